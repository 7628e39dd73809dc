"""How the coach answers what is asked before the match and between halves, and what it gives up."""

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
from onze.games.worldwide_football.coach.best_move import NO_MOVE, Choice, least_missed_player
from onze.games.worldwide_football.coach.outlook import look
from onze.games.worldwide_football.coach.plans import Plan, card_in, player_in
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.giving_back import GAVE_BACK
from onze.kernel.chance import Chance

__all__ = ["any_move", "build_deck", "choose_ten", "extra_abilities", "give_up", "keep_abilities", "substitute"]

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


def any_move(match: WorldwideMatch, seat: int, chance: Chance) -> int:
    """A team, or a face of the penalty die: nobody must be able to foresee it."""
    moves = match.moves(seat)
    return moves[chance.below(len(moves))]


def extra_abilities(match: WorldwideMatch, seat: int, chance: Chance) -> int:
    """The two favourites that the Team card lacks, the lower number first.

    Where somebody else has begun with another one, the lowest that may follow it is as good as any.
    """
    moves = match.moves(seat)
    missing = [ability for ability in FAVOURITES if not match.abilities[seat] >> ability & 1]
    wanted = match.rules.take_ability.of_each(missing)
    return min([move for move in wanted[:2] if move in moves] or moves)


def keep_abilities(match: WorldwideMatch, seat: int, chance: Chance) -> int:
    """What was good in the first half is good in the second.

    It never begins to name five; where somebody else has, the lowest that may follow is as good as any.
    """
    moves = match.moves(seat)
    return match.rules.keep if match.rules.keep in moves else min(moves)


def build_deck(match: WorldwideMatch, seat: int, chance: Chance) -> int:
    """A sample deck that nobody can foresee, kept at half-time."""
    rules = match.rules
    if rules.keep in match.moves(seat):
        return rules.keep
    begun = [rules.choose_number.thing(said) for said in match.sealed.get(seat, ())]
    decks = [rules.decks[name] for name in DECKS]
    fitting = [deck for deck in decks if deck[: len(begun)] == begun] or decks
    return take_number(match, seat, fitting[chance.below(len(fitting))])


def choose_ten(match: WorldwideMatch, seat: int, chance: Chance) -> int:
    """One or two attacks that end with a Shot."""
    return take_number(match, seat, [TEN_CARDS.get(action.name, 0) for action in match.rules.actions])


def take_number(match: WorldwideMatch, seat: int, deck: Sequence[int]) -> int:
    """How many cards of the next kind a deck has, or the nearest number that is offered."""
    wanted = match.rules.choose_number.of(deck[len(match.sealed.get(seat, ()))])
    return min(match.moves(seat), key=lambda move: abs(move - wanted))


# ---- what is given up


def give_up(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """The card that is missed least; none where that is allowed. In an attack the plan misses cards as well."""
    rules = match.rules
    outlook = look(match, side)
    attacks = match.ball == side and GAVE_BACK not in match.stack
    plan = Plan(outlook) if attacks else None
    point = plan.here() if plan is not None else 0
    choice = Choice(NO_MOVE, -9.0)
    for move in match.moves(side):
        if move == rules.pass_on:
            return move
        if move in rules.discard_player:
            slot = rules.discard_player.thing(move)
            price, left = outlook.player_price(side, slot), point - player_in(slot)
        else:
            card = rules.discard.thing(move)
            price, left = outlook.price_in_hand(card), point - (card_in(card) if card < rules.attack_cards else 0)
        choice.weigh(move, (plan.worth(left) if plan is not None else 0.0) - price)
    return choice.move


def substitute(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """The Player card that is missed least, when the Stars are out."""
    rules = match.rules
    outlook = look(match, side)
    move = least_missed_player(match, side, rules.substitute)
    worth_it = match.stars[side] == 0 and outlook.player_price(side, rules.substitute.thing(move)) < outlook.star
    return move if worth_it else rules.pass_on
