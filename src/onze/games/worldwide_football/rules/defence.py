"""Paragraph 9: answering an attack card: Defensive block, a defence card, the Offside trap, or two cards drawn."""

from fractions import Fraction
from typing import ClassVar, Final

from onze.games.worldwide_football.box.abilities import DEFENSIVE_BLOCK, DIVING, OFFSIDE_TRAP
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import BARRED_BY_SET_PIECE, CAUSE_OFFSIDE, WorldwideMatch
from onze.games.worldwide_football.rules.cautions import RED, YELLOW, caution
from onze.games.worldwide_football.rules.chances import at_least
from onze.games.worldwide_football.rules.foreseen import AddedForeseen, AttackForeseen, BlockForeseen, RollForeseen
from onze.games.worldwide_football.rules.fouls import award_foul
from onze.games.worldwide_football.rules.hands import draw_actions, spend_player, trim
from onze.games.worldwide_football.rules.menu import going_to, if_goal
from onze.games.worldwide_football.rules.player_cards import PlayerWindow
from onze.games.worldwide_football.rules.possession import lose
from onze.games.worldwide_football.rules.shots import goal_odds
from onze.games.worldwide_football.rules.stadium import roll_bonus, roll_bonus_to_come
from onze.games.worldwide_football.rules.windows import AttackerWindow, DefenderWindow
from onze.kernel.cards.odds import Odds
from onze.kernel.steps import Step
from onze.kernel.words import Reason

__all__ = [
    "AFTER_ROLL",
    "BLOCK",
    "BLOCK_BONUS",
    "DEFEND",
    "DIVE",
    "AfterRoll",
    "Block",
    "Defend",
    "Dive",
    "JudgeRoll",
    "add_to_roll",
    "answer",
    "block",
    "claim_foul",
    "least_roll",
    "required",
    "spring_offside_trap",
    "stay_out",
]

BLOCK_BONUS: Final = 3
"""What each activation of Defensive block adds (WF-18.5)."""
TRAP_SUCCEEDS: Final = 4
DIVE_SUCCEEDS: Final = 4
CARDS_FOR_STAYING_OUT: Final = 2


class Block(DefenderWindow):
    """T4: Defensive block, on the first card of the attack, even one that cannot be defended (WF-FAQ.15, WF-C-58)."""

    rule: ClassVar[str] = "WF-18.5"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return match.laid_in_attack == 1 and match.has(side, DEFENSIVE_BLOCK)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.use.of(DEFENSIVE_BLOCK), match.rules.pass_on)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> BlockForeseen:
        if move == match.rules.pass_on:
            return {}
        return {"block": match.block + BLOCK_BONUS, "stars": match.stars[match.defender] - 1}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "card": match.game.card_id(match.card)}

    def take(self, match: WorldwideMatch, move: int) -> None:
        if move != match.rules.pass_on:
            block(match, 1 - match.ball)
            match.then(self)


def block(match: WorldwideMatch, side: int) -> None:
    """Adds 3 to every defensive roll of this attack (WF-18.4, WF-18.5)."""
    match.pay_star(side)
    match.block += BLOCK_BONUS
    match.say_ability(side, DEFENSIVE_BLOCK, match.pa)


