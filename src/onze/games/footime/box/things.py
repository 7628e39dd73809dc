"""The things of Footime, described for whoever draws them: cards, points, pawns, teams, formations and all the rest.

Everything that a move, a view or an event names by an id is here, with what people call it in French and English and
what a front end must know to draw it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from onze.games.footime.box.cards import AGAIN, DOUBLING, CardKind
from onze.games.footime.box.formations import ROLES, Formation
from onze.games.footime.box.pawns import OFF_PITCH, TEAM
from onze.games.footime.box.pitch import ENDS, Pitch, Points
from onze.games.footime.box.thing_facts import (
    BoardFacts,
    CardFacts,
    EndFacts,
    FormationFacts,
    Kit,
    PawnFacts,
    PointFacts,
    SeatFacts,
    SideFacts,
    TeamFacts,
)
from onze.games.footime.box.words import WORDS
from onze.kernel.things import Thing
from onze.kernel.words import LANGUAGES, Text

if TYPE_CHECKING:
    from onze.games.footime.game import Footime

__all__ = ["BALL", "BY_HAND", "CALLS", "MODES", "TEAMS", "describe"]

TEAMS: Final = ("team:home", "team:away")
"""The teams, by side."""
BALL: Final = "ball:ball"
MODES: Final = ("mode:run", "mode:pass")
"""What a joker is used as (FT-CARD-JOKER.3)."""
BY_HAND: Final = "formation:by-hand"
CALLS: Final = ("call:goal", "call:foul", "call:offside")
"""What is contested or signalled (FT-CARD-VAR.9, FT-GAP.15)."""

FAMILIES: Final = {
    "run": ("run", "accelerate"),
    "ball": ("pass", "power", "joker", "aerial", "skill"),
    "duel": ("tackle", "duel"),
    "goalkeeper": ("save", "parry", "post"),
    "referee": ("out", "foul", "yellow", "red", "var"),
    "bench": ("injure", "change", "swap", "redeal"),
}
"""What cards are about, by the names of what they do."""
INKS: Final = {
    "run": "#1F633F",
    "ball": "#1C4E9A",
    "duel": "#8A3A12",
    "goalkeeper": "#1B2C42",
    "referee": "#4A463E",
    "bench": "#5F3A6E",
}
"""The colour of each family's cards."""
KITS: Final[tuple[Kit, Kit]] = (
    {"shirt": "#16295C", "number": "#FFFFFF", "edge": "#F7F4E8", "goalkeeper": "#5A2A82"},
    {"shirt": "#FFF9EA", "number": "#14202E", "edge": "#14202E", "hem": "#C8321F", "goalkeeper": "#F0A63A"},
)
"""The colours of each team: Home is dark and Away is light, so that they are told apart without colour."""
LAID_IN: Final = {"save": ("goal",), "parry": ("goal",), "post": ("goal",), "var": ("turn", "goal", "retention")}
"""When a card can be laid, where that is not only in one's own turn (FT-GOAL.3, FT-CARD-VAR.8)."""
WITH_A_PARTNER: Final = {"accelerate": ("run", "joker"), "power": ("pass", "joker")}
"""What doubles which cards, by what they do (FT-CARD-ACCEL.1, FT-CARD-POWER.1)."""


def describe(game: "Footime") -> Iterator[Thing]:
    """All things of a game, each once."""
    for kind in game.kinds:
        yield card(kind)
    for point in range(len(game.pitch.names)):
        yield place(game.pitch, point)
    yield board(game.pitch)
    for end in range(len(ENDS)):
        yield end_of(game.pitch, end)
    for pawn, name in enumerate(game.pawns):
        yield Thing(f"pawn:{name}", game.pawn_text(pawn), facts=_pawn_facts(pawn))
    for side, team in enumerate(TEAMS):
        text = WORDS.text("drawing_away" if side else "drawing_home")
        seats = [f"seat:{seat}" for seat in game.sides[side]]
        kit: TeamFacts = {"side": side, "colours": KITS[side], "seats": seats}
        yield Thing(team, text, facts=kit)
    for seat in range(game.seats):
        facts: SeatFacts = {"number": seat, **_side_facts(seat & 1)}
        yield Thing(f"seat:{seat}", WORDS.text("seat_named", {"seat": seat + 1}), facts=facts)
    for formation in game.formations:
        yield _formation(game.pitch, formation)
    yield Thing(BY_HAND, WORDS.text("move_line_up_by_hand"), WORDS.text("by_hand_in_full"))
    yield Thing(BALL, WORDS.text("the_ball"))
    for id in (*MODES, *CALLS):
        key = id.replace(":", "_")
        yield Thing(id, WORDS.text(key), WORDS.text(f"{key}_in_full"))
    for name in OFF_PITCH.values():
        yield Thing(f"place:{name}", WORDS.text(f"place_{name}"), WORDS.text(f"place_{name}_in_full"))


# ---- cards


