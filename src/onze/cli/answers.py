"""Reading what a person types for a move: its number, its name, or a part that fits one move only."""

import unicodedata
from collections.abc import Mapping, Sequence

from onze.cli.screen import refused
from onze.kernel.match import Match
from onze.kernel.words import Refused

__all__ = ["fitting", "read_move"]


def read_move(answer: str, match: Match, seat: int, language: str) -> int:
    """The listed move that is meant, or a refusal that says what to type."""
    moves = match.moves(seat)
    last = len(moves)
    if not answer:
        raise refused("empty-answer", last=last)
    if answer.isdecimal():
        if 1 <= int(answer) <= last:
            return moves[int(answer) - 1]
        raise refused("number-too-big", number=answer, last=last)
    game = match.game
    meant = fitting(answer, {move: (game.name(move), game.move_text(move)[language]) for move in moves})
    if len(meant) == 1:
        return meant[0]
    if meant:
        numbers = ", ".join(str(moves.index(move) + 1) for move in meant)
        raise refused("several-moves", answer=answer, numbers=numbers)
    if answer in game.vocabulary.names():
        reason = match.why_not(game.move(answer), seat)
        assert reason is not None
        raise Refused(reason)
    raise refused("no-such-move", answer=answer, last=last)


def fitting(answer: str, written: Mapping[int, Sequence[str]]) -> list[int]:
    """The moves that an answer fits, each given in all its forms: exactly, else as a part, else word by word."""
    typed = _simple(answer)
    simple = {move: [_simple(form) for form in forms] for move, forms in written.items()}
    exact = [move for move, forms in simple.items() if typed in forms]
    part = [move for move, forms in simple.items() if any(typed in form for form in forms)]
    by_word = [move for move, forms in simple.items() if all(word in " ".join(forms) for word in typed.split())]
    return exact or part or by_word


def _simple(text: str) -> str:
    """Without accents, capitals and typographic apostrophes, which keyboards make hard to type."""
    letters = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())
