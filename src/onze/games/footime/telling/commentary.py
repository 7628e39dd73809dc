"""What happened, told as on the radio: a sentence an event, or none where the table and other events say it all.

``facts`` is an event as one seat is told it, ``names`` is what each seat is called. What comes of a card is told on the
card's own line.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from onze.games.footime.box.words import WORDS
from onze.games.footime.game import Footime
from onze.games.footime.match import PERIODS
from onze.games.footime.telling.signs import pawn_sign, score_text
from onze.kernel.words import Text

__all__ = ["event_text", "goes_on"]

Facts = Mapping[str, Any]

FAR: Final = 7
"""From so many points on, a run or a pass is called long."""
OPENINGS: Final = (
    "card", "captains roll", "period", "kick-off", "line-up", "goal", "whistle", "ends changed", "full time", "forfeit",
    "reshuffle", "deal", "offside called", "offside not called", "referee", "annulled", "confirmed", "new goalkeeper",
    "ball placed", "pawn moved away",
)  # fmt: skip
"""Events that begin a line; all others tell what comes of the one before."""
LONE_ROLLS: Final = ("kick-off", "shoot-out", "shoot-out save", "penalty")
"""Rolls that no card has led to in the same breath."""
PAWNS: Final = ("pawn", "offender", "victim")


def goes_on(facts: Facts) -> bool:
    """Whether an event is told on the line before: what comes of a card, of a roll or of a decision."""
    kind: str = facts["kind"]
    if kind == "roll":
        return str(facts["why"]) not in LONE_ROLLS
    if kind == "deal":
        return bool(facts["rule"] == "FT-CARD-REDEAL.1")
    return kind not in OPENINGS


def event_text(game: Footime, facts: Facts, names: Sequence[str], language: str) -> str:
    """An event as a sentence; nothing for what need not be told."""
    kind: str = facts["kind"]
    key = f"event_{_key(kind)}"
    if kind in ENDINGS:
        key += ENDINGS[kind](game, facts)
    if key not in WORDS.sentences:
        return ""
    sentence = WORDS.say(key, language, {**facts, **_people(game, facts, names), **_things(game, facts)})
    return sentence[:1].upper() + sentence[1:]


# ---- what the sentences are filled in with


def _people(game: Footime, facts: Facts, names: Sequence[str]) -> dict[str, object]:
    """Who it is about: players, and the teams."""
    said: dict[str, object] = {}
    if facts["kind"] == "referee":
        thing = game.calls[game.calls.number(facts["call"])].thing
        return {"who": names[int(thing.removeprefix("seat:"))]} if thing else {}
    if "seat" in facts:
        said["who"] = names[facts["seat"]]
    for fact in ("opponent", "with", "shooter"):
        if isinstance(facts.get(fact), int):
            said[fact] = names[facts[fact]]
    if "side" in facts:
        said["side"] = _side(facts["side"])
        said["other_side"] = _side(1 - facts["side"])
    return said


def _things(game: Footime, facts: Facts) -> dict[str, object]:
    """Pawns, cards, scores and dice as people say them."""
    said: dict[str, object] = {}
    for fact in PAWNS:
        if isinstance(facts.get(fact), str):
            said[fact] = pawn_sign(game.pawns.index(facts[fact]))
    for fact in ("card", "given", "taken"):
        if fact in facts:
            said[fact] = _card(game, facts[fact])
    if "cards" in facts:
        said["cards"] = [_card(game, name) for name in facts["cards"]]
    if "rolls" in facts:
        rolls = facts["rolls"] if isinstance(facts["rolls"][0], list) else [facts["rolls"]]
        said["rolls"] = ", ".join("–".join(str(value) for value in pair) for pair in rolls)
    for fact in ("score", "kicks", "scored"):
        if fact in facts:
            said[fact] = score_text(facts[fact])
    if "restart" in facts:
        said["restart"] = WORDS.text(f"restart_{_key(facts['restart'])}")
    if "period" in facts:
        said["period"] = WORDS.text(f"drawing_period_{PERIODS.index(facts['period']) + 1}")
    return said


def _card(game: Footime, name: str) -> Text:
    return game.kinds[game.cards.index(name)].text


def _side(side: int) -> Text:
    return WORDS.text("drawing_away" if side else "drawing_home")


def _key(words: str) -> str:
    return words.replace(" ", "_").replace("-", "_")


# ---- events that can be told in several ways


def _far(game: Footime, facts: Facts) -> str:
    """Long ones are told in another tone."""
    here, there = game.pitch.named([facts["from"], facts["to"]])
    return "_far" if game.pitch.distance(here, there) >= FAR else ""


def _way(game: Footime, facts: Facts) -> str:
    """How the ball is played; long passes and penalties that fall short apart."""
    how = f"_{_key(facts['how'])}"
    if facts["how"] == "pass":
        return how + _far(game, facts)
    (point,) = game.pitch.named([facts["to"]])
    short = facts["how"] == "penalty" and not game.pitch.goals & game.pitch.bit[point]
    return f"{how}_short" if short else how


def _called(game: Footime, facts: Facts) -> str:
    return f"_{_key(game.calls[game.calls.number(facts['call'])].verb)}"


def _about(game: Footime, facts: Facts) -> str:
    return f"_{facts['about']}"


ENDINGS: Final[Mapping[str, Callable[[Footime, Facts], str]]] = {
    "run": _far,
    "ball": _way,
    "roll": lambda game, facts: f"_{_key(facts['why'])}",
    "captains roll": lambda game, facts: f"_{_key(facts['why'])}",
    "line-up": lambda game, facts: "_by_hand" if facts["how"] == "by hand" else "",
    "offside": lambda game, facts: "_run" if facts["how"] == "run" else "",
    "duel": lambda game, facts: "_won" if facts["won"] else "_lost",
    "draw": lambda game, facts: "_seen" if "cards" in facts else "_unseen",
    "thrown away": lambda game, facts: "" if facts["cards"] else "_nothing",
    "set piece": lambda game, facts: f"_{_key(facts['what'])}",
    "var": _about,
    "annulled": _about,
    "confirmed": _about,
    "swap": lambda game, facts: "_seen" if "given" in facts else "",
    "whistle": lambda game, facts: f"_{_key(facts['period'])}",
    "ends changed": lambda game, facts: f"_{facts['west']}",
    "shoot-out shot": lambda game, facts: f"_{facts['result']}",
    "full time": lambda game, facts: f"_{_key(facts['reason'])}",
    "referee": _called,
}
"""What is added to the key of an event that can be told in several ways."""
