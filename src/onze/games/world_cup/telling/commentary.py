"""What happened, told as a commentary: a sentence an event, or none where the board and other events say it all.

``told`` is an event as one seat is told it, ``names`` is what each seat is called. No sentence has a nation for its
subject, and none puts an article before one: an edition's file only knows its name.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.game import WorldCup
from onze.games.world_cup.rules.naming import BETWEEN, alphabetical, match_text, row_text
from onze.kernel.things import bare
from onze.kernel.words import LANGUAGES, Text

__all__ = ["event_text", "goes_on", "table_text"]

Told = Mapping[str, Any]
"""An event as one seat is told it."""

SCORED: Final = "●"
MISSED: Final = "○"
FOLLOWING: Final = ("token", "turned", "penalty", "draw", "pile")
"""Events that are told on the line of what they follow from."""
ALL_REPLAYS: Final = "replays"
"""The place of a throw for all matches that are played again."""


def goes_on(told: Told) -> bool:
    """Whether an event is told on the line before: what a card does, and results behind their dice."""
    return told["kind"] in FOLLOWING or (told["kind"] == "result" and told["dice"])


def event_text(game: WorldCup, told: Told, names: Sequence[str], language: str) -> str:
    """An event as a sentence; nothing for what need not be told."""
    told = {name: bare(part) for name, part in told.items()}
    kind: str = told["kind"]
    said: dict[str, object] = {**told, **_people(game, told, names), **_things(game, told)}
    key = f"event_{kind.replace(' ', '_').replace('-', '_')}"
    if kind in ENDINGS:
        key += ENDINGS[kind](game, told)
    if key not in WORDS.sentences:
        return ""
    sentence = WORDS.say(key, language, said)
    return sentence[:1].upper() + sentence[1:]


# ---- what the sentences are filled in with


def _people(game: WorldCup, told: Told, names: Sequence[str]) -> dict[str, object]:
    """Who it is about."""
    if told["kind"] == "referee":
        thing = game.calls[game.calls.number(told["call"])].thing
        return {"who": names[int(thing.removeprefix("seat:"))]} if thing else {}
    if "seats" in told:
        return {"who": ", ".join(names[seat] for seat in told["seats"])}
    return {"who": names[told["seat"]]} if "seat" in told else {}


def _things(game: WorldCup, told: Told) -> dict[str, object]:
    """Teams, cards, scores and dice as people say them."""
    said: dict[str, object] = {}
    if told.get("team") is not None:
        said["team"] = _team(game, told["team"])
    if "teams" in told:
        said["teams"] = _nations(game, told["teams"])
    if "left_over" in told:
        said["left_over"] = _team(game, told["left_over"])
    if "against" in told:
        against = _team(game, told["against"])
        fixture = game.edition.fixture(told["match"])
        said["row"] = row_text(game.edition, fixture, _team(game, told["team"]), told["half_goals"], against)
    if told["kind"] == "flag":
        said["match"] = match_text(game.edition, game.edition.fixture(told["row"].rpartition(".")[0]))
    if "card" in told:
        said["card"] = game.kinds[game.card(told["card"])].text
    if "cards" in told and told["kind"] in ("draw", "eliminated"):
        said["cards"] = [game.kinds[game.card(name)].text for name in told["cards"]]
    if "dot" in told:
        said["dot"] = _dot(game, told["dot"])
    if "phase" in told:
        said["phase"] = _phase(game, told["phase"])
    return {**said, **_scores(game, told)}


def _scores(game: WorldCup, told: Told) -> dict[str, object]:
    """What is thrown, scored and ranked at the end of a phase."""
    kind = told["kind"]
    if kind == "dice":
        dots = told["dots"]
        shown = [_counted(dots.count(dot), _dot(game, dot)) for dot in dict.fromkeys(dots)]
        return {"where": _place(game, told["where"]), "dots": shown}
    if kind == "result":
        return {**_pair(game, told["teams"], told["goals"]), "before": _score(told["without_dice"])}
    if kind == "shoot-out":
        first, second = ("".join(SCORED if kick else MISSED for kick in side) for side in told["series"])
        return {**_pair(game, told["teams"], told["kicks"]), "first": first, "second": second}
    if kind == "table":
        return {"table": {language: _table(game, told, language) for language in LANGUAGES}}
    if kind == "lots":
        numbered = [_team(game, name) for name in told["order"]]
        order = {lang: [f"{place}. {team[lang]}" for place, team in enumerate(numbered, 1)] for lang in LANGUAGES}
        return {"order": {language: ", ".join(order[language]) for language in LANGUAGES}}
    if kind == "replay":
        return {"matches": [_fixture(game, name) for name in told["matches"]]}
    return {}


def _pair(game: WorldCup, teams: Sequence[str], goals: Sequence[int]) -> dict[str, object]:
    home, away = (_team(game, name) for name in teams)
    return {"home": home, "score": _score(goals), "away": away}


def _score(goals: Sequence[int]) -> Text:
    return {language: between.join([str(side) for side in goals]) for language, between in BETWEEN.items()}


def _team(game: WorldCup, name: str) -> Text:
    return game.edition.teams[game.edition.team_ids.index(name)].text


def _nations(game: WorldCup, names: Sequence[str]) -> Text:
    """Nations in the order of their names in each language."""
    teams = [game.edition.teams[game.edition.team_ids.index(name)] for name in names]
    ordered = {language: alphabetical(teams, language) for language in LANGUAGES}
    return {language: ", ".join(team.text[language] for team in ordered[language]) for language in LANGUAGES}


def _phase(game: WorldCup, name: str) -> Text:
    return next(phase.text for phase in game.edition.phases if phase.id == name)


def _place(game: WorldCup, name: str) -> Text:
    """What the dice are thrown for: a group, all replays, or a round."""
    if name == ALL_REPLAYS:
        return WORDS.text("dice_for_replays")
    if any(group.id == name for group in game.edition.groups):
        return WORDS.text("dice_for_group", {"group": name})
    return _phase(game, name)


def _fixture(game: WorldCup, name: str) -> Text:
    """A match by its teams, where the board itself says who they are, else by what it is called."""
    number = game.edition.fixture(name)
    match = match_text(game.edition, number)
    slots = game.edition.fixtures[number].slots
    if any(slot.kind != "S" for slot in slots):
        return match
    home, away = (game.edition.teams[slot.reference].text for slot in slots)
    return WORDS.text("fixture", {"home": home, "away": away, "match": match})


def _dot(game: WorldCup, dot: str) -> Text:
    """The colour of a dot; white ones count for grey teams (WCG-C-08)."""
    for colour in game.material.colours:
        if colour.dot == dot and colour.name == dot:
            return colour.text
    return WORDS.text(f"dot_{dot}")


def _counted(count: int, text: Text) -> Text:
    return {language: f"{word} ×{count}" if count > 1 else word for language, word in text.items()}


def _table(game: WorldCup, told: Told, language: str) -> str:
    names = {name: _team(game, name)[language] for name in told["points"]}
    order = [[names[name] for name in tier] for tier in told["order"]]
    points = {names[name]: points for name, points in told["points"].items()}
    return table_text(order, points, game.edition.qualify, language)


# ---- events that can end in several ways


def _flag(game: WorldCup, told: Told) -> str:
    """Only of the best third-placed teams the tables do not say that they go on."""
    return "_third" if game.slots[game.edition.rows.index(told["row"])].kind == "T" else ""


def _drawn(game: WorldCup, told: Told) -> str:
    """Everybody draws all the time; only one's own cards are told."""
    return ("_one" if told["count"] == 1 else "_many") if "cards" in told else ""