class Defend(DefenderWindow):
    """T4: one defence card that the card names, the Offside trap, or two cards (WF-9.1 to WF-9.3, WF-FAQ.13)."""

    rule: ClassVar[str] = "WF-9.1"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return match.prevented == 0 or may_only_draw(match)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        side = 1 - match.ball
        found: list[int] = []
        if match.prevented == 0:
            found = match.moves_with(side, rules.defend.base, rules.may_answer[match.card])
            if rules.can_be_trapped[match.card] and match.has(side, OFFSIDE_TRAP):
                found.append(rules.use.of(OFFSIDE_TRAP))
        draws = rules.switches.draw_on_shot or not rules.shots[match.card]
        if draws:
            found.append(rules.draw)
        if not draws or rules.switches.optional_draw:
            found.append(rules.pass_on)
        return tuple(found)

    def take(self, match: WorldwideMatch, move: int) -> None:
        rules = match.rules
        side = 1 - match.ball
        if move == rules.draw:
            stay_out(match, side)
        elif move < rules.defend.end:
            # Of the moves that are listed here those with a card are the first.
            card = move - rules.defend.base
            match.give(card, match.hands[side], match.discards[side])
            match.laid[side] += 1
            answer(match, side, card, match.moving(side, "hand", "laid") if match.heard else {})
        elif move != rules.pass_on:
            spring_offside_trap(match, side)

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        rules = match.rules
        if move in rules.use:
            return Odds(WORDS.text("odds_offside", {"number": TRAP_SUCCEEDS}), at_least(TRAP_SUCCEEDS, 6))
        if move not in rules.defend:
            return None
        number = least_roll(match, 1 - match.ball, rules.defend.thing(move))
        return Odds(WORDS.text("odds_ball", {"number": number}), at_least(number, 20))

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AttackForeseen:
        rules = match.rules
        side = 1 - match.ball
        if move in rules.defend:
            action = rules.actions[rules.defend.thing(move)]
            roll: AttackForeseen = {"die": 20, "needed": least_roll(match, side, rules.defend.thing(move))}
            if "foul" in rules.switches.risks:
                roll["foul"] = list(action.foul)
            if "yellow" in rules.switches.risks:
                roll["yellow"] = list(action.yellow)
            if "red" in rules.switches.risks:
                roll["red"] = list(action.red)
            return roll
        if move in rules.use:
            return {"die": 6, "needed": TRAP_SUCCEEDS, "stars": match.stars[side] - 1}
        action = rules.actions[match.card]
        reached = going_to(match, match.pa + action.pa + match.with_pa)
        if action.kind == "shot":
            goal = goal_odds(match, match.shot_bonus, match.shot_dice, with_card=True)
            reached["bonus"] = match.shot_bonus
            reached["goal"] = float(goal.share)
            reached["score"] = if_goal(match)
        if move != rules.pass_on:
            drawn = min(CARDS_FOR_STAYING_OUT, len(match.draws[side].cards))
            reached["draws"] = drawn
            reached["hand"] = len(match.hands[side].cards) + drawn
        return reached

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "card": match.game.card_id(match.card)}

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move == rules.pass_on:
            return WORDS.reason("no_pass_on_defence", "WF-9.1")
        if move == rules.draw:
            return WORDS.reason("no_draw_on_shot", "WF-C-10")
        if move not in rules.defend:
            return super().why_not(match, move, seat)
        card = rules.defend.thing(move)
        values = {"card": rules.actions[card].text, "attack": rules.actions[match.card].text}
        if match.prevented:
            return WORDS.reason("cannot_defend", "WF-15.9", values)
        if not rules.may_answer[match.card][card]:
            return WORDS.reason("not_an_answer", "WF-9.3", values)
        return WORDS.reason("no_such_card", "WF-9.2", values)


def may_only_draw(match: WorldwideMatch) -> bool:
    """Whether a set piece keeps the defender from defending, but, where it is so read, not from drawing (WF-C-12)."""
    return match.prevented == BARRED_BY_SET_PIECE and match.rules.switches.draw_when_prevented_by_set_piece


def stay_out(match: WorldwideMatch, side: int) -> None:
    """Draws two Action cards instead of defending (WF-9.1, WF-C-11)."""
    match.drew = min(CARDS_FOR_STAYING_OUT, len(match.draws[side].cards))
    draw_actions(match, side, match.drew, "WF-9.1")
    trim(match, side)


def spring_offside_trap(match: WorldwideMatch, side: int) -> None:
    """A d6 of 4 or more ends the attack; else the card is validated, and nothing is drawn (WF-FAQ.14, WF-C-77)."""
    match.spend_star(side, OFFSIDE_TRAP)
    roll = match.trap = match.die(6)
    if match.heard:
        match.tell("offside trap", {"side": side, "d6": roll, "die": roll, "works": roll >= TRAP_SUCCEEDS}, "WF-C-77")
    if roll >= TRAP_SUCCEEDS:
        lose(match, CAUSE_OFFSIDE)


def required(match: WorldwideMatch, card: int) -> int:
    """The number that the d20 must reach: printed, less the validated PA, less the red bonus (WF-9.6, WF-9.7)."""
    red = 0 if match.no_red else match.rules.answers[match.card][card]
    return match.rules.actions[card].printed - match.pa - red


def least_roll(match: WorldwideMatch, side: int, card: int) -> int:
    """The least bare d20 that takes the ball: enough with all bonuses, and beyond the foul range (WF-C-24)."""
    number = required(match, card) - match.block - roll_bonus_to_come(match, side)
    fouls = match.rules.actions[card].foul if match.rules.switches.fouls else ()
    return max(number, max(fouls, default=0) + 1)


def answer(match: WorldwideMatch, side: int, card: int, moving: dict[str, object]) -> None:
    """A defence card lies on the table: the d20 is rolled, and read bare for cards and fouls.

    Defensive block is added here, and to no other roll (WF-9.5, WF-9.12, WF-FAQ.11, WF-FAQ.16). ``moving`` says where
    the card came from, unless that was told already.
    """
    match.defence = card
    match.roll = match.die(20)
    match.total = match.roll + match.block + roll_bonus(match, side)
    match.needed = required(match, card)
    action = match.rules.actions[card]
    if match.heard:
        details: dict[str, object] = {**moving, "side": side, "card": match.game.card_id(card)}
        details |= {"d20": match.roll, "die": match.roll, "total": match.total, "needed": match.needed}
        match.tell("defence", {**details, "minute": match.minute()}, "WF-9.5")
    if match.rules.switches.cautions:
        if match.roll in action.red:
            caution(match, side, RED)
        elif match.roll in action.yellow:
            caution(match, side, YELLOW)
    match.then(JUDGE_ROLL)


