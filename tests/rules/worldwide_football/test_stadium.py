"""Paragraph 21: the stadium of one of the teams."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.table import kinds, play
from tests.rules.worldwide_football.professional import (
    asked,
    before,
    before_the_whistle,
    end_half,
    game,
    hand,
    play_on,
    set_piece,
    the,
)

HOME = game(stadium="first")
AWAY = game(stadium="second")
NEUTRAL = game()

whose_stadium = pytest.mark.parametrize(("rules", "at_home"), [(HOME, True), (AWAY, False), (NEUTRAL, False)])
"""Side 0 at home, away and on neutral ground."""


def second_half(match: WorldwideMatch) -> WorldwideMatch:
    """The same match when the second half has kicked off."""
    end_half(match)
    play_on(match, "keep", "keep")
    assert match.half == 2
    return match


@rule("WF-21.1")
def test_a_match_is_played_on_neutral_ground_unless_that_is_agreed() -> None:
    assert NEUTRAL.switches.home == -1
    assert (HOME.switches.home, AWAY.switches.home) == (0, 1)


@rule("WF-21.1", "WF-C-60")
def test_a_stadium_needs_the_team_cards() -> None:
    with pytest.raises(Refused) as refused:
        game(mode="amateur", stadium="first")
    assert refused.value.rule == "WF-C-60"
    assert "mod_team_cards" in refused.value.sentence("fr")


# ---- Germany


@rule("WF-21.2", "WF-C-79")
@whose_stadium
@pytest.mark.parametrize(("toss", "usual"), [("heads", [8, 7]), ("tails", [7, 8])])
def test_germany_is_dealt_a_card_more_at_home(
    rules: WorldwideFootball, at_home: bool, toss: str, usual: list[int]
) -> None:
    match = rules.new_match(Seeded(1))
    play(match, "choose team:germany", "choose team:spain", "take ability:attacking-play", "take ability:diving")
    play(match, "take ability:creativity", "take ability:diving", throws=[toss, *["keep order"] * 4])
    assert match.half == 1
    assert [len(hand(match, side)) for side in (0, 1)] == [usual[0] + at_home, usual[1]]


@rule("WF-21.2", "WF-C-79")
@whose_stadium
def test_germany_is_dealt_a_card_more_in_the_second_half_too(rules: WorldwideFootball, at_home: bool) -> None:
    match = second_half(before_the_whistle(rules, teams=["germany", "spain"]))
    assert [len(hand(match, side)) for side in (0, 1)] == [7 + at_home, 8]


@rule("WF-C-79")
def test_germany_is_dealt_its_card_within_the_limits_of_a_red_card() -> None:
    match = before_the_whistle(HOME, teams=["germany", "spain"], reds=[1, 0], kicker=1)
    end_half(match)
    play_on(match, "keep", "keep")
    assert asked(match) == ("DiscardDown", 0), "9 cards for the side that kicks off, 8 may be held"


# ---- Brazil


@rule("WF-21.2", "WF-C-79")
@whose_stadium
def test_brazils_first_dribble_of_a_half_draws_a_card_more_at_home(rules: WorldwideFootball, at_home: bool) -> None:
    facts: dict[str, Any] = {"teams": ["brazil", "germany"], "hands": {0: ["dribble", "dribble"]}}
    match = before("BuildAttack", rules, draw_piles={0: ["pass", "cross", "tackle", "shot-678"]}, **facts)
    play(match, "lay card:dribble", "draw")
    first = ["pass", "cross"] if at_home else ["pass"]
    assert hand(match, 0) == sorted(["dribble", *first], key=match.rules.card)
    play(match, "lay card:dribble", "draw")
    assert len(hand(match, 0)) == len(first) + 1, "only the first one"


@rule("WF-C-79", "WF-15.3")
def test_a_fouled_dribble_counts_in_brazils_stadium() -> None:
    facts: dict[str, Any] = {"teams": ["brazil", "germany"], "hands": {0: ["dribble"], 1: ["tackle"]}}
    match = before("BuildAttack", HOME, draw_piles={0: ["pass", "cross", "tackle"]}, **facts)
    play(match, "lay card:dribble")
    told = play(match, "defend card:tackle", throws=["d20 6"])
    assert set_piece(told) == "indirect free kick"
    assert hand(match, 0) == ["pass", "cross"]


@rule("WF-C-79")
def test_a_dribble_that_is_stopped_does_not_count_in_brazils_stadium() -> None:
    facts: dict[str, Any] = {"teams": ["brazil", "germany"], "hands": {0: ["dribble"], 1: ["tackle"]}}
    match = before("BuildAttack", HOME, **facts)
    play(match, "lay card:dribble")
    told = play(match, "defend card:tackle", throws=["d20 20"])
    assert "stadium" not in kinds(told)
    assert not match.stadium_used


@rule("WF-21.2")
def test_the_visitors_dribble_draws_nothing_more_in_brazils_stadium() -> None:
    facts: dict[str, Any] = {"teams": ["brazil", "germany"], "hands": {1: ["dribble"]}, "attacker": 1}
    match = before("BuildAttack", HOME, draw_piles={1: ["pass", "cross"]}, **facts)
    play(match, "lay card:dribble", "draw")
    assert hand(match, 1) == ["pass"]


@rule("WF-21.2", "WF-C-79")
def test_a_stadium_line_works_again_in_the_second_half() -> None:
    match = before("BuildAttack", HOME, teams=["brazil", "germany"], hands={0: ["dribble"]}, gave_back="defender",
                   draw_piles={0: ["pass", "cross"]}, draw_pile_sizes=[2, 0])  # fmt: skip
    told = play(match, "lay card:dribble", "draw")
    assert the(told, "stadium")["side"] == 0
    told = play_on(match, "give back", "pass")
    assert "whistle" in kinds(told)
    assert match.stadium_used
    play_on(match, "keep", "keep")
    assert match.half == 2
    assert not match.stadium_used


# ---- Spain


@rule("WF-21.2", "WF-C-79", "WF-6.14")
@whose_stadium
def test_spains_first_ball_given_back_in_a_half_draws_a_card_more_at_home(
    rules: WorldwideFootball, at_home: bool
) -> None:
    match = before("BuildAttack", rules, teams=["spain", "germany"], draw_pile_sizes=[9, 9], pa=3)
    drawn = 4 if at_home else 3
    for side in (0, 1):
        assert asked(match) == ("BuildAttack", side)
        play(match, "give back")
        assert len(hand(match, side)) == (drawn if side == 0 else 3)
        play(match, f"discard card:{hand(match, side)[0]}")
    play(match, "give back")
    assert len(hand(match, 0)) == drawn - 1 + 3, "only the first time"


@rule("WF-C-79", "WF-FAQ.1", "WF-6.14")
def test_spain_draws_what_there_is() -> None:
    match = before("BuildAttack", HOME, teams=["spain", "germany"], draw_pile_sizes=[3, 9], pa=3)
    play(match, "give back")
    assert len(hand(match, 0)) == 3
    assert asked(match) == ("GiveBackDiscard", 0)
    assert "pass" not in [match.game.name(move) for move in match.moves()], "3 cards were there: 1 must go"


# ---- France


@rule("WF-21.2", "WF-C-79", "WF-18.7")
@whose_stadium
@pytest.mark.parametrize("stars", range(6))
def test_france_regains_three_stars_at_home(rules: WorldwideFootball, at_home: bool, stars: int) -> None:
    match = before_the_whistle(rules, teams=["france", "germany"], stars=[stars, 1])
    end_half(match)
    assert match.stars == [min(stars + 2 + at_home, 5), 3]


# ---- Italy


@rule("WF-21.2", "WF-C-79")
@whose_stadium
def test_italys_first_defensive_roll_of_a_half_is_better_by_two_at_home(
    rules: WorldwideFootball, at_home: bool
) -> None:
    hands = {0: ["tackle", "pressing"], 1: ["dribble", "dribble"]}
    match = before("BuildAttack", rules, attacker=1, teams=["italy", "germany"], hands=hands)
    play(match, "lay card:dribble")
    told = play(match, "defend card:tackle", throws=["d20 10"])
    assert the(told, "defence")["total"] == 10 + 2 * at_home
    play(match, "lay card:dribble")
    told = play(match, "defend card:pressing", throws=["d20 10"])
    assert the(told, "defence")["total"] == 10, "only the first one"


@rule("WF-C-79", "WF-FAQ.11")
def test_italys_first_roll_is_read_bare_for_fouls_and_cards() -> None:
    match = before("BuildAttack", HOME, attacker=1, teams=["italy", "germany"], hands={0: ["tackle"], 1: ["dribble"]})
    play(match, "lay card:dribble")
    told = play(match, "defend card:tackle", throws=["d20 5"])
    assert the(told, "defence")["total"] == 7
    assert set_piece(told) == "indirect free kick"


@rule("WF-21.2")
def test_the_visitors_first_roll_is_no_better_in_italys_stadium() -> None:
    match = before("BuildAttack", HOME, teams=["italy", "germany"], hands={0: ["dribble"], 1: ["tackle"]})
    play(match, "lay card:dribble")
    told = play(match, "defend card:tackle", throws=["d20 10"])
    assert the(told, "defence")["total"] == 10
