"""A tournament in play: who controls which team, what lies on the board, and how far it has come."""

import bisect
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Self

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.rows import outermost, size
from onze.kernel.cards import NOBODY
from onze.kernel.hearing import copied
from onze.kernel.match import Match
from onze.kernel.views import question_for

if TYPE_CHECKING:
    from onze.games.world_cup.game import WorldCup

__all__ = ["NOT_PLAYED", "NO_GROUP", "NO_TEAM", "WorldCupMatch"]

NO_TEAM: Final = -1
"""The team of a row, or the winner of a fixture, that is not known yet."""
NO_GROUP: Final = -1
"""The group of a fixture that is played in a round."""
NOT_PLAYED: Final = -1
"""The goals of a match that has not been scored yet."""

insort: Final = bisect.insort
"""A name of our own, which compiled code reaches faster than an imported one; it is used for most tokens put down."""

NOTHING: Final = 0
AN_ATTACK: Final = 1
A_GOAL: Final = 2
EXPOSED: Final = [NOTHING, AN_ATTACK, NOTHING, A_GOAL, A_GOAL, A_GOAL] + [NOTHING] * 10
"""What lies open to the cards of an opponent, by the outermost token of a row; it protects all inside it.

(WCG-6.h.3, WCG-6.h.5, WCG-6.k.6, WCG-7.0.1 to WCG-7.0.5, WCG-C-19, WCG-C-21)
"""


