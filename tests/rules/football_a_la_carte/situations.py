"""Situations that several paragraphs start from."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from onze.games import football_a_la_carte
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.events import Event
from tests.rules.table import play

GAME: Final = FootballALaCarte()

Order = tuple[int, int, int, int]
"""The seats of four turns in a row, the first being the player on the ball."""

ORDERS: Final[tuple[Order, ...]] = (
    (0, 1, 0, 1), (1, 0, 1, 0),
    (0, 1, 0, 2), (0, 2, 0, 1), (1, 0, 2, 0), (2, 0, 1, 0),
    (0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2),
)  # fmt: skip
"""Every way in which turns can follow each other with two, three and four players."""

TWO_PLAYERS: Final[Order] = ORDERS[0]

in_every_order = pytest.mark.parametrize("order", ORDERS, ids=lambda order: "-".join(map(str, order)))

AREA: Final = {
    "north": ["c11", "d11", "e11", "f11", "c12", "d12", "e12", "f12"],
    "south": ["c1", "d1", "e1", "f1", "c2", "d2", "e2", "f2"],
}

Hands = Mapping[int, Sequence[str]]


@cache
def game_for(order: Order) -> FootballALaCarte:
    """The game for as many players as take part in these turns."""
    return FootballALaCarte(len(set(order)))


def game_with(tmp_path: Path, card: str) -> FootballALaCarte:
    """The game for two with one more card in the pack, written as in the card file."""
    shipped = (Path(football_a_la_carte.__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8")
    pack = tmp_path / "cards.toml"
    pack.write_text(f"{shipped}\n[[card]]\n{card}\n", encoding="utf-8")
    return FootballALaCarte(cards=pack)


def full_hand(order: Order, seat: int, cards: Sequence[str]) -> list[str]:
    """As many of these cards as that seat holds, so that no other card comes into the hand."""
    return list(cards[: game_for(order).hand_sizes[seat]])


def before(decision: str, order: Order, hands: Hands, attacks: str = "north", **facts: Any) -> FootballMatch:
    """The position before a decision, with the first player of the order in turn and attacking that end."""
    game = game_for(order)
    side = game.side_of(order[0])
    south = side if attacks == "north" else 1 - side
    return game.scenario(decision, seat=order[0], next_seat=order[1], south=south, hands=hands, **facts)


def after_example_5(order: Order = TWO_PLAYERS, hands: Hands | None = None, **facts: Any) -> FootballMatch:
    """The first player has shot from d9 with a forward six, and drawn a card; the ball lies in the net at d13."""
    held = {seat: list(cards) for seat, cards in (hands or {}).items()}
    held[order[0]] = ["forward-6-blue", *held.get(order[0], [])]
    match = before("OpenPlay", order, held, ball="d9", **facts)
    play(match, "play card:forward-6-blue")
    return match


def goals_of(match: FootballMatch, seat: int) -> tuple[int, int]:
    """The goals of that seat's side, and of the other."""
    side = match.rules.side_of(seat)
    return match.goals[side], match.goals[1 - side]


def hand_sizes(match: FootballMatch) -> tuple[int, ...]:
    """How many cards each seat holds."""
    return tuple(len(hand) for hand in match.hands)


def flight(told: Sequence[Event]) -> tuple[object, object]:
    """The squares that the ball passed in the only flight told, and what came of it."""
    (ball,) = (event.facts for event in told if event.kind == "ball")
    return ball["path"], ball["result"]


def drawn(told: Sequence[Event]) -> dict[object, object]:
    """How many cards each seat has drawn."""
    return {event.facts["seat"]: event.facts["count"] for event in told if event.kind == "draw"}
