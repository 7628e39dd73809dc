"""How the coach plays without the ball: what a card may save against what the card is worth (``outlook``)."""

from typing import Final

from onze.games.worldwide_football.box.abilities import DEFENSIVE_BLOCK
from onze.games.worldwide_football.coach.best_move import NO_MOVE, Choice, least_missed_player
from onze.games.worldwide_football.coach.dice import goal_chance, save_chance
from onze.games.worldwide_football.coach.outlook import Outlook, look
from onze.games.worldwide_football.coach.prices import CAUTION, SEND_OFF
from onze.games.worldwide_football.match import NO_CARD, WorldwideMatch
from onze.games.worldwide_football.rules.penalties import is_saved
from onze.kernel.chance import Chance

__all__ = ["after_roll", "block", "counter_player", "defend", "keep_goal", "keep_penalty"]

BLOCKED: Final = 3 / 20
"""How much likelier a Defensive block makes each defensive roll to succeed (WF-18.5)."""
ROLLS: Final = 3
"""How often one defends on an attack at most."""
HELP_FOR_A_SHOT: Final = 0.15
"""What a Player card that helps a Shot is worth to it."""


def block(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """Defensive block, once, if the defence cards in hand are worth a Star more with it."""
    rules = match.rules
    outlook = look(match, side)
    defences = len([card for card in match.hands[side].cards if card >= rules.first_defence])
    saved = min(defences, ROLLS) * BLOCKED * card_threat(match, outlook)
    blocks = match.block == 0 and saved > outlook.star
    return rules.use.of(DEFENSIVE_BLOCK) if blocks else rules.pass_on


def defend(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """What a defence card may save, against two cards drawn."""
    rules = match.rules
    outlook = look(match, side)
    threat = card_threat(match, outlook)
    choice = Choice(NO_MOVE, -2.0)
    for move in match.moves(side):
        if move == rules.draw:
            choice.weigh(move, outlook.drawn(2) - threat)
        elif move == rules.pass_on:
            choice.weigh(move, -threat)
        elif move in rules.use:
            choice.weigh(move, (outlook.taken(match.pa) - threat) / 2 - outlook.star)
        else:
            choice.weigh(move, answer_worth(match, outlook, rules.defend.thing(move), threat))
    return choice.move


def card_threat(match: WorldwideMatch, outlook: Outlook) -> float:
    """What the card on the table is worth to the attacker if it counts."""
    rules = match.rules
    if rules.shots[match.card]:
        return outlook.goal(match.shot_bonus, match.shot_dice)
    return outlook.threat(match.pa + rules.actions[match.card].pa + match.with_pa)


def answer_worth(match: WorldwideMatch, outlook: Outlook, card: int, threat: float) -> float:
    """What it is worth to answer with a defence card: the ball, a foul, or the card for nothing."""
    rules = match.rules
    action = rules.actions[card]
    red = 0 if match.no_red else rules.answers[match.card][card]
    needed = action.printed - match.pa - red
    success = outlook.success(card, needed, match.block)
    worth = -outlook.price_in_hand(card)
    fouls = 0.0
    if rules.switches.fouls:
        fouls = len(action.foul) / 20
        worth -= fouls * outlook.set_piece(match.pa + rules.actions[match.card].pa + match.with_pa)
    if rules.switches.cautions:
        worth -= (len(action.yellow) * CAUTION + len(action.red) * SEND_OFF) / 20
    bonus = match.block
    for slot in match.held(outlook.side, rules.roll_slots[match.teams[outlook.side]]):
        bonus += match.player(outlook.side, slot).amount
        helped = outlook.success(card, needed, bonus) - success
        worth -= helped * outlook.player_price(outlook.side, slot)
        success += helped
    return worth + success * outlook.taken(match.pa) - (1 - success - fouls) * threat


def after_roll(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """A D card that is enough, if there is something to save."""
    rules = match.rules
    outlook = look(match, side)
    threat = card_threat(match, outlook) + outlook.taken(match.pa)
    choice = Choice(rules.pass_on, 0.0)
    for move in match.moves(side):
        if move in rules.play_player:
            slot = rules.play_player.thing(move)
            if match.total + match.player(side, slot).amount >= match.needed:
                choice.weigh(move, threat - outlook.player_price(side, slot))
    return choice.move


def counter_player(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """A D card against an M or A card that counts for much."""
    rules = match.rules
    outlook = look(match, side)
    player = match.player(match.playing_side, match.playing)
    pa = match.pa + (rules.actions[match.card].pa + match.with_pa if player.window == "with" else 0)
    harm = outlook.player_price(1 - side, match.playing)
    if player.pa and match.playing_side == match.ball:
        harm = outlook.threat(min(pa + player.pa, 8)) - outlook.threat(pa)
    elif player.window == "after_shot" or (player.window == "with" and rules.shots[match.card]):
        harm = HELP_FOR_A_SHOT
    choice = Choice(rules.pass_on, 0.0)
    for move in match.moves(side):
        if move in rules.play_player:
            slot = rules.play_player.thing(move)
            success = (21 - match.player(side, slot).amount) / 20
            choice.weigh(move, success * harm - outlook.player_price(side, slot))
    return choice.move


def keep_goal(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """The G card, if it makes a save that much likelier."""
    rules, switches = match.rules, match.rules.switches
    outlook = look(match, side)
    quality = match.shot_die + match.shot_bonus
    choice = Choice(rules.pass_on, save_chance(quality, 1, 0, switches.corners))
    for move in match.moves(side):
        if move in rules.play_player:
            player = match.player(side, rules.play_player.thing(move))
            if player.effect == "force_shot_reroll":
                can_miss = switches.off_target and match.card != NO_CARD
                saved = 1.0 - goal_chance(match.shot_bonus, 1, can_miss, switches.corners)
            elif player.effect == "keeper_sum":
                saved = save_chance(quality, player.amount, 0, switches.corners)
            else:
                saved = save_chance(quality, 1, player.amount, switches.corners)
            choice.weigh(move, saved - outlook.player_price(side, player.slot))
    return choice.move


def keep_penalty(match: WorldwideMatch, side: int, chance: Chance) -> int:
    """The G card covers two faces; when the faces are known, only if it saves."""
    rules = match.rules
    if rules.switches.keeper_card_after_reveal:
        tried = match.clone()
        tried.keeper_card = True
        if is_saved(match) or not is_saved(tried):
            return rules.pass_on
    return least_missed_player(match, side, rules.discard_player)
