"""The score sheet of a tournament: every match with its score, its replays, its shoot-out and what the dice did."""

from collections.abc import Sequence
from typing import Any

from onze.games.world_cup.match import NO_TEAM, NOT_PLAYED, WorldCupMatch
from onze.kernel.events import Event

__all__ = ["ScoreSheet"]


class ScoreSheet:
    """The final position, and from the events what the position does not keep: scores before the dice."""

    def __init__(self, match: WorldCupMatch, events: Sequence[Event]) -> None:
        self.match = match
        self.edition = match.rules.edition
        self.before_dice: dict[str, list[int]] = {}
        """For each match as first played the score of its tokens alone."""
        for event in events:
            if event.kind == "result" and not event.facts["replay"]:
                before: Any = event.facts["without_dice"]
                self.before_dice[str(event.facts["match"])] = list(before)

    def teams(self, fixture: int) -> tuple[int, int]:
        """The teams of a fixture, left and right; ``NO_TEAM`` where it is not known yet."""
        return self.match.row_team[2 * fixture], self.match.row_team[2 * fixture + 1]

    def played(self, fixtures: Sequence[int]) -> list[int]:
        """Those fixtures that have been scored."""
        return [fixture for fixture in fixtures if self.match.goals[2 * fixture] != NOT_PLAYED]

    def score(self, fixture: int) -> tuple[int, int]:
        """The score as first played."""
        return self.match.goals[2 * fixture], self.match.goals[2 * fixture + 1]

    def replays(self, fixture: int) -> list[tuple[int, int]]:
        """The scores of its replays, in order."""
        return [(left, right) for number, left, right in self.match.replays if number == fixture]

    def kicks(self, fixture: int) -> tuple[int, int] | None:
        """The shoot-out that decided it, if there was one."""
        return next(((left, right) for number, left, right in self.match.kicks if number == fixture), None)

    def last_score(self, fixture: int) -> tuple[int, int]:
        """The score that counted: of the last replay, else of the match."""
        return [self.score(fixture), *self.replays(fixture)][-1]

    def by_lot(self, fixture: int) -> bool:
        """Whether lots decided a knockout match."""
        left, right = self.last_score(fixture)
        return left == right and self.match.winner[fixture] != NO_TEAM and self.kicks(fixture) is None

    def turned_by_dice(self, fixture: int) -> bool:
        """Whether the dice changed who won a match, or made a draw of it, or a win of a draw."""
        before = self.before_dice.get(self.edition.fixtures[fixture].id)
        return before is not None and _sign(*before) != _sign(*self.score(fixture))

    def goals_of(self, team: int) -> int:
        """All goals of a team, replays included, shoot-outs not."""
        total = 0
        for fixture in self.played(range(len(self.edition.fixtures))):
            for score in (self.score(fixture), *self.replays(fixture)):
                total += sum(goals for side, goals in zip(self.teams(fixture), score, strict=True) if side == team)
        return total


def _sign(left: int, right: int) -> int:
    return (left > right) - (left < right)
