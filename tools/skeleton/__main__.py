"""Writes the skeleton: dumps, drawing code and pages, by default into ``build/skeleton``."""

import json
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from tools.skeleton.dump import Dump, opened

HERE = Path(__file__).parent
WEB = HERE.parent.parent / "web"
PAGE: Final = """<!doctype html>
<html lang="{language}" data-game="{game}">
<head><meta charset="utf-8"><title>Onze – {title}</title>
<link rel="stylesheet" href="tokens.css"><link rel="stylesheet" href="page.css"></head>
<body><script type="module">import {{ {what} }} from "./page.mjs"; {what}("{name}");</script></body></html>
"""


def write(folder: Path) -> None:
    """Writes everything, a folder that can be served as it is."""
    data = folder / "data"
    data.mkdir(parents=True, exist_ok=True)
    for part in (HERE / "parts", HERE / "tables", WEB / "public" / "fonts"):
        shutil.copytree(part, folder / part.name, dirs_exist_ok=True)
    for file in (*HERE.glob("*.mjs"), *HERE.glob("*.css")):
        shutil.copy(file, folder)
    tokens = (WEB / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    (folder / "tokens.css").write_text(tokens.replace('"/fonts/', '"fonts/'), encoding="utf-8")
    for name, table in tomllib.loads((HERE / "tables.toml").read_text(encoding="utf-8")).items():
        _write_table(folder, name, table)


def _write_table(folder: Path, name: str, table: dict[str, Any]) -> None:
    dump = Dump(opened(name), **table)
    parts = {"things": dump.things(), "match": dump.match(), "table": dump.table(), "looks": list(dump.looks())}
    for part, value in parts.items():
        (folder / "data" / f"{name}-{part}.json").write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
    said = {"language": dump.language, "game": dump.game.id, "title": dump.game.title[dump.language], "name": name}
    for what in ("table", "match"):
        (folder / f"{name}-{what}.html").write_text(PAGE.format(what=what, **said), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build") / "skeleton")
