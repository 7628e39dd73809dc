"""Fits how the coach of Footime reckons the chance to win, on matches between coaches.

``python -m bench.footime_chances --matches 80`` plays at each kind of table, and prints what belongs in
``data/chances.toml`` with the Brier score that it comes to on matches that it was not fitted on, beside that of always
saying a half.
"""

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bench.fitting import brier, fit
from onze.games.footime import Footime
from onze.games.footime.box.periods import SHOOT_OUT
from onze.games.footime.coach import FootimeCoach
from onze.games.footime.coach.chances import Fitted, Situation, reckoned
from onze.kernel.chance import Seeded

__all__ = ["error_of", "main", "samples_of"]

TABLES: Final = (2, 4)
"""Numbers of players."""
EVERY: Final = 7
"""Of so many decisions one is looked at: neighbours tell the same story."""
START: Final[Mapping[str, float]] = {"goals_a_turn": 0.0065, "attack": 0.2, "shot": 0.3, "stoppage_turns": 3.0}
"""Where the search begins."""

Sample = tuple[Situation, float]


def samples_of(game: Footime, seeds: Sequence[int]) -> list[Sample]:
    """Situations of coached matches, each with what the first side won in the end; shoot-outs are reckoned exactly."""
    coach = FootimeCoach(game)
    samples: list[Sample] = []
    for seed in seeds:
        luck = Seeded(seed)
        match = game.new_match(luck)
        seen: list[Situation] = []
        number = seed
        while match.outcome is None:
            number += 1
            if number % EVERY == 0 and match.period != SHOOT_OUT:
                seen.append(Situation(match, 0))
            seat = match.asked[0]
            match.play_listed(coach.choose(match, seat, luck), luck, None, seat)
        samples += [(situation, match.outcome.values[0]) for situation in seen]
    return samples


def error_of(samples: Sequence[Sample], weights: Mapping[str, float]) -> float:
    """How far chances are off that are reckoned with these weights.

    Shares are between none and all, and the turn in which time is up is played to its end: nothing is certain before.
    """
    if min(weights.values()) < 0 or max(weights["attack"], weights["shot"]) > 1 or weights["stoppage_turns"] < 1:
        return 1.0
    fitted = Fitted(**weights)
    return brier([reckoned(situation, fitted) for situation, _ in samples], [won for _, won in samples])


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays, fits on three matches of four, and prints the weights as TOML."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=80, help="matches for each number of players")
    matches: int = parser.parse_args(arguments).matches
    seeds = range(matches)
    learnt: list[Sample] = []
    unseen: list[Sample] = []
    for seats in TABLES:
        game = Footime(seats)
        learnt += samples_of(game, [seed for seed in seeds if seed % 4])
        unseen += samples_of(game, seeds[::4])
    weights = fit(START, partial(error_of, learnt), START)
    even = brier([0.5] * len(unseen), [won for _, won in unseen])
    print(
        f"# {len(learnt)} situations; on {len(unseen)} others {error_of(unseen, weights):.3f}, always a half {even:.3f}"
    )
    print("\n".join(f"{name} = {weight:.4f}" for name, weight in weights.items()), flush=True)


if __name__ == "__main__":
    main()
