"""Positions of The World Cup Game for rule tests: rows on the board, cards in hand, throws by colour."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from onze.games.world_cup import WorldCup
from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Scripted, Seeded
from onze.kernel.events import Event
from onze.kernel.things import bare
from onze.kernel.words import Reason
from tests.rules.table import moves, play, refusal

Rows = dict[str, list[str]]
"""Tokens by row, innermost first: ``{"G5.left": ["A", "1G", "~2G"]}``."""

DICE: Final = (
    ("black", "black", "red", "red", "blue", "green"),
    ("black", "black", "red", "blue", "green", "yellow"),
    ("black", "black", "black", "red", "red", "blue"),
    ("black", "red", "blue", "green", "yellow", "white"),
)
"""The faces of the first and second white die and of the first and second natural one, as the rulebook lists them."""

ONE_OF_EACH: Final = {
    "black": "E2.left", "red": "C4.right", "blue": "B2.left", "green": "E1.left", "yellow": "F1.right",
    "grey": "C2.left",
}  # fmt: skip
"""A row of 2002 for each colour: Germany, Turkey, Spain, Ireland, Nigeria and China."""

SPACES: Final = {"black": 4, "red": 4, "blue": 3, "green": 3, "yellow": 2, "grey": 2}
COLOURS: Final = tuple(SPACES)


GROUP_ROWS: Final = tuple(
    f"{group}{number}.{side}" for group in "ABCDEFGH" for number in range(1, 7) for side in ("left", "right")
)
"""All rows of the group phase of 2002."""


@cache
def game(seats: int = 5, **options: Any) -> WorldCup:
    """The game with these options; 2002 unless they say otherwise."""
    return WorldCup(seats, **options)


def scene(rules: WorldCup, *cards: str, **facts: Any) -> WorldCupMatch:
    """Seat 0 to play, with these cards in hand."""
    hands = {"hands": {0: list(cards)}} if cards else {}
    return rules.scenario("PlayCard", Seeded(1), **{"seat": 0, **hands, **facts})


def one_after_the_other(rules: WorldCup, *cards: str, **facts: Any) -> WorldCupMatch:
    """Seat 0 to play, then seat 1 and so on, each with the next of these cards in hand."""
    return scene(rules, hands={seat: [card] for seat, card in enumerate(cards)}, **facts)


def place(match: WorldCupMatch, card: str, *rows: str, throws: Sequence[str] = ()) -> list[Event]:
    """Plays a card and puts its tokens in these rows."""
    return play(match, f"place card:{card}", *(f"choose row:{row}" for row in rows), throws=throws)


def turn_over(match: WorldCupMatch, card: str, row: str) -> list[Event]:
    """Plays a card against the vulnerable token of a row."""
    return play(match, f"flip card:{card}", f"choose row:{row}")


def discard(match: WorldCupMatch, card: str, throws: Sequence[str] = ()) -> list[Event]:
    """Plays a card for nothing."""
    return play(match, f"discard card:{card}", throws=throws)


def on_with(match: WorldCupMatch, *names: str, seed: int = 1) -> list[Event]:
    """Plays moves whose luck does not matter."""
    told: list[Event] = []
    luck = Seeded(seed)
    for name in names:
        match.play(match.game.move(name), luck, told.append)
    return told


def discard_all(match: WorldCupMatch, turns: int, seed: int = 1) -> list[Event]:
    """So many turns in which everybody only discards; their luck does not matter."""
    told: list[Event] = []
    luck = Seeded(seed)
    for _ in range(turns):
        name = next(name for name in moves(match) if name.startswith("discard "))
        match.play(match.game.move(name), luck, told.append)
    return told


def row(match: WorldCupMatch, name: str) -> list[str]:
    """The tokens of a row as everybody sees them, innermost first."""
    tokens: list[str] = _side(match, name)["tokens"]
    return tokens


def goals(match: WorldCupMatch, name: str) -> int:
    """The goals of a row as it stands, without dice."""
    shown: int = _side(match, name)["goals"]
    return shown


def team(match: WorldCupMatch, name: str) -> str:
    """The team that plays in a row."""
    shown: str = _side(match, name)["team"]
    return shown


def _side(match: WorldCupMatch, name: str) -> dict[str, Any]:
    seen: Any = match.view(None)
    (shown,) = (row for of in seen["matches"] for row in of["rows"] if row["row"] == f"row:{name}")
    return {key: bare(value) for key, value in shown.items()}


def uses(match: WorldCupMatch, card: str) -> set[str]:
    """What a card in hand may be used for: place, flip, discard."""
    return {name.partition(" ")[0] for name in moves(match) if name.endswith(f" card:{card}")}


def targets(match: WorldCupMatch, use: str, card: str, *chosen: str) -> list[str]:
    """The rows that may be chosen for a card, after those chosen already."""
    after = match.clone()
    play(after, f"{use} card:{card}", *(f"choose row:{name}" for name in chosen))
    return [name.removeprefix("choose row:") for name in moves(after) if name.startswith("choose row:")]


def refused_row(match: WorldCupMatch, use: str, card: str, *rows: str) -> Reason:
    """Why the last of these rows may not be chosen for a card."""
    after = match.clone()
    *before, last = rows
    play(after, f"{use} card:{card}", *(f"choose row:{name}" for name in before))
    return refusal(after, f"choose row:{last}")


def dice(*colours: str) -> list[str]:
    """A throw of the four dice that shows these colours, one for each die."""
    return [f"d6 {faces.index(colour) + 1}" for faces, colour in zip(DICE, colours, strict=True)]


def facts(told: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What everybody was told in the events of a kind."""
    return [dict(event.facts) for event in told if event.kind == kind]


def results(told: Sequence[Event]) -> dict[str, tuple[int, int]]:
    """The scores that were told, by match."""
    return {told_of["match"]: tuple(told_of["goals"]) for told_of in facts(told, "result")}


def scores_of_1930(rows: Rows, *throws: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The scores of the groups of 1930 with these tokens and one throw of the dice for each group.

    A single throw is used for all groups. The draw pile that follows is shuffled once, in any case.
    """
    match = scene(game(edition="1930"), "attack", rows=rows, draw_pile_size=1)
    for_groups = throws if len(throws) == 4 else throws * 4
    told = discard(match, "attack", throws=[*(die for throw in for_groups for die in dice(*throw)), "keep order"])
    return results(told)


def kick_off(
    rules: WorldCup,
    *drawn: Sequence[str],
    left_over: Sequence[str] = (),
    lots: Sequence[int] | None = None,
    dealer: int = 0,
    deck: str = "keep order",
) -> tuple[WorldCupMatch, list[Event]]:
    """A new match, and all that was told: each seat draws these teams, and these are left over, in this order.

    Without teams the bag keeps its order. Among equally weak sets lots name the seats, the first coming first.
    """
    ids = rules.edition.team_ids
    named = [*(name for teams in drawn for name in teams), *left_over]
    bag = " ".join(["order", *(str(ids.index(name)) for name in named)]) if named else "keep order"
    throws = [bag]
    if len(ids) % rules.seats:
        throws.append("keep order" if lots is None else " ".join(["order", *(str(seat) for seat in lots)]))
    told: list[Event] = []
    with_luck = Scripted(*throws, f"d{rules.seats} {dealer + 1}", deck)
    with with_luck:
        match = rules.new_match(with_luck, told.append)
    return match, told


def teams_of(match: WorldCupMatch) -> list[set[str]]:
    """The teams of each seat, as everybody sees them."""
    seen: Any = match.view(None)
    return [{team.removeprefix("team:") for team in teams} for teams in seen["teams"]]
