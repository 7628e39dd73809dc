"""The score sheet of a tournament: every match with its score, its replays, its shoot-out and what the dice did."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.games.world_cup.game import WorldCup
from onze.games.world_cup.telling.seen import Seen
from onze.kernel.events import Event

__all__ = ["ScoreSheet"]


class ScoreSheet(Seen):
    """The last view, and from the events what no view keeps: scores before the dice, and lots."""

    def __init__(self, game: WorldCup, view: Mapping[str, Any], events: Sequence[Event]) -> None:
        super().__init__(game, view)
        self.before_dice: dict[str, list[int]] = {}
        """For each match as first played the score of its tokens alone."""
        in_groups = True
        self.lots: list[list[int]] = []
        """The orders that lots have decided after the groups; those of a round are known by its winner."""
        for event in events:
            if event.kind == "round":
                in_groups = False
            elif event.kind == "lots" and in_groups:
                drawn: Any = event.facts["order"]
                self.lots.append([self.edition.team_ids.index(team) for team in drawn])
            elif event.kind == "result" and not event.facts["replay"]:
                before: Any = event.facts["without_dice"]
                self.before_dice[str(event.facts["match"])] = list(before)

    def played(self, fixtures: Sequence[int]) -> list[int]:
        """Those fixtures that have been scored."""
        return [fixture for fixture in fixtures if self.scores(fixture)]

    def by_lot(self, fixture: int) -> bool:
        """Whether lots decided a knockout match."""
        left, right = self.scores(fixture)[-1]
        return left == right and self.winner[fixture] is not None and self.kicks(fixture) is None

    def turned_by_dice(self, fixture: int) -> bool:
        """Whether the dice changed who won a match, or made a draw of it, or a win of a draw."""
        before = self.before_dice.get(self.edition.fixtures[fixture].id)
        return before is not None and _sign(*before) != _sign(*self.scores(fixture)[0])

    def goals_of(self, team: int) -> int:
        """All goals of a team, replays included, shoot-outs not."""
        total = 0
        for fixture in range(len(self.edition.fixtures)):
            for score in self.scores(fixture):
                total += sum(goals for side, goals in zip(self.teams(fixture), score, strict=True) if side == team)
        return total


def _sign(left: int, right: int) -> int:
    return (left > right) - (left < right)
