"""What a bot is: a function, or an object that knows more than the question at hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from onze.kernel.chance import Chance
from onze.kernel.game import Game

__all__ = ["Bot", "Thinker"]

Bot = Callable[[Any, int, Chance], int | Sequence[int]]
"""From a match redealt for a seat, the seat, and luck of its own, to one of ``match.moves(seat)`` or several in a row.

A function will do, and so does a ``Thinker``.
"""


class Thinker:
    """A bot that is an object: made for one game with parameters of its own, it may remember what it has thought.

    A class of this kind is asked for as ``my_bot.py:Searcher:level=3``, which makes ``Searcher(game, level=3)``, one
    for each seat that it takes.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        """The game that it plays; its parameters follow as further keywords."""

    def answer(self, match: Any, seat: int, chance: Chance, seconds: float | None) -> int | Sequence[int]:
        """One of ``match.moves(seat)``, or several moves in a row up to the one that commits: a whole phrase.

        ``match`` is dealt anew in all that the seat cannot know. ``seconds`` is how long it may think, if anybody says.
        """
        raise NotImplementedError(type(self).__name__)

    def __call__(self, match: Any, seat: int, chance: Chance) -> int | Sequence[int]:
        """Answers as if there were time enough: a thinker can stand wherever a function can."""
        return self.answer(match, seat, chance, None)

    def begin(self) -> None:
        """A new match begins: whatever is remembered of an earlier one is to be forgotten. By default nothing is."""

    def told(self, seat: int, told: Mapping[str, object]) -> None:
        """What its seat is told between two answers, event by event: for whoever keeps a tree. By default not heard."""
