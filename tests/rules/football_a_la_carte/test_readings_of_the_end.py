"""Gaps of the rulebook, in our reading and the other one: the end of a half, and equal scores."""

from collections.abc import Mapping
from typing import Any

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import FootballMatch
from tests.rules import rule
from tests.rules.football_a_la_carte.hands import LONGER_PASSES, STOPPERS, as_it_could_be, hand_with
from tests.rules.table import decision, kinds, moves, play, refusal

GAME = FootballALaCarte()
AT_ONCE = FootballALaCarte(half_end="at_once")
CUT_FOR_A_TIE = FootballALaCarte(tie="penalty_cuts")

Options = Mapping[str, Any]


# ---- the last turn


@rule("FAC-GAP.23")
def test_one_more_turn_is_played_with_three_cards_left() -> None:
    match = GAME.scenario("OpenPlay", ball="d5", hands={0: ["forward-1-red"]}, draw_pile_size=4)
    play(match, "play card:forward-1-red")
    assert (match.half, decision(match), match.seat) == (1, "OpenPlay", 1)


@rule("FAC-GAP.23")
def test_or_the_half_ends_at_once_with_three_cards_left() -> None:
    match = AT_ONCE.scenario("OpenPlay", ball="d5", hands={0: ["forward-1-red"]}, draw_pile_size=4)
    play(match, "play card:forward-1-red", throws=["keep order"])
    assert (match.half, decision(match)) == (2, "KickOff")


@rule("FAC-GAP.23")
def test_a_shot_pending_at_that_moment_is_settled_before_the_half_ends_at_once() -> None:
    hands = {0: ["forward-6-blue"], 1: hand_with("goalkeeper-4-all")}
    match = AT_ONCE.scenario("OpenPlay", ball="d9", hands=hands, draw_pile_size=4)
    play(match, "play card:forward-6-blue")
    assert (decision(match), match.seat, moves(match)) == ("LastSave", 1, ["play card:goalkeeper-4-all"])
    play(match, "play card:goalkeeper-4-all", throws=["keep order"])
    assert (match.half, match.goals) == (2, [0, 0])


@rule("FAC-GAP.24")
def test_a_corner_is_not_cut_for_when_the_half_ends_at_once() -> None:
    match = AT_ONCE.scenario("Save", seat=1, hands={1: ["corner-red"]}, draw_pile_size=4)
    told = play(match, "play card:corner-red", throws=["keep order"])
    assert ("corner stopped" in kinds(told), "cut" in kinds(told)) == (True, False)
    assert (match.half, match.goals) == (2, [0, 0])


@rule("FAC-GAP.25")
@pytest.mark.parametrize(
    ("options", "held", "discarded"),
    [({}, 7, True), ({"auto_save_spends": False}, 8, False)],
)
def test_the_card_of_an_automatic_save_is_spent_or_kept(options: Options, held: int, discarded: bool) -> None:
    game = FootballALaCarte(**options)
    match = game.scenario("LastSave", seat=1, half=2, hands={1: hand_with("corner-red")}, draw_pile_size=3)
    told = play(match, "play card:corner-red")
    assert "shot stopped" in kinds(told)
    assert match.goals == [0, 0]
    assert len(match.hands[1]) == held
    assert (match.card_names(match.discard_pile.cards[-1:]) == ["corner-red"]) is discarded


@rule("FAC-GAP.25")
def test_a_kept_card_has_been_shown_to_everybody() -> None:
    game = FootballALaCarte(auto_save_spends=False)
    match = game.scenario("LastSave", seat=1, hands={1: hand_with("corner-red")}, draw_pile_size=3)
    play(match, "play card:corner-red", throws=["keep order"])
    for viewer in (0, None):
        hands: Any = match.view(viewer)["hands"]
        assert hands[1]["cards"] == ["card:corner-red"]


@rule("FAC-GAP.34")
@pytest.mark.parametrize("spent", ["goalkeeper-5-all", "corner-red", "corner-blue"])
def test_the_owner_chooses_which_card_stops_the_last_shot(spent: str) -> None:
    hands = {1: hand_with("goalkeeper-5-all", "corner-red", "corner-blue")}
    match = GAME.scenario("LastSave", seat=1, half=2, hands=hands, draw_pile_size=3)
    assert moves(match) == ["play card:goalkeeper-5-all", "play card:corner-red", "play card:corner-blue"]
    assert refusal(match, "decline").rule == "FAC-12.5"
    play(match, f"play card:{spent}")
    assert match.card_names(match.discard_pile.cards[-1:]) == [spent]


def may_hold_a_stopper(match: FootballMatch, seat: int, viewer: int | None) -> bool:
    """Whether that hand could hold a goalkeeper or a corner, for all that a viewer knows."""
    stoppers = {match.game.card(card) for card in STOPPERS}
    return any(stoppers & set(other.hands[seat].cards) for other in as_it_could_be(match, viewer))


@rule("FAC-GAP.34")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_last_shot_let_in_proves_that_the_hand_holds_nothing_to_stop_it(viewer: int | None) -> None:
    match = GAME.scenario("LastSave", seat=1, hands={0: LONGER_PASSES, 1: hand_with()}, draw_pile_size=3)
    assert may_hold_a_stopper(match, 1, viewer)
    play(match, "decline", throws=["keep order"])
    assert not may_hold_a_stopper(match, 1, viewer)


@rule("FAC-GAP.34")
def test_an_ordinary_shot_let_in_proves_nothing() -> None:
    match = GAME.scenario("Save", seat=1, hands={0: LONGER_PASSES, 1: hand_with()})
    play(match, "decline")
    assert may_hold_a_stopper(match, 1, viewer=0)


