"""What cannot be before a decision, and is refused: teams, kick-offs, the turn before, questions nobody is asked."""

from collections.abc import Callable, Mapping
from typing import Final

from onze.games.footime.box.pawns import EXPELLED, INJURED, TEAM
from onze.games.footime.box.periods import EXTRA_TIME, SHOOT_OUT
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.cards.cautions import LEAST_PAWNS, short_side
from onze.games.footime.rules.cards.out_of_play import nearest_corner
from onze.games.footime.rules.cards.passes import passers
from onze.games.footime.rules.cards.tackles import nearest_pawns
from onze.games.footime.rules.contacts import open_contacts
from onze.games.footime.scenes.ball import KICK_OFFS
from onze.kernel.scenes import Scene
from onze.kernel.words import Refused

__all__ = ["check_position", "check_score", "check_tie_break", "why_not_asked"]

SET_PIECES: Final = (
    "Aggravate", "ReplaceKeeper", "FreeKickTaker", "FreeKickTo", "KeeperFreeKickTo", "ClearArea", "PenaltyTo",
)  # fmt: skip
"""Decisions between a foul and its set piece, at which a team that is short of pawns has not lost yet."""
LEFT_OPEN: Final = {"contacts": "FT-CARD-DUEL.1", "claimed": "FT-CARD-VAR.1", "put_by_opponent": "FT-CARD-OUT.3"}
"""What only an opponent's turn leaves open, with the rule."""


def check_score(match: FootimeMatch, scene: Scene) -> None:
    """The match is not over by its goals: no target is reached, extra time begins level (FT-VARIANT.5, FT-EXTRA.4)."""
    target = match.rules.switches.goal_target
    if target and max(match.goals) >= target:
        raise scene.wrong("goals", WORDS.text("wanted_below_target", {"target": target}), "FT-VARIANT.5")
    if match.period >= EXTRA_TIME and match.goals[0] != match.goals[1]:
        raise scene.wrong("goals", WORDS.text("wanted_level"), "FT-EXTRA.4")


def check_tie_break(match: FootimeMatch, scene: Scene, decision: str) -> None:
    """Extra time and a shoot-out are played only where the table has agreed on them (FT-GAP.48)."""
    switches = match.rules.switches
    if match.period == EXTRA_TIME and not switches.extra_time:
        raise scene.wrong("period", WORDS.text("wanted_no_extra_time"), "FT-GAP.48")
    if match.period == SHOOT_OUT and not (switches.extra_time or switches.shoot_out):
        raise WORDS.refused("wanted_tie_break", "FT-GAP.48", {"decision": decision})


def check_position(match: FootimeMatch, scene: Scene, base: str) -> None:
    """Refuses what no course of play leads to."""
    _check_teams(match, scene, base)
    if base in KICK_OFFS:
        _check_kick_off(match, scene, base)
    if base in ("ClearArea", "PenaltyTo"):
        _check_keepers_at_home(match, scene, "FT-FOUL-PENALTY.4")
    if (match.actor ^ match.to_play) & 1 == 0:
        for fact, rule in LEFT_OPEN.items():
            if scene.facts.get(fact):
                raise scene.wrong(fact, WORDS.text("wanted_after_opponent", {"before": match.actor}), rule)
        if base == "SaveWindow":
            raise scene.wrong("before", WORDS.text("wanted_opponent_before"), "FT-GOAL.2")


def _check_teams(match: FootimeMatch, scene: Scene, base: str) -> None:
    """A team with fewer than seven pawns has lost, but for the moments before that is said (FT-FORFEIT.1)."""
    for side in (0, 1):
        left = TEAM - match.at[side * TEAM : side * TEAM + TEAM].count(EXPELLED)
        not_yet = (base == "Appeal" and side == match.side) or (base in SET_PIECES and side != match.side)
        if left < LEAST_PAWNS - (1 if not_yet else 0):
            team = WORDS.text("drawing_away" if side else "drawing_home")
            wanted = WORDS.text("wanted_seven", {"team": team, "left": left, "least": LEAST_PAWNS})
            raise scene.wrong("pawns", wanted, "FT-FORFEIT.1")
    if base == "Appeal" and short_side(match) != match.side:
        raise scene.wrong("pawns", WORDS.text("wanted_short", {"least": LEAST_PAWNS}), "FT-FORFEIT.4")


