"""What happened, told as a commentary: a sentence an event."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.football_a_la_carte.box.pitch import ENDS
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.kernel.things import bare
from onze.kernel.vocabulary import Move
from onze.typography import score

__all__ = ["capital", "card_text", "cards_text", "event_text", "score_text", "side_text"]

DEAL: Final = 4
"""A turn uses three cards at most: whoever draws more is being dealt a hand, which is shown anyway."""


def event_text(game: FootballALaCarte, told: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """What happened, in words; ``told`` is the event as one seat is told it."""
    key = f"event_{told['kind'].replace(' ', '_')}{_ending(game, told)}"
    said = {name: _value(game, told, names, language, name) for name in WORDS.named(key, language)}
    return capital(WORDS.say(key, language, said))


def _value(game: FootballALaCarte, told: Mapping[str, Any], names: Sequence[str], language: str, name: str) -> object:
    """What stands in a sentence where it names a value: in most cases what was told under that name."""
    if name == "who":
        return names[told["seat"] if "seat" in told else int(_call(game, told).thing.removeprefix("seat:"))]
    if name == "score":
        return score_text(game, told["score"], names, language)
    if name == "card":
        return card_text(game, told["card"], language)
    if name == "cards":
        return cards_text(game, told.get("cards") or [told["card"]], language)
    if name == "way":
        squares = [told["from"], *told["path"][-1:], *([told["net"]] if "net" in told else [])]
        return " → ".join(str(bare(square)) for square in squares)
    if name == "half_name":
        return WORDS.text(f"half_name_{told.get('half') or told['number']}")
    if name == "nth":
        return "1re" if told["place"] == 1 else f"{told['place']}e"  # only French has it in its sentence
    if name == "scorers":
        return side_text(game, told["side"], names)
    if name == "cuts":
        return score_text(game, told["cuts"], names, language)
    if name.removesuffix("_side") in ENDS:
        return side_text(game, told[name.removesuffix("_side")], names)
    return bare(told[name])


def _call(game: FootballALaCarte, told: Mapping[str, Any]) -> Move:
    """What the referee has called."""
    return game.calls[game.calls.number(told["call"])]


def _ending(game: FootballALaCarte, told: Mapping[str, Any]) -> str:
    """What is added to the key of an event that can end in several ways, or be about one card or several."""
    kind = told["kind"]
    if kind == "ball":
        return f"_{told['result']}"
    if kind == "referee":
        return f"_{_call(game, told).verb.replace(' ', '_')}"
    if kind == "penalty cut":
        return "_scored" if told["scored"] else "_stopped"
    if kind == "discard":
        return "_one" if len(told["cards"]) == 1 else ""
    if kind == "draw":
        seen = "_seen" if "cards" in told and told["count"] < DEAL else ""
        return f"{seen}_one" if told["count"] == 1 else seen
    return ""


def card_text(game: FootballALaCarte, name: str, language: str) -> str:
    """A card as people say it."""
    return game.pack.kinds[game.card(name)].text[language]


def cards_text(game: FootballALaCarte, names: Sequence[str], language: str) -> str:
    """Several cards played together."""
    return " + ".join(card_text(game, name, language) for name in names)


def side_text(game: FootballALaCarte, side: int, names: Sequence[str]) -> str:
    """A side by the names of its players."""
    return " & ".join(names[seat] for seat in game.sides[side])


def score_text(game: FootballALaCarte, goals: Sequence[int], names: Sequence[str], language: str) -> str:
    """The score, with who scored how often."""
    return f"{score(goals, language)} ({side_text(game, 0, names)} – {side_text(game, 1, names)})"


def capital(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
