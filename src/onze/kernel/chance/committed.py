"""Honest luck: sealed before the first move, opened after the last, checked by anybody.

Before a match its seed of 32 random bytes is sealed: everybody is shown ``sha256(seed)``. Then each seat may add a
word of its own, so that whoever drew the seed could not choose the throws either. A number below ``n`` on a line of
the record is made from ``HMAC-SHA256(seed, message)``, where the message is the text ``"<line> <count>"`` followed by
``"\\n<seat> <word>"`` for each seat with a word, and count is 0 for the first number of the line, then 1, and so on.
The first eight bytes, big-endian, are taken modulo ``n``; those from the last incomplete run of ``n`` are thrown
away, and the next count is used.
"""

import hashlib
import hmac
from collections.abc import Mapping
from typing import Final

from onze.kernel.chance import Chance, ScriptError

__all__ = ["SEED_BYTES", "Committed", "Noted", "commitment"]

SEED_BYTES: Final = 32
ROOM: Final = 1 << 64


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the match: its SHA-256 in hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


class Committed(Chance):
    """Luck that follows from a sealed seed, the players' words and the line of the record."""

    def __init__(self, seed: bytes, words: Mapping[int, str]) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._keyed = hmac.new(seed, digestmod="sha256")
        self._words = "".join(f"\n{seat} {words[seat]}" for seat in sorted(words))
        self._line = 0
        self._count = 0

    def turn_to(self, line: int) -> None:
        """Throws from now on belong to this line of the record."""
        self._line = line
        self._count = 0

    def below(self, count: int) -> int:
        if count > ROOM:
            raise ValueError(f"luck is drawn below {ROOM} at most, not {count}")
        while True:
            message = f"{self._line} {self._count}{self._words}"
            self._count += 1
            sealed = self._keyed.copy()
            sealed.update(message.encode())
            number = int.from_bytes(sealed.digest()[:8], "big")
            result = number % count
            if number - result + count <= ROOM:
                return result


class Noted(Chance):
    """Luck whose throws are noted in the words of a script: ``d20 17``, ``heads``, ``cut 5``, ``order 2 0 1``."""

    def __init__(self, luck: Chance) -> None:
        self._luck = luck
        self.throws: list[str] = []
        """What has been thrown, as records write it."""
        self.cut_sizes: list[int] = []
        """How many cards lay in each pile that was cut."""

    def below(self, count: int) -> int:
        raise ScriptError("a record names dice, coins, cuts and shuffles, not bare numbers")

    def die(self, sides: int) -> int:
        shown = self._luck.die(sides)
        self.throws.append(f"d{sides} {shown}")
        return shown

    def coin(self) -> bool:
        heads = self._luck.coin()
        self.throws.append("heads" if heads else "tails")
        return heads

    def cut(self, size: int) -> int:
        place = self._luck.cut(size)
        self.cut_sizes.append(size)
        self.throws.append(f"cut {place}")
        return place

    def shuffle(self, items: list[int]) -> None:
        order = list(range(len(items)))
        self._luck.shuffle(order)
        items[:] = [items[place] for place in order]
        self.throws.append(" ".join(["order", *(str(place) for place in order)]) if order else "keep order")
