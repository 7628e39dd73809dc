"""A game without a drawing of its own is played in outline."""

import pytest

from onze.cli.outline import outline
from onze.kernel.chance import Seeded
from tests.cli.conftest import PlayOn
from tests.kernel.toys import KickaboutGame


def test_nested_values_are_indented_and_flat_ones_stand_on_one_line() -> None:
    view = {
        "half": 1,
        "last_turn": True,
        "ball": None,
        "goals": [1, 0],
        "draw_pile": {"size": 2, "known": []},
        "hands": [{"size": 1, "cards": ["corner-red"]}, {"size": 8, "cards": []}],
        "known": [[3, "penalty"]],
    }
    assert outline(view) == [
        "half: 1",
        "last turn: true",
        "ball: –",
        "goals: 1, 0",
        "draw pile: size 2; known –",
        "hands:",
        "  0: size 1; cards corner-red",
        "  1: size 8; cards –",
        "known:",
        "  0: 3, penalty",
    ]


@pytest.mark.parametrize(("lang", "won", "drawn"), [("en", " won, ", "A draw, "), ("fr", "Victoire : ", "Match nul, ")])
def test_a_game_without_a_drawing_is_played_to_its_end(play_on: PlayOn, lang: str, won: str, drawn: str) -> None:
    output = play_on(KickaboutGame(2).new_match(Seeded(3)), "1\n" * 1000, lang=lang)
    lines = output.splitlines()
    assert "hands:" in lines
    assert any(line.startswith("· Draw: seat 1; count ") and line.endswith("[KA-2]") for line in lines)
    assert won in lines[-1] or drawn in lines[-1]


def test_the_outline_shows_a_person_its_own_hand_only(play_on: PlayOn) -> None:
    match = KickaboutGame(2).scenario("ChooseCard", seat=0, hands={0: ["pass", "shot", "shot"], 1: ["star"] * 3})
    output = play_on(match, "q\n")
    assert "  0: size 3; cards pass, shot, shot" in output
    assert "  1: size 3; cards –" in output
    assert "moves:" not in output
