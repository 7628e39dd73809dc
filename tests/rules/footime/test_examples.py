"""The worked examples of the rules, FT-EX.1 to FT-EX.46, played to the digit."""

from typing import Any

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Scripted
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, left, point, scene, to, where
from tests.rules.table import decision, kinds, moves, play, refusal


def asked(match: FootimeMatch) -> tuple[str, int]:
    """The open question, and who is asked."""
    return decision(match), match.seat


# ---- kick-off


@rule("FT-EX.1", "FT-SETUP.9", "FT-KICKOFF.12")
def test_the_captains_roll_again_after_a_tie_and_the_higher_roll_kicks_off() -> None:
    told: list[Event] = []
    with Scripted("keep order", "d6 4", "d6 4", "d6 5", "d6 2") as chance:
        match = FOUR.new_match(chance, told.append)
    rolls = next(event for event in told if event.kind == "captains roll")
    assert rolls.facts == {"rolls": [[4, 4], [5, 2]], "side": 0, "why": "kick-off"}
    assert match.to_play == H1
    assert asked(match) == ("LineUp", H1)


def kick_off(roll: int) -> FootimeMatch:
    """Both teams have lined up in the usual formation, and H1 has rolled."""
    match = FOUR.scenario("LineUp")
    play(match, "line-up formation:4-4-2", "line-up formation:4-4-2", throws=[f"d6 {roll}"])
    assert asked(match) == ("KickOffTo", H1)
    return match


@rule("FT-EX.2", "FT-KICKOFF.7", "FT-KICKOFF.9", "FT-KEEP.8")
def test_a_kick_off_to_a_team_mate_is_retained() -> None:
    match = kick_off(4)
    told = play(match, to(-4, 2))
    assert "retained" in kinds(told)
    assert asked(match) == ("TackleWindow", A1)
    play(match, "pass")
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.3", "FT-KEEP.2", "FT-KEEP.3")
def test_a_kick_off_beside_nobody_but_the_kicker_is_not_retained() -> None:
    match = kick_off(1)
    play(match, to(0, 1))
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.4", "FT-KICKOFF.6", "FT-BOARD.1")
def test_the_receiving_team_stays_out_of_the_centre_circle() -> None:
    match = FOUR.scenario("PlaceShirt", said=["line-up by-hand"], role="receiving")
    assert match.seat == A1
    assert refusal(match, to(1, 2)).rule == "FT-KICKOFF.6"
    assert to(2, 2) in moves(match)


# ---- offside


@rule("FT-EX.5", "FT-OFFSIDE.1", "FT-OFFSIDE.7", "FT-OFFSIDE.10")
def test_a_pass_to_an_offside_pawn_loses_the_turn_and_the_ball() -> None:
    match = scene("Turn", {"h9": (3, 0), "h10": (9, 2), "a4": (8, -3)}, ball=(4, 0), hands={H1: ["pass-5"]})
    told = play(match, "play card:pass-5", to(8, 2))
    assert "offside" in kinds(told)
    assert asked(match) == ("OffsideRestart", A1)
    play(match, to(2, 0))
    assert where(match, "ball") == (2, 0)
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.6", "FT-OFFSIDE.3")
def test_level_with_the_last_but_one_pawn_is_onside() -> None:
    match = scene("Turn", {"h9": (3, 0), "h10": (8, 2), "a4": (8, -3)}, ball=(4, 0), hands={H1: ["pass-5"]})
    told = play(match, "play card:pass-5", to(7, 2))
    assert "retained" in kinds(told)
    assert asked(match) == ("TackleWindow", A1)


@rule("FT-EX.7", "FT-OUT-THROW.1", "FT-OUT-THROW.2", "FT-OUT-THROW.3", "FT-OUT-THROW.4", "FT-OUT-THROW.5")
@rule("FT-OFFSIDE.4")
def test_there_is_no_offside_at_a_throw_in() -> None:
    pawns = {"h7": (0, 0), "h10": (9, 6), "a4": (8, -3)}
    match = scene("Turn", pawns, ball=(4, 8), hands={H1: ["out"]}, put_by_opponent=True)
    play(match, "play card:out", "choose pawn:h7", throws=["d6 5"])
    assert where(match, "h7") == "outside"
    told = play(match, to(8, 6))
    assert "retained" in kinds(told)
    assert where(match, "h7") == (4, 8)
    assert asked(match) == ("TackleWindow", A1)


