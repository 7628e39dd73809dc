"""The open question in words, from a view alone: what a player is asked, or who is."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.games.football_a_la_carte.telling.commentary import capital, cards_text, side_text
from onze.kernel.things import bare

__all__ = ["question_text"]

WITHOUT_A_CARD: Final = {
    "KickOff": "show hand",
    "OpenPlay": "discard",
    "ClearanceCard": "discard",
    "Save": "decline",
    "LastSave": "decline",
    "PenaltyOption": "pass",
}
"""What is left to whoever is asked for a card and holds none that will do: the question then says so."""


def question_text(game: FootballALaCarte, view: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """What the viewer is asked, else who is; nothing when the match is over."""
    decision = view["decision"]
    if decision is None:
        return ""
    if view["viewer"] not in decision["asked"]:
        return capital(WORDS.say("asked_of", language, {"who": names[decision["asked"][0]]}))
    key = _key(game, view)
    said = {name: _value(game, decision, names, language, name) for name in WORDS.named(key, language)}
    return capital(WORDS.say(key, language, said))


def _value(
    game: FootballALaCarte, decision: Mapping[str, Any], names: Sequence[str], language: str, name: str
) -> object:
    """What stands in a question where it names a value: in most cases what the view shows under that name."""
    if name == "who":
        return names[decision["seat"]] if "seat" in decision else side_text(game, decision["side"], names)
    value = decision[name]
    if name in ("card", "free_kick", "chosen"):
        return cards_text(game, [value] if isinstance(value, str) else value, language)
    if name == "arrow":
        return game.things()[value].text
    return WORDS.text(f"symbol:{value}") if name == "flag" else bare(value)


def _key(game: FootballALaCarte, view: Mapping[str, Any]) -> str:
    """The sentence of the question: another one where no card in the hand will do."""
    name: str = view["decision"]["name"]
    without = WITHOUT_A_CARD.get(name)
    if without is None:
        return f"ask_{name}"
    for move in view["moves"]:
        if game.vocabulary[game.move(move)].verb != without:
            return f"ask_{name}"
    return f"ask_{name}_without"
