"""The coach plays by the rules, from what it can know, and well."""

from collections.abc import Iterator
from typing import Any

import pytest

from onze.bots import play_match, random_bot
from onze.games.footime import Footime
from onze.games.footime.coach import FootimeCoach
from onze.games.footime.coach.outlook import LAST, Outlook
from onze.games.footime.coach.prices import price
from onze.games.footime.coach.shape import Shape
from onze.games.footime.coach.triangles import Triangles, shot_reach
from onze.games.footime.match import FootimeMatch
from onze.kernel.chance import Seeded
from tests.games.footime.test_kit import FURTHER_READINGS, small_game
from tests.games.playthroughs import FOOTIME_READINGS
from tests.rules.footime.situations import Point, point, scene, to
from tests.rules.table import play

COACH = FootimeCoach(Footime())
choose = COACH.choose

GAME = Footime()
DEAD = ["duel", "yellow", "yellow", "post", "foul"]
"""Cards for which there is no moment."""


def coached(match: FootimeMatch) -> str:
    """The name of the move that the coach plays."""
    return match.game.name(choose(match, match.seat, Seeded(0)))


def coached_phrase(match: FootimeMatch) -> list[str]:
    """The coach's moves up to the one that commits, which is not played."""
    seat, said = match.seat, [coached(match)]
    while True:
        decision = match.decision
        assert decision is not None
        if decision.commits(match, match.game.move(said[-1]), seat):
            return said
        play(match, said[-1])
        said.append(coached(match))


def duel_scene(decision: str, pawns: dict[str, Point | str], ball: Point, **facts: Any) -> FootimeMatch:
    """A position of a match for two, few pawns on the pitch."""
    return scene(decision, pawns, ball=ball, game=GAME, **facts)


def positions(game: Footime, seeds: range) -> Iterator[FootimeMatch]:
    """Every position with a real choice in some matches, chance deciding now and then."""
    for seed in seeds:
        chance = Seeded(seed)
        match = game.new_match(chance)
        number = 0
        while match.outcome is None:
            number += 1
            if len(match.moves()) > 1:
                yield match
            by_coach = number % 3 > 0
            move = choose(match, match.seat, chance) if by_coach else random_bot(match, match.seat, chance)
            match.play(move, chance)


# ---- by the rules, from what it can know


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_the_coach_only_plays_listed_moves(seats: int) -> None:
    asked = 0
    for match in positions(Footime(seats, period_turns=25), range(2)):
        assert choose(match, match.seat, Seeded(0)) in match.moves()
        asked += 1
    assert asked > 100


@pytest.mark.parametrize("options", [{name: FOOTIME_READINGS[name]} for name in FOOTIME_READINGS], ids=str)
def test_the_coach_only_plays_listed_moves_in_each_reading(options: dict[str, Any]) -> None:
    asked = 0
    for match in positions(small_game(4, **options), range(4)):
        assert choose(match, match.seat, Seeded(0)) in match.moves()
        asked += 1
    assert asked > 50


@pytest.mark.parametrize("options", [*FURTHER_READINGS, FOOTIME_READINGS], ids=str)
def test_the_coach_only_plays_listed_moves_in_further_readings(options: dict[str, Any]) -> None:
    for match in positions(small_game(2, **options), range(4)):
        assert choose(match, match.seat, Seeded(0)) in match.moves()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_view_gives_the_same_worths_reasons_and_chances_whatever_is_hidden(seats: int) -> None:
    chance = Seeded(99)
    for number, match in enumerate(positions(Footime(seats, period_turns=30), range(2))):
        if number % 5 == 0:
            seat = match.seat
            redealt = match.redealt(seat, chance)
            ranked = COACH.rank(match, seat)
            LAST.clear()  # looked at anew, not remembered
            assert COACH.rank(redealt, seat) == ranked
            assert COACH.value(redealt, seat) == COACH.value(match, seat)
            for move in (ranked[0].move, ranked[-1].move):
                assert COACH.why(redealt, seat, move) == COACH.why(match, seat, move)


@pytest.mark.parametrize(("seats", "least"), [(2, 9), (4, 8.5), (8, 8.5)])
def test_the_coach_clearly_beats_random_play(seats: int, least: float) -> None:
    game = Footime(seats)
    points = 0.0
    for number in range(10):
        side = number % 2
        bots = [choose if seat in game.sides[side] else random_bot for seat in range(seats)]
        outcome = play_match(game, bots, Seeded(number)).outcome
        assert outcome is not None
        points += outcome.values[game.sides[side][0]]
    assert points >= least


