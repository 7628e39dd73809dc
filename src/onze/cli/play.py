"""A match played at one terminal: people in turn, bots in between, every move kept."""

import shlex
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from onze.bots import Bot, OutsideBot, Thinker, ask_bot_phrase, is_outside
from onze.bots.outside import LATE, OUT, Fault
from onze.cli.archive import save
from onze.cli.commands import command
from onze.cli.log import Log, log_line
from onze.cli.question import Question, TakeBack
from onze.cli.result import result_text
from onze.cli.screen import Screen, refused
from onze.cli.seating import Seating, alone_at, opening_text, seat_names
from onze.doors import show
from onze.games import telling_of, terminal_of
from onze.kernel.chance import Scripted
from onze.kernel.events import Event
from onze.kernel.limits import LONGEST_NAME
from onze.kernel.match import Match
from onze.kernel.phrases import check_phrase
from onze.kernel.records.plays import play_line
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import Refused

__all__ = ["Table", "thinking_time"]

SUBSTITUTE = "random"
"""Who draws a move where a bot has none, as the record says it."""
LONGEST_TIME = 3600.0


def thinking_time(typed: str | None) -> float | None:
    """How many seconds bots may think about an answer, as it was typed; a refusal for what is no such number."""
    if typed is None:
        return None
    try:
        seconds = float(typed)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_TIME:
        raise refused("not-seconds", typed=typed)
    return seconds


class Table:
    """A match, those who play it, and whose turn it is to look at the screen."""

    def __init__(self, seating: Seating, screen: Screen, path: Path, seconds: float | None = None) -> None:
        self.seating = seating
        self.game = seating.game
        self.screen = screen
        self.path = path
        self.seconds = seconds
        """How long a bot may think about an answer, if anybody has said."""
        self.drawn: list[Fault] = []
        """Where a move was drawn for a bot."""
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
        recorded = kick_off(self.game, seed, [_kept(word) for word in self.seating.words], words, self.hear)
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
            faults: list[Fault] = []
            try:
                if bot is None:
                    moves = self.ask(recorded, seat)
                else:
                    moves, faults = self.ask_bot(bot, recorded, seat)
            except TakeBack as wish:
                recorded.take_back(wish.line)
                self.log.note_take_back(seat, recorded.plays)
            else:
                hand_over(recorded, seat, faults)
                recorded.play(moves, seat, self.tell)
                if faults and faults[-1].kind != OUT and recorded.match.outcome is None:
                    recorded.give_back(seat)
            save(self.path, recorded.adjourned())
        recorded.close()
        save(self.path, recorded.record)
        self.say_result(recorded)

    def ask_bot(self, bot: Bot, recorded: RecordedMatch, seat: int) -> tuple[list[int], list[Fault]]:
        """What a bot says, and where a move was drawn for it, which everybody is told; that it is out only once."""
        noted = bot.faults if isinstance(bot, OutsideBot) else []
        known = len(noted)
        moves = ask_bot_phrase(bot, recorded.match, seat, recorded.thinking(), self.seconds)
        faults = noted[known:]
        for fault in faults:
            if fault.kind != OUT or not any(other[:2] == fault[:2] for other in self.drawn):
                self.log.note(fault.text[self.screen.language])
            self.drawn.append(fault)
        self.report()
        return moves, faults

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

    def hear(self, event: Event) -> None:
        """Notes an event for everybody, bots that listen included."""
        self.log.tell(event)
        for seat, bot in enumerate(self.seating.bots):
            if isinstance(bot, Thinker):
                bot.told(seat, event.seen_by(seat))

    def tell(self, event: Event) -> None:
        """Notes an event for everybody; bots among themselves are reported at once."""
        self.hear(event)
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
        for seat in sorted({fault.seat for fault in self.drawn}):
            count = sum(fault.seat == seat for fault in self.drawn)
            self.screen.show(self.screen.say("moves-drawn", name=self.names[seat], count=count))
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
            f" --seats {shlex.join([','.join(self.seating.words)])}" if any(map(is_outside, self.seating.words)) else ""
        )
        self.screen.show_whole(f"  {self.command('resume')}{named}")

    def command(self, name: str) -> str:
        """A command about this match, to be typed as it stands."""
        return command(name, self.path, self.screen.language, self.seating.folder)


def hand_over(recorded: RecordedMatch, seat: int, faults: Sequence[Fault]) -> None:
    """Writes into the record for whom a move was drawn, before it is played; or that the bot plays again."""
    if faults and seat not in recorded.bots:
        if any(fault.kind == LATE for fault in faults):
            recorded.time_out(seat)
        recorded.hand_over(seat, SUBSTITUTE)
    elif not faults and seat in recorded.bots:
        recorded.give_back(seat)


def _kept(word: str) -> str:
    """Who sits somewhere as the record has it; of a long command the end."""
    return word if len(word) <= LONGEST_NAME else f"…/{word[2 - LONGEST_NAME :]}"


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
