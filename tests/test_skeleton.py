"""The walking skeleton can be drawn, lit and followed from what the engine tells (tools/skeleton)."""

import shutil
import subprocess
from pathlib import Path

import pytest
from tools.skeleton.__main__ import write
from tools.skeleton.dump import Dump, opened

NODE = shutil.which("node")
CHECK = Path(__file__).parents[1] / "tools" / "skeleton" / "check.mjs"


@pytest.mark.skipif(NODE is None, reason="there is no Node to draw with")
def test_the_skeleton_is_drawn_and_followed(tmp_path: Path) -> None:
    write(tmp_path)
    assert NODE is not None
    done = subprocess.run([NODE, CHECK, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("light one element each") == 4


def test_a_table_shows_the_words_said_so_far_and_the_one_under_the_pointer() -> None:
    shown = Dump(opened("fac"), line=76, seat=0, language="fr", every=1).table()
    said, menu, foreseen = shown["said"], shown["menu"], shown["foreseen"]
    assert isinstance(said, list)
    assert isinstance(menu, list)
    assert isinstance(foreseen, dict)
    assert [word["thing"] for word in said] == ["card:free-kick-2-all", "arrow:right-2"]
    assert shown["hot"] in [entry["move"] for entry in menu]
    assert foreseen[shown["hot"]]["result"] == "shot"
    log = shown["log"]
    assert isinstance(log, list)
    assert all(set(event["text"]) == {"en", "fr"} for event in log)
