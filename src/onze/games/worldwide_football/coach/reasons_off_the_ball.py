"""Why the coach without the ball thinks well or badly of a move: a function a window, each a sentence with numbers."""

from onze.games.worldwide_football.box.card_texts import player_effect
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.coach import off_the_ball
from onze.games.worldwide_football.coach.off_the_ball import card_threat
from onze.games.worldwide_football.coach.outlook import look
from onze.games.worldwide_football.coach.reasons_on_the_ball import is_best, percent
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.words import Text

__all__ = ["after_roll", "block", "counter_player", "defend", "keep_goal", "keep_penalty"]


def block(match: WorldwideMatch, side: int, move: int) -> Text:
    """A Defensive block by the cards that it would help."""
    count = len([card for card in match.hands[side].cards if card >= match.rules.first_defence])
    return WORDS.text("why_no_block" if move == match.rules.pass_on else "why_block", {"count": count})


def defend(match: WorldwideMatch, side: int, move: int) -> Text:
    """An answer by how likely it takes the ball, and by what threatens without one."""
    rules = match.rules
    values = {"threat": percent(card_threat(match, look(match, side)))}
    odds = match.odds(move, side)
    if odds is not None:
        chance = {**values, "percent": percent(float(odds.share))}
        return WORDS.text("why_trap" if move in rules.use else "why_defend", chance)
    if move == rules.draw:
        return WORDS.text("why_draw" if match.draws[side].cards else "why_draw_nothing", values)
    return WORDS.text("why_let_through", values)


def after_roll(match: WorldwideMatch, side: int, move: int) -> Text:
    """A D card by whether it is enough."""
    rules = match.rules
    totals = {
        other: match.total + match.player(side, rules.play_player.thing(other)).amount
        for other in match.moves(side)
        if other != rules.pass_on
    }
    if move == rules.pass_on:
        values = {"total": match.total, "needed": match.needed}
        if max(totals.values(), default=0) < match.needed:
            return WORDS.text("why_roll_short", values)
        best = is_best(match, side, move, off_the_ball.after_roll)
        return WORDS.text("why_roll_stands" if best else "why_roll_lost", values)
    key = "why_enough" if totals[move] >= match.needed else "why_not_enough"
    return WORDS.text(key, {"total": totals[move], "needed": match.needed})


def counter_player(match: WorldwideMatch, side: int, move: int) -> Text:
    """A D card by how likely it cancels the card played."""
    player = match.player(match.playing_side, match.playing)
    values: dict[str, object] = {"player": player.title(), "effect": player_effect(player)}
    odds = match.odds(move, side)
    if odds is not None:
        return WORDS.text("why_counter", {**values, "percent": percent(float(odds.share))})
    best = is_best(match, side, move, off_the_ball.counter_player)
    return WORDS.text("why_no_counter" if best else "why_counts", values)


def keep_goal(match: WorldwideMatch, side: int, move: int) -> Text:
    """A G card on a shot by how likely there is no goal with it and without."""
    return _kept(match, side, move, is_best(match, side, move, off_the_ball.keep_goal))


def keep_penalty(match: WorldwideMatch, side: int, move: int) -> Text:
    """A G card on a penalty, likewise."""
    return _kept(match, side, move, is_best(match, side, move, off_the_ball.keep_penalty))


def _kept(match: WorldwideMatch, side: int, move: int, best: bool) -> Text:
    before, odds = match.odds(match.rules.pass_on, side), match.odds(move, side)
    assert before is not None
    assert odds is not None
    values = {"percent": percent(float(odds.share)), "before": percent(float(before.share))}
    if move != match.rules.pass_on:
        return WORDS.text("why_keeper", values)
    return WORDS.text("why_no_keeper" if best else "why_keeper_plain", values)
