"""How a side acts that a person or a bot plays: the windows of the timing section open for it."""

from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.attack import AFTER_CARD, BUILD_ATTACK, WITH_CARDS
from onze.games.worldwide_football.rules.cautions import RED, PayCaution
from onze.games.worldwide_football.rules.conduct import Conduct
from onze.games.worldwide_football.rules.defence import AFTER_ROLL, BLOCK, DEFEND, DIVE
from onze.games.worldwide_football.rules.effects import EFFECTS
from onze.games.worldwide_football.rules.fouls import FREE_KICK
from onze.games.worldwide_football.rules.penalties import KEEP_PENALTY
from onze.games.worldwide_football.rules.player_cards import COUNTER_PLAYER
from onze.games.worldwide_football.rules.possession import RECOVERY
from onze.games.worldwide_football.rules.shots import AFTER_SHOT, KEEP_GOAL
from onze.games.worldwide_football.rules.substitutions import SUBSTITUTE

__all__ = ["Human"]


class Human(Conduct):
    """A side that chooses, against another player as against the virtual opponent.

    Windows that most often have nothing to ask are put down only if they are open: nothing can open them before their
    turn comes (WF-25.1, WF-25.9, WF-26.1, WFS-A4.1, WFS-A4.11, WFS-A5.1, WFS-A6.1, WFS-A7.1, WFS-A8.1, WFS-P14.1).
    """

    def attack(self, match: WorldwideMatch) -> None:
        match.then(BUILD_ATTACK)

    def lay_with(self, match: WorldwideMatch) -> None:
        if WITH_CARDS.is_open(match, self.side):
            match.then(WITH_CARDS)

    def counter(self, match: WorldwideMatch) -> None:
        match.then(COUNTER_PLAYER)

    def announce(self, match: WorldwideMatch) -> None:
        if BLOCK.is_open(match, self.side):
            match.then(BLOCK)
        match.then(DEFEND)

    def after_roll(self, match: WorldwideMatch) -> None:
        match.then(AFTER_ROLL)

    def dive(self, match: WorldwideMatch) -> None:
        match.then(DIVE)

    def effect(self, match: WorldwideMatch, effect: str, amount: int) -> None:
        EFFECTS[effect](match, self.side, amount)

    def after_card(self, match: WorldwideMatch) -> None:
        match.then(AFTER_CARD)

    def after_shot(self, match: WorldwideMatch) -> None:
        match.then(AFTER_SHOT)

    def keep_goal(self, match: WorldwideMatch) -> None:
        match.then(KEEP_GOAL)

    def recovery(self, match: WorldwideMatch) -> None:
        match.then(RECOVERY)

    def end_attack(self, match: WorldwideMatch) -> None:
        """Nothing is left to do."""

    def substitute(self, match: WorldwideMatch) -> None:
        if SUBSTITUTE[self.side].is_open(match, self.side):
            match.then(SUBSTITUTE[self.side])

    def can_find_star(self, match: WorldwideMatch) -> bool:
        return False  # a player's substitutions have their own windows (WF-20.2, WF-20.3)

    def pay_caution(self, match: WorldwideMatch, cards: int) -> None:
        match.then(PayCaution(self.side, cards, cards == RED))

    def take_free_kick(self, match: WorldwideMatch) -> None:
        match.then(FREE_KICK)

    def keep_penalty(self, match: WorldwideMatch) -> None:
        match.then(KEEP_PENALTY)
