"""All places of a game's rules in a checkout, by the rules' ids."""

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import onze
from onze.cli.where.citations import citations
from onze.cli.where.names import PythonNames, TomlNames
from onze.cli.where.proofs import proofs
from onze.kernel.words.rulebook import Clause, read_rulebook

__all__ = ["Index", "Place", "checkout", "game_folders"]

RULES = "rules.toml"
AROUND = ("scenes", "telling", "terminal", "coach")
"""The rooms of a game that know its rules, but do not carry them out."""


class Place(NamedTuple):
    """A file of the checkout, a line in it, and what stands there; without a name it is the whole file."""

    file: Path
    line: int
    name: str


def checkout() -> Path | None:
    """The folder with our sources and tests; nothing where the package is installed without them."""
    package = Path(str(onze.__file__)).parent
    root = package.parents[1]
    return root if package == root / "src" / "onze" and (root / "tests" / "rules").is_dir() else None


def game_folders(root: Path) -> dict[str, Path]:
    """The games of a checkout that have rules, ours and the examples: id and folder."""
    folders = sorted((*root.glob("src/onze/games/*"), *root.glob("examples/*")))
    return {folder.name.replace("_", "-"): folder for folder in folders if _rules_of(folder).is_file()}


class Index:
    """Where the rules of one game live."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.folder = folder
        self.rulebook = read_rulebook(_rules_of(folder))

    @cached_property
    def code(self) -> dict[str, list[Place]]:
        """The classes, functions and constants that cite each rule: first where it is carried out, then around it.

        In either part, those come last that are a whole file.
        """
        found: list[tuple[str, Place]] = []
        for path in sorted(self.folder.rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            names = PythonNames(source)
            # The docstring of a package only repeats what its modules say.
            repeated = names.docstring_end if path.name == "__init__.py" else 0
            for id, line in citations(source, self.rulebook):
                if line > repeated:
                    found.append((id, Place(path.relative_to(self.root), line, names.at(line))))
        return _by_rule(sorted(found, key=lambda cited: self._order(cited[1])))

    @cached_property
    def data(self) -> dict[str, list[Place]]:
        """The tables of the game's data that cite each rule; the rulebook itself does not count."""
        found: list[tuple[str, Place]] = []
        for path in sorted(self.folder.rglob("*.toml")):
            if path != _rules_of(self.folder):
                source = path.read_text(encoding="utf-8")
                names = TomlNames(source)
                for id, line in citations(source, self.rulebook):
                    found.append((id, Place(path.relative_to(self.root), line, names.at(line))))
        return _by_rule(found)

    @cached_property
    def tests(self) -> dict[str, list[Place]]:
        """The tests that prove each rule."""
        found: list[tuple[str, Place]] = []
        for path in sorted(self.root.glob("tests/**/test_*.py")):
            for id, line, test in proofs(path.read_text(encoding="utf-8"), self.rulebook.clauses):
                found.append((id, Place(path.relative_to(self.root), line, test)))
        return _by_rule(found)

    def missing(self) -> list[Clause]:
        """The clauses that nothing cites and that do not say where they live."""
        return [
            clause
            for clause in self.rulebook.clauses.values()
            if clause.id not in self.code and clause.id not in self.data and not (clause.lives or clause.material)
        ]

    def _order(self, place: Place) -> tuple[bool, bool]:
        room = (self.root / place.file).relative_to(self.folder).parts[0]
        return room in AROUND, not place.name


def _rules_of(folder: Path) -> Path:
    """A game's rulebook: in its room ``data``, or beside the code of a game that is one file."""
    beside = folder / RULES
    return beside if beside.is_file() else folder / "data" / RULES


def _by_rule(found: Iterable[tuple[str, Place]]) -> dict[str, list[Place]]:
    """The places of each rule; one that cites it several times counts once."""
    places: dict[str, list[Place]] = {}
    for id, place in found:
        known = places.setdefault(id, [])
        if all((place.file, place.name) != (other.file, other.name) for other in known):
            known.append(place)
    return places
