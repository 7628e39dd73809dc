"""Scenarios: the cards laid earlier in an attack, and the PA that they have brought."""

from collections.abc import Sequence

from onze.games.worldwide_football.box.cards import MOST_PA
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import NO_CAUSE, WorldwideMatch
from onze.games.worldwide_football.rules.corners import CORNER_PA
from onze.kernel.scenes import Scene
from onze.kernel.words import Refused

__all__ = ["cards_laid", "laid_too_much", "least_pa"]


def cards_laid(match: WorldwideMatch, scene: Scene) -> list[int]:
    """What the attacker has laid before, the first one first; each side lays its own kind of cards (WF-6.1, WF-9.2)."""
    rules = match.rules
    named = scene.names_by_seat("laid", 2)
    attack = [rules.card(name) for name in reversed(named.get(match.ball, []))]
    defence = [rules.card(name) for name in named.get(match.defender, [])]
    if (attack or defence) and match.cause != NO_CAUSE:
        raise scene.wrong("laid", WORDS.text("wanted_laid_nothing"), "WF-8.6")
    if defence and rules.is_virtual(match.defender):
        raise scene.wrong("laid", WORDS.text("wanted_laid_virtual"), "WF-25.6")
    if any(card >= rules.attack_cards for card in attack):
        values = {"side": match.ball, "cards": rules.cards[: rules.attack_cards]}
        raise scene.wrong("laid", WORDS.text("wanted_laid_attack", values), "WF-6.1")
    if any(not rules.first_defence <= card < rules.first_player for card in defence):
        values = {"side": match.defender, "cards": rules.cards[rules.first_defence : rules.first_player]}
        raise scene.wrong("laid", WORDS.text("wanted_laid_defence", values), "WF-9.2")
    if match.ball in named and len(defence) > len(attack):
        raise scene.wrong("laid", WORDS.text("wanted_laid_answers"), "WF-9.2")
    if least_pa(match, attack) > MOST_PA:
        raise scene.wrong("laid", WORDS.text("wanted_laid_in_order"), "WF-6.4")
    return attack


def least_pa(match: WorldwideMatch, cards: Sequence[int]) -> int:
    """The fewest PA of an attack in which these cards were laid one after the other; 9 if they never can have been.

    Player cards and abilities may have brought more. Only a corner takes PA away: it resumes the attack at 5 (WF-6.2,
    WF-6.4, WF-6.12, WF-17.2); without corners a Shot is followed only by the set piece for a foul (WF-15.4).
    """
    switches = match.rules.switches
    least = 0
    for card in cards:
        action = match.rules.actions[card]
        laid_at = [pa for pa in range(least, MOST_PA + 1) if action.may_be_laid_at(pa, 0)]
        if not laid_at or (action.kind == "shot" and not (switches.corners or switches.fouls)):
            return MOST_PA + 1
        least = CORNER_PA if action.kind == "shot" and switches.corners else laid_at[0] + action.pa
    return least


def laid_too_much(scene: Scene, least: int, pa: int) -> Refused:
    """The refusal of cards that have brought more PA than the attack has."""
    return scene.wrong("laid", WORDS.text("wanted_laid_pa", {"least": least, "pa": pa}), "WF-6.2")
