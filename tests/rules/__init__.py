"""The rulebooks as tests: one folder a game, one file a chapter."""

import pytest

rule = pytest.mark.rule
"""Names the rules that a test proves: ``@rule("FAC-3.1", "FAC-3.2")``."""
