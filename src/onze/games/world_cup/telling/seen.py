"""A tournament as a view shows it, by the edition's own numbers: for whoever draws it or writes about it."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.games.world_cup.game import WorldCup

__all__ = ["Seen"]


class Seen:
    """What a view says of teams, matches and phases; nothing here knows more than the view."""

    def __init__(self, game: WorldCup, view: Mapping[str, Any]) -> None:
        edition = game.edition
        self.game = game
        self.edition = edition
        self.view = view
        numbers = {thing: number for number, thing in enumerate(edition.team_things)}
        self.phase = [f"phase:{phase.id}" for phase in edition.phases].index(view["phase"])
        self.over = view["outcome"] is not None
        """Whether the tournament is over."""
        self.owner: list[int | None] = [None] * len(edition.teams)
        """The seat that controls each team."""
        for seat, teams in enumerate(view["teams"]):
            for team in teams:
                self.owner[numbers[team]] = seat
        self.matches: Sequence[Mapping[str, Any]] = view["matches"]
        """All matches of the board."""
        self.rows: list[Mapping[str, Any]] = [row for match in self.matches for row in match["rows"]]
        """Both sides of each of them."""
        self.row_team: list[int | None] = [numbers.get(row["team"]) for row in self.rows]
        """The team in each row, as far as known."""
        self.winner: list[int | None] = [numbers.get(match["winner"]) for match in self.matches]
        """The team that won each knockout match."""

    def fixtures(self, key: str) -> list[int]:
        """The matches that the view lists by that key: ``in_play`` or ``replaying``."""
        things = self.edition.match_things
        return [things.index(match) for match in self.view[key]]

    def teams(self, fixture: int) -> tuple[int | None, int | None]:
        """The teams of a fixture, left and right, as far as known."""
        return self.row_team[2 * fixture], self.row_team[2 * fixture + 1]

    def scores(self, fixture: int) -> list[tuple[int, int]]:
        """The scores of a fixture: as first played, if it was, and of its replays."""
        match = self.matches[fixture]
        first = [] if match["score"] is None else [match["score"]]
        return [(left, right) for left, right in (*first, *match["replays"])]

    def kicks(self, fixture: int) -> tuple[int, int] | None:
        """The shoot-out that decided it, if there was one."""
        kicks = self.matches[fixture]["shoot_out"]
        return None if kicks is None else (kicks[0], kicks[1])
