"""Everything open: what all seats together see of a match that is over, as one view."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

__all__ = ["all_open"]

OF_A_SEAT: Final = ("viewer", "moves", "said")
"""What is only ever about whoever looks."""


def all_open(public: Mapping[str, Any], private: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What lies over the public part of a view when everybody lays their cards on the table.

    Of two that know different parts of the same thing, the one that knows more is believed.
    """
    opened: dict[str, Any] = {}
    for seen in private:
        for name, part in seen.items():
            if name not in OF_A_SEAT:
                opened[name] = _more(opened.get(name, public.get(name)), part)
    return opened


def _more(known: Any, other: Any) -> Any:
    """What is known of something by two together."""
    if isinstance(known, Mapping) and isinstance(other, Mapping):
        return {key: _more(known.get(key), other.get(key)) for key in {**known, **other}}
    if isinstance(known, list) and isinstance(other, list):
        if len(known) == len(other):
            return [_more(one, two) for one, two in zip(known, other, strict=True)]
        return max(known, other, key=len)
    return other if known is None else known
