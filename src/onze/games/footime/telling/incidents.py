"""What is noted of a match for its report: incidents, how the ball was played that led to them, and numbers."""

from typing import Final

__all__ = ["CHANCES", "Incident", "Notes", "Played", "side_of"]

CHANCES: Final = ("saved", "parried", "post")
"""How a ball in the goal ends that is no goal, unless the VAR takes it away."""


def side_of(pawn: str) -> int:
    """The side of a pawn by its name: ``a7`` plays for Away."""
    return 1 if pawn.startswith("a") else 0


class Played:
    """The ball as it was last played: by which pawn, how, how far and where to, and who had found that pawn."""

    def __init__(self, pawn: str, how: str, distance: int, to: int, set_up: str) -> None:
        self.pawn = pawn
        self.how = how
        """A pass, a set piece, a save, a run or a tackle, as the events call them."""
        self.distance = distance
        self.to = to
        self.set_up = set_up
        """The team-mate whose pass had found the pawn, or nothing."""


class Incident:
    """One thing that is told: a goal, a shot that was none, a foul, a card, an injury."""

    def __init__(self, kind: str, pawn: str, period: int, turn: int) -> None:
        self.kind = kind
        """``goal``, ``own goal``, one of the ``CHANCES``, ``ruled out``, ``shot`` (until it is settled), ``penalty
        short``, ``foul``, ``booked``, ``second yellow``, ``sent off``, ``new goalkeeper``, ``injured`` or
        ``replaced``."""
        self.pawn = pawn
        self.side = side_of(pawn)
        self.period = period
        self.turn = turn
        """The turn of the period, from 1."""
        self.goals: tuple[int, ...] = ()
        """The score after a goal."""
        self.played: Played | None = None
        """How the ball was played that came to the goal."""
        self.var = ""
        """What the VAR said of it: ``confirmed``, ``annulled`` or nothing."""
        self.set_piece = ""
        """What a foul led to: a ``free kick`` or a ``penalty``."""
        self.cards: list[Incident] = []
        """The cards shown for a foul."""
        self.turned: Incident | None = None
        """The foul of the turn before that this one turned round."""
        self.stands = True
        """False for a foul that was turned round, and for all that the VAR has annulled."""


class Notes:
    """Incidents in order, and how often each side did what, period by period."""

    def __init__(self) -> None:
        self.incidents: list[Incident] = []
        self.counted: dict[tuple[str, int, int], int] = {}
        """How often a side did something in a period, by what it did, side and period."""
        self.periods: list[int] = []
        """The periods that were begun; the shoot-out is the fourth."""
        self.turn = 1

    # ---- how it is noted

    def note(self, kind: str, pawn: str) -> Incident:
        """Adds an incident."""
        incident = Incident(kind, pawn, self.periods[-1], self.turn)
        self.incidents.append(incident)
        return incident

    def add(self, deed: str, side: int, number: int = 1) -> None:
        """Counts what a side did."""
        key = (deed, side, self.periods[-1])
        self.counted[key] = self.counted.get(key, 0) + number

    # ---- what can be asked

    def of_kinds(self, kinds: tuple[str, ...], side: int | None = None) -> list[Incident]:
        """What stands of these kinds, in order; of one side where one is named."""
        return [
            incident
            for incident in self.incidents
            if incident.kind in kinds and incident.stands and (side is None or incident.side == side)
        ]

    def penalties(self, side: int) -> int:
        """How many penalties a side was given."""
        return len([foul for foul in self.of_kinds(("foul",), 1 - side) if foul.set_piece == "penalty"])

    def count(self, deed: str, side: int, period: int = 0) -> int:
        """How often a side did something, in one period or in all of them."""
        periods = (period,) if period else self.periods
        return sum([self.counted.get((deed, side, number), 0) for number in periods])

    def was_played(self, period: int = 0) -> bool:
        """Whether anybody has played the ball, in one period or at all."""
        return any(self.count("touch", side, period) for side in (0, 1))

    def share(self, period: int = 0) -> tuple[int, int]:
        """Each side's share of all that was done with the ball, in per cent."""
        home, away = (self.count("touch", side, period) for side in (0, 1))
        ours = round(100 * home / (home + away))
        return ours, 100 - ours