def card(kind: CardKind) -> Thing:
    """A kind of card: what it does, how far, and when it can be laid."""
    family = next(family for family, effects in FAMILIES.items() if kind.effect in effects)
    facts: CardFacts = {
        "family": family,
        "colour": INKS[family],
        "symbol": kind.effect,
        "number": kind.value,
        "title": dict(kind.title),
        "laid_in": list(LAID_IN.get(kind.effect, ("turn", "retention") if kind.effect == "tackle" else ("turn",))),
        "again": kind.effect in AGAIN,
        "doubles": list(WITH_A_PARTNER[kind.effect]) if kind.effect in DOUBLING else [],
        "rule": kind.rule,
    }
    return Thing(f"card:{kind.name}", kind.text, _sentence(WORDS.text(f"does_{kind.effect}")), facts, kind.count)


def _sentence(text: Text) -> Text:
    """What a card does, with a capital and a full stop."""
    return {language: f"{text[language][:1].upper()}{text[language][1:]}." for language in LANGUAGES}


# ---- the pitch


def place(pitch: Pitch, point: int) -> Thing:
    """A point: how far along and across it lies, the zones that it belongs to, and its neighbours (FT-BOARD.1)."""
    name = pitch.names[point]
    zones = zones_of(pitch, point)
    halves = [end for end in range(len(ENDS)) if pitch.half[end] & pitch.bit[point]]
    said = [
        WORDS.text(f"zone_{zone.replace('-', '_')}", {"end": WORDS.text(f"end_{ENDS[halves[0]]}")}) for zone in zones
    ]
    text = WORDS.text("point_named", {"point": name})
    facts: PointFacts = {
        "x": pitch.x[point],
        "y": pitch.y[point],
        "column": point // pitch.width + 1,
        "row": name[0],
        "halves": [f"end:{ENDS[end]}" for end in halves],
        "zones": zones,
        "neighbours": _ids(pitch, pitch.near[point]),
    }
    return Thing(
        f"point:{name}", text, WORDS.text("point_in_full", {"point": name, "zones": said}) if said else text, facts
    )


def zones_of(pitch: Pitch, point: int) -> list[str]:
    """The zones, lines and spots that a point belongs to, the most telling first."""
    here = pitch.bit[point]
    corners = [corner for both in pitch.corners for corner in both]
    found = {
        "centre": point == pitch.centre,
        "goal": pitch.goals & here != 0,
        "corner": point in corners,
        "penalty-spot": point in pitch.spot,
        "behind-spot": point in pitch.behind,
        "six-metre-line": (pitch.six[0] | pitch.six[1]) & here != 0,
        "area": pitch.areas & here != 0,
        "goal-line": (pitch.goal_line[0] | pitch.goal_line[1]) & here != 0,
        "touchline": pitch.touchlines & here != 0,
        "circle": pitch.circle & here != 0,
        "halfway-line": pitch.halfway & here != 0,
    }
    return [zone for zone, is_there in found.items() if is_there]


def board(pitch: Pitch) -> Thing:
    """The pitch as a whole: how many points it has along and across, and what lies in its middle."""
    facts: BoardFacts = {
        "along": pitch.length,
        "across": pitch.width,
        "x": [pitch.x[0], pitch.x[-1]],
        "y": [pitch.y[0], pitch.y[-1]],
        "centre": f"point:{pitch.names[pitch.centre]}",
        "circle": _ids(pitch, pitch.circle),
        "halfway": _ids(pitch, pitch.halfway),
    }
    text = WORDS.text("the_pitch")
    return Thing(
        "board:pitch", text, WORDS.text("pitch_in_full", {"along": pitch.length, "across": pitch.width}), facts
    )


def end_of(pitch: Pitch, end: int) -> Thing:
    """An end of the pitch, with its goal, area and spots (FT-BOARD.2, FT-BOARD.3)."""
    facts: EndFacts = {
        "goal": _ids(pitch, pitch.goal[end]),
        "keeper": f"point:{pitch.names[pitch.keeper[end]]}",
        "area": _ids(pitch, pitch.area[end]),
        "six_metre_line": _ids(pitch, pitch.six[end]),
        "penalty_spot": f"point:{pitch.names[pitch.spot[end]]}",
        "behind_spot": f"point:{pitch.names[pitch.behind[end]]}",
        "corners": [f"point:{pitch.names[corner]}" for corner in pitch.corners[end]],
    }
    return Thing(f"end:{ENDS[end]}", WORDS.text(f"the_end_{ENDS[end]}"), facts=facts)


def _ids(pitch: Pitch, points: Points) -> list[str]:
    return [f"point:{pitch.names[point]}" for point in pitch.points(points)]


# ---- teams


def _pawn_facts(pawn: int) -> PawnFacts:
    shirt = pawn % TEAM + 1
    return {**_side_facts(pawn // TEAM), "shirt": shirt, "goalkeeper": shirt == 1}


def _side_facts(side: int) -> SideFacts:
    return {"side": side, "team": TEAMS[side]}


def _formation(pitch: Pitch, formation: Formation) -> Thing:
    """A formation: where shirts 2 to 11 stand, for who kicks off and for who does not, by the end that is defended."""
    points = {
        role: {
            f"end:{ENDS[end]}": [f"point:{pitch.names[point]}" for point in formation.points[number][end]]
            for end in range(len(ENDS))
        }
        for number, role in enumerate(ROLES)
    }
    values = {"formation": formation.name}
    text, full = WORDS.text("formation_named", values), WORDS.text("formation_in_full", values)
    facts: FormationFacts = {"points": points}
    return Thing(f"formation:{formation.name}", text, full, facts)
