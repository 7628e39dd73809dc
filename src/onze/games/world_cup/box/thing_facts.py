"""The facts of each kind of things, which a front end draws with."""

from typing import TypedDict

__all__ = [
    "CardFacts", "ColourFacts", "DieFacts", "DotFacts", "Flag", "GroupFacts", "MatchFacts", "PhaseFacts", "Points",
    "RowFacts", "SeatFacts", "Sign", "SlotFacts", "Stripe", "TeamFacts", "TokenFacts", "TournamentFacts", "WhereFacts",
    "WorldCupFacts",
]  # fmt: skip


class Points(TypedDict):
    """What a match of a group brings."""

    win: int
    """For a win."""
    draw: int
    """For a draw."""
    loss: int
    """For a defeat."""


class TournamentFacts(TypedDict):
    """The edition that is played."""

    edition: str
    """The name of the edition."""
    phases: list[str]
    """Its phases, in order."""
    groups: list[str]
    """Its groups."""
    final: str
    """The final."""
    hand: int
    """How many cards a hand has."""
    runs: int
    """How often the deck is run through in the group phase."""
    cards: int
    """How many cards there are."""
    points: Points
    """What matches of a group bring."""
    qualify: int
    """How many of each group go on."""
    best_thirds: int
    """How many of the teams that are third go on."""
    tiebreak: list[str]
    """What ranks teams of a group that are level on points, in order."""
    modification_dice: bool
    """Whether dice change what the tokens say."""
    stages: list[dict[str, str]]
    """How far a team has come, in words, for each number of the score."""


class PhaseFacts(TypedDict):
    """The group phase or a round."""

    number: int
    """Its number, from 0 for the groups."""
    short: dict[str, str]
    """Its name where there is little room, by language."""
    matches: list[str]
    """Its matches."""
    dice: bool
    """Whether dice are thrown for its matches."""
    shoot_out: bool
    """Whether a shoot-out settles its draws."""
    own_matches: bool
    """Whether tokens are put down only in matches of one's own teams."""
    partial: bool
    """Whether a card may be carried out in part."""


class GroupFacts(TypedDict):
    """A group."""

    number: int
    """Its number, from 0."""
    name: str
    """Its letter or number."""
    teams: list[str]
    """Its teams."""
    matches: list[str]
    """Its matches."""
    qualify: int
    """How many of it go on."""
    y: int
    """Where it stands among the groups, from above."""


class Stripe(TypedDict):
    """A stripe of a flag."""

    colour: str
    """Its colour, as a page writes it."""
    share: float
    """How wide it is, beside the others."""


class Sign(TypedDict):
    """A sign on a flag."""

    shape: str
    """What it looks like: disc, star, canton, long-cross …"""
    colour: str
    """Its colour, as a page writes it."""
    x: float
    """Its middle in a box of 30 by 20."""
    y: float
    """Its middle, from above."""
    size: float
    """How large it is."""


class Flag(TypedDict):
    """A flag in a box of 30 by 20."""

    bands: str
    """How its stripes lie: horizontal or vertical."""
    stripes: list[Stripe]
    """Its stripes."""
    signs: list[Sign]
    """What lies on them."""


class TeamFacts(TypedDict):
    """A nation."""

    code: str
    """Its three letters."""
    colour: str
    """The colour of its strength."""
    paint: str
    """That colour, as a page writes it."""
    strength: int
    """The place of that colour in the order of strengths."""
    spaces: int
    """How many spaces its rows have."""
    max_goal: int
    """The largest goal token that it takes."""
    group: str | None
    """Its group."""
    flag: Flag | None
    """Its flag; none for a nation that only its own edition knows."""


class WhereFacts(TypedDict):
    """Where something stands on the board."""

    phase: str
    """The phase that it belongs to."""
    group: str | None
    """Its group; none in a round."""
    x: int
    """Its column: a match a column in a group, a round a column in the bracket."""
    y: float
    """Its height in that column, counted in matches."""


class MatchFacts(WhereFacts):
    """A match of the board."""

    number: int
    """Its place in the lists of the view."""
    rows: list[str]
    """Its rows, left and right."""
    final: bool
    """Whether it is the final."""
    third_place: bool
    """Whether it is the match for the third place."""
    walkover: bool
    """Whether nobody plays against its team."""
    winner_to: str | None
    """The row that its winner goes to."""
    loser_to: str | None
    """The row that its loser goes to."""


SlotFacts = TypedDict("SlotFacts", {"kind": str, "from": list[str]})
"""Who takes a row: the kind of place, ``S`` a team, ``W`` a group's winner, ``R`` its runner-up, ``T`` one of the best
thirds, ``M`` the winner of a match, ``L`` its loser, ``BYE`` nobody; and the team, groups or match that it is from."""


class RowFacts(WhereFacts):
    """One side of a match."""

    match: str
    """Its match."""
    side: int
    """0 on the left, 1 on the right."""
    against: str
    """The other row of the match."""
    team: str | None
    """The team that plays there, where the edition says so."""
    spaces: int | None
    """How many spaces it has, where the edition says who plays there."""
    slot: SlotFacts
    """Who takes it."""


class CardFacts(TypedDict):
    """A card."""

    family: str
    """What it is about: attack, defence, goals, penalty or referee."""
    place: list[str]
    """The tokens that it puts down."""
    flip: list[str]
    """The tokens that it turns over instead."""
    downgrade: bool
    """Whether a team that takes less gets less."""
    roll: bool
    """Whether a die is thrown for it."""
    note: dict[str, str]
    """What it does, in a few words, by language."""
    place_rule: str
    """The id of the rule for putting down."""
    flip_rule: str
    """The id of the rule for turning over."""


class TokenFacts(TypedDict):
    """A token, face up or face down."""

    sign: str
    """The sign on it."""
    half_goals: int
    """The goals that it makes, counted in halves."""
    goal: bool
    """Whether it is a goal."""
    vulnerable: bool
    """Whether it can be turned over where it is the outermost."""
    face_down: bool
    """Whether it lies face down."""
    turns_into: str | None
    """What it is once it is turned over."""


class ColourFacts(TypedDict):
    """A strength."""

    strength: int
    """Its place in the order of strengths."""
    paint: str
    """The colour, as a page writes it."""
    spaces: int
    """How many spaces the rows of such a team have."""
    max_goal: int
    """The largest goal token that such a team takes."""
    dot: str
    """The dot on the dice that counts for it."""


class DotFacts(TypedDict):
    """A dot on a die."""

    colour: str
    """The strength that it counts for."""
    paint: str
    """Its colour, as a page writes it."""
    miss: bool
    """Whether it misses a penalty."""


class DieFacts(TypedDict):
    """A die."""

    number: int
    """Its number, from 0."""
    wood: str
    """What it is made of: white or natural."""
    faces: list[str]
    """The dots on its faces."""


class SeatFacts(TypedDict):
    """A seat at the table."""

    number: int
    """Its number, from 0."""
    side: int
    """Its side, which is its own."""


class WorldCupFacts(TypedDict):
    """The facts of things, by their kinds."""

    tournament: TournamentFacts
    """The edition that is played."""
    phase: PhaseFacts
    """The group phase and the rounds."""
    group: GroupFacts
    """The groups."""
    team: TeamFacts
    """The nations."""
    match: MatchFacts
    """The matches of the board."""
    row: RowFacts
    """Their sides."""
    card: CardFacts
    """The cards."""
    token: TokenFacts
    """The tokens."""
    colour: ColourFacts
    """The strengths."""
    dot: DotFacts
    """The dots on the dice."""
    die: DieFacts
    """The dice."""
    seat: SeatFacts
    """The seats."""
