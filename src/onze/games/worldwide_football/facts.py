"""What changes in a match of Worldwide Football: how it begins, and how a copy is made of it."""

from typing import TYPE_CHECKING, ClassVar, Final

from onze.kernel.match import Match

if TYPE_CHECKING:
    from onze.games.worldwide_football.game import WorldwideFootball

__all__ = ["NONE", "Facts", "changed"]

NONE: Final = -1
"""No side, no card, no slot."""


def changed(values: list[int], side: int, value: int) -> list[int]:
    """The values of both sides, with another one for this side."""
    return [value, values[1]] if side == 0 else [values[0], value]


class Facts(Match):
    """Who attacks, with how many PA, and what each side has left; hands and piles are the kernel's zones.

    Lists that seldom change are shared by all copies of a match: they are replaced (``changed``), never changed in
    place.
    """

    state: ClassVar[tuple[str, ...]] = (
        "half", "kicker", "ball", "goals", "teams", "abilities", "stars", "tokens", "reds", "fresh",
        "pa", "laid", "laid_in_attack", "block", "undefendable", "cross", "restart", "gave_back", "empty_before",
        "stadium_used", "hero", "cause", "lost_at", "took_with_counter",
        "card", "with_pa", "prevented", "no_red", "finishing", "shot_bonus", "shot_dice", "shot_die",
        "keeper_plus", "keeper_dice", "advantage", "defence", "roll", "total", "needed",
        "playing", "playing_side", "countered", "keeper_card", "faces", "kicks", "scored", "attacking_plays",
    )  # fmt: skip

    def __init__(self, rules: "WorldwideFootball", source: "Facts | None" = None) -> None:
        super().__init__(rules, source)
        self.rules = rules
        zones = self.zones
        layout = rules.layout
        self.draws = zones[layout.draws]
        self.hands = zones[layout.hands]
        self.discards = zones[layout.discards]
        self.piles = zones[layout.piles]
        self.squads = zones[layout.squads]
        self.used = zones[layout.used]
        self.gone = zones[layout.gone]
        self.reserves = zones[layout.reserves]
        self.virtual = zones[layout.virtual]
        if source is None:
            self._begin()
        else:
            self._copy(source)

    def _begin(self) -> None:
        self.half = 0
        """1 and 2, in extra time 3 and 4."""
        self.kicker = 0
        """The side that kicks off the first half (or the first period of extra time)."""
        self.ball = 0
        """The side with the ball: the attacker."""
        self.goals = [0, 0]
        self.teams = [NONE, NONE]
        self.abilities = [0, 0]
        """The ability cards that each side has face up, as bits."""
        self.stars = [0, 0]
        self.tokens = [0, 0]
        """Substitution tokens left (WF-20.1)."""
        self.reds = [0, 0]
        self.fresh = [0, 0]
        """The Player cards that nobody has seen go in this half, as bits of their slots: what a side may still hold."""
        self.pa = 0
        self.laid = [0, 0]
        """How many cards on top of each discard were laid in this attack: they cannot be recovered (WF-8.8)."""
        self.laid_in_attack = 0
        self.block = 0
        """What Defensive block adds to the rolls of this defensive phase (WF-18.5)."""
        self.undefendable = 0
        """Whether the next action cannot be defended: 1 by a card, 2 by a free kick (WF-3.14, WF-15.9)."""
        self.cross = 0
        """What a Cross adds to the next Shot (WF-3.13)."""
        self.restart = 0
        self.gave_back = NONE
        """The side whose attack ended last, if it gave the ball back (WF-12.3); and for each side, whether a draw pile
        was empty before it last did (WF-C-21)."""
        self.empty_before = [False, False]
        self.stadium_used = False
        self.hero = NONE
        """The slot of the last Player card that counted in this attack: the scorer, if it comes to that."""
        self.cause = NONE
        self.lost_at = 0
        """The attacker's PA when he last lost the ball (WF-C-18)."""
        self.took_with_counter = False
        self._forget_card()
        self.playing = NONE
        """The slot of the Player card that is being played, and whose it is."""
        self.playing_side = 0
        self.countered = False
        self.keeper_card = False
        self.faces = [0, 0]
        """The faces of the last penalty by side; 0 until both are shown."""
        self.kicks = [0, 0]
        """Kicks taken in the shoot-out by each side, and goals scored."""
        self.scored = [0, 0]
        self.attacking_plays = 0
        """How often the virtual opponent has used Attacking play, for its cap (WF-C-49)."""

    def _forget_card(self) -> None:
        self.card = NONE
        """The attack card or Shot on the table."""
        self.with_pa = 0
        """PA of the Player cards laid with it (WF-C-09)."""
        self.prevented = 0
        self.no_red = False
        self.finishing = False
        self.shot_bonus = 0
        self.shot_dice = 1
        self.shot_die = 0
        self.keeper_plus = 0
        self.keeper_dice = 1
        self.advantage = False
        """A fouled Shot is rolled first; the set piece follows if it is no goal (WF-C-25)."""
        self.defence = NONE
        self.roll = 0
        self.total = 0
        self.needed = 0

    def _copy(self, source: "Facts") -> None:
        self.half = source.half
        self.kicker = source.kicker
        self.ball = source.ball
        self.goals = source.goals
        self.teams = source.teams
        self.abilities = source.abilities.copy()
        self.stars = source.stars.copy()
        self.tokens = source.tokens
        self.reds = source.reds
        self.fresh = source.fresh.copy()
        self.pa = source.pa
        self.laid = source.laid.copy()
        self.laid_in_attack = source.laid_in_attack
        self.block = source.block
        self.undefendable = source.undefendable
        self.cross = source.cross
        self.restart = source.restart
        self.gave_back = source.gave_back
        self.empty_before = source.empty_before.copy()
        self.stadium_used = source.stadium_used
        self.hero = source.hero
        self.cause = source.cause
        self.lost_at = source.lost_at
        self.took_with_counter = source.took_with_counter
        self.card = source.card
        self.with_pa = source.with_pa
        self.prevented = source.prevented
        self.no_red = source.no_red
        self.finishing = source.finishing
        self.shot_bonus = source.shot_bonus
        self.shot_dice = source.shot_dice
        self.shot_die = source.shot_die
        self.keeper_plus = source.keeper_plus
        self.keeper_dice = source.keeper_dice
        self.advantage = source.advantage
        self.defence = source.defence
        self.roll = source.roll
        self.total = source.total
        self.needed = source.needed
        self.playing = source.playing
        self.playing_side = source.playing_side
        self.countered = source.countered
        self.keeper_card = source.keeper_card
        self.faces = source.faces
        self.kicks = source.kicks
        self.scored = source.scored
        self.attacking_plays = source.attacking_plays
