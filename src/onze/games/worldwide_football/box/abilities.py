"""The nine Star abilities, by number (WF-10.5, WF-18.2); each is a bit in what a side has face up."""

from typing import Final

__all__ = [
    "ABILITIES",
    "AMATEUR_ABILITIES",
    "ATTACKING_PLAY",
    "CLINICAL_FINISHING",
    "COUNTER_ATTACK",
    "CREATIVITY",
    "DEFENSIVE_BLOCK",
    "DIVING",
    "NO_ABILITY",
    "OFFSIDE_TRAP",
    "STAMINA",
    "TACTICAL_PLAN",
    "as_bits",
]

ABILITIES: Final = (
    "attacking-play",
    "tactical-plan",
    "counter-attack",
    "defensive-block",
    "creativity",
    "clinical-finishing",
    "stamina",
    "offside-trap",
    "diving",
)
"""Each side has a card of each (WF-3.3)."""

NO_ABILITY: Final = -1
ATTACKING_PLAY: Final = 0
TACTICAL_PLAN: Final = 1
COUNTER_ATTACK: Final = 2
DEFENSIVE_BLOCK: Final = 3
CREATIVITY: Final = 4
CLINICAL_FINISHING: Final = 5
STAMINA: Final = 6
OFFSIDE_TRAP: Final = 7
DIVING: Final = 8

AMATEUR_ABILITIES: Final = 1 << ATTACKING_PLAY | 1 << TACTICAL_PLAN | 1 << COUNTER_ATTACK
"""The three of the Amateur mode (WF-4.4, WF-4.9, WFS-A2.4, WFS-A2.7)."""


def as_bits(names: tuple[str, ...]) -> int:
    """Some abilities as bits."""
    bits = 0
    for name in names:
        bits |= 1 << ABILITIES.index(name)
    return bits
