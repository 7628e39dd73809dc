"""How a report says things: teams, pawns, shots and scores in words, and the same thing in other words."""

from collections.abc import Sequence
from typing import Final

from onze.games.footime.box import DATA
from onze.games.footime.telling.incidents import Incident, Played, side_of
from onze.kernel.words import read_words
from onze.typography import WIDE

__all__ = ["REPORT_WORDS", "Wording", "shirt"]

REPORT_WORDS: Final = read_words(DATA / "report.toml")
NEAR: Final = 3
"""Up to so many points, a shot is one from close range."""
HOME_AND_AWAY: Final = ("home", "away")


class Wording:
    """One language, and one way of choosing among sentences that say the same: it follows from the record's hash."""

    def __init__(self, language: str, digest: str) -> None:
        self.language = language
        self.first = int(digest[:8], 16)
        self.said: dict[str, int] = {}
        """How often a sentence with several wordings was said: they take turns."""

    def say(self, key: str, **values: object) -> str:
        """A sentence with a capital, in one of its wordings ``key_1``, ``key_2`` …, or the only one that there is."""
        wordings = [name for name in (f"{key}_1", f"{key}_2") if name in REPORT_WORDS.sentences]
        if wordings:
            turn = self.said.get(key, 0)
            self.said[key] = turn + 1
            key = wordings[(self.first + turn) % len(wordings)]
        sentence = self.phrase(key, **values)
        return sentence[:1].upper() + sentence[1:]

    def phrase(self, key: str, **values: object) -> str:
        """A part of a sentence, exactly as it is written."""
        return REPORT_WORDS.say(key, self.language, values)

    def listed(self, names: Sequence[str]) -> str:
        """Names with commas, and a word before the last."""
        *others, last = names
        return self.phrase("and", names=", ".join(others), last=last) if others else last

    # ---- teams and pawns

    def team(self, side: int) -> str:
        """A team's name."""
        return self.phrase(f"team_{HOME_AND_AWAY[side]}")

    def teams(self, side: int) -> dict[str, object]:
        """A team and the other one, as sentences name them."""
        return {
            "team": self.team(side),
            "other": self.team(1 - side),
            "keeper": self.phrase(f"keeper_{HOME_AND_AWAY[1 - side]}"),
        }

    def player(self, pawn: str) -> dict[str, object]:
        """A pawn as sentences name it: Home’s number 9."""
        name = HOME_AND_AWAY[side_of(pawn)]
        values = {"shirt": shirt(pawn)}
        return {
            "player": self.phrase(f"player_{name}", **values),
            "of_player": self.phrase(f"of_player_{name}", **values),
        }

    def attempt(self, played: Played) -> str:
        """How the ball came to the goal: a shot from 12 points, a free kick."""
        near = "_near" if played.how == "pass" and played.distance <= NEAR else ""
        how = played.how.replace(" ", "_").replace("-", "_")
        return self.phrase(f"attempt_{how}{near}", distance=played.distance)

    # ---- scores

    def board(self, goals: Sequence[int]) -> str:
        """The score between the names of the teams."""
        return f"{self.team(0)} {self.score(goals)} {self.team(1)}"

    def score(self, numbers: Sequence[int]) -> str:
        """Two numbers against each other, on one line: 2 – 1 in English, 2-1 in French."""
        return self._against("score", numbers)

    def shares(self, shares: Sequence[int]) -> str:
        """Two shares of a whole against each other, on one line: 52% – 48%."""
        return self._against("shares", [self.phrase("share", share=share) for share in shares])

    def _against(self, key: str, sides: Sequence[object]) -> str:
        first, second = sides
        return self.phrase(key, first=first, second=second).replace(" ", WIDE)

    def when(self, incident: Incident) -> str:
        """The period and the turn of an incident, for a table."""
        return self.phrase("when", period=self.phrase(f"period_{incident.period}"), turn=incident.turn)


def shirt(pawn: str) -> str:
    """The number on a pawn's shirt."""
    return pawn[1:]
