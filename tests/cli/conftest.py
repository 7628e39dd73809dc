"""No test of the terminal waits in vain or leaves a match behind."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _at_a_terminal_of_its_own(patience: None, matches: Path) -> None:
    """Every test here may start a process, and keeps its matches in a folder of its own."""
