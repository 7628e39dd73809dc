"""Other engines, driven from Python as their own manuals do it. Each is imported only by the worker that runs it.

Throws of luck are no moves: what a player is asked is counted, for every engine alike.
"""

import copy
import operator
import random
from importlib import import_module
from importlib.metadata import version

from bench.contestant import Contestant, Played

__all__ = ["catanatron", "open_spiel", "rlcard"]


def open_spiel(name: str) -> Contestant:
    """OpenSpiel: a game in C++, its state driven through the Python bindings."""
    game = import_module("pyspiel").load_game(name)

    def play(most: int) -> Played:
        state = game.new_initial_state()
        moves = lone = 0
        while moves != most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                count = len(legal)
                moves += 1
                lone += count == 1
                state.apply_action(legal[int(random.random() * count)])
        return Played(state, moves, lone)

    return Contestant(f"OpenSpiel {version('open_spiel')}", play, operator.methodcaller("clone"))


def rlcard(name: str) -> Contestant:
    """RLCard: an environment in Python, which encodes an observation at every step."""
    table = import_module("rlcard").make(name, config={"seed": 1})

    def play(most: int) -> Played:
        state, _ = table.reset()
        moves = lone = 0
        while moves != most and not table.is_over():
            legal = list(state["legal_actions"])
            count = len(legal)
            moves += 1
            lone += count == 1
            state, _ = table.step(legal[int(random.random() * count)])
        return Played(table.game, moves, lone)

    return Contestant(f"RLCard {version('rlcard')}", play, copy.deepcopy)


def catanatron(players: int) -> Contestant:
    """catanatron: Catan in Python, played by its own random players."""
    engine = import_module("catanatron")
    longest = import_module("catanatron.game").TURNS_LIMIT
    colors = list(engine.Color)[:players]

    def play(most: int) -> Played:
        game = engine.Game([engine.RandomPlayer(color) for color in colors])
        moves = lone = 0
        while moves != most and game.winning_color() is None and game.state.num_turns < longest:
            moves += 1
            lone += len(game.state.playable_actions) == 1
            game.play_tick()
        return Played(game, moves, lone)

    return Contestant(f"catanatron {version('catanatron')}", play, operator.methodcaller("copy"))
