"""Luck: dice, coins, shuffles and cuts, lent to a match for one call at a time.

* ``source``: what luck is, and luck that refuses every throw
* ``seeded``: repeatable luck from a number
* ``scripted``: luck by name
* ``committed``: luck that is sealed before the match, and luck whose throws are noted
"""

from onze.kernel.chance.scripted import Scripted
from onze.kernel.chance.seeded import Seeded
from onze.kernel.chance.source import Chance, NoChance, ScriptError

__all__ = ["Chance", "NoChance", "ScriptError", "Scripted", "Seeded"]
