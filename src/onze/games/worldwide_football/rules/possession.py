"""Paragraphs 8 and 12: the end of an attack, when the ball changes sides or the half is over."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.abilities import COUNTER_ATTACK
from onze.games.worldwide_football.box.cards import MOST_PA
from onze.games.worldwide_football.match import (
    CAUSE_GIVE_BACK,
    CAUSES,
    NO_CARD,
    NO_PLAYER,
    NO_SIDE,
    SETTLED,
    WorldwideMatch,
    pa_id,
)
from onze.games.worldwide_football.rules.foreseen import AttackForeseen
from onze.games.worldwide_football.rules.menu import going_to
from onze.games.worldwide_football.rules.player_cards import PlayerWindow
from onze.kernel.steps import Step

__all__ = [
    "NEXT_ACTION",
    "RECOVERY",
    "EndAttack",
    "NextAction",
    "Recovery",
    "Whistle",
    "go_on",
    "lose",
    "start_attack",
    "would_end",
]

MOST_FOR_A_COUNTER: Final = 2
"""Counter-attack answers the loss of at most so many PA (WF-10.12)."""
COUNTER_ATTACK_PA: Final = 4
"""What Counter-attack gains (WF-10.13)."""


class NextAction(Step[WorldwideMatch]):
    """The side with the ball goes on with its attack."""

    def run(self, match: WorldwideMatch) -> None:
        match.rules.conduct[match.ball].attack(match)


def go_on(match: WorldwideMatch) -> None:
    """The attack goes on when all that was begun is settled."""
    match.then(NEXT_ACTION)


def lose(match: WorldwideMatch, cause: int) -> None:
    """The attack is over: a card that was stopped gives nothing any more (WF-6.8, WF-8.1 to WF-8.5)."""
    match.cause = cause
    match.lost_at = match.pa
    match.skip_to(EndAttack)


class Whistle(Step[WorldwideMatch]):
    """The half is over (WF-12.2, WF-12.3)."""

    def run(self, match: WorldwideMatch) -> None:
        match.laid = [0, 0]
        match.lane = []
        if match.heard:
            score = list(match.goals)
            match.tell("whistle", {"half": match.half, "goals": score, "score": score}, "WF-12.3")


class EndAttack(Step[WorldwideMatch]):
    """All laid cards are discarded, the PA lost, the other side has the ball (WF-8.6 to WF-8.8, WF-25.4, WF-C-15)."""

    def run(self, match: WorldwideMatch) -> None:
        match.rules.conduct[match.ball].end_attack(match)
        if match.cause == CAUSE_GIVE_BACK:
            if half_is_over(match):
                match.skip_to(Whistle)
                return
            match.gave_back = match.ball
        else:
            match.gave_back = NO_SIDE
        loser = match.ball
        start_attack(match, 1 - loser)
        if match.heard:
            details = {"side": loser, "cause": cause_id(match), "pa": match.lost_at, "minute": match.minute()}
            match.tell("ball lost", {**details, "from": pa_id(match.lost_at), "to": pa_id(match.pa)}, "WF-8.6")
        conduct = match.rules.conduct
        conduct[match.ball].substitute(match)
        conduct[loser].substitute(match)
        conduct[match.ball].recovery(match)
        match.then(NEXT_ACTION, self)


def cause_id(match: WorldwideMatch) -> str:
    """Why the attack ended, in a word or by the defence card that ended it."""
    return CAUSES.get(match.cause) or match.game.card_id(match.cause)


def half_is_over(match: WorldwideMatch) -> bool:
    """Both sides have given the ball back in turn, and a draw pile is empty.

    (WF-12.2, WF-12.3, WF-30.1, WFS-A9.1, WF-C-20, WF-C-21)
    """
    return would_end(match, match.a_pile_is_empty())


def would_end(match: WorldwideMatch, a_pile_is_empty: bool) -> bool:
    """Whether the half is over when the attacker gives the ball back and that is how the piles are then."""
    switches = match.rules.switches
    if match.gave_back != 1 - match.ball or (switches.strict_consecutive and match.laid_in_attack):
        return False
    if switches.half_end_before_first:
        return match.empty_before[1 - match.ball]
    return a_pile_is_empty


def start_attack(match: WorldwideMatch, side: int) -> None:
    """A side has the ball, at 0 PA."""
    match.ball = side
    match.pa = 0
    match.laid = [0, 0]
    match.laid_in_attack = 0
    match.lane = []
    match.laid_with = SETTLED
    match.drew = 0
    match.trap = 0
    match.block = 0
    match.undefendable = 0
    match.cross = 0
    match.restart = 0
    match.hero = NO_PLAYER
    match.card = NO_CARD
    match.defence = NO_CARD
    match.prevented = 0
    match.shot_die = 0
    match.advantage = False
    match.took_with_counter = False


class Recovery(PlayerWindow):
    """T10: what the side that has taken the ball plays before its attack (WF-FAQ.6, WF-10.12, WF-FAQ.18)."""

    rule: ClassVar[str] = "WF-FAQ.6"
    ability: ClassVar[int] = COUNTER_ATTACK
    ability_rule: ClassVar[str] = "WF-10.12"

    def slots(self, match: WorldwideMatch, side: int) -> int:
        return slots_for_taking(match, side)

    def room(self, match: WorldwideMatch) -> int:
        return MOST_PA - match.pa

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AttackForeseen:
        rules = match.rules
        if move in rules.use:
            return {**going_to(match, match.pa + COUNTER_ATTACK_PA), "stars": match.stars[self.side(match)] - 1}
        return self.foresee_pa(match, move)

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "cause": cause_id(match), "pa": match.lost_at}

    def can_use(self, match: WorldwideMatch, side: int) -> bool:
        return can_counter_attack(match, side)

    def use(self, match: WorldwideMatch, side: int) -> None:
        counter_attack(match, side)


def slots_for_taking(match: WorldwideMatch, side: int) -> int:
    """The Player cards for a ball that was taken with this defence card."""
    cause = match.cause
    return match.rules.recovery_slots[match.teams[side]][cause] if 0 <= cause < len(match.game.cards) else 0


def can_counter_attack(match: WorldwideMatch, side: int) -> bool:
    """Once a taking of the ball, if the opponent lost it with 2 PA or fewer, however it was taken.

    (WF-10.12, WF-FAQ.19, WF-C-18, WF-C-19)
    """
    if match.lost_at > MOST_FOR_A_COUNTER or match.pa + COUNTER_ATTACK_PA > MOST_PA:
        return False
    once = match.took_with_counter and not match.rules.switches.counter_attack_stacking
    return not once and match.has(side, COUNTER_ATTACK)


def counter_attack(match: WorldwideMatch, side: int) -> None:
    """Gains 4 PA at once (WF-10.13)."""
    match.pay_star(side)
    match.took_with_counter = True
    match.pa += COUNTER_ATTACK_PA
    match.say_ability(side, COUNTER_ATTACK, match.pa - COUNTER_ATTACK_PA)


NEXT_ACTION: Final = NextAction()
RECOVERY: Final = Recovery()