# ---- goals and saves


def before_the_shot(**facts: Any) -> FootimeMatch:
    """The ball lies on (8,1), with a pawn of Home beside it."""
    pawns = {"h9": (7, 1), "a4": (10, 4), "a5": (6, 0)}
    return scene("Turn", pawns, ball=(8, 1), **facts)


def after_the_shot(card: str) -> FootimeMatch:
    """H1 has shot with a five; A1 holds that card."""
    match = before_the_shot(hands={H1: ["pass-5"], A1: [card]})
    play(match, "play card:pass-5", to(13, 1))
    assert asked(match) == ("SaveWindow", A1)
    return match


@rule("FT-EX.8", "FT-GOAL.1", "FT-GOAL.2", "FT-GOAL.3", "FT-GOAL.4", "FT-GOAL.5")
def test_a_ball_on_a_goal_point_that_nobody_saves_is_a_goal() -> None:
    match = after_the_shot("move-1")
    assert match.goals == [0, 0]
    play(match, "pass")
    assert match.goals == [1, 0]
    assert match.to_play == A1
    assert asked(match) == ("LineUp", A1)


@rule("FT-EX.9", "FT-MOVE.4")
def test_the_goalkeeper_is_in_the_way() -> None:
    match = before_the_shot(hands={H1: ["pass-5"]})
    play(match, "play card:pass-5")
    assert refusal(match, to(13, 0)).rule == "FT-MOVE.4"


@rule("FT-EX.10", "FT-CARD-PARRY.1", "FT-CARD-PARRY.2", "FT-KEEP.4")
def test_a_parry_beside_a_team_mate_is_retained() -> None:
    match = after_the_shot("parry")
    play(match, "play card:parry", throws=["d6 3"])
    told = play(match, to(11, 4))
    assert "retained" in kinds(told)
    assert match.goals == [0, 0]
    assert asked(match) == ("TackleWindow", H2)
    play(match, "pass")
    assert asked(match) == ("Turn", A2)


def after_the_power_shot() -> FootimeMatch:
    """H1 has shot with power and a six; A1 holds the post."""
    match = scene("Turn", {"h9": (3, -1)}, ball=(4, -1), hands={H1: ["power", "pass-6"], A1: ["post"]})
    play(match, "play card:power", "play card:pass-6", to(13, -1))
    assert match.shot_value == 12
    play(match, "play card:post")
    return match


@rule("FT-EX.11", "FT-CARD-POWER.1", "FT-CARD-POST.2", "FT-CARD-POST.5")
def test_the_post_moves_the_ball_by_the_doubled_value() -> None:
    match = after_the_power_shot()
    play(match, to(1, -5))
    assert where(match, "ball") == (1, -5)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.11", "FT-CARD-POST.4", "FT-CARD-POST.6")
def test_a_ball_out_after_the_post_is_a_goal_kick_at_once() -> None:
    match = after_the_power_shot()
    play(match, to(13, 4))
    assert asked(match) == ("GoalKickSpot", A1)
    assert moves(match) == [to(12, y) for y in (-2, -1, 0, 1, 2)]


@rule("FT-EX.12", "FT-CARD-AERIAL.5", "FT-CARD-POST.3")
def test_the_value_of_an_aerial_pass_is_undetermined() -> None:
    pawns = {"h9": (5, 4), "h10": (12, 2), "a4": (12, -4)}
    match = scene("Turn", pawns, ball=(6, 4), hands={H1: ["aerial"], A1: ["post"]})
    play(match, "play card:aerial", to(13, 1))
    told = play(match, "play card:post", throws=["d6 2"])
    assert [event.facts["value"] for event in told if event.kind == "roll"] == [2]
    assert asked(match) == ("PostTo", A1)


