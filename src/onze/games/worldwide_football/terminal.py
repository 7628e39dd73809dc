"""How a terminal shows Worldwide Football: the table as text, and what happened and may be played in words.

``names`` is what each seat is called at this terminal.
"""

import textwrap
from collections.abc import Sequence
from typing import Any, Final

from onze.games.worldwide_football.actions import MOST_PA
from onze.games.worldwide_football.asking import question
from onze.games.worldwide_football.attack import Validate
from onze.games.worldwide_football.cards_text import (
    ability_effect,
    ability_name,
    action_effect,
    action_number,
    action_text,
    listed,
    player_effect,
    player_text,
    signed,
)
from onze.games.worldwide_football.changing_room import changing_room
from onze.games.worldwide_football.commentary import event_text, period, score_text
from onze.games.worldwide_football.decks import DeckChoice
from onze.games.worldwide_football.halves import HalfTimeAbilities
from onze.games.worldwide_football.hands import ACTION_LIMITS, PLAYER_LIMITS
from onze.games.worldwide_football.match import NONE, SIDES, WorldwideMatch
from onze.games.worldwide_football.sheet import INDENT, Sheet, stars
from onze.games.worldwide_football.shots import Save, Shoot, goal_odds
from onze.games.worldwide_football.words import WORDS
from onze.kernel.steps import Step

__all__ = ["draw", "event_text", "move_note"]

WIDTH: Final = 80
RULE: Final = "─" * WIDTH
GAP: Final = "  "
BY_DIE: Final = ("offside-trap", "diving", "counter_player")
"""What does nothing but throw a die: its odds say it all."""


def draw(match: WorldwideMatch, seat: int | None, names: Sequence[str], language: str) -> str:
    """The table as a seat (``None``: a spectator) sees it: both sides, the attack, one's own cards, the question."""
    sheet = Sheet(match, seat, names, language)
    inside = changing_room(sheet)
    parts = [inside] if inside else [_sides(sheet), _attack(sheet), _own_cards(sheet)]
    lines = [_headline(sheet)]
    for part in parts:
        lines += [RULE, *part] if part else []
    asked = question(sheet)
    lines += [RULE, asked] if asked else [RULE]
    return "\n".join(piece for line in lines for piece in _wrapped(line))


def _wrapped(line: str) -> list[str]:
    """A line in pieces that fit, the further ones under its last column, else a little to the right."""
    start = len(line) - len(line.lstrip()) + len(GAP)
    column = line.rfind(GAP, start) + len(GAP)
    indent = " " * max(start, column)
    return textwrap.wrap(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False)


def move_note(match: WorldwideMatch, seat: int, move: int, language: str) -> str:
    """What a move does, in a few words."""
    rules = match.rules
    verb, thing = rules.vocabulary[move]
    name = thing.partition(":")[2]
    if verb == "lay":
        action = rules.actions[move]
        if action.kind == "shot":
            bonus = signed(action.bonus[match.pa] + match.cross)
            return WORDS.say("effect_shot", language, {"bonus": bonus})
        return f"→ {match.pa + action.pa} PA, {action_effect(action)[language]}"
    if verb == "defend":
        return action_effect(rules.actions[move - rules.defend], ("foul",) if rules.switches.fouls else ())[language]
    if verb == "give back":
        return WORDS.say("drawing_give_back", language)
    if verb == "substitute":
        return WORDS.say("drawing_regain", language)
    if verb == "use" and name not in BY_DIE:
        return ability_effect(name)[language]
    if verb == "play" and match.player(seat, move - rules.play_player).effect not in BY_DIE:
        return player_effect(match.player(seat, move - rules.play_player))[language]
    return ""


# ---- above: the score, and both sides


def _headline(sheet: Sheet) -> str:
    """The score on the left, the minute on the right."""
    match = sheet.match
    if NONE in match.teams:
        return sheet.write(sheet.rules.title)
    score = sheet.write(score_text([match.team(side) for side in SIDES], match.goals))
    if match.outcome is not None:
        when = sheet.say("over")
    elif match.half == 0:
        when = sheet.say("before")
    elif isinstance(match.decision, HalfTimeAbilities | DeckChoice):
        when = sheet.say("half_time" if match.half == 1 else "extra_time")
    else:
        when = sheet.say("minute", period=period(match.half), minute=match.minute())
    return f"{score}{when:>{WIDTH - len(score)}}"


