"""Which moves a typed answer fits."""

from typing import Any

import pytest

from onze.cli.answers import fitting, numbered, read_move, typed_number
from onze.games.worldwide_football import WorldwideFootball
from onze.kernel.match import Match
from onze.kernel.words import Refused
from tests.plain import plain

STEPS = {1: ("step square:a1", "remettre en a1"), 2: ("step square:a10", "remettre en a10")}
CARDS = {
    3: ("play card:left-2-hand", "jouer attaquant à gauche 2, main"),
    4: ("play card:free-kick-2-all", "jouer coup franc à droite 2 / à gauche 2"),
    5: ("play card:free-kick-3-left-right", "jouer coup franc à gauche 3 / à droite 3"),
}


@pytest.mark.parametrize(
    ("answer", "moves"),
    [
        ("step square:a1", [1]),
        ("remettre en A1", [1]),
        ("a1", [1, 2]),
        ("a10", [2]),
        ("gauche 2", [3, 4]),
        ("GAUCHE 2, main", [3]),
        ("main gauche", [3]),
        ("coup droite 2", [4]),
        ("franc à gauche", [5]),
        ("coup gauche", [4, 5]),
        ("jouer  coup", [4, 5]),
        ("tir", []),
    ],
)
def test_an_answer_fits_exactly_or_else_as_a_part_or_else_word_by_word(answer: str, moves: list[int]) -> None:
    assert fitting(answer, {**STEPS, **CARDS}) == moves


def test_a_move_that_is_a_number_is_listed_under_that_number() -> None:
    game = WorldwideFootball(mode="international")
    match = game.scenario("BuildDecks", half_time=True)
    menu = numbered(game, match.moves(0))
    assert list(menu) == [*range(8), 8]
    assert game.name(read_move("5", match, menu, 0, "en")) == "choose number:5"
    assert game.name(read_move("8", match, menu, 0, "en")) == "keep"


PROFESSIONAL = WorldwideFootball(mode="professional")


@pytest.mark.parametrize(
    ("answer", "english", "french"),
    [
        ("cross", "“Cross” may be laid at 5, 6 PA only; you have 3.", ""),
        ("centre", "", "« Centre » ne se pose qu’à 5, 6 PA ; vous en avez 3."),
        ("6/7/8", "You do not hold the card “Shot 6/7/8”.", "Vous n’avez pas la carte « Tir 6/7/8 » en main."),
        ("creativity", "You do not have the ability “Creativity”.", ""),
    ],
)
def test_a_move_that_is_not_listed_is_refused_with_its_own_reason(answer: str, english: str, french: str) -> None:
    facts: dict[str, Any] = {"hands": {0: ["cross", "pass"]}, "abilities": {0: ["attacking-play"]}, "pa": 3}
    match = PROFESSIONAL.scenario("BuildAttack", teams=["germany", "italy"], **facts)
    for language, sentence in (("en", english), ("fr", french)):
        if sentence:
            assert refusal(match, answer, language) == sentence


def test_moves_that_are_refused_for_several_reasons_are_not_explained() -> None:
    facts: dict[str, Any] = {"hands": {0: ["dribble", "through-ball"]}, "abilities": {0: []}, "pa": 3}
    match = PROFESSIONAL.scenario("BuildAttack", teams=["germany", "italy"], **facts)
    assert refusal(match, "lay through ball", "en") == "“Through ball” may be laid at 4, 5 PA only; you have 3."
    assert refusal(match, "through ball pass", "en").startswith("“through ball pass” fits none of the moves listed.")
    assert refusal(match, "ss", "en").startswith("“ss” fits none of the moves listed.")


def test_a_number_that_is_out_of_reach_is_refused_with_its_own_reason() -> None:
    match = WorldwideFootball(mode="international").scenario("BuildDecks")
    assert refusal(match, "9", "en") == "Of “Dribble” there are only 7 in your colour."
    assert refusal(match, "99", "en") == "There is no move 99: type a number from 0 to 7."


def refusal(match: Match, answer: str, language: str) -> str:
    """What is said to an answer that is refused."""
    with pytest.raises(Refused) as refused:
        read_move(answer, match, numbered(match.game, match.moves(0)), 0, language)
    return plain(refused.value.sentence(language))


@pytest.mark.parametrize(
    ("answer", "number"), [("12", 12), ("007", 7), ("9" * 5000, 999_999_999), ("", None), ("-1", None), ("²", None)]
)
def test_a_number_is_read_however_long_it_is(answer: str, number: int | None) -> None:
    assert typed_number(answer) == number