def test_what_was_found_a_question_ago_is_what_would_be_found_anew() -> None:
    asked = set()
    for match in positions(GAME, range(2)):
        worths = COACH.rank(match, match.seat)
        LAST.clear()
        assert COACH.rank(match, match.seat) == worths
        asked.add(type(match.decision).__name__)
    assert {"Turn", "Runner", "RunTo", "Touch", "PlaceBall"} <= asked


# ---- its ideas


def test_what_a_run_gains_is_what_the_team_makes_of_the_ball_once_it_is_there() -> None:
    met = set()
    for match in positions(GAME, range(2)):
        before = Shape(match, match.side)
        here = [match.ball, GAME.pitch.centre]
        for pawn in match.pawns(match.side)[1:]:
            start = match.at[pawn]
            for stop in match.rules.pitch.points(match.open_field() & GAME.pitch.within[6][start])[::9]:
                after = Shape(match, match.side)
                moved = after.standing & ~GAME.pitch.bit[start] | GAME.pitch.bit[stop]
                after.standing, after.support = moved, GAME.pitch.spread(moved & ~after.offside)
                for passes in (after._short, after._long):
                    passes.support = after.support
                wanted = sum(after.attack(point) for point in here) - sum(before.attack(point) for point in here)
                assert before.gain(start, stop) == pytest.approx(wanted)
                met.add(round(wanted, 3))
    assert len(met) > 20


def test_a_point_is_further_from_a_shot_the_more_passes_it_takes() -> None:
    match = duel_scene("Turn", {"h9": (7, 0), "h7": (2, 1), "a4": (9, 3)}, ball=(-3, 0))
    shape = Shape(match, 0)
    points = [match.rules.pitch.point([x, 0]) for x in (10, 5, 0, -6)]
    worths = [shape.attack(here) for here in points]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == len(worths)


def test_a_team_mate_offside_is_no_help() -> None:
    ball = (2, 0)
    onside = duel_scene("Turn", {"h9": (7, 0), "a4": (8, 3)}, ball=ball)
    offside = duel_scene("Turn", {"h9": (7, 0), "a4": (6, 3)}, ball=ball)
    here = onside.ball
    assert Shape(onside, 0).attack(here) > Shape(offside, 0).attack(here)


@pytest.mark.parametrize(
    ("cards", "reach"),
    [
        (["move-2", "pass-5"], 5),
        (["power", "move-6"], 6),
        (["power", "pass-5"], 10),
        (["acceleration", "joker-9", "pass-6"], 18),
        (["tackle", "save"], 0),
    ],
)
def test_how_far_a_hand_shoots(cards: list[str], reach: int) -> None:
    hand = tuple(sorted(GAME.card(name) for name in cards))
    assert shot_reach(GAME.kinds, hand) == reach


def test_a_triangle_needs_both_cards_and_a_team_mate() -> None:
    match = duel_scene("Turn", {"h7": (1, 0), "h9": (8, 2), "a4": (10, 3)}, ball=(2, 0))
    triangles = Triangles(match, Shape(match, 0))
    six, five, two = (GAME.card(f"pass-{value}") for value in (6, 5, 2))
    assert triangles.passes_from((five, six), match.ball) == 1
    assert triangles.passes_from((two, six), match.ball) == -1
    alone = duel_scene("Turn", {"h7": (1, 0), "a4": (10, 3)}, ball=(2, 0))
    assert Triangles(alone, Shape(alone, 0)).passes_from((five, six), alone.ball) == -1


def test_a_shot_is_certain_only_for_whoever_holds_every_save() -> None:
    match = GAME.scenario("Turn", hands={0: ["save", "save", "parry", "parry", "parry", "post", "var", "var"]})
    assert isinstance(match, FootimeMatch)
    assert Outlook(match, 0).goal == 1.0
    other = GAME.scenario("Turn", hands={0: ["move-1"] * 4 + ["pass-4"] * 4})
    assert 0.3 < Outlook(other, 0).goal < 0.9


# ---- what a world is worth to a search


