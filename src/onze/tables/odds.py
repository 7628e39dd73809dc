"""At a table without odds nobody is told how likely luck makes something: not by menus, views or events, nor by what
is foreseen. Which parts of views and of what is foreseen say so, each game knows (``Match.likely``)."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.kernel.match import Match
from onze.kernel.menus import Entry

__all__ = ["foreseen_without_odds", "menu_without_odds", "view_without_odds"]


def menu_without_odds(menu: Sequence[Entry]) -> list[Any]:
    """A menu that leaves it open how likely luck makes a move succeed."""
    return [{**entry, "odds": None} for entry in menu]


def view_without_odds(match: Match, view: Mapping[str, object]) -> dict[str, object]:
    """A view, a part of one, or what has changed in one, with nothing where it says how likely something is."""
    return {name: None if name in match.likely else part for name, part in view.items()}


def foreseen_without_odds(match: Match, foreseen: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """What would follow each move, but for how likely it is."""
    return {
        move: {name: part for name, part in details.items() if name not in match.likely}
        for move, details in foreseen.items()
    }
