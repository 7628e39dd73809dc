"""A scenario laid out: teams, board, cards, and whose turn it is."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.games.world_cup.box.edition import BYE, GROUPS
from onze.games.world_cup.box.rows import ONE_GOAL, THREE_GOALS, read_row, size
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.flags import eliminate, fill_slots
from onze.games.world_cup.rules.groups import ScoreGroups, ScoreReplays
from onze.games.world_cup.rules.knockout import ScoreRound, wins
from onze.games.world_cup.rules.turn import EndTurn, PlayCard
from onze.kernel.cards import NOBODY
from onze.kernel.chance import Chance
from onze.kernel.scenes import PackLeft, Scene
from onze.kernel.steps import Step

__all__ = ["set_scene"]


def set_scene(match: WorldCupMatch, decision: str, facts: Mapping[str, Any], chance: Chance) -> Sequence[Step[Any]]:
    """Lays out teams, board and cards, and returns the steps of the turn and of the scoring that follows it."""
    scene = Scene(facts)
    rules = match.rules
    ids = [phase.id for phase in rules.edition.phases]
    match.row_team = [slot.reference if slot.kind == "S" else NO_TEAM for slot in rules.slots]
    _share_out(match, scene)
    match.dealt_by = match.last_drawer = scene.number("last_drawer", 0, 0, rules.seats - 1)
    phase = ids.index(scene.word("phase", ids[0], ids))
    _qualify(match, scene, phase)
    fixtures = _open_board(match, scene)
    _set_turn(match, scene, fixtures)
    _lay_cards(match, scene, chance)
    replays = scene.number("replays", 0, 0, 99)
    scene.refuse_unread(decision)
    if match.phase != GROUPS:
        scoring: Step[Any] = ScoreRound(tuple(fixtures), replays + 1 if match.replaying else 0)
    elif match.replaying:
        scoring = ScoreReplays(tuple(fixtures), replays + 1)
    else:
        scoring = ScoreGroups()
    return [PlayCard(), EndTurn(), scoring]


def _share_out(match: WorldCupMatch, scene: Scene) -> None:
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


def _qualify(match: WorldCupMatch, scene: Scene, phase: int) -> None:
    """Plays the tournament up to a phase: named teams take their slots, else the first that can."""
    edition = match.rules.edition
    named = _named_slots(match, scene)
    match.goals = match.goals[:]
    if phase != GROUPS and edition.groups:
        match.tiers = [
            [[team] for team in _group_order(match, scene, group, named)] for group in range(len(edition.groups))
        ]
        fill_slots(match)
        eliminate(match)
    for number in range(1, phase):
        match.phase = number
        for fixture in edition.phases[number].fixtures:
            teams = match.row_team[2 * fixture : 2 * fixture + 2]
            winner = named.pop(("M", fixture), NO_TEAM)
            loser = named.pop(("L", fixture), NO_TEAM)
            if winner == NO_TEAM:
                winner = next((team for team in teams if team not in (loser, NO_TEAM)), NO_TEAM)
            if winner not in teams or loser == winner or (loser != NO_TEAM and loser not in teams):
                raise scene.wrong("qualified", WORDS.text("wanted_slots"), "WCG-11.l.1")
            wins(match, fixture, teams.index(winner))
            if edition.fixtures[fixture].walkover is False:
                match.goals[2 * fixture : 2 * fixture + 2] = [1, 0] if teams[0] == winner else [0, 1]
        fill_slots(match)
        eliminate(match)
    if named:
        raise scene.wrong("qualified", WORDS.text("wanted_slots"), "WCG-11.l.1")
    match.phase = phase


def _named_slots(match: WorldCupMatch, scene: Scene) -> dict[tuple[str, int], int]:
    """The slots that a scenario names, each with its team."""
    edition = match.rules.edition
    found: dict[tuple[str, int], int] = {}
    value = scene.facts.get("qualified", {})
    scene.read.add("qualified")
    groups = [group.id for group in edition.groups]
    fixtures = [fixture.id for fixture in edition.fixtures]
    for slot, team in value.items() if isinstance(value, Mapping) else ():
        kind, _, name = str(slot).partition(":")
        among = groups if kind in ("W", "R") else fixtures if kind in ("M", "L") else []
        if name not in among or team not in edition.team_ids:
            raise scene.wrong("qualified", WORDS.text("wanted_slots"), "WCG-11.j.1")
        found[kind, among.index(name)] = edition.team_ids.index(team)
    return found


def _group_order(match: WorldCupMatch, scene: Scene, group: int, named: dict[tuple[str, int], int]) -> list[int]:
    """A group's table: the named winner and runner-up first, the others as they stand in the list."""
    teams = match.rules.edition.groups[group].teams
    winner, second = named.pop(("W", group), NO_TEAM), named.pop(("R", group), NO_TEAM)
    for team in (winner, second):
        if team != NO_TEAM and (team not in teams or winner == second):
            raise scene.wrong("qualified", WORDS.text("wanted_slots"), "WCG-11.j.1")
    others = [team for team in teams if team not in (winner, second)]
    first = [winner] if winner != NO_TEAM else [others.pop(0)]
    return [*first, *([second] if second != NO_TEAM else []), *others]


