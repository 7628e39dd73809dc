"""The bots of the page on writing one: they are what the page shows, play without a fault, and beat random."""

import re
import shutil
from pathlib import Path

import pytest

from onze.games import load
from onze.lab.fixtures import Pairing, fixtures
from onze.lab.matches import Bench, play_fixture
from onze.lab.standings import standing

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PAGE = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "file"), [("python", "first_bot.py"), ("javascript", "first_bot.js")])
def test_the_page_shows_the_example(language: str, file: str) -> None:
    shown = re.search(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert shown is not None
    assert shown[1] == (EXAMPLES / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("code", "deals"),
    [
        (f"{EXAMPLES / 'first_bot.py'}:FirstBot", 3),
        pytest.param(
            f"node {EXAMPLES / 'first_bot.js'}",
            8,
            marks=pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node"),
        ),
    ],
)
def test_the_example_beats_random(code: str, deals: int) -> None:
    game = load("football-a-la-carte", 2)
    bench, pairing = Bench(game), Pairing(code, "random")
    results = [play_fixture(bench, one) for deal in range(deals) for one in fixtures(game, pairing, deal, 1)]
    bench.close()
    found = standing(game, pairing, results)
    assert found.faults == (0, 0)
    assert found.share()[0] > 0.6
