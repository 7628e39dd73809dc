"""Gaps of the rulebook, in our reading and the other one: corners, penalties, cuts and what they make known."""

from collections.abc import Mapping
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.things import bare
from tests.rules import rule
from tests.rules.football_a_la_carte.hands import as_it_could_be, hand_with
from tests.rules.table import decision, kinds, moves, play, refusal

GAME = FootballALaCarte()

Options = Mapping[str, Any]

FIVE_CARDS = ["left-3-hand", "left-3-blue", "forward-5-red", "forward-5-blue", "right-6-blue"]


def pile(match: FootballMatch) -> list[str]:
    """The draw pile from its top to its bottom."""
    return match.card_names(reversed(match.draw_pile.cards))


def known_in_pile(match: FootballMatch, viewer: int | None) -> list[list[object]]:
    """What a viewer knows of the draw pile: places from the top, with their cards."""
    seen: Any = match.view(viewer)["draw_pile"]
    return [[place, bare(card)] for place, card in seen["known"]]


def known_in_hand(match: FootballMatch, seat: int, viewer: int | None) -> list[str]:
    """The cards that a viewer knows in a hand."""
    seen: Any = match.view(viewer)["hands"]
    return [str(bare(card)) for card in seen[seat]["cards"]]


# ---- corners


@rule("FAC-GAP.14")
@pytest.mark.parametrize(("shown", "following"), [("forward-5-red", "KickOff"), ("left-3-hand", "Clearance")])
def test_a_corner_cut_is_the_whole_turn_of_the_cutter(shown: str, following: str) -> None:
    match = GAME.scenario(
        "CornerCut", seat=0, ball="a12", hands={1: ["forward-1-red"]}, draw_pile=[shown], draw_pile_size=20
    )
    held = sorted(match.hands[0].cards)
    assert moves(match) == ["cut"]

    told = play(match, "cut", throws=["cut 1"])

    assert not {"card", "discard", "draw"} & set(kinds(told))
    assert (sorted(match.hands[0].cards), len(match.draw_pile)) == (held, 20)
    assert (decision(match), match.seat) == (following, 1)


@rule("FAC-GAP.15")
@pytest.mark.parametrize(
    ("options", "shown", "goals"),
    [
        ({}, "corner-blue", [1, 0]),
        ({}, "corner-red", [0, 0]),
        ({"corner_flags_count": False}, "corner-blue", [0, 0]),
        ({"corner_flags_count": False}, "forward-5-blue", [1, 0]),
    ],
)
def test_the_flag_of_a_corner_card_counts_in_a_cut_or_does_not(options: Options, shown: str, goals: list[int]) -> None:
    match = FootballALaCarte(**options).scenario("CornerCut", seat=0, ball="h12", draw_pile=[shown])
    play(match, "cut", throws=["cut 1"])
    assert match.goals == goals


# ---- penalties


@rule("FAC-GAP.16")
@pytest.mark.parametrize(("seat", "own_area"), [(0, "d2"), (1, "d11")])
def test_there_is_no_penalty_in_ones_own_area(seat: int, own_area: str) -> None:
    match = GAME.scenario("OpenPlay", seat=seat, ball=own_area, hands={seat: ["penalty", "forward-1-red"]})
    assert refusal(match, "play card:penalty").rule == "FAC-9.1"


@rule("FAC-GAP.16")
def test_a_move_that_ends_in_ones_own_area_offers_no_penalty() -> None:
    match = GAME.scenario("ClearanceCard", hands={0: ["penalty", "forward-1-red"]}, said=["start square:d1"])
    play(match, "play card:forward-1-red")
    assert (match.ball_name(), decision(match), match.seat) == ("d2", "OpenPlay", 1)


@rule("FAC-GAP.17")
def test_a_penalty_may_be_the_only_card_of_a_turn() -> None:
    match = GAME.scenario("OpenPlay", ball="e11", hands={0: ["penalty"]})
    play(match, "play card:penalty")
    assert (decision(match), match.seat) == ("PenaltyCut", 1)


@rule("FAC-GAP.17")
def test_or_a_penalty_is_only_added_to_the_card_before_it() -> None:
    game = FootballALaCarte(penalty_alone=False)
    match = game.scenario("OpenPlay", ball="e11", hands={0: ["penalty", "forward-1-red"]})
    assert refusal(match, "play card:penalty").rule == "FAC-GAP.17"
    play(match, "play card:forward-1-red", "play card:penalty")
    assert decision(match) == "PenaltyCut"


@rule("FAC-GAP.18")
@pytest.mark.parametrize("shown", ["left-3-hand", "left-3-blue"])
def test_where_in_the_area_the_ball_lay_is_nothing_to_a_penalty(shown: str) -> None:
    after = []
    for ball in ("c11", "f12"):
        match = GAME.scenario("OpenPlay", ball=ball, hands={0: ["penalty"]}, draw_pile=[shown], draw_pile_size=20)
        play(match, "play card:penalty")
        assert match.ball_name() == "penalty spot"
        assert len(match.draw_pile) == 20
        play(match, "cut", throws=["cut 1"])
        after.append((decision(match), match.seat, moves(match), match.goals))
    assert after[0] == after[1]


