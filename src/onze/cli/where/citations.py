"""The rules that a text cites: ``FAC-3.1``, ``FAC-0.16 to FAC-0.18``, ``FT-CARD-CHANGE.3 to .6``, ``FT-KEEP.8, .9``."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from onze.kernel.words.rulebook import Rulebook

__all__ = ["ID", "Citation", "citations"]

ID: Final = re.compile(r"\b[A-Z]{2,}-(?:[A-Z]+[.-])*[A-Z]?[0-9]+[a-z]?(?:\.(?:[0-9]+|[a-z](?=\.[0-9])))*")
"""What an id looks like, in any game: ``FAC-8.6``, ``FAC-GAP.28``, ``WCG-8.d.2``, ``FT-CARD-MOVE.1``, ``PSO-1``."""

SPACE: Final = r"\s+(?:#\s*)?"
SHORT: Final = r"\.[0-9]+\b|[0-9]+(?:\.[0-9a-z]+)+\b|[0-9]+\b(?!\s+[a-z])"
"""The end of an id whose beginning was said just before; a whole number with a word behind it counts something else."""
RANGE: Final = re.compile(rf"{SPACE}to{SPACE}(?:({ID.pattern})|({SHORT}))")
MORE: Final = re.compile(rf"(?:,|{SPACE}and|{SPACE}or){SPACE}(\.[0-9]+)")


class Citation(NamedTuple):
    """A rule and the line that cites it."""

    id: str
    line: int


def citations(text: str, rulebook: Rulebook) -> Iterator[Citation]:
    """Every rule of a rulebook that a text cites, in the order of the text; a range cites all that it spans."""
    for found in ID.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        for id in _meant(text, found, rulebook):
            if id in rulebook.clauses:
                yield Citation(id, line)


def _meant(text: str, found: re.Match[str], rulebook: Rulebook) -> Iterator[str]:
    """An id, and what the text goes on to say of its neighbours."""
    last, end = found[0], found.end()
    yield last
    while True:
        if to := RANGE.match(text, end):
            until = to[1] or _in_full(last, to[2], rulebook)
            yield from _between(last, until, rulebook)
            # An end that is written in full is found by itself.
            if to[1]:
                return
            last, end = until, to.end()
        elif more := MORE.match(text, end):
            last, end = _in_full(last, more[1], rulebook), more.end()
        else:
            return
        yield last


def _in_full(before: str, short: str, rulebook: Rulebook) -> str:
    """What the end of an id means behind the one before: 3.4 behind FAC-3.1 is FAC-3.4, and so is .4."""
    marks = [place for place, letter in enumerate(before) if letter in ".-"]
    starts = [before[: place + (not short.startswith("."))] for place in reversed(marks)]
    return next((start + short for start in starts if start + short in rulebook.clauses), "")


def _between(first: str, last: str, rulebook: Rulebook) -> list[str]:
    """The rules that stand between two of the same chapter, without these two."""
    for chapter in rulebook.chapters:
        ids = [clause.id for clause in chapter.clauses]
        if first in ids and last in ids:
            return ids[ids.index(first) + 1 : ids.index(last)]
    return []
