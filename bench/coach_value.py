"""How good the coach's chances are: its ``value`` at every decision of coach matches, against how they ended.

    python -m bench.coach_value --game worldwide-football --matches 200

Prints the Brier score (0 is perfect) beside that of always saying "as much as the others", and what share of the win
came of what was said, tenth by tenth. All decisions of a match end alike, so the spread is that of the matches.
"""

import argparse
from typing import Any

from bench.ours import read_options
from onze.bots.asking import ask_bot_phrase
from onze.games import coach_of, load
from onze.kernel.chance import Seeded
from onze.kernel.phrases import play_phrase

__all__ = ["said_and_won"]

TENTHS = 10


def said_and_won(game: Any, matches: int, seed: int) -> list[tuple[float, float]]:
    """Pairs: the chance that was said for a seat that was asked, and its share of the win in the end."""
    coach = coach_of(game)
    if coach is None:
        raise SystemExit(f"{game.id} has no coach")
    pairs: list[tuple[float, float]] = []
    for number in range(matches):
        luck, thinking = Seeded(seed + number), Seeded(seed + number).child("thinking")
        match = game.new_match(luck)
        said: list[tuple[int, float]] = []
        while match.outcome is None:
            seat = match.seat
            said.append((seat, coach.value(match.redealt(seat, thinking), seat)))
            play_phrase(match, ask_bot_phrase(coach.choose, match, seat, thinking), luck, None, seat)
        pairs += [(chance, match.outcome.values[seat]) for seat, chance in said]
    return pairs


def brier(pairs: list[tuple[float, float]]) -> float:
    """The mean square of how far off what was said was."""
    return sum((said - won) ** 2 for said, won in pairs) / len(pairs)


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="football-a-la-carte")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = load(asked.game, asked.seats, **read_options(asked.option))
    pairs = said_and_won(game, asked.matches, asked.seed)
    even = [(1 / len(game.sides), won) for _, won in pairs]
    print(f"{asked.game}: Brier {brier(pairs):.4f}, always even {brier(even):.4f}, {len(pairs)} decisions")
    for tenth in range(TENTHS):
        here = [pair for pair in pairs if min(int(pair[0] * TENTHS), TENTHS - 1) == tenth]
        if here:
            said, won = (sum(pair[place] for pair in here) / len(here) for place in (0, 1))
            print(f"said {said:5.2f}  won {won:5.2f}  {len(here):7} decisions")


if __name__ == "__main__":
    main()
