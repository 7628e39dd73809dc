"""Chapters VIII and IX: the group phase, its tables, and level teams that play again."""

from collections.abc import Sequence
from typing import ClassVar

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.dice import count_dots, draw_lots, faces, no_dots, tell_lots, throw_dice
from onze.games.world_cup.rules.flags import EndPhase
from onze.games.world_cup.rules.replays import Replay, lots_decide
from onze.games.world_cup.rules.scoring import score
from onze.games.world_cup.rules.tables import Result, lines_of, rank, results_of, split
from onze.games.world_cup.rules.turn import begin_turns
from onze.kernel.steps import Step

__all__ = ["GroupPhase", "ScoreGroups", "ScoreReplays", "SettleTies"]


class GroupPhase(Step[WorldCupMatch]):
    """All matches of all groups at once; the player on the dealer's left begins, and all take part (WCG-5.a.1)."""

    def run(self, match: WorldCupMatch) -> None:
        match.phase = GROUPS
        match.open_board(match.rules.edition.phases[GROUPS].fixtures)
        begin_turns(match, list(range(match.rules.seats)))
        match.then(ScoreGroups())


class ScoreGroups(Step[WorldCupMatch]):
    """The dice are thrown once for each group; then its scores, its points and its table (WCG-8.c.1, WCG-8.d.1)."""

    def run(self, match: WorldCupMatch) -> None:
        edition = match.rules.edition
        dice = match.rules.switches.modification_dice and edition.phases[GROUPS].dice
        # Lots may part the teams of a group: all dice are thrown before, as in every match that was ever recorded.
        thrown = [faces(match) if dice else [] for _ in edition.groups]
        for number, group in enumerate(edition.groups):
            where = f"group:{group.id}"
            dots = count_dots(match, thrown[number], where, "WCG-8.d.1") if dice else no_dots(match)
            score(match, group.fixtures, dots, "WCG-8.e.1")
            match.tiers = [*match.tiers, rank(match, group.teams, results_of(match, group.fixtures))]
            tell_tables(match, [number])
        match.then(SettleTies(0))


class SettleTies(Step[WorldCupMatch]):
    """Level teams play again, or lots are drawn, until every place that goes on is clear (WCG-9.0.1, WCG-9.g.1).

    All matches among them, of all groups at once (WCG-9.0.3, WCG-9.b.1).
    """

    fields: ClassVar[tuple[str, ...]] = ("replays",)

    def __init__(self, replays: int) -> None:
        self.replays = replays
        """How often they have played again already."""

    def run(self, match: WorldCupMatch) -> None:
        level = level_tiers(match)
        if not level:
            match.then(EndPhase())
            return
        fixtures = matches_among(match, level)
        rule = lots_decide(match, fixtures, self.replays)
        if rule:
            for group, tier in level:
                order = draw_lots(match, tier)
                place(match, group, tier, [[team] for team in order])
                tell_lots(match, order, rule)
            match.then(EndPhase())
        else:
            match.then(Replay(tuple(sorted(fixtures))), ScoreReplays(tuple(sorted(fixtures)), self.replays + 1))


class ScoreReplays(Step[WorldCupMatch]):
    """One throw for all replays; the points won in them order the level teams (WCG-9.f.1, WCG-C-40, WCG-C-42)."""

    fields: ClassVar[tuple[str, ...]] = ("fixtures", "replays")

    def __init__(self, fixtures: tuple[int, ...], replays: int) -> None:
        self.fixtures = fixtures
        self.replays = replays

    def run(self, match: WorldCupMatch) -> None:
        rules = match.rules
        dice = rules.switches.modification_dice and rules.edition.phases[GROUPS].dice
        dots = throw_dice(match, "replays", "WCG-9.f.1") if dice else no_dots(match)
        scores = score(match, self.fixtures, dots, "WCG-9.e.1")
        match.replaying = []
        results: list[Result] = [
            (match.row_team[2 * fixture], left, right, match.row_team[2 * fixture + 1])
            for fixture, (left, right) in zip(self.fixtures, scores, strict=True)
        ]
        level = level_tiers(match)
        for group, tier in level:
            lines = lines_of(tier, results, rules.edition.points)
            place(match, group, tier, split(tier, lines, "points"))
        tell_tables(match, sorted({group for group, _ in level}))
        match.then(SettleTies(self.replays))


def level_tiers(match: WorldCupMatch) -> list[tuple[int, list[int]]]:
    """The groups and their level teams for whom something is at stake (WCG-C-39)."""
    rules = match.rules
    at_stake = rules.edition.qualify + (1 if rules.edition.best_thirds else 0)
    found: list[tuple[int, list[int]]] = []
    for group, tiers in enumerate(match.tiers):
        position = 0
        for tier in tiers:
            if len(tier) > 1 and (position < at_stake or rules.switches.replay_all_ties):
                found.append((group, tier))
            position += len(tier)
    return found


def matches_among(match: WorldCupMatch, level: Sequence[tuple[int, list[int]]]) -> list[int]:
    """All matches in which level teams meet each other, group by group (WCG-9.0.3)."""
    return [
        fixture
        for group, tier in level
        for fixture in match.rules.edition.groups[group].fixtures
        if match.row_team[2 * fixture] in tier and match.row_team[2 * fixture + 1] in tier
    ]


def place(match: WorldCupMatch, group: int, tier: list[int], tiers: list[list[int]]) -> None:
    """Level teams are level no more, or fewer of them."""
    before = match.tiers[group]
    spot = before.index(tier)
    after = [*before[:spot], *tiers, *before[spot + 1 :]]
    match.tiers = [*match.tiers[:group], after, *match.tiers[group + 1 :]]


def tell_tables(match: WorldCupMatch, groups: Sequence[int]) -> None:
    """Tells how groups stand (WCG-8.e.4, WCG-8.e.5)."""
    if not match.heard:
        return
    edition = match.rules.edition
    things = edition.team_things
    for number in groups:
        group = edition.groups[number]
        lines = lines_of(group.teams, results_of(match, group.fixtures), edition.points)
        details: dict[str, object] = {
            "group": f"group:{group.id}",
            "order": [[things[team] for team in tier] for tier in match.tiers[number]],
            "points": {things[team]: line.points for team, line in lines.items()},
        }
        match.tell("table", details, "WCG-8.e.4" if edition.qualify == 1 else "WCG-8.e.5")
