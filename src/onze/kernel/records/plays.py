"""The lines of play in a record: what was done by whom, and the throws that came of it."""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from onze.kernel.chance import Chance, Scripted
from onze.kernel.events import Listener
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.outcome import Outcome
from onze.kernel.records.head import SEAT, digest_of
from onze.kernel.records.lines import damaged

__all__ = [
    "ADJOURNED", "BESIDE", "DEAL", "END", "GIVE_BACK", "HAND_OVER", "LOST_ON_TIME", "REFEREE", "RULES", "SEED",
    "SEED_LINE", "TAKE_BACK", "TIMEOUT", "Play", "before", "beside", "play_line", "played_again", "read_play",
    "written_end", "written_play", "written_rules",
]  # fmt: skip

DEAL: Final = "deal"
REFEREE: Final = "referee"
TAKE_BACK: Final = "take back"
END: Final = "end"
HAND_OVER: Final = "hand over"
GIVE_BACK: Final = "give back"
TIMEOUT: Final = "timeout"
LOST_ON_TIME: Final = "lost on time"
BESIDE: Final = (HAND_OVER, GIVE_BACK, TIMEOUT)
"""What happens beside the board: who plays for a seat, and whose time is up. It moves nothing in the match."""
WITHOUT_LUCK: Final = (REFEREE, TAKE_BACK, LOST_ON_TIME, *BESIDE)
RULES: Final = "rules"
"""A match that goes on under a newer version of the rules: the version, a digest of the game, and the position."""
SEED: Final = "seed"
ADJOURNED: Final = "adjourned"

SAID: Final = r"[^ \[]+(?: [^ \[]+)*"
NUMBER: Final = "[0-9]{1,9}"
THROW: Final = f"heads|tails|keep order|(?:cut|d{NUMBER}) {NUMBER}|order(?: {NUMBER})+"
PLAY_LINE: Final = re.compile(
    rf"({DEAL}|{REFEREE}|{TAKE_BACK}|{HAND_OVER}|{GIVE_BACK}|{TIMEOUT}|{LOST_ON_TIME}|{SEAT})"
    rf"(?: ({SAID}))?(?: \[((?:{THROW})(?:, (?:{THROW}))*)\])?"
)
NEWER_RULES: Final = re.compile(rf"{RULES} ([1-9][0-9]{{0,8}} [0-9a-f]{{16}} \{{.*\}})")
A_SEAT: Final = re.compile(SEAT)
HANDED_OVER: Final = re.compile(rf"{SEAT} bot:[^ \[]+")
SEED_LINE: Final = re.compile(rf"({SEED}|{ADJOURNED}) ([0-9a-f]{{64}})")


class Play(NamedTuple):
    """One line of play: who (a seat, ``deal``, ``referee`` …), what, and the throws that came of it."""

    line: int
    """Its number in the record."""
    who: str
    """``seat:1``, ``deal``, ``referee``, ``take back``, ``lost on time``, ``hand over``, ``give back``, ``timeout``."""
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
    newer = NEWER_RULES.fullmatch(line)
    if newer is not None:
        return Play(number, RULES, newer.group(1), ())
    found = PLAY_LINE.fullmatch(line)
    if found is None:
        raise damaged(number, "record_not_a_play", text=line)
    throws = tuple(found.group(3).split(", ")) if found.group(3) else ()
    play = Play(number, found.group(1), found.group(2) or "", throws)
    if (play.who == DEAL) == bool(play.what) or (throws and play.who in WITHOUT_LUCK):
        raise damaged(number, "record_not_a_play", text=line)
    of_a_seat = play.who in BESIDE or play.who == LOST_ON_TIME
    if of_a_seat and not (HANDED_OVER if play.who == HAND_OVER else A_SEAT).fullmatch(play.what):
        raise damaged(number, "record_not_a_play", text=line)
    return play


def beside(hands: Mapping[int, str], play: Play, seats: int) -> dict[int, str]:
    """Which bots play for which seats after a line of ``BESIDE``; one that cannot be so is refused."""
    name, _, bot = play.what.partition(" bot:")
    seat = int(name.removeprefix("seat:"))
    if seat >= seats or (play.who != GIVE_BACK) == (seat in hands):
        raise damaged(play.line, "record_wrong_hands", text=f"{play.who} {play.what}")
    if play.who == HAND_OVER:
        return {**hands, seat: bot}
    return {other: code for other, code in hands.items() if other != seat}


def written_play(who: str, what: str, throws: Sequence[str]) -> str:
    """A line of play as ``read_play`` reads it."""
    said = f"{who} {what}" if what else who
    return f"{said} [{', '.join(throws)}]" if throws else said


def play_line(game: Game[Any], match: Match | None, play: Play, chance: Chance, tell: Listener | None = None) -> Match:
    """Plays one line, not a take back; the deal makes the match, or the position in which newer rules take over."""
    if play.who == RULES:
        return _under_newer_rules(game, play)
    if play.who == DEAL:
        dealt: Match = game.new_match(chance, tell)
        return dealt
    assert match is not None, "a match begins with its deal"
    if play.who == REFEREE:
        match.referee(game.calls.number(play.what), tell)
    elif play.who == LOST_ON_TIME:
        match.lose_on_time(int(play.what.removeprefix("seat:")))
    else:
        match.play(game.move(play.what), chance, tell, play.seat)
    return match


def written_rules(game: Game[Any], position: Mapping[str, object]) -> str:
    """The line that says from which position on a match follows newer rules than it was begun with."""
    return f"{RULES} {game.rules_version} {digest_of(game)} {json.dumps(position)}"


def _under_newer_rules(game: Game[Any], play: Play) -> Match:
    version, digest, position = play.what.split(" ", 2)
    if int(version) > game.rules_version:
        ours = game.rules_version
        raise damaged(play.line, "record_of_newer_rules", game=game.title, theirs=int(version), ours=ours)
    if int(version) == game.rules_version and digest != digest_of(game):
        raise damaged(play.line, "record_of_other_data", game=game.title)
    try:
        told = json.loads(position)
    except ValueError:
        raise damaged(play.line, "record_not_a_play", text=play.what) from None
    match: Match = game.from_position(told)
    return match


def played_again(game: Game[Any], plays: Sequence[Play]) -> Match:
    """The match after these lines, the deal first, by the throws that they name."""
    match: Match | None = None
    for play in plays:
        match = play_line(game, match, play, Scripted(*play.throws))
    assert match is not None, "a match begins with its deal"
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
