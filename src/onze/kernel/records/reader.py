"""Reading a record: the match is rebuilt line by line, every move and every throw checked on the way."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from onze.kernel.chance import Scripted, ScriptError
from onze.kernel.chance.committed import Committed, Noted, commitment
from onze.kernel.events import Event, Listener
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.outcome import Outcome
from onze.kernel.records.head import Head, read_head
from onze.kernel.records.lines import Record, damaged
from onze.kernel.records.plays import (
    ADJOURNED,
    BESIDE,
    DEAL,
    END,
    RULES,
    SEED_LINE,
    TAKE_BACK,
    Play,
    before,
    beside,
    play_line,
    played_again,
    read_play,
    written_end,
)
from onze.kernel.words import KERNEL_WORDS, Refused, Text

__all__ = ["Frame", "Kept", "Replay", "Verdict"]


class Frame(NamedTuple):
    """The match after a line of play, and what happened on it."""

    play: Play
    """The line that was played."""
    match: Match
    """The match after it."""
    events: tuple[Event, ...]
    """What it told."""


class Kept(NamedTuple):
    """A position that was kept, so that looking back need not begin with the deal."""

    line: int
    """The number of the line after which it stood."""
    position: Mapping[str, Any]
    """The match as plain values."""


class Verdict(NamedTuple):
    """What was found when a record was checked: nothing wrong, up to its last line."""

    plays: int
    """How many lines of play hold."""
    throws: int
    """How many throws are those that were sealed."""
    outcome: Outcome | None
    """How the match ended, if it did."""
    sealed: bool
    """The seed is not published yet, so that the throws could not be compared with it."""
    older_rules: int
    """The version of the rules that was played, where it is not this table's; else 0."""