@rule("FT-EX.13", "FT-CARD-SAVE.1", "FT-CARD-SAVE.2", "FT-CARD-SAVE.4")
def test_a_save_clears_the_ball_to_a_team_mate() -> None:
    match = after_the_shot("save")
    told = play(match, "play card:save", to(5, 0))
    assert "retained" in kinds(told)
    assert match.goals == [0, 0]
    assert asked(match) == ("TackleWindow", H2)


# ---- tackles and runs


def retained(hands: dict[int, list[str]] | None = None) -> FootimeMatch:
    """H1's pass has found a team-mate on (2,3)."""
    pawns = {"h9": (1, 2), "a7": (5, 4)}
    return scene("TackleWindow", pawns, ball=(2, 3), seat=H1, hands=hands or {A1: ["tackle"]})


@rule("FT-EX.14", "FT-CARD-TACKLE.2", "FT-CARD-TACKLE.3", "FT-CARD-TACKLE.4", "FT-CARD-TACKLE.5", "FT-CARD-TACKLE.8")
def test_a_tackle_in_the_window_wins_the_ball() -> None:
    match = retained()
    assert asked(match) == ("TackleWindow", A1)
    play(match, "play card:tackle", throws=["d6 4"])
    play(match, to(3, 3), "take ball", to(4, 3))
    assert where(match, "a7") == (3, 3)
    assert where(match, "ball") == (4, 3)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.15", "FT-CARD-TACKLE.8")
def test_a_tackle_that_does_not_reach_the_ball_costs_the_turn_all_the_same() -> None:
    match = retained()
    play(match, "play card:tackle", throws=["d6 2"])
    assert to(2, 3) not in moves(match)
    play(match, to(3, 4))
    assert where(match, "ball") == (2, 3)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.16", "FT-CARD-MOVE.1", "FT-CARD-MOVE.2", "FT-CARD-MOVE.3", "FT-CARD-MOVE.4", "FT-CARD-MOVE.7")
def test_a_run_with_the_ball() -> None:
    match = scene("Turn", {"h7": (-5, 0)}, ball=(-2, 0), hands={H1: ["move-5"]})
    play(match, "play card:move-5", "choose pawn:h7", to(0, 0), "take ball", to(1, 1))
    assert where(match, "h7") == (0, 0)
    assert where(match, "ball") == (1, 1)
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.17", "FT-MOVE.2", "FT-MOVE.5")
def test_a_run_goes_round_an_occupied_point() -> None:
    match = scene("Turn", {"h7": (0, 0), "a7": (2, 0)}, ball=(-9, -7), hands={H1: ["move-5"]})
    play(match, "play card:move-5", "choose pawn:h7")
    assert refusal(match, to(2, 0)).rule == "FT-MOVE.6"
    play(match, to(5, 0))
    assert where(match, "h7") == (5, 0)
    straight = scene(
        "Turn",
        {"h7": (0, 0), "a7": (2, 0)},
        ball=(-9, -7),
        hands={H1: ["move-5"]},
        game=Footime(4, path_rule="straight"),
    )
    play(straight, "play card:move-5", "choose pawn:h7")
    assert refusal(straight, to(5, 0)).rule == "FT-MOVE.5"


@rule("FT-EX.18", "FT-MOVE.7", "FT-CARD-MOVE.6")
def test_the_goalkeeper_runs_and_returns() -> None:
    match = scene("Turn", {}, ball=(-10, 1), hands={H1: ["move-4"]})
    play(match, "play card:move-4", "choose pawn:h1", to(-9, 2), "take ball", to(-8, 3))
    assert where(match, "h1") == (-13, 0)
    assert where(match, "ball") == (-8, 3)


# ---- contacts: duels and fouls


def after_contact(*cards: str, answer: str = "move-1") -> FootimeMatch:
    """A1 has run up to a pawn of Home's on (3,3); H2 holds these cards, and A2 one to answer with."""
    pawns = {"h7": (3, 3), "h9": (8, 4), "a7": (6, 6), "a4": (8, -5)}
    hands = {A1: ["move-2"], H2: list(cards), A2: [answer]}
    match = scene("Turn", pawns, ball=(-9, -7), seat=A1, hands=hands)
    play(match, "play card:move-2", "choose pawn:a7", to(4, 4))
    assert asked(match) == ("Turn", H2)
    return match


