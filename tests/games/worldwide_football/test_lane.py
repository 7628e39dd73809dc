"""The lane: the cards of an attack with their answers, for a page that is opened in the middle of it."""

from typing import Any

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from tests.games.worldwide_football.screen import TEAMS
from tests.rules.table import play

PROFESSIONAL = WorldwideFootball(mode="professional")
NO_ANSWER: dict[str, Any] = {
    "prevented": None, "defence": None, "roll": 0, "total": 0, "needed": 0, "drew": 0, "trap": 0,
}  # fmt: skip


def lane(match: WorldwideMatch) -> Any:
    """The lane, which is the same for all who look."""
    seen = [match.view(seat)["lane"] for seat in (None, 0, 1)]
    assert seen[0] == seen[1] == seen[2]
    return seen[0]


def before(decision: str, **facts: Any) -> WorldwideMatch:
    """A moment at which nobody holds a Player card, unless it says so."""
    return PROFESSIONAL.scenario(decision, **TEAMS, **{"players": {0: [], 1: []}, **facts})


def test_each_card_of_the_attack_stands_there_with_its_answer() -> None:
    match = before("BuildAttack", hands={0: ["pass", "pass"], 1: ["interception"]}, abilities={1: []})
    assert lane(match) == []
    first: dict[str, Any] = {**NO_ANSWER, "card": "card:pass", "minute": match.minute(), "pa": 0, "reached": None}
    play(match, "lay card:pass")
    assert lane(match) == [first], "it may still be answered"

    play(match, "draw")
    first |= {"reached": 2, "drew": 2}
    assert lane(match) == [first], "the minute is the one in which it was laid"

    second = {**NO_ANSWER, "card": "card:pass", "minute": match.minute(), "pa": 2, "reached": 4}
    play(match, "lay card:pass")
    play(match, "defend card:interception", throws=["d20 2"])
    assert lane(match) == [
        first,
        {**second, "defence": "card:interception", "roll": 2, "total": 2, "needed": match.needed},
    ]


def test_an_attack_that_is_over_is_shown_no_longer() -> None:
    match = before("Defend", card="pass", pa=1, hands={1: ["interception"]})
    assert len(lane(match)) == 1
    play(match, "defend card:interception", throws=["d20 20"])
    assert lane(match) == []


def test_a_card_that_was_fouled_counts_and_the_next_one_cannot_be_defended() -> None:
    match = before("Defend", card="pass", pa=1, hands={0: ["pass"], 1: ["tackle", "pass"]})
    play(match, "defend card:tackle", throws=["d20 6"])
    assert [(duel["defence"], duel["roll"], duel["reached"]) for duel in lane(match)] == [("card:tackle", 6, 3)]

    play(match, "lay card:pass")
    assert [(duel["prevented"], duel["defence"], duel["reached"]) for duel in lane(match)] == [
        (None, "card:tackle", 3),
        ("set_piece", None, 5),
    ]


def test_an_offside_trap_is_an_answer() -> None:
    match = before("Defend", card="through-ball", pa=4, abilities={1: ["offside-trap"]}, stars=[3, 3])
    play(match, "use ability:offside-trap", throws=["d6 2"])
    assert [(duel["trap"], duel["defence"], duel["drew"], duel["reached"]) for duel in lane(match)] == [(2, None, 0, 6)]


def test_a_scenario_begins_with_the_card_on_the_table() -> None:
    for match, reached in (
        (before("Defend", card="cross", pa=5), None),
        (before("AfterCard", card="cross", pa=6, players={0: ["A1"]}), 6),
    ):
        assert [(duel["card"], duel["pa"], duel["reached"]) for duel in lane(match)] == [("card:cross", 5, reached)]


def test_a_position_from_before_there_was_a_lane_is_played_on() -> None:
    position: dict[str, Any] = before("Defend", card="pass", pa=2, hands={1: ["tackle"]}).position()
    for name in WorldwideMatch.later:
        del position["facts"][name]
    match = PROFESSIONAL.from_position(position)
    assert lane(match) == []
    play(match, "draw")
    assert match.pa == 4