class Replay:
    """A record and the game it belongs to."""

    def __init__(self, record: Record, game: Game[Any], head: Head | None = None) -> None:
        self.record = record
        """The lines as they stand in the file."""
        self.game = game
        """The game that was played."""
        self.head = read_head(record) if head is None else head
        """What stands above the first move."""
        self.head.check(game)
        self.plays: list[Play] = []
        """The lines of play in order."""
        self.standing: list[Play] = []
        """The plays that were not taken back, known once the match has been rebuilt."""
        self.bots: dict[int, str] = {}
        """The bots that play for seats in the end, by their codes; known once the match has been rebuilt."""
        self.cut_sizes: dict[int, list[int]] = {}
        """How many cards lay in the piles that were cut, by line; known once the match has been rebuilt."""
        self.end = 0
        """The line that gives the result, or 0."""
        self.seed: bytes | None = None
        """The seed, once it is told."""
        self._standing_frames: list[Frame] | None = None
        self.adjourned = False
        """Whether the match is to be continued."""
        try:
            for number, line in enumerate(record.lines[self.head.size :], self.head.size + 1):
                self._read_line(number, line)
        except Refused:
            self.end = 0
            for _ in self.walk():  # what cannot be so on an earlier line is named first
                pass
            raise

    def _read_line(self, number: int, line: str) -> None:
        found = SEED_LINE.fullmatch(line)
        if self.seed is not None:
            raise damaged(number, "record_after_the_end")
        if found is not None:
            self.seed = bytes.fromhex(found.group(2))
            self.adjourned = found.group(1) == ADJOURNED
            if commitment(self.seed) != self.head.commitment or self.adjourned == bool(self.end):
                raise damaged(number, "record_wrong_seed")
        elif self.end:
            raise damaged(number, "record_after_the_end")
        elif line.startswith(f"{END} "):
            self.end = number
        else:
            play = read_play(number, line)
            if play.who == DEAL and self.plays:
                raise damaged(number, "record_not_a_play", text=line)
            self.plays.append(play)

    @property
    def older_rules(self) -> int:
        """The version of the rules that was played, where it is not this table's; else 0."""
        return self.head.rules if self.head.rules != self.game.rules_version else 0

    @property
    def latest_rules(self) -> int:
        """The version of the rules that the match was played by last."""
        newer = [int(play.what.partition(" ")[0]) for play in self.plays if play.who == RULES]
        return newer[-1] if newer else self.head.rules

    def walk(self, sealed: bool = False, since: Kept | None = None) -> Iterator[Frame]:
        """The match after each line of play, one at a time; it is the same match, played on when the next is asked for.

        So reading a record takes no more room than the match. Where the match went on under newer rules, it begins
        there. The throws are those written or, ``sealed`` and where the seed is known, the committed ones, which must
        be the same. With a position that was kept ``since`` a line, which is then trusted, only what follows is played.
        """
        luck = Committed(self.seed, self.head.words) if sealed and self.seed is not None else None
        self.standing = []
        self.bots = {}
        match: Match | None = None
        newer = max((place for place, play in enumerate(self.plays) if play.who == RULES), default=0)
        if since is not None and since.line >= self.plays[newer].line:
            newer = sum(play.line <= since.line for play in self.plays)
            match = self.game.from_position(since.position)
            self.standing, self.bots = self._folded(self.plays[:newer])
        for play in self.plays[newer:]:
            events: list[Event] = []
            if play.who == TAKE_BACK:
                self.standing = before(self.standing, play)
                match = played_again(self.game, self.standing)
            elif play.who in BESIDE:
                self.bots = beside(self.bots, play, self.game.seats)
            else:
                match = self._play(match, play, luck, events.append)
                self.standing.append(play)
            assert match is not None, "a record begins with the deal"
            yield Frame(play, match, tuple(events))
        if self.end and match is not None:
            self._check_end(match)

    def folded(self) -> tuple[list[Play], dict[int, str]]:
        """The plays that were not taken back, and the bots that play for seats, without a move being played."""
        return self._folded(self.plays)

    def _folded(self, plays: Sequence[Play]) -> tuple[list[Play], dict[int, str]]:
        standing: list[Play] = []
        bots: dict[int, str] = {}
        for play in plays:
            if play.who == RULES:
                standing = [play]
            elif play.who == TAKE_BACK:
                standing = before(standing, play)
            elif play.who in BESIDE:
                bots = beside(bots, play, self.game.seats)
            else:
                standing.append(play)
        return standing, bots

    def frames(self) -> list[Frame]:
        """The match after each line of play, each frame with a match of its own."""
        return [frame._replace(match=frame.match.clone()) for frame in self.walk()]

    def last(self, sealed: bool = False) -> Frame:
        """The last line of play and the match after it; all lines are played through on the way."""
        for frame in self.walk(sealed):
            latest = frame
        return latest

    def standing_frames(self) -> list[Frame]:
        """As ``frames``, without the lines that were taken back: the match as it was played in the end.

        Whoever tells a match asks several times, and it is played through once.
        """
        if self._standing_frames is None:
            frames = self.frames()
            lines = {play.line for play in self.standing}
            self._standing_frames = [frame for frame in frames if frame.play.line in lines]
        return self._standing_frames

    def verify(self) -> Verdict:
        """Plays everything again, from the seed where it is known, or refuses with the first line that is not so."""
        if not self.head.is_of(self.game) and not any(play.who == RULES for play in self.plays):
            theirs, ours = self.head.rules, self.game.rules_version
            line = self.head.line_of["rules"]
            raise damaged(line, "record_of_another_version", game=self.game.title, theirs=theirs, ours=ours)
        outcome = self.last(sealed=True).match.outcome
        if outcome is not None and self.seed is None:
            raise damaged(len(self.record.lines), "record_without_seed")
        throws = sum(len(play.throws) for play in self.plays)
        return Verdict(len(self.plays), throws, outcome, self.seed is None, self.older_rules)

    def verified(self) -> list[Frame]:
        """As ``frames``, but with the committed throws where the seed is known: those written must be the same."""
        return [frame._replace(match=frame.match.clone()) for frame in self.walk(sealed=True)]

    def _play(self, match: Match | None, play: Play, luck: Committed | None, tell: Listener) -> Match:
        """Plays one line and compares its throws: those written with those that came of it."""
        if luck is not None:
            luck.turn_to(play.line)
        noted = Noted(Scripted(*play.throws) if luck is None else luck)
        try:
            played = play_line(self.game, match, play, noted, tell)
        except Refused as refused:
            raise self._wrong_play(play, "record_wrong_move", refused.reason.text, refused.rule) from None
        except ScriptError:
            raise self._wrong_play(play, "record_wrong_throw", KERNEL_WORDS.text("impossible_throws")) from None
        if noted.cut_sizes:
            self.cut_sizes[play.line] = noted.cut_sizes
        if tuple(noted.throws) != play.throws:
            why = KERNEL_WORDS.text("other_throws", {"thrown": noted.throws or "–"})
            raise self._wrong_play(play, "record_wrong_throw", why)
        return played

    def _check_end(self, match: Match) -> None:
        result = "–" if match.outcome is None else written_end(match.outcome)
        if self.record.lines[self.end - 1] != result:
            raise self._wrong(self.end, "record_wrong_end", KERNEL_WORDS.text("other_result", {"result": result}))

    def _wrong_play(self, play: Play, key: str, why: Text, rule: str = "") -> Refused:
        """The refusal of a line that was played."""
        return self._wrong(play.line, key, why, rule, what=f"{play.who} {play.what}".strip())

    def _wrong(self, line: int, key: str, why: Text, rule: str = "", **facts: object) -> Refused:
        """The refusal of a line; under newer rules than it was played by, that may be nobody's fault."""
        if self.older_rules:
            versions = {"theirs": self.head.rules, "ours": self.game.rules_version}
            return damaged(line, "record_of_older_rules", rule, why=why, **versions)
        return damaged(line, key, rule, why=why, **facts)
