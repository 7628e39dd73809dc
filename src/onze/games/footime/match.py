"""A match of Footime in play: time and score, the ball, the turn, and what the turn before left open."""

from typing import TYPE_CHECKING, ClassVar, Final, Self

from onze.games.footime.box.pawns import NO_PAWN, PAWNS, PawnsInPlay
from onze.games.footime.box.periods import EXTRA_TIME
from onze.kernel.cards import NOBODY
from onze.kernel.chance import Chance
from onze.kernel.words import Reason

if TYPE_CHECKING:
    from onze.games.footime.game import Footime

__all__ = [
    "CONTACTS",
    "DECIDED",
    "FIRST_PLACE",
    "KEPT",
    "LAID_ON_FOULS",
    "MOVED",
    "OFFSIDE",
    "PENDING",
    "REPLAY",
    "RESULTS",
    "TURN_OVER",
    "FootimeMatch",
]

# What follows an action (FT-TURN.6, FT-KEEP.1, FT-GOAL.1, FT-OFFSIDE.9).
TURN_OVER: Final = 0
REPLAY: Final = 1
KEPT: Final = 2
PENDING: Final = 3
OFFSIDE: Final = 4
DECIDED: Final = -1
"""In place of what follows an offside that nobody calls, once that is decided (FT-GAP.15)."""
RESULTS: Final = ("turn over", "replay", "retained", "pending goal", "offside")

LAID_ON_FOULS: Final = ("foul", "yellow", "red")
"""The cards laid on a foul, by the numbers of their bits."""
FIRST_PLACE: Final = 4
MOVED: Final = FIRST_PLACE + PAWNS
CONTACTS: Final = MOVED + 1
"""Where in a snapshot (``rules.ball``) the places of the pawns begin, whether the ball was moved stands, and the
contacts begin."""


