"""Fits what a coach reckons chances with: weights are moved one after the other as long as that helps."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

__all__ = ["brier", "fit"]

SMALLEST: Final = 0.02
"""The search ends when steps of this share of a weight no longer help."""
LEAST: Final = 0.1
"""A weight that begins with less is moved as if it were so much, unless ``units`` says otherwise."""


def brier(said: Sequence[float], won: Sequence[float]) -> float:
    """The mean of the squared errors of what was said: 0 knows everything."""
    return sum((chance - share) ** 2 for chance, share in zip(said, won, strict=True)) / len(won)


def fit(
    start: Mapping[str, float], error: Callable[[Mapping[str, float]], float], units: Mapping[str, float] | None = None
) -> dict[str, float]:
    """The weights with the least error; those that ``units`` leaves out stay as they are.

    A unit is the size of a weight, which its steps are measured by.
    """
    units = {name: max(value, LEAST) for name, value in start.items()} if units is None else units
    weights = dict(start)
    steps = {name: unit / 2 for name, unit in units.items()}
    least = error(weights)
    while any(step > SMALLEST * units[name] for name, step in steps.items()):
        for name, size in steps.items():
            for step in (size, -size):
                tried = {**weights, name: weights[name] + step}
                found = error(tried)
                if found < least:
                    weights, least = tried, found
                    break
            else:
                steps[name] = size / 2
    return weights
