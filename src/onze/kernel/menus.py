"""Menus: what a seat may say now, entry by entry, each with the thing that it is about and where that lies.

A front end lights the thing in its place, or shows a button where there is none; it needs to know nothing of the rules.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypedDict

from onze.kernel.things import kind_of

if TYPE_CHECKING:
    from onze.kernel.match import Match

__all__ = ["BOARD", "BUTTON", "Chance", "Entry", "menu_of", "place_in"]

BUTTON: Final = ""
"""The place of an entry whose thing lies nowhere: a button."""
BOARD: Final = "board"
"""The place of squares, points and rows, which lie where their facts say."""


class Chance(TypedDict):
    """How likely luck makes a move succeed."""

    text: dict[str, str]
    """What succeeds, by language."""
    share: float
    """In how many cases, as a part of 1."""


class Entry(TypedDict):
    """One move that may be said now."""

    move: str
    """Its name, which is sent back."""
    verb: str
    """What is done: ``play``, ``choose``."""
    thing: str
    """What it is done with; an empty string where the verb says it all."""
    place: str
    """Where the thing lies: a path of the view, ``board``, or an empty string for a button."""
    text: dict[str, str]
    """The move as people say it, by language."""
    note: dict[str, str] | None
    """A few words behind it, by language."""
    odds: Chance | None
    """How likely luck makes it succeed; none where luck has no part."""
    commits: bool
    """Whether it stands at once; if not, the same seat goes on, and may drop it."""
    rule: str
    """The id of the rule behind the question."""


def menu_of(match: "Match", seat: int) -> list[Entry]:
    """The entries of a seat's menu in plain values, in vocabulary order; none if it is not asked."""
    decision = match.decision
    if decision is None or seat not in match.asked:
        return []
    view = match.view(seat)
    entries: list[Entry] = []
    for move in match.moves(seat):
        verb, thing = match.game.vocabulary[move]
        odds = decision.odds(match, move, seat)
        note = decision.note(match, move, seat)
        place = decision.place(match, move, seat)
        entries.append(
            {
                "move": match.game.name(move),
                "verb": verb,
                "thing": thing,
                "place": place_in(view, thing, seat) if place is None else place,
                "text": dict(decision.move_text(match, move, seat)),
                "note": None if note is None else dict(note),
                "odds": None if odds is None else {"text": dict(odds.text), "share": float(odds.share)},
                "commits": decision.commits(match, move, seat),
                "rule": decision.behind(match),
            }
        )
    return entries


def place_in(view: Mapping[str, Any], thing: str, seat: int) -> str:
    """Where a thing lies for a seat that may choose it: in its hand, else in the one other place that holds it.

    A place is a path of the view, ``hands.0``; a thing that no list of the view names lies on the board if it has a
    kind of its own there, and else is a button.
    """
    hands = view.get("hands")
    if isinstance(hands, list) and seat < len(hands) and thing in hands[seat].get("cards", ()):
        return f"hands.{seat}"
    found = list(_paths(view, thing, ""))
    return found[0] if len(found) == 1 else BOARD if kind_of(thing) in ("square", "point", "row") else BUTTON


def _paths(part: object, thing: str, path: str) -> list[str]:
    """The paths of the lists that name a thing; the moves and what the question is about are no places."""
    if isinstance(part, Mapping):
        return [
            found
            for name, inner in part.items()
            if path or name not in ("moves", "decision", "said")
            for found in _paths(inner, thing, f"{path}.{name}" if path else str(name))
        ]
    if isinstance(part, list):
        if thing in part:
            return [path]
        return [found for number, inner in enumerate(part) for found in _paths(inner, thing, f"{path}.{number}")]
    return []
