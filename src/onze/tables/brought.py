"""A match that somebody brings as a file. Anybody may have written it: it is read with care, and nothing of it is kept.

Who sat where is told by the names in its head. People whom a table has written down by their pseudonyms, and those of a
terminal, go by their seats.
"""

import re
from collections.abc import Iterator
from pathlib import PurePath
from typing import Final

from onze.games import open_record
from onze.kernel.records import Replay
from onze.kernel.records.plays import RULES, TAKE_BACK
from onze.kernel.words import LANGUAGES
from onze.tables.history import told_then
from onze.tables.names import has_name, names_of
from onze.tables.store import SeatRow
from onze.tables.table import BOT, PERSON
from onze.tables.updates import Update, Voice
from onze.tables.words import WORDS

__all__ = ["Brought"]

MOST_PLAYED: Final = 20_000
"""So many lines are played at most to read a record; when something is taken back, all before it are played again."""
TAKEN_BACK: Final = re.compile(rf" {TAKE_BACK} ([0-9]{{1,9}}) #".encode())
UNNAMED: Final = re.compile("me|person|p-[0-9a-f]{12}")
"""What a record calls people whose names it does not know."""


class Brought:
    """A record from outside and its match, or a refusal that says which line is at fault."""

    def __init__(self, text: str) -> None:
        data = text.encode()
        _check_length(data)
        self.replay: Replay = open_record(data)
        """The match, which is played whenever something of it is asked for."""
        newer = [play.line for play in self.replay.plays if play.who == RULES]
        if newer:  # from a position that only stands there: nobody can tell how it came about
            raise WORDS.refused("record_from_a_position", values={"line": newer[0]})
        self.things = self.replay.game.things()
        """The things of its game."""
        self.seats = [self._seat(seat) for seat in range(self.replay.game.seats)]
        """Who sat where."""
        self.names = {language: names_of(self.seats, self._nicknames(language), language) for language in LANGUAGES}
        """What each seat is called, by language."""

    def versions(self, first: int, last: int) -> Iterator[Update]:
        """The versions from one line to another, in order, each as it was told then."""
        voice = Voice(self.replay.game, self.names)
        for frame in self.replay.walk():
            if frame.play.line > last:
                return
            if frame.play.line >= first:
                yield told_then(self.replay, frame, voice)

    def name(self, seat: int) -> str:
        """What the record calls whoever sat there, a bot from a file by its file; nothing where it does not know."""
        word = self.replay.head.names[seat]
        file = word.rpartition(":")[0]
        return "" if UNNAMED.fullmatch(word) else PurePath(file).stem if file else word

    def _seat(self, seat: int) -> SeatRow:
        name = self.name(seat)
        return SeatRow("", seat, BOT, None, name) if has_name(name) else SeatRow("", seat, PERSON, str(seat))

    def _nicknames(self, language: str) -> dict[str, str | None]:
        """What people are called: by the record, else as the game calls their seats."""
        return {str(seat): self.name(seat) or self._plain(seat, language) for seat in range(self.replay.game.seats)}

    def _plain(self, seat: int, language: str) -> str:
        name = self.things[f"seat:{seat}"].text[language]
        return name[:1].upper() + name[1:]


def _check_length(data: bytes) -> None:
    """Refuses a record that takes too long to be played again, before anything is played."""
    played = data.count(b"\n") + sum(int(line) for line in TAKEN_BACK.findall(data))
    if played > MOST_PLAYED:
        raise WORDS.refused("record_too_long", values={"played": played, "most": MOST_PLAYED})
