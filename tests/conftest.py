"""A table set up at a terminal in this process, from any position, for whatever is typed."""

import contextlib
import gc
import io
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Protocol

import pytest

from onze.cli.play import Table
from onze.cli.screen import Leave, Screen
from onze.cli.seating import Seating
from onze.kernel.chance.committed import SEED_BYTES
from onze.kernel.match import Match
from onze.kernel.records.writer import kick_off
from tests.cli.command import PATIENCE
from tests.plain import plain


def pytest_collection_finish() -> None:
    """Thousands of tests that wait for their turn are no garbage: Python need not look through them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


class PlayOn(Protocol):
    """Plays on from a position until what is typed runs out, and returns all that was shown, with plain spaces."""

    def __call__(self, match: Match, typed: str, seats: str = "me,random", lang: str = "en") -> str: ...


@pytest.fixture
def patience() -> Iterator[None]:
    """A test that hangs, on a process or on its input, fails in time."""

    def give_up(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"the test has waited for {2 * PATIENCE} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(2 * PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty folder of matches, so that nothing is kept where a person keeps theirs."""
    folder = tmp_path / "matches"
    monkeypatch.setenv("ONZE_MATCHES", str(folder))
    return folder


@pytest.fixture
def play_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, matches: Path, patience: None
) -> PlayOn:
    def playing_on(match: Match, typed: str, seats: str = "me,random", lang: str = "en") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        words = seats.split(",")
        table = Table(Seating(match.game, words), Screen(lang), tmp_path / "match.onze")
        recorded = kick_off(match.game, bytes(SEED_BYTES), words)
        recorded.match = match
        with contextlib.suppress(Leave):
            table.play(recorded)
        return plain(capsys.readouterr().out)

    return playing_on
