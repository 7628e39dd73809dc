"""What happened, told as on the radio: a sentence an event, or none where the table and other events say it all.

``told`` is an event as one seat is told it, ``names`` is what each seat is called. What comes of a card is told on the
card's own line.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from onze.games.footime.box.words import WORDS
from onze.games.footime.game import Footime
from onze.games.footime.telling.signs import pawn_sign, rolls_text, score_text
from onze.kernel.things import bare, word_id
from onze.kernel.words import Text

__all__ = ["UNSPOKEN", "event_text", "goes_on"]

Told = Mapping[str, Any]

FAR: Final = 7
"""From so many points on, a run or a pass is called long."""
OPENINGS: Final = (
    "card", "captain", "captains roll", "period", "kick-off", "line-up", "goal", "whistle", "ends changed", "full time",
    "forfeit", "reshuffle", "deal", "offside called", "offside not called", "referee", "annulled", "confirmed",
    "new goalkeeper", "ball placed", "pawn moved away",
)  # fmt: skip
"""Events that begin a line; all others tell what comes of the one before."""
UNSPOKEN: Final = ("let play",)
"""Events of which nothing is said: after every ball that is kept, somebody does not interrupt."""
LONE_ROLLS: Final = ("kick-off", "shoot-out", "shoot-out save", "penalty")
"""Rolls that no card has led to in the same breath."""
PAWN_DETAILS: Final = ("pawn", "offender", "victim")


def goes_on(told: Told) -> bool:
    """Whether an event is told on the line before: what comes of a card, of a roll or of a decision."""
    kind: str = told["kind"]
    if kind == "roll":
        return str(told["why"]) not in LONE_ROLLS
    if kind == "deal":
        return bool(told["rule"] == "FT-CARD-REDEAL.1")
    return kind not in OPENINGS


def event_text(game: Footime, told: Told, names: Sequence[str], language: str) -> str:
    """An event as a sentence; nothing for what need not be told."""
    told = {name: bare(value) for name, value in told.items()}
    kind: str = told["kind"]
    key = f"event_{_key(kind)}"
    if kind in ENDINGS:
        key += ENDINGS[kind](game, told)
    if key not in WORDS.sentences:
        return ""
    sentence = WORDS.say(key, language, {**told, **_people(game, told, names), **_things(game, told)})
    return sentence[:1].upper() + sentence[1:]


# ---- what the sentences are filled in with


def _people(game: Footime, told: Told, names: Sequence[str]) -> dict[str, object]:
    """Who it is about: players, and the teams."""
    said: dict[str, object] = {}
    if told["kind"] == "referee":
        thing = game.calls[game.calls.number(told["call"])].thing
        return {"who": names[int(thing.removeprefix("seat:"))]} if thing else {}
    if "seat" in told:
        said["who"] = names[told["seat"]]
    for detail in ("opponent", "with", "shooter"):
        if isinstance(told.get(detail), int):
            said[detail] = names[told[detail]]
    if "side" in told:
        said["side"] = _side(told["side"])
        said["other_side"] = _side(1 - told["side"])
    return said


def _things(game: Footime, told: Told) -> dict[str, object]:
    """Pawns, cards, scores and dice as people say them."""
    said: dict[str, object] = {}
    for detail in PAWN_DETAILS:
        if isinstance(told.get(detail), str):
            said[detail] = pawn_sign(game.pawns.index(told[detail]))
    for detail in ("card", "given", "taken"):
        if detail in told:
            said[detail] = _card(game, told[detail])
    if "cards" in told:
        said["cards"] = [_card(game, name) for name in told["cards"]]
    if "rolls" in told:
        rolls = told["rolls"] if isinstance(told["rolls"][0], list) else [told["rolls"]]
        said["rolls"] = [rolls_text(pair) for pair in rolls]
    for detail in ("score", "kicks", "scored"):
        if detail in told:
            said[detail] = score_text(told[detail])
    if "restart" in told:
        said["restart"] = WORDS.text(f"restart_{_key(told['restart'])}")
    if "period" in told:
        said["period"] = WORDS.text(word_id("period", told["period"]))
    return said


def _card(game: Footime, name: str) -> Text:
    return game.kinds[game.cards.index(name)].text


def _side(side: int) -> Text:
    return WORDS.text("drawing_away" if side else "drawing_home")


def _key(words: str) -> str:
    return words.replace(" ", "_").replace("-", "_")


# ---- events that can be told in several ways


def _far(game: Footime, told: Told) -> str:
    """Long ones are told in another tone."""
    here, there = game.pitch.named([told["from"], told["to"]])
    return "_far" if game.pitch.distance(here, there) >= FAR else ""


def _way(game: Footime, told: Told) -> str:
    """How the ball is played; long passes and penalties that fall short apart."""
    how = f"_{_key(told['how'])}"
    if told["how"] == "pass":
        return how + _far(game, told)
    (point,) = game.pitch.named([told["to"]])
    short = told["how"] == "penalty" and not game.pitch.goals & game.pitch.bit[point]
    return f"{how}_short" if short else how


def _called(game: Footime, told: Told) -> str:
    return f"_{_key(game.calls[game.calls.number(told['call'])].verb)}"


def _about(game: Footime, told: Told) -> str:
    return f"_{told['about']}"


ENDINGS: Final[Mapping[str, Callable[[Footime, Told], str]]] = {
    "run": _far,
    "ball": _way,
    "roll": lambda game, told: f"_{_key(told['why'])}",
    "captains roll": lambda game, told: f"_{_key(told['why'])}",
    "line-up": lambda game, told: "_by_hand" if told["how"] == "by hand" else "",
    "offside": lambda game, told: "_run" if told["how"] == "run" else "",
    "duel": lambda game, told: "_won" if told["won"] else "_lost",
    "draw": lambda game, told: "_seen" if "cards" in told else "_unseen",
    "thrown away": lambda game, told: {0: "_nothing", 1: "_one"}.get(len(told["cards"]), ""),
    "set piece": lambda game, told: f"_{_key(told['what'])}",
    "var": _about,
    "annulled": _about,
    "confirmed": _about,
    "swap": lambda game, told: "_seen" if "given" in told else "",
    "whistle": lambda game, told: f"_{_key(told['period'])}",
    "ends changed": lambda game, told: f"_{told['west']}",
    "shoot-out shot": lambda game, told: f"_{told['result']}",
    "full time": lambda game, told: f"_{_key(told['reason'])}",
    "referee": _called,
}
"""What is added to the key of an event that can be told in several ways."""
