"""Defensive block and Offside trap, and Diving, which answers a defence (paragraph 18, FAQ)."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal
from tests.rules.worldwide_football.professional import asked, before, game, hand, set_piece, squad, the

BLOCK = "use ability:defensive-block"
TRAP = "use ability:offside-trap"
DIVE = "use ability:diving"


# ---- Defensive block


@rule("WF-E-07", "WF-18.4", "WF-18.5", "WF-FAQ.15", "WF-FAQ.16")
def test_example_7_defensive_block_announced_twice() -> None:
    match = before(
        "BuildAttack",
        attacker=1,
        teams=["italy", "germany"],
        stars=[3, 6],
        hands={0: ["pressing", "interception"], 1: ["dribble", "pass"]},
        abilities={0: ["defensive-block"]},
    )
    play(match, "lay card:dribble")
    assert asked(match) == ("Block", 0)
    play(match, BLOCK, BLOCK, "pass")

    told = play(match, "defend card:pressing", throws=["d20 11"])
    roll = the(told, "defence")
    assert (roll["needed"], roll["d20"], roll["total"]) == (18, 11, 17)
    assert (match.ball, match.pa) == (1, 1)

    play(match, "lay card:pass")
    assert asked(match) == ("Defend", 0), "it is the second card: no more can be announced"
    told = play(match, "defend card:interception", throws=["d20 11"])
    roll = the(told, "defence")
    assert (roll["needed"], roll["d20"], roll["total"]) == (17, 11, 17)
    assert (match.ball, match.lost_at) == (0, 1)
    assert match.stars[0] == 1


@rule("WF-18.5", "WF-C-19")
@pytest.mark.parametrize("times", [0, 1, 2, 3])
def test_each_activation_of_defensive_block_adds_three(times: int) -> None:
    match = before("Block", stars=[5, 4], abilities={1: ["defensive-block"]}, hands={1: ["tackle"]})
    play(match, *[BLOCK] * times, "pass")
    told = play(match, "defend card:tackle", throws=["d20 7"])
    assert the(told, "defence")["total"] == 7 + 3 * times
    assert match.stars[1] == 4 - times


@rule("WF-FAQ.15", "WF-C-58")
def test_defensive_block_is_announced_on_the_first_card_only() -> None:
    match = before("BuildAttack", hands={0: ["dribble"]}, pa=3, abilities={1: ["defensive-block"]})
    play(match, "lay card:dribble")
    assert asked(match) == ("Defend", 1)
    reason = refusal(match, BLOCK)
    assert reason.rule == "WF-C-58"
    assert "first card" in reason.sentence("en")
    assert "première carte" in reason.sentence("fr")


@rule("WF-C-58", "WF-FAQ.15")
@pytest.mark.parametrize("restart", ["corner", "indirect_free_kick"])
def test_defensive_block_is_not_announced_after_a_corner_or_a_free_kick(restart: str) -> None:
    match = before("BuildAttack", hands={0: ["pass"]}, pa=5, restart=restart, abilities={1: ["defensive-block"]})
    play(match, "lay card:pass")
    assert decision(match) != "Block"


@rule("WF-C-58")
def test_defensive_block_may_be_announced_on_a_first_card_that_cannot_be_defended() -> None:
    facts: dict[str, Any] = {"teams": ["brazil", "italy"], "players": {0: ["M2"]}}
    facts["hands"] = {0: ["dribble", "dribble"], 1: ["pressing"]}
    match = before("BuildAttack", abilities={1: ["defensive-block"]}, **facts)
    play(match, "lay card:dribble", "play player:M2")
    assert asked(match) == ("Block", 1)

    play(match, BLOCK, "pass")
    assert asked(match) == ("BuildAttack", 0), "the Dribble itself cannot be defended"
    play(match, "lay card:dribble")
    told = play(match, "defend card:pressing", throws=["d20 10"])

    assert the(told, "defence")["total"] == 13


@rule("WF-18.5")
def test_defensive_block_is_over_when_the_ball_changes_sides() -> None:
    match = before("BuildAttack", block=6, pa=3, draw_pile_sizes=[0, 9])
    play(match, "give back")
    assert (match.ball, match.block) == (1, 0)


@rule("WF-18.5", "WF-C-58")
def test_defensive_block_lasts_through_a_corner() -> None:
    facts: dict[str, Any] = {"pa": 7, "card": "shot-678", "block": 3}
    match = before("Defend", hands={0: ["pass"], 1: ["tackle"]}, **facts)
    play(match, "draw", throws=["d6 4", "d6 5"])
    assert match.restart != 0
    play(match, "lay card:pass")
    told = play(match, "defend card:tackle", throws=["d20 7"])
    assert the(told, "defence")["total"] == 10


@rule("WF-FAQ.17")
@pytest.mark.parametrize(("d20", "countered"), [(7, False), (8, True)])
def test_defensive_block_does_not_help_a_defender_who_counters_a_player(d20: int, countered: bool) -> None:
    facts: dict[str, Any] = {"teams": ["germany", "italy"], "players": {1: ["D2"]}, "playing": "M1"}
    match = before("CounterPlayer", block=6, **facts)
    told = play(match, "play player:D2", throws=[f"d20 {d20}"])
    assert the(told, "counter")["countered"] is countered


@rule("WF-FAQ.15")
def test_defensive_block_is_for_the_defender() -> None:
    match = before("BuildAttack", abilities={0: ["defensive-block"]})
    assert refusal(match, BLOCK).rule == "WF-FAQ.15"


# ---- Offside trap


@rule("WF-C-77", "WF-18.2")
@pytest.mark.parametrize(
    ("card", "pa", "may"),
    [("dribble", 4, False), ("pass", 4, False), ("long-pass", 4, True), ("cross", 5, False), ("through-ball", 4, True),
     ("shot-678", 7, False)],
)  # fmt: skip
def test_offside_trap_answers_a_long_pass_or_a_through_ball(card: str, pa: int, may: bool) -> None:
    match = before("Defend", card=card, pa=pa, abilities={1: ["offside-trap"]})
    if may:
        assert moves(match) == [TRAP, "draw"]
    else:
        reason = refusal(match, TRAP)
        assert reason.rule == "WF-C-77"
        assert "Through ball" in reason.sentence("en")
        assert "Passe en profondeur" in reason.sentence("fr")


@rule("WF-C-77", "WF-C-19", "WF-FAQ.13", "WF-FAQ.14")
@pytest.mark.parametrize("d6", range(1, 7))
def test_offside_trap_takes_the_ball_on_four_or_more_and_replaces_defence_and_draw(d6: int) -> None:
    facts: dict[str, Any] = {"teams": ["germany", "italy"], "stars": [3, 3]}
    match = before(
        "Defend", card="long-pass", pa=2, abilities={1: ["offside-trap"]}, hands={1: ["interception"]}, **facts
    )
    pile = len(match.draws[1])

    told = play(match, TRAP, throws=[f"d6 {d6}"])

    assert the(told, "offside trap")["works"] is (d6 >= 4)
    assert (hand(match, 1), len(match.draws[1])) == (["interception"], pile), "no defence card, no draw"
    assert match.stars == [3, 2]
    if d6 >= 4:
        assert asked(match) == ("BuildAttack", 1)
        assert (match.lost_at, match.pa) == (2, 0)
    else:
        assert asked(match) == ("BuildAttack", 0), "the card is validated: the trap is used once a card"
        assert match.pa == 5


@rule("WF-C-77")
def test_no_offside_trap_on_a_card_that_cannot_be_defended() -> None:
    facts: dict[str, Any] = {"hands": {0: ["long-pass", "pass"]}, "undefendable": "card", "pa": 1}
    match = before("BuildAttack", abilities={1: ["offside-trap"]}, **facts)
    play(match, "lay card:long-pass")
    assert asked(match) == ("DiscardForLongPass", 0)


# ---- Diving


def after_failed(defence: str, rules: WorldwideFootball | None = None, **facts: Any) -> WorldwideMatch:
    """The attacker's Dribble at 3 PA has survived a defence; he may dive, the defender holds two cards."""
    facts = {"pa": 3, "card": "dribble", "stars": [3, 3], **facts}
    return before("Dive", rules, defence=defence, abilities={0: ["diving"]}, hands={1: ["pass", "cross"]}, **facts)