@rule("FT-EX.19", "FT-CARD-DUEL.1", "FT-CARD-DUEL.2", "FT-CARD-DUEL.3", "FT-CARD-DUEL.6")
def test_the_winner_of_a_duel_moves_the_pawn_and_plays_again() -> None:
    match = after_contact("duel")
    play(match, "play card:duel", throws=["d6 5", "d6 3"])
    assert asked(match) == ("DuelMove", H2)
    assert to(9, 4) in moves(match)
    assert to(10, 4) not in moves(match)
    play(match, to(9, 4))
    assert where(match, "a7") == (9, 4)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.20", "FT-CARD-DUEL.5", "FT-CARD-DUEL.6")
def test_a_tie_in_a_duel_moves_nobody() -> None:
    match = after_contact("duel")
    play(match, "play card:duel", throws=["d6 4", "d6 4"])
    assert where(match, "a7") == (4, 4)
    assert asked(match) == ("Turn", H2)


@rule("FT-EX.21", "FT-CARD-FOUL.1", "FT-CARD-FOUL.2", "FT-FOUL-FREEKICK.1", "FT-FOUL-FREEKICK.2")
@rule("FT-FOUL-FREEKICK.3", "FT-FOUL-FREEKICK.4", "FT-FOUL-FREEKICK.5")
def test_a_free_kick_is_retained() -> None:
    match = after_contact("foul")
    play(match, "play card:foul", "pass")
    assert asked(match) == ("FreeKickTaker", H2)
    assert where(match, "ball") == (3, 3)
    play(match, to(2, 3), throws=["d6 6"])
    told = play(match, to(9, 4))
    assert "retained" in kinds(told)
    assert where(match, "h7") == (2, 3)
    assert asked(match) == ("TackleWindow", A2)


def foul_in_the_area(roll: int, **facts: Any) -> FootimeMatch:
    """A1 has run up to a pawn of Home's on (10,2); H2 has laid a foul and a yellow card, and rolled for the penalty."""
    pawns = {"h7": (10, 2), "a7": (11, 5)}
    hands = {A1: ["move-2"], H2: ["foul", "yellow"]}
    match = scene("Turn", pawns, ball=(-9, -7), seat=A1, hands=hands, **facts)
    play(match, "play card:move-2", "choose pawn:a7", to(11, 3))
    play(match, "play card:foul", "play card:yellow")
    if decision(match) == "Aggravate":
        assert moves(match) == ["pass"]
        play(match, "pass")
        assert asked(match) == ("ClearArea", A2)
        play(match, to(8, 7), throws=[f"d6 {roll}"])
    return match


@rule("FT-EX.22", "FT-FOUL-PENALTY.1", "FT-FOUL-PENALTY.2", "FT-FOUL-PENALTY.3", "FT-FOUL-PENALTY.5")
@rule("FT-FOUL-PENALTY.7", "FT-FOUL-PENALTY.8", "FT-CARD-YELLOW.1", "FT-CARD-YELLOW.3", "FT-CARD-YELLOW.6")
def test_a_penalty_with_a_yellow_card() -> None:
    match = foul_in_the_area(4)
    assert match.view(None)["teams"][1]["booked"] == ["a7"]  # type: ignore[index]
    assert (where(match, "ball"), where(match, "h7"), where(match, "a7")) == ((10, 0), (9, 0), (8, 7))
    assert moves(match) == [to(13, -1), to(13, 1)]
    play(match, to(13, -1))
    assert asked(match) == ("SaveWindow", A2)
    assert match.shot_value == 4


@rule("FT-EX.23", "FT-FOUL-PENALTY.7")
def test_a_penalty_that_stops_short() -> None:
    match = foul_in_the_area(2)
    assert moves(match) == [to(12, 0)]
    play(match, to(12, 0))
    assert asked(match) == ("Turn", A2)


