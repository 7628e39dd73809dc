"""Why a move is good or bad, in a sentence a question: the facts and numbers that decided."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from onze.games.footime.box.pawns import INJURED, PAWNS
from onze.games.footime.box.words import WORDS
from onze.games.footime.coach.ball_reasons import (
    why_ball_put,
    why_ball_to,
    why_restart,
    why_run_to,
    why_runner,
    why_touch,
)
from onze.games.footime.coach.card_reasons import (
    why_card,
    why_card_shown,
    why_foul_on,
    why_given,
    why_thrown,
    why_use,
    why_window,
)
from onze.games.footime.coach.outlook import Outlook
from onze.games.footime.coach.pawn_choice import foul_worth, shirt_point, to_own_goal
from onze.games.footime.match import PENDING, FootimeMatch
from onze.games.footime.rules.cards.cautions import Aggravate, ReplaceKeeper
from onze.games.footime.rules.cards.duels import DuelMove
from onze.games.footime.rules.cards.fouls import FreeKickTaker, FreeKickTo
from onze.games.footime.rules.cards.injuries_and_changes import InjuredPawn, ReplacePawn, ReturnTo, ThrowAway
from onze.games.footime.rules.cards.moves import Combine, JokerUse, WasteWith
from onze.games.footime.rules.cards.out_of_play import ClearCorner, CornerTaker, CornerTo, Thrower, ThrowInTo
from onze.games.footime.rules.cards.passes import AerialTo, Passer, PassTo, SkillTo
from onze.games.footime.rules.cards.saves import ClaimGoalKick, ParryTo, PostTo, SaveTo, SaveWindow
from onze.games.footime.rules.cards.swaps import SwapCard, SwapWith
from onze.games.footime.rules.cards.tackles import TackleRunner, TackleWindow
from onze.games.footime.rules.cards.var import ABOUT_GOAL, Appeal, Contest, Verdict
from onze.games.footime.rules.contacts import ChooseContact, open_contacts
from onze.games.footime.rules.goal_kicks import GoalKickKeeper, GoalKickSpot, GoalKickTo, KeeperFreeKickTo
from onze.games.footime.rules.kick_off import Kicker, KickOffTo
from onze.games.footime.rules.line_up import LineUp, LineUpTogether, PlaceShirt
from onze.games.footime.rules.offside import CallOffside, OffsideRestart
from onze.games.footime.rules.penalties import ClearArea, PenaltyTo
from onze.games.footime.rules.runs import PlaceBall, Runner, RunTo, Touch
from onze.games.footime.rules.setup import NameCaptain
from onze.games.footime.rules.shoot_out import ShootOutSave, ShootOutShot
from onze.games.footime.rules.turn import Turn
from onze.kernel.steps import Decision
from onze.kernel.words import Text

__all__ = ["REASONS"]


# ---- line-ups


def why_line_up(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a formation, or shirt by shirt."""
    rules = match.rules
    first = {"formation": rules.formations[0].name}
    if move == rules.by_hand:
        return WORDS.text("why_by_hand", first)
    return WORDS.text("why_formation" if rules.line_up.thing(move) == 0 else "why_another_formation", first)


def why_line_up_together(match: FootimeMatch, seat: int, move: int) -> Text:
    """The same, or why a shirt stands where it does."""
    decision = match.decision
    assert isinstance(decision, LineUpTogether)
    said = decision.said(match, seat)
    return why_placed(match, seat, move, len(said) - 1) if said else why_line_up(match, seat, move)


