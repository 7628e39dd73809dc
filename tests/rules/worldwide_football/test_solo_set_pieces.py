"""Paragraphs 31 to 33, and the supplement's P10b to P12: fouls, cards and corners against the virtual opponent."""

from typing import Any

import pytest

from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.worldwide_football.professional import set_piece
from tests.rules.worldwide_football.solo import (
    PROFESSIONAL,
    Facts,
    action_pile,
    active,
    active_shots,
    asked,
    before,
    discarded,
    fouled,
    game,
    given_back,
    laid,
    laid_on,
    shot_at,
    special_pile,
    table,
    the,
    used,
)


def turned_up(told: Any) -> list[object]:
    """The cards that were not valid, and the one that was laid."""
    return [event.facts["card"] for event in told if event.kind in ("not valid", "lay")]


def put_back(told: Any) -> list[tuple[object, object, str]]:
    """How many cards went back to its Action pile each time, whether they were shuffled in, and by which rule."""
    back = [event for event in told if event.kind == "put back"]
    assert all(event.facts["from"] == "sides.1.discard_pile" for event in back)
    assert all(event.facts["to"] == "sides.1.draw_pile" for event in back)
    return [(event.facts["count"], event.facts["shuffled"], event.rule) for event in back]


# ---- fouls, for the player


@rule("WFS-P10b.1", "WF-15.3", "WF-15.5", "WF-15.9")
def test_a_foul_of_its_gives_the_player_a_free_kick() -> None:
    match, told = laid_on(
        "dribble", 2, PROFESSIONAL, ["d20 5"], defence_pile=["tackle", "pressing"], hands={0: ["pass"]}
    )
    assert set_piece(told) == "indirect free kick"
    assert (match.pa, moves(match)) == (3, ["lay card:pass", "give back"])
    told = play(match, "lay card:pass")
    assert "defence card" not in kinds(told), "nothing is turned up on the first action after a free kick"
    assert match.pa == 5


@rule("WFS-P10b.1", "WF-15.10", "WF-15.12")
def test_the_player_takes_a_direct_free_kick_as_usual() -> None:
    facts: Facts = {"defence_pile": ["tackle"], "draw_piles": {1: ["pass"]}}
    match, told = laid_on("dribble", 5, PROFESSIONAL, ["d20 5", "d6 3", "d6 2"], **facts)
    assert set_piece(told) == "direct free kick"
    assert the(told, "save roll")["quality"] == 4
    assert match.goals == [1, 0]


# ---- indirect free kicks of the virtual opponent


@rule("WF-31.1", "WF-31.2", "WF-31.3", "WFS-P10b.1", "WF-C-52")
@pytest.mark.parametrize("pa", range(4))
def test_its_free_kick_below_five_pa_is_taken_with_the_first_valid_card_of_its_action_pile(pa: int) -> None:
    pile = ["dribble", "shot-678", "pass", "long-pass"]
    facts: Facts = {"draw_piles": {1: pile}, "special_pile": ["cross"]}
    match, told = fouled("dribble", pa, PROFESSIONAL, throws=["order 2 0 1"], **facts)
    assert set_piece(told) == "indirect free kick"
    assert turned_up(told)[:3] == ["dribble", "shot-678", "pass"]
    assert active_shots(match) == []
    assert put_back(told)[0] == (2, True, "WF-31.3")
    if pa < 2:
        assert turned_up(told)[3] == "dribble", "all were shuffled back, the Dribble to the top"
        assert (action_pile(match), special_pile(match)) == (["long-pass", "shot-678"], ["cross"])
    else:
        assert action_pile(match) == ["dribble", "long-pass", "shot-678"]


@rule("WF-31.1", "WF-15.9")
def test_the_player_can_neither_defend_nor_draw_on_the_first_card_after_its_free_kick() -> None:
    facts: Facts = {"draw_piles": {1: ["pass", "dribble"]}, "draw_pile_sizes": [5, 2]}
    match = before("Defend", attacker=1, card="dribble", pa=1, hands={0: ["tackle", "interception"]}, **facts)
    told = play(match, "defend card:tackle", throws=["d20 4"])
    assert [event.facts["card"] for event in told if event.kind == "lay"] == ["pass", "dribble"]
    assert (len(match.hands[0]), match.pa) == (1, 4)
    assert asked(match) == ("Defend", 0)


@rule("WF-31.1")
def test_without_invalid_cards_nothing_is_shuffled() -> None:
    match, told = fouled("dribble", 1, draw_piles={1: ["long-pass", "dribble", "pass"]})
    assert turned_up(told)[0] == "long-pass"
    assert action_pile(match)[-1] == "pass"


