"""Paragraphs 1 to 3: the aim, the players and the material."""

from collections import Counter

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.squads import SLOTS
from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.worldwide_football.preparing import AMATEUR, INTERNATIONAL, PROFESSIONAL, kick_off, say
from tests.rules.worldwide_football.professional import before_the_whistle

# ---- the aim


@rule("WF-1.1")
@pytest.mark.parametrize(("goals", "values"), [([2, 1], (1.0, 0.0)), ([0, 3], (0.0, 1.0))])
def test_the_side_with_more_goals_wins_when_both_halves_are_over(goals: list[int], values: tuple[float, float]) -> None:
    match = before_the_whistle(AMATEUR, half=2, goals=goals)
    say(match, 0, "give back")
    assert match.outcome is not None
    assert (match.outcome.values, match.outcome.score) == (values, tuple(goals))
    assert (match.outcome.reason, match.outcome.rule) == ("full time", "WF-1.1")


@rule("WF-1.1")
def test_nobody_has_won_after_the_first_half() -> None:
    match = before_the_whistle(AMATEUR, half=1, goals=[5, 0])
    say(match, 0, "give back", throws=["keep order"] * 4)
    assert (match.outcome, match.half) == (None, 2)


# ---- the players


@rule("WF-1.2", "WF-2.1")
@pytest.mark.parametrize("rules", [AMATEUR, PROFESSIONAL, INTERNATIONAL])
def test_two_players_run_a_team_each(rules: WorldwideFootball) -> None:
    assert rules.sides == ((0,), (1,))
    match, _ = kick_off(rules, ("brazil", "spain"))
    assert [match.team(side).id for side in (0, 1)] == ["brazil", "spain"]
    assert not any(rules.is_virtual(side) for side in (0, 1))


@rule("WF-2.1")
@pytest.mark.parametrize("seats", [0, 3, 4])
def test_no_other_number_of_players_is_allowed(seats: int) -> None:
    with pytest.raises(Refused):
        WorldwideFootball(seats)


@rule("WF-2.2")
@pytest.mark.parametrize("mode", ["amateur", "professional"])
def test_one_player_meets_a_virtual_opponent(mode: str) -> None:
    rules = WorldwideFootball(1, mode=mode)
    assert rules.is_virtual(1)
    luck = Seeded(3)
    match = rules.new_match(luck)
    while match.outcome is None:
        assert match.asked == (0,)
        listed = match.moves()
        match.play(listed[luck.below(len(listed))], luck)
    assert len(match.outcome.score) == 2


# ---- the material

BOX = {
    "dribble": (5, 0, 2),
    "pass": (5, 1, 2),
    "long-pass": (3, 0, 2),
    "cross": (2, 0, 1),
    "through-ball": (2, 0, 2),
    "shot-678": (3, 0, 1),
    "shot-567": (0, 0, 2),
    "interception": (3, 1, 1),
    "pressing": (3, 1, 0),
    "tackle": (2, 1, 1),
}
"""Of each Action card, how many of one colour have no mark, are marked PRO and are marked INT."""


@rule("WF-3.1")
def test_there_are_92_action_cards_in_two_colours() -> None:
    assert 2 * sum(sum(marks) for marks in BOX.values()) == 92
    assert {action.name: action.count for action in INTERNATIONAL.actions} == {
        name: sum(marks) for name, marks in BOX.items()
    }


@rule("WF-3.1", "WF-4.1", "WF-4.2", "WF-14.2", "WF-22.1")
@pytest.mark.parametrize(
    ("rules", "marks", "cards", "defence"), [(AMATEUR, 1, 28, 8), (PROFESSIONAL, 2, 32, 11), (INTERNATIONAL, 3, 46, 13)]
)
def test_each_side_has_the_cards_of_its_mode(rules: WorldwideFootball, marks: int, cards: int, defence: int) -> None:
    wanted = {name: sum(counts[:marks]) for name, counts in BOX.items() if sum(counts[:marks])}
    assert sum(wanted.values()) == cards
    assert sum(wanted.get(name, 0) for name in ("interception", "pressing", "tackle")) == defence
    match, _ = kick_off(rules)
    for side in (0, 1):
        zones = [zone for zone in match.zones if zone.place.pack == side]
        assert Counter(name for zone in zones for name in match.card_names(zone.cards)) == wanted


@rule("WF-3.2", "WF-3.4")
def test_five_teams_have_seven_player_cards_each() -> None:
    assert [team.id for team in AMATEUR.teams] == ["brazil", "france", "germany", "italy", "spain"]
    names = [player.name for team in AMATEUR.teams for player in team.players]
    assert len(set(names)) == len(names) == 35
    for team in AMATEUR.teams:
        assert [SLOTS[player.slot] for player in team.players] == ["G1", "D1", "D2", "M1", "M2", "A1", "A2"]


@rule("WF-3.3")
def test_two_sides_can_have_each_of_nine_abilities() -> None:
    assert 2 * len(ABILITIES) == 18
    match = PROFESSIONAL.scenario("BuildAttack", abilities={0: ABILITIES, 1: ABILITIES})
    assert match.abilities[0] == match.abilities[1] == (1 << 9) - 1
