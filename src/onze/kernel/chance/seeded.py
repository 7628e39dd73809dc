"""Repeatable luck: a generator of our own, the same numbers on every machine and in every build.

It is *sfc32*, a small counting generator on four 32-bit words that only adds, shifts and mixes.
The first three words are the first twelve bytes of ``sha256(b"onze " + seed in decimal)``, big-endian;
the counter starts at 1 and twelve words are thrown away. ``below(n)`` takes half words, the low half
first (whole words where ``n`` is over 65,536), rejecting those from the last incomplete run of ``n``, so that every
result is equally likely.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

from onze.kernel.chance.source import Chance

__all__ = ["Seeded"]

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
HALF: Final = 0xFFFF
HALVES: Final = 0x10000
AHEAD: Final = 12


class Seeded(Chance):
    """Repeatable luck: the same seed gives the same throws, interpreted and compiled."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        """What it was made from."""
        digest = hashlib.sha256(f"onze {seed}".encode()).digest()
        self._a: i64 = int.from_bytes(digest[0:4], "big")
        self._b: i64 = int.from_bytes(digest[4:8], "big")
        self._c: i64 = int.from_bytes(digest[8:12], "big")
        self._counter: i64 = 1
        self._halves: list[int] = []
        for _ in range(12):
            self.word()

    def child(self, label: str) -> "Seeded":
        """Luck of its own for a part of the work: it depends on this seed and the label, not on what was thrown."""
        digest = hashlib.sha256(f"onze {self.seed} {label}".encode()).digest()
        return Seeded(int.from_bytes(digest[:8], "big"))

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
