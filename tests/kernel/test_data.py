"""Data files: ours, or others that a table brings along."""

import errno
from pathlib import Path

import pytest

from onze.kernel.data import DataFile, digest, unreadable
from onze.kernel.words import LANGUAGES, Refused
from tests.kernel.toys import KickaboutGame


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    return written(tmp_path / "cards.toml", 'name = "à la carte"\n')


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def refusal(act: object) -> str:
    """The key of a refusal that names its file in each language."""
    assert callable(act)
    with pytest.raises(Refused) as refused:
        act()
    for language in LANGUAGES:
        assert ".toml" in refused.value.sentence(language)
    return refused.value.reason.key


def test_where_nothing_is_brought_the_file_is_ours(ours: Path) -> None:
    file = DataFile(ours)
    assert (file.name, file.is_ours, file.text) == ("cards.toml", True, 'name = "à la carte"\n')
    assert file.read() == {"name": "à la carte"}


def test_a_file_is_brought_by_its_path(ours: Path, tmp_path: Path) -> None:
    file = DataFile(ours, written(tmp_path / "mine.toml", "size = 3\n"))
    assert (file.name, file.is_ours, file.text) == ("mine.toml", False, "size = 3\n")
    assert file.read() == {"size": 3}


def test_a_file_is_brought_as_its_text_and_goes_by_our_name(ours: Path) -> None:
    file = DataFile(ours, "size = 4\n")
    assert (file.name, file.is_ours, file.text) == ("cards.toml", False, "size = 4\n")
    assert file.read() == {"size": 4}


def test_an_empty_text_is_brought_as_well(ours: Path) -> None:
    file = DataFile(ours, "")
    assert (file.is_ours, file.read()) == (False, {})


def test_a_file_may_come_from_another_system(ours: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes("name = 'été'\r\nsize = 3\r\n".encode())
    file = DataFile(ours, path)
    assert file.read() == {"name": "été", "size": 3}
    assert digest(file) == digest(DataFile(ours, "name = 'été'\nsize = 3\n"))


def test_a_mark_of_byte_order_is_no_part_of_a_file(ours: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbfsize = 3\n")
    assert DataFile(ours, path).text == "size = 3\n"


def test_a_file_that_is_not_there_or_no_text_is_refused(ours: Path, tmp_path: Path) -> None:
    assert refusal(lambda: DataFile(ours, tmp_path / "nowhere.toml")) == "no_such_file"
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    assert refusal(lambda: DataFile(ours, folder)) == "is_a_folder"
    latin = tmp_path / "latin.toml"
    latin.write_bytes("name = 'été'".encode("latin-1"))
    assert refusal(lambda: DataFile(ours, latin)) == "not_text"


def test_what_the_system_says_of_a_file_is_said_in_both_languages() -> None:
    forbidden = unreadable(Path("mine.toml"), PermissionError(errno.EACCES, "Permission denied"))
    assert forbidden.sentence("en") == "You are not permitted to read mine.toml."
    assert forbidden.sentence("fr") == "Vous n’avez pas le droit de lire mine.toml."
    rare = unreadable(Path("mine.toml"), OSError(errno.EIO, "Input/output error"))
    assert rare.sentence("fr") == "mine.toml ne peut pas être lu\u00a0: le système répond EIO."


@pytest.mark.parametrize("text", ["size = ", "size", "[card", "size = 3\nsize = 4", "a = 1\x00"])
def test_what_is_no_toml_is_refused_when_it_is_read(ours: Path, text: str) -> None:
    assert refusal(DataFile(ours, text).read) in ("not_toml", "not_toml_there")


def test_the_refusal_names_the_line(ours: Path) -> None:
    with pytest.raises(Refused, match=r"cards\.toml cannot be read: it is not valid TOML at line 2, column 5"):
        DataFile(ours, "size = 3\nsize\n").read()
    with pytest.raises(Refused) as refused:
        DataFile(ours, "size = 3\nsize\n").read()
    assert refused.value.sentence("fr").endswith("à la ligne 2, colonne 5.")


def test_a_digest_tells_texts_and_their_order_apart(ours: Path) -> None:
    one, two, both = DataFile(ours, "a"), DataFile(ours, "b"), DataFile(ours, "ab")
    digests = [digest(one), digest(two), digest(both), digest(one, two), digest(two, one), digest(one, one), digest()]
    assert len(set(digests)) == len(digests)
    assert digest(one, two) == digest(DataFile(ours, "a"), DataFile(ours, "b"))
    assert all(len(short) == 16 for short in digests)


def test_a_game_says_what_it_was_built_from_and_what_was_brought(ours: Path) -> None:
    game = KickaboutGame(2)
    theirs = DataFile(ours, "size = 4\n")
    game.bring(cards=DataFile(ours), board=theirs)
    assert game.data == digest(DataFile(ours), theirs)
    assert game.brought == {"board": "size = 4\n"}
    assert game.identity()["data"] == game.data
    game.bring(cards=DataFile(ours))
    assert game.brought == {}
