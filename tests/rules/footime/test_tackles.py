"""Tackles: in one's own turn, and against a retention (FT-CARD-TACKLE)."""

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import facts_of, full_hands, hand
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, A2, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal


def tackling(ball: Point = (0, 0), **pawns: Point) -> FootimeMatch:
    """It is A1's turn, and he holds a tackle."""
    return scene("Turn", pawns, ball=ball, seat=A1, hands=full_hands({A1: ["tackle"]}))


def retained(**pawns: Point) -> FootimeMatch:
    """H1's pass has found h9; every opponent holds a tackle."""
    hands = full_hands({H2: [], A1: ["tackle"], A2: ["tackle"]})
    return scene("TackleWindow", {"h9": (1, 2), **pawns}, ball=(2, 3), seat=H1, hands=hands)


@rule("FT-CARD-TACKLE.1", "FT-CARD-TACKLE.3")
@pytest.mark.parametrize("roll", [1, 4, 6])
def test_a_tackle_in_ones_own_turn_is_rolled_for(roll: int) -> None:
    match = tackling(ball=(-8, 0), a7=(0, 0))
    told = play(match, "play card:tackle", throws=[f"d6 {roll}"])
    assert facts_of(told, "roll") == {"seat": A1, "value": roll, "why": "tackle", "die": roll}
    assert asked(match) == ("RunTo", A1)
    assert open_points(match) == around(0, 0, roll)
    play(match, to(-roll, 0))
    assert where(match, "a7") == (-roll, 0)
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-TACKLE.2")
def test_the_window_closes_when_the_next_opponent_plays() -> None:
    match = retained(a7=(5, 4))
    assert asked(match) == ("TackleWindow", A1)
    assert moves(match) == ["play card:tackle", "pass"]
    play(match, "pass")
    assert asked(match) == ("Turn", H2)
    assert "tackle" in hand(match, A1)


@rule("FT-CARD-TACKLE.2")
def test_no_other_card_interrupts_a_retention() -> None:
    match = retained(a7=(5, 4))
    assert refusal(match, f"play card:{hand(match, A1)[0]}").rule == "FT-CARD-TACKLE.2"


@rule("FT-CARD-TACKLE.2", "FT-CARD-TACKLE.8")
def test_a_tackle_comes_before_the_card_of_the_next_opponent() -> None:
    match = retained(a7=(5, 4))
    play(match, "play card:tackle", throws=["d6 3"])
    play(match, to(2, 3), to(3, 3))
    assert where(match, "ball") == (3, 3)
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-TACKLE.4")
def test_the_pawn_nearest_the_ball_tackles() -> None:
    match = tackling(a7=(4, 1), a8=(3, -3), a9=(-5, 0))
    play(match, "play card:tackle", throws=["d6 2"])
    told = play(match, to(1, -1))
    assert facts_of(told, "run")["pawn"] == "a8"
    assert (where(match, "a7"), where(match, "a8")) == ((4, 1), (1, -1))


@rule("FT-CARD-TACKLE.5")
def test_a_ball_reached_by_a_tackle_is_put_beside_the_pawn() -> None:
    match = tackling(a7=(2, 0))
    play(match, "play card:tackle", throws=["d6 2"])
    play(match, to(0, 0))
    assert asked(match) == ("PlaceBall", A1)
    assert open_points(match) == around(0, 0)
    assert refusal(match, to(-2, 0)).rule == "FT-CARD-MOVE.4"
    play(match, to(-1, 0))
    assert (where(match, "a7"), where(match, "ball")) == ((0, 0), (-1, 0))


@rule("FT-CARD-TACKLE.6")
def test_of_several_nearest_pawns_the_player_chooses() -> None:
    match = tackling(a7=(3, 0), a8=(0, 3), a9=(4, 4))
    play(match, "play card:tackle", throws=["d6 2"])
    assert asked(match) == ("TackleRunner", A1)
    assert moves(match) == ["choose pawn:a7", "choose pawn:a8"]
    assert refusal(match, "choose pawn:a9").rule == "FT-CARD-TACKLE.6"
    play(match, "choose pawn:a8", to(0, 1))
    assert where(match, "a8") == (0, 1)


@rule("FT-CARD-TACKLE.6")
def test_a_pawn_in_an_offside_position_is_passed_over() -> None:
    match = tackling(ball=(-6, 0), a9=(-9, 0), a8=(-1, 0), h4=(-8, 5))
    play(match, "play card:tackle", throws=["d6 5"])
    assert facts_of(play(match, to(-5, 0)), "run")["pawn"] == "a8"


@rule("FT-CARD-TACKLE.6")
def test_an_offside_pawn_beside_the_ball_already_may_tackle() -> None:
    match = tackling(ball=(-8, 0), a9=(-9, 0), a8=(-1, 0), h4=(-8, 5))
    play(match, "play card:tackle", throws=["d6 1"])
    play(match, to(-8, 0), to(-8, 1))
    assert where(match, "a9") == (-8, 0)
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-TACKLE.7")
def test_only_the_skipped_player_may_tackle() -> None:
    match = retained(a7=(5, 4))
    assert [match.moves(seat) for seat in (H1, H2, A2)] == [(), (), ()]
    play(match, "pass")
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-TACKLE.7")
def test_for_two_players_the_one_opponent_is_the_skipped_player() -> None:
    pawns = {"h9": (1, 2), "a7": (5, 4)}
    match = scene("TackleWindow", pawns, ball=(2, 3), hands=full_hands({1: ["tackle"]}), game=Footime(2))
    assert asked(match) == ("TackleWindow", 1)
    play(match, "play card:tackle", throws=["d6 1"])
    play(match, to(4, 4))
    assert asked(match) == ("Turn", 0)


@rule("FT-CARD-TACKLE.8")
def test_an_interrupting_tackle_is_a_turn_of_its_own() -> None:
    match = retained(a7=(5, 4))
    spent = match.spent
    play(match, "play card:tackle", throws=["d6 1"])
    play(match, to(4, 4))
    assert match.spent == spent + 1
    assert len(match.hands[A1]) == 8
    assert asked(match) == ("Turn", H2)


@rule("FT-CARD-TACKLE.9")
def test_the_goalkeeper_can_be_the_nearest_and_goes_back() -> None:
    match = tackling(ball=(11, 1), a4=(8, 1))
    play(match, "play card:tackle", throws=["d6 2"])
    told = play(match, to(11, 1), to(10, 1))
    assert facts_of(told, "run")["pawn"] == "a1"
    assert (where(match, "a1"), where(match, "ball")) == ((13, 0), (10, 1))


@rule("FT-CARD-TACKLE.9")
def test_the_nearest_pawn_tackles_even_if_its_way_is_blocked() -> None:
    wall = {f"h{shirt}": (2, shirt - 4) for shirt in range(2, 7)}
    match = tackling(a7=(3, 0), a8=(-4, 0), **wall)
    play(match, "play card:tackle", throws=["d6 4"])
    assert (0, 0) not in open_points(match)
    assert facts_of(play(match, to(4, 0)), "run")["pawn"] == "a7"


@rule("FT-CARD-TACKLE.10")
def test_a_tackle_that_finds_a_team_mate_is_not_retained() -> None:
    match = tackling(a7=(2, 0), a8=(-2, 2), h4=(-12, 5))
    play(match, "play card:tackle", throws=["d6 2"])
    play(match, "choose pawn:a7")
    told = play(match, to(0, 0), to(-1, 1))
    assert "retained" not in kinds(told)
    assert asked(match) == ("Turn", H2)
