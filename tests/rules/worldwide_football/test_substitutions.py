"""Paragraph 20: substitutions."""

from typing import Any

import pytest

from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.table import moves, play, refusal
from tests.rules.worldwide_football.professional import (
    asked,
    before,
    before_the_whistle,
    end_half,
    game,
    play_on,
    squad,
    the,
)

BENCH: dict[str, Any] = {"teams": ["germany", "spain"], "players": {0: ["D2"], 1: ["D2"]}, "stars": [3, 3]}
"""Both sides hold a Player card that has no moment of its own here, and have room for a Star."""


# ---- tokens


@rule("WF-20.1")
@pytest.mark.parametrize(("mode", "tokens"), [("amateur", [0, 0]), ("professional", [3, 3]), ("international", [3, 3])])
def test_each_side_starts_with_three_tokens(mode: str, tokens: list[int]) -> None:
    match = game(mode=mode).new_match(Seeded(1))
    play_on(match, "choose team:italy", "choose team:spain")
    assert match.tokens == tokens


@rule("WF-20.1")
def test_without_a_token_there_is_no_substitution() -> None:
    match = before("Substitute", tokens=[1, 3], **BENCH)
    play(match, "substitute player:D2")
    assert match.tokens == [0, 3]
    assert asked(match) == ("BuildAttack", 0)
    reason = refusal(match, "substitute player:D2")
    assert reason.rule == "WF-20.1"
    assert "token" in reason.sentence("en")
    assert "jeton" in reason.sentence("fr")


# ---- when


def given_back() -> WorldwideMatch:
    match = before("BuildAttack", pa=4, draw_pile_sizes=[0, 9], **BENCH)
    play(match, "give back")
    return match


def stopped() -> WorldwideMatch:
    match = before("Defend", card="long-pass", pa=4, hands={1: ["pressing"]}, **BENCH)
    play(match, "defend card:pressing", throws=["d20 20"])
    return match


def caught_offside() -> WorldwideMatch:
    match = before("Defend", card="long-pass", pa=4, abilities={1: ["offside-trap"]}, **BENCH)
    play(match, "use ability:offside-trap", throws=["d6 4"])
    return match


def shot(*throws: str) -> WorldwideMatch:
    facts = {**BENCH, "used_players": {0: ["A1"], 1: ["G1"]}}
    match = before("Defend", card="shot-678", pa=6, **facts)
    play(match, "draw", throws=throws)
    return match


def penalty_saved() -> WorldwideMatch:
    match = before("Penalty", **BENCH)
    play(match, "choose number:3", "choose number:3")
    return match


CHANGES = {
    "given back": given_back,
    "stopped": stopped,
    "offside": caught_offside,
    "goal": lambda: shot("d6 5", "d6 1"),
    "save": lambda: shot("d6 2", "d6 6"),
    "off target": lambda: shot("d6 1"),
    "penalty saved": penalty_saved,
}


@rule("WF-20.2")
@pytest.mark.parametrize("change", CHANGES)
def test_both_sides_may_substitute_when_the_ball_changes_sides(change: str) -> None:
    match = CHANGES[change]()
    assert match.ball == 1
    assert asked(match) == ("Substitute", 1), "the new attacker first"
    play(match, "pass")
    assert asked(match) == ("Substitute", 0)
    assert moves(match) == ["substitute player:D2", "pass"]
    play(match, "pass")
    assert asked(match) == ("BuildAttack", 1)


@rule("WF-20.3")
def test_both_sides_may_substitute_at_a_corner() -> None:
    match = shot("d6 4", "d6 4")
    assert match.pa == 5
    assert asked(match) == ("Substitute", 0), "the taker first"
    play(match, "pass")
    assert asked(match) == ("Substitute", 1)
    play(match, "pass")
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-20.3")
@pytest.mark.parametrize("pa", [2, 6])
def test_both_sides_may_substitute_at_a_foul(pa: int) -> None:
    match = before("Defend", card="dribble", pa=pa, hands={1: ["tackle"]}, **BENCH)
    play(match, "defend card:tackle", throws=["d20 6"])
    assert asked(match) == ("Substitute", 0)
    play(match, "pass")
    assert asked(match) == ("Substitute", 1)
    play(match, "pass")
    assert asked(match)[0] in ("BuildAttack", "Penalty")


@rule("WF-20.2", "WF-20.3")
@pytest.mark.parametrize(("name", "seat"), [("BuildAttack", 0), ("Defend", 1)])
def test_at_any_other_time_a_substitution_is_refused(name: str, seat: int) -> None:
    match = before(name, **BENCH)
    reason = refusal(match, "substitute player:D2", seat=seat)
    assert reason.rule == "WF-20.2"
    assert "foul or a corner" in reason.sentence("en")
    assert "faute ou un corner" in reason.sentence("fr")


