"""Which moves a typed answer fits."""

import pytest

from onze.cli.answers import fitting, menu_numbers, read_move
from onze.games.worldwide_football import WorldwideFootball

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
    numbers = menu_numbers(match, 0)
    assert numbers == [*range(8), 8]
    assert game.name(read_move("5", match, 0, "en")) == "choose number:5"
    assert game.name(read_move("8", match, 0, "en")) == "keep"
