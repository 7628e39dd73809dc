"""The tables of a report: who scored when and how, and both sides in numbers."""

from collections.abc import Callable
from typing import Final

from onze.articles import Table
from onze.games.football_a_la_carte.telling.chronicle import Attempt, Chronicle, Half

__all__ = ["figures", "scorers"]

Say = Callable[..., str]
"""A sentence of the report, by its key."""

COUNTED: Final = ("shot", "save", "corner", "free_kick", "penalty", "out")


def figures(chronicle: Chronicle, say: Say, head: list[str], goals: list[int]) -> Table:
    """Both sides in numbers."""
    sides = (0, 1)
    rows = [[say("figure_goals"), *map(str, goals)]]
    rows += [[say(f"figure_{deed}"), *(str(chronicle.count(deed, side)) for side in sides)] for deed in COUNTED]
    rows.append([say("figure_possession"), *(say("share", share=share) for share in chronicle.share())])
    return Table(["", *head], rows, "<>>")


def scorers(chronicle: Chronicle, say: Say, names: Callable[[int], str], score: Callable[[Attempt], str]) -> Table:
    """Every goal: when, the score that it made, who scored, and how."""
    rows = [
        [_when(half, goal, say), score(goal), names(goal.seat), say(f"fell_{_how(goal)}", square=square_of(goal))]
        for half, goal in chronicle.goals
    ]
    return Table([say(f"head_{column}") for column in ("when", "score", "who", "how")], rows, "<><<")


def _when(half: Half, attempt: Attempt, say: Say) -> str:
    return say(f"when_{half.number}", turn=attempt.turn)


def _how(goal: Attempt) -> str:
    if goal.kind != "shot" or not goal.start:
        return goal.kind
    return "free_kick" if goal.free_kick else "shot_from"


def square_of(attempt: Attempt) -> str:
    """The square that a shot came from, as it is printed."""
    return attempt.start.removeprefix("square:")
