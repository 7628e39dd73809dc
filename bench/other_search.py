"""OpenSpiel's search, run by ``bench.simulations`` in an environment of its own."""

import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import Final

A_MOVE: Final = 1000
"""So many simulations it makes for a move."""


def theirs(seconds: float, seed: int) -> float:
    """Simulations a second of OpenSpiel's search; runs where OpenSpiel is installed."""
    spiel = import_module("pyspiel")
    game, luck = spiel.load_game("gin_rummy"), Random(seed)
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    spent, count = 0.0, 0
    while spent < seconds:
        state = game.new_initial_state()
        for _ in range(60 + luck.randrange(20)):
            if state.is_terminal():
                break
            state.apply_action(luck.choice(state.legal_actions()))
        while not state.is_terminal() and state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
        if state.is_terminal() or len(state.legal_actions()) < 2:
            continue
        final = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = spiel.ISMCTSBot(seed, evaluator, 1.4, A_MOVE, -1, final, False, True)
        begun = process_time()
        bot.step(state)
        spent += process_time() - begun
        count += A_MOVE
    return count / spent


if __name__ == "__main__":
    print(theirs(float(sys.argv[1]), int(sys.argv[2])))
