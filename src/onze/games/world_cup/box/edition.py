"""An edition of the World Cup as data: teams, groups, fixtures and rounds (chapter III, docs/make-an-edition.md)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.kernel.words import Text, read_text

__all__ = [
    "BYE",
    "CRITERIA",
    "GROUPS",
    "LEFT_AND_RIGHT",
    "Edition",
    "Fixture",
    "Group",
    "Phase",
    "Pile",
    "Slot",
    "Team",
]

CRITERIA: Final = ("points", "goal_difference", "goals_for")
"""What separates teams in a table, best first (WCG-10.2.1, WCG-10.3.1)."""

GROUPS: Final = 0
"""The number of the group phase; knockout rounds count from 1."""
BYE: Final = "BYE"
"""The slot that nobody fills: the other team goes through without a match."""
LEFT_AND_RIGHT: Final = ("left", "right")
"""The sides of a fixture, as rows are named after them."""


class Team:
    """A nation that takes part (WCG-4.b.1)."""

    def __init__(self, id: str, text: Text, colour: int) -> None:
        self.id = id
        """Its three letters: ``FRA``."""
        self.text = text
        self.colour = colour
        """The number of its colour, 0 being the strongest (WCG-3.c.1)."""


class Slot:
    """Who takes a side of a fixture: ``W`` the winner of a group, ``R`` its runner-up, ``T`` one of the best thirds,
    ``M`` and ``L`` the winner and the loser of a fixture, ``S`` a team named outright, ``BYE`` nobody."""

    def __init__(self, kind: str, reference: int = -1, groups: Sequence[int] = ()) -> None:
        self.kind = kind
        self.reference = reference
        """The number of the group, the fixture or the team that it speaks of."""
        self.groups = tuple(groups)
        """For ``T`` the groups that the third-placed team may come from."""


class Fixture:
    """A match on the board: two slots and its phase. Its rows have twice its number, and one more (WCG-3.c.4)."""

    def __init__(self, id: str, phase: int, left: Slot, right: Slot) -> None:
        self.id = id
        """``A5`` or ``1-5`` in a group, ``R16.1`` in a round."""
        self.phase = phase
        self.slots = (left, right)
        self.walkover = BYE in (left.kind, right.kind)
        """Whether one side has nobody to play."""


class Group:
    """Teams that all meet each other (WCG-3.a.3, WCG-3.b.5)."""

    def __init__(self, id: str, teams: Sequence[int], fixtures: Sequence[int]) -> None:
        self.id = id
        self.teams = tuple(teams)
        self.fixtures = tuple(fixtures)
        self.rows = tuple(row for fixture in fixtures for row in (2 * fixture, 2 * fixture + 1))


class Pile:
    """How many cards a draw pile takes: a number, a share of the stock, or a number for each match (WCG-C-35)."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.kind = str(data["kind"])
        self.cards = int(data.get("cards", 0))
        self.numerator = int(data.get("num", 1))
        self.denominator = int(data.get("den", 1))


class Phase:
    """The group phase, or a knockout round: its fixtures, its pile and what is special in it."""

    def __init__(self, id: str, text: Text, fixtures: Sequence[int]) -> None:
        self.id = id
        self.text = text
        self.fixtures = tuple(fixtures)
        self.pile: Pile | None = None
        self.replay_pile: Pile | None = None
        self.dice = True
        """Whether the modification dice are thrown at its end."""
        self.shoot_out = False
        """Whether drawn matches are decided by a shoot-out; else they are replayed."""
        self.own_matches = False
        """Whether one acts only in matches of one's own teams (WCG-11.p.2)."""
        self.partial = False
        """Whether a multi-goal card may be carried out in part (WCG-11.p.3)."""