@rule("WF-C-78", "WF-18.2")
@pytest.mark.parametrize("d6", [4, 5, 6])
@pytest.mark.parametrize("defence", ["tackle", "pressing"])
def test_a_dive_that_is_believed_is_a_foul_without_a_card(defence: str, d6: int) -> None:
    match = after_failed(defence, roll=10)
    told = play(match, DIVE, throws=[f"d6 {d6}"])
    assert set_piece(told) == "indirect free kick"
    assert (match.pa, match.stars[0]) == (4, 2)
    assert hand(match, 1) == ["pass", "cross"]
    assert match.reds == [0, 0]


@rule("WF-C-78")
@pytest.mark.parametrize(("pa", "awarded"), [(4, "indirect free kick"), (5, "direct free kick"), (6, "penalty")])
def test_the_set_piece_after_a_dive_depends_on_the_pa(pa: int, awarded: str) -> None:
    match = after_failed("tackle", pa=pa)
    throws = ["d6 4", "d6 3", "d6 3"] if awarded == "direct free kick" else ["d6 4"]
    assert set_piece(play(match, DIVE, throws=throws)) == awarded


@rule("WF-C-78")
@pytest.mark.parametrize("d6", [2, 3])
def test_a_dive_that_nobody_believes_changes_nothing(d6: int) -> None:
    match = after_failed("tackle")
    told = play(match, DIVE, throws=[f"d6 {d6}"])
    assert "set piece" not in kinds(told)
    assert (match.pa, match.stars[0], match.restart) == (4, 2, 0)
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-C-78")
def test_a_diver_who_is_found_out_gets_a_yellow_card() -> None:
    facts: dict[str, Any] = {"teams": ["italy", "spain"], "players": {0: ["M2"]}}
    match = after_failed("tackle", **facts)
    told = play(match, DIVE, throws=["d6 1"])
    assert the(told, "yellow card")["side"] == 0
    assert asked(match) == ("PayCaution", 0)
    play(match, "discard player:M2")
    assert squad(match, 0) == []
    assert (match.pa, match.ball) == (4, 0), "the Dribble is validated"


