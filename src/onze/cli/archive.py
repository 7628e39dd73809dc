"""Where matches played at this terminal are kept: a record a match, written anew after every move."""

import contextlib
import os
import shutil
import time
from pathlib import Path

import typer
from platformdirs import user_data_path

from onze.cli.screen import refused
from onze.games import open_record
from onze.kernel.data import system_error, unreadable
from onze.kernel.records.lines import Record
from onze.kernel.records.plays import ADJOURNED
from onze.kernel.records.reader import Replay
from onze.kernel.words import Reason, Refused

__all__ = ["latest_record", "new_record_path", "read_replay", "save"]

FOLDER = "ONZE_MATCHES"
"""The environment variable that names another folder to keep matches in."""


def new_record_path(game_id: str) -> Path:
    """A file that does not exist yet, named after the game and the hour."""
    stem = f"{game_id}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(path for name in names if not (path := _folder() / f"{name}.onze").exists())


def latest_record(unfinished: bool = False) -> Path:
    """The record written last, of those that can be gone on with if so wanted; or a refusal when there is none."""
    for path in sorted(_folder().glob("*.onze"), key=_written, reverse=True):
        if not unfinished or _is_adjourned(path):
            return path
    raise refused("no-match-to-resume" if unfinished else "no-record", folder=str(_folder()))


def save(path: Path, record: Record) -> None:
    """Writes a record in one go: whatever happens, the file holds the old match or the new one, never a half."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(record.text(), encoding="utf-8", newline="\n")
        unfinished.replace(path)
    except OSError as error:
        _forget(unfinished)
        key = "cannot-keep" if path.is_file() else "cannot-write"
        raise refused(key, file=str(path), error=system_error(error)) from None


def read_replay(path: Path, game: str | None) -> Replay:
    """The record in a file; ``game`` names the folder of a game from outside."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise unreadable(path, error) from None
    try:
        return open_record(data, game)
    except Refused as refusal:
        if game is not None or refusal.reason.key != "record_of_unknown_game":
            raise
        hint = refused("name-the-folder").reason.text
        text = {language: f"{sentence} {hint[language]}" for language, sentence in refusal.reason.text.items()}
        raise Refused(Reason(refusal.reason.key, refusal.rule, text)) from None


def _is_adjourned(path: Path) -> bool:
    """Whether the last line of a record says so; a file that cannot be read says nothing."""
    try:
        last = path.read_bytes().rstrip(b"\n").rpartition(b"\n")[2]
    except OSError:
        return False
    return last.split(b" ")[1:2] == [ADJOURNED.encode()]


def _written(path: Path) -> float:
    """When a file was last written; long ago if nobody can tell."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _forget(unfinished: Path) -> None:
    """Nothing half written is left behind."""
    with contextlib.suppress(OSError):
        unfinished.unlink(missing_ok=True)


def _folder() -> Path:
    """Where this person's matches are: among their data, or where the environment says."""
    named = os.environ.get(FOLDER)
    if named:
        return Path(named)
    folder = user_data_path("onze") / "matches"
    _move_in(Path(typer.get_app_dir("onze")) / "matches", folder)
    return folder


def _move_in(old: Path, folder: Path) -> None:
    """Matches were once kept among the settings: they move to where they belong."""
    if old == folder or not old.is_dir():
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path in old.glob("*.onze"):
            if not (folder / path.name).exists():
                shutil.move(path, folder / path.name)
        if not any(old.iterdir()):
            old.rmdir()
    except OSError as error:
        raise refused("cannot-write", file=str(folder), error=system_error(error)) from None
