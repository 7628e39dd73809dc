"""What the seats of a table are called: people by their nicknames, bots by a name of their own in each language."""

import unicodedata
from collections.abc import Mapping, Sequence

from onze.bots.searcher import budget_in
from onze.tables.people import told_apart
from onze.tables.store import SeatRow
from onze.tables.words import WORDS

__all__ = ["bot_name", "has_name", "names_of"]


def names_of(
    seats: Sequence[SeatRow], nicknames: Mapping[str, str | None], language: str | None = None
) -> tuple[str, ...]:
    """What each seat is called in sentences of a language; in none, bots go by their codes and whoever was forgotten by
    nothing, for which a page has its own words.

    Whoever has several seats is numbered from seat to seat, ``Ana 1``, ``Ana 2``, but for those that bear the name of
    somebody else at the same screen; others whose names look alike are told apart.
    """
    sitting = [None if seat.called else seat.person or seat.bot for seat in seats]
    names = told_apart([_name(seat, sitting, nicknames, language) for seat in seats])
    return names if language is None else tuple(map(_isolated, names))


def _isolated(name: str) -> str:
    """A name as it stands in a sentence: one that is written from right to left turns nothing but itself round."""
    turns = any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in name)
    return f"\u2068{name}\u2069" if turns else name


def _name(
    seat: SeatRow, sitting: Sequence[str | None], nicknames: Mapping[str, str | None], language: str | None
) -> str:
    if seat.called:
        return seat.called
    if seat.person is not None:
        name = nicknames.get(seat.person)
        if not name:
            return "" if language is None else WORDS.say("player_without_name", language, {"seat": seat.number + 1})
    else:
        name = seat.bot if seat.bot is None or language is None else bot_name(seat.bot, language)
    who = sitting[seat.number]
    if name and sitting.count(who) > 1:
        return f"{name} {sitting[: seat.number].count(who) + 1}"
    return name or f"{seat.number + 1}"


def bot_name(code: str, language: str) -> str:
    """What a bot is called in a language; one that nobody has named goes by its code."""
    return WORDS.say(_key(code), language) if has_name(code) else code


def has_name(code: str) -> bool:
    """Whether a bot of this code has a name of its own."""
    return _key(code) in WORDS.sentences


def _key(code: str) -> str:
    return f"bot_{'search' if budget_in(code) else code}"
