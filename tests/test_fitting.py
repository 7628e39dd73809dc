"""How what coaches reckon chances with is fitted, and what the fit of Footime looks at."""

from collections.abc import Mapping

import pytest
from bench.fitting import brier, fit
from bench.footime_chances import START, error_of, samples_of

from onze.games.footime import Footime


def test_what_is_off_is_counted_in_squares() -> None:
    assert brier([0.5, 1.0], [1.0, 1.0]) == pytest.approx(0.125)


def test_weights_are_moved_to_where_the_error_is_least_and_no_others() -> None:
    def error(weights: Mapping[str, float]) -> float:
        return (weights["steep"] - 0.7) ** 2 + (weights["floor"] + 0.3) ** 2

    both = fit({"steep": 1.0, "floor": 0.1}, error)
    assert both == pytest.approx({"steep": 0.7, "floor": -0.3}, abs=0.02)
    assert fit({"steep": 1.0, "floor": 0.1}, error, {"steep": 1.0})["floor"] == 0.1


def test_footime_is_looked_at_all_through_a_match_and_shares_stay_shares() -> None:
    samples = samples_of(Footime(2, period_turns=10, tie_break="shootout"), [1])
    assert {situation.later for situation, _ in samples} == {0, 10}, "both periods"
    assert len({won for _, won in samples}) == 1
    assert 0.0 <= error_of(samples, START) < 1.0
    assert error_of(samples, {**START, "shot": 1.2}) == 1.0
    assert error_of(samples, {**START, "stoppage_turns": 0.5}) == 1.0, "a turn is played to its end"
