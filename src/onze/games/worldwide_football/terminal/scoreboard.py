"""The upper part of the drawing: the score and the minute, and both sides with their Stars, piles and abilities."""

from typing import Any

from onze.games.worldwide_football.box.card_texts import ability_name
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.telling.commentary import period, score_text
from onze.games.worldwide_football.terminal.sheet import INDENT, WIDTH, Sheet, stars

__all__ = ["headline", "sides"]


def headline(sheet: Sheet) -> str:
    """The score on the left, the minute on the right."""
    view = sheet.view
    if sheet.before_teams():
        return sheet.write(sheet.rules.title)
    score = sheet.write(score_text([sheet.team(side) for side in BOTH_SIDES], view["score"]))
    if view["outcome"] is not None:
        when = sheet.say("over")
    elif view["half"] == 0:
        when = sheet.say("before")
    elif sheet.asks("HalfTimeAbilities", "BuildDecks", "ChooseTen"):
        when = sheet.say("half_time" if view["half"] == 1 else "extra_time")
    else:
        when = sheet.say("minute", period=period(view["half"]), minute=view["minute"])
    return f"{score}{when:>{WIDTH - len(score)}}"


def sides(sheet: Sheet) -> list[str]:
    """A line with numbers for each side, under a rule that names them; below it what else is open."""
    numbers = [_numbers(sheet, side) for side in BOTH_SIDES]
    labels = list(numbers[0])
    names = [_name(sheet, side) for side in BOTH_SIDES]
    lights = [stars(shown["stars"], shown["most_stars"]) for shown in sheet.view["sides"]]
    room = WIDTH - sum(len(f"─ {label} ") for label in labels) - max(map(len, lights)) - 1
    names = [f"{name[: room - 1]}…" if len(name) > room else name for name in names]
    width = max(map(len, names))
    start = width + 1 + max(map(len, lights))
    lines = [f"{'─' * start}{''.join(f'─ {label} ' for label in labels)}".ljust(WIDTH, "─")]
    for side in BOTH_SIDES:
        cells = "".join(f"  {numbers[side][label]:>{len(label)}} " for label in labels)
        lines.append(f"{names[side]:<{width}} {lights[side]}".ljust(start) + cells.rstrip())
        lines += [INDENT + line for line in _open_cards(sheet, side) if line]
    return lines


def _name(sheet: Sheet, side: int) -> str:
    """A side with the ball before it, if it has it: ● France (you)."""
    who = sheet.say("virtual") if sheet.rules.is_virtual(side) else sheet.side_name(side)
    ball = "●" if side == sheet.view["ball"] else " "
    return f"{ball} {sheet.say('side', name=sheet.team(side).name, who=who)}"


def _numbers(sheet: Sheet, side: int) -> dict[str, str]:
    """How many cards a side has where, and its tokens, by what they are called."""
    shown: dict[str, Any] = sheet.view["sides"][side]
    counts = {
        "hand": "–" if sheet.rules.is_virtual(side) else sheet.view["hands"][side]["size"],
        "pile": shown["draw_pile"]["size"],
        "discard": len(shown["discard_pile"]),
        "players": shown["players"]["size"],
    }
    if sheet.rules.switches.substitutions:
        counts["tokens"] = shown["tokens"]
    if any(other["reds"] for other in sheet.view["sides"]):
        counts["reds"] = shown["reds"]
    return {sheet.say(f"count_{key}"): str(count) for key, count in counts.items()}


def _open_cards(sheet: Sheet, side: int) -> list[str]:
    """A side's abilities, and those of its cards that everybody or this seat knows."""
    shown: dict[str, Any] = sheet.view["sides"][side]
    lines = [", ".join(sheet.write(ability_name(id.removeprefix("ability:"))) for id in shown["abilities"])]
    players = sheet.surnames(side, shown["players"]["cards"])
    if sheet.rules.is_virtual(side):
        kept = sheet.counted([*shown["active_shots"], *shown["ready"]])
        parts = [sheet.say("active", cards=players)] if players else []
        parts += [sheet.say("kept", cards=kept)] if kept else []
        piles = {name: shown[f"{name}_pile"]["size"] for name in ("special", "defence")}
        lines.append(", ".join([*parts, sheet.say("virtual_piles", **piles)]))
    elif side != sheet.seat:
        known = ", ".join(text for text in (sheet.counted(sheet.view["hands"][side]["cards"]), players) if text)
        lines += [sheet.say("known", cards=known)] if known else []
    return lines
