"""Results are kept round by round; whatever was cut off is played again, and other results are not mixed in."""

import json
from pathlib import Path

import pytest

from onze.games import load
from onze.kernel.words import Refused
from onze.lab.results import Results
from tests.lab.results_made_up import result

GAME = load("football-a-la-carte", 2)
ROUND = [result("a", "b", 0, 0, 1.0, 0.0), result("a", "b", 0, 1, 0.5, 0.5)]


def kept(path: Path) -> Results:
    results = Results(path, GAME, 1, None)
    results.add(ROUND)
    return results


def test_what_was_added_is_there_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    kept(path)
    again = Results(path, GAME, 1, None)
    assert again.results == ROUND
    again.add(ROUND)
    assert len(path.read_text().splitlines()) == 5


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    kept(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    again = Results(path, GAME, 1, None)
    assert again.results == ROUND[:1]
    again.add(ROUND[1:])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("text", "key"),
    [("hello\n", "ladder-damaged"), ("[]\n", "ladder-no-results"), ('{"ladder": 99}\n', "ladder-no-results")],
)
def test_another_file_is_refused_and_stays_as_it_is(tmp_path: Path, text: str, key: str) -> None:
    path = tmp_path / "ladder.jsonl"
    path.write_text(text)
    with pytest.raises(Refused) as refused:
        Results(path, GAME, 1, None)
    assert refused.value.reason.key == key
    assert path.read_text() == text


@pytest.mark.parametrize("line", ['{"one": "a"}', json.dumps({**ROUND[0], "deal": "first"}), "[" * 100_000])
def test_a_line_that_is_no_result_is_refused_by_its_number(line: str, tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    kept(path)
    with path.open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(Refused, match="line 4"):
        Results(path, GAME, 1, None)


@pytest.mark.parametrize(
    ("game", "seed", "seconds", "what"),
    [
        (load("football-a-la-carte", 4), 1, None, "game"),
        (GAME, 2, None, "seed"),
        (GAME, 1, 0.5, "seconds"),
    ],
)
def test_results_of_another_ladder_are_not_mixed_in(
    tmp_path: Path, game: object, seed: int, seconds: float | None, what: str
) -> None:
    path = tmp_path / "ladder.jsonl"
    kept(path)
    with pytest.raises(Refused) as refused:
        Results(path, game, seed, seconds)  # type: ignore[arg-type]
    assert f"this differs: {what}." in refused.value.sentence("en")
