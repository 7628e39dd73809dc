"""Who acts for a side: the rules say what must be settled, the conduct how that side settles it.

``human`` opens a window of the ledger's timing section for a person or a bot; the virtual opponent of solo play
follows its rules. A conduct holds nothing: everything that changes lives in the match.
"""

from fractions import Fraction

from mypy_extensions import mypyc_attr

from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.chances import Spread, goal_share, sum_of

__all__ = ["Conduct"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Conduct:
    """How one side acts, window by window (rules page, section 3.1)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def attack(self, match: WorldwideMatch) -> None:
        """T1: goes on with its attack."""
        raise NotImplementedError

    def lay_with(self, match: WorldwideMatch) -> None:
        """T2: what it lays with the card just laid."""
        raise NotImplementedError

    def counter(self, match: WorldwideMatch) -> None:
        """T3: what it answers to an M or A card."""
        raise NotImplementedError

    def announce(self, match: WorldwideMatch) -> None:
        """T4: how it defends on the card just laid."""
        raise NotImplementedError

    def after_roll(self, match: WorldwideMatch) -> None:
        """T5: what it adds to its failed defensive roll."""
        raise NotImplementedError

    def dive(self, match: WorldwideMatch) -> None:
        """T5: whether it claims a foul after the opponent's failed defence."""
        raise NotImplementedError

    def effect(self, match: WorldwideMatch, effect: str, amount: int) -> None:
        """What a card of its own does for it."""
        raise NotImplementedError

    def after_card(self, match: WorldwideMatch) -> None:
        """T6: what it plays after its attack card was validated."""
        raise NotImplementedError

    def after_shot(self, match: WorldwideMatch) -> None:
        """T7: what it plays after its Shot was validated."""
        raise NotImplementedError

    def keep_goal(self, match: WorldwideMatch) -> None:
        """T8: whether it plays a G card on the attacker's die."""
        raise NotImplementedError

    def goals_against(self, match: WorldwideMatch, shot: Spread, bonus: int, can_miss: bool) -> Fraction:
        """How likely it lets a shot in before the attacker's die is thrown, as far as everybody can see."""
        return goal_share(shot, bonus, sum_of(1), 0, can_miss)

    def recovery(self, match: WorldwideMatch) -> None:
        """T10: what it plays when it has taken the ball."""
        raise NotImplementedError

    def end_attack(self, match: WorldwideMatch) -> None:
        """What it does when its attack is over."""
        raise NotImplementedError

    def substitute(self, match: WorldwideMatch) -> None:
        """T11: whether it makes substitutions."""
        raise NotImplementedError

    def can_find_star(self, match: WorldwideMatch) -> bool:
        """Whether it can pay for an ability although it has no Star left."""
        raise NotImplementedError

    def find_star(self, match: WorldwideMatch) -> None:
        """Finds the Star that an ability costs."""
        raise NotImplementedError

    def pay_caution(self, match: WorldwideMatch, cards: int) -> None:
        """What it gives up for a yellow or red card."""
        raise NotImplementedError

    def take_free_kick(self, match: WorldwideMatch) -> None:
        """Whether it sends a specialist to a direct free kick."""
        raise NotImplementedError

    def keep_penalty(self, match: WorldwideMatch) -> None:
        """Whether it discards a G card on a penalty."""
        raise NotImplementedError
