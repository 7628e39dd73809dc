"""The open question in words."""

from collections.abc import Mapping
from typing import Any

from onze.games.worldwide_football.box.card_texts import joined, player_effect
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.telling.commentary import capital
from onze.games.worldwide_football.terminal.sheet import Sheet

__all__ = ["question"]


def question(sheet: Sheet) -> str:
    """What the viewer is asked, else who is; nothing when the match is over."""
    decision = sheet.view["decision"]
    if decision is None:
        return ""
    if sheet.seat is None or "moves" not in sheet.view:
        who = [sheet.names[other] for other in decision["asked"]]
        return (
            sheet.say("to_play", who=who[0]) if len(who) == 1 else sheet.say("to_play_both", who=who[0], other=who[1])
        )
    return capital(WORDS.say(_key(sheet, decision), sheet.language, _values(sheet, sheet.seat, decision)))


def _key(sheet: Sheet, decision: Mapping[str, Any]) -> str:
    key = f"ask_{decision['name']}"
    if sheet.asks("ChooseTeam") and decision["side"] != sheet.seat:
        return f"{key}_virtual"
    if sheet.asks("Penalty"):
        return f"{key}{'' if decision['side'] == sheet.seat else '_keeper'}{_with_card(decision)}"
    if sheet.asks("GiveBackDiscard") and not decision["must"]:
        return f"{key}_may"
    if sheet.asks("BuildDecks") and not sheet.deck():
        return f"{key}_first"
    return key


def _with_card(decision: Mapping[str, Any]) -> str:
    return "_with_card" if decision["keeper_card"] else ""


def _values(sheet: Sheet, seat: int, decision: Mapping[str, Any]) -> dict[str, object]:
    """All that a question may speak of."""
    view, rules = sheet.view, sheet.rules
    values: dict[str, object] = {**decision, "saved": "1 + 2" if rules.switches.keeper_covers else "1 + 6"}
    values["left"] = decision.get("count", 0)
    if not sheet.before_teams():
        values["other"] = sheet.team(1 - seat).the
    if view["card"] is not None:
        values["card"] = rules.actions[rules.card(view["card"])].text
    if view["playing"] is not None:
        player = sheet.player(view["playing_side"], view["playing"])
        values |= {"player": player.title(), "effect": player_effect(player)}
    if sheet.asks("BuildDecks", "ChooseTen"):
        values["card"] = rules.actions[len(sheet.deck())].text
        values["size"] = decision["count"]
        values["samples"] = joined([WORDS.text(f"deck_name_{name}") for name in rules.decks], ", ")
    return values
