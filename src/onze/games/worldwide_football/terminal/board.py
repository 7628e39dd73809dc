"""The middle of the drawing: how far the attack has come, what lies on the table, and what waits."""

from typing import Any

from onze.games.worldwide_football.box.card_texts import action_text, listed, signed, virtual_action_text
from onze.games.worldwide_football.box.cards import MOST_PA
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import NO_CARD, WorldwideMatch
from onze.games.worldwide_football.rules.attack import Validate
from onze.games.worldwide_football.rules.shots import Save, Shoot, goal_odds
from onze.games.worldwide_football.terminal.sheet import Sheet
from onze.kernel.steps import Step
from onze.typography import score

__all__ = ["build_up", "track"]


def build_up(sheet: Sheet) -> list[str]:
    """The attack card by card; in a shoot-out the kicks."""
    match = sheet.match
    if any(match.kicks):
        kicks = {"scored": score(match.scored, sheet.language), "kicks": score(match.kicks, sheet.language)}
        return [sheet.say("shoot_out", **kicks)]
    if match.outcome is not None or match.half == 0:
        return []
    return [_attack(sheet), *_on_the_table(sheet), *_waiting(sheet)]


def _attack(sheet: Sheet) -> str:
    """The track, and behind it the cards laid and those that answered; before the first, where one may shoot."""
    match = sheet.match
    shots = [action for action in sheet.rules.actions if action.kind == "shot" and action.count]
    low, high = min(min(shot.need) for shot in shots), max(max(shot.need) for shot in shots)
    line = sheet.say("attack", of_team=match.team(match.ball).of, track=track(match.pa, low, high), pa=match.pa)
    laid = [sheet.view["sides"][side]["laid"] for side in (match.ball, match.defender)]
    if _waits(match, Validate):
        laid[0] = laid[0][1:]
    if not any(laid):
        return f"{line}, {sheet.say('shots', low=low, high=high)}"
    said = [" › ".join(sheet.card(name) for name in reversed(cards)) for cards in laid]
    parts = [said[0]] if said[0] else []
    return "  ".join([line, *parts, *([sheet.say("answers", cards=said[1])] if said[1] else [])])


def _waits(match: WorldwideMatch, kind: type[Step[Any]]) -> bool:
    """Whether such a step is still to come."""
    return any(isinstance(step, kind) for step in match.stack)


def track(pa: int, low: int, high: int) -> str:
    """PA as discs, those from which a Shot may be laid in brackets: ●●●●○[○○○]."""
    discs = ["●" if disc <= pa else "○" for disc in range(1, MOST_PA + 1)]
    discs[low - 1] = f"[{discs[low - 1]}"
    discs[high - 1] = f"{discs[high - 1]}]"
    return "".join(discs)


def _on_the_table(sheet: Sheet) -> list[str]:
    """The card that is not settled yet, and the shot."""
    match = sheet.match
    lines = []
    percent = round(goal_odds(match, match.shot_bonus, match.shot_dice, match.card != NO_CARD).share * 100)
    if _waits(match, Validate):
        lines.append(_card_on_the_table(sheet, percent))
    elif _waits(match, Shoot):
        lines.append(sheet.say("shooting", bonus=signed(match.shot_bonus), percent=percent))
    if _waits(match, Save):
        quality = match.shot_die + match.shot_bonus
        lines.append(sheet.say("shot", die=match.shot_die, bonus=signed(match.shot_bonus), quality=quality))
    return lines


def _card_on_the_table(sheet: Sheet, percent: int) -> str:
    """What a card does that may still be answered."""
    match = sheet.match
    action = sheet.rules.actions[match.card]
    shot = action.kind == "shot"
    written = virtual_action_text if sheet.rules.is_virtual(match.ball) else action_text
    effect = WORDS.text("effect_shot", {"bonus": signed(match.shot_bonus)}) if shot else written(action)
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
