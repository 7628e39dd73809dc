"""Every kind of decision of The World Cup Game: in groups and rounds of several editions, with each kind of card."""

from typing import Any, Final

from tests.scenes.scene import Scene

__all__ = ["SCENES"]

LAID: Final = {
    "A6.left": ["1G", "A"], "B4.left": ["1G"], "C1.left": ["1G", "1G", "2G"], "C1.right": ["~A", "2G"],
    "C4.right": ["A", "A", "D"], "F1.left": ["1G"], "F1.right": ["A"], "F2.right": ["1G"], "F4.right": ["D"],
    "F6.right": ["1G", "~1G"], "H5.left": ["P"],
}  # fmt: skip
"""Tokens of every kind in the groups of 2002, vulnerable, turned over and covered."""


def scene(
    decision: str, said: tuple[str, ...] = (), *, edition: str = "2002", seats: int = 4, named: str = "", **facts: Any
) -> Scene:
    """A scene of an edition."""
    options = {"edition": edition, **facts.pop("options", {})}
    return Scene(decision, said, "world-cup", seats, options, facts, named)


SCENES: Final = (
    scene("PlayCard", rows=LAID, hands={0: ["attack", "defence", "offside"]}),
    scene("PlayCard", edition="2022", seats=16, named="sixteen", hands={0: ["g1", "foul", "penalty"]}),
    scene("PlayCard", edition="1930", named="semi-final", phase="SF", rows={"SF.1.left": ["1G"]},
          hands={0: ["foul", "g1", "g2"]}),
    scene("PlaceTokens", ("place card:attack",), rows=LAID, hands={0: ["attack", "defence", "offside"]}),
    scene("PlaceTokens", ("place card:g111", "choose row:F3.left"), named="second-token", rows=LAID,
          hands={0: ["g111"]}),
    scene("PlaceTokens", ("place card:penalty",), edition="1930", seats=2, named="penalty", hands={0: ["penalty"]}),
    scene("PlaceTokens", ("place card:g21",), edition="1998", named="quarter-final", phase="QF", hands={0: ["g21"]}),
    scene("ChooseToken", ("place card:g3", "choose row:A1.left"), edition="1994", hands={0: ["g3"]},
          options={"voluntary_downgrade": True}),
    scene("TurnToken", ("flip card:offside",), rows=LAID, hands={0: ["offside"]}),
    scene("TurnToken", ("flip card:defence",), seats=3, named="final", phase="FIN",
          rows={"FIN.3P.right": ["A"], "FIN.F.left": ["1G"]}, hands={0: ["defence"]}),
)  # fmt: skip
