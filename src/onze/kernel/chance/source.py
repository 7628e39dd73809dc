"""The only source of luck, and the one that refuses to be drawn from."""

from mypy_extensions import mypyc_attr

__all__ = ["Chance", "NoChance", "ScriptError"]


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


class NoChance(Chance):
    """Refuses every throw: previews and sealed answers must not depend on luck."""

    def below(self, count: int) -> int:
        raise ScriptError("luck was drawn where the rules allow none")


class ScriptError(Exception):
    """A script of chance ran out, named another throw, or was not used up."""
