"""The rules at the terminal: a game's chapters, one clause, or every clause with some words in it."""

import difflib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from onze.cli.screen import Screen, refused
from onze.cli.where.index import Index, checkout, game_folders
from onze.cli.where.page import where_lines
from onze.games import find_game, find_rulebook, game_ids
from onze.kernel.game import Game
from onze.kernel.options import Option, written_choice
from onze.kernel.words import Refused
from onze.kernel.words.letters import plain_letters
from onze.kernel.words.rulebook import Chapter, Clause, Rulebook

__all__ = ["clause_lines", "rules_text", "where_text"]

Kind = type[Game[Any]]
INDENT = "  "


def rules_text(screen: Screen, asked: str, search: str) -> list[str]:
    """What a person asked for, line by line: a game, a clause, words that occur in some; nothing lists the games."""
    if not asked:
        return _found(screen, _all_games(), search) if search else _list_of_games(screen)
    try:
        game = find_game(asked)
    except Refused as refusal:
        if refusal.reason.key != "unknown_game":
            raise
        return _clause_page(screen, asked) or _found(screen, _all_games(), f"{asked} {search}".strip())
    if search:
        return _found(screen, [game], search)
    return [*_chapters(screen, game, find_rulebook(game).chapters), *_all_options(screen, game)]


def where_text(screen: Screen, ids: Sequence[str]) -> list[str]:
    """Clauses by their ids, each with the places where it lives in this checkout."""
    root = checkout()
    if root is None:
        raise refused("rules-where-no-checkout")
    if not ids:
        raise refused("rules-where-ids")
    pages = [_where_page(screen, root, id) for id in ids]
    return [line for page in pages for line in ("", "", *page)][2:]


def clause_lines(rulebook: Rulebook, clause: Clause, screen: Screen, indent: str = "") -> list[str]:
    """A clause, where it comes from, why, and the clauses it depends on."""
    language = screen.language
    lines = screen.paragraph(clause.text[language], f"{indent}{clause.id}  ")
    indent += INDENT
    if clause.basis != "stated":
        lines += screen.paragraph(screen.say(f"rules-{clause.basis}"), indent)
    if clause.why is not None:
        lines += screen.paragraph(screen.say("rules-why", why=clause.why[language]), indent)
    for other in clause.see:
        see = screen.say("rules-see", id=other, text=rulebook.clauses[other].text[language])
        lines += screen.paragraph(see, indent)
    return lines


def _all_games() -> Iterator[Kind]:
    return (find_game(known) for known in game_ids())


def _list_of_games(screen: Screen) -> list[str]:
    lines = [screen.say("rules-games")]
    for game in _all_games():
        clauses = screen.say("rules-count", count=len(find_rulebook(game).clauses))
        lines.append(f"{INDENT}{game.id}  {game.title[screen.language]} ({clauses})")
    examples = ("onze rules football-a-la-carte", "onze rules FAC-8.6", "onze rules --search corner")
    return [*lines, screen.say("rules-usage"), *(INDENT + example for example in examples)]


def _clause_page(screen: Screen, id: str) -> list[str]:
    """One clause with all that belongs to it; nothing if no game has it."""
    for game in _all_games():
        clause = find_rulebook(game).clause(id)
        if clause is not None:
            return _clause_of(screen, game, clause)
    return []


def _where_page(screen: Screen, root: Path, id: str) -> list[str]:
    """One clause with all that belongs to it, and where it lives; or a refusal that suggests the nearest ids."""
    known: list[str] = []
    for name, folder in game_folders(root).items():
        game = find_game(name if name in game_ids() else str(folder))
        clause = find_rulebook(game).clause(id)
        if clause is not None:
            return [*_clause_of(screen, game, clause), *where_lines(screen, Index(root, folder), clause)]
        known += find_rulebook(game).clauses
    near = difflib.get_close_matches(id.upper(), known, n=3, cutoff=0.0)
    raise refused("rules-where-unknown", id=id, near=", ".join(near))


def _clause_of(screen: Screen, game: Kind, clause: Clause) -> list[str]:
    """A clause of a game with its chapter and its option."""
    rulebook = find_rulebook(game)
    chapter = next(chapter for chapter in rulebook.chapters if clause in chapter.clauses)
    lines = [f"{game.title[screen.language]} › {chapter.title[screen.language]}"]
    lines += clause_lines(rulebook, clause, screen)
    for option in game.option_list:
        if option.rule == clause.id:
            lines += screen.paragraph(screen.say("rules-option", text=option.text[screen.language]), INDENT)
            lines += [f"{INDENT * 2}{choice}" for choice in _choices(option, screen)]
    return lines


def _all_options(screen: Screen, game: Kind) -> list[str]:
    """Every option of a game: the rule it comes from, what it is about, and how it is typed."""
    if not game.option_list:
        return []
    lines = ["", screen.say("rules-options")]
    for option in game.option_list:
        lead = f"{INDENT}{option.rule}  " if option.rule else INDENT
        lines += screen.paragraph(option.text[screen.language], lead)
        lines += [f"{INDENT * 2}{choice}" for choice in _choices(option, screen)]
    return lines


def _choices(option: Option, screen: Screen) -> list[str]:
    """The values of an option as they are typed, the usual one marked."""
    if option.kind == "number":
        return [
            screen.say("rules-range", name=option.name, low=option.low, high=option.high, usual=str(option.default))
        ]
    values = option.choices or (True, False)
    return [
        f"--option {written_choice(option.name, value)}"
        + (f" {screen.say('rules-usual')}" if value == option.default else "")
        for value in values
    ]


def _found(screen: Screen, games: Iterable[Kind], words: str) -> list[str]:
    lines: list[str] = []
    if plain_letters(words):
        for game in games:
            chapters = find_rulebook(game).search(words, screen.language)
            if chapters:
                lines += _chapters(screen, game, chapters)
    if not lines:
        raise refused("rules-nothing-found", words=words)
    return lines


def _chapters(screen: Screen, game: Kind, chapters: Sequence[Chapter]) -> list[str]:
    """Chapters under their game's title, the clauses of each in line behind their ids."""
    lines = [game.title[screen.language].upper()]
    for chapter in chapters:
        lines += ["", chapter.title[screen.language]]
        widest = max((len(clause.id) for clause in chapter.clauses), default=0)
        for clause in chapter.clauses:
            lines += screen.paragraph(clause.text[screen.language], f"{INDENT}{clause.id:<{widest}}  ")
    return lines
