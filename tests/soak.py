"""How long the proofs of endurance take: a few seconds in ordinary tests, the whole of it in ``make soak``."""

import os

__all__ = ["times"]


def times(short: int, long: int) -> int:
    """How often something is done: ``ONZE_SOAK=1`` takes the long form, ``ONZE_SOAK=0.1`` a tenth of it."""
    return max(short, round(long * float(os.environ.get("ONZE_SOAK", "0"))))
