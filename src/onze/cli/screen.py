"""The terminal itself: lines written, lines read, in one language."""

import io
import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console

from onze.kernel.words import Reason, Refused
from onze.locales import LANGUAGES, say

__all__ = ["Leave", "Screen", "refused"]

QUIT = "q"
GAP = "  "
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes what is shown and what could be scrolled back to."""


class Leave(Exception):  # noqa: N818 - nothing went wrong: somebody goes home
    """Raised when a person wants to stop."""


class Screen:
    """A terminal, or a pipe in its place; colour is never the only sign of anything."""

    def __init__(self, language: str) -> None:
        self.language = language
        for stream in (sys.stdin, sys.stdout):
            # A byte that the terminal's alphabet does not have is shown as a question mark, not as a crash.
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, key: str, /, **facts: str | int) -> str:
        """A sentence of the shared words in this terminal's language."""
        return say(key, self.language, **facts)

    def show(self, text: str = "", style: str = "") -> None:
        """Writes text; a line that is too long goes on under its own beginning."""
        width = self.console.width
        for line in text.split("\n"):
            hanging = " " * (len(line) - len(line.lstrip(" ·!")))
            parts = textwrap.wrap(line, width, subsequent_indent=hanging, break_on_hyphens=False)
            for part in parts if len(line) > width else [line]:
                self.console.print(part, style=style, soft_wrap=True)

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, with the rule that says so."""
        return f"! {reason.sentence(self.language)}" + (f" [{reason.rule}]" if reason.rule else "")

    def show_columns(self, lines: Sequence[str]) -> None:
        """Writes short lines in as many columns as fit."""
        widest = max(len(line) for line in lines) + len(GAP)
        columns = max(1, self.console.width // widest)
        height = -(-len(lines) // columns)
        for row in range(height):
            self.show("".join(line.ljust(widest) for line in lines[row::height]).rstrip())

    def show_numbered(self, lines: Sequence[str]) -> None:
        """Numbers lines from 1."""
        self.show_columns([f"{number:>3}. {line}" for number, line in enumerate(lines, 1)])

    def ask(self, prompt: str) -> str:
        """Reads one line; ``q`` leaves, and so does the end of input."""
        try:
            answer = input(prompt).strip()
        except EOFError:
            self.show()
            raise Leave from None
        if not sys.stdin.isatty():
            self.show(answer)
        if answer.lower() == QUIT:
            raise Leave
        return answer

    def choose(self, question: str, lines: Sequence[str]) -> int:
        """Asks until one of the lines is chosen by its number, the first by Enter alone; counts from 0."""
        self.show(question, style="bold")
        self.show_numbered(lines)
        while True:
            answer = self.ask(self.say("choice", last=len(lines))) or "1"
            if answer.isdecimal() and 1 <= int(answer) <= len(lines):
                return int(answer) - 1
            self.show(self.reason(refused("not-a-choice", answer=answer, last=len(lines)).reason))

    def clear(self) -> None:
        """Wipes the screen, so that the next person sees nothing of the last one's hand."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            sys.stdout.write(CLEAR)
        else:
            self.show("\n" + "=" * self.console.width)


def refused(key: str, /, **facts: str | int) -> Refused:
    """A sentence of the shared words as a refusal to raise."""
    return Refused(Reason(key, "", {language: say(key, language, **facts) for language in LANGUAGES}))
