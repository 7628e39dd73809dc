"""Cards in their places, and what each seat knows of them."""

from typing import ClassVar

import pytest

from onze.kernel.cards import EVERYBODY, HELD, NOBODY, CardTable, Place, Zone
from onze.kernel.chance import Scripted, Seeded
from onze.kernel.steps import Step
from tests.kernel.tables import A, B, C, D, SmallTable, known
from tests.kernel.toys import FullTime, Kickabout, KickaboutGame


def held(zone: Zone) -> dict[int, bool]:
    """For each card of a place, whether it has lain there since before the last shuffle."""
    return {card: mark & HELD != 0 for card, mark in zip(zone.cards, zone.marks, strict=True)}


def absent(table: CardTable, zone: Zone) -> dict[int, set[int]]:
    """For each card of a place, the kinds that it is proven not to be."""
    return {card: set(table.absent_from(zone, spot)) for spot, card in enumerate(zone.cards)}


def show_one(table: CardTable, card: int, zone: Zone, seats: list[int] | None = None) -> None:
    """Shows the last card of that kind."""
    spot = max(spot for spot, lying in enumerate(zone.cards) if lying == card)
    table.show_spot(zone, spot, seats)


# ---- places


def test_a_card_is_known_to_those_who_see_its_place() -> None:
    table = SmallTable([[A], [B], [C]], pile=[D], discards=[D])
    for viewer in table.viewers:
        assert known(table.pile, viewer) == []
        assert known(table.discards, viewer) == [D]
        for seat, hand in enumerate(table.hands):
            assert known(hand, viewer) == (list(hand.cards) if seat == viewer else [])


def test_a_hand_lies_in_order_so_that_nothing_shows_when_a_card_came() -> None:
    table = SmallTable([[C, A], []], pile=[B], discards=[D, A])
    table.draw(table.pile, table.hands[0])
    table.give(A, table.discards, table.hands[0])
    assert table.hands[0].cards == [A, A, B, C]
    assert known(table.hands[0], 1) == [A]
    for seed in range(10):
        assert table.dealt(1, seed).hands[0].cards == sorted(table.dealt(1, seed).hands[0].cards)


def test_cards_are_kept_for_sixteen_seats() -> None:
    places = [Place(f"hand:{seat}", 16, seat) for seat in range(16)]
    table = CardTable([*places, Place("discards", 16, EVERYBODY), Place("pile", 16, NOBODY)])
    for zone in table.zones:
        zone.put(A)
    table.sweep([table.zones[17]], table.zones[17], Seeded(0))
    table.prove_absent(table.zones[15], [B])
    for seat in range(16):
        assert [number for number in range(18) if known(table.zones[number], seat)] == [seat, 16]
    assert known(table.zones[16], None) == [A]


def test_more_than_sixteen_seats_are_an_error() -> None:
    with pytest.raises(ValueError, match="16"):
        Place("hand:0", 17, 0)


def test_a_copy_shares_no_lists() -> None:
    table = SmallTable([[A], [B]], pile=[C], discards=[D])
    copy = table.copy()
    before = table.laid_out()
    copy.draw(copy.pile, copy.hands[0])
    copy.give(B, copy.hands[1], copy.discards)
    copy.show(copy.hands[0])
    copy.prove_absent(copy.hands[0], [D])
    copy.sweep([copy.discards], copy.pile, Seeded(0))
    assert table.laid_out() == before
    assert (table.absences, table.went_in) == ((frozenset(),), {})


# ---- drawing


def test_drawing_takes_the_top_card_and_shows_it_to_the_hand_only() -> None:
    table = SmallTable([[A], [B]], pile=[C, D])
    assert table.draw(table.pile, table.hands[0]) == D
    assert table.pile.cards == [C]
    assert known(table.hands[0], 0) == [A, D]
    assert known(table.hands[0], 1) == known(table.hands[0], None) == []


def test_a_known_card_of_the_pile_stays_known_when_it_is_drawn() -> None:
    table = SmallTable([[A], [B], []], pile=[C, D])
    table.show_spot(table.pile, 1, [1])
    table.show_spot(table.pile, 0)
    for _ in range(2):
        table.draw(table.pile, table.hands[0])
    assert known(table.hands[0], 0) == [A, C, D]
    assert known(table.hands[0], 1) == [C, D]
    assert known(table.hands[0], 2) == known(table.hands[0], None) == [C]


