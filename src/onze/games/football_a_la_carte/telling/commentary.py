"""What happened, told as a commentary: a sentence an event."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.football_a_la_carte.box.pitch import ENDS
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.game import FootballALaCarte

__all__ = ["capital", "card_text", "cards_text", "event_text", "score_text", "side_text"]

DEAL: Final = 4
"""A turn uses three cards at most: whoever draws more is being dealt a hand, which is shown anyway."""


def event_text(game: FootballALaCarte, told: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """What happened, in words; ``told`` is the event as one seat is told it."""
    said: dict[str, object] = dict(told)
    if "seat" in told:
        said["who"] = names[told["seat"]]
    if "goals" in told:
        said["score"] = score_text(game, told["goals"], names)
    if "card" in told:
        said["card"] = card_text(game, told["card"], language)
    if "card" in told or "cards" in told:
        said["cards"] = cards_text(game, told.get("cards") or [told["card"]], language)
    key = "event_" + told["kind"].replace(" ", "_")
    if told["kind"] == "ends":
        said |= {f"{end}_side": side_text(game, told[end], names) for end in ENDS}
    elif told["kind"] == "ball":
        squares = [told["from"], *told["path"][-1:], *([told["net"]] if "net" in told else [])]
        said["way"] = " → ".join(squares)
        key = f"{key}_{told['result']}"
    elif told["kind"] == "referee":
        call = game.calls[game.calls.number(told["call"])]
        if call.thing:
            said["who"] = names[int(call.thing.removeprefix("seat:"))]
        key = f"{key}_{call.verb.replace(' ', '_')}"
    elif told["kind"] == "draw" and "cards" in told and told["count"] < DEAL:
        key = "event_draw_seen"
    elif told["kind"] == "penalty cut":
        said["scorers"] = side_text(game, told["side"], names)
        said["cuts"] = score_text(game, told["cuts"], names)
        key = f"{key}_{'scored' if told['scored'] else 'stopped'}"
    return capital(WORDS.say(key, language, said))


def card_text(game: FootballALaCarte, name: str, language: str) -> str:
    """A card as people say it."""
    return game.pack.kinds[game.card(name)].text()[language]


def cards_text(game: FootballALaCarte, names: Sequence[str], language: str) -> str:
    """Several cards played together."""
    return " + ".join(card_text(game, name, language) for name in names)


def side_text(game: FootballALaCarte, side: int, names: Sequence[str]) -> str:
    """A side by the names of its players."""
    return " & ".join(names[seat] for seat in game.sides[side])


def score_text(game: FootballALaCarte, goals: Sequence[int], names: Sequence[str]) -> str:
    """The score, with who scored how often."""
    return f"{goals[0]} – {goals[1]} ({side_text(game, 0, names)} – {side_text(game, 1, names)})"


def capital(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
