"""Checks of what is told: nobody hears what they cannot know, until a rule shows it.

The same is played with the same luck in the true match and in another that a seat cannot tell from it. Where the seat
is told or shown something different, it must by then know different cards, or different facts: those that
``redeal_more`` draws anew before, and not any more when it is told (dice, once the cup is lifted).
"""

import json
from collections.abc import Sequence

from onze.kernel.cards.places import SEAT_BITS
from onze.kernel.chance import Scripted, ScriptError, Seeded
from onze.kernel.conformance.facts import Facts, known_facts, note_secret, separate
from onze.kernel.conformance.witness import Witness, alike, frozen, hidden_spots, known_cards, named
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.steps import Together

__all__ = ["check_drawing", "check_opening", "check_revealed"]

Said = list[tuple[int, int]]
"""Moves with the seats that make them."""


class Told:
    """Something that a viewer was told or shown, and what the viewer knew by then."""

    def __init__(self, match: Match, viewer: int | None, what: object, secret: Facts) -> None:
        self.what = what
        self.cards = known_cards(match, viewer)
        self.facts, self.unknown = known_facts(match, viewer, secret)

    def knows_as(self, other: "Told") -> bool:
        """Whether the same cards and the same facts are known, as far as they are to both."""
        if self.cards != other.cards:
            return False
        unknown = self.unknown | other.unknown
        return all(name in unknown or self.facts[name] == other.facts[name] for name in self.facts)


class Ear:
    """A viewer who listens to a match."""

    def __init__(self, match: Match, viewer: int | None, secret: Facts) -> None:
        self.match = match
        self.viewer = viewer
        self.secret = secret
        self.told: list[Told] = []

    def hear(self, event: Event) -> None:
        """An event as this viewer is told it; in what order cards were drawn is no secret to whoever drew them."""
        what = frozen(unordered(event.seen_by(self.viewer)))
        self.told.append(Told(self.match, self.viewer, what, self.secret))

    def look(self) -> None:
        """The match as this viewer sees it."""
        self.told.append(Told(self.match, self.viewer, self.match.view(self.viewer), self.secret))


def check_revealed(witness: Witness) -> None:
    """A seat is told, shown and asked nothing that depends on what it cannot know, until a rule shows it.

    A phrase, or all answers that are given together, is played in the true match and in the one that
    ``check_redealt`` has dealt, and by turns in one in which only two hidden cards have changed places: there most of
    what follows is the same, and can be compared to its end.
    """
    match = witness.match
    together = isinstance(match.decision, Together)
    if match.sealed if together else match.decision is not match.opened:
        return
    for viewer in witness.viewers:
        check_same_told(witness, witness.redealt[viewer], viewer, witness.aside if together else witness.luck)
    for viewer in witness.looking if witness.thorough or len(witness.history) % 2 else ():
        twin = with_two_cards_swapped(witness, viewer)
        if twin is not None:
            same = alike(twin.view(viewer), witness.view(viewer))
            witness.demand(same, f"the view of {named(viewer)} changes with what it cannot know")
            check_same_told(witness, twin, viewer, witness.aside)


def check_same_told(witness: Witness, dealt: Match, viewer: int | None, luck: Seeded) -> None:
    """What follows some moves sounds and looks the same to a viewer in both matches."""
    match = witness.match
    together = isinstance(match.decision, Together)
    said = some_answers(witness, dealt) if together else some_phrase(witness, dealt, luck)
    throws = luck.below(1 << 30)
    secret = separate(match, dealt)
    truly = match.clone()
    truth = heard_by(truly, viewer, said, throws, secret)
    names = ", ".join(f"{seat} {witness.game.name(move)}" for seat, move in said)
    start = dealt.position() if match.caches and witness.closely else None
    other = heard_by(dealt, viewer, said, throws, secret)
    if check_same_heard(witness, truth, other, f"after {names!r} {named(viewer)}"):
        check_nothing_kept(witness, truly, dealt, viewer, secret)
        if start is not None:
            check_nothing_cached(witness, start, viewer, said, throws)


