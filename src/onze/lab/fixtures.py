"""Who plays whom: every deal is played from every side, so that neither cards nor the first move favour anybody."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

from onze.kernel.chance import Seeded
from onze.kernel.game import Game

__all__ = ["Fixture", "Pairing", "even_share", "fixtures", "is_alone", "matches_a_round", "pairings"]


class Pairing(NamedTuple):
    """One bot against another, which takes all other sides."""

    one: str
    """The bot whose share is counted, by its code."""
    others: str
    """The bot on all other sides, by its code."""


class Fixture(NamedTuple):
    """One match of a pairing."""

    pairing: Pairing
    """Who plays."""
    deal: int
    """The number of the deal: the same for all matches of a round, and for all pairings."""
    seed: int
    """The luck of that deal."""
    side: int
    """The side of the one; a side without seats leaves the match against the game itself to the other bot."""


def pairings(game: Game[Any], bots: Sequence[str]) -> list[Pairing]:
    """Everybody against everybody; with more than two sides, each alone against a field of each other."""
    pairs = permutations(bots, 2) if len(game.sides) > 2 else combinations(bots, 2)
    return [Pairing(one, others) for one, others in pairs]


def fixtures(game: Game[Any], pairing: Pairing, deal: int, seed: int) -> Iterator[Fixture]:
    """A round: one deal, with the one on every side in turn."""
    luck = Seeded(seed).child(f"deal {deal}").seed
    for side in range(matches_a_round(game)):
        yield Fixture(pairing, deal, luck, side)


def matches_a_round(game: Game[Any]) -> int:
    """As many as there are sides; two where one seat plays against the game itself, which both bots do."""
    return len(game.sides)


def is_alone(game: Game[Any]) -> bool:
    """Whether a single side is played against the game itself."""
    return () in game.sides


def even_share(game: Game[Any]) -> float:
    """What each would win if all were equal."""
    return 1 / len(game.sides)
