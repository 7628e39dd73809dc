"""What happened, told as a commentary: a sentence an event, with the minute where it has one.

``facts`` is an event as one seat is told it, ``names`` is what each seat is called.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from onze.games.worldwide_football.box.card_texts import (
    ability_effect,
    ability_name,
    player_effect,
    signed,
    stadium_text,
)
from onze.games.worldwide_football.box.squads import SLOTS, Player, Team
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.game import WorldwideFootball
from onze.games.worldwide_football.match import CAUSES, GOAL
from onze.kernel.words import LANGUAGES, Text
from onze.typography import WIDE

__all__ = ["capital", "event_text", "goes_on", "period", "score_text", "side_name", "unbroken"]

Facts = Mapping[str, Any]

NUMBER_OF_PA: Final = re.compile(r"(\d) PA\b")
AT_ONCE: Final = ("attacking-play", "counter-attack", "defensive-block", "clinical-finishing")
"""Abilities that do what they do at once; of the others a further event tells."""
DEAL: Final = 4
"""Whoever draws so many cards is being dealt a hand, which is shown anyway."""


OPENING: Final = (
    "team", "abilities", "deck", "toss", "half", "whistle", "full time", "extra time", "shoot-out", "shoot-out kick",
    "referee",
)  # fmt: skip
"""Events without a minute that nothing else leads to."""


def goes_on(facts: Facts) -> bool:
    """What has no minute of its own follows from what happened before it, unless it opens something new."""
    return "minute" not in facts and facts["kind"] not in OPENING


def event_text(game: WorldwideFootball, facts: Facts, names: Sequence[str], language: str) -> str:
    """An event as a sentence."""
    said = {**facts, **_teams(game, facts, names), **_things(game, facts)}
    kind: str = facts["kind"]
    key = f"event_{kind.replace(' ', '_').replace('-', '_')}"
    if kind in ENDINGS:
        key += ENDINGS[kind](game, facts)
    sentence = unbroken(capital(WORDS.say(key, language, said)))
    return f"{facts['minute']}’ {sentence}" if "minute" in facts else sentence


def side_name(side: int, names: Sequence[str], language: str) -> str:
    """What a side is called: as its seat, or the virtual opponent."""
    return names[side] if side < len(names) else WORDS.say("virtual_opponent", language)


def score_text(teams: Sequence[Team], goals: Sequence[int]) -> Text:
    """The score between the names of the teams: France 1 – 0 Italy."""
    home, away = teams
    return {language: f"{home.name[language]} {goals[0]} – {goals[1]} {away.name[language]}" for language in LANGUAGES}


def period(half: int) -> Text:
    """A half, or a period of extra time."""
    return WORDS.text(f"period_{half}")


def unbroken(text: str) -> str:
    """A text in which a number stays with its PA."""
    return NUMBER_OF_PA.sub(f"\\1{WIDE}PA", text)


def capital(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


# ---- what the sentences are filled in with


def _teams(game: WorldwideFootball, facts: Facts, names: Sequence[str]) -> dict[str, object]:
    """Who it is about, and who the other side is."""
    if facts["kind"] == "referee":
        thing = game.calls[game.calls.number(facts["call"])].thing
        return {"who": names[int(thing.removeprefix("seat:"))]} if thing else {}
    teams = [_team(game, name) for name in facts["teams"] if name is not None]
    said: dict[str, object] = {}
    if "goals" in facts:
        said["score"] = score_text(teams, facts["goals"])
    if "side" in facts:
        side: int = facts["side"]
        team = _team(game, facts["teams"][side])
        said |= {"name": team.name, "team": team.the, "of_team": team.of}
        said["who"] = {language: side_name(side, names, language) for language in LANGUAGES}
        if len(teams) > 1:
            said["other"] = teams[1 - side].the
    return said


def _things(game: WorldwideFootball, facts: Facts) -> dict[str, object]:
    """Cards, players, abilities and numbers as people say them."""
    said: dict[str, object] = {}
    if "card" in facts:
        said["card"] = _card(game, facts["card"])
    if "cards" in facts:
        said["cards"] = [_card(game, name) for name in facts["cards"]]
    if "player" in facts:
        player = _player(game, facts, facts["player"])
        said |= {"player": player.title(), "effect": player_effect(player, game.is_virtual(facts["side"]))}
    if "players" in facts:
        said["players"] = [_player(game, facts, name).title() for name in facts["players"]]
    if "ability" in facts:
        said |= {"ability": ability_name(facts["ability"]), "effect": ability_effect(facts["ability"])}
    if "abilities" in facts:
        said["abilities"] = [ability_name(name) for name in facts["abilities"]]
    if "line" in facts:
        said["effect"] = stadium_text(facts["line"])
    if "half" in facts:
        said["period"] = period(facts["half"])
    if "dice" in facts:
        said |= {"bonus": signed(facts["bonus"]), "quality": max(facts["dice"]) + facts["bonus"]}
    if "scored" in facts:
        said["shoot_out"] = f"{facts['scored'][0]} – {facts['scored'][1]}"
    return said


def _team(game: WorldwideFootball, name: str) -> Team:
    return next(team for team in game.teams if team.id == name)


def _card(game: WorldwideFootball, name: str) -> Text:
    return game.actions[game.card(name)].text


def _player(game: WorldwideFootball, facts: Facts, name: str) -> Player:
    team = _team(game, facts["teams"][facts["side"]])
    return team.players[SLOTS.index(name.removeprefix("player:"))]


# ---- events that can end in several ways


def _drawn(game: WorldwideFootball, facts: Facts) -> str:
    if ("cards" in facts or "players" in facts) and facts["count"] < DEAL:
        return "_seen"
    return "_one" if facts["count"] == 1 else ""


def _laid(game: WorldwideFootball, facts: Facts) -> str:
    return "_shot" if game.shots[game.card(facts["card"])] else ""


def _sent_off(game: WorldwideFootball, facts: Facts) -> str:
    if not game.is_virtual(facts["side"]):
        return ""
    return "_virtual_fewer" if game.switches.solo_red_lowers_active else "_virtual"


def _lost(game: WorldwideFootball, facts: Facts) -> str:
    if facts["cause"] == CAUSES[GOAL]:
        return "_goal"
    return "" if facts["cause"] in CAUSES.values() else "_taken"


def _called(game: WorldwideFootball, facts: Facts) -> str:
    verb: str = game.calls[game.calls.number(facts["call"])].verb
    return f"_{verb.replace(' ', '_')}"


ENDINGS: Final[Mapping[str, Callable[[WorldwideFootball, Facts], str]]] = {
    "deck": lambda game, facts: "" if facts["changed"] else "_kept",
    "draw": _drawn,
    "draw player": _drawn,
    "lay": _laid,
    "validated": _laid,
    "defence": lambda game, facts: "" if facts["total"] == facts["d20"] else "_bonus",
    "ball lost": _lost,
    "set piece": lambda game, facts: "_" + facts["set_piece"].replace(" ", "_"),
    "offside trap": lambda game, facts: "_works" if facts["works"] else "_fails",
    "ability": lambda game, facts: "_at_once" if facts["ability"] in AT_ONCE else "",
    "dive": lambda game, facts: "_foul" if facts["foul"] else "_seen_through",
    "counter": lambda game, facts: "_cancelled" if facts["countered"] else "_fails",
    "search": lambda game, facts: "_seen" if "card" in facts else "",
    "shot": lambda game, facts: "_best" if len(facts["dice"]) > 1 else "",
    "goal": lambda game, facts: "_player" if "player" in facts else "",
    "full time": lambda game, facts: "_shoot_out" if "scored" in facts else "",
    "shoot-out kick": lambda game, facts: "_scored" if facts["scores"] else "_saved",
    "defence card": lambda game, facts: "_answers" if facts["answers"] else "_idle",
    "ability die": lambda game, facts: "_activates" if facts["activates"] else "_leaves_it",
    "red card": _sent_off,
    "faces": lambda game, facts: "_thrown" if game.switches.solo else "",
    "referee": _called,
}
"""What is added to the key of an event that can end in several ways."""
