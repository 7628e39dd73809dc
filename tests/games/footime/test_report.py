"""The report on a match: what it says is true, in both languages, and comes from the events that stand."""

import hashlib
import re
from collections import Counter
from typing import Any

import pytest

from onze.articles import FORMATS
from onze.bots import ask_bot_phrase, find_bot
from onze.games.footime import Footime
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import RETAINED_RULES
from onze.games.footime.telling.chronicle import read_chronicle
from onze.games.footime.telling.report import write
from onze.games.footime.telling.statistics import AT_A_GLANCE
from onze.games.footime.telling.wording import REPORT_WORDS, Wording
from onze.kernel.records.reader import Replay
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import LANGUAGES
from tests.plain import plain

# ---- matches that bots have played


def played(name: str, bot: str = "coach", seats: int = 2, lines: int | None = None, **options: Any) -> RecordedMatch:
    """A match of a bot against itself, to its end or for so many lines."""
    game = Footime(seats, **{"period_turns": 40, **options})
    recorded = kick_off(game, hashlib.sha256(name.encode()).digest(), [bot] * seats)
    play_on(recorded, bot, lines)
    return recorded


def play_on(recorded: RecordedMatch, bot: str = "coach", lines: int | None = None) -> None:
    choose = find_bot(bot, recorded.game)
    while recorded.match.outcome is None and (lines is None or len(recorded.plays) < lines):
        seat = recorded.match.asked[0]
        recorded.play(ask_bot_phrase(choose, recorded.match, seat, recorded.thinking()), seat)


def end_of(recorded: RecordedMatch) -> FootimeMatch:
    assert isinstance(recorded.match, FootimeMatch)
    return recorded.match


def written(recorded: RecordedMatch, language: str = "en", form: str = "text") -> str:
    """The report with plain spaces."""
    names = [f"coach {seat}" for seat in range(recorded.game.seats)]
    return plain(write(Replay(recorded.record, recorded.game), names, language).written(form))


TABLES: dict[str, dict[str, Any]] = {
    "two": {"tie_break": "shootout", "period_turns": 20},
    "four": {"seats": 4, "offside": "called", "own_goals": True},
    "eight": {"seats": 8, "goal_target": 2, "target_cap_turns": 80},
    "extra time": {"tie_break": "extra_time", "period_turns": 5, "extra_cap_turns": 10},
}


@pytest.mark.parametrize("bot", ["coach", "random"])
@pytest.mark.parametrize("table", TABLES)
def test_a_report_on_any_match_has_its_score_and_fits_eighty_columns(table: str, bot: str) -> None:
    recorded = played(table, bot, **TABLES[table])
    goals = end_of(recorded).goals
    boards = {"en": f"Home {goals[0]} – {goals[1]} Away", "fr": f"Domicile {goals[0]}-{goals[1]} Extérieur"}
    for language, board in boards.items():
        text = written(recorded, language)
        assert f"\n{board}" in text
        assert max(len(line) for line in text.splitlines()) <= 80
        assert not re.search(r"\{|\}|None|_|  \d+ – \d+$", text)


@pytest.mark.parametrize("table", TABLES)
def test_the_figures_are_those_of_the_events(table: str) -> None:
    recorded = played(f"{table} figures", **TABLES[table])
    replay = Replay(recorded.record, recorded.game)
    chronicle = read_chronicle(replay)
    told = [event for frame in replay.standing_frames() for event in frame.events]
    for side in (0, 1):
        ours = Counter(event.kind for event in told if int(str(event.details.get("seat", 1 - side))) & 1 == side)
        assert chronicle.count("shot", side) >= ours["shot"]
        assert chronicle.count("duel", side) == ours["duel"]
        assert chronicle.count("wasted", side) == ours["turn lost"]
        assert chronicle.count("touch", side) == ours["ball"] + ours["ball taken along"] > 0
        scorers = [
            goal for goal in chronicle.of_kinds(("goal", "own goal")) if (goal.kind == "goal") == (goal.side == side)
        ]
        assert len(scorers) == end_of(recorded).goals[side]
    turns = [goal.turn for goal in chronicle.of_kinds(("goal",))]
    assert turns == [event.details["turn"] for event in told if event.kind == "goal"]


def test_what_was_taken_back_never_happened() -> None:
    recorded = played("a goal taken back", lines=1)
    before = 0
    while not sum(end_of(recorded).goals):
        assert recorded.match.outcome is None, "a match with a goal is wanted"
        before = len(recorded.plays)
        play_on(recorded, lines=before + 1)
    assert "opened the scoring" in written(recorded) or "The first goal" in written(recorded)
    recorded.take_back(recorded.plays[before].line)
    assert "opened the scoring" not in written(recorded)
    assert "The first goal" not in written(recorded)


def test_a_match_that_was_left_or_given_up() -> None:
    recorded = played("left", lines=30)
    assert written(recorded).startswith("Home against Away: the match so far\n")
    recorded.call("resign seat:0")
    assert written(recorded).startswith("Home give up against Away\n")
    assert written(recorded, "fr").startswith("Domicile abandonne contre Extérieur\n")


def test_a_match_that_was_lost_on_time() -> None:
    recorded = played("left", lines=30)
    recorded.lose_on_time(0)
    assert written(recorded).startswith("Home run out of time against Away\n")
    assert written(recorded, "fr").startswith("Temps écoulé pour Domicile contre Extérieur\n")


def test_a_match_in_which_nobody_has_played_the_ball_has_no_figures() -> None:
    recorded = played("nothing", lines=0)
    assert "The match in figures" not in written(recorded)
    assert "ossession" not in written(recorded)


def test_every_form_has_the_same_words() -> None:
    recorded = played("forms")
    pages = {form: written(recorded, form=form) for form in FORMATS}
    assert pages["markdown"].startswith("# ")
    assert pages["html"].startswith("<!DOCTYPE html>")
    for words in ("First period", "The match in figures", "Shots on goal"):
        assert all(words in page for page in pages.values())


# ---- words


def test_whatever_can_happen_has_its_words() -> None:
    hows = {*RETAINED_RULES, "skill", "run", "tackle"}
    keys = {f"attempt_{how.replace(' ', '_').replace('-', '_')}" for how in hows}
    keys |= {f"glance_{kind.replace(' ', '_')}" for kind in AT_A_GLANCE}
    assert keys <= set(REPORT_WORDS.sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_wordings_take_turns_and_the_same_record_is_told_alike(language: str) -> None:
    wording = Wording(language, "0000000a")
    facts = {"winner": "A", "loser": "B", "score": "1"}
    first, second, third = (wording.say("headline_win", **facts) for _ in range(3))
    assert first == third != second
    assert Wording(language, "0000000a").say("headline_win", **facts) == first