@rule("FT-EX.24", "FT-CARD-YELLOW.4")
def test_a_second_yellow_card_expels() -> None:
    pawns = {"h7": (3, 3), "a7": (4, 4)}
    match = scene(
        "Turn",
        pawns,
        ball=(-9, -7),
        seat=H2,
        booked=["a7"],
        contacts=[["a7", "h7"]],
        hands={H2: ["foul", "yellow"]},
    )
    told = play(match, "play card:foul", "play card:yellow")
    assert "expelled" in kinds(told)
    assert where(match, "a7") == "expelled"
    assert left(match, 1) == 10


@rule("FT-EX.25", "FT-CARD-FOUL.5", "FT-CARD-RED.5", "FT-CARD-RED.6", "FT-BOARD.1")
def test_a_red_card_for_the_goalkeeper() -> None:
    pawns = {"h7": (9, 1), "a5": (2, 2)}
    match = scene("Turn", pawns, ball=(-9, -7), seat=A1, hands={A1: ["move-3"], H2: ["foul", "red"]})
    play(match, "play card:move-3", "choose pawn:a1", to(10, 1))
    assert where(match, "a1") == (13, 0)
    play(match, "play card:foul", "play card:red")
    assert asked(match) == ("ReplaceKeeper", A2)
    play(match, "choose pawn:a5", throws=["d6 4"])
    assert where(match, "a5") == (13, 0)
    assert where(match, "a1") == "expelled"
    assert left(match, 1) == 10
    assert asked(match) == ("PenaltyTo", H2)


@rule("FT-EX.26", "FT-CARD-YELLOW.2", "FT-CARD-YELLOW.7")
def test_a_yellow_card_against_the_preceding_foul_turns_it_round() -> None:
    match = after_contact("foul", answer="yellow")
    play(match, "play card:foul", "pass")
    play(match, to(2, 3), throws=["d6 3"])
    play(match, to(3, 0))
    assert asked(match) == ("Turn", A2)
    play(match, "play card:yellow", "pass")
    assert match.view(None)["teams"][0]["booked"] == ["h7"]  # type: ignore[index]
    assert where(match, "ball") == (4, 4)
    assert asked(match) == ("FreeKickTaker", A2)


# ---- VAR


@rule("FT-EX.27", "FT-CARD-VAR.2", "FT-CARD-VAR.3", "FT-CARD-VAR.5", "FT-CARD-VAR.6")
def test_a_goal_annulled_by_var() -> None:
    match = after_the_shot("var")
    play(match, "play card:var", throws=["d6 3", "d6 3", "d6 6", "d6 2"])
    assert asked(match) == ("Verdict", A1)
    play(match, "annul")
    assert where(match, "ball") == (8, 1)
    assert match.goals == [0, 0]
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.28", "FT-CARD-VAR.7")
def test_a_goal_confirmed_by_var() -> None:
    match = after_the_shot("var")
    play(match, "play card:var", throws=["d6 1", "d6 4"])
    assert asked(match) == ("Verdict", H1)
    play(match, "confirm")
    assert match.goals == [1, 0]
    assert asked(match) == ("LineUp", A1)


@rule("FT-EX.29", "FT-CARD-VAR.4", "FT-CARD-VAR.8")
def test_a_foul_contested_in_the_tackle_window() -> None:
    match = after_contact("foul", "yellow", answer="var")
    before = match.clone()
    play(match, "play card:foul", "play card:yellow", "pass")
    play(match, to(2, 3), throws=["d6 6"])
    play(match, to(9, 4))
    assert asked(match) == ("TackleWindow", A2)
    play(match, "play card:var", throws=["d6 5", "d6 1"])
    play(match, "annul")
    assert (match.at, match.ball, match.booked) == (before.at, before.ball, before.booked)
    assert asked(match) == ("Turn", A2)


# ---- out of play


