"""Ball retention (FT-KEEP, FT-GAP.9 to FT-GAP.12)."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.footime.course import asked, line_up
from tests.rules.footime.situations import A1, FOUR, H1, H2, Point, scene, to, where
from tests.rules.table import decision, kinds, play

SAME_PLAYER = Footime(4, retention_player="same_player")


def kept(told: list[Event]) -> bool:
    """Whether the ball was retained."""
    return "retained" in kinds(told)


def passed(place: Point, pawns: dict[str, Point] | None = None, **facts: Any) -> tuple[FootimeMatch, bool]:
    """H1 has passed from (0,0) with h7; whether the ball was retained."""
    seat = facts.get("seat", H1)
    facts = {"hands": {seat: ["pass-6"]}, **facts}
    match = scene("Turn", {"h7": (-1, 0), "a5": (12, 0), **(pawns or {})}, ball=(0, 0), **facts)
    told = play(match, "play card:pass-6", to(*place))
    return match, kept(told)


@rule("FT-KEEP.1", "FT-KEEP.2")
@pytest.mark.parametrize(
    ("place", "found"), [((4, 3), True), ((3, 4), True), ((2, 3), True), ((5, 3), False), ((1, 1), False)]
)
def test_a_pass_that_ends_at_1_point_from_a_team_mate_keeps_the_turn(place: Point, found: bool) -> None:
    match, retained = passed(place, {"h8": (3, 3)})
    assert retained == found
    if found:
        play(match, "pass")
    assert asked(match) == ("Turn", H2 if found else A1)


@rule("FT-KEEP.2")
def test_a_pass_to_an_opponent_is_not_retained() -> None:
    assert not passed((4, 3), {"a8": (3, 3)})[1]


@rule("FT-KEEP.3")
def test_a_ball_that_stays_with_the_passer_is_not_retained() -> None:
    assert not passed((-1, 1))[1]


@rule("FT-KEEP.3")
def test_who_passes_is_named_where_several_could_and_the_other_one_receives() -> None:
    match = scene("Turn", {"h7": (-1, 0), "h8": (0, 1)}, ball=(0, 0), hands={H1: ["pass-1"]})
    play(match, "play card:pass-1", "choose pawn:h7")
    assert kept(play(match, to(1, 0)))
    match = scene("Turn", {"h7": (-1, 0), "h8": (0, 1)}, ball=(0, 0), hands={H1: ["pass-1"]})
    play(match, "play card:pass-1", "choose pawn:h8")
    assert not kept(play(match, to(1, 0)))


@rule("FT-KEEP.3")
def test_a_goalkeeper_who_saves_is_not_his_own_team_mate() -> None:
    match = scene("SaveWindow", {"a4": (5, 5)}, ball=(13, 1), seat=A1, hands={A1: ["save"]})
    assert not kept(play(match, "play card:save", to(12, 0)))
    assert asked(match) == ("Turn", H2)


@rule("FT-KEEP.3")
def test_a_goalkeeper_who_takes_a_goal_kick_is_not_his_own_team_mate() -> None:
    match = scene("Turn", {"a4": (5, 5)}, ball=(13, 6), seat=A1, put_by_opponent=True, hands={A1: ["out"]})
    told = play(match, "play card:out", to(12, 1), to(12, 0), to(11, 0), throws=["d6 1"])
    assert not kept(told)


@rule("FT-KEEP.3")
def test_a_thrower_is_not_his_own_team_mate() -> None:
    match = scene("Turn", {"h7": (0, 0)}, ball=(4, 8), put_by_opponent=True, hands={H1: ["out"]})
    told = play(match, "play card:out", "choose pawn:h7", to(4, 7), throws=["d6 1"])
    assert not kept(told)
    assert where(match, "h7") == (4, 8)


@rule("FT-KEEP.3")
def test_the_taker_of_a_free_kick_is_not_his_own_team_mate() -> None:
    match = after_contact("foul")
    told = play(match, "play card:foul", "pass", to(2, 3), to(2, 4), throws=["d6 1"])
    assert not kept(told)


# ---- after what


def after_contact(*cards: str) -> FootimeMatch:
    """A pawn of Away's has come beside h7 on (3,3), and H1 holds these cards; h8 waits on (6,3)."""
    pawns = {"h7": (3, 3), "h8": (6, 3), "a7": (4, 4), "a5": (12, 0)}
    return scene("Turn", pawns, ball=(-9, -7), contacts=[["a7", "h7"]], hands={H1: list(cards)})


