"""A scene from first to last: teams, board, cards, and the steps that wait in it."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.groups import ScoreGroups, ScoreReplays
from onze.games.world_cup.rules.knockout import ScoreRound
from onze.games.world_cup.rules.turn import EndTurn, PlayCard
from onze.games.world_cup.scenes.board import lay_tokens
from onze.games.world_cup.scenes.cards import lay_cards, set_turn
from onze.games.world_cup.scenes.phrase import refuse_hand
from onze.games.world_cup.scenes.played_again import play_again
from onze.games.world_cup.scenes.teams import qualify, share_out
from onze.kernel.chance import Chance
from onze.kernel.scenes import Scene
from onze.kernel.steps import Step

__all__ = ["set_scene"]


def set_scene(match: WorldCupMatch, decision: str, facts: Mapping[str, Any], chance: Chance) -> Sequence[Step[Any]]:
    """Lays out teams, board and cards, and returns the steps of the turn and of the scoring that follows it."""
    scene = Scene(facts)
    rules = match.rules
    edition = rules.edition
    if decision == "ChooseToken" and not rules.switches.lower_tokens:
        raise WORDS.refused("scene_no_choice_of_token", "WCG-C-10")
    match.row_team = [slot.reference if slot.kind == "S" else NO_TEAM for slot in rules.slots]
    share_out(match, scene)
    match.dealt_by = match.last_drawer = scene.number("last_drawer", 0, 0, rules.seats - 1)
    # A phase that nobody plays in, an edition without groups or a round of byes, asks for no card.
    played = {
        phase.id: number
        for number, phase in enumerate(edition.phases)
        if any(not edition.fixtures[fixture].walkover for fixture in phase.fixtures)
    }
    phase = played[scene.word("phase", next(iter(played)), list(played))]
    qualify(match, scene, phase)
    fixtures = _fixtures(match)
    replays = play_again(match, scene, fixtures)
    still_in = match.playing
    fixtures = match.replaying or fixtures
    match.open_board(fixtures)
    lay_tokens(match, scene, fixtures)
    if decision == "TurnToken" and not match.exposed_attacks and not match.exposed_goals:
        row = f"{edition.fixtures[fixtures[0]].id}.left"
        values = {"goal": repr({row: ["1G"]}), "attack": repr({row: ["A"]})}
        raise WORDS.refused("scene_nothing_to_turn", "WCG-7.0.3", values)
    set_turn(match, scene, fixtures)
    lay_cards(match, scene, still_in, chance)
    scene.refuse_unread(decision)
    refuse_hand(match, decision)
    if match.phase != GROUPS:
        scoring: Step[Any] = ScoreRound(tuple(fixtures), replays + 1 if match.replaying else 0)
    elif match.replaying:
        scoring = ScoreReplays(tuple(fixtures), replays + 1)
    else:
        scoring = ScoreGroups()
    return [PlayCard(), EndTurn(), scoring]


def _fixtures(match: WorldCupMatch) -> list[int]:
    """The matches of the phase; who has nobody to play goes on without one."""
    edition = match.rules.edition
    fixtures: list[int] = []
    for fixture in edition.phases[match.phase].fixtures:
        if edition.fixtures[fixture].walkover:
            match.wins(fixture, 0 if match.row_team[2 * fixture] != NO_TEAM else 1)
        else:
            fixtures.append(fixture)
    return fixtures
