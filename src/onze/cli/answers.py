"""Reading what a person types for a move: its number, its name, or a part that fits one move only."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.cli.screen import refused
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.words import Refused
from onze.kernel.words.letters import plain_letters

__all__ = ["fitting", "numbered", "read_move", "typed_number"]


NUMBER = "number:"
NOT_LISTED = "not_listed"
"""What the kernel says where a game has no reason of its own."""
MOST_DIGITS = 9
"""No list is so long that more digits make a difference, and Python refuses to read thousands of them."""


def numbered(game: Game[Any], moves: Sequence[int]) -> dict[int, int]:
    """Moves by the numbers that they are listed by: from 1 on, but a move that is a number itself has its own."""
    things = [_thing(game, move) for move in moves]
    own = [int(thing.removeprefix(NUMBER)) for thing in things if thing.startswith(NUMBER)]
    others = iter(range(max(own, default=0) + 1, max(own, default=0) + len(things) + 1))
    return {
        int(thing.removeprefix(NUMBER)) if thing.startswith(NUMBER) else next(others): move
        for thing, move in zip(things, moves, strict=True)
    }


def typed_number(answer: str) -> int | None:
    """The number that was typed, if it is one; of a number far beyond every list, only its beginning."""
    return int(answer[:MOST_DIGITS]) if answer.isdecimal() else None


def read_move(answer: str, match: Match, menu: Mapping[int, int], seat: int, language: str) -> int:
    """The move that is meant, out of those that are listed by number, or a refusal that says what to type."""
    game = match.game
    first, last = min(menu), max(menu)
    if not answer:
        raise refused("empty-answer", first=first, last=last)
    number = typed_number(answer)
    if number is not None:
        if number in menu:
            return menu[number]
        _say_why_not(match, seat, [move for move in _unlisted(game, menu) if _thing(game, move) == NUMBER + answer])
        raise refused("number-too-big", number=answer, first=first, last=last)
    meant = fitting(answer, {move: (game.name(move), match.move_text(move, seat)[language]) for move in menu.values()})
    if len(meant) == 1:
        return meant[0]
    if meant:
        numbers = ", ".join(str(number) for number, move in menu.items() if move in meant)
        raise refused("several-moves", answer=answer, numbers=numbers)
    if answer in game.vocabulary.names():
        _say_why_not(match, seat, [game.move(answer)])
    unlisted = {move: (game.move_text(move)[language],) for move in _unlisted(game, menu)}
    _say_why_not(match, seat, fitting(answer, unlisted))
    raise refused("no-such-move", answer=answer, first=first, last=last)


def _unlisted(game: Game[Any], menu: Mapping[int, int]) -> list[int]:
    """The moves of the same kinds as those that are listed."""
    verbs = {game.vocabulary[move].verb for move in menu.values()}
    listed = set(menu.values())
    moves = range(len(game.vocabulary))
    return [move for move in moves if move not in listed and game.vocabulary[move].verb in verbs]


def _thing(game: Game[Any], move: int) -> str:
    return game.vocabulary[move].thing


def _say_why_not(match: Match, seat: int, moves: Sequence[int]) -> None:
    """Refuses moves that may not be made now, if there is one reason for all of them, and it says more than that."""
    reasons = [reason for move in moves if (reason := match.why_not(move, seat)) is not None]
    if len({reason.sentence() for reason in reasons}) == 1 and reasons[0].key != NOT_LISTED:
        raise Refused(reasons[0])


def fitting(answer: str, written: Mapping[int, Sequence[str]]) -> list[int]:
    """The moves that an answer fits, each given in all its forms: exactly, else as a part, else word by word."""
    typed = plain_letters(answer)
    simple = {move: [plain_letters(form) for form in forms] for move, forms in written.items()}
    exact = [move for move, forms in simple.items() if typed in forms]
    part = [move for move, forms in simple.items() if any(typed in form for form in forms)]
    by_word = [move for move, forms in simple.items() if all(word in " ".join(forms) for word in typed.split())]
    return exact or part or by_word