def _sides(sheet: Sheet) -> list[str]:
    return [line for side in SIDES for line in _side(sheet, side)]


def _side(sheet: Sheet, side: int) -> list[str]:
    """A side's Stars and tokens, its abilities, and how many cards lie where."""
    match = sheet.match
    shown: dict[str, Any] = sheet.view["sides"][side]
    team = match.team(side)
    words = [sheet.say("side", name=team.name, who=sheet.side_name(side))]
    if sheet.rules.switches.substitutions:
        words.append(sheet.say("tokens", count=match.tokens[side]))
    if match.reds[side]:
        words.append(sheet.say("reds", count=match.reds[side]))
    ball = "●" if side == match.ball else " "
    abilities = ", ".join(sheet.write(ability_name(name)) for name in shown["abilities"])
    return [
        f"{ball} {GAP.join(words)}",
        f"{INDENT}{stars(match.stars[side], sheet.rules.most_stars(match, side))} {abilities}",
        INDENT + _piles(sheet, side, shown),
        INDENT + _players(sheet, side, shown),
    ]


def _piles(sheet: Sheet, side: int, shown: dict[str, Any]) -> str:
    """How many Action cards a side has, and what is known of its hand."""
    discarded = shown["discard_pile"]
    discard = sheet.say("contents", size=len(discarded), cards=sheet.counted(discarded)) if discarded else "0"
    if sheet.rules.is_virtual(side):
        sizes = {name: shown[f"{name}_pile"]["size"] for name in ("special", "defence")}
        line = sheet.say("virtual_cards", action=shown["draw_pile"]["size"], discard=discard, **sizes)
        kept = sheet.counted([*shown["active_shots"], *shown["ready"]])
        return f"{sheet.say('kept', cards=kept)}, {line}" if kept else line
    hand, known = shown["hand"]["size"], shown["hand"]["cards"]
    if side != sheet.seat and known:
        hand = sheet.say("contents" if len(known) == hand else "known", size=hand, cards=sheet.counted(known))
    return sheet.say("cards", hand=hand, pile=shown["draw_pile"]["size"], discard=discard)


def _players(sheet: Sheet, side: int, shown: dict[str, Any]) -> str:
    """How many Player cards a side has, which are seen, used, or gone for good."""
    hand, known = shown["players"]["size"], shown["players"]["cards"]
    if side != sheet.seat and known:
        hand = sheet.say("contents" if len(known) == hand else "known", size=hand, cards=sheet.surnames(side, known))
    key = "active_players" if sheet.rules.is_virtual(side) else "players"
    parts = [sheet.say(key, hand=hand, pile=shown["player_pile"]["size"])]
    if shown["used_players"]:
        parts.append(sheet.say("used", cards=sheet.surnames(side, shown["used_players"])))
    if shown.get("substituted"):
        parts.append(sheet.say("gone", cards=sheet.surnames(side, shown["substituted"])))
    return ", ".join(parts)


# ---- in the middle: the attack


def _attack(sheet: Sheet) -> list[str]:
    """How far the attack has come, what lies on the table, and what waits."""
    match = sheet.match
    if any(match.kicks):
        kicks = {"scored": f"{match.scored[0]} – {match.scored[1]}", "kicks": f"{match.kicks[0]} – {match.kicks[1]}"}
        return [sheet.say("shoot_out", **kicks)]
    if match.outcome is not None or match.half == 0:
        return []
    shots = [action for action in sheet.rules.actions if action.kind == "shot" and action.count]
    low, high = min(min(shot.need) for shot in shots), max(max(shot.need) for shot in shots)
    facts = {"of_team": match.team(match.ball).of, "track": track(match.pa, low, high), "pa": match.pa}
    lines = [sheet.say("attack", **facts, low=low, high=high)]
    laid = [sheet.view["sides"][side]["laid"] for side in (match.ball, match.defender)]
    if waits(match, Validate):
        laid[0] = laid[0][:-1]
    for key, cards in zip(("laid", "answers"), laid, strict=True):
        if cards:
            said = " › ".join(sheet.card(name) for name in cards)
            lines.append(sheet.say(key, of_team=match.team(match.defender).of, cards=said))
    return [*lines, *_on_the_table(sheet), *_waiting(sheet)]


