"""Why the coach with the ball thinks well or badly of a move: a function a window, each a sentence with its numbers."""

from collections.abc import Callable
from typing import Final

from onze.games.worldwide_football.box.abilities import ATTACKING_PLAY
from onze.games.worldwide_football.box.card_texts import player_effect
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.coach import on_the_ball
from onze.games.worldwide_football.coach.outlook import Outlook, look
from onze.games.worldwide_football.coach.plans import Plan
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.chances import at_least
from onze.games.worldwide_football.rules.defence import DIVE_SUCCEEDS
from onze.games.worldwide_football.rules.giving_back import foresee_give_back
from onze.games.worldwide_football.rules.possession import COUNTER_ATTACK_PA
from onze.games.worldwide_football.rules.shots import goal_odds
from onze.kernel.words import Text
from onze.typography import score

__all__ = [
    "after_shot",
    "build_attack",
    "dive",
    "free_kick",
    "is_best",
    "lay_with",
    "percent",
    "play_after",
    "take_a_card",
]

OPENS: Final = {"next_action_undefendable": "why_lay_opens", "next_shot_bonus": "why_lay_cross"}
"""What is said of a card for the sake of the card that follows it."""


def percent(share: float) -> int:
    """A share in per cent, whole."""
    return round(100 * share)


def is_best(match: WorldwideMatch, side: int, move: int, weigh: Callable[[WorldwideMatch, int], list[float]]) -> bool:
    """Whether nothing is worth more than a move, where there is anything else."""
    worths = dict(zip(match.moves(side), weigh(match, side), strict=True))
    return len(worths) > 1 and worths[move] == max(worths.values())


def goal_percent(match: WorldwideMatch, bonus: int, dice: int = 1) -> int:
    """How often a Shot with this bonus goes in, if nobody stops it or plays anything more."""
    return percent(float(goal_odds(match, bonus, dice, with_card=True).share))


def build_attack(match: WorldwideMatch, side: int, move: int) -> Text:
    """A card by where it leads, giving back by what it ends or brings, an ability by what a Star buys."""
    rules = match.rules
    outlook = look(match, side)
    if move in rules.lay:
        return _card(match, outlook, rules.lay.thing(move))
    if move == rules.give_back:
        return _giving_back(match, outlook)
    if move == rules.use.of(ATTACKING_PLAY):
        return WORDS.text("why_attacking_play", {"pa": match.pa + 1})
    plan = Plan(outlook)
    point = plan.here()
    cards = plan.brought(point, rules.use.thing(move))
    if not cards:
        return WORDS.text("why_fetch_nothing", {"pa": match.pa})
    best = max(cards, key=lambda card: plan.fetch(point, card))
    return WORDS.text("why_fetch", {"card": rules.actions[best].text})


def _card(match: WorldwideMatch, outlook: Outlook, card: int) -> Text:
    action = match.rules.actions[card]
    stopped = 0.0 if match.undefendable else outlook.stopping(card, match.pa)
    if action.kind == "shot":
        odds = goal_odds(match, action.bonus[match.pa] + match.cross, 1, with_card=True)
        key = "why_shoot_free" if match.undefendable else "why_shoot"
        return WORDS.text(key, {"percent": percent((1 - stopped) * float(odds.share))})
    key = "why_lay_free" if match.undefendable else OPENS.get(action.effect, "why_lay")
    return WORDS.text(key, {"pa": match.pa + action.pa, "percent": percent(stopped)})


def _giving_back(match: WorldwideMatch, outlook: Outlook) -> Text:
    side, rules = outlook.side, match.rules
    values: dict[str, object] = {"pa": match.pa, "count": foresee_give_back(match, side)["draws"]}
    if outlook.ends_half:
        lead = match.goals[side] - match.goals[1 - side] if match.half % 2 == 0 else 0
        goals = (match.goals[side], match.goals[1 - side])
        values["score"] = {"en": score(goals, "en"), "fr": score(goals, "fr")}
        return WORDS.text("why_ends_ahead" if lead > 0 else "why_ends_behind" if lead < 0 else "why_ends_half", values)
    if not is_best(match, side, rules.give_back, on_the_ball.build_attack):
        return WORDS.text("why_give_up_attack", values)
    armed = any(rules.shots[card] for card in match.hands[side].cards)
    return WORDS.text("why_give_back" if armed else "why_give_back_no_shot", values)


