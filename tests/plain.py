"""French as it is typed, for comparing what is shown with sentences that can be read and written."""

from onze.typography import NARROW, WIDE


def plain(text: str) -> str:
    """The text with plain spaces for no-break ones."""
    return text.replace(NARROW, " ").replace(WIDE, " ")
