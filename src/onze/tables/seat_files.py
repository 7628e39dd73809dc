"""What people bring to their own seats, each for themselves: a deck, where decks are built.

A file comes as text from anybody, and is read when it is brought: what is kept of it are the moves that it stands for,
which nobody else is shown. The table says them, once, as soon as they answer a question; if they never do, the person
answers by hand.
"""

from collections.abc import Sequence
from typing import Any, Final

from onze.kernel.game import Game
from onze.kernel.phrases import check_phrase
from onze.kernel.records import RecordedMatch
from onze.kernel.words import Refused
from onze.kernel.words.sentences import as_written
from onze.tables.words import WORDS

__all__ = ["MOST_MOVES", "moves_brought", "prepared_phrase"]

MOST_MOVES: Final = 60
"""More moves than any phrase has: a line-up of eleven shirts, a deck of thirty kinds."""


def moves_brought(game: Game[Any], name: str, text: str) -> list[str]:
    """The moves that a file of a kind stands for, or a refusal."""
    known = {file.name: file for file in game.files}
    own = [kind for kind, file in known.items() if not file.argument]
    values = {"name": as_written(name), "game": game.title, "known": own}
    if name in known and known[name].argument:
        raise WORDS.refused("file_is_the_tables", values=values)
    if name not in known:
        raise WORDS.refused("no_such_file_here" if own else "no_files_here", values=values)
    try:
        moves = list(known[name].moves_of(game, text))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise WORDS.refused("files_unusable", values={"game": game.title, "files": [name]}) from None
    if len(moves) > MOST_MOVES:
        raise WORDS.refused("phrase_too_long", values={"most": MOST_MOVES})
    return moves


def prepared_phrase(recorded: RecordedMatch, seat: int, names: Sequence[str]) -> tuple[int, ...] | None:
    """What was brought, if it answers the question that is open and was not said before."""
    match, vocabulary = recorded.match, recorded.game.vocabulary
    try:
        phrase = tuple(vocabulary.number(name) for name in names)
        if not phrase or phrase[0] not in match.moves(seat):
            return None
        check_phrase(match, phrase, seat)
    except Refused:
        return None
    lines = [line.partition(" [")[0] for line in recorded.record.lines if line.startswith(f"seat:{seat} ")]
    said = "\n".join([*lines, ""])
    return None if "".join(f"seat:{seat} {name}\n" for name in names) in said else phrase
