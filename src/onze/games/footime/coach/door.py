"""A coach: plays the game by a few plain ideas, from what its seat can know only.

It knows in how many passes a team could shoot (``shape``, ``triangles``), what a ball on a point is worth
(``outlook``), where pawns should run (``where_to_run``) and what cards are worth later (``prices``). ``card_choice`` is
about cards, ``pawn_choice`` about pawns. It reckons what a card is worth and never plays phrases on: each question of
a phrase is weighed by the same reckoning, so the answers fit together.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from onze.doors import Coach, Weigh
from onze.games.footime.box import DATA
from onze.games.footime.coach import answers, pawn_answers
from onze.games.footime.coach.chances import chance_to_win
from onze.games.footime.coach.reasons import REASONS
from onze.games.footime.coach.worlds import value_of_world
from onze.games.footime.match import FootimeMatch
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
from onze.games.footime.rules.cards.var import Appeal, Contest, Verdict
from onze.games.footime.rules.contacts import ChooseContact
from onze.games.footime.rules.goal_kicks import GoalKickKeeper, GoalKickSpot, GoalKickTo, KeeperFreeKickTo
from onze.games.footime.rules.kick_off import Kicker, KickOffTo
from onze.games.footime.rules.line_up import LineUp, LineUpTogether, PlaceShirt
from onze.games.footime.rules.offside import CallOffside, OffsideRestart
from onze.games.footime.rules.penalties import ClearArea, PenaltyTo
from onze.games.footime.rules.runs import PlaceBall, Runner, RunTo, Touch
from onze.games.footime.rules.setup import NameCaptain
from onze.games.footime.rules.shoot_out import ShootOutSave, ShootOutShot
from onze.games.footime.rules.turn import Turn
from onze.kernel.data import DataFile
from onze.kernel.steps import Decision
from onze.kernel.words import Text

__all__ = ["FootimeCoach"]


class FootimeCoach(Coach[FootimeMatch]):
    """What the moves of each question of the game are worth."""

    weighs: ClassVar[Mapping[type[Decision[Any]], Weigh]] = {
        NameCaptain: answers.alike,
        LineUp: pawn_answers.line_up,
        LineUpTogether: pawn_answers.line_up_together,
        PlaceShirt: pawn_answers.place_shirt,
        Kicker: answers.alike,
        KickOffTo: answers.ball_to,
        Turn: answers.turn,
        Runner: answers.runner,
        RunTo: answers.run_to,
        Touch: answers.touch,
        PlaceBall: answers.place_ball,
        Combine: answers.use,
        WasteWith: answers.waste_with,
        JokerUse: answers.use,
        Passer: answers.use,
        PassTo: answers.ball_to,
        AerialTo: answers.ball_to,
        SkillTo: answers.ball_to,
        TackleWindow: answers.window,
        TackleRunner: answers.runner,
        ChooseContact: pawn_answers.contact,
        DuelMove: pawn_answers.duel_move,
        InjuredPawn: pawn_answers.injured,
        ThrowAway: answers.throw_away,
        ReplacePawn: pawn_answers.pawn_helped,
        ReturnTo: answers.alike,
        SwapWith: answers.alike,
        SwapCard: answers.swap_card,
        Thrower: pawn_answers.set_piece_taker,
        ThrowInTo: answers.ball_to,
        ClearCorner: pawn_answers.clear,
        CornerTaker: pawn_answers.set_piece_taker,
        CornerTo: answers.ball_to,
        GoalKickSpot: answers.alike,
        GoalKickKeeper: answers.alike,
        GoalKickTo: answers.ball_to,
        KeeperFreeKickTo: answers.ball_to,
        Aggravate: answers.card_if_held,
        ReplaceKeeper: pawn_answers.new_keeper,
        FreeKickTaker: answers.alike,
        FreeKickTo: answers.ball_to,
        ClearArea: pawn_answers.clear,
        PenaltyTo: answers.ball_to,
        SaveWindow: answers.window,
        SaveTo: answers.ball_to,
        ParryTo: answers.ball_to,
        PostTo: answers.ball_to,
        ClaimGoalKick: answers.card_if_held,
        Contest: answers.contest,
        Verdict: answers.verdict,
        Appeal: answers.card_if_held,
        OffsideRestart: answers.offside_restart,
        CallOffside: answers.call_offside,
        ShootOutShot: answers.alike,
        ShootOutSave: answers.alike,
    }

    advice: ClassVar[Mapping[str, Any]] = {
        **DataFile(DATA / "bots.toml").read(),
        "kept": DataFile(DATA / "kept.toml").read(),
    }

    def value(self, match: FootimeMatch, seat: int) -> float:
        return match.outcome.values[seat] if match.outcome is not None else chance_to_win(match, seat & 1)

    def value_of_world(self, match: FootimeMatch, seat: int) -> float:
        return value_of_world(match, seat)

    def why(self, match: FootimeMatch, seat: int, move: int) -> Text | None:
        return REASONS[type(match.decision)](match, seat, move) if match.decision is not None else None
