"""The keys of an edition file and what each holds: what is missing, unknown or of another kind is told."""

import re
from collections.abc import Mapping
from typing import Any, Final

from onze.games.world_cup.box.words import WORDS
from onze.kernel.words import Reason, Text

__all__ = ["readable", "wrong_shape"]

Shape = Mapping[str, tuple[str, bool]]
"""For each key what it holds, and whether it must be there."""

WHOLE: Final[Shape] = {
    "schema": ("number", True),
    "teams": ("tables", True),
    "edition": ("table", True),
    "deck": ("table", True),
    "players": ("table", True),
    "points": ("table", True),
    "table": ("table", True),
    "group": ("tables", False),
    "round": ("tables", True),
}
TABLES: Final[Mapping[str, Shape]] = {
    "edition": {"id": ("text", True), "name": ("names", True), "hosts": ("texts", False)},
    "deck": {"remove": ("texts", False), "group_passes": ("number", True), "hand": ("number", True)},
    "players": {"min": ("number", True), "max": ("number", True), "last_round_from": ("number", True)},
    "points": {"win": ("number", True), "draw": ("number", True), "loss": ("number", True)},
    "table": {
        "qualify": ("number", True),
        "best_thirds": ("number", False),
        "tiebreak": ("texts", True),
        "thirds_tiebreak": ("texts", False),
        "third_table": ("lists", False),
        "replay_cards_per_match": ("number", False),
        "dice": ("text", False),
    },
}
ROWS: Final[Mapping[str, Shape]] = {
    "teams": {
        "id": ("text", True),
        "en": ("text", True),
        "fr": ("text", True),
        "colour": ("text", True),
        "basis": ("text", False),
    },
    "group": {"id": ("text", True), "teams": ("texts", True), "matches": ("pairs", True)},
    "round": {
        "id": ("text", True),
        "en": ("text", True),
        "fr": ("text", True),
        "pile": ("pile", True),
        "replay_pile": ("pile", False),
        "dice": ("text", False),
        "drawn": ("text", True),
        "scope": ("text", False),
        "multi_goal": ("text", False),
        "matches": ("tables", True),
        "pairings": ("table", False),
    },
}
MATCH: Final[Shape] = {
    "id": ("text", True),
    "left": ("text", True),
    "right": ("text", True),
    "final": ("flag", False),
}
LONGEST: Final = 60
"""The most letters of a name."""
IDS: Final[Mapping[str, re.Pattern[str]]] = {
    "teams": re.compile("[A-Z]{3}"),
    "group": re.compile("[A-Z]{1,2}|[1-9][0-9]?"),
    "round": re.compile("[A-Z][A-Z0-9]{0,7}"),
    "match": re.compile("[A-Z0-9]{1,6}"),
}
"""What ids look like: moves, records and slots are written with them."""
PILES: Final[Mapping[str, tuple[str, ...]]] = {
    "fixed": ("cards",),
    "per_match": ("cards",),
    "fraction": ("num", "den"),
}
"""The kinds of piles with the numbers that each takes."""


def wrong_shape(data: Mapping[str, Any]) -> list[Reason]:
    """Everything that keeps a file from being read as an edition, in the order of the file's parts."""
    found = _wrong_keys(data, WHOLE, WORDS.text("the_file"))
    if found:
        return found
    for name, shape in TABLES.items():
        found += _wrong_keys(data[name], shape, WORDS.text("the_part", {"part": f"[{name}]"}))
    for name, shape in ROWS.items():
        for number, row in enumerate(data.get(name, ()), start=1):
            part = f"{name} {row['id'] if _is(row.get('id'), 'text') else number}"
            found += [*_wrong_keys(row, shape, WORDS.text("the_part", {"part": part})), *_wrong_id(row, name)]
            if name == "round" and _is(row.get("matches"), "tables"):
                for place, match in enumerate(row["matches"], start=1):
                    where = WORDS.text(
                        "the_part", {"part": f"{part}, match {match['id'] if _is(match.get('id'), 'text') else place}"}
                    )
                    found += [*_wrong_keys(match, MATCH, where), *_wrong_id(match, "match")]
    return found


def _wrong_keys(table: Mapping[str, Any], shape: Shape, where: Text) -> list[Reason]:
    found = []
    for key in table:
        if key not in shape:
            values = {"where": where, "key": readable(key), "known": list(shape)}
            found.append(WORDS.reason("edition_unknown_key", "WCG-C-69", values))
    for key, (kind, needed) in shape.items():
        values = {"where": where, "key": key, "wanted": WORDS.text(f"wanted_{kind}")}
        if key not in table:
            if needed:
                found.append(WORDS.reason("edition_missing_key", "WCG-C-69", values))
        elif not _is(table[key], kind):
            found.append(WORDS.reason("edition_wrong_kind", "WCG-C-69", values))
    return found


def _wrong_id(row: Mapping[str, Any], name: str) -> list[Reason]:
    """An id that could not be written in a move."""
    if not isinstance(row.get("id"), str) or IDS[name].fullmatch(row["id"]):
        return []
    values = {"id": readable(row["id"]), "wanted": WORDS.text(f"wanted_id_{name}")}
    return [WORDS.reason("edition_bad_id", "WCG-C-69", values)]


def readable(text: str) -> str:
    """The beginning of a text that may be anything: letters as they are, what would steer a terminal as its code."""
    return repr(text)[1:-1][:LONGEST]


def _is(value: object, kind: str) -> bool:
    """Whether a value is what a key should hold."""
    if kind == "number":
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 999
    if kind == "flag":
        return isinstance(value, bool)
    if kind == "text":
        return isinstance(value, str) and 0 < len(value) <= LONGEST and value.isprintable()
    if kind == "names":
        return isinstance(value, dict) and all(_is(value.get(language), "text") for language in ("en", "fr"))
    if kind == "pile":
        return isinstance(value, dict) and _is_pile(value)
    if kind in ("table", "lists"):
        return isinstance(value, dict) and (kind == "table" or all(_is(part, "texts") for part in value.values()))
    if not isinstance(value, list):
        return False
    if kind == "pairs":
        return all(
            isinstance(pair, list) and len(pair) == 2 and all(_is(part, "text") for part in pair) for pair in value
        )
    return all(_is(part, "text" if kind == "texts" else "table") for part in value)


def _is_pile(pile: Mapping[str, Any]) -> bool:
    numbers = PILES.get(str(pile.get("kind")), ())
    if not numbers or set(pile) != {"kind", *numbers}:
        return False
    return all(_is(pile[number], "number") and pile[number] >= 1 for number in numbers) and (
        pile.get("num", 1) <= pile.get("den", 1) or "cards" in pile
    )