@rule("FT-KEEP.4")
@pytest.mark.parametrize(
    ("card", "then"),
    [("pass-4", []), ("joker-7", ["use mode:pass"]), ("joker-9", ["use mode:pass"]), ("aerial", [])],
)
def test_passes_of_every_kind_retain(card: str, then: list[str]) -> None:
    match = scene("Turn", {"h7": (-1, 0), "h8": (4, 4), "a5": (12, 0)}, ball=(0, 0), hands={H1: [card]})
    assert kept(play(match, f"play card:{card}", *then, to(4, 3)))
    assert asked(match) == ("TackleWindow", A1)


@rule("FT-KEEP.4")
def test_a_kick_off_retains() -> None:
    match = FOUR.scenario("LineUp")
    line_up(match, 4)
    assert kept(play(match, to(-4, 2)))


@rule("FT-KEEP.4")
@pytest.mark.parametrize(
    ("ball", "then", "place"),
    [
        ((4, 8), ["choose pawn:h7"], (5, 6)),
        ((13, -4), ["choose pawn:h7"], (12, -5)),
        ((-13, 4), [to(-12, 1), to(-12, 0)], (-9, 1)),
    ],
    ids=["throw-in", "corner", "goal kick"],
)
def test_every_restart_from_out_of_play_retains(ball: Point, then: list[str], place: Point) -> None:
    pawns = {"h7": (0, 0), "h8": (6, 6), "h9": (12, -4), "h10": (-8, 1), "a5": (12, 0)}
    match = scene("Turn", pawns, ball=ball, put_by_opponent=True, hands={H1: ["out"]})
    assert kept(play(match, "play card:out", *then, to(*place), throws=["d6 5"]))


@rule("FT-KEEP.4")
@pytest.mark.parametrize(
    ("card", "throws"), [("save", []), ("parry", ["d6 4"]), ("post", [])], ids=["save", "parry", "post"]
)
def test_every_save_card_retains(card: str, throws: list[str]) -> None:
    match = scene("SaveWindow", {"a4": (9, 3)}, ball=(13, 1), seat=A1, shot_value=5, hands={A1: [card]})
    assert kept(play(match, f"play card:{card}", to(10, 3), throws=throws))
    assert asked(match) == ("TackleWindow", H2)


@rule("FT-KEEP.4", "FT-KEEP.7", "FT-GAP.10")
@pytest.mark.parametrize("cards", [["foul"], ["foul", "yellow"], ["foul", "red"], ["foul", "yellow", "red"]], ids=str)
def test_a_foul_retains_with_or_without_a_card_on_it(cards: list[str]) -> None:
    match = after_contact(*cards)
    for card in cards:
        play(match, f"play card:{card}")
    if decision(match) == "Aggravate":
        play(match, "pass")
    play(match, to(2, 3), throws=["d6 4"])
    assert kept(play(match, to(5, 3)))
    assert asked(match) == ("TackleWindow", A1)


@rule("FT-KEEP.7", "FT-GAP.10")
def test_the_set_piece_of_a_card_that_turns_a_foul_round_retains() -> None:
    pawns = {"h7": (3, 3), "h8": (6, 3), "a7": (4, 4), "a5": (12, 0)}
    claimed = {"offender": "h7", "victim": "a7"}
    match = scene("Turn", pawns, ball=(-9, -7), claimed=claimed, hands={H1: ["yellow"]})
    play(match, "play card:yellow", "pass", to(2, 3), throws=["d6 4"])
    assert kept(play(match, to(5, 3)))


