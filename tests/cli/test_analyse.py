"""``onze analyse`` draws the chance to win and names what cost and what was luck, in both languages."""

import json
from pathlib import Path

import pytest

from onze.cli.analyse import chart
from onze.lab import analysis
from tests.cli.command import onze, play


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in ("WORLDS", "SECOND_LOOK", "SUSPECTS", "CANDIDATES"):
        monkeypatch.setattr(analysis, setting, 4)


def test_a_match_is_looked_back_at_in_both_languages(tmp_path: Path, quick: None) -> None:
    record, written = str(tmp_path / "match.onze"), tmp_path / "match.json"
    play("coach,random", "", "--record", record)
    english = onze("analyse", record, "--json", str(written), "--lang", "en")
    assert english.code == 0
    assert "The chance of coach to win" in english.output
    assert "The luck that mattered most" in english.output
    french = onze("analyse", record, "--lang", "fr")
    assert "Les chances de coach de gagner" in french.output
    told = json.loads(written.read_text(encoding="utf-8"))
    assert set(told) == {"analysis", "points", "choices", "luck"}
    assert set(told["luck"][0]["said"]) == {"en", "fr"}


def test_a_match_that_is_not_over_is_not_looked_back_at(tmp_path: Path) -> None:
    record = str(tmp_path / "match.onze")
    play("me,coach", "q\n", "--record", record)
    ran = onze("analyse", record, "--lang", "en")
    assert ran.code == 2
    assert "not over yet" in ran.errors


def test_a_curve_is_drawn_from_top_to_bottom_with_its_marks_below() -> None:
    drawn = chart([(1, 0.5), (2, 1.0), (3, 0.0)], {2: "1"})
    assert drawn[0] == "100 % │ ● "
    assert drawn[5] == " 50 % │●──"
    assert drawn[10] == "  0 % │  ●"
    assert drawn[-1] == "        1"
