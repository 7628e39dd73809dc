"""The coach plays by the rules, from what it can know, and well."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from bench import football_chances

from onze.bots import play_match, random_bot
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.box.pitch import CORNER_CUT, KICK_OFF
from onze.games.football_a_la_carte.coach import FootballCoach
from onze.games.football_a_la_carte.coach.endings import GOAL_AGAINST, PENALTY_TAKEN, endings
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.turn import Whistle
from onze.kernel.chance import Seeded
from tests.games.football_a_la_carte.readings import READINGS as READINGS_TOGETHER
from tests.plain import plain
from tests.rules.table import play

GAME = FootballALaCarte()
COACH = FootballCoach(GAME)
choose = COACH.choose
KEEPERS = ["goalkeeper-4-all", "goalkeeper-4-all", "goalkeeper-6-left-right"]

READINGS: list[dict[str, object]] = [
    {option.name: value}
    for option in FootballALaCarte.option_list
    for value in (option.choices or (True, False))
    if value != option.default
]
"""Every other reading of the rules, one at a time."""


def coached(match: FootballMatch) -> str:
    """The name of the move that the coach plays."""
    return match.game.name(choose(match, match.seat, Seeded(1)))


def positions(game: FootballALaCarte, seeds: range) -> Iterator[FootballMatch]:
    """Every position with a real choice in some matches, the coach and chance deciding by turns."""
    for seed in seeds:
        chance = Seeded(seed)
        match = game.new_match(chance)
        number = 0
        while match.outcome is None:
            number += 1
            if len(match.moves()) > 1:
                yield match
            by_coach = number % 2 == 0
            move = choose(match, match.seat, chance) if by_coach else random_bot(match, match.seat, chance)
            match.play(move, chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("reading", [{}, *READINGS], ids=str)
def test_the_coach_only_plays_listed_moves_whatever_the_reading(reading: dict[str, Any], seats: int) -> None:
    asked = 0
    for match in positions(FootballALaCarte(seats, **reading), range(4)):
        assert choose(match, match.seat, Seeded(1)) in match.moves()
        asked += 1
    assert asked > 100


@pytest.mark.parametrize("reading", [{}, *READINGS], ids=str)
def test_the_ball_goes_where_the_coach_expects_it(reading: dict[str, Any]) -> None:
    moved = 0
    for match in positions(FootballALaCarte(2, **reading), range(3)):
        decision, seat = match.decision, match.seat
        assert decision is not None
        for move in match.moves():
            if not decision.commits(match, move, seat):
                continue
            (expected,) = endings(match, seat, move)
            played = match.clone()
            played.play(move, Seeded(1))
            settled_otherwise = expected.facing in (PENALTY_TAKEN, GOAL_AGAINST, KICK_OFF, CORNER_CUT)
            goes_on = any(isinstance(step, Whistle) for step in played.stack) and played.half == match.half
            if expected.cards and not settled_otherwise and goes_on:
                assert (played.facing, played.ball) == (expected.facing, expected.square)
                moved += 1
    assert moved > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_view_gives_the_same_move_whatever_is_hidden(seats: int) -> None:
    chance = Seeded(99)
    for match in positions(FootballALaCarte(seats), range(6)):
        seat = match.seat
        for _ in range(3):
            redealt = match.redealt(seat, chance)
            assert COACH.rank(redealt, seat) == COACH.rank(match, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_coach_clearly_beats_random_play(seats: int) -> None:
    game = FootballALaCarte(seats)
    points = 0.0
    for number in range(60):
        side = number % 2
        bots = [choose if seat in game.sides[side] else random_bot for seat in range(seats)]
        outcome = play_match(game, bots, Seeded(number)).outcome
        assert outcome is not None
        points += outcome.values[game.sides[side][0]]
    assert points >= 0.75 * 60


def test_the_coach_shoots_when_it_can() -> None:
    hand = ["forward-1-red", "forward-2-red", "left-2-red", "right-2-blue", "forward-3-red", "forward-6-blue"]
    match = GAME.scenario("OpenPlay", ball="d8", hands={0: [*hand, "corner-red", "goalkeeper-4-all"]})
    assert coached(match) == "play card:forward-6-blue"


def test_the_coach_finds_a_shot_by_free_kick_and_attacker() -> None:
    hand = ["forward-1-red", "forward-1-hand", "forward-2-red", "left-2-red", "right-2-blue", "forward-4-red"]
    match = GAME.scenario("OpenPlay", ball="d6", hands={0: [*hand, "free-kick-3-all", "corner-red"]})
    for move in ("play card:free-kick-3-all", "aim arrow:forward-3", "play card:forward-4-red"):
        assert coached(match) == move
        play(match, move)
    assert match.ball_name() == "d13"


def test_the_coach_steps_at_a_throw_in_to_where_its_card_shoots_from() -> None:
    hand = ["left-1-blue", "left-2-red", "left-2-hand", "left-3-blue", "left-4-red", "right-5-red"]
    match = GAME.scenario("ThrowIn", ball="a9", hands={0: [*hand, "corner-red", "goalkeeper-4-all"]})
    play(match, coached(match))
    assert coached(match) == "play card:right-5-red"
    play(match, "play card:right-5-red")
    assert match.ball_name() in ("d13", "e13")


def test_the_coach_brings_the_ball_into_the_area_for_its_penalty_card() -> None:
    hand = ["forward-1-red", "forward-2-red", "forward-3-red", "forward-4-red", "left-2-red", "right-2-blue"]
    match = GAME.scenario("OpenPlay", ball="d9", hands={0: [*hand, "penalty", "corner-red"]})
    assert coached(match) in ("play card:forward-2-red", "play card:forward-3-red", "play card:right-2-blue")
    play(match, coached(match))
    assert coached(match) == "play card:penalty"


@pytest.mark.parametrize("stopper", ["goalkeeper-4-all", "corner-red"])
def test_the_coach_stops_a_shot_when_it_can(stopper: str) -> None:
    attackers = ["forward-1-red", "forward-2-red", "forward-3-red", "forward-4-red", "left-2-red", "right-2-blue"]
    match = GAME.scenario("Save", hands={0: [*attackers, "forward-5-red", stopper]})
    assert coached(match) == f"play card:{stopper}"


def test_the_coach_spends_a_corner_rather_than_a_goalkeeper_on_the_last_shot_of_a_half() -> None:
    attackers = ["forward-1-red", "forward-2-red", "forward-3-red", "forward-4-red", "left-2-red", "right-2-blue"]
    match = GAME.scenario("LastSave", hands={0: [*attackers, "goalkeeper-4-all", "corner-red"]}, draw_pile_size=3)
    assert coached(match) == "play card:corner-red"


def test_the_coach_leaves_the_ball_where_the_opponent_is_out_of_range() -> None:
    hand = ["forward-1-red", "forward-6-blue", "corner-red", "corner-red", "corner-blue", "corner-blue"]
    match = GAME.scenario("OpenPlay", ball="d4", hands={0: [*hand, "penalty", "forward-1-hand"]})
    assert coached(match) == "play card:forward-6-blue"


def test_the_coach_prefers_the_wing_to_the_middle_near_its_own_goal() -> None:
    hand = ["forward-4-red", "right-3-red", "corner-red", "corner-red", "corner-blue", "corner-blue"]
    match = GAME.scenario("OpenPlay", ball="d1", hands={0: [*hand, "penalty", "forward-1-hand"]})
    assert coached(match) == "play card:right-3-red"


# ---- ranking, chances and reasons


def without_seats(reading: dict[str, Any]) -> dict[str, Any]:
    """A reading but for the number of players."""
    return {name: value for name, value in reading.items() if name != "seats"}


def coached_positions(seats: int, seeds: range, **options: Any) -> Iterator[FootballMatch]:
    """Every position of some matches between coaches."""
    game = FootballALaCarte(seats, **options)
    for seed in seeds:
        chance = Seeded(seed)
        match = game.new_match(chance)
        while match.outcome is None:
            yield match
            match.play(choose(match, match.seat, chance), chance)
        yield match


def test_the_coach_ranks_what_is_listed_and_plays_one_of_the_best() -> None:
    luck = Seeded(7)
    for match in positions(GAME, range(3)):
        ranked = COACH.rank(match, match.seat)
        assert sorted(one.move for one in ranked) == list(match.moves())
        worths = [one.worth for one in ranked]
        assert worths == sorted(worths, reverse=True)
        best = [one.move for one in ranked if one.worth == worths[0]]
        assert choose(match, match.seat, luck) in best
        assert COACH.rank(match, 1 - match.seat) == []


@pytest.mark.parametrize("reading", READINGS_TOGETHER, ids=str)
def test_every_choice_of_the_coach_has_a_reason_in_both_languages(reading: dict[str, Any]) -> None:
    told: set[str] = set()
    for match in coached_positions(reading.get("seats", 2), range(3), **without_seats(reading)):
        if match.outcome is not None:
            continue
        for move in match.moves():
            text = COACH.why(match, match.seat, move)
            if text is None:
                assert len(match.moves()) == 1
                continue
            told.add(text["en"])
            assert text["en"] != text["fr"]
            for sentence in text.values():
                assert sentence[0].isupper()
                assert re.fullmatch(r"[^.{}_]+\.", sentence)
    assert len(told) > 100, "what a move comes to is told for each"


@pytest.mark.parametrize(
    ("decision", "facts", "move", "english", "french"),
    [
        (
            "OpenPlay",
            {"ball": "d10", "hands": {0: ["forward-4-red"]}},
            "play card:forward-4-red",
            r"A shot, with a goal in \d+ % of cases\.",
            r"Un tir, qui fait but dans \d+ % des cas\.",
        ),
        (
            "ThrowIn",
            {"ball": "a9", "hands": {0: ["right-5-red", *["corner-red"] * 2, *["corner-blue"] * 2, *KEEPERS]}},
            "step square:a10",
            r"With attacker right 5, red flag: a shot, with a goal in \d+ % of cases\.",
            r"Avec attaquant à droite 5, drapeau rouge : un tir, qui fait but dans \d+ % des cas\.",
        ),
        (
            "Save",
            {"hands": {0: ["corner-red"]}},
            "play card:corner-red",
            r"Stops the shot for a corner, which comes to nothing in \d+ % of cases\.",
            r"Arrête le tir pour un corner, qui ne donne rien dans \d+ % des cas\.",
        ),
        (
            "OpenPlay",
            {"ball": "d6", "hands": {0: [*["corner-red"] * 2, *["corner-blue"] * 2, *KEEPERS, "penalty"]}},
            "discard card:penalty",
            r"Another one would be missed less than this: penalty\.",
            r"Une autre manquerait moins que celle-ci : penalty\.",
        ),
    ],
)
def test_a_reason_says_what_decides(decision: str, facts: dict[str, Any], move: str, english: str, french: str) -> None:
    match = GAME.scenario(decision, **facts)
    text = COACH.why(match, 0, GAME.move(move))
    assert text is not None
    assert re.fullmatch(english, plain(text["en"]))
    assert re.fullmatch(french, plain(text["fr"]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_make_up_one_and_are_those_of_the_outcome_at_the_end(seats: int) -> None:
    for match in coached_positions(seats, range(3), tie="penalty_cuts"):
        values = [COACH.value(match, seat) for seat in range(seats)]
        assert sum(values[side[0]] for side in match.game.sides) == pytest.approx(1)
        assert all(0 <= value <= 1 for value in values)
        if match.outcome is not None:
            assert tuple(values) == match.outcome.values


def test_a_lead_is_worth_the_more_the_less_time_is_left() -> None:
    def value(**facts: Any) -> float:
        return COACH.value(GAME.scenario("OpenPlay", ball="d5", **facts), 0)

    early, late = value(goals=[1, 0], draw_pile_size=35), value(goals=[1, 0], half=2, draw_pile_size=5)
    assert 0.5 < value(goals=[0, 0], half=2, draw_pile_size=30) + 0.1 < early < late < 1
    assert value(goals=[0, 1], half=2, draw_pile_size=5) < 0.1
    shot = COACH.value(GAME.scenario("Save", goals=[0, 0], hands={0: ["corner-red"]}), 0)
    assert shot < value(goals=[0, 0])


def test_chances_are_close_to_what_comes_of_them() -> None:
    misses, even = [], []
    for seed in range(40):
        chances: list[float] = []
        for match in coached_positions(2, range(seed, seed + 1)):
            if match.outcome is None:
                chances.append(COACH.value(match, 0))
            else:
                misses += [(chance - match.outcome.values[0]) ** 2 for chance in chances]
                even += [(0.5 - match.outcome.values[0]) ** 2 for _ in chances]
    assert sum(misses) < 0.7 * sum(even)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_the_coach_says_does_not_depend_on_what_is_hidden(seats: int) -> None:
    luck = Seeded(5)
    for match in coached_positions(seats, range(2)):
        if match.outcome is not None:
            continue
        for seat in range(seats):
            other = match.redealt(seat, luck)
            assert COACH.value(other, seat) == COACH.value(match, seat)
            if seat == match.seat:
                for move in match.moves():
                    assert COACH.why(other, seat, move) == COACH.why(match, seat, move)


def test_the_tables_of_chances_can_be_measured_anew(capsys: pytest.CaptureFixture[str]) -> None:
    football_chances.main(["--matches", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert {"[goals_a_card]", "[edge]", "[edge_in_the_last_turn]"} <= set(lines)
    assert any(re.fullmatch(r"4 = \[[\d.]+, [\d.]+\]", line) for line in lines)
