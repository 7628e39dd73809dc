"""Boards that can be played on, and those that are refused."""

from pathlib import Path

import pytest

from onze.games.footime import Footime
from onze.kernel.chance import Seeded
from onze.kernel.words import Refused
from tests.games.footime.test_kit import small_game

SMALL = (Path(__file__).with_name("data") / "small_board.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("there", "here", "mistake"),
    [
        ("y = [-4, 4]", "y = [-13, 13]", "26 points"),
        ("penalty_spot = [4, 0]", "penalty_spot = [4, 1]", "turned about"),
        ("[[7, -1], [7, 0], [7, 1]]", "[[7, 0], [7, 1]]", "turned about"),
        ("area = { x = [3, 7]", "area = { x = [4, 7]", "turned about"),
        ("x = [-7, 7]", "x = [-8, 7]", "turned about"),
        ("keeper = [7, 0]", "keeper = [6, 0]", "turned about"),
        ("x = [-7, 7]", "x = [-7]", "ValueError"),
        ("penalty_spot = [4, 0]", "penalty_spot = [9, 0]", "not on the pitch"),
        ("penalty_spot = [4, 0]\n", "", "KeyError"),
    ],
)
def test_a_board_is_even_and_whole(there: str, here: str, mistake: str) -> None:
    assert there in SMALL
    refuse(SMALL.replace(there, here), mistake)


@pytest.mark.parametrize(
    ("changes", "mistake"),
    [
        ({"keeper = [7, 0]": "keeper = [6, 0]", "keeper = [-7, 0]": "keeper = [-6, 0]"}, "end line"),
        ({"[7, 0], [7, 1]]": "[7, 0], [6, 1]]", "[[-7, -1], [-7, 0]": "[[-6, -1], [-7, 0]"}, "end line"),
        ({"spot = [4, 0]": "spot = [2, 0]", "spot = [-4, 0]": "spot = [-2, 0]"}, "penalty area"),
        ({"[6, 0], [6, 1]]": "[6, 0], [2, 1]]", "[[-6, -1], [-6, 0]": "[[-2, -1], [-6, 0]"}, "penalty area"),
    ],
)
def test_goals_and_spots_lie_where_they_belong(changes: dict[str, str], mistake: str) -> None:
    board = SMALL
    for there, here in changes.items():
        assert there in board
        board = board.replace(there, here)
    refuse(board, mistake)


def refuse(board: str, mistake: str) -> None:
    formations = Path(__file__).with_name("data") / "small_formations.toml"
    with pytest.raises(Refused, match=mistake) as refused:
        Footime(2, board=board, formations=formations)
    assert refused.value.sentence("fr") != refused.value.sentence("en")


@pytest.mark.parametrize("game", [Footime(), small_game(2)])
def test_growing_by_many_steps_at_once_is_growing_step_by_step(game: Footime) -> None:
    pitch = game.pitch
    chance = Seeded(11)
    for _ in range(60):
        together = 0
        for _ in range(1 + chance.below(4)):
            together |= pitch.bit[chance.below(len(pitch.bit))]
        step_by_step = together
        for steps in range(pitch.length + 2):
            assert pitch.grown(together, steps) == step_by_step
            step_by_step = pitch.spread(step_by_step)
