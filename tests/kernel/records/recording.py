"""Recorded matches to look at and to tamper with."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from onze.bots import ask_bot_phrase, random_bot
from onze.kernel.game import Game
from onze.kernel.records.lines import Record, read_record
from onze.kernel.records.reader import Replay, Verdict
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import LANGUAGES, Refused
from tests.plain import plain

SEED = bytes(range(32))
NAMES = ("Zoé", "coach", "Ève", "random")
WORDS = {0: "coup d’envoi", 1: "bis #1 [x]"}


def kicked_off(game: Game[Any], seed: bytes = SEED) -> RecordedMatch:
    """A match that has just been dealt."""
    return kick_off(game, seed, NAMES[: game.seats], WORDS)


def play_on(recorded: RecordedMatch, stop: Callable[[RecordedMatch], bool] | None = None) -> RecordedMatch:
    """Plays at random, to the end or until it should stop; what is chosen follows from seed and line."""
    while recorded.match.outcome is None and not (stop and stop(recorded)):
        luck = recorded.thinking()
        seats = recorded.match.asked
        seat = seats[luck.below(len(seats))]
        recorded.play(ask_bot_phrase(random_bot, recorded.match, seat, luck), seat)
    return recorded


def play_lines(recorded: RecordedMatch, count: int) -> RecordedMatch:
    """Plays at random until so many more lines stand, or a few more: a phrase is played whole."""
    wanted = len(recorded.plays) + count
    return play_on(recorded, lambda now: len(now.plays) >= wanted)


def finished(game: Game[Any], seed: bytes = SEED) -> RecordedMatch:
    """A match played at random to its end, its seed published."""
    recorded = play_on(kicked_off(game, seed))
    recorded.close()
    return recorded


def as_file(record: Record) -> bytes:
    """The record as it is kept."""
    return record.text().encode()


def forged(lines: Sequence[str]) -> bytes:
    """A file of these lines with all numbers and hashes made to fit, as a forger would."""
    record = Record()
    for line in lines:
        record.add(line)
    return as_file(record)


def with_line(lines: Sequence[str], number: int, line: str) -> list[str]:
    """The lines with one of them, counted from 1, replaced."""
    assert lines[number - 1] != line
    return [*lines[: number - 1], line, *lines[number:]]


def line_with(lines: Sequence[str], start: str) -> int:
    """The number of the first line that begins like this."""
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def verify(data: bytes, game: Game[Any]) -> Verdict:
    """What is found in a file."""
    return Replay(read_record(data), game).verify()


def found_wrong(check: Callable[[], object]) -> tuple[int, str]:
    """The line that a check names, in each language, and the key of its sentence."""
    with pytest.raises(Refused) as refused:
        check()
    return named_line(refused.value), refused.value.reason.key


def named_line(refused: Refused) -> int:
    """The line that a refusal begins with, the same in each language."""
    starts = {"en": r"Line (\d+): \S", "fr": r"Ligne (\d+) : \S"}
    lines = set()
    for language in LANGUAGES:
        found = re.match(starts[language], plain(refused.sentence(language)))
        assert found, refused.sentence(language)
        lines.add(int(found.group(1)))
    (line,) = lines
    return line
