"""The lines of play in a record: what was done by whom, and the throws that came of it."""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from onze.kernel.chance import Chance
from onze.kernel.events import Listener
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.outcome import Outcome
from onze.kernel.records.head import SEAT
from onze.kernel.records.lines import damaged

__all__ = [
    "ADJOURNED", "DEAL", "END", "REFEREE", "SEED", "SEED_LINE", "TAKE_BACK", "Play", "before", "play_line", "read_play",
    "written_end", "written_play",
]  # fmt: skip

DEAL: Final = "deal"
REFEREE: Final = "referee"
TAKE_BACK: Final = "take back"
END: Final = "end"
SEED: Final = "seed"
ADJOURNED: Final = "adjourned"

SAID: Final = r"[^ \[]+(?: [^ \[]+)*"
NUMBER: Final = "[0-9]{1,9}"
THROW: Final = f"heads|tails|keep order|(?:cut|d{NUMBER}) {NUMBER}|order(?: {NUMBER})+"
PLAY_LINE: Final = re.compile(
    rf"({DEAL}|{REFEREE}|{TAKE_BACK}|{SEAT})(?: ({SAID}))?(?: \[((?:{THROW})(?:, (?:{THROW}))*)\])?"
)
SEED_LINE: Final = re.compile(rf"({SEED}|{ADJOURNED}) ([0-9a-f]{{64}})")


class Play(NamedTuple):
    """One line of play: who (``deal``, ``referee``, ``take back`` or a seat), what, and the throws that came of it."""

    line: int
    """Its number in the record."""
    who: str
    """``seat:1``, ``deal``, ``referee`` or ``take back``."""
    what: str
    """The move by its name."""
    throws: tuple[str, ...]
    """What was thrown for it."""

    @property
    def seat(self) -> int | None:
        """The seat that moved, if one did."""
        return int(self.who.removeprefix("seat:")) if self.who.startswith("seat:") else None


def read_play(number: int, line: str) -> Play:
    """One line of play, or a refusal that names it."""
    found = PLAY_LINE.fullmatch(line)
    if found is None:
        raise damaged(number, "record_not_a_play", text=line)
    throws = tuple(found.group(3).split(", ")) if found.group(3) else ()
    play = Play(number, found.group(1), found.group(2) or "", throws)
    if (play.who == DEAL) == bool(play.what) or (throws and play.who in (REFEREE, TAKE_BACK)):
        raise damaged(number, "record_not_a_play", text=line)
    return play


def written_play(who: str, what: str, throws: Sequence[str]) -> str:
    """A line of play as ``read_play`` reads it."""
    return " ".join(part for part in (who, what, f"[{', '.join(throws)}]" if throws else "") if part)


def play_line(game: Game[Any], match: Match | None, play: Play, chance: Chance, tell: Listener | None = None) -> Match:
    """Plays one line, not a take back; the deal makes the match."""
    if play.who == DEAL:
        dealt: Match = game.new_match(chance, tell)
        return dealt
    assert match is not None, "a match begins with its deal"
    if play.who == REFEREE:
        match.referee(game.calls.number(play.what), tell)
    else:
        match.play(game.move(play.what), chance, tell, play.seat)
    return match


def written_end(outcome: Outcome) -> str:
    """The line that gives the result: each side's score, and each seat's share of the win."""
    score = "-".join(str(goals) for goals in outcome.score)
    return f"{END} {score}, won " + " ".join(f"{value:g}" for value in outcome.values)


def before(standing: Sequence[Play], play: Play) -> list[Play]:
    """What is left when everything from a line on is taken back; the deal stays."""
    lines = [str(other.line) for other in standing]
    if play.what not in lines[1:]:
        raise damaged(play.line, "record_wrong_take_back", target=play.what)
    return list(standing[: lines.index(play.what)])
