"""A match at a table: what people say is played and written, and what nobody has to say the table says by itself.

It does no I/O and has no clock of its own: the time comes in as milliseconds, and the lines of a change are stored
before anybody is told of it; if they cannot be, the match goes back to where it was.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from onze.kernel.cards import NOBODY
from onze.kernel.records.writer import Mark, RecordedMatch, Written
from onze.tables.notes import late_seat, notes
from onze.tables.updates import Update, Voice

__all__ = ["AWAITED", "Change", "Due", "HostedMatch", "Orders", "question_numbers", "spoken_since"]

AWAITED: Final = 10_000
"""How long a gesture waits for the hand of its person, in milliseconds, before the table does it."""

NONE: Final = frozenset[int]()

Orders = Callable[[int], tuple[int, ...] | None]
"""What a seat has left word to say to the open question: a whole phrase, or nothing."""


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

    ``odds`` is whether anybody is told how likely luck makes something.

    ``delay`` gives the milliseconds after which the table answers for a person who has nothing to choose: at a table
    with a poker face any few seconds, as an answer at once would tell what the others must not know. ``grace`` is the
    longest that it can be: so long nobody's clock is charged.
    """

    def __init__(
        self,
        recorded: RecordedMatch,
        voice: Voice,
        now: int,
        days: bool = False,
        delay: Callable[[], int] | None = None,
        watched: int = 0,
        odds: bool = True,
        grace: int = 0,
    ) -> None:
        self.recorded = recorded
        """The match and its record."""
        self.voice = voice
        """Says what happens."""
        self.days = days
        """Whether it is played over days: then nobody is waited for whose hand has nothing to choose."""
        self.odds = odds
        """Whether anybody is told how likely luck makes something."""
        self._delay = delay
        self._grace = grace
        self._put: dict[int, tuple[int, int, int]] = {}
        self._timed = recorded.match.timed_call()
        self._watch_began = now - watched
        self._numbers = question_numbers(recorded.record.lines, [1] * recorded.game.seats)
        self._spoken = spoken_since(recorded.record.lines, None)
        self.late = late_seat(recorded.record.lines, recorded.game)
        """The seat whose time is up, while its opponent decides what follows."""
        self.latest = self._standing()
        """The version that whoever comes now is shown."""
        self.stands_since = now
        """When the last line was written."""
        self._put_questions(now)

    # ---- where it stands

    @property
    def version(self) -> int:
        """The number of the last line: it only ever grows."""
        return self.recorded.record.next - 1

    def number(self, seat: int) -> int:
        """Which question it is that is put to a seat now: an answer to an earlier one comes too late.

        It counts what was said for the seat and what was taken back, so that the record alone gives it again.
        """
        return self._numbers[seat]

    @property
    def asked_again(self) -> frozenset[int]:
        """The seats whose open question was come back to by taking back.

        The table answers it for nobody, be there only one answer or a standing order: it would say at once what was
        just taken back, and nobody could go back further. Where several are asked together, that stays so for those
        who have not answered yet.
        """
        if self._spoken is None:
            return NONE
        match = self.recorded.match
        if not all(seat in match.sealed for seat in self._spoken):
            return NONE
        return frozenset(match.asked) - self._spoken

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

    def lose_on_time(self, seat: int, now: int) -> Change:
        """The time of a seat is up, and its opponent wins."""
        return self._changed(self.recorded.mark(), self.recorded.lose_on_time(seat), now)

    def take_back(self, line: int, now: int) -> Change:
        """Everything from a line on is undone; what follows has new luck."""
        mark = self.recorded.mark()
        self.recorded.take_back(line)
        return self._changed(mark, None, now)

    def forget(self, change: Change, now: int) -> None:
        """Goes back to before a change that could not be stored; nobody has been told of it."""
        self.recorded.back_to(change.mark)
        self._numbers = question_numbers(self.recorded.record.lines, [1] * self.recorded.game.seats)
        self._spoken = spoken_since(self.recorded.record.lines, None)
        self.late = late_seat(self.recorded.record.lines, self.recorded.game)
        self.latest = self._standing()
        self._put_questions(now)

    def _changed(self, mark: Mark, written: Written | None, now: int) -> Change:
        recorded = self.recorded
        if recorded.match.outcome is not None:
            recorded.close()
        events = written.events if written is not None else ()
        lines = recorded.record.lines[mark.lines :]
        self._numbers = question_numbers(lines, self._numbers)
        self._spoken = spoken_since(lines, self._spoken)
        self.late = late_seat(lines, recorded.game)
        said = list(notes(recorded.record.lines, mark.lines + 1, recorded.game, self.voice.names))
        self.latest = Update(
            self.version, recorded.match, events, self.voice, mark.lines, self._numbers, said, self.late, self.odds,
            self.asked_again,
        )  # fmt: skip
        self.stands_since = now
        self._put_questions(now)
        return Change(mark.lines + 1, tuple(lines), self.latest, mark)

    def _standing(self) -> Update:
        """The version as it stands, of which nobody needs to be told what has happened."""
        return Update(
            self.version, self.recorded.match, (), self.voice, numbers=self._numbers, late=self.late, odds=self.odds,
            asked_again=self.asked_again,
        )  # fmt: skip

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

    def charged_from(self, seat: int) -> int:
        """From when on the time of a seat that is asked is its own: until then the table itself may be waiting."""
        gesture = AWAITED if self.latest.is_gesture and not self.days else 0
        return self._put[seat][1] + max(self._grace, gesture)

    # ---- what the table does by itself

    def due(self, bots: Mapping[int, str], orders: Orders, thinking: Collection[int] = ()) -> Due | None:
        """What comes next without anybody doing anything, if something does.

        ``bots`` are the codes of those who sit at the table as bots; whoever has handed over is known to the record.
        Nothing is due for the seats of those who are ``thinking`` about an answer already.
        """
        found: list[Due] = []
        if self._timed is not None:
            call, after = self._timed
            found.append(Due(self._watch_began + after, NOBODY, (), "", call))
        for seat, (_, since, delay) in self._put.items():
            if seat in thinking:
                continue
            bot = self.recorded.bots.get(seat) or bots.get(seat)
            phrase = self.latest.lone_phrase(seat)
            if bot is not None:
                found.append(Due(since, seat, phrase or (), "" if phrase else bot))
            elif seat in self.latest.asked_again:
                continue
            elif phrase is not None:
                wait = (0 if self.days else AWAITED) if self.latest.is_gesture else delay
                found.append(Due(since + wait, seat, phrase))
            elif (said := orders(seat)) is not None:
                found.append(Due(since + delay, seat, said))
        return min(found, key=lambda due: due.at) if found else None


def question_numbers(lines: Sequence[str], before: Sequence[int]) -> Sequence[int]:
    """The numbers of the questions to each seat after some more lines of the record."""
    numbers = list(before)
    for line in lines:
        if line.startswith("take back "):
            numbers = [number + 1 for number in numbers]
        elif line.startswith("seat:") and " is " not in line:
            numbers[int(line[5 : line.index(" ")])] += 1
    return numbers


def spoken_since(lines: Sequence[str], before: frozenset[int] | None) -> frozenset[int] | None:
    """The seats that have said something since something was last taken back; none where nothing ever was."""
    spoken = before
    for line in lines:
        if line.startswith("take back "):
            spoken = frozenset()
        elif spoken is not None and line.startswith("seat:") and " is " not in line:
            spoken |= {int(line[5 : line.index(" ")])}
    return spoken
