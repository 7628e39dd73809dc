"""Asking a person for a whole move: part by part, each shown before it counts, until it commits."""

from collections.abc import Callable, Mapping
from typing import Any

from onze.cli.answers import read_move
from onze.cli.phrase import FreePhrase, Part, Phrase
from onze.cli.question_help import show_help, show_rule
from onze.cli.screen import Screen, refused
from onze.doors import Shown, Telling, Terminal, show
from onze.kernel.match import Match
from onze.kernel.phrases import check_phrase
from onze.kernel.words import Refused

__all__ = ["Question", "TakeBack"]

BACK = "b"
CARDS = "c"
TAKE_BACK = "u"
HELP = "?"
BETWEEN_PARTS = ","
BEHIND_A_MOVE = "  "


class TakeBack(Exception):  # noqa: N818 - nothing went wrong: somebody thinks better of it
    """Raised when a person wants to take back the last move, with the line of the record that it began on."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Question:
    """A person at a match, and how to ask; the match is not changed.

    ``show`` draws the table before each part, ``last_choice`` is the line of the person's last move, if there is one.
    """

    def __init__(
        self,
        seat: int,
        names: list[str],
        screen: Screen,
        terminal: Terminal[Any],
        telling: Telling[Any],
        show: Callable[[Match], None],
        last_choice: Callable[[], int | None],
    ) -> None:
        self.seat = seat
        self.names = names
        self.screen = screen
        self.terminal = terminal
        self.telling = telling
        self.show = show
        self.last_choice = last_choice

    def ask_phrase(self, match: Match) -> tuple[Part, ...]:
        """Asks until the move is whole."""
        kind = FreePhrase if self.terminal.in_any_order(match) else Phrase
        phrase = kind(match, self.seat, self.screen.language)
        while not phrase.whole():
            moves = phrase.moves()
            if len(moves) == 1:
                phrase.say(moves[0])
            else:
                self._show(phrase)
                self._ask(phrase)
        return phrase.answer()

    # ---- what is shown

    def _show(self, phrase: Phrase) -> None:
        """The table and what happened, then the question, and the moves right above the prompt."""
        screen = self.screen
        self.show(phrase.shown())
        if phrase.parts:
            screen.show(screen.say("so-far", moves=" › ".join(part.text for part in phrase.parts)))
        question = self.telling.question(self._shown(phrase))
        if question:
            screen.show(question, style="bold")
        listing = self._listing(phrase)
        if listing:
            screen.show(listing)
        else:
            screen.show_numbered(self._menu(phrase), list(phrase.menu()))

    def _shown(self, phrase: Phrase) -> Shown:
        """What the person is shown of the match, with what has been said of the move so far."""
        return show(phrase.shown(), self.seat, self.names, self.screen.language)

    def _listing(self, phrase: Phrase) -> str:
        """A long menu as the game lists it itself, if it does."""
        return self.terminal.listing(self._shown(phrase))

    def _menu(self, phrase: Phrase) -> list[str]:
        """The moves as people say them, with the game's notes in line."""
        match, moves = phrase.shown(), phrase.menu().values()
        texts = [match.move_text(move, self.seat)[self.screen.language] for move in moves]
        notes = [self._note(match, move) for move in moves]
        widest = max(len(text) for text in texts)
        return [
            f"{text:<{widest}}{BEHIND_A_MOVE}{note}" if note else text for text, note in zip(texts, notes, strict=True)
        ]

    def _note(self, match: Match, move: int) -> str:
        """What the game adds to a move, and how likely luck makes it succeed."""
        assert match.decision is not None
        text = match.decision.note(match, move, self.seat) if self.terminal.notes else None
        note = "" if text is None else text[self.screen.language]
        odds = match.odds(move, self.seat)
        if odds is None:
            return note
        what = odds.text[self.screen.language]
        return f"{note}  {self.screen.say('odds', what=what, percent=round(odds.share * 100))}".strip()

    # ---- what is typed

    def _ask(self, phrase: Phrase) -> None:
        """Reads lines until one of them adds to the move, or takes something of it back."""
        numbers = phrase.menu()
        keys = {"prompt-back": phrase.begun, "prompt-cards": self.terminal.explains}
        more = "".join(f", {self.screen.say(key)}" for key, there in keys.items() if there)
        key = "prompt-named" if self._listing(phrase) else "prompt"
        prompt = self.screen.say(key, first=min(numbers), last=max(numbers), more=more)
        before = phrase.parts
        while phrase.parts == before:
            typed = self.screen.ask(prompt)
            try:
                self._answer(typed, phrase)
            except Refused as refusal:
                phrase.parts = before
                self.screen.show(self.screen.reason(refusal.reason))

    def _answer(self, typed: str, phrase: Phrase) -> None:
        """Does what a person typed, or refuses it."""
        if typed == HELP:
            listing = self._listing(phrase)
            show_help(phrase.shown(), phrase.menu(), self.screen, self.terminal.explains, listing)
        elif typed.startswith(HELP):
            show_rule(phrase.shown(), typed.removeprefix(HELP).strip(), self.screen)
        elif typed.lower() == CARDS and self.terminal.explains:
            explained = self.terminal.explain(self._shown(phrase))
            self.screen.show_pages(explained.split("\n"))
        elif typed.lower() == TAKE_BACK:
            self._take_back()
        elif typed.lower() != BACK:
            self._say(typed, phrase)
        elif phrase.begun:
            phrase.drop_last_choice()
        else:
            raise refused("nothing-begun")

    def _say(self, typed: str, phrase: Phrase) -> None:
        """Adds what was typed: a part of the move, several of them, or the whole of it by a name of its own."""
        moves = self.terminal.said_at_once(phrase.match, self.seat, typed)
        if moves:
            check_phrase(phrase.match, moves, self.seat)
            phrase.parts = ()
            for move in moves:
                phrase.say(move)
            return
        menu: Mapping[int, int] = phrase.menu()
        try:
            phrase.say(self._read(typed, phrase, menu))
        except Refused:
            if BETWEEN_PARTS not in typed:
                raise
            for part in typed.split(BETWEEN_PARTS):
                if phrase.whole():
                    raise refused("said-too-much", answer=part.strip()) from None
                phrase.say(self._read(part.strip(), phrase, menu))
                menu = phrase.next_menu(menu)

    def _read(self, answer: str, phrase: Phrase, menu: Mapping[int, int]) -> int:
        shown = phrase.shown()
        called = self.terminal.called(shown, self.seat, answer)
        if called is None:
            return read_move(answer, shown, menu, self.seat, self.screen.language)
        reason = shown.why_not(called, self.seat)
        if reason is not None:
            raise Refused(reason)
        return called

    def _take_back(self) -> None:
        line = self.last_choice()
        if line is None:
            raise refused("nothing-to-take-back")
        raise TakeBack(line)
