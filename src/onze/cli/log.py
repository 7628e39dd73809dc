"""What happened, noted for everybody at the table as they may know it, until they have read it."""

from collections.abc import Sequence
from typing import Any

from onze.cli.screen import Screen
from onze.doors import Telling
from onze.kernel.chance import Scripted
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.records.plays import Play, play_line

__all__ = ["Log", "log_line"]

PASS = "pass"
BULLET = "· "


class Log:
    """The lines that each person, and whoever looks on (``None``), has not read yet."""

    def __init__(
        self, game: Game[Any], people: Sequence[int], names: Sequence[str], telling: Telling[Any], screen: Screen
    ) -> None:
        self.game = game
        self.people = people
        self.names = names
        self.telling = telling
        self.screen = screen
        self.unread: dict[int | None, list[str]] = {viewer: [] for viewer in (*people, None)}

    def tell(self, event: Event) -> None:
        """Notes an event for everybody."""
        for viewer, lines in self.unread.items():
            told = event.seen_by(viewer)
            text = self.telling.event_text(told, self.names, self.screen.language)
            if not text:
                continue
            line = log_line(text, event.rule)
            if lines and self.telling.goes_on(told):
                # A rule that stands behind several sentences is named behind the last.
                lines[-1] = f"{lines[-1].removesuffix(f' [{event.rule}]')} {line.removeprefix(BULLET)}"
            else:
                lines.append(line)

    def note(self, sentence: str) -> None:
        """Notes something for everybody that did not happen on the pitch."""
        for lines in self.unread.values():
            lines.append(log_line(sentence))

    def note_lone_moves(self, seat: int, moves: Sequence[tuple[int, str]], rule: str) -> None:
        """Notes for a person moves that were played without asking, as there were no others; to pass is none."""
        texts = [text for move, text in moves if self.game.name(move) != PASS]
        if texts:
            line = self.screen.say("lone-move", name=self.names[seat], move=", ".join(texts))
            self.unread[seat].append(log_line(line, rule))

    def note_take_back(self, seat: int, plays: Sequence[Play]) -> None:
        """What was unread is told again as it now stands, and that it was a move longer."""
        self.catch_up(plays)
        for lines in self.unread.values():
            lines.append(log_line(self.screen.say("taken-back", name=self.names[seat])))

    def read(self, viewer: int | None) -> list[str]:
        """What this person has not read yet, on any seat of theirs; now everybody who looks on has."""
        lines = self.unread[viewer]
        for other in self.unread:
            if other is None or (viewer is not None and self.names[other] == self.names[viewer]):
                self.unread[other] = []
        return lines

    def catch_up(self, plays: Sequence[Play]) -> None:
        """Notes what has happened since each person last chose a move: all that is needed to find back in."""
        for lines in self.unread.values():
            lines.clear()
        match: Match | None = None
        for play in plays:
            if not self.people:
                self.read(None)
            elif match is not None and play.seat is not None and play.seat in self.people:
                if len(match.moves(play.seat)) > 1:
                    self.read(play.seat)
                elif match.decision is not None:
                    move = self.game.move(play.what)
                    text = match.move_text(move, play.seat)[self.screen.language]
                    self.note_lone_moves(play.seat, [(move, text)], match.decision.behind(match))
            match = play_line(self.game, match, play, Scripted(*play.throws), self.tell)


def log_line(sentence: str, rule: str = "") -> str:
    """A line of the log, with the rule behind it."""
    line = f"{BULLET}{sentence[:1].upper()}{sentence[1:]}"
    return f"{line} [{rule}]" if rule else line
