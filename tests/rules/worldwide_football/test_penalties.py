"""Paragraphs 15 and 23: penalties, the secret faces, and the goalkeeper's card."""

from typing import Any

import pytest

from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from tests.rules import rule
from tests.rules.table import decision, kinds, moves, play, refusal
from tests.rules.worldwide_football.professional import asked, before, game, set_piece, squad, the

INTERNATIONAL = game(mode="international")
FACES = range(1, 7)
every_face = pytest.mark.parametrize("keeper", FACES)


def kick(match: WorldwideMatch, shooter: int, keeper: int) -> list[Event]:
    """Both set their die, the shooter (seat 0) first."""
    return play(match, f"choose number:{shooter}", f"choose number:{keeper}")


def saves(match: WorldwideMatch, keeper: int) -> list[int]:
    """The shooter's faces that this face of the goalkeeper saves."""
    return [face for face in FACES if "penalty saved" in kinds(kick(match.clone(), face, keeper))]


# ---- the penalty


@rule("WF-15.17", "WF-15.18")
@pytest.mark.parametrize("pa", [6, 7])
def test_a_foul_at_seven_or_eight_pa_lets_both_choose_a_face(pa: int) -> None:
    match = before("Defend", card="dribble", pa=pa, hands={1: ["tackle"]})
    told = play(match, "defend card:tackle", throws=["d20 6"])
    assert set_piece(told) == "penalty"
    assert decision(match) == "Penalty"
    assert match.asked == (0, 1)
    for seat in (0, 1):
        names = [match.game.name(move) for move in match.moves(seat)]
        assert names == [f"choose number:{face}" for face in FACES]


@rule("WF-15.18")
@pytest.mark.parametrize("number", [0, 7, 16])
def test_a_face_is_one_to_six(number: int) -> None:
    match = before("Penalty")
    assert refusal(match, f"choose number:{number}").rule == "WF-15.18"
    assert refusal(match, "give back").rule == "WF-15.18"


@rule("WF-15.19", "WF-15.20")
@every_face
def test_only_the_same_face_saves(keeper: int) -> None:
    assert saves(before("Penalty"), keeper) == [keeper]


@rule("WF-15.19", "WF-8.6")
def test_a_penalty_goal_counts_and_the_other_side_attacks() -> None:
    match = before("Penalty", goals=[1, 2])
    told = kick(match, 3, 4)
    assert the(told, "faces")["shooter"] == 3
    assert the(told, "faces")["keeper"] == 4
    assert match.goals == [2, 2]
    assert asked(match) == ("BuildAttack", 1)
    assert match.pa == 0


@rule("WF-15.20", "WF-C-29")
def test_a_saved_penalty_gives_the_ball_away_and_is_no_corner() -> None:
    match = before("Penalty", goals=[1, 2])
    told = kick(match, 5, 5)
    assert "corner" not in kinds(told)
    assert match.goals == [1, 2]
    assert asked(match) == ("BuildAttack", 1)


# ---- the secret


@rule("WF-15.18")
@pytest.mark.parametrize("first", [0, 1])
def test_nobody_sees_a_face_before_both_are_set(first: int) -> None:
    second = 1 - first
    views, positions = [], []
    for face in FACES:
        match = before("Penalty")
        told: list[Event] = []
        match.play(match.game.move(f"choose number:{face}"), Seeded(1), told.append, first)
        assert told == []
        views.append([match.view(second), match.view(None)])
        positions.append(match.view(first)["said"])
        assert match.asked == (second,)
        assert match.view(second)["answered"] == [first]
    assert views == [views[0]] * 6, "whatever was set, the others see the same"
    assert positions == [[f"choose number:{face}"] for face in FACES]


@rule("WF-15.18")
def test_whoever_imagines_the_others_face_imagines_any_of_the_six() -> None:
    match = before("Penalty")
    match.play(match.game.move("choose number:4"), Seeded(1), seat=0)
    imagined = {match.redealt(1, Seeded(seed)).sealed[0] for seed in range(60)}
    assert imagined == {(match.game.move(f"choose number:{face}"),) for face in FACES}
    assert {match.redealt(0, Seeded(seed)).sealed[0] for seed in range(9)} == {(match.game.move("choose number:4"),)}


@rule("WF-15.18")
def test_a_face_once_set_is_not_turned_again() -> None:
    match = before("Penalty")
    match.play(match.game.move("choose number:4"), Seeded(1), seat=0)
    refusal(match, "choose number:5", seat=0)


@rule("WF-15.18")
def test_both_faces_are_shown_to_all_when_both_are_set() -> None:
    match = before("Penalty")
    assert match.view(None)["faces"] == [0, 0]
    told = kick(match, 2, 6)
    faces = the(told, "faces")
    assert (faces["shooter"], faces["keeper"], faces["rule"]) == (2, 6, "WF-15.18")
    assert match.view(None)["faces"] == [2, 6]


# ---- the goalkeeper's card


def with_keeper_card(**options: Any) -> WorldwideMatch:
    """A penalty against a side that has discarded its G card."""
    match = before("KeepPenalty", game(mode="international", **options), players={1: ["G1"]})
    play(match, "discard player:G1")
    return match


