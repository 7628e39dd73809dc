"""Classes that do as badly as their names say, each to be asked for as ``thinkers.py:Crashes``."""

import os
import sys
import time
from typing import Any

from onze.bots import Thinker


class Good(Thinker):
    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        print("thinking aloud")
        return match.moves(seat)[0]


class Raises(Thinker):
    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        return 1 // 0


class Demands(Thinker):
    """Cannot be made without a parameter."""

    def __init__(self, game: Any, level: int) -> None:
        super().__init__(game)


class Deaf(Thinker):
    def told(self, seat: int, told: Any) -> None:
        raise ValueError("deaf")

    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        return match.moves(seat)[0]


class Paints(Thinker):
    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        raise ValueError("\x1b[31mred" * 1000)


class Dies(Thinker):
    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        print("farewell", file=sys.stderr, flush=True)
        os._exit(3)


class Hangs(Thinker):
    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        time.sleep(3600)


class Unlisted(Thinker):
    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        return 10_000_000


class Nothing(Thinker):
    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        return None


class Recurses(Thinker):
    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        return self.answer(match, seat, chance, seconds)


class Forges(Thinker):
    """Writes an answer past its process, straight into the pipe."""

    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        for number in range(3, 20):
            try:
                os.write(number, b'{"moves": ["win the match"]}\n')
            except OSError:
                continue
        return match.moves(seat)[0]


class Whole(Thinker):
    """Remembers how many matches it has been made for, and hears what it is told."""

    def __init__(self, game: Any, notes: str) -> None:
        super().__init__(game)
        self.notes, self.heard = notes, 0

    def told(self, seat: int, told: Any) -> None:
        self.heard += 1

    def answer(self, match: Any, seat: int, chance: Any, seconds: float | None) -> Any:
        with open(self.notes, "a") as notes:
            notes.write(f"{id(self)} {self.heard} {seconds} {match.view(seat)['viewer']}\n")
        return match.moves(seat)[0]
