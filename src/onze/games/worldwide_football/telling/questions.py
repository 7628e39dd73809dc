"""The open question in words, from what the viewer is shown: what a player is asked, or who is."""

from collections.abc import Mapping
from typing import Any

from onze.doors import Shown
from onze.games.worldwide_football.box.card_texts import joined, player_effect
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.game import WorldwideFootball
from onze.games.worldwide_football.telling.commentary import capital
from onze.games.worldwide_football.telling.seen import Seen

__all__ = ["question"]


def question(shown: Shown) -> str:
    """What the viewer is asked, else who is; nothing when the match is over."""
    assert isinstance(shown.game, WorldwideFootball)
    seen = Seen(shown.game, shown.view)
    decision = seen.view["decision"]
    if decision is None:
        return ""
    if seen.seat is None or "moves" not in seen.view:
        who = [shown.names[other] for other in decision["asked"]]
        if len(who) == 1:
            return WORDS.say("to_play", shown.language, {"who": who[0]})
        return WORDS.say("to_play_both", shown.language, {"who": who[0], "other": who[1]})
    return capital(WORDS.say(_key(seen, decision), shown.language, _values(seen, seen.seat, decision)))


def _key(seen: Seen, decision: Mapping[str, Any]) -> str:
    key = f"ask_{decision['name']}"
    if seen.asks("ChooseTeam") and decision["side"] != seen.seat:
        return f"{key}_virtual"
    if seen.asks("Penalty"):
        return f"{key}{'' if decision['side'] == seen.seat else '_keeper'}{_with_card(decision)}"
    if seen.asks("GiveBackDiscard") and not decision["must"]:
        return f"{key}_may"
    if seen.asks("BuildDecks") and not seen.deck():
        return f"{key}_first"
    return key


def _with_card(decision: Mapping[str, Any]) -> str:
    return "_with_card" if decision["keeper_card"] else ""


def _values(seen: Seen, seat: int, decision: Mapping[str, Any]) -> dict[str, object]:
    """All that a question may speak of."""
    view, rules = seen.view, seen.rules
    values: dict[str, object] = {**decision, "saved": "1 + 2" if rules.switches.keeper_covers else "1 + 6"}
    values["left"] = decision.get("count", 0)
    if not seen.before_teams():
        values["other"] = seen.team(1 - seat).the
    if view["card"] is not None:
        values["card"] = rules.actions[rules.card(view["card"])].text
    if view["playing"] is not None:
        player = seen.player(view["playing_side"], view["playing"])
        values |= {"player": player.title(), "effect": player_effect(player)}
    if seen.asks("BuildDecks", "ChooseTen"):
        values["card"] = rules.actions[len(seen.deck())].text
        values["size"] = decision["count"]
        values["samples"] = joined([WORDS.text(f"deck_name_{name}") for name in rules.decks], ", ")
    return values
