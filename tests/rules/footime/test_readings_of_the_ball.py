"""Where the rulebook is silent about the ball (FT-GAP.27, FT-GAP.38, FT-GAP.41, FT-GAP.42, FT-GAP.49 to FT-GAP.52)."""

import pytest

from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from tests.rules import rule
from tests.rules.footime.cards import FAR, facts_of, full_hands, hand
from tests.rules.footime.course import around, asked, open_points
from tests.rules.footime.situations import A1, A2, FOUR, H1, H2, Point, scene, to, where
from tests.rules.table import kinds, moves, play, refusal

RING = [(-1, 1), (-1, -1), (0, 1), (0, -1), (1, 1), (1, 0), (1, -1)]
"""All neighbours of the centre but one."""


def hemmed_in(seat: int) -> FootimeMatch:
    """The ball lies on the centre with pawns on all eight points around it; that player passes by one."""
    pawns = {f"h{shirt}": place for shirt, place in enumerate(RING, 2)} | {"a7": (-1, 0)}
    match = scene("Turn", pawns, ball=(0, 0), seat=seat, hands=full_hands({seat: ["pass-1"]}))
    play(match, "play card:pass-1")
    if asked(match)[0] == "Passer":
        play(match, "choose pawn:h2")
    return match


# ---- out of play


@rule("FT-GAP.27")
@pytest.mark.parametrize("landing", [(6, 8), (6, 7)])
def test_by_another_reading_the_skipped_player_claims_a_retained_ball(landing: Point) -> None:
    hands = full_hands({H1: ["pass-2"], A1: ["out"], A2: ["out"]})
    game = Footime(4, out_interrupts_retention=True, tackle_window="any_opponent")
    pawns = {"h7": (4, 6), "h8": (7, 7), "a7": (0, 0), "a4": (12, 5)}
    match = scene("Turn", pawns, ball=(5, 6), hands=hands, game=game)
    play(match, "play card:pass-2", to(*landing))
    assert asked(match) == ("TackleWindow", A1)
    if landing[1] < 8:
        assert moves(match) == ["pass"]
        return
    claimed = match.clone()
    play(match, "pass")
    assert (asked(match), moves(match)) == (("TackleWindow", A2), ["pass"])
    play(claimed, "play card:out", "choose pawn:a7", throws=["d6 2"])
    told = play(claimed, to(4, 7))
    assert where(claimed, "a7") == (6, 8)
    assert facts_of(told, "taker steps in")["pawn"] == "a7"
    assert asked(claimed) == ("Turn", H2)


def off_the_post(landing: Point, game: Footime, *answer: str, reply: tuple[str, ...] = ()) -> FootimeMatch:
    """H1 has shot with a six, and A1's post has sent the ball to a point."""
    hands = full_hands({H1: ["pass-6"], A1: ["post", *answer], H2: reply})
    match = scene("Turn", {"h7": (7, 2)}, ball=(8, 2), hands=hands, game=game)
    play(match, "play card:pass-6", to(13, 1), "play card:post", to(*landing))
    return match


NEEDS_CARD = Footime(4, post_goal_kick="needs_out_card")


@rule("FT-GAP.38")
@pytest.mark.parametrize("game", [FOUR, NEEDS_CARD], ids=["automatic", "needs out card"])
def test_a_ball_off_the_post_on_the_touchline_is_treated_as_usual(game: Footime) -> None:
    hands = full_hands({H1: ["power", "pass-6"], A1: ["post", "out"], H2: ["out"]})
    match = scene("Turn", {"h7": (7, 2)}, ball=(8, 2), hands=hands, game=game)
    play(match, "play card:power", "play card:pass-6", to(13, 1), "play card:post", to(9, 8))
    assert asked(match) == ("Turn", H2)
    play(match, "play card:out")
    assert asked(match) == ("Thrower", H2)


@rule("FT-GAP.38")
def test_by_another_reading_a_goal_kick_after_the_post_needs_an_out_card() -> None:
    match = off_the_post((13, 5), NEEDS_CARD, "out")
    assert asked(match) == ("ClaimGoalKick", A1)
    assert moves(match) == ["play card:out", "pass"]
    play(match, "play card:out", to(12, 0), to(11, 0), throws=["d6 2"])
    assert "out" in match.card_names(match.played.cards[-2:])
    assert asked(match) == ("GoalKickTo", A1)


@rule("FT-GAP.38", "FT-CARD-POST.4")
def test_by_another_reading_the_ball_stays_on_the_line_without_the_card_and_is_nobodys_corner() -> None:
    match = off_the_post((13, 5), NEEDS_CARD, reply=("out",))
    assert moves(match) == ["pass"]
    play(match, "pass")
    assert where(match, "ball") == (13, 5)
    assert asked(match) == ("Turn", H2)
    assert refusal(match, "play card:out").rule == "FT-CARD-OUT.3"


@rule("FT-GAP.41")
def test_a_shot_that_goes_wide_is_in_play_until_it_is_claimed() -> None:
    hands = full_hands({H1: ["pass-5"], A1: ["out"]})
    match = scene("Turn", {"h7": (7, 1)}, ball=(8, 1), hands=hands)
    told = play(match, "play card:pass-5", to(13, 3))
    assert kinds(told) == ["card", "ball", "draw"]
    assert (where(match, "ball"), asked(match)) == ((13, 3), ("Turn", A1))
    play(match, "play card:out")
    assert asked(match) == ("GoalKickSpot", A1)


# ---- where the ball goes


