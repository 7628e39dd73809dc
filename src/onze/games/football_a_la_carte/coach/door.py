"""A coach: plays the game by a few plain ideas, from what its seat can know only.

It looks at every way to complete the phrase in hand (``endings``), takes the one that is worth most (``outlook``) and
says so (``reasons``).
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from onze.doors import Coach, Weigh
from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.coach.answers import all_alike, at_first_glance, by_best_ending
from onze.games.football_a_la_carte.coach.chances import chance_to_win
from onze.games.football_a_la_carte.coach.reading import FootballReading
from onze.games.football_a_la_carte.coach.reasons import why
from onze.games.football_a_la_carte.coach.worlds import value_of_world
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
from onze.kernel.data import DataFile
from onze.kernel.steps import Decision
from onze.kernel.words import Text

__all__ = ["FootballCoach"]


class FootballCoach(Coach[FootballMatch]):
    """Prefers what leads to the most valuable ending, wherever there is a choice that matters."""

    weighs: ClassVar[Mapping[type[Decision[Any]], Weigh]] = {
        ChooseStarter: all_alike,
        ChooseEnd: all_alike,
        KickOff: by_best_ending,
        KickOffCard: by_best_ending,
        Exchange: by_best_ending,
        OpenPlay: by_best_ending,
        ChangeCards: by_best_ending,
        AimFreeKick: by_best_ending,
        FollowUp: by_best_ending,
        Clearance: by_best_ending,
        ClearanceCard: by_best_ending,
        ThrowIn: by_best_ending,
        Aim: by_best_ending,
        Save: by_best_ending,
        LastSave: by_best_ending,
        PenaltyOption: by_best_ending,
        CornerCut: all_alike,
        PenaltyCut: all_alike,
        PenaltyCutForTheMatch: all_alike,
    }

    advice: ClassVar[Mapping[str, Any]] = {
        **DataFile(DATA / "bots.toml").read(),
        "kept": DataFile(DATA / "kept.toml").read(),
    }

    def why(self, match: FootballMatch, seat: int, move: int) -> Text | None:
        return why(match, seat, move)

    def value(self, match: FootballMatch, seat: int) -> float:
        return chance_to_win(match, seat)

    def first_glance(self, match: FootballMatch, seat: int) -> Sequence[float]:
        decision = match.decision
        matters = decision is not None and self.weighs[type(decision)] is by_best_ending
        return at_first_glance(match, seat) if matters else all_alike(match, seat)

    def value_of_world(self, match: FootballMatch, seat: int) -> float:
        return value_of_world(match, seat)

    def reading(self, match: FootballMatch, seat: int) -> FootballReading:
        return FootballReading(match, seat)
