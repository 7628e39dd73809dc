"""A whole kickabout on record, with everything that can be written, to read and to lie about."""

from collections.abc import Iterator
from functools import cache, partial

from tests.kernel.records.recording import (
    forged,
    found_wrong,
    kicked_off,
    line_with,
    play_lines,
    play_on,
    verify,
    with_line,
)
from tests.kernel.toys import KickaboutGame

GAME = KickaboutGame(3, rounds=5)
SEED = bytes([37]) * 32
"""A seed with which much is thrown, and much happens after the whistle."""
HEAD = 15
"""How many lines the head of a kickabout for three has, the two words included."""
DEAL = HEAD + 1


@cache
def finished_lines(closed: bool = True) -> tuple[str, ...]:
    """A whole kickabout with everything that can be written: a take back, one over it, and what the referee says."""
    recorded = play_lines(kicked_off(GAME, SEED), 12)
    recorded.take_back(recorded.plays[9].line)
    play_lines(recorded, 6)
    recorded.take_back(recorded.plays[4].line)
    play_lines(recorded, 24)
    recorded.call("whistle")
    play_on(recorded)
    if closed:
        recorded.close()
    return tuple(recorded.record.lines)


def lie(*lines: str) -> tuple[int, str]:
    """The line that is found wrong in a record whose hashes all fit, and what is said of it."""
    return found_wrong(partial(verify, forged(lines), GAME))


def moved(number: int, line: str) -> tuple[int, str]:
    """What is found when one line of the whole kickabout says something else."""
    return lie(*with_line(finished_lines(), number, line))


def plays() -> Iterator[tuple[int, str]]:
    """The lines of play of the whole kickabout after the deal, with their numbers."""
    return ((number, line) for number, line in enumerate(finished_lines(), 1) if DEAL < number <= END - 1)


END = len(finished_lines()) - 1
SEED_AT = END + 1


def said(start: str) -> int:
    """The number of the first line of the whole kickabout that begins like this."""
    return line_with(finished_lines(), start)
