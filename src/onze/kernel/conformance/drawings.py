"""Checks of what is drawn: whoever goes from one view to the next by events alone arrives at the next view."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from onze.kernel.conformance.witness import Witness, spoil
from onze.kernel.match import Match
from onze.kernel.views import Frame

__all__ = ["Drawing", "at_path", "check_drawn"]

OF_EVERY_GAME: Final = frozenset(Frame.__annotations__)
"""The open question and all else that is the kernel's to show: a front end asks for it when the move is over."""

COUNTED: Final = ("score", "goals", "size")
"""What is drawn in every game."""


class Drawing:
    """The public view of a match as a front end keeps it, drawn anew where events say so."""

    def __init__(self, match: Match) -> None:
        self.paths = drawn_all(match)
        self.leaves = dict(leaves_of(match))

    def fold(self, after: Mapping[str, object]) -> None:
        """Draws what an event says has changed."""
        self.paths.update(after)

    def check(self, witness: Witness, match: Match, last: Sequence[object]) -> None:
        """Nothing that is drawn is otherwise in the match by now."""
        untold = [path for path, value in drawn_all(match).items() if self.paths.get(path) != value]
        witness.demand(not untold, f"no event tells that {', '.join(untold)} changed; the last ones: {last}")

    def check_whole(self, witness: Witness, match: Match) -> None:
        """Whatever has changed in the public view since it was looked at last is drawn, or named in ``undrawn``."""
        before, self.leaves = self.leaves, dict(leaves_of(match))
        changed = {path for path in {*before, *self.leaves} if before.get(path) != self.leaves.get(path)}
        missed = sorted(path for path in changed if not any(covers(drawn, path) for drawn in self.paths))
        missed = [path for path in missed if not any(covers(left_out, path) for left_out in match.undrawn)]
        witness.demand(
            not missed,
            f"the public view changes at {', '.join(missed[:3])}, which is not drawn: name it in `drawn`, `beside` or"
            " `undrawn`",
        )


def check_drawn(witness: Witness) -> None:
    """What is drawn stands so in the public view, is no part of the match, and leaves out no score and no size."""
    match = witness.match
    all_beside = type(match).drawn is Match.drawn and type(match).beside is Match.beside
    named = all_beside or bool(match.drawn())
    witness.demand(named, "`drawn` is empty: name what is drawn of the table, or leave out `beside` too")
    kept = json.loads(json.dumps([match.drawn(), match.beside()]))
    spoil([match.drawn(), match.beside()])
    same = witness.unchanged() and [match.drawn(), match.beside()] == kept
    witness.demand(same, "`drawn` or `beside` hands out a part of the match, which is changed with it: copy it")
    public = match.public_view()
    for path, value in drawn_all(match).items():
        witness.demand(stands_at(public, path, value), f"{path!r} is drawn as {value!r}, but not so in the public view")
    drawn = drawn_all(match) if all_beside else match.drawn()
    counted = [path for path, _ in leaves_of(match) if path.split(".")[-1] in COUNTED]
    missed = [path for path in counted if not any(covers(known, path) for known in drawn)]
    witness.demand(not missed, f"{', '.join(missed)} is not drawn: name every score and every size in `drawn`")


def drawn_all(match: Match) -> dict[str, object]:
    """All that events tell of the table, on the board and beside it."""
    return {**match.drawn(), **match.beside()}


def covers(known: str, path: str) -> bool:
    """Whether a path leads to another, or to something that holds it; a star stands for any part of it."""
    parts, others = known.split("."), path.split(".")
    return len(parts) <= len(others) and all(
        part in ("*", other) for part, other in zip(parts, others[: len(parts)], strict=True)
    )


def leaves_of(match: Match) -> Iterator[tuple[str, object]]:
    """The game's own part of the public view, each value by its path; lists of plain values are one value."""
    for name, part in match.public_view().items():
        if name not in OF_EVERY_GAME:
            yield from leaves(name, part)


def leaves(path: str, part: Any) -> Iterator[tuple[str, object]]:
    """A part of a view, taken apart."""
    if isinstance(part, dict) and part:
        for name, inner in part.items():
            yield from leaves(f"{path}.{name}", inner)
    elif isinstance(part, list) and part and all(isinstance(inner, (dict, list)) for inner in part):
        for number, inner in enumerate(part):
            yield from leaves(f"{path}.{number}", inner)
    else:
        yield path, part


def stands_at(view: object, path: str, value: object) -> bool:
    """Whether a view has a value at a path."""
    try:
        return at_path(view, path) == value
    except (LookupError, ValueError, TypeError):
        return False


def at_path(view: object, path: str) -> object:
    """What stands at a path of a view: ``hands.0.size``."""
    part: Any = view
    for name in path.split("."):
        part = part[int(name)] if isinstance(part, list) else part[name]
    return part
