"""Paragraph 34, and the supplement's P13: how the virtual opponent finds a Star."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import kinds, moves, play
from tests.rules.worldwide_football.solo import (
    MAIN_RULEBOOK,
    PROFESSIONAL,
    Facts,
    active,
    asked,
    before,
    game,
    given_back,
    laid_on,
    table,
    the,
    virtual_at,
)

TEAMS = ["italy", "spain"]


def gone(match: WorldwideMatch) -> list[str]:
    """The Player cards that it has substituted, by slot."""
    return [name.removeprefix("player:") for name in table(match)["substituted"]]


def counter_attack(
    players: list[str], rules: WorldwideFootball = PROFESSIONAL, stars: int = 0, tokens: int = 3, **facts: Any
) -> WorldwideMatch:
    """The player gives the ball back at 2 PA to the virtual opponent, which has Counter-attack; returns the match."""
    usual: Facts = {"teams": TEAMS, "abilities": {1: ["counter-attack"]}, "draw_piles": {1: ["dribble"]}, **facts}
    return given_back(2, rules, players={1: players}, stars=[4, stars], tokens=[3, tokens], **usual)[0]


@rule("WF-E-10", "WF-34.1", "WF-34.2", "WF-C-54")
@pytest.mark.parametrize("rules", [PROFESSIONAL, MAIN_RULEBOOK], ids=["supplement", "main"])
def test_example_10_a_substitution_pays_for_a_counter_attack(rules: WorldwideFootball) -> None:
    facts: Facts = {"teams": TEAMS, "goals": [1, 0], "stars": [4, 0], "tokens": [3, 3]}
    facts |= {"abilities": {1: ["counter-attack"]}, "players": {1: ["D2", "A1"]}, "draw_piles": {1: ["dribble"]}}
    match, told = given_back(2, rules, **facts)
    assert kinds(told)[:4] == ["give back", "ball lost", "substitution", "ability"]
    assert the(told, "substitution")["stars"] == 1
    assert (match.ball, match.pa, match.stars[1], match.tokens[1]) == (1, 4, 0, 2)
    assert (active(match), gone(match)) == (["A1"], ["D2"])


@rule("WF-E-11", "WFS-P13.3", "WFS-P13.4", "WFS-P14.9", "WF-C-54")
def test_example_11_a_substitution_pays_for_a_defensive_block() -> None:
    facts: Facts = {"teams": ["france", "italy"], "goals": [0, 1], "stars": [4, 0], "tokens": [3, 1]}
    facts |= {"abilities": {1: ["defensive-block"]}, "players": {1: ["A1", "D1"]}, "draw_pile_sizes": [5, 8]}
    match, told = laid_on("pass", 0, PROFESSIONAL, defence_pile=["pressing"], **facts)
    assert kinds(told)[:3] == ["lay", "substitution", "ability"]
    assert (match.block, match.stars[1], match.tokens[1]) == (3, 0, 0)
    assert (active(match), gone(match)) == (["D1"], ["A1"])


@rule("WF-34.1", "WFS-P13.3", "WF-C-54")
@pytest.mark.parametrize(
    ("stars", "tokens", "players", "substitutes", "pa"),
    [
        (0, 1, ["D2"], True, 4),
        (1, 3, ["D2"], False, 4),
        (0, 0, ["D2"], False, 0),
        (0, 3, [], False, 0),
    ],
    ids=["out of Stars", "with a Star", "without a token", "without an active card"],
)
def test_it_substitutes_only_without_a_star_with_a_token_and_an_active_card(
    stars: int, tokens: int, players: list[str], substitutes: bool, pa: int
) -> None:
    match = counter_attack(players, stars=stars, tokens=tokens)
    assert bool(gone(match)) is substitutes
    assert match.pa == pa


@rule("WF-C-54")
def test_it_does_not_substitute_where_it_has_no_use_for_a_star() -> None:
    match = counter_attack(["D2"], abilities={1: ["creativity", "stamina", "attacking-play"]})
    assert gone(match) == []
    lost_late, _ = given_back(3, abilities={1: ["counter-attack"]}, players={1: ["D2"]}, stars=[4, 0], teams=TEAMS)
    assert gone(lost_late) == []


@rule("WF-C-54", "WF-34.2", "WFS-P13.4")
@pytest.mark.parametrize(
    ("goals", "players", "goes"),
    [
        ([1, 0], ["A1", "M1", "D2"], "D2"),
        ([0, 0], ["A1", "M1", "G1"], "G1"),
        ([1, 0], ["A1", "M1"], "M1"),
        ([0, 0], ["A1", "A2"], "A1"),
        ([0, 1], ["D2", "M1", "A1"], "A1"),
        ([0, 1], ["D2", "G1", "M1"], "M1"),
        ([0, 1], ["D2", "G1"], "G1"),
        ([0, 1], ["D2"], "D2"),
    ],
)
def test_trailing_or_level_it_gives_up_a_defender_first_leading_an_attacker(
    goals: list[int], players: list[str], goes: str
) -> None:
    match = counter_attack(players, goals=goals)
    assert gone(match) == [goes]
    assert active(match) == [slot for slot in players if slot != goes]


@rule("WF-34.1", "WF-C-54")
@pytest.mark.parametrize(
    ("pa", "ability", "throws"),
    [(6, "tactical-plan", []), (5, "attacking-play", []), (3, "stamina", []), (5, "creativity", ["d6 2"])],
)
def test_it_substitutes_at_any_moment_for_any_of_its_abilities(pa: int, ability: str, throws: list[str]) -> None:
    facts: Facts = {"abilities": {1: [ability]}, "players": {1: ["D2"]}, "stars": [4, 0], "teams": TEAMS}
    match, told = virtual_at(pa, [], PROFESSIONAL, throws, **facts)
    assert kinds(told)[1:3] == ["substitution", "ability"]
    assert (gone(match), match.stars[1]) == (["D2"], 0)


@rule("WF-C-54", "WF-C-49")
def test_one_substitution_does_not_pay_for_two_attacking_plays() -> None:
    facts: Facts = {
        "abilities": {1: ["attacking-play"]},
        "players": {1: ["D2", "A1"]},
        "stars": [4, 0],
        "teams": TEAMS,
    }
    match, told = virtual_at(4, [], PROFESSIONAL, **facts)
    assert "give back" in kinds(told)
    assert gone(match) == []


@rule("WFS-P13.1", "WF-C-54")
@pytest.mark.parametrize("options", [{"mod_substitutions": "off"}, {"solo_substitutions": "off"}])
def test_its_substitutions_are_optional(options: dict[str, str]) -> None:
    rules = game(seats=1, **options)
    facts: Facts = {
        "abilities": {1: ["counter-attack"]},
        "players": {1: ["D2"]},
        "stars": [4, 0],
        "teams": TEAMS,
    }
    match, told = given_back(2, rules, draw_piles={1: ["dribble"]}, **facts)
    assert "substitution" not in kinds(told)
    assert (active(match), match.pa) == (["D2"], 0)


@rule("WF-C-54")
def test_it_cannot_substitute_where_substitutions_are_not_played() -> None:
    with pytest.raises(Refused) as refused:
        WorldwideFootball(1, mode="amateur", solo_substitutions="on")
    assert refused.value.rule == "WF-C-54"


@rule("WFS-P13.2", "WF-20.2", "WF-20.4", "WF-20.5")
def test_the_player_substitutes_by_the_rules_of_the_two_player_game() -> None:
    facts: Facts = {"players": {0: ["M1", "D1"]}, "stars": [2, 5], "draw_pile_sizes": [0, 0], "hands": {0: ["tackle"]}}
    match = before("Defend", PROFESSIONAL, attacker=1, card="dribble", pa=4, **facts)
    play(match, "defend card:tackle", throws=["d20 15"])
    assert asked(match) == ("Substitute", 0)
    assert moves(match) == ["substitute player:D1", "substitute player:M1", "pass"]
    play(match, "substitute player:M1", "pass")
    assert (match.stars[0], match.tokens[0]) == (3, 2)
    assert match.card_names(match.gone[0].cards) == ["player:M1"]
