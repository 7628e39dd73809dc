"""The penalty shoot-out after a draw (WF-FAQ.24, WF-C-39, WF-C-72)."""

from typing import ClassVar, Final

from onze.games.worldwide_football.match import WorldwideMatch, changed
from onze.games.worldwide_football.rules.penalties import choose_faces, is_saved
from onze.kernel.outcome import Outcome, shared
from onze.kernel.steps import Step

__all__ = ["KICKS", "JudgeKick", "ShootOut", "ShootOutKick", "winner_of"]

KICKS: Final = 5
"""Kicks of each side before sudden death."""


class ShootOut(Step[WorldwideMatch]):
    """A coin toss decides who kicks first."""

    def run(self, match: WorldwideMatch) -> None:
        first = 0 if match.coin() else 1
        match.ball = first
        if match.heard:
            match.tell("shoot-out", {"side": first}, "WF-FAQ.24")
        match.then(ShootOutKick(first))


class ShootOutKick(Step[WorldwideMatch]):
    """One kick, by the penalty rule; G cards only where that is agreed (WF-15.18 to WF-15.20, WF-C-39)."""

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, match: WorldwideMatch) -> None:
        match.ball = self.side
        choose_faces(match, match.rules.switches.shootout_keeper_cards)
        match.then(JudgeKick())


class JudgeKick(Step[WorldwideMatch]):
    """Counts the kick; the shoot-out ends when one side cannot be caught (WF-C-39, WF-C-72)."""

    def run(self, match: WorldwideMatch) -> None:
        side = match.ball
        match.kicks = changed(match.kicks, side, match.kicks[side] + 1)
        scores = not is_saved(match)
        match.scored = changed(match.scored, side, match.scored[side] + scores)
        winner = winner_of(match)
        if winner is None:
            match.ball = 1 - side
        if match.heard:
            faces = {"shooter": match.faces[side], "keeper": match.faces[1 - side]}
            details = {"side": side, "scores": scores, "scored": list(match.scored), **faces}
            match.tell("shoot-out kick", details, "WF-C-39")
        if winner is None:
            match.then(ShootOutKick(1 - side))
            return
        match.finish(Outcome(shared(match.rules.sides, [winner]), match.goals, "shoot-out", "WF-FAQ.24"))
        if match.heard:
            score = list(match.goals)
            match.tell("full time", {"goals": score, "score": score, "scored": list(match.scored)}, "WF-FAQ.24")


def winner_of(match: WorldwideMatch) -> int | None:
    """The side that cannot be caught any more; with full length, only when both have kicked as often."""
    level_kicks = match.kicks[0] == match.kicks[1]
    if min(match.kicks) >= KICKS or match.rules.switches.shootout_full_length:
        decided = level_kicks and min(match.kicks) >= KICKS and match.scored[0] != match.scored[1]
        return (0 if match.scored[0] > match.scored[1] else 1) if decided else None
    for side in (0, 1):
        other = 1 - side
        if match.scored[side] > match.scored[other] + max(KICKS - match.kicks[other], 0):
            return side
    return None