def test_drawing_leaves_what_is_known_of_the_rest_of_the_hand() -> None:
    table = SmallTable([[A], [B]], pile=[C])
    table.show(table.hands[0])
    table.prove_absent(table.hands[0], [C])
    table.draw(table.pile, table.hands[0])
    assert known(table.hands[0], 1) == [A]
    assert absent(table, table.hands[0]) == {A: {C}, C: set()}


def test_drawing_from_an_empty_pile_is_an_error_that_changes_nothing() -> None:
    table = SmallTable([[A], [B]])
    before = table.laid_out()
    with pytest.raises(IndexError):
        table.draw(table.pile, table.hands[0])
    assert table.laid_out() == before


# ---- giving


def test_a_card_laid_openly_is_known_to_all_and_lies_on_top() -> None:
    table = SmallTable([[A, B], []], discards=[C])
    table.give(A, table.hands[0], table.discards)
    assert table.hands[0].cards == [B]
    assert table.discards.cards == [C, A]
    for viewer in table.viewers:
        assert known(table.discards, viewer) == [A, C]
    assert known(table.hands[0], 1) == []


def test_a_card_taken_back_from_the_discards_is_known_in_the_hand() -> None:
    table = SmallTable([[A], [B]], discards=[C, D])
    table.give(C, table.discards, table.hands[0])
    assert table.discards.cards == [D]
    assert known(table.hands[0], 1) == known(table.hands[0], None) == [C]


def test_giver_and_receiver_know_a_card_passed_face_down_and_nobody_else() -> None:
    table = SmallTable([[A, B], [C], []])
    table.give(A, table.hands[0], table.hands[1])
    assert known(table.hands[1], 0) == [A]
    assert known(table.hands[1], 1) == [A, C]
    assert known(table.hands[1], 2) == known(table.hands[1], None) == []
    assert known(table.hands[0], 1) == []


def test_a_card_put_face_down_on_the_pile_is_known_to_its_giver_only() -> None:
    table = SmallTable([[A, B], []], pile=[C])
    table.give(B, table.hands[0], table.pile)
    assert table.pile.cards == [C, B]
    assert known(table.pile, 0) == [B]
    assert known(table.pile, 1) == known(table.pile, None) == []


@pytest.mark.parametrize("shown", [False, True])
def test_giving_a_card_that_is_not_there_is_an_error_that_changes_nothing(shown: bool) -> None:
    table = SmallTable([[A, B], []])
    if shown:
        show_one(table, A, table.hands[0])
    before = table.laid_out()
    with pytest.raises(ValueError, match="list"):
        table.give(C, table.hands[0], table.discards)
    assert table.laid_out() == before


@pytest.mark.parametrize("target", ["hand", "pile"])
def test_a_card_that_leaves_unseen_blurs_the_whole_hand_for_those_who_see_neither_end(target: str) -> None:
    table = SmallTable([[A, B, C], [], [D]])
    table.show(table.hands[0], [2])
    table.prove_absent(table.hands[0], [D])
    table.give(A, table.hands[0], table.hands[1] if target == "hand" else table.pile)
    assert known(table.hands[0], 0) == [B, C]
    assert known(table.hands[0], 2) == []
    assert absent(table, table.hands[0]) == {B: set(), C: set()}


def test_whoever_sees_a_card_arrive_still_knows_the_rest_of_the_hand_it_came_from() -> None:
    table = SmallTable([[A, B, C], [], []])
    table.show(table.hands[0], [1])
    table.give(A, table.hands[0], table.hands[1])
    assert known(table.hands[0], 1) == [B, C]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_shown_card_that_leaves_face_down_is_not_followed(seats: int) -> None:
    """Nobody who sees neither end can tell whether the shown card went, or the one beside it."""
    views = []
    for card in (A, B):
        table = SmallTable([[A, B], [], []][:seats])
        table.show_card(A, table.hands[0])
        table.give(card, table.hands[0], table.pile)
        views.append([known(zone, seats - 1) for zone in table.zones])
    assert views[0] == views[1]


def test_a_shown_card_passed_to_another_hand_is_not_followed_by_a_third_seat() -> None:
    views = []
    for card in (A, B):
        table = SmallTable([[A, B], [], []])
        table.show_card(A, table.hands[0])
        table.give(card, table.hands[0], table.hands[1])
        views.append([known(zone, 2) for zone in table.zones])
    assert views[0] == views[1]


