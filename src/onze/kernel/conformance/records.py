"""Checks of records: everything that can be said can be written down, and a match that is written can be read."""

import hashlib
from typing import Any

from onze.kernel.chance import Seeded
from onze.kernel.conformance.witness import NotConforming, objection, told_error
from onze.kernel.game import Game
from onze.kernel.phrases import preview
from onze.kernel.records.lines import Record, read_record
from onze.kernel.records.plays import REFEREE, read_play, written_play
from onze.kernel.records.reader import Replay
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import Refused

__all__ = ["check_names", "check_recorded"]


def check_names(game: Game[Any], seed: int) -> None:
    """A record can hold the game's id and the name of every move and of every call."""
    if not game.id or f"{game.id} ".split() != [game.id] or not is_a_line(f"game {game.id}"):
        raise objection(game, seed, f"no record can hold the id {game.id!r}")
    for kind, who, names in (("move", "seat:0", game.vocabulary.names()), ("call", REFEREE, game.calls.names())):
        for name in names:
            if not is_play(who, name):
                raise objection(game, seed, f"no record can hold the {kind} {name!r}")


def is_a_line(line: str) -> bool:
    """Whether a line is read as it was written."""
    record = Record()
    record.add("onze record 1")
    record.add(line)
    try:
        return read_record(record.text().encode()).lines == record.lines
    except (Refused, UnicodeError):
        return False


def is_play(who: str, name: str) -> bool:
    """Whether a line of play is read as it was written."""
    line = written_play(who, name, ())
    try:
        play = read_play(1, line)
    except Refused:
        return False
    return (play.who, play.what) == (who, name) and line.isprintable()


def check_recorded(game: Game[Any], seed: int) -> None:
    """One random match is written down, and what is read from its record is the same match."""
    luck = Seeded(seed).child("record")
    history: list[str] = []
    try:
        sealed = hashlib.sha256(f"onze {seed}".encode()).digest()
        recorded = kick_off(game, sealed, [f"Player {seat}" for seat in range(game.seats)])
        while recorded.match.outcome is None:
            say_something(recorded, luck, history)
            if len(history) > game.longest:
                raise objection(game, seed, "a match that is recorded is longer than `longest`", history)
        recorded.close()
        replay = Replay(read_record(recorded.record.text().encode()), game)
        verdict = replay.verify()
    except NotConforming:
        raise
    except Exception as error:
        raise objection(game, seed, f"a match cannot be recorded: {told_error(error)}", history) from error
    if verdict.outcome != recorded.match.outcome or verdict.sealed:
        raise objection(game, seed, f"a record read back ends with {verdict.outcome}", history)


def say_something(recorded: RecordedMatch, luck: Seeded, history: list[str]) -> None:
    """Plays and writes one random phrase, or one answer where several are asked together."""
    match = recorded.match
    seat = match.asked[luck.below(len(match.asked))]
    phrase: list[int] = []
    going_on = match
    while True:
        decision = going_on.decision
        assert decision is not None
        moves = going_on.moves(seat)
        phrase.append(moves[luck.below(len(moves))])
        history.append(f"{seat} {recorded.game.name(phrase[-1])}")
        if decision.commits(going_on, phrase[-1], seat):
            break
        going_on = preview(match, phrase, seat)
    recorded.play(phrase, seat)
