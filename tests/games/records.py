"""Finished matches kept as records, a few a game and table.

``make playthroughs`` writes those of random bots anew, and those of coaches where they are missing: a coach may learn
to play better, and its old matches stay good ones to replay.
"""

import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from onze.bots import ask_bot_phrase, bot_names, find_bot
from onze.kernel.records.head import read_head
from onze.kernel.records.lines import Record
from onze.kernel.records.writer import RecordedMatch, kick_off
from tests.games.playthroughs import TABLES

RECORDS = Path(__file__).with_name("records")

NOT_KEPT = (
    "world-cup-1930-5", "world-cup-1930-9", "world-cup-1930-13", "world-cup-2002-2", "world-cup-2002-9",
    "world-cup-2002-16", "world-cup-2002-10-other-readings",
)  # fmt: skip
"""Tables whose tournaments are long and much like others that are kept."""

WORDS = {0: "coup d’envoi", 1: "kick-off"}
"""What the first two seats add to the luck."""


def begun(table: str, name: str) -> RecordedMatch:
    """A match at a table; its name says which bots sit there, in turn, and makes its seed."""
    game = TABLES[table]()
    known = bot_names(game)
    sitting = [bot for bot in name.split("-") if bot in known] or ["random"]
    names = [sitting[seat % len(sitting)] for seat in range(game.seats)]
    return kick_off(game, hashlib.sha256(f"{table} {name}".encode()).digest(), names, WORDS)


def play(recorded: RecordedMatch, lines: int | None = None) -> None:
    """Lets the bots play to the end, or for so many more lines."""
    bots = {seat: find_bot(name, recorded.game) for seat, name in read_head(recorded.record).names.items()}
    until = None if lines is None else len(recorded.plays) + lines
    while recorded.match.outcome is None and (until is None or len(recorded.plays) < until):
        # Where several are asked, the last of them answers first.
        seat = recorded.match.asked[-1]
        recorded.play(ask_bot_phrase(bots[seat], recorded.match, seat, recorded.thinking()), seat)


def straight(table: str, name: str) -> Record:
    """A match played straight to its end."""
    recorded = begun(table, name)
    play(recorded)
    recorded.close()
    return recorded.record


def taken_back(table: str, name: str) -> Record:
    """A match in which seat 1 gives up late; before, a half is taken back, a move, more than ever, and giving up."""
    recorded = begun(table, name)
    play(recorded)
    whole = len(recorded.plays)
    for back in (whole // 2, -1, whole // 3):
        recorded.take_back(recorded.plays[back].line)
        play(recorded, whole // 6)
    recorded.call("resign seat:1")
    recorded.take_back(recorded.plays[-1].line)
    play(recorded, 3)
    recorded.call("resign seat:1")
    if recorded.match.outcome is None:  # with more than two sides the others play on
        recorded.hand_over(1, "random")
        play(recorded)
    recorded.close()
    return recorded.record


def matches() -> dict[str, Callable[[], Record]]:
    """What is written, by the names of the files."""
    found: dict[str, Callable[[], Record]] = {}
    for table in (table for table in TABLES if table not in NOT_KEPT):
        for name in ("coach-random", "random-coach", "coach"):
            found[f"{table}-{name}"] = partial(straight, table, name)
        found[f"{table}-random-taken-back"] = partial(taken_back, table, "random-taken-back")
    return found


def main() -> None:
    """Writes the records."""
    for name, record in matches().items():
        path = RECORDS / f"{name}.onze"
        if "coach" not in name or not path.exists():
            path.write_text(record().text(), encoding="utf-8", newline="\n")
            print(f"{name}: written")


if __name__ == "__main__":
    main()
