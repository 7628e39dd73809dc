"""What a seat sees of a match: everything but the hands of others and the order of the pile (FT-SETUP.5).

Things are named by their whole ids, sides and seats by their numbers. ``drawn`` is the part of it that lies on the
table for everybody, which events carry the changes of.
"""

from typing import Final, NotRequired, TypedDict

from onze.games.footime.box.pawns import OFF_PITCH, PAWNS, TEAM
from onze.games.footime.box.periods import PERIODS
from onze.games.footime.box.pitch import ENDS
from onze.games.footime.box.things import TEAMS
from onze.games.footime.match import CONTACTS, FIRST_PLACE, LAID_ON_FOULS, MOVED, RESULTS, FootimeMatch
from onze.kernel.views import Hand, Pile, Question

__all__ = ["VIEW_VERSION", "FootimeQuestion", "FootimeTable", "OffsideView", "beside_for", "drawn_for", "table_for"]

VIEW_VERSION: Final = 2
"""Counts up when a key of the view gets another meaning or goes."""
BESIDE: Final = (
    "turns", "turns_left", "watch", "time_up", "first_side", "to_play", "before", "first_card", "moved", "ball_by",
    "result", "uncalled", "contacts", "made", "foul", "claimed", "shot",
)  # fmt: skip
"""What is shown beside the pitch."""


class OffsideView(TypedDict):
    """How far forward a team may stand (FT-OFFSIDE.1 to FT-OFFSIDE.3)."""

    line: int
    """The number of the points, as in their names, up to which its pawns are not offside."""
    pawns: list[str]
    """Its pawns that are in an offside position now."""


class TeamView(TypedDict):
    """One of the two teams."""

    team: str
    """Which it is."""
    pawns: dict[str, str]
    """Where each of its pawns is: on a point, or off the pitch, injured, expelled or outside for a moment."""
    booked: list[str]
    """Its pawns on a yellow base."""
    keeper: str
    """The pawn that keeps goal."""
    captain: int
    """The seat of its captain."""
    offside: OffsideView
    """How far forward it may stand, and who stands further."""


class FoulView(TypedDict):
    """A foul that was claimed."""

    offender: str
    """The pawn that is accused."""
    victim: str
    """The pawn that suffered it."""
    cards: list[str]
    """What was laid on it: ``card:foul``, ``card:yellow``, ``card:red``."""


class ShotView(TypedDict):
    """How the ball came into a goal last."""

    pawn: str | None
    """The pawn that put it there."""
    how: str | None
    """A pass, a run, or as the restart is called; described by ``how:pass``."""
    value: int
    """The value that put it there, which a post moves it by; 0 if undetermined."""


class BeforeView(TypedDict):
    """How things stood, which a VAR restores."""

    ball: str
    """Where the ball lay."""
    pawns: dict[str, str]
    """Where each pawn was."""
    booked: list[str]
    """The pawns on a yellow base."""
    keepers: list[str]
    """The goalkeepers, by side."""
    moved: bool
    """Whether the ball had been moved in that turn."""
    contacts: list[list[str]]
    """The contacts of that turn so far, the pawn that came up first."""


class FootimeQuestion(Question):
    """What the open question is about.

    Whoever is asked sees how far the answer has come; for everybody else it is still the question that opened it.
    """

    card: NotRequired[str | None]
    """The card that is about to be laid, or was laid for this."""
    booster: NotRequired[str]
    """The acceleration or power that another card is laid with."""
    value: NotRequired[int]
    """How far a pawn or the ball may go, by a card or the die; in a shoot-out what must be rolled to save."""
    pawn: NotRequired[str]
    """The pawn that runs, plays the ball, is placed or has to leave."""
    point: NotRequired[str]
    """The point that was chosen before: where the pawn runs to, or where the ball lies for a goal kick."""
    home: NotRequired[str]
    """The point that a pawn goes back to when it has shot in a shoot-out."""
    placed: NotRequired[list[str]]
    """Where the shirts before this one were put at a kick-off, in their order."""
    role: NotRequired[str]
    """Whether the team that lines up kicks off: kicking or receiving; described by ``role:kicking``."""
    ball: NotRequired[str]
    """Where the ball lies that it is about."""
    offender: NotRequired[str | None]
    """The pawn that came too near; nothing until it is named."""
    victim: NotRequired[str]
    """The pawn that it came too near to."""
    thrown: NotRequired[list[str]]
    """The cards that are to be thrown away so far."""
    other: NotRequired[int]
    """The seat that a card is swapped with."""
    shooter: NotRequired[int]
    """The seat whose ball is in the goal."""
    shot_by: NotRequired[str | None]
    """The pawn that put it there."""
    how: NotRequired[str | None]
    """How it did so; described by ``how:pass``."""
    about: NotRequired[str]
    """What the VAR looks at: the goal or the foul."""
    passer: NotRequired[int]
    """The seat whose pass was kept, which an opponent may interrupt."""
    seat: NotRequired[int]
    """The seat that it is put to: of those who may interrupt, or of those who shoot and save."""
    kicks: NotRequired[list[int]]
    """Shots taken in the shoot-out, by side."""
    scored: NotRequired[list[int]]
    """Goals of the shoot-out, by side."""


