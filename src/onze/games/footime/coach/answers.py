"""A coach: plays the game by a few plain ideas, from what its seat can know only.

It knows in how many passes a team could shoot (``shape``, ``triangles``), what a ball on a point is worth
(``outlook``), where pawns should run (``running``) and what cards are worth later (``prices``). ``card_choice`` is
about the card of a turn, ``placing`` about the small questions.
"""

from onze.games.footime.coach.card_choice import CardChoice
from onze.games.footime.coach.outlook import Outlook
from onze.games.footime.coach.prices import worst_card
from onze.games.footime.coach.small_questions import (
    best_contact,
    injured_pawn,
    keeper_for,
    retreat,
    shirt_point,
    taker,
    thrown_away,
    wing,
)
from onze.games.footime.coach.where_to_run import best_run_of, going_forward, place_ball
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.cards.cautions import Aggravate, ReplaceKeeper
from onze.games.footime.rules.cards.duels import DuelMove
from onze.games.footime.rules.cards.injuries_and_changes import InjuredPawn, ThrowAway
from onze.games.footime.rules.cards.moves import Combine, JokerUse
from onze.games.footime.rules.cards.out_of_play import ClearCorner, CornerTaker, Thrower
from onze.games.footime.rules.cards.passes import AerialTo, BallTo, Passer, PassTo, SkillTo
from onze.games.footime.rules.cards.saves import PostTo, SaveTo, SaveWindow
from onze.games.footime.rules.cards.swaps import SwapCard
from onze.games.footime.rules.cards.tackles import TackleRunner, TackleWindow
from onze.games.footime.rules.cards.var import Appeal, Verdict
from onze.games.footime.rules.contacts import ChooseContact, open_contacts
from onze.games.footime.rules.line_up import LineUp, LineUpTogether, PlaceShirt
from onze.games.footime.rules.offside import OffsideRestart
from onze.games.footime.rules.penalties import ClearArea
from onze.games.footime.rules.runs import PlaceBall, Runner, RunTo, Touch
from onze.games.footime.rules.turn import Turn
from onze.kernel.chance import Chance

__all__ = ["choose"]


def choose(match: FootimeMatch, seat: int, chance: Chance) -> int:
    """The move that is worth most; the same for the same view, whatever is hidden."""
    moves = match.moves(seat)
    if len(moves) == 1:
        return moves[0]
    decision = match.decision
    if isinstance(decision, (LineUp, LineUpTogether, PlaceShirt)):
        return line_up(match, seat, moves)
    outlook = Outlook(match, seat)
    choice = CardChoice(outlook)
    if isinstance(decision, Turn):
        return choice.card(moves)
    if isinstance(decision, BallTo):
        return ball_to(outlook, decision)
    if isinstance(decision, (Runner, RunTo, Touch, PlaceBall, TackleRunner)):
        return run(outlook, decision, moves)
    if isinstance(decision, (Combine, JokerUse, Passer)):
        return choice.use(decision, moves)
    if isinstance(decision, (SaveWindow, TackleWindow, Appeal, Aggravate)):
        return choice.answer(decision, moves)
    return small_question(outlook, moves)


def line_up(match: FootimeMatch, seat: int, moves: tuple[int, ...]) -> int:
    """The first formation, or shirt by shirt as it stands."""
    decision = match.decision
    if isinstance(decision, PlaceShirt):
        return shirt_point(match, seat & 1, len(decision.placed), moves)
    if isinstance(decision, LineUpTogether) and decision.said(match, seat):
        return shirt_point(match, seat & 1, len(decision.said(match, seat)) - 1, moves)
    return match.rules.line_up


def ball_to(outlook: Outlook, decision: BallTo) -> int:
    """Where the ball is played to."""
    hand = outlook.hand
    if isinstance(decision, PassTo):
        hand = outlook.after(decision.card, decision.booster)
    elif isinstance(decision, (AerialTo, SkillTo, SaveTo, PostTo)):
        hand = outlook.after(decision.card, -1)
    match = outlook.match
    return outlook.best_target(decision.targets(match), decision.kicker(match), decision.how, hand)[0]


def run(outlook: Outlook, decision: Runner | RunTo | Touch | PlaceBall | TackleRunner, moves: tuple[int, ...]) -> int:
    """Who runs, where to, and where the ball is put."""
    match = outlook.match
    rules = match.rules
    forward = going_forward(outlook)
    if isinstance(decision, (Runner, TackleRunner)):
        best, best_worth = moves[0], -9.0
        for move in moves:
            pawn = move - rules.choose
            worth = best_run_of(outlook, pawn, decision.value, pawn in forward).worth
            if worth > best_worth:
                best, best_worth = move, worth
        return best
    if isinstance(decision, RunTo):
        point = best_run_of(outlook, decision.pawn, decision.value, decision.pawn in forward).point
        return point if point in moves else retreat(outlook, decision.pawn, moves)
    if isinstance(decision, PlaceBall):
        return place_ball(outlook, decision.pawn, moves)[0]
    wanted = best_run_of(outlook, decision.pawn, decision.value, decision.pawn in forward)
    return rules.with_ball if wanted.ball >= 0 else rules.without_ball


def small_question(outlook: Outlook, moves: tuple[int, ...]) -> int:
    """Set pieces, cards that are thrown away or given, and whatever else needs no plan."""
    match = outlook.match
    rules = match.rules
    decision = match.decision
    if isinstance(decision, (Thrower, CornerTaker)):
        return rules.choose + taker(outlook, [move - rules.choose for move in moves])
    if isinstance(decision, ReplaceKeeper):
        return rules.choose + keeper_for(outlook, [move - rules.choose for move in moves])
    if isinstance(decision, InjuredPawn):
        return rules.choose + injured_pawn(outlook, [move - rules.choose for move in moves])
    if isinstance(decision, ChooseContact):
        pawns = [move - rules.choose for move in moves]
        return rules.choose + best_contact(outlook, pawns, decision.offender >= 0, open_contacts(match))
    if isinstance(decision, DuelMove):
        return wing(outlook, moves)
    if isinstance(decision, (ClearArea, ClearCorner)):
        return retreat(outlook, decision.pawn, moves)
    if isinstance(decision, ThrowAway):
        card = thrown_away(outlook, [move - rules.throw for move in moves if move != rules.pass_on])
        return rules.throw + card if card >= 0 else rules.pass_on
    if isinstance(decision, SwapCard):
        return rules.give_card + worst_card(match, outlook.hand, [move - rules.give_card for move in moves])
    if isinstance(decision, Verdict):
        own_goal_saved = match.to_play & 1 == outlook.side
        return rules.annul if own_goal_saved else rules.confirm
    if isinstance(decision, OffsideRestart):
        return outlook.best_restart(moves)
    return moves[0]
