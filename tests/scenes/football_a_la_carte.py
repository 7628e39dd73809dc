"""Every kind of decision of Football à la carte."""

from typing import Final

from tests.scenes.scene import Scene

__all__ = ["FREE_KICK", "SCENES"]

NO_ATTACKER: Final = (
    "goalkeeper-4-all", "goalkeeper-4-all", "goalkeeper-5-all", "corner-red", "corner-red", "corner-blue",
    "corner-blue", "penalty",
)  # fmt: skip
FREE_KICK: Final = {"ball": "d5", "hands": {0: ["free-kick-3-all", "forward-1-red", "right-4-red"]}}

SCENES: Final = (
    Scene("ChooseStarter", options={"starter": "choose"}),
    Scene("ChooseEnd", options={"starter": "choose"}),
    Scene("KickOff"),
    Scene("KickOff", seats=4, named="four"),
    Scene("KickOffCard", ["start square:d6"], facts={"hands": {0: ["forward-1-red"]}}),
    Scene("Exchange"),
    Scene("OpenPlay", facts={"ball": "d9", "hands": {0: ["forward-6-blue"]}}),
    Scene("OpenPlay", seats=3, named="three"),
    Scene("OpenPlay", ["step square:b5"], facts={"facing": "throw_in", "ball": "a5"}, named="after-throw-in"),
    Scene("ChangeCards", ["discard card:corner-red"], options={"dead_hand": "swap_any"},
          facts={"hands": {0: list(NO_ATTACKER)}, "ball": "d5"}),
    Scene("AimFreeKick", ["play card:free-kick-3-all"], facts=FREE_KICK),
    Scene("FollowUp", ["play card:free-kick-3-all", "aim arrow:left-3"], facts=FREE_KICK),
    Scene("Clearance"),
    Scene("Clearance", facts={"facing": "clear_low"}, named="low"),
    Scene("Clearance", facts={"facing": "clear_high"}, named="high"),
    Scene("ClearanceCard", ["start square:d1"]),
    Scene("Aim", ["play card:goalkeeper-4-all"], facts={"facing": "shot", "hands": {0: ["goalkeeper-4-all"]}}),
    Scene("Save", facts={"hands": {0: ["goalkeeper-4-all", "corner-red"]}}),
    Scene("CornerCut"),
    Scene("PenaltyOption", facts={"hands": {0: ["penalty"]}}),
    Scene("PenaltyCut"),
    Scene("ThrowIn"),
    Scene("LastSave"),
    Scene("PenaltyCutForTheMatch", options={"tie": "penalty_cuts"}),
)  # fmt: skip
