"""Footime keeps to what all games promise: on its own pitch, on a small one with more events, and in every reading."""

from pathlib import Path
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.kernel.chance import Seeded
from onze.kernel.conformance import check_game
from tests.games.kit import FEW, ONE_OF_MANY, looking, some
from tests.games.playthroughs import FOOTIME_READINGS
from tests.rules.footime.cards import full_hands
from tests.rules.footime.situations import A1, H1, H2, scene, to
from tests.rules.table import play

DATA = Path(__file__).with_name("data")

FURTHER_READINGS: tuple[dict[str, Any], ...] = (
    {"path_rule": "straight"},
    {"offside": "forbidden"},
    {"offside": "forbidden", "offside_scope": "any_use"},
    {"tie_break": "extra_time", "extra_cap_turns": 3},
    {"goal_target": 1, "target_cap_turns": 5},
    {"stoppage_cap_turns": 0},
    {"clock": "wall", "period_minutes": 1},
)
"""Other choices where a question has more than two, and the ways to end a match."""


def small_game(seats: int, **options: Any) -> Footime:
    """A short match on a small pitch with many events."""
    return Footime(
        seats,
        cards=DATA / "eventful_cards.toml",
        board=DATA / "small_board.toml",
        formations=DATA / "small_formations.toml",
        **{"period_turns": 6, **options},
    )


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_an_eventful_match_passes_the_kit(seats: int) -> None:
    check_game(small_game(seats, period_turns=12), matches=FEW, seed=seats, thorough_every=25, at_once=looking(3))


@pytest.mark.parametrize("option", some(FOOTIME_READINGS))
def test_each_other_reading_passes_the_kit(option: str) -> None:
    options = {option: FOOTIME_READINGS[option]}
    game = small_game(4, **options)
    check_game(game, matches=FEW, seed=101, thorough_every=25, at_once=looking(1), look_every=ONE_OF_MANY)


def test_a_match_can_be_redealt_and_played_on_while_a_retained_ball_is_claimed_out() -> None:
    """Found by the kit: the card lies open before anything else is chosen, so that all know where it is."""
    hands = full_hands({H1: ["pass-2"], A1: ["out"]})
    game = Footime(4, out_interrupts_retention=True)
    pawns = {"h7": (4, 6), "h8": (7, 7), "a7": (0, 0), "a4": (12, 5)}
    match = scene("Turn", pawns, ball=(5, 6), hands=hands, game=game)
    play(match, "play card:pass-2", to(6, 8), "play card:out")
    for seed in range(20):
        dealt = match.redealt(H2, Seeded(seed))
        dealt.play(dealt.moves()[0], Seeded(seed))


@pytest.mark.parametrize("options", FURTHER_READINGS, ids=str)
def test_each_further_reading_passes_the_kit(options: dict[str, Any]) -> None:
    game = small_game(2, **options)
    check_game(game, matches=FEW, seed=100, thorough_every=25, at_once=looking(1), look_every=ONE_OF_MANY)


def test_all_other_readings_together_pass_the_kit() -> None:
    check_game(small_game(4, **FOOTIME_READINGS), 1, seed=200, thorough_every=25, look_every=ONE_OF_MANY)


def test_every_open_question_is_read_the_other_way() -> None:
    """But for numbers of turns, minutes and goals."""
    open_questions = {option.name for option in Footime.option_list if option.kind != "number"}
    assert set(FOOTIME_READINGS) == open_questions
    for option in Footime.option_list:
        assert FOOTIME_READINGS.get(option.name) != option.default
