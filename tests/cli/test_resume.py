"""A match that was left goes on exactly as if it had never been left."""

import signal
from pathlib import Path

import pytest

from onze.cli.archive import read_replay
from tests.cli.command import GAME, Ran, Running, onze, onze_in_a_pipe, play

SHOOTOUT = str(Path(__file__).parents[2] / "examples" / "shootout")
EVERY_SECOND = "2\n" * 1000
"""A person who always takes the second move."""


@pytest.fixture(scope="module")
def never_left(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of the whole match, played in one go."""
    path = tmp_path_factory.mktemp("whole") / "match.onze"
    play("me,coach", EVERY_SECOND, "--record", str(path))
    assert read_replay(path, None).end
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.onze"


def resume(path: Path, typed: str = EVERY_SECOND, lang: str = "en") -> Ran:
    return onze("resume", str(path), "--lang", lang, typed=typed)


@pytest.mark.parametrize("answers", [0, 1, 2, 7, 20])
@pytest.mark.parametrize("last_word", ["q\n", ""], ids=["q", "end of input"])
def test_left_by_q_or_by_the_end_of_input(path: Path, never_left: bytes, answers: int, last_word: str) -> None:
    ran = play("me,coach", "2\n" * answers + last_word, "--record", str(path))
    assert (ran.code, ran.errors) == (0, "")
    assert path.read_bytes() != never_left
    ran = resume(path)
    assert (ran.code, ran.errors) == (0, "")
    assert path.read_bytes() == never_left


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL], ids=["interrupt", "kill"])
@pytest.mark.parametrize("answers", [0, 5])
def test_left_by_a_signal(path: Path, never_left: bytes, number: signal.Signals, answers: int) -> None:
    seats = ("--seats", "me,coach", "--seed", "7", "--lang", "en")
    with Running("play", GAME, *seats, "--record", str(path)) as running:
        running.read_until("q to leave): ")
        for _ in range(answers):
            running.type("2\n")
            running.read_until("q to leave): ")
        code = running.send(number)
        left = running.shown
    if number == signal.SIGINT:
        assert code == 0
        assert left == f"\nThe match is kept as it stands. Go on with:\n  onze resume {path}\nGoodbye!\n"
    else:
        assert (code, left) == (-signal.SIGKILL, "")
    resume(path)
    assert path.read_bytes() == never_left


def test_left_after_every_move_and_with_moves_taken_back(path: Path) -> None:
    typed = ["2", "1", "u", "3", "1", "5", "u", "u", "2", "4", "1"]
    start = ("play", SHOOTOUT, "--seats", "me,coach", "--seed", "7", "--lang", "en", "--record")
    whole = path.with_name("whole.onze")
    onze(*start, str(whole), typed="".join(f"{answer}\n" for answer in typed))
    onze(*start, str(path))
    for answer in typed:
        onze("resume", str(path), "--game", SHOOTOUT, typed=f"{answer}\n")
    assert whole.read_bytes().count(b"take back") == 3
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The match is kept as it stands. Go on with:"),
        ("fr", "Le match est conservé en l’état. Pour le reprendre :"),
    ],
)
def test_leaving_says_how_to_go_on_in_a_line_that_can_be_copied(path: Path, lang: str, sentence: str) -> None:
    path = path.with_name("m" * 90 + ".onze")
    lines = play("me,coach", "1\nq\n", "--record", str(path), lang=lang).output.splitlines()
    in_french = " --lang fr" if lang == "fr" else ""
    assert lines[-3:-1] == [sentence, f"  onze resume {path}{in_french}"]
    assert lines[-1] == ("Au revoir !" if lang == "fr" else "Goodbye!")


def test_the_language_is_named_only_where_the_machine_has_another(path: Path) -> None:
    arguments = ("play", GAME, "--seats", "me,coach", "--record", str(path), "--lang", "fr")
    assert onze_in_a_pipe(*arguments, machine="fr_FR.UTF-8").output.splitlines()[-2] == f"  onze resume {path}"


def test_a_game_from_outside_is_named_with_its_folder(path: Path) -> None:
    arguments = ("--seats", "me,coach", "--lang", "en", "--record", str(path))
    command = onze("play", SHOOTOUT, *arguments).output.splitlines()[-2]
    assert command == f"  onze resume {path} --game {SHOOTOUT}"
    assert "Shoot-out – seat 1: you" in onze(*command.split()[1:]).output
    ran = onze("resume", str(path), "--lang", "fr")
    assert ran.errors.startswith("! Ligne 2 : ")
    assert "Si le jeu est un dossier à vous, nommez-le avec --game." in " ".join(ran.errors.split())


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The match goes on where it was left; what happened last stands under the table."),
        ("fr", "Le match reprend ; les derniers coups sont rappelés sous le plateau."),
    ],
)
def test_what_happened_last_is_told_first(path: Path, lang: str, sentence: str) -> None:
    left = play("me,coach", "2\n2\n2\n", "--record", str(path), lang=lang).output
    back = resume(path, "", lang).output
    assert back.splitlines()[1] == sentence
    last_screen = left.split("\n\n")[-1]
    assert "· Coach" in last_screen
    assert back.split("\n\n")[-1] == last_screen


def test_everybody_at_the_table_is_told_what_he_has_not_seen(path: Path) -> None:
    play("me,person", "\n1\n1\n\n1\n", "--record", str(path))
    whole = play("me,person", "\n1\n1\n\n1\n" + "\n1\n" * 2).output.split("=" * 80)
    back = resume(path, "\n1\n" * 2).output.split("=" * 80)
    assert back[1] == whole[3]
    assert back[2].splitlines()[:-3] == whole[4].splitlines()[:-3]


def test_bots_among_themselves_go_on_from_their_last_move(path: Path) -> None:
    arguments = ("--seats", "random,random", "--seed", "7", "--lang", "en", "--record", str(path))
    with Running("play", GAME, *arguments) as running:
        running.read_until("Whistle")
        running.send(signal.SIGKILL)
    assert "· Kick-off of the match" not in resume(path, "").output, "that was long ago"
    whole = path.with_name("whole.onze")
    play("random,random", "", "--record", str(whole))
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "! This match is over. Watch it with:"), ("fr", "! Ce match est terminé. Revoyez-le avec :")],
)
def test_a_match_that_is_over_is_not_resumed(path: Path, never_left: bytes, lang: str, sentence: str) -> None:
    path.write_bytes(never_left)
    ran = resume(path, lang=lang)
    assert ran.errors.splitlines()[0] == sentence
    assert ran.errors.splitlines()[1].startswith(f"  onze replay {path}")
    assert (ran.output, ran.code) == ("", 2)


def test_without_a_file_the_match_left_last_is_resumed(matches: Path) -> None:
    play("me,coach", "2\nq\n")
    play("random,random", "")
    ran = onze("resume", "--lang", "en", typed="q\n")
    assert "seat 1: you, seat 2: coach" in ran.output
    assert len(list(matches.iterdir())) == 2


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "! The record names a bot from a file, {bot}, which is only run when you name it yourself: add --seats"),
        ("fr", "! L’enregistrement nomme un bot d’un fichier, {bot}, qui n’est lancé que si vous le nommez vous-même"),
    ],
)
def test_a_bot_from_a_file_is_not_run_because_a_record_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = Path("bot.py")
    bot.write_text("def choose(match, seat, chance):\n    return match.moves(seat)[0]\n")
    record = tmp_path / "left.onze"
    onze("play", GAME, "--seats", f"me,{bot}:choose", "--record", str(record), "--seed", "1", typed="q\n")
    bot.write_text("raise SystemExit('the file was run')\n")

    ran = onze("resume", str(record), "--lang", lang)

    assert ran.code == 2
    assert "".join(ran.errors.split()).startswith("".join(sentence.format(bot=f"{bot}:choose").split()))


def test_whoever_leaves_a_bot_from_a_file_is_told_to_name_it_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bot.py").write_text("def choose(match, seat, chance):\n    return match.moves(seat)[0]\n")
    left = onze("play", GAME, "--seats", "me,bot.py:choose", "--record", "left.onze", "--seed", "1", typed="q\n")
    (command,) = [line.split() for line in left.output.splitlines() if line.startswith("  onze resume")]
    assert command[-2:] == ["--seats", "me,bot.py:choose"]
    assert onze(*command[1:], typed="q\n").code == 0


def test_others_may_sit_down_to_go_on(tmp_path: Path) -> None:
    record = tmp_path / "left.onze"
    onze("play", GAME, "--seats", "me,coach", "--record", str(record), "--seed", "1", typed="q\n")
    ran = onze("resume", str(record), "--seats", "coach,random", "--lang", "en")
    assert ran.code == 0
    assert "Whistle" in ran.output
    assert onze("resume", str(record), "--seats", "me", "--lang", "en").code == 2
