"""The places of one rule at the terminal: in the code, in the data, and the tests that prove it."""

from collections.abc import Sequence

from onze.cli.screen import Screen
from onze.cli.where.index import Index, Place
from onze.kernel.words.rulebook import LIVES, Clause

__all__ = ["where_lines"]

INDENT = "  "


def where_lines(screen: Screen, index: Index, clause: Clause) -> list[str]:
    """Where a clause lives, the places of each kind below a heading."""
    code, data, tests = (places.get(clause.id, []) for places in (index.code, index.data, index.tests))
    lines: list[str] = []
    if clause.lives or clause.material:
        lines += ["", *screen.paragraph(_elsewhere(screen, index, clause))]
    elif not (code or data):
        lines += ["", *screen.paragraph(screen.say("rules-where-nowhere"))]
    for heading, places in (("code", code), ("data", data), ("tests", tests)):
        if places:
            lines += ["", screen.say(f"rules-where-{heading}"), *_listed(screen, places)]
    if not (tests or clause.material):
        lines += ["", screen.say("rules-where-no-test")]
    return lines


def _elsewhere(screen: Screen, index: Index, clause: Clause) -> str:
    """A sentence on a clause that need not be cited."""
    if not clause.lives:
        return screen.say("rules-lives-material")
    if clause.lives not in LIVES:
        path = (index.folder / clause.lives).relative_to(index.root)
        return screen.say("rules-lives-data", file=str(path))
    return screen.say(f"rules-lives-{clause.lives}", ids=", ".join(clause.see))


def _listed(screen: Screen, places: Sequence[Place]) -> list[str]:
    """Each place as an editor opens it, then its name: on the same line where there is room, else below."""
    lines: list[str] = []
    for place in places:
        at = f"{INDENT}{place.file.as_posix()}:{place.line}"
        name = place.name or screen.say("rules-where-whole-file")
        if len(at) + len(INDENT) + len(name) <= screen.console.width:
            lines.append(f"{at}{INDENT}{name}")
        else:
            lines += [at, f"{INDENT * 2}{name}"]
    return lines
