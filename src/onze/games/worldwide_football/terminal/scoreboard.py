"""The upper part of the drawing: the score and the minute, and both sides with their Stars, piles and abilities."""

from typing import Any

from onze.games.worldwide_football.box.card_texts import ability_name
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.match import NO_TEAM
from onze.games.worldwide_football.rules.decks import DeckChoice
from onze.games.worldwide_football.rules.halves import HalfTimeAbilities
from onze.games.worldwide_football.telling.commentary import period, score_text
from onze.games.worldwide_football.terminal.sheet import INDENT, WIDTH, Sheet, stars

__all__ = ["headline", "sides"]


def headline(sheet: Sheet) -> str:
    """The score on the left, the minute on the right."""
    match = sheet.match
    if NO_TEAM in match.teams:
        return sheet.write(sheet.rules.title)
    score = sheet.write(score_text([match.team(side) for side in BOTH_SIDES], match.goals))
    if match.outcome is not None:
        when = sheet.say("over")
    elif match.half == 0:
        when = sheet.say("before")
    elif isinstance(match.decision, HalfTimeAbilities | DeckChoice):
        when = sheet.say("half_time" if match.half == 1 else "extra_time")
    else:
        when = sheet.say("minute", period=period(match.half), minute=match.minute())
    return f"{score}{when:>{WIDTH - len(score)}}"


def sides(sheet: Sheet) -> list[str]:
    """A line with numbers for each side, under a rule that names them; below it what else is open."""
    match = sheet.match
    numbers = [_numbers(sheet, side) for side in BOTH_SIDES]
    labels = list(numbers[0])
    names = [_name(sheet, side) for side in BOTH_SIDES]
    lights = [stars(match.stars[side], sheet.rules.most_stars(match, side)) for side in BOTH_SIDES]
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
    ball = "●" if side == sheet.match.ball else " "
    return f"{ball} {sheet.say('side', name=sheet.match.team(side).name, who=who)}"


def _numbers(sheet: Sheet, side: int) -> dict[str, str]:
    """How many cards a side has where, and its tokens, by what they are called."""
    match = sheet.match
    shown: dict[str, Any] = sheet.view["sides"][side]
    counts = {
        "hand": shown["hand"]["size"] if "hand" in shown else "–",
        "pile": shown["draw_pile"]["size"],
        "discard": len(shown["discard_pile"]),
        "players": shown["players"]["size"],
    }
    if sheet.rules.switches.substitutions:
        counts["tokens"] = match.tokens[side]
    if any(match.reds):
        counts["reds"] = match.reds[side]
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
        known = ", ".join(text for text in (sheet.counted(shown["hand"]["cards"]), players) if text)
        lines += [sheet.say("known", cards=known)] if known else []
    return lines
