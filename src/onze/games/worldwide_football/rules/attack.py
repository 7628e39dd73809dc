"""Paragraph 6: building an attack, card by card."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.abilities import (
    ATTACKING_PLAY,
    CLINICAL_FINISHING,
    CREATIVITY,
    STAMINA,
    TACTICAL_PLAN,
)
from onze.games.worldwide_football.box.cards import INDIRECT_FREE_KICK, MOST_PA, RESTARTS
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import NO_CARD, WorldwideMatch, pa_id
from onze.games.worldwide_football.rules.foreseen import AttackForeseen
from onze.games.worldwide_football.rules.giving_back import foresee_give_back, give_back
from onze.games.worldwide_football.rules.menu import going_to, if_goal, note_of, place_of
from onze.games.worldwide_football.rules.player_cards import PlayerWindow
from onze.games.worldwide_football.rules.possession import NEXT_ACTION
from onze.games.worldwide_football.rules.refusals import not_now, why_not_now
from onze.games.worldwide_football.rules.shots import SHOOT, goal_odds
from onze.games.worldwide_football.rules.stadium import dribble_bonus, roll_bonus_to_come
from onze.games.worldwide_football.rules.stars import can_be_creative, can_plan, can_recover_with_stamina, use_in_attack
from onze.kernel.cards.odds import Odds
from onze.kernel.steps import Decision, Step
from onze.kernel.words import Reason, Text

__all__ = [
    "AFTER_CARD",
    "ANNOUNCE",
    "BUILD_ATTACK",
    "VALIDATE",
    "WITH_CARDS",
    "AfterCard",
    "Announce",
    "BuildAttack",
    "Validate",
    "WithCards",
    "can_finish",
    "finish_clinically",
    "lay",
    "least_enough",
]

LAST_ATTACKING_PLAY: Final = 5
"""Attacking play is for 0 to 5 PA (WF-10.7)."""
SHOT_TOTALS: Final = (6, 7, 8)
"""The PA at which a Shot may be laid, unless its card says otherwise (WF-7.2)."""
IN_AN_ATTACK: Final = 1 << ATTACKING_PLAY | 1 << TACTICAL_PLAN | 1 << CREATIVITY | 1 << STAMINA


class BuildAttack(Decision[WorldwideMatch]):
    """T1: the attacker lays a card, uses an ability, or gives the ball back (WF-6.1, WF-6.13, WF-C-16, WF-C-27)."""

    rule: ClassVar[str] = "WF-6.1"

    def asked(self, match: WorldwideMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.ball]

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        side = match.ball
        found = match.moves_with(side, rules.lay.base, rules.legal[match.restart][match.pa])
        usable = match.abilities[side] & IN_AN_ATTACK if match.stars[side] else 0
        if usable:
            use = rules.use.base
            if usable >> ATTACKING_PLAY & 1 and match.pa <= LAST_ATTACKING_PLAY and match.restart == 0:
                found.append(use + ATTACKING_PLAY)
            if usable >> TACTICAL_PLAN & 1 and can_plan(match, side):
                found.append(use + TACTICAL_PLAN)
            if usable >> CREATIVITY & 1 and can_be_creative(match, side):
                found.append(use + CREATIVITY)
            if usable >> STAMINA & 1 and can_recover_with_stamina(match, side):
                found.append(use + STAMINA)
        found.append(rules.give_back)
        return tuple(found)

    def commits(self, match: WorldwideMatch, move: int, seat: int) -> bool:
        rules = match.rules
        if move < rules.attack_cards or move == rules.give_back:  # what is played most is looked at first
            return True
        return rules.use.thing(move) == ATTACKING_PLAY

    def take(self, match: WorldwideMatch, move: int) -> None:
        rules = match.rules
        if move < rules.attack_cards:
            # Nothing is played as often: laying comes first in the vocabulary, so such a move is its card's number.
            match.give(move, match.hands[match.ball], match.discards[match.ball])
            lay(match, move, "hand")
        elif move == rules.give_back:
            give_back(match)
        else:
            use_in_attack(match, rules.use.thing(move))

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        rules = match.rules
        card = rules.lay.thing(move)
        if move not in rules.lay or not rules.shots[card]:
            return None
        key = "odds_goal" if match.undefendable else "odds_goal_undefended"
        return goal_odds(match, rules.actions[card].bonus[match.pa] + match.cross, 1, with_card=True, key=key)

    def note(self, match: WorldwideMatch, move: int, seat: int) -> Text | None:
        return note_of(match, move, match.ball)

    def place(self, match: WorldwideMatch, move: int, seat: int) -> str:
        return place_of(match, move, match.ball)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AttackForeseen:
        rules = match.rules
        side = match.ball
        if move in rules.lay:
            return foresee_card(match, rules.lay.thing(move))
        if move == rules.give_back:
            return foresee_give_back(match, side)
        found: AttackForeseen = going_to(match, match.pa + 1) if move == rules.use.of(ATTACKING_PLAY) else {}
        found["stars"] = match.stars[side] - 1
        return found

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {"side": match.ball, "pa": match.pa, "restart": RESTARTS[match.restart] or None}

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move not in rules.lay:
            return why_not_now(match, move, match.ball) or not_now(match, self)
        card = rules.lay.thing(move)
        action = rules.actions[card]
        values: dict[str, object] = {"card": action.text, "pa": match.pa}
        if card not in match.hands[match.ball].cards:
            return WORDS.reason("no_such_card", "WF-6.1", values)
        if match.restart and RESTARTS[match.restart] not in action.restart:
            if match.restart == INDIRECT_FREE_KICK:
                return WORDS.reason("not_for_a_free_kick", "WF-15.7", values)
            return WORDS.reason("not_for_a_corner", "WF-17.3", values)
        if action.need and match.pa not in action.need:
            return WORDS.reason("prerequisite", rule_of_need(match, card), {**values, "need": action.need})
        return WORDS.reason("nine_pa", "WF-6.12", values)


def foresee_card(match: WorldwideMatch, card: int) -> AttackForeseen:
    """Where a card leads if it is validated, and the least bare d20 of each card that may stop it."""
    rules = match.rules
    action = rules.actions[card]
    found: AttackForeseen = {} if action.kind == "shot" else going_to(match, match.pa + action.pa)
    found["undefendable"] = match.undefendable != 0
    found["stopped_by"] = {}
    if not match.undefendable:
        more = match.block + roll_bonus_to_come(match, match.defender)
        found["stopped_by"] = {
            f"card:{name}": least_enough(match, rules.card(name), red, more) for name, red in action.defence.items()
        }
    if action.kind == "shot":
        found["bonus"] = action.bonus[match.pa] + match.cross
        found["score"] = if_goal(match)
    return found


def least_enough(match: WorldwideMatch, card: int, red: int, more: int) -> int:
    """The least bare d20 with which a defence card stops a card of that red bonus (WF-9.6, WF-C-24)."""
    action = match.rules.actions[card]
    fouls = action.foul if match.rules.switches.fouls else ()
    return max(action.printed - match.pa - red - more, max(fouls, default=0) + 1)


def rule_of_need(match: WorldwideMatch, card: int) -> str:
    """The rule by which a card with a prerequisite may not be laid: a Shot's own totals count (WF-7.2, WF-C-01)."""
    action = match.rules.actions[card]
    if action.kind == "shot":
        return "WF-7.2" if action.need == SHOT_TOTALS else "WF-C-01"
    return "WF-15.8" if match.restart == INDIRECT_FREE_KICK else "WF-6.4"