def waits(match: WorldwideMatch, kind: type[Step[Any]]) -> bool:
    """Whether such a step is still to come."""
    return any(isinstance(step, kind) for step in match.stack)


def track(pa: int, low: int, high: int) -> str:
    """PA as discs, those from which a Shot may be laid in brackets: ●●●●○[○○○]."""
    discs = ["●" if disc <= pa else "○" for disc in range(1, MOST_PA + 1)]
    discs[low - 1] = f"[{discs[low - 1]}"
    discs[high - 1] = f"{discs[high - 1]}]"
    return "".join(discs)


def _on_the_table(sheet: Sheet) -> list[str]:
    """The card that is not settled yet, the last defensive roll, the shot."""
    match = sheet.match
    lines = []
    percent = round(goal_odds(match, match.shot_bonus, match.shot_dice, match.card != NONE).share * 100)
    if waits(match, Validate):
        lines.append(_card_on_the_table(sheet, percent))
    elif waits(match, Shoot):
        lines.append(sheet.say("shooting", bonus=signed(match.shot_bonus), percent=percent))
    if match.defence != NONE:
        card = sheet.rules.actions[match.defence].text
        facts = {"card": card, "d20": match.roll, "total": match.total, "needed": match.needed}
        lines.append(sheet.say("roll" if match.total == match.roll else "roll_bonus", **facts))
    if waits(match, Save):
        quality = match.shot_die + match.shot_bonus
        lines.append(sheet.say("shot", die=match.shot_die, bonus=signed(match.shot_bonus), quality=quality))
    return lines


def _card_on_the_table(sheet: Sheet, percent: int) -> str:
    """What a card does that may still be answered."""
    match = sheet.match
    action = sheet.rules.actions[match.card]
    shot = action.kind == "shot"
    effect = WORDS.text("effect_shot", {"bonus": signed(match.shot_bonus)}) if shot else action_text(action)
    said = [sheet.say("table", card=action.text, effect=effect)]
    if match.with_pa:
        said.append(sheet.say("with_pa", pa=match.with_pa))
    if match.no_red:
        said.append(sheet.say("no_red"))
    if match.prevented:
        said.append(sheet.say("prevented"))
    if shot:
        said.append(sheet.say("goal_chance", percent=percent))
    return ". ".join(said)


def _waiting(sheet: Sheet) -> list[str]:
    """What applies to the next card, and to the rolls of this attack."""
    match = sheet.match
    lines = []
    if sheet.view["restart"]:
        cards = [action.text for action in sheet.rules.actions if sheet.view["restart"] in action.restart]
        lines.append(sheet.say(sheet.view["restart"], cards=listed(cards)))
    if match.undefendable:
        lines.append(sheet.say("undefendable"))
    if match.cross:
        lines.append(sheet.say("cross"))
    if match.block:
        lines.append(sheet.say("block", of_team=match.team(match.defender).of, block=match.block))
    return [" ".join(lines)] if lines else []


# ---- below: one's own cards


def _own_cards(sheet: Sheet) -> list[str]:
    """One's own hand in columns, and what one's Player cards say."""
    match = sheet.match
    side = sheet.seat
    if side is None or match.outcome is not None:
        return []
    reds = min(match.reds[side], 2)
    hand = match.hands[side].cards
    kinds = match.kinds(side)
    lines = [sheet.say("own_hand", size=len(hand), limit=ACTION_LIMITS[reds])]
    actions = [sheet.rules.actions[kind] for kind in kinds]
    rows = [
        (
            f"{hand.count(kind)} × {sheet.write(action.text)}",
            sheet.write(action_number(action)),
            sheet.write(action_effect(action, sheet.risks)),
        )
        for kind, action in zip(kinds, actions, strict=True)
    ]
    widths = [max([len(row[column]) for row in rows], default=0) for column in range(3)]
    for row in rows:
        lines.append("  " + GAP.join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip())
    squad = match.held(side, sheet.rules.all_slots)
    lines.append(sheet.say("own_players", size=len(squad), limit=PLAYER_LIMITS[reds]))
    for slot in squad:
        player = match.player(side, slot)
        lines.append(f"  {player.title()} – {sheet.write(player_text(player, sheet.rules.actions))}")
    return lines
