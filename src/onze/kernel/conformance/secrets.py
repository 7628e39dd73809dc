"""Checks of knowledge: what a seat cannot know never reaches it, what it knows is never lost."""

from typing import Final

from onze.kernel.cards import Zone
from onze.kernel.cards.places import SEAT_BITS
from onze.kernel.conformance.doubts import ALWAYS, NEARLY_ALWAYS
from onze.kernel.conformance.state import check_cards
from onze.kernel.conformance.witness import A_DOZEN, Witness, alike, hidden_spots, known_cards, named
from onze.kernel.match import Match
from onze.kernel.steps import Together

__all__ = ["check_looks_alike", "check_planted", "check_redealt"]

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
        check_sounds_alike(witness, dealt, viewer)
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
    who = named(viewer)
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
    if len(match.absences) > 1:
        for zone, truth in zip(other.zones, match.zones, strict=True):
            same = proven(other, zone) == proven(match, truth)
            witness.demand(same, f"redealt forgets what {zone.place.name} is proven not to hold")


def proven(match: Match, zone: Zone) -> list[list[int]]:
    """What the cards in a place are proven not to be, whichever of them."""
    return sorted(sorted(match.absent_from(zone, spot)) for spot in range(len(zone.cards)))


def check_sounds_alike(witness: Witness, other: Match, viewer: int | None) -> None:
    """The texts of one's moves, why others are refused and what the referee may say tell nothing one cannot know."""
    match, game = witness.match, witness.game
    who = named(viewer)
    same = other.timed_call() == match.timed_call() and other.referee_moves() == match.referee_moves()
    witness.demand(same, f"what the referee may say, or when, changes with what {who} cannot know")
    if viewer is None:
        return
    if viewer in match.asked:
        for move in witness.some(match.moves(viewer), A_DOZEN if witness.closely else 1):
            same = other.move_text(move, viewer) == match.move_text(move, viewer)
            witness.demand(same, f"the text of {game.name(move)!r} changes with what {who} cannot know")
        if witness.closely:
            same = other.menu(viewer) == match.menu(viewer)
            witness.demand(same, f"the menu of {who} changes with what it cannot know")
            same = other.foreseen(viewer) == match.foreseen(viewer)
            witness.demand(same, f"what {who} foresees changes with what it cannot know")
    if witness.closely or len(witness.history) % 4 == 1:
        check_refused_alike(witness, other, viewer, A_DOZEN if witness.closely else 2)


def check_refused_alike(witness: Witness, other: Match, viewer: int, count: int) -> None:
    """Why moves are refused, and why nothing can be done with a thing, tells a seat nothing that it cannot know."""
    match, game = witness.match, witness.game
    for move in witness.some(range(len(game.vocabulary)), count):
        same = repr(match.why_not(move, viewer)) == repr(other.why_not(move, viewer))
        witness.demand(same, f"why {game.name(move)!r} is refused changes with what {named(viewer)} cannot know")
    if witness.closely:
        things = [thing.id for thing in game.things()]
        for number in witness.some(range(len(things)), A_DOZEN // 2):
            thing = things[number]
            same = repr(match.why_not_thing(thing, viewer)) == repr(other.why_not_thing(thing, viewer))
            witness.demand(
                same, f"why nothing can be done with {thing!r} changes with what {named(viewer)} cannot know"
            )


def note_differences(witness: Witness, deals: tuple[Match, ...], viewer: int | None) -> None:
    """Notes for each hidden place, and for the ends of a pile, whether it was really dealt anew where it can differ."""
    zones = witness.match.zones
    hidden = [hidden_spots(zone, viewer) for zone in zones]
    unseen: dict[int, list[int]] = {}
    for zone, spots in zip(zones, hidden, strict=True):
        unseen.setdefault(zone.place.pack, []).extend([zone.cards[spot] for spot in spots])
    for number, zone in enumerate(zones):
        cards = unseen[zone.place.pack]
        if len(hidden[number]) < 2 or len(set(cards)) < 4:
            continue
        place = zone.place.name
        differs = any(dealt.zones[number].cards != zone.cards for dealt in deals)
        for what in (f"what is hidden in {place}", f"what is hidden in {place} from {named(viewer)}"):
            witness.note_dealt(what, differs, ALWAYS)
        if zone.place.pile:
            last = len(zone.cards) - 1
            for what, spot in ((f"the top card of {place}", last), (f"the bottom card of {place}", 0)):
                free = spot in hidden[number] and zone.marks[spot] <= SEAT_BITS
                if free and 2 * cards.count(zone.cards[spot]) <= len(cards):
                    for dealt in deals:
                        differs = dealt.zones[number].cards[spot] != zone.cards[spot]
                        witness.note_dealt(what, differs, NEARLY_ALWAYS)


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
        same = proven(dealt, place) == proven(planted, zone)
        witness.demand(same, f"redealt forgets what {zone.place.name} is proven not to hold")


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
