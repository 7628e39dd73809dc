"""Other people's bots run in processes of their own, and nothing that they do stops a match."""

import os
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from onze.bots import OutsideBot, ask_bot, ask_bot_phrase, called, find_bot, is_outside, play_match, random_bot
from onze.bots.outside import ProgramBot
from onze.games import load
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Seeded
from onze.kernel.match import Match
from onze.kernel.words import Refused

GAME = FootballALaCarte()
HOSTILE = Path(__file__).parent / "hostile"
SHORT = 0.2
"""So many seconds those have who never answer."""


def engine(how: str, *more: str) -> str:
    """The command of a program that behaves in some way."""
    return shlex.join([sys.executable, str(HOSTILE / "engine.py"), how, *more])


def thinker(name: str) -> str:
    return f"{HOSTILE / 'thinkers.py'}:{name}"


@pytest.fixture
def found() -> Iterator[Any]:
    """Finds bots, and ends their processes when the test is over."""
    bots: list[OutsideBot] = []

    def find(code: str, game: Any = GAME) -> OutsideBot:
        bot = find_bot(code, game)
        assert isinstance(bot, OutsideBot)
        bots.append(bot)
        return bot

    yield find
    for bot in bots:
        bot.close(politely=False)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for those who hang."""
    monkeypatch.setattr("onze.bots.outside.GRACE", 0.1)


def ask(bot: OutsideBot, seconds: float | None = None) -> tuple[Match, int]:
    match = GAME.scenario("ThrowIn", ball="a6", seat=0)
    return match, ask_bot(bot, match, 0, Seeded(1), seconds)


# ---- which words are bots of one's own


@pytest.mark.parametrize(
    ("code", "outside", "name"),
    [
        ("coach", False, "coach"),
        ("search:200", False, "search:200"),
        ("search:1.5s", False, "search:1.5s"),
        ("random:level=3", False, "random:level=3"),
        ("ls", False, "ls"),
        ("my_bot.py:MyBot", True, "my_bot"),
        ("bots/my bot.py:MyBot:level=3:name=x", True, "my bot"),
        ("./my_engine --flag", True, "my_engine"),
        ("node my_bot.js", True, "node"),
        (f"node {HOSTILE / 'engine.py'} --fast", True, "engine"),
    ],
)
def test_a_file_or_a_command_is_told_from_a_name(code: str, outside: bool, name: str) -> None:
    assert is_outside(code) == outside
    assert called(code) == name


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("./no-such-program --flag", "no_bot_program"),
        ('./engine "unfinished', "bot_no_command"),
        ("no-such.py:Bot", "no_bot_file"),
        (str(HOSTILE / "thinkers.py"), "no_bot_name"),
        ("thinkers.py", "no_bot_name"),
        (f"{HOSTILE / 'thinkers.py'}:Any", "bot_no_thinker"),
        (f"{HOSTILE / 'thinkers.py'}:Demands", "bot_not_made"),
        ("search:abc", "wrong_search"),
        ("search:0", "wrong_search"),
        ("search:1e9s", "wrong_search"),
        (f"{HOSTILE / 'thinkers.py'}:Nobody", "no_bot_function"),
        (f"{HOSTILE / 'thinkers.py'}:Whole:colour=red", "unknown_parameter"),
    ],
)
def test_what_cannot_be_run_is_refused_before_the_match(code: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        find_bot(code, GAME)
    assert refused.value.reason.key == key
    assert refused.value.sentence("en") != refused.value.sentence("fr")


@pytest.mark.parametrize(
    ("text", "key"),
    [("1 // 0\n", "bot_file_fails"), ("def (\n", "bot_no_python"), ("import os; os._exit(1)\n", "bot_does_not_start")],
)
def test_a_file_that_cannot_be_loaded_is_refused_with_its_mistake(tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / "broken.py").write_text(text)
    with pytest.raises(Refused) as refused:
        find_bot(f"{tmp_path / 'broken.py'}:Bot", GAME)
    assert refused.value.reason.key == key


def test_no_shell_reads_a_command(tmp_path: Path, found: Any) -> None:
    bot = found(f"{engine('good', str(tmp_path / 'notes'))} ; touch {tmp_path / 'made'} $(touch {tmp_path / 'made'})")
    match, said = ask(bot)
    assert (said, bot.faults) == (match.moves()[0], [])
    assert not (tmp_path / "made").exists()


# ---- those that do as they should


@pytest.mark.parametrize("code", [engine("good"), engine("good-json"), engine("chatty"), thinker("Good")])
def test_an_answer_is_played(code: str, found: Any) -> None:
    bot = found(code)
    match, said = ask(bot)
    assert (said, bot.faults) == (match.moves()[0], [])


def test_a_whole_match_is_played_by_a_program_and_a_file(found: Any) -> None:
    bots = [found(engine("good")), found(thinker("Good"))]
    match = play_match(GAME, bots, Seeded(2))
    assert match.outcome is not None
    assert [bot.faults for bot in bots] == [[], []]

    def first(match: Any, seat: int, chance: Any) -> int:
        return int(match.moves(seat)[0])

    assert play_match(GAME, [first, first], Seeded(2)).position() == match.position(), (
        "what it thinks with changes no luck"
    )


def test_a_file_hears_what_its_seat_is_told_and_is_made_anew_for_every_match(tmp_path: Path, found: Any) -> None:
    notes = tmp_path / "notes"
    bot = found(thinker(f"Whole:notes={notes}"))
    for seed in (1, 2):
        play_match(GAME, [random_bot, bot], Seeded(seed), seconds=9.0)
    lines = [line.split() for line in notes.read_text().splitlines()]
    matches = list(dict.fromkeys(made for made, *_ in lines))
    assert len(matches) == 2
    for made in matches:
        heard = [int(count) for one, count, *_ in lines if one == made]
        assert heard == sorted(heard)
        assert heard[-1] > heard[0]
    assert {(seconds, viewer) for _, _, seconds, viewer in lines} == {("9.0", "1")}


def test_a_program_is_told_what_its_seat_may_see_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new_match(Seeded(4))
    seat = match.seat
    asked: list[dict[str, object]] = []
    real = ProgramBot.question

    def noted(*about: Any) -> dict[str, object]:
        asked.append(real(*about))
        return asked[-1]

    monkeypatch.setattr(ProgramBot, "question", noted)
    bot = find_bot(engine("good"), GAME)
    assert isinstance(bot, OutsideBot)
    ask_bot_phrase(bot, match, seat, Seeded(1))
    bot.close()
    assert asked[0]["view"] == match.view(seat)
    assert asked[0]["menu"] == match.menu(seat)
    assert set(asked[0]) == {"protocol", "game", "options", "match", "seat", "view", "menu", "foreseen", "luck"}


def test_a_game_from_a_folder_is_played_too(found: Any) -> None:
    game = load(str(Path(__file__).parents[2] / "examples" / "shootout"))
    bots = [found(thinker("Good"), game), found(engine("good"), game)]
    assert play_match(game, bots, Seeded(1)).outcome is not None
    assert [bot.faults for bot in bots] == [[], []]


# ---- those that do not


@pytest.mark.parametrize(
    ("how", "kind"),
    [
        ("crash", "gone"),
        ("leaves", "gone"),
        ("closes", "gone"),
        ("forks", "late"),
        ("hang", "late"),
        ("never-reads", "late"),
        ("nonsense", "nonsense"),
        ("wrong-type", "nonsense"),
        ("deep", "nonsense"),
        ("empty", "nonsense"),
        ("binary", "nonsense"),
        ("huge", "nonsense"),
        ("unlisted", "unlisted"),
    ],
)
def test_a_move_is_drawn_for_a_program_without_an_answer(
    how: str, kind: str, found: Any, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "late":
        monkeypatch.setattr(ProgramBot, "warming", 0.0)
    bot = found(engine(how))
    match, said = ask(bot, SHORT if kind == "late" else None)
    assert said in match.moves()
    assert [(fault.seat, fault.kind) for fault in bot.faults] == [(0, kind)]
    assert bot.faults[0].text["en"] != bot.faults[0].text["fr"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Raises", "failed"),
        ("Unlisted", "failed"),
        ("Nothing", "failed"),
        ("Recurses", "failed"),
        ("Dies", "gone"),
        ("Hangs", "late"),
        ("Forges", "unlisted"),
    ],
)
def test_a_move_is_drawn_for_a_class_without_an_answer(name: str, kind: str, found: Any, hasty: None) -> None:
    bot = found(thinker(name))
    match, said = ask(bot, SHORT if kind == "late" else None)
    assert said in match.moves()
    assert [fault.kind for fault in bot.faults] == [kind]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (thinker("Raises"), "thinkers.py:"),
        (thinker("Dies"), "farewell"),
        (engine("crash"), "out of ideas"),
        (engine("unlisted"), "card:none-of-ours"),
    ],
)
def test_what_went_wrong_is_said(code: str, words: str, found: Any) -> None:
    bot = found(code)
    ask(bot)
    assert words in bot.faults[0].text["en"]
    assert words in bot.faults[0].text["fr"]


@pytest.mark.parametrize("code", [engine("paints"), thinker("Paints")])
def test_what_a_bot_says_moves_no_cursor_and_does_not_fill_the_screen(code: str, found: Any) -> None:
    bot = found(code)
    ask(bot)
    text = bot.faults[0].text["en"]
    assert "red" in text
    assert text.isprintable()
    assert len(text) < 500


def test_a_mistake_outside_of_an_answer_is_told_with_its_place(found: Any) -> None:
    bot = found(thinker("Deaf"))
    bot.told(0, {})
    ask(bot)
    assert "thinkers.py:" in bot.faults[0].text["en"]
    assert "deaf" in bot.faults[0].text["fr"]


def test_a_file_without_end_is_refused_with_the_time_it_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onze.bots.outside.LOADING", 1.0)
    (tmp_path / "endless.py").write_text("while True:\n    pass\n")
    with pytest.raises(Refused, match="its file is still being loaded"):
        find_bot(f"{tmp_path / 'endless.py'}:Bot", GAME)


def test_a_bot_is_killed_also_by_whoever_was_interrupted_while_ending_it(found: Any) -> None:
    bot = found(engine("good"))
    ask(bot)
    program = bot.start()
    with program._questions.mutex, program._process._waitpid_lock:
        bot.kill()
    assert program._process.wait(timeout=30) < 0


def test_complaints_without_end_do_no_harm(found: Any) -> None:
    bot = found(engine("floods-errors"))
    match, said = ask(bot)
    assert (said, bot.faults) == (match.moves()[0], [])


def test_complaints_are_kept_where_their_author_wants_to_read_them(
    tmp_path: Path, found: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ONZE_BOT_LOG", str(tmp_path / "log"))
    log = tmp_path / "log"
    ask(found(thinker("Good")))
    while not log.exists() or "thinking aloud" not in log.read_text():
        time.sleep(0.01)


def test_a_program_is_told_no_setting_of_ours(found: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ONZE_DATABASE_URL", "postgresql://secret")
    bot = found(engine("spies"))
    ask(bot)
    assert "PATH" in bot.faults[0].text["en"]
    assert "ONZE" not in bot.faults[0].text["en"]


def test_a_program_that_has_crashed_is_started_again_and_given_up_after_three_times(tmp_path: Path, found: Any) -> None:
    notes = tmp_path / "notes"
    bot = found(engine("crash", str(notes)))
    match = play_match(GAME, [bot, random_bot], Seeded(1))
    assert match.outcome is not None
    kinds = [fault.kind for fault in bot.faults]
    assert kinds[:3] == ["gone"] * 3
    assert set(kinds[3:]) == {"out"}
    assert len(notes.read_text().splitlines()) == 3
    play_match(GAME, [bot, random_bot], Seeded(2))
    assert [fault.kind for fault in bot.faults][:3] == ["gone"] * 3, "a new match is a new chance"


def test_nothing_that_a_program_has_started_is_left_behind(tmp_path: Path, found: Any) -> None:
    notes = tmp_path / "notes"
    bot = found(engine("good", str(notes)))
    ask(bot)
    process = int(notes.read_text())
    bot.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_bot_that_nobody_holds_any_more_is_ended(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    ask(find_bot(engine("good", str(notes)), GAME))  # type: ignore[arg-type]
    process = int(notes.read_text())
    while True:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            break
        time.sleep(0.01)


@pytest.mark.parametrize("hidden", range(3))
def test_what_it_answers_does_not_depend_on_what_is_hidden(hidden: int, found: Any) -> None:
    """A mark in the true hidden cards: matches that look the same to a seat are answered the same."""
    match = GAME.new_match(Seeded(11))
    seat = match.seat
    other = match.redealt(seat, Seeded(100 + hidden))
    assert other.position() != match.position()
    for code in (engine("good"), thinker("Good")):
        bot = found(code)
        assert ask_bot_phrase(bot, match, seat, Seeded(1)) == ask_bot_phrase(bot, other, seat, Seeded(1))
