"""Every kind of decision of Footime."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from tests.scenes.scene import Scene

__all__ = ["SCENES"]

SPREAD: Final = {
    "h2": "d6", "h3": "g5", "h4": "k5", "h5": "n7", "h6": "e11", "h7": "i12", "h8": "m11", "h9": "c18", "h10": "h20",
    "h11": "o17", "a2": "n23", "a3": "k24", "a4": "g23", "a5": "d22", "a6": "l18", "a7": "h17", "a8": "e15",
    "a9": "j9", "a10": "b9", "a11": "p8",
}  # fmt: skip
"""Both teams somewhere in open play."""
NEAR: Final = {**SPREAD, "h9": "f24", "h10": "i24", "h11": "g22"}
"""Home is before the goal of Away."""
CARDS: Final = ("move-6", "pass-3", "pass-5", "aerial", "tackle", "foul", "save", "var")
FOUL: Final = {"offender": "a7", "victim": "h7", "cards": ["foul"]}
ACCUSED: Final = {"offender": "h7", "victim": "a7", "cards": ["foul"]}
"""A foul that Away has claimed."""
FEW: Final = {f"h{shirt}": "expelled" for shirt in (2, 3, 4, 5, 6)}

_ft = partial(Scene, game="footime")


def _play(decision: str, said: Sequence[str] = (), *, hand: Sequence[str] = CARDS, **facts: Any) -> Scene:
    """A scene of open play, with a hand that is wholly named."""
    return _ft(decision, said, facts={"hands": {0: list(hand)}, "pawns": SPREAD, "ball": "i13", **facts})


def _hand(*first: str) -> tuple[str, ...]:
    """A hand with some cards in front."""
    return (*first, *(card for card in CARDS if card not in first))[:8]


SCENES: Final = (
    _ft("NameCaptain", seats=4, options={"captains": "named"}),
    _ft("LineUp"),
    _ft("LineUp", seats=4, facts={"role": "receiving"}, named="four"),
    _ft("PlaceShirt", ["line-up formation:by-hand"]),
    _ft("LineUpTogether", options={"placement": "hidden_simultaneous"}),
    _ft("Kicker", facts={"pawns": {"h10": "h13", "h11": "j13"}}),
    _ft("KickOffTo"),
    _play("Turn", hand=("move-6", "pass-3", "pass-5", "aerial", "joker-7", "tackle", "save", "var"), turns=42),
    _ft("Turn", seats=8, facts={"pawns": {**SPREAD, "a6": "injured", "h6": "expelled"}, "booked": ["h4", "a3"],
                                "ball": "i13", "turns": 82, "goals": [2, 1]}, named="eight"),
    _play("Runner", ["play card:move-6"]),
    _play("RunTo", ["play card:move-6", "choose pawn:h8"]),
    _play("Touch", ["play card:move-6", "choose pawn:h7", "place point:i14"]),
    _play("PlaceBall", ["play card:move-6", "choose pawn:h7", "place point:i14", "take ball:ball"]),
    _play("Combine", ["play card:acceleration"], hand=_hand("acceleration", "power")),
    _play("WasteWith", ["waste-pair card:power"], hand=_hand("power")),
    _play("JokerUse", ["play card:joker-7"], hand=_hand("joker-7")),
    _play("Passer", ["play card:pass-3"], pawns={**SPREAD, "h8": "j13"}),
    _play("PassTo", ["play card:pass-3"], pawns=NEAR, ball="h25", turns=81),
    _play("AerialTo", ["play card:aerial"]),
    _play("SkillTo", ["play card:skill"], hand=_hand("skill")),
    _ft("TackleWindow", facts={"pawns": SPREAD, "ball": "i13", "hands": {1: list(_hand("tackle", "red"))}}),
    _ft("TackleRunner", facts={"pawns": {**SPREAD, "h7": "h12", "h8": "j14"}, "ball": "i13"}),
    _play("ChooseContact", ["play card:duel"], hand=_hand("duel"), contacts=[["a7", "h7"], ["a9", "h8"]]),
    _ft("DuelMove", facts={"pawns": SPREAD, "pawn": "a7"}),
    _play("InjuredPawn", ["play card:injured"], hand=_hand("injured")),
    _play("ThrowAway", ["play card:change"], hand=_hand("change")),
    _play("ReplacePawn", ["play card:change", "pass"], hand=_hand("change"), booked=["h4"],
          pawns={**SPREAD, "h6": "injured"}),
    _play("ReturnTo", ["play card:change", "pass", "choose pawn:h6"], hand=_hand("change"), booked=["h4"],
          pawns={**SPREAD, "h6": "injured"}),
    _ft("SwapWith", ["play card:swap"], seats=4, facts={"hands": {0: list(_hand("swap"))}, "pawns": SPREAD}),
    _ft("SwapCard", ["play card:swap", "swap seat:1"], seats=4,
        facts={"hands": {0: list(_hand("swap"))}, "pawns": SPREAD}),
    _play("Thrower", ["play card:out"], hand=_hand("out"), put_by_opponent=True, ball="a12"),
    _ft("ThrowInTo", facts={"pawns": SPREAD}),
    _ft("ClearCorner", facts={"pawns": {**SPREAD, "a5": "a27"}, "pawn": "a5"}),
    _play("CornerTaker", ["play card:out"], hand=_hand("out"), put_by_opponent=True, ball="c27"),
    _ft("CornerTo", facts={"pawns": SPREAD, "value": 5}),
    _play("GoalKickSpot", ["play card:out"], hand=_hand("out"), put_by_opponent=True, ball="d1"),
    _play("GoalKickKeeper", ["play card:out", "place point:g2"], hand=_hand("out"), put_by_opponent=True, ball="d1"),
    _ft("GoalKickTo", facts={"pawns": SPREAD, "value": 5}),
    _ft("Aggravate", facts={"pawns": SPREAD, "foul": FOUL, "hands": {0: list(_hand("yellow", "red"))}}),
    _ft("ReplaceKeeper", facts={"pawns": SPREAD}),
    _ft("FreeKickTaker", facts={"pawns": SPREAD, "foul": FOUL}),
    _ft("FreeKickTo", facts={"pawns": SPREAD, "ball": "i13"}),
    _ft("KeeperFreeKickTo", facts={"pawns": SPREAD}),
    _ft("ClearArea", facts={"pawns": NEAR}, options={"clear_area": "choice"}),
    _ft("PenaltyTo", facts={"value": 5}),
    _ft("SaveWindow", facts={"pawns": SPREAD, "hands": {0: list(_hand("save", "parry", "post", "var"))}, "turns": 84}),
    _ft("SaveTo", ["play card:save"], facts={"pawns": SPREAD, "hands": {0: list(_hand("save"))}}),
    _ft("ParryTo", facts={"pawns": SPREAD}),
    _ft("PostTo", ["play card:post"], facts={"pawns": SPREAD, "hands": {0: list(_hand("post"))}, "shot_value": 4}),
    _ft("ClaimGoalKick", options={"post_goal_kick": "needs_out_card"}, facts={"hands": {0: list(_hand("out"))}}),
    _ft("Contest", ["play card:var"], facts={"pawns": SPREAD, "claimed": ACCUSED, "hands": {0: list(_hand("var"))}}),
    _ft("Verdict", facts={"pawns": SPREAD}),
    _ft("Verdict", facts={"pawns": SPREAD, "about": "goal"}, named="goal"),
    _ft("Appeal", facts={"pawns": {**SPREAD, **FEW}, "claimed": {**ACCUSED, "cards": ["foul", "red"]}, "ball": "i13",
                          "hands": {0: list(_hand("var"))}}),
    _ft("OffsideRestart", facts={"pawns": SPREAD}),
    _ft("CallOffside", options={"offside": "called"}, facts={"pawns": NEAR}),
    _ft("ShootOutShot", options={"tie_break": "shootout"}, facts={"kicks": [3, 3], "scored": [2, 1]}),
    _ft("ShootOutSave", options={"tie_break": "shootout"}, facts={"kicks": [2, 3], "scored": [2, 1], "value": 4}),
)  # fmt: skip
