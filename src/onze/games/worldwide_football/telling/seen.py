"""A match as a view shows it, its teams and players from the box: for whoever draws it or asks about it."""

from collections.abc import Mapping
from typing import Any

from onze.games.worldwide_football.box.squads import SLOTS, Player, Team
from onze.games.worldwide_football.game import WorldwideFootball

__all__ = ["Seen"]


class Seen:
    """What a view says of teams, players and the open question; nothing here knows more than the view."""

    def __init__(self, rules: WorldwideFootball, view: Mapping[str, Any]) -> None:
        self.rules = rules
        self.view = view
        self.seat: int | None = view["viewer"]

    def player(self, side: int, name: str) -> Player:
        """A side's Player card by its name in the data."""
        return self.team(side).players[SLOTS.index(name.removeprefix("player:"))]

    def team(self, side: int) -> Team:
        """A side's team."""
        return next(team for team in self.rules.teams if f"team:{team.id}" == self.view["sides"][side]["team"])

    def before_teams(self) -> bool:
        """Whether a team is still to be chosen."""
        return None in [shown["team"] for shown in self.view["sides"]]

    def asks(self, *decisions: str) -> bool:
        """Whether the open question is one of these."""
        return self.view["decision"] is not None and self.view["decision"]["name"] in decisions

    def deck(self) -> list[int]:
        """How many cards of each kind the viewer has chosen so far."""
        return [self.rules.choose_number.thing(self.rules.move(name)) for name in self.view.get("said", ())]
