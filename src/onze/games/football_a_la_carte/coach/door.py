"""A coach: plays the game by a few plain ideas, from what its seat can know only.

It looks at every way to complete the phrase in hand (``endings``) and takes the one that is worth most (``outlook``).
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from onze.doors import Answer, Coach
from onze.games.football_a_la_carte.coach.answers import all_alike, best_ending, only_move
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.ball import Aim
from onze.games.football_a_la_carte.rules.clearances import Clearance, ClearanceCard
from onze.games.football_a_la_carte.rules.corners import CornerCut
from onze.games.football_a_la_carte.rules.free_kicks import AimFreeKick, FollowUp
from onze.games.football_a_la_carte.rules.halves import LastSave
from onze.games.football_a_la_carte.rules.kick_off import Exchange, KickOff, KickOffCard
from onze.games.football_a_la_carte.rules.open_play import ChangeCards, OpenPlay
from onze.games.football_a_la_carte.rules.penalties import PenaltyCut, PenaltyOption
from onze.games.football_a_la_carte.rules.setup import ChooseEnd, ChooseStarter
from onze.games.football_a_la_carte.rules.shots import Save
from onze.games.football_a_la_carte.rules.throw_ins import ThrowIn
from onze.games.football_a_la_carte.rules.ties import PenaltyCutForTheMatch
from onze.kernel.steps import Decision

__all__ = ["FootballCoach"]


class FootballCoach(Coach[FootballMatch]):
    """Takes the most valuable ending, wherever there is a choice that matters."""

    answers: ClassVar[Mapping[type[Decision[Any]], Answer]] = {
        ChooseStarter: all_alike,
        ChooseEnd: all_alike,
        KickOff: best_ending,
        KickOffCard: best_ending,
        Exchange: best_ending,
        OpenPlay: best_ending,
        ChangeCards: best_ending,
        AimFreeKick: best_ending,
        FollowUp: best_ending,
        Clearance: best_ending,
        ClearanceCard: best_ending,
        ThrowIn: best_ending,
        Aim: best_ending,
        Save: best_ending,
        LastSave: best_ending,
        PenaltyOption: best_ending,
        CornerCut: only_move,
        PenaltyCut: only_move,
        PenaltyCutForTheMatch: only_move,
    }