def _open_board(match: WorldCupMatch, scene: Scene) -> list[int]:
    """The matches of the phase, or those played again, with the tokens named."""
    rules = match.rules
    edition = rules.edition
    fixtures = [
        number
        for number in edition.phases[match.phase].fixtures
        if BYE not in (s.kind for s in edition.fixtures[number].slots)
    ]
    again = scene.names("replay")
    ids = {edition.fixtures[number].id: number for number in fixtures}
    if again:
        can_replay = edition.replayed if match.phase == GROUPS else not edition.phases[match.phase].shoot_out
        if not can_replay or any(name not in ids for name in again):
            raise scene.wrong("replay", WORDS.text("wanted_matches", {"matches": list(ids)}), "WCG-9.0.1")
        match.replaying = sorted(ids[name] for name in again)
        _know_results(match, scene, fixtures)
        fixtures = match.replaying
        if match.phase == GROUPS:
            match.tiers = _tiers_for_replay(match, fixtures)
    match.open_board(fixtures)
    value = scene.facts.get("rows", {})
    scene.read.add("rows")
    names = rules.material.tokens
    for name, tokens in value.items() if isinstance(value, Mapping) else ():
        in_play = [row for row in range(len(edition.rows)) if edition.rows[row] == name and row // 2 in fixtures]
        if not in_play or not _possible_row(match, in_play[0], tokens):
            raise scene.wrong("rows", WORDS.text("wanted_rows", {"tokens": names}), "WCG-3.c.8")
        match.set_row(in_play[0], read_row(list(tokens), names))
    return fixtures


def _possible_row(match: WorldCupMatch, row: int, tokens: object) -> bool:
    """Whether these tokens can lie in a row: not too many, none too high for the team, none wrongly face down."""
    rules = match.rules
    if not isinstance(tokens, (list, tuple)) or not all(isinstance(token, str) for token in tokens):
        return False
    names = rules.material.tokens
    if any(token.removeprefix("~") not in names or token in ("~D", "~P") for token in tokens):
        return False
    code = read_row(list(tokens), names)
    if size(code) > match.spaces(row):
        return False
    highest = rules.takes[match.row_team[row]]
    faces = [names.index(token.removeprefix("~")) + 1 for token in tokens]
    return all(not ONE_GOAL <= face <= THREE_GOALS or face <= highest for face in faces)


def _know_results(match: WorldCupMatch, scene: Scene, fixtures: list[int]) -> None:
    """The first results of the phase; in a round the matches that are not played again have a winner."""
    edition = match.rules.edition
    value = scene.facts.get("results", {})
    scene.read.add("results")
    goals = match.goals[:]
    for number in fixtures:
        decided = match.phase != GROUPS and number not in match.replaying
        default = [1, 0] if decided else [0, 0]
        left, right = value.get(edition.fixtures[number].id, default) if isinstance(value, Mapping) else default
        goals[2 * number : 2 * number + 2] = left, right
        if decided:
            wins(match, number, 0 if left >= right else 1)
    match.goals = goals


def _tiers_for_replay(match: WorldCupMatch, fixtures: list[int]) -> list[list[list[int]]]:
    """Tables in which the teams that play again are level for first place."""
    tiers = []
    for group in match.rules.edition.groups:
        again = {
            match.row_team[2 * number + side] for number in fixtures if number in group.fixtures for side in (0, 1)
        }
        level = [team for team in group.teams if team in again]
        others = [[team] for team in group.teams if team not in again]
        tiers.append([level, *others] if level else others)
    return tiers


def _set_turn(match: WorldCupMatch, scene: Scene, fixtures: list[int]) -> None:
    """Who takes part, and whose turn it is."""
    rules = match.rules
    if match.replaying:
        match.playing = match.seats_of(fixtures)
    seat = scene.number("seat", match.playing[0], 0, rules.seats - 1)
    if seat not in match.playing:
        raise scene.wrong("seat", WORDS.text("wanted_player", {"seats": match.playing}), "WCG-11.0.1")
    match.turn = match.playing.index(seat)
    match.last_turns = scene.number("last_turns", 0, 0, len(match.playing))
    match.run = scene.number("run", max(1, rules.edition.passes), 1, max(1, rules.edition.passes))


def _lay_cards(match: WorldCupMatch, scene: Scene, chance: Chance) -> None:
    """Hands and the draw pile; the rest are discards, or lie aside in a round."""
    rules = match.rules
    left = PackLeft(rules, [kind.count for kind in rules.kinds])
    for seat, names in scene.names_by_seat("hands", rules.seats).items():
        left.lay(names, match.hands[seat])
    left.lay(scene.names("draw_pile"), match.draw_pile)
    hand = scene.number("hand_size", rules.edition.hand, 1, rules.edition.hand)
    stock = left.shuffled(chance)
    for seat, zone in enumerate(match.hands):
        if seat in match.playing:
            stock.fill(zone, hand)
    least = 0 if match.last_turns else 1
    size = scene.number("draw_pile_size", max(len(match.draw_pile), 0 if match.last_turns else 10), least, 99)
    stock.fill(match.draw_pile, size)
    rest = match.discard_pile if match.phase == GROUPS and not match.replaying else match.aside
    stock.fill(rest, len(stock.cards))