@rule("FAC-GAP.19")
def test_a_penalty_that_the_cut_gives_is_a_goal_whatever_the_opponent_holds() -> None:
    hands = {1: hand_with("goalkeeper-4-all", "corner-red")}
    match = GAME.scenario("PenaltyCut", seat=0, laid=["penalty"], hands=hands, draw_pile=["left-3-blue"])
    play(match, "cut", throws=["cut 1"])
    assert match.goals == [1, 0]
    assert (decision(match), match.seat) == ("KickOff", 1)


@rule("FAC-GAP.19")
@pytest.mark.parametrize(
    ("answer", "goals", "following"),
    [
        (["decline"], [1, 0], "KickOff"),
        (["play card:goalkeeper-4-all", "aim arrow:forward-4"], [0, 0], "OpenPlay"),
        (["play card:corner-red"], [0, 0], "CornerCut"),
    ],
)
def test_or_a_penalty_is_saved_like_a_shot(answer: list[str], goals: list[int], following: str) -> None:
    game = FootballALaCarte(penalty_save_cards=True)
    hands = {1: hand_with("goalkeeper-4-all", "corner-red")}
    match = game.scenario("PenaltyCut", seat=0, laid=["penalty"], hands=hands, draw_pile=["left-3-blue"])
    play(match, "cut", throws=["cut 1"])
    assert (match.goals, match.seat) == ([0, 0], 1)
    assert moves(match) == ["play card:goalkeeper-4-all", "play card:corner-red", "decline"]

    play(match, *answer)

    assert (match.goals, decision(match)) == (goals, following)


@rule("FAC-GAP.19")
def test_a_hand_stops_a_penalty_before_it_could_be_saved() -> None:
    game = FootballALaCarte(penalty_save_cards=True)
    match = game.scenario("PenaltyCut", seat=0, laid=["penalty"], draw_pile=["left-3-hand"])
    play(match, "cut", throws=["cut 1"])
    assert (match.goals, decision(match)) == ([0, 0], "Clearance")


@rule("FAC-GAP.35")
@pytest.mark.parametrize("save_start", ["mouth", "last_square"])
@pytest.mark.parametrize(("taker", "net", "square"), [(0, "d13", "d8"), (1, "e0", "e5")])
def test_a_penalty_to_be_saved_enters_on_the_left_of_its_taker_and_is_saved_from_there(
    taker: int, net: str, square: str, save_start: str
) -> None:
    game = FootballALaCarte(penalty_save_cards=True, save_start=save_start)
    hands = {1 - taker: ["goalkeeper-4-all"]}
    match = game.scenario("PenaltyCut", seat=taker, laid=["penalty"], hands=hands, draw_pile=["left-3-blue"])
    play(match, "cut", throws=["cut 1"])
    assert match.ball_name() == net
    play(match, "play card:goalkeeper-4-all", "aim arrow:forward-4")
    assert match.ball_name() == square


@rule("FAC-GAP.20")
def test_the_taker_refills_after_the_penalty_cut() -> None:
    match = GAME.scenario("PenaltyOption", laid=["forward-2-hand"], hands={0: ["penalty"]}, draw_pile_size=20)
    play(match, "play card:penalty")
    assert (len(match.hands[0]), len(match.draw_pile)) == (6, 20)

    told = play(match, "cut", throws=["cut 20"])

    assert kinds(told)[0] == "cut"
    assert [event.facts for event in told if event.kind == "draw"] == [
        {"seat": 0, "count": 2, "from": "draw_pile", "to": "hands.0"}
    ]
    assert (len(match.hands[0]), len(match.draw_pile)) == (8, 18)


@rule("FAC-GAP.38")
@pytest.mark.parametrize(("cut", "shown"), [(1, "left-3-blue"), (2, "left-3-hand")])
def test_a_cut_of_the_discards_leaves_out_the_cards_of_the_turn(cut: int, shown: str) -> None:
    match = GAME.scenario(
        "PenaltyCut",
        laid=["penalty", "forward-2-hand"],
        discard_pile=["left-3-blue", "left-3-hand"],
        draw_pile_size=3,
    )
    told = play(match, "cut", throws=[f"cut {cut}", "keep order"])
    assert told[0].facts["card"] == shown


@rule("FAC-GAP.38")
def test_the_lowest_discard_can_be_cut_and_nothing_beyond_it() -> None:
    match = GAME.scenario("PenaltyCut", laid=["penalty", "forward-2-hand"], draw_pile_size=3, half=2)
    discards = len(match.discard_pile) - 2
    lowest = match.card_names(match.discard_pile.cards[:1])
    told = play(match, "cut", throws=[f"cut {discards}"])
    assert [told[0].facts["card"]] == lowest


