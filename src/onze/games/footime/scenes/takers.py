"""The pawn that a scenario is about: who takes a restart, who runs, who is displaced, who leaves a corner."""

from collections.abc import Mapping
from typing import Final

from onze.games.footime.box.pawns import OUTSIDE, TEAM
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import nearest_free
from onze.games.footime.rules.cards.duels import displaced
from onze.games.footime.rules.cards.out_of_play import nearest_corner
from onze.games.footime.rules.penalties import leaving
from onze.games.footime.rules.reach import can_run
from onze.kernel.scenes import Scene

__all__ = ["corner_pawn", "displaced_pawn", "kicker", "own_pawn", "running_pawn"]

STANDS: Final[Mapping[str, tuple[str, str]]] = {
    "KickOffTo": ("wanted_kicker", "FT-KICKOFF.3"),
    "GoalKickTo": ("wanted_keeper_beside_ball", "FT-OUT-GOALKICK.3"),
    "KeeperFreeKickTo": ("wanted_keeper_beside_ball", "FT-FOUL-FREEKICK.6"),
    "FreeKickTo": ("wanted_taker_beside_ball", "FT-FOUL-FREEKICK.3"),
    "PenaltyTo": ("wanted_taker_behind_ball", "FT-FOUL-PENALTY.3"),
}
"""The restarts whose taker stands on the pitch, with where that is in words and the rule."""


def named_pawn(match: FootimeMatch, scene: Scene, usual: int) -> int:
    """The pawn that a scenario names, or a usual one."""
    return match.rules.pawns.index(scene.word("pawn", match.rules.pawns[usual], match.rules.pawns))


def own_pawn(match: FootimeMatch, scene: Scene, usual: int, rule: str) -> int:
    """A pawn of the player in turn, on the pitch."""
    pawn = named_pawn(match, scene, usual)
    if pawn // TEAM != match.side or match.at[pawn] < 0:
        raise scene.wrong("pawn", WORDS.text("wanted_own_pawn"), rule)
    return pawn


def kicker(match: FootimeMatch, scene: Scene, base: str) -> int:
    """Who plays the ball of a restart, where the rules put him."""
    side = match.side
    if base == "ParryTo":
        return match.keepers[side]
    if base in ("ThrowInTo", "CornerTo"):
        rule = "FT-OUT-THROW.2" if base == "ThrowInTo" else "FT-OUT-CORNER.4"
        pawn = own_pawn(match, scene, match.pawns(side)[-1], rule)
        match.put_pawn(pawn, OUTSIDE)
        return pawn
    return _taker(match, scene, base)


def _taker(match: FootimeMatch, scene: Scene, base: str) -> int:
    """The taker named must stand where he takes it; one whom the scenario leaves open is put there."""
    pitch = match.rules.pitch
    side = match.side
    wanted, rule = STANDS[base]
    by_keeper = base in ("GoalKickTo", "KeeperFreeKickTo")
    places = pitch.bit[pitch.behind[1 - match.end(side)]] if base == "PenaltyTo" else pitch.near[match.ball]
    if not by_keeper:
        places &= pitch.field
    able = [match.keepers[side]] if by_keeper else [pawn for pawn in match.pawns(side) if not match.is_keeper(pawn)]
    there = [pawn for pawn in able if places & pitch.bit[match.at[pawn]]]
    if by_keeper:
        pawn = able[0]
    else:
        pawn = own_pawn(match, scene, there[0] if there else (able or match.pawns(side))[-1], rule)
    open_to_us = match.rules.pawns[pawn] not in scene.facts.get("pawns", {}) and base != "KickOffTo"
    if pawn not in there and pawn in able and open_to_us and places & ~match.taken():
        match.put_pawn(pawn, pitch.points(places & ~match.taken())[0])
        there = [pawn]
    full = not places & ~match.taken() and match.at[pawn] == nearest_free(match, match.ball, pitch.whole)
    if pawn not in there and not full:
        raise scene.wrong("pawn" if "pawn" in scene.facts else "pawns", WORDS.text(wanted), rule)
    if base == "PenaltyTo" and leaving(match, pawn, pitch.area[1 - match.end(side)]):
        raise scene.wrong("pawns", WORDS.text("wanted_empty_area"), "FT-FOUL-PENALTY.5")
    return pawn


def running_pawn(match: FootimeMatch, scene: Scene, value: int) -> int:
    """Who runs by a die: one who can."""
    able = [pawn for pawn in match.pawns(match.side) if can_run(match, pawn, value)]
    pawn = own_pawn(match, scene, (able or match.pawns(match.side))[-1], "FT-CARD-TACKLE.4")
    if pawn not in able:
        raise scene.wrong("pawn", WORDS.text("wanted_runner"), "FT-MOVE.5")
    return pawn


def displaced_pawn(match: FootimeMatch, scene: Scene, value: int) -> int:
    """Whom the winner of a duel moves: an opponent, no goalkeeper, who has somewhere to go (FT-CARD-DUEL.8)."""
    theirs = match.pawns(1 - match.side)
    able = [pawn for pawn in theirs if not match.is_keeper(pawn) and displaced(match, pawn, value)]
    pawn = named_pawn(match, scene, (able or theirs)[-1])
    if pawn not in able:
        raise scene.wrong(
            "pawn" if "pawn" in scene.facts else "pawns", WORDS.text("wanted_displaced"), "FT-CARD-DUEL.8"
        )
    return pawn


def corner_pawn(match: FootimeMatch, scene: Scene) -> int:
    """Who stands on the corner point that the ball goes to; an opponent is put there if the scenario names nobody."""
    corner = nearest_corner(match)
    there = [pawn for pawn, point in enumerate(match.at) if point == corner]
    outfield = [pawn for pawn in match.pawns(1 - match.side) if not match.is_keeper(pawn)]
    left_open = "pawn" not in scene.facts and "pawns" not in scene.facts and match.ball != corner
    if not there and left_open and outfield:
        match.put_pawn(outfield[-1], corner)
        there = [outfield[-1]]
    pawn = named_pawn(match, scene, there[0]) if there else -1
    if pawn not in there:
        wanted = WORDS.text("wanted_on_corner", {"corner": match.rules.pitch.names[corner]})
        raise scene.wrong("pawn" if "pawn" in scene.facts else "pawns", wanted, "FT-OUT-CORNER.3")
    return pawn
