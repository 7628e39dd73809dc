"""Paragraphs 10 and 18: how many Stars a side has, and which abilities it may spend them on."""

from itertools import combinations

import pytest

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from tests.rules import rule
from tests.rules.table import decision, moves, play, refusal
from tests.rules.worldwide_football.professional import before, before_the_whistle, end_half, game, play_on, the

AMATEUR = game(mode="amateur")
PRINTED = {
    "brazil": (5, {"creativity", "clinical-finishing", "attacking-play"}),
    "france": (5, {"counter-attack", "creativity", "stamina"}),
    "germany": (6, {"defensive-block", "stamina", "tactical-plan"}),
    "italy": (5, {"defensive-block", "offside-trap", "diving"}),
    "spain": (5, {"counter-attack", "attacking-play", "tactical-plan"}),
}
"""The Stars and the abilities on each Team card."""


def offered(match: WorldwideMatch, verb: str = "use") -> set[str]:
    """The abilities that the open decision offers."""
    begins = f"{verb} ability:"
    return {move.removeprefix(begins) for move in moves(match) if move.startswith(begins)}


def other_than(team: str) -> str:
    return "spain" if team != "spain" else "italy"


# ---- how many Stars


@rule("WF-10.1")
@pytest.mark.parametrize("team", PRINTED)
def test_every_team_starts_an_amateur_match_with_four_stars(team: str) -> None:
    match = AMATEUR.new_match(Seeded(1))
    play_on(match, f"choose team:{team}", f"choose team:{other_than(team)}")
    assert match.half == 1
    assert match.stars == [4, 4]


@rule("WF-18.1")
@pytest.mark.parametrize("team", PRINTED)
def test_a_team_starts_with_the_stars_of_its_team_card(team: str) -> None:
    match = game().new_match(Seeded(1))
    play_on(match, f"choose team:{other_than(team)}", f"choose team:{team}")
    assert match.stars[1] == PRINTED[team][0]


@rule("WF-10.2", "WF-18.3")
@pytest.mark.parametrize("mode", ["amateur", "professional"])
def test_every_activation_costs_a_star(mode: str) -> None:
    match = before("BuildAttack", game(mode=mode), stars=[3, 3], abilities={0: ["attacking-play"]})
    for left in (2, 1, 0):
        told = play(match, "use ability:attacking-play")
        assert the(told, "ability")["stars"] == left
        assert match.stars == [left, 3]
    assert match.pa == 3


@rule("WF-10.2", "WF-18.3")
@pytest.mark.parametrize(("mode", "forbidden_by"), [("amateur", "WF-10.2"), ("professional", "WF-18.3")])
def test_without_a_star_no_ability_is_activated(mode: str, forbidden_by: str) -> None:
    abilities = {0: ["attacking-play", "tactical-plan"]}
    match = before("BuildAttack", game(mode=mode), stars=[0, 4], abilities=abilities)
    assert moves(match) == ["give back"]
    reason = refusal(match, "use ability:attacking-play")
    assert reason.rule == forbidden_by
    assert "Attacking play" in reason.sentence("en")
    assert "Jeu offensif" in reason.sentence("fr")


