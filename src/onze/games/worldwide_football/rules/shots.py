"""Paragraphs 7 and 19: the shot, the goalkeeper, and what comes of it."""

from fractions import Fraction
from typing import ClassVar, Final

from onze.games.worldwide_football.box.squads import Player
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import (
    CAUSE_GOAL,
    CAUSE_OFF_TARGET,
    CAUSE_SAVE,
    NO_CARD,
    NO_PLAYER,
    WorldwideMatch,
    changed,
    pa_id,
)
from onze.games.worldwide_football.rules.chances import Spread, best_of, goal_share, sum_of
from onze.games.worldwide_football.rules.corners import award_corner
from onze.games.worldwide_football.rules.foreseen import AttackForeseen, KeepForeseen
from onze.games.worldwide_football.rules.hands import spend_player
from onze.games.worldwide_football.rules.menu import if_goal
from onze.games.worldwide_football.rules.player_cards import PlayerWindow, say_played
from onze.games.worldwide_football.rules.possession import lose
from onze.kernel.cards.odds import Odds
from onze.kernel.steps import Step

__all__ = [
    "AFTER_SHOT",
    "KEEP_GOAL",
    "SHOOT",
    "AfterShot",
    "KeepGoal",
    "Save",
    "Shoot",
    "can_miss",
    "goal",
    "goal_odds",
    "goals_now",
    "goals_past",
    "play_keeper",
]


class AfterShot(PlayerWindow):
    """T7: Player cards played after the Shot was validated, before its die (WF-FAQ.2, WF-13.6)."""

    rule: ClassVar[str] = "WF-FAQ.2"

    def slots(self, match: WorldwideMatch, side: int) -> int:
        return match.rules.after_shot_slots[match.teams[side]]

    def with_player(self, match: WorldwideMatch, move: int) -> tuple[int, int]:
        """The bonus and the dice of the shot after a move."""
        bonus, dice = match.shot_bonus, match.shot_dice
        if move != match.rules.pass_on:
            player = match.player(match.ball, match.rules.play_player.thing(move))
            if player.effect == "shot_best_of":
                dice = max(dice, player.amount)
            else:
                bonus += player.amount
        return bonus, dice

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        bonus, dice = self.with_player(match, move)
        return goal_odds(match, bonus, dice, with_card=True)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AttackForeseen:
        bonus, dice = self.with_player(match, move)
        return {"bonus": bonus, "dice": dice, "score": if_goal(match)}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "card": match.game.card_id(match.card), "bonus": match.shot_bonus}


def goal_odds(match: WorldwideMatch, bonus: int, dice: int, with_card: bool, key: str = "odds_goal") -> Odds:
    """How likely a shot is a goal, if nobody who has a choice plays anything more."""
    keeper = match.rules.conduct[match.defender]
    return Odds(WORDS.text(key), keeper.goals_against(match, best_of(dice), bonus, can_miss(match, with_card)))


class Shoot(Step[WorldwideMatch]):
    """The attacker's die; a 1 on a Shot card is off target (WF-7.4, WF-19.1, WF-C-31)."""

    def run(self, match: WorldwideMatch) -> None:
        dice = [match.die(6) for _ in range(match.shot_dice)]
        match.shot_die = max(dice)
        match.keeper_plus = 0
        match.keeper_dice = 1
        if match.heard:
            details: dict[str, object] = {"side": match.ball, "dice": dice, "die": match.shot_die}
            details |= {"bonus": match.shot_bonus, "from": pa_id(match.pa), "minute": match.minute()}
            if match.card != NO_CARD:
                details["card"] = match.game.card_id(match.card)
            match.tell("shot", details, "WF-7.4" if match.card != NO_CARD else "WF-15.12")
        if is_off_target(match):
            miss(match)
            return
        match.rules.conduct[match.defender].keep_goal(match)
        match.then(SAVE)


def is_off_target(match: WorldwideMatch) -> bool:
    """The die that counts shows 1, before any bonus (WF-19.1, WF-19.2)."""
    return match.shot_die == 1 and can_miss(match, match.card != NO_CARD)


def can_miss(match: WorldwideMatch, with_card: bool) -> bool:
    """Whether a 1 goes wide: on a Shot card, on a direct free kick only where that is agreed (WF-19.1, WF-C-31)."""
    switches = match.rules.switches
    return switches.off_target and (with_card or switches.off_target_on_free_kick)


def miss(match: WorldwideMatch) -> None:
    """The opponent has the ball (WF-19.3)."""
    match.shot_die = 0
    if match.heard:
        match.tell("off target", {"side": match.ball, "minute": match.minute()}, "WF-19.1")
    fail(match, CAUSE_OFF_TARGET)


def fail(match: WorldwideMatch, cause: int) -> None:
    """The shot is no goal; after a foul the set piece is still to come (WF-C-25)."""
    if match.advantage:
        match.advantage = False
    else:
        lose(match, cause)


