"""How much of every game the conformance kit plays: less in `make test`, all of it in `make soak`."""

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

SOAKING = "ONZE_KIT_MATCHES" in os.environ
"""Whether there is time to look at every step with the eyes of every seat."""

MATCHES = int(os.environ.get("ONZE_KIT_MATCHES", "5"))
"""How many matches the kit plays at a table where matches are short; where they are long it plays fewer."""

FEW = 1 + MATCHES // 10
"""How many matches are played where one takes as long as a dozen others: in a tournament of many seats, on a pitch of
hundreds of points, and in each single reading of a rule. It is one unless there is time."""


def some(all_of_them: Iterable[T]) -> list[T]:
    """Of many alike that are also tried together, every third; all of them if there is time."""
    return list(all_of_them)[:: 1 if SOAKING else 3]


def thorough_every(steps: int) -> int:
    """After how many steps the kit tries every move and deals many times: so many, or seven if there is time."""
    return 7 if SOAKING else steps


def looking(count: int) -> int | None:
    """How many of those who look on take turns at a step (see ``check_game``): so many, or all if there is time."""
    return None if SOAKING else count


ONE_OF_MANY = 1 if SOAKING else 3
"""At every how many-th step the kit looks at a game that differs from another in a single reading of its rules."""
