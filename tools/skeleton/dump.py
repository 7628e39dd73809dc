"""What a page is told of a recorded match, as plain values: nothing else may be drawn."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from onze.doors import Telling, show
from onze.games import open_record, telling_of
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.records.reader import Frame, Replay
from onze.kernel.words import LANGUAGES

__all__ = ["Dump", "opened"]

RECORDS = Path(__file__).with_name("records")


def opened(name: str) -> Replay:
    """The recorded match of a table."""
    return open_record((RECORDS / f"{name}.onze").read_bytes())


class Dump:
    """A recorded match as a page is told it."""

    def __init__(self, replay: Replay, line: int, seat: int, language: str, every: int) -> None:
        self.replay = replay
        self.game = replay.game
        self.line = line
        """The line whose move is under the pointer at the moment that the table shows."""
        self.seat = seat
        """Who looks at the table."""
        self.language = language
        self.every = every
        """Views and menus are kept of every so many lines."""
        self.names = [replay.head.names[seat] for seat in range(self.game.seats)]
        self.telling: Telling[Any] = telling_of(self.game)

    def things(self) -> dict[str, object]:
        """Everything that is named, fetched once."""
        things = self.game.things()
        return {"digest": things.digest, "things": things.written()}

    def head(self) -> dict[str, object]:
        """Whose match it is."""
        return {
            "game": self.game.id,
            "title": dict(self.game.title),
            "seats": self.game.seats,
            "sides": [list(side) for side in self.game.sides],
            "names": self.names,
            "language": self.language,
        }

    def match(self) -> dict[str, object]:
        """The match as a spectator follows it: the first view, then events."""
        frames = self.replay.walk()
        deal = next(frames)
        first = deal.match.public_view()
        opening = [self.told(event, None) for event in deal.events]
        lines = [{"line": frame.play.line, "events": self._events(frame)} for frame in frames if frame.events]
        return {**self.head(), "first": first, "opening": opening, "lines": lines}

    def _events(self, frame: Frame) -> list[dict[str, object]]:
        return [{**self.told(event, None), "after": dict(event.after)} for event in frame.events]

    def told(self, event: Event, seat: int | None) -> dict[str, object]:
        """An event as a seat is told it, with its sentence in each language."""
        told = event.seen_by(seat)
        texts = {language: self.telling.event_text(told, self.names, language) for language in LANGUAGES}
        return {**told, "text": texts}

    def looks(self) -> Iterator[dict[str, object]]:
        """What can be seen after single lines: the public view, and what each seat that is asked sees and may say."""
        for number, frame in enumerate(self.replay.walk()):
            if number % self.every == 0 or frame.match.outcome is not None:
                asked = [self.look(frame.match, seat) for seat in frame.match.asked]
                yield {"line": frame.play.line, "public": frame.match.public_view(), "asked": asked}

    def look(self, match: Match, seat: int) -> dict[str, object]:
        """What a seat that is asked sees and may say."""
        return {
            "seat": seat,
            "view": match.view(seat),
            "menu": match.menu(seat),
            "foreseen": match.foreseen(seat),
        }

    def table(self) -> dict[str, object]:
        """The moment that the table shows, with the log until then and the words that were said so far."""
        log: list[dict[str, object]] = []
        said: list[dict[str, object]] = []
        before: Match | None = None
        for frame in self.replay.walk():
            if frame.play.line == self.line:
                break
            mine = before is not None and frame.play.who == f"seat:{self.seat}"
            word = _entry(before, self.seat, frame.play.what) if before is not None and mine else None
            said = [] if word is None or word["commits"] else [*said, word]
            log += [{**self.told(event, self.seat), "line": frame.play.line} for event in frame.events]
            before = frame.match.clone()
        assert before is not None
        hot = next(play.what for play in self.replay.plays if play.line == self.line)
        return {
            **self.head(),
            **self.look(before, self.seat),
            "log": log,
            "said": said,
            "hot": hot,
            "question": self._question(before),
            "why_not": dict(self._reasons(before)),
        }

    def _question(self, match: Match) -> dict[str, str]:
        shown = {language: show(match, self.seat, self.names, language) for language in LANGUAGES}
        return {language: self.telling.question(shown[language]) for language in LANGUAGES}

    def _reasons(self, match: Match) -> Iterator[tuple[str, dict[str, object]]]:
        """Why the cards that one holds may not be played now, by their ids."""
        for thing in _held(match.view(self.seat), self.seat):
            reason = match.why_not_thing(thing, self.seat)
            if reason is not None:
                yield thing, {"text": dict(reason.text), "rule": reason.rule}


def _entry(match: Match, seat: int, move: str) -> dict[str, object]:
    """An entry of the menu that was said, with that menu and what was foreseen then: words can be taken back."""
    menu = match.menu(seat)
    entry = next(entry for entry in menu if entry["move"] == move)
    return {**entry, "menu": menu, "foreseen": match.foreseen(seat)}


def _held(view: Mapping[str, Any], seat: int) -> Sequence[str]:
    """The cards that a seat holds."""
    return list(dict.fromkeys(view["hands"][seat]["cards"]))
