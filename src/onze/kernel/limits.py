"""What a text from outside may be at most, so that reading it takes no time and showing it no room."""

import re
from pathlib import Path
from typing import Final

from onze.kernel.words import KERNEL_WORDS, Refused
from onze.kernel.words.sentences import as_written

__all__ = ["LONGEST_NAME", "check_size", "check_toml", "is_name", "not_a_name"]

LARGEST: Final = 256_000
"""The letters of a file."""
DEEPEST: Final = 12
"""Brackets within brackets, and names joined by dots."""
LONGEST_NUMBER: Final = 30
"""The digits of a number."""
LONGEST_NAME: Final = 80
"""The letters of somebody's or something's name."""

# No expression ever goes back over what it has read: each takes a whole run of letters at once (``++``), and what is
# never closed ends with its line or with the text, for nothing behind it is read as TOML.
WORDS_AND_COMMENTS: Final = re.compile(
    r'"""(?:\\.?|[^"\\]|"(?!""))*+"{0,5}'  # two quotes more may stand before the three that close
    r"|'''(?:[^']|'(?!''))*+'{0,5}"
    r'|"(?:\\.?|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
JOINED: Final = re.compile(rf'(?:(?:(?<![A-Za-z0-9_-])[A-Za-z0-9_-]++|"")[ \t]*+\.[ \t]*+){{{DEEPEST}}}')
NUMBER: Final = re.compile(rf"[0-9]x?[0-9A-Fa-f_]{{{LONGEST_NUMBER}}}")
BRACKET: Final = re.compile(r"[\[\]{}]")


def check_size(path: Path) -> None:
    """Refuses a file that is too large, before it is read."""
    if path.is_file() and path.stat().st_size > 4 * LARGEST:  # a letter takes four bytes at most
        raise KERNEL_WORDS.refused("file_too_large", values={"file": path.name, "most": LARGEST // 1000})


def check_toml(text: str, file: str) -> None:
    """Refuses a TOML file that is too large, too deep, or holds a number too long, before it is read."""
    if len(text) > LARGEST:
        raise KERNEL_WORDS.refused("file_too_large", values={"file": file, "most": LARGEST // 1000})
    bare = WORDS_AND_COMMENTS.sub(_blank, text)
    for number, (depth, line) in enumerate(_with_depth(bare), 1):
        if depth > DEEPEST or JOINED.search(line):
            raise KERNEL_WORDS.refused("file_too_deep", values={"file": file, "line": number, "most": DEEPEST})
        if NUMBER.search(line):
            raise KERNEL_WORDS.refused("number_too_long", values={"file": file, "line": number, "most": LONGEST_NUMBER})


def _blank(found: re.Match[str]) -> str:
    """Words without their letters, on as many lines as before."""
    return '""' + "\n" * found[0].count("\n")


def _with_depth(text: str) -> list[tuple[int, str]]:
    """The lines of a text, each with the most brackets that are open in it."""
    lines: list[tuple[int, str]] = []
    depth = 0
    for line in text.split("\n"):
        deepest = depth
        for bracket in BRACKET.findall(line):
            if bracket in "[{":
                depth += 1
                deepest = max(deepest, depth)
            else:
                depth = max(0, depth - 1)
        lines.append((deepest, line))
    return lines


def is_name(text: str, longest: int = LONGEST_NAME) -> bool:
    """Whether a text can be shown as a name: one short line without control letters or marks of direction."""
    return bool(text.strip()) and text.isprintable() and len(text) <= longest


def not_a_name(text: str, longest: int = LONGEST_NAME) -> Refused:
    """The refusal of such a text, to be raised."""
    shown = text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"
    return KERNEL_WORDS.refused("not_a_word", values={"word": as_written(shown), "longest": longest})