class FootimeMatch(PawnsInPlay):
    """Time and score, the ball, whose turn it is and what the turn before left open; cards are the kernel's zones.

    Seats alternate, so a seat's side is its last bit. Lists that are shared with clones (all but ``at``) are replaced
    as a whole, never changed in place.
    """

    state: ClassVar[tuple[str, ...]] = (
        "captains", "period", "spent", "time_at", "first_side", "west", "goals",
        "to_play", "actor", "first_card", "result", "uncalled",
        "ball", "moved", "ball_by", "at", "booked", "keepers",
        "contacts", "made", "foul", "claimed", "before_foul", "before_shot", "shot_value", "shot_by", "shot_how",
        "kicks", "scored",
    )  # fmt: skip
    # What a VAR would bring back is a whole pitch each: too much to be told with every shot and every foul.
    undrawn: ClassVar[tuple[str, ...]] = ("before_foul", "before_shot")
    caches: ClassVar[tuple[str, ...]] = (
        "_home", "_away", "_open", "mobile", "run_pawn", "run_value", "run_ball", "run_without", "run_having",
    )  # fmt: skip

    def __init__(self, rules: "Footime", source: "FootimeMatch | None" = None) -> None:
        super().__init__(rules, source)
        zones = self.zones
        self.draw_pile = zones[0]
        self.played = zones[1]
        self.hands = zones[2:]
        if source is None:
            self._begin()
        else:
            self._copy(source)

    def _begin(self) -> None:
        self.captains = [0, 1]
        """Each side's captain: the first of its players, unless another is named (FT-SETUP.8)."""
        self.period = 1
        """1 and 2, 3 in extra time, 4 in the shoot-out."""
        self.spent = 0
        """Turns spent in this period (FT-TIME.5)."""
        self.time_at = self.rules.switches.period_turns
        """After how many turns time is up: by the budget, much later while the watch runs, at once when the referee
        has said so (FT-TIME.3, FT-TIME.4)."""
        self.first_side = 0
        """The side that kicked off the match (FT-HALF.5)."""
        self.west = 0
        """The side that defends the west end; the other side attacks it."""
        self.goals = [0, 0]
        self.to_play = 0
        """The seat whose turn it is."""
        self.actor = 0
        """The seat whose turn was the one before."""
        self.first_card = True
        """Whether no card has been laid in this turn."""
        self.result = TURN_OVER
        """What follows the action just made."""
        self.uncalled = TURN_OVER
        """What follows an offside that nobody calls, or ``DECIDED`` (FT-GAP.15)."""
        self.ball = self.rules.pitch.centre
        self.moved = False
        """Whether the ball has been moved in this turn."""
        self.ball_by = NOBODY
        """The opponent who moved the ball in the turn before, if he did (FT-CARD-OUT.3)."""
        self.contacts: list[int] = []
        """Contacts of the turn before that are still open: 22 times the offender, and the victim (FT-CARD-DUEL.1)."""
        self.made: list[int] = []
        """Contacts of this turn."""
        self.foul: list[int] = []
        """The foul of this turn: offender, victim, cards laid on it as bits; empty if there was none."""
        self.claimed: list[int] = []
        """The foul of the preceding opponent's turn."""
        self.before_foul: list[int] = []
        """How things stood before the last foul, as ``ball.snapshot`` writes it (FT-CARD-VAR.6)."""
        self.before_shot: list[int] = []
        self.shot_value = 0
        """The value that put the ball on a goal point; 0 if it is undetermined (FT-CARD-POST.2)."""
        self.shot_by = NO_PAWN
        """The pawn that put it there, if that is known."""
        self.shot_how = ""
        """How it did so: a pass, a run, or as the restart is called."""
        self.kicks = [0, 0]
        """Shots taken in the shoot-out by each side, and goals scored."""
        self.scored = [0, 0]

    def _copy(self, source: "FootimeMatch") -> None:
        self.captains = source.captains
        self.period = source.period
        self.spent = source.spent
        self.time_at = source.time_at
        self.first_side = source.first_side
        self.west = source.west
        self.goals = source.goals
        self.to_play = source.to_play
        self.actor = source.actor
        self.first_card = source.first_card
        self.result = source.result
        self.uncalled = source.uncalled
        self.ball = source.ball
        self.moved = source.moved
        self.ball_by = source.ball_by
        self.contacts = source.contacts
        self.made = source.made
        self.foul = source.foul
        self.claimed = source.claimed
        self.before_foul = source.before_foul
        self.before_shot = source.before_shot
        self.shot_value = source.shot_value
        self.shot_by = source.shot_by
        self.shot_how = source.shot_how
        self.kicks = source.kicks
        self.scored = source.scored

    def clone(self) -> Self:
        return FootimeMatch(self.rules, self)  # type: ignore[return-value] # named for speed: it has no subclasses

    # ---- short ways to say things

    @property
    def side(self) -> int:
        """The side of the player in turn."""
        return self.to_play & 1

    @property
    def next_seat(self) -> int:
        """The next player clockwise: always an opponent (FT-TURN.2, FT-SETUP.3)."""
        return (self.to_play + 1) % self.rules.seats

    def end(self, side: int) -> int:
        """The end that a side defends."""
        return 0 if side == self.west else 1

    def captain_first(self, side: int) -> tuple[int, ...]:
        """A side's players clockwise, its captain first (FT-SHOOTOUT.11)."""
        members = self.rules.sides[side]
        first = members.index(self.captains[side])
        return members[first:] + members[:first]

    def kinds(self, seat: int) -> list[int]:
        """The kinds of cards in a hand, each once, in order."""
        found: list[int] = []
        last = -1
        for card in self.hands[seat].cards:
            if card != last:
                last = card
                found.append(card)
        return found

    def time_is_up(self) -> bool:
        """Whether the period's time is over (FT-TIME.3, FT-TIME.4, FT-EXTRA.6, FT-VARIANT.6)."""
        switches = self.rules.switches
        if self.period >= EXTRA_TIME:
            return 0 < switches.extra_cap <= self.spent
        if switches.goal_target:
            return 0 < switches.target_cap <= self.spent
        return self.spent >= self.time_at

    # ---- what the referee may say (FT-TIME.3)

    def referee_moves(self) -> tuple[int, ...]:
        """By the watch: that it runs, and once a period that time is up."""
        rules = self.rules
        played_by_time = self.period <= 2 and not rules.switches.goal_target and not self.time_is_up()
        barred = [] if played_by_time else [rules.watch, rules.whistle]
        if self.is_watched():
            barred.append(rules.watch)
        return tuple([call for call in super().referee_moves() if call not in barred])

    def timed_call(self) -> tuple[str, int] | None:
        """The watch is started at once, and time is up when its minutes are over (FT-TIME.3)."""
        rules = self.rules
        calls = self.referee_moves() if rules.switches.wall else ()
        if rules.watch in calls:
            return rules.calls.name(rules.watch), 0
        if rules.whistle in calls:
            return rules.calls.name(rules.whistle), rules.switches.period_milliseconds
        return None

    def is_watched(self) -> bool:
        """Whether the referee's watch runs: turns do not end the period then (FT-TIME.3)."""
        return self.time_at > self.rules.switches.period_turns

    def redeal_more(self, seat: int | None, chance: Chance) -> None:
        """Whoever thinks ahead cannot know when the watch stops, and reckons by turns (FT-TIME.4).

        A turn more than these, for everybody sees that the watch runs. Nor does he know what others have thought of.
        """
        self.forget_thoughts()
        if self.is_watched() and not self.time_is_up():
            self.time_at = max(self.rules.switches.period_turns, self.spent) + 1

    # ---- what a seat sees

    def table(self, seat: int | None) -> dict[str, object]:
        return self.rules.table(self, seat)

    def drawn(self) -> dict[str, object]:
        return self.rules.drawn(self)

    def beside(self) -> dict[str, object]:
        return self.rules.beside(self)

    def about(self, thing: str) -> Reason | None:
        return self.rules.about(self, thing)

    def foul_table(self, foul: list[int]) -> dict[str, object] | None:
        """A foul by its two pawns, for view and events."""
        if not foul:
            return None
        pawns = self.rules.pawn_ids
        return {"offender": pawns[foul[0]], "victim": pawns[foul[1]]}
