"""How the coach plays with the ball: a function a window, each by the best plan (``plans``)."""

from onze.games.worldwide_football.box.abilities import ATTACKING_PLAY, DIVING
from onze.games.worldwide_football.coach.best_move import NO_MOVE, Choice, least_missed_player
from onze.games.worldwide_football.coach.outlook import look
from onze.games.worldwide_football.coach.plans import ONE_STAR, Plan, card_in
from onze.games.worldwide_football.coach.prices import CAUTION
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.possession import COUNTER_ATTACK_PA
from onze.kernel.chance import Chance

__all__ = ["after_shot", "build_attack", "dive", "free_kick", "lay_with", "play_after", "take_a_card"]


def build_attack(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """The next step of the best plan."""
    rules = match.rules
    outlook = look(match, side)
    plan = Plan(outlook)
    point = plan.here()
    choice = Choice(rules.give_back, outlook.given_back(match.pa))
    legal = rules.legal[match.restart][match.pa]
    for move in match.moves(side):
        if move in rules.lay:
            choice.weigh(move, plan.lay(point, rules.lay.thing(move)))
        elif move == rules.use.of(ATTACKING_PLAY):
            choice.weigh(move, plan.worth(point + 1 - ONE_STAR) - outlook.star)
        elif move in rules.use:
            for card in plan.brought(rules.use.thing(move)):
                if legal[card]:
                    choice.weigh(move, plan.fetch(point, card))
    return choice.move


def take_a_card(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """The card with which the attack is worth most."""
    rules = match.rules
    outlook = look(match, side)
    plan = Plan(outlook)
    point = plan.here()
    choice = Choice(NO_MOVE, -9.0)
    for move in match.moves(side):
        card = rules.recover.thing(move) if move in rules.recover else rules.search.thing(move)
        gained = outlook.price_to_come(card)
        choice.weigh(move, gained + plan.worth(point + card_in(card) if card < rules.attack_cards else point))
    return choice.move


def lay_with(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """A Player card or Clinical finishing, if the card laid is worth more with it."""
    rules, card = match.rules, match.card
    outlook = look(match, side)
    plan = Plan(outlook)
    point = plan.here()
    stopped = 0.0 if match.prevented else outlook.stopping(card, match.pa, match.no_red)
    bonus = match.shot_bonus - rules.actions[card].bonus[match.pa] if rules.shots[card] else 0
    choice = Choice(rules.pass_on, plan.laid(point, card, stopped, bonus, match.with_pa))
    for move in match.moves(side):
        if move in rules.use:
            worth = plan.laid(point - ONE_STAR, card, stopped, bonus + 1)
            choice.weigh(move, worth - outlook.star)
        elif move in rules.play_player:
            slot = rules.play_player.thing(move)
            choice.weigh(move, plan.laid_with(point, card, stopped, bonus, slot, match.with_pa))
    return choice.move


def play_after(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """A Player card or a Counter-attack, if the attack is worth more with it."""
    rules = match.rules
    outlook = look(match, side)
    plan = Plan(outlook)
    point = plan.here()
    choice = Choice(rules.pass_on, plan.worth(point))
    for move in match.moves(side):
        if move in rules.use:
            choice.weigh(move, plan.worth(point + COUNTER_ATTACK_PA - ONE_STAR) - outlook.star)
        elif move in rules.play_player:
            choice.weigh(move, plan.played(point, rules.play_player.thing(move)))
    return choice.move


def after_shot(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """A Player card that makes a goal likelier than it is worth."""
    rules = match.rules
    plan = Plan(look(match, side))
    choice = Choice(rules.pass_on, plan.outlook.goal(match.shot_bonus, match.shot_dice))
    for move in match.moves(side):
        if move in rules.play_player:
            slot = rules.play_player.thing(move)
            choice.weigh(move, plan.helped(match.shot_bonus, match.shot_dice, slot))
    return choice.move


def dive(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """A free kick or a penalty in place of the attack, every other time."""
    rules = match.rules
    outlook = look(match, side)
    plan = Plan(outlook)
    pa = match.pa + rules.actions[match.card].pa + match.with_pa
    point = plan.here()
    if rules.shots[match.card]:
        now = plan.rolled(point, match.shot_bonus)
    else:
        now = plan.validated(point + pa - match.pa, match.card)
    foul = outlook.set_piece(pa) if pa >= 6 else now
    dives = (foul - now) / 2 - CAUTION / 6 > outlook.star
    return rules.use.of(DIVING) if dives else rules.pass_on


def free_kick(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """The specialist who is missed least."""
    return least_missed_player(match, side, match.rules.discard_player)
