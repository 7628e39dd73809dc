"""A match as a seat sees it."""

from typing import TYPE_CHECKING, Final, TypedDict

from onze.kernel.steps import Together

if TYPE_CHECKING:
    from onze.kernel.match import Match

__all__ = ["OF_THE_KERNEL", "Hand", "Pile", "question_for", "view_of"]


OF_THE_KERNEL: Final = frozenset(
    ("game", "seats", "viewer", "decision", "answered", "said", "moves", "resigned", "outcome")
)
"""The keys of a view that are the same in every game; all others are the game's own table."""


class Hand(TypedDict):
    """A hand as a seat sees it."""

    size: int
    """How many cards it holds."""
    cards: list[str]
    """The ids of those that the viewer knows, in a fixed order."""


class Pile(TypedDict):
    """A pile as a seat sees it."""

    size: int
    """How many cards it holds."""
    known: list[list[object]]
    """The cards that the viewer knows: each its place, 1 being the top, and its id."""


def view_of(match: "Match", seat: int | None) -> dict[str, object]:
    """The game's own part, the open question, and for those who are asked their moves."""
    seen: dict[str, object] = {"game": match.game.id, "seats": match.game.seats, "viewer": seat}
    seen.update(match.table(seat))
    seen.update(question_for(match, seat))
    if match.resigned:
        seen["resigned"] = list(match.resigned)
    seen["outcome"] = match.outcome.written() if match.outcome is not None else None
    return seen


def question_for(match: "Match", seat: int | None) -> dict[str, object]:
    """The open question, and for those who are asked their moves.

    Whoever is not asked sees the question that opened the phrase, not how far its answer has come.
    """
    seen: dict[str, object] = {}
    decision = match.decision
    if decision is None or match.opened is None:
        seen["decision"] = None
    else:
        mine = seat is not None and seat in match.asked
        open_to_me = decision if mine else match.opened
        seen["decision"] = {
            "name": type(open_to_me).__name__,
            "rule": open_to_me.behind(match),
            "asked": list(open_to_me.asked(match)),
            **open_to_me.shown(match),
        }
        if isinstance(decision, Together):
            seen["answered"] = [other for other in decision.everyone(match) if other not in match.asked]
            if seat is not None and seat in match.sealed:
                seen["said"] = [match.game.vocabulary.name(move) for move in match.sealed[seat]]
        if mine and seat is not None:
            seen["moves"] = [match.game.vocabulary.name(move) for move in match.moves(seat)]
    return seen
