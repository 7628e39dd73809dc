"""How a match ends: values for seats, scores for sides."""

import json

import pytest

from onze.kernel.outcome import Outcome, Sides, by_score, shared, without_prize

DUEL: Sides = ((0,), (1,))
PAIRS: Sides = ((0, 2), (1, 3))
ONE_AGAINST_TWO: Sides = ((0,), (1, 2))
THREE: Sides = ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("sides", "winners", "values"),
    [
        (DUEL, [0], [1.0, 0.0]),
        (DUEL, [0, 1], [0.5, 0.5]),
        (PAIRS, [1], [0.0, 1.0, 0.0, 1.0]),
        (PAIRS, [0, 1], [0.5, 0.5, 0.5, 0.5]),
        (ONE_AGAINST_TWO, [1], [0.0, 1.0, 1.0]),
        (THREE, [0, 2], [0.5, 0.0, 0.5]),
        (THREE, [], [0.0, 0.0, 0.0]),
    ],
)
def test_winning_sides_share_the_win(sides: Sides, winners: list[int], values: list[float]) -> None:
    assert shared(sides, winners) == values


@pytest.mark.parametrize(
    ("sides", "score", "values"),
    [
        (DUEL, (2, 1), (1.0, 0.0)),
        (DUEL, (0, 3), (0.0, 1.0)),
        (DUEL, (1, 1), (0.5, 0.5)),
        (ONE_AGAINST_TWO, (1, 4), (0.0, 1.0, 1.0)),
        (PAIRS, (0, 0), (0.5, 0.5, 0.5, 0.5)),
        (THREE, (2, 1, 2), (0.5, 0.0, 0.5)),
        (THREE, (-3, -1, -2), (0.0, 1.0, 0.0)),
    ],
)
def test_the_best_score_wins(sides: Sides, score: tuple[int, ...], values: tuple[float, ...]) -> None:
    outcome = by_score(sides, score, "full time", "KA-5")
    assert outcome == Outcome(values, score, "full time", "KA-5")


def test_three_equal_scores_share_the_win_in_three() -> None:
    assert by_score(THREE, (1, 1, 1), "full time").values == (1 / 3, 1 / 3, 1 / 3)


def test_an_outcome_is_what_it_says() -> None:
    outcome = Outcome([1.0, 0.0], [2, 1], "full time", "KA-5")
    assert outcome.written() == {"values": [1.0, 0.0], "score": [2, 1], "reason": "full time", "rule": "KA-5"}
    assert json.loads(json.dumps(outcome.written())) == outcome.written()
    assert repr(outcome) == "Outcome((1.0, 0.0), (2, 1), 'full time', 'KA-5')"


@pytest.mark.parametrize(
    "other",
    [
        Outcome((0.0, 1.0), (2, 1), "full time", "KA-5"),
        Outcome((1.0, 0.0), (2, 0), "full time", "KA-5"),
        Outcome((1.0, 0.0), (2, 1), "abandoned", "KA-5"),
        Outcome((1.0, 0.0), (2, 1), "full time", "KA-6"),
        "full time",
    ],
)
def test_outcomes_differ_in_each_of_their_parts(other: object) -> None:
    outcome = Outcome((1.0, 0.0), (2, 1), "full time", "KA-5")
    assert outcome != other
    assert len({outcome, other}) == 2
    assert len({outcome, Outcome([1, 0], [2, 1], "full time", "KA-5")}) == 1


def test_an_outcome_does_not_change_with_the_lists_it_was_made_of() -> None:
    goals = [2, 1]
    outcome = Outcome([1.0, 0.0], goals, "full time")
    goals[0] = 9
    assert outcome.score == (2, 1)


# ---- without a prize

ALONE = ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("values", "score", "resigned", "left"),
    [
        ((1.0, 0.0, 0.0), (3, 2, 1), (1,), (1.0, 0.0, 0.0)),
        ((1.0, 0.0, 0.0), (3, 2, 1), (0,), (0.0, 1.0, 0.0)),
        ((0.5, 0.5, 0.0), (3, 3, 1), (0,), (0.0, 1.0, 0.0)),
        ((1.0, 0.0, 0.0), (3, 1, 1), (0,), (0.0, 0.5, 0.5)),
    ],
)
def test_whoever_resigned_wins_nothing_and_the_best_of_the_others_does(
    values: tuple[float, ...], score: tuple[int, ...], resigned: tuple[int, ...], left: tuple[float, ...]
) -> None:
    ended = Outcome(values, score, "full time", "KA-5")
    assert without_prize(ended, ALONE, resigned) == Outcome(left, score, "full time", "KA-5")


def test_a_side_wins_for_those_of_its_seats_that_stayed() -> None:
    sides = ((0, 2), (1,), (3,))
    ended = Outcome((1.0, 0.0, 1.0, 0.0), (2, 1, 0), "full time")
    assert without_prize(ended, sides, (0,)).values == (0.0, 0.0, 1.0, 0.0)
