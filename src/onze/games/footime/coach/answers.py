"""How the coach answers, a function a question or a few that are alike."""

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.coach.card_choice import CardChoice
from onze.games.footime.coach.outlook import Outlook
from onze.games.footime.coach.pawn_choice import (
    best_contact,
    injured_pawn,
    keeper_for,
    retreat,
    shirt_point,
    taker,
    wing,
)
from onze.games.footime.coach.prices import unwanted_card, worst_card
from onze.games.footime.coach.where_to_run import best_run_of, going_forward
from onze.games.footime.coach.where_to_run import place_ball as best_place_for_ball
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.cards.moves import Combine, JokerUse
from onze.games.footime.rules.cards.out_of_play import ClearCorner
from onze.games.footime.rules.cards.passes import AerialTo, BallTo, Passer, PassTo, SkillTo
from onze.games.footime.rules.cards.saves import PostTo, SaveTo, SaveWindow
from onze.games.footime.rules.cards.tackles import TackleRunner, TackleWindow
from onze.games.footime.rules.cards.var import ABOUT_GOAL
from onze.games.footime.rules.contacts import ChooseContact, open_contacts
from onze.games.footime.rules.line_up import LineUpTogether, PlaceShirt
from onze.games.footime.rules.penalties import ClearArea
from onze.games.footime.rules.runs import PlaceBall, Runner, RunTo, Touch
from onze.kernel.chance import Chance

__all__ = [
    "ball_to",
    "call_offside",
    "card_if_held",
    "clear",
    "contact",
    "contest",
    "duel_move",
    "injured",
    "kick_from",
    "kicker",
    "line_up",
    "line_up_together",
    "name_captain",
    "new_keeper",
    "offside_restart",
    "pawn_helped",
    "place_ball",
    "place_shirt",
    "roll",
    "run_to",
    "runner",
    "set_piece_taker",
    "swap_card",
    "swap_with",
    "throw_away",
    "touch",
    "turn",
    "use",
    "verdict",
    "waste_with",
    "way_back",
    "window",
]


