"""What line-ups are worth to the coach, and pawns at set pieces and after fouls, injuries and duels, in goals."""

from typing import Final

from onze.games.footime.box.pawns import INJURED
from onze.games.footime.coach.outlook import Outlook
from onze.games.footime.coach.pawn_choice import (
    contact_worth,
    keeper_worth,
    missed,
    nearby,
    out_of_the_game,
    shirt_worths,
    taker_worth,
)
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.cards.out_of_play import ClearCorner
from onze.games.footime.rules.contacts import ChooseContact, open_contacts
from onze.games.footime.rules.line_up import LineUpTogether, PlaceShirt
from onze.games.footime.rules.penalties import ClearArea

__all__ = [
    "clear",
    "contact",
    "duel_move",
    "injured",
    "line_up",
    "line_up_together",
    "new_keeper",
    "pawn_helped",
    "pawns_listed",
    "place_shirt",
    "set_piece_taker",
]

ANOTHER_FORMATION: Final = 0.01
"""What the coach thinks each further formation of the list to be worse than the one before."""
RECOVERED: Final = 0.08
CLEARED: Final = 0.03
"""What it is worth that an injured pawn comes back, and that a booked one starts afresh."""


# ---- line-ups


def line_up(match: FootimeMatch, seat: int) -> list[float]:
    """The formations in their order; shirt by shirt there is none better."""
    return [-ANOTHER_FORMATION * place for place in range(len(match.moves(seat)))]


def line_up_together(match: FootimeMatch, seat: int) -> list[float]:
    """The same, or shirt by shirt as it stands."""
    decision = match.decision
    assert isinstance(decision, LineUpTogether)
    said = decision.said(match, seat)
    return shirt_worths(match, seat & 1, len(said) - 1, match.moves(seat)) if said else line_up(match, seat)


def place_shirt(match: FootimeMatch, seat: int) -> list[float]:
    """The shirt's point in the first formation."""
    decision = match.decision
    assert isinstance(decision, PlaceShirt)
    return shirt_worths(match, seat & 1, len(decision.placed), match.moves(seat))


# ---- pawns, at set pieces and after fouls, injuries and duels


def pawns_listed(match: FootimeMatch, seat: int) -> list[int]:
    """The pawns that may be chosen."""
    return [match.rules.choose.thing(move) for move in match.moves(seat)]


def set_piece_taker(match: FootimeMatch, seat: int) -> list[float]:
    """Who throws in or takes the corner."""
    outlook = Outlook(match, seat)
    return [taker_worth(outlook, pawn) for pawn in pawns_listed(match, seat)]


def new_keeper(match: FootimeMatch, seat: int) -> list[float]:
    """Who keeps goal from now on."""
    outlook = Outlook(match, seat)
    return [keeper_worth(outlook, pawn) for pawn in pawns_listed(match, seat)]


def injured(match: FootimeMatch, seat: int) -> list[float]:
    """The opponents' pawn that is injured."""
    outlook = Outlook(match, seat)
    return [missed(outlook, pawn) for pawn in pawns_listed(match, seat)]


def contact(match: FootimeMatch, seat: int) -> list[float]:
    """The contact that a card is about."""
    decision = match.decision
    assert isinstance(decision, ChooseContact)
    outlook = Outlook(match, seat)
    pairs = open_contacts(match)
    return [contact_worth(outlook, pawn, decision.offender >= 0, pairs) for pawn in pawns_listed(match, seat)]


def duel_move(match: FootimeMatch, seat: int) -> list[float]:
    """Where the pawn that lost a duel is put."""
    outlook = Outlook(match, seat)
    return [out_of_the_game(outlook, point) for point in match.moves(seat)]


def clear(match: FootimeMatch, seat: int) -> list[float]:
    """Where a pawn goes that must leave a place."""
    decision = match.decision
    assert isinstance(decision, (ClearArea, ClearCorner))
    outlook = Outlook(match, seat)
    return [nearby(outlook, decision.pawn, point) for point in match.moves(seat)]


def pawn_helped(match: FootimeMatch, seat: int) -> list[float]:
    """The pawn that a change helps: one that is injured before one that is booked."""
    rules = match.rules
    return [
        0.0 if move == rules.pass_on else RECOVERED if match.at[rules.choose.thing(move)] == INJURED else CLEARED
        for move in match.moves(seat)
    ]
