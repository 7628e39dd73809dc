"""A match as a seat sees it."""

from typing import TYPE_CHECKING, NotRequired, TypedDict

from onze.kernel.steps import Together

if TYPE_CHECKING:
    from onze.kernel.match import Match

__all__ = ["Frame", "Hand", "Pile", "Question", "Result", "question_for", "view_of"]


class Question(TypedDict):
    """The open question, as far as it is the same in every game; what it is about comes with it, by its name."""

    name: str
    """Which kind of decision it is: ``Save``."""
    rule: str
    """The id of the rule behind it."""
    asked: list[int]
    """The seats that are asked."""
    gesture: NotRequired[bool]
    """True where a person's own hand does it although there may be nothing to choose: a cut, a roll, a kick."""


class Result(TypedDict):
    """How a match ended."""

    values: list[float]
    """For each seat its share of the win: 1 for a win, 0 for a defeat, a half each for a draw of two sides."""
    score: list[int]
    """Each side's score."""
    reason: str
    """Why the match ended, in a word or two: ``full time``, ``resignation``, which ``reason:full-time`` describes."""
    rule: str
    """The id of the rule that ended it, or an empty string."""


class Frame(TypedDict):
    """The part of a view that is the same in every game; beside it stands the game's own table."""

    game: str
    """The id of the game."""
    seats: int
    """How many seats there are."""
    viewer: int | None
    """The seat that sees this; nobody for a spectator."""
    decision: Question | None
    """The open question; none when the match is over. Whoever is not asked sees the question that opened the phrase."""
    answered: NotRequired[list[int]]
    """Where several are asked together: those who have answered."""
    said: NotRequired[list[str]]
    """Where several are asked together: the moves that the viewer has said so far."""
    moves: NotRequired[list[str]]
    """The names of the moves that the viewer may play now."""
    resigned: NotRequired[list[int]]
    """Those who resigned while the others play on."""
    outcome: Result | None
    """How the match ended; none while it is played."""


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
            **({"gesture": True} if open_to_me.gesture else {}),
            **open_to_me.shown(match),
        }
        if isinstance(decision, Together):
            seen["answered"] = [other for other in decision.everyone(match) if other not in match.asked]
            if seat is not None and seat in match.sealed:
                seen["said"] = [match.game.vocabulary.name(move) for move in match.sealed[seat]]
        if mine and seat is not None:
            seen["moves"] = [match.game.vocabulary.name(move) for move in match.moves(seat)]
    return seen
