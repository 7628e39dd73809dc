"""A match of Football à la carte in play."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, Self

from mypy_extensions import i64

from onze.games.football_a_la_carte.box.pitch import CENTRE, KICK_OFF, PENALTY_CUT, SHOT, square_id
from onze.games.football_a_la_carte.box.things import CENTRE_SPOT, TEAMS, end_id, penalty_spot
from onze.kernel.match import Match

if TYPE_CHECKING:
    from onze.games.football_a_la_carte.game import FootballALaCarte

__all__ = ["LAST_TURN", "RUNNING", "TIME_UP", "FootballMatch", "TurnSeen"]

RUNNING: Final = 0
LAST_TURN: Final = 1
TIME_UP: Final = 2
"""The clock of a half, which is the draw pile (FAC-12.2 to FAC-12.4)."""


ENDS_OF_SIDES: Final = tuple([{"south": south, "north": 1 - south} for south in range(len(TEAMS))])
"""The side that defends each end, by the side that defends the south one."""
ATTACKED: Final = tuple(
    [{team: end_id(int(side == south)) for side, team in enumerate(TEAMS)} for south in range(len(TEAMS))]
)
"""The end that each team attacks, by the side that defends the south one (FAC-0.19)."""


class TurnSeen(NamedTuple):
    """What everybody saw when a turn began, in the match's own numbers."""

    seat: int
    """Who played."""
    clock: int
    facing: int
    ball: int
    net: int
    discards: int
    """How many cards lay on the discard pile."""


