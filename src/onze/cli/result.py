"""How a match ended, in words."""

from collections.abc import Sequence
from typing import Any

from onze.cli.screen import Screen
from onze.games import telling_of
from onze.kernel.game import Game
from onze.kernel.outcome import Outcome
from onze.typography import score as scored

__all__ = ["result_text"]

SAID_BY_THE_REFEREE = {
    "resignation": "won-resignation",
    "time": "won-time",
    "draw agreed": "drawn-agreed",
    "abandoned": "drawn-abandoned",
}
"""The reasons that any match can end for, whatever its rules."""


def _how_won(score: Sequence[int], winners: Sequence[int]) -> str:
    """Whether the score tells who won, or was level, or even spoke for somebody else."""
    best = max((goals for side, goals in enumerate(score) if side not in winners), default=0)
    won = min(score[side] for side in winners)
    return "won" if won > best else "won-level" if won == best else "won-behind"


def result_text(screen: Screen, outcome: Outcome, game: Game[Any], names: Sequence[str]) -> str:
    """Who won, how high, and why where the score alone does not tell."""
    sides = game.sides
    called = [
        " & ".join(dict.fromkeys(names[seat] for seat in side)) or screen.say("virtual-opponent") for side in sides
    ]
    # A side that nobody sits for has what the others leave.
    value = [outcome.values[side[0]] if side else 1 - sum(outcome.values) for side in sides]
    winners = [side for side in range(len(sides)) if value[side] == max(value)]
    drawn = len(winners) == len(sides)
    key = SAID_BY_THE_REFEREE.get(outcome.reason) or ("drawn" if drawn else _how_won(outcome.score, winners))
    reached = telling_of(game).score(outcome, screen.language)
    if not all(part.isdecimal() for part in reached):
        ways = ", ".join(f"{name} ({way})" for name, way in zip(called, reached, strict=True))
        who = " & ".join(called[side] for side in winners)
        won = key in ("won", "won-level", "won-behind")
        return screen.say("won-reached", winners=who, ways=ways) if won else screen.say(key, score=ways, winners=who)
    score = f"{scored(reached, screen.language)} ({' – '.join(called)})"
    values = {} if drawn else {"winners": " & ".join(called[side] for side in winners)}
    return screen.say(key, score=score, **values)
