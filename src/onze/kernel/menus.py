"""Menus: what a seat may say now, entry by entry, each with the thing that it is about and where that lies.

A front end lights the thing in its place, or shows a button where there is none; it needs to know nothing of the rules.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypedDict

from onze.kernel.things import kind_of

if TYPE_CHECKING:
    from onze.kernel.match import Match

__all__ = ["BOARD", "BUTTON", "Chance", "Entry", "lying_in", "menu_of"]

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
    button: dict[str, str] | None
    """One word for the button that plays it, by language; none where that of its verb will do, ``verb:play``."""
    note: dict[str, str] | None
    """A few words behind it, by language."""
    odds: Chance | None
    """How likely luck makes it succeed; none where luck has no part."""
    commits: bool
    """Whether it stands at once; if not, the same seat goes on, and may drop it."""
    rule: str
    """The id of the rule behind the question."""


def menu_of(match: "Match", seat: int, view: Mapping[str, object] | None = None) -> list[Entry]:
    """The entries of a seat's menu in plain values, in vocabulary order; none if it is not asked."""
    decision = match.decision
    if decision is None or seat not in match.asked:
        return []
    moves = match.moves(seat)
    wanted = {match.game.vocabulary[move].thing for move in moves}
    lying = lying_in(match.view(seat) if view is None else view, wanted)
    rule = decision.behind(match)
    entries: list[Entry] = []
    for move in moves:
        verb, thing = match.game.vocabulary[move]
        odds = decision.odds(match, move, seat)
        note = decision.note(match, move, seat)
        button = decision.button(match, move, seat)
        place = decision.place(match, move, seat)
        entries.append(
            {
                "move": match.game.name(move),
                "verb": verb,
                "thing": thing,
                "place": place_of(match, thing, seat, lying) if place is None else place,
                "text": dict(decision.move_text(match, move, seat)),
                "button": None if button is None else dict(button),
                "note": None if note is None else dict(note),
                "odds": None if odds is None else {"text": dict(odds.text), "share": float(odds.share)},
                "commits": decision.commits(match, move, seat),
                "rule": rule,
            }
        )
    return entries


def place_of(match: "Match", thing: str, seat: int, lying: Mapping[str, Sequence[str]]) -> str:
    """Where a thing lies for a seat that may choose it: in its hand, else in the one other place that holds it.

    A place is a path of the view, ``hands.0``; a thing that no list of the view names lies on the board if the game
    says so of its kind, and else is a button.
    """
    found = lying.get(thing, ())
    hand = f"hands.{seat}.cards"
    if hand in found:
        return hand.removesuffix(".cards")
    if len(found) == 1:
        return found[0]
    return BOARD if kind_of(thing) in match.game.board_kinds else BUTTON


def lying_in(view: Mapping[str, Any], wanted: set[str]) -> dict[str, list[str]]:
    """Those of the ``wanted`` things that lists of a view name, each with the paths of those lists.

    The moves and what the question is about are no places.
    """
    lying: dict[str, list[str]] = {}
    for name, part in view.items():
        if isinstance(part, (dict, list)) and name not in ("moves", "decision", "said"):
            _note_lying(part, name, wanted, lying)
    return lying


def _note_lying(part: object, path: str, wanted: set[str], lying: dict[str, list[str]]) -> None:
    if isinstance(part, dict):
        for name, inner in part.items():
            if isinstance(inner, (dict, list)):
                _note_lying(inner, f"{path}.{name}", wanted, lying)
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            if isinstance(inner, str):
                if inner in wanted:
                    paths = lying.setdefault(inner, [])
                    if not paths or paths[-1] != path:
                        paths.append(path)
            elif isinstance(inner, (dict, list)):
                _note_lying(inner, f"{path}.{number}", wanted, lying)
