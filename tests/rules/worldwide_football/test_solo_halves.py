"""Paragraph 30, and the supplement's A9: halves, extra time and shoot-outs against the virtual opponent."""

from collections import Counter
from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.worldwide_football.professional import play_on
from tests.rules.worldwide_football.solo import (
    AMATEUR,
    PROFESSIONAL,
    Facts,
    action_pile,
    active,
    active_shots,
    asked,
    before,
    defence_pile,
    discarded,
    game,
    in_both_modes,
    ready,
    special_pile,
    table,
    the,
    used,
    virtual_at,
)

# ---- the end of a half


@rule("WF-30.1", "WFS-A9.1", "WF-C-50")
@in_both_modes
@pytest.mark.parametrize(
    ("draw_pile", "pile", "over"), [(0, 5, True), (3, 5, True), (4, 5, False), (9, 0, True), (9, 1, False)]
)
def test_a_half_ends_with_two_balls_given_back_and_an_empty_draw_or_action_pile(
    rules: WorldwideFootball, draw_pile: int, pile: int, over: bool
) -> None:
    match = before("BuildAttack", rules, gave_back="defender", draw_pile_sizes=[draw_pile, pile])
    told = play_on(match, "give back")
    if asked(match)[0] == "GiveBackDiscard":
        told += play_on(match, moves(match)[0])
    assert ("whistle" in kinds(told)) is over


@rule("WF-C-50")
def test_empty_defence_and_special_piles_end_no_half() -> None:
    facts: Facts = {"defence_pile": [], "special_pile": [], "draw_pile_sizes": [9, 5]}
    match = before("BuildAttack", AMATEUR, gave_back="defender", **facts)
    told = play_on(match, "give back")
    told += play_on(match, moves(match)[0])
    assert "whistle" not in kinds(told)


@rule("WF-30.2", "WFS-A9.2", "WF-30.1", "WFS-A9.1")
@in_both_modes
@pytest.mark.parametrize("after_a_give_back", [False, True])
def test_with_its_action_pile_empty_it_gives_the_ball_back(rules: WorldwideFootball, after_a_give_back: bool) -> None:
    if after_a_give_back:
        match = before("BuildAttack", rules, draw_pile_sizes=[9, 0])
        play(match, "give back")
        told = play_on(match, moves(match)[0])
        assert kinds(told)[:4] == ["discard", "ball lost", "give back", "whistle"]
        assert match.half == 2 or asked(match)[0] == "HalfTimeAbilities"
    else:
        match, told = virtual_at(2, [], rules, draw_piles={0: ["pass", "pass"]}, draw_pile_sizes=[9, 0])
        assert kinds(told)[-2:] == ["give back", "ball lost"]
        assert (match.half, asked(match)) == (1, ("BuildAttack", 0))


@rule("WF-C-69")
@in_both_modes
def test_giving_the_ball_back_it_neither_draws_nor_discards(rules: WorldwideFootball) -> None:
    match, told = virtual_at(7, ["dribble", "pass", "dribble", "pass"], rules, discards={1: ["cross"]})
    assert "give back" in kinds(told)
    assert action_pile(match) == ["dribble", "pass", "dribble", "pass"]
    assert "draw" not in kinds(told)
    assert "discard" not in kinds(told)


@rule("WF-30.1", "WF-C-20")
def test_a_ball_lost_in_between_starts_the_count_anew() -> None:
    match = before("Defend", AMATEUR, attacker=1, card="dribble", pa=1, hands={0: ["tackle"]}, draw_pile_sizes=[0, 0])
    play(match, "defend card:tackle", throws=["d20 15"])
    told = play_on(match, "give back")
    assert kinds(told).count("whistle") == 1, "the player gives back, then the virtual opponent with its empty pile"
    assert kinds(told).index("whistle") > kinds(told).index("ball lost")


# ---- the second half


def at_half_time(rules: WorldwideFootball, **facts: Any) -> WorldwideMatch:
    """The player gives the ball back, which ends the first half; the second has kicked off."""
    match = before("BuildAttack", rules, gave_back="defender", draw_pile_sizes=[0, 3], **facts)
    play_on(match, "give back")
    if asked(match)[0] == "HalfTimeAbilities":
        play_on(match, "keep")
    return match


def its_cards(match: WorldwideMatch) -> Counter[str]:
    """All cards of its colour that are not laid aside."""
    zones = [match.draws[1], match.discards[1], *match.virtual]
    return Counter(name for zone in zones for name in match.card_names(zone.cards))


@rule("WF-C-66", "WF-12.5")
@in_both_modes
def test_for_the_second_half_all_its_piles_are_set_up_again(rules: WorldwideFootball) -> None:
    facts: Facts = {
        "teams": ["brazil", "italy"],
        "kicker": 1,
        "stars": [1, 1],
        "players": {1: ["D1"]},
        "used_players": {1: ["M1", "A1"]},
        "active_shots": ["shot-678"],
        "ready": ["long-pass"],
        "defence_pile": [],
        "special_pile": ["cross"],
    }
    match = at_half_time(rules, **facts)
    assert (match.half, match.ball) == (2, 0)
    sizes = (8, 4, 16) if rules is AMATEUR else (11, 4, 17)
    assert (len(defence_pile(match)), len(special_pile(match)), len(action_pile(match))) == sizes
    assert (active_shots(match), ready(match), discarded(match)) == ([], [], [])
    assert len(active(match)) == 2
    assert used(match) == []
    assert len(match.piles[1]) == 5
    assert match.stars == [3, 3]