@rule("WFS-P10b.2", "WF-C-52")
def test_at_some_tables_invalid_cards_go_under_the_pile() -> None:
    rules = game(seats=1, solo_invalid_restart="bottom")
    pile = ["dribble", "shot-678", "long-pass", "pass"]
    match, told = fouled("dribble", 1, rules, draw_piles={1: pile})
    assert turned_up(told)[:3] == ["dribble", "shot-678", "long-pass"]
    assert put_back(told) == [(2, False, "WF-C-52")]
    assert (laid(match)[-1], action_pile(match)) == ("pass", ["dribble", "shot-678"])
    assert table(match)["draw_pile"]["known"] == [[1, "dribble"], [2, "shot-678"]], "all have seen them"


@rule("WF-31.4", "WFS-P10b.3")
@pytest.mark.parametrize("card", ["cross", "through-ball"])
def test_its_free_kick_at_five_pa_uses_the_special_pile(card: str) -> None:
    shot = ["d6 2", "d6 6"] if card == "through-ball" else []  # it cannot be defended, so it is taken at once
    facts: Facts = {"draw_piles": {1: ["pass"]}, "special_pile": [card], "active_shots": ["shot-678"]}
    match, told = fouled("dribble", 4, throws=shot, **facts)
    assert set_piece(told) == "indirect free kick"
    assert turned_up(told)[0] == card
    assert (special_pile(match), action_pile(match)) == ([], ["pass"])


@rule("WF-31.5", "WFS-P10b.4")
def test_its_free_kick_at_five_pa_without_a_special_pile_is_like_any_other() -> None:
    facts: Facts = {"draw_piles": {1: ["dribble", "long-pass"]}, "active_shots": ["shot-678"], "hands": {0: ["tackle"]}}
    match = before("Defend", attacker=1, card="dribble", pa=4, special_pile=[], draw_pile_sizes=[0, 2], **facts)
    told = play(match, "defend card:tackle", throws=["d20 4", "keep order"])
    assert turned_up(told)[:2] == ["dribble", "long-pass"]
    assert match.pa == 8


@rule("WF-C-52")
@pytest.mark.parametrize("option", ["reshuffle", "bottom"])
def test_its_free_kick_without_a_valid_card_ends_its_attack(option: str) -> None:
    rules = game(seats=1, solo_invalid_restart=option)
    throws = ["keep order"] if option == "reshuffle" else []
    match, told = fouled("dribble", 1, rules, throws=throws, draw_piles={1: ["dribble", "shot-678"]})
    assert kinds(told)[-3:] == ["put back", "give back", "ball lost"]
    assert sorted(action_pile(match)) == ["dribble", "shot-678"]
    assert match.ball == 0


# ---- its direct free kicks


@rule("WF-C-62", "WFS-P10b.1", "WF-15.16")
@pytest.mark.parametrize(
    ("players", "bonus", "spent"),
    [(["A1"], 1, []), (["D1", "M1"], 2, ["M1"]), (["A2", "M1"], 2, ["A2"]), (["M1", "A2"], 2, ["M1"])],
)
def test_it_always_sends_its_oldest_specialist_to_a_direct_free_kick(
    players: list[str], bonus: int, spent: list[str]
) -> None:
    facts: Facts = {"teams": ["italy", "brazil"], "players": {1: players}, "draw_piles": {1: ["pass"]}}
    match, told = fouled("pass", 4, throws=["d6 3", "d6 6"], **facts)
    assert set_piece(told) == "direct free kick"
    assert the(told, "shot")["bonus"] == bonus
    assert used(match) == spent


# ---- penalties


@rule("WF-31.6", "WF-31.7", "WFS-P10b.5", "WFS-P10b.6", "WF-C-61")
@pytest.mark.parametrize(("shooter", "keeper", "scores"), [(1, 2, True), (6, 1, True), (3, 3, False)])
def test_both_faces_of_a_penalty_are_thrown_for_the_virtual_opponent(shooter: int, keeper: int, scores: bool) -> None:
    facts: Facts = {"draw_piles": {1: ["pass"]}}
    match, told = fouled("pass", 5, throws=[f"d6 {shooter}", f"d6 {keeper}"], **facts)
    assert set_piece(told) == "penalty"
    assert (the(told, "faces")["shooter"], the(told, "faces")["keeper"]) == (shooter, keeper)
    assert match.goals == [0, int(scores)]
    assert (match.ball, asked(match)) == (0, ("BuildAttack", 0)), "the ball is the player's, after a goal as well"