def lay(match: WorldwideMatch, card: int, here: str) -> None:
    """A card lies on top of its owner's discard now: what was waiting for the next action applies to it.

    ``here`` is the place that it came from.
    """
    rules = match.rules
    action = rules.actions[card]
    is_shot = action.kind == "shot"
    match.laid[match.ball] += 1
    match.laid_in_attack += 1
    match.laid_with = len(match.draws[0].cards) + len(match.draws[1].cards)
    match.card = card
    match.with_pa = 0
    match.no_red = False
    match.finishing = False
    match.prevented = match.undefendable
    match.undefendable = 0
    match.shot_bonus = action.bonus[match.pa] + match.cross if is_shot else 0
    match.shot_dice = 1
    match.cross = 0
    match.restart = 0
    match.defence = NO_CARD
    if match.heard:
        details = {"card": match.game.card_id(card), "pa": match.pa, "minute": match.minute()}
        moving = match.moving(match.ball, here, "laid")
        match.tell("lay", {**moving, **details}, "WF-7.1" if is_shot else "WF-6.1")
    rules.conduct[match.ball].lay_with(match)
    match.then(ANNOUNCE, VALIDATE, NEXT_ACTION)


class WithCards(PlayerWindow):
    """T2: Player cards laid with the card, and Clinical finishing on a Shot (WF-FAQ.3)."""

    rule: ClassVar[str] = "WF-FAQ.3"
    ability: ClassVar[int] = CLINICAL_FINISHING
    ability_rule: ClassVar[str] = "WF-C-75"

    def slots(self, match: WorldwideMatch, side: int) -> int:
        return match.rules.with_slots[match.teams[side]][match.card]

    def room(self, match: WorldwideMatch) -> int:
        return MOST_PA - match.pa - match.rules.actions[match.card].pa - match.with_pa

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AttackForeseen:
        rules = match.rules
        found = going_to(match, match.pa + rules.actions[match.card].pa + match.with_pa)
        bonus = match.shot_bonus
        if move in rules.play_player:
            player = match.player(match.ball, rules.play_player.thing(move))
            found = going_to(match, match.pa + rules.actions[match.card].pa + match.with_pa + player.pa)
            bonus += player.pa
        elif move != rules.pass_on:
            found["stars"] = match.stars[match.ball] - 1
            bonus += 1
        return {**found, "bonus": bonus, "score": if_goal(match)} if rules.shots[match.card] else found

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "card": match.game.card_id(match.card)}

    def can_use(self, match: WorldwideMatch, side: int) -> bool:
        return can_finish(match, side)

    def use(self, match: WorldwideMatch, side: int) -> None:
        finish_clinically(match, side)

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        rules = match.rules
        if not rules.shots[match.card]:
            return None
        bonus, alone = match.shot_bonus, match.prevented != 0
        if move in rules.use:
            bonus += 1
        elif move in rules.play_player:
            player = match.player(match.ball, rules.play_player.thing(move))
            bonus += player.pa  # WF-C-81
            alone = alone or player.effect == "undefendable_now"
        key = "odds_goal" if alone else "odds_goal_undefended"
        return goal_odds(match, bonus, match.shot_dice, with_card=True, key=key)


