"""Asking a person for a whole move: part by part, each shown before it counts, until it commits."""

from collections.abc import Callable
from typing import NamedTuple

from onze.cli.answers import menu_numbers, read_move
from onze.cli.drawing import Drawing
from onze.cli.question_help import show_help, show_rule
from onze.cli.screen import Screen, refused
from onze.kernel.match import Match
from onze.kernel.phrases import preview
from onze.kernel.words import Refused

__all__ = ["Part", "Question", "TakeBack"]

BACK = "b"
TAKE_BACK = "u"
HELP = "?"
BEHIND_A_MOVE = "  "


class TakeBack(Exception):  # noqa: N818 - nothing went wrong: somebody thinks better of it
    """Raised when a person wants to take back the last move, with the line of the record that it began on."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Part(NamedTuple):
    """One move of a phrase, also in words, the rule behind its question, and whether it was chosen or the only one."""

    move: int
    text: str
    rule: str
    chosen: bool


class Question:
    """A person at a match, and how to ask; the match is not changed.

    ``show`` draws the table before each part, ``last_choice`` is the line of the person's last move, if there is one.
    """

    def __init__(
        self,
        seat: int,
        screen: Screen,
        drawing: Drawing,
        show: Callable[[Match], None],
        last_choice: Callable[[], int | None],
    ) -> None:
        self.seat = seat
        self.screen = screen
        self.drawing = drawing
        self.show = show
        self.last_choice = last_choice

    def ask_phrase(self, match: Match) -> tuple[Part, ...]:
        """Asks until the move is whole."""
        said: tuple[Part, ...] = ()
        while True:
            shown = preview(match, [part.move for part in said], self.seat)
            decision = shown.decision
            assert decision is not None
            moves = shown.moves(self.seat)
            move: int | None = moves[0]
            if len(moves) > 1:
                self.show(shown)
                if said:
                    self.screen.show(self.screen.say("so-far", moves=" › ".join(part.text for part in said)))
                self.screen.show_numbered(self._menu(shown), menu_numbers(shown, self.seat))
                move = self._ask_move(shown, begun=any(part.chosen for part in said))
            if move is None:
                said = _without_last_choice(said)
                continue
            text = shown.move_text(move, self.seat)[self.screen.language]
            said = (*said, Part(move, text, decision.rule, len(moves) > 1))
            if decision.commits(shown, move, self.seat):
                return said

    def _menu(self, match: Match) -> list[str]:
        """The moves as people say them, with the game's notes in line."""
        moves = match.moves(self.seat)
        texts = [match.move_text(move, self.seat)[self.screen.language] for move in moves]
        notes = [self._note(match, move) for move in moves]
        widest = max(len(text) for text in texts)
        return [
            f"{text:<{widest}}{BEHIND_A_MOVE}{note}" if note else text for text, note in zip(texts, notes, strict=True)
        ]

    def _note(self, match: Match, move: int) -> str:
        """What the game adds to a move, and how likely luck makes it succeed."""
        note = self.drawing.move_note(match, self.seat, move, self.screen.language)
        odds = match.odds(move, self.seat)
        if odds is None:
            return note
        what = odds.text[self.screen.language]
        return f"{note}  {self.screen.say('odds', what=what, percent=round(odds.share * 100))}".strip()

    def _ask_move(self, match: Match, begun: bool) -> int | None:
        """One of the listed moves, or ``None`` to drop the last choice."""
        numbers = menu_numbers(match, self.seat)
        prompt = self.screen.say("prompt-back" if begun else "prompt", first=min(numbers), last=max(numbers))
        while True:
            typed = self.screen.ask(prompt)
            try:
                if typed == HELP:
                    show_help(match, self.seat, self.screen)
                elif typed.startswith(HELP):
                    show_rule(match, typed.removeprefix(HELP).strip(), self.screen)
                elif typed.lower() == TAKE_BACK:
                    self._take_back()
                elif typed.lower() != BACK:
                    return read_move(typed, match, self.seat, self.screen.language)
                elif begun:
                    return None
                else:
                    raise refused("nothing-begun")
            except Refused as refusal:
                self.screen.show(self.screen.reason(refusal.reason))

    def _take_back(self) -> None:
        line = self.last_choice()
        if line is None:
            raise refused("nothing-to-take-back")
        raise TakeBack(line)


def _without_last_choice(said: tuple[Part, ...]) -> tuple[Part, ...]:
    """Takes back the last choice, and what followed from it by itself."""
    last = max(place for place, part in enumerate(said) if part.chosen)
    return said[:last]