@rule("FT-GAP.42")
def test_the_ball_crosses_pawns_and_only_ends_on_a_free_point() -> None:
    pawns = {f"a{shirt}": place for shirt, place in enumerate(RING, 2)} | {"h7": (-1, 0)}
    match = scene("Turn", pawns, ball=(0, 0), hands=full_hands({H1: ["pass-2"]}))
    play(match, "play card:pass-2")
    assert open_points(match) == around(0, 0, 2) - around(0, 0, 1)
    play(match, to(2, 0))
    assert where(match, "ball") == (2, 0)


@rule("FT-GAP.52")
@pytest.mark.parametrize(("seat", "landing"), [(H1, (-2, -2)), (A1, (2, -2))])
def test_a_ball_with_no_free_point_in_reach_goes_to_the_nearest_one(seat: int, landing: Point) -> None:
    match = hemmed_in(seat)
    assert open_points(match) == {landing}


@rule("FT-GAP.52")
def test_a_goal_kick_with_a_full_six_metre_line_starts_from_the_nearest_free_point() -> None:
    line = {f"a{shirt}": (-12, y) for shirt, y in enumerate((-2, -1, 0, 1, 2), 4)}
    hands = full_hands({H1: ["out"]})
    match = scene("Turn", line, ball=(-13, 5), put_by_opponent=True, hands=hands)
    play(match, "play card:out")
    assert open_points(match) == {(-13, -2)}


@rule("FT-GAP.52")
def test_a_goalkeeper_with_no_free_point_beside_it_plays_the_ball_to_the_nearest_one() -> None:
    wall = {f"a{shirt}": place for shirt, place in enumerate([(-11, -1), (-11, 0), (-11, 1), (-12, -1), (-12, 1)], 4)}
    match = scene("Turn", wall, ball=(-12, 0), hands=full_hands({H1: ["move-1"]}))
    play(match, "play card:move-1", "choose pawn:h1", to(-12, 0))
    assert open_points(match) == {(-13, -2)}


@rule("FT-GAP.52", "FT-OUT-GOALKICK.3")
def test_a_goalkeeper_who_finds_no_free_point_beside_the_ball_takes_the_goal_kick_from_the_nearest_one() -> None:
    """The six-metre line is full, and so is every point around the nearest free one."""
    six = [(-12, -2), (-12, -1), (-12, 0), (-12, 1), (-12, 2), (-13, -2), (-13, 2)]
    ring = [(-12, -3), (-11, -3), (-10, -3), (-10, -2), (-10, -1), (-11, -1)]
    names = [*[f"a{shirt}" for shirt in range(2, 12)], "h2", "h3", "h4"]
    hands = full_hands({H1: ["out"]})
    pawns = dict(zip(names, six + ring, strict=True))
    match = scene("Turn", pawns, ball=(-13, 5), put_by_opponent=True, hands=hands)
    play(match, "play card:out", to(-11, -2))
    assert asked(match) == ("GoalKickKeeper", H1)
    assert open_points(match) == {(-13, -4)}
    play(match, to(-13, -4), throws=["d6 3"])
    play(match, to(-8, -2))
    assert (where(match, "h1"), where(match, "ball")) == ((-13, 0), (-8, -2))


# ---- hands, and who tackles first


@rule("FT-GAP.49")
def test_a_hand_without_a_suitable_card_wastes_one() -> None:
    cards = ["save", "save", "parry", "out", "duel", "foul", "red", "var"]
    match = scene("Turn", {"h7": (0, 0)}, ball=FAR, hands={H1: cards}, draw_pile=["post"])
    assert all(move.startswith("waste") for move in moves(match))
    assert refusal(match, "pass").rule == "FT-TURN.7"
    told = play(match, "waste card:duel")
    assert kinds(told) == ["card", "turn lost", "draw"]
    assert "post" in hand(match, H1)
    assert asked(match) == ("Turn", A1)


def any_opponent(passer: int) -> FootimeMatch:
    """A pass of that player has been retained; everybody else holds a tackle."""
    game = Footime(4, tackle_window="any_opponent")
    ours = "h" if passer in (H1, H2) else "a"
    x = 1 if ours == "h" else -1
    pawns = {f"{ours}7": (-2 * x, 0), f"{ours}8": (2 * x, 1), "h4": (-12, 3), "a4": (12, 3)}
    hands = full_hands({seat: ["pass-2"] if seat == passer else ["tackle"] for seat in range(4)})
    match = scene("Turn", pawns, ball=(-x, 0), seat=passer, hands=hands, game=game)
    play(match, "play card:pass-2", to(x, 0))
    return match


@rule("FT-GAP.51")
@pytest.mark.parametrize(("passer", "first", "second"), [(H1, A1, A2), (H2, A2, A1), (A1, H2, H1)])
def test_opponents_are_asked_clockwise_from_the_passer(passer: int, first: int, second: int) -> None:
    match = any_opponent(passer)
    assert asked(match) == ("TackleWindow", first)
    play(match, "pass")
    assert asked(match) == ("TackleWindow", second)
    play(match, "pass")
    assert asked(match) == ("Turn", (passer + 2) % 4)


@rule("FT-GAP.51")
def test_the_first_opponent_to_accept_tackles_and_nobody_else_is_asked() -> None:
    match = any_opponent(H1)
    play(match, "play card:tackle", throws=["d6 1"])
    play(match, moves(match)[0])
    assert asked(match) == ("Turn", H2)
    match = any_opponent(H1)
    play(match, "pass", "play card:tackle", throws=["d6 1"])
    assert asked(match) == ("RunTo", A2)
    play(match, moves(match)[0])
    assert asked(match) == ("Turn", H1)