class KeepGoal(PlayerWindow):
    """T8: a G card after the attacker's die, whatever the quality (WF-FAQ.7, WF-FAQ.8, WF-C-67)."""

    rule: ClassVar[str] = "WF-FAQ.7"

    def side(self, match: WorldwideMatch) -> int:
        return 1 - match.ball

    def slots(self, match: WorldwideMatch, side: int) -> int:
        return match.rules.keeper_slots[match.teams[side]]

    def play(self, match: WorldwideMatch, side: int, slot: int) -> None:
        play_keeper(match, side, slot)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> KeepForeseen:
        rules = match.rules
        found: KeepForeseen = {
            "quality": match.shot_die + match.shot_bonus,
            "dice": match.keeper_dice,
            "plus": match.keeper_plus,
            "again": False,
        }
        if move == rules.pass_on:
            return found
        player = match.player(1 - match.ball, rules.play_player.thing(move))
        if player.effect == "keeper_sum":
            found["dice"] = player.amount
        elif player.effect == "keeper_plus":
            found["plus"] += player.amount
        found["again"] = player.effect == "force_shot_reroll"
        return found

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        shot = {"die": match.shot_die, "bonus": match.shot_bonus, "quality": match.shot_die + match.shot_bonus}
        return {**super().shown(match), **shot}

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        die, wide = {match.shot_die: Fraction(1)}, can_miss(match, match.card != NO_CARD)
        if move == match.rules.pass_on:
            goals = goals_now(match, die, wide)
        else:
            player = match.player(1 - match.ball, match.rules.play_player.thing(move))
            goals = goals_past(player, die, match.shot_bonus, wide, match.keeper_dice, match.keeper_plus)
        return Odds(WORDS.text("odds_no_goal"), 1 - goals)


def goals_now(match: WorldwideMatch, shot: Spread, can_miss: bool) -> Fraction:
    """How likely a shot goes in against what the goalkeeper rolls and adds as things stand (WF-7.9, WF-7.10)."""
    return goal_share(shot, match.shot_bonus, sum_of(match.keeper_dice), match.keeper_plus, can_miss)


def goals_past(player: Player, shot: Spread, bonus: int, can_miss: bool, dice: int = 1, plus: int = 0) -> Fraction:
    """How likely a shot that is not off target goes in although this G card is played (WF-FAQ.7, WF-C-31)."""
    if player.effect == "force_shot_reroll":
        return sum(shot.values(), Fraction(0)) * goal_share(best_of(1), bonus, sum_of(dice), plus, can_miss)
    if player.effect == "keeper_sum":
        return goal_share(shot, bonus, sum_of(player.amount), plus, can_miss)
    return goal_share(shot, bonus, sum_of(dice), plus + player.amount, can_miss)


def play_keeper(match: WorldwideMatch, side: int, slot: int) -> None:
    """A G card changes the goalkeeper's result, or the attacker rolls one die again (WF-FAQ.7, WF-C-31)."""
    player = match.player(side, slot)
    spend_player(match, side, slot)
    again = player.effect == "force_shot_reroll"
    if not again:
        match.rules.conduct[side].effect(match, player.effect, player.amount)
    say_played(match, side, slot, "WF-FAQ.7")
    if not again:
        return
    match.shot_die = match.die(6)
    if match.heard:
        match.tell("shot again", {"side": match.ball, "die": match.shot_die}, "WF-C-31")
    if is_off_target(match):
        miss(match)


class Save(Step[WorldwideMatch]):
    """T9: the goalkeeper's die against the quality of the shot (WF-7.8 to WF-7.11, WF-17.1, WF-26.1, WF-C-29)."""

    def run(self, match: WorldwideMatch) -> None:
        if match.shot_die == 0:
            return  # a fouled shot that went wide
        keeper = sum(match.die(6) for _ in range(match.keeper_dice)) + match.keeper_plus
        quality = match.shot_die + match.shot_bonus
        if match.heard:
            details = {"side": match.defender, "keeper": keeper, "quality": quality}
            match.tell("save roll", details, "WF-7.9")
        if keeper < quality:
            goal(match, "WF-7.10", {"keeper": keeper, "quality": quality})
        elif keeper == quality and match.rules.switches.corners and not match.advantage:
            award_corner(match)
        else:
            if match.heard:
                match.tell("saved", {"side": match.defender, "minute": match.minute()}, "WF-7.11")
            fail(match, CAUSE_SAVE)


def goal(match: WorldwideMatch, rule: str, why: dict[str, object]) -> None:
    """A goal; the scorer is the last Player card that counted in the attack, else the team (WF-8.2).

    ``why`` says what the shot and the goalkeeper came to.
    """
    match.goals = changed(match.goals, match.ball, match.goals[match.ball] + 1)
    if match.heard:
        how = "penalty" if "shooter" in why else "direct free kick" if match.card == NO_CARD else "shot"
        details: dict[str, object] = {"side": match.ball, "from": pa_id(match.pa), "how": how, **why}
        if how == "shot":
            details["card"] = match.game.card_id(match.card)
        if match.hero != NO_PLAYER:
            details["player"] = match.player_id(match.hero)
        told = {"goals": list(match.goals), "score": list(match.goals), "minute": match.minute()}
        match.tell("goal", {**details, **told}, rule)
    lose(match, CAUSE_GOAL)


SHOOT: Final = Shoot()
SAVE: Final = Save()
AFTER_SHOT: Final = AfterShot()
KEEP_GOAL: Final = KeepGoal()
