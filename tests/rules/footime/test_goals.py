"""Scoring: the save window, and where goals come from (FT-GOAL, FT-GAP.16)."""

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.course import asked, shoot, shooting
from tests.rules.footime.situations import A1, A2, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

HAND = ["save", "parry", "post", "var", "tackle", "move-1", "pass-1", "out"]


def window(*cards: str) -> FootimeMatch:
    """H1 has shot; A1 holds these cards."""
    match = shooting(hands={A1: list(cards)})
    shoot(match)
    return match


@rule("FT-GOAL.1")
def test_a_ball_on_a_goal_point_is_not_yet_a_goal() -> None:
    match = shooting()
    told = shoot(match)
    assert "shot" in kinds(told)
    assert "goal" not in kinds(told)
    assert match.goals == [0, 0]
    assert asked(match) == ("SaveWindow", A1)


@rule("FT-GOAL.1")
@pytest.mark.parametrize(
    ("seat", "west", "ball", "goals"),
    [(H1, 0, (13, 1), [1, 0]), (A1, 0, (-13, 1), [0, 1]), (H1, 1, (-13, -1), [1, 0]), (A1, 1, (13, -1), [0, 1])],
)
def test_it_is_a_goal_for_the_team_that_attacks_that_goal(seat: int, west: int, ball: Point, goals: list[int]) -> None:
    x, y = (10 if ball[0] > 0 else -10), ball[1]
    pawn = {("h9" if seat == H1 else "a9"): (x, y + 1)}
    match = scene("Turn", pawn, ball=(x, y), seat=seat, west=west, hands={seat: ["pass-3"]})
    play(match, "play card:pass-3", to(*ball), "pass")
    assert match.goals == goals


@rule("FT-GOAL.2")
def test_it_counts_unless_the_next_player_saves_at_the_start_of_his_turn() -> None:
    match = window("save")
    assert asked(match) == ("SaveWindow", A1)
    told = play(match, "pass")
    assert "goal" in kinds(told)
    assert match.goals == [1, 0]
    match = window("save")
    told = play(match, "play card:save", to(5, 0))
    assert "goal" not in kinds(told)
    assert (match.goals, where(match, "ball")) == ([0, 0], (5, 0))


@rule("FT-GOAL.3")
def test_the_save_cards_are_save_parry_post_and_var() -> None:
    match = window(*HAND)
    assert moves(match) == ["play card:var", "play card:save", "play card:parry", "play card:post", "pass"]


@rule("FT-GOAL.3")
@pytest.mark.parametrize(
    ("card", "then", "throws"),
    [
        ("save", [to(5, 0)], []),
        ("parry", [to(9, 3)], ["d6 4"]),
        ("post", [to(9, 3)], []),
        ("var", ["annul"], ["d6 5", "d6 1"]),
    ],
)
def test_each_save_card_keeps_the_goal_out(card: str, then: list[str], throws: list[str]) -> None:
    match = window(card)
    play(match, f"play card:{card}", *then, throws=throws)
    assert match.goals == [0, 0]
    assert match.ball not in match.rules.pitch.points(match.rules.pitch.goals)


@rule("FT-GOAL.4")
@pytest.mark.parametrize(("seats", "shooter"), [(2, 0), (4, 0), (4, 2), (8, 6)])
def test_only_the_next_player_clockwise_may_save(seats: int, shooter: int) -> None:
    match = shooting(seat=shooter, game=Footime(seats))
    shoot(match)
    assert match.asked == (shooter + 1,)


@rule("FT-GOAL.4")
def test_nobody_else_may_save() -> None:
    match = shooting(hands={A1: ["move-1"], A2: ["save"]})
    shoot(match)
    assert refusal(match, "play card:save", seat=A2).key == "not_asked"


@rule("FT-GOAL.5")
def test_the_team_that_conceded_kicks_off() -> None:
    match = window("save")
    told = play(match, "pass")
    assert next(event.details for event in told if event.kind == "kick-off") == {"seat": A1, "side": 1}
    assert asked(match) == ("LineUp", A1)
    assert where(match, "ball") == (0, 0)


# ---- from any action


@rule("FT-GOAL.6")
def test_a_run_with_the_ball_may_score() -> None:
    match = scene("Turn", {"h9": (10, 2)}, ball=(11, 2), hands={H1: ["move-2"]})
    play(match, "play card:move-2", "choose pawn:h9", to(12, 2), "take ball:ball", to(13, 1))
    assert asked(match) == ("SaveWindow", A1)
    play(match, "pass")
    assert match.goals == [1, 0]


@rule("FT-GOAL.6")
@pytest.mark.parametrize("card", ["aerial", "skill"])
def test_an_aerial_pass_or_a_technical_move_may_score(card: str) -> None:
    match = scene("Turn", {"h9": (12, 2), "h8": (10, 2), "a4": (12, -3)}, ball=(11, 3), hands={H1: [card]})
    play(match, f"play card:{card}", f"choose pawn:{'h8' if card == 'aerial' else 'h9'}", to(13, 1))
    assert asked(match) == ("SaveWindow", A1)
    play(match, "pass")
    assert match.goals == [1, 0]


@rule("FT-GOAL.6")
def test_a_tackle_may_score() -> None:
    match = scene("TackleWindow", {"h9": (-11, 3), "a9": (-10, 3)}, ball=(-11, 2), hands={A1: ["tackle"]})
    play(match, "play card:tackle", throws=["d6 2"])
    play(match, to(-12, 2), to(-13, 1))
    assert asked(match) == ("SaveWindow", H2)
    play(match, "pass")
    assert match.goals == [0, 1]


@rule("FT-GOAL.6")
def test_a_free_kick_may_score() -> None:
    match = scene("Turn", {"h9": (8, 1), "a4": (9, 2)}, contacts=[["a4", "h9"]], hands={H1: ["foul"]})
    play(match, "play card:foul", "pass", to(7, 1), to(13, -1), throws=["d6 5"])
    assert (asked(match), match.shot_value) == (("SaveWindow", A1), 5)


@rule("FT-GOAL.6")
def test_a_parry_does_not_leave_the_ball_in_the_same_goal() -> None:
    match = window("parry")
    play(match, "play card:parry", throws=["d6 4"])
    assert refusal(match, to(13, -1)).rule == "FT-MOVE.11"


# ---- what may be laid in the window


@rule("FT-GOAL.7", "FT-GAP.16")
@pytest.mark.parametrize("card", ["tackle", "move-1", "pass-1", "out"])
def test_any_other_card_is_refused_in_the_save_window(card: str) -> None:
    match = window(*HAND)
    assert refusal(match, f"play card:{card}").rule == "FT-GOAL.7"
    assert f"waste card:{card}" not in moves(match)


@rule("FT-GOAL.7", "FT-GAP.16")
def test_declining_is_free_and_costs_no_card() -> None:
    match = window(*HAND)
    hands = [hand.cards[:] for hand in match.hands]
    told = play(match, "pass")
    assert [hand.cards for hand in match.hands] == hands
    assert "card" not in kinds(told)
    assert "draw" not in kinds(told)


@rule("FT-GOAL.7")
def test_a_player_without_any_save_card_is_asked_all_the_same() -> None:
    match = window("tackle", "move-1", "pass-1", "out", "move-2", "move-2", "pass-2", "pass-2")
    assert moves(match) == ["pass"]