# ---- a card leaves from its best-known spot


def test_of_two_alike_the_shown_one_leaves_first() -> None:
    table = SmallTable([[A, A, B], []])
    show_one(table, A, table.hands[0])
    table.give(A, table.hands[0], table.discards)
    assert sorted(table.hands[0].cards) == [A, B]
    assert known(table.hands[0], 1) == []


def test_the_one_that_more_seats_know_leaves_first() -> None:
    table = SmallTable([[A, A, B], [], []])
    show_one(table, A, table.hands[0])
    show_one(table, B, table.hands[0], [1])
    table.give(A, table.hands[0], table.discards)
    assert known(table.hands[0], 1) == [B]
    assert known(table.hands[0], 2) == []


def test_a_known_card_stays_when_another_kind_leaves() -> None:
    table = SmallTable([[A, B, C], []])
    show_one(table, B, table.hands[0])
    for card in (C, A):
        table.give(card, table.hands[0], table.discards)
        assert known(table.hands[0], 1) == [B]


def test_a_card_of_unknown_place_leaves_from_the_spot_of_which_most_is_proven() -> None:
    """Nobody can tell whether the old or the new card went, so what was proven of the old one is gone."""
    table = SmallTable([[A], []], pile=[B])
    table.prove_absent(table.hands[0], [C])
    table.draw(table.pile, table.hands[0])
    table.give(B, table.hands[0], table.discards)
    assert absent(table, table.hands[0]) == {A: set()}


def test_a_card_held_since_the_shuffle_leaves_before_one_drawn_since() -> None:
    table = SmallTable([[A], []], pile=[B])
    table.sweep([table.pile], table.pile, Scripted("keep order"))
    table.draw(table.pile, table.hands[0])
    table.give(B, table.hands[0], table.discards)
    assert held(table.hands[0]) == {A: False}


def test_a_card_does_not_leave_from_a_spot_where_it_is_proven_absent() -> None:
    table = SmallTable([[A], []], pile=[B])
    table.prove_absent(table.hands[0], [B, C])
    table.draw(table.pile, table.hands[0])
    table.give(B, table.hands[0], table.discards)
    assert absent(table, table.hands[0]) == {A: {B, C}}


@pytest.mark.parametrize("proven_elsewhere", [False, True])
def test_what_was_proven_of_another_hand_does_not_change_which_spot_a_card_leaves(proven_elsewhere: bool) -> None:
    """The old card is neither B nor C, the new one not C; when an A goes, the other may be the new one."""
    table = SmallTable([[A], [D]], pile=[B])
    if proven_elsewhere:
        table.prove_absent(table.hands[1], [B, C])
    table.prove_absent(table.hands[0], [B])
    table.draw(table.pile, table.hands[0])
    table.prove_absent(table.hands[0], [C])
    table.give(A, table.hands[0], table.discards)
    assert absent(table, table.hands[0]) == {B: {C}}


def test_alike_cards_known_to_different_seats_are_one_card_to_each_of_them() -> None:
    """Seat 1 saw one A and seat 2 saw one A; when an A is laid, each of them has seen his go."""
    table = SmallTable([[A, A, B], [], []])
    table.show_spot(table.hands[0], 0, [1])
    table.show_spot(table.hands[0], 1, [2])
    table.give(A, table.hands[0], table.discards)
    assert known(table.hands[0], 1) == []
    assert known(table.hands[0], 2) == []


@pytest.mark.parametrize("shown", [A, B])
def test_what_some_seats_have_seen_does_not_tell_the_others_which_card_has_left(shown: int) -> None:
    """Seat 1 knows that the new card is the A; to seat 2 the old one may have gone, and a C have stayed."""
    table = SmallTable([[B], [], []], pile=[A])
    table.prove_absent(table.hands[0], [C])
    table.draw(table.pile, table.hands[0])
    show_one(table, shown, table.hands[0], [1])
    table.give(A, table.hands[0], table.discards)
    assert absent(table, table.hands[0]) == {B: set()}


@pytest.mark.parametrize(("old", "new"), [(C, A), (A, D)])
def test_what_is_proven_of_a_spot_is_true_of_the_card_that_stays(old: int, new: int) -> None:
    """The hand was proven to hold no D, the pile no C; when an A goes, nothing is proven of what stays."""
    table = SmallTable([[old], []], pile=[new])
    table.prove_absent(table.hands[0], [D])
    table.prove_absent(table.pile, [C])
    table.draw(table.pile, table.hands[0])
    table.give(A, table.hands[0], table.discards)
    assert absent(table, table.hands[0]) == {C if old == C else D: set()}


