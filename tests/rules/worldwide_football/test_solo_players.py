"""Paragraph 28, and the supplement's A7: the virtual opponent's active Player cards."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from tests.rules import rule
from tests.rules.table import kinds, play
from tests.rules.worldwide_football.solo import (
    AMATEUR,
    Facts,
    action_pile,
    active,
    asked,
    before,
    discarded,
    game,
    in_both_modes,
    laid,
    laid_on,
    ready,
    shot_at,
    table,
    the,
    used,
    virtual_at,
)


def with_team(team: str, *players: str, **facts: Any) -> dict[str, Any]:
    """The virtual opponent plays a team and has these cards active, the oldest first."""
    others = facts.pop("players", {})
    return {"teams": ["spain" if team != "spain" else "france", team], "players": {1: list(players), **others}, **facts}


# ---- the player's own


@rule("WFS-A7.1")
@in_both_modes
def test_the_player_plays_his_player_cards_as_usual(rules: WorldwideFootball) -> None:
    facts: Facts = {"teams": ["brazil", "italy"], "players": {0: ["A2"]}, "defence_pile": ["interception"]}
    match, _ = laid_on("dribble", 1, rules, **facts)
    assert asked(match) == ("AfterCard", 0)
    play(match, "play player:A2")
    assert match.pa == 1 + 1 + 2


# ---- as soon as it can


@rule("WF-28.1", "WFS-A7.2")
@in_both_modes
def test_it_plays_a_card_with_the_card_that_it_lays(rules: WorldwideFootball) -> None:
    facts = with_team("spain", "M2", hands={0: ["interception"]})
    match, told = virtual_at(1, ["pass", "dribble"], rules, **facts)
    assert the(told, "player")["player"] == "player:M2"
    after = kinds(told)[kinds(told).index("player") :]
    expected = ["player", "player counts", "validated", "active player", "lay"]
    assert after == expected, "the player could not defend on the Pass"
    assert match.pa == 1 + 2 + 1
    assert "M2" not in active(match)
    assert used(match) == ["M2"]


@rule("WF-28.1", "WFS-A7.2")
@in_both_modes
def test_it_plays_a_card_after_the_card_that_was_validated(rules: WorldwideFootball) -> None:
    match, told = virtual_at(1, ["pass"], rules, **with_team("brazil", "A2"))
    assert kinds(told)[:2] == ["validated", "player"]
    assert match.pa == 1 + 2
    assert used(match) == ["A2"]


@rule("WF-28.1", "WFS-A7.2")
@in_both_modes
def test_it_plays_a_card_after_its_shot(rules: WorldwideFootball) -> None:
    facts = with_team("italy", "A1", draw_piles={1: ["pass"]})
    match, told = shot_at(6, rules, ["d6 2", "d6 5", "d6 4"], **facts)
    assert the(told, "shot")["dice"] == [2, 5]
    assert (match.goals, used(match)) == ([0, 1], ["A1"])


@rule("WF-28.1", "WFS-A7.2")
@in_both_modes
@pytest.mark.parametrize(("card", "defence", "plays"), [("dribble", "pressing", True), ("pass", "interception", False)])
def test_it_plays_a_card_when_it_takes_the_ball(rules: WorldwideFootball, card: str, defence: str, plays: bool) -> None:
    facts = with_team("germany", "M2", defence_pile=[defence], draw_piles={1: ["long-pass"]})
    match, told = laid_on(card, 4, rules, ["d20 15"], **facts)
    assert match.ball == 1
    assert ("player" in kinds(told)) is plays, "the card is for Tackle and Pressing"
    assert match.pa == (2 if plays else 0)


@rule("WF-28.1", "WFS-A7.2")
def test_it_counters_an_m_or_a_card_of_the_player() -> None:
    facts: Facts = {"teams": ["brazil", "italy"], "players": {0: ["A1"], 1: ["D2"]}, "defence_pile": ["pressing"]}
    match = before("WithCards", AMATEUR, card="shot-678", pa=6, **facts)
    told = play(match, "play player:A1", throws=["d20 8", "d20 12"])
    assert the(told, "counter")["countered"] is True
    assert the(told, "defence")["card"] == "pressing", "the ban on defending is gone"
    assert used(match) == ["D2"]


@rule("WF-28.1", "WF-FAQ.5")
def test_it_counters_no_d_or_g_card() -> None:
    facts: Facts = {"teams": ["brazil", "italy"], "players": {0: ["D1"], 1: ["D2"]}, "defence_pile": ["pressing"]}
    match, _ = laid_on("pass", 0, AMATEUR, **facts)
    told = play(match, "play player:D1")
    assert "counter" not in kinds(told)
    assert active(match) == ["D2"]


@rule("WF-28.1", "WF-11.5")
def test_the_player_may_counter_its_card() -> None:
    facts: Facts = {"teams": ["italy", "brazil"], "players": {0: ["D2"], 1: ["A2"]}}
    match = before("Defend", AMATEUR, attacker=1, card="dribble", pa=1, **facts)
    play(match, "draw")
    assert asked(match) == ("CounterPlayer", 0)
    told = play(match, "play player:D2", throws=["d20 8"])
    assert the(told, "counter")["countered"] is True
    assert match.pa == 2, "its two PA are cancelled"


# ---- order, and effects that need a hand


@rule("WF-C-46")
@pytest.mark.parametrize("order", [("M1", "A2"), ("A2", "M1")])
def test_of_several_cards_the_oldest_is_played_first(order: tuple[str, str]) -> None:
    match, told = virtual_at(1, ["pass"], AMATEUR, **with_team("brazil", *order))
    assert [event.details["player"] for event in told if event.kind == "player"] == [f"player:{slot}" for slot in order]
    assert match.pa == 3


@rule("WF-C-46")
@pytest.mark.parametrize(("die", "first"), [(1, "M1"), (2, "A2")])
def test_at_some_tables_chance_decides_which_card_is_played_first(die: int, first: str) -> None:
    rules = game(seats=1, mode="amateur", solo_player_order="random")
    _, told = virtual_at(1, ["pass"], rules, [f"d2 {die}"], **with_team("brazil", "M1", "A2"))
    played = [event.details["player"] for event in told if event.kind == "player"]
    assert played[0] == f"player:{first}"
    assert len(played) == 2


@rule("WF-C-46", "WF-C-64")
def test_a_card_that_would_reach_nine_pa_waits() -> None:
    facts = with_team("brazil", "A2", active_shots=["shot-678"])
    match, told = virtual_at(7, ["pass"], AMATEUR, **facts)
    assert "player" not in kinds(told)
    assert (active(match), match.pa) == (["A2"], 7)


@rule("WF-C-46")
def test_a_card_that_draws_is_spent_and_draws_nothing() -> None:
    match, _ = virtual_at(1, ["pass", "dribble"], AMATEUR, **with_team("brazil", "M1"))
    assert used(match) == ["M1"]
    assert action_pile(match) == ["dribble"]


@rule("WF-C-46")
@pytest.mark.parametrize(("die", "plays"), [(1, False), (2, True), (6, True)])
def test_it_plays_its_goalkeeper_on_any_shot_of_quality_two_or_more(die: int, plays: bool) -> None:
    facts = with_team("germany", "G1", defence_pile=["interception"], draw_piles={1: ["pass"]})
    match, told = laid_on("shot-678", 6, AMATEUR, [f"d6 {die}", "d6 1"], **facts)
    assert ("player" in kinds(told)) is plays
    assert the(told, "save roll")["keeper"] == (4 if plays else 1)
    assert active(match) == ([] if plays else ["G1"])


@rule("WF-C-46", "WF-FAQ.7")
def test_its_goalkeeper_can_have_the_player_shoot_again() -> None:
    facts = with_team("france", "G1", defence_pile=["interception"], draw_piles={1: ["pass"]})
    match, told = laid_on("shot-678", 6, game(seats=1), ["d6 6", "d6 1"], **facts)
    assert the(told, "shot again")["die"] == 1
    assert the(told, "ball lost")["cause"] == "off target"
    assert match.goals == [0, 0]


@rule("WF-C-46", "WF-FAQ.4")
@pytest.mark.parametrize(("d20", "plays"), [(9, False), (10, True), (13, True), (14, False)])
def test_four_is_added_to_a_roll_only_where_that_makes_it_enough(d20: int, plays: bool) -> None:
    facts = with_team("germany", "D1", defence_pile=["tackle"], draw_piles={1: ["pass"]})
    match, told = laid_on("dribble", 2, AMATEUR, [f"d20 {d20}"], **facts)
    assert the(told, "defence")["needed"] == 14
    assert ("added to roll" in kinds(told)) is plays
    assert match.ball == (0 if d20 == 9 else 1)
    assert active(match) == ([] if plays else ["D1"])


@rule("WF-C-46")
def test_a_ball_taken_by_an_added_four_leaves_the_player_nothing_to_dive_for() -> None:
    facts = with_team("germany", "D1", defence_pile=["tackle"], draw_piles={1: ["pass"]}, abilities={0: ["diving"]})
    match, told = laid_on("dribble", 2, game(seats=1), ["d20 10"], **facts)
    assert match.ball == 1
    assert asked(match) == ("Defend", 0)
    assert the(told, "ball lost")["cause"] == "tackle"


# ---- recovering a card


@rule("WF-28.2", "WFS-A7.3", "WF-C-84")
@in_both_modes
@pytest.mark.parametrize(
    ("there", "taken"),
    [
        (["pass", "through-ball", "long-pass", "dribble"], "long-pass"),
        (["pass", "through-ball", "dribble", "tackle"], "through-ball"),
        (["cross", "pass", "dribble", "shot-678"], "pass"),
        (["dribble", "shot-678", "cross", "tackle"], None),
        ([], None),
    ],
)
def test_it_recovers_a_long_pass_a_through_ball_or_a_pass(
    rules: WorldwideFootball, there: list[str], taken: str | None
) -> None:
    facts = with_team("france", "M2", discards={1: there}, draw_piles={1: ["dribble"]})
    match = before("Defend", rules, attacker=1, card="long-pass", pa=0, **facts)
    told = play(match, "draw")
    recovered = [event.facts["card"] for event in told if event.kind == "recover"]
    assert recovered == ([taken] if taken else [])
    assert used(match) == ["M2"]
    assert len(discarded(match)) == len(there) - len(recovered)


@rule("WF-28.2", "WF-8.8")
def test_a_card_laid_in_this_attack_is_not_in_its_discard_yet() -> None:
    facts = with_team("france", "M2", laid={1: ["long-pass"]}, draw_piles={1: ["dribble"]})
    match = before("Defend", AMATEUR, attacker=1, card="long-pass", pa=3, **facts)
    assert "recover" not in kinds(play(match, "draw"))


@rule("WF-C-47")
def test_a_recovered_card_is_laid_before_any_pile() -> None:
    facts = with_team("france", "M2", discards={1: ["long-pass"]}, draw_piles={1: ["dribble"]})
    match = before("Defend", AMATEUR, attacker=1, card="long-pass", pa=2, **facts)
    told = play(match, "draw")
    assert the(told, "lay")["card"] == "long-pass", "at 5 PA, although the Special pile has cards"
    assert (ready(match), laid(match)) == ([], ["long-pass", "long-pass"])


@rule("WF-C-47")
def test_a_recovered_card_waits_until_it_may_be_laid() -> None:
    facts = with_team("france", "M2", discards={1: ["through-ball"]}, draw_piles={1: ["dribble", "pass"]})
    match = before("Defend", AMATEUR, attacker=1, card="long-pass", pa=0, **facts)
    told = play(match, "draw")
    assert (ready(match), the(told, "lay")["card"]) == (["through-ball"], "dribble")
    assert table(match, None)["ready"] == ["through-ball"]
    told = play(match, "draw")
    assert match.pa == 4
    assert (ready(match), the(told, "lay")["card"]) == ([], "through-ball")


@rule("WF-C-47", "WF-C-44")
def test_a_card_that_is_ready_outlasts_the_attack() -> None:
    match, told = virtual_at(2, [], AMATEUR, ready=["through-ball"])
    assert "give back" in kinds(told)
    assert ready(match) == ["through-ball"]


# ---- a fourth card


@rule("WF-28.3", "WFS-A7.4", "WF-28.4", "WF-28.5", "WFS-A7.5", "WFS-A7.6")
@in_both_modes
@pytest.mark.parametrize(
    ("goals", "three", "fourth", "goes"),
    [
        ([1, 0], ["M2", "D2", "G1"], "A1", "D2"),
        ([0, 0], ["M2", "D2", "G1"], "A1", "D2"),
        ([0, 0], ["M2", "A1", "G1"], "A2", "G1"),
        ([0, 1], ["D2", "A1", "M2"], "G1", "M2"),
        ([0, 1], ["D2", "G1", "A1"], "D1", "A1"),
    ],
)
def test_when_a_pass_activates_a_fourth_card_the_score_says_who_goes(
    rules: WorldwideFootball, goals: list[int], three: list[str], fourth: str, goes: str
) -> None:
    facts = with_team("italy", *three, player_piles={1: [fourth]}, goals=goals)
    match = before("Defend", rules, attacker=1, card="pass", pa=1, **facts)
    told = play(match, "draw")
    assert the(told, "discard player")["player"] == f"player:{goes}"
    assert active(match) == [slot for slot in [*three, fourth] if slot != goes]
    assert used(match) == [goes]


@rule("WF-C-48")
@pytest.mark.parametrize(
    ("goals", "three", "fourth", "goes", "why"),
    [
        ([0, 0], ["D2", "D1", "A1"], "M2", "D2", "of two D cards the oldest"),
        ([0, 0], ["M2", "A1", "A2"], "D2", "D2", "the new card is one of the four"),
        ([0, 0], ["A2", "A1", "M2"], "M1", "A2", "neither D nor G: the oldest"),
        ([0, 1], ["G1", "D1", "D2"], "A2", "A2", "the new card is the only A"),
    ],
    ids=lambda value: value if isinstance(value, str) and " " in value else "",
)
def test_ties_and_missing_roles(goals: list[int], three: list[str], fourth: str, goes: str, why: str) -> None:
    facts = with_team("germany", *three, player_piles={1: [fourth]}, draw_piles={1: ["dribble"]}, goals=goals)
    match = before("Defend", AMATEUR, attacker=1, card="pass", pa=1, **facts)
    play(match, "draw")
    assert used(match) == [goes], why
    assert len(active(match)) == 3


@rule("WF-C-48")
def test_an_empty_players_pile_activates_nobody() -> None:
    facts = with_team("germany", "G1", used_players={1: ["D1", "D2", "M1", "M2", "A1", "A2"]})
    match = before("Defend", AMATEUR, attacker=1, card="pass", pa=1, **facts)
    play(match, "draw")
    assert active(match) == ["G1"]


@rule("WF-28.3", "WFS-A7.4")
def test_a_second_and_a_third_card_are_simply_active() -> None:
    facts = with_team("germany", "G1", "D1", player_piles={1: ["D2", "A1"]})
    match = before("Defend", AMATEUR, attacker=1, card="pass", pa=1, **facts)
    told = play(match, "draw")
    assert active(match) == ["G1", "D1", "D2"]
    assert "discard player" not in kinds(told)
