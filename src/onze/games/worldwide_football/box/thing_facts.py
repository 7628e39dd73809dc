"""The facts of each kind of things, which a front end draws with."""

from typing import TypedDict

__all__ = [
    "AbilityFacts", "CardFacts", "DeckFacts", "FootballerFacts", "Kit", "NumberFacts", "PlaceFacts", "PlayerFacts",
    "SeatFacts", "TeamFacts", "WorldwideFacts",
]  # fmt: skip


class CardFacts(TypedDict):
    """An Action card, with its numbers as printed."""

    family: str
    """What kind of card it is: attack, shot or defence."""
    pa: int
    """The PA that it brings."""
    at: list[int]
    """The PA at which it may be laid; empty where that is anywhere."""
    bonus: dict[str, int]
    """What a Shot adds to its die, by the PA."""
    effect: str
    """What else it does, in one word; empty where that is nothing."""
    answered_by: dict[str, int]
    """The defence cards that may answer it, with their red bonuses."""
    restarts: list[str]
    """The restarts after which it may be laid first; described by ``restart:corner``."""
    number: int
    """What a defence card must reach with its d20; 0 on the others."""
    foul: list[int]
    """The rolls that are fouls, where fouls are played."""
    yellow: list[int]
    """Those of them that bring a yellow card."""
    red: list[int]
    """Those of them that bring a red card."""
    each_side: int
    """How many of it each side has."""
    short: dict[str, str]
    """Its name where there is little room, by language."""
    does: dict[str, str]
    """What it does, by language."""
    brief: dict[str, str]
    """What it does in a few signs, by language."""


class PlayerFacts(TypedDict):
    """A Player card as both sides have it."""

    role: str
    """Where he plays: G in goal, D in defence, M in midfield, A in attack."""
    number: int
    """Its number among those of its role."""
    footballers: dict[str, str]
    """Who it is, by team."""


class AbilityFacts(TypedDict):
    """An ability."""

    cost: int
    """How many Stars it costs."""
    amateur: bool
    """Whether the amateur mode has it."""


class Kit(TypedDict):
    """What a team wears."""

    shirt: str
    """The colour of its shirts, as a page writes it."""
    trim: str
    """The second colour of them."""
    cut: str
    """How that colour lies on them: plain, bar, sash or trim."""


class TeamFacts(TypedDict):
    """A team."""

    stars: int
    """Its Stars."""
    abilities: list[str]
    """The abilities on its card."""
    solo_abilities: list[str]
    """Those that it has as the virtual opponent."""
    stadium: str
    """Its stadium."""
    players: dict[str, str]
    """Who its players are, by Player card."""
    the: dict[str, str]
    """Its name with an article, by language."""
    of: dict[str, str]
    """Its name after “of”, by language."""
    short: dict[str, str]
    """Its name where there is little room, by language."""
    colours: Kit
    """What it wears."""


class FootballerFacts(TypedDict):
    """A player of a team."""

    team: str
    """His team."""
    card: str
    """His Player card."""
    name: str
    """His name."""
    role: str
    """Where he plays: G in goal, D in defence, M in midfield, A in attack."""
    specialist: bool
    """Whether he is a specialist of free kicks."""
    pa: int
    """The PA that he brings."""
    moment: str
    """When his card is played; described by ``moment:with``."""
    on: list[str]
    """The cards that it is played on; empty where that is any."""
    effect: str
    """What else it does, in one word."""
    amount: int
    """How much of it; a d20 that must be reached where it counters a card."""
    can_be_countered: bool
    """Whether an opponent's defender may counter it."""
    does: dict[str, str]
    """What his card does, by language."""


class PlaceFacts(TypedDict):
    """A place on the way to goal."""

    number: int
    """How many PA it is."""
    shots: dict[str, int]
    """The Shots that may be laid there, with what they add to the die."""


class NumberFacts(TypedDict):
    """A number that is chosen: of a die's face or of cards."""

    number: int
    """Which it is."""


class DeckFacts(TypedDict):
    """A sample deck."""

    cards: dict[str, int]
    """How many of each card it has."""


class SeatFacts(TypedDict):
    """A seat at the table."""

    number: int
    """Its number, from 0."""
    side: int
    """The side that it plays for."""


class WorldwideFacts(TypedDict):
    """The facts of things, by their kinds."""

    card: CardFacts
    """The Action cards."""
    player: PlayerFacts
    """The Player cards."""
    ability: AbilityFacts
    """The abilities."""
    team: TeamFacts
    """The teams."""
    footballer: FootballerFacts
    """The players of the teams."""
    pa: PlaceFacts
    """The places on the way to goal."""
    number: NumberFacts
    """The numbers that can be chosen."""
    deck: DeckFacts
    """The sample decks."""
    seat: SeatFacts
    """The seats."""
