"""A match that is written down while it is played, with luck that is sealed beforehand."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from onze.kernel.chance import Chance, Seeded
from onze.kernel.chance.committed import Committed, Noted, commitment
from onze.kernel.events import Event, Listener
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import RuleFailed, check_part, check_said, play_whole
from onze.kernel.records.head import checked_words, write_head
from onze.kernel.records.lines import Record
from onze.kernel.records.plays import (
    ADJOURNED,
    DEAL,
    END,
    GIVE_BACK,
    HAND_OVER,
    LOST_ON_TIME,
    REFEREE,
    SEED,
    TAKE_BACK,
    TIMEOUT,
    Play,
    before,
    beside,
    played_again,
    read_play,
    written_end,
    written_play,
    written_rules,
)
from onze.kernel.records.reader import Replay
from onze.kernel.words import KERNEL_WORDS, Refused

__all__ = ["Mark", "RecordedMatch", "Written", "go_on", "kick_off", "read_back", "resume"]


class Written(NamedTuple):
    """What came of something that was played: its lines, and what happened."""

    plays: tuple[Play, ...]
    """The lines that were added to the record."""
    events: tuple[Event, ...]
    """What happened, in order."""


class Mark(NamedTuple):
    """How far a recorded match has come, to go back to if what follows cannot be stored."""

    match: Match
    """The match as it stood."""
    lines: int
    """How many lines the record had."""
    plays: Sequence[Play]
    """The lines of play that stood; some that came later may follow them."""
    standing: int
    """How many of them stood."""
    bots: Mapping[int, str]
    """The bots that played for seats."""


class RecordedMatch:
    """A match and its record: what is played is written, and can be taken back.

    Made by ``kick_off`` or ``go_on``. The seed stays out of the record until ``close``.
    """

    def __init__(self, game: Game[Any], match: Match, record: Record, seed: bytes, luck: Committed) -> None:
        self.game = game
        """The game that is played."""
        self.match = match
        """The match as it stands."""
        self.record = record
        """The lines so far."""
        self.plays: list[Play] = []
        """The lines of play that still stand, the deal first."""
        self.bots: dict[int, str] = {}
        """The bots that play for seats whose people have left, by their codes."""
        self._seed = seed
        self._luck = luck

    @property
    def commitment(self) -> str:
        """What is shown of the seed before the match is over."""
        return commitment(self._seed)

    def thinking(self) -> Chance:
        """Luck for a bot to think with before the next line: it tells nothing of the throws to come."""
        digest = hashlib.sha256(b"thinking %d " % self.record.next + self._seed).digest()
        return Seeded(int.from_bytes(digest[:8], "big"))

    def play(self, moves: Sequence[int], seat: int, tell: Listener | None = None) -> Written:
        """Plays and writes a whole phrase of a seat, or refuses it and changes nothing.

        It is played on a copy that takes the match's place when all has gone well, so a rule that fails half-way
        leaves match and record as they were (``RuleFailed``). What happened is told when everything is written.
        """
        check_said(moves)
        going_on = self.match.clone()
        events: list[Event] = []
        lines: list[tuple[str, Sequence[str]]] = []
        for number, move in enumerate(moves, start=1):
            check_part(going_on, move, seat, number == len(moves))
            self._luck.turn_to(self.record.next + len(lines))
            noted = Noted(self._luck)
            play_whole(going_on, move, noted, events.append, seat)
            lines.append((self.game.name(move), noted.throws))
        self.match = going_on
        written = tuple(self._write(f"seat:{seat}", what, throws) for what, throws in lines)
        if tell is not None:
            for event in events:
                tell(event)
        return Written(written, tuple(events))

    def call(self, name: str, tell: Listener | None = None) -> Written:
        """Says and writes something from outside: ``resign seat:0``, ``agree draw``."""
        going_on = self.match.clone()
        events: list[Event] = []
        number = self.game.calls.number(name)
        try:
            going_on.referee(number, events.append)
        except Refused:
            raise
        except Exception as error:
            values = {"name": name, "error": f"{type(error).__name__}: {error}"}
            raise RuleFailed(KERNEL_WORDS.reason("call_failed", values=values)) from error
        self.match = going_on
        written = self._write(REFEREE, name, [])
        if tell is not None:
            for event in events:
                tell(event)
        return Written((written,), tuple(events))

    def hand_over(self, seat: int, bot: str) -> Written:
        """A bot, by its code, plays for a seat from now on; whoever drives the match asks it."""
        return self._beside(HAND_OVER, f"seat:{seat} bot:{bot}")

    def give_back(self, seat: int) -> Written:
        """The seat is played by its person again, unless that person has resigned."""
        if seat in self.match.resigned:
            raise KERNEL_WORDS.refused("has_resigned", values={"seat": seat + 1})
        return self._beside(GIVE_BACK, f"seat:{seat}")

    def time_out(self, seat: int) -> Written:
        """The time of a seat is up; what follows from that (a bot, the end) is written on lines of its own."""
        return self._beside(TIMEOUT, f"seat:{seat}")

    def lose_on_time(self, seat: int) -> Written:
        """The time of a seat is up, and the other of two sides has chosen to win."""
        going_on = self.match.clone()
        going_on.lose_on_time(seat)
        self.match = going_on
        return Written((self._write(LOST_ON_TIME, f"seat:{seat}", []),), ())

    def _beside(self, who: str, what: str) -> Written:
        self._check_open()
        line = written_play(who, what, ())
        play = read_play(self.record.next, line)
        self.bots = beside(self.bots, play, self.game.seats)
        self.record.add(line)
        return Written((play,), ())

    def mark(self) -> Mark:
        """How far it has come: nothing that is played later changes a mark."""
        return Mark(self.match, len(self.record.lines), self.plays, len(self.plays), self.bots)

    def back_to(self, mark: Mark) -> None:
        """Forgets everything since a mark, for instance because it could not be stored and nobody has been told."""
        self.match = mark.match
        self.plays = list(mark.plays[: mark.standing])
        self.bots = dict(mark.bots)
        del self.record.lines[mark.lines :]
        del self.record.hashes[mark.lines :]

    def take_back(self, line: int) -> None:
        """Undoes everything from that line of play on, and writes that too."""
        self._check_open()
        plays = before(self.plays, Play(self.record.next, TAKE_BACK, str(line), ()))
        match = played_again(self.game, plays)
        self.record.add(f"{TAKE_BACK} {line}")
        self.plays, self.match = plays, match

    def close(self) -> None:
        """Writes the result of a match that is over, and opens the seed."""
        self._check_open()
        if self.match.outcome is None:
            raise KERNEL_WORDS.refused("not_over")
        self.record.add(written_end(self.match.outcome))
        self.record.add(f"{SEED} {self._seed.hex()}")

    def adjourned(self) -> Record:
        """The record with the seed as its last line: all that is needed to go on another day."""
        self._check_open()
        record = self.record.copy()
        record.add(f"{ADJOURNED} {self._seed.hex()}")
        return record

    def _check_open(self) -> None:
        """Refuses to add to a record whose seed everybody knows."""
        if self.record.lines[-1].startswith(f"{SEED} "):
            raise KERNEL_WORDS.refused("match_over")

    def _write(self, who: str, what: str, throws: Sequence[str]) -> Play:
        number = self.record.add(written_play(who, what, throws))
        play = Play(number, who, what, tuple(throws))
        self.plays.append(play)
        return play


def kick_off(
    game: Game[Any],
    seed: bytes,
    names: Sequence[str],
    words: Mapping[int, str] | None = None,
    tell: Listener | None = None,
) -> RecordedMatch:
    """A new match with its record. ``names`` says who sits where, ``words`` what each seat adds to the luck."""
    words = checked_words(game, words or {})
    record = Record()
    write_head(record, game, names, words, commitment(seed))
    luck = Committed(seed, words)
    luck.turn_to(record.next)
    noted = Noted(luck)
    recorded = RecordedMatch(game, game.new_match(noted, tell), record, seed, luck)
    recorded._write(DEAL, "", noted.throws)
    return recorded


def go_on(replay: Replay) -> RecordedMatch:
    """The match of an adjourned record, checked and ready to be played on."""
    if not replay.adjourned or replay.seed is None:
        raise KERNEL_WORDS.refused("not_adjourned")
    if replay.head.rules != replay.game.rules_version:
        values = {"theirs": replay.head.rules, "ours": replay.game.rules_version}
        raise KERNEL_WORDS.refused("adjourned_under_other_rules", values=values)
    return resume(replay.game, replay.record.lines[:-1], replay.seed)


def resume(
    game: Game[Any], lines: Sequence[str], seed: bytes, position: Mapping[str, Any] | None = None
) -> RecordedMatch:
    """A match in the middle, from the lines of its record and its seed, which is kept elsewhere.

    As ``read_back``, but refused where the match is over.
    """
    if any(line.startswith(f"{END} ") for line in lines):
        raise KERNEL_WORDS.refused("not_to_be_resumed")
    return read_back(game, lines, seed, position)


def read_back(
    game: Game[Any], lines: Sequence[str], seed: bytes, position: Mapping[str, Any] | None = None
) -> RecordedMatch:
    """A match from the lines of its record and its seed, which is kept elsewhere; in the middle or over.

    The lines are those of ``Record.lines``. They are played through and every throw is compared with the sealed one;
    with the ``position`` after the last line, which is then trusted, that is left out. A match of older rules that
    comes out otherwise under the newer ones needs it: the position is made to fit them (``game.upgrade``). Whenever a
    match goes on under newer rules, a line of the record says so; one that is over stays as it is.
    """
    record = Record()
    for line in lines:
        record.add(line)
    replay = Replay(record, game)
    if commitment(seed) != replay.head.commitment:
        raise KERNEL_WORDS.refused("not_to_be_resumed")
    replay.seed = seed
    match = replay.last(sealed=True).match if position is None else game.from_position(position)
    if not replay.end and replay.latest_rules != game.rules_version:
        replay.plays.append(read_play(record.next, written_rules(game, match.position())))
        record.add(written_rules(game, match.position()))
    recorded = RecordedMatch(game, match, record, seed, Committed(seed, replay.head.words))
    recorded.plays, recorded.bots = replay.folded()
    return recorded
