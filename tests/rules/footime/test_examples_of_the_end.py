"""The worked examples of the rules, played to the digit: forfeits, periods, and how a match is decided."""

from typing import Any

import pytest

from onze.games.footime import Footime
from tests.rules import rule
from tests.rules.footime.course import asked
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, SHOOTING_IT_OUT, left, scene, to
from tests.rules.table import kinds, play

# ---- forfeit


@rule("FT-EX.34", "FT-FORFEIT.1", "FT-FORFEIT.2", "FT-FORFEIT.3", "FT-FORFEIT.4")
def test_six_pawns_are_a_forfeit_once_no_var_follows() -> None:
    gone: dict[str, Any] = dict.fromkeys(("a2", "a3", "a4", "a5"), "expelled")
    pawns: dict[str, Any] = {
        "h7": (3, 3),
        "a7": (4, 4),
        "a8": (6, 0),
        "a9": (6, 2),
        "a10": (6, 4),
        "a11": (6, 6),
        "a6": "injured",
    }
    match = scene(
        "Turn",
        {**pawns, **gone},
        ball=(-9, -7),
        seat=H2,
        contacts=[["a7", "h7"]],
        hands={H2: ["foul", "red"]},
    )
    assert left(match, 1) == 7
    play(match, "play card:foul", "play card:red")
    play(match, to(2, 3), throws=["d6 1"])
    play(match, to(3, 2))
    assert asked(match) == ("Appeal", A2)
    play(match, "pass")
    assert match.outcome is not None
    assert (match.outcome.score, match.outcome.values, match.outcome.reason) == ((3, 0), (1, 0, 1, 0), "forfeit")


@rule("FT-EX.35", "FT-FORFEIT.3")
def test_injured_pawns_count() -> None:
    gone = {"a2": "expelled", **dict.fromkeys(("a3", "a4", "a5", "a6"), "injured")}
    match = FOUR.scenario("Turn", pawns=gone, hands={H1: ["save"]})
    play(match, "waste card:save")
    assert match.outcome is None
    assert match.count(1) == 10


# ---- the end of a period, and of the match


@rule("FT-EX.39", "FT-HALF.1", "FT-HALF.2", "FT-HALF.3", "FT-HALF.4", "FT-HALF.5", "FT-HALF.6")
def test_half_time_waits_until_the_ball_leaves_the_area() -> None:
    match = scene("Turn", {"h9": (11, 3)}, ball=(10, 3), seat=A2, turns=89, hands={A2: ["save"], H1: ["pass-3"]})
    play(match, "waste card:save")
    assert asked(match) == ("Turn", H1)
    assert match.time_is_up()
    told = play(match, "play card:pass-3", to(7, 3), throws=["keep order"])
    assert [kind for kind in kinds(told) if kind in ("whistle", "deal", "ends changed")] == [
        "whistle",
        "deal",
        "ends changed",
    ]
    assert (match.period, match.spent, match.west) == (2, 0, 1)
    assert asked(match) == ("LineUp", A1)


@rule("FT-EX.40", "FT-VARIANT.2", "FT-VARIANT.3", "FT-VARIANT.4", "FT-VARIANT.5")
def test_a_match_to_five_goals() -> None:
    game = Footime(4, goal_target=5)
    pawns = {"h9": (7, 1)}
    match = scene("Turn", pawns, ball=(8, 1), goals=[2, 1], hands={H1: ["pass-5"]}, game=game)
    play(match, "play card:pass-5", to(13, 1))
    told = play(match, "pass", throws=["keep order"])
    assert "whistle" in kinds(told)
    assert (match.period, match.goals) == (2, [3, 1])
    second: dict[str, Any] = {"west": 0, "period": 2, "game": game, "hands": {H1: ["pass-5"]}}
    match = scene("Turn", pawns, ball=(8, 1), goals=[3, 1], **second)
    play(match, "play card:pass-5", to(13, 1), "pass")
    assert (match.period, match.goals, match.outcome) == (2, [4, 1], None)
    match = scene("Turn", pawns, ball=(8, 1), goals=[4, 1], **second)
    play(match, "play card:pass-5", to(13, 1), "pass")
    assert match.outcome is not None
    assert (match.outcome.score, match.outcome.reason) == ((5, 1), "goal target")


@rule("FT-EX.41", "FT-SHOOTOUT.8")
def test_a_shoot_out_ends_when_the_lead_cannot_be_caught() -> None:
    match = SHOOTING_IT_OUT.scenario("ShootOutShot", kicks=[3, 2], scored=[3, 0])
    assert match.seat & 1 == 1
    play(match, "roll", throws=["d6 2"])
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.reason) == ((1, 0, 1, 0), "shoot-out")


@rule("FT-EX.42", "FT-SHOOTOUT.4", "FT-SHOOTOUT.5")
@pytest.mark.parametrize(
    ("shooter", "keeper", "result"), [(2, 0, "missed"), (5, 5, "saved"), (5, 4, "goal")], ids=["2", "5-5", "5-4"]
)
def test_a_shot_of_the_shoot_out(shooter: int, keeper: int, result: str) -> None:
    match = SHOOTING_IT_OUT.scenario("ShootOutShot")
    told = play(match, "roll", throws=[f"d6 {shooter}"])
    if keeper:
        assert asked(match) == ("ShootOutSave", A1)
        told = play(match, "roll", throws=[f"d6 {keeper}"])
    assert told[-1].details["result"] == result
    assert match.scored == [1 if result == "goal" else 0, 0]
    assert asked(match) == ("ShootOutShot", A1)


@rule("FT-EX.43", "FT-EXTRA.4", "FT-EXTRA.5")
def test_a_goal_in_extra_time_wins() -> None:
    game = Footime(4, tie_break="extra_time")
    match = scene("Turn", {"h9": (7, 1)}, ball=(8, 1), seat=H2, period=3, west=0, hands={H2: ["pass-5"]}, game=game)
    play(match, "play card:pass-5", to(13, 1))
    assert asked(match) == ("SaveWindow", A2)
    play(match, "pass")
    assert match.outcome is not None
    assert (match.outcome.score, match.outcome.values) == ((1, 0), (1, 0, 1, 0))
