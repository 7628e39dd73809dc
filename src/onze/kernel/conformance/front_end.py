"""Checks for front ends: things that are known, events that suffice, menus that point somewhere, whole views."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from onze.kernel.chance import Seeded
from onze.kernel.conformance.witness import Witness, alike, objection, spoil
from onze.kernel.event_kinds import wrong_with
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.menus import BOARD, BUTTON
from onze.kernel.things import ID, kind_of
from onze.kernel.views import Frame, Question
from onze.kernel.words import LANGUAGES

__all__ = ["SeenFacts", "check_described", "check_opening_told", "check_shown", "check_told"]

A_FEW: Final = 12
"""So many values of a fact are remembered."""


# ---- views


def check_shown(witness: Witness) -> None:
    """What is drawn stands in the public view, what a view names is a thing, and menus point at places."""
    match = witness.match
    things = match.game.things()
    public = match.public_view()
    witness.demand(public == match.view(None), "the public view is not what a spectator sees")
    for seat in witness.seats:
        view = match.view(seat)
        own = [name for name in match.table(seat) if name in Frame.__annotations__]
        witness.demand(not own, f"the table of seat {seat} says {own}, which is the kernel's to say")
        spoil(match.private_view(seat))
        witness.demand(match.view(seat) == view, f"the private view of seat {seat} holds a part of the match")
        witness.demand(
            {**public, **match.private_view(seat)} == view,
            f"the public view and the private one of seat {seat} do not make up its view",
        )
        unknown = [id for id in ids_in(view) if id not in things and not id.startswith("seat:")]
        witness.demand(not unknown, f"the view of seat {seat} names {unknown[:3]}, which `things` does not know")
    if match.decision is not None:
        own = [name for name in match.decision.shown(match) if name in Question.__annotations__]
        witness.demand(not own, f"{type(match.decision).__name__} shows {own}, which is the kernel's to say")
    for path, value in match.drawn().items():
        witness.demand(at_path(public, path) == value, f"{path!r} is drawn as {value!r}, but not so in the public view")
    for seat in [seat for seat in witness.seats if seat in match.asked]:
        check_menu(witness, seat)


def check_menu(witness: Witness, seat: int) -> None:
    """Each entry is a listed move and points at one place of the view, at the board, or is a button."""
    match = witness.match
    view = match.view(seat)
    menu = match.menu(seat)
    listed = [match.game.name(move) for move in match.moves(seat)]
    witness.demand([entry["move"] for entry in menu] == listed, "the menu does not list the moves")
    for entry in menu:
        thing, place = str(entry["thing"]), str(entry["place"])
        if place not in (BUTTON, BOARD):
            witness.demand(
                lies_in(thing, at_path(view, place)),
                f"{entry['move']!r} points at {place!r}, where its thing does not lie",
            )
        witness.demand(
            place != BOARD or kind_of(thing) in match.game.board_kinds,
            f"{entry['move']!r} points at the board, where nothing of its kind lies",
        )
        texts = [entry["text"], *([entry["note"]] if entry["note"] is not None else [])]
        spoken = all(text.get(language) for text in texts for language in LANGUAGES)
        witness.demand(spoken, f"{entry['move']!r} is not said in every language")
    pairs = [(entry["verb"], entry["thing"], entry["place"]) for entry in menu]
    witness.demand(len(set(pairs)) == len(pairs), "two entries of a menu cannot be told apart")
    foreseen = match.foreseen(seat)
    witness.demand(clean(menu) and clean(foreseen), "the menu is not made of plain values")
    things = match.game.things()
    unknown = [id for id in ids_in(foreseen) if id not in things]
    witness.demand(not unknown, f"what is foreseen names {unknown[:3]}, which `things` does not know")
    spoil(foreseen)
    spoil(menu)
    witness.demand(witness.unchanged(), "the menu, or what is foreseen, holds a part of the match")


def lies_in(thing: str, here: object) -> bool:
    """Whether a place names a thing itself, and not only some place inside it; a seat is where its hand lies."""
    if isinstance(here, Mapping):
        return thing.startswith("seat:") or thing in here or any(thing in parts_of(part) for part in here.values())
    return thing in parts_of(here)


def parts_of(here: object) -> list[object]:
    """What a list names, as such or with its place in a pile; a single value names itself."""
    if not isinstance(here, list):
        return [here]
    return [inner for part in here for inner in (part if isinstance(part, list) else [part])]


def clean(value: object) -> bool:
    """Whether a value is what JSON makes of it: plain values, lists, and words as keys."""
    try:
        return bool(json.loads(json.dumps(value, allow_nan=False)) == value)
    except (TypeError, ValueError):
        return False


def ids_in(value: object) -> Iterator[str]:
    """All ids in a value; names of moves and texts hold spaces and are none."""
    if isinstance(value, str):
        if ID.fullmatch(value):
            yield value
    elif isinstance(value, Mapping):
        for name, part in value.items():
            yield from ids_in(name)
            yield from ids_in(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from ids_in(part)


def at_path(view: object, path: str) -> object:
    """What stands at a path of a view: ``hands.0.size``."""
    part: Any = view
    for name in path.split("."):
        part = part[int(name)] if isinstance(part, list) else part[name]
    return part


# ---- events


def check_told(witness: Witness, events: Sequence[Event], drawn: dict[str, object], after: Match | None = None) -> None:
    """What has been told is of kinds that the game lists, and tells all that has changed of what was drawn before."""
    match = witness.match if after is None else after
    for event in events:
        wrong = wrong_with(event, match.game.event_kinds, match.game.things(), match.game.seats)
        witness.demand(not wrong, "; ".join(wrong))
        told = [event.details, *event.private.values(), event.after]
        witness.demand(all(map(clean, told)), f"the event {event.kind!r} is not made of plain values: {told}")
        drawn.update(event.after)
    position = match.position()
    for event in events:
        spoil([event.details, *event.private.values()])
    witness.demand(alike(match.position(), position), "an event holds a part of the match")
    untold = [path for path, value in match.drawn().items() if drawn.get(path) != value]
    witness.demand(not untold, f"no event tells that {', '.join(untold)} changed; the last ones: {events[-2:]}")


def check_described(game: Game[Any], seed: int) -> None:
    """Things are plain, the same each time and said in every language, and so are the kinds of events."""
    for thing in game.things():
        spoken = all(text.get(language) for text in (thing.text, thing.full) for language in LANGUAGES)
        if not spoken or not clean(thing.facts):
            raise objection(game, seed, f"{thing.id!r} is not described in plain values and every language")
    again = {thing.id: thing.written() for thing in game.describe()}
    if any(game.things()[id].written() != written for id, written in again.items()):
        raise objection(game, seed, "things are described otherwise each time")
    for kind in game.event_kinds.values():
        if not all(kind.text.get(language) for language in LANGUAGES):
            raise objection(game, seed, f"the event {kind.name!r} is not described in every language")


def check_opening_told(game: Game[Any], seed: int) -> None:
    """An opening tells kinds that are listed."""
    told: list[Event] = []
    game.new_match(Seeded(seed), told.append)
    for event in told:
        wrong = wrong_with(event, game.event_kinds, game.things(), game.seats)
        if wrong:
            raise objection(game, seed, f"in the opening: {'; '.join(wrong)}")


# ---- facts


class SeenFacts:
    """The facts of a match that somebody sees, found out by giving each the values that it has at other moments."""

    def __init__(self) -> None:
        self.values: dict[str, list[object]] = {}
        self.visible: set[str] = set()

    def note(self, match: Match) -> None:
        """Sets each fact to what it has been at other moments, and notes those that then change somebody's view."""
        for name in match.state_names():
            now = json.loads(json.dumps(getattr(match, name)))
            seen = self.values.setdefault(name, [])
            for other in seen:
                if name not in self.visible and other != now and changes_a_view(match, name, other):
                    self.visible.add(name)
                    if name in match.hidden:
                        raise objection(match.game, 0, f"{name!r} is named in `hidden`, but somebody sees it")
            if now not in seen and len(seen) < A_FEW:
                seen.append(now)

    def check(self, game: Game[Any], match: Match, seed: int) -> None:
        """Objects to facts that took several values, of which nobody ever saw a difference."""
        excused = {*match.hidden, *match.derived, *self.visible}
        unseen = [name for name, seen in self.values.items() if len(seen) > 1 and name not in excused]
        if unseen:
            wrong = f"nobody ever sees {', '.join(unseen)}: put it into the view, or name it in `hidden` or `derived`"
            raise objection(game, seed, wrong)


def changes_a_view(match: Match, name: str, value: object) -> bool:
    """Whether somebody sees a difference when a fact has another value."""
    other = match.clone()
    setattr(other, name, json.loads(json.dumps(value)))
    for viewer in (None, *range(match.game.seats)):
        try:
            if other.table(viewer) != match.table(viewer):
                return True
        except (LookupError, ValueError, TypeError):
            return True  # it is looked at, but does not fit the rest
    return False
