"""Flags and colours as they are painted (flags.toml): for whoever draws a team, no part of the rules."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from onze.games.world_cup.box import DATA
from onze.games.world_cup.box.thing_facts import Flag, Sign

__all__ = ["flag_of", "paint_of"]

_PAINTED: Final[Mapping[str, Any]] = tomllib.loads((DATA / "flags.toml").read_text(encoding="utf-8"))


def paint_of(colour: str) -> str:
    """A colour of strength, or of a dot on a die, as a page writes it: ``#C8321F``."""
    return str(_PAINTED["strength"][colour])


def flag_of(team: str) -> Flag | None:
    """A nation's flag as stripes and signs in a box of 30 by 20; none for a nation that only its own edition knows."""
    flag: Mapping[str, Any] | None = _PAINTED["flags"].get(team)
    if flag is None:
        return None
    paint = _PAINTED["paint"]
    shares = flag.get("shares", [1] * len(flag["colours"]))
    return {
        "bands": flag["bands"],
        "stripes": [
            {"colour": paint[colour], "share": share} for colour, share in zip(flag["colours"], shares, strict=True)
        ],
        "signs": [_sign(sign, paint[sign["colour"]]) for sign in flag.get("signs", ())],
    }


def _sign(sign: Mapping[str, Any], colour: str) -> Sign:
    return {"shape": sign["shape"], "colour": colour, "x": sign["x"], "y": sign["y"], "size": sign["size"]}
