"""Paragraph 29, and the supplement's A8 and P14: when the virtual opponent spends a Star."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.worldwide_football.professional import play_on
from tests.rules.worldwide_football.solo import (
    AMATEUR,
    MAIN_RULEBOOK,
    PROFESSIONAL,
    Facts,
    action_pile,
    asked,
    before,
    defence_pile,
    game,
    given_back,
    in_both_modes,
    laid,
    laid_on,
    the,
    virtual_at,
)

EXTRA_TIME = game(seats=1, draw_resolution="extra_time")
NO_SUBSTITUTES = game(seats=1, solo_substitutions="off")


def has(*abilities: str, stars: int = 4, **facts: Any) -> dict[str, Any]:
    """The virtual opponent has these abilities and so many Stars."""
    return {"abilities": {1: list(abilities)}, "stars": [4, stars], **facts}


# ---- in general


@rule("WFS-A8.1", "WFS-P14.1")
@in_both_modes
def test_the_players_abilities_work_as_usual(rules: WorldwideFootball) -> None:
    match = before("BuildAttack", rules, pa=2, abilities={0: ["attacking-play", "tactical-plan"]})
    assert moves(match) == ["use ability:attacking-play", "use ability:tactical-plan", "give back"]
    play(match, "use ability:attacking-play")
    assert (match.pa, match.stars[0]) == (3, rules.most_stars(match, 0) - 1)


@rule("WFS-P14.8")
@pytest.mark.parametrize("stars", [0, 1, 2])
def test_each_activation_costs_it_a_star_and_without_one_there_is_none(stars: int) -> None:
    facts = has("counter-attack", stars=stars, draw_piles={1: ["dribble"]})
    match, told = given_back(0, NO_SUBSTITUTES, **facts)
    assert ("ability" in kinds(told)) is (stars > 0)
    assert match.stars[1] == max(0, stars - 1)


# ---- Counter-attack


@rule("WF-29.1", "WFS-A8.2", "WFS-P14.10")
@in_both_modes
@pytest.mark.parametrize("pa", range(5))
def test_it_counter_attacks_whenever_it_can(rules: WorldwideFootball, pa: int) -> None:
    match, told = given_back(pa, rules, **has("counter-attack", draw_piles={1: ["dribble", "pass"]}))
    assert match.ball == 1
    assert match.pa == (4 if pa <= 2 else 0)
    assert [event.facts["ability"] for event in told if event.kind == "ability"] == ["counter-attack"] * (pa <= 2)


@rule("WF-29.1", "WFS-A8.2", "WFS-P14.10")
def test_it_counter_attacks_when_it_takes_the_ball_with_a_defence_card() -> None:
    facts = has("counter-attack", defence_pile=["pressing"], draw_piles={1: ["dribble"]})
    match, told = laid_on("dribble", 1, AMATEUR, ["d20 17"], **facts)
    assert the(told, "ball lost")["pa"] == 1
    assert (match.ball, match.pa) == (1, 4)


# ---- Attacking play


@rule("WF-29.2", "WFS-A8.3", "WFS-P14.15", "WF-C-51")
@in_both_modes
@pytest.mark.parametrize("pa", range(1, 6))
def test_it_uses_attacking_play_with_an_empty_pile_to_reach_six_pa(rules: WorldwideFootball, pa: int) -> None:
    match, told = virtual_at(pa, [], rules, **has("attacking-play", active_shots=["shot-678"]))
    plays = 6 - pa if pa >= 4 else 0
    assert kinds(told).count("ability") == plays
    assert match.stars[1] == 4 - plays
    if plays:
        assert (match.pa, laid(match)[-1]) == (6, "shot-678")
    else:
        assert "give back" in kinds(told)


@rule("WF-29.2", "WFS-A8.3", "WFS-P14.15")
@in_both_modes
@pytest.mark.parametrize("pa", range(1, 6))
def test_it_does_not_use_attacking_play_while_its_action_pile_has_cards(rules: WorldwideFootball, pa: int) -> None:
    match, told = virtual_at(pa, ["dribble"], rules, **has("attacking-play", active_shots=["shot-678"]))
    assert "ability" not in kinds(told)
    assert match.stars[1] == 4


@rule("WF-29.2", "WF-C-49")
@pytest.mark.parametrize("pa", range(1, 6))
def test_in_the_main_rulebook_attacking_play_has_no_limit_but_its_stars(pa: int) -> None:
    facts = has("attacking-play", stars=3, active_shots=["shot-678"])
    match, told = virtual_at(pa, [], MAIN_RULEBOOK, **facts)
    plays = 6 - pa if pa >= 3 else 0
    assert kinds(told).count("ability") == plays
    assert match.stars[1] == 3 - plays


@rule("WFS-A8.4", "WFS-P14.15", "WF-C-49")
@in_both_modes
@pytest.mark.parametrize("pa", range(1, 6))
def test_in_the_supplement_it_spends_at_most_two_stars_in_that_way(rules: WorldwideFootball, pa: int) -> None:
    _, told = virtual_at(pa, [], rules, **has("attacking-play", active_shots=["shot-678"]))
    assert kinds(told).count("ability") == {4: 2, 5: 1}.get(pa, 0)


@rule("WF-C-49")
@pytest.mark.parametrize(
    ("cap", "again"), [("by_version", True), ("per_attack_2", True), ("per_match_2", False), ("none", True)]
)
def test_the_limit_is_for_an_attack_or_for_the_match(cap: str, again: bool) -> None:
    rules = game(seats=1, mode="amateur", solo_attacking_play_cap=cap)
    facts = has("attacking-play", "counter-attack", active_shots=["shot-678", "shot-678"])
    match, _ = virtual_at(5, [], rules, **facts)
    told = play(match, "draw", throws=["d6 1", "d6 6"])
    assert the(told, "ball lost")["cause"] == "save"
    told = play_on(match, "give back")
    assert [event.facts["ability"] for event in told if event.kind == "ability"] == (
        ["counter-attack", "attacking-play", "attacking-play"] if again else ["counter-attack"]
    )


@rule("WF-C-49", "WF-17.2")
def test_a_corner_does_not_begin_a_new_attack_for_the_limit() -> None:
    facts = has("attacking-play", stars=4, active_shots=["shot-678"] * 2, special_pile=["cross"])
    match, told = virtual_at(3, ["dribble"], PROFESSIONAL, **facts)
    play(match, "draw")
    assert match.stars[1] == 2, "two Attacking plays, from 4 to 6 PA"
    told = play(match, "draw", throws=["d6 3", "d6 3"])
    assert "corner" in kinds(told)
    assert (match.pa, laid(match)[-1]) == (5, "cross")
    assert match.attacking_plays == 2


# ---- Stamina


@rule("WF-E-13", "WFS-P14.14")
@pytest.mark.parametrize(
    ("pa", "card"), [(1, None), (2, None), (3, "long-pass"), (4, "through-ball"), (5, "through-ball")]
)
def test_example_13_stamina_with_an_empty_action_pile(pa: int, card: str | None) -> None:
    facts = has("stamina", stars=1, teams=["italy", "france"])
    match, told = virtual_at(pa, [], PROFESSIONAL, **facts)
    assert [event.facts["card"] for event in told if event.kind == "recover"] == ([card] if card else [])
    if card is None:
        assert "give back" in kinds(told)
        assert match.stars[1] == 1
        return
    assert (match.stars[1], laid(match)[-1]) == (0, card)
    assert the(play(match, "draw"), "validated")["pa"] == {3: 6, 4: 6, 5: 7}[pa]


@rule("WFS-P14.14")
def test_stamina_is_not_for_an_action_pile_with_cards() -> None:
    match, told = virtual_at(3, ["dribble"], PROFESSIONAL, **has("stamina"))
    assert "ability" not in kinds(told)
    assert match.stars[1] == 4


@rule("WF-C-57")
def test_without_the_card_that_it_names_stamina_is_not_used() -> None:
    facts = has("stamina", half=3, discards={1: ["dribble"] * 3 + ["pass"] * 2})  # with the last Dribble, all six
    match, told = virtual_at(3, [], EXTRA_TIME, **facts)
    assert "give back" in kinds(told)
    assert match.stars[1] == 4


@rule("WF-C-51")
@pytest.mark.parametrize(("pa", "used"), [(3, "stamina"), (4, "stamina"), (5, "attacking-play")])
def test_of_stamina_and_attacking_play_the_cheaper_and_on_a_tie_attacking_play(pa: int, used: str) -> None:
    facts = has("stamina", "attacking-play", active_shots=["shot-678"])
    match, told = virtual_at(pa, [], PROFESSIONAL, **facts)
    assert [event.facts["ability"] for event in told if event.kind == "ability"] == [used]
    assert match.stars[1] == 3


@rule("WF-C-51", "WF-30.2")
def test_the_special_pile_comes_before_abilities() -> None:
    facts = has("stamina", "attacking-play", special_pile=["cross"])
    match, told = virtual_at(5, [], PROFESSIONAL, **facts)
    assert laid(match)[-1] == "cross"
    assert "ability" not in kinds(told)


# ---- Creativity


@rule("WF-E-12", "WFS-P14.11")
@pytest.mark.parametrize(
    ("d6", "card", "pa"), [(1, "cross", 6), (3, "cross", 6), (4, "through-ball", 7), (6, "through-ball", 7)]
)
def test_example_12_creativity_at_five_pa_with_an_empty_special_pile(d6: int, card: str, pa: int) -> None:
    facts = has("creativity", stars=2, teams=["italy", "brazil"])
    match, told = virtual_at(5, ["pass"], PROFESSIONAL, [f"d6 {d6}"], **facts)
    assert the(told, "recover")["card"] == card
    assert (match.stars[1], laid(match)[-1], action_pile(match)) == (1, card, ["pass"])
    assert the(play(match, "draw"), "validated")["pa"] == pa


@rule("WFS-P14.11")
@pytest.mark.parametrize(("pa", "special"), [(4, []), (5, ["cross"]), (3, [])])
def test_creativity_is_for_exactly_five_pa_and_an_empty_special_pile(pa: int, special: list[str]) -> None:
    match, told = virtual_at(pa, ["pass"], PROFESSIONAL, special_pile=special, **has("creativity"))
    assert "ability" not in kinds(told)
    assert match.stars[1] == 4


@rule("WF-C-57", "WF-C-43")
@pytest.mark.parametrize(("d6", "card"), [(2, "through-ball"), (5, "cross")])
def test_if_the_card_named_is_not_there_creativity_takes_the_other(d6: int, card: str) -> None:
    facts = has("creativity", half=3, discards={1: [card]})  # the only Special card of an extra period
    _, told = virtual_at(5, ["pass"], EXTRA_TIME, [f"d6 {d6}"], **facts)
    assert the(told, "recover")["card"] == card


@rule("WF-C-57", "WF-C-43")
def test_if_neither_is_there_no_star_is_spent_on_creativity() -> None:
    facts = has("creativity", discards={1: ["cross", "cross", "through-ball", "through-ball"]})
    facts |= {"special_pile": [], "draw_piles": {1: ["pass"]}, "draw_pile_sizes": [0, 1]}
    match = before("Defend", attacker=1, card="dribble", pa=4, **facts)
    match.laid[1] += 4  # no attack lays all four and has 5 PA, but the rule has a word on it
    told = play(match, "draw")
    assert the(told, "lay")["card"] == "pass"
    assert match.stars[1] == 4


# ---- Clinical finishing


@rule("WFS-P14.12", "WFS-P14.7")
@pytest.mark.parametrize(("goals", "bonus", "stars"), [([2, 1], 2, 3), ([1, 2], 1, 4)])
def test_trailing_it_uses_clinical_finishing_on_every_shot_leading_never(
    goals: list[int], bonus: int, stars: int
) -> None:
    facts = has("clinical-finishing", active_shots=["shot-678"], goals=goals)
    match, _ = virtual_at(7, [], PROFESSIONAL, **facts)
    assert (match.shot_bonus, match.stars[1]) == (bonus, stars)


@rule("WFS-P14.13", "WFS-P14.7")
@pytest.mark.parametrize("d6", range(1, 7))
def test_with_a_level_score_a_die_decides_on_clinical_finishing(d6: int) -> None:
    facts = has("clinical-finishing", active_shots=["shot-678"], goals=[1, 1])
    match, told = virtual_at(7, [], PROFESSIONAL, [f"d6 {d6}"], **facts)
    assert the(told, "ability die")["activates"] is (d6 >= 4)
    assert (match.shot_bonus, match.stars[1]) == ((2, 3) if d6 >= 4 else (1, 4))


# ---- Defensive block


@rule("WFS-P14.9", "WFS-P14.7", "WF-C-56")
@pytest.mark.parametrize(
    ("goals", "pile", "blocks"),
    [([0, 1], 10, True), ([0, 1], 11, False), ([0, 0], 3, False), ([1, 0], 0, False), ([0, 2], 0, True)],
)
def test_leading_with_ten_action_cards_or_fewer_it_uses_defensive_block_once(
    goals: list[int], pile: int, blocks: bool
) -> None:
    facts = has("defensive-block", goals=goals, draw_pile_sizes=[5, pile], defence_pile=["pressing"])
    match, told = laid_on("pass", 0, PROFESSIONAL, **facts)
    assert kinds(told).count("ability") == int(blocks)
    assert match.block == (3 if blocks else 0)
    assert match.stars[1] == (3 if blocks else 4)


@rule("WF-C-56", "WF-C-58")
def test_defensive_block_is_for_the_first_card_of_an_attack_even_one_that_cannot_be_defended() -> None:
    facts = has("defensive-block", goals=[0, 1], draw_pile_sizes=[5, 5], defence_pile=["pressing"])
    later, told = laid_on("pass", 2, PROFESSIONAL, **facts)
    assert ("ability" in kinds(told), later.block) == (False, 0)
    prevented, _ = laid_on("pass", 0, PROFESSIONAL, undefendable="card", **facts)
    assert (prevented.block, defence_pile(prevented)) == (3, ["pressing"])


@rule("WFS-P14.9", "WF-FAQ.16")
def test_its_block_counts_on_all_its_rolls_of_that_attack() -> None:
    facts = has("defensive-block", goals=[0, 1], draw_pile_sizes=[5, 5], defence_pile=["interception", "interception"])
    match, told = laid_on("pass", 0, PROFESSIONAL, ["d20 14"], hands={0: ["pass"]}, **facts)
    assert (the(told, "defence")["total"], the(told, "defence")["needed"]) == (17, 18)
    told = play(match, "lay card:pass", throws=["d20 13"])
    assert (the(told, "defence")["total"], the(told, "defence")["needed"]) == (16, 16)
    assert match.ball == 1


# ---- Offside trap

UNUSABLE = {"pass": "pressing", "dribble": "interception", "long-pass": "tackle"}
"""Defence cards that cannot answer."""


@rule("WFS-P14.16", "WFS-P14.7")
@pytest.mark.parametrize("card", ["long-pass", "through-ball"])
@pytest.mark.parametrize("d6", [1, 3, 4, 6])
def test_a_die_decides_whether_it_springs_the_offside_trap(card: str, d6: int) -> None:
    facts = has("offside-trap", defence_pile=["tackle"], draw_piles={1: ["dribble"]})
    throws = [f"d6 {d6}"] if d6 < 4 else [f"d6 {d6}", "d6 4"]
    match, told = laid_on(card, 4, PROFESSIONAL, throws, **facts)
    assert the(told, "ability die")["activates"] is (d6 >= 4)
    assert match.stars[1] == (3 if d6 >= 4 else 4)
    assert match.ball == (1 if d6 >= 4 else 0)
    assert defence_pile(match) == (["tackle"] if d6 >= 4 else []), "no Defence card is turned up with the trap"


@rule("WFS-P14.16", "WF-FAQ.13")
def test_a_trap_that_fails_validates_the_card() -> None:
    facts = has("offside-trap", defence_pile=["interception"])
    match, told = laid_on("long-pass", 2, PROFESSIONAL, ["d6 5", "d6 3"], **facts)
    assert the(told, "offside trap")["works"] is False
    assert (match.ball, match.pa, defence_pile(match)) == (0, 5, ["interception"])


@rule("WFS-P14.16")
@pytest.mark.parametrize(
    ("card", "facts"),
    [("pass", {}), ("dribble", {}), ("long-pass", {"undefendable": "card"}), ("long-pass", {"stars": [4, 0]})],
)
def test_no_die_is_thrown_where_it_could_not_spring_the_trap(card: str, facts: Facts) -> None:
    usual = has("offside-trap", defence_pile=[UNUSABLE[card]])
    match, told = laid_on(card, 2, NO_SUBSTITUTES, **{**usual, **facts})
    assert "ability die" not in kinds(told)
    assert match.ball == 0


# ---- Diving


@rule("WFS-P14.18", "WFS-P14.7")
@pytest.mark.parametrize(
    ("throws", "foul", "stars"),
    [(["d6 3"], False, 4), (["d6 4", "d6 3"], False, 3), (["d6 6", "d6 4"], True, 3), (["d6 4", "d6 6"], True, 3)],
)
def test_a_die_decides_whether_it_dives(throws: list[str], foul: bool, stars: int) -> None:
    facts = has("diving", hands={0: ["tackle"]}, draw_piles={1: ["pass", "pass"]}, special_pile=[])
    match = before("Defend", PROFESSIONAL, attacker=1, card="dribble", pa=1, **facts)
    told = play(match, "defend card:tackle", throws=["d20 9", *throws])
    assert the(told, "ability die")["activates"] is (throws[0] != "d6 3")
    assert match.stars[1] == stars
    assert ("foul" in kinds(told)) is foul
    assert asked(match)[0] == ("BuildAttack" if match.ball == 0 else "Defend")


@rule("WFS-P14.18")
def test_a_dive_that_is_seen_through_costs_it_the_top_of_its_action_pile() -> None:
    facts = has("diving", hands={0: ["tackle"]}, draw_piles={1: ["long-pass", "pass"]})
    match = before("Defend", PROFESSIONAL, attacker=1, card="dribble", pa=1, **facts)
    told = play(match, "defend card:tackle", throws=["d20 9", "d6 4", "d6 1"])
    assert "yellow card" in kinds(told)
    assert [event.facts["card"] for event in told if event.kind == "discard"] == ["long-pass"]
    assert laid(match) == ["dribble", "pass"], "the Long pass lies below the cards laid"


@rule("WFS-P14.18")
@pytest.mark.parametrize(
    ("card", "defence", "d20"), [("pass", "interception", 5), ("dribble", "tackle", 15), ("dribble", "tackle", 5)]
)
def test_it_cannot_dive_on_an_interception_a_success_or_a_foul(card: str, defence: str, d20: int) -> None:
    facts = has("diving", hands={0: [defence]}, draw_piles={1: ["pass", "pass"]})
    match = before("Defend", PROFESSIONAL, attacker=1, card=card, pa=1, **facts)
    told = play(match, f"defend card:{defence}", throws=[f"d20 {d20}"])
    assert "ability die" not in kinds(told)
    assert match.stars[1] == 4