# ---- showing


def test_showing_a_place_lets_everybody_see_all_of_it() -> None:
    table = SmallTable([[A, B], [], []])
    table.show(table.hands[0])
    for viewer in table.viewers:
        assert known(table.hands[0], viewer) == [A, B]


def test_showing_a_place_to_some_seats_lets_only_them_see_it() -> None:
    table = SmallTable([[A, B], [], []])
    table.show(table.hands[0], [2])
    assert known(table.hands[0], 2) == [A, B]
    assert known(table.hands[0], 1) == known(table.hands[0], None) == []


def test_a_seat_named_twice_is_shown_it_once() -> None:
    table = SmallTable([[A, B], [], []])
    table.show(table.hands[0], [1, 1])
    assert known(table.hands[0], 1) == [A, B]
    assert known(table.hands[0], 2) == []


def test_showing_one_card_lets_only_that_one_be_seen() -> None:
    table = SmallTable([[A, B, B], [], []])
    table.show_card(B, table.hands[0], [1])
    assert known(table.hands[0], 1) == [B]
    assert known(table.hands[0], 2) == []


def test_showing_a_card_again_does_not_show_another_one_like_it() -> None:
    """Nobody can tell whether it is the same one, so whether there are two of them stays hidden."""
    for hand in ([A, B, C], [A, B, B]):
        table = SmallTable([hand, []])
        for _ in range(2):
            table.show_card(B, table.hands[0])
        assert known(table.hands[0], 1) == [B]


@pytest.mark.parametrize(("old", "new"), [(B, A), (A, B)])
def test_showing_a_card_does_not_tell_whether_it_is_the_old_one_or_the_new_one(old: int, new: int) -> None:
    """The old card was proven to be no C. Once an A is shown, the other card may be the old one or the new one."""
    table = SmallTable([[old], []], pile=[new])
    table.prove_absent(table.hands[0], [C])
    table.draw(table.pile, table.hands[0])
    table.show_card(A, table.hands[0])
    assert known(table.hands[0], 1) == [A]
    assert absent(table, table.hands[0])[B] == set()


def test_showing_a_card_does_not_tell_whether_it_was_held_through_the_shuffle() -> None:
    """One B is from before the shuffle and one A from after it; the A shown may be either, to all but the owner."""
    table = SmallTable([[B], []], pile=[A])
    table.sweep([table.pile], table.pile, Scripted("keep order"))
    table.draw(table.pile, table.hands[0])
    table.show_card(A, table.hands[0])
    assert known(table.hands[0], 1) == [A]
    assert held(table.hands[0]) == {A: False, B: False}


def test_showing_a_spot_lets_only_that_card_be_seen() -> None:
    table = SmallTable([[], []], pile=[A, B, C])
    table.show_spot(table.pile, 1)
    assert [table.pile.known_to(None, spot) for spot in range(3)] == [False, True, False]


# ---- proving absence


def test_absence_is_proven_of_the_cards_that_lie_there_now() -> None:
    table = SmallTable([[A, B], []], pile=[C])
    table.prove_absent(table.hands[0], [C, D])
    table.draw(table.pile, table.hands[0])
    assert absent(table, table.hands[0]) == {A: {C, D}, B: {C, D}, C: set()}


def test_proofs_of_absence_add_up() -> None:
    table = SmallTable([[A], []], pile=[B])
    table.prove_absent(table.hands[0], [C])
    table.draw(table.pile, table.hands[0])
    table.prove_absent(table.hands[0], [D])
    assert absent(table, table.hands[0]) == {A: {C, D}, B: {D}}


def test_proving_absence_shows_no_card_and_forgets_none() -> None:
    table = SmallTable([[A, B], []])
    show_one(table, A, table.hands[0])
    table.sweep([table.pile], table.pile, Seeded(0))
    table.prove_absent(table.hands[0], [C])
    assert known(table.hands[0], 1) == [A]
    assert held(table.hands[0]) == {A: True, B: True}


