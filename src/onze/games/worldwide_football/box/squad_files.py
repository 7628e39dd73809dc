"""Squad files: a team with its seven players as TOML. The first mistake is refused with its line."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.squads import AMOUNTS, EFFECTS_IN, SLOTS, STADIUMS, WINDOWS, Team
from onze.games.worldwide_football.box.words import WORDS
from onze.kernel.data import DataFile
from onze.kernel.words import Refused

__all__ = ["read_team", "read_teams"]

MOST_STARS: Final = 6
"""Twelve tokens for two sides (WF-3.5)."""
MOST_PLAYER_PA: Final = 4

TEAM_KEYS: Final = ("id", "name", "stars", "abilities", "solo_abilities", "stadium", "player")
NAME_KEYS: Final = ("en", "fr", "fr_the", "fr_of")
PLAYER_KEYS: Final = ("slot", "name", "specialist", "pa", "window", "on", "effect", "amount")
NEEDED_OF_A_PLAYER: Final = ("slot", "name", "window")
WINDOWS_WITH_CARDS: Final = ("with", "after", "recovery")
"""The windows whose cards are bound to Action cards, and may give PA."""
ROLES_OF_WINDOWS: Final[Mapping[str, tuple[str, str]]] = {
    "shot_die": ("G", "WF-FAQ.7"),
    "after_roll": ("D", "WF-FAQ.11"),
    "counter": ("D", "WF-11.5"),
}
"""Windows that are for one role alone, and the rule that says so."""


def read_teams(folder: Path, brought: DataFile | None, cards: Sequence[str]) -> tuple[Team, ...]:
    """Our teams in alphabetical order, then the squad that somebody brings along."""
    teams = [read_team(DataFile(path), cards) for path in sorted(folder.glob("*.toml"))]
    if brought is not None:
        team = read_team(brought, cards)
        if team.id in [other.id for other in teams]:
            raise Entry(brought, brought.read()).wrong("id", "squad_id_taken", {"id": team.id})
        teams.append(team)
    return tuple(teams)


def read_team(file: DataFile, cards: Sequence[str]) -> Team:
    """A squad file; ``cards`` are the names of the Action cards, attack cards first, then Shots, then defence cards."""
    table = file.read()
    _check_team(Entry(file, table))
    seen: list[str] = []
    names: list[str] = []
    for number, player in enumerate(table["player"], 1):
        entry = Entry(file, player, number)
        _check_player(entry, cards)
        if player["slot"] in seen:
            raise entry.wrong("slot", "squad_slot_twice", {"slot": player["slot"], "slots": SLOTS})
        if player["name"] in names:
            raise entry.wrong("name", "squad_player_name_twice", {"player": player["name"]})
        seen.append(player["slot"])
        names.append(player["name"])
    return Team(table)


class Entry:
    """One table of a squad file: the team's own, or that of a player, counted from 1."""

    def __init__(self, file: DataFile, table: Mapping[str, Any], player: int = 0) -> None:
        self.file = file
        self.table = table
        self.player = player

    def wrong(self, name: str, key: str, values: Mapping[str, object] | None = None, rule: str = "") -> Refused:
        """The refusal of one of its keys."""
        mistake = WORDS.text(key, {"name": name, **(values or {})})
        return WORDS.refused(
            "wrong_line", rule, {"file": self.file.name, "line": self.line_of(name), "mistake": mistake}
        )

    def line_of(self, name: str) -> int:
        """The line of a key, or the one where this table begins if the key is not there."""
        wanted = re.compile(rf"""\s*\[{{0,2}}["']?{re.escape(name)}["']?\s*[\].=]""")
        begins, players = 1, 0
        for number, line in enumerate(self.file.text.splitlines(), 1):
            if line.strip().startswith("[[player]]"):
                players += 1
                if players == self.player:
                    begins = number
            elif (players == self.player or line.lstrip().startswith("[")) and wanted.match(line):
                return number
        return begins

    def check_keys(self, known: Sequence[str], needed: Sequence[str]) -> None:
        """No key is unknown, and none is missing."""
        for name in self.table:
            if name not in known:
                raise self.wrong(name, "squad_unknown_key", {"known": known})
        for name in needed:
            if name not in self.table:
                raise self.wrong(name, "squad_missing")

    def check_number(self, name: str, low: int, high: int) -> None:
        """A key that is there is a whole number within a range."""
        value = self.table.get(name, low)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            key = "squad_number" if low < high else "squad_one_number"
            raise self.wrong(name, key, {"low": low, "high": high})

    def check_word(self, name: str, words: Sequence[str], default: str = "") -> None:
        """A key is one of some words."""
        if self.table.get(name, default) not in words:
            raise self.wrong(name, "squad_word", {"words": words})


