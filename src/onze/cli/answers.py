"""Reading what a person types for a move: its number, its name, or a part that fits one move only."""

from collections.abc import Mapping, Sequence

from onze.cli.screen import refused
from onze.kernel.letters import plain_letters
from onze.kernel.match import Match
from onze.kernel.words import Refused

__all__ = ["fitting", "menu_numbers", "read_move"]


NUMBER = "number:"


def menu_numbers(match: Match, seat: int) -> list[int]:
    """The numbers that moves are listed by: from 1 on, but a move that is a number itself has its own."""
    things = [match.game.vocabulary[move].thing for move in match.moves(seat)]
    own = [int(thing.removeprefix(NUMBER)) for thing in things if thing.startswith(NUMBER)]
    others = iter(range(max(own, default=0) + 1, max(own, default=0) + len(things) + 1))
    return [int(thing.removeprefix(NUMBER)) if thing.startswith(NUMBER) else next(others) for thing in things]


def read_move(answer: str, match: Match, seat: int, language: str) -> int:
    """The listed move that is meant, or a refusal that says what to type."""
    moves = match.moves(seat)
    numbered = dict(zip(menu_numbers(match, seat), moves, strict=True))
    first, last = min(numbered), max(numbered)
    if not answer:
        raise refused("empty-answer", first=first, last=last)
    if answer.isdecimal():
        if int(answer) in numbered:
            return numbered[int(answer)]
        raise refused("number-too-big", number=answer, first=first, last=last)
    game = match.game
    meant = fitting(answer, {move: (game.name(move), match.move_text(move, seat)[language]) for move in moves})
    if len(meant) == 1:
        return meant[0]
    if meant:
        numbers = ", ".join(str(number) for number, move in numbered.items() if move in meant)
        raise refused("several-moves", answer=answer, numbers=numbers)
    if answer in game.vocabulary.names():
        reason = match.why_not(game.move(answer), seat)
        assert reason is not None
        raise Refused(reason)
    raise refused("no-such-move", answer=answer, first=first, last=last)


def fitting(answer: str, written: Mapping[int, Sequence[str]]) -> list[int]:
    """The moves that an answer fits, each given in all its forms: exactly, else as a part, else word by word."""
    typed = plain_letters(answer)
    simple = {move: [plain_letters(form) for form in forms] for move, forms in written.items()}
    exact = [move for move, forms in simple.items() if typed in forms]
    part = [move for move, forms in simple.items() if any(typed in form for form in forms)]
    by_word = [move for move, forms in simple.items() if all(word in " ".join(forms) for word in typed.split())]
    return exact or part or by_word
