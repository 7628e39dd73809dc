"""Luck: dice, coins, shuffles and cuts, lent to a match for one call at a time.

Seeded chance is a generator of our own, the same numbers on every machine and in every build:
*sfc32*, a small counting generator on four 32-bit words that only adds, shifts and mixes.
The first three words are the first twelve bytes of ``sha256(b"onze " + seed in decimal)``, big-endian;
the counter starts at 1 and twelve words are thrown away. ``below(n)`` takes half words, the low half
first (whole words where ``n`` is over 65,536), rejecting those from the last incomplete run of ``n``, so that every
result is equally likely.
"""

import hashlib
from collections.abc import Sequence
from types import TracebackType
from typing import Final

from mypy_extensions import i64, mypyc_attr

__all__ = ["Chance", "NoChance", "ScriptError", "Scripted", "Seeded"]

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
HALF: Final = 0xFFFF
HALVES: Final = 0x10000
AHEAD: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The only source of luck. A subclass says how to draw a number below another."""

    def below(self, count: int) -> int:
        """A whole number from 0 to ``count - 1``, each as likely as the others."""
        raise NotImplementedError

    def die(self, sides: int) -> int:
        """A throw of one die: 1 to ``sides``."""
        return self.below(sides) + 1

    def coin(self) -> bool:
        """A toss: heads is true."""
        return self.below(2) == 0

    def cut(self, size: int) -> int:
        """Where a pile of ``size`` cards is cut: 1 is its top card, ``size`` its bottom card."""
        return self.below(size) + 1

    def shuffle(self, items: list[int]) -> None:
        """Puts a list in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


class Seeded(Chance):
    """Repeatable luck: the same seed gives the same throws, interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(f"onze {seed}".encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._counter: i64 = 1
        self._halves: list[int] = []
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        low = self._half()
        return self._half() << 16 | low

    def _half(self) -> int:
        if not self._halves:
            self._mix()
        return self._halves.pop()

    def _mix(self) -> None:
        """Mixes some words ahead, which costs half as much as one by one; the last half in the list comes first."""
        a, b, c, counter = self._a, self._b, self._c, self._counter
        halves = [0] * (2 * AHEAD)
        for spot in range(2 * AHEAD - 1, 0, -2):
            mixed = (a + b + counter) & WORD
            counter = (counter + 1) & WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & WORD
            c = (((c << 21) | (c >> 11)) + mixed) & WORD
            halves[spot] = mixed & HALF
            halves[spot - 1] = mixed >> 16
        self._halves = halves
        self._a, self._b, self._c, self._counter = a, b, c, counter

    def below(self, count: int) -> int:
        if count > HALVES:
            return self._below_with_words(count)
        wanted: i64 = count
        while True:
            if not self._halves:
                self._mix()
            half: i64 = self._halves.pop()
            result = half % wanted
            if half - result + wanted <= HALVES:
                return result

    def shuffle(self, items: list[int]) -> None:
        if len(items) > HALVES:
            super().shuffle(items)
            return
        # As for any luck, with ``below`` written out: most numbers are drawn for shuffling.
        halves = self._halves
        left: i64 = len(halves)
        last: i64 = len(items) - 1
        while last > 0:
            if left == 0:
                self._mix()
                halves = self._halves
                left = len(halves)
            left -= 1
            half: i64 = halves[left]
            other = half % (last + 1)
            if half - other + last < HALVES:
                items[last], items[other] = items[other], items[last]
                last -= 1
        del halves[left:]

    def _below_with_words(self, count: int) -> int:
        if count > WORDS:
            raise ValueError(f"luck is drawn below {WORDS} at most, not {count}")
        while True:
            word = self.word()
            result = word % count
            if word - result + count <= WORDS:
                return result


class NoChance(Chance):
    """Refuses every throw: previews and sealed answers must not depend on luck."""

    def below(self, count: int) -> int:
        raise ScriptError("luck was drawn where the rules allow none")


class ScriptError(Exception):
    """A script of chance ran out, named another throw, or was not used up."""


class Scripted(Chance):
    """Luck by name, for tests and puzzles: ``Scripted("d20 17", "cut 5", "heads", "keep order")``.

    ``dN r`` is a die of N sides showing r; ``heads`` and ``tails`` a coin; ``cut k`` a cut at the k-th card
    from the top; ``keep order`` a shuffle that changes nothing; ``order 2 0 1`` one that puts the
    third item first, then the first, then the second. Used with ``with``, it fails when throws are left over.
    """

    def __init__(self, *throws: str) -> None:
        self.throws: Sequence[str] = throws
        """The throws in the order in which they are used."""
        self.used = 0
        """How many of them have been thrown."""

    def below(self, count: int) -> int:
        raise ScriptError("a script names dice, coins, cuts and shuffles, not bare numbers")

    def die(self, sides: int) -> int:
        kind, result = self._next(f"a die of {sides} sides")
        shown = int(result) if result.isdigit() else 0
        if kind != f"d{sides}" or not 1 <= shown <= sides:
            raise self._unlike(f"a die of {sides} sides")
        return shown

    def coin(self) -> bool:
        kind, _ = self._next("a coin")
        if kind not in ("heads", "tails"):
            raise self._unlike("a coin")
        return kind == "heads"

    def cut(self, size: int) -> int:
        kind, result = self._next(f"a cut of {size} cards")
        place = int(result) if result.isdigit() else 0
        if kind != "cut" or not 1 <= place <= size:
            raise self._unlike(f"a cut of {size} cards")
        return place

    def shuffle(self, items: list[int]) -> None:
        kind, result = self._next(f"a shuffle of {len(items)} cards")
        if kind == "keep" and result == "order":
            return
        places = [int(place) for place in result.split() if place.isdigit()] if kind == "order" else []
        if sorted(places) != list(range(len(items))):
            raise self._unlike(f"a shuffle of {len(items)} cards")
        items[:] = [items[place] for place in places]

    def finish(self) -> None:
        """Fails when throws are left over."""
        if self.used < len(self.throws):
            raise ScriptError(f"not thrown: {', '.join(self.throws[self.used :])}")

    def __enter__(self) -> "Scripted":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.finish()

    def _next(self, wanted: str) -> tuple[str, str]:
        if self.used == len(self.throws):
            raise ScriptError(f"the script has run out: {wanted} is thrown")
        self.used += 1
        kind, _, result = self.throws[self.used - 1].partition(" ")
        return kind, result

    def _unlike(self, wanted: str) -> ScriptError:
        return ScriptError(f"the script says {self.throws[self.used - 1]!r}, but {wanted} is thrown")
