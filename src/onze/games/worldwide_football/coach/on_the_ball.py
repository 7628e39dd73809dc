"""How the coach weighs its moves with the ball: a function a window, each by the best plan (``plans``)."""

from onze.games.worldwide_football.box.abilities import ATTACKING_PLAY
from onze.games.worldwide_football.coach.dice import goal_chance
from onze.games.worldwide_football.coach.outlook import look
from onze.games.worldwide_football.coach.plans import ONE_STAR, Plan, card_in
from onze.games.worldwide_football.coach.prices import CAUTION
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.fouls import FREE_KICK_BONUS, SPECIALIST_BONUS
from onze.games.worldwide_football.rules.possession import COUNTER_ATTACK_PA
from onze.games.worldwide_football.rules.shots import can_miss

__all__ = ["after_shot", "build_attack", "dive", "free_kick", "lay_with", "play_after", "take_a_card"]


def build_attack(match: WorldwideMatch, side: int) -> list[float]:
    """What each way to go on is worth by the best plan that begins with it."""
    rules = match.rules
    outlook = look(match, side)
    plan = Plan(outlook)
    point = plan.here()
    worths = []
    for move in match.moves(side):
        if move in rules.lay:
            worths.append(plan.lay(point, rules.lay.thing(move)))
        elif move == rules.give_back:
            worths.append(outlook.given_back(match.pa))
        elif move == rules.use.of(ATTACKING_PLAY):
            worths.append(plan.worth(point + 1 - ONE_STAR) - outlook.star)
        else:
            worths.append(plan.fetching(point, rules.use.thing(move)))
    return worths


def take_a_card(match: WorldwideMatch, side: int) -> list[float]:
    """What the attack is worth with each card, and the card for later."""
    rules = match.rules
    outlook = look(match, side)
    plan = Plan(outlook)
    point = plan.here()
    worths = []
    for move in match.moves(side):
        card = rules.recover.thing(move) if move in rules.recover else rules.search.thing(move)
        gained = outlook.price_to_come(card)
        worths.append(gained + plan.worth(point + card_in(card) if card < rules.attack_cards else point))
    return worths


def lay_with(match: WorldwideMatch, side: int) -> list[float]:
    """What the card laid is worth as it is, and with a Player card or Clinical finishing; later there is neither."""
    rules, card = match.rules, match.card
    outlook = look(match, side)
    plan = Plan(outlook)
    point = plan.here()
    stopped = 0.0 if match.prevented else outlook.stopping(card, match.pa, match.no_red)
    bonus = match.shot_bonus - rules.actions[card].bonus[match.pa] if rules.shots[card] else 0
    worths = []
    for move in match.moves(side):
        if move in rules.play_player:
            slot = rules.play_player.thing(move)
            worths.append(plan.laid_with(point, card, stopped, bonus, slot, match.with_pa))
        elif move in rules.use:
            worths.append((1.0 - stopped) * plan.rolled(point, match.shot_bonus + 1) - outlook.star)
        elif rules.shots[card]:
            worths.append((1.0 - stopped) * plan.rolled(point, match.shot_bonus))
        else:
            worths.append(plan.laid(point, card, stopped, bonus, match.with_pa))
    return worths


def play_after(match: WorldwideMatch, side: int) -> list[float]:
    """What the attack is worth as it is, and with a Player card or a Counter-attack."""
    rules = match.rules
    outlook = look(match, side)
    plan = Plan(outlook)
    point = plan.here()
    worths = []
    for move in match.moves(side):
        if move == rules.pass_on:
            worths.append(plan.worth(point))
        elif move in rules.use:
            worths.append(plan.worth(point + COUNTER_ATTACK_PA - ONE_STAR) - outlook.star)
        else:
            worths.append(plan.played(point, rules.play_player.thing(move)))
    return worths


def after_shot(match: WorldwideMatch, side: int) -> list[float]:
    """How likely a goal is, less what the Player card for it is worth."""
    rules = match.rules
    plan = Plan(look(match, side))
    worths = []
    for move in match.moves(side):
        if move == rules.pass_on:
            worths.append(plan.outlook.goal(match.shot_bonus, match.shot_dice))
        else:
            slot = rules.play_player.thing(move)
            worths.append(plan.helped(match.shot_bonus, match.shot_dice, slot))
    return worths


def dive(match: WorldwideMatch, side: int) -> list[float]:
    """The attack as it is; a free kick or a penalty in its place every other time."""
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
    dives = (now + foul) / 2 - CAUTION / 6 - outlook.star
    return [now if move == rules.pass_on else dives for move in match.moves(side)]


def free_kick(match: WorldwideMatch, side: int) -> list[float]:
    """How likely a goal is, less what the specialist for it is worth."""
    rules, switches = match.rules, match.rules.switches
    outlook = look(match, side)
    wide = can_miss(match, with_card=False)
    worths = []
    for move in match.moves(side):
        if move == rules.pass_on:
            worths.append(goal_chance(FREE_KICK_BONUS, 1, wide, switches.corners))
        else:
            price = outlook.player_price(side, rules.discard_player.thing(move))
            worths.append(goal_chance(SPECIALIST_BONUS, 1, wide, switches.corners) - price)
    return worths
