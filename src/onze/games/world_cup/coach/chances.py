"""Every seat's chance of the cup, from the shares of all prospects that the coach reckons with."""

import tomllib
from collections.abc import Sequence
from typing import Final

from onze.games.world_cup.box import DATA
from onze.games.world_cup.match import WorldCupMatch

__all__ = ["cup_chances", "shifted"]

TRUST: Final[list[float]] = tomllib.loads((DATA / "chances.toml").read_text(encoding="utf-8"))["trust"]
"""How much of a share is believed, by the number of rounds that follow the phase."""


def cup_chances(match: WorldCupMatch, shares: Sequence[float]) -> list[float]:
    """How likely each seat wins; whoever has resigned wins nothing."""
    rounds = len(match.rules.edition.phases) - 1 - match.phase
    trust = TRUST[min(rounds, len(TRUST) - 1)]
    weights = [0.0 if seat in match.resigned else max(0.0, share) ** trust for seat, share in enumerate(shares)]
    total = sum(weights)
    if total == 0.0:  # only those who resigned have teams left
        weights = [0.0 if seat in match.resigned else 1.0 for seat in range(len(shares))]
        total = sum(weights)
    return [weight / total for weight in weights]


def shifted(shares: Sequence[float], seat: int, gain: float) -> list[float]:
    """The shares once a seat has gained so much from all others alike."""
    before = shares[seat]
    after = min(1.0, max(0.0, before + gain))
    others = (1.0 - after) / (1.0 - before) if before < 1.0 else 0.0
    return [after if other == seat else share * others for other, share in enumerate(shares)]
