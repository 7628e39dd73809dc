"""Which test runs which line: a pytest plugin, and the reader of what it wrote.

``pytest -p tools.mutants.reach`` with ``ONZE_REACH`` naming the file to write and ``ONZE_REACH_OF`` the folder watched.
"""

import os
from pathlib import Path

import coverage
import pytest

__all__ = ["Reach"]


class Reach:
    """What one run of the tests has reached, read from the file that the plugin wrote."""

    def __init__(self, written: Path) -> None:
        self.data = coverage.CoverageData(str(written))
        self.data.read()

    def tests_of(self, path: Path, line: int) -> list[str]:
        """The tests that ran a line, by their ids; none where it ran only while the game was loaded."""
        return sorted(context for context in self._contexts(path, line) if context)

    def runs_in_tests_alone(self, path: Path, line: int) -> bool:
        """Whether tests ran a line and nothing else did, such as loading the game: no other test can see it broken.

        A line that nobody is known to have run may still have been: it may be part of a longer one.
        """
        contexts = self._contexts(path, line)
        return len(contexts) > 0 and "" not in contexts

    def _contexts(self, path: Path, line: int) -> list[str]:
        return self.data.contexts_by_lineno(str(path.resolve())).get(line, [])


class Watching:
    """Tells the coverage which test is under way."""

    def __init__(self, written: str, folder: str) -> None:
        self.coverage = coverage.Coverage(data_file=written, source=[folder], config_file=False)

    def pytest_sessionstart(self) -> None:
        self.coverage.start()

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        self.coverage.switch_context(item.nodeid)

    def pytest_runtest_teardown(self) -> None:
        self.coverage.switch_context("")

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()


def pytest_configure(config: pytest.Config) -> None:
    if "ONZE_REACH" in os.environ:
        config.pluginmanager.register(Watching(os.environ["ONZE_REACH"], os.environ["ONZE_REACH_OF"]))
