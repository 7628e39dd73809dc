"""A penalty shoot-out for two: the smallest whole game, built step by step in ``docs/add-a-game.md``."""

from .game import Shootout

__all__ = ["Shootout"]
