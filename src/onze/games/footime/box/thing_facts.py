"""The facts of each kind of things, which a front end draws with."""

from typing import NotRequired, TypedDict

__all__ = [
    "BoardFacts", "CardFacts", "EndFacts", "FootimeFacts", "FormationFacts", "Kit", "PawnFacts", "PointFacts",
    "SeatFacts", "SideFacts", "TeamFacts",
]  # fmt: skip


class CardFacts(TypedDict):
    """A kind of card."""

    family: str
    """What it is about: run, ball, duel, goalkeeper, referee or bench."""
    colour: str
    """The colour of that family, as a page writes it."""
    symbol: str
    """What it does, in one word: run, pass, tackle …"""
    number: int
    """How far it goes; 0 where it goes nowhere."""
    title: dict[str, str]
    """What is printed above its picture, by language."""
    laid_in: list[str]
    """When it can be laid: turn, goal or retention."""
    again: bool
    """Whether who lays it plays again."""
    doubles: list[str]
    """The symbols of the cards that it doubles."""
    rule: str
    """The id of its rule."""


class PointFacts(TypedDict):
    """A point of the pitch."""

    x: int
    """How far along the pitch it lies."""
    y: int
    """How far across the pitch it lies."""
    column: int
    """The number in its name."""
    row: str
    """The letter in its name."""
    halves: list[str]
    """The ends whose half it belongs to: both for the halfway line."""
    zones: list[str]
    """The zones, lines and spots that it belongs to, the most telling first."""
    neighbours: list[str]
    """The points beside it."""


class BoardFacts(TypedDict):
    """The pitch as a whole."""

    along: int
    """How many points it has along."""
    across: int
    """How many points it has across."""
    x: list[int]
    """The least and the greatest ``x`` of its points."""
    y: list[int]
    """The least and the greatest ``y`` of its points."""
    centre: str
    """The centre point."""
    circle: list[str]
    """The points of the centre circle."""
    halfway: list[str]
    """The points of the halfway line."""


class EndFacts(TypedDict):
    """An end of the pitch."""

    goal: list[str]
    """The points of its goal."""
    keeper: str
    """The point of its goalkeeper."""
    area: list[str]
    """The points of its penalty area."""
    six_metre_line: list[str]
    """The points of its six-metre line."""
    penalty_spot: str
    """Its penalty spot."""
    behind_spot: str
    """The point behind that, where who takes a penalty stands."""
    corners: list[str]
    """Its two corner points."""


class SideFacts(TypedDict):
    """What belongs to one of the two teams."""

    side: int
    """Its side, from 0."""
    team: str
    """Its team."""


class PawnFacts(SideFacts):
    """A pawn."""

    shirt: int
    """The number on its shirt."""
    goalkeeper: bool
    """Whether it begins as the goalkeeper."""


class SeatFacts(SideFacts):
    """A seat at the table."""

    number: int
    """Its number, from 0."""


class Kit(TypedDict):
    """What a team wears, in colours as a page writes them."""

    shirt: str
    """Its shirts."""
    number: str
    """The numbers on them."""
    edge: str
    """The edge around them, which stands out from the grass."""
    hem: NotRequired[str]
    """The hem of a light shirt."""
    goalkeeper: str
    """The shirt of its goalkeeper."""


class TeamFacts(TypedDict):
    """A team."""

    side: int
    """Its side, from 0."""
    colours: Kit
    """What it wears."""
    seats: list[str]
    """The seats that play for it."""


class FormationFacts(TypedDict):
    """A formation; what is lined up by hand has no points."""

    points: NotRequired[dict[str, dict[str, list[str]]]]
    """Where shirts 2 to 11 stand: for ``kicking`` and ``receiving``, by the end that is defended."""


class FootimeFacts(TypedDict):
    """The facts of things, by their kinds."""

    card: CardFacts
    """The cards of the pack."""
    point: PointFacts
    """The points of the pitch."""
    board: BoardFacts
    """The pitch."""
    end: EndFacts
    """The two ends."""
    pawn: PawnFacts
    """The pawns of both teams."""
    team: TeamFacts
    """The two teams."""
    seat: SeatFacts
    """The seats."""
    formation: FormationFacts
    """The formations that can be chosen."""
