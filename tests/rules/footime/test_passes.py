"""Pass or shot, power and joker (FT-CARD-PASS, FT-CARD-POWER, FT-CARD-JOKER)."""

from pathlib import Path

import pytest

import onze.games.footime
from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import drawn, full_hands
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, H1, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal


def on_the_ball(*cards: str, ball: Point = (0, 0), **others: Point) -> FootimeMatch:
    """H1 is in turn with these cards; h7 stands west of the ball."""
    pawns = {"h7": (ball[0] - 1, ball[1]), **others}
    return scene("Turn", pawns, ball=ball, hands=full_hands({H1: cards}))


def off_the_ball(*cards: str) -> FootimeMatch:
    """H1 is in turn with these cards; only an opponent is beside the ball."""
    pawns = {"h7": (0, 0), "a7": (3, 0)}
    return scene("Turn", pawns, ball=(2, 0), hands=full_hands({H1: cards}))


@rule("FT-CARD-PASS.1")
def test_a_pass_needs_a_pawn_of_ones_own_beside_the_ball() -> None:
    match = off_the_ball("pass-3")
    assert "waste card:pass-3" in moves(match)
    assert refusal(match, "play card:pass-3").rule == "FT-CARD-PASS.1"
    assert "play card:pass-3" in moves(on_the_ball("pass-3"))


@rule("FT-CARD-PASS.2")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_ball_goes_as_far_as_the_card_says(value: int) -> None:
    match = on_the_ball(f"pass-{value}", a7=(1, 1))
    play(match, f"play card:pass-{value}")
    assert open_points(match) == around(0, 0, value) - {(-1, 0), (1, 1)}
    assert refusal(match, to(value + 1, 0)).rule == "FT-CARD-PASS.2"
    assert refusal(match, to(1, 1)).rule == "FT-MOVE.4"
    play(match, to(value, 0))
    assert (where(match, "ball"), where(match, "h7")) == ((value, 0), (-1, 0))


@rule("FT-CARD-PASS.3")
@pytest.mark.parametrize(("passer", "kept"), [("h7", False), ("h8", True)])
def test_the_player_names_the_passer_where_several_could_pass(passer: str, kept: bool) -> None:
    match = on_the_ball("pass-2", h8=(1, 0), h9=(5, 5))
    play(match, "play card:pass-2")
    assert moves(match) == ["choose pawn:h7", "choose pawn:h8"]
    assert refusal(match, "choose pawn:h9").rule == "FT-CARD-PASS.3"
    told = play(match, f"choose pawn:{passer}", to(-2, 1))
    assert ("retained" in kinds(told)) is kept
    assert told[1].details["pawn"] == f"pawn:{passer}"


@rule("FT-CARD-PASS.4")
@pytest.mark.parametrize("y", [-1, 1])
def test_the_ball_on_a_free_goal_point_is_a_shot(y: int) -> None:
    match = on_the_ball("pass-4", ball=(9, 0), h8=(12, y))
    told = play(match, "play card:pass-4", to(13, y))
    assert kinds(told)[:3] == ["card", "ball", "shot"]
    assert asked(match) == ("SaveWindow", A1)


@rule("FT-CARD-PASS.4")
def test_the_ball_beside_the_goal_is_no_shot() -> None:
    match = on_the_ball("pass-4", ball=(9, 0))
    assert "shot" not in kinds(play(match, "play card:pass-4", to(13, 2)))
    assert asked(match) == ("Turn", A1)


@rule("FT-CARD-PASS.5")
def test_a_pass_to_a_team_mate_is_retained() -> None:
    match = on_the_ball("pass-3", h8=(4, 4), a4=(12, -6))
    told = play(match, "play card:pass-3", to(3, 3))
    assert [event.rule for event in told if event.kind == "retained"] == ["FT-CARD-PASS.5"]
    assert asked(match) == ("TackleWindow", A1)


@rule("FT-CARD-PASS.5")
@pytest.mark.parametrize("point", [(3, 2), (-1, 1)], ids=["beside an opponent", "beside the passer"])
def test_a_pass_to_nobody_else_is_not_retained(point: Point) -> None:
    match = on_the_ball("pass-3", h8=(5, 4), a7=(4, 3))
    told = play(match, "play card:pass-3", to(*point))
    assert "retained" not in kinds(told)
    assert asked(match) == ("Turn", A1)


# ---- power


@rule("FT-CARD-POWER.1")
@pytest.mark.parametrize("value", [1, 3, 4])
def test_power_doubles_a_pass(value: int) -> None:
    match = on_the_ball("power", f"pass-{value}")
    play(match, "play card:power", f"play card:pass-{value}")
    assert open_points(match) == around(0, 0, 2 * value) - {(-1, 0)}
    told = play(match, to(2 * value, 0))
    assert told[2].details["value"] == 2 * value
    assert drawn(told) == [2]