def _is_text(value: object) -> bool:
    """Whether it is a line of text: names are shown on terminals, so no control characters."""
    return isinstance(value, str) and value.strip() != "" and value.isprintable()


def _are_words(value: object, known: Sequence[str]) -> bool:
    """Whether it is a list of different words that are known."""
    return isinstance(value, list) and all(word in known for word in value) and len(set(value)) == len(value)


# ---- the team


def _check_team(entry: Entry) -> None:
    table = entry.table
    entry.check_keys(TEAM_KEYS, TEAM_KEYS)
    if not isinstance(table["id"], str) or re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", table["id"]) is None:
        raise entry.wrong("id", "squad_id")
    name = table["name"]
    if (
        not isinstance(name, Mapping)
        or "en" not in name
        or not all(key in NAME_KEYS and _is_text(text) for key, text in name.items())
    ):
        raise entry.wrong("name", "squad_team_name")
    entry.check_number("stars", 1, MOST_STARS)
    for key, count in (("abilities", 3), ("solo_abilities", 5)):
        if not _are_words(table[key], ABILITIES) or len(table[key]) != count:
            raise entry.wrong(key, "squad_abilities", {"count": count, "known": ABILITIES})
    entry.check_word("stadium", STADIUMS)
    players = table["player"]
    if not isinstance(players, list) or not all(isinstance(player, Mapping) for player in players):
        raise entry.wrong("player", "squad_players", {"slots": SLOTS})
    if len(players) != len(SLOTS):
        # One too many is at fault itself; where one is missing, the last one shows where the squad ends.
        at_fault = Entry(entry.file, table, min(len(players), len(SLOTS) + 1))
        raise at_fault.wrong("", "squad_players", {"slots": SLOTS})


# ---- a player


def _check_player(entry: Entry, cards: Sequence[str]) -> None:
    """Every key of a player, in the order in which they are usually written."""
    table = entry.table
    entry.check_keys(PLAYER_KEYS, NEEDED_OF_A_PLAYER)
    entry.check_word("slot", SLOTS)
    if not _is_text(table["name"]):
        raise entry.wrong("name", "squad_player_name")
    if not isinstance(table.get("specialist", False), bool):
        raise entry.wrong("specialist", "squad_flag")
    entry.check_number("pa", 0, MOST_PLAYER_PA)
    entry.check_word("window", WINDOWS)
    _check_role(entry)
    _check_on(entry, cards)
    _check_effect(entry)


def _check_role(entry: Entry) -> None:
    """A goalkeeper plays on the shot die, and some windows are for one role alone (WF-11.5, WF-FAQ.7)."""
    window, role = entry.table["window"], entry.table["slot"][0]
    wanted, rule = ROLES_OF_WINDOWS.get(window, (role, ""))
    if role != wanted:
        raise entry.wrong("window", "squad_role", {"window": window, "role": wanted}, rule)
    if role == "G" and window != "shot_die":
        raise entry.wrong("window", "squad_keeper", rule="WF-FAQ.7")


def _check_on(entry: Entry, cards: Sequence[str]) -> None:
    """The Action cards that a Player card goes with."""
    window = entry.table["window"]
    if window not in WINDOWS_WITH_CARDS:
        if "on" in entry.table:
            raise entry.wrong("on", "squad_leave_out", {"because": window})
        if entry.table.get("pa", 0):
            raise entry.wrong("pa", "squad_pa_window", {"windows": WINDOWS_WITH_CARDS})
        return
    defence, shots = len(cards) - 3, len(cards) - 5
    words = cards[defence:] if window == "recovery" else cards[:defence] if window == "with" else cards[:shots]
    on = entry.table.get("on")
    if isinstance(on, list) and any(card in on[:place] for place, card in enumerate(on)):
        raise entry.wrong("on", "squad_on_twice")
    if not _are_words(on, words) or not entry.table["on"]:
        raise entry.wrong("on", "squad_on", {"window": window, "words": words})


def _check_effect(entry: Entry) -> None:
    """What a Player card does in its window, and how much of it."""
    table = entry.table
    entry.check_word("effect", EFFECTS_IN[table["window"]], "none")
    effect = table.get("effect", "none")
    if effect in AMOUNTS:
        low, high = AMOUNTS[effect]
        if "amount" not in table:
            raise entry.wrong("amount", "squad_missing")
        entry.check_number("amount", low, high)
    elif "amount" in table:
        raise entry.wrong("amount", "squad_leave_out", {"because": effect})
    if effect == "none" and table.get("pa", 0) == 0:
        raise entry.wrong("pa", "squad_does_nothing")
