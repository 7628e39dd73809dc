"""Fits how the coach of Worldwide Football reckons the chance to win, on matches between two coaches.

``python -m bench.worldwide_chances --matches 400`` plays at each kind of table, and prints what belongs in
``data/chances.toml`` with the Brier score that it comes to, beside that of a coach who always says a half.
"""

import argparse
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bench.fitting import brier, fit
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.coach import WorldwideCoach
from onze.games.worldwide_football.coach.winning import Situation, lean
from onze.kernel.chance import Seeded

__all__ = ["main"]

TABLES: Final = (
    (2, "amateur"),
    (2, "professional"),
    (2, "international"),
    (1, "amateur"),
    (1, "professional"),
)
"""Seats and mode."""
EVERY: Final = 6
"""Of so many decisions one is looked at: neighbours tell the same story."""
START: Final[Mapping[str, float]] = {
    "steep": 1.2, "floor": 0.1, "attack": 0.12, "pa": 0.03, "unstopped": 0.75,
    "star": 0.05, "card": 0.02, "player": 0.02, "ahead": 0.0,
}  # fmt: skip
"""Where the search begins."""
ALONE: Final = ("ahead",)
"""Weights of matches against the virtual opponent; two coaches are equals."""

Sample = tuple[Situation, float]


def samples_of(seats: int, mode: str, matches: int) -> list[Sample]:
    """Situations of coached matches, each with what the first side won in the end."""
    game = WorldwideFootball(seats, mode=mode)
    choose = WorldwideCoach(game).choose
    samples: list[Sample] = []
    for seed in range(matches):
        luck = Seeded(seed)
        match = game.new_match(luck)
        seen: list[Situation] = []
        number = seed
        while match.outcome is None:
            number += 1
            if number % EVERY == 0:
                seen.append(Situation(match))
            seat = match.asked[0]
            match.play(choose(match, seat, luck), luck, seat=seat)
        samples += [(situation, match.outcome.values[0]) for situation in seen]
    return samples


def error_of(samples: Sequence[Sample], weights: Mapping[str, float]) -> float:
    """How far chances are off that are reckoned with these weights; there must be a floor to stand on."""
    if weights["floor"] <= 0:
        return 1.0
    return brier([lean(situation, weights) for situation, _ in samples], [won for _, won in samples])


def main() -> None:
    """Prints the weights of every kind of table as TOML."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    matches: int = parser.parse_args().matches
    for seats, mode in TABLES:
        samples = samples_of(seats, mode, matches)
        units = {name: max(value, 0.1) for name, value in START.items() if seats == 1 or name not in ALONE}
        weights = fit(START, partial(error_of, samples), units)
        even = brier([0.5] * len(samples), [won for _, won in samples])
        print(f"# {len(samples)} situations: {error_of(samples, weights):.3f}, always a half {even:.3f}")
        print(f"[{'solo' if seats == 1 else 'two'}-{mode}]")
        print("\n".join(f"{name} = {weight:.3f}" for name, weight in weights.items()), flush=True)


if __name__ == "__main__":
    main()
