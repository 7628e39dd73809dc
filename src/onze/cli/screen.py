"""The terminal itself: lines written, lines read, in one language."""

import os
import re
import sys
import textwrap
from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from onze.kernel.words import Reason, Refused
from onze.locales import LANGUAGES, say

__all__ = ["Leave", "Screen", "refused"]

QUIT = "q"
GAP = "  "
RULE_ID = r"\[[A-Z]+-[^] ]+\]"
"""The rule behind a sentence, which nobody need read."""
BEGINNING = re.compile(r"[ ·!]*(?:[1-9]\. )?")
"""What a line of a list begins with, under which it goes on."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes what is shown and what could be scrolled back to."""


class Leave(Exception):  # noqa: N818 - nothing went wrong: somebody goes home
    """Raised when a person wants to stop."""


class Screen:
    """A terminal, or a pipe in its place; colour is never the only sign of anything."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.errors = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def say(self, key: str, /, **values: str | int) -> str:
        """A sentence of the shared words in this terminal's language."""
        return say(key, self.language, **values)

    # ---- writing

    def show(self, text: str = "", style: str = "", styles: Mapping[str, str] | None = None) -> None:
        """Writes text; a line that is too long goes on under its own beginning.

        ``styles`` says how some of its words are set, by regular expressions.
        """
        for line in text.split("\n"):
            beginning = BEGINNING.match(line)
            start = 0 if beginning is None else beginning.end()
            for part in self.paragraph(line[start:], line[:start]):
                self.show_whole(part, style, styles)

    def show_whole(self, line: str, style: str = "", styles: Mapping[str, str] | None = None) -> None:
        """Writes a line as it is, however long: a command or a file's name can so be copied."""
        written = Text(line, style)
        for words, how in {RULE_ID: "dim", **(styles or {})}.items():
            written.highlight_regex(words, how)
        self.console.print(written, soft_wrap=True)

    def complain(self, reason: Reason) -> None:
        """Writes a refusal where errors go; its further lines are commands, which stay whole."""
        sentence, *commands = self.reason(reason).removeprefix("! ").split("\n")
        for line in (*self.paragraph(sentence, "! "), *commands):
            self.errors.print(line, soft_wrap=True)

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, with the rule that says so."""
        return f"! {reason.sentence(self.language)}" + (f" [{reason.rule}]" if reason.rule else "")

    def paragraph(self, text: str, lead: str = "") -> list[str]:
        """Text behind a lead, in lines of the terminal's width that hang under the text's beginning.

        A text may have lines of its own, such as a list of groups.
        """
        text, *further = text.split("\n")
        if further:
            hanging = " " * len(lead)
            return [*self.paragraph(text, lead), *(line for own in further for line in self.paragraph(own, hanging))]
        if len(lead) + len(text) <= self.console.width:
            return [lead + text]
        hanging = " " * len(lead)
        return textwrap.wrap(
            text,
            self.console.width,
            initial_indent=lead,
            subsequent_indent=hanging,
            break_on_hyphens=False,
            break_long_words=False,
        )

    def show_columns(self, lines: Sequence[str]) -> None:
        """Writes short lines in as many columns as fit."""
        widest = max(len(line) for line in lines) + len(GAP)
        columns = max(1, self.console.width // widest)
        height = -(-len(lines) // columns)
        for row in range(height):
            self.show("".join(line.ljust(widest) for line in lines[row::height]).rstrip())

    def show_numbered(self, lines: Sequence[str], numbers: Sequence[int]) -> None:
        """Short lines, each behind its number."""
        self.show_columns([f"{number:>3}. {line}" for number, line in zip(numbers, lines, strict=True)])

    def show_pages(self, lines: Sequence[str]) -> None:
        """Writes many lines, a page at a time where a person reads them."""
        if self.console.is_terminal and sys.stdin.isatty() and len(lines) >= self.console.height:
            if self.console.encoding == "utf-8":
                os.environ.setdefault("LESSCHARSET", "utf-8")
            with self.console.pager():
                self.show("\n".join(lines))
        else:
            self.show("\n".join(lines))

    def clear(self) -> None:
        """Wipes the screen, so that the next person sees nothing of the last one's hand."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            sys.stdout.write(CLEAR)
        else:
            self.show("\n" * (self.console.height if self.console.is_terminal else 1) + "=" * self.console.width)

    # ---- reading

    def ask(self, prompt: str) -> str:
        """Reads one line; ``q`` leaves, and so does the end of input."""
        try:
            answer = input(prompt).strip()
        except (EOFError, RuntimeError):
            # Python raises the second where there is no input at all.
            self.show()
            raise Leave from None
        if not sys.stdin.isatty():
            self.show(answer)
        if answer.lower() == QUIT:
            raise Leave
        return answer


def refused(key: str, /, **values: str | int) -> Refused:
    """A sentence of the shared words as a refusal to raise."""
    return Refused(Reason(key, "", {language: say(key, language, **values) for language in LANGUAGES}))