@rule("WF-31.6", "WF-31.7", "WFS-P10b.5", "WFS-P10b.6", "WF-C-61")
@pytest.mark.parametrize(("shooter", "keeper", "scores"), [(1, 2, True), (3, 3, False)])
def test_both_faces_of_a_penalty_are_thrown_for_the_player(shooter: int, keeper: int, scores: bool) -> None:
    facts: Facts = {"defence_pile": ["tackle"], "draw_piles": {1: ["pass"]}}
    match, _ = laid_on("pass", 5, PROFESSIONAL, ["d20 5", f"d6 {shooter}", f"d6 {keeper}"], **facts)
    assert match.goals == [int(scores), 0]
    assert match.ball == 1


KEEPERS = game(seats=1, mod_keeper_on_penalty="on")


@rule("WF-C-61")
@pytest.mark.parametrize(("active_card", "scores"), [("G1", False), ("D1", True)])
def test_it_always_discards_an_active_g_card_on_a_penalty(active_card: str, scores: bool) -> None:
    facts: Facts = {"defence_pile": ["tackle"], "draw_piles": {1: ["pass"]}, "players": {1: [active_card]}}
    match, told = laid_on("pass", 5, KEEPERS, ["d20 5", "d6 3", "d6 2"], teams=["france", "spain"], **facts)
    assert match.goals == [int(scores), 0], "goalkeeper face 2 saves 2 and 3"
    assert ("discard player" in kinds(told)) is not scores
    assert active(match) == ([] if active_card == "G1" else [active_card])


@rule("WF-C-61", "WF-23.1")
def test_the_player_may_discard_his_g_card_on_its_penalty() -> None:
    match = before(
        "Defend",
        KEEPERS,
        attacker=1,
        card="pass",
        pa=5,
        hands={0: ["tackle"]},
        players={0: ["G1"]},
        draw_pile_sizes=[0, 3],
    )
    play(match, "defend card:tackle", throws=["d20 4"])
    assert asked(match) == ("KeepPenalty", 0)
    play(match, "discard player:G1", throws=["d6 6", "d6 5"])
    assert match.goals == [0, 0], "goalkeeper face 5 saves 5 and 6"


# ---- yellow and red cards


@rule("WFS-P11.1", "WF-16.4", "WF-16.5")
@pytest.mark.parametrize(("d20", "cards"), [(1, 3), (2, 1)])
def test_cards_have_their_usual_effect_on_the_player(d20: int, cards: int) -> None:
    hand = ["dribble", "pass", "cross", "shot-678", "tackle"]
    match = before("Defend", attacker=1, card="dribble", pa=1, hands={0: hand}, draw_piles={1: ["pass"]})
    play(match, "defend card:tackle", throws=[f"d20 {d20}"])
    for left in range(cards, 0, -1):
        assert asked(match) == ("PayCaution", 0), left
        play(match, moves(match)[0])
    assert asked(match)[0] != "PayCaution"


@rule("WF-32.1", "WF-32.2", "WFS-P11.2", "WFS-P11.3")
@pytest.mark.parametrize(("d20", "gone"), [(1, 3), (2, 1), (3, 1), (4, 0)])
def test_a_card_against_it_costs_the_top_of_its_action_pile(d20: int, gone: int) -> None:
    pile = ["pass", "shot-678", "dribble", "long-pass"]
    facts: Facts = {"defence_pile": ["tackle"], "draw_piles": {1: pile}, "draw_pile_sizes": [5, 4]}
    match, told = laid_on("dribble", 1, PROFESSIONAL, [f"d20 {d20}"], **facts)
    assert [event.facts["card"] for event in told if event.kind == "discard"] == pile[:gone]
    assert action_pile(match) == pile[gone:]
    assert discarded(match)[len(discarded(match)) - gone :] == pile[:gone]
    assert match.reds[1] == (1 if d20 == 1 else 0)


@rule("WF-C-53")
def test_of_a_short_action_pile_it_discards_what_is_there() -> None:
    facts: Facts = {"defence_pile": ["tackle"], "draw_piles": {1: ["pass", "dribble"]}, "draw_pile_sizes": [5, 2]}
    match, told = laid_on("dribble", 1, PROFESSIONAL, ["d20 1"], **facts)
    assert kinds(told).count("discard") == 2
    assert action_pile(match) == []


@rule("WF-C-53")
@pytest.mark.parametrize(("option", "left"), [(False, ["D1", "G1", "A1"]), (True, ["G1", "A1"])])
def test_a_red_card_lowers_its_active_cards_only_where_that_is_agreed(option: bool, left: list[str]) -> None:
    rules = game(seats=1, solo_red_lowers_active=option)
    facts: Facts = {"defence_pile": ["tackle"], "players": {1: ["D1", "G1", "A1"]}, "teams": ["france", "italy"]}
    match, _ = laid_on("dribble", 1, rules, ["d20 1"], **facts)
    assert active(match) == left


