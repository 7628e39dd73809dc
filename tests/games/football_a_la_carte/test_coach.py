"""The coach plays by the rules, from what it can know, and well."""

from collections.abc import Iterator
from typing import Any

import pytest

from onze.bots import play_match, random_bot
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box.pitch import CORNER_CUT, KICK_OFF
from onze.games.football_a_la_carte.coach import FootballCoach
from onze.games.football_a_la_carte.coach.endings import GOAL_AGAINST, PENALTY_TAKEN, endings
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.turn import Whistle
from onze.kernel.chance import Seeded
from tests.rules.table import play

GAME = FootballALaCarte()
COACH = FootballCoach(GAME)
choose = COACH.choose

READINGS: list[dict[str, object]] = [
    {option.name: value}
    for option in FootballALaCarte.option_list
    for value in (option.choices or (True, False))
    if value != option.default
]
"""Every other reading of the rules, one at a time."""


def coached(match: FootballMatch) -> str:
    """The name of the move that the coach plays."""
    return match.game.name(choose(match, match.seat, Seeded(1)))


def positions(game: FootballALaCarte, seeds: range) -> Iterator[FootballMatch]:
    """Every position with a real choice in some matches, the coach and chance deciding by turns."""
    for seed in seeds:
        chance = Seeded(seed)
        match = game.new_match(chance)
        number = 0
        while match.outcome is None:
            number += 1
            if len(match.moves()) > 1:
                yield match
            by_coach = number % 2 == 0
            move = choose(match, match.seat, chance) if by_coach else random_bot(match, match.seat, chance)
            match.play(move, chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reading", [{}, *READINGS], ids=str)
def test_the_coach_only_plays_listed_moves_whatever_the_reading(reading: dict[str, Any], seats: int) -> None:
    asked = 0
    for match in positions(FootballALaCarte(seats, **reading), range(4)):
        assert choose(match, match.seat, Seeded(1)) in match.moves()
        asked += 1
    assert asked > 100


@pytest.mark.parametrize("reading", [{}, *READINGS], ids=str)
def test_the_ball_goes_where_the_coach_expects_it(reading: dict[str, Any]) -> None:
    moved = 0
    for match in positions(FootballALaCarte(2, **reading), range(3)):
        decision, seat = match.decision, match.seat
        assert decision is not None
        for move in match.moves():
            if not decision.commits(match, move, seat):
                continue
            (expected,) = endings(match, seat, move)
            played = match.clone()
            played.play(move, Seeded(1))
            settled_otherwise = expected.facing in (PENALTY_TAKEN, GOAL_AGAINST, KICK_OFF, CORNER_CUT)
            goes_on = any(isinstance(step, Whistle) for step in played.stack) and played.half == match.half
            if expected.cards and not settled_otherwise and goes_on:
                assert (played.facing, played.ball) == (expected.facing, expected.square)
                moved += 1
    assert moved > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_view_gives_the_same_move_whatever_is_hidden(seats: int) -> None:
    chance = Seeded(99)
    for match in positions(FootballALaCarte(seats), range(6)):
        seat = match.seat
        for _ in range(3):
            redealt = match.redealt(seat, chance)
            assert COACH.rank(redealt, seat) == COACH.rank(match, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_coach_clearly_beats_random_play(seats: int) -> None:
    game = FootballALaCarte(seats)
    points = 0.0
    for number in range(60):
        side = number % 2
        bots = [choose if seat in game.sides[side] else random_bot for seat in range(seats)]
        outcome = play_match(game, bots, Seeded(number)).outcome
        assert outcome is not None
        points += outcome.values[game.sides[side][0]]
    assert points >= 0.75 * 60


def test_the_coach_shoots_when_it_can() -> None:
    hand = ["forward-1-red", "forward-2-red", "left-2-red", "right-2-blue", "forward-3-red", "forward-6-blue"]
    match = GAME.scenario("OpenPlay", ball="d8", hands={0: [*hand, "corner-red", "goalkeeper-4-all"]})
    assert coached(match) == "play card:forward-6-blue"


def test_the_coach_finds_a_shot_by_free_kick_and_attacker() -> None:
    hand = ["forward-1-red", "forward-1-hand", "forward-2-red", "left-2-red", "right-2-blue", "forward-4-red"]
    match = GAME.scenario("OpenPlay", ball="d6", hands={0: [*hand, "free-kick-3-all", "corner-red"]})
    for move in ("play card:free-kick-3-all", "aim arrow:forward-3", "play card:forward-4-red"):
        assert coached(match) == move
        play(match, move)
    assert match.ball_name() == "d13"


def test_the_coach_steps_at_a_throw_in_to_where_its_card_shoots_from() -> None:
    hand = ["left-1-blue", "left-2-red", "left-2-hand", "left-3-blue", "left-4-red", "right-5-red"]
    match = GAME.scenario("ThrowIn", ball="a9", hands={0: [*hand, "corner-red", "goalkeeper-4-all"]})
    play(match, coached(match))
    assert coached(match) == "play card:right-5-red"
    play(match, "play card:right-5-red")
    assert match.ball_name() in ("d13", "e13")


def test_the_coach_brings_the_ball_into_the_area_for_its_penalty_card() -> None:
    hand = ["forward-1-red", "forward-2-red", "forward-3-red", "forward-4-red", "left-2-red", "right-2-blue"]
    match = GAME.scenario("OpenPlay", ball="d9", hands={0: [*hand, "penalty", "corner-red"]})
    assert coached(match) in ("play card:forward-2-red", "play card:forward-3-red", "play card:right-2-blue")
    play(match, coached(match))
    assert coached(match) == "play card:penalty"


@pytest.mark.parametrize("stopper", ["goalkeeper-4-all", "corner-red"])
def test_the_coach_stops_a_shot_when_it_can(stopper: str) -> None:
    attackers = ["forward-1-red", "forward-2-red", "forward-3-red", "forward-4-red", "left-2-red", "right-2-blue"]
    match = GAME.scenario("Save", hands={0: [*attackers, "forward-5-red", stopper]})
    assert coached(match) == f"play card:{stopper}"


def test_the_coach_spends_a_corner_rather_than_a_goalkeeper_on_the_last_shot_of_a_half() -> None:
    attackers = ["forward-1-red", "forward-2-red", "forward-3-red", "forward-4-red", "left-2-red", "right-2-blue"]
    match = GAME.scenario("LastSave", hands={0: [*attackers, "goalkeeper-4-all", "corner-red"]}, draw_pile_size=3)
    assert coached(match) == "play card:corner-red"


def test_the_coach_leaves_the_ball_where_the_opponent_is_out_of_range() -> None:
    hand = ["forward-1-red", "forward-6-blue", "corner-red", "corner-red", "corner-blue", "corner-blue"]
    match = GAME.scenario("OpenPlay", ball="d4", hands={0: [*hand, "penalty", "forward-1-hand"]})
    assert coached(match) == "play card:forward-6-blue"


def test_the_coach_prefers_the_wing_to_the_middle_near_its_own_goal() -> None:
    hand = ["forward-4-red", "right-3-red", "corner-red", "corner-red", "corner-blue", "corner-blue"]
    match = GAME.scenario("OpenPlay", ball="d1", hands={0: [*hand, "penalty", "forward-1-hand"]})
    assert coached(match) == "play card:right-3-red"
