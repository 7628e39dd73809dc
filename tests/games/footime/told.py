"""Situations played by the engine and told as one match, for tests of the report."""

import re

from onze.games.footime.match import FootimeMatch
from onze.games.footime.telling.chronicle import Chronicle
from onze.games.footime.telling.report import Report
from onze.games.footime.telling.wording import Wording
from onze.kernel.events import Event
from tests.plain import plain
from tests.rules.table import play

NAMES = ("Ada", "Bob", "Cleo", "Dan")


class Course:
    """Situations that are played one after the other, each as it stands, and told as one match."""

    def __init__(self, match: FootimeMatch, period: str = "first period") -> None:
        self.chronicle = Chronicle(match.rules)
        self.chronicle.hear(Event("period", {"period": period, "side": 0}), 1)
        kicked = {"seat": 0, "how": "kick-off", "pawn": "h10", "from": "i14", "to": "i15"}
        self.chronicle.hear(Event("ball", kicked), 1)
        self.match = match

    def then(self, match: FootimeMatch) -> "Course":
        """Another situation."""
        self.match = match
        return self

    def play(self, *moves: str, throws: tuple[str, ...] = ()) -> "Course":
        """Moves of the present situation; the luck is that of the last one."""
        for number, move in enumerate(moves, 1):
            turn = self.match.spent + 1
            for event in play(self.match, move, throws=throws if number == len(moves) else ()):
                self.chronicle.hear(event, turn)
        return self

    def text(self, language: str = "en", names: tuple[str, ...] = NAMES) -> str:
        """The report in plain words, on one line."""
        report = Report(
            self.match.view(None), self.chronicle, names[: self.match.rules.seats], Wording(language, "00000000")
        )
        return re.sub(r"\s+", " ", plain(report.article("0" * 64).written("text")))

    def says(self, english: str, french: str) -> None:
        """Both sentences stand in the report."""
        assert english in self.text("en")
        assert french in self.text("fr")

    def figure(self, name: str, away: bool = False) -> str:
        """A number of the table of figures, of Home or of Away."""
        report = Report(self.match.view(None), self.chronicle, NAMES, Wording("en", "00000000"))
        lines = plain(report.article("0" * 64).written("text")).splitlines()
        (line,) = [line for line in lines if line.startswith(f"{name}  ")]
        return re.split(r"  +", line)[2 if away else 1]
