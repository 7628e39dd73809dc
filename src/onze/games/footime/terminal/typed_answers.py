"""What a person types: a point, a shirt or a card by its name, or no thanks."""

from collections.abc import Sequence
from typing import Final

from onze.games.footime.box.pawns import NO_PAWN, NO_SIDE, TEAM
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.cards.moves import WasteWith
from onze.games.footime.telling.signs import SHIRTS
from onze.games.footime.terminal.enquiries import about_pawn, about_point
from onze.games.footime.terminal.listing import DECLINE
from onze.kernel.words import LANGUAGES
from onze.kernel.words.letters import plain_letters

__all__ = ["called"]

HOME_LETTERS: Final = "hd"
AWAY_LETTERS: Final = "ae"
"""Behind a shirt's number, the team in either language: 9h or 9d, 9a or 9e."""


def called(match: FootimeMatch, seat: int, answer: str) -> int | None:
    """The move, listed or not, that a point, a shirt or a card is the name of; else a refusal that says what to type.

    A pawn or a point where none is asked for is an enquiry: what is said of it is the refusal.
    """
    rules = match.rules
    typed = plain_letters(answer)
    moves = match.moves(seat)
    names = rules.pitch.names
    if answer in rules.vocabulary.names():
        return None
    if any(move in rules.place for move in moves):
        return rules.place.of(names.index(typed)) if typed in names else _declined(match, seat, answer, "no_such_point")
    if any(move in rules.choose for move in moves):
        side = rules.choose.thing(moves[0]) // TEAM
        pawn = _shirt_called(match, answer, side)
        if pawn == NO_PAWN and typed in names:
            pawn = _standing_on(match, names.index(typed))
        return rules.choose.of(pawn) if pawn != NO_PAWN else _declined(match, seat, answer, "no_such_pawn")
    return _card_called(match, moves, typed) or _enquired(match, answer)


def _declined(match: FootimeMatch, seat: int, answer: str, otherwise: str) -> int:
    """Declining, where that is possible and meant; else what to type."""
    rules = match.rules
    moves = match.moves(seat)
    typed = plain_letters(answer)
    if rules.pass_on in moves:
        texts = [plain_letters(text) for text in match.move_text(rules.pass_on, seat).values()]
        if typed == DECLINE or (typed and any(typed in text for text in texts)):
            return rules.pass_on
    _enquired(match, answer)
    first = moves[0]
    example = rules.pitch.names[first] if first in rules.place else str(rules.choose.thing(first) % TEAM + 1)
    key = otherwise if typed else otherwise.replace("no_such", "name_a")
    raise WORDS.refused(key, values={"answer": answer, "example": example})


def _enquired(match: FootimeMatch, answer: str) -> int | None:
    """Refuses with what there is to say of a pawn or a point that was named; nothing for anything else."""
    pawn = _shirt_called(match, answer, NO_SIDE)
    if pawn != NO_PAWN:
        raise about_pawn(match, pawn)
    typed = plain_letters(answer)
    if typed in match.rules.pitch.names:
        raise about_point(match, match.rules.pitch.names.index(typed))
    return None


def _shirt_called(match: FootimeMatch, answer: str, side: int) -> int:
    """The pawn that a sign or a shirt means, ``9``, ``9h`` or ``9a``; a bare number only where the side is clear."""
    for team, signs in enumerate(SHIRTS):
        if len(answer) == 1 and answer in signs:
            return TEAM * team + signs.index(answer)
    typed = plain_letters(answer)
    letters = {letter: team for team, both in enumerate((HOME_LETTERS, AWAY_LETTERS)) for letter in both}
    number, letter = (typed[:-1], typed[-1:]) if typed[-1:] in letters else (typed, "")
    team = letters[letter] if letter else side
    numbers = [str(shirt) for shirt in range(1, TEAM + 1)]
    if team == NO_SIDE or number not in numbers:
        return NO_PAWN
    return TEAM * team + numbers.index(number)


def _standing_on(match: FootimeMatch, point: int) -> int:
    """Who stands on a point; refused if nobody does."""
    if point not in match.at:
        raise about_point(match, point)
    return match.at.index(point)


def _card_called(match: FootimeMatch, moves: Sequence[int], typed: str) -> int | None:
    """The move with a card that is called by its name alone: to play it, wherever it is not thrown away or given.

    Nobody wastes a card by naming it.
    """
    rules = match.rules
    with_cards = [move for move in moves if rules.card_of(move) >= 0]
    if not with_cards:
        return None
    first = with_cards[0]
    verb = rules.give if first in rules.give else rules.throw if first in rules.throw else rules.play
    if isinstance(match.decision, WasteWith):
        verb = rules.waste  # that the card is wasted has been said before
    for card, kind in enumerate(rules.kinds):
        names = [kind.name, *(plain_letters(kind.text[language]) for language in LANGUAGES)]
        if typed in names:
            return verb.of(card)
    return None
