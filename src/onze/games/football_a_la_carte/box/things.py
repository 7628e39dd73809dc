"""The things on the table, described for whoever draws it: cards, squares, spots, arrows, ends, the pile and seats."""

from collections.abc import Iterator, Sequence
from typing import Final

from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.box.cards import Kind, Pack, Way, arrow_name, way_text
from onze.games.football_a_la_carte.box.pitch import ENDS, Pitch, square_id
from onze.games.football_a_la_carte.box.thing_facts import (
    ArrowFacts,
    CardFacts,
    Corner,
    EndFacts,
    PileFacts,
    SeatFacts,
    SpotFacts,
    SquareFacts,
    TeamFacts,
)
from onze.games.football_a_la_carte.box.words import WORDS
from onze.kernel.data import DataFile
from onze.kernel.things import Thing
from onze.kernel.words import LANGUAGES

__all__ = ["CENTRE_SPOT", "END_OF_HALF_PILE", "TEAMS", "describe", "end_id", "penalty_spot"]

END_OF_HALF_PILE: Final = 3
"""A half ends when no more cards than these remain in the draw pile (FAC-12.2)."""
PILE: Final = "pile:draw"
TEAMS: Final = ("team:home", "team:away")
"""The teams, by side."""
CENTRE_SPOT = "spot:centre"
"""Where the ball lies before a kick-off: no square (FAC-0.15)."""


def end_id(end: int) -> str:
    """What views and things call an end: ``end:south``."""
    return f"end:{ENDS[end]}"


def penalty_spot(end: int) -> str:
    """What views call the penalty spot in front of an end."""
    return f"spot:penalty-{ENDS[end]}"


def describe(pack: Pack, pitch: Pitch, ways: Sequence[Way], sides: Sequence[Sequence[int]]) -> Iterator[Thing]:
    """Everything that moves, views and events of a match name."""
    yield from (card(kind, pitch) for kind in pack.kinds)
    yield from squares(pitch)
    yield from spots(pitch)
    for way in ways:
        yield Thing(f"arrow:{arrow_name(way)}", way_text(way), facts=arrow(way, pitch))
    for end, name in enumerate(ENDS):
        ends_at: EndFacts = {"row": pitch.goal_rows[end]}
        yield Thing(end_id(end), WORDS.text(f"end_{name}"), facts=ends_at)
    clock: PileFacts = {"cards": pack.size, "half_ends_at": END_OF_HALF_PILE}
    yield Thing(PILE, WORDS.text("thing_pile"), WORDS.text("thing_pile_does", {"count": END_OF_HALF_PILE}), clock)
    kits = DataFile(DATA / "kits.toml").read()
    for side, seats in enumerate(sides):
        name = TEAMS[side].removeprefix("team:")
        wears: TeamFacts = {"side": side, "colours": kits[name], "seats": [f"seat:{seat}" for seat in seats]}
        yield Thing(TEAMS[side], WORDS.text(f"thing_{name}"), facts=wears)
        for seat in seats:
            facts: SeatFacts = {"number": seat, "side": side, "team": TEAMS[side]}
            yield Thing(f"seat:{seat}", WORDS.text("thing_seat", {"number": seat + 1}), facts=facts)


def arrow(way: Way, pitch: Pitch) -> ArrowFacts:
    """An arrow: its number of squares, and a step of it as who plays sees the pitch, attacking upwards (FAC-1.3)."""
    across, along = pitch.steps[0][way[0]]
    return {"arrow": way[0], "number": way[1], "x": across, "y": along}


def card(kind: Kind, pitch: Pitch) -> Thing:
    """A card: its family, its arrows with their numbers, its symbol, and what it does."""
    ways = [way_text(way) for way in kind.ways]
    listed = {language: " / ".join(way[language] for way in ways) for language in LANGUAGES}
    facts: CardFacts = {
        "family": kind.family,
        "arrows": [arrow(way, pitch) for way in kind.ways],
        "symbol": kind.symbol or None,
        "title": dict(WORDS.text(f"thing_{kind.family}")),
    }
    full = WORDS.text(f"thing_{kind.family}_does", {"ways": listed, "symbol": _symbol(kind)})
    return Thing(f"card:{kind.name}", kind.text, full, facts, kind.count)


def _symbol(kind: Kind) -> object:
    return WORDS.text(f"symbol:{kind.symbol}") if kind.symbol else ""


def squares(pitch: Pitch) -> Iterator[Thing]:
    """The squares of the pitch and of the nets: column and row from 1, and what is printed on them."""
    for square, name in enumerate(pitch.names):
        column, row = pitch.place(square)
        facts: SquareFacts = {
            "x": column,
            "y": row,
            "column": name[0],
            "row": name[1:],
            "area": next((end_id(end) for end in range(len(ENDS)) if pitch.in_area[end][square]), None),
            "kick_off": next((end_id(end) for end in range(len(ENDS)) if square in pitch.kick_off[end]), None),
            "clearance": next((end_id(end) for end in range(len(ENDS)) if square in _clearances(pitch, end)), None),
            "corner": _corner(pitch, square),
            "net": None,
            "neighbours": [pitch.ids[other] for other in pitch.neighbours[square]],
        }
        yield Thing(square_id(name), dict.fromkeys(LANGUAGES, name), facts=facts)
    for end, columns in enumerate(pitch.net_columns):
        for column in columns:
            name = pitch.net_name(end, column)
            behind: SquareFacts = {"x": column, "y": pitch.rows + 1 if end else 0, "net": end_id(end)}
            yield Thing(square_id(name), WORDS.text("thing_net", {"square": name}), facts=behind)


def _corner(pitch: Pitch, square: int) -> Corner | None:
    for end, flags in enumerate(pitch.corners):
        for flag in ("red", "blue"):
            if flags[flag] == square:
                return {"end": end_id(end), "flag": flag}
    return None


def _clearances(pitch: Pitch, end: int) -> tuple[int, ...]:
    return (*pitch.clear_low[end], *pitch.clear_high[end])


def spots(pitch: Pitch) -> Iterator[Thing]:
    """Where the ball can lie that is no square."""
    middle: SpotFacts = {"x": (pitch.columns + 1) / 2, "y": (pitch.rows + 1) / 2}
    yield Thing(CENTRE_SPOT, WORDS.text("thing_centre"), facts=middle)
    for end in range(len(ENDS)):
        columns = [pitch.place(square)[0] for square in pitch.area[end]]
        rows = [pitch.place(square)[1] for square in pitch.area[end]]
        at: SpotFacts = {"x": sum(columns) / len(columns), "y": sum(rows) / len(rows)}
        yield Thing(penalty_spot(end), WORDS.text("thing_penalty_spot"), facts=at)
