"""A match played at one terminal: people in turn, bots in between, every move kept."""

import shlex
from functools import partial
from itertools import groupby
from pathlib import Path

from onze.bots import ask_bot_phrase
from onze.cli.archive import save
from onze.cli.commands import command
from onze.cli.log import Log, log_line
from onze.cli.question import Question, TakeBack
from onze.cli.result import result_text
from onze.cli.screen import Screen
from onze.cli.seating import Seating, alone_at, is_file, opening_text, seat_names
from onze.doors import show
from onze.games import telling_of, terminal_of
from onze.kernel.chance import Scripted
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.phrases import check_phrase
from onze.kernel.records.plays import play_line
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import Refused

__all__ = ["Table"]


class Table:
    """A match, those who play it, and whose turn it is to look at the screen."""

    def __init__(self, seating: Seating, screen: Screen, path: Path) -> None:
        self.seating = seating
        self.game = seating.game
        self.screen = screen
        self.path = path
        self.terminal = terminal_of(seating.game)
        self.telling = telling_of(seating.game)
        self.alone = alone_at(seating.game, seating.words)
        """The one person who plays against bots: the screen is theirs throughout."""
        self.looking = self.alone
        """Whose hand the screen may show; nobody's before the first person has sat down to it."""
        self.names = seat_names(seating.game, seating.words, screen, self.alone)
        self.log = Log(seating.game, seating.people, self.names, self.telling, screen)

    def begin(self, seed: bytes, words: dict[int, str]) -> RecordedMatch:
        """A new match: who sits where, the luck sealed, the cards dealt."""
        recorded = kick_off(self.game, seed, self.seating.words, words, self.log.tell)
        self.say_opening()
        self.screen.show(self.screen.say("sealed", commitment=recorded.commitment[:32]))
        return recorded

    def come_back_to(self, recorded: RecordedMatch) -> None:
        """A match that was left: who sits where, and what happened last, for everybody to find back in."""
        self.say_opening()
        self.screen.show(self.screen.say("resumed"))
        self.log.catch_up(recorded.plays)

    def play(self, recorded: RecordedMatch) -> None:
        """Plays the match to its end, and keeps it after every move."""
        save(self.path, recorded.adjourned())
        self.report()
        while recorded.match.outcome is None:
            match = recorded.match
            seat = match.seat
            bot = self.seating.bots[seat]
            try:
                moves = (
                    self.ask(recorded, seat) if bot is None else ask_bot_phrase(bot, match, seat, recorded.thinking())
                )
            except TakeBack as wish:
                recorded.take_back(wish.line)
                self.log.note_take_back(seat, recorded.plays)
            else:
                recorded.play(moves, seat, self.tell)
            save(self.path, recorded.adjourned())
        recorded.close()
        save(self.path, recorded.record)
        self.say_result(recorded)

    def ask(self, recorded: RecordedMatch, seat: int) -> list[int]:
        """Lets a person answer, or what was prepared; what leaves no choice is only noted for that person."""
        prepared = self.prepared(recorded.match, seat)
        if prepared:
            return prepared
        question = Question(
            seat,
            self.names,
            self.screen,
            self.terminal,
            self.telling,
            show=partial(self.show, seat=seat),
            last_choice=partial(last_choice, recorded, seat),
        )
        parts = question.ask_phrase(recorded.match)
        for (chosen, rule), same in groupby(parts, key=lambda part: (part.chosen, part.rule)):
            if not chosen:
                self.log.note_lone_moves(seat, [(part.move, part.text) for part in same], rule)
        return [part.move for part in parts]

    def prepared(self, match: Match, seat: int) -> list[int]:
        """What a person brought along, if it answers the question now: it is played once."""
        name, moves = self.seating.prepared.get(seat, ("", []))
        try:
            check_phrase(match, moves, seat)
        except Refused:
            return []
        del self.seating.prepared[seat]
        self.log.unread[seat].append(log_line(self.screen.say("file-laid", name=self.names[seat], file=name)))
        return moves

    def show(self, match: Match, seat: int) -> None:
        """Draws the table for the person to play, once the others look away, and tells what happened."""
        if self.looking != seat:
            # Whoever sits on two seats goes by one name: nobody has to look away.
            if self.looking is None or self.names[self.looking] != self.names[seat]:
                self.screen.clear()
                self.screen.ask(self.screen.say("hand-over", name=self.names[seat]))
            self.looking = seat
        self.show_table(match, seat)

    def show_table(self, match: Match, viewer: int | None) -> None:
        """The table as somebody sees it, and under it what they have not been told yet."""
        self.screen.show()
        shown = show(match, viewer, self.names, self.screen.language)
        self.screen.show(self.terminal.draw(shown), styles=self.terminal.styles(shown))
        for line in self.log.read(viewer):
            self.screen.show(line)

    def hide_hands(self) -> None:
        """Wipes the screen where it shows a hand that not everybody may see."""
        if self.alone is None and self.looking is not None:
            self.screen.clear()
            self.looking = None

    def tell(self, event: Event) -> None:
        """Notes an event for everybody; bots among themselves are reported at once."""
        self.log.tell(event)
        self.report()

    def report(self) -> None:
        """Says what nobody has to be asked before."""
        if not self.seating.people:
            for line in self.log.read(None):
                self.screen.show(line)

    def say_opening(self) -> None:
        """What is played, and by whom."""
        self.screen.show(opening_text(self.game, self.seating.words, self.screen, self.alone), style="bold")

    def say_result(self, recorded: RecordedMatch) -> None:
        """The table as it was left, the last events, who won, and where the record is kept."""
        outcome = recorded.match.outcome
        assert outcome is not None
        self.hide_hands()
        self.show_table(recorded.match, self.alone)
        result = result_text(self.screen, outcome, self.game, self.names)
        self.screen.show(log_line(result, outcome.rule), style="bold")
        self.screen.show(self.screen.say("kept", hash=recorded.record.final_hash[:16]))
        for name in ("replay", "verify"):
            self.screen.show_whole(f"  {self.command(name)}")

    def say_how_to_go_on(self) -> None:
        """Whoever leaves a match is told how to come back to it, and leaves no hand behind on the screen."""
        if self.screen.console.is_terminal:
            self.hide_hands()
        self.screen.show(self.screen.say("adjourned"))
        # A bot's file is run only when it is named anew.
        named = (
            f" --seats {shlex.join([','.join(self.seating.words)])}" if any(map(is_file, self.seating.words)) else ""
        )
        self.screen.show_whole(f"  {self.command('resume')}{named}")

    def command(self, name: str) -> str:
        """A command about this match, to be typed as it stands."""
        return command(name, self.path, self.screen.language, self.seating.folder)


def last_choice(recorded: RecordedMatch, seat: int) -> int | None:
    """The line on which this seat last began a phrase that left it a choice."""
    match: Match | None = None
    begun = found = None
    whole = True
    for play in recorded.plays:
        if match is not None and match.decision is not None and play.seat == seat:
            if whole:
                begun = play.line
            if len(match.moves(seat)) > 1:
                found = begun
            whole = match.decision.commits(match, recorded.game.move(play.what), seat)
        match = play_line(recorded.game, match, play, Scripted(*play.throws))
    return found