def test_a_world_is_worth_as_much_to_one_side_as_it_costs_the_other() -> None:
    said = set()
    for match in positions(GAME, range(1)):
        share = COACH.value_of_world(match, 0)
        assert 0.0 <= share <= 1.0
        assert share + COACH.value_of_world(match, 1) == pytest.approx(1.0)
        said.add(round(share, 2))
    assert len(said) > 10


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({0: ["save", "pass-4"], 1: ["move-1", "move-1"]}, {0: ["move-1", "pass-4"], 1: ["move-1", "move-1"]}),
        ({0: ["pass-6", "move-1"], 1: ["move-1", "move-1"]}, {0: ["pass-6", "move-1"], 1: ["save", "move-1"]}),
        ({0: ["pass-6", "move-1"], 1: ["move-1", "move-1"]}, {0: ["pass-1", "move-1"], 1: ["move-1", "move-1"]}),
    ],
    ids=["a save in hand", "a shot that nobody can save", "a hand that shoots from here"],
)
def test_a_world_is_worth_more_with_better_cards(better: dict[int, list[str]], worse: dict[int, list[str]]) -> None:
    pawns: dict[str, Point | str] = {"h9": (8, 1), "h7": (4, 4), "a4": (2, 3)}
    worths = [COACH.value_of_world(duel_scene("Turn", pawns, ball=(9, 1), hands=hands), 0) for hands in (better, worse)]
    assert worths[0] > worths[1]


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {"goal_target": 2})])
def test_worlds_that_the_weights_were_not_fitted_for_are_worth_the_chance_to_win(
    seats: int, options: dict[str, Any]
) -> None:
    match = Footime(seats, **options).new_match(Seeded(3))
    assert COACH.value_of_world(match, 0) == COACH.value(match, 0)


# ---- single decisions


def test_the_coach_shoots_when_it_can() -> None:
    hand = ["pass-5", "pass-2", "move-1", *DEAD]
    match = duel_scene("Turn", {"h9": (7, 1), "h7": (4, 4)}, ball=(8, 1), hands={0: hand})
    assert coached_phrase(match) in (["play card:pass-5", to(13, 1)], ["play card:pass-5", to(13, -1)])


def test_the_coach_shoots_with_the_cheapest_card_that_will_do() -> None:
    hand = ["pass-6", "pass-3", "joker-9", *DEAD]
    match = duel_scene("Turn", {"h9": (10, 1), "h7": (4, 4)}, ball=(11, 1), hands={0: hand})
    assert coached(match) == "play card:pass-3"


def test_the_coach_runs_into_the_goal_with_the_ball() -> None:
    hand = ["move-5", "move-1", "pass-1", *DEAD]
    match = duel_scene("Turn", {"h9": (8, 1)}, ball=(9, 1), hands={0: hand})
    said = coached_phrase(match)
    assert said[0] == "play card:move-5"
    assert said[-1] in (to(13, 1), to(13, -1))


def test_the_coach_passes_to_where_its_last_card_shoots_from() -> None:
    hand = ["pass-6", "pass-5", "move-1", *DEAD]
    match = duel_scene("Turn", {"h7": (1, 0), "h9": (7, 2), "a4": (11, 4)}, ball=(2, 0), hands={0: hand})
    said = coached_phrase(match)
    assert said[0] in ("play card:pass-6", "play card:pass-5")
    x, y = to_point(match, said[-1])
    assert max(abs(x - 7), abs(y - 2)) == 1
    assert 13 - x <= 6


def to_point(match: FootimeMatch, move: str) -> Point:
    """The point that a move names."""
    pitch = match.rules.pitch
    number = pitch.names.index(move.removeprefix("place point:"))
    return pitch.x[number], pitch.y[number]


def test_the_coach_does_not_pass_to_a_team_mate_offside() -> None:
    hand = ["pass-5", "pass-5", "pass-5", "pass-4", "pass-4", "pass-4", "pass-3", "pass-3"]
    pawns: dict[str, Point | str] = {"h9": (3, 0), "h10": (9, 2), "h7": (0, 3), "a4": (7, -3)}
    match = duel_scene("Turn", pawns, ball=(4, 0), hands={0: hand})
    x, y = to_point(match, coached_phrase(match)[-1])
    assert max(abs(x - 9), abs(y - 2)) > 1


def test_the_coach_fetches_the_ball_from_the_opponent() -> None:
    hand = ["move-6", "pass-1", "pass-2", *DEAD]
    match = duel_scene("Turn", {"h5": (-3, 0), "a9": (-7, 0)}, ball=(-6, 0), hands={0: hand})
    said = coached_phrase(match)
    assert said[:2] == ["play card:move-6", "choose pawn:h5"]
    assert len(said) > 3
    x, _ = to_point(match, said[-1])
    assert x > -6


