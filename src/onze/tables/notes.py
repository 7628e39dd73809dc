"""What the table's log says beside the game: whose time is up, who plays for whom, what was taken back.

The lines of the record alone give it, so that whoever looks back reads the same.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from onze.kernel.game import Game
from onze.kernel.records.plays import GIVE_BACK, HAND_OVER, LOST_ON_TIME, TAKE_BACK, TIMEOUT
from onze.kernel.words import LANGUAGES, Text
from onze.tables.names import bot_name
from onze.tables.words import WORDS

__all__ = ["late_seat", "notes"]

KEYS: Final = {
    TIMEOUT: "note_time_up",
    LOST_ON_TIME: "note_lost_on_time",
    HAND_OVER: "note_bot_plays",
    GIVE_BACK: "note_back_again",
    TAKE_BACK: "note_taken_back",
}

LATE: Final = f"{TIMEOUT} seat:"


def notes(lines: Sequence[str], first: int, game: Game[Any], names: Mapping[str, Sequence[str]]) -> Iterator[Text]:
    """The sentences for the lines of a record from one on, in both languages, with what each seat is called in them."""
    for line in lines[first - 1 :]:
        if line.startswith("seat:"):  # asked first: nearly every line is a move
            continue
        kind = next((kind for kind in KEYS if line.startswith(f"{kind} ")), None)
        if kind is None:
            continue
        what, _, bot = line.removeprefix(f"{kind} ").partition(" bot:")
        if kind == TAKE_BACK:
            what = lines[int(what) - 1].partition(" ")[0]  # whoever has played what is undone
            if not what.startswith("seat:"):
                yield WORDS.text("note_call_taken_back")
                continue
        seat = int(what.removeprefix("seat:"))
        values: dict[str, object] = {"who": _name(names, seat)}
        if kind == HAND_OVER:
            values["bot"] = {language: bot_name(bot, language) for language in LANGUAGES}
        elif kind == LOST_ON_TIME:
            side = game.side_of(seat)
            values["winners"] = [_name(names, other) for other in range(game.seats) if game.side_of(other) != side]
        yield WORDS.text(KEYS[kind], values)


def _name(names: Mapping[str, Sequence[str]], seat: int) -> Text:
    """What a seat is called in each language."""
    return {language: said[seat] for language, said in names.items()}


def late_seat(lines: Sequence[str], game: Game[Any]) -> int | None:
    """The seat whose time is up while its opponent decides what follows, which is what comes between two sides."""
    last = lines[-1]
    return int(last.removeprefix(LATE)) if last.startswith(LATE) and len(game.sides) == 2 else None
