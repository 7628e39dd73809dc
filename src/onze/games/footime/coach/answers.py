"""What the moves of each question are worth to the coach, in goals: a function a question or a few that are alike."""

from typing import Final

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.coach.card_choice import CardChoice
from onze.games.footime.coach.outlook import OFFSIDE_GIVEN, Aims, Outlook
from onze.games.footime.coach.pawn_answers import pawns_listed
from onze.games.footime.coach.prices import price, thrown_worths
from onze.games.footime.coach.where_to_run import (
    ball_put,
    best_run_of,
    going_forward,
    run_without_ball,
    runs_with_ball,
)
from onze.games.footime.match import PENDING, FootimeMatch
from onze.games.footime.rules.cards.moves import Combine, JokerUse
from onze.games.footime.rules.cards.passes import AerialTo, BallTo, Passer, PassTo, SkillTo
from onze.games.footime.rules.cards.saves import PostTo, SaveTo, SaveWindow
from onze.games.footime.rules.cards.tackles import TackleRunner, TackleWindow
from onze.games.footime.rules.cards.var import ABOUT_GOAL, Verdict
from onze.games.footime.rules.reach import destinations
from onze.games.footime.rules.runs import PlaceBall, Runner, RunTo, Touch

__all__ = [
    "alike",
    "ball_to",
    "call_offside",
    "card_if_held",
    "contest",
    "hand_after",
    "offside_restart",
    "place_ball",
    "run_to",
    "runner",
    "swap_card",
    "throw_away",
    "touch",
    "turn",
    "use",
    "verdict",
    "waste_with",
    "window",
]

A_GOAL: Final = 1.0
A_FOUL: Final = 0.3
"""What a goal, and a foul that is given, are worth to whoever gets them."""
CARD_SHOWN: Final = 0.15
"""More than these cards cost later: such a one takes a pawn nearer to leaving, saves a match or wins a goal kick."""
GIVEN_AWAY: Final = 0.02
"""A shot is worth so much more than any pass, and a pass that finds a team-mate than any ball that is given away."""


# ---- cards


def turn(match: FootimeMatch, seat: int) -> list[float]:
    """The card of a turn."""
    return CardChoice(Outlook(match, seat)).cards(match.moves(seat))


def use(match: FootimeMatch, seat: int) -> list[float]:
    """What the card is used for."""
    decision = match.decision
    assert isinstance(decision, (Combine, JokerUse, Passer))
    choice = CardChoice(Outlook(match, seat))
    return [choice.use(decision, move) for move in match.moves(seat)]


def window(match: FootimeMatch, seat: int) -> list[float]:
    """The answer to a shot or a retention."""
    decision = match.decision
    assert isinstance(decision, (SaveWindow, TackleWindow))
    choice = CardChoice(Outlook(match, seat))
    return [choice.answer(decision, move) for move in match.moves(seat)]


def throw_away(match: FootimeMatch, seat: int) -> list[float]:
    """The cards that are thrown away."""
    rules = match.rules
    cards = [rules.throw.thing(move) for move in match.moves(seat) if move != rules.pass_on]
    return [*thrown_worths(match, Outlook(match, seat).hand, cards), 0.0]


def swap_card(match: FootimeMatch, seat: int) -> list[float]:
    """The card that is given away."""
    return _prices(match, seat)


def waste_with(match: FootimeMatch, seat: int) -> list[float]:
    """The further card, where two are to be wasted."""
    return _prices(match, seat)


def _prices(match: FootimeMatch, seat: int) -> list[float]:
    hand = Outlook(match, seat).hand
    return [-price(match, hand, match.rules.card_of(move)) for move in match.moves(seat)]


def card_if_held(match: FootimeMatch, seat: int) -> list[float]:
    """Any card that can be laid, since laying one costs the card alone.

    A VAR may save a match that is lost otherwise, a yellow or a red card takes a pawn nearer to leaving, an
    out-of-play card turns a ball that the opponents could play into a goal kick.
    """
    rules = match.rules
    hand = tuple(match.hands[seat].cards)
    return [
        0.0 if move == rules.pass_on else CARD_SHOWN - price(match, hand, rules.card_of(move))
        for move in match.moves(seat)
    ]


# ---- the ball


def hand_after(outlook: Outlook, decision: BallTo) -> tuple[int, ...]:
    """The hand without the cards that the ball is played with."""
    if isinstance(decision, PassTo):
        return outlook.after(decision.card, decision.booster)
    if isinstance(decision, (AerialTo, SkillTo, SaveTo, PostTo)):
        return outlook.after(decision.card, NO_CARD)
    return outlook.hand