# ---- what becomes of a cut card, and who knows it


@rule("FAC-GAP.28")
@pytest.mark.parametrize(
    ("options", "throws", "after"),
    [
        ({}, [], [*FIVE_CARDS[2:], *FIVE_CARDS[:2]]),
        ({"after_cut": "in_place"}, [], FIVE_CARDS),
        ({"after_cut": "reshuffle"}, ["order 4 3 2 1 0"], FIVE_CARDS[::-1]),
    ],
)
def test_a_cut_is_completed_or_left_or_shuffled(options: Options, throws: list[str], after: list[str]) -> None:
    game = FootballALaCarte(**options)
    match = game.scenario("CornerCut", seat=0, draw_pile=FIVE_CARDS, draw_pile_size=5)
    told = play(match, "cut", throws=["cut 2", *throws])
    assert told[0].facts["card"] == FIVE_CARDS[1]
    assert pile(match) == after


@rule("FAC-GAP.33", "FAC-GAP.28")
@pytest.mark.parametrize(
    ("after_cut", "known"),
    [("complete", [[5, FIVE_CARDS[1]]]), ("in_place", [[2, FIVE_CARDS[1]]]), ("reshuffle", [])],
)
def test_everybody_knows_where_a_cut_card_lies(after_cut: str, known: list[list[object]]) -> None:
    game = FootballALaCarte(after_cut=after_cut)
    match = game.scenario("CornerCut", seat=0, draw_pile=FIVE_CARDS, draw_pile_size=5)
    throws = ["cut 2", "keep order"] if after_cut == "reshuffle" else ["cut 2"]

    told = play(match, "cut", throws=throws)

    assert told[0].seen_by(None)["place"] == 2
    for viewer in (0, 1, None):
        assert known_in_pile(match, viewer) == known
        for other in as_it_could_be(match, viewer):
            assert known_in_pile(other, viewer) == known


@rule("FAC-GAP.33")
def test_a_cut_card_that_is_shuffled_into_the_pile_is_known_to_be_in_no_hand() -> None:
    game = FootballALaCarte(after_cut="reshuffle")
    match = game.scenario("CornerCut", seat=0, draw_pile=["penalty"])
    play(match, "cut", throws=["cut 1", "keep order"])
    penalty = match.game.card("penalty")
    assert not any(penalty in other.hands[1].cards for other in as_it_could_be(match, viewer=0))


@rule("FAC-GAP.33")
def test_a_second_cut_moves_the_first_known_card_to_a_known_place() -> None:
    match = GAME.scenario(
        "CornerCut", seat=0, hands={0: ["penalty"], 1: ["forward-1-red"]}, draw_pile=FIVE_CARDS, draw_pile_size=20
    )
    play(match, "cut", throws=["cut 1"])
    assert known_in_pile(match, None) == [[20, "left-3-hand"]]

    play(match, "start square:c12", "play card:forward-1-red")
    play(match, "play card:penalty", "cut", throws=["cut 2"])

    # North drew a card and lifted two off the pile of 19; then South drew one.
    assert known_in_pile(match, None) == [[16, "left-3-hand"], [18, "forward-5-blue"]]


def assert_known_to_all_in_hand(match: FootballMatch, seat: int, card: str) -> None:
    """Everybody knows this card, and no other, in another's hand; a redeal leaves it there."""
    for viewer in (1 - seat, None):
        assert known_in_hand(match, seat, viewer) == [card]
        for other in as_it_could_be(match, viewer):
            assert match.game.card(card) in other.hands[seat].cards


@rule("FAC-GAP.33")
def test_a_card_known_in_its_place_is_known_in_the_hand_that_draws_it() -> None:
    game = FootballALaCarte(after_cut="in_place")
    match = game.scenario("CornerCut", seat=0, hands={1: ["forward-1-red"]}, draw_pile=FIVE_CARDS)
    play(match, "cut", throws=["cut 1"])
    play(match, "start square:c12", "play card:forward-1-red")
    assert_known_to_all_in_hand(match, 1, "left-3-hand")


@rule("FAC-GAP.33")
def test_a_known_bottom_card_is_known_in_the_hand_that_draws_it_at_last() -> None:
    three_cards = ["free-kick-2-all", "forward-1-red", "penalty"]
    match = GAME.scenario(
        "CornerCut", seat=0, hands={0: three_cards, 1: ["forward-4-red"]}, draw_pile=FIVE_CARDS[:4], draw_pile_size=4
    )
    play(match, "cut", throws=["cut 1"])
    play(match, "start square:c12", "play card:forward-4-red")
    play(match, "play card:free-kick-2-all", "aim arrow:forward-2", "play card:forward-1-red", "play card:penalty")
    assert known_in_pile(match, None) == [[3, "left-3-hand"]]

    play(match, "cut", throws=["cut 1", "keep order"])

    assert match.half == 2
    assert_known_to_all_in_hand(match, 0, "left-3-hand")
