"""Why a move is not to be had now: a sentence, and the rule that forbids it."""

from typing import Any, Final

from onze.games.worldwide_football.box.abilities import (
    ABILITIES,
    ATTACKING_PLAY,
    CLINICAL_FINISHING,
    COUNTER_ATTACK,
    CREATIVITY,
    DEFENSIVE_BLOCK,
    DIVING,
    OFFSIDE_TRAP,
    STAMINA,
    TACTICAL_PLAN,
)
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import NO_CARD, WorldwideMatch
from onze.kernel.steps import Decision
from onze.kernel.words import Reason

__all__ = ["not_now", "why_not_discarded", "why_not_now", "why_not_recovered"]

MOMENTS: Final = {
    ATTACKING_PLAY: "WF-10.7",
    TACTICAL_PLAN: "WF-C-17",
    COUNTER_ATTACK: "WF-10.12",
    DEFENSIVE_BLOCK: "WF-FAQ.15",
    CREATIVITY: "WF-C-74",
    CLINICAL_FINISHING: "WF-C-75",
    STAMINA: "WF-C-76",
    OFFSIDE_TRAP: "WF-C-77",
    DIVING: "WF-C-78",
}
"""The rule that says when an ability may be used."""


def why_not_now(match: WorldwideMatch, move: int, side: int, slots: int = 0, room: int = 0) -> Reason | None:
    """Why a side may not use that ability, make that substitution or play that Player card now; else ``None``.

    ``slots`` are the Player cards of this moment, as bits, and ``room`` is how many PA they may still bring.
    """
    rules = match.rules
    if move in rules.use:
        return _why_not_use(match, rules.use.thing(move), side)
    if move in rules.substitute:
        return _why_not_substitute(match, rules.substitute.thing(move), side)
    if move in rules.play_player:
        return _why_not_play(match, rules.play_player.thing(move), side, slots, room)
    return None


def not_now(match: WorldwideMatch, decision: Decision[Any]) -> Reason:
    """What this moment is for, where a move belongs to another one."""
    card = match.rules.actions[match.card].text if match.card != NO_CARD else ""
    return WORDS.reason(f"now_{type(decision).__name__}", decision.rule, {"card": card})


def why_not_discarded(match: WorldwideMatch, move: int, rule: str) -> Reason | None:
    """Why an Action card cannot be discarded: it is not in hand; nothing for other moves."""
    discard = match.rules.discard
    if move not in discard:
        return None
    return WORDS.reason("no_such_card", rule, {"card": match.rules.actions[discard.thing(move)].text})


def why_not_recovered(match: WorldwideMatch, move: int, rule: str) -> Reason | None:
    """Why an Action card cannot be recovered: it does not lie there (WF-8.8); nothing for other moves."""
    recover = match.rules.recover
    if move not in recover:
        return None
    return WORDS.reason("not_in_discard", rule, {"card": match.rules.actions[recover.thing(move)].text})


def _why_not_use(match: WorldwideMatch, ability: int, side: int) -> Reason:
    plus = match.rules.switches.stars_plus
    name = ABILITIES[ability].replace("-", "_")
    values: dict[str, object] = {"ability": WORDS.text(f"ability_{name}")}
    if not match.abilities[side] >> ability & 1:
        return WORDS.reason("no_such_ability", "WF-14.8" if plus else "WF-10.5", values)
    if match.stars[side] == 0:
        return WORDS.reason("no_star", "WF-18.3" if plus else "WF-10.2", values)
    return WORDS.reason(f"not_now_{name}", _moment(match, ability, side))


def _moment(match: WorldwideMatch, ability: int, side: int) -> str:
    """The rule that keeps a side from an ability that it has and can pay for."""
    attacks = side == match.ball
    if ability == ATTACKING_PLAY and not attacks:
        return "WF-10.6"
    if ability == ATTACKING_PLAY and match.restart:
        return "WF-FAQ.12"
    if ability == TACTICAL_PLAN and not attacks:
        return "WF-10.9"
    if attacks and (
        (ability == COUNTER_ATTACK and match.took_with_counter) or (ability == CLINICAL_FINISHING and match.finishing)
    ):
        return "WF-C-19"
    if ability == DEFENSIVE_BLOCK and not attacks and match.laid_in_attack > 1:
        return "WF-C-58"
    if ability == DIVING and not match.rules.switches.fouls:
        return "WF-C-60"
    return MOMENTS[ability]


def _why_not_substitute(match: WorldwideMatch, slot: int, side: int) -> Reason:
    rules = match.rules
    if not rules.switches.substitutions:
        return WORDS.reason("no_substitutions", "WF-14.1")
    if match.tokens[side] == 0:
        return WORDS.reason("no_token", "WF-20.1")
    if not match.held(side, 1 << slot):
        return WORDS.reason("no_such_player", "WF-20.5", {"player": match.player(side, slot).name})
    if match.stars[side] == rules.most_stars(match, side):
        return WORDS.reason("stars_full", "WF-C-33", {"stars": match.stars[side]})
    return WORDS.reason("when_substitution", "WF-20.2")


def _why_not_play(match: WorldwideMatch, slot: int, side: int, slots: int, room: int) -> Reason:
    player = match.player(side, slot)
    values: dict[str, object] = {"player": player.name, "pa": player.pa}
    if not match.held(side, 1 << slot):
        return WORDS.reason("no_such_player", "WF-11.2", values)
    if not slots >> slot & 1:
        cards = [match.rules.actions[match.rules.card(name)].text for name in player.on]
        moment = WORDS.text(f"moment_{player.window}", {"cards": cards})
        return WORDS.reason("when_player", "WF-11.2", {**values, "moment": moment})
    if player.pa > room:
        return WORDS.reason("player_nine_pa", "WF-C-64", values)
    return WORDS.reason("nothing_to_recover", "WF-C-71", values)