@rule("WF-23.1", "WF-C-36")
def test_the_goalkeeper_card_is_discarded_openly_before_the_faces() -> None:
    facts: dict[str, Any] = {"hands": {1: ["tackle"]}, "players": {1: ["G1", "D1"]}, "stars": [5, 5]}
    match = before("Defend", INTERNATIONAL, card="dribble", pa=6, tokens=[0, 0], **facts)
    play(match, "defend card:tackle", throws=["d20 6"])
    assert asked(match) == ("KeepPenalty", 1)
    assert moves(match) == ["discard player:G1", "pass"]
    told = play(match, "discard player:G1")
    assert the(told, "discard player")["player"] == "player:G1"
    assert squad(match, 1) == ["D1"]
    assert decision(match) == "Penalty"


@rule("WF-23.1")
def test_the_goalkeeper_card_may_be_kept() -> None:
    match = before("KeepPenalty", INTERNATIONAL, players={1: ["G1"]})
    play(match, "pass")
    assert squad(match, 1) == ["G1"]
    assert saves(match, 1) == [1]


@rule("WF-23.1")
def test_only_a_goalkeeper_card_is_discarded_on_a_penalty() -> None:
    match = before("KeepPenalty", INTERNATIONAL, players={1: ["G1", "D1", "A1"]})
    for slot in ("D1", "A1"):
        assert refusal(match, f"discard player:{slot}").rule == "WF-23.1"


@rule("WF-23.1")
@pytest.mark.parametrize(
    "options", [{"mode": "professional"}, {"mode": "international", "mod_keeper_on_penalty": "off"}]
)
def test_without_that_rule_no_goalkeeper_card_is_asked_for(options: dict[str, Any]) -> None:
    facts: dict[str, Any] = {"hands": {1: ["tackle"]}, "players": {1: ["G1"]}, "tokens": [0, 0]}
    match = before("Defend", game(**options), card="dribble", pa=6, **facts)
    play(match, "defend card:tackle", throws=["d20 6"])
    assert decision(match) == "Penalty"


@rule("WF-23.2", "WF-23.3", "WF-23.4", "WF-23.5", "WF-23.6", "WF-23.7", "WF-23.8", "WF-C-35")
@pytest.mark.parametrize(
    ("keeper", "saved"), [(1, {1, 2}), (2, {2, 3}), (3, {3, 4}), (4, {4, 5}), (5, {5, 6}), (6, {6, 1})]
)
def test_with_a_goalkeeper_card_each_face_saves_two(keeper: int, saved: set[int]) -> None:
    assert set(saves(with_keeper_card(), keeper)) == saved


@rule("WF-E-09", "WF-23.2", "WF-23.3", "WF-23.8")
@pytest.mark.parametrize(
    ("discarded", "keeper", "shooter", "saved"),
    [
        (True, 1, 1, True),
        (True, 1, 2, True),
        (True, 1, 6, False),
        (True, 3, 4, True),
        (True, 6, 1, True),
        (True, 6, 5, False),
        (False, 1, 2, False),
    ],
)
def test_example_9_the_goalkeeper_card_on_a_penalty(discarded: bool, keeper: int, shooter: int, saved: bool) -> None:
    match = before("KeepPenalty", INTERNATIONAL, players={1: ["G1"]})
    play(match, "discard player:G1" if discarded else "pass")
    kick(match, shooter, keeper)
    assert match.goals == [0 if saved else 1, 0]
    assert match.ball == 1


@rule("WF-C-35")
@every_face
def test_read_the_other_way_the_next_goalkeeper_face_saves_too(keeper: int) -> None:
    before_it = 6 if keeper == 1 else keeper - 1
    assert set(saves(with_keeper_card(keeper_table="shooter_row"), keeper)) == {keeper, before_it}


@rule("WF-C-36")
def test_where_that_is_agreed_the_goalkeeper_card_comes_after_the_faces() -> None:
    rules = game(mode="international", keeper_card_timing="after_reveal")
    facts: dict[str, Any] = {"hands": {1: ["tackle"]}, "players": {1: ["G1"]}, "tokens": [0, 0]}
    match = before("Defend", rules, card="dribble", pa=6, **facts)
    play(match, "defend card:tackle", throws=["d20 6"])
    assert decision(match) == "Penalty"

    told = kick(match, 5, 4)
    assert kinds(told) == ["faces"]
    assert asked(match) == ("KeepPenalty", 1)
    assert match.view(1)["faces"] == [5, 4]
    told = play(match, "discard player:G1")

    assert "penalty saved" in kinds(told)
    assert match.goals == [0, 0]


@rule("WF-23.1")
def test_the_goalkeeper_card_helps_against_one_penalty_only() -> None:
    hands = {0: ["tackle"], 1: ["long-pass", "long-pass", "dribble", "pass", "pass"]}
    match = before("KeepPenalty", INTERNATIONAL, players={1: ["G1"]}, hands=hands)
    play(match, "discard player:G1")
    kick(match, 2, 1)
    assert asked(match) == ("BuildAttack", 1), "saved"
    for _ in range(2):
        play(match, "lay card:long-pass", "draw", "discard card:pass")
    play(match, "lay card:dribble", "defend card:tackle", throws=["d20 6"])
    assert decision(match) == "Penalty"

    play(match, "choose number:1", "choose number:2")

    assert match.goals == [0, 1], "the goalkeeper's 1 saves a 2 no more"
