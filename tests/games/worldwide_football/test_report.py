"""The report on a match: what it says is true, in both languages, and comes from the events that stand."""

import hashlib
import re
from typing import Any

import pytest

from onze.bots import ask_bot_phrase, find_bot
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.telling.chronicle import Chronicle
from onze.games.worldwide_football.telling.report import write
from onze.kernel.events import Event
from onze.kernel.records.reader import Replay
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import LANGUAGES
from onze.typography import score
from tests.plain import plain


def played(name: str, bot: str = "coach", seats: int = 2, lines: int | None = None, **options: Any) -> RecordedMatch:
    """A match of a bot against itself, to its end or for so many lines."""
    game = WorldwideFootball(seats, **options)
    recorded = kick_off(game, hashlib.sha256(name.encode()).digest(), [bot] * seats)
    play_on(recorded, bot, lines)
    return recorded


def play_on(recorded: RecordedMatch, bot: str = "coach", lines: int | None = None) -> None:
    choose = find_bot(bot, recorded.game)
    while recorded.match.outcome is None and (lines is None or len(recorded.plays) < lines):
        seat = recorded.match.asked[0]
        recorded.play(ask_bot_phrase(choose, recorded.match, seat, recorded.thinking()), seat)


def written(recorded: RecordedMatch, language: str = "en", form: str = "text") -> str:
    """The report with plain spaces."""
    replay = Replay(recorded.record, recorded.game)
    return plain(write(replay, [f"coach {seat}" for seat in range(recorded.game.seats)], language).written(form))


def end_of(recorded: RecordedMatch) -> WorldwideMatch:
    """The match as it stands."""
    assert isinstance(recorded.match, WorldwideMatch)
    return recorded.match


def events_of(recorded: RecordedMatch) -> list[Event]:
    frames = Replay(recorded.record, recorded.game).standing_frames()
    return [event for frame in frames for event in frame.events]


