"""How a game is shown: by the module ``terminal`` in its package, else in outline, in its own words.

That module may have any of these functions, where ``names`` is what each seat is called:

* ``draw(match, seat, names, language)``: the table as a seat (``None``: a spectator) sees it, as text of 80 columns;
* ``event_text(game, facts, names, language)``: an event, as one seat is told it, as a sentence;
* ``move_note(match, seat, move, language)``: a few words behind a move in the menu, or none.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from onze.cli.outline import Outline
from onze.games import find_part
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.words import Words, read_words

__all__ = ["Drawing"]


class Drawing:
    """The functions that show one game."""

    def __init__(self, game: Game[Any]) -> None:
        module = find_part(type(game), "terminal")
        outline = Outline(_words_beside(type(game).__module__))
        self.draw: Callable[[Any, int | None, Sequence[str], str], str] = getattr(module, "draw", outline.draw)
        self.event_text: Callable[[Any, Mapping[str, Any], Sequence[str], str], str] = getattr(
            module, "event_text", outline.event_text
        )
        self.move_note: Callable[[Any, int, int, str], str] = getattr(module, "move_note", no_note)


def no_note(match: Match, seat: int, move: int, language: str) -> str:
    """A game that has nothing to add to its moves."""
    return ""


def _words_beside(module: str) -> Words:
    """The sentences in the file ``words.toml`` beside a module, if there is one."""
    path = Path(import_module(module).__file__ or "").with_name("words.toml")
    return read_words(path) if path.is_file() else Words({})