@rule("WF-C-78")
def test_without_cards_a_diver_who_is_found_out_gets_none() -> None:
    match = after_failed("tackle", game(mod_cautions="off"))
    told = play(match, DIVE, throws=["d6 1"])
    assert "yellow card" not in kinds(told)
    assert asked(match) == ("BuildAttack", 0)
    assert match.pa == 4


@rule("WF-C-78", "WF-C-19")
def test_diving_follows_a_tackle_that_failed_once() -> None:
    match = before("Defend", card="dribble", abilities={0: ["diving"]}, hands={1: ["tackle"]})
    play(match, "defend card:tackle", throws=["d20 7"])
    assert asked(match) == ("Dive", 0)
    assert moves(match) == [DIVE, "pass"]
    play(match, DIVE, throws=["d6 2"])
    assert asked(match) == ("BuildAttack", 0)
    assert refusal(match, DIVE).rule == "WF-C-78"


@rule("WF-C-78")
@pytest.mark.parametrize(("defence", "card", "d20"), [("interception", "pass", 5), ("tackle", "dribble", 6)])
def test_there_is_no_diving_after_an_interception_or_a_real_foul(defence: str, card: str, d20: int) -> None:
    match = before("Defend", card=card, abilities={0: ["diving"]}, hands={1: [defence]}, teams=["germany", "spain"])
    play(match, f"defend card:{defence}", throws=[f"d20 {d20}"])
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-C-60", "WF-C-78")
def test_diving_needs_fouls() -> None:
    match = before("Defend", game(mod_fouls="off"), card="dribble", abilities={0: ["diving"]}, hands={1: ["tackle"]})
    play(match, "defend card:tackle", throws=["d20 7"])
    assert asked(match) == ("BuildAttack", 0)
    assert refusal(match, DIVE).rule == "WF-C-60"
