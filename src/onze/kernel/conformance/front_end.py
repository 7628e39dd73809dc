"""Checks for front ends: things that are known, events that suffice, menus that point somewhere."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from onze.kernel.conformance.doubts import ALWAYS
from onze.kernel.conformance.drawings import Drawing, at_path, check_drawn
from onze.kernel.conformance.witness import Witness, alike, objection, spoil
from onze.kernel.event_kinds import wrong_with
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.menus import BOARD, BUTTON, lying_in
from onze.kernel.things import ID, kind_of
from onze.kernel.views import Frame, Question
from onze.kernel.words import LANGUAGES

__all__ = ["check_counts", "check_described", "check_shown", "check_told", "note_buttons"]

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
        for private in (match.private_view(seat), match.private_view(seat, public)):
            whole = {**public, **private} == view
            witness.demand(whole, f"the public view and the private one of seat {seat} do not make up its view")
        shown = [part for name, part in view.items() if name not in ("moves", "said")]
        bare = [word for word in words_in(shown) if word in match.game.cards and ":" not in word]
        witness.demand(not bare, f"the view of seat {seat} names {bare[:3]}: a card is a whole id, `card:…`")
        unknown = [id for id in ids_in(view) if id not in things and not id.startswith("seat:")]
        witness.demand(not unknown, f"the view of seat {seat} names {unknown[:3]}, which `things` does not know")
    if match.decision is not None:
        own = [name for name in match.decision.shown(match) if name in Question.__annotations__]
        witness.demand(not own, f"{type(match.decision).__name__} shows {own}, which is the kernel's to say")
    check_drawn(witness)
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


def note_buttons(witness: Witness) -> None:
    """Notes buttons for cards that lie in one's own hand: some time such a card must lie elsewhere, in a pile.

    Of a kind of card that may be searched for in the pile another one can be held; but where every card that a verb is
    ever said of is held, it should be pointed at.
    """
    match, seat = witness.match, witness.match.seat
    decision = match.decision
    assert decision is not None
    moves = [move for move in match.moves(seat) if decision.place(match, move, seat) == BUTTON]
    view = witness.view(seat)
    assert isinstance(view, dict)
    lying = lying_in(view, {match.game.vocabulary[move].thing for move in moves})
    for move in moves:
        verb, thing = match.game.vocabulary[move]
        if thing:
            what = f"{verb!r} of {type(decision).__name__}"
            sentence = f"whatever {what} is said of lies in the hand, but is shown as a button: leave `place` out"
            witness.note_dealt(what, f"hands.{seat}.cards" not in lying.get(thing, ()), ALWAYS, sentence)


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


def words_in(value: object) -> Iterator[str]:
    """All words in a value; the keys of dictionaries are names."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from words_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from words_in(part)


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


# ---- events


def check_told(witness: Witness, events: Sequence[Event], drawing: Drawing, after: Match | None = None) -> None:
    """What has been told is of kinds that the game lists, and tells all that has changed of what was drawn before."""
    match = witness.match if after is None else after
    for event in events:
        wrong = wrong_with(event, match.game.event_kinds, match.game.things(), match.game.seats)
        witness.demand(not wrong, "; ".join(wrong))
        told = [event.details, *event.private.values(), event.after]
        witness.demand(all(map(clean, told)), f"the event {event.kind!r} is not made of plain values: {told}")
        drawing.fold(event.after)
    position = match.position()
    for event in events:
        spoil([event.details, *event.private.values()])
    witness.demand(alike(match.position(), position), "an event holds a part of the match")
    drawing.check(witness, match, events[-2:])


def check_described(game: Game[Any], seed: int) -> None:
    """Things are plain, the same each time and said in every language, and so are the kinds of events."""
    for thing in game.things():
        spoken = all(text.get(language) for text in (thing.text, thing.full) for language in LANGUAGES)
        if not spoken or not clean(thing.facts):
            raise objection(game, seed, f"{thing.id!r} is not described in plain values and every language")
        unknown = [id for id in ids_in(thing.facts) if id not in game.things()]
        if unknown:
            raise objection(game, seed, f"{thing.id!r} names {unknown[:3]} in its facts, which `things` does not know")
    again = {thing.id: thing.written() for thing in game.describe()}
    if any(game.things()[id].written() != written for id, written in again.items()):
        raise objection(game, seed, "things are described otherwise each time")
    for kind in game.event_kinds.values():
        if not all(kind.text.get(language) for language in LANGUAGES):
            raise objection(game, seed, f"the event {kind.name!r} is not described in every language")


def check_counts(witness: Witness) -> None:
    """A card that the game describes says how many there are of it: as many as lie in all places."""
    game = witness.game
    described = {thing.id: thing.count for thing in game.describe()}
    for card in range(len(game.cards)):
        id = game.card_id(card)
        lying = sum(pack.get(card, 0) for pack in witness.pack.values())
        said = described.get(id, lying)
        witness.demand(said == lying, f"there are {said} of {id!r} by its `count`, but {lying} lie in all places")