def name_captain(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The first of its players: a captain rolls and kicks off, which all do alike."""
    return match.moves(seat)[0]


def line_up(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The first formation."""
    return match.rules.line_up.first


def line_up_together(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The first formation, or shirt by shirt as it stands."""
    decision = match.decision
    assert isinstance(decision, LineUpTogether)
    said = decision.said(match, seat)
    return shirt_point(match, seat & 1, len(said) - 1, match.moves(seat)) if said else match.rules.line_up.first


def place_shirt(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The shirt's point in the first formation."""
    decision = match.decision
    assert isinstance(decision, PlaceShirt)
    return shirt_point(match, seat & 1, len(decision.placed), match.moves(seat))


def turn(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The card of a turn."""
    return CardChoice(Outlook(match, seat)).card(match.moves(seat))


def use(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """What the card is used for."""
    decision = match.decision
    assert isinstance(decision, (Combine, JokerUse, Passer))
    return CardChoice(Outlook(match, seat)).use(decision, match.moves(seat))


def window(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The answer to a shot or a retention."""
    decision = match.decision
    assert isinstance(decision, (SaveWindow, TackleWindow))
    return CardChoice(Outlook(match, seat)).answer(decision, match.moves(seat))


def ball_to(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Where the ball is played to."""
    decision = match.decision
    assert isinstance(decision, BallTo)
    outlook = Outlook(match, seat)
    hand = outlook.hand
    if isinstance(decision, PassTo):
        hand = outlook.after(decision.card, decision.booster)
    elif isinstance(decision, (AerialTo, SkillTo, SaveTo, PostTo)):
        hand = outlook.after(decision.card, NO_CARD)
    return outlook.best_target(decision.targets(match), decision.kicker(match), decision.how, hand)[0]


def runner(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Who runs."""
    decision = match.decision
    assert isinstance(decision, (Runner, TackleRunner))
    outlook = Outlook(match, seat)
    forward = going_forward(outlook)
    best, best_worth = -1, -9.0
    for move in match.moves(seat):
        pawn = match.rules.choose.thing(move)
        worth = best_run_of(outlook, pawn, decision.value, pawn in forward).worth
        if best < 0 or worth > best_worth:
            best, best_worth = move, worth
    return best


def run_to(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Where a pawn runs to."""
    decision = match.decision
    assert isinstance(decision, RunTo)
    outlook = Outlook(match, seat)
    moves = match.moves(seat)
    point = best_run_of(outlook, decision.pawn, decision.value, decision.pawn in going_forward(outlook)).point
    return point if point in moves else retreat(outlook, decision.pawn, moves)


def touch(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Whether a pawn takes the ball along."""
    decision = match.decision
    assert isinstance(decision, Touch)
    outlook = Outlook(match, seat)
    wanted = best_run_of(outlook, decision.pawn, decision.value, decision.pawn in going_forward(outlook))
    return match.rules.with_ball if wanted.ball >= 0 else match.rules.without_ball


def place_ball(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Where a pawn that took the ball along puts it."""
    decision = match.decision
    assert isinstance(decision, PlaceBall)
    return best_place_for_ball(Outlook(match, seat), decision.pawn, match.moves(seat))[0]


# ---- set pieces, and cards that are thrown away or given


def pawns_listed(match: FootimeMatch, seat: int) -> list[int]:
    """The pawns that may be chosen."""
    return [match.rules.choose.thing(move) for move in match.moves(seat)]


def set_piece_taker(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Who throws in or takes the corner."""
    return match.rules.choose.of(taker(Outlook(match, seat), pawns_listed(match, seat)))


def new_keeper(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Who keeps goal from now on."""
    return match.rules.choose.of(keeper_for(Outlook(match, seat), pawns_listed(match, seat)))


def injured(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The opponents' pawn that is injured."""
    return match.rules.choose.of(injured_pawn(Outlook(match, seat), pawns_listed(match, seat)))


def contact(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The contact that a card is about."""
    decision = match.decision
    assert isinstance(decision, ChooseContact)
    outlook = Outlook(match, seat)
    pawns = pawns_listed(match, seat)
    return match.rules.choose.of(best_contact(outlook, pawns, decision.offender >= 0, open_contacts(match)))


def duel_move(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Where the pawn that lost a duel is put."""
    return wing(Outlook(match, seat), match.moves(seat))


def clear(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Where a pawn goes that must leave a place."""
    decision = match.decision
    assert isinstance(decision, (ClearArea, ClearCorner))
    return retreat(Outlook(match, seat), decision.pawn, match.moves(seat))


def throw_away(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The card that is thrown away, if one is."""
    rules = match.rules
    cards = [rules.throw.thing(move) for move in match.moves(seat) if move != rules.pass_on]
    card = unwanted_card(match, Outlook(match, seat).hand, cards)
    return rules.throw.of(card) if card >= 0 else rules.pass_on


def swap_card(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The card that is given away: the worst."""
    rules = match.rules
    cards = [rules.give.thing(move) for move in match.moves(seat)]
    return rules.give.of(worst_card(match, Outlook(match, seat).hand, cards))


def waste_with(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The worst card, where two are to be wasted."""
    rules = match.rules
    cards = [rules.waste.thing(move) for move in match.moves(seat)]
    return rules.waste.of(worst_card(match, Outlook(match, seat).hand, cards))


def verdict(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """Annulled is what was the other team's."""
    return match.rules.annul if match.to_play & 1 == seat & 1 else match.rules.confirm


def offside_restart(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """How play goes on after an offside."""
    return Outlook(match, seat).best_restart(match.moves(seat))


# ---- where the first move listed is as good as any, or the only sound one


def card_if_held(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The first card that can be laid, since laying one costs the card alone; declining is listed behind all cards.

    A VAR may save a match that is lost otherwise, a yellow or a red card takes a pawn nearer to leaving, an
    out-of-play card turns a ball that the opponents could play into a goal kick.
    """
    return match.moves(seat)[0]


def pawn_helped(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The lowest shirt that a change can help: that is free, and declining is listed behind all pawns."""
    return match.moves(seat)[0]


def kicker(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The lowest shirt beside the ball. In our formations only one is, so the question comes after other line-ups."""
    return match.moves(seat)[0]


def way_back(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The first free point of the halfway line: all of them are as far from either goal."""
    return match.moves(seat)[0]


def kick_from(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The first point for the ball or its taker: the die says how far the kick goes, and a point more hardly counts."""
    return match.moves(seat)[0]


def swap_with(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The first other player: the card that is taken is drawn unseen, from any hand alike (FT-CARD-SWAP.2)."""
    return match.moves(seat)[0]


def contest(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """A VAR in the save window is about the goal: it counts otherwise, whatever becomes of the foul."""
    return match.rules.contest.of(ABOUT_GOAL)


def call_offside(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """An offside is always called: it gives the ball away, and takes back a goal."""
    return match.rules.call_offside


def roll(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """In a shoot-out there is nothing but the die."""
    return match.rules.roll
