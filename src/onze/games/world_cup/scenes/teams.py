"""Who controls which team, and which of them have come as far as the phase of a scene."""

from collections.abc import Mapping

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.flags import contenders, eliminate, fill_slots
from onze.games.world_cup.rules.thirds import rows_of_thirds
from onze.kernel.cards import NOBODY
from onze.kernel.scenes import Scene
from onze.kernel.words import Refused

__all__ = ["qualify", "share_out"]

Slots = dict[tuple[str, int], int]
"""The team in each slot that a scenario names: ``W``, ``R`` or ``T`` and a group, ``M`` or ``L`` and a fixture."""


def share_out(match: WorldCupMatch, scene: Scene) -> None:
    """Named teams go to their seats, the others to whoever has fewest."""
    rules = match.rules
    ids = rules.edition.team_ids
    owner = [NOBODY] * len(ids)
    for seat, names in scene.names_by_seat("teams", rules.seats).items():
        for name in names:
            if name not in ids or owner[ids.index(name)] != NOBODY:
                raise scene.wrong("teams", WORDS.text("wanted_teams", {"teams": ids}), "WCG-4.c.2")
            owner[ids.index(name)] = seat
    for team in range(len(ids)):
        if owner[team] == NOBODY:
            owner[team] = min(range(rules.seats), key=owner.count)
    held = [owner.count(seat) for seat in range(rules.seats)]
    if max(held) - min(held) > 1:
        raise scene.wrong("teams", WORDS.text("wanted_even_teams"), "WCG-4.c.7")
    match.owner = owner


def qualify(match: WorldCupMatch, scene: Scene, phase: int) -> None:
    """Plays the tournament up to a phase: named teams take their slots, else the first that can."""
    edition = match.rules.edition
    named = _named_slots(match, scene)
    match.goals = match.goals[:]
    if phase != GROUPS and edition.groups:
        third = _third_groups(match, scene, named)
        match.tiers = [
            [[team] for team in _group_order(match, scene, group, named)] for group in range(len(edition.groups))
        ]
        fill_slots(match, rows_of_thirds(match, third) if edition.best_thirds else {})
        _leave(match)
    for number in range(1, phase):
        match.phase = number
        for fixture in edition.phases[number].fixtures:
            teams = match.row_team[2 * fixture : 2 * fixture + 2]
            winner = named.pop(("M", fixture), NO_TEAM)
            loser = named.pop(("L", fixture), NO_TEAM)
            if winner == NO_TEAM:
                winner = next((team for team in teams if team not in (loser, NO_TEAM)), NO_TEAM)
            if winner not in teams or loser == winner or (loser != NO_TEAM and loser not in teams):
                kind = "M" if winner not in teams else "L"
                raise _wrong_slot(scene, f"{kind}:{edition.fixtures[fixture].id}", "WCG-11.l.1")
            match.wins(fixture, teams.index(winner))
            if edition.fixtures[fixture].walkover is False:
                match.goals[2 * fixture : 2 * fixture + 2] = [1, 0] if teams[0] == winner else [0, 1]
        fill_slots(match)
        _leave(match)
    for kind, number in named:
        among = edition.fixtures if kind in ("M", "L") else edition.groups
        raise _wrong_slot(scene, f"{kind}:{among[number].id}", "WCG-11.l.1")
    match.phase = phase


def _leave(match: WorldCupMatch) -> None:
    """Who has no team left leaves; with every team that can still win, a seat has won (WCG-C-51, WCG-C-52)."""
    eliminate(match)
    seats = contenders(match)
    if len(seats) > 1 or match.decided != NOBODY:
        return
    match.decided = seats[0]
    if not match.rules.switches.play_out:
        rule = "WCG-C-51" if match.phase == len(match.rules.edition.phases) - 2 else "WCG-C-52"
        raise WORDS.refused("scene_cup_won", rule, {"seat": seats[0]})


def _named_slots(match: WorldCupMatch, scene: Scene) -> Slots:
    """The slots that a scenario names, each with its team."""
    edition = match.rules.edition
    found: Slots = {}
    value = scene.facts.get("qualified", {})
    scene.read.add("qualified")
    groups = [group.id for group in edition.groups]
    fixtures = [fixture.id for fixture in edition.fixtures]
    kinds = {"W": groups, "R": groups, "T": groups if edition.best_thirds else [], "M": fixtures, "L": fixtures}
    if not isinstance(value, Mapping):
        raise _wrong_slot(scene, str(value), "WCG-11.j.1")
    for slot, team in value.items():
        kind, _, name = str(slot).partition(":")
        among = kinds.get(kind, [])
        if name not in among or team not in edition.team_ids:
            raise _wrong_slot(scene, str(slot), "WCG-11.j.1")
        found[kind, among.index(name)] = edition.team_ids.index(team)
    return found


def _wrong_slot(scene: Scene, slot: str, rule: str) -> Refused:
    return scene.wrong("qualified", WORDS.text("wanted_slots", {"slot": slot}), rule)


def _third_groups(match: WorldCupMatch, scene: Scene, named: Slots) -> list[int]:
    """The groups whose third-placed team goes on: those named, then the first ones, in the order of the list."""
    edition = match.rules.edition
    chosen = [group for kind, group in named if kind == "T"]
    others = [group for group in range(len(edition.groups)) if group not in chosen]
    if len(chosen) > edition.best_thirds:
        raise _wrong_slot(scene, f"T:{edition.groups[chosen[-1]].id}", "WCG-11.j.1")
    return sorted([*chosen, *others][: edition.best_thirds])


def _group_order(match: WorldCupMatch, scene: Scene, group: int, named: Slots) -> list[int]:
    """A group's table: the teams named for its first places there, the others as they stand in the list."""
    teams = match.rules.edition.groups[group].teams
    placed: list[int] = []
    for kind in ("W", "R", "T"):
        team = named.pop((kind, group), NO_TEAM)
        if team != NO_TEAM and (team not in teams or team in placed):
            raise _wrong_slot(scene, f"{kind}:{match.rules.edition.groups[group].id}", "WCG-11.j.1")
        placed.append(team)
    taken = [team for team in placed if team != NO_TEAM]
    others = [team for team in teams if team not in taken]
    order: list[int] = []
    for team in placed:
        if team != NO_TEAM:
            order.append(team)
        elif others:
            order.append(others.pop(0))
    return [*order, *others]
