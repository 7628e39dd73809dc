"""Checks of knowledge: what a seat cannot know never reaches it, what it knows is never lost."""

from typing import Final

from onze.kernel.chance import Seeded
from onze.kernel.conformance.state import check_cards
from onze.kernel.conformance.witness import Witness, alike, frozen, hidden_spots, known_cards
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.steps import Together

__all__ = ["check_planted", "check_redealt", "check_revealed"]

DEALS: Final = 6


def check_redealt(witness: Witness) -> None:
    """A redealt match looks and asks the same to its seat, and keeps all that the seat knows."""
    match = witness.match
    for viewer in witness.viewers:
        dealt = match.redealt(viewer, witness.try_luck())
        again = dealt.redealt(viewer, witness.try_luck())
        for other in (dealt, again):
            check_looks_alike(witness, other, viewer)
            check_cards(witness, other)
        note_differences(witness, (dealt, again), viewer)
        witness.redealt[viewer] = dealt
        if again.decision is not None:
            seat = again.seat
            moves = again.moves(seat)
            witness.demand(len(moves) > 0, f"a redealt match is a dead end: seat {seat} is asked, but has no move")
            again.play(moves[0], witness.try_luck(), None, seat)
    witness.demand(witness.unchanged(), "redealing, or playing on a redealt match, changed the truth")


def check_looks_alike(witness: Witness, other: Match, viewer: int | None) -> None:
    """View, open decision, own moves with their odds, and knowledge are those of the true match."""
    match = witness.match
    who = "a spectator" if viewer is None else f"seat {viewer}"
    same = alike(other.view(viewer), witness.view(viewer))
    witness.demand(same or witness.unchanged(), "redealing changed the truth")
    witness.demand(same, f"the view of {who} changes with what it cannot know")
    witness.demand(other.asked == match.asked, f"who is asked changes with what {who} cannot know")
    witness.demand(type(other.opened) is type(match.opened), f"the question changes with what {who} cannot know")
    if viewer is not None:
        same = other.moves(viewer) == match.moves(viewer)
        witness.demand(same, f"the moves of {who} change with what it cannot know")
        for move in match.moves(viewer):
            same = other.odds(move, viewer) == match.odds(move, viewer)
            witness.demand(same, f"the odds of {witness.game.name(move)!r} change with what {who} cannot know")
    witness.demand(known_cards(other, viewer) == witness.known(viewer), f"redealt loses a card that {who} knows")
    sizes = [len(zone.cards) for zone in other.zones] == [len(zone.cards) for zone in match.zones]
    witness.demand(sizes, "redealt changes how many cards lie in a place")


def note_differences(witness: Witness, deals: tuple[Match, ...], viewer: int | None) -> None:
    """Notes for each hidden place whether its cards were really dealt anew, where they can differ at all."""
    zones = witness.match.zones
    hidden = [hidden_spots(zone, viewer) for zone in zones]
    kinds: dict[int, set[int]] = {}
    for zone, spots in zip(zones, hidden, strict=True):
        kinds.setdefault(zone.place.pack, set()).update([zone.cards[spot] for spot in spots])
    for number, zone in enumerate(zones):
        if len(hidden[number]) < 2 or len(kinds[zone.place.pack]) < 4:
            continue
        differs = any(dealt.zones[number].cards != zone.cards for dealt in deals)
        place = zone.place.name
        witness.redealt_otherwise[place] = witness.redealt_otherwise.get(place, False) or differs


def check_planted(witness: Witness) -> None:
    """A card shown, a kind proven absent and a sealed answer are neither lost nor leaked."""
    match = witness.match
    for number, zone in enumerate(match.zones):
        for seat in witness.seats:
            hidden = hidden_spots(zone, seat)
            if hidden and not zone.place.pile:
                plant_known_card(witness, number, hidden[witness.luck.below(len(hidden))], seat)
                plant_absence(witness, number, seat)
    if isinstance(match.decision, Together) and len(match.asked) > 1:
        plant_sealed_answer(witness, match.asked[0], match.asked[1])


def plant_known_card(witness: Witness, number: int, spot: int, seat: int) -> None:
    """A card of another hand is shown to one seat: it stays there for that seat in every redeal."""
    planted = witness.match.clone()
    zone = planted.zones[number]
    planted.show_spot(zone, spot, [seat])
    knowledge = known_cards(planted, seat)
    for _ in range(DEALS):
        dealt = planted.redealt(seat, witness.try_luck())
        witness.demand(
            known_cards(dealt, seat) == knowledge,
            f"a card shown to seat {seat} in {zone.place.name} is lost in a redeal",
        )
    for other in witness.seats:
        if other != seat and not zone.known_to(other, spot):
            same = alike(planted.view(other), witness.view(other))
            witness.demand(same, f"seat {other} sees that seat {seat} was shown a card")


