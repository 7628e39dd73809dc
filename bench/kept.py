"""Counts which cards people keep in hand rather than others: what a search deals hands by.

``python -m bench.kept footime --matches 100 > src/onze/games/footime/data/kept.toml``

Plays matches between coaches and compares, now and then, what others truly hold with what is dealt to them. Whatever is
held more often than dealt gets more weight, and the next deals are drawn by that (``onze.kernel.cards.keeping``), until
both agree. Where the game's coach reads from the play of others what they hold, deals go by that too, so that the
weights say what is left to be said. The last matches are kept for the test: how far what is dealt is from what is held,
in cards a position.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from bench.ours import read_options, refusals_told
from onze.games import coach_of, load
from onze.kernel.cards.reading import Reading
from onze.kernel.chance import Seeded
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["fitted", "held", "positions"]

TESTED: Final = 0.2
"""The share of positions that the weights are tested on."""
ROUNDS: Final = 8
DOUBT: Final = 5.0
"""Weights are held back as if so many cards more had been both held and dealt."""
WIDEST: Final = 20.0
"""No card counts for more than so many others, and none for less than that share of one."""


Position = tuple[Match, int, Reading | None]
"""A position, the seat that is asked, and what it can read from the play of the others."""


def positions(game: Game[Any], matches: int, seed: int, often: int) -> list[Position]:
    """One of so many positions at which somebody is asked."""
    coach, luck = coach_of(game), Seeded(seed)
    assert coach is not None, "only coaches know how to play"
    found: list[Position] = []
    for number in range(matches):
        chance = Seeded(seed + number)
        match: Match = game.new_match(chance)
        while match.outcome is None:
            if len(match.moves()) > 1 and match.decision is match.opened and luck.below(often) == 0:
                found.append((match.clone(), match.seat, coach.reading(match, match.seat)))
            match.play_listed(coach.choose(match, match.seat, chance), chance)
    return found


def held(match: Match, seat: int) -> Counter[int]:
    """What others hold of which a seat knows nothing."""
    hands = [zone for zone in match.zones if zone.place.hand and zone.place.owner != seat]
    return Counter(card for zone in hands for spot, card in enumerate(zone.cards) if not zone.known_to(seat, spot))


def dealt(at: Sequence[Position], kept: Sequence[float] | None, luck: Seeded) -> Counter[int]:
    """What others are dealt at some positions, in all."""
    found: Counter[int] = Counter()
    for match, seat, reading in at:
        found.update(held(match.dealer(seat, kept, reading).deal(luck), seat))
    return found


def fitted(at: Sequence[Position], cards: int, luck: Seeded) -> list[float]:
    """For each card how much rather than others it is kept."""
    true: Counter[int] = Counter()
    for match, seat, _ in at:
        true.update(held(match, seat))
    kept = [1.0] * cards
    for _ in range(ROUNDS):
        said = dealt(at, kept, luck)
        for card in range(cards):
            more = kept[card] * (true[card] + DOUBT) / (said[card] + DOUBT)
            kept[card] = min(WIDEST, max(1.0 / WIDEST, more))
    return kept


def main() -> None:
    """Plays, counts and prints the data file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--often", type=int, default=4, help="one of so many decisions is looked at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked = parser.parse_args()
    with refusals_told(parser):
        game = load(asked.game, asked.seats, **read_options(asked.option))
    luck = Seeded(asked.seed)
    at = positions(game, asked.matches, asked.seed, asked.often)
    last = int(len(at) * (1 - TESTED))
    kept = fitted(at[:last], len(game.cards), luck)
    true: Counter[int] = Counter()
    for match, seat, _ in at[last:]:
        true.update(held(match, seat))
    wrong = []
    for weights in (None, kept):
        said = dealt(at[last:], weights, luck)
        wrong.append(sum(abs(true[card] - said[card]) for card in range(len(game.cards))) / (len(at) - last))
    print("# How much rather than others each card is kept in hand: what a search deals the hands of others by.")
    print(f"# {last} positions of matches between coaches: python -m bench.kept {' '.join(sys.argv[1:])}")
    print(f"# In {len(at) - last} others what is dealt differs from what is held by {wrong[1]:.2f} cards a position;")
    print(f"# by {wrong[0]:.2f} where all deals are alike.\n")
    for card, weight in sorted(zip(game.cards, kept, strict=True), key=lambda one: -one[1]):
        print(f'"{card}" = {weight:.2f}' if ":" in card else f"{card} = {weight:.2f}")


if __name__ == "__main__":
    main()
