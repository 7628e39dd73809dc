"""Checks that all is shown: every fact of a match, and every field of an open question, to somebody who looks.

Each is given values that it has at other moments; where nobody then sees a difference, nobody was ever shown it.
"""

import json
from collections.abc import Sequence
from typing import Any, Final

from onze.kernel.conformance.witness import Witness, objection
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.steps import Decision

__all__ = ["SeenFacts", "SeenQuestions"]

A_FEW: Final = 12
"""So many values of a fact or a field are remembered."""
DOES_NOT_FIT: Final = "does not fit"
WHOLE: Final = -1
"""In place of the number of a part where all of a fact is looked at."""


class SeenFacts:
    """The facts of a match that somebody sees, found out by giving each the values that it has at other moments.

    Of a short list that is always as long each part is a fact by itself: a number for each side, for each seat.
    """

    def __init__(self) -> None:
        self.values: dict[str, list[object]] = {}
        """What each fact has been."""
        self.parts: dict[tuple[str, int], list[object]] = {}
        """What each fact has been, part by part; one that is no such list is a part of its own."""
        self.visible: set[tuple[str, int]] = set()

    def note(self, witness: Witness) -> None:
        """Sets each fact to what it has been at other moments, and notes those that then change somebody's view."""
        self.note_in(witness, witness.match)

    def note_in(self, witness: Witness, match: Match) -> None:
        """So in another match of the same game: one that is set up has facts that random play seldom comes to."""
        for name in match.state_names():
            now = json.loads(json.dumps(getattr(match, name)))
            seen = self.values.setdefault(name, [])
            if now not in seen and len(seen) < A_FEW:
                seen.append(now)
            for part in self.parts_of(name, now):
                self.note_part(witness, match, name, part, now)

    def parts_of(self, name: str, now: object) -> Sequence[int]:
        """The parts of a fact that are looked at: those of a list that has always been as long, or all of it."""
        if isinstance(now, list) and 0 < len(now) <= A_FEW:
            length = len(now)
            if all(isinstance(seen, list) and len(seen) == length for seen in self.values[name]):
                return range(length)
        for known in [known for known in self.parts if known[0] == name and known[1] != WHOLE]:
            del self.parts[known]
        return (WHOLE,)

    def note_part(self, witness: Witness, match: Match, name: str, part: int, now: Any) -> None:
        """Sets one fact to what it has been at other moments."""
        value = now if part == WHOLE else now[part]
        seen = self.parts.setdefault((name, part), [])
        for other in seen:
            if (name, part) not in self.visible and other != value:
                whole = other if part == WHOLE else [*now[:part], other, *now[part + 1 :]]
                if changes_a_view(match, name, whole):
                    self.visible.add((name, part))
                    witness.demand(name not in match.hidden, f"{name!r} is named in `hidden`, but somebody sees it")
        if value not in seen and len(seen) < A_FEW:
            seen.append(value)

    def check(self, game: Game[Any], match: Match, seed: int) -> None:
        """Objects to facts that took several values, of which nobody ever saw a difference."""
        excused = {*match.hidden, *match.derived}
        unseen = [
            name if part == WHOLE else f"{name}[{part}]"
            for (name, part), seen in self.parts.items()
            if len(seen) > 1 and (name, part) not in self.visible and name not in excused
        ]
        if unseen:
            wrong = f"nobody ever sees {', '.join(unseen)}: put it into the view, or name it in `hidden` or `derived`"
            raise objection(game, seed, wrong)


class SeenQuestions:
    """The fields of open questions that whoever is asked is shown, found out in the same way."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, str], list[object]] = {}
        self.visible: set[tuple[str, str]] = set()

    def note(self, witness: Witness) -> None:
        """Asks the open question with each field as it has been at other moments, and notes those that then show."""
        match = witness.match
        decision = match.decision
        assert decision is not None
        for field in decision.fields:
            about = (type(decision).__name__, field)
            if about in self.visible or field in decision.derived:
                continue
            now = getattr(decision, field)
            seen = self.values.setdefault(about, [])
            if any(other != now and changes_the_question(match, decision, field, other) for other in seen):
                self.visible.add(about)
            if now not in seen and len(seen) < A_FEW:
                seen.append(now)

    def check(self, game: Game[Any], seed: int) -> None:
        """Objects to fields that took several values, of which those who were asked never saw a difference."""
        unseen = [
            f"{field} of {name}"
            for (name, field), seen in self.values.items()
            if len(seen) > 1 and (name, field) not in self.visible
        ]
        if unseen:
            wrong = f"whoever is asked never sees {', '.join(unseen)}: put it into `shown`, or name it in `derived`"
            raise objection(game, seed, wrong)


def changes_a_view(match: Match, name: str, value: object) -> bool:
    """Whether somebody sees a difference when a fact has another value."""
    other = match.clone()
    setattr(other, name, json.loads(json.dumps(value)))
    return any(table_of(other, viewer) != match.table(viewer) for viewer in (None, *range(match.game.seats)))


def changes_the_question(match: Match, decision: Decision[Any], field: str, value: object) -> bool:
    """Whether the seat that is asked sees a difference, but for its moves, when a field has another value."""
    kind: Any = type(decision)
    values = [value if name == field else getattr(decision, name) for name in decision.fields]
    other = match.clone()
    other.stack[-1] = other.decision = kind(*values)
    seat = match.seat
    return question_of(other) != question_of(match) or table_of(other, seat) != match.table(seat)


def table_of(match: Match, viewer: int | None) -> object:
    """The table as a viewer sees it; where a value is looked at that does not fit the rest, something else."""
    try:
        return match.table(viewer)
    except (LookupError, ValueError, TypeError):
        return DOES_NOT_FIT


def question_of(match: Match) -> object:
    """The open question as whoever is asked sees it, in the same way."""
    decision = match.decision
    assert decision is not None
    try:
        return [decision.asked(match), decision.behind(match), decision.shown(match)]
    except (LookupError, ValueError, TypeError):
        return DOES_NOT_FIT
