"""How a game is shown: by the module ``terminal`` in its package, else in outline, in its own words.

That module may have any of these functions, where ``names`` is what each seat is called:

* ``draw(match, seat, names, language)``: the table as a seat (``None``: a spectator) sees it, as text of 80 columns;
* ``question(match, seat, names, language)``: what the seat is asked, or who is; it stands right above the moves;
* ``event_text(game, facts, names, language)``: an event, as one seat is told it, as a sentence;
* ``goes_on(facts)``: whether an event is told on the line of the event before it;
* ``move_note(match, seat, move, language)``: a few words behind a move in the menu, or none;
* ``explain(match, seat, names, language)``: what the cards say, for whoever types ``c``;
* ``in_any_order(match)``: whether the parts of the move that is asked for may be said in any order;
* ``said_at_once(match, seat, answer)``: the moves of a whole answer that has a name of its own, else none;
* ``called(match, seat, answer)``: the move, listed or not, that a short name of the game's own means, else none;
* ``listing(match, seat, moves, language)``: a long menu in short, by names that ``called`` knows; else no text, and the
  moves are listed by number;
* ``score(game, outcome, language)``: what each side has reached in the end, where that is more than a number;
* ``styles(match, seat)``: how words of the drawing are set where the terminal can: styles by regular expressions.

An event that need not be told has no text.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from onze.cli.outline import Outline
from onze.games import data_file, find_part
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.outcome import Outcome
from onze.kernel.words import Words, read_words

__all__ = ["Drawing"]


Draw = Callable[[Any, int | None, Sequence[str], str], str]


class Drawing:
    """The functions that show one game."""

    def __init__(self, game: Game[Any]) -> None:
        module = find_part(type(game), "terminal")
        outline = Outline(_words_of(game))
        own = hasattr(module, "draw")
        self.draw: Draw = getattr(module, "draw", outline.draw)
        self.question: Draw = getattr(module, "question", no_question if own else outline.question)
        self.event_text: Callable[[Any, Mapping[str, Any], Sequence[str], str], str] = getattr(
            module, "event_text", outline.event_text
        )
        self.goes_on: Callable[[Mapping[str, Any]], bool] = getattr(module, "goes_on", never)
        self.move_note: Callable[[Any, int, int, str], str] = getattr(module, "move_note", no_note)
        self.explain: Draw | None = getattr(module, "explain", None)
        self.in_any_order: Callable[[Any], bool] = getattr(module, "in_any_order", never)
        self.said_at_once: Callable[[Any, int, str], Sequence[int]] = getattr(module, "said_at_once", nothing_at_once)
        self.called: Callable[[Any, int, str], int | None] = getattr(module, "called", no_names)
        self.listing: Callable[[Any, int, Sequence[int], str], str] = getattr(module, "listing", by_number)
        self.score: Callable[[Any, Outcome, str], Sequence[str]] = getattr(module, "score", numbers)
        self.styles: Callable[[Any, int | None], Mapping[str, str]] = getattr(module, "styles", plain_text)


def no_question(match: Match, seat: int | None, names: Sequence[str], language: str) -> str:
    """A game whose drawing says all that there is to ask."""
    return ""


def never(facts: object) -> bool:
    """A game that says a line an event, and the parts of its moves in one order."""
    return False


def nothing_at_once(match: Match, seat: int, answer: str) -> Sequence[int]:
    """A game whose moves have no names but their own."""
    return ()


def no_names(match: Match, seat: int, answer: str) -> int | None:
    """A game that has no short names for its moves."""
    return None


def by_number(match: Match, seat: int, moves: Sequence[int], language: str) -> str:
    """A game whose menus are short."""
    return ""


def numbers(game: Game[Any], outcome: Outcome, language: str) -> Sequence[str]:
    """A game that counts goals."""
    return [str(number) for number in outcome.score]


def plain_text(match: Match, seat: int | None) -> Mapping[str, str]:
    """A game that sets all its words alike."""
    return {}


def no_note(match: Match, seat: int, move: int, language: str) -> str:
    """A game that has nothing to add to its moves."""
    return ""


def _words_of(game: Game[Any]) -> Words:
    """The sentences in a game's ``words.toml``, if there is one."""
    path = data_file(type(game), "words.toml")
    return read_words(path) if path is not None else Words({})
