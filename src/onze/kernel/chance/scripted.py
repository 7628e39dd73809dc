"""Luck by name, for tests, puzzles and records that are read again."""

from collections.abc import Sequence
from types import TracebackType

from onze.kernel.chance.source import Chance, ScriptError

__all__ = ["Scripted"]


class Scripted(Chance):
    """Luck by name, for tests and puzzles: ``Scripted("d20 17", "cut 5", "heads", "keep order")``.

    ``dN r`` is a die of N sides showing r; ``heads`` and ``tails`` a coin; ``cut k`` a cut at the k-th card
    from the top; ``keep order`` a shuffle that changes nothing; ``order 2 0 1`` one that puts the
    third item first, then the first, then the second. With ``names=game.cards``, ``top corner-red penalty`` is a
    shuffle after which these cards lie on top of the pile, the first one uppermost; ``first`` instead of ``top``
    names what comes first where no pile is shuffled but an order is drawn, such as that of teams. What is not named
    keeps its order. Used with ``with``, it fails when throws are left over.
    """

    def __init__(self, *throws: str, names: Sequence[str] = ()) -> None:
        self.throws: Sequence[str] = throws
        """The throws in the order in which they are used."""
        self.names = names
        """What the things that are shuffled are called, by their numbers: ``game.cards``."""
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
        if kind in ("top", "first"):
            items[:] = self._with(result.split(), items, on_top=kind == "top")
            return
        places = [int(place) for place in result.split() if place.isdigit()] if kind == "order" else []
        if sorted(places) != list(range(len(items))):
            raise self._unlike(f"a shuffle of {len(items)} cards")
        items[:] = [items[place] for place in places]

    def _with(self, wanted: Sequence[str], items: list[int], on_top: bool) -> list[int]:
        """Items with the named ones first, or last, where the top of a pile is, in reverse."""
        rest = items.copy()
        chosen = []
        for name in wanted:
            item = self.names.index(name) if name in self.names else -1
            if item not in rest:
                raise ScriptError(f"the script says {self.throws[self.used - 1]!r}, but no {name!r} is shuffled here")
            rest.remove(item)
            chosen.append(item)
        return [*rest, *reversed(chosen)] if on_top else [*chosen, *rest]

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
