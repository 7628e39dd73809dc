"""Paragraph 25, and the supplement's A4: attacks and defence against the virtual opponent."""

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.table import kinds, moves, play, refusal
from tests.rules.worldwide_football import professional
from tests.rules.worldwide_football.solo import (
    AMATEUR,
    PROFESSIONAL,
    Facts,
    action_pile,
    active_shots,
    asked,
    before,
    defence_pile,
    discarded,
    game,
    in_both_modes,
    laid,
    laid_on,
    special_pile,
    table,
    the,
    virtual_at,
)

# ---- the player's attacks


@rule("WF-25.1", "WFS-A4.1")
@in_both_modes
@pytest.mark.parametrize("pa", range(9))
def test_the_player_may_lay_what_he_might_lay_against_a_person(rules: WorldwideFootball, pa: int) -> None:
    hand = ["dribble", "pass", "long-pass", "cross", "through-ball", "shot-678"]
    facts: Facts = {"pa": pa, "hands": {0: hand}, "abilities": {0: ["attacking-play", "tactical-plan"]}}
    against_a_person = professional.before("BuildAttack", game(mode=rules.switches.mode), **facts)
    assert moves(before("BuildAttack", rules, **facts)) == moves(against_a_person)


@rule("WF-25.2", "WF-25.3", "WFS-A4.2", "WFS-A4.3")
@in_both_modes
def test_a_card_that_may_answer_is_rolled_for(rules: WorldwideFootball) -> None:
    match, told = laid_on("pass", 2, rules, ["d20 15"], defence_pile=["interception", "tackle"])
    turned_up = the(told, "defence card")
    assert (turned_up["card"], turned_up["answers"]) == ("interception", True)
    assert the(told, "defence")["needed"] == 19 - 2 - 1
    assert defence_pile(match) == ["tackle"]


@rule("WF-25.3", "WF-25.5", "WFS-A4.3", "WFS-A4.5")
@in_both_modes
def test_a_card_that_may_not_answer_changes_nothing(rules: WorldwideFootball) -> None:
    match, told = laid_on("pass", 2, rules, defence_pile=["pressing"])
    assert the(told, "defence card")["answers"] is False
    assert "defence" not in kinds(told), "no die is thrown"
    assert (match.ball, match.pa) == (0, 4)
    assert asked(match) == ("BuildAttack", 0)


@rule("WF-25.4", "WFS-A4.4")
@in_both_modes
def test_a_successful_defence_takes_the_ball_and_the_cards_laid(rules: WorldwideFootball) -> None:
    facts: Facts = {"laid": {0: ["dribble", "dribble"]}, "draw_piles": {1: ["pass"]}}
    match, told = laid_on("pass", 2, rules, ["d20 16"], defence_pile=["interception"], **facts)
    assert the(told, "ball lost")["cause"] == "interception"
    assert (match.ball, match.laid[0]) == (1, 0)
    assert match.card_names(match.discards[0].cards[-3:]) == ["dribble", "dribble", "pass"]
    assert the(told[kinds(told).index("ball lost") :], "lay")["card"] == "pass", "it attacks at once"


@rule("WF-25.5", "WFS-A4.5")
@in_both_modes
def test_after_a_defence_that_failed_the_player_goes_on(rules: WorldwideFootball) -> None:
    match, _ = laid_on("pass", 2, rules, ["d20 15"], defence_pile=["interception"], hands={0: ["dribble"]})
    assert asked(match) == ("BuildAttack", 0)
    assert (match.ball, match.pa) == (0, 4)
    assert moves(match) == ["lay card:dribble", "give back"]


@rule("WF-25.6", "WFS-A4.6", "WF-C-42", "WF-C-70")
@pytest.mark.parametrize(("card", "throws"), [("interception", ["d20 2"]), ("pressing", [])])
def test_a_defence_card_turned_up_is_discarded_at_once_whether_it_answers_or_not(card: str, throws: list[str]) -> None:
    match, _ = laid_on("pass", 2, AMATEUR, throws, defence_pile=[card, "tackle"], discards={1: ["dribble"]})
    assert discarded(match)[-1] == card
    assert match.laid[1] == 0
    assert defence_pile(match) == ["tackle"]


@rule("WF-25.7", "WFS-A4.7")
@in_both_modes
def test_an_empty_defence_pile_is_made_anew_from_the_defence_cards_of_its_discard(rules: WorldwideFootball) -> None:
    facts: Facts = {"defence_pile": [], "discards": {1: ["dribble", "cross"]}, "special_pile": ["through-ball"]}
    match = before("BuildAttack", rules, hands={0: ["cross"]}, pa=5, **facts)
    defences = [card for card in discarded(match) if card in ("interception", "pressing", "tackle")]
    others = [card for card in discarded(match) if card not in defences]
    told = play(match, "lay card:cross", throws=["keep order"] + ["d20 2"] * (defences[0] == "interception"))
    assert the(told, "defence pile")["count"] == (11 if rules is PROFESSIONAL else 8)
    assert discarded(match) == [*others, defences[0]], "one has been turned up since, all else stays where it was"
    assert sorted([*defence_pile(match), defences[0]]) == sorted(defences)


@rule("WF-C-70", "WF-25.7")
def test_the_last_defence_card_is_part_of_the_new_pile() -> None:
    match, _ = laid_on("pass", 0, AMATEUR, ["d20 2"], defence_pile=["interception"], hands={0: ["pass"]})
    assert defence_pile(match) == []
    match.play(AMATEUR.move("lay card:pass"), Seeded(1))
    turned_up = match.card_names(match.discards[1].cards[-1:])
    assert sorted(defence_pile(match) + turned_up) == ["interception"] * 3 + ["pressing"] * 3 + ["tackle"] * 2


