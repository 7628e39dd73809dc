"""Builds the package, and the page into it; ONZE_PAGE=0 leaves the page out, for those who want no Node and no server.

With ONZE_COMPILE=1 the kernel, the games and the search are compiled by mypyc, and so is what a table tells of a match.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent))
from tools import page

COMPILED = [
    *("src/onze/kernel", "src/onze/doors", "src/onze/games", "src/onze/bots/search"),
    *("src/onze/tables/hosted.py", "src/onze/tables/updates.py", "src/onze/tables/notes.py", "src/onze/tables/odds.py"),
]

if os.environ.get("ONZE_COMPILE") == "1":
    from mypyc.build import mypycify

    # One C file a module keeps the compiler's memory small; linking joins them again, so that calls can be inlined.
    extensions = mypycify(["--strict", *COMPILED], opt_level="3", debug_level="0", multi_file=True)
    for extension in extensions:
        extension.extra_compile_args += ["-flto=auto", "-fvisibility=hidden"]
        extension.extra_link_args += ["-flto=auto"]
else:
    extensions = []


def build_page() -> None:
    """Builds the page if it is older than what it is made of; packed sources bring it along, built."""
    if os.environ.get("ONZE_PAGE") != "0" and page.WEB.is_dir() and not page.is_fresh():
        page.build()


class WithPage(build_py):
    """The package with its page; an editable one is built by ``make page``."""

    def run(self) -> None:
        """Builds the page first."""
        if not self.editable_mode:
            build_page()
        super().run()


class Packed(sdist):
    """The sources with the built page, so that nobody needs Node to build from them."""

    def run(self) -> None:
        """Builds the page first."""
        build_page()
        super().run()


setup(ext_modules=extensions, cmdclass={"build_py": WithPage, "sdist": Packed})
