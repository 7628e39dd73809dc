"""Scenarios: the position before a named decision, from a few facts.

``game.scenario("Turn", seat=0, ball="i18", pawns={"h9": "i17", "a4": "f22"}, others="injured",
hands={0: ["pass-5"]})``. Decisions within a phrase are reached with ``said``: ``said=["play card:move-3"]`` leads to
``Runner``. What cannot be, or would say nothing, is refused.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.pawns import EXPELLED, OUTSIDE, TEAM
from onze.games.footime.box.periods import EXTRA_TIME, SHOOT_OUT
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import KEPT, OFFSIDE, PENDING, REPLAY, FootimeMatch
from onze.games.footime.rules.cards.cautions import AGGRAVATE, FORFEIT, FOUL, RED, ReplaceKeeper
from onze.games.footime.rules.cards.duels import DuelMove
from onze.games.footime.rules.cards.fouls import SET_PIECE, FreeKickTaker, FreeKickTo
from onze.games.footime.rules.cards.out_of_play import CORNER_TAKER, ClearCorner, CornerBall, CornerTo, ThrowInTo
from onze.games.footime.rules.cards.saves import SAVE_WINDOW, ClaimGoalKick, ParryTo
from onze.games.footime.rules.cards.tackles import TackleRunner, TackleWindow
from onze.games.footime.rules.cards.var import ABOUT_GOAL, Appeal, Verdict
from onze.games.footime.rules.clock import WHISTLE
from onze.games.footime.rules.goal_kicks import GoalKickTo, KeeperFreeKickTo
from onze.games.footime.rules.halves import AfterExtraTime, FullTime, HalfTime, Period
from onze.games.footime.rules.kick_off import KICK_OFF, Kicker, KickOffTo
from onze.games.footime.rules.line_up import LineUp, LineUpTogether
from onze.games.footime.rules.offside import OFFSIDE_RESTART, CallOffside
from onze.games.footime.rules.penalties import (
    ClearArea,
    PenaltyKick,
    PenaltyPlaces,
    PenaltyTo,
    in_the_way,
    leaving,
    take_places,
)
from onze.games.footime.rules.runs import RunTo
from onze.games.footime.rules.setup import CaptainsRoll, NameCaptain
from onze.games.footime.rules.shoot_out import ShootOutSave, set_shot, winner_of
from onze.games.footime.rules.turn import END_TURN, TURN, Retained
from onze.games.footime.scenes.ball import check_ball
from onze.games.footime.scenes.cards import set_cards
from onze.games.footime.scenes.checks import check_position, check_score, check_tie_break, why_not_asked
from onze.games.footime.scenes.facts import OPTIONS_NEEDED, STARTS_FROM
from onze.games.footime.scenes.notes import set_notes
from onze.games.footime.scenes.pawns import set_pawns
from onze.games.footime.scenes.takers import corner_pawn, displaced_pawn, kicker, named_pawn, running_pawn
from onze.kernel.chance import Chance
from onze.kernel.scenes import Scene
from onze.kernel.steps import Step

__all__ = ["set_scene"]


def set_scene(match: FootimeMatch, decision: str, facts: Mapping[str, Any], chance: Chance) -> Sequence[Step[Any]]:
    """Lays out the table and returns the steps that wait."""
    _check_option(match, decision)
    scene = Scene(facts)
    _set_captains(match, scene)
    if decision == "NameCaptain":
        return _before_the_match(match, scene, chance)
    base = STARTS_FROM.get(decision, decision)
    if decision in ("RunTo", "Touch", "PlaceBall") and "value" in facts:
        base = "RunTo"
    _set_time(match, scene, base)
    set_pawns(match, scene, base)
    set_notes(match, scene, base)
    set_cards(match, scene, chance)
    check_ball(match, scene, base)
    check_position(match, scene, base)
    steps = _steps(match, scene, base)
    scene.refuse_unread(decision)
    check_tie_break(match, scene, decision)
    refusal = why_not_asked(match, decision)
    if refusal is not None:
        raise refusal
    return [*steps, *_rest_of_match(match)]


def _check_option(match: FootimeMatch, decision: str) -> None:
    """Some decisions are asked only with an option."""
    name, value = OPTIONS_NEEDED.get(decision, ("", ""))
    if name and match.rules.options[name] != value:
        rule = next(option.rule for option in match.rules.option_list if option.name == name)
        raise WORDS.refused("wanted_option", rule, {"decision": decision, "option": name, "value": value})


def _set_captains(match: FootimeMatch, scene: Scene) -> None:
    """The captains, each of them a player of his own team (FT-SETUP.8)."""
    match.captains = scene.numbers("captains", (0, 1), 0, match.rules.seats - 1)
    if not all(captain in match.rules.sides[side] for side, captain in enumerate(match.captains)):
        raise scene.wrong("captains", WORDS.text("wanted_captains"), "FT-SETUP.8")


def _before_the_match(match: FootimeMatch, scene: Scene, chance: Chance) -> Sequence[Step[Any]]:
    """Cards are dealt, and nothing else has happened (FT-SETUP.8)."""
    if match.rules.seats == 2:
        raise WORDS.refused("captains_alone", "FT-SETUP.8")
    first = scene.number("seat", 0, 0, 1)
    set_cards(match, scene, chance)
    scene.refuse_unread("NameCaptain")
    asked = [NameCaptain(seat) for seat in range(first, 2)]
    return (*asked, CaptainsRoll(), Period(1), HalfTime(), Period(2), FullTime())


def _set_time(match: FootimeMatch, scene: Scene, base: str) -> None:
    """Period, clock and score."""
    rules = match.rules
    in_shoot_out = base in ("ShootOutShot", "ShootOutSave")
    first, last = (SHOOT_OUT, SHOOT_OUT) if in_shoot_out else (1, EXTRA_TIME)
    match.period = scene.number("period", first, first, last)
    match.spent = scene.number("turns", 0, 0, 10_000)
    if rules.switches.wall and scene.flag("whistled", False):
        match.time_at = match.spent
    match.goals = scene.numbers("goals", (0, 0), 0, 99)
    check_score(match, scene)
    match.first_side = scene.number("first_side", 0, 0, 1)
    match.west = scene.number("west", 0 if match.period == 1 else 1, 0, 1)
    match.to_play = scene.number("seat", 0, 0, rules.seats - 1)
    match.actor = scene.number("before", (match.to_play - 1) % rules.seats, 0, rules.seats - 1)


def _rest_of_match(match: FootimeMatch) -> Sequence[Step[Any]]:
    """What waits after the turn."""
    if match.period == 1:
        return (WHISTLE, HalfTime(), Period(2), FullTime())
    if match.period == 2:
        return (WHISTLE, FullTime())
    return (WHISTLE, AfterExtraTime()) if match.period == EXTRA_TIME else ()


def _steps(match: FootimeMatch, scene: Scene, base: str) -> Sequence[Step[Any]]:
    """The decision itself, and what follows it within the turn."""
    if base == "Turn":
        return (TURN, END_TURN)
    if base in ("LineUp", "LineUpTogether"):
        return _line_up(match, scene, base)
    if base in ("ShootOutShot", "ShootOutSave"):
        return _shoot_out(match, scene, base)
    if base in ROLLED:
        value = scene.number("value", 3, 1, 6)
        return (ROLLED[base](value, kicker(match, scene, base)), END_TURN)
    if base in WITH_PAWN:
        return WITH_PAWN[base](match, scene)
    return SIMPLE[base](match, scene)


def _line_up(match: FootimeMatch, scene: Scene, base: str) -> Sequence[Step[Any]]:
    if base == "LineUpTogether":
        return (LineUpTogether(), KICK_OFF, END_TURN)
    if scene.word("role", "kicking", ("kicking", "receiving")) == "receiving":
        return (LineUp(match.next_seat), KICK_OFF, END_TURN)
    return (LineUp(match.to_play), LineUp(match.next_seat), KICK_OFF, END_TURN)


def _shoot_out(match: FootimeMatch, scene: Scene, base: str) -> Sequence[Step[Any]]:
    """The shot to come: shots alternate, and the lead can still be caught (FT-SHOOTOUT.6, FT-SHOOTOUT.8)."""
    match.kicks = scene.numbers("kicks", (0, 0), 0, 99)
    match.scored = scene.numbers("scored", (0, 0), 0, 99)
    apart = abs(match.kicks[0] - match.kicks[1])
    possible = all(match.scored[side] <= match.kicks[side] for side in (0, 1))
    if apart > 1 or not possible or winner_of(match.kicks, match.scored) >= 0:
        raise scene.wrong("scored" if "scored" in scene.facts else "kicks", WORDS.text("wanted_kicks"), "FT-SHOOTOUT.8")
    side = match.side if apart == 0 else 0 if match.kicks[0] < match.kicks[1] else 1
    shot = set_shot(match, side)
    if base == "ShootOutShot":
        return (shot,)
    members = match.captain_first(1 - side)
    keeper = members[match.kicks[side] % len(members)]
    return (ShootOutSave(keeper, shot.pawn, shot.home, scene.number("value", 3, 3, 6)),)


def _tackle_window(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    match.result = KEPT
    match.moved = True
    passer = match.to_play
    return (TackleWindow(match.next_seat, passer), Retained(passer), END_TURN)


def _run(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    """A run by a die already rolled: a tackle's."""
    value = scene.number("value", 3, 1, 6)
    return (RunTo(NO_CARD, NO_CARD, value, running_pawn(match, scene, value)), END_TURN)


