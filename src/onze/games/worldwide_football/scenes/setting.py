"""Scenarios: the position before a named decision, from a few facts.

``game.scenario("Defend", attacker=1, pa=5, card="through-ball", hands={0: ["interception"]}, players={0: []})``.
Decisions within a phrase are reached with ``said``: ``scenario("TacticalPlan", said=["use ability:tactical-plan"])``.
What cannot be, or would say nothing, is refused.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.attack import AFTER_CARD, ANNOUNCE, VALIDATE, WITH_CARDS
from onze.games.worldwide_football.rules.cautions import RED, YELLOW, PayCaution
from onze.games.worldwide_football.rules.decks import BuildDecks, ChooseTen
from onze.games.worldwide_football.rules.defence import AFTER_ROLL, DEFEND, DIVE, JUDGE_ROLL
from onze.games.worldwide_football.rules.effects import LONG_PASS, RECOVER
from onze.games.worldwide_football.rules.fouls import FREE_KICK
from onze.games.worldwide_football.rules.giving_back import GAVE_BACK, GiveBackDiscard
from onze.games.worldwide_football.rules.halves import ExtraTimeToss, FullTime, Half, HalfTime, HalfTimeAbilities
from onze.games.worldwide_football.rules.hands import DISCARD_DOWN
from onze.games.worldwide_football.rules.penalties import JUDGE_PENALTY, KEEP_AFTER_REVEAL, KEEP_PENALTY, PENALTY
from onze.games.worldwide_football.rules.player_cards import COUNTER_PLAYER, PLAYER_COUNTS
from onze.games.worldwide_football.rules.possession import NEXT_ACTION, RECOVERY, EndAttack, Whistle, start_attack
from onze.games.worldwide_football.rules.setup import ChooseTeam, ExtraAbilities, Setup, Toss
from onze.games.worldwide_football.rules.shoot_out import JudgeKick, winner_of
from onze.games.worldwide_football.rules.shots import AFTER_SHOT, KEEP_GOAL, SAVE, SHOOT
from onze.games.worldwide_football.rules.solo.piles import VIRTUAL
from onze.games.worldwide_football.rules.substitutions import SUBSTITUTE
from onze.games.worldwide_football.scenes.attack import asked_side, set_attack, set_lane
from onze.games.worldwide_football.scenes.cards import set_cards
from onze.games.worldwide_football.scenes.closed import refuse_closed
from onze.games.worldwide_football.scenes.facts import BETWEEN_HALVES, SWITCHES_NEEDED
from onze.games.worldwide_football.scenes.sides import set_reds, set_stars, set_teams
from onze.games.worldwide_football.scenes.virtual import as_it_acts
from onze.kernel.chance import Chance
from onze.kernel.scenes import Scene
from onze.kernel.steps import Step

__all__ = ["set_scene"]


def set_scene(match: WorldwideMatch, decision: str, facts: Mapping[str, Any], chance: Chance) -> Sequence[Step[Any]]:
    """Lays out the table and returns the steps that wait."""
    scene = Scene(facts)
    needed = SWITCHES_NEEDED.get(decision, ())
    if needed and not any(getattr(match.rules.switches, name) for name in needed):
        raise WORDS.refused("wanted_switch", "WF-14.1", {"decision": decision, "needed": needed})
    if decision == "ChooseTeam" and scene.number("of", 0, 0, 1) == 0:
        steps: Sequence[Step[Any]] = (Setup(),)
    elif decision in ("ChooseTeam", "ExtraAbilities") or (
        decision == "BuildDecks" and not scene.flag("half_time", False)
    ):
        steps = _before_the_match(match, scene, decision)
    elif decision not in BETWEEN_HALVES and scene.flag("virtual_turn", False):
        steps = _virtual_turn(match, scene, decision, chance)
    else:
        steps = _in_the_match(match, scene, decision, chance)
    scene.refuse_unread(decision)
    return steps


# ---- before the match


def _before_the_match(match: WorldwideMatch, scene: Scene, decision: str) -> Sequence[Step[Any]]:
    """Teams are known, cards are laid out, nothing is dealt yet."""
    rules = match.rules
    set_teams(match, scene, 1 if decision == "ChooseTeam" else 2)
    for side in BOTH_SIDES:
        rules.lay_out_cards(match, side)
    after: list[Step[Any]] = [Toss(), Half(1), HalfTime(), Half(2), FullTime()]
    if rules.switches.deck_building:
        after.insert(0, BuildDecks(False))
    if decision == "BuildDecks":
        return after
    if rules.switches.stars_plus:
        after.insert(0, ExtraAbilities())
    return [ChooseTeam(1), *after] if decision == "ChooseTeam" else after


# ---- in the match


def _in_the_match(match: WorldwideMatch, scene: Scene, decision: str, chance: Chance) -> Sequence[Step[Any]]:
    rules = match.rules
    set_teams(match, scene, 2)
    shoot_out = decision in ("Penalty", "KeepPenalty") and _is_shoot_out(match, scene, decision)
    _set_half(match, scene, decision, shoot_out)
    set_reds(match, scene)
    set_stars(match, scene)
    if shoot_out:
        _set_kicks(match, scene)
    elif decision not in BETWEEN_HALVES:
        set_attack(match, scene, decision)
    set_cards(match, scene, decision, shoot_out, chance)
    set_lane(match, decision)
    steps = _penalty(match, scene, decision, JudgeKick()) if shoot_out else _steps(match, scene, decision)
    scene.refuse_unread(decision)
    refuse_closed(match, decision, steps)
    return [*(as_it_acts(match, steps) if rules.switches.solo else steps), *_rest_of_match(match, decision)]


def _set_half(match: WorldwideMatch, scene: Scene, decision: str, shoot_out: bool) -> None:
    """Half and score; what follows a draw follows a level score (WF-FAQ.21, WF-FAQ.24)."""
    last = 4 if match.rules.switches.extra_time else 2
    low, high = (last, last) if shoot_out else BETWEEN_HALVES.get(decision, (1, last))
    match.half = scene.number("half", low, low, high)
    match.kicker = scene.number("kicker", 0, 0, 1)
    match.goals = scene.numbers("goals", (0, 0), 0, 99)
    after_a_draw = shoot_out or (decision == "ChooseTen" and match.half == 2)
    if after_a_draw and match.goals[0] != match.goals[1]:
        raise scene.wrong("goals", WORDS.text("wanted_level"), "WF-FAQ.24" if shoot_out else "WF-FAQ.21")


# ---- the shoot-out


def _is_shoot_out(match: WorldwideMatch, scene: Scene, decision: str) -> bool:
    """Whether a penalty is a kick of the shoot-out: where it says so, or where there are no others."""
    switches = match.rules.switches
    in_play = switches.fouls if decision == "Penalty" else switches.keeper_on_penalty
    shoot_out = scene.flag("shoot_out", not in_play)
    needed = ["shootout"] if shoot_out else ["fouls"]
    if decision == "KeepPenalty":
        needed.append("shootout_keeper_cards" if shoot_out else "keeper_on_penalty")
    for name in needed:
        if not getattr(switches, name):
            raise WORDS.refused("wanted_switch", "WF-FAQ.24", {"decision": decision, "needed": name})
    return shoot_out


def _set_kicks(match: WorldwideMatch, scene: Scene) -> None:
    """Kicks are taken in turn, and the shoot-out is not decided yet (WF-C-39, WF-C-72)."""
    match.kicks = scene.numbers("kicks", (0, 0), 0, 99)
    match.scored = scene.numbers("scored", (0, 0), 0, 99)
    fewer = 0 if match.kicks[0] <= match.kicks[1] else 1
    start_attack(match, scene.number("attacker", fewer, 0, 1))
    if match.kicks[match.ball] - match.kicks[1 - match.ball] not in (0, -1):
        raise scene.wrong("kicks", WORDS.text("wanted_kicks", {"side": match.ball}), "WF-C-39")
    if any(match.scored[side] > match.kicks[side] for side in BOTH_SIDES) or winner_of(match) is not None:
        raise scene.wrong("scored", WORDS.text("wanted_scored"), "WF-C-72")


def _penalty(match: WorldwideMatch, scene: Scene, decision: str, judge: Step[Any]) -> Sequence[Step[Any]]:
    """The faces, and the G card before or after them (WF-C-36)."""
    switches = match.rules.switches
    in_shoot_out = isinstance(judge, JudgeKick)
    uses_cards = switches.shootout_keeper_cards if in_shoot_out else switches.keeper_on_penalty
    if decision == "Penalty":
        after = uses_cards and switches.keeper_card_after_reveal
        return (PENALTY, KEEP_AFTER_REVEAL, judge) if after else (PENALTY, judge)
    if switches.keeper_card_after_reveal:
        match.faces = scene.numbers("faces", (1, 2), 1, 6)
        return (KEEP_PENALTY, judge)
    return (KEEP_PENALTY, PENALTY, judge)


# ---- what waits


def _virtual_turn(match: WorldwideMatch, scene: Scene, decision: str, chance: Chance) -> Sequence[Step[Any]]:
    """The virtual opponent has the ball and goes on: what it does by its rules leads to the decision (WF-25.8)."""
    if not match.rules.switches.solo:
        raise scene.wrong("virtual_turn", WORDS.text("wanted_solo"), "WF-2.2")
    set_teams(match, scene, 2)
    _set_half(match, scene, "BuildAttack", False)
    set_reds(match, scene)
    set_stars(match, scene)
    set_attack(match, scene, "BuildAttack", VIRTUAL)
    if match.ball != VIRTUAL:
        raise scene.wrong("attacker", WORDS.text("wanted_virtual_attacker"), "WF-25.8")
    set_cards(match, scene, "BuildAttack", False, chance)
    scene.refuse_unread(decision)
    return [NEXT_ACTION, *_rest_of_match(match, "BuildAttack")]


def _steps(match: WorldwideMatch, scene: Scene, decision: str) -> Sequence[Step[Any]]:
    """The decision and what follows it in the same action."""
    if decision in FOLLOWED_BY:
        return FOLLOWED_BY[decision]
    if decision == "CounterPlayer":
        window = match.player(match.ball, match.playing).window
        return (COUNTER_PLAYER, PLAYER_COUNTS, *AFTER_COUNTERED[window])
    if decision == "FreeKick":
        match.shot_bonus = 1
        return (FREE_KICK, SHOOT, NEXT_ACTION)
    if decision in ("Penalty", "KeepPenalty"):
        return (*_penalty(match, scene, decision, JUDGE_PENALTY), NEXT_ACTION)
    if decision == "BuildDecks":
        return (BuildDecks(True),)
    if decision in ("HalfTimeAbilities", "ChooseTen"):
        return (HalfTimeAbilities() if decision == "HalfTimeAbilities" else ChooseTen(),)
    return _asked_of_a_side(match, scene, decision)


def _asked_of_a_side(match: WorldwideMatch, scene: Scene, decision: str) -> Sequence[Step[Any]]:
    """Decisions that are put to one side, whoever has the ball."""
    side = match.ball
    if decision == "DiscardForLongPass":
        return (LONG_PASS[side], AFTER_CARD, NEXT_ACTION)
    if decision == "RecoverAction":
        return (RECOVER[side], NEXT_ACTION)
    if decision == "GiveBackDiscard":
        return (GiveBackDiscard(side, scene.flag("must", True)), GAVE_BACK, NEXT_ACTION)
    if decision == "PayCaution":
        of = asked_side(match, scene, 1 - side)
        left = scene.number("left", 1, 1, YELLOW if of == side else RED)
        # The attacker pays for a dive, after his opponent's roll was judged.
        judged = () if of == side else (JUDGE_ROLL,)
        return (
            PayCaution(of, left, match.roll in match.rules.actions[match.defence].red),
            *judged,
            VALIDATE,
            NEXT_ACTION,
        )
    steps = DISCARD_DOWN if decision == "DiscardDown" else SUBSTITUTE
    return (steps[asked_side(match, scene, side)], NEXT_ACTION)


def _rest_of_match(match: WorldwideMatch, decision: str) -> Sequence[Step[Any]]:
    """What is still to be played after this action."""
    if decision == "HalfTimeAbilities":
        decks = [BuildDecks(True)] if match.rules.switches.deck_building else []
        return [*decks, Half(2), FullTime()]
    if decision == "BuildDecks":
        return [Half(2), FullTime()]
    if decision == "ChooseTen":
        first_period = [ExtraTimeToss(), Half(3), ChooseTen(), Half(4), FullTime()]
        return first_period if match.half < 3 else [Half(4), FullTime()]
    halves: Mapping[int, Sequence[Step[Any]]] = {
        1: [HalfTime(), Half(2), FullTime()],
        2: [FullTime()],
        3: [ChooseTen(), Half(4), FullTime()],
        4: [FullTime()],
    }
    return [EndAttack(), Whistle(), *halves[match.half]]


FOLLOWED_BY: Final[Mapping[str, Sequence[Step[Any]]]] = {
    "BuildAttack": (NEXT_ACTION,),
    "TacticalPlan": (NEXT_ACTION,),
    "Creativity": (NEXT_ACTION,),
    "Stamina": (NEXT_ACTION,),
    "WithCards": (WITH_CARDS, ANNOUNCE, VALIDATE, NEXT_ACTION),
    "Block": (ANNOUNCE, VALIDATE, NEXT_ACTION),
    "Defend": (DEFEND, VALIDATE, NEXT_ACTION),
    "AfterRoll": (AFTER_ROLL, DIVE, VALIDATE, NEXT_ACTION),
    "Dive": (DIVE, VALIDATE, NEXT_ACTION),
    "AfterCard": (AFTER_CARD, NEXT_ACTION),
    "AfterShot": (AFTER_SHOT, SHOOT, NEXT_ACTION),
    "KeepGoal": (KEEP_GOAL, SAVE, NEXT_ACTION),
    "Recovery": (RECOVERY, NEXT_ACTION),
}
"""The steps of decisions that need nothing else said."""

AFTER_COUNTERED: Final[Mapping[str, Sequence[Step[Any]]]] = {
    "with": (WITH_CARDS, ANNOUNCE, VALIDATE, NEXT_ACTION),
    "after": (AFTER_CARD, NEXT_ACTION),
    "after_shot": (AFTER_SHOT, SHOOT, NEXT_ACTION),
    "recovery": (RECOVERY, NEXT_ACTION),
}
"""What follows a Player card that may be countered, by its window."""