class WorldCupMatch(Match):
    """Owners, rows and results; hands and piles are the kernel's zones.

    Only ``rows``, ``open_rows`` and the exposed ones change in place; every other list is replaced by a new one, so
    that copies of a match share them.
    """

    state: ClassVar[tuple[str, ...]] = (
        "phase", "run", "playing", "turn", "last_turns", "dealt_by", "last_drawer", "owner", "row_team", "rows",
        "open_rows", "exposed_attacks", "exposed_goals", "goals", "winner", "tiers", "replaying", "replays", "kicks",
        "decided",
    )  # fmt: skip
    derived: ClassVar[tuple[str, ...]] = ("open_rows", "exposed_attacks", "exposed_goals")

    def __init__(self, rules: "WorldCup", source: "WorldCupMatch | None" = None) -> None:  # noqa: PLR0915 - a list of all that changes
        super().__init__(rules, source)
        self.rules = rules
        zones = self.zones
        self.draw_pile = zones[0]
        self.discard_pile = zones[1]
        self.aside = zones[2]
        """Cards set aside, face down (WCG-C-67)."""
        self.hands = zones[3:]
        if source is None:
            edition = rules.edition
            self.phase = GROUPS
            self.run = 1
            """The run through the deck in the group phase (WCG-8.a.2)."""
            self.playing = list(range(rules.seats))
            """The seats that take turns, clockwise."""
            self.turn = 0
            """Whose turn it is, as a place in ``playing``."""
            self.last_turns = 0
            """How many turns without a draw are left at the end of a phase (WCG-8.b.2)."""
            self.dealt_by = 0
            self.last_drawer = 0
            """Who took the last card of the latest draw pile; the dealer before there was one (WCG-C-76)."""
            self.owner = [NOBODY] * len(edition.teams)
            """The seat that controls each team; it may control several (WCG-1.0.2)."""
            self.row_team = [NO_TEAM] * len(edition.rows)
            """The team in each row of the board, as far as known."""
            self.rows = [0] * len(edition.rows)
            """The tokens in each row, each row as one number."""
            self.open_rows: list[int] = []
            """The rows of this phase with a free space, in order."""
            self.exposed_attacks: list[int] = []
            """The rows whose outermost token is an Attack that can be turned over."""
            self.exposed_goals: list[int] = []
            """The rows whose outermost token is a goal that can be reduced."""
            self.goals = [NOT_PLAYED] * len(edition.rows)
            """The goals of each row in the match as first played."""
            self.winner = [NO_TEAM] * len(edition.fixtures)
            """The team that won each knockout fixture."""
            self.tiers: list[list[list[int]]] = []
            """Each group's table, best first: teams in one tier are level. Empty before the groups are scored."""
            self.replaying: list[int] = []
            """The fixtures that are played again just now."""
            self.replays: list[list[int]] = []
            """Every replay so far: the fixture, the goals of its left and of its right team."""
            self.kicks: list[list[int]] = []
            """Every shoot-out so far: the fixture, the kicks scored left and right; they are no goals (WCG-12.3.5)."""
            self.decided = NOBODY
            """The seat that controls every team that can still win (WCG-C-51, WCG-C-52)."""
        else:
            self.phase = source.phase
            self.run = source.run
            self.playing = source.playing
            self.turn = source.turn
            self.last_turns = source.last_turns
            self.dealt_by = source.dealt_by
            self.last_drawer = source.last_drawer
            self.owner = source.owner
            self.row_team = source.row_team
            self.rows = source.rows[:]
            self.open_rows = source.open_rows[:]
            self.exposed_attacks = source.exposed_attacks[:]
            self.exposed_goals = source.exposed_goals[:]
            self.goals = source.goals
            self.winner = source.winner
            self.tiers = source.tiers
            self.replaying = source.replaying
            self.replays = source.replays
            self.kicks = source.kicks
            self.decided = source.decided

    def clone(self) -> Self:
        return WorldCupMatch(self.rules, self)  # type: ignore[return-value] # named for speed: it has no subclasses

    @property
    def to_play(self) -> int:
        """The seat whose turn it is."""
        return self.playing[self.turn]

    # ---- the board

    def open_board(self, fixtures: Sequence[int]) -> None:
        """All tokens go back to their supplies, and the rows of these fixtures are free (WCG-9.a.1, WCG-11.a.1)."""
        self.rows = [0] * len(self.rows)
        self.open_rows = []
        for fixture in fixtures:
            self.open_rows.append(2 * fixture)
            self.open_rows.append(2 * fixture + 1)
        self.exposed_attacks = []
        self.exposed_goals = []

    def spaces(self, row: int) -> int:
        """How many usable spaces a row has, in a group and in a round alike (WCG-3.c.9, WCG-3.d.3, WCG-C-07)."""
        return self.rules.spaces[self.row_team[row]]

    def set_row(self, row: int, after: int) -> None:
        """The tokens of a row change; the lists of open and exposed rows follow."""
        before = self.rows[row]
        self.rows[row] = after
        spaces = self.rules.spaces[self.row_team[row]]
        if size(after) == spaces and size(before) < spaces:
            self.open_rows.remove(row)
        was, is_now = EXPOSED[outermost(before)], EXPOSED[outermost(after)]
        if was == is_now:
            return
        if was == AN_ATTACK:
            self.exposed_attacks.remove(row)
        elif was == A_GOAL:
            self.exposed_goals.remove(row)
        if is_now == AN_ATTACK:
            insort(self.exposed_attacks, row)
        elif is_now == A_GOAL:
            insort(self.exposed_goals, row)

    def plays_in(self, seat: int, row: int) -> bool:
        """Whether a seat controls one of the two teams in the match that a row belongs to (WCG-11.p.2, WCG-C-56)."""
        owner, row_team = self.owner, self.row_team
        return owner[row_team[row]] == seat or owner[row_team[row ^ 1]] == seat

    def row(self, team: str, fixture: str = "") -> str:
        """The name of the row of a team in a match of this phase; in a round the match may be left out."""
        rules = self.rules
        edition = rules.edition
        found = [
            row
            for number in self.replaying or edition.phases[self.phase].fixtures
            for row in (2 * number, 2 * number + 1)
            if fixture in ("", edition.fixtures[number].id)
            and self.row_team[row] != NO_TEAM
            and edition.team_ids[self.row_team[row]] == team
        ]
        if len(found) != 1:
            raise rules.row_names.not_of_team(team, fixture)
        return edition.rows[found[0]]

    # ---- the tournament

    def wins(self, fixture: int, side: int) -> None:
        """The team on that side of a knockout fixture goes on (WCG-E.44)."""
        winner = self.winner[:]
        winner[fixture] = self.row_team[2 * fixture + side]
        self.winner = winner

    def seats_of(self, fixtures: Sequence[int]) -> list[int]:
        """The seats that control a team in these fixtures, in order."""
        row_team, owner = self.row_team, self.owner
        seats = 0
        for fixture in fixtures:
            for team in (row_team[2 * fixture], row_team[2 * fixture + 1]):
                if team != NO_TEAM:
                    seats |= 1 << owner[team]
        return [seat for seat in range(self.rules.seats) if seats >> seat & 1]

    # ---- what is seen

    def table(self, seat: int | None) -> dict[str, object]:
        return {**self.rules.public_table(self), **self.rules.private_table(self, seat)}

    def drawn(self) -> dict[str, object]:
        return {path: copied(value) for path, value in self.rules.drawn(self).items()}

    def drawn_to_compare(self) -> dict[str, object]:
        return self.rules.drawn(self)

    def beside(self) -> dict[str, object]:
        return self.rules.beside(self)

    def private_view(self, seat: int, public: Mapping[str, object] | None = None) -> dict[str, object]:
        """What a seat sees besides or otherwise, built without what everybody sees."""
        private: dict[str, object] = {"viewer": seat, **self.rules.private_table(self, seat)}
        if seat in self.asked:
            private.update(question_for(self, seat))
        return private
