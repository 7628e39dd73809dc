"""The page on adding a game can be followed to the letter, from an empty folder to a match."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from onze.doors import show
from onze.games import load, telling_of, terminal_of
from tests.plain import plain

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "shootout"
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")

CAPTIONED = re.compile(r"^\*shootout/([\w.]+)\*\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    \.venv/bin/onze (.+)$", re.MULTILINE)
BREAKAGE = re.compile(r"^\| `(.+?)` \| `(.+?)` \| (.+?) \|$", re.MULTILINE)
BREAKAGES = BREAKAGE.findall(PAGE.partition("Break something")[2].partition("\n## ")[0])


def files_on_the_page() -> dict[str, str]:
    """Each file as the page has it written, block after block."""
    files: dict[str, str] = {}
    for name, block in CAPTIONED.findall(PAGE):
        files[name] = files.get(name, "") + block
    return files


def code_to_run() -> list[str]:
    """The blocks of Python that belong to no file."""
    in_files = [block for _, block in CAPTIONED.findall(PAGE)]
    return [block for block in CODE_BLOCK.findall(PAGE) if block not in in_files]


@pytest.fixture
def empty_folder(tmp_path: Path) -> Path:
    """Where a newcomer begins; then with all that the page has written in it."""
    (tmp_path / "shootout").mkdir()
    for name, text in files_on_the_page().items():
        (tmp_path / "shootout" / name).write_text(text, encoding="utf-8")
    return tmp_path


def run(folder: Path, *command: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs a command in a folder while somebody types."""
    environment = {**os.environ, "ONZE_MATCHES": str(folder / "matches"), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def lines(text: str) -> list[str]:
    """The lines of a text but for the empty ones."""
    return [line for line in text.splitlines() if line.strip()]


def test_the_blocks_of_the_page_are_the_files_of_the_example() -> None:
    page = {name: lines(text) for name, text in files_on_the_page().items()}
    example = {path.name: lines(path.read_text(encoding="utf-8")) for path in EXAMPLE.glob("*.*")}
    assert page == example


def test_the_code_on_the_page_runs(empty_folder: Path) -> None:
    blocks = code_to_run()
    assert ["check_game" in block for block in blocks] == [True, False, False, False, False]
    for block in blocks:
        ran = run(empty_folder, sys.executable, "-c", block)
        assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("command", COMMAND.findall(PAGE))
def test_the_commands_on_the_page_run(empty_folder: Path, command: str) -> None:
    typed = "\n1\n" * 200 if "person" in command else "1\n4\n" * 100
    ran = run(empty_folder, Path(sys.executable).with_name("onze"), *command.split(), typed=typed)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.search("PSO-[678]", ran.stdout), "it was played, or read, to the end"


@pytest.mark.parametrize(("wrong", "right", "objection"), BREAKAGES)
def test_the_kit_objects_as_the_page_says(empty_folder: Path, wrong: str, right: str, objection: str) -> None:
    file = empty_folder / "shootout" / "game.py"
    code = file.read_text(encoding="utf-8")
    assert code.count(right) == 1
    file.write_text(code.replace(right, wrong), encoding="utf-8")
    ran = run(empty_folder, sys.executable, "-c", code_to_run()[0])
    assert f"NotConforming: shootout: {objection.replace(chr(92), '')}\n" in ran.stderr


def test_the_page_shows_breakages_and_commands() -> None:
    assert (len(BREAKAGES), len(COMMAND.findall(PAGE))) == (3, 5)


def test_the_table_looks_as_the_page_shows_it() -> None:
    game = load(str(EXAMPLE))
    names = ("you", "random")
    match = game.scenario("Kick", kicks={0: ["saved"], 1: ["goal"]})
    told = {"kind": "goal", "seat": 1, "score": [0, 1]}
    told |= {"shot": "shoot face:low-right", "dive": "dive face:top-left"}
    table = terminal_of(game).draw(show(match, 0, names, "en"))
    sentence = plain(telling_of(game).event_text(told, names, "en"))
    assert f"```text\n{table}\n· {sentence} [PSO-5]\n" in PAGE
