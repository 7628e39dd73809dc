"""What players bring along to a match: decks, squads and editions of their own, as files.

A game that has them has these modules in its package:

* ``deck_files``: ``deck_moves(game, deck)`` names the moves that build a deck, ``check_deck(deck)`` lists its mistakes
  and says that it is legal if there are none, ``sample_decks(language)`` is an article;
* ``squad_check``: ``check_squad(path, language)`` is an article on the team, or a refusal; the game's constructor takes
  the path as ``squad``;
* ``edition_files``: ``check_edition(path)`` lists the mistakes in an edition and says what it holds if there are none;
  the game's constructor takes the path as ``own_edition``.
"""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from onze.cli.report import show_article
from onze.cli.screen import Screen, refused
from onze.cli.seating import Seating
from onze.games import find_game, find_part, game_ids
from onze.kernel.words import Reason, Text

__all__ = ["check_deck", "check_edition", "check_squad", "prepare_decks", "show_decks"]


def prepare_decks(seating: Seating, decks: Sequence[str], screen: Screen) -> None:
    """Gives each person a deck, in the order of seats, to be played when it is asked for."""
    if not decks:
        return
    people = seating.people
    if len(decks) > len(people):
        raise refused("too-many-decks", decks=len(decks), people=len(people))
    part = find_part(type(seating.game), "box.deck_files")
    if part is None:
        raise refused("no-decks", game=seating.game.title[screen.language])
    for seat, deck in zip(people, decks, strict=False):
        moves = [seating.game.move(name) for name in part.deck_moves(seating.game, deck)]
        seating.prepared[seat] = (deck, moves)


def show_decks(screen: Screen) -> None:
    """Shows the sample decks."""
    show_article(_part("box.deck_files").sample_decks(screen.language), screen)


def check_deck(deck: str, screen: Screen) -> bool:
    """Says every mistake of a deck, or that it is legal; returns whether it is."""
    mistakes, legal = _part("box.deck_files").check_deck(deck)
    return _complain(mistakes, legal, screen)


def check_edition(path: Path, screen: Screen) -> bool:
    """Says every mistake in an edition of the World Cup, or what it holds; returns whether it is good."""
    mistakes, good = _part("box.edition_files").check_edition(path)
    return _complain(mistakes, good, screen)


def _complain(mistakes: Sequence[Reason], good: Text, screen: Screen) -> bool:
    for mistake in mistakes:
        screen.complain(mistake)
    if not mistakes:
        screen.show(good[screen.language])
    return not mistakes


def check_squad(path: Path, screen: Screen) -> None:
    """Shows the team in a squad file, or refuses it."""
    show_article(_part("telling.squad_page").check_squad(path, screen.language), screen)


def _part(name: str) -> ModuleType:
    """The module of that name in the game that has one."""
    parts = (find_part(find_game(game), name) for game in game_ids())
    return next(part for part in parts if part is not None)