@rule("WF-C-53", "WF-C-28")
@pytest.mark.parametrize("before_it", [1, 2])
def test_from_its_second_red_card_on_one_active_card_is_left(before_it: int) -> None:
    rules = game(seats=1, solo_red_lowers_active=True)
    facts: Facts = {"defence_pile": ["tackle"], "players": {1: ["D1", "A1"]}, "reds": [0, before_it]}
    match, _ = laid_on("dribble", 1, rules, ["d20 1"], **facts)
    assert (match.reds[1], active(match)) == (before_it + 1, ["A1"])


# ---- corners


@rule("WFS-P12.1", "WF-17.1", "WF-17.2", "WF-17.3")
def test_the_players_corners_are_as_usual() -> None:
    hand = ["pass", "cross", "through-ball", "dribble"]
    facts: Facts = {"defence_pile": ["interception"], "hands": {0: hand}}
    match, told = laid_on("shot-678", 6, PROFESSIONAL, ["d6 3", "d6 3"], **facts)
    assert "corner" in kinds(told)
    assert (match.pa, moves(match)) == (5, ["lay card:pass", "lay card:cross", "give back"])


@rule("WF-33.1", "WF-33.2", "WFS-P12.1", "WFS-P12.2", "WFS-P12.3")
@pytest.mark.parametrize("card", ["cross", "through-ball"])
def test_its_corner_uses_the_special_pile_and_a_through_ball_is_valid(card: str) -> None:
    match, told = shot_at(6, throws=["d6 3", "d6 3"], draw_piles={1: ["pass"]}, special_pile=[card])
    assert "corner" in kinds(told)
    assert (match.pa, laid(match)[-1]) == (5, card)
    assert (special_pile(match), action_pile(match)) == ([], ["pass"])
    assert asked(match) == ("Defend", 0), "a corner may be defended"


@rule("WF-33.3", "WF-33.4", "WFS-P12.4", "WFS-P12.5")
@pytest.mark.parametrize("valid", ["pass", "long-pass"])
@pytest.mark.parametrize("option", ["reshuffle", "bottom"])
def test_without_a_special_pile_its_action_pile_is_turned_up_and_shuffled_again(valid: str, option: str) -> None:
    rules = game(seats=1, solo_invalid_restart=option)
    pile = ["shot-678", "dribble", valid, "dribble"]
    match, told = shot_at(6, rules, ["d6 3", "d6 3", "keep order"], draw_piles={1: pile})
    assert turned_up(told) == ["shot-678", "dribble", valid]
    assert laid(match)[-1] == valid
    assert put_back(told) == [(2, True, "WF-33.4")]
    assert sorted(action_pile(match)) == ["dribble", "dribble", "shot-678"]
    assert table(match)["draw_pile"]["known"] == [], "on corners they are always shuffled"
    assert active_shots(match) == []


@rule("WF-33.5", "WFS-P12.6")
@pytest.mark.parametrize("pile", [[], ["dribble", "shot-678"]])
def test_without_a_valid_card_for_its_corner_it_gives_the_ball_back(pile: list[str]) -> None:
    throws = ["d6 3", "d6 3", *(["keep order"] if pile else [])]
    match, told = shot_at(6, throws=throws, draw_piles={1: pile})
    assert kinds(told)[-2:] == ["give back", "ball lost"]
    assert sorted(action_pile(match)) == sorted(pile)
    assert (match.ball, match.lost_at) == (0, 5)


@rule("WF-33.1", "WF-C-47")
def test_a_card_that_is_ready_waits_for_open_play_after_a_set_piece() -> None:
    facts: Facts = {"draw_piles": {1: ["long-pass"]}, "special_pile": ["cross"], "ready": ["pass"]}
    match, _ = shot_at(6, throws=["d6 3", "d6 3"], **facts)
    assert laid(match)[-1] == "cross"
    free_kick, _ = fouled("dribble", 1, **facts)
    assert laid(free_kick)[1:2] == ["long-pass"]


@rule("WF-FAQ.12", "WF-31.5")
def test_abilities_of_open_play_do_not_help_its_set_pieces() -> None:
    facts: Facts = {"abilities": {1: ["attacking-play", "stamina", "creativity"]}, "draw_piles": {1: []}}
    _, told = fouled("dribble", 4, **facts)
    assert "ability" not in kinds(told)
    assert kinds(told)[-2:] == ["give back", "ball lost"]


@rule("WFS-P10b.1")
def test_its_attack_after_the_player_gave_the_ball_back_is_open_play() -> None:
    match, _ = given_back(3, draw_piles={1: ["dribble"]})
    assert (match.ball, match.restart, laid(match)) == (1, 0, ["dribble"])
