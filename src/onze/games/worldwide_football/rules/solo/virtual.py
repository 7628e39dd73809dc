"""The virtual opponent: what it does in each window follows from the rules."""

from fractions import Fraction

from onze.games.worldwide_football.match import NO_PLAYER, WorldwideMatch
from onze.games.worldwide_football.rules.chances import Spread
from onze.games.worldwide_football.rules.conduct import Conduct
from onze.games.worldwide_football.rules.fouls import send_specialist
from onze.games.worldwide_football.rules.solo.abilities import CLAIM_FOUL
from onze.games.worldwide_football.rules.solo.active import (
    MOMENT_AFTER,
    MOMENT_AFTER_SHOT,
    MOMENT_RECOVERY,
    MOMENT_WITH,
    PlayActive,
    first_active,
    trim_active,
)
from onze.games.worldwide_football.rules.solo.attack import attack, expire_shots
from onze.games.worldwide_football.rules.solo.defence import (
    ADD_ACTIVE_TO_ROLL,
    KEEP_GOAL_ACTIVE,
    counter_card,
    defend,
    goals_against,
    keep_penalty,
)
from onze.games.worldwide_football.rules.solo.effects import virtual_effect
from onze.games.worldwide_football.rules.solo.piles import VIRTUAL, action_pile, discard_from
from onze.games.worldwide_football.rules.solo.substitutions import can_substitute, substitute_for_a_star

__all__ = ["Virtual"]


class Virtual(Conduct):
    """A side that never chooses, by the same rules in every mode (WF-2.2, WFS-A1.1, WFS-P10a.18)."""

    def attack(self, match: WorldwideMatch) -> None:
        attack(match)

    def lay_with(self, match: WorldwideMatch) -> None:
        match.then(PlayActive(MOMENT_WITH))

    def counter(self, match: WorldwideMatch) -> None:
        counter_card(match)

    def announce(self, match: WorldwideMatch) -> None:
        defend(match)

    def after_roll(self, match: WorldwideMatch) -> None:
        match.then(ADD_ACTIVE_TO_ROLL)

    def dive(self, match: WorldwideMatch) -> None:
        match.then(CLAIM_FOUL)

    def effect(self, match: WorldwideMatch, effect: str, amount: int) -> None:
        virtual_effect(match, effect, amount)

    def after_card(self, match: WorldwideMatch) -> None:
        match.then(PlayActive(MOMENT_AFTER))

    def after_shot(self, match: WorldwideMatch) -> None:
        match.then(PlayActive(MOMENT_AFTER_SHOT))

    def keep_goal(self, match: WorldwideMatch) -> None:
        match.then(KEEP_GOAL_ACTIVE)

    def goals_against(self, match: WorldwideMatch, shot: Spread, bonus: int, can_miss: bool) -> Fraction:
        return goals_against(match, shot, bonus, can_miss)

    def recovery(self, match: WorldwideMatch) -> None:
        match.then(PlayActive(MOMENT_RECOVERY))

    def end_attack(self, match: WorldwideMatch) -> None:
        """Counts its Attacking plays anew; active Shots stay, unless they expire (WF-C-44, WF-C-49)."""
        if match.rules.switches.solo_attacking_play_cap == "per_attack_2":
            match.attacking_plays = 0
        if match.rules.switches.solo_active_shot_expires:
            expire_shots(match)

    def substitute(self, match: WorldwideMatch) -> None:
        """The usual windows mean nothing to it: it substitutes when it needs a Star (WF-34.1, WF-C-54)."""

    def can_find_star(self, match: WorldwideMatch) -> bool:
        return can_substitute(match)

    def find_star(self, match: WorldwideMatch) -> None:
        substitute_for_a_star(match)

    def pay_caution(self, match: WorldwideMatch, cards: int) -> None:
        """The top card or the top three of its Action pile (WF-32.1, WF-32.2, WFS-P11.2, WFS-P11.3, WF-C-53)."""
        pile = action_pile(match)
        for _ in range(min(cards, len(pile.cards))):
            discard_from(match, pile, "WF-32.1" if cards == 1 else "WF-32.2")
        trim_active(match)

    def take_free_kick(self, match: WorldwideMatch) -> None:
        """It discards an active specialist whenever it has one (WF-C-62)."""
        slot = first_active(match, match.team(VIRTUAL).specialists)
        if slot != NO_PLAYER:
            send_specialist(match, VIRTUAL, slot)

    def keep_penalty(self, match: WorldwideMatch) -> None:
        keep_penalty(match)
