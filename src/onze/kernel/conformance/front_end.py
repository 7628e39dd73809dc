"""What a front end relies on: things that are known, events that suffice, menus that point somewhere, whole views.

``check_front_end`` plays random matches of a game that names everything by whole ids (``Game.whole_ids``).
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from onze.kernel.conformance.witness import Witness
from onze.kernel.event_kinds import wrong_with
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.menus import BOARD, BUTTON
from onze.kernel.things import ID

__all__ = ["check_front_end"]


def check_front_end(game: Game[Any], matches: int = 3, seed: int = 0, every: int = 1) -> None:
    """Plays a game and objects to whatever a page could not draw; ``NotConforming`` says what, with seed and moves.

    Events are checked at every move, views and menus ``every`` so many.
    """
    values: dict[str, list[object]] = {}
    visible: set[str] = set()
    for number in range(matches):
        witness = Witness(game, seed + number)
        luck = witness.luck.child("front end")
        while witness.match.outcome is None:
            if len(witness.history) % every == 0:
                look(witness)
                note_facts(witness.match, values, visible)
            moves = witness.match.moves()
            move = moves[luck.below(len(moves))]
            witness.history.append(f"seat:{witness.match.seat} {game.name(move)}")
            play(witness, move)
        look(witness)
    witness.demand(
        not (unseen := unseen_facts(witness.match, values, visible)),
        f"nobody ever sees {', '.join(unseen)}: put them into the view, or name them in `hidden` or `derived`",
    )


# ---- views


def look(witness: Witness) -> None:
    """Looks at the views and menus of this step."""
    match = witness.match
    things = match.game.things()
    public = match.public_view()
    for seat in range(match.game.seats):
        view = match.view(seat)
        witness.demand(clean(view), f"the view of seat {seat} is not made of plain values with words as keys")
        witness.demand(
            {**public, **match.private_view(seat)} == view,
            f"the public view and the private one of seat {seat} do not make up its view",
        )
        unknown = [id for id in ids_in(view) if id not in things and not id.startswith("seat:")]
        witness.demand(not unknown, f"the view of seat {seat} names {unknown[:3]}, which `things` does not know")
    drawn = match.drawn()
    for path, value in drawn.items():
        witness.demand(at_path(public, path) == value, f"{path!r} is drawn as {value!r}, but not so in the public view")
    for seat in match.asked:
        look_at_menu(witness, seat)


def look_at_menu(witness: Witness, seat: int) -> None:
    """Each entry is a listed move and points at one place of the view, at the board, or is a button."""
    match = witness.match
    view = match.view(seat)
    menu = match.menu(seat)
    listed = [match.game.name(move) for move in match.moves(seat)]
    witness.demand([entry["move"] for entry in menu] == listed, "the menu does not list the moves")
    for entry in menu:
        thing, place = str(entry["thing"]), str(entry["place"])
        witness.demand(not thing or thing in match.game.things(), f"{thing!r} is a thing that `things` does not know")
        if place not in (BUTTON, BOARD):
            here = at_path(view, place)
            there = thing in ids_in(here) or thing.startswith("seat:")  # a seat is where its hand lies
            witness.demand(there, f"{entry['move']!r} points at {place!r}, where its thing does not lie")
    pairs = [(entry["verb"], entry["thing"], entry["place"]) for entry in menu]
    witness.demand(len(set(pairs)) == len(pairs), "two entries of a menu cannot be told apart")
    witness.demand(clean(menu) and clean(match.foreseen(seat)), "the menu is not made of plain values")


def clean(value: object) -> bool:
    """Whether a value is what JSON makes of it: plain values, lists, and words as keys."""
    return bool(json.loads(json.dumps(value)) == value)


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


def play(witness: Witness, move: int) -> None:
    """Plays a move: every event is one that the game lists, and together they tell all that has changed."""
    match = witness.match
    told: list[Event] = []
    drawn = match.drawn()
    match.play_listed(move, witness.chance, told.append)
    for event in told:
        wrong = wrong_with(event, match.game.event_kinds, match.game.things(), match.game.seats)
        witness.demand(not wrong, "; ".join(wrong))
        drawn.update(event.after)
    untold = [path for path, value in match.drawn().items() if drawn.get(path) != value]
    witness.demand(not untold, f"no event tells that {', '.join(untold)} changed; last: {told[-1:]}")


# ---- facts


def note_facts(match: Match, values: dict[str, list[object]], visible: set[str]) -> None:
    """Sets each fact to what it has been at other moments, and notes those that then change somebody's view."""
    for name in match.state_names():
        now = json.loads(json.dumps(getattr(match, name)))
        seen = values.setdefault(name, [])
        for other in seen:
            if name not in visible and other != now and changes_a_view(match, name, other):
                visible.add(name)
        if now not in seen and len(seen) < 12:
            seen.append(now)


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


def unseen_facts(match: Match, values: Mapping[str, list[object]], visible: set[str]) -> list[str]:
    """The facts that took several values, of which nobody ever saw a difference."""
    excused = {*match.hidden, *match.derived, *visible}
    return [name for name, seen in values.items() if len(seen) > 1 and name not in excused]
