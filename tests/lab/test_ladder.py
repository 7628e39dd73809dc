"""A ladder is climbed in other processes, stops when it is clear who is stronger, and goes on where it was left."""

from pathlib import Path

import pytest

from onze.games import load
from onze.lab.ladder import Ladder
from onze.lab.results import Results
from onze.lab.standings import SequentialTest
from tests.bots.test_outside import engine
from tests.cli.command import onze

SHOOTOUT = str(Path(__file__).parents[2] / "examples" / "shootout")


def ladder(path: Path, bots: list[str], matches: int, test: SequentialTest | None = None) -> Ladder:
    game = load(SHOOTOUT)
    return Ladder(game, bots, Results(path, game, 1, None), 1, matches, test)


def test_everybody_plays_as_many_matches_and_a_second_call_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    first = ladder(path, ["random", "coach"], 6)
    first.climb(2, None)
    assert [one.matches for one in first.standings.values()] == [6]
    before = path.read_text()
    ladder(path, ["random", "coach"], 6).climb(2, None)
    assert path.read_text() == before, "there was nothing left to play"
    more = ladder(path, ["random", "coach", engine("good")], 8)
    more.climb(2, None)
    assert path.read_text().startswith(before)
    assert [one.matches for one in more.standings.values()] == [8, 8, 8]
    sides = [(result["one"], result["others"], result["deal"], result["side"]) for result in more.results.results]
    assert len(set(sides)) == len(sides) == 24


def test_a_ladder_that_is_interrupted_leaves_a_good_file(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    begun = ladder(path, ["random", "coach"], 100)

    def interrupt() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begun.climb(1, None, interrupt)
    again = ladder(path, ["random", "coach"], 100)
    assert again.standings[again.pairings[0]].matches == len(again.results.results) == 2


def test_a_pairing_stops_when_it_is_clear_who_is_stronger(tmp_path: Path) -> None:
    class Sure(SequentialTest):
        def verdict(self, points: object, even: float) -> int:
            return 1

    begun = ladder(tmp_path / "ladder.jsonl", ["random", "coach"], 100, Sure())
    assert begun.open() == []
    begun.climb(1, None)
    assert begun.results.results == []


def test_the_table_names_everybody_in_both_languages(tmp_path: Path) -> None:
    words = ["ladder", SHOOTOUT, "--bots", "random,coach", "--bot", engine("crash"), "--matches", "2"]
    words += ["--results", str(tmp_path / "ladder.jsonl"), "--processes", "1"]
    english = onze(*words, "--lang", "en")
    assert english.code == 0
    assert "random against coach" in english.output
    assert "all matches played" in english.output
    assert "moves drawn because there was no answer" in english.output
    french = onze(*words, "--lang", "fr")
    assert "l’échelle reprend de là" in french.output
    assert "random contre coach" in french.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "random"], "two different bots"),
        (["--bots", "random,random"], "two different bots"),
        (["--bots", "random,nobody"], "There is no bot “nobody”"),
        (["--bots", "random,coach", "--matches", "0"], "one match or more"),
        (["--bots", "random,coach", "--processes", "-1"], "--processes 1"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], said: str) -> None:
    ran = onze("ladder", SHOOTOUT, *words, "--lang", "en")
    assert ran.code == 2
    assert said in " ".join(ran.errors.split())
