"""Builds the package; with ONZE_COMPILE=1 the kernel, the games and the playout loop are compiled by mypyc."""

import os

from setuptools import setup

COMPILED = ["src/onze/kernel", "src/onze/doors", "src/onze/games"]

if os.environ.get("ONZE_COMPILE") == "1":
    from mypyc.build import mypycify

    # One C file a module keeps the compiler's memory small; linking joins them again, so that calls can be inlined.
    extensions = mypycify(["--strict", *COMPILED], opt_level="3", debug_level="0", multi_file=True)
    for extension in extensions:
        extension.extra_compile_args += ["-flto=auto", "-fvisibility=hidden"]
        extension.extra_link_args += ["-flto=auto"]
else:
    extensions = []

setup(ext_modules=extensions)
