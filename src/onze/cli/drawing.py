"""How a game is shown: by the module ``terminal`` in its package, or in outline.

That module may have any of these functions, where ``names`` is what each seat is called:

* ``draw(match, seat, names, language)``: the table as a seat (``None``: a spectator) sees it, as text of 80 columns;
* ``event_text(game, facts, names, language)``: an event, as one seat is told it, as a sentence;
* ``move_note(match, seat, move, language)``: a few words behind a move in the menu, or none.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from onze.cli.outline import plain_event, view_outline
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["Drawing"]


class Drawing:
    """The functions that show one game."""

    def __init__(self, game: Game[Any]) -> None:
        package = import_module(type(game).__module__).__package__
        name = f"{package}.terminal"
        module = import_module(name) if package and find_spec(name) is not None else None
        self.draw: Callable[[Any, int | None, Sequence[str], str], str] = getattr(module, "draw", view_outline)
        self.event_text: Callable[[Any, Mapping[str, Any], Sequence[str], str], str] = getattr(
            module, "event_text", plain_event
        )
        self.move_note: Callable[[Any, int, int, str], str] = getattr(module, "move_note", no_note)


def no_note(match: Match, seat: int, move: int, language: str) -> str:
    """A game that has nothing to add to its moves."""
    return ""