class FootimeTable(TypedDict):
    """The table as a seat sees it."""

    view: int
    """The version of this view."""
    period: str
    """First period, second period, extra time or shoot-out; described by ``period:extra-time``."""
    turns: int
    """Turns of the period that have been spent."""
    turns_left: int | None
    """Turns until time is up; nothing where the referee has a watch."""
    watch: bool
    """Whether the referee's watch runs: turns do not end the period then."""
    time_up: bool
    """Whether time is up: the period ends as soon as the ball is out of the areas."""
    score: list[int]
    """Goals by side."""
    first_side: int
    """The side that kicked off the match."""
    to_play: int
    """The seat whose turn it is."""
    before: int
    """The seat whose turn was the one before."""
    first_card: bool
    """Whether no card has been laid in this turn."""
    attacks: dict[str, str]
    """The end that each team attacks."""
    ball: str
    """The point that the ball lies on."""
    moved: bool
    """Whether the ball has been moved in this turn."""
    ball_by: int | None
    """The opponent who moved the ball in the turn before, if he did: an out-of-play card may answer it."""
    result: str
    """What follows the action just made: turn over, replay, retained, pending goal or offside; described by
    ``result:turn-over``."""
    uncalled: str
    """What follows an offside that nobody calls, a word like ``result``; decided once that is settled."""
    teams: list[TeamView]
    """The teams, by side."""
    contacts: list[list[str]]
    """Contacts of the turn before that a duel or a foul may be about, the pawn that came up first."""
    made: list[list[str]]
    """Contacts of this turn."""
    foul: FoulView | None
    """The foul of this turn."""
    claimed: FoulView | None
    """The foul of the preceding opponent's turn, which may be answered or contested."""
    before_foul: BeforeView | None
    """How things stood before the last foul."""
    before_shot: BeforeView | None
    """How things stood before the ball came into a goal last."""
    shot: ShotView
    """How it came there."""
    kicks: list[int]
    """Shots taken in the shoot-out, by side."""
    scored: list[int]
    """Goals of the shoot-out, by side."""
    draw_pile: Pile
    """The draw pile."""
    discard_pile: list[str]
    """The cards that were played, the top one first."""
    hands: list[Hand]
    """The hands, by seat."""


def table_for(match: FootimeMatch, seat: int | None, offside: list[OffsideView]) -> FootimeTable:
    """The table as a seat sees it, in ids; ``offside`` is how far forward each team may stand."""
    rules = match.rules
    return {
        "view": VIEW_VERSION,
        "period": period(match),
        "turns": match.spent,
        "turns_left": None if rules.switches.wall else max(0, match.time_at - match.spent),
        "watch": match.is_watched(),
        "time_up": match.time_is_up(),
        "score": list(match.goals),
        "first_side": match.first_side,
        "to_play": match.to_play,
        "before": match.actor,
        "first_card": match.first_card,
        "attacks": attacks(match),
        "ball": ball(match),
        "moved": match.moved,
        "ball_by": match.ball_by if match.ball_by >= 0 else None,
        "result": RESULTS[match.result],
        "uncalled": RESULTS[match.uncalled] if match.uncalled >= 0 else "decided",
        "teams": [team(match, side, offside[side]) for side in (0, 1)],
        "contacts": _pairs(match, match.contacts),
        "made": _pairs(match, match.made),
        "foul": _foul(match, match.foul),
        "claimed": _foul(match, match.claimed),
        "before_foul": _before(match, match.before_foul),
        "before_shot": _before(match, match.before_shot),
        "shot": _shot(match),
        "kicks": list(match.kicks),
        "scored": list(match.scored),
        "draw_pile": match.seen_pile(match.draw_pile, seat),
        "discard_pile": played(match),
        "hands": [match.seen_hand(hand, seat) for hand in match.hands],
    }