def can_finish(match: WorldwideMatch, side: int) -> bool:
    """Clinical finishing goes with a Shot, once (WF-C-75)."""
    return match.rules.shots[match.card] and not match.finishing and match.has(side, CLINICAL_FINISHING)


def finish_clinically(match: WorldwideMatch, side: int) -> None:
    """Adds 1 to the die of the Shot laid."""
    match.pay_star(side)
    match.finishing = True
    match.shot_bonus += 1
    match.say_ability(side, CLINICAL_FINISHING, match.pa)


class Announce(Step[WorldwideMatch]):
    """The defender says how he answers the card laid."""

    def run(self, match: WorldwideMatch) -> None:
        match.rules.conduct[match.defender].announce(match)


class Validate(Step[WorldwideMatch]):
    """Nobody stopped the card: its PA count, its effect applies, a Shot is taken.

    (WF-6.2, WF-6.6, WF-6.7, WF-7.4, WF-13.2)
    """

    def run(self, match: WorldwideMatch) -> None:
        conduct = match.rules.conduct[match.ball]
        action = match.rules.actions[match.card]
        before = match.pa
        match.count_card(action.pa)
        if action.waits:
            conduct.effect(match, action.effect, 0)
        if match.heard:
            details = {"side": match.ball, "card": match.game.card_id(match.card), "pa": match.pa}
            match.tell("validated", {**details, "from": pa_id(before), "to": pa_id(match.pa)}, "WF-6.2")
        if action.kind == "shot":
            conduct.after_shot(match)
            match.then(SHOOT)
            return
        if not action.waits:
            conduct.effect(match, action.effect, 0)
        if action.name == "dribble":
            dribble_bonus(match, match.ball)
        conduct.after_card(match)


class AfterCard(PlayerWindow):
    """T6: Player cards played after an attack card was validated (WF-FAQ.2)."""

    rule: ClassVar[str] = "WF-FAQ.2"

    def slots(self, match: WorldwideMatch, side: int) -> int:
        return match.rules.after_slots[match.teams[side]][match.card]

    def room(self, match: WorldwideMatch) -> int:
        return MOST_PA - match.pa

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AttackForeseen:
        return self.foresee_pa(match, move)

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "card": match.game.card_id(match.card)}


ANNOUNCE: Final = Announce()
VALIDATE: Final = Validate()
BUILD_ATTACK: Final = BuildAttack()
WITH_CARDS: Final = WithCards()
AFTER_CARD: Final = AfterCard()