@rule("FT-KEEP.5", "FT-KEEP.6", "FT-GAP.9")
@pytest.mark.parametrize(("card", "then"), [("move-3", []), ("joker-7", ["use mode:run"])])
def test_a_run_with_the_ball_up_to_a_team_mate_is_not_retained(card: str, then: list[str]) -> None:
    match = scene("Turn", {"h7": (-2, 0), "h8": (1, 1)}, ball=(-1, 0), hands={H1: [card]})
    told = play(match, f"play card:{card}", *then, "choose pawn:h7", to(-1, 0), to(0, 0))
    assert "ball taken along" in kinds(told)
    assert not kept(told)
    assert asked(match) == ("Turn", A1)


@rule("FT-KEEP.5")
def test_a_tackle_is_not_retained() -> None:
    match = scene("Turn", {"h7": (-2, 0), "h8": (1, 1)}, ball=(-1, 0), hands={H1: ["tackle"]})
    assert not kept(play(match, "play card:tackle", to(-1, 0), to(0, 0), throws=["d6 2"]))
    assert asked(match) == ("Turn", A1)


@rule("FT-KEEP.5")
def test_a_technical_move_beside_a_team_mate_is_played_again_and_not_retained() -> None:
    match = scene("Turn", {"h7": (-2, 0), "h8": (1, 1)}, ball=(-1, 0), hands={H1: ["skill"]})
    assert not kept(play(match, "play card:skill", to(-1, 1)))
    assert asked(match) == ("Turn", H1)


# ---- who goes on


@rule("FT-KEEP.8", "FT-GAP.11")
@pytest.mark.parametrize(
    ("seats", "passer", "mate"), [(2, 0, 0), (4, 0, 2), (4, 2, 0), (6, 0, 2), (6, 4, 0), (8, 6, 0)]
)
def test_the_next_team_mate_clockwise_goes_on_and_the_opponent_between_is_skipped(
    seats: int, passer: int, mate: int
) -> None:
    match, _ = passed((4, 3), {"h8": (3, 3)}, seat=passer, game=Footime(seats))
    assert asked(match) == ("TackleWindow", passer + 1)
    play(match, "pass")
    assert asked(match) == ("Turn", mate)


@rule("FT-GAP.11")
def test_in_another_reading_the_same_player_goes_on() -> None:
    match, _ = passed((4, 3), {"h8": (3, 3)}, game=SAME_PLAYER)
    assert asked(match) == ("TackleWindow", A1)
    play(match, "pass")
    assert asked(match) == ("Turn", H1)


@rule("FT-KEEP.9")
def test_opponents_beside_the_ball_do_not_prevent_retention() -> None:
    ring = {"a6": (4, 4), "a7": (5, 4), "a8": (5, 3), "a9": (5, 2), "a10": (4, 2)}
    assert passed((4, 3), {"h8": (3, 3), **ring})[1]


@rule("FT-KEEP.10", "FT-GAP.12")
def test_a_ball_on_a_goal_point_beside_a_team_mate_is_a_goal_to_settle() -> None:
    match = scene("Turn", {"h7": (9, 1), "h8": (12, 2), "a5": (12, 5)}, ball=(10, 1), hands={H1: ["pass-3"]})
    assert not kept(play(match, "play card:pass-3", to(13, 1)))
    assert asked(match) == ("SaveWindow", A1)


@rule("FT-GAP.12")
def test_a_technical_move_onto_a_goal_point_is_not_played_again() -> None:
    match = scene("Turn", {"h7": (12, 2)}, ball=(11, 2), hands={H1: ["skill"]})
    play(match, "play card:skill", to(13, 1))
    assert asked(match) == ("SaveWindow", A1)


@rule("FT-KEEP.11")
def test_a_team_may_keep_the_ball_as_often_as_it_likes() -> None:
    hands = {H1: ["pass-1", "pass-2", "pass-3"], H2: ["pass-4", "pass-5", "pass-6"]}
    match = scene("Turn", {"h7": (-1, 0), "h8": (-1, 3), "a5": (12, 0)}, ball=(0, 1), hands=hands)
    order = []
    for value, y in ((1, 2), (4, 1), (2, 2), (5, 1), (3, 2), (6, 1)):
        order.append(match.seat)
        assert kept(play(match, f"play card:pass-{value}", to(0, y)))
        play(match, "pass")
    assert order == [H1, H2] * 3
    assert match.spent == 6