@rule("WF-20.2")
def test_half_time_is_no_change_of_sides() -> None:
    match = before_the_whistle(**BENCH)
    end_half(match)
    assert asked(match) == ("HalfTimeAbilities", 0)


@rule("WF-20.1")
def test_without_that_rule_nobody_substitutes() -> None:
    match = before("BuildAttack", game(mod_substitutions="off"), pa=4, draw_pile_sizes=[0, 9], **BENCH)
    assert refusal(match, "substitute player:D2").rule == "WF-14.1"
    play(match, "give back")
    assert asked(match) == ("BuildAttack", 1)


# ---- what it brings and costs


@rule("WF-20.4", "WF-20.5")
def test_a_token_and_a_player_card_bring_a_star() -> None:
    match = before("Substitute", **{**BENCH, "players": {0: ["D2", "A1"]}})
    assert moves(match) == ["substitute player:D2", "substitute player:A1", "pass"]
    told = play(match, "substitute player:A1")
    assert the(told, "substitution")["player"] == "player:A1"
    assert (match.stars, match.tokens) == ([4, 3], [2, 3])
    assert squad(match, 0) == ["D2"]
    assert match.card_names(match.gone[0].cards) == ["player:A1"]
    assert match.used[0].cards == []


@rule("WF-20.5")
def test_the_player_card_comes_from_the_hand() -> None:
    match = before("Substitute", used_players={0: ["A1"]}, **BENCH)
    for slot in ("A1", "M1"):
        reason = refusal(match, f"substitute player:{slot}")
        assert reason.rule == "WF-20.5"
        assert reason.sentence("en") != reason.sentence("fr")


@rule("WF-20.5", "WF-C-33")
def test_without_a_player_card_in_hand_nobody_is_asked() -> None:
    match = before("BuildAttack", pa=4, draw_pile_sizes=[0, 9], stars=[0, 0], teams=["germany", "spain"])
    play(match, "give back")
    assert asked(match) == ("BuildAttack", 1)


@rule("WF-20.6")
def test_a_substituted_player_is_not_back_in_the_second_half() -> None:
    squad_of_seven = {"G1", "D1", "D2", "M1", "M2", "A1", "A2"}
    match = before_the_whistle(used_players={0: ["A2"]}, substituted={0: ["A1", "M1"]}, **BENCH)
    end_half(match)
    play_on(match, "keep", "keep")
    assert match.half == 2
    assert match.card_names(match.gone[0].cards) == ["player:M1", "player:A1"]
    pile = [name.removeprefix("player:") for name in match.card_names(match.piles[0].cards)]
    assert {*pile, *squad(match, 0)} == squad_of_seven - {"A1", "M1"}, "A2 is back, A1 and M1 are not"


@rule("WF-20.6")
def test_a_recovery_brings_back_action_cards_only() -> None:
    match = before("RecoverAction", substituted={0: ["A1"]}, discards={0: ["cross"]}, **BENCH)
    assert all(move.startswith("recover card:") for move in moves(match))


@rule("WF-C-33")
def test_at_the_star_maximum_nobody_is_asked() -> None:
    match = before("BuildAttack", pa=4, draw_pile_sizes=[0, 9], **{**BENCH, "stars": [6, 5]})
    reason = refusal(match, "substitute player:D2")
    assert reason.rule == "WF-C-33"
    assert "6 Stars" in reason.sentence("en")
    assert "6 Étoiles" in reason.sentence("fr")
    play(match, "give back")
    assert asked(match) == ("BuildAttack", 1)


@rule("WF-C-33")
def test_several_tokens_may_be_spent_at_once_up_to_the_star_maximum() -> None:
    facts = {**BENCH, "players": {0: ["D1", "D2", "A1"]}, "stars": [4, 5]}
    match = before("Substitute", **facts)
    play(match, "substitute player:D1", "substitute player:A1")
    assert (match.stars[0], match.tokens[0]) == (6, 1)
    assert squad(match, 0) == ["D2"]
    assert asked(match) == ("BuildAttack", 0), "with 6 Stars there is no further one to gain"


@rule("WF-20.4", "WF-10.12")
def test_the_star_may_pay_for_a_counter_attack_at_once() -> None:
    facts: dict[str, Any] = {"abilities": {1: ["counter-attack"]}, "draw_pile_sizes": [0, 9]}
    match = before("BuildAttack", pa=2, **facts, **{**BENCH, "stars": [6, 0]})
    play(match, "give back")
    play(match, "substitute player:D2")
    assert asked(match) == ("Recovery", 1)
    play(match, "use ability:counter-attack")
    assert (match.pa, match.stars[1], match.tokens[1]) == (4, 0, 2)