def drawn_for(match: FootimeMatch, offside: list[OffsideView]) -> dict[str, object]:
    """What lies on the table for everybody, by its paths in the public view."""
    drawn: dict[str, object] = {
        "ball": ball(match),
        "score": list(match.goals),
        "period": period(match),
        "attacks": attacks(match),
        "kicks": list(match.kicks),
        "scored": list(match.scored),
        "draw_pile.size": len(match.draw_pile.cards),
        "discard_pile": played(match),
    }
    for side in (0, 1):
        path = f"teams.{side}"
        for pawn, place in places(match, side).items():
            drawn[f"{path}.pawns.{pawn}"] = place
        drawn[f"{path}.booked"] = booked(match, match.booked, side)
        drawn[f"{path}.keeper"] = keeper(match, side)
        drawn[f"{path}.captain"] = match.captains[side]
        drawn[f"{path}.offside"] = offside[side]
    for seat, hand in enumerate(match.hands):
        drawn[f"hands.{seat}.size"] = len(hand.cards)
    return drawn


def beside_for(match: FootimeMatch, offside: list[OffsideView]) -> dict[str, object]:
    """The clock, whose turn it is, what has happened in it, and cards of hands that everybody has seen."""
    table: dict[str, object] = {**table_for(match, None, offside)}
    beside = {name: table[name] for name in BESIDE}
    for seat, hand in enumerate(match.hands):
        beside[f"hands.{seat}.cards"] = match.seen_hand(hand, None)["cards"]
    return beside


# ---- what both of them are made of


def period(match: FootimeMatch) -> str:
    """The period by its name."""
    return PERIODS[match.period - 1]


def attacks(match: FootimeMatch) -> dict[str, str]:
    """The end that each team attacks."""
    return {team: f"end:{ENDS[1 - match.end(side)]}" for side, team in enumerate(TEAMS)}


def ball(match: FootimeMatch) -> str:
    """The point that the ball lies on."""
    return match.rules.point_ids[match.ball]


def played(match: FootimeMatch) -> list[str]:
    """The played cards from the top."""
    return match.card_ids(reversed(match.played.cards))


def places(match: FootimeMatch, side: int) -> dict[str, str]:
    """Where each pawn of a team is."""
    ids = match.rules.pawn_ids
    return {ids[pawn]: match.place_id(pawn) for pawn in range(side * TEAM, side * TEAM + TEAM)}


def booked(match: FootimeMatch, bits: int, side: int) -> list[str]:
    """The pawns of a team that are on a yellow base, by their bits."""
    ids = match.rules.pawn_ids
    return [ids[pawn] for pawn in range(side * TEAM, side * TEAM + TEAM) if bits >> pawn & 1]


def keeper(match: FootimeMatch, side: int) -> str:
    """The pawn that keeps a team's goal."""
    return match.rules.pawn_ids[match.keepers[side]]


# ---- what the table alone shows


def team(match: FootimeMatch, side: int, offside: OffsideView) -> TeamView:
    """One of the teams."""
    return {
        "team": TEAMS[side],
        "pawns": places(match, side),
        "booked": booked(match, match.booked, side),
        "keeper": keeper(match, side),
        "captain": match.captains[side],
        "offside": offside,
    }


def _pairs(match: FootimeMatch, pairs: list[int]) -> list[list[str]]:
    ids = match.rules.pawn_ids
    return [[ids[pair // PAWNS], ids[pair % PAWNS]] for pair in pairs]


def _foul(match: FootimeMatch, foul: list[int]) -> FoulView | None:
    if not foul:
        return None
    ids = match.rules.pawn_ids
    laid = [f"card:{name}" for number, name in enumerate(LAID_ON_FOULS) if foul[2] >> number & 1]
    return {"offender": ids[foul[0]], "victim": ids[foul[1]], "cards": laid}


def _before(match: FootimeMatch, before: list[int]) -> BeforeView | None:
    if not before:
        return None
    rules = match.rules
    points, ids = rules.point_ids, rules.pawn_ids
    at = before[FIRST_PLACE:MOVED]
    return {
        "ball": points[before[0]],
        "pawns": {
            ids[pawn]: points[place] if place >= 0 else f"place:{OFF_PITCH[place]}" for pawn, place in enumerate(at)
        },
        "booked": booked(match, before[1], 0) + booked(match, before[1], 1),
        "keepers": [ids[keeper] for keeper in before[2:FIRST_PLACE]],
        "moved": before[MOVED] == 1,
        "contacts": _pairs(match, before[CONTACTS:]),
    }


def _shot(match: FootimeMatch) -> ShotView:
    pawn = match.rules.pawn_ids[match.shot_by] if match.shot_by >= 0 else None
    return {"pawn": pawn, "how": match.shot_how or None, "value": match.shot_value}