@rule("WF-10.3", "WF-10.4")
@pytest.mark.parametrize(("first", "second"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_two_stars_come_back_at_half_time_but_never_more_than_four(first: int, second: int) -> None:
    match = before_the_whistle(AMATEUR, stars=[first, 4 - first])
    end_half(match)
    assert match.half == 2
    assert match.stars == [second, min(6 - first, 4)]


@rule("WF-18.6", "WF-18.7")
@pytest.mark.parametrize(("first", "second"), [([0, 0], [2, 2]), ([4, 4], [6, 5]), ([6, 5], [6, 5]), ([5, 3], [6, 5])])
def test_two_stars_come_back_but_never_more_than_the_team_card_shows(first: list[int], second: list[int]) -> None:
    match = before_the_whistle(teams=["germany", "italy"], stars=first)
    end_half(match)
    assert match.stars == second


@rule("WF-10.3", "WF-18.6")
def test_stars_come_back_at_half_time_only() -> None:
    match = before_the_whistle(AMATEUR, half=2, stars=[1, 1])
    end_half(match)
    assert match.outcome is not None
    assert match.stars == [1, 1]


# ---- which abilities


@rule("WF-10.5")
def test_amateur_mode_has_three_abilities() -> None:
    match = AMATEUR.new_match(Seeded(1))
    play_on(match, "choose team:italy", "choose team:spain")
    sides: list[dict[str, object]] = match.view(None)["sides"]  # type: ignore[assignment]
    for side in sides:
        assert side["abilities"] == ["ability:attacking-play", "ability:tactical-plan", "ability:counter-attack"]


@rule("WF-10.5")
def test_an_ability_of_the_professional_mode_is_refused_to_amateurs() -> None:
    match = AMATEUR.scenario("BuildAttack")
    for ability in ("defensive-block", "creativity", "clinical-finishing", "stamina", "offside-trap", "diving"):
        assert refusal(match, f"use ability:{ability}").rule == "WF-10.5"


@rule("WF-18.2")
def test_there_are_nine_abilities() -> None:
    verbs = [move for move in game().vocabulary.names() if move.startswith("use ability:")]
    assert sorted(verbs) == sorted(f"use ability:{ability}" for ability in {*ABILITIES})
    assert len(verbs) == 9


@rule("WF-14.8")
def test_an_ability_that_does_not_lie_face_up_is_refused() -> None:
    match = before("BuildAttack", abilities={0: ["diving"]})
    reason = refusal(match, "use ability:attacking-play")
    assert reason.rule == "WF-14.8"


@rule("WF-C-23")
@pytest.mark.parametrize("team", PRINTED)
def test_two_abilities_are_added_to_the_printed_three_none_twice(team: str) -> None:
    printed = PRINTED[team][1]
    free = [ability for ability in ABILITIES if ability not in printed]
    pairs = set()
    for first in free:
        match = before_extra(team)
        if f"take ability:{first}" in moves(match):
            play(match, f"take ability:{first}")
            pairs |= {(first, second) for second in offered(match, "take")}
    assert pairs == set(combinations(free, 2))


def before_extra(team: str) -> WorldwideMatch:
    return game().scenario("ExtraAbilities", teams=[team, other_than(team)])


@rule("WF-C-23")
def test_an_ability_is_not_taken_twice() -> None:
    match = before_extra("italy")
    assert refusal(match, "take ability:diving").rule == "WF-C-23"
    play(match, "take ability:creativity")
    reason = refusal(match, "take ability:creativity")
    assert reason.rule == "WF-C-23"
    assert "once" in reason.sentence("en")
    assert "une fois" in reason.sentence("fr")


@rule("WF-C-23")
def test_both_players_may_take_the_same_ability() -> None:
    match = before_extra("italy")
    for _ in range(2):
        play_on(match, "take ability:creativity", "take ability:clinical-finishing")
    assert match.half == 1
    for side in (0, 1):
        assert {ABILITIES[number] for number in range(9) if match.abilities[side] >> number & 1} >= {
            "creativity",
            "clinical-finishing",
        }


@rule("WF-18.8")
def test_abilities_may_be_kept_or_changed_at_half_time() -> None:
    match = before_the_whistle(teams=["italy", "spain"], abilities={0: [*ABILITIES[:5]], 1: [*ABILITIES[4:]]})
    end_half(match)
    assert (decision(match), match.half) == ("HalfTimeAbilities", 1)
    new = ["tactical-plan", "creativity", "clinical-finishing", "offside-trap", "diving"]

    play(match, *(f"take ability:{ability}" for ability in new))
    assert match.abilities[0] == sum(1 << number for number in range(5)), "nothing is changed before both have spoken"
    play_on(match, "keep")

    assert match.half == 2
    assert match.abilities[0] == sum(1 << ABILITIES.index(ability) for ability in new)
    assert match.abilities[1] == sum(1 << number for number in range(4, 9))


@rule("WF-18.9")
@pytest.mark.parametrize("team", PRINTED)
def test_two_printed_abilities_stay_among_the_five(team: str) -> None:
    found = choices_of_five(before("HalfTimeAbilities", teams=[team, other_than(team)]))
    printed = PRINTED[team][1]
    assert found == {five for five in combinations(ABILITIES, 5) if len(printed & set(five)) >= 2}
    assert len(found) == 75


def choices_of_five(match: WorldwideMatch, said: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """Every choice of five abilities that can be made from here."""
    if len(said) == 5:
        return {said}
    found = set()
    for ability in offered(match, "take"):
        further = match.clone()
        play(further, f"take ability:{ability}")
        found |= choices_of_five(further, (*said, ability))
    return found


@rule("WF-18.9")
def test_a_choice_that_would_leave_one_printed_ability_is_refused() -> None:
    match = before("HalfTimeAbilities", teams=["italy", "spain"])
    play(match, "take ability:attacking-play", "take ability:tactical-plan", "take ability:counter-attack")
    reason = refusal(match, "take ability:creativity")
    assert reason.rule == "WF-18.9"
    assert "2 abilities of your Team card" in reason.sentence("en")
    assert "2 capacités de votre carte Équipe" in reason.sentence("fr")
    assert refusal(match, "take ability:counter-attack").rule == "WF-C-23"
