"""Checks of secrets that are no cards: facts that some seat cannot know are drawn anew for it.

A fact is one of those that a match names in ``state``; of a list each part is looked at by itself, also of one that is
part of another.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from onze.kernel.chance import Seeded
from onze.kernel.conformance.doubts import ALWAYS
from onze.kernel.conformance.witness import Witness, alike, frozen, known_cards, named
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.steps import plain
from onze.kernel.words import Refused

__all__ = ["Facts", "check_derived", "check_drawn", "check_opening", "known_facts", "note_secret", "separate"]

Fact = tuple[str, tuple[int, ...]]
"""A fact by its name, and the way to a part of it if it is a list: which part, and which part of that."""
Facts = list[Fact]
DEALS: Final = 8
FACTS_AT_MOST: Final = 24
"""So many facts are looked at where luck changes very many of them at once."""
A_WHILE: Final = 60
"""So many moves two matches are played on that must not differ."""


def part_of(match: Match, fact: Fact) -> object:
    """A fact, or a part of one, as plain values; nothing where the list is too short by now."""
    name, way = fact
    value = plain(getattr(match, name))
    for part in way:
        if not isinstance(value, list) or part >= len(value):
            return None
        value = value[part]
    return value


def separate(match: Match, other: Match) -> Facts:
    """The facts, or parts of them, in which two matches differ."""
    return [
        (name, way)
        for name in match.state_names()
        for way in differences(getattr(match, name), getattr(other, name), ())
    ]


def differences(one: object, two: object, way: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The ways to the parts in which two values differ; a list that has grown differs as a whole."""
    if one == two:
        return
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for number, (part, other) in enumerate(zip(one, two, strict=True)):
            yield from differences(part, other, (*way, number))
    else:
        yield way


def known_facts(match: Match, viewer: int | None, secret: Facts) -> tuple[dict[Fact, object], set[Fact]]:
    """Of some facts what they are, and which of them ``redeal_more`` draws anew for a viewer: those it cannot know."""
    facts = {fact: part_of(match, fact) for fact in secret}
    unknown: set[Fact] = set()
    for number in range(DEALS if secret else 0):
        other = match.clone()
        other.redeal_more(viewer, Seeded(number))
        unknown.update([fact for fact in secret if part_of(other, fact) != facts[fact]])
    return facts, unknown


def check_opening(witness: Witness) -> None:
    """What the opening draws without showing it is drawn anew for whoever has not seen it."""
    told: list[Event] = []
    told_otherwise: list[Event] = []
    match = witness.game.new_match(Seeded(witness.seed + 1_000_003), told.append)
    same = alike(match.position(), witness.match.position())
    witness.demand(same, "the opening is another when somebody listens")
    other = witness.game.new_match(witness.try_aside(), told_otherwise.append)
    check_unseen_facts(witness, match, other, told, told_otherwise)


def check_drawn(witness: Witness) -> None:
    """So is what a move draws."""
    match = witness.match
    seat = match.seat
    moves = match.moves(seat)
    move = moves[witness.aside.below(len(moves))]
    ends: list[Match] = []
    told: list[list[Event]] = [[], []]
    for events in told:
        clone = match.clone()
        clone.play(move, witness.try_aside(), events.append, seat)
        ends.append(clone)
    check_unseen_facts(witness, ends[0], ends[1], told[0], told[1])


def check_derived(witness: Witness, values: Mapping[str, Sequence[object]]) -> None:
    """A derived fact follows from the others: with another value alone it is refused, rebuilt, or changes nothing."""
    match = witness.match
    for name in match.derived:
        now = plain(getattr(match, name))
        other = next((value for value in values.get(name, ()) if value != now), now)
        if other == now:
            continue
        flipped = match.clone()
        setattr(flipped, name, json.loads(json.dumps(other)))
        try:
            again = witness.game.from_position(json.loads(frozen(flipped.position())))
        except Refused:
            continue
        same = plain(getattr(again, name)) == now or plays_alike(witness, match, again)
        witness.demand(
            same,
            f"{name!r} is named in `derived`, but {other} can stand for {now} and makes another match: let `broken`"
            " say what it follows from, or take it out of `derived`",
        )


