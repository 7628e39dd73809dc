"""The facts of each kind of things, which a front end draws with."""

from typing import NotRequired, TypedDict

__all__ = [
    "ArrowFacts", "CardFacts", "Corner", "EndFacts", "FootballFacts", "Kit", "PileFacts", "SeatFacts", "SpotFacts",
    "SquareFacts", "TeamFacts",
]  # fmt: skip


class ArrowFacts(TypedDict):
    """An arrow, as who plays sees the pitch, attacking upwards."""

    arrow: str
    """Where it points; described by ``direction:across-left``."""
    number: int
    """How many squares it counts."""
    x: int
    """One step of it to the right."""
    y: int
    """One step of it towards the goal that is attacked."""


class CardFacts(TypedDict):
    """A card."""

    family: str
    """What kind of card it is: attacker, free_kick, goalkeeper, corner or penalty."""
    arrows: list[ArrowFacts]
    """The arrows on it."""
    symbol: str | None
    """The sign on it: hand, red or blue; described by ``symbol:hand``."""
    title: dict[str, str]
    """What is printed above its picture, by language."""


class Corner(TypedDict):
    """A corner of the pitch."""

    end: str
    """The end that it lies at."""
    flag: str
    """The colour of its flag: red or blue; described by ``symbol:red``."""


class SquareFacts(TypedDict):
    """A square of the pitch or, with fewer facts, of a net."""

    x: int
    """Its column from 1."""
    y: int
    """Its row from 1, at the south end; the nets lie beyond."""
    net: str | None
    """The end whose net it belongs to."""
    column: NotRequired[str]
    """The letter of its column."""
    row: NotRequired[str]
    """The number of its row, as it is printed."""
    area: NotRequired[str | None]
    """The end whose penalty area it belongs to."""
    kick_off: NotRequired[str | None]
    """The end whose side kicks off from it."""
    clearance: NotRequired[str | None]
    """The end whose side clears the ball from it."""
    corner: NotRequired[Corner | None]
    """The corner that it is."""
    neighbours: NotRequired[list[str]]
    """The squares beside it, also at its corners."""


class SpotFacts(TypedDict):
    """A spot where the ball can lie that is no square."""

    x: float
    """Where it lies among the columns."""
    y: float
    """Where it lies among the rows."""


class EndFacts(TypedDict):
    """An end of the pitch."""

    row: int
    """The row in front of its goal."""


class PileFacts(TypedDict):
    """The draw pile, which is the clock of a half."""

    cards: int
    """How many cards there are in all."""
    half_ends_at: int
    """With how many cards left the half ends."""


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


class TeamFacts(TypedDict):
    """A team, which is a side."""

    side: int
    """Its side, from 0."""
    colours: Kit
    """What it wears."""
    seats: list[str]
    """The seats that play for it."""


class SeatFacts(TypedDict):
    """A seat at the table."""

    number: int
    """Its number, from 0."""
    side: int
    """The side that it plays for."""
    team: str
    """The team of that side."""


class FootballFacts(TypedDict):
    """The facts of things, by their kinds."""

    card: CardFacts
    """The cards of the pack."""
    square: SquareFacts
    """The squares of the pitch and of the nets."""
    spot: SpotFacts
    """The centre spot and the penalty spots."""
    arrow: ArrowFacts
    """The arrows that can be chosen."""
    end: EndFacts
    """The two ends."""
    pile: PileFacts
    """The draw pile."""
    team: TeamFacts
    """The two teams."""
    seat: SeatFacts
    """The seats."""