TABLES: dict[str, dict[str, Any]] = {
    "amateur": {"draw_resolution": "shootout"},
    "professional": {"mode": "professional", "stadium": "second"},
    "international": {"mode": "international", "draw_resolution": "extra_time_then_shootout"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["coach", "random"])
@pytest.mark.parametrize("table", TABLES)
def test_a_report_on_any_match_has_its_score_and_fits_eighty_columns(table: str, bot: str, language: str) -> None:
    for number in range(3):
        recorded = played(f"{table} {number}", bot, **TABLES[table])
        match = end_of(recorded)
        text = written(recorded, language)
        teams = [match.team(side).name[language] for side in (0, 1)]
        assert f"\n{teams[0]} {plain(score(match.goals, language))} {teams[1]} (" in text
        assert max(len(line) for line in text.splitlines()) <= 80
        goals = re.findall(r"^  \d+’ (?:goal|but) .*: (\d+ – \d+|\d+-\d+)$", text, re.MULTILINE)
        assert len(goals) == sum(match.goals)
        assert not re.search(r"\{|\}|None|_", text)


@pytest.mark.parametrize("table", TABLES)
def test_the_figures_are_those_of_the_events(table: str) -> None:
    recorded = played(f"{table} figures", **TABLES[table])
    chronicle = Chronicle(end_of(recorded).rules, end_of(recorded).view(None), events_of(recorded))
    for side in (0, 1):
        tally = chronicle.tallies[side]
        told = [event for event in events_of(recorded) if event.details.get("side") == side]
        count = {kind: len([event for event in told if event.kind == kind]) for kind in {event.kind for event in told}}
        assert tally.cards_laid == count.get("lay", 0) > 0
        assert tally.corners == count.get("corner", 0)
        assert tally.fouls == count.get("foul", 0)
        assert len(chronicle.of_kind("yellow card", side)) == count.get("yellow card", 0)
        assert len(chronicle.of_kind("substitution", side)) == count.get("substitution", 0)
        assert sum(tally.abilities.values()) == count.get("ability", 0)
        assert len(chronicle.goals_of(side)) == end_of(recorded).goals[side] == count.get("goal", 0)
        blocked = len(chronicle.of_kind("blocked", side))
        in_shoot_out = len([kick for kick in chronicle.kicks if kick[0] == side])
        assert tally.shots == count.get("shot", 0) + count.get("faces", 0) - in_shoot_out + blocked
        assert tally.on_target == tally.shots - blocked - count.get("off target", 0)
    assert chronicle.possession(0) + chronicle.possession(1) == 100


def test_the_scorer_is_the_player_whom_the_goal_names() -> None:
    scorers = 0
    for number in range(5):
        recorded = played(f"scorers {number}", mode="professional")
        text = written(recorded)
        for event in events_of(recorded):
            if event.kind == "goal" and "player" in event.details:
                team = end_of(recorded).team(int(str(event.details["side"])))
                player = team.players[SLOTS.index(str(event.details["player"]).removeprefix("player:"))]
                assert f"  {event.details['minute']}’ goal for {team.name['en']}, {player.name}: " in text
                scorers += 1
    assert scorers


def test_what_was_taken_back_never_happened() -> None:
    recorded = played("taken back", mode="professional", lines=1)
    before = 0
    while not sum(end_of(recorded).goals):
        before = len(recorded.plays)
        play_on(recorded, lines=before + 1)
    assert "goal for" in written(recorded)
    recorded.take_back(recorded.plays[before].line)
    assert "goal for" not in written(recorded)
    play_on(recorded)
    assert written(recorded).count("’ goal for ") == sum(end_of(recorded).goals)


def test_the_same_record_is_always_told_in_the_same_words_and_another_one_in_others() -> None:
    first, second = played("words"), played("words")
    assert written(first) == written(second)
    titles = {written(played(f"words {number}", "random")).splitlines()[0] for number in range(12)}
    goalless = {title.partition(" between ")[0] for title in titles if " between " in title}
    assert goalless == {"No goals", "Goalless draw"}


def test_the_virtual_opponent_has_a_name_in_the_report() -> None:
    recorded = played("alone", "random", seats=1, mode="professional")
    assert "At the table: coach 0 for " in written(recorded)
    assert ", virtual opponent for " in written(recorded).replace("\n", " ")
    assert ", adversaire virtuel pour " in written(recorded, "fr").replace("\n", " ")


def test_a_match_that_was_left_is_told_so_far() -> None:
    recorded = played("left", mode="professional", lines=60)
    text = written(recorded).replace("\n", " ")
    assert ": the match so far " in text
    assert "The match is not over; it was left in the " in text
    assert "Le match n’est pas terminé ; il est interrompu à la " in written(recorded, "fr").replace("\n", " ")


def test_a_match_without_teams_has_nothing_to_tell() -> None:
    recorded = played("nothing", lines=2)
    recorded.call("abandon")
    assert written(recorded).startswith("A match without a kick-off\n")
    assert "Rien n’a été joué : les équipes n’étaient pas encore choisies.\n" in written(recorded, "fr")
    assert "The figures" not in written(recorded)


def test_a_match_given_up_before_its_kick_off_has_no_figures() -> None:
    recorded = played("early", mode="professional", lines=4)
    recorded.call("resign seat:0")
    text = written(recorded)
    assert " gave the match up before the kick-off (" in text.replace("\n", " ")
    assert "The figures" not in text


def test_names_from_a_squad_file_are_no_markup() -> None:
    squad = (
        'id = "x"\nname = { en = "X <b>&" }\nstars = 5\n'
        'abilities = ["creativity", "stamina", "diving"]\n'
        'solo_abilities = ["creativity", "stamina", "diving", "offside-trap", "tactical-plan"]\n'
        'stadium = "half_time_extra_star"\n'
    )
    for slot in ("G1", "D1", "D2", "M1", "M2", "A1", "A2"):
        window = 'window = "shot_die"\neffect = "keeper_plus"\namount = 1\n'
        if slot != "G1":
            window = 'window = "after"\non = ["pass", "dribble", "long-pass"]\npa = 1\n'
        squad += f'[[player]]\nslot = "{slot}"\nname = "<i>{slot}*</i>"\n{window}'
    game = WorldwideFootball(squad=squad)
    recorded = kick_off(game, bytes(32), ["random", "random"])
    recorded.play([game.move("choose team:x")], 0)
    play_on(recorded, "random")
    page = written(recorded, form="html")
    assert "X &lt;b&gt;&amp; " in page
    assert "&lt;i&gt;" in page
    assert "<b>" not in page
    assert "<i>" not in page
    assert "\\<i\\>" in written(recorded, form="markdown")
