"""What a seat sees of a match: everything but the hands of others and the order of the pile (FT-SETUP.5).

Things are named by their whole ids, sides and seats by their numbers. ``drawn`` is the part of it that lies on the
table for everybody, which events carry the changes of.
"""

from typing import Any, Final, TypedDict

from onze.games.footime.box.pawns import OFF_PITCH, PAWNS, TEAM
from onze.games.footime.box.pitch import ENDS
from onze.games.footime.box.things import TEAMS
from onze.games.footime.match import (
    CONTACTS,
    FIRST_PLACE,
    LAID_ON_FOULS,
    MOVED,
    PERIODS,
    RESULTS,
    FootimeMatch,
)

__all__ = ["VIEW_VERSION", "FootimeView", "drawn_for", "table_for"]

VIEW_VERSION: Final = 1
"""Counts up when a key of the view gets another meaning or goes."""


class HandView(TypedDict):
    """A hand."""

    size: int
    """How many cards it holds."""
    cards: list[str]
    """Those that the viewer knows: all of one's own."""


class PileView(TypedDict):
    """The draw pile."""

    size: int
    """How many cards it holds."""
    known: list[list[object]]
    """Cards that the viewer knows, each with its place from the top, which is 1."""


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


class FoulView(TypedDict):
    """A foul that was claimed."""

    offender: str
    """The pawn that is accused."""
    victim: str
    """The pawn that suffered it."""
    cards: list[str]
    """What was laid on it: foul, yellow, red."""


class ShotView(TypedDict):
    """How the ball came into a goal last."""

    pawn: str | None
    """The pawn that put it there."""
    how: str | None
    """A pass, a run, or as the restart is called."""
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


class FootimeView(TypedDict):
    """The table as a seat sees it."""

    view: int
    """The version of this view."""
    period: str
    """First period, second period, extra time or shoot-out."""
    turns: int
    """Turns of the period that have been spent."""
    turns_left: int | None
    """Turns until time is up; nothing where the referee has a watch."""
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
    """What follows the action just made: turn over, replay, retained, pending goal or offside."""
    uncalled: str
    """What follows an offside that nobody calls; decided once that is settled."""
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
    draw_pile: PileView
    """The draw pile."""
    played: list[str]
    """The cards that were played, the top one first."""
    hands: list[HandView]
    """The hands, by seat."""


def table_for(match: FootimeMatch, seat: int | None) -> FootimeView:
    """The table as a seat sees it, in ids."""
    rules = match.rules
    points = rules.point_ids
    return {
        "view": VIEW_VERSION,
        "period": PERIODS[match.period - 1],
        "turns": match.spent,
        "turns_left": None if rules.switches.wall else max(0, match.time_at - match.spent),
        "time_up": match.time_is_up(),
        "score": list(match.goals),
        "first_side": match.first_side,
        "to_play": match.to_play,
        "before": match.actor,
        "first_card": match.first_card,
        "attacks": attacks(match),
        "ball": points[match.ball],
        "moved": match.moved,
        "ball_by": match.ball_by if match.ball_by >= 0 else None,
        "result": RESULTS[match.result],
        "uncalled": RESULTS[match.uncalled] if match.uncalled >= 0 else "decided",
        "teams": [_team(match, side) for side in (0, 1)],
        "contacts": _pairs(match, match.contacts),
        "made": _pairs(match, match.made),
        "foul": _foul(match, match.foul),
        "claimed": _foul(match, match.claimed),
        "before_foul": _before(match, match.before_foul),
        "before_shot": _before(match, match.before_shot),
        "shot": _shot(match),
        "kicks": list(match.kicks),
        "scored": list(match.scored),
        "draw_pile": _pile(match, seat),
        "played": played(match),
        "hands": [_hand(match, holder, seat) for holder in range(rules.seats)],
    }


def attacks(match: FootimeMatch) -> dict[str, str]:
    """The end that each team attacks."""
    return {team: f"end:{ENDS[1 - match.end(side)]}" for side, team in enumerate(TEAMS)}