def why_shirt(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a shirt stands on a point."""
    decision = match.decision
    assert isinstance(decision, PlaceShirt)
    return why_placed(match, seat, move, len(decision.placed))


def why_placed(match: FootimeMatch, seat: int, move: int, placed: int) -> Text:
    """How far a point is from the shirt's place in the first formation."""
    rules = match.rules
    if move not in rules.place:
        return WORDS.text("why_stays_out")
    away = rules.pitch.distance(move, shirt_point(match, seat & 1, placed))
    return WORDS.text("why_shirt_off" if away else "why_shirt", {"formation": rules.formations[0].name, "away": away})


# ---- pawns


def why_taker(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a pawn throws in or takes the corner."""
    pawn = match.rules.choose.thing(move)
    if match.is_keeper(pawn):
        return WORDS.text("why_keeper_stays")
    return WORDS.text("why_taker", {"away": match.rules.pitch.distance(match.at[pawn], match.ball)})


def why_keeper(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a pawn goes in goal."""
    pawn = match.rules.choose.thing(move)
    if match.at[pawn] < 0:
        return WORDS.text("why_keeper_off_pitch")
    return WORDS.text("why_keeper", {"away": to_own_goal(Outlook(match, seat), pawn)})


def why_injured(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why an opponent is the one who is injured."""
    outlook = Outlook(match, seat)
    point = match.at[match.rules.choose.thing(move)]
    values = {"away": outlook.pitch.distance(point, match.ball), "steps": outlook.theirs.to_goal(point)}
    return WORDS.text("why_injured", values)


def why_contact(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a contact: what the foul on its victim comes to."""
    decision = match.decision
    assert isinstance(decision, ChooseContact)
    outlook = Outlook(match, seat)
    pawn = match.rules.choose.thing(move)
    if match.rules.kinds[decision.card].effect == "duel":
        return WORDS.text("why_again_duel")
    victims = [pair % PAWNS for pair in open_contacts(match) if pair // PAWNS == pawn] or [pawn]
    worths = [foul_worth(outlook, victim) for victim in victims]
    return why_foul_on(outlook, victims[worths.index(max(worths))])


def why_sent_away(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why the loser of a duel is put on a point."""
    outlook = Outlook(match, seat)
    values = {"away": outlook.pitch.distance(move, match.ball), "steps": outlook.theirs.to_goal(move)}
    return WORDS.text("why_sent_away", values)


def why_nearby(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a pawn that must leave its point goes to another."""
    decision = match.decision
    assert isinstance(decision, (ClearArea, ClearCorner))
    return WORDS.text("why_nearby", {"away": match.rules.pitch.distance(match.at[decision.pawn], move)})


def why_helped(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why a pawn is replaced."""
    if move == match.rules.pass_on:
        return WORDS.text("why_nobody_helped")
    injured = match.at[match.rules.choose.thing(move)] == INJURED
    return WORDS.text("why_recovered" if injured else "why_cleared")


# ---- calls


def why_contest(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why the goal or the foul is contested."""
    return WORDS.text("why_contest_goal" if move == match.rules.contest.of(ABOUT_GOAL) else "why_contest_foul")


def why_verdict(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why something is annulled or confirmed."""
    ours = match.to_play & 1 != seat & 1
    good = (move == match.rules.annul) != ours
    return WORDS.text("why_verdict" if good else "why_verdict_against")


def why_call(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why an offside is called."""
    if move == match.rules.pass_on:
        return WORDS.text("why_not_called")
    return WORDS.text("why_called_goal" if match.uncalled == PENDING else "why_called")


# ---- where nothing is better than anything else


def why_captain(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why any captain will do."""
    return WORDS.text("why_any_captain")


def why_kicker(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why any pawn beside the ball will do."""
    return WORDS.text("why_any_kicker")


def why_way_back(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why any point of the halfway line will do."""
    return WORDS.text("why_any_way_back")


def why_kick_from(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why any point for the ball or its taker will do."""
    return WORDS.text("why_any_spot")


def why_swap_with(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why any other player will do."""
    return WORDS.text("why_any_hand")


def why_roll(match: FootimeMatch, seat: int, move: int) -> Text:
    """Why there is nothing to choose in a shoot-out."""
    return WORDS.text("why_the_die")


REASONS: Final[Mapping[type[Decision[Any]], Callable[[FootimeMatch, int, int], Text]]] = {
    NameCaptain: why_captain,
    LineUp: why_line_up,
    LineUpTogether: why_line_up_together,
    PlaceShirt: why_shirt,
    Kicker: why_kicker,
    KickOffTo: why_ball_to,
    Turn: why_card,
    Runner: why_runner,
    RunTo: why_run_to,
    Touch: why_touch,
    PlaceBall: why_ball_put,
    Combine: why_use,
    WasteWith: why_given,
    JokerUse: why_use,
    Passer: why_use,
    PassTo: why_ball_to,
    AerialTo: why_ball_to,
    SkillTo: why_ball_to,
    TackleWindow: why_window,
    TackleRunner: why_runner,
    ChooseContact: why_contact,
    DuelMove: why_sent_away,
    InjuredPawn: why_injured,
    ThrowAway: why_thrown,
    ReplacePawn: why_helped,
    ReturnTo: why_way_back,
    SwapWith: why_swap_with,
    SwapCard: why_given,
    Thrower: why_taker,
    ThrowInTo: why_ball_to,
    ClearCorner: why_nearby,
    CornerTaker: why_taker,
    CornerTo: why_ball_to,
    GoalKickSpot: why_kick_from,
    GoalKickKeeper: why_kick_from,
    GoalKickTo: why_ball_to,
    KeeperFreeKickTo: why_ball_to,
    Aggravate: why_card_shown,
    ReplaceKeeper: why_keeper,
    FreeKickTaker: why_kick_from,
    FreeKickTo: why_ball_to,
    ClearArea: why_nearby,
    PenaltyTo: why_ball_to,
    SaveWindow: why_window,
    SaveTo: why_ball_to,
    ParryTo: why_ball_to,
    PostTo: why_ball_to,
    ClaimGoalKick: why_card_shown,
    Contest: why_contest,
    Verdict: why_verdict,
    Appeal: why_card_shown,
    OffsideRestart: why_restart,
    CallOffside: why_call,
    ShootOutShot: why_roll,
    ShootOutSave: why_roll,
}
"""The reason for a move, by the kind of decision."""