class JudgeRoll(Step[WorldwideMatch]):
    """A foul comes first, then the required number (WF-9.8, WF-9.9, WF-9.12, WF-15.1, WF-C-24, WF-C-63)."""

    def run(self, match: WorldwideMatch) -> None:
        rules = match.rules
        if rules.switches.fouls and match.roll in rules.actions[match.defence].foul:
            award_foul(match)
        elif match.total >= match.needed:
            lose(match, match.defence)
        else:
            rules.conduct[match.defender].after_roll(match)
            rules.conduct[match.ball].dive(match)


class AfterRoll(PlayerWindow):
    """T5: a D card that adds to a roll that was not enough (WF-FAQ.4)."""

    rule: ClassVar[str] = "WF-FAQ.4"

    def side(self, match: WorldwideMatch) -> int:
        return 1 - match.ball

    def slots(self, match: WorldwideMatch, side: int) -> int:
        return match.rules.roll_slots[match.teams[side]]

    def play(self, match: WorldwideMatch, side: int, slot: int) -> None:
        add_to_roll(match, side, slot)
        if match.total < match.needed:
            match.then(self)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AddedForeseen:
        rules = match.rules
        if move == rules.pass_on:
            return {}
        total = match.total + match.player(1 - match.ball, rules.play_player.thing(move)).amount
        return {"total": total, "needed": match.needed, "ball": 1 - match.ball if total >= match.needed else match.ball}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        cards = {"card": match.game.card_id(match.card), "defence": match.game.card_id(match.defence)}
        return {**super().shown(match), **cards, "die": match.roll, "total": match.total, "needed": match.needed}

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        if move == match.rules.pass_on:
            return None
        amount = match.player(1 - match.ball, match.rules.play_player.thing(move)).amount
        return Odds(WORDS.text("odds_ball_now"), Fraction(match.total + amount >= match.needed))


def add_to_roll(match: WorldwideMatch, side: int, slot: int) -> None:
    """Adds a D card's amount; if that is enough, the ball is taken after all (WF-FAQ.4)."""
    spend_player(match, side, slot)
    match.total += match.player(side, slot).amount
    if match.heard:
        moving = match.moving(side, "players", "used_players")
        sums = {"total": match.total, "needed": match.needed, "minute": match.minute()}
        match.tell("added to roll", {**moving, "player": match.player_id(slot), **sums}, "WF-FAQ.4")
    if match.total >= match.needed:
        lose(match, match.defence)


class Dive(AttackerWindow):
    """T5: Diving, after a Tackle or Pressing that failed without a foul (WF-C-78)."""

    rule: ClassVar[str] = "WF-C-78"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return can_dive(match, side)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.use.of(DIVING), match.rules.pass_on)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> RollForeseen:
        if move == match.rules.pass_on:
            return {}
        return {"die": 6, "needed": DIVE_SUCCEEDS, "stars": match.stars[match.ball] - 1}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        cards = {"card": match.game.card_id(match.card), "defence": match.game.card_id(match.defence)}
        return {**super().shown(match), **cards}

    def take(self, match: WorldwideMatch, move: int) -> None:
        if move != match.rules.pass_on:
            claim_foul(match, match.ball)

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        if move == match.rules.pass_on:
            return None
        return Odds(WORDS.text("odds_foul", {"number": DIVE_SUCCEEDS}), at_least(DIVE_SUCCEEDS, 6))


def can_dive(match: WorldwideMatch, side: int) -> bool:
    """Diving needs fouls, and a defence that could have been one (WF-C-60)."""
    rules = match.rules
    return rules.switches.fouls and rules.can_be_dived_on[match.defence] and match.has(side, DIVING)


def claim_foul(match: WorldwideMatch, side: int) -> None:
    """A d6 of 4 or more: a foul is given, without a card; 1: a yellow card for the diver (WF-C-78)."""
    match.spend_star(side, DIVING)
    roll = match.die(6)
    if match.heard:
        match.tell("dive", {"side": side, "d6": roll, "die": roll, "foul": roll >= DIVE_SUCCEEDS}, "WF-C-78")
    if roll >= DIVE_SUCCEEDS:
        award_foul(match)
    elif roll == 1 and match.rules.switches.cautions:
        caution(match, side, YELLOW)


BLOCK: Final = Block()
DEFEND: Final = Defend()
JUDGE_ROLL: Final = JudgeRoll()
AFTER_ROLL: Final = AfterRoll()
DIVE: Final = Dive()
