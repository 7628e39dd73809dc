"""The moves of a game, by number and by name."""

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from onze.kernel.words import KERNEL_WORDS, Reason, Refused

__all__ = ["Move", "Verb", "Vocabulary", "unknown"]

NEAR: Final = 0.7
"""How much of a name must be the same for it to be suggested instead of one that is not known."""


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


class Verb:
    """The moves that do one kind of thing, in a row: ``defend card:tackle``, ``defend card:pressing`` and so on.

    ``verb.of(thing)`` is the move with a thing, ``verb.thing(move)`` the thing in a move, ``move in verb`` whether it
    is one of them. Things are numbered as the game numbers them, from ``lowest`` on.
    """

    def __init__(self, first: int, count: int, lowest: int = 0) -> None:
        self.first = first
        """The first of these moves."""
        self.end = first + count
        """The move behind the last of them."""
        self.base = first - lowest
        """What is added to the number of a thing to get its move."""

    def of(self, thing: int) -> int:
        """The move with that thing."""
        return self.base + thing

    def thing(self, move: int) -> int:
        """The thing in a move of this verb."""
        return move - self.base

    def of_each(self, things: Iterable[int]) -> tuple[int, ...]:
        """The moves with these things."""
        return tuple([self.base + thing for thing in things])

    def __contains__(self, move: int) -> bool:
        return self.first <= move < self.end

    def __len__(self) -> int:
        return self.end - self.first


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

    def verb(self, verb: str, things: Iterable[str], lowest: int = 0) -> Verb:
        """Adds one move a thing, in a row; the game numbers its things from ``lowest`` on."""
        first = self.add_each(verb, things)
        return Verb(first, len(self._moves) - first, lowest)

    def also(self, older: str, number: int) -> None:
        """An older name of a move, by which it is still found."""
        self._numbers.setdefault(older, number)

    def name(self, number: int) -> str:
        """The name of a move, or a refusal when there is no such number."""
        if not 0 <= number < len(self._names):
            values = {"move": number, "last": len(self._names) - 1}
            raise KERNEL_WORDS.refused("not_a_number_of_a_move", values=values)
        return self._names[number]

    def number(self, name: str) -> int:
        """The number of a move, or a refusal that suggests the nearest names."""
        number = self._numbers.get(name)
        if number is None:
            verbs = list(dict.fromkeys(move.verb for move in self._moves))
            raise unknown("unknown_move", name, self._names, {"verbs": verbs})
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


def unknown(key: str, name: str, known: Sequence[str], values: Mapping[str, object]) -> Refused:
    """The refusal of a name that is not known, to be raised: with the nearest ones, or other ``values`` if none is."""
    near = difflib.get_close_matches(name, known, n=3, cutoff=NEAR)
    which = key if len(near) > 1 else f"{key}_one" if near else f"{key}_far"
    return Refused(Reason(key, "", KERNEL_WORDS.text(which, {**values, "name": name, "near": near})))