@rule("FT-CARD-POWER.2")
@pytest.mark.parametrize(("joker", "value"), [("joker-7", 14), ("joker-9", 18)])
def test_power_doubles_a_joker_which_is_a_pass_then(joker: str, value: int) -> None:
    match = on_the_ball("power", joker, ball=(-9, 0))
    play(match, "play card:power", f"play card:{joker}")
    assert asked(match) == ("PassTo", H1)
    assert max(x for x, _ in open_points(match)) == -9 + value


@rule("FT-CARD-POWER.3")
def test_power_alone_does_not_suit() -> None:
    hand = ["power", "move-1", "move-1", "move-2", "move-2", "move-3", "move-3", "tackle"]
    match = on_the_ball(*hand)
    assert refusal(match, "play card:power").rule == "FT-CARD-POWER.3"
    play(match, "waste card:power")
    assert where(match, "ball") == (0, 0)
    assert asked(match) == ("Turn", A1)


@rule("FT-CARD-POWER.3")
def test_power_does_not_double_a_move() -> None:
    match = on_the_ball("power", "move-2")
    play(match, "play card:power")
    assert "play card:move-2" not in moves(match)
    assert refusal(match, "play card:move-2").rule == "FT-CARD-POWER.3"


@rule("FT-CARD-POWER.3")
@pytest.mark.parametrize("card", ["pass-3", "joker-7"])
def test_power_needs_a_pawn_beside_the_ball(card: str) -> None:
    match = off_the_ball("power", card)
    assert refusal(match, "play card:power").rule == "FT-CARD-POWER.3"


@rule("FT-GAP.58", "FT-CARD-POWER.3")
def test_power_and_a_pass_that_nobody_can_play_are_wasted_together() -> None:
    match = off_the_ball("power", "pass-6")
    told = play(match, "waste-pair card:power", "waste card:pass-6")
    assert match.card_names(match.played.cards[-2:]) == ["power", "pass-6"]
    assert kinds(told)[:3] == ["card", "card", "turn lost"]
    assert asked(match) == ("Turn", A1)


@rule("FT-CARD-POWER.4")
def test_a_pass_is_strengthened_only_once() -> None:
    cards = (Path(onze.games.footime.__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8")
    two_powers = Footime(4, cards=cards.replace('name = "power"\ncount = 1', 'name = "power"\ncount = 2'))
    hands = full_hands({H1: ["power", "power", "pass-2"]})
    match = scene("Turn", {"h7": (-1, 0)}, ball=(0, 0), hands=hands, game=two_powers)
    play(match, "play card:power")
    assert refusal(match, "play card:power").rule == "FT-CARD-POWER.3"
    play(match, "play card:pass-2")
    assert open_points(match) == around(0, 0, 4) - {(-1, 0)}


# ---- joker


@rule("FT-CARD-JOKER.1")
@pytest.mark.parametrize("value", [7, 9])
def test_a_joker_is_a_move(value: int) -> None:
    match = scene("Turn", {"h7": (0, 0)}, ball=(-13, 8), hands=full_hands({H1: [f"joker-{value}"]}))
    play(match, f"play card:joker-{value}", "use mode:run", "choose pawn:h7")
    assert open_points(match) == around(0, 0, value)
    play(match, to(value, 0))
    assert where(match, "h7") == (value, 0)


@rule("FT-CARD-JOKER.1")
@pytest.mark.parametrize("value", [7, 9])
def test_a_joker_is_a_pass_or_shot(value: int) -> None:
    match = on_the_ball(f"joker-{value}", h8=(value, 1), a4=(12, -6))
    play(match, f"play card:joker-{value}", "use mode:pass")
    assert open_points(match) == around(0, 0, value) - {(-1, 0), (value, 1)}
    told = play(match, to(value, 0))
    assert told[1].details["value"] == value
    assert "retained" in kinds(told)


@rule("FT-CARD-JOKER.2")
def test_a_joker_is_a_pass_only_with_a_pawn_beside_the_ball() -> None:
    match = off_the_ball("joker-7")
    play(match, "play card:joker-7")
    assert moves(match) == ["use mode:run"]
    assert refusal(match, "use mode:pass").rule == "FT-CARD-JOKER.2"


@rule("FT-CARD-JOKER.3")
def test_how_a_joker_is_used_is_said_before_anything_else() -> None:
    match = on_the_ball("joker-7")
    play(match, "play card:joker-7")
    assert asked(match) == ("JokerUse", H1)
    assert moves(match) == ["use mode:run", "use mode:pass"]
    assert refusal(match, "choose pawn:h7").rule == "FT-CARD-JOKER.3"
    play(match, "use mode:pass")
    assert refusal(match, "choose pawn:h7").rule == "FT-CARD-PASS.2"
