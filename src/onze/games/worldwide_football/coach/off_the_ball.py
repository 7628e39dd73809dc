"""How the coach weighs its moves without the ball: what a card may save against what it is worth (``outlook``)."""

from typing import Final

from onze.games.worldwide_football.coach.dice import goal_chance, save_chance
from onze.games.worldwide_football.coach.outlook import Outlook, look
from onze.games.worldwide_football.coach.prices import CAUTION, SEND_OFF
from onze.games.worldwide_football.match import NO_CARD, WorldwideMatch
from onze.games.worldwide_football.rules.chances import saved_share
from onze.games.worldwide_football.rules.defence import required
from onze.games.worldwide_football.rules.penalties import stops

__all__ = ["after_roll", "block", "card_threat", "counter_player", "defend", "keep_goal", "keep_penalty"]

BLOCKED: Final = 3 / 20
"""How much likelier a Defensive block makes each defensive roll to succeed (WF-18.5)."""
ROLLS: Final = 3
"""How often one defends on an attack at most."""
HELP_FOR_A_SHOT: Final = 0.15
"""What a Player card that helps a Shot is worth to it."""


def block(match: WorldwideMatch, side: int) -> list[float]:
    """What the defence cards in hand may save with a Defensive block; a second one is hardly worth its Star."""
    rules = match.rules
    outlook = look(match, side)
    defences = len([card for card in match.hands[side].cards if card >= rules.first_defence])
    saved = min(defences, ROLLS) * BLOCKED * card_threat(match, outlook) if match.block == 0 else 0.0
    return [0.0 if move == rules.pass_on else saved - outlook.star for move in match.moves(side)]


def defend(match: WorldwideMatch, side: int) -> list[float]:
    """What a defence card may save, against two cards drawn."""
    rules = match.rules
    outlook = look(match, side)
    threat = card_threat(match, outlook)
    worths = []
    for move in match.moves(side):
        if move == rules.draw:
            worths.append(outlook.drawn(2) - threat)
        elif move == rules.pass_on:
            worths.append(-threat)
        elif move in rules.use:
            worths.append((outlook.taken(match.pa) - threat) / 2 - outlook.star)
        else:
            worths.append(answer_worth(match, outlook, rules.defend.thing(move), threat))
    return worths


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
    success = success_with(match, outlook, card, match.block)
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
        helped = success_with(match, outlook, card, bonus) - success
        worth -= helped * outlook.player_price(outlook.side, slot)
        success += helped
    return worth + success * outlook.taken(match.pa) - (1 - success - fouls) * threat


def success_with(match: WorldwideMatch, outlook: Outlook, card: int, bonus: int) -> float:
    """How likely a defence card takes the ball, with so much added to its roll."""
    return outlook.success(card, required(match, card), bonus)


def after_roll(match: WorldwideMatch, side: int) -> list[float]:
    """A D card that is enough saves what there is to save; any other is lost for nothing."""
    rules = match.rules
    outlook = look(match, side)
    threat = card_threat(match, outlook) + outlook.taken(match.pa)
    worths = []
    for move in match.moves(side):
        if move == rules.pass_on:
            worths.append(0.0)
        else:
            slot = rules.play_player.thing(move)
            enough = match.total + match.player(side, slot).amount >= match.needed
            worths.append((threat if enough else 0.0) - outlook.player_price(side, slot))
    return worths


def counter_player(match: WorldwideMatch, side: int) -> list[float]:
    """What a D card may take from an M or A card."""
    rules = match.rules
    outlook = look(match, side)
    player = match.player(match.playing_side, match.playing)
    pa = match.pa + (rules.actions[match.card].pa + match.with_pa if player.window == "with" else 0)
    harm = outlook.player_price(1 - side, match.playing)
    if player.pa and match.playing_side == match.ball:
        harm = outlook.threat(min(pa + player.pa, 8)) - outlook.threat(pa)
    elif player.window == "after_shot" or (player.window == "with" and rules.shots[match.card]):
        harm = HELP_FOR_A_SHOT
    worths = []
    for move in match.moves(side):
        if move == rules.pass_on:
            worths.append(0.0)
        else:
            slot = rules.play_player.thing(move)
            success = (21 - match.player(side, slot).amount) / 20
            worths.append(success * harm - outlook.player_price(side, slot))
    return worths


def keep_goal(match: WorldwideMatch, side: int) -> list[float]:
    """How likely there is no goal, less what the G card for it is worth."""
    rules = match.rules
    outlook = look(match, side)
    worths = []
    for move in match.moves(side):
        price = 0.0 if move == rules.pass_on else outlook.player_price(side, rules.play_player.thing(move))
        worths.append(saved_with(match, side, move) - price)
    return worths


def saved_with(match: WorldwideMatch, side: int, move: int) -> float:
    """How likely the shot is no goal after a move; a corner counts for what it is worth."""
    rules, switches = match.rules, match.rules.switches
    quality = match.shot_die + match.shot_bonus
    if move == rules.pass_on:
        return save_chance(quality, 1, 0, switches.corners)
    player = match.player(side, rules.play_player.thing(move))
    if player.effect == "force_shot_reroll":
        can_miss = switches.off_target and match.card != NO_CARD
        return 1.0 - goal_chance(match.shot_bonus, 1, can_miss, switches.corners)
    if player.effect == "keeper_sum":
        return save_chance(quality, player.amount, 0, switches.corners)
    return save_chance(quality, 1, player.amount, switches.corners)


def keep_penalty(match: WorldwideMatch, side: int) -> list[float]:
    """How likely the penalty is saved, less what the G card for it is worth."""
    rules = match.rules
    outlook = look(match, side)
    worths = []
    for move in match.moves(side):
        price = 0.0 if move == rules.pass_on else outlook.player_price(side, rules.discard_player.thing(move))
        worths.append(saved_penalty(match, move != rules.pass_on) - price)
    return worths


def saved_penalty(match: WorldwideMatch, with_card: bool) -> float:
    """How likely a penalty is saved; certain either way once the faces are known (WF-C-36)."""
    return float(stops(match, with_card)) if any(match.faces) else float(saved_share(with_card))
