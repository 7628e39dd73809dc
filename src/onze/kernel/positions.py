"""A position: everything in a match as plain values, written and read back."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

from onze.kernel.outcome import Outcome
from onze.kernel.steps import Decision, Step, plain
from onze.kernel.words import KERNEL_WORDS, Refused

if TYPE_CHECKING:
    from onze.kernel.game import Game
    from onze.kernel.match import Match

__all__ = ["position_of", "restore", "upgraded"]

DAMAGE: Final = (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError)
"""What reading raises where something is missing or is not what it should be."""

M = TypeVar("M", bound="Match")


def position_of(match: "Match") -> dict[str, object]:
    """Facts, cards with their marks, sealed answers and the stack; cards, moves and steps by name."""
    game = match.game
    names = game.vocabulary
    return {
        **game.identity(),
        "facts": {name: plain(getattr(match, name)) for name in match.state_names()},
        "zones": {
            zone.place.name: [[game.cards[card], mark] for card, mark in zip(zone.cards, zone.marks, strict=True)]
            for zone in match.zones
        },
        "absences": [sorted(game.cards[card] for card in absent) for absent in match.absences],
        "went_in": [
            [pack, {game.cards[card]: count for card, count in sorted(counts.items())}]
            for pack, counts in sorted(match.went_in.items())
        ],
        "sealed": [[seat, [names.name(move) for move in match.sealed[seat]]] for seat in sorted(match.sealed)],
        "stack": [step.written() for step in match.stack],
        "opened": match.opened.written() if match.opened is not None else None,
        "outcome": match.outcome.written() if match.outcome is not None else None,
        **({"resigned": list(match.resigned)} if match.resigned else {}),
    }


def restore(game: "Game[M]", position: Mapping[str, Any]) -> M:
    """The match whose position this is, upgraded from older rules, or a refusal when it belongs to another game."""
    theirs, chosen = position.get("rules"), position.get("options")
    if position.get("game") == game.id and isinstance(theirs, int) and isinstance(chosen, Mapping):
        if theirs < game.rules_version:
            try:
                position = game.upgrade(position, theirs)
            except Refused:
                raise
            except Exception as error:  # a game's own rule for positions that are rarely seen: it may fail in any way
                raise KERNEL_WORDS.refused("damaged_position", values={"what": repr(error)}) from error
        elif chosen.keys() < game.options.keys():
            position = {**position, "options": {**game.options, **chosen}}  # an option that came later has its default
    for what, ours in game.identity().items():
        if position.get(what) != ours:
            values = {"what": what, "theirs": position.get(what), "ours": ours}
            raise KERNEL_WORDS.refused("other_position", values=values)
    try:
        match = _read(game, position)
        broken = [*game.broken(match), *_dead_ends(match)]
    except DAMAGE as error:
        raise KERNEL_WORDS.refused("damaged_position", values={"what": repr(error)}) from error
    if broken:
        raise KERNEL_WORDS.refused("damaged_position", values={"what": broken})
    return match


def upgraded(game: "Game[Any]", position: Mapping[str, Any]) -> dict[str, object]:
    """A position with what the game has learned since: defaults for new options, facts and places.

    What the game knows no more is left out.
    """
    blank = position_of(game.blank())
    known = {
        part: {**now, **{name: value for name, value in position[part].items() if name in now}}
        for part in ("options", "facts", "zones")
        for now in [dict(blank[part])]  # type: ignore[call-overload]
    }
    return {**position, **known, "rules": game.rules_version, "data": game.data}


def _dead_ends(match: "Match") -> list[str]:
    """Seats that are asked and have nothing to say: nobody could go on from here."""
    return [f"seat {seat} is asked and has no move" for seat in match.asked if not match.moves(seat)]


def _read(game: "Game[M]", position: Mapping[str, Any]) -> M:
    match = game.blank()
    facts = position["facts"]
    for name in match.state_names():
        if name in facts or name not in match.later:
            setattr(match, name, _own_copy(facts[name]))
    numbers = {name: number for number, name in enumerate(game.cards)}
    for zone in match.zones:
        for card, mark in position["zones"][zone.place.name]:
            zone.cards.append(numbers[card])
            zone.marks.append(mark)
    match.absences = tuple(frozenset(numbers[card] for card in absent) for absent in position["absences"])
    match.went_in = {
        pack: {numbers[card]: count for card, count in counts.items()} for pack, counts in position["went_in"]
    }
    match.sealed = {seat: tuple(game.move(name) for name in said) for seat, said in position["sealed"]}
    match.stack = [_step(game, written) for written in position["stack"]]
    if match.stack:
        match.decision = _as_decision(match.stack[-1])
        match.opened = _as_decision(_step(game, position["opened"]))
        match.asked = match.decision.asked(match)
    match.resigned = tuple(position.get("resigned", ()))
    ended = position["outcome"]
    if ended is not None:
        match.outcome = Outcome(ended["values"], ended["score"], ended["reason"], ended["rule"])
    return match


def _step(game: "Game[Any]", written: Sequence[Any]) -> Step[Any]:
    for kind in game.step_kinds:
        if kind.__name__ == written[0]:
            return kind(*(_immutable(value) for value in written[1:]))
    raise KERNEL_WORDS.refused("unknown_step", values={"name": written[0], "game": game.title})


def _as_decision(step: Step[Any]) -> Decision[Any]:
    assert isinstance(step, Decision)
    return step


def _own_copy(value: Any) -> Any:
    """A fact that no other match shares."""
    return [_own_copy(part) for part in value] if isinstance(value, list) else value


def _immutable(value: Any) -> Any:
    """A step's fields never change, so lists read from a position become tuples again."""
    return tuple(_immutable(part) for part in value) if isinstance(value, list) else value
