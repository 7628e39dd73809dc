"""How a report says things: teams, players, minutes and scores in words, and the same thing in other words."""

import hashlib
from collections.abc import Sequence
from typing import Final

from onze.games.worldwide_football.box import DATA
from onze.games.worldwide_football.telling.chronicle import Chronicle
from onze.games.worldwide_football.telling.commentary import capital
from onze.games.worldwide_football.telling.incidents import Incident
from onze.kernel.words import Words, read_words
from onze.typography import score

__all__ = ["REPORT_WORDS", "Wording", "numeral", "ordinal"]

REPORT_WORDS: Final = read_words(DATA / "report.toml")
LATER: Final = 5
"""Up to so many minutes after another incident, the time is told from that one."""
VOWELS: Final = "aeiouàâäéèêëîïôöùûü"


class Wording:
    """One language, and one way of choosing among sentences that say the same: it follows from ``seed``."""

    def __init__(self, chronicle: Chronicle, language: str, seed: str) -> None:
        self.chronicle = chronicle
        self.language = language
        self.seed = seed
        self.said: dict[str, int] = {}
        """How often a sentence with several wordings was said: they take turns."""

    def say(self, key: str, **values: object) -> str:
        """A sentence filled in, with a capital at its beginning."""
        return capital(self.phrase(self.chosen(key), **values))

    def phrase(self, key: str, **values: object) -> str:
        """A part of a sentence, exactly as it is written."""
        return REPORT_WORDS.say(key, self.language, values)

    def chosen(self, key: str) -> str:
        """The key of one of the wordings ``key_1``, ``key_2`` …, or the key itself where there is only one."""
        wordings = numbered(REPORT_WORDS, key)
        if not wordings:
            return key
        first = hashlib.sha256(f"{self.seed} {key}".encode()).digest()[0]
        turn = self.said.get(key, 0)
        self.said[key] = turn + 1
        return wordings[(first + turn) % len(wordings)]

    # ---- teams and players

    def teams(self, side: int) -> dict[str, object]:
        """A side and the other one, as sentences name them."""
        team, other = self.chronicle.team(side), self.chronicle.team(1 - side)
        return {"team": team.the, "of_team": team.of, "other": other.the, "of_other": other.of, "name": team.name}

    def result(self, winner: int) -> dict[str, object]:
        """The winner and the loser, as sentences name them."""
        won, lost = self.chronicle.team(winner), self.chronicle.team(1 - winner)
        return {"winner": won.the, "of_winner": won.of, "loser": lost.the, "of_loser": lost.of}

    def player(self, side: int, slot: int) -> str:
        """A player by name."""
        return self.chronicle.team(side).players[slot].name

    def shooter(self, side: int, slot: int | None) -> dict[str, object]:
        """Whoever shoots: a player, else the team."""
        if slot is None:
            team = self.chronicle.team(side)
            return {"shooter": team.the, "of_shooter": team.of}
        name = self.player(side, slot)
        return {"shooter": name, "of_shooter": f"d’{name}" if name[0].lower() in VOWELS else f"de {name}"}

    # ---- minutes and scores

    def when(self, incident: Incident, before: Incident | None) -> str:
        """The minute of an incident, or how long after the one told before it in the same half."""
        if before is not None:
            later = incident.minute - before.minute
            if later == 0:
                return self.phrase("when_same")
            if later == 1:
                return self.phrase("when_next")
            if later <= LATER and before.kind == incident.kind == "goal":
                return self.phrase("when_later", number=numeral(later, self.language))
        return self.phrase("when_minute", minute=ordinal(incident.minute, self.language))

    def scored(self, goals: Sequence[int]) -> str:
        """A score that stays on one line."""
        return score(goals, self.language)

    def board(self, goals: Sequence[int]) -> str:
        """The score between the names of the teams."""
        names = [self.chronicle.team(side).name for side in (0, 1)]
        return self.phrase("board", name=names[0], score=self.scored(goals), other_name=names[1])


def numbered(words: Words, key: str) -> list[str]:
    """The keys of all wordings of a sentence, in order."""
    found: list[str] = []
    while f"{key}_{len(found) + 1}" in words.sentences:
        found.append(f"{key}_{len(found) + 1}")
    return found


def numeral(number: int, language: str) -> str:
    """A small number as a word, a bigger one in figures."""
    words = REPORT_WORDS.say("numbers", language).split(" ")
    return words[number] if number < len(words) else str(number)


def ordinal(minute: int, language: str) -> str:
    """The number of a minute: 1st, 22nd; 1re, 22e."""
    if language == "fr":
        return "1re" if minute == 1 else f"{minute}e"
    ending = "th" if minute % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(minute % 10, "th")
    return f"{minute}{ending}"
