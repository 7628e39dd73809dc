"""Choosing from a short list: by its number, by a word of it, the first by Enter alone."""

from collections.abc import Mapping

from onze.cli.answers import fitting, typed_number
from onze.cli.screen import Screen, refused

__all__ = ["choose"]


def choose(screen: Screen, question: str, lines: Mapping[int, str]) -> int:
    """Asks until one of the lines is chosen; returns its number."""
    screen.show(question, style="bold")
    screen.show_columns([f"{number:>3}. {line}" for number, line in lines.items()])
    first = next(iter(lines))
    while True:
        answer = screen.ask(screen.say("choice", first=first)) or str(first)
        typed = typed_number(answer)
        if typed is not None:
            meant = [number for number in lines if number == typed]
        else:
            meant = fitting(answer, {number: (line,) for number, line in lines.items()})
        if len(meant) == 1:
            return meant[0]
        screen.show(screen.reason(refused("not-a-choice", answer=answer).reason))