def plant_absence(witness: Witness, number: int, seat: int) -> None:
    """A hand is proven to hold none of some kinds: no redeal puts one there."""
    planted = witness.match.clone()
    zone = planted.zones[number]
    absent = set(range(len(witness.game.cards))) - set(zone.cards)
    absent = {kind for kind in sorted(absent) if witness.luck.below(2)}
    planted.prove_absent(zone, absent)
    for _ in range(DEALS):
        dealt = planted.redealt(seat, witness.try_luck())
        place = dealt.zones[number]
        found = absent & {place.cards[spot] for spot in hidden_spots(place, seat)}
        names = dealt.card_names(sorted(found))
        witness.demand(not found, f"a redeal puts {names} into {zone.place.name}, where they are proven absent")


def plant_sealed_answer(witness: Witness, seat: int, other: int) -> None:
    """One seat has answered: for itself the answer stays, for the others it is drawn anew."""
    planted = witness.match.clone()
    together = planted.decision
    while planted.decision is together and seat in planted.asked:
        planted.play(witness.pick(planted.moves(seat)), witness.try_luck(), None, seat)
    if planted.decision is not together:
        return
    truth = planted.sealed[seat]
    several = len(witness.match.moves(seat)) > 1
    drawn = set()
    for _ in range(4 * DEALS):
        mine = planted.redealt(seat, witness.try_luck())
        witness.demand(mine.sealed.get(seat) == truth, f"seat {seat}'s own sealed answer is lost in a redeal")
        theirs = planted.redealt(other, witness.try_luck())
        witness.demand(theirs.asked == planted.asked, f"a redeal for seat {other} forgets who has answered")
        drawn.add(theirs.sealed[seat])
    witness.demand(len(drawn) > 1 or not several, f"a redeal for seat {other} copies the answer sealed by seat {seat}")


def check_revealed(witness: Witness) -> None:
    """A seat is told, shown and asked nothing that depends on what it cannot know, until a rule shows it.

    A phrase is played with the same luck in the true match and in the one that ``check_redealt`` has dealt. Where a
    seat is told or shown something different, it must by then know different cards. Answers given together are opened
    by their own rule.
    """
    match = witness.match
    if isinstance(match.decision, Together) or match.decision is not match.opened:
        return
    for viewer in witness.viewers:
        dealt = witness.redealt[viewer]
        phrase = some_phrase(witness, dealt)
        luck = witness.luck.below(1 << 30)
        truth = told_to(match.clone(), viewer, phrase, luck)
        other = told_to(dealt, viewer, phrase, luck)
        who = "a spectator" if viewer is None else f"seat {viewer}"
        names = ", ".join(witness.game.name(move) for move in phrase)
        for (told, knowledge), (told_otherwise, other_knowledge) in zip(truth, other, strict=False):
            if knowledge != other_knowledge:
                break
            witness.demand(
                alike(told, told_otherwise),
                f"after {names!r} {who} is told {told} where it cannot know the difference to {told_otherwise}",
            )


def some_phrase(witness: Witness, dealt: Match) -> list[int]:
    """Random moves of the seat that is asked, up to one that commits, playable in both matches; none if none is."""
    truth, other = witness.match.clone(), dealt.clone()
    seat = truth.seat
    phrase: list[int] = []
    while True:
        decision = truth.decision
        assert decision is not None
        both = [move for move in truth.moves(seat) if move in other.moves(seat)]
        if not both:
            return []
        phrase.append(witness.pick(both))
        if decision.commits(truth, phrase[-1], seat):
            return phrase
        luck = witness.luck.below(1 << 30)
        for match in (truth, other):
            match.play(phrase[-1], Seeded(luck), None, seat)


def told_to(match: Match, viewer: int | None, phrase: list[int], luck: int) -> list[tuple[object, object]]:
    """Every event as a viewer is told it, then the view, each with the cards that the viewer knows by then."""
    told: list[tuple[object, object]] = []

    def listen(event: Event) -> None:
        told.append((frozen(unordered(event.seen_by(viewer))), known_cards(match, viewer)))

    seat = match.seat
    for move in phrase:
        match.play(move, Seeded(luck), listen, seat)
    told.append((match.view(viewer), known_cards(match, viewer)))
    return told


def unordered(value: object) -> object:
    """A value whose lists are sorted: in what order cards were drawn is no secret to whoever drew them."""
    if isinstance(value, dict):
        return {key: unordered(part) for key, part in value.items()}
    return sorted(value, key=str) if isinstance(value, list) else value