def _check_kick_off(match: FootimeMatch, scene: Scene, base: str) -> None:
    """Who is asked to line up stands nowhere yet; whoever has lined up to kick off has a pawn beside the ball.

    (FT-KICKOFF.2, FT-KICKOFF.3, FT-KICKOFF.5)
    """
    pitch = match.rules.pitch
    named = scene.facts.get("pawns", {})
    waiting = [0, 1] if base == "LineUpTogether" else []
    if base == "LineUp":
        waiting = [1 - match.side] if scene.facts.get("role") == "receiving" else [0, 1]
    _check_keepers_at_home(match, scene, "FT-KICKOFF.2")
    for side in (0, 1):
        keeper = match.keepers[side]
        standing = [pawn for pawn in match.pawns(side) if pawn != keeper and match.rules.pawns[pawn] in named]
        if side in waiting and standing:
            raise scene.wrong("pawns", WORDS.text("wanted_off_the_pitch"), "FT-KICKOFF.5")
    beside = match.pawns_on(match.side, pitch.near[match.ball])
    if match.side not in waiting and not beside:
        raise scene.wrong("pawns", WORDS.text("wanted_kicker"), "FT-KICKOFF.3")


def _check_keepers_at_home(match: FootimeMatch, scene: Scene, rule: str) -> None:
    """Both goalkeepers stand at the centre of their goal lines."""
    home = match.rules.pitch.keeper
    if any(match.at[match.keepers[side]] != home[match.end(side)] for side in (0, 1)):
        raise scene.wrong("pawns", WORDS.text("wanted_keeper_at_home"), rule)


# ---- decisions that are asked only in some positions


def _helped(match: FootimeMatch) -> bool:
    """Whether a change could help a pawn of the player in turn."""
    team = range(match.side * TEAM, match.side * TEAM + TEAM)
    return any(match.at[pawn] == INJURED or match.booked >> pawn & 1 for pawn in team)


def _valued(match: FootimeMatch) -> bool:
    """Whether the shot has a value."""
    return match.shot_value > 0


def _thrown_in(match: FootimeMatch) -> bool:
    """Whether an opponent has put the ball on a touchline."""
    pitch = match.rules.pitch
    return match.ball_by >= 0 and pitch.touchlines & pitch.bit[match.ball] != 0


def _corner(match: FootimeMatch) -> bool:
    """Whether an opponent has put the ball on his own goal line, and nobody stands on the corner point."""
    pitch = match.rules.pitch
    out = match.ball_by >= 0 and pitch.goal_line[1 - match.end(match.side)] & pitch.bit[match.ball] != 0
    return out and nearest_corner(match) not in match.at


def _goal_kick(match: FootimeMatch) -> bool:
    """Whether an opponent has put the ball on the goal line of the player in turn."""
    pitch = match.rules.pitch
    return match.ball_by >= 0 and pitch.goal_line[match.end(match.side)] & pitch.bit[match.ball] != 0


CONDITIONS: Final[Mapping[str, tuple[Callable[[FootimeMatch], bool], str, str]]] = {
    "Kicker": (lambda match: len(passers(match)) > 1, "asked_two_beside_ball", "FT-KEEP.3"),
    "Passer": (lambda match: len(passers(match)) > 1, "asked_two_beside_ball", "FT-CARD-PASS.3"),
    "TackleRunner": (lambda match: len(nearest_pawns(match)) > 1, "asked_two_nearest", "FT-CARD-TACKLE.6"),
    "ChooseContact": (lambda match: len(open_contacts(match)) > 1, "asked_several_contacts", "FT-CARD-FOUL.3"),
    "Contest": (lambda match: bool(match.claimed), "asked_goal_and_foul", "FT-CARD-VAR.9"),
    "PostTo": (_valued, "asked_shot_value", "FT-CARD-POST.3"),
    "ReplacePawn": (_helped, "asked_pawn_to_help", "FT-CARD-CHANGE.2"),
    "Thrower": (_thrown_in, "asked_throw_in", "FT-OUT-THROW.1"),
    "CornerTaker": (_corner, "asked_corner", "FT-OUT-CORNER.1"),
    "GoalKickSpot": (_goal_kick, "asked_goal_kick", "FT-OUT-GOALKICK.1"),
    "GoalKickKeeper": (_goal_kick, "asked_goal_kick", "FT-OUT-GOALKICK.1"),
    "SwapWith": (lambda match: match.rules.seats > 2, "asked_more_players", "FT-CARD-SWAP.1"),
}
"""What must hold for a decision to be asked, with the sentence that says so and the rule."""


def why_not_asked(match: FootimeMatch, decision: str) -> Refused | None:
    """Why nobody is asked a decision in this position, as far as that is known before anything is said."""
    if decision not in CONDITIONS:
        return None
    holds, key, rule = CONDITIONS[decision]
    return None if holds(match) else WORDS.refused(key, rule, {"decision": decision})
