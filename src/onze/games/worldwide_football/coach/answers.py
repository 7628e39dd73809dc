"""How the coach weighs what is asked before the match and between halves, and what it gives up."""

from collections.abc import Sequence
from typing import Final

from onze.games.worldwide_football.box.abilities import (
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
from onze.games.worldwide_football.coach.outlook import look
from onze.games.worldwide_football.coach.plans import Plan, card_in, player_in
from onze.games.worldwide_football.coach.prices import TOKEN
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.giving_back import GAVE_BACK
from onze.games.worldwide_football.rules.halves import FIVE_ABILITIES
from onze.games.worldwide_football.rules.setup import EXTRA_ABILITIES

__all__ = [
    "FAVOURITES",
    "TEN_CARDS",
    "any_move",
    "begun_deck",
    "build_deck",
    "choose_ten",
    "extra_abilities",
    "fitting_decks",
    "give_up",
    "keep_abilities",
    "substitute",
]

FAVOURITES: Final = (
    COUNTER_ATTACK, TACTICAL_PLAN, ATTACKING_PLAY, CLINICAL_FINISHING, DEFENSIVE_BLOCK, CREATIVITY, OFFSIDE_TRAP,
    STAMINA, DIVING,
)  # fmt: skip
"""The abilities, best first."""
DECKS: Final = ("standard", "balanced", "defensive")
"""The sample decks that are built; the offensive one concedes what it scores."""
TEN_CARDS: Final = {"dribble": 1, "pass": 3, "long-pass": 2, "through-ball": 1, "shot-678": 2, "tackle": 1}
"""The cards of an extra period."""


# ---- before the match, and at half-time


def any_move(match: WorldwideMatch, seat: int) -> list[float]:
    """A team, or a face of the penalty die: nobody must be able to foresee it."""
    return [0.0] * len(match.moves(seat))


def standing(ability: int) -> int:
    """How high an ability stands among the favourites: 9 the best, 1 the last."""
    return len(FAVOURITES) - FAVOURITES.index(ability)


def extra_abilities(match: WorldwideMatch, seat: int) -> list[float]:
    """How high an ability stands among those that the Team card lacks, with the best that may still follow it."""
    free = [ability for ability in FAVOURITES if not match.abilities[seat] >> ability & 1]
    rest = EXTRA_ABILITIES - len(match.sealed.get(seat, ())) - 1
    return [with_followers(match.rules.take_ability.thing(move), free, rest) for move in match.moves(seat)]


def keep_abilities(match: WorldwideMatch, seat: int) -> list[float]:
    """What was good in the first half is good in the second; whoever names five had best name favourites."""
    rules = match.rules
    rest = FIVE_ABILITIES - len(match.sealed.get(seat, ())) - 1
    kept = float(sum([standing(ability) for ability in FAVOURITES]))
    return [
        kept if move == rules.keep else with_followers(rules.take_ability.thing(move), FAVOURITES, rest)
        for move in match.moves(seat)
    ]


def with_followers(ability: int, among: Sequence[int], rest: int) -> float:
    """How high an ability stands, with the best that may be named after it: they are named in order."""
    later = [standing(other) for other in among if other > ability]
    return float(standing(ability) + sum(later[:rest]))


def build_deck(match: WorldwideMatch, seat: int) -> list[float]:
    """A sample deck that nobody can foresee, kept at half-time: how near each number comes to one that still fits."""
    rules = match.rules
    kind = len(begun_deck(match, seat))
    wanted = [deck[kind] for _, deck in fitting_decks(match, seat)]
    worths = []
    for move in match.moves(seat):
        if move == rules.keep:
            worths.append(1.0)
        else:
            count = rules.choose_number.thing(move)
            worths.append(-float(min([abs(count - number) for number in wanted])))
    return worths


def begun_deck(match: WorldwideMatch, seat: int) -> list[int]:
    """How many cards of each kind a seat has taken so far."""
    return [match.rules.choose_number.thing(said) for said in match.sealed.get(seat, ())]


def fitting_decks(match: WorldwideMatch, seat: int) -> list[tuple[str, list[int]]]:
    """The sample decks that what was said may still become, by name; all of them where it is none any more."""
    begun = begun_deck(match, seat)
    decks = [(name, match.rules.decks[name]) for name in DECKS]
    return [(name, deck) for name, deck in decks if deck[: len(begun)] == begun] or decks


def choose_ten(match: WorldwideMatch, seat: int) -> list[float]:
    """One or two attacks that end with a Shot: how near each number comes to that."""
    rules = match.rules
    wanted = TEN_CARDS.get(rules.actions[len(begun_deck(match, seat))].name, 0)
    return [-float(abs(rules.choose_number.thing(move) - wanted)) for move in match.moves(seat)]


# ---- what is given up


def give_up(match: WorldwideMatch, side: int) -> list[float]:
    """How little a card is missed; nothing where nothing must go. In an attack the plan misses cards as well."""
    rules = match.rules
    outlook = look(match, side)
    attacks = match.ball == side and GAVE_BACK not in match.stack
    plan = Plan(outlook) if attacks else None
    point = plan.here() if plan is not None else 0
    worths = []
    for move in match.moves(side):
        price, left = 0.0, point
        if move in rules.discard_player:
            slot = rules.discard_player.thing(move)
            price, left = outlook.player_price(side, slot), point - player_in(slot)
        elif move != rules.pass_on:
            card = rules.discard.thing(move)
            price, left = outlook.price_in_hand(card), point - (card_in(card) if card < rules.attack_cards else 0)
        worths.append((plan.worth(left) if plan is not None else 0.0) - price)
    return worths


def substitute(match: WorldwideMatch, side: int) -> list[float]:
    """A Star when the Stars are out, for the Player card that is missed least; while there are some, nothing."""
    rules = match.rules
    outlook = look(match, side)
    gained = (outlook.star if match.stars[side] == 0 else 0.0) - TOKEN
    worths = []
    for move in match.moves(side):
        price = 0.0 if move == rules.pass_on else outlook.player_price(side, rules.substitute.thing(move))
        worths.append(0.0 if move == rules.pass_on else gained - price)
    return worths