# ---- equal scores


def penalty_cuts(*results: str, number: int = 0, cuts: tuple[int, int] = (0, 0), **facts: Any) -> FootballMatch:
    """A tied match after these penalty cuts, each a ``goal`` or ``stopped`` for the side whose cut it was."""
    scoring = iter(["forward-4-red", "forward-4-red", "forward-6-blue", "forward-6-blue", "left-3-blue", "left-4-red",
                    "left-4-blue", "left-5-blue", "right-4-red", "right-4-blue"])  # fmt: skip
    hands = iter(["left-3-hand", "left-4-hand", "right-3-hand", "right-4-hand", "forward-4-hand", "forward-5-hand",
                  "forward-3-hand", "forward-3-hand"])  # fmt: skip
    pile = [next(scoring) if result == "goal" else next(hands) for result in results]
    match = CUT_FOR_A_TIE.scenario(
        "PenaltyCutForTheMatch", half=2, goals=[1, 1], cut_number=number, cuts=cuts, draw_pile=pile, **facts
    )
    for _ in results:
        play(match, "cut", throws=["cut 1"])
    return match


@rule("FAC-GAP.27", "FAC-GAP.36")
@pytest.mark.parametrize("first_side", [0, 1])
def test_after_a_tie_all_table_cards_are_shuffled_and_cut(first_side: int) -> None:
    match = CUT_FOR_A_TIE.scenario(
        "OpenPlay",
        half=2,
        goals=[1, 1],
        first_side=first_side,
        ball="d5",
        hands={0: ["forward-1-red"]},
        draw_pile_size=3,
    )

    play(match, "play card:forward-1-red", throws=["keep order"])

    assert match.outcome is None
    assert (len(match.draw_pile), len(match.discard_pile)) == (39, 0)
    # The other side cuts for the one that kicked off the match.
    assert (decision(match), match.seat, moves(match)) == ("PenaltyCutForTheMatch", 1 - first_side, ["cut"])
    play(match, "cut", throws=["cut 39"])
    assert match.seat == first_side


@rule("FAC-GAP.27")
@pytest.mark.parametrize("goals", [[2, 1], [1, 2]])
def test_only_a_tie_is_cut_for(goals: list[int]) -> None:
    match = CUT_FOR_A_TIE.scenario(
        "OpenPlay", half=2, goals=goals, ball="d5", hands={0: ["forward-1-red"]}, draw_pile_size=3
    )
    play(match, "play card:forward-1-red")
    assert match.outcome is not None
    assert match.outcome.rule == "FAC-15.1"


@rule("FAC-GAP.27", "FAC-GAP.36")
@pytest.mark.parametrize(
    ("first_side", "results", "cuts"),
    [(0, ["goal"], [1, 0]), (0, ["stopped", "goal"], [0, 1]), (1, ["goal"], [0, 1]), (1, ["goal", "stopped"], [0, 1])],
)
def test_a_hand_stops_a_penalty_cut(first_side: int, results: list[str], cuts: list[int]) -> None:
    match = penalty_cuts(*results, first_side=first_side)
    assert match.view(None)["penalty_cuts"] == cuts


@rule("FAC-GAP.36")
def test_a_shown_card_is_set_aside() -> None:
    match = penalty_cuts("goal", "stopped", draw_pile_size=20)
    assert len(match.draw_pile) == 18
    assert match.card_names(match.discard_pile.cards[-2:]) == ["forward-4-red", "left-3-hand"]


@rule("FAC-GAP.27", "FAC-GAP.36")
@pytest.mark.parametrize(("first_side", "values"), [(0, (1.0, 0.0)), (1, (0.0, 1.0))])
def test_five_cuts_each_are_made_and_none_is_spared(first_side: int, values: tuple[float, float]) -> None:
    ahead_by_three = penalty_cuts(*["goal", "stopped"] * 3, first_side=first_side)
    assert ahead_by_three.outcome is None
    one_cut_left = penalty_cuts(*["goal", "stopped"] * 4, "goal", first_side=first_side)
    assert one_cut_left.outcome is None

    play(one_cut_left, "cut", throws=["cut 1"])

    assert one_cut_left.outcome is not None
    assert (one_cut_left.outcome.values, one_cut_left.outcome.score) == (values, (1, 1))


@rule("FAC-GAP.27", "FAC-GAP.36")
@pytest.mark.parametrize(
    ("results", "values"),
    [
        (["goal"], None),
        (["stopped"], None),
        (["goal", "goal"], None),
        (["stopped", "stopped"], None),
        (["goal", "stopped"], (1.0, 0.0)),
        (["stopped", "goal"], (0.0, 1.0)),
        (["goal", "goal", "stopped", "goal"], (0.0, 1.0)),
    ],
)
def test_sudden_death_goes_in_pairs(results: list[str], values: tuple[float, float] | None) -> None:
    match = penalty_cuts(*results, number=10, cuts=(3, 3))
    assert (match.outcome.values if match.outcome is not None else None) == values


@rule("FAC-GAP.36")
@pytest.mark.parametrize(("pile", "over"), [(4, False), (3, True), (2, True)])
def test_a_pile_used_up_leaves_the_match_drawn(pile: int, over: bool) -> None:
    match = penalty_cuts("goal", "goal", number=34, cuts=(9, 9), draw_pile_size=pile)
    assert (match.outcome is not None) is over
    if match.outcome is not None:
        assert (match.outcome.values, match.outcome.score) == ((0.5, 0.5), (1, 1))