class FootballMatch(Match):
    """Where the ball lies, whose turn it is and what he faces; hands and piles are the kernel's zones."""

    state: ClassVar[tuple[str, ...]] = (
        "half", "clock", "turn", "to_play", "end", "facing", "ball", "net", "laid",
        "south", "first_side", "goals", "cuts", "turns",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = ("end", "turns")
    later: ClassVar[tuple[str, ...]] = ("turns",)

    def __init__(self, rules: "FootballALaCarte", source: "FootballMatch | None" = None) -> None:
        super().__init__(rules, source)
        self.rules = rules
        zones = self.zones
        self.draw_pile = zones[0]
        self.discard_pile = zones[1]
        self.hands = zones[2:]
        if source is None:
            self.half = 1
            self.clock = RUNNING
            self.turn = 0
            """Whose place in the cycle of turns it is (FAC-0.16)."""
            self.to_play = 0
            """The seat that plays: the one in turn, or the team-mate who kicks off for it."""
            self.end = 0
            """The end that he defends; it follows from his side and from ``south``, and is read all the time."""
            self.facing = KICK_OFF
            self.ball = CENTRE
            self.net = 0
            """The net column that a ball in the net has entered."""
            self.laid = 0
            """How many cards on top of the discard pile were laid in this turn."""
            self.south = 0
            """The side that defends the south end and attacks towards higher rows."""
            self.first_side = 0
            """The side that kicked off the first half (FAC-13.6)."""
            self.goals = [0, 0]
            """A single score for each side (FAC-0.21)."""
            self.cuts = [0, 0]
            """Penalty cuts scored by each side after a tie (FAC-GAP.27)."""
            self.turns: list[int] = []
            """How each turn of this half began, as everybody saw it, each a number that ``turn_seen`` reads.

            What was laid and where the ball was left follows from the next one: whoever remembers it can tell what
            others do not hold. No rule asks for it."""
        else:
            self.half = source.half
            self.clock = source.clock
            self.turn = source.turn
            self.to_play = source.to_play
            self.end = source.end
            self.facing = source.facing
            self.ball = source.ball
            self.net = source.net
            self.laid = source.laid
            self.south = source.south
            self.first_side = source.first_side
            self.goals = source.goals[:]
            self.cuts = source.cuts[:]
            self.turns = source.turns[:]

    def clone(self) -> Self:
        return FootballMatch(self.rules, self)  # type: ignore[return-value] # named for speed: it has no subclasses

    @property
    def side(self) -> int:
        """The side of the player who plays."""
        return self.rules.side_of_seat[self.to_play]

    def give_turn(self, seat: int) -> None:
        """It is now this seat that plays."""
        self.to_play = seat
        self.end = self.end_of(seat)

    def end_of(self, seat: int) -> int:
        """The end that a seat defends in this half."""
        return 0 if self.rules.side_of_seat[seat] == self.south else 1

    def note_turn(self) -> None:
        """Remembers what the player faces: another question of this half begins."""
        seat: i64 = self.to_play  # numbers as the machine has them: compiled, larger ones than 2³¹ are slow to multiply
        asked = (seat * 10 + self.clock) * 100 + self.facing
        lies = (asked * 10_000 + self.ball - CENTRE) * 1_000 + self.net
        self.turns.append(int(lies * 10_000 + len(self.discard_pile.cards)))

    def turn_seen(self, number: int) -> "TurnSeen":
        """How a turn of this half began."""
        rest, discards = divmod(self.turns[number], 10_000)
        rest, net = divmod(rest, 1_000)
        rest, ball = divmod(rest, 10_000)
        rest, facing = divmod(rest, 100)
        seat, clock = divmod(rest, 10)
        return TurnSeen(seat, clock, facing, ball + CENTRE, net, discards)

    @property
    def next_player(self) -> int:
        """The opponent next in order (FAC-0.16)."""
        cycle = self.rules.cycle
        return cycle[(self.turn + 1) % len(cycle)]

    def held(self, seat: int, wanted: list[bool]) -> list[int]:
        """The cards in a hand that are wanted, each kind once, in order."""
        found: list[int] = []
        last = -1
        for card in self.hands[seat].cards:
            if card != last:
                last = card
                if wanted[card]:
                    found.append(card)
        return found

    def ball_name(self) -> str:
        """Where the ball is, in words of the board."""
        pitch = self.rules.pitch
        if self.facing == SHOT:
            _, row = pitch.place(self.ball)
            return pitch.net_name(pitch.goal_rows.index(row), self.net)
        if self.facing == PENALTY_CUT:
            return "penalty spot"
        return "centre" if self.ball == CENTRE else pitch.names[self.ball]

    def ball_id(self) -> str:
        """Where the ball is, by the id of a square, a net or a spot: ``square:d6``, ``spot:centre``."""
        if self.ball >= 0 and self.facing not in (SHOT, PENALTY_CUT):
            return self.rules.pitch.ids[self.ball]  # nearly always
        name = self.ball_name()
        return CENTRE_SPOT if name == "centre" else penalty_spot(1 - self.end) if " " in name else square_id(name)

    def attacks(self) -> dict[str, str]:
        """The end that each team attacks: the one that the other defends (FAC-0.19)."""
        return dict(ATTACKED[self.south])

    def discards(self) -> list[str]:
        """The ids of the discards from the top, which everybody sees (FAC-1.6)."""
        ids = self.game.card_ids
        return [ids[card] for card in self.discard_pile.cards[::-1]]

    def drawn(self) -> dict[str, object]:
        return {**self.drawn_to_compare(), "ends": dict(ENDS_OF_SIDES[self.south]), "attacks": self.attacks()}

    def drawn_to_compare(self) -> dict[str, object]:
        """What is drawn, with ends as they stand in every match."""
        shown: dict[str, object] = {
            "ball": self.ball_id(),
            "score": list(self.goals),
            "half": self.half,
            "ends": ENDS_OF_SIDES[self.south],
            "attacks": ATTACKED[self.south],
            "penalty_cuts": list(self.cuts),
            "draw_pile": self.seen_pile(self.draw_pile, None),
            "discard_pile": self.discards(),
        }
        for seat, hand in enumerate(self.hands):
            shown[self.rules.hand_size_paths[seat]] = len(hand.cards)
        return shown

    def beside(self) -> dict[str, object]:
        return self.rules.beside(self)

    def table(self, seat: int | None) -> dict[str, object]:
        return self.rules.table(self, seat)

    def private_view(self, seat: int, public: Mapping[str, object] | None = None) -> dict[str, object]:
        """What a seat sees besides or otherwise, built without what everybody sees."""
        return self.rules.private_view(self, seat, self.public_view() if public is None else public)
