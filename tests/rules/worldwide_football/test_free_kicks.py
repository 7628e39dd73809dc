"""Paragraph 15: indirect and direct free kicks."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football.professional import asked, before, fouled, game, hand, squad, the

RESTARTS = ["pass", "long-pass", "cross", "through-ball"]
SPECIALISTS = {"brazil": ["M1", "A2"], "france": ["M2"], "germany": ["M1"], "italy": ["M1"], "spain": ["M2"]}


# ---- indirect free kicks


@rule("WF-15.6", "WF-15.7")
@pytest.mark.parametrize("pa", range(5))
def test_after_an_indirect_free_kick_the_attack_resumes_with_its_pa(pa: int) -> None:
    match, _ = fouled("dribble", pa, hands={0: ["dribble", "pass"]}, draw_pile_sizes=[0, 9])
    assert asked(match) == ("BuildAttack", 0)
    assert match.pa == pa + 1
    assert moves(match) == ["lay card:pass", "give back"]


@rule("WF-15.7", "WF-15.8")
@pytest.mark.parametrize("pa", range(6))
def test_an_indirect_free_kick_is_restarted_with_four_cards_only(pa: int) -> None:
    every_card = ["dribble", "pass", "long-pass", "cross", "through-ball", "shot-678", "shot-567", "tackle"]
    rules = game(mode="international", mod_deck_building="off")
    restart: dict[str, Any] = {"restart": "indirect_free_kick", "undefendable": "set_piece"}
    match = before("BuildAttack", rules, pa=pa, hands={0: every_card}, **restart)
    may = ["pass", "long-pass"] + (["cross"] if pa == 5 else []) + (["through-ball"] if pa in (4, 5) else [])
    assert moves(match) == [*(f"lay card:{card}" for card in may), "give back"]
    for card in ("dribble", "shot-678", "shot-567"):
        assert refusal(match, f"lay card:{card}").rule == "WF-15.7"
    for card in {"cross", "through-ball"} - set(may):
        assert refusal(match, f"lay card:{card}").rule == "WF-15.8"


@rule("WF-15.9", "WF-C-12")
@pytest.mark.parametrize("card", RESTARTS)
def test_the_first_action_after_a_free_kick_can_be_neither_defended_nor_drawn_on(card: str) -> None:
    defender = ["interception", "pressing", "tackle"]
    restart: dict[str, Any] = {"restart": "indirect_free_kick", "undefendable": "set_piece", "pa": 5}
    match = before("BuildAttack", teams=["spain", "italy"], hands={0: [card, "dribble"], 1: defender}, **restart)
    play(match, f"lay card:{card}")
    if card == "long-pass":
        play(match, "discard card:dribble")
    assert match.pa == 5 + {"pass": 2, "long-pass": 3, "cross": 1, "through-ball": 2}[card]
    assert asked(match)[1] == 0
    assert hand(match, 1) == defender


@rule("WF-15.9")
def test_the_second_action_after_a_free_kick_can_be_defended() -> None:
    match, _ = fouled("dribble", pa=1, hands={0: ["pass", "dribble"], 1: ["pressing"]})
    play(match, "lay card:pass")
    play(match, "lay card:dribble")
    assert asked(match) == ("Defend", 1)


@rule("WF-C-27", "WF-FAQ.12")
@pytest.mark.parametrize("restart", ["indirect_free_kick", "corner"])
def test_without_a_valid_card_abilities_may_help_or_the_ball_is_given_back(restart: str) -> None:
    abilities = ["attacking-play", "tactical-plan", "creativity", "stamina"]
    facts: dict[str, Any] = {"abilities": {0: abilities}, "hands": {0: ["dribble"]}, "draw_pile_sizes": [0, 9]}
    match = before("BuildAttack", pa=5, restart=restart, **facts)
    wanted = ["use ability:tactical-plan", "use ability:creativity", "use ability:stamina", "give back"]
    assert moves(match) == wanted
    play(match, "use ability:stamina", "recover card:pass")
    assert moves(match)[0] == "lay card:pass"


# ---- direct free kicks


@rule("WF-15.11", "WF-15.12", "WF-15.13", "WF-15.14")
@pytest.mark.parametrize(
    ("die", "keeper", "goals"), [(1, 1, 1), (3, 3, 1), (6, 6, 1), (3, 4, 0), (3, 5, 0), (1, 3, 0), (5, 6, 0)]
)
def test_a_direct_free_kick_is_a_shot_of_one_die_and_one_without_a_card(die: int, keeper: int, goals: int) -> None:
    facts: dict[str, Any] = {"hands": {0: ["shot-678"], 1: ["tackle", "pressing"]}, "draw_pile_sizes": [0, 9]}
    match, told = fouled("dribble", pa=5, throws=(f"d6 {die}", f"d6 {keeper}"), **facts)
    shot = the(told, "shot")
    assert (shot["dice"], shot["bonus"]) == ([die], 1)
    assert the(told, "save roll")["quality"] == die + 1
    assert match.goals == [goals, 0]
    assert hand(match, 0) == ["shot-678"], "no Shot card is used"
    assert hand(match, 1) == ["pressing", "tackle"], "nobody defends, nobody draws"


@rule("WF-15.13")
def test_a_direct_free_kick_that_is_saved_gives_the_ball_away() -> None:
    match, told = fouled("dribble", pa=5, throws=("d6 2", "d6 5"))
    assert "saved" in kinds(told)
    assert (match.ball, match.pa) == (1, 0)


@rule("WF-15.13", "WF-FAQ.7")
def test_a_goalkeeper_card_helps_against_a_direct_free_kick() -> None:
    match, _ = fouled("dribble", pa=5, players={1: ["G1"]}, throws=("d6 4",))
    assert asked(match) == ("KeepGoal", 1)
    told = play(match, "play player:G1", throws=["d6 4"])
    assert (the(told, "save roll")["keeper"], the(told, "save roll")["quality"]) == (6, 5)
    assert match.ball == 1


@rule("WF-15.15", "WF-15.16")
@pytest.mark.parametrize("slot", ["G1", "D1", "D2", "M1", "M2", "A1", "A2"])
@pytest.mark.parametrize("team", SPECIALISTS)
def test_a_specialist_makes_it_two(team: str, slot: str) -> None:
    other = "italy" if team != "italy" else "spain"
    match = before("FreeKick", teams=[team, other], players={0: [slot]})
    if slot not in SPECIALISTS[team]:
        assert moves(match) == ["pass"]
        reason = refusal(match, f"discard player:{slot}")
        assert reason.rule == "WF-15.15"
        assert "specialist" in reason.sentence("en")
        assert "spécialiste" in reason.sentence("fr")
        return

    told = play(match, f"discard player:{slot}", throws=["d6 3", "d6 4"])

    assert the(told, "save roll")["quality"] == 5
    assert match.goals == [1, 0]
    assert squad(match, 0) == []


@rule("WF-15.16")
def test_a_specialist_may_be_spared() -> None:
    match = before("FreeKick", teams=["brazil", "italy"], players={0: ["M1"]})
    assert refusal(match, "discard player:A2").rule == "WF-15.16"
    told = play(match, "pass", throws=["d6 3", "d6 6"])
    assert the(told, "save roll")["quality"] == 4
    assert squad(match, 0) == ["M1"]


@rule("WF-15.11")
def test_a_direct_free_kick_cannot_be_given_up() -> None:
    match = before("FreeKick", teams=["brazil", "italy"], players={0: ["M1"]}, hands={0: ["pass"]})
    for move in ("give back", "lay card:pass"):
        assert refusal(match, move).rule == "WF-15.11"


@rule("WF-C-32")
def test_a_cross_does_not_help_a_direct_free_kick() -> None:
    facts: dict[str, Any] = {"abilities": {0: ["clinical-finishing"]}, "hands": {0: ["shot-678"], 1: ["tackle"]}}
    match = before("BuildAttack", pa=6, cross=1, **facts)
    play(match, "lay card:shot-678", "use ability:clinical-finishing")
    told = play(match, "defend card:tackle", throws=["d20 6", "d6 3", "d6 4"])
    assert the(told, "save roll")["quality"] == 4
    assert match.cross == 0, "used up"


@rule("WF-C-32")
def test_the_ban_of_a_through_ball_is_used_up_by_a_direct_free_kick() -> None:
    match, told = fouled("through-ball", pa=4, hands={0: ["pass"], 1: ["interception"]}, throws=("d6 3", "d6 4"))
    assert "corner" in kinds(told)
    play(match, "lay card:pass")
    assert asked(match) == ("Defend", 1)
