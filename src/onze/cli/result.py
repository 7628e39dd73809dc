"""How a match ended, in words."""

from collections.abc import Sequence
from typing import Any

from onze.cli.screen import Screen
from onze.games import telling_of
from onze.kernel.game import Game
from onze.kernel.outcome import Outcome

__all__ = ["result_text"]

SAID_BY_THE_REFEREE = {"resignation": "won-resignation", "draw agreed": "drawn-agreed", "abandoned": "drawn-abandoned"}
"""The reasons that any match can end for, whatever its rules."""


def result_text(screen: Screen, outcome: Outcome, game: Game[Any], names: Sequence[str]) -> str:
    """Who won, how high, and why where the score alone does not tell."""
    sides = game.sides
    called = [" & ".join(names[seat] for seat in side) or screen.say("virtual-opponent") for side in sides]
    # A side that nobody sits for has what the others leave.
    value = [outcome.values[side[0]] if side else 1 - sum(outcome.values) for side in sides]
    winners = [side for side in range(len(sides)) if value[side] == max(value)]
    drawn = len(winners) == len(sides)
    level = any(outcome.score[side] >= outcome.score[winners[0]] for side in range(len(sides)) if side not in winners)
    key = SAID_BY_THE_REFEREE.get(outcome.reason) or ("drawn" if drawn else "won-level" if level else "won")
    score = f"{' – '.join(telling_of(game).score(outcome, screen.language))} ({' – '.join(called)})"
    values = {} if drawn else {"winners": " & ".join(called[side] for side in winners)}
    return screen.say(key, score=score, **values)
