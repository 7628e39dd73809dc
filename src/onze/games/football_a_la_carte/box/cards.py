"""The pack of cards (cards.toml): alike cards are one kind, known by a name and a number.

Kinds are numbered family by family in the order of ``FAMILIES``, so that attackers come first.
"""

from typing import Any, Final

from onze.games.football_a_la_carte.box.words import WORDS
from onze.kernel.data import DataFile
from onze.kernel.words import LANGUAGES, Text, either

__all__ = ["FAMILIES", "SYMBOLS", "Kind", "Pack", "Way", "arrow_name", "read_pack", "way_text"]

FAMILIES: Final = ("attacker", "free_kick", "goalkeeper", "corner", "penalty")
SYMBOLS: Final = ("hand", "red", "blue")
FLAGS: Final = ("red", "blue")
ARROWS: Final = ("forward", "left", "right", "across_left", "across_right")

ALL: Final = ARROWS[:3]
"""The arrows of a card that leaves every choice."""

Way = tuple[str, int]
"""An arrow and how many squares the ball travels along it."""


class Kind:
    """Cards that are all alike."""

    def __init__(self, family: str, ways: tuple[Way, ...], symbol: str, count: int) -> None:
        self.family = family
        self.ways = ways
        self.symbol = symbol
        self.count = count
        self.name = _name(family, ways, symbol)
        self.text = _text(family, ways, symbol)
        """What people call the card."""


class Pack:
    """All the kinds in play, and the vocabulary of arrows they need."""

    def __init__(self, kinds: list[Kind]) -> None:
        kinds.sort(key=lambda kind: FAMILIES.index(kind.family))
        self.kinds = kinds
        self.size = sum(kind.count for kind in kinds)
        self.attacker_kinds = len([kind for kind in kinds if kind.family == "attacker"])
        several = [kind for kind in kinds if len(kind.ways) > 1 or kind.family == "free_kick"]
        self.aimed_ways = len({way for kind in several for way in kind.ways})
        self.ways: tuple[Way, ...] = tuple(dict.fromkeys(way for kind in several + kinds for way in kind.ways))
        """All ways in which a card can send the ball, those that are chosen among several first."""

    def cards(self) -> list[int]:
        """All the cards, by number."""
        return [number for number, kind in enumerate(self.kinds) for _ in range(kind.count)]

    def of_family(self, *families: str) -> frozenset[int]:
        """The numbers of all kinds of some families."""
        return frozenset(number for number, kind in enumerate(self.kinds) if kind.family in families)


def read_pack(file: DataFile, sideways_cards: bool) -> Pack:
    """Reads a card file; cards out of play, like the Striker, stay in the box (FAC-0.5)."""
    entries = file.read()["card"]
    counted: dict[str, Kind] = {}
    for number, entry in enumerate(entries, start=1):
        if not entry.get("in_play", True):
            continue
        mistake = _mistake(entry)
        if mistake:
            raise WORDS.refused("bad_card", values={"file": file.name, "number": number, "mistake": mistake})
        ways = _ways(entry, sideways_cards)
        for symbol, count in _symbols(entry):
            kind = Kind(entry["family"], ways, symbol, count)
            if kind.name in counted:
                counted[kind.name].count += count
            elif count:
                counted[kind.name] = kind
    return Pack(list(counted.values()))


def _mistake(entry: dict[str, Any]) -> Text | None:
    """What is wrong with an entry of a card file, if anything is."""
    family = entry.get("family")
    if family not in FAMILIES:
        return WORDS.text("bad_family", {"family": repr(family), "families": FAMILIES})
    ways = _ways(entry, sideways_cards=False) if "arrow" in entry or "arrows" in entry else ()
    if (family in ("attacker", "free_kick", "goalkeeper")) != bool(ways) or len(set(ways)) < len(ways):
        return WORDS.text("bad_arrows")
    if any(arrow not in ARROWS or not isinstance(squares, int) or squares < 1 for arrow, squares in ways):
        return WORDS.text("bad_arrow", {"arrows": ARROWS})
    symbols = entry.get("symbols", {})
    if (family == "attacker") != bool(symbols) or any(symbol not in SYMBOLS for symbol in symbols):
        return WORDS.text("bad_symbols", {"symbols": SYMBOLS})
    if (family == "corner") != (entry.get("flag") in FLAGS):
        return WORDS.text("bad_flag")
    counts = [*symbols.values(), entry.get("count", 1)]
    return None if all(isinstance(count, int) and count >= 0 for count in counts) else WORDS.text("bad_count")


def _ways(entry: dict[str, Any], sideways_cards: bool) -> tuple[Way, ...]:
    """One arrow with its number, several arrows with one number, or several pairs; straight across only by an option.

    (FAC-1.3, FAC-1.4, FAC-GAP.6)
    """
    if "arrow" in entry:
        arrow = entry.get("sideways_arrow", entry["arrow"]) if sideways_cards else entry["arrow"]
        return ((arrow, entry.get("number", 0)),)
    return tuple(
        (pair, entry.get("number", 0)) if isinstance(pair, str) else (pair.get("arrow", ""), pair.get("number", 0))
        for pair in entry.get("arrows", [])
    )


def _symbols(entry: dict[str, Any]) -> list[tuple[str, int]]:
    if "symbols" in entry:
        return [(symbol, entry["symbols"].get(symbol, 0)) for symbol in SYMBOLS]
    return [(entry.get("flag", ""), entry.get("count", 1))]


def _name(family: str, ways: tuple[Way, ...], symbol: str) -> str:
    """``forward-4-red``, ``free-kick-3-all``, ``goalkeeper-6-left-right``, ``corner-blue``, ``penalty``."""
    parts = [] if family == "attacker" else [family.replace("_", "-")]
    numbers = {number for _, number in ways}
    if family == "attacker" or len(numbers) > 1:
        parts.append("-or-".join(arrow_name(way) for way in ways))
    elif ways:
        arrows = [arrow.replace("_", "-") for arrow, _ in ways]
        parts += [str(ways[0][1]), *(["all"] if tuple(arrows) == ALL else arrows)]
    return "-".join([*parts, symbol] if symbol else parts)


def _text(family: str, ways: tuple[Way, ...], symbol: str) -> Text:
    values = {"ways": _ways_text(ways), "symbol": WORDS.text(f"symbol:{symbol}") if symbol else ""}
    return WORDS.text(f"card_{family}", values)


def _ways_text(ways: tuple[Way, ...]) -> Text:
    """``forward 3``; ``3 left or right``; where all three arrows are left to choose from, the number is enough."""
    numbers = {number for _, number in ways}
    if len(ways) == 1 or len(numbers) > 1:
        texts = [way_text(way) for way in ways]
        return {language: " / ".join(text[language] for text in texts) for language in LANGUAGES}
    arrows = tuple(arrow for arrow, _ in ways)
    named = either([WORDS.text(f"direction_{arrow}") for arrow in arrows]) if arrows and arrows != ALL else None
    return {language: " ".join([*map(str, numbers), *([named[language]] if named else [])]) for language in LANGUAGES}


def arrow_name(way: Way) -> str:
    """A way as moves name it: ``left-4``."""
    return f"{way[0].replace('_', '-')}-{way[1]}"


def way_text(way: Way) -> Text:
    """A way as people say it."""
    return WORDS.text(f"arrow_{way[0]}", {"number": way[1]})