@rule("FT-EX.30", "FT-OUT-CORNER.1", "FT-OUT-CORNER.2", "FT-OUT-CORNER.3", "FT-OUT-CORNER.4", "FT-OUT-CORNER.5")
@rule("FT-OUT-CORNER.6")
def test_a_corner() -> None:
    pawns = {"h7": (5, 0), "a7": (13, -8)}
    match = scene("Turn", pawns, ball=(13, -4), seat=H2, put_by_opponent=True, hands={H2: ["out"]})
    play(match, "play card:out")
    assert asked(match) == ("ClearCorner", A2)
    assert to(-1, 0) not in moves(match)
    play(match, to(4, 0))
    assert where(match, "ball") == (13, -8)
    play(match, "choose pawn:h7", throws=["d6 4"])
    play(match, to(10, -4))
    assert where(match, "h7") == (13, -8)
    assert where(match, "ball") == (10, -4)
    assert asked(match) == ("Turn", A2)


@rule("FT-EX.31", "FT-OUT-GOALKICK.1", "FT-OUT-GOALKICK.2", "FT-OUT-GOALKICK.3", "FT-OUT-GOALKICK.4")
@rule("FT-OUT-GOALKICK.5")
def test_a_goal_kick() -> None:
    match = scene("Turn", {"a7": (6, 3)}, ball=(13, 6), seat=A1, put_by_opponent=True, hands={A1: ["out"]})
    play(match, "play card:out", to(12, 1), to(12, 0), throws=["d6 5"])
    told = play(match, to(7, 3))
    assert "retained" in kinds(told)
    assert where(match, "a1") == (13, 0)
    assert asked(match) == ("TackleWindow", H2)


@rule("FT-EX.32", "FT-CARD-OUT.2")
def test_without_the_card_a_ball_on_the_line_is_in_play() -> None:
    match = scene("Turn", {"h7": (1, 7)}, ball=(3, 8), seat=H2, put_by_opponent=True, hands={H2: ["move-2"]})
    play(match, "play card:move-2", "choose pawn:h7", to(3, 8), to(4, 7))
    assert where(match, "ball") == (4, 7)
    assert asked(match) == ("Turn", A2)


# ---- pawns that leave and come back


@rule("FT-EX.33", "FT-CARD-INJURED.1", "FT-CARD-INJURED.3", "FT-CARD-INJURED.5", "FT-CARD-CHANGE.1")
@rule("FT-CARD-CHANGE.4", "FT-CARD-CHANGE.5")
def test_injured_and_back_with_a_change() -> None:
    match = FOUR.scenario("Turn", pawns={"a7": point(4, 0)}, hands={H1: ["injured"]})
    play(match, "play card:injured", "choose pawn:a7")
    assert where(match, "a7") == "injured"
    assert asked(match) == ("Turn", H1)
    hand = ["change", "move-1", "move-2", "pass-1", "pass-6", "pass-6", "pass-6", "pass-6"]
    match = FOUR.scenario("Turn", seat=A2, pawns={"a7": "injured"}, hands={A2: hand})
    play(match, "play card:change", "throw card:move-1", "throw card:move-2", "throw card:pass-1", "pass")
    play(match, "choose pawn:a7", to(0, 5))
    assert where(match, "a7") == (0, 5)
    assert len(match.hands[A2]) == 8
    assert match.hands[A2].cards.count(FOUR.card("pass-6")) >= 4
    assert asked(match) == ("Turn", A2)


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


# ---- cards that do not suit, and the pile


@rule("FT-EX.36", "FT-CARDS.2")
def test_an_unsuitable_card_loses_the_turn() -> None:
    match = scene("Turn", {"h9": (3, 0)}, ball=(8, 0), hands={H1: ["pass-5"]})
    assert refusal(match, "play card:pass-5").rule == "FT-CARD-PASS.1"
    play(match, "waste card:pass-5")
    assert match.played.cards[-1] == FOUR.card("pass-5")
    assert len(match.hands[H1]) == 8
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.37", "FT-CARDS.5", "FT-CARD-POWER.3")
def test_power_alone_ends_a_retention() -> None:
    match = retained(hands={H2: ["power"]})
    play(match, "pass")
    assert asked(match) == ("Turn", H2)
    play(match, "waste card:power")
    assert asked(match) == ("Turn", A2)