# ---- what it turns up a card for


@rule("WF-C-42")
def test_a_defence_card_is_turned_up_on_a_shot() -> None:
    match, told = laid_on("shot-678", 7, AMATEUR, ["d20 9"], defence_pile=["tackle"], draw_piles={1: ["pass"]})
    assert the(told, "defence")["needed"] == 16 - 7
    assert match.ball == 1


@rule("WF-C-42")
def test_nothing_is_turned_up_where_defending_is_prevented() -> None:
    facts: Facts = {"defence_pile": ["tackle"], "undefendable": "card"}
    match, told = laid_on("dribble", 6, AMATEUR, **facts)
    assert "defence card" not in kinds(told)
    assert defence_pile(match) == ["tackle"]
    assert match.pa == 7


@rule("WF-C-42")
def test_at_some_tables_a_card_that_cannot_answer_goes_under_the_pile() -> None:
    rules = game(seats=1, solo_flip_unusable="bottom")
    match, told = laid_on("pass", 2, rules, defence_pile=["pressing", "tackle", "interception"])
    assert defence_pile(match) == ["tackle", "interception", "pressing"]
    back = the(told, "put back")
    assert (back["to"], back["count"], back["shuffled"]) == ("sides.1.defence_pile", 1, False)
    assert table(match)["defence_pile"]["known"] == [[3, "pressing"]], "all have seen it"
    answered, _ = laid_on("pass", 2, rules, ["d20 9"], defence_pile=["tackle", "pressing"])
    assert defence_pile(answered) == ["pressing"]
    assert discarded(answered)[-1] == "tackle"


# ---- its attacks


@rule("WF-25.8", "WFS-A4.8")
@in_both_modes
def test_its_cards_are_turned_up_one_by_one_from_its_action_pile(rules: WorldwideFootball) -> None:
    match, told = virtual_at(1, ["pass", "dribble", "long-pass"], rules)
    assert the(told, "lay")["card"] == "pass"
    assert (laid(match)[-1], action_pile(match)) == ("pass", ["dribble", "long-pass"])
    assert asked(match) == ("Defend", 0)
    told = play(match, "draw")
    assert the(told, "lay")["card"] == "dribble"
    assert match.pa == 3
    assert laid(match) == ["dribble", "pass", "dribble"]


@rule("WF-25.9", "WFS-A4.11")
@in_both_modes
def test_on_each_of_its_cards_the_player_defends_or_draws_two(rules: WorldwideFootball) -> None:
    facts: Facts = {"hands": {0: ["interception", "pressing"]}, "draw_piles": {0: ["cross", "cross"], 1: ["dribble"]}}
    match = before("Defend", rules, attacker=1, card="pass", pa=1, **facts)
    assert moves(match) == ["defend card:interception", "draw"]
    assert refusal(match, "defend card:pressing").rule == "WF-9.3"
    play(match, "draw")
    assert match.card_names(match.hands[0].cards) == ["cross", "cross", "interception", "pressing"]
    assert (match.card_names([match.card]), match.pa) == (["dribble"], 3)


@rule("WF-25.9", "WFS-A4.11")
@pytest.mark.parametrize(("d20", "wins"), [(16, False), (17, True)])
def test_the_player_defends_as_against_a_person(d20: int, wins: bool) -> None:
    match = before("Defend", AMATEUR, attacker=1, card="pass", pa=1, hands={0: ["interception"]})
    told = play(match, "defend card:interception", throws=[f"d20 {d20}"])
    assert the(told, "defence")["needed"] == 19 - 1 - 1
    assert (match.ball == 0) is wins


@rule("WF-25.10", "WFS-A4.9")
@in_both_modes
@pytest.mark.parametrize("pa", range(1, 6))
def test_with_exactly_five_pa_its_next_card_comes_from_the_special_pile(rules: WorldwideFootball, pa: int) -> None:
    match, told = virtual_at(pa, ["pass"], rules, special_pile=["cross", "through-ball"])
    assert the(told, "lay")["card"] == ("cross" if pa == 5 else "pass")
    assert special_pile(match) == (["through-ball"] if pa == 5 else ["cross", "through-ball"])
    assert action_pile(match) == (["pass"] if pa == 5 else [])


@rule("WF-C-43")
@in_both_modes
def test_with_five_pa_and_no_special_pile_it_turns_up_its_action_pile(rules: WorldwideFootball) -> None:
    _, told = virtual_at(5, ["long-pass"], rules)
    assert the(told, "lay")["card"] == "long-pass"


@rule("WF-25.11", "WFS-A4.10", "WF-C-44")
@in_both_modes
def test_shots_turned_up_are_set_aside_and_another_card_is_turned_up(rules: WorldwideFootball) -> None:
    match, told = virtual_at(2, ["shot-678", "shot-678", "pass"], rules)
    assert [kind for kind in kinds(told) if kind in ("active shot", "lay")] == ["active shot", "active shot", "lay"]
    assert active_shots(match) == ["shot-678", "shot-678"]
    assert table(match, None)["active_shots"] == ["shot-678", "shot-678"]
    assert laid(match)[-1] == "pass"


@rule("WF-C-44")
@pytest.mark.parametrize("expires", [False, True])
def test_active_shots_outlast_the_attack_unless_the_table_wants_them_to_expire(expires: bool) -> None:
    rules = game(seats=1, mode="amateur", solo_active_shot_expires=expires)
    match, told = virtual_at(2, ["shot-678"], rules)
    assert "give back" in kinds(told), "with its Action pile empty"
    assert active_shots(match) == ([] if expires else ["shot-678"])
    assert discarded(match).count("shot-678") == (3 if expires else 2)
    expired = [event.facts["card"] for event in told if event.kind == "discard"]
    assert expired == (["shot-678"] if expires else [])
