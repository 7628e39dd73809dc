"""What must always hold in a match between two decisions: for the conformance kit, and for positions that are read."""

from typing import TYPE_CHECKING, Any

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.cards import MOST_PA, RESTARTS
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import SLOTS
from onze.games.worldwide_football.match import NO_SIDE, NO_TEAM, PLAYER_LIMITS, WorldwideMatch
from onze.games.worldwide_football.rules.hands import over_limit
from onze.games.worldwide_football.rules.substitutions import TOKENS
from onze.kernel.steps import Step

if TYPE_CHECKING:
    from onze.games.worldwide_football.game import WorldwideFootball

__all__ = ["broken"]

LAST_PERIOD = 4
TRIMS = ("DiscardDown", "PayCaution", "GiveBackDiscard")
"""Steps after which a hand is within its limits again (WF-5.4, WF-16.7, WF-C-14)."""


def broken(rules: "WorldwideFootball", match: WorldwideMatch) -> list[str]:
    """What does not hold, a sentence each."""
    sentences = _attack(match)
    for side in BOTH_SIDES:
        sentences += [f"side {side}: {sentence}" for sentence in _side(rules, match, side)]
        if rules.is_virtual(side):
            sentences += [f"the virtual opponent: {sentence}" for sentence in _virtual(rules, match)]
        else:
            sentences += [f"side {side}: {sentence}" for sentence in _hand(match, side)]
    return sentences


def _attack(match: WorldwideMatch) -> list[str]:
    """The score, the half and the attack in play (WF-6.12)."""
    sentences = []
    if not (0 <= match.half <= LAST_PERIOD and match.ball in BOTH_SIDES and match.kicker in BOTH_SIDES):
        sentences.append("the half, the ball or the kick-off cannot be")
    if not 0 <= match.pa <= MOST_PA:
        sentences.append(f"an attack has {match.pa} PA")
    if not (0 <= match.restart < len(RESTARTS) and NO_SIDE <= match.gave_back <= 1 and match.laid_in_attack >= 0):
        sentences.append("the attack cannot have come about")
    if len(match.goals) != len(BOTH_SIDES) or min(match.goals) < 0:
        sentences.append("the score cannot be")
    return sentences


def _side(rules: "WorldwideFootball", match: WorldwideMatch, side: int) -> list[str]:
    """Cards, Stars and tokens of a side, and what everybody knows of its Player cards (WF-10.4, WF-18.7, WF-20.1)."""
    sentences = []
    wanted = [*rules.pool, *([1] * len(SLOTS))]
    if [count_in(match, side, card) for card in range(len(wanted))] != wanted:
        sentences.append("its cards are not those that it was given")
    known = match.teams[side] != NO_TEAM
    if not 0 <= match.stars[side] <= (rules.most_stars(match, side) if known else 0):
        sentences.append(f"it has {match.stars[side]} Stars")
    if not 0 <= match.tokens[side] <= (TOKENS if rules.switches.substitutions else 0):
        sentences.append(f"it has {match.tokens[side]} Substitution tokens")
    if not 0 <= match.abilities[side] < 1 << len(ABILITIES) or match.reds[side] < 0:
        sentences.append("its abilities or its red cards cannot be")
    if not 0 <= match.laid[side] <= len(match.discards[side].cards):
        sentences.append("it has laid more cards than lie there")
    seen = match.used[side].cards + (match.gone[side].cards if match.gone else [])
    if match.half and match.fresh[side] != rules.all_slots & ~_slots(rules, seen):
        sentences.append("what it may still hold is not what nobody has seen go")
    return sentences


def _hand(match: WorldwideMatch, side: int) -> list[str]:
    """The limits hold, unless the side is about to discard, or somebody ended the match then (WF-5.1 to WF-5.4)."""
    sentences = []
    may_wait = match.outcome is not None or any(_trims(step, side) for step in match.stack)
    if over_limit(match, side) and not may_wait:
        sentences.append("its hand is over its limit")
    for hand in (match.hands[side], match.squads[side]):
        if hand.cards != sorted(hand.cards):
            sentences.append("its hand is out of order")
    return sentences


def _virtual(rules: "WorldwideFootball", match: WorldwideMatch) -> list[str]:
    """Its cards lie where they belong, and at most three Player cards are active (WF-24.8 to WF-24.10, WF-28.3)."""
    sentences = []
    defence, special, shots, ready = match.virtual
    if match.half:
        for pile, zone in enumerate((match.draws[1], defence, special)):
            if any(rules.pile_of[card] != pile for card in zone.cards):
                sentences.append(f"a card does not belong in {zone.place.name}")
    if not all(rules.shots[card] for card in shots.cards):
        sentences.append("a card that is no Shot is active")
    if any(rules.shots[card] or card >= rules.first_defence for card in ready.cards):
        sentences.append("a card is ready that it cannot have recovered")
    if len(match.squads[1].cards) > PLAYER_LIMITS[0]:
        sentences.append("it has too many active Player cards")
    return sentences


def count_in(match: WorldwideMatch, side: int, card: int) -> int:
    """How many cards of a kind a side has, wherever they lie."""
    pack = side if card < match.rules.first_player else len(BOTH_SIDES) + side
    return sum([zone.cards.count(card) for zone in match.zones if zone.place.pack == pack])


def _slots(rules: "WorldwideFootball", cards: list[int]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << (card - rules.first_player)
    return bits


def _trims(step: Step[Any], side: int) -> bool:
    return type(step).__name__ in TRIMS and getattr(step, "of", NO_SIDE) == side
