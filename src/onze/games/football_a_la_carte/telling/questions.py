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
    said: dict[str, object] = {name: bare(value) for name, value in decision.items()}
    for name in ("card", "free_kick", "chosen"):
        if name in decision:
            cards = decision[name]
            said[name] = cards_text(game, [cards] if isinstance(cards, str) else cards, language)
    if "arrow" in decision:
        said["arrow"] = game.things()[decision["arrow"]].text
    if "flag" in decision:
        said["flag"] = WORDS.text(f"symbol:{decision['flag']}")
    if "seat" in decision:
        said["who"] = names[decision["seat"]]
    if "side" in decision:
        said["who"] = side_text(game, decision["side"], names)
    return capital(WORDS.say(_key(game, view), language, said))


def _key(game: FootballALaCarte, view: Mapping[str, Any]) -> str:
    """The sentence of the question: another one where no card in the hand will do."""
    name: str = view["decision"]["name"]
    verbs = {game.vocabulary[game.move(move)].verb for move in view["moves"]}
    return f"ask_{name}_without" if verbs == {WITHOUT_A_CARD.get(name)} else f"ask_{name}"
