"""The rules of a game as text, clause by clause, in each language (``rules.toml`` beside the game).

The file has a ``[[chapter]]`` with its title in each language for every chapter, and in it a table
``[chapter.rules."FAC-3.1"]`` for every clause, with its text in each language and, where they apply, ``why`` (in each
language), ``basis`` (``derived`` from what the rulebook states, or ``ruled`` where it is silent), ``see`` (the
clauses that it depends on), ``material = true`` (it describes the box: nothing in play follows from it) and ``lives``.

Code and data cite the clauses that they carry out, by their ids. A clause that none of them cites says where it
``lives`` instead:

* ``"absence"``: it forbids something, or says that nothing follows; no move offers it and no code does it
* ``"example"``: it plays other clauses through, and a test plays it
* ``"see"``: the clauses that it refers to by ``see`` say all of it
* ``"data/cards.toml"``: that file of the game, or that folder of files, says it by its numbers
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from onze.kernel.words import LANGUAGES, Text, read_text
from onze.kernel.words.letters import plain_letters
from onze.kernel.words.tables import Tables

__all__ = ["BASES", "LIVES", "Chapter", "Clause", "Rulebook", "read_rulebook"]

BASES: Final = ("stated", "derived", "ruled")
LIVES: Final = ("absence", "example", "see")
"""Where a clause that nothing cites can live, other than in a file of the room ``data``."""
DATA: Final = "data/"


class Clause:
    """One rule: its id, its text, where it comes from, why a ruling is as it is, and where it lives."""

    def __init__(self, id: str, table: Mapping[str, Any]) -> None:
        self.id = id
        """What it is cited by: ``FAC-3.1``."""
        self.text: Text = read_text(table)
        """What it says."""
        self.why: Text | None = read_text(table["why"], "why") if "why" in table else None
        """Why a ruling is as it is."""
        self.basis = str(table.get("basis", "stated"))
        """Where it comes from: one of ``BASES``."""
        self.see: tuple[str, ...] = tuple(table.get("see", ()))
        """The clauses that it depends on."""
        self.material = bool(table.get("material", False))
        """Whether it only describes the box."""
        self.lives = str(table.get("lives", ""))
        """Where it lives if nothing cites it."""
        unknown = set(table) - {*LANGUAGES, "why", "basis", "see", "material", "lives"}
        unknown |= {self.basis} - {*BASES}
        if "lives" in table and not self.lives.startswith(DATA):
            unknown |= {self.lives} - {*LIVES}
        if unknown:
            raise ValueError(f"{', '.join(sorted(unknown))} cannot stand in a clause")
        if self.lives == "see" and not self.see:
            raise ValueError("it lives in the clauses that it refers to, but refers to none")


class Chapter:
    """A title and its clauses."""

    def __init__(self, title: Text, clauses: tuple[Clause, ...]) -> None:
        self.title = title
        """What it is called."""
        self.clauses = clauses
        """Its rules in reading order."""


class Rulebook:
    """All clauses of a game, in reading order and by id."""

    def __init__(self, chapters: tuple[Chapter, ...] = ()) -> None:
        self.chapters = chapters
        """The chapters in reading order."""
        self.clauses: dict[str, Clause] = {clause.id: clause for chapter in chapters for clause in chapter.clauses}
        """The clauses by id, in reading order."""

    def clause(self, id: str) -> Clause | None:
        """The clause of that id, however its capitals are typed."""
        return next((clause for clause in self.clauses.values() if clause.id.upper() == id.upper()), None)

    def search(self, words: str, language: str) -> tuple[Chapter, ...]:
        """The chapters with only those clauses in which every one of these words occurs."""
        wanted = plain_letters(words).split()
        found = []
        for chapter in self.chapters:
            clauses = tuple(
                clause
                for clause in chapter.clauses
                if all(word in plain_letters(f"{clause.id} {clause.text[language]}") for word in wanted)
            )
            if clauses:
                found.append(Chapter(chapter.title, clauses))
        return tuple(found)


def read_rulebook(path: Path) -> Rulebook:
    """Reads a rules file, refusing one in which an id stands twice, lacks a language or refers to nothing."""
    file = Tables(path)
    chapters: list[Chapter] = []
    for table in file.tables.get("chapter", []):
        title = read_text({language: table.get(language) for language in LANGUAGES}, f"{path}: the title of a chapter")
        clauses = file.read("the rule", table.get("rules", {}), Clause)
        chapters.append(Chapter(title, tuple(clauses.values())))
    rulebook = Rulebook(tuple(chapters))
    if len(rulebook.clauses) != sum(len(chapter.clauses) for chapter in chapters):
        twice = [
            clause.id for chapter in chapters for clause in chapter.clauses if clause not in rulebook.clauses.values()
        ]
        raise file.mistake(twice[0], f"the id {twice[0]} stands in two chapters")
    for clause in rulebook.clauses.values():
        missing = [other for other in clause.see if other not in rulebook.clauses]
        if missing:
            raise file.mistake(clause.id, f"{clause.id} refers to {', '.join(missing)}, which is not there")
    return rulebook
