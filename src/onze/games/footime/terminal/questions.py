"""The open question in words, and the points or pawns to choose from in short."""

from collections.abc import Mapping
from typing import Any, Final

from onze.games.footime.box.options import EXACT
from onze.games.footime.box.words import WORDS
from onze.games.footime.telling.signs import pawn_sign, score_text
from onze.games.footime.terminal.marks import MARKS, choices, next_shirt
from onze.games.footime.terminal.sheet import GAP, Sheet, wrapped
from onze.kernel.things import bare
from onze.typography import WIDE

__all__ = ["DECLINE", "listing", "question"]

FEW: Final = 20
"""So many points are listed by name; more of them are only marked on the pitch."""
DECLINE: Final = "0"
"""What is typed to decline."""


def question(sheet: Sheet) -> str:
    """What the seat is asked, else who is; nothing when the match is over."""
    asked = sheet.question
    if not asked:
        return ""
    if not sheet.asked:
        return sheet.say("to_play", who=", ".join(sheet.names[seat] for seat in asked["asked"]))
    key = f"ask_{asked['name']}"
    values = {name: _in_words(sheet, name, part) for name, part in asked.items()}
    if asked.get("thrown"):
        key += "_more"
    if asked["name"] == "ChooseContact" and asked["offender"] is not None:
        key += "_victim"
    shirt = next_shirt(sheet)
    if shirt >= 0:
        key = "ask_PlaceShirt"
        values["pawn"] = pawn_sign(shirt)
    if "value" in asked:
        exact = sheet.game.switches.path_rule == EXACT
        values["reach"] = WORDS.text("value_exactly" if exact else "value_at_most", {"value": asked["value"]})
    if "seat" in asked:
        values["who"] = sheet.names[sheet.view["to_play"]]
    sentence = WORDS.say(key, sheet.language, values)
    return sentence[:1].upper() + sentence[1:]


def _in_words(sheet: Sheet, name: str, part: Any) -> object:
    """What a question shows, as people say it."""
    game = sheet.game
    if name in ("pawn", "offender", "victim") and part is not None:
        return sheet.sign(part)
    if name in ("card", "booster") and part is not None:
        return game.kinds[game.cards.index(bare(part))].text
    if name == "thrown":
        return ", ".join(sheet.cards(part)) or "–"
    if name in ("kicks", "scored"):
        return score_text(part)
    if name in ("role", "about"):
        return WORDS.text(f"{name}_{bare(part)}")
    return bare(part)


# ---- what is listed by name


def listing(sheet: Sheet) -> str:
    """Points and pawns in short, by the names that they are called by; nothing for cards and the like."""
    pawns = [entry["thing"] for entry in sheet.menu if entry["verb"] == "choose"]
    points = choices(sheet)
    if points:
        lines = _points_listed(sheet, points)
    elif pawns:
        said = [f"{sheet.sign(pawn)}{WIDE}{_place(sheet, pawn)}" for pawn in pawns]
        lines = wrapped(WORDS.say("list_pawns", sheet.language, {"pawns": GAP.join(said)}))
    else:
        return ""
    declining = sheet.game.name(sheet.game.pass_on)
    lines += [f"{GAP}{DECLINE}. {entry['text'][sheet.language]}" for entry in sheet.menu if entry["move"] == declining]
    return "\n".join(lines)


def _place(sheet: Sheet, pawn: str) -> str:
    """Where a pawn stands, or why it does not."""
    place = sheet.places[sheet.pawn(pawn)]
    kind, _, name = place.partition(":")
    return name if kind == "point" else WORDS.say(f"place_{name}", sheet.language)


def _points_listed(sheet: Sheet, points: Mapping[int, str]) -> list[str]:
    """How points are typed; then those at which something follows, and the others if they are few."""
    names = sheet.pitch.names
    groups = {reached: [names[point] for point, how in points.items() if how == reached] for reached in MARKS}
    best = next(group for group in groups.values() if group)
    lines = [WORDS.say("list_points", sheet.language, {"example": best[0]})]
    for reached, group in groups.items():
        if 0 < len(group) <= FEW:
            meaning = WORDS.text(f"drawing_mark_{reached}")
            values = {"mark": MARKS[reached], "meaning": meaning, "points": " ".join(group)}
            lines += wrapped(GAP + WORDS.say("list_marked", sheet.language, values), indent=GAP + GAP)
    return lines
