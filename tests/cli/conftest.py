"""A table set up at a terminal in this process, from any position, for whatever is typed."""

import contextlib
import io
import sys
from typing import Protocol

import pytest

from onze.cli.play import Table
from onze.cli.screen import Leave, Screen
from onze.cli.seating import Seating
from onze.kernel.match import Match


class PlayOn(Protocol):
    """Plays on from a position until what is typed runs out, and returns all that was shown."""

    def __call__(self, match: Match, typed: str, seats: str = "me,random", lang: str = "en") -> str: ...


@pytest.fixture
def play_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> PlayOn:
    def playing_on(match: Match, typed: str, seats: str = "me,random", lang: str = "en") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        table = Table(Seating(match.game, seats.split(",")), Screen(lang), seed=1)
        table.match = match
        for lines in table.unread.values():
            lines.clear()
        with contextlib.suppress(Leave):
            table.play()
        return capsys.readouterr().out

    return playing_on
