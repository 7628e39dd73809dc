"""A record: a text file that a person can read, in which damage is found at its line.

Every line begins with its number and ends with the first eight digits of a running hash, which covers the line and
all lines before it::

    1 onze record 1 #0f1e2d3c
    2 game football-a-la-carte #a5b4c3d2
    …
    31 deal [order 51 3 17 …, heads] #9f8e7d6c
    32 seat:0 play card:tackle [d20 17] #3fa9c1d2

The head says what is played (``game``, ``rules``, ``seats``, ``option``, ``data``, ``digest``), by whom (``seat:0 is
…``), and how luck is sealed (``commitment``, ``word``). The first line of play is ``deal``; then comes one line a move,
with its throws in brackets, ``referee …`` for what is said from outside, and ``take back 40``, which undoes everything
from line 40 on. ``end`` gives the result, ``seed`` opens the luck; ``adjourned`` stands last in a match to go on with.
"""

import hashlib
import re
from typing import Final

from onze.kernel.words import KERNEL_WORDS, Refused

__all__ = ["FIRST_LINE", "Record", "damaged", "read_record"]

FIRST_LINE: Final = "onze record 1"
# No control characters: what a record says is shown on terminals.
LINE: Final = re.compile(r"([1-9][0-9]*) ([^\x00-\x1f\x7f-\x9f]*) #([0-9a-f]{8})")
START: Final = hashlib.sha256(b"").hexdigest()


class Record:
    """The lines of a match in order; lines are only ever added."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        """The lines without their numbers and hashes; the first is line 1."""
        self.hashes: list[str] = []
        """The running hash after each line, in full."""

    def add(self, line: str) -> int:
        """Adds a line and returns its number."""
        number = len(self.lines) + 1
        self.hashes.append(running_hash(self.final_hash, number, line))
        self.lines.append(line)
        return number

    @property
    def next(self) -> int:
        """The number of the line that comes next."""
        return len(self.lines) + 1

    @property
    def final_hash(self) -> str:
        """The hash of everything written so far."""
        return self.hashes[-1] if self.hashes else START

    def text(self) -> str:
        """The whole file."""
        numbered = enumerate(zip(self.lines, self.hashes, strict=True), 1)
        return "".join(f"{number} {line} #{running[:8]}\n" for number, (line, running) in numbered)

    def copy(self) -> "Record":
        """An independent copy."""
        other = Record()
        other.lines = self.lines[:]
        other.hashes = self.hashes[:]
        return other


def running_hash(before: str, number: int, line: str) -> str:
    """The hash of a line and of all before it: SHA-256 of the hash before, the number and the line, with spaces."""
    return hashlib.sha256(f"{before} {number} {line}".encode()).hexdigest()


def read_record(data: bytes) -> Record:
    """The record in a file, or a refusal that names the first damaged line."""
    record = Record()
    *parts, rest = data.split(b"\n")
    for number, part in enumerate(parts, 1):
        try:
            found = LINE.fullmatch(part.decode())
        except UnicodeDecodeError:
            raise damaged(number, "record_not_text") from None
        if found is None:
            raise damaged(number, "record_not_a_line")
        if found.group(1) != str(number):
            raise damaged(number, "record_wrong_number", found=found.group(1))
        record.add(found.group(2))
        if not record.final_hash.startswith(found.group(3)):
            raise damaged(number, "record_wrong_hash")
        if record.lines[0] != FIRST_LINE:
            raise damaged(1, "record_not_ours", first=FIRST_LINE)
    if rest:
        raise damaged(len(parts) + 1, "record_cut_off")
    if not record.lines:
        raise damaged(1, "record_not_ours", first=FIRST_LINE)
    return record


def damaged(line: int, key: str, rule: str = "", **facts: object) -> Refused:
    """A refusal that names the line at fault."""
    return KERNEL_WORDS.refused(key, rule, {"line": line, **facts})
