"""A coach: plays the game by a few plain ideas, from what its seat can know only.

With the ball it follows the best plan it sees (``on_the_ball``, ``plans``); without it, it weighs what a card may save
against what the card is worth (``off_the_ball``, ``outlook``).
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from onze.doors import Coach, Weigh
from onze.games.worldwide_football.box import DATA
from onze.games.worldwide_football.coach import (
    answers,
    off_the_ball,
    on_the_ball,
    reasons,
    reasons_off_the_ball,
    reasons_on_the_ball,
)
from onze.games.worldwide_football.coach.luck import forks
from onze.games.worldwide_football.coach.winning import winning_chance
from onze.games.worldwide_football.coach.worlds import value_of_world
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.attack import AfterCard, BuildAttack, WithCards
from onze.games.worldwide_football.rules.cautions import PayCaution
from onze.games.worldwide_football.rules.decks import BuildDecks, ChooseTen, DeckChoice
from onze.games.worldwide_football.rules.defence import AfterRoll, Block, Defend, Dive
from onze.games.worldwide_football.rules.effects import DiscardForLongPass, RecoverAction
from onze.games.worldwide_football.rules.fouls import FreeKick
from onze.games.worldwide_football.rules.giving_back import GiveBackDiscard
from onze.games.worldwide_football.rules.halves import HalfTimeAbilities
from onze.games.worldwide_football.rules.hands import DiscardDown
from onze.games.worldwide_football.rules.penalties import KeepPenalty, Penalty
from onze.games.worldwide_football.rules.player_cards import CounterPlayer
from onze.games.worldwide_football.rules.possession import Recovery
from onze.games.worldwide_football.rules.setup import ChooseTeam, ExtraAbilities
from onze.games.worldwide_football.rules.shots import AfterShot, KeepGoal
from onze.games.worldwide_football.rules.stars import Creativity, Stamina, TacticalPlan
from onze.games.worldwide_football.rules.substitutions import Substitute
from onze.kernel.chance import Chance
from onze.kernel.data import DataFile
from onze.kernel.steps import Decision
from onze.kernel.words import Text

__all__ = ["WorldwideCoach"]


Why = Callable[[WorldwideMatch, int, int], Text]
"""Why a move is good or bad: from match, seat and listed move to a sentence."""

WEIGHED: Final[Mapping[type[Decision[Any]], tuple[Weigh, Why]]] = {
    ChooseTeam: (answers.any_move, reasons.any_team),
    ExtraAbilities: (answers.extra_abilities, reasons.choose_abilities),
    HalfTimeAbilities: (answers.keep_abilities, reasons.choose_abilities),
    BuildDecks: (answers.build_deck, reasons.build_deck),
    ChooseTen: (answers.choose_ten, reasons.choose_ten),
    BuildAttack: (on_the_ball.build_attack, reasons_on_the_ball.build_attack),
    TacticalPlan: (on_the_ball.take_a_card, reasons_on_the_ball.take_a_card),
    Creativity: (on_the_ball.take_a_card, reasons_on_the_ball.take_a_card),
    Stamina: (on_the_ball.take_a_card, reasons_on_the_ball.take_a_card),
    RecoverAction: (on_the_ball.take_a_card, reasons_on_the_ball.take_a_card),
    WithCards: (on_the_ball.lay_with, reasons_on_the_ball.lay_with),
    AfterCard: (on_the_ball.play_after, reasons_on_the_ball.play_after),
    Recovery: (on_the_ball.play_after, reasons_on_the_ball.play_after),
    AfterShot: (on_the_ball.after_shot, reasons_on_the_ball.after_shot),
    Dive: (on_the_ball.dive, reasons_on_the_ball.dive),
    FreeKick: (on_the_ball.free_kick, reasons_on_the_ball.free_kick),
    Block: (off_the_ball.block, reasons_off_the_ball.block),
    Defend: (off_the_ball.defend, reasons_off_the_ball.defend),
    AfterRoll: (off_the_ball.after_roll, reasons_off_the_ball.after_roll),
    CounterPlayer: (off_the_ball.counter_player, reasons_off_the_ball.counter_player),
    KeepGoal: (off_the_ball.keep_goal, reasons_off_the_ball.keep_goal),
    KeepPenalty: (off_the_ball.keep_penalty, reasons_off_the_ball.keep_penalty),
    Penalty: (answers.any_move, reasons.any_face),
    DiscardForLongPass: (answers.give_up, reasons.discard),
    DiscardDown: (answers.give_up, reasons.discard),
    GiveBackDiscard: (answers.give_up, reasons.discard),
    PayCaution: (answers.give_up, reasons.discard),
    Substitute: (answers.substitute, reasons.substitute),
}
"""How the moves of each window are weighed, and how that is said."""


class WorldwideCoach(Coach[WorldwideMatch]):
    """Two functions for each window of the timing section: what moves are worth, and why."""

    weighs: ClassVar[Mapping[type[Decision[Any]], Weigh]] = {kind: weigh for kind, (weigh, _) in WEIGHED.items()}

    advice: ClassVar[Mapping[str, Any]] = DataFile(DATA / "bots.toml").read()

    def why(self, match: WorldwideMatch, seat: int, move: int) -> Text | None:
        decision = match.decision
        return WEIGHED[type(decision)][1](match, seat, move) if decision is not None else None

    def value(self, match: WorldwideMatch, seat: int) -> float:
        return match.outcome.values[seat] if match.outcome is not None else winning_chance(match, seat)

    def value_of_world(self, match: WorldwideMatch, seat: int) -> float:
        return value_of_world(match, seat)

    def spell(self, match: WorldwideMatch) -> int:
        """Whose attack it is, in which half."""
        return 2 * match.half + match.ball

    def rests(self, match: WorldwideMatch) -> bool:
        """Only when the next attack is about to begin: before, a Counter-attack may still follow.

        The virtual opponent attacks unasked, so that against it any phrase will do.
        """
        if match.rules.switches.solo:
            return match.decision is match.opened
        return isinstance(match.decision, BuildAttack | DeckChoice | HalfTimeAbilities)

    def forks(self, match: WorldwideMatch, seat: int, move: int, chance: Chance) -> list[tuple[WorldwideMatch, float]]:
        return forks(match, seat, move, chance)
