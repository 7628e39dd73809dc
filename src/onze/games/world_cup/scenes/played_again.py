"""Matches of a scene that are played again, and the results that led to it (chapters IX, XI.d and XI.h)."""

from collections.abc import Mapping
from typing import Final

from onze.games.world_cup.box.edition import GROUPS, Group
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.groups import level_tiers, matches_among, place
from onze.games.world_cup.rules.replays import lots_decide
from onze.games.world_cup.rules.scoring import Score
from onze.games.world_cup.rules.tables import rank, results_of
from onze.kernel.scenes import Scene

__all__ = ["play_again"]

MOST_GOALS: Final = 99
MOST_REPLAYS: Final = 99


def play_again(match: WorldCupMatch, scene: Scene, fixtures: list[int]) -> int:
    """Notes the matches that are played again, if any, and their first results; returns how often they were before."""
    edition = match.rules.edition
    names = scene.names("replay")
    replays = scene.number("replays", 0, 0, MOST_REPLAYS)
    if not names:
        if replays:
            raise scene.wrong("replays", WORDS.text("wanted_replay"), "WCG-9.0.1")
        return 0
    ids = {edition.fixtures[number].id: number for number in fixtures}
    can_replay = edition.replayed if match.phase == GROUPS else not edition.phases[match.phase].shoot_out
    if not can_replay or len(set(names)) < len(names) or any(name not in ids for name in names):
        raise scene.wrong("replay", WORDS.text("wanted_matches", {"matches": list(ids)}), "WCG-9.0.1")
    match.replaying = sorted([ids[name] for name in names])
    named = _named_results(scene, ids)
    if match.phase == GROUPS:
        _level_groups(match, named, replays)
    else:
        _drawn_round(match, fixtures, named, replays)
    rule = lots_decide(match, match.replaying, replays)
    if rule:
        raise WORDS.refused("scene_lots_decide", rule, {"matches": names})
    return replays


def _named_results(scene: Scene, ids: Mapping[str, int]) -> dict[int, Score]:
    """The first scores that a scenario names, by match."""
    value = scene.facts.get("results", {})
    scene.read.add("results")
    wrong = scene.wrong("results", WORDS.text("wanted_results", {"matches": list(ids)}), "WCG-8.c.1")
    if not isinstance(value, Mapping):
        raise wrong
    found: dict[int, Score] = {}
    for name, goals in value.items():
        if name not in ids or not _is_score(goals):
            raise wrong
        found[ids[name]] = (goals[0], goals[1])
    return found


def _is_score(goals: object) -> bool:
    return (
        isinstance(goals, (list, tuple))
        and len(goals) == 2
        and all(isinstance(side, int) and not isinstance(side, bool) and 0 <= side <= MOST_GOALS for side in goals)
    )


# ---- in the groups


def _level_groups(match: WorldCupMatch, named: Mapping[int, Score], replays: int) -> None:
    """Tables after the first results; the matches among teams level in them are those played again (WCG-9.0.1)."""
    edition = match.rules.edition
    goals = match.goals[:]
    for group in edition.groups:
        level = _level_teams(match, group)
        standing = [*level, *([team] for team in group.teams if all(team not in tier for tier in level))]
        for fixture in group.fixtures:
            left, right = (_place_of(match.row_team[2 * fixture + side], standing) for side in (0, 1))
            default = (0, 0) if left == right else (1, 0) if left < right else (0, 1)
            goals[2 * fixture : 2 * fixture + 2] = named.get(fixture, default)
    match.goals = goals
    match.tiers = [rank(match, group.teams, results_of(match, group.fixtures)) for group in edition.groups]
    if replays:
        _part_level_teams(match)
    expected = sorted(matches_among(match, level_tiers(match)))
    if expected != match.replaying:
        values = {
            "named": [edition.fixtures[number].id for number in match.replaying],
            "level": [edition.fixtures[number].id for number in expected],
        }
        raise WORDS.refused("scene_level_otherwise" if expected else "scene_nobody_level", "WCG-9.0.1", values)


def _level_teams(match: WorldCupMatch, group: Group) -> list[list[int]]:
    """The teams of a group that play again, in its order; those together who meet each other or the same team."""
    tiers: list[list[int]] = []
    for team in group.teams:
        against = [
            match.row_team[row ^ 1]
            for fixture in match.replaying
            for row in (2 * fixture, 2 * fixture + 1)
            if match.row_team[row] == team and fixture in group.fixtures
        ]
        met = [tier for tier in tiers if any(other in tier for other in against)]
        if against:
            together = [*(other for tier in met for other in tier), team]
            tiers = [tier for tier in tiers if tier not in met] + [together]
    return tiers


def _place_of(team: int, standing: list[list[int]]) -> int:
    return next(place for place, tier in enumerate(standing) if team in tier)


def _part_level_teams(match: WorldCupMatch) -> None:
    """Earlier replays have parted level teams: only those who play again still are (WCG-9.g.1)."""
    for group, tier in level_tiers(match):
        again = [
            teams
            for teams in _level_teams(match, match.rules.edition.groups[group])
            if all(team in tier for team in teams)
        ]
        others = [[team] for team in tier if all(team not in teams for teams in again)]
        place(match, group, tier, [*again, *others])


# ---- in a round


def _drawn_round(match: WorldCupMatch, fixtures: list[int], named: Mapping[int, Score], replays: int) -> None:
    """Drawn matches are played again, the others have a winner (WCG-11.d.1)."""
    edition = match.rules.edition
    goals = match.goals[:]
    for number in fixtures:
        again = number in match.replaying
        left, right = named.get(number, (0, 0) if again else (1, 0))
        values = {"match": edition.fixtures[number].id, "score": f"{left}–{right}"}
        if again and left != right:
            raise WORDS.refused("scene_not_drawn", "WCG-11.d.1", values)
        if not again and left == right and not replays:
            raise WORDS.refused("scene_drawn_too", "WCG-11.d.1", values)
        goals[2 * number : 2 * number + 2] = left, right
        if not again:
            match.wins(number, 0 if left >= right else 1)
    match.goals = goals