def plays_alike(witness: Witness, match: Match, other: Match) -> bool:
    """Whether two matches look and go on alike, but for one fact, whoever says what."""
    luck = witness.aside.below(1 << 30)
    one, two, choices = match.clone(), other.clone(), Seeded(luck)
    for _ in range(A_WHILE):
        if (
            any(not alike(one.view(viewer), two.view(viewer)) for viewer in (None, *one.asked))
            or one.asked != two.asked
        ):
            return False
        if one.outcome is not None:
            return True
        moves = one.moves()
        if two.moves() != moves:
            return False
        move = moves[choices.below(len(moves))]
        one.play(move, Seeded(luck))
        two.play(move, Seeded(luck))
        luck += 1
    return True


def check_unseen_facts(
    witness: Witness, match: Match, other: Match, told: list[Event], told_otherwise: list[Event]
) -> None:
    """Two matches that differ by luck alone: facts in which they differ are secret to whoever sees no difference."""
    differing = separate(match, other)
    if not differing or match.outcome is not None:
        return
    for number in witness.some(range(len(differing)), FACTS_AT_MOST):
        fact = differing[number]
        seen_by = {viewer: sees(witness, match, other, viewer, fact) for viewer in witness.viewers}
        for viewer, seen in seen_by.items():
            if not seen and (any(seen_by.values()) or sounds_alike(match, other, told, told_otherwise, viewer)):
                note_secret(witness, match, viewer, fact)


def sees(witness: Witness, match: Match, other: Match, viewer: int | None, fact: Fact) -> bool:
    """Whether a viewer would see that one fact is what it is in the other match; also where that cannot be at all."""
    name, way = fact
    blend = match.clone()
    setattr(blend, name, blended(getattr(blend, name), getattr(other.clone(), name), way))
    try:
        blend.drop_phrase_of_others(viewer)
        return witness.game.broken(blend) != [] or not alike(blend.view(viewer), match.view(viewer))
    except Exception:  # a fact that does not fit the others is no secret of its own
        return True


def blended(value: Any, other: Any, way: tuple[int, ...]) -> object:
    """A value with one part of another: a copy."""
    if not way:
        return other
    part = way[0]
    return [*value[:part], blended(value[part], other[part], way[1:]), *value[part + 1 :]]


def sounds_alike(
    match: Match, other: Match, told: list[Event], told_otherwise: list[Event], viewer: int | None
) -> bool:
    """Whether a viewer has been told and shown the same in both matches."""
    return (
        known_cards(match, viewer) == known_cards(other, viewer)
        and alike(match.view(viewer), other.view(viewer))
        and alike([event.seen_by(viewer) for event in told], [event.seen_by(viewer) for event in told_otherwise])
    )


def note_secret(witness: Witness, match: Match, viewer: int | None, fact: Fact) -> None:
    """Notes whether a redeal changes a fact that a viewer cannot know, and whether luck decides what it becomes."""
    name, way = fact
    what = f"`{name}{''.join(f'[{part}]' for part in way)}`"
    thing = f"{what}, which {named(viewer)} cannot know"
    by_luck = f"{thing}, by luck"
    if witness.doubts.is_settled(thing) and witness.doubts.is_settled(by_luck):
        return
    truth = part_of(match, fact)
    drawn = [part_of(match.redealt(viewer, witness.try_aside()), fact) for _ in range(DEALS)]
    unlucky = f"whatever the luck, redealt makes the same of {thing}: draw it anew from `chance`"
    for value in drawn:
        witness.note_dealt(thing, value != truth, ALWAYS)
        if value != truth or drawn[0] != truth:
            witness.note_dealt(by_luck, value != drawn[0], ALWAYS, unlucky)
