"""Builds the package; with ONZE_COMPILE=1 the kernel, the games and the playout loop are compiled by mypyc."""

import os

from setuptools import setup

COMPILED = ["src/onze/kernel", "src/onze/games"]

if os.environ.get("ONZE_COMPILE") == "1":
    from mypyc.build import mypycify

    extensions = mypycify(["--strict", *COMPILED], opt_level="3", debug_level="0")
else:
    extensions = []

setup(ext_modules=extensions)
