"""What is explained on demand: the cards, the signs of the pitch, what can be typed, and the cards played."""

from collections.abc import Sequence
from itertools import groupby

from onze.games.footime.box.words import WORDS
from onze.games.footime.telling.signs import SHIRTS
from onze.games.footime.terminal.board import AREA, CIRCLE, FLAG, NET, OFFSIDE_LINES, SPOT
from onze.games.footime.terminal.sheet import BALL, GAP, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["cards_page"]


def cards_page(sheet: Sheet) -> list[str]:
    """All of it, in lines that fit."""
    return [
        *_cards(sheet),
        *_signs(sheet),
        *wrapped(sheet.say("page_typing")),
        *_played(sheet),
    ]


def _cards(sheet: Sheet) -> list[str]:
    """Every card with what it does, a sign before those in one's hand; cards with values together."""
    lines = [sheet.say("page_cards")]
    held = sheet.hand()
    entries: list[tuple[str, str]] = []
    for effect, same in groupby(enumerate(sheet.game.kinds), key=lambda entry: entry[1].effect):
        kinds = list(same)
        name = sheet.write(kinds[0][1].text)
        if kinds[0][1].value:
            name = f"{name.rpartition(' ')[0]} {_values([kind.value for _, kind in kinds])}"
        mark = "›" if any(sheet.game.card_id(card) in held for card, _ in kinds) else " "
        count = sum(kind.count for _, kind in kinds)
        entries.append((f"{mark} {count:>2} × {name}", WORDS.say(f"does_{effect}", sheet.language)))
    width = max(len(lead) for lead, _ in entries)
    for lead, text in entries:
        lines += wrapped(f"{f'{lead:<{width}}{GAP}'.replace(' ', WIDE)}{text}", indent=" " * (width + len(GAP)))
    return lines


def _values(values: Sequence[int]) -> str:
    """1–6 where none is left out, else one by one."""
    if values[-1] - values[0] == len(values) - 1:
        return f"{values[0]}–{values[-1]}"
    return ", ".join(str(value) for value in values)


def _signs(sheet: Sheet) -> list[str]:
    """What the signs on the pitch mean, each sign with its meaning in one piece."""
    signs = {
        SHIRTS[0][6]: "home",
        SHIRTS[1][6]: "away",
        BALL: "page_ball",
        AREA: "page_area",
        NET: "page_goal",
        SPOT: "page_spot",
        CIRCLE: "page_circle",
        "[ ]": "page_acting",
        FLAG: "page_offside",
        OFFSIDE_LINES: "page_offside_lines",
    }
    said = [f"{sign} {sheet.say(key)}".replace(" ", WIDE) for sign, key in signs.items()]
    return wrapped(sheet.say("page_signs", signs=", ".join(said)))


def _played(sheet: Sheet) -> list[str]:
    """The cards that lie open."""
    return wrapped(sheet.say("page_played", cards=", ".join(sheet.cards(sheet.view["discard_pile"])) or "–"))
