"""Paragraph 15: fouls, and the set pieces that follow them."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.cards import INDIRECT_FREE_KICK
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import BARRED_BY_SET_PIECE, NO_CARD, WorldwideMatch, pa_id
from onze.games.worldwide_football.rules.foreseen import AttackForeseen
from onze.games.worldwide_football.rules.hands import discard_player
from onze.games.worldwide_football.rules.menu import if_goal
from onze.games.worldwide_football.rules.penalties import take_penalty
from onze.games.worldwide_football.rules.possession import NextAction
from onze.games.worldwide_football.rules.shots import SHOOT, goal_odds
from onze.games.worldwide_football.rules.stadium import dribble_bonus
from onze.games.worldwide_football.rules.windows import AttackerWindow
from onze.kernel.cards.odds import Odds
from onze.kernel.steps import Step
from onze.kernel.words import Reason

__all__ = ["FREE_KICK", "FreeKick", "SetPiece", "Stoppage", "award_foul", "send_specialist"]

DIRECT_FREE_KICK_PA: Final = 6
"""So many PA make a direct free kick, fewer an indirect one, more a penalty (WF-15.5, WF-15.10, WF-15.17)."""
FREE_KICK_BONUS: Final = 1
SPECIALIST_BONUS: Final = 2
"""What is added to the die of a direct free kick (WF-15.12, WF-15.16)."""


def award_foul(match: WorldwideMatch) -> None:
    """The fouled card counts, play stops, and a set piece follows.

    (WF-15.3, WF-15.4, WFS-P10b.1, WF-C-25, WF-C-63)
    """
    rules = match.rules
    action = rules.actions[match.card]
    conduct = rules.conduct[match.ball]
    match.skip_to(NextAction)
    before = match.pa
    match.count_card(action.pa)
    if action.waits:
        conduct.effect(match, action.effect, 0)
    if match.heard:
        details = {"side": match.defender, "pa": match.pa, "from": pa_id(before), "to": pa_id(match.pa)}
        match.tell("foul", {**details, "minute": match.minute()}, "WF-15.1")
    if action.kind == "shot":
        if rules.switches.advantage:
            match.advantage = True
            conduct.after_shot(match)
            match.then(SHOOT)
    else:
        if not action.waits:
            conduct.effect(match, action.effect, 0)
        if action.name == "dribble":
            dribble_bonus(match, match.ball)  # WF-C-79
        if rules.switches.after_cards_on_foul:
            conduct.after_card(match)
    match.then(STOPPAGE, SET_PIECE)


class Stoppage(Step[WorldwideMatch]):
    """Both sides may substitute, the taker of the set piece first (WF-20.3)."""

    def run(self, match: WorldwideMatch) -> None:
        match.rules.conduct[match.ball].substitute(match)
        match.rules.conduct[match.defender].substitute(match)


class SetPiece(Step[WorldwideMatch]):
    """The kind of set piece follows from the PA with the fouled card, which stay what they are.

    A direct free kick goes straight to its die: nobody defends on it, and what a Cross or a Through ball left is used
    up (WF-15.4, WF-15.6, WF-15.13, WF-15.14, WF-C-32).
    """

    def run(self, match: WorldwideMatch) -> None:
        match.cross = 0
        if match.pa < DIRECT_FREE_KICK_PA:
            match.restart = INDIRECT_FREE_KICK
            match.undefendable = BARRED_BY_SET_PIECE
            self._tell(match, "indirect free kick", "WF-15.5")
        elif match.pa == DIRECT_FREE_KICK_PA:
            match.card = NO_CARD
            match.undefendable = 0
            match.shot_bonus = FREE_KICK_BONUS
            match.shot_dice = 1
            self._tell(match, "direct free kick", "WF-15.10")
            match.rules.conduct[match.ball].take_free_kick(match)
            match.then(SHOOT)
        else:
            self._tell(match, "penalty", "WF-15.17")
            take_penalty(match)

    def _tell(self, match: WorldwideMatch, kind: str, rule: str) -> None:
        if match.heard:
            match.tell("set piece", {"side": match.ball, "set_piece": kind, "minute": match.minute()}, rule)


class FreeKick(AttackerWindow):
    """A specialist may be discarded for a better direct free kick (WF-15.15, WF-15.16)."""

    rule: ClassVar[str] = "WF-15.16"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return match.may_hold(side, match.team(side).specialists)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        slots = match.held(match.ball, match.team(match.ball).specialists)
        return (*rules.discard_player.of_each(slots), rules.pass_on)

    def take(self, match: WorldwideMatch, move: int) -> None:
        if move != match.rules.pass_on:
            send_specialist(match, match.ball, match.rules.discard_player.thing(move))

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        discard = match.rules.discard_player
        if move not in discard:
            return WORDS.reason("must_shoot", "WF-15.11")
        slot = discard.thing(move)
        values = {"player": match.player(match.ball, slot).name}
        if not match.held(match.ball, 1 << slot):
            return WORDS.reason("no_such_player", "WF-15.16", values)
        return WORDS.reason("no_specialist", "WF-15.15", values)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AttackForeseen:
        bonus = FREE_KICK_BONUS if move == match.rules.pass_on else SPECIALIST_BONUS
        found: AttackForeseen = {"bonus": bonus, "score": if_goal(match)}
        if move in match.rules.discard_player:
            found["players"] = len(match.squads[match.ball].cards) - 1
        return found

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "bonus": match.shot_bonus}

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        bonus = FREE_KICK_BONUS if move == match.rules.pass_on else SPECIALIST_BONUS
        return goal_odds(match, bonus, 1, with_card=False)


def send_specialist(match: WorldwideMatch, side: int, slot: int) -> None:
    """The specialist takes the direct free kick: 2 instead of 1 is added (WF-15.16)."""
    match.hero = slot
    match.shot_bonus = SPECIALIST_BONUS
    discard_player(match, side, slot, "WF-15.16")


FREE_KICK: Final = FreeKick()
STOPPAGE: Final = Stoppage()
SET_PIECE: Final = SetPiece()
