"""A match at a table: what people say is played and written, and what nobody has to say the table says by itself.

It does no I/O and has no clock of its own: the time comes in as milliseconds, and the lines of a change are stored
before anybody is told of it; if they cannot be, the match goes back to where it was.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from onze.kernel.cards import NOBODY
from onze.kernel.records.writer import Mark, RecordedMatch, Written
from onze.tables.updates import Update, Voice, is_gesture, lone_phrase

__all__ = ["AWAITED", "Change", "Due", "HostedMatch", "Orders"]

AWAITED: Final = 10_000
"""How long a gesture waits for the hand of its person, in milliseconds, before the table does it."""

Orders = Callable[[int], int | None]
"""What a seat has left word to say to the open question: a move, or nothing."""


class Change(NamedTuple):
    """Something that was done at a table: the lines to be stored, and what whoever watches is told then."""

    first: int
    """The number of its first line."""
    lines: tuple[str, ...]
    """Its lines as they stand in the record."""
    update: Update
    """The new version."""
    mark: Mark
    """Where the match stood before."""


class Due(NamedTuple):
    """What a table is to do by itself, and when."""

    at: int
    """The time, in milliseconds."""
    seat: int
    """Whose answer it is."""
    phrase: tuple[int, ...]
    """What is said; nothing where a bot has to be asked."""
    bot: str = ""
    """The bot to be asked, by its code."""
    call: str = ""
    """What the referee says instead, whose watch runs at the table."""


class HostedMatch:
    """A recorded match between people and bots.

    ``watched`` is what the referee's watch has shown before, where a period is played by time.

    ``delay`` gives the milliseconds after which the table answers for a person who has nothing to choose: at a table
    with a poker face any few seconds, as an answer at once would tell what the others must not know.
    """

    def __init__(
        self,
        recorded: RecordedMatch,
        voice: Voice,
        now: int,
        days: bool = False,
        delay: Callable[[], int] | None = None,
        watched: int = 0,
    ) -> None:
        self.recorded = recorded
        """The match and its record."""
        self.voice = voice
        """Says what happens."""
        self.days = days
        """Whether it is played over days: then nobody is waited for whose hand has nothing to choose."""
        self._delay = delay
        self._put: dict[int, tuple[int, int, int]] = {}
        self._timed = recorded.match.timed_call()
        self._watch_began = now - watched
        self.latest = Update(recorded.record.next - 1, recorded.match, (), voice)
        """The version that whoever comes now is shown."""
        self._put_questions(now)

    # ---- where it stands

    @property
    def version(self) -> int:
        """The number of the last line: it only ever grows."""
        return self.recorded.record.next - 1

    def number(self, seat: int, version: int | None = None) -> int:
        """Which question it is that is put to a seat now: an answer to an earlier one comes too late.

        It counts what was said for the seat and what was taken back, so that the record alone gives it again, also as
        it was at an earlier version.
        """
        lines = self.recorded.record.lines[:version]
        return 1 + sum(line.startswith((f"seat:{seat} ", "take back ")) and " is " not in line for line in lines)

    # ---- what is done

    def play(self, seat: int, phrase: Sequence[int], now: int) -> Change:
        """A seat says a whole phrase, or is refused and nothing has changed."""
        return self._changed(self.recorded.mark(), self.recorded.play(phrase, seat), now)

    def call(self, name: str, now: int) -> Change:
        """Something is said from outside: ``resign seat:0``, ``agree draw``, a game's own whistle."""
        return self._changed(self.recorded.mark(), self.recorded.call(name), now)

    def hand_over(self, seat: int, bot: str, now: int) -> Change:
        """A bot plays for a seat from now on."""
        return self._changed(self.recorded.mark(), self.recorded.hand_over(seat, bot), now)

    def give_back(self, seat: int, now: int) -> Change:
        """Whoever came back plays again."""
        return self._changed(self.recorded.mark(), self.recorded.give_back(seat), now)

    def time_out(self, seat: int, now: int) -> Change:
        """The time of a seat is up."""
        return self._changed(self.recorded.mark(), self.recorded.time_out(seat), now)

    def take_back(self, line: int, now: int) -> Change:
        """Everything from a line on is undone; what follows has new luck."""
        mark = self.recorded.mark()
        self.recorded.take_back(line)
        return self._changed(mark, None, now)

    def forget(self, change: Change, now: int) -> None:
        """Goes back to before a change that could not be stored; nobody has been told of it."""
        self.recorded.back_to(change.mark)
        self.latest = Update(self.version, self.recorded.match, (), self.voice)
        self._put_questions(now)

    def _changed(self, mark: Mark, written: Written | None, now: int) -> Change:
        recorded = self.recorded
        if recorded.match.outcome is not None:
            recorded.close()
        events = written.events if written is not None else ()
        self.latest = Update(self.version, recorded.match, events, self.voice, mark.lines)
        self._put_questions(now)
        return Change(mark.lines + 1, tuple(recorded.record.lines[mark.lines :]), self.latest, mark)

    def _put_questions(self, now: int) -> None:
        """Notes when each seat that is asked was put its question, and how long the table would wait with an answer."""
        put: dict[int, tuple[int, int, int]] = {}
        for seat in self.recorded.match.asked:
            number = self.number(seat)
            known = self._put.get(seat)
            if known is not None and known[0] == number:
                put[seat] = known
            else:
                put[seat] = (number, now, 0 if self._delay is None else self._delay())
        self._put = put
        timed = self.recorded.match.timed_call()
        if timed != self._timed:
            self._timed, self._watch_began = timed, now

    def watched(self, now: int) -> int:
        """What the referee's watch shows, in milliseconds: stored with every line, so that nobody loses time."""
        return now - self._watch_began if self._timed is not None else 0

    # ---- what the table does by itself

    def due(self, bots: Mapping[int, str], orders: Orders) -> Due | None:
        """What comes next without anybody doing anything, if something does.

        ``bots`` are the codes of those who sit at the table as bots; whoever has handed over is known to the record.
        """
        match = self.recorded.match
        found: list[Due] = []
        if self._timed is not None:
            call, after = self._timed
            found.append(Due(self._watch_began + after, NOBODY, (), "", call))
        for seat, (_, since, delay) in self._put.items():
            bot = self.recorded.bots.get(seat) or bots.get(seat)
            phrase = lone_phrase(match, seat)
            if bot is not None:
                found.append(Due(since, seat, phrase or (), "" if phrase else bot))
            elif phrase is not None:
                gesture = is_gesture(match.decision)
                wait = (0 if self.days else AWAITED) if gesture else delay
                found.append(Due(since + wait, seat, phrase))
            elif (move := orders(seat)) is not None:
                found.append(Due(since + delay, seat, (move,)))
        return min(found, key=lambda due: due.at) if found else None
