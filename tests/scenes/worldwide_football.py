"""Every kind of decision of Worldwide Football, in all its modes."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.scenes.scene import Scene

__all__ = ["SCENES"]

AMATEUR: Final = {"mode": "amateur"}
PROFESSIONAL: Final = {"mode": "professional"}
INTERNATIONAL: Final = {"mode": "international"}
EXTRA_TIME: Final = {"mode": "international", "draw_resolution": "extra_time"}
SHOOT_OUT: Final = {"mode": "international", "draw_resolution": "shootout"}
ELEVEN: Final = [
    "dribble", "dribble", "pass", "pass", "long-pass", "cross", "through-ball", "shot-678", "interception", "pressing",
    "tackle",
]  # fmt: skip
AFTER_REVEAL: Final = {"mode": "international", "keeper_card_timing": "after_reveal"}


def scene(
    decision: str,
    said: Sequence[str] = (),
    mode: Mapping[str, Any] = PROFESSIONAL,
    named: str = "",
    seats: int = 2,
    **facts: Any,
) -> Scene:
    """A scene of this game."""
    return Scene(decision, said, "worldwide-football", seats, mode, facts, named)


SCENES: Final = (
    scene("ChooseTeam", mode=AMATEUR),
    scene("ChooseTeam", named="second", of=1, teams=["italy", "brazil"]),
    scene("ChooseTeam", named="alone", seats=1),
    scene("ExtraAbilities", mode=INTERNATIONAL),
    scene("BuildDecks", mode=INTERNATIONAL),
    scene("BuildDecks", mode=INTERNATIONAL, named="half-time", half_time=True),
    scene("BuildAttack"),
    scene("BuildAttack", mode=AMATEUR, named="amateur", pa=5, laid={0: ["pass", "pass", "dribble"]}),
    scene("BuildAttack", named="alone", seats=1),
    scene("TacticalPlan", ["use ability:tactical-plan"], discards={0: ["shot-678"]}),
    scene("Creativity", ["use ability:creativity"]),
    scene("Stamina", ["use ability:stamina"], abilities={0: ["stamina"]}, draw_pile_sizes=[0, 20]),
    scene("WithCards", abilities={0: ["clinical-finishing"]}, card="shot-678", players={0: ["A1", "M2"]}),
    scene("CounterPlayer", players={1: ["D2", "D1"]}),
    scene("Block", abilities={1: ["defensive-block"]}),
    scene("Defend", teams=["italy", "brazil"], card="shot-678", pa=6, laid={0: ["cross", "long-pass", "pass"]},
          hands={1: ["tackle", "pressing", "interception", "pass", "cross"]}),
    scene("Defend", mode=AMATEUR, named="amateur", hands={1: ["tackle", "interception", "pass", "cross"]}),
    scene("Defend", named="alone", seats=1, attacker=1),
    scene("AfterRoll", teams=["brazil", "italy"], players={1: ["D1", "A2"]}),
    scene("Dive", abilities={0: ["diving"]}),
    scene("DiscardForLongPass"),
    scene("RecoverAction", discards={0: ["shot-678", "pass"]}),
    scene("DiscardDown", hands={0: ELEVEN}),
    scene("AfterCard", players={0: ["D1", "A2"]}),
    scene("AfterShot", teams=["italy", "brazil"], players={0: ["A1", "A2"]}),
    scene("KeepGoal", players={1: ["G1", "D1"]}),
    scene("KeepGoal", named="alone", seats=1, attacker=1, players={0: ["G1", "D1"]}),
    scene("FreeKick", players={0: ["M1", "A1", "M2"]}),
    scene("KeepPenalty", mode=INTERNATIONAL, players={1: ["G1"]}),
    scene("KeepPenalty", mode=AFTER_REVEAL, named="shown", players={1: ["G1"]}, faces=[4, 3]),
    scene("Penalty"),
    scene("Penalty", mode=SHOOT_OUT, named="shoot-out", shoot_out=True, kicks=[3, 3], scored=[2, 1]),
    scene("PayCaution"),
    scene("PayCaution", named="red", reds=[0, 1], left=2),
    scene("GiveBackDiscard"),
    scene("Substitute", stars=[1, 3]),
    scene("Recovery"),
    scene("HalfTimeAbilities", mode=INTERNATIONAL),
    scene("ChooseTen", mode=EXTRA_TIME),
)  # fmt: skip
