"""What tests of tables share about refusals."""

from typing import Any

import pytest

from onze.kernel.words import Refused

__all__ = ["refused"]


def refused(key: str) -> Any:
    """Whatever follows is refused for this reason, in both languages."""
    return pytest.raises(Refused, check=lambda refusal: refusal.reason.key == key and all(refusal.reason.text.values()))
