"""Answers that are the same for everybody are packed, once: a slow line carries a fifth of them."""

import gzip
from functools import lru_cache
from typing import Final

__all__ = ["WORTH_IT", "packed", "understood"]

WORTH_IT: Final = 1024
"""What has fewer bytes is sent as it is."""
KEPT: Final = 256
"""So many packed answers are kept: those of all games, and of games by files of people's own."""


@lru_cache(KEPT)
def packed(data: bytes) -> bytes:
    """An answer as gzip, the same bytes every time."""
    return gzip.compress(data, 9, mtime=0)


def understood(accepted: str) -> set[str]:
    """The packed forms that a browser understands, by its header ``accept-encoding``."""
    names = set[str]()
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            names.add(name.strip())
    return names