def test_what_was_proven_of_a_card_stays_behind_when_it_moves() -> None:
    table = SmallTable([[A, B], []])
    table.prove_absent(table.hands[0], [C])
    table.give(A, table.hands[0], table.discards)
    assert absent(table, table.discards) == {A: set()}
    assert absent(table, table.hands[0]) == {B: {C}}


# ---- shuffling


def test_a_mixed_pile_is_in_an_order_that_nobody_knows() -> None:
    table = SmallTable([[], []], pile=[A, B, C])
    table.show(table.pile)
    table.mix(table.pile, Scripted("order 2 0 1"))
    assert table.pile.cards == [C, A, B]
    for viewer in table.viewers:
        assert known(table.pile, viewer) == []


def test_a_sweep_shuffles_the_places_named_into_the_pile() -> None:
    table = SmallTable([[A], [B]], pile=[C, D], discards=[A, B])
    table.sweep([table.pile, table.discards], table.pile, Scripted("keep order"))
    assert table.pile.cards == [C, D, A, B]
    assert table.discards.cards == table.discards.marks == []
    assert known(table.pile, 0) == []
    assert table.hands_held() == [[A], [B]]


def test_a_sweep_remembers_the_open_cards_that_went_in() -> None:
    table = SmallTable([[A], [B]], pile=[C, D], discards=[A, A, B])
    table.show_spot(table.pile, 0)
    table.show_spot(table.pile, 1, [1])
    table.sweep([table.pile, table.discards], table.pile, Seeded(0))
    assert table.went_in == {0: {A: 2, B: 1, C: 1}}


def test_a_sweep_marks_the_hands_held_through_it() -> None:
    table = SmallTable([[A], [B]], discards=[C, D])
    table.sweep([table.discards], table.pile, Scripted("keep order"))
    table.draw(table.pile, table.hands[0])
    assert held(table.hands[0]) == {A: True, D: False}
    assert held(table.hands[1]) == {B: True}
    assert held(table.pile) == {C: False}


def test_the_next_sweep_remembers_its_own_cards() -> None:
    table = SmallTable([[A], [B]], discards=[C, D])
    table.sweep([table.discards], table.pile, Scripted("keep order"))
    table.draw(table.pile, table.hands[0])
    table.give(B, table.hands[1], table.discards)
    table.sweep([table.discards, table.pile], table.pile, Seeded(0))
    assert table.went_in == {0: {B: 1}}
    assert held(table.hands[0]) == {A: True, D: True}


def test_a_sweep_of_one_pack_leaves_the_other_alone() -> None:
    table = SmallTable([[A], [B]], discards=[C], second_pile=[A, B], second_hand=[C])
    table.sweep([table.second_pile], table.second_pile, Scripted("order 1 0"))
    assert table.second_pile.cards == [B, A]
    assert held(table.second_hand) == {C: True}
    assert held(table.hands[0]) == {A: False}
    assert held(table.discards) == {C: False}
    table.sweep([table.discards], table.pile, Seeded(0))
    assert table.went_in == {1: {}, 0: {C: 1}}
    assert held(table.second_pile) == {A: False, B: False}


def test_a_sweep_loses_no_card_of_a_pile_that_was_not_empty() -> None:
    table = SmallTable([[], []], pile=[A, B], discards=[C])
    table.sweep([table.discards], table.pile, Seeded(0))
    assert sorted(table.pile.cards) == [A, B, C]
    assert len(table.pile.marks) == 3


def test_a_sweep_may_leave_the_top_card_of_a_place_where_it_lies() -> None:
    table = SmallTable([[A], [B]], pile=[C], discards=[D, A, B])
    table.sweep([table.discards], table.pile, Scripted("keep order"), left=table.discards)
    assert table.pile.cards == [D, A, C]
    assert (table.discards.cards, known(table.discards, None)) == ([B], [B])
    assert table.went_in == {0: {D: 1, A: 1}}, "what stays did not go in"
    assert held(table.discards) == {B: False}


# ---- setting up, and moving cards within piles


def test_cards_out_of_the_box_are_known_to_those_who_see_the_place() -> None:
    table = SmallTable([[], []])
    table.lay_out(table.pile, [C, A, B])
    table.lay_out(table.hands[1], [C, A, B])
    assert (table.pile.cards, table.hands[1].cards) == ([C, A, B], [A, B, C])
    assert [known(table.pile, viewer) for viewer in table.viewers] == [[], [], []]
    assert [known(table.hands[1], viewer) for viewer in table.viewers] == [[], [A, B, C], []]