def check_same_heard(witness: Witness, truth: list[Told], other: list[Told], who: str) -> bool:
    """Everything is the same up to where different things are known; whether that is all."""
    for told, otherwise in zip(truth, other, strict=False):
        if not told.knows_as(otherwise):
            return False
        witness.demand(
            alike(told.what, otherwise.what),
            f"{who} is told {told.what} where it cannot know the difference to {otherwise.what}",
        )
    return len(truth) == len(other)


def check_nothing_kept(witness: Witness, truly: Match, other: Match, viewer: int | None, secret: Facts) -> None:
    """Two matches that a viewer cannot tell apart: what waits in them is the same, and other facts are drawn anew."""
    check_waiting(witness, truly, other, viewer)
    for fact in separate(truly, other) if truly.outcome is None else ():
        if fact not in secret:
            note_secret(witness, truly, viewer, fact)


def check_nothing_cached(
    witness: Witness, otherwise: dict[str, object], viewer: int | None, said: Said, throws: int
) -> None:
    """Nor does what is only remembered hold anything back: dealt anew by the same luck, it is the same in both."""
    dealt: list[Match] = []
    for start in (witness.position, otherwise):
        match = witness.game.from_position(json.loads(frozen(start)))
        heard_by(match, viewer, said, throws, [])
        if match.outcome is not None:
            return
        dealt.append(match.redealt(viewer, Seeded(throws)))
    for name in witness.match.caches:
        one, other = getattr(dealt[0], name), getattr(dealt[1], name)
        witness.demand(
            one == other,
            f"a redeal for {named(viewer)} keeps {name} = {one!r}, which would be {other!r} if things were otherwise"
            " that it cannot know: `redeal_more` must forget it",
        )


def check_waiting(witness: Witness, match: Match, other: Match, viewer: int | None) -> None:
    """What waits in two matches that a viewer cannot tell apart is the same."""
    for step, otherwise in zip(match.stack, other.stack, strict=False):
        witness.demand(
            step == otherwise,
            f"the waiting step {step} would be {otherwise} if things were otherwise that {named(viewer)} cannot know:"
            " keep the secret in a fact that `redeal_more` draws anew",
        )


def heard_by(match: Match, viewer: int | None, said: Said, luck: int, secret: Facts) -> list[Told]:
    """Every event as a viewer is told it, then the view, each with what the viewer knows by then."""
    ear = Ear(match, viewer, secret)
    for seat, move in said:
        match.play(move, Seeded(luck), ear.hear, seat)
    ear.look()
    return ear.told


def some_answers(witness: Witness, dealt: Match) -> Said:
    """Random answers of all who are asked together, playable in both matches; none if there are none."""
    truth, other = witness.match.clone(), dealt.clone()
    together = truth.decision
    said: Said = []
    for seat in witness.match.asked:
        while truth.decision is together and seat in truth.asked:
            both = [move for move in truth.moves(seat) if move in other.moves(seat)]
            if not both:
                return []
            said.append((seat, both[witness.aside.below(len(both))]))
            for match in (truth, other):
                match.play(said[-1][1], Seeded(0), None, seat)
    return said


def some_phrase(witness: Witness, dealt: Match, luck: Seeded) -> Said:
    """Random moves of the seat that is asked, up to one that commits, playable in both matches; none if none is."""
    truth, other = witness.match.clone(), dealt.clone()
    seat = truth.seat
    phrase: Said = []
    while True:
        decision = truth.decision
        assert decision is not None
        both = [move for move in truth.moves(seat) if move in other.moves(seat)]
        if not both:
            return []
        phrase.append((seat, both[luck.below(len(both))]))
        if decision.commits(truth, phrase[-1][1], seat):
            return phrase
        throws = luck.below(1 << 30)
        for match in (truth, other):
            match.play(phrase[-1][1], Seeded(throws), None, seat)