@rule("WF-C-66", "WF-20.6", "WF-10.4", "WF-18.7")
def test_a_substituted_player_of_its_does_not_come_back_and_its_stars_have_a_limit() -> None:
    match = at_half_time(PROFESSIONAL, teams=["brazil", "italy"], substituted={1: ["D1", "A1"]}, stars=[5, 4])
    everybody = set(active(match)) | {name.removeprefix("player:") for name in match.card_names(match.piles[1].cards)}
    assert everybody == {"G1", "D2", "M1", "M2", "A2"}
    assert match.stars[1] == 5


@rule("WF-C-83", "WF-C-22")
def test_where_hands_are_kept_it_keeps_what_is_active_and_ready() -> None:
    rules = game(seats=1, mode="amateur", second_half_hands="keep")
    facts: Facts = {
        "teams": ["brazil", "italy"],
        "kicker": 1,
        "players": {1: ["D1", "G1", "M2"]},
        "used_players": {1: ["A1"]},
        "active_shots": ["shot-678"],
        "ready": ["long-pass"],
    }
    match = at_half_time(rules, **facts)
    assert (active(match), used(match)) == (["D1", "G1", "M2"], [])
    assert (active_shots(match), ready(match)) == (["shot-678"], ["long-pass"])
    assert len(action_pile(match)) == 16 - 2
    assert len(match.piles[1]) == 4


@rule("WF-C-66", "WF-18.8")
def test_at_half_time_only_the_player_may_change_his_abilities() -> None:
    match = before("BuildAttack", PROFESSIONAL, gave_back="defender", draw_pile_sizes=[0, 3], teams=["italy", "spain"])
    play_on(match, "give back")
    assert asked(match) == ("HalfTimeAbilities", 0)
    before_it = table(match)["abilities"]
    play_on(match, "keep")
    assert table(match)["abilities"] == before_it


# ---- after a draw

EXTRA_TIME = game(seats=1, draw_resolution="extra_time_then_shootout")


@rule("WF-C-82", "WF-FAQ.22")
@pytest.mark.parametrize("half", [2, 3])
def test_in_extra_time_it_plays_with_ten_cards_drawn_at_random(half: int) -> None:
    match = before("ChooseTen", EXTRA_TIME, half=half)
    whole = its_cards(match)
    whole.update(match.card_names(match.reserves[1].cards))
    piles = set()
    for seed in range(8):
        other = match.clone()
        for count in (2, 2, 1, 0, 1, 1, 0, 1, 1, 1):
            other.play(EXTRA_TIME.move(f"choose number:{count}"), Seeded(seed))
        assert other.half == half + 1
        laid = other.laid[1]
        assert sum(its_cards(other).values()) == 10
        assert len(action_pile(other)) + len(active_shots(other)) + laid == 6
        assert (len(defence_pile(other)), len(special_pile(other))) == (3, 1)
        aside = Counter(other.card_names(other.reserves[1].cards))
        assert its_cards(other) + aside == whole
        assert table(other, None)["reserve"]["size"] == len(table(other, None)["reserve"]["cards"]) == 22
        piles.add(tuple(sorted(its_cards(other).elements())))
    assert len(piles) > 1
    assert len(active(other)) == 2


@rule("WF-C-82", "WF-C-83")
@pytest.mark.parametrize("half", [2, 3])
def test_for_extra_time_it_keeps_nothing_even_where_hands_are_kept_over_half_time(half: int) -> None:
    rules = game(seats=1, draw_resolution="extra_time_then_shootout", second_half_hands="keep")
    facts: Facts = {"players": {1: ["D1", "G1", "M2"]}, "active_shots": ["shot-678"], "ready": ["long-pass"]}
    match = before("ChooseTen", rules, half=half, teams=["brazil", "italy"], **facts)
    assert (len(active(match)), active_shots(match), ready(match)) == (3, ["shot-678"], ["long-pass"])
    for count in (2, 2, 1, 0, 1, 1, 0, 1, 1, 1):
        match.play(rules.move(f"choose number:{count}"), Seeded(1))
    assert sum(its_cards(match).values()) == 10
    assert (len(active(match)), ready(match)) == (2, [])


@rule("WF-C-82")
def test_in_extra_time_an_empty_defence_pile_is_made_anew_from_its_three_cards() -> None:
    facts: Facts = {"defence_pile": [], "discards": {1: ["interception", "interception", "tackle"]}, "half": 3}
    match = before("BuildAttack", EXTRA_TIME, hands={0: ["dribble"]}, pa=3, **facts)
    told = play(match, "lay card:dribble", throws=["order 1 2 0"])
    assert the(told, "defence pile")["count"] == 3


@rule("WF-C-82", "WF-31.6", "WF-FAQ.24")
def test_in_a_shoot_out_both_dice_are_thrown_for_every_kick() -> None:
    rules = game(seats=1, mode="amateur", draw_resolution="shootout")
    match = before("BuildAttack", rules, half=2, gave_back="defender", draw_pile_sizes=[0, 3])
    kicks = ["d6 1", "d6 2", "d6 3", "d6 3"] * 3
    told = play(match, "give back", throws=["heads", *kicks])
    faces = [(event.details["shooter"], event.details["keeper"]) for event in told if event.kind == "faces"]
    assert faces == [(1, 2), (3, 3)] * 3
    assert match.scored == [3, 0]
    assert match.outcome is not None
    assert match.outcome.values == (1.0,)


@rule("WF-1.1")
@pytest.mark.parametrize(("goals", "value"), [([1, 0], 1.0), ([0, 1], 0.0), ([1, 1], 0.5)])
def test_the_result_is_the_players(goals: list[int], value: float) -> None:
    match = before("BuildAttack", AMATEUR, half=2, goals=goals, gave_back="defender", draw_pile_sizes=[0, 3])
    play(match, "give back")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.score) == ((value,), tuple(goals))
