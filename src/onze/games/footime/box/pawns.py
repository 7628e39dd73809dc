"""The pawns of a match: where each of them is, who keeps goal, who is booked, and which points are free."""

from typing import TYPE_CHECKING, Final

from onze.games.footime.box.pitch import NO_POINT, Points
from onze.kernel.match import Match

if TYPE_CHECKING:
    from onze.games.footime.game import Footime

__all__ = ["EXPELLED", "INJURED", "NO_PAWN", "NO_SIDE", "OFF_PITCH", "OUTSIDE", "PAWNS", "TEAM", "PawnsInPlay"]

TEAM: Final = 11
"""Pawns of a team; a pawn's number is 11 times its side, and its shirt less one (FT-SETUP.7)."""
PAWNS: Final = 22
NO_PAWN: Final = -1
NO_SIDE: Final = -1

# Where a pawn is when it stands on no point.
INJURED: Final = -1
EXPELLED: Final = -2
OUTSIDE: Final = -3
"""Off the pitch for a moment: about to throw in, to take a corner, or to be placed."""
OFF_PITCH: Final = {INJURED: "injured", EXPELLED: "expelled", OUTSIDE: "outside"}

NOT_FOUND: Final = -1
"""Stands for a set of points that nobody has asked for since a pawn last moved."""


class PawnsInPlay(Match):
    """Where pawns are, and what follows from that; it is found when it is asked for, and kept until a pawn moves.

    A *side* is 0 (Home) or 1 (Away).
    """

    def __init__(self, rules: "Footime", source: "PawnsInPlay | None" = None) -> None:
        super().__init__(rules, source)
        self.rules = rules
        if source is None:
            self.at = [OUTSIDE] * PAWNS
            """The point of each pawn, or why it stands on none."""
            self.booked = 0
            """The pawns on a yellow base, as bits; nothing limits their number (FT-GAP.43)."""
            self.keepers = [0, TEAM]
            self._home: Points = NOT_FOUND
            self._away: Points = NOT_FOUND
            """The points on which each side's pawns stand."""
            self._open: Points = NOT_FOUND
            """The free points of the field, the goals left out."""
            self.mobile = NO_SIDE
            """The side of which some pawn is known to be able to run."""
            self.run_pawn = NO_PAWN
            """The pawn, the value and the ball of the last run thought of, and where it can end."""
            self.run_value = 0
            self.run_ball = NO_POINT
            self.run_without: Points = 0
            self.run_having: Points = 0
        else:
            self.at = source.at[:]
            self.booked = source.booked
            self.keepers = source.keepers
            self._home = source._home
            self._away = source._away
            self._open = source._open
            self.mobile = source.mobile
            self.run_pawn = source.run_pawn
            self.run_value = source.run_value
            self.run_ball = source.run_ball
            self.run_without = source.run_without
            self.run_having = source.run_having

    # ---- pawns that are moved

    def put_pawn(self, pawn: int, point: int) -> None:
        """Puts a pawn on a point, or off the pitch."""
        self.at[pawn] = point
        if pawn < TEAM:
            self._home = NOT_FOUND
        else:
            self._away = NOT_FOUND
        self._open = NOT_FOUND
        self.mobile = NO_SIDE
        self.run_pawn = NO_PAWN

    def forget_thoughts(self) -> None:
        """What was only found out while somebody thought with his own cards: whoever is dealt a match starts anew."""
        self._home = self._away = self._open = NOT_FOUND
        self.mobile = NO_SIDE
        self.run_pawn, self.run_value, self.run_ball = NO_PAWN, 0, NO_POINT
        self.run_without = self.run_having = 0

    def move_pawn(self, pawn: int, point: int) -> None:
        """Moves a pawn from its point to a free one: ``put_pawn``, without forgetting where its team stands."""
        bit = self.rules.pitch.bit
        standing = self.standing(0 if pawn < TEAM else 1) ^ (bit[self.at[pawn]] | bit[point])
        self.put_pawn(pawn, point)
        if pawn < TEAM:
            self._home = standing
        else:
            self._away = standing

    # ---- where they stand

    def standing(self, side: int) -> Points:
        """The points on which a side's pawns stand."""
        if side == 0:
            if self._home < 0:
                self._home = self._points_of(0)
            return self._home
        if self._away < 0:
            self._away = self._points_of(TEAM)
        return self._away

    def _points_of(self, first: int) -> Points:
        bit = self.rules.pitch.bit
        bits: Points = 0
        for point in self.at[first : first + TEAM]:
            if point >= 0:
                bits |= bit[point]
        return bits

    def taken(self) -> Points:
        """The points on which pawns stand."""
        return self.standing(0) | self.standing(1)

    def open_field(self) -> Points:
        """The free points, those in the goals left out."""
        if self._open < 0:
            pitch = self.rules.pitch
            self._open = pitch.field & ~self.taken()
        return self._open

    def pawns(self, side: int) -> list[int]:
        """A side's pawns on the pitch, in the order of their shirts."""
        return [pawn for pawn in range(side * TEAM, side * TEAM + TEAM) if self.at[pawn] >= 0]

    def pawns_on(self, side: int, points: Points) -> list[int]:
        """A side's pawns that stand on one of these points."""
        bit, at = self.rules.pitch.bit, self.at
        found: list[int] = []
        for pawn in range(side * TEAM, side * TEAM + TEAM):
            point = at[pawn]
            if point >= 0 and points & bit[point]:
                found.append(pawn)
        return found

    def is_keeper(self, pawn: int) -> bool:
        """Whether a pawn is its team's goalkeeper."""
        return self.keepers[0 if pawn < TEAM else 1] == pawn

    def count(self, side: int) -> int:
        """The pawns that a team still has on the board (FT-FORFEIT.1, FT-FORFEIT.3)."""
        least = INJURED if self.rules.switches.injured_count else 0
        team = self.at[side * TEAM : side * TEAM + TEAM]
        return len([place for place in team if place >= least or place == OUTSIDE])

    def place_id(self, pawn: int) -> str:
        """Where a pawn is, as views and events call it."""
        place = self.at[pawn]
        return self.rules.point_ids[place] if place >= 0 else f"place:{OFF_PITCH[place]}"

    def place_name(self, pawn: int) -> str:
        """Where a pawn is, in words of the board."""
        place = self.at[pawn]
        return self.rules.pitch.names[place] if place >= 0 else OFF_PITCH[place]