def with_two_cards_swapped(witness: Witness, viewer: int | None) -> Match | None:
    """The match with two cards of different kinds in each other's place that a viewer does not know, if there are two.

    One of them is often the top card of a pile. Cards of which something is proven stay where they are.
    """
    twin = witness.match.clone()
    luck = witness.aside
    free = [(zone, spot) for zone in twin.zones for spot in hidden_spots(zone, viewer) if zone.marks[spot] <= SEAT_BITS]
    tops = [(zone, spot) for zone, spot in free if zone.place.pile and len(zone.cards) - 3 < spot]
    first = tops if tops and luck.below(2) else free
    if not first:
        return None
    zone, spot = first[luck.below(len(first))]
    others = [
        (place, there)
        for place, there in free
        if place.place.pack == zone.place.pack and place.cards[there] != zone.cards[spot]
    ]
    if not others:
        return None
    place, there = others[luck.below(len(others))]
    zone.cards[spot], place.cards[there] = place.cards[there], zone.cards[spot]
    zone.sort()
    place.sort()
    twin.drop_phrase_of_others(viewer)
    could_be = twin.could_be() and not witness.game.broken(twin) and all(twin.moves(seat) for seat in twin.asked)
    return twin if could_be and twin.asked == witness.match.asked else None


def check_opening(witness: Witness) -> None:
    """The opening tells nobody anything of what it hides: with one throw changed, it sounds the same to them."""
    check_throws(witness, None, None, witness.dealt, 4)


def check_drawing(witness: Witness, before: Match, said: tuple[int, int], throws: list[str]) -> None:
    """Nor does a move that shuffles or throws."""
    if throws:
        check_throws(witness, before, said, throws, 1)


def check_throws(
    witness: Witness,
    before: Match | None,
    said: tuple[int, int] | None,
    throws: Sequence[str],
    tries: int,
) -> None:
    """Whoever sees the same cards and facts after other throws has been told the same.

    Two cards are shuffled into each other's place, or a die shows another number. That counts where it changed
    hidden cards, or facts that a redeal draws anew.
    """
    changeable = [number for number, throw in enumerate(throws) if throw.startswith(("order ", "d"))]
    for _ in range(tries if changeable else 0):
        number = changeable[witness.aside.below(len(changeable))]
        others = [*throws]
        others[number] = another_throw(witness, throws[number])
        told: list[Event] = []
        told_otherwise: list[Event] = []
        match = played_by(witness, before, said, throws, told)
        other = played_by(witness, before, said, others, told_otherwise)
        if match is None or other is None:
            continue
        cards_differ = [zone.cards for zone in match.zones] != [zone.cards for zone in other.zones]
        differing = separate(match, other)
        for viewer in witness.looking:
            if known_cards(match, viewer) != known_cards(other, viewer):
                continue
            if not cards_differ and not known_facts(match, viewer, differing)[1]:
                continue
            sounds = [unordered(event.seen_by(viewer)) for event in told]
            sounds_otherwise = [unordered(event.seen_by(viewer)) for event in told_otherwise]
            if not alike(match.view(viewer), other.view(viewer)):
                continue
            when = "in the opening" if said is None else f"after {witness.game.name(said[1])!r}"
            witness.demand(
                alike(sounds, sounds_otherwise),
                f"{when} {named(viewer)} is told {sounds} where it cannot know the difference to {sounds_otherwise}",
            )
            check_waiting(witness, match, other, viewer)


def another_throw(witness: Witness, throw: str) -> str:
    """A shuffle with two cards in each other's place, or a die that shows something else."""
    kind, *shown = throw.split(" ")
    if kind == "order":
        one, other = witness.aside.below(len(shown)), witness.aside.below(len(shown))
        shown[one], shown[other] = shown[other], shown[one]
        return " ".join([kind, *shown])
    return f"{kind} {int(shown[0]) % int(kind.removeprefix('d')) + 1}"


def played_by(
    witness: Witness,
    before: Match | None,
    said: tuple[int, int] | None,
    throws: Sequence[str],
    told: list[Event],
) -> Match | None:
    """The opening, or what a move leads to, with these throws; nothing where they lead to others."""
    luck = Scripted(*throws)
    try:
        if before is None or said is None:
            opened: Match = witness.game.new_match(luck, told.append)
            return opened
        match = before.clone()
        match.play(said[1], luck, told.append, said[0])
    except ScriptError:
        return None
    return match


def unordered(value: object) -> object:
    """A value whose lists are sorted: in what order cards were drawn is no secret to whoever drew them."""
    if isinstance(value, dict):
        return {key: unordered(part) for key, part in value.items()}
    return sorted(value, key=str) if isinstance(value, list) else value
