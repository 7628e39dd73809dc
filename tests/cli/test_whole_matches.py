"""A whole match of every game at the terminal, kept as a record, then checked, watched and told as a report."""

from pathlib import Path

import pytest

from tests.cli.command import onze

TABLES = {
    "football à la carte": ("football-a-la-carte", "coach,coach,coach"),
    "amateur": ("worldwide-football", "coach,coach", "mode=amateur"),
    "professional": ("worldwide-football", "coach,coach", "mode=professional"),
    "international": ("worldwide-football", "coach,coach", "mode=international"),
    "solo, amateur": ("worldwide-football", "coach,automaton", "mode=amateur"),
    "solo, supplement": ("worldwide-football", "coach,automaton", "mode=professional", "solo_version=supplement"),
    "solo, main rulebook": ("worldwide-football", "coach,automaton", "mode=professional", "solo_version=main"),
    "1930": ("world-cup", "coach,random,coach", "edition=1930"),
    "footime": ("footime", "coach,coach"),
    "footime, a target of goals": ("footime", "coach,random,coach,random", "goal_target=2"),
}
WON_OR_DRAWN = {"en": (" won, ", " won. ", " won after ", "A draw, "), "fr": ("Victoire", "Match nul")}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_match_is_played_to_its_end_and_told(tmp_path: Path, table: tuple[str, ...], lang: str) -> None:
    game, seats, *options = table
    record = str(tmp_path / "match.onze")
    chosen = [part for option in options for part in ("--option", option)]
    played = onze("play", game, "--seats", seats, *chosen, "--seed", "11", "--lang", lang, "--record", record)
    assert played.code == 0, played.errors
    result = next(line for line in reversed(played.output.splitlines()) if line.startswith("· "))
    assert any(words in result for words in WON_OR_DRAWN[lang])
    said = result.removeprefix("· ").partition(" [")[0].partition(" (")[0]
    verified = onze("verify", record, "--lang", lang)
    assert verified.code == 0
    assert said in verified.output.replace("\n  ", " ")
    assert result[:60] in onze("replay", record, "--lang", lang, typed="e\nq\n").output
    report = onze("report", record, "--lang", lang)
    assert report.code == 0
    assert len(report.output.splitlines()) > 10