def played(match: FootimeMatch) -> list[str]:
    """The played cards from the top."""
    return match.card_ids(reversed(match.played.cards))


def _team(match: FootimeMatch, side: int) -> TeamView:
    ids = match.rules.pawn_ids
    team = range(side * TEAM, side * TEAM + TEAM)
    return {
        "team": TEAMS[side],
        "pawns": {ids[pawn]: match.place_id(pawn) for pawn in team},
        "booked": _booked(match, match.booked, team),
        "keeper": ids[match.keepers[side]],
        "captain": match.captains[side],
    }


def _booked(match: FootimeMatch, booked: int, among: range) -> list[str]:
    ids = match.rules.pawn_ids
    return [ids[pawn] for pawn in among if booked >> pawn & 1]


def _pairs(match: FootimeMatch, pairs: list[int]) -> list[list[str]]:
    ids = match.rules.pawn_ids
    return [[ids[pair // PAWNS], ids[pair % PAWNS]] for pair in pairs]


def _foul(match: FootimeMatch, foul: list[int]) -> FoulView | None:
    if not foul:
        return None
    ids = match.rules.pawn_ids
    laid = [name for number, name in enumerate(LAID_ON_FOULS) if foul[2] >> number & 1]
    return {"offender": ids[foul[0]], "victim": ids[foul[1]], "cards": laid}


def _before(match: FootimeMatch, before: list[int]) -> BeforeView | None:
    if not before:
        return None
    rules = match.rules
    points, ids = rules.point_ids, rules.pawn_ids
    places = before[FIRST_PLACE:MOVED]
    return {
        "ball": points[before[0]],
        "pawns": {
            ids[pawn]: points[place] if place >= 0 else f"place:{OFF_PITCH[place]}" for pawn, place in enumerate(places)
        },
        "booked": _booked(match, before[1], range(PAWNS)),
        "keepers": [ids[keeper] for keeper in before[2:FIRST_PLACE]],
        "moved": before[MOVED] == 1,
        "contacts": _pairs(match, before[CONTACTS:]),
    }


def _shot(match: FootimeMatch) -> ShotView:
    pawn = match.rules.pawn_ids[match.shot_by] if match.shot_by >= 0 else None
    return {"pawn": pawn, "how": match.shot_how or None, "value": match.shot_value}


def _hand(match: FootimeMatch, holder: int, seat: int | None) -> HandView:
    seen: Any = match.seen(match.hands[holder], seat)
    return {"size": seen["size"], "cards": seen["cards"]}


def _pile(match: FootimeMatch, seat: int | None) -> PileView:
    seen: Any = match.seen(match.draw_pile, seat)
    return {"size": seen["size"], "known": seen["known"]}


def drawn_for(match: FootimeMatch) -> dict[str, object]:
    """What lies on the table for everybody, by its paths in the public view."""
    rules = match.rules
    ids = rules.pawn_ids
    drawn: dict[str, object] = {
        "ball": rules.point_ids[match.ball],
        "score": list(match.goals),
        "period": PERIODS[match.period - 1],
        "attacks": attacks(match),
        "kicks": list(match.kicks),
        "scored": list(match.scored),
        "draw_pile.size": len(match.draw_pile.cards),
        "played": played(match),
    }
    for pawn in range(PAWNS):
        drawn[f"teams.{pawn // TEAM}.pawns.{ids[pawn]}"] = match.place_id(pawn)
    for side in (0, 1):
        drawn[f"teams.{side}.booked"] = _booked(match, match.booked, range(side * TEAM, side * TEAM + TEAM))
        drawn[f"teams.{side}.keeper"] = ids[match.keepers[side]]
        drawn[f"teams.{side}.captain"] = match.captains[side]
    for seat, hand in enumerate(match.hands):
        drawn[f"hands.{seat}.size"] = len(hand.cards)
    return drawn
