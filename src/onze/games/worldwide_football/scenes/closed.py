"""Scenarios: why a decision is not asked with these facts, and what to say otherwise."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.worldwide_football.box.abilities import (
    ABILITIES,
    CLINICAL_FINISHING,
    COUNTER_ATTACK,
    CREATIVITY,
    DEFENSIVE_BLOCK,
    DIVING,
    STAMINA,
    TACTICAL_PLAN,
)
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import ACTION_LIMITS, PLAYER_LIMITS, WorldwideMatch
from onze.games.worldwide_football.rules.defence import BLOCK
from onze.games.worldwide_football.rules.stars import can_be_creative, can_plan, can_recover_with_stamina
from onze.games.worldwide_football.rules.windows import Window
from onze.kernel.steps import Step
from onze.kernel.words import LANGUAGES, Reason, Refused, Text

__all__ = ["refuse_closed"]

ABILITY_OF: Final[Mapping[str, int]] = {
    "TacticalPlan": TACTICAL_PLAN,
    "Creativity": CREATIVITY,
    "Stamina": STAMINA,
    "WithCards": CLINICAL_FINISHING,
    "Block": DEFENSIVE_BLOCK,
    "Dive": DIVING,
    "Recovery": COUNTER_ATTACK,
}
"""The ability that a decision is about, alone or besides Player cards."""

MOMENTS: Final[Mapping[int, str]] = {
    TACTICAL_PLAN: "WF-C-17",
    CREATIVITY: "WF-C-74",
    STAMINA: "WF-C-76",
    CLINICAL_FINISHING: "WF-C-75",
    DEFENSIVE_BLOCK: "WF-C-58",
    DIVING: "WF-C-78",
    COUNTER_ATTACK: "WF-10.12",
}
"""The rule that says when an ability may be used."""

EMPTY_HAND: Final[Mapping[str, str]] = {"DiscardForLongPass": "WF-C-68", "GiveBackDiscard": "WF-6.15"}
"""Decisions that need an Action card in hand, and the rule by which nobody is asked without one."""


def refuse_closed(match: WorldwideMatch, decision: str, steps: Sequence[Step[Any]]) -> None:
    """Refuses a scenario at whose position nobody would be asked that question, with the reason."""
    if decision == "Penalty" and match.rules.switches.solo:
        raise closed(decision, "WF-31.6", WORDS.text("closed_thrown"))
    if decision in ("TacticalPlan", "Creativity", "Stamina"):
        if match.rules.is_virtual(match.ball):
            raise closed(decision, "WF-29.3", WORDS.text("closed_virtual_attacks"))
        _refuse_unusable(match, decision)
        return
    step = BLOCK if decision == "Block" else next((step for step in steps if type(step).__name__ == decision), None)
    if decision == "BuildAttack" and match.rules.is_virtual(match.ball):
        raise closed(decision, "WF-25.8", WORDS.text("closed_virtual_attacks"))
    if not isinstance(step, Window):
        return
    side = step.side(match)
    if match.rules.is_virtual(side):
        attacks = side == match.ball
        why = WORDS.text("closed_virtual_attacks" if attacks else "closed_virtual_defends")
        raise closed(decision, "WF-25.8" if attacks else "WF-25.2", why)
    if not step.is_open(match, side):
        rule, why = _why_closed(match, decision, step, side)
        raise closed(decision, rule, why)


def closed(decision: str, rule: str, *why: Text) -> Refused:
    """The refusal: that the decision is not asked, then why."""
    said = [WORDS.text("decision_closed", {"wanted": decision}), *why]
    # Put together here: a value within a sentence would be cut off where it is long.
    text = {language: " ".join(part[language] for part in said) for language in LANGUAGES}
    return Refused(Reason("not_the_decision_reached", rule, text))


def _refuse_unusable(match: WorldwideMatch, decision: str) -> None:
    """The three abilities that ask for a card: there must be one, and the ability and a Star (WF-10.2, WF-10.9)."""
    side = match.ball
    usable = {"TacticalPlan": can_plan, "Creativity": can_be_creative, "Stamina": can_recover_with_stamina}
    ability = ABILITY_OF[decision]
    if not match.has(side, ability) or not usable[decision](match, side):
        rule, why = _why_not_used(match, ability, side)
        raise closed(decision, rule, why)


def _why_not_used(match: WorldwideMatch, ability: int, side: int) -> tuple[str, Text]:
    """What is missing for an ability: the card, a Star, or its moment."""
    name = ABILITIES[ability].replace("-", "_")
    values: dict[str, object] = {"side": side, "ability": WORDS.text(f"ability_{name}"), "name": ABILITIES[ability]}
    plus = match.rules.switches.stars_plus
    if not plus and not match.abilities[side] >> ability & 1:
        return "WF-10.5", WORDS.text("closed_other_mode", values)
    if not match.abilities[side] >> ability & 1:
        return "WF-14.8", WORDS.text("closed_no_ability", values)
    if match.stars[side] == 0:
        return "WF-10.2", WORDS.text("closed_no_star", values)
    return MOMENTS[ability], WORDS.text(f"not_now_{name}")


def _why_closed(match: WorldwideMatch, decision: str, step: Window, side: int) -> tuple[str, Text]:
    """What keeps a window closed that a person would be asked in."""
    if decision in EMPTY_HAND:
        return EMPTY_HAND[decision], WORDS.text("closed_empty_hand", {"side": side})
    if decision == "RecoverAction":
        return "WF-C-71", WORDS.text("closed_nothing_to_recover", {"side": side})
    if decision == "Defend":
        return "WF-9.4", WORDS.text("closed_prevented")
    if decision == "PayCaution":
        return "WF-C-28", WORDS.text("closed_nothing_held", {"side": side})
    if decision == "DiscardDown":
        reds = min(match.reds[side], 2)
        values = {"side": side, "most": ACTION_LIMITS[reds], "most_players": PLAYER_LIMITS[reds]}
        return "WF-5.4", WORDS.text("closed_within_limit", values)
    if decision == "Substitute":
        return _why_not_substituted(match, side)
    if decision in ("Block", "Dive"):
        return _why_not_used(match, ABILITY_OF[decision], side)
    rule, why = _why_no_player(match, decision, step, side)
    if decision not in ABILITY_OF:
        return rule, why
    _, besides = _why_not_used(match, ABILITY_OF[decision], side)
    return rule, {language: f"{why[language]} {besides[language]}" for language in LANGUAGES}


def _why_not_substituted(match: WorldwideMatch, side: int) -> tuple[str, Text]:
    """A substitution needs a token, a Player card in hand, and room for a Star (WF-20.1 to WF-20.5, WF-C-33)."""
    if match.tokens[side] == 0:
        return "WF-20.1", WORDS.text("closed_no_token", {"side": side})
    if not match.squads[side].cards:
        return "WF-20.5", WORDS.text("closed_no_players", {"side": side})
    return "WF-C-33", WORDS.text("closed_stars_full", {"side": side, "stars": match.stars[side]})


def _why_no_player(match: WorldwideMatch, decision: str, step: Window, side: int) -> tuple[str, Text]:
    """Nobody must reckon with a Player card of this moment in that hand (WF-11.2)."""
    rules = match.rules
    team = match.team(side)
    slots = step.slots(match, side)
    if decision == "FreeKick":
        slots = team.specialists
    elif decision == "KeepPenalty":
        slots = rules.keeper_slots[match.teams[side]]
    values: dict[str, object] = {"side": side, "team": team.the, "of_team": team.of}
    if slots == 0:
        return "WF-11.2", WORDS.text("closed_no_such_player_card", values)
    if not match.squads[side].cards:
        return "WF-11.2", WORDS.text("closed_no_players", values)
    return "WF-11.2", WORDS.text("closed_all_seen", values)
