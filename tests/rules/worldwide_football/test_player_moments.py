"""The FAQ on the moments of Player cards: with and after a card, after a roll, on taking the ball, on a shot."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.amateur import (
    PROFESSIONAL,
    asked,
    before,
    hand,
    playable,
    squad,
    the,
)

# ---- with an action, and after it


@rule("WF-FAQ.2")
@pytest.mark.parametrize(
    ("answer", "throws", "open_to"),
    [
        ("draw", [], ("AfterCard", 0)),
        ("defend card:pressing", ["d20 1"], ("AfterCard", 0)),
        ("defend card:pressing", ["d20 20"], ("BuildAttack", 1)),
    ],
    ids=["not defended", "defence fails", "defence succeeds"],
)
def test_a_card_playable_after_an_action_waits_until_it_is_validated(
    answer: str, throws: list[str], open_to: tuple[str, int]
) -> None:
    hands = {0: ["dribble"], 1: ["pressing"]}
    match = before("BuildAttack", teams=["brazil", "france"], hands=hands, players={0: ["A2"]})
    assert refusal(match, "play player:A2").rule == "WF-11.2", "not before the card is laid"
    play(match, "lay card:dribble")
    assert asked(match) == ("WithCards", 0)
    assert refusal(match, "play player:A2").rule == "WF-11.2", "not with it"
    play(match, "pass", answer, throws=throws)
    assert asked(match) == open_to
    assert len(hand(match, 0)) == int(open_to[1] == 0), "PA and effect of the Dribble come first"


@rule("WF-FAQ.2")
def test_a_card_playable_after_an_action_is_played_then_or_not_on_that_action() -> None:
    match = before("AfterCard", teams=["brazil", "france"], card="dribble", pa=1, players={0: ["A2"]})
    play(match, "pass")
    assert asked(match) == ("BuildAttack", 0)
    assert refusal(match, "play player:A2").rule == "WF-11.2"


@rule("WF-FAQ.2")
@pytest.mark.parametrize(("d20", "open_to"), [(1, ("AfterShot", 0)), (20, ("BuildAttack", 1))])
def test_a_card_playable_after_shot_waits_until_the_shot_is_validated(d20: int, open_to: tuple[str, int]) -> None:
    hands = {0: ["shot-678"], 1: ["tackle"]}
    match = before("BuildAttack", teams=["germany", "spain"], pa=6, hands=hands, players={0: ["A1"]})
    play(match, "lay card:shot-678")
    assert asked(match) == ("Defend", 1)
    play(match, "defend card:tackle", throws=[f"d20 {d20}"])
    assert asked(match) == open_to


@rule("WF-FAQ.3")
def test_a_card_playable_with_an_action_is_laid_before_the_opponent_says_anything() -> None:
    hands = {0: ["long-pass"], 1: ["interception"]}
    abilities = {1: ["defensive-block"]}
    facts: dict[str, Any] = {"teams": ["germany", "italy"], "hands": hands, "abilities": abilities}
    match = before("BuildAttack", PROFESSIONAL, players={0: ["M1"]}, **facts)
    play(match, "lay card:long-pass")
    assert asked(match) == ("WithCards", 0)
    for move in ("defend card:interception", "use ability:defensive-block", "draw"):
        assert refusal(match, move, seat=1).rule == "WF-FAQ.3"

    play(match, "play player:M1")

    assert (asked(match), match.with_pa) == (("Block", 1), 1)


@rule("WF-FAQ.3")
def test_after_the_opponents_answer_it_is_too_late_for_a_card_playable_with_an_action() -> None:
    hands = {0: ["long-pass", "dribble"], 1: ["interception"]}
    match = before("BuildAttack", teams=["germany", "italy"], hands=hands, players={0: ["M1"]})
    play(match, "lay card:long-pass", "pass")
    assert asked(match) == ("Defend", 1)
    assert refusal(match, "play player:M1", seat=0).rule == "WF-9.1"
    play(match, "draw")
    assert refusal(match, "play player:M1").rule == "WF-11.2"
    play(match, "discard card:dribble")
    assert refusal(match, "play player:M1").rule == "WF-11.2"


# ---- after a defensive roll


@rule("WF-FAQ.4")
@pytest.mark.parametrize("team", ["germany", "france", "italy"])
@pytest.mark.parametrize(("d20", "ball"), [(9, 0), (10, 1), (13, 1)])
def test_a_defender_adds_four_to_a_roll_that_was_not_enough(team: str, d20: int, ball: int) -> None:
    hands = {0: ["dribble"], 1: ["interception"]}
    players = {1: ["D1"]}
    match = before("Defend", teams=["spain", team], card="long-pass", pa=2, hands=hands, players=players)
    play(match, "defend card:interception", throws=[f"d20 {d20}"])
    assert (asked(match), moves(match)) == (("AfterRoll", 1), ["play player:D1", "pass"])
    told = play(match, "play player:D1")
    added = the(told, "added to roll")
    assert (added["total"], added["needed"]) == (d20 + 4, 14)
    assert match.ball == ball
    assert squad(match, 1) == []


@rule("WF-FAQ.4")
def test_the_card_may_be_kept_and_the_defence_fails() -> None:
    match = before(
        "AfterRoll", teams=["spain", "italy"], card="dribble", defence="pressing", roll=15, players={1: ["D1"]}
    )
    told = play(match, "pass")
    assert "validated" in kinds(told)
    assert (match.ball, squad(match, 1)) == (0, ["D1"])


@rule("WF-FAQ.4")
def test_a_roll_that_is_enough_asks_for_no_card() -> None:
    hands = {1: ["interception", "dribble"]}
    match = before("Defend", teams=["spain", "italy"], card="long-pass", pa=2, hands=hands, players={1: ["D1"]})
    play(match, "defend card:interception", throws=["d20 14"])
    assert (match.ball, squad(match, 1)) == (1, ["D1"])
    assert refusal(match, "play player:D1").rule == "WF-11.2"


@rule("WF-FAQ.4")
def test_a_foul_cannot_be_made_good() -> None:
    hands = {1: ["tackle", "pass"]}
    match = before(
        "Defend", PROFESSIONAL, teams=["spain", "italy"], card="dribble", pa=2, hands=hands, players={1: ["D1"]}
    )
    told = play(match, "defend card:tackle", throws=["d20 6"])
    assert "foul" in kinds(told)
    assert asked(match) == ("BuildAttack", 0), "a free kick follows, and nobody is asked before it"
    assert squad(match, 1) == ["D1"]


# ---- taking the ball


@rule("WF-FAQ.6")
@pytest.mark.parametrize(
    ("team", "slot", "card", "defence"),
    [
        ("germany", "M2", "dribble", "tackle"),
        ("germany", "M2", "dribble", "pressing"),
        ("spain", "D1", "pass", "interception"),
        ("italy", "M2", "pass", "interception"),
        ("france", "M1", "pass", "tackle"),
    ],
)
def test_a_card_for_taking_the_ball_is_played_right_after_ones_own_success(
    team: str, slot: str, card: str, defence: str
) -> None:
    hands = {0: ["dribble"], 1: [defence, "cross"]}
    match = before("Defend", teams=["brazil", team], card=card, pa=5, hands=hands, players={1: [slot]})
    play(match, f"defend card:{defence}", throws=["d20 20"])
    assert (asked(match), playable(match)) == (("Recovery", 1), {slot})
    play(match, "pass")
    assert (asked(match), match.pa) == (("BuildAttack", 1), 0)
    assert refusal(match, f"play player:{slot}").rule == "WF-11.2", "later it is too late"


@rule("WF-FAQ.6")
@pytest.mark.parametrize(("card", "defence"), [("pass", "interception"), ("long-pass", "interception")])
def test_a_success_with_another_card_is_not_the_moment(card: str, defence: str) -> None:
    match = before("Defend", teams=["brazil", "germany"], card=card, pa=5, hands={1: [defence]}, players={1: ["M2"]})
    play(match, f"defend card:{defence}", throws=["d20 20"])
    assert asked(match) == ("BuildAttack", 1)


@rule("WF-FAQ.6")
def test_a_ball_that_is_given_back_or_saved_is_not_taken_with_a_card() -> None:
    match = before("BuildAttack", teams=["brazil", "france"], pa=6, hands={0: ["cross"]}, players={1: ["M1"]})
    play(match, "give back", "discard card:cross")
    assert asked(match) == ("BuildAttack", 1)
    match = before("KeepGoal", teams=["brazil", "france"], pa=6, shot_die=1, players={1: ["M1"]})
    play(match, "pass", throws=["d6 6"])
    assert asked(match) == ("BuildAttack", 1)


# ---- goalkeepers


@rule("WF-FAQ.7")
def test_a_g_card_is_played_after_the_attackers_die_and_before_the_goalkeepers() -> None:
    match = before("BuildAttack", teams=["brazil", "germany"], pa=6, hands={0: ["shot-678"]}, players={1: ["G1"]})
    play(match, "lay card:shot-678")
    assert refusal(match, "play player:G1").rule == "WF-11.2", "not before the die"
    told = play(match, "draw", throws=["d6 5"])
    assert kinds(told)[-1] == "shot"
    assert (asked(match), moves(match)) == (("KeepGoal", 1), ["play player:G1", "pass"])
    assert match.table(1)["shot_die"] == 5
    told = play(match, "play player:G1", throws=["d6 2"])
    assert the(told, "save roll")["keeper"] == 2 + 3
    assert "saved" in kinds(told)


@rule("WF-FAQ.7", "WF-11.2")
@pytest.mark.parametrize(
    ("team", "throws", "keeper"),
    [
        ("germany", ["d6 2"], 2 + 3),
        ("brazil", ["d6 2"], 2 + 2),
        ("spain", ["d6 2"], 2 + 2),
        ("italy", ["d6 2", "d6 6"], 2 + 6),
        ("france", ["d6 1", "d6 2"], 2),
    ],
)
def test_each_goalkeeper_helps_in_his_own_way(team: str, throws: list[str], keeper: int) -> None:
    teams = ["germany" if team != "germany" else "italy", team]
    match = before("KeepGoal", teams=teams, pa=6, shot_die=6, players={1: ["G1"]})
    told = play(match, "play player:G1", throws=throws)
    assert the(told, "save roll")["keeper"] == keeper
    assert the(told, "save roll")["quality"] == (1 if team == "france" else 6)


@rule("WF-FAQ.7", "WF-11.2")
@pytest.mark.parametrize(("again", "quality"), [(1, 1 + 1), (6, 6 + 1)])
def test_frances_goalkeeper_makes_the_attacker_keep_his_second_die_be_it_worse_or_better(
    again: int, quality: int
) -> None:
    match = before("KeepGoal", teams=["germany", "france"], pa=7, shot_die=4, players={1: ["G1"]})
    told = play(match, "play player:G1", throws=[f"d6 {again}", "d6 6"])
    assert the(told, "save roll")["quality"] == quality


@rule("WF-FAQ.7")
def test_of_two_dice_only_one_is_thrown_again() -> None:
    hands = {0: ["shot-678"]}
    players = {0: ["A1"], 1: ["G1"]}
    match = before("BuildAttack", teams=["germany", "france"], pa=6, hands=hands, players=players)
    play(match, "lay card:shot-678", "draw")
    play(match, "play player:A1", "pass", throws=["d6 5", "d6 6"])
    told = play(match, "play player:G1", throws=["d6 2", "d6 6"])
    assert the(told, "save roll")["quality"] == 2


@rule("WF-FAQ.8")
@pytest.mark.parametrize(("shot_die", "pa"), [(6, 7), (6, 8), (5, 8)])
def test_a_g_card_may_be_played_even_against_a_quality_of_7_or_more(shot_die: int, pa: int) -> None:
    match = before("KeepGoal", teams=["brazil", "germany"], pa=pa, shot_die=shot_die, players={1: ["G1"]})
    assert playable(match) == {"G1"}
    told = play(match, "play player:G1", throws=["d6 6"])
    assert the(told, "save roll")["quality"] in (7, 8)
    assert "saved" in kinds(told)
    assert match.goals == [0, 0]


@rule("WF-C-67")
def test_no_g_card_is_played_on_a_shot_off_target() -> None:
    match = before(
        "BuildAttack", PROFESSIONAL, teams=["brazil", "germany"], pa=8, hands={0: ["shot-678"]}, players={1: ["G1"]}
    )
    told = play(match, "lay card:shot-678", "draw", throws=["d6 1"])
    assert "off target" in kinds(told)
    assert (match.ball, squad(match, 1)) == (1, ["G1"])


@rule("WF-C-67")
def test_a_shot_that_a_g_card_sends_off_target_is_over() -> None:
    match = before("KeepGoal", PROFESSIONAL, teams=["brazil", "france"], pa=8, shot_die=6, players={1: ["G1"]})
    told = play(match, "play player:G1", throws=["d6 1"])
    assert kinds(told)[:3] == ["player", "shot again", "off target"]
    assert (match.ball, match.goals, squad(match, 1)) == (1, [0, 0], [])


# ---- the rule behind a question


@rule("WF-FAQ.6", "WF-10.12")
@pytest.mark.parametrize(("players", "behind"), [([], "WF-10.12"), (["M1"], "WF-FAQ.6")])
def test_where_only_counter_attack_can_be_used_its_own_rule_is_named(players: list[str], behind: str) -> None:
    used = {0: [slot for slot in ("G1", "D1", "D2", "M1", "M2", "A1", "A2") if slot not in players]}
    facts: dict[str, Any] = {"abilities": {0: ["counter-attack"]}, "teams": ["france", "italy"], "used_players": used}
    match = before("Recovery", PROFESSIONAL, attacker=0, cause="tackle", lost_at=0, players={0: players}, **facts)
    decision = match.decision
    assert decision is not None
    assert decision.behind(match) == behind


@rule("WF-FAQ.3", "WF-C-75")
def test_where_only_clinical_finishing_can_be_used_its_own_rule_is_named() -> None:
    facts: dict[str, Any] = {"abilities": {0: ["clinical-finishing"]}, "players": {0: []}, "teams": ["italy", "france"]}
    match = before("WithCards", PROFESSIONAL, attacker=0, card="shot-678", pa=6, **facts)
    decision = match.decision
    assert decision is not None
    assert decision.behind(match) == "WF-C-75"
