"""The moves of a game, by number and by name."""

import difflib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from onze.kernel.words import KERNEL_WORDS

__all__ = ["Move", "Vocabulary"]


class Move(NamedTuple):
    """A move by name, a verb and a thing: ``play card:corner-red``, ``start square:d6``, ``cut``."""

    verb: str
    """What is done: ``play``."""
    thing: str = ""
    """With what: ``card:corner-red``; nothing where the verb says it all."""

    @property
    def name(self) -> str:
        """The move as wire, store and record write it."""
        return f"{self.verb} {self.thing}" if self.thing else self.verb


class Vocabulary:
    """Every move that can be made in a game, in a fixed order; a move's number is its place in it.

    ``vocabulary[number]`` is a ``Move``, ``len(vocabulary)`` counts them, ``for move in vocabulary`` goes through all.
    """

    def __init__(self) -> None:
        self._moves: list[Move] = []
        self._names: list[str] = []
        self._numbers: dict[str, int] = {}

    def add(self, verb: str, thing: str = "") -> int:
        """Adds one move and returns its number."""
        move = Move(verb, thing)
        if move.name in self._numbers:
            raise ValueError(f"the move {move.name!r} stands twice in the vocabulary")
        self._numbers[move.name] = len(self._moves)
        self._moves.append(move)
        self._names.append(move.name)
        return len(self._moves) - 1

    def add_each(self, verb: str, things: Iterable[str]) -> int:
        """Adds one move a thing, in a row, and returns the number of the first."""
        first = len(self._moves)
        for thing in things:
            self.add(verb, thing)
        return first

    def name(self, number: int) -> str:
        """The name of a move, or a refusal when there is no such number."""
        if not 0 <= number < len(self._names):
            facts = {"move": number, "last": len(self._names) - 1}
            raise KERNEL_WORDS.refused("not_a_number_of_a_move", facts=facts)
        return self._names[number]

    def number(self, name: str) -> int:
        """The number of a move, or a refusal that suggests the nearest names."""
        number = self._numbers.get(name)
        if number is None:
            near = difflib.get_close_matches(name, self._names, n=3, cutoff=0.0)
            raise KERNEL_WORDS.refused("unknown_move", facts={"name": name, "near": near})
        return number

    def names(self) -> tuple[str, ...]:
        """All names in order."""
        return tuple(self._names)

    def __getitem__(self, number: int) -> Move:
        return self._moves[number]

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)