def test_the_coach_claims_a_penalty() -> None:
    hand = ["foul", "move-6", "pass-1", "pass-2", "duel", "yellow", "post", "out"]
    pawns: dict[str, Point | str] = {"h9": (10, 3), "a4": (11, 3), "h5": (-5, 0)}
    match = duel_scene("Turn", pawns, ball=(-8, 0), hands={0: hand}, contacts=[["a4", "h9"]])
    assert coached(match) == "play card:duel"
    without_duel = ["out" if card == "duel" else card for card in hand]
    match = duel_scene("Turn", pawns, ball=(-8, 0), hands={0: without_duel}, contacts=[["a4", "h9"]])
    assert coached(match) == "play card:foul"


def test_the_coach_wastes_what_it_needs_least() -> None:
    hand = ["save", "parry", "post", "var", "joker-9", "tackle", "power", "pass-1"]
    match = duel_scene("Turn", {"h5": (-12, 8), "a9": (11, 0)}, ball=(12, 0), hands={0: hand})
    cards = [GAME.card(name) for name in hand]
    prices = {name: price(match, tuple(sorted(cards)), GAME.card(name)) for name in hand}
    assert min(prices, key=prices.__getitem__) == "pass-1"
    assert coached(match) in ("waste card:pass-1", "play card:joker-9")


def test_the_coach_wastes_one_card_rather_than_two() -> None:
    hand = ["acceleration", "power", "yellow", "red", "duel", "foul", "out", "pass-6"]
    match = duel_scene("Turn", {"h5": (-12, 8), "a9": (11, 0)}, ball=(12, 0), hands={0: hand})
    assert "waste-pair card:acceleration" in [GAME.name(move) for move in match.moves(0)]
    assert coached(match) == "waste card:duel"
    match.play(GAME.move("waste-pair card:power"), Seeded(0))
    assert coached(match) == "waste card:duel"


@pytest.mark.parametrize("card", ["save", "parry", "post", "var"])
def test_the_coach_keeps_a_ball_out_when_it_can(card: str) -> None:
    hand = [card, "move-1", "move-2", "move-3", "pass-1", "pass-2", "pass-3", "pass-4"]
    match = duel_scene("SaveWindow", {"h5": (-9, 0), "a9": (-8, 1)}, ball=(-13, 1), hands={0: hand}, shot_value=5)
    assert coached(match) == f"play card:{card}"


def test_a_var_is_the_last_way_to_keep_a_ball_out() -> None:
    hand = ["var", "parry", "move-2", "move-3", "pass-1", "pass-2", "pass-3", "pass-4"]
    match = duel_scene("SaveWindow", {"h5": (-9, 0), "a9": (-8, 1)}, ball=(-13, 1), hands={0: hand}, shot_value=5)
    assert coached(match) == "play card:parry"


def test_a_save_goes_to_a_team_mate() -> None:
    hand = ["save", "move-1", "move-2", "move-3", "pass-1", "pass-2", "pass-3", "pass-4"]
    pawns: dict[str, Point | str] = {"h5": (-4, 5), "a9": (-8, 1)}
    match = duel_scene("SaveWindow", pawns, ball=(-13, 1), hands={0: hand}, shot_value=5)
    x, y = to_point(match, coached_phrase(match)[-1])
    assert max(abs(x + 4), abs(y - 5)) == 1


@pytest.mark.parametrize(("ball", "answer"), [((-8, 1), "play card:tackle"), ((6, 1), "pass")])
def test_the_coach_tackles_when_it_matters(ball: Point, answer: str) -> None:
    hand = ["tackle", "move-1", "move-2", "move-3", "pass-1", "pass-2", "pass-3", "pass-4"]
    x, y = ball
    pawns: dict[str, Point | str] = {"a9": (x + 1, y), "h5": (x - 2, y), "a8": (x + 3, y)}
    match = duel_scene("TackleWindow", pawns, ball=ball, seat=1, hands={0: hand})
    assert coached(match) == answer


def test_the_winner_of_a_var_decides_for_his_own_side() -> None:
    facts: dict[str, Any] = {"about": "goal", "was": {"ball": point(-8, 1)}}
    for winner, verdict in ((0, "annul"), (1, "confirm")):
        match = duel_scene("Verdict", {"a9": (-9, 1)}, ball=(-13, 1), winner=winner, **facts)
        assert coached(match) == verdict


def test_an_offside_is_played_on_from_beside_a_team_mate() -> None:
    match = duel_scene("OffsideRestart", {"h5": (-4, 5), "a9": (-8, 1)}, ball=(7, 0))
    x, y = to_point(match, coached(match))
    assert max(abs(x + 4), abs(y - 5)) == 1
