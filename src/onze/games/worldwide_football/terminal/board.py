"""The middle of the drawing: how far the attack has come, what lies on the table, and what waits."""

from onze.games.worldwide_football.box.card_texts import action_text, listed, signed, virtual_action_text
from onze.games.worldwide_football.box.cards import MOST_PA
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.terminal.sheet import Sheet
from onze.typography import score

__all__ = ["build_up", "track"]


def build_up(sheet: Sheet) -> list[str]:
    """The attack card by card; in a shoot-out the kicks."""
    view = sheet.view
    if any(view["kicks"]):
        kicks = {"scored": score(view["scored"], sheet.language), "kicks": score(view["kicks"], sheet.language)}
        return [sheet.say("shoot_out", **kicks)]
    if view["outcome"] is not None or view["half"] == 0:
        return []
    return [_attack(sheet), *_on_the_table(sheet), *_waiting(sheet)]


def _attack(sheet: Sheet) -> str:
    """The track, and behind it the cards laid and those that answered; before the first, where one may shoot."""
    view, ball = sheet.view, sheet.view["ball"]
    shots = [action for action in sheet.rules.actions if action.kind == "shot" and action.count]
    low, high = min(min(shot.need) for shot in shots), max(max(shot.need) for shot in shots)
    line = sheet.say("attack", of_team=sheet.team(ball).of, track=track(view["pa"], low, high), pa=view["pa"])
    laid = [view["sides"][side]["laid"] for side in (ball, 1 - ball)]
    if view["moment"] == "card":
        laid[0] = laid[0][1:]
    if not any(laid):
        return f"{line}, {sheet.say('shots', low=low, high=high)}"
    said = [" › ".join(sheet.card(name) for name in reversed(cards)) for cards in laid]
    parts = [said[0]] if said[0] else []
    return "  ".join([line, *parts, *([sheet.say("answers", cards=said[1])] if said[1] else [])])


def track(pa: int, low: int, high: int) -> str:
    """PA as discs, those from which a Shot may be laid in brackets: ●●●●○[○○○]."""
    discs = ["●" if disc <= pa else "○" for disc in range(1, MOST_PA + 1)]
    discs[low - 1] = f"[{discs[low - 1]}"
    discs[high - 1] = f"{discs[high - 1]}]"
    return "".join(discs)


def _on_the_table(sheet: Sheet) -> list[str]:
    """The card that is not settled yet, or the shot."""
    view = sheet.view
    bonus = signed(view["shot_bonus"])
    if view["moment"] == "card":
        return [_card_on_the_table(sheet)]
    if view["moment"] == "shot":
        return [sheet.say("shooting", bonus=bonus, percent=_percent(sheet))]
    if view["moment"] == "save":
        quality = view["shot_die"] + view["shot_bonus"]
        return [sheet.say("shot", die=view["shot_die"], bonus=bonus, quality=quality)]
    return []


def _percent(sheet: Sheet) -> int:
    """How likely a goal is, in per cent."""
    chance: float = sheet.view["goal_chance"]
    return round(chance * 100)


def _card_on_the_table(sheet: Sheet) -> str:
    """What a card does that may still be answered."""
    view = sheet.view
    action = sheet.rules.actions[sheet.rules.card(view["card"])]
    shot = action.kind == "shot"
    written = virtual_action_text if sheet.rules.is_virtual(view["ball"]) else action_text
    effect = WORDS.text("effect_shot", {"bonus": signed(view["shot_bonus"])}) if shot else written(action)
    said = [sheet.say("table", card=action.text, effect=effect)]
    if view["with_pa"]:
        said.append(sheet.say("with_pa", pa=view["with_pa"]))
    if view["no_red"]:
        said.append(sheet.say("no_red"))
    if view["prevented"]:
        said.append(sheet.say("prevented"))
    if shot:
        said.append(sheet.say("goal_chance", percent=_percent(sheet)))
    return ". ".join(said)


def _waiting(sheet: Sheet) -> list[str]:
    """What applies to the next card, and to the rolls of this attack."""
    view = sheet.view
    lines = []
    if view["restart"]:
        cards = [action.text for action in sheet.rules.actions if view["restart"] in action.restart]
        lines.append(sheet.say(view["restart"], cards=listed(cards)))
    if view["undefendable"]:
        lines.append(sheet.say("undefendable"))
    if view["cross"]:
        lines.append(sheet.say("cross"))
    if view["block"]:
        lines.append(sheet.say("block", of_team=sheet.team(1 - view["ball"]).of, block=view["block"]))
    return [" ".join(lines)] if lines else []