def test_what_is_taken_up_is_forgotten() -> None:
    table = SmallTable([[A], [B]], pile=[C], discards=[D])
    table.show(table.pile)
    assert table.take_up([table.pile, table.discards]) == [C, D]
    assert table.pile.cards == table.pile.marks == table.discards.cards == table.discards.marks == []
    assert table.hands_held() == [[A], [B]]


def test_the_lowest_cards_of_a_pile_are_put_aside_with_what_is_known_of_them() -> None:
    table = SmallTable([[], []], pile=[A, B, C, D])
    table.show_spot(table.pile, 0, [1])
    table.put_aside(table.pile, 2, table.hands[0])
    assert (table.pile.cards, table.hands[0].cards) == ([C, D], [A, B])
    assert [known(table.hands[0], viewer) for viewer in table.viewers] == [[A, B], [A], []]


def test_a_card_put_under_a_pile_is_known_there_as_it_was_before() -> None:
    table = SmallTable([[], []], pile=[A, B], discards=[C, D])
    assert table.put_under(0, table.discards, table.pile) == C
    assert (table.pile.cards, table.discards.cards) == ([C, A, B], [D])
    assert [table.pile.known_to(viewer, 0) for viewer in table.viewers] == [True, True, True]
    assert [table.pile.known_to(viewer, 2) for viewer in table.viewers] == [False, False, False]


@pytest.mark.parametrize(("depth", "order"), [(0, [A, B, C, D]), (1, [A, B, D, C]), (3, [D, A, B, C])])
def test_the_top_card_is_tucked_in_with_its_mark(depth: int, order: list[int]) -> None:
    table = SmallTable([[], []], pile=[A, B, C, D])
    table.show_spot(table.pile, 3, [0])
    table.tuck(table.pile, depth)
    assert table.pile.cards == order
    assert known(table.pile, 0) == [D]


# ---- cutting


class CutPile(Step[Kickabout]):
    """Cuts the draw pile and writes down on which spot."""

    fields: ClassVar[tuple[str, ...]] = ()

    def run(self, match: Kickabout) -> None:
        match.log.append(str(match.cut(match.draw_pile)))


@pytest.mark.parametrize(("place", "spot"), [(1, 3), (2, 2), (4, 0)])
def test_a_cut_shows_the_card_at_the_cut_to_everybody(place: int, spot: int) -> None:
    match = KickaboutGame().blank()
    for card in (A, B, C, D):
        match.draw_pile.put(card)
    with Scripted(f"cut {place}") as chance:
        match.begin([CutPile(), FullTime()], chance)
    assert match.log == [str(spot)]
    assert match.draw_pile.cards == [A, B, C, D]
    for viewer in (0, 1, None):
        assert match.seen(match.draw_pile, viewer) == {"size": 4, "known": [[place, match.game.card_id(spot)]]}


@pytest.mark.parametrize(
    ("spot", "cards"), [(0, [A, B, C, D]), (1, [B, C, D, A]), (2, [C, D, A, B]), (3, [D, A, B, C])]
)
def test_a_completed_cut_puts_the_card_at_the_cut_to_the_bottom(spot: int, cards: list[int]) -> None:
    table = SmallTable([[], []], pile=[A, B, C, D])
    table.show_spot(table.pile, spot)
    table.complete_cut(table.pile, spot)
    assert table.pile.cards == cards
    assert [table.pile.known_to(1, place) for place in range(4)] == [True, False, False, False]


def test_the_card_cut_to_the_bottom_is_known_when_it_is_drawn_at_last() -> None:
    table = SmallTable([[], []], pile=[A, B, C])
    table.show_spot(table.pile, 1)
    table.complete_cut(table.pile, 1)
    for _ in range(3):
        table.draw(table.pile, table.hands[0])
    assert known(table.hands[0], 1) == [B]


def test_a_card_can_be_taken_from_any_spot_of_a_pile() -> None:
    table = SmallTable([[], []], pile=[A, B, C])
    table.show_spot(table.pile, 1, [1])
    assert table.take_spot(1, table.pile, table.hands[0]) == B
    assert table.pile.cards == [A, C]
    assert known(table.hands[0], 0) == known(table.hands[0], 1) == [B]
    assert table.take_spot(0, table.pile, table.discards) == A
    assert known(table.discards, None) == [A]
