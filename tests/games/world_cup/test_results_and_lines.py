"""What is told on one line, and the result of a match in words."""

from typing import Any

import pytest

from onze.cli.result import result_text
from onze.cli.screen import Screen
from onze.games.world_cup.telling.commentary import goes_on
from onze.kernel.outcome import Outcome
from tests.games.world_cup.at_terminal import NAMES, OF_2002
from tests.plain import plain


@pytest.mark.parametrize(
    ("told", "on_the_same_line"),
    [
        ({"kind": "card"}, False),
        ({"kind": "token"}, True),
        ({"kind": "draw"}, True),
        ({"kind": "result", "dice": True}, True),
        ({"kind": "result", "dice": False}, False),
        ({"kind": "table"}, False),
    ],
)
def test_what_follows_from_an_event_is_told_on_its_line(told: dict[str, Any], on_the_same_line: bool) -> None:
    assert goes_on(told) == on_the_same_line


def test_the_result_says_how_far_everybody_came() -> None:
    outcome = Outcome((1.0, 0.0), (7, 5), "cup won", "WCG-1.0.1")
    said = "you won. How far each came: you (Cup), random (Third place)."
    assert plain(result_text(Screen("en"), outcome, OF_2002, NAMES)) == said
    outcome = Outcome((1.0, 0.0), (7, 4), "cup won", "WCG-1.0.1")
    said = "you won. How far each came: you (Cup), random (Semi-finals)."
    assert plain(result_text(Screen("en"), outcome, OF_2002, NAMES)) == said
    outcome = Outcome((0.0, 1.0), (0, 6), "cup won", "WCG-1.0.1")
    said = "Victoire : random. Parcours : you (Groupes), random (Finale)."
    assert plain(result_text(Screen("fr"), outcome, OF_2002, NAMES)) == said