@rule("FT-EX.38", "FT-CARDS.4", "FT-CARD-ACCEL.4")
def test_an_exhausted_pile_is_made_anew_at_once() -> None:
    match = scene("Turn", {"h7": (0, 0)}, hands={H1: ["acceleration", "move-3"]}, draw_pile_size=1)
    played = len(match.played)
    play(match, "play card:acceleration", "play card:move-3", "choose pawn:h7")
    told = play(match, to(6, 0), throws=["keep order"])
    assert kinds(told) == ["card", "card", "run", "reshuffle", "draw"]
    assert len(match.hands[H1]) == 8
    assert len(match.draw_pile) == played + 2 - 1
    assert len(match.played) == 0


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
    match = FOUR.scenario("ShootOutShot", kicks=[3, 2], scored=[3, 0])
    assert match.seat & 1 == 1
    play(match, "roll", throws=["d6 2"])
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.reason) == ((1, 0, 1, 0), "shoot-out")


@rule("FT-EX.42", "FT-SHOOTOUT.4", "FT-SHOOTOUT.5")
@pytest.mark.parametrize(
    ("shooter", "keeper", "result"), [(2, 0, "missed"), (5, 5, "saved"), (5, 4, "goal")], ids=["2", "5-5", "5-4"]
)
def test_a_shot_of_the_shoot_out(shooter: int, keeper: int, result: str) -> None:
    match = FOUR.scenario("ShootOutShot")
    told = play(match, "roll", throws=[f"d6 {shooter}"])
    if keeper:
        assert asked(match) == ("ShootOutSave", A1)
        told = play(match, "roll", throws=[f"d6 {keeper}"])
    assert told[-1].facts["result"] == result
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


# ---- cards round the table


@rule("FT-EX.44", "FT-CARD-SWAP.1", "FT-CARD-SWAP.2", "FT-CARD-SWAP.3")
def test_a_swap() -> None:
    theirs = ["pass-1", "pass-2", "pass-3", "pass-4", "pass-5", "pass-6", "tackle", "save"]
    match = FOUR.scenario("Turn", hands={H1: ["swap", "move-1"], A2: theirs})
    told = play(match, "play card:swap", "swap seat:3", "give card:move-1", throws=["d8 3"])
    swap = next(event for event in told if event.kind == "swap")
    assert swap.private == {seat: {"given": "move-1", "taken": "pass-3"} for seat in (H1, A2)}
    assert "pass-3" not in str(swap.seen_by(A1))
    assert [len(hand) for hand in match.hands] == [8, 8, 8, 8]
    assert match.card_names(match.hands[A2].cards) == ["move-1", *[card for card in theirs if card != "pass-3"]]
    assert asked(match) == ("Turn", H1)


@rule("FT-EX.45", "FT-CARD-REDEAL.1", "FT-CARD-REDEAL.2", "FT-GAP.40")
def test_a_redistribution() -> None:
    match = FOUR.scenario("Turn", seat=A1, hands={A1: ["redeal"]}, draw_pile_size=20)
    play(match, "play card:redeal", throws=["keep order"])
    assert (len(match.draw_pile), [len(hand) for hand in match.hands]) == (79, [8, 8, 8, 8])
    assert match.card_names(match.played.cards) == ["redeal"]
    assert asked(match) == ("Turn", A1)


@rule("FT-EX.46", "FT-KEEP.8", "FT-KEEP.11")
def test_two_players_three_retentions_in_a_row() -> None:
    game = Footime(2)
    pawns = {"h7": (-3, 0), "h8": (0, 0), "h9": (0, 3)}
    hand = ["pass-1", "pass-2", "pass-3", "pass-4"]
    match = scene("Turn", pawns, ball=(-2, 0), hands={0: hand}, game=game)
    for card, x, y in (("pass-2", -1, 1), ("pass-3", -1, 3), ("pass-4", -2, 0)):
        play(match, f"play card:{card}")
        if decision(match) == "Passer":
            play(match, moves(match)[0])
        play(match, to(x, y))
        assert asked(match) == ("TackleWindow", 1)
        play(match, "pass")
        assert asked(match) == ("Turn", 0)
    play(match, "play card:pass-1", to(-2, 1))
    assert match.spent == 4
