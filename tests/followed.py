"""A page that is followed: its commands are typed, its code is run, from top to bottom, in one folder.

In a ``console`` block a line that begins with ``$`` is a command, and the rest is what it shows. A line that is only
``…`` stands for any lines, and ``…`` within a line for any text. What a person types is read off the prompts. A block
without a command goes on with the one before.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.plain import plain

FENCED = re.compile(r"^```(python|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = re.compile(r"^[^·!].*\) ?: (.*)$|^.*(?:Enter to go on|Entrée pour continuer) ?:()$", re.MULTILINE)
ANY_LINES = "…"


class Block(NamedTuple):
    """A piece of code, or a command with what it shows; and the line of the page on which it begins."""

    kind: str
    text: str
    line: int


def blocks(page: str) -> list[Block]:
    """All that can be followed on a page, in order: code, and one block a command."""
    found: list[Block] = []
    for fenced in FENCED.finditer(page):
        kind, text = fenced[1], fenced[2]
        line = page.count("\n", 0, fenced.start(2)) + 1
        if kind == "python":
            found.append(Block(kind, text, line))
            continue
        for number, written in enumerate(text.splitlines(), line):
            if written.startswith("$ "):
                found.append(Block(kind, "", number))
            last = found[-1]
            found[-1] = last._replace(text=f"{last.text}{written}\n")
    return found


def follow(page: Path, folder: Path, machine: str) -> None:
    """Runs everything on a page in a folder, on a machine that is set to some language."""
    names: dict[str, object] = {"__name__": page.stem}
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.kind == "python":
            # Empty lines before the code, so that a traceback names the line of the page.
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), names)
        else:
            command, _, shown = plain(block.text).partition("\n")
            output = run(command.removeprefix("$ "), typed(shown), folder, machine)
            compare(output, shown, f"{page.name}, line {block.line}: {command}")


def typed(shown: str) -> str:
    """What a person has typed at the prompts that are shown."""
    return "".join(f"{answer[1] or ''}\n" for answer in PROMPT.finditer(shown))


def run(command: str, typed: str, folder: Path, machine: str) -> str:
    """What a command shows: ``onze …``, or ``cat`` with a file's name; a server is stopped once it is open."""
    name, *arguments = shlex.split(command)
    if name == "cat":
        return (folder / arguments[0]).read_text(encoding="utf-8")
    assert name == "onze", command
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    environment |= {"LANG": machine, "COLUMNS": "80", "PYTHONIOENCODING": "utf-8"}
    environment |= {"ONZE_MATCHES": str(folder / "matches"), "XDG_DATA_HOME": str(folder / "data")}
    if arguments[0] == "serve":
        return serve(arguments, folder, environment)
    ran = subprocess.run(
        [Path(sys.executable).with_name("onze"), *arguments],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, ""), f"{command}: {ran.stderr}"
    return plain(ran.stdout)


def serve(arguments: list[str], folder: Path, environment: dict[str, str]) -> str:
    """What a server shows until it is stopped. It listens on any port that is free, and says the usual one."""
    command = [str(Path(sys.executable).with_name("onze")), *arguments, "--port", "0"]
    running = subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    assert running.stdout is not None
    first = running.stdout.readline()
    assert running.stderr is not None
    assert '"what": "open"' in running.stderr.readline()
    running.send_signal(signal.SIGINT)
    rest, _ = running.communicate(timeout=30)
    return plain(re.sub(r":\d+/", ":1111/", first) + rest)


def compare(output: str, shown: str, where: str) -> None:
    """Checks that a command shows what the page says it shows, line by line."""
    lines = iter(output.splitlines())
    skipping = False
    for written in shown.splitlines():
        if written == ANY_LINES:
            skipping = True
            continue
        wanted = re.compile(".*".join(re.escape(part) for part in written.rstrip().split(ANY_LINES)))
        found = next((line for line in lines if wanted.fullmatch(line.rstrip()) or not skipping), None)
        assert found is not None, f"{where}\nis not shown: {written}"
        assert wanted.fullmatch(found.rstrip()), f"{where}\nis written: {written}\nis shown:   {found}"
        skipping = False
