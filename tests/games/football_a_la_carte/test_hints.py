"""What the coach says besides its move: how it ranks all of them, why, and how likely a side is to win."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from bench import football_chances

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.coach import FootballCoach
from onze.games.football_a_la_carte.match import FootballMatch
from onze.kernel.chance import Seeded
from tests.games.football_a_la_carte.readings import READINGS
from tests.plain import plain

GAME = FootballALaCarte()
COACH = FootballCoach(GAME)
KEEPERS = ["goalkeeper-4-all", "goalkeeper-4-all", "goalkeeper-6-left-right"]


def coached_positions(seeds: range, **options: Any) -> Iterator[FootballMatch]:
    """Every position of some matches between coaches."""
    game = FootballALaCarte(**options)
    for seed in seeds:
        chance = Seeded(seed)
        match = game.new_match(chance)
        while match.outcome is None:
            yield match
            match.play(COACH.choose(match, match.seat, chance), chance)
        yield match


def test_the_coach_ranks_what_is_listed_and_plays_one_of_the_best() -> None:
    luck = Seeded(7)
    for match in coached_positions(range(3)):
        if match.outcome is not None:
            continue
        ranked = COACH.rank(match, match.seat)
        assert sorted(one.move for one in ranked) == list(match.moves())
        worths = [one.worth for one in ranked]
        assert worths == sorted(worths, reverse=True)
        best = [one.move for one in ranked if one.worth == worths[0]]
        assert COACH.choose(match, match.seat, luck) in best
        assert COACH.rank(match, 1 - match.seat) == []


@pytest.mark.parametrize("reading", READINGS, ids=str)
def test_every_choice_of_the_coach_has_a_reason_in_both_languages(reading: dict[str, Any]) -> None:
    told: set[str] = set()
    for match in coached_positions(range(3), **reading):
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
            r"A shot, with a goal in \d+% of cases\.",
            r"Un tir, qui fait but dans \d+ % des cas\.",
        ),
        (
            "ThrowIn",
            {"ball": "a9", "hands": {0: ["right-5-red", *["corner-red"] * 2, *["corner-blue"] * 2, *KEEPERS]}},
            "step square:a10",
            r"With attacker right 5, red flag: a shot, with a goal in \d+% of cases\.",
            r"Avec attaquant à droite 5, drapeau rouge : un tir, qui fait but dans \d+ % des cas\.",
        ),
        (
            "Save",
            {"hands": {0: ["corner-red"]}},
            "play card:corner-red",
            r"Stops the shot for a corner, which comes to nothing in \d+% of cases\.",
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
    for match in coached_positions(range(3), seats=seats, tie="penalty_cuts"):
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
        for match in coached_positions(range(seed, seed + 1)):
            if match.outcome is None:
                chances.append(COACH.value(match, 0))
            else:
                misses += [(chance - match.outcome.values[0]) ** 2 for chance in chances]
                even += [(0.5 - match.outcome.values[0]) ** 2 for _ in chances]
    assert sum(misses) < 0.7 * sum(even)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_the_coach_says_does_not_depend_on_what_is_hidden(seats: int) -> None:
    luck = Seeded(5)
    for match in coached_positions(range(2), seats=seats):
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
