"""A match that is written down while it is played, with luck that is sealed beforehand."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from onze.kernel.chance import Chance, Scripted, Seeded
from onze.kernel.chance.committed import Committed, Noted, commitment
from onze.kernel.events import Listener
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import check_phrase
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
    play_line,
    read_play,
    written_end,
    written_play,
)
from onze.kernel.records.reader import Replay
from onze.kernel.words import KERNEL_WORDS

__all__ = ["RecordedMatch", "go_on", "kick_off"]


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

    def play(self, moves: Sequence[int], seat: int, tell: Listener | None = None) -> None:
        """Plays and writes a whole phrase of a seat, or refuses it and changes nothing."""
        check_phrase(self.match, moves, seat)
        for move in moves:
            self._luck.turn_to(self.record.next)
            noted = Noted(self._luck)
            self.match.play_listed(move, noted, tell, seat)
            self._write(f"seat:{seat}", self.game.name(move), noted.throws)

    def call(self, name: str, tell: Listener | None = None) -> None:
        """Says and writes something from outside: ``resign seat:0``, ``agree draw``."""
        self.match.referee(self.game.calls.number(name), tell)
        self._write(REFEREE, name, [])

    def take_back(self, line: int) -> None:
        """Undoes everything from that line of play on, and writes that too."""
        self._check_open()
        self.plays = before(self.plays, Play(self.record.next, TAKE_BACK, str(line), ()))
        match: Match | None = None
        for play in self.plays:
            match = play_line(self.game, match, play, Scripted(*play.throws))
        assert match is not None
        self.match = match
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

    def _write(self, who: str, what: str, throws: Sequence[str]) -> None:
        line = written_play(who, what, throws)
        self.plays.append(read_play(self.record.add(line), line))


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
    match = replay.verified()[-1].match
    record = Record()
    for line in replay.record.lines[:-1]:
        record.add(line)
    recorded = RecordedMatch(replay.game, match, record, replay.seed, Committed(replay.seed, replay.head.words))
    recorded.plays = replay.standing
    return recorded