class Edition:
    """An edition, built from data that ``edition_check`` has found without mistakes.

    What holds in one World Cup and not in another is said here, and rules ask for it (WCG-0.0.3).
    """

    def __init__(self, data: Mapping[str, Any], colours: Sequence[str], pairing: str = "") -> None:
        self.id = str(data["edition"]["id"])
        self.text = read_text(data["edition"]["name"], "the edition's name")
        self.teams = tuple(
            Team(row["id"], read_text(row, row["id"]), colours.index(row["colour"])) for row in data["teams"]
        )
        self.team_ids = tuple(team.id for team in self.teams)
        self.team_things = tuple(f"team:{team.id}" for team in self.teams)
        """What views and events call the teams."""
        self.removed = frozenset(data["deck"].get("remove", ()))
        """The kinds of card that leave the deck (WCG-4.f.1, WCG-4.f.2)."""
        self.passes = int(data["deck"]["group_passes"])
        """How often the deck is run through in the group phase (WCG-8.a.1, WCG-8.a.2)."""
        self.hand = int(data["deck"]["hand"])
        self.least_players = int(data["players"]["min"])
        self.most_players = min(int(data["players"]["max"]), len(self.teams))
        self.last_round_from = int(data["players"]["last_round_from"])
        points = data["points"]
        self.points: tuple[int, ...] = (int(points["loss"]), int(points["draw"]), int(points["win"]))
        """For a defeat, a draw and a win (WCG-8.e.2, WCG-8.e.3)."""
        self._read_table(data["table"])
        self.fixtures: list[Fixture] = []
        self._numbers: dict[str, int] = {}
        self.groups = tuple(self._group(row) for row in data.get("group", ()))
        group_phase = Phase("groups", {"en": "Groups", "fr": "Groupes"}, range(len(self.fixtures)))
        group_phase.dice = data["table"].get("dice", "per_group") == "per_group"
        self.phases = (group_phase, *(self._round(row, pairing) for row in data["round"]))
        self.rows = tuple(f"{fixture.id}.{side}" for fixture in self.fixtures for side in LEFT_AND_RIGHT)
        self.row_things = tuple(f"row:{row}" for row in self.rows)
        """What views and events call the rows."""
        self.match_things = tuple(f"match:{fixture.id}" for fixture in self.fixtures)
        """What they call the matches."""
        self.final = next(
            self._numbers[f"{row['id']}.{match['id']}"]
            for row in data["round"]
            for match in row["matches"]
            if match.get("final", False)
        )
        self.leads_to_final = self._ways_to_final()
        self.later = [
            [number for number, fixture in enumerate(self.fixtures) if fixture.phase > phase]
            for phase in range(len(self.phases))
        ]
        """For each phase the fixtures of all later ones."""
        self.later_to_final = [[number for number in later if self.leads_to_final[number]] for later in self.later]
        """For each phase those of later ones whose winner can still win the cup."""

    def _read_table(self, table: Mapping[str, Any]) -> None:
        self.qualify = int(table["qualify"])
        """How many of each group go on (WCG-8.e.4, WCG-8.e.5)."""
        self.best_thirds = int(table.get("best_thirds", 0))
        self.tiebreak = tuple(table["tiebreak"])
        """What separates level teams; in 1930 nothing but a replay, in 2002 never one (WCG-9.0.2, WCG-10.0.2)."""
        self.replayed = self.tiebreak[-1] == "replay"
        """Whether level teams play again (WCG-9.0.1)."""
        self.replay_cards = int(table.get("replay_cards_per_match", 0))
        self.thirds_tiebreak = tuple(table.get("thirds_tiebreak", ()))
        self.third_table: Mapping[str, Sequence[str]] = table.get("third_table", {})

    def _group(self, row: Mapping[str, Any]) -> Group:
        group, hyphen = str(row["id"]), "-" if str(row["id"]).isdigit() else ""
        first = len(self.fixtures)
        for number, sides in enumerate(row["matches"], start=1):
            left, right = (Slot("S", self.team_ids.index(team)) for team in sides)
            self._add(f"{group}{hyphen}{number}", GROUPS, left, right)
        teams = [self.team_ids.index(team) for team in row["teams"]]
        return Group(group, teams, range(first, len(self.fixtures)))

    def _round(self, row: Mapping[str, Any], pairing: str) -> Phase:
        first = len(self.fixtures)
        number = 1 + max((fixture.phase for fixture in self.fixtures), default=0)
        pairs = row.get("pairings", {}).get(pairing, [[match["left"], match["right"]] for match in row["matches"]])
        for match, (left, right) in zip(row["matches"], pairs, strict=True):
            self._add(f"{row['id']}.{match['id']}", number, self._slot(left), self._slot(right))
        phase = Phase(str(row["id"]), read_text(row, str(row["id"])), range(first, len(self.fixtures)))
        phase.pile = Pile(row["pile"])
        phase.replay_pile = Pile(row["replay_pile"]) if "replay_pile" in row else None
        phase.dice = row.get("dice", "per_round") == "per_round"
        phase.shoot_out = row["drawn"] == "shootout"
        phase.own_matches = row.get("scope", "any") == "own_matches"
        phase.partial = row.get("multi_goal", "all_or_nothing") == "partial"
        return phase

    def _add(self, id: str, phase: int, left: Slot, right: Slot) -> None:
        self._numbers[id] = len(self.fixtures)
        self.fixtures.append(Fixture(id, phase, left, right))

    def _slot(self, written: str) -> Slot:
        kind, _, name = written.partition(":")
        group_ids = [group.id for group in self.groups]
        if kind in ("W", "R"):
            return Slot(kind, group_ids.index(name))
        if kind == "T":
            return Slot(kind, groups=[number for number, group in enumerate(group_ids) if group in name])
        if kind in ("M", "L"):
            return Slot(kind, self._numbers[name])
        return Slot(kind, self.team_ids.index(name)) if kind == "S" else Slot(BYE)

    def _ways_to_final(self) -> tuple[bool, ...]:
        """For each fixture whether its winner can still win the cup."""
        leads = [False] * len(self.fixtures)
        waiting = [self.final]
        while waiting:
            number = waiting.pop()
            leads[number] = True
            waiting += [slot.reference for slot in self.fixtures[number].slots if slot.kind == "M"]
        return tuple(leads)

    def fixture(self, id: str) -> int:
        """The number of a fixture by its id; raises ``KeyError`` for one that is not on the board."""
        return self._numbers[id]
