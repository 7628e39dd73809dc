"""What strangers may send: nicknames, messages, and files of their own whose names are markup, right-to-left, stacked
or endless. All of it passes the checks of the server, so it is the page that has to show it as nothing but text."""

from pathlib import Path
from typing import Final

__all__ = ["EDITION", "IMAGE", "LONG", "MARKUP", "MESSAGES", "REFUSED_EDITION", "STRANGERS", "TEAM"]

EXAMPLES: Final = Path(__file__).parents[2] / "examples"
IMAGE: Final = "<img src=x onerror=alert(1)>"
LONG: Final = "W" * 60
MARKUP: Final = {
    "England": "<script>alert('England')</script>",
    "Scotland": IMAGE,
    "Wales": LONG,
    "Ireland": "</title></style><svg onload=alert(1)><a href=javascript:0>",
    "France": "{@html '<b>France</b>'} ${alert(1)} {{constructor}}",
    "Belgium": "אנגליה שחקה نهاية المباراة",
    "Switzerland": "S̷̛̤w̵͎͝i̶̢͑t̷̡̽z̸̩̏",
    "Eight Nations Cup": "<b onclick=alert(1)>Cup</b>&lt;i&gt;&#x3c;",
    "Semi-finals": "<iframe srcdoc='<script>alert(1)</script>'>",
}
"""Names of the example of an edition, and what they become."""


def _with(text: str, names: dict[str, str]) -> str:
    for plain, hostile in names.items():
        quoted = hostile.replace("\\", "\\\\").replace('"', '\\"')
        assert f'"{plain}"' in text, plain
        text = text.replace(f'"{plain}"', f'"{quoted}"')
    return text


EDITION: Final = _with((EXAMPLES / "eight-nations.toml").read_text(encoding="utf-8"), MARKUP)
REFUSED_EDITION: Final = _with(
    (EXAMPLES / "eight-nations.toml").read_text(encoding="utf-8"), {"England": f"\u202e{IMAGE}\u200b"}
)
"""Turns the line round: the server refuses it, and says so of the name that it quotes."""
TEAM: Final = _with(
    (EXAMPLES / "belgium.toml").read_text(encoding="utf-8"),
    {"Belgium": "<svg onload=alert(1)>", "Wout Daelemans": IMAGE, "Bart Verhulst": "W" * 40},
)
STRANGERS: Final = (IMAGE, "<script>alert(2)</script>", "W" * 30, "אבגדהוזחטיכלמנסעפצק")
"""Nicknames."""
MESSAGES: Final = (
    IMAGE,
    "\u202e<script>alert(3)</script>\u200b",
    "W" * 500,
    "http://example.org/<svg onload=alert(1)>",
)
