"""What happened, told as a commentary: a sentence an event, with the minute where it has one.

``told`` is an event as one seat is told it, ``names`` is what each seat is called.
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
from onze.games.worldwide_football.match import CAUSE_GOAL, CAUSES
from onze.kernel.things import bare
from onze.kernel.words import LANGUAGES, Text
from onze.typography import WIDE, score

__all__ = ["UNSPOKEN", "capital", "event_text", "goes_on", "period", "score_text", "side_name", "unbroken"]

Told = Mapping[str, Any]

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


UNSPOKEN: Final = ("player counts", "ready")
"""What needs no sentence: that a Player card was played is said, and if it was cancelled, that too; that all is ready
to choose teams is asked at once."""


def goes_on(told: Told) -> bool:
    """What has no minute of its own follows from what happened before it, unless it opens something new."""
    return "minute" not in told and told["kind"] not in OPENING


def event_text(game: WorldwideFootball, told: Told, names: Sequence[str], language: str) -> str:
    """An event as a sentence; nothing for what follows from the sentence before."""
    if told["kind"] in UNSPOKEN:
        return ""
    told = {name: bare(value) for name, value in told.items()}
    values = {**told, **_teams(game, told, names), **_things(game, told)}
    kind: str = told["kind"]
    key = f"event_{kind.replace(' ', '_').replace('-', '_')}"
    if kind in ENDINGS:
        key += ENDINGS[kind](game, told)
    sentence = unbroken(capital(WORDS.say(key, language, values)))
    return f"{told['minute']}’ {sentence}" if "minute" in told else sentence


def side_name(side: int, names: Sequence[str], language: str) -> str:
    """What a side is called: as its seat, or the virtual opponent."""
    return names[side] if side < len(names) else WORDS.say("virtual_opponent", language)


def score_text(teams: Sequence[Team], goals: Sequence[int]) -> Text:
    """The score between the names of the teams: France 1 – 0 Italy, France 1-0 Italie."""
    home, away = teams
    return {language: f"{home.name[language]} {score(goals, language)} {away.name[language]}" for language in LANGUAGES}


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


def _teams(game: WorldwideFootball, told: Told, names: Sequence[str]) -> dict[str, object]:
    """Who it is about, and who the other side is."""
    if told["kind"] == "referee":
        thing = game.calls[game.calls.number(told["call"])].thing
        return {"who": names[int(thing.removeprefix("seat:"))]} if thing else {}
    teams = [_team(game, name) for name in told["teams"] if name is not None]
    values: dict[str, object] = {}
    if "goals" in told:
        values["score"] = score_text(teams, told["goals"])
    if "side" in told:
        side: int = told["side"]
        team = _team(game, told["teams"][side])
        values |= {"name": team.name, "team": team.the, "of_team": team.of}
        values["who"] = {language: side_name(side, names, language) for language in LANGUAGES}
        if len(teams) > 1:
            values["other"] = teams[1 - side].the
    return values


def _things(game: WorldwideFootball, told: Told) -> dict[str, object]:
    """Cards, players, abilities and numbers as people say them."""
    values: dict[str, object] = {}
    if "card" in told:
        values["card"] = _card(game, told["card"])
    if "cards" in told:
        values["cards"] = [_card(game, name) for name in told["cards"]]
    if "player" in told:
        player = _player(game, told, told["player"])
        values |= {"player": player.title(), "effect": player_effect(player, game.is_virtual(told["side"]))}
    if "players" in told:
        values["players"] = [_player(game, told, name).title() for name in told["players"]]
    if "ability" in told:
        values |= {"ability": ability_name(told["ability"]), "effect": ability_effect(told["ability"])}
    if "abilities" in told:
        values["abilities"] = [ability_name(name) for name in told["abilities"]]
    if "line" in told:
        values["effect"] = stadium_text(told["line"])
    if "half" in told:
        values["period"] = period(told["half"])
    if "dice" in told:
        values |= {"bonus": signed(told["bonus"]), "quality": max(told["dice"]) + told["bonus"]}
    if "scored" in told:
        values["shoot_out"] = {language: score(told["scored"], language) for language in LANGUAGES}
    return values


def _team(game: WorldwideFootball, name: str) -> Team:
    return next(team for team in game.teams if team.id == name)


def _card(game: WorldwideFootball, name: str) -> Text:
    return game.actions[game.card(name)].text


def _player(game: WorldwideFootball, told: Told, name: str) -> Player:
    team = _team(game, told["teams"][told["side"]])
    return team.players[SLOTS.index(name.removeprefix("player:"))]


# ---- events that can end in several ways


def _drawn(game: WorldwideFootball, told: Told) -> str:
    seen = "_seen" if ("cards" in told or "players" in told) and told["count"] < DEAL else ""
    return f"{seen}_one" if told["count"] == 1 else seen


def _laid(game: WorldwideFootball, told: Told) -> str:
    return "_shot" if game.shots[game.card(told["card"])] else ""


def _sent_off(game: WorldwideFootball, told: Told) -> str:
    if not game.is_virtual(told["side"]):
        return ""
    return "_virtual_fewer" if game.switches.solo_red_lowers_active else "_virtual"


def _lost(game: WorldwideFootball, told: Told) -> str:
    if told["cause"] == CAUSES[CAUSE_GOAL]:
        return "_goal"
    return "" if told["cause"] in CAUSES.values() else "_taken"


def _called(game: WorldwideFootball, told: Told) -> str:
    verb: str = game.calls[game.calls.number(told["call"])].verb
    return f"_{verb.replace(' ', '_')}"


def _put_back(game: WorldwideFootball, told: Told) -> str:
    """Under its Defence pile goes one card at a time."""
    if told["to"].endswith("defence_pile"):
        return "_defence"
    return ("_shuffled" if told["shuffled"] else "_under") + ("_one" if told["count"] == 1 else "")


ENDINGS: Final[Mapping[str, Callable[[WorldwideFootball, Told], str]]] = {
    "deck": lambda game, told: "" if told["changed"] else "_kept",
    "draw": _drawn,
    "draw player": _drawn,
    "lay": _laid,
    "validated": _laid,
    "defence": lambda game, told: "" if told["total"] == told["d20"] else "_bonus",
    "ball lost": _lost,
    "set piece": lambda game, told: "_" + told["set_piece"].replace(" ", "_"),
    "offside trap": lambda game, told: "_works" if told["works"] else "_fails",
    "ability": lambda game, told: "_at_once" if told["ability"] in AT_ONCE else "",
    "dive": lambda game, told: "_foul" if told["foul"] else "_seen_through",
    "counter": lambda game, told: "_cancelled" if told["countered"] else "_fails",
    "search": lambda game, told: "_seen" if "card" in told else "",
    "shot": lambda game, told: "_best" if len(told["dice"]) > 1 else "",
    "goal": lambda game, told: "_player" if "player" in told else "",
    "full time": lambda game, told: "_shoot_out" if "scored" in told else "",
    "shoot-out kick": lambda game, told: "_scored" if told["scores"] else "_saved",
    "defence card": lambda game, told: "_answers" if told["answers"] else "_idle",
    "defence pile": lambda game, told: "_one" if told["count"] == 1 else "",
    "put back": _put_back,
    "ability die": lambda game, told: "_activates" if told["activates"] else "_leaves_it",
    "red card": _sent_off,
    "faces": lambda game, told: "_thrown" if game.switches.solo else "",
    "referee": _called,
}
"""What is added to the key of an event that can end in several ways."""
