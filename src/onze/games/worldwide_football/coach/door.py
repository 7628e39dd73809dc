"""A coach: plays the game by a few plain ideas, from what its seat can know only.

With the ball it follows the best plan it sees (``on_the_ball``, ``plans``); without it, it weighs what a card may save
against what the card is worth (``off_the_ball``, ``outlook``).
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from onze.doors import Coach, Weigh
from onze.games.worldwide_football.coach.answers import (
    any_move,
    build_deck,
    choose_ten,
    extra_abilities,
    give_up,
    keep_abilities,
    substitute,
)
from onze.games.worldwide_football.coach.off_the_ball import (
    after_roll,
    block,
    counter_player,
    defend,
    keep_goal,
    keep_penalty,
)
from onze.games.worldwide_football.coach.on_the_ball import (
    after_shot,
    build_attack,
    dive,
    free_kick,
    lay_with,
    play_after,
    take_a_card,
)
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.attack import AfterCard, BuildAttack, WithCards
from onze.games.worldwide_football.rules.cautions import PayCaution
from onze.games.worldwide_football.rules.decks import BuildDecks, ChooseTen
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
from onze.kernel.steps import Decision

__all__ = ["WorldwideCoach"]


class WorldwideCoach(Coach[WorldwideMatch]):
    """A function for each window of the timing section."""

    weighs: ClassVar[Mapping[type[Decision[Any]], Weigh]] = {
        ChooseTeam: any_move,
        ExtraAbilities: extra_abilities,
        HalfTimeAbilities: keep_abilities,
        BuildDecks: build_deck,
        ChooseTen: choose_ten,
        BuildAttack: build_attack,
        TacticalPlan: take_a_card,
        Creativity: take_a_card,
        Stamina: take_a_card,
        RecoverAction: take_a_card,
        WithCards: lay_with,
        AfterCard: play_after,
        Recovery: play_after,
        AfterShot: after_shot,
        Dive: dive,
        FreeKick: free_kick,
        Block: block,
        Defend: defend,
        AfterRoll: after_roll,
        CounterPlayer: counter_player,
        KeepGoal: keep_goal,
        KeepPenalty: keep_penalty,
        Penalty: any_move,
        DiscardForLongPass: give_up,
        DiscardDown: give_up,
        GiveBackDiscard: give_up,
        PayCaution: give_up,
        Substitute: substitute,
    }
