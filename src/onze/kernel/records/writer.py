"""A match that is written down while it is played, with luck that is sealed beforehand."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from onze.kernel.chance import Chance, Seeded
from onze.kernel.chance.committed import Committed, Noted, commitment
from onze.kernel.events import Event, Listener
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import check_phrase, play_whole
from onze.kernel.records.head import checked_words, write_head
from onze.kernel.records.lines import Record
from onze.kernel.records.plays import (
    ADJOURNED,
    DEAL,
    REFEREE,
    SEED,
    TAKE_BACK,
    Play,
    before,
    played_again,
    read_play,
    written_end,
    written_play,
)
from onze.kernel.records.reader import Replay
from onze.kernel.words import KERNEL_WORDS

__all__ = ["RecordedMatch", "Written", "go_on", "kick_off"]


class Written(NamedTuple):
    """What came of something that was played: its lines, and what happened."""

    plays: tuple[Play, ...]
    """The lines that were added to the record."""
    events: tuple[Event, ...]
    """What happened, in order."""


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
        check_phrase(self.match, moves, seat)
        going_on = self.match.clone()
        events: list[Event] = []
        lines: list[tuple[str, Sequence[str]]] = []
        for move in moves:
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

    def call(self, name: str, tell: Listener | None = None) -> None:
        """Says and writes something from outside: ``resign seat:0``, ``agree draw``."""
        self.match.referee(self.game.calls.number(name), tell)
        self._write(REFEREE, name, [])

    def take_back(self, line: int) -> None:
        """Undoes everything from that line of play on, and writes that too."""
        self._check_open()
        self.plays = before(self.plays, Play(self.record.next, TAKE_BACK, str(line), ()))
        self.match = played_again(self.game, self.plays)
        self.record.add(f"{TAKE_BACK} {line}")

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
        line = written_play(who, what, throws)
        play = read_play(self.record.add(line), line)
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
    match = replay.last(sealed=True).match
    record = Record()
    for line in replay.record.lines[:-1]:
        record.add(line)
    recorded = RecordedMatch(replay.game, match, record, replay.seed, Committed(replay.seed, replay.head.words))
    recorded.plays = replay.standing
    return recorded