def take_a_card(match: WorldwideMatch, side: int, move: int) -> Text:
    """A card by what it is good for: a Shot now, the attack now, the next attack of the opponent, or later."""
    rules = match.rules
    card = rules.recover.thing(move) if move in rules.recover else rules.search.thing(move)
    action = rules.actions[card]
    if action.kind == "defence":
        held = [other for other in match.hands[side].cards if other >= rules.first_defence]
        return WORDS.text("why_take_defence", {"count": len(held)})
    if not rules.legal[match.restart][match.pa][card]:
        return WORDS.text("why_take_later", {"pa": match.pa})
    if action.kind == "shot":
        bonus = action.bonus[match.pa] + match.cross
        return WORDS.text("why_take_shot", {"percent": goal_percent(match, bonus)})
    return WORDS.text("why_take_attack", {"pa": match.pa + action.pa})


def lay_with(match: WorldwideMatch, side: int, move: int) -> Text:
    """What goes with a card by what it changes: the chance of a goal, of being stopped, or the PA."""
    rules = match.rules
    shot = rules.shots[match.card]
    pa = match.pa + rules.actions[match.card].pa + match.with_pa
    before = goal_percent(match, match.shot_bonus, match.shot_dice) if shot else 0
    if move == rules.pass_on:
        best = is_best(match, side, move, on_the_ball.lay_with)
        return _as_it_is(shot, best, {"percent": before, "pa": pa})
    if move in rules.use:
        better = goal_percent(match, match.shot_bonus + 1, match.shot_dice)
        return WORDS.text("why_better_shot", {"percent": better, "before": before})
    player = match.player(side, rules.play_player.thing(move))
    outlook = look(match, side)
    stopped = 0.0 if match.prevented else outlook.stopping(match.card, match.pa, match.no_red)
    if player.effect == "undefendable_now":
        return WORDS.text("why_unstoppable", {"percent": percent(stopped)})
    if player.effect == "cancel_red_bonus" and stopped:
        less = percent(outlook.stopping(match.card, match.pa, no_red=True))
        return WORDS.text("why_no_red", {"percent": less, "before": percent(stopped)})
    if shot and player.pa:
        better = goal_percent(match, match.shot_bonus + player.pa, match.shot_dice)
        return WORDS.text("why_better_shot", {"percent": better, "before": before})
    if player.pa:
        return WORDS.text("why_player_pa", {"player": player.title(), "pa": pa + player.pa})
    return WORDS.text("why_player", {"player": player.title(), "effect": player_effect(player)})


def _as_it_is(shot: bool, best: bool, values: dict[str, object]) -> Text:
    """Nothing is added, because that is best or for no reason."""
    if shot:
        return WORDS.text("why_shot_alone" if best else "why_shot_plain", values)
    return WORDS.text("why_nothing_to_add" if best else "why_pa_plain", values)


def play_after(match: WorldwideMatch, side: int, move: int) -> Text:
    """A Player card or a Counter-attack by the PA that it leads to, else by what it does."""
    rules = match.rules
    if move == rules.pass_on:
        return _as_it_is(False, is_best(match, side, move, on_the_ball.play_after), {"pa": match.pa})
    if move in rules.use:
        return WORDS.text("why_counter_attack", {"pa": match.pa + COUNTER_ATTACK_PA})
    player = match.player(side, rules.play_player.thing(move))
    if player.pa:
        return WORDS.text("why_player_pa", {"player": player.title(), "pa": match.pa + player.pa})
    return WORDS.text("why_player", {"player": player.title(), "effect": player_effect(player)})


def after_shot(match: WorldwideMatch, side: int, move: int) -> Text:
    """A Player card by the chance of a goal with it and without."""
    return _shot(match, side, move, is_best(match, side, move, on_the_ball.after_shot))


def free_kick(match: WorldwideMatch, side: int, move: int) -> Text:
    """A specialist by the chance of a goal with him and without."""
    return _shot(match, side, move, is_best(match, side, move, on_the_ball.free_kick))


def _shot(match: WorldwideMatch, side: int, move: int, best: bool) -> Text:
    before, odds = match.odds(match.rules.pass_on, side), match.odds(move, side)
    assert before is not None
    assert odds is not None
    values: dict[str, object] = {"percent": percent(float(odds.share)), "before": percent(float(before.share))}
    return _as_it_is(True, best, values) if move == match.rules.pass_on else WORDS.text("why_better_shot", values)


def dive(match: WorldwideMatch, side: int, move: int) -> Text:
    """A dive by how often a foul is given, and what comes of one."""
    rules = match.rules
    pa = match.pa + rules.actions[match.card].pa + match.with_pa
    foul = percent(float(at_least(DIVE_SUCCEEDS, 6)))
    if move == rules.pass_on:
        return WORDS.text("why_no_dive", {"pa": pa, "percent": foul})
    return WORDS.text("why_dive", {"percent": foul, "goal": percent(look(match, side).set_piece(pa))})
