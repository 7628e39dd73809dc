"""What cannot be tried where the kernel and the games are compiled (``make test-compiled``)."""

import pytest

import onze.kernel.match

COMPILED = not str(onze.kernel.match.__file__).endswith(".py")


def lost(what: str) -> pytest.MarkDecorator:
    """A test of something that compiled modules have lost."""
    return pytest.mark.skipif(COMPILED, reason=f"compiled modules {what}")
