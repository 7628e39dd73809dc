"""Where the ball of a scenario lies: where the decision needs it, and nowhere else if the rules fix its place."""

from collections.abc import Mapping
from typing import Final

from onze.games.footime.box.pitch import Points
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.kernel.scenes import Scene

__all__ = ["KICK_OFFS", "check_ball", "usual_ball"]

KICK_OFFS: Final = ("LineUp", "LineUpTogether", "Kicker", "KickOffTo")
"""Decisions of a kick-off."""
GOAL_OR_NOT: Final = ("Verdict", "Appeal", "OffsideRestart", "CallOffside")
"""Decisions at which the ball may lie in a goal or elsewhere."""
PLACES: Final[Mapping[str, tuple[str, str]]] = {
    "LineUp": ("wanted_centre", "FT-KICKOFF.1"),
    "LineUpTogether": ("wanted_centre", "FT-KICKOFF.1"),
    "Kicker": ("wanted_centre", "FT-KICKOFF.1"),
    "KickOffTo": ("wanted_centre", "FT-KICKOFF.1"),
    "SaveWindow": ("wanted_in_goal", "FT-GOAL.1"),
    "ParryTo": ("wanted_in_goal", "FT-GOAL.1"),
    "ThrowInTo": ("wanted_touchline", "FT-OUT-THROW.1"),
    "ClearCorner": ("wanted_their_goal_line", "FT-OUT-CORNER.1"),
    "CornerTo": ("wanted_corner", "FT-OUT-CORNER.2"),
    "GoalKickTo": ("wanted_six_metre_line", "FT-OUT-GOALKICK.2"),
    "KeeperFreeKickTo": ("wanted_six_metre_line", "FT-FOUL-FREEKICK.6"),
    "ClaimGoalKick": ("wanted_own_goal_line", "FT-GAP.38"),
    "PenaltyTo": ("wanted_spot", "FT-FOUL-PENALTY.2"),
}
"""The decisions before which the ball lies in a place that the rules say, with that place in words and the rule."""


def _places(match: FootimeMatch, base: str) -> Points:
    """The points on which the ball can lie before a decision, if the rules fix them."""
    pitch = match.rules.pitch
    own = match.end(match.side)
    if base in ("SaveWindow", "ParryTo"):
        return pitch.goal[own]
    if base == "ThrowInTo":
        return pitch.touchlines
    if base == "ClearCorner":
        return pitch.goal_line[1 - own]
    if base == "CornerTo":
        low, high = pitch.corners[1 - own]
        return pitch.bit[low] | pitch.bit[high]
    if base in ("GoalKickTo", "KeeperFreeKickTo"):
        return pitch.six[own]
    if base == "ClaimGoalKick":
        return pitch.goal_line[own]
    return pitch.bit[pitch.spot[1 - own]] if base == "PenaltyTo" else pitch.bit[pitch.centre]


def usual_ball(match: FootimeMatch, scene: Scene, base: str) -> int:
    """Where the ball lies if a scenario does not say: on the centre point, or where the decision needs it."""
    pitch = match.rules.pitch
    if base == "Verdict" and scene.facts.get("about") == "goal":
        base = "SaveWindow"
    if base not in PLACES:
        return pitch.centre
    places = _places(match, base) & ~pitch.bit[pitch.keeper[0]] & ~pitch.bit[pitch.keeper[1]]
    if base == "ClearCorner":
        places &= ~pitch.bit[pitch.corners[0][0]] & ~pitch.bit[pitch.corners[1][0]]
    return pitch.points(places & pitch.halfway or places)[0]


def check_ball(match: FootimeMatch, scene: Scene, base: str) -> None:
    """Refuses a ball that cannot lie there: elsewhere than a restart has it, or in a goal as if nothing were."""
    pitch = match.rules.pitch
    here = pitch.bit[match.ball]
    if base in PLACES:
        places = _places(match, base)
        full = base in ("GoalKickTo", "KeeperFreeKickTo") and not places & ~match.taken()
        if not places & here and not full:
            wanted, rule = PLACES[base]
            raise scene.wrong("ball", WORDS.text(wanted), rule)
    elif pitch.goals & here and base not in GOAL_OR_NOT:
        raise scene.wrong("ball", WORDS.text("wanted_out_of_goals"), "FT-GOAL.1")