def ball_to(match: FootimeMatch, seat: int) -> list[float]:
    """Where the ball is played to."""
    decision = match.decision
    assert isinstance(decision, BallTo)
    outlook = Outlook(match, seat)
    hand = hand_after(outlook, decision)
    targets = decision.targets(match)
    aims = Aims(outlook, targets, decision.kicker(match), decision.how)
    most = outlook.best_target(targets, decision.kicker(match), decision.how, hand)[1]
    worths: list[float] = []
    for point in match.moves(seat):
        worth = outlook.aimed(aims, point, hand)
        planned = (aims.scored or aims.kept or targets) & match.rules.pitch.bit[point]
        worths.append(worth if planned else min(worth, most - GIVEN_AWAY))
    return worths


def offside_restart(match: FootimeMatch, seat: int) -> list[float]:
    """How play goes on after an offside."""
    outlook = Outlook(match, seat)
    return [outlook.restarted(point) for point in match.moves(seat)]


# ---- runs


def runner(match: FootimeMatch, seat: int) -> list[float]:
    """Who runs."""
    decision = match.decision
    assert isinstance(decision, (Runner, TackleRunner))
    outlook = Outlook(match, seat)
    forward = going_forward(outlook)
    return [best_run_of(outlook, pawn, decision.value, pawn in forward).worth for pawn in pawns_listed(match, seat)]


def run_to(match: FootimeMatch, seat: int) -> list[float]:
    """Where a pawn runs to, with the ball if that is better."""
    decision = match.decision
    assert isinstance(decision, RunTo)
    outlook = Outlook(match, seat)
    bits = match.rules.pitch.bit
    pawn = decision.pawn
    forward = pawn in going_forward(outlook)
    without, having = destinations(match, pawn, decision.value)
    with_ball = runs_with_ball(outlook, pawn, having) if having else {}
    worths: list[float] = []
    for point in match.moves(seat):
        worth = with_ball.get(point, -A_GOAL)
        if without & bits[point]:
            worth = max(worth, run_without_ball(outlook, pawn, point, forward))
        worths.append(worth)
    return worths


def touch(match: FootimeMatch, seat: int) -> list[float]:
    """Whether a pawn takes the ball along."""
    decision = match.decision
    assert isinstance(decision, Touch)
    outlook = Outlook(match, seat)
    pawn, point = decision.pawn, decision.point
    without = run_without_ball(outlook, pawn, point, pawn in going_forward(outlook))
    return [runs_with_ball(outlook, pawn, match.rules.pitch.bit[point])[point], without]


def place_ball(match: FootimeMatch, seat: int) -> list[float]:
    """Where a pawn that took the ball along puts it."""
    decision = match.decision
    assert isinstance(decision, PlaceBall)
    outlook = Outlook(match, seat)
    return [ball_put(outlook, decision.pawn, ball) for ball in match.moves(seat)]


# ---- calls


def contest(match: FootimeMatch, seat: int) -> list[float]:
    """A VAR in the save window is about the goal: it counts otherwise, whatever becomes of the foul."""
    about_goal = match.rules.contest.of(ABOUT_GOAL)
    return [A_GOAL if move == about_goal else A_FOUL for move in match.moves(seat)]


def verdict(match: FootimeMatch, seat: int) -> list[float]:
    """Annulled is what was the other team's."""
    decision = match.decision
    assert isinstance(decision, Verdict)
    stake = A_GOAL if decision.what == ABOUT_GOAL else A_FOUL
    annuls = match.to_play & 1 == seat & 1
    return [stake if (move == match.rules.annul) == annuls else -stake for move in match.moves(seat)]


def call_offside(match: FootimeMatch, seat: int) -> list[float]:
    """An offside is always called: it gives the ball away, and takes back a goal."""
    lost = A_GOAL if match.uncalled == PENDING else -OFFSIDE_GIVEN
    return [lost if move == match.rules.call_offside else 0.0 for move in match.moves(seat)]


# ---- where nothing is better than anything else


def alike(match: FootimeMatch, seat: int) -> list[float]:
    """All moves are worth the same.

    A captain rolls and kicks off, which all do alike; whoever stands beside the ball kicks off as well as another; all
    points of the halfway line are as far from either goal; the die says how far a goal kick or a free kick goes; a card
    that is swapped is drawn unseen, from any hand alike (FT-CARD-SWAP.2); in a shoot-out there is nothing but the die.
    """
    return [0.0] * len(match.moves(seat))
