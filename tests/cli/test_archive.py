"""Where matches are kept: whole files only, found again, and said so when they cannot be read or written."""

import os
from pathlib import Path

import pytest
import typer

from onze.cli.archive import latest_record, new_record_path, read_replay, save
from onze.cli.holding import holding
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance.committed import SEED_BYTES
from onze.kernel.records.writer import RecordedMatch, kick_off
from onze.kernel.words import Refused
from tests.cli.command import GAME, onze, play


def new_match() -> RecordedMatch:
    """A match of which only the cards are dealt."""
    return kick_off(FootballALaCarte(), bytes(SEED_BYTES), ["me", "coach"])


def put(path: Path, hour: int, over: bool = False) -> Path:
    """Keeps a match, last written at some hour."""
    recorded = new_match()
    if over:
        recorded.call("abandon")
        recorded.close()
    save(path, recorded.record if over else recorded.adjourned())
    os.utime(path, (hour, hour))
    return path


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "match.onze"
    record = new_match().adjourned()
    save(path, record)
    assert path.read_text(encoding="utf-8") == record.text()
    assert read_replay(path, None).record.final_hash == record.final_hash
    assert [file.name for file in path.parent.iterdir()] == ["match.onze"]


def test_a_match_that_cannot_be_written_leaves_the_old_one_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.onze"
    save(path, new_match().adjourned())
    before = path.read_bytes()

    def half(self: Path, text: str, **how: str) -> int:
        with self.open("w", encoding="utf-8") as file:
            file.write(text[:500])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", half)
    longer = new_match()
    longer.call("abandon")
    with pytest.raises(Refused) as refused:
        save(path, longer.record)
    assert path.read_bytes() == before
    sentence = refused.value.sentence("fr").replace("\N{NO-BREAK SPACE}", " ")
    assert sentence == (
        f"Impossible d’écrire {path} : le disque est plein. "
        "Le match est conservé jusqu’au coup précédent : faites de la place, puis reprenez-le avec onze resume."
    )
    assert [file.name for file in tmp_path.iterdir()] == ["match.onze"], "nothing half written is left behind"


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_asked(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ran = play("me,coach", "1\n", "--record", str(tmp_path / "file" / "match.onze"))
    assert "cannot be written: a file lies where a folder is wanted. Choose another one." in " ".join(
        ran.errors.split()
    )
    assert "Your move" not in ran.output
    assert ran.code == 2


def test_new_files_have_new_names(matches: Path) -> None:
    paths = set()
    for _ in range(3):
        path = new_record_path(GAME)
        put(path, 1)
        paths.add(path)
    assert len(paths) == 3
    assert all(path.parent == matches and path.name.startswith(f"{GAME}-2") for path in paths)


def test_the_match_played_last_is_found_and_the_one_left_last(matches: Path) -> None:
    put(matches / "a.onze", 100)
    left = put(matches / "b.onze", 200)
    over = put(matches / "c.onze", 300, over=True)
    (matches / "notes.txt").write_text("", encoding="utf-8")
    assert latest_record() == over
    assert latest_record(unfinished=True) == left


@pytest.mark.parametrize(
    ("command", "lang", "sentence"),
    [
        ("resume", "en", "! There is no match to go on with in {folder}. Start one with: onze play"),
        ("resume", "fr", "! Aucun match à reprendre dans {folder}. Commencez-en un avec : onze play"),
        ("replay", "en", "! There is no match yet in {folder}. Play one with: onze play"),
        ("verify", "fr", "! Aucun match encore dans {folder}. Jouez-en un avec : onze play"),
    ],
)
def test_an_empty_folder_is_said_so(matches: Path, command: str, lang: str, sentence: str) -> None:
    ran = onze(command, "--lang", lang)
    assert " ".join(ran.errors.split()) == sentence.format(folder=matches)
    assert ran.code == 2


@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
@pytest.mark.parametrize(("lang", "sentence"), [("en", "There is no file {}."), ("fr", "Le fichier {} n’existe pas.")])
def test_a_file_that_there_is_not_is_said_so(command: str, lang: str, sentence: str, tmp_path: Path) -> None:
    ran = onze(command, str(tmp_path / "none.onze"), "--lang", lang)
    assert " ".join(ran.errors.split()).startswith("! " + sentence.format(tmp_path / "none.onze"))
    assert ran.code == 2


def test_a_folder_in_the_place_of_a_file_is_said_so(tmp_path: Path) -> None:
    ran = onze("verify", str(tmp_path), "--lang", "en")
    assert " ".join(ran.errors.split()) == f"! {tmp_path} is a folder: name a file in it."


def test_no_match_is_written_over(tmp_path: Path) -> None:
    path = put(tmp_path / "my match.onze", 1)
    before = path.read_bytes()
    ran = play("me,coach", "1\n", "--record", str(path))
    assert ran.errors.splitlines()[-1] == f"  onze resume '{path}'"
    assert (ran.output, ran.code) == ("", 2)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_read_does_not_hide_the_match_that_was_left(matches: Path) -> None:
    left = put(matches / "left.onze", 100)
    (matches / "folder.onze").mkdir()
    (matches / "nowhere.onze").symlink_to(matches / "gone")
    assert latest_record(unfinished=True) == left


def test_a_file_that_one_may_not_read_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(tmp_path / "match.onze", 1)

    def locked(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "read_bytes", locked)
    monkeypatch.setattr(os, "access", lambda *about, **how: False)
    for command in ("resume", "replay", "verify", "report"):
        ran = onze(command, str(path), "--lang", "fr")
        assert " ".join(ran.errors.split()).startswith(f"! Vous n’avez pas le droit de lire {path}"), command
        assert ran.code == 2


def test_matches_are_kept_among_a_persons_data_and_old_ones_move_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ONZE_MATCHES")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    old = Path(typer.get_app_dir("onze")) / "matches"
    old.mkdir(parents=True)
    put(old / "left.onze", 100)
    folder = tmp_path / "data" / "onze" / "matches"
    assert latest_record(unfinished=True) == folder / "left.onze"
    assert not old.exists()
    assert new_record_path(GAME).parent == folder


# ---- one terminal at a time


def test_a_match_that_another_terminal_plays_is_not_touched(tmp_path: Path) -> None:
    path = put(tmp_path / "match.onze", 1)
    before = path.read_bytes()
    with holding(path):
        for lang, sentence in (
            ("en", f"! {path} is being played at another terminal (process {os.getpid()})."),
            ("fr", f"! {path} se joue déjà à un autre terminal (processus {os.getpid()})."),
        ):
            ran = onze("resume", str(path), "--lang", lang, typed="1\n1\n")
            assert " ".join(ran.errors.split()).startswith(sentence)
            assert (ran.output, ran.code) == ("", 2)
    assert path.read_bytes() == before
    assert onze("resume", str(path), "--lang", "en", typed="1\n").code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["match.onze"]