def _pile(game: WorldCup, told: Told) -> str:
    """A pile of one card is not so many cards."""
    return "_one_card" if told["cards"] == 1 else ""


def _called(game: WorldCup, told: Told) -> str:
    verb: str = game.calls[game.calls.number(told["call"])].verb
    return f"_{verb.replace(' ', '_')}"


ENDINGS: Final[Mapping[str, Callable[[WorldCup, Told], str]]] = {
    "teams": lambda game, told: "_left_over" if "left_over" in told else "",
    "dealer": _pile,
    "reshuffle": _pile,
    "pile": _pile,
    "draw": _drawn,
    "card": lambda game, told: "_discard" if told["use"] == "discard" else "",
    "turned": lambda game, told: f"_{told['token']}",
    "penalty": lambda game, told: "_scored" if told["scored"] else "_missed",
    "result": lambda game, told: "" if told["goals"] == told["without_dice"] else "_changed",
    "flag": _flag,
    "champion": lambda game, told: "" if told["team"] is not None else "_early",
    "referee": _called,
}
"""What is added to the key of an event that can end in several ways."""


def table_text(order: list[list[str]], points: dict[str, int], qualify: int, language: str) -> str:
    """A table in one line, level teams with one number, a bar below those who go on: 1. SEN 6, 2. DEN 4 | 3. FRA 1."""
    text = ""
    place = 1
    for tier in order:
        for team in tier:
            key = "table_level" if len(tier) > 1 else "table_place"
            line = WORDS.say(key, language, {"place": place, "team": team, "points": points[team]})
            text += f"{', ' if text and not text.endswith('| ') else ''}{line}"
        place += len(tier)
        if place == qualify + 1:
            text += " | "
    return text.removesuffix(" | ")