def _duel_move(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    value = scene.number("value", 3, 1, 6)
    match.result = REPLAY
    return (DuelMove(displaced_pawn(match, scene, value), value), END_TURN)


def _clear_corner(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    pawn = corner_pawn(match, scene)
    seat = match.to_play if pawn // TEAM == match.side else match.next_seat
    return (ClearCorner(seat, pawn), CornerBall(match.at[pawn]), CORNER_TAKER, END_TURN)


def _clear_area(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    """A penalty as the rules begin it, up to the pawn that is asked for (FT-FOUL-PENALTY.5, FT-FOUL-PENALTY.9)."""
    victim = match.foul[1]
    pitch = match.rules.pitch
    area = pitch.area[1 - match.end(match.side)]
    if "foul" in scene.facts and area & pitch.bit[match.at[victim]] == 0:
        raise scene.wrong("foul", WORDS.text("wanted_victim_in_area"), "FT-FOUL-PENALTY.1")
    pawns = in_the_way(match, victim)
    last: Step[Any] = PenaltyPlaces(victim)
    if not pawns:
        take_places(match, victim)
        pawns = leaving(match, victim, area)
        last = PenaltyKick(victim)
    if not pawns:
        raise scene.wrong("pawns", WORDS.text("wanted_in_area"), "FT-FOUL-PENALTY.5")
    first = named_pawn(match, scene, pawns[0])
    if first not in pawns or first // TEAM != pawns[0] // TEAM:
        raise scene.wrong("pawn", WORDS.text("wanted_leaving"), "FT-FOUL-PENALTY.9")
    pawns.remove(first)
    asked = [
        ClearArea(match.to_play if pawn // TEAM == match.side else match.next_seat, pawn) for pawn in (first, *pawns)
    ]
    return (*asked, last, END_TURN)


def _free_kick_taker(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    """The victim has made room for the ball on its point (FT-FOUL-FREEKICK.2, FT-FOUL-FREEKICK.6)."""
    pitch = match.rules.pitch
    victim = match.foul[1]
    if match.is_keeper(victim) or pitch.area[1 - match.end(match.side)] & pitch.bit[match.at[victim]]:
        raise scene.wrong("foul", WORDS.text("wanted_victim_afield"), "FT-FOUL-FREEKICK.1")
    match.ball = match.at[match.foul[1]]
    match.put_pawn(match.foul[1], OUTSIDE)
    return (FreeKickTaker(), END_TURN)


def _replace_keeper(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    """The opponents' goalkeeper has been expelled for the foul."""
    keeper = match.keepers[1 - match.side]
    match.foul = [keeper, match.foul[1], FOUL | RED]
    match.booked &= ~(1 << keeper)
    match.put_pawn(keeper, EXPELLED)
    return (ReplaceKeeper(match.next_seat), SET_PIECE, END_TURN)


def _verdict(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    about = ("goal", "foul").index(scene.word("about", "foul", ("goal", "foul")))
    winner = scene.number("winner", match.to_play, 0, match.rules.seats - 1)
    if winner not in (match.to_play, match.actor):
        wanted = WORDS.text("wanted_winner", {"one": match.to_play, "other": match.actor})
        raise scene.wrong("winner", wanted, "FT-CARD-VAR.2")
    pitch = match.rules.pitch
    if about == ABOUT_GOAL and pitch.goal[match.end(match.side)] & pitch.bit[match.ball] == 0:
        raise scene.wrong("ball", WORDS.text("wanted_in_goal"), "FT-GOAL.1")
    return (Verdict(winner, about), END_TURN)


def _call_offside(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    pitch = match.rules.pitch
    match.result = OFFSIDE
    match.uncalled = PENDING if pitch.goals & pitch.bit[match.ball] else KEPT
    return (CallOffside(match.next_seat), END_TURN)


def _save_window(match: FootimeMatch, scene: Scene) -> Sequence[Step[Any]]:
    match.shot_value = scene.number("shot_value", 0, 0, 18)
    return (SAVE_WINDOW, END_TURN)


ROLLED: Final[Mapping[str, Callable[[int, int], Step[Any]]]] = {
    "KickOffTo": KickOffTo,
    "ThrowInTo": ThrowInTo,
    "CornerTo": CornerTo,
    "GoalKickTo": GoalKickTo,
    "KeeperFreeKickTo": KeeperFreeKickTo,
    "FreeKickTo": FreeKickTo,
    "PenaltyTo": PenaltyTo,
    "ParryTo": ParryTo,
}
"""Decisions after a roll, about the ball and the pawn that plays it."""

WITH_PAWN: Final[Mapping[str, Callable[[FootimeMatch, Scene], Sequence[Step[Any]]]]] = {
    "RunTo": _run,
    "DuelMove": _duel_move,
    "ClearCorner": _clear_corner,
    "ClearArea": _clear_area,
}
"""Decisions about one pawn."""

SIMPLE: Final[Mapping[str, Callable[[FootimeMatch, Scene], Sequence[Step[Any]]]]] = {
    "TackleWindow": _tackle_window,
    "FreeKickTaker": _free_kick_taker,
    "ReplaceKeeper": _replace_keeper,
    "Verdict": _verdict,
    "CallOffside": _call_offside,
    "SaveWindow": _save_window,
    "Kicker": lambda match, scene: (Kicker(scene.number("value", 3, 1, 6)), END_TURN),
    "TackleRunner": lambda match, scene: (TackleRunner(scene.number("value", 3, 1, 6)), END_TURN),
    "Aggravate": lambda match, scene: (AGGRAVATE, SET_PIECE, END_TURN),
    "ClaimGoalKick": lambda match, scene: (ClaimGoalKick(), END_TURN),
    "Appeal": lambda match, scene: (Appeal(), FORFEIT, END_TURN),
    "OffsideRestart": lambda match, scene: (OFFSIDE_RESTART, TURN, END_TURN),
}
"""The other decisions, each with what follows it in the turn."""
