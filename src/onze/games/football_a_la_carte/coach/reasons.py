"""Why a move is good or bad, in one sentence: what the turn comes to if it is played, with the numbers that decide.

Shares are those that the coach reckons with (``outlook``); where a move itself has odds, they are the same as in the
menu.
"""

from typing import Final

from onze.games.football_a_la_carte.box.pitch import CLEAR_HIGH, CLEAR_LOW, CORNER_CUT, OPEN_PLAY, SHOT, THROW_IN
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.coach.answers import best_ending
from onze.games.football_a_la_carte.coach.endings import GOAL_AGAINST, PENALTY_TAKEN, Ending
from onze.games.football_a_la_carte.coach.outlook import PRICES, Outlook
from onze.games.football_a_la_carte.match import RUNNING, FootballMatch
from onze.games.football_a_la_carte.rules.free_kicks import AimFreeKick
from onze.games.football_a_la_carte.rules.halves import LastSave
from onze.games.football_a_la_carte.rules.open_play import ChangeCards
from onze.games.football_a_la_carte.rules.setup import ChooseEnd, ChooseStarter
from onze.kernel.words import LANGUAGES, Text

__all__ = ["why"]

LEFT: Final = {OPEN_PLAY: "open", THROW_IN: "throw_in", CLEAR_LOW: "clearance", CLEAR_HIGH: "clearance"}
"""How the ball is left to the other side."""


def why(match: FootballMatch, seat: int, move: int) -> Text | None:
    """The reason for or against a listed move; none for a cut, which is luck, or for a hand that must be shown."""
    decision = match.decision
    assert decision is not None
    if decision.gesture or move == match.rules.show:
        return None
    if isinstance(decision, (ChooseStarter, ChooseEnd)):
        return WORDS.text(f"why_{type(decision).__name__}")
    if isinstance(decision, ChangeCards) and move == match.rules.pass_on:
        return WORDS.text("why_keep")
    outlook = Outlook(match, seat)
    ending = best_ending(outlook, seat, move)
    if move in match.rules.discard:
        return _price(match, seat, ending, "change")
    if isinstance(decision, LastSave) and ending.facing == CORNER_CUT:
        return _price(match, seat, ending, "last_save")
    return _sentence(match, seat, move, ending, _clause(match, outlook, move, seat, ending))


def _price(match: FootballMatch, seat: int, ending: Ending, what: str) -> Text:
    """Cards that do the same here are told apart by how much they would be missed."""
    rules = match.rules
    (card,) = ending.cards
    answers = [rules.card_of(move) for move in match.moves(seat)]
    prices = [PRICES[rules.families[answer]] for answer in answers if answer is not None]
    least = "least" if PRICES[rules.families[card]] == min(prices) else "more"
    return WORDS.text(f"why_{what}_{least}", {"card": rules.pack.kinds[card].text})


def _sentence(match: FootballMatch, seat: int, move: int, ending: Ending, clause: Text) -> Text:
    """What a move comes to, with the cards that are to follow it in the same phrase."""
    rules, decision = match.rules, match.decision
    said = [rules.card_of(move)]
    if isinstance(decision, AimFreeKick):
        said.append(decision.card)
    texts = [rules.pack.kinds[card].text for card in ending.cards if card not in said]
    values: dict[str, object] = {"what": clause}
    key = "why_this"
    if texts and decision is not None and not decision.commits(match, move, seat):
        key = "why_changing" if ending.changed else "why_with"
        values["cards"] = {language: " + ".join([text[language] for text in texts]) for language in LANGUAGES}
    text = WORDS.text(key, values)
    return {language: text[language][:1].upper() + text[language][1:] for language in LANGUAGES}


def _clause(match: FootballMatch, outlook: Outlook, move: int, seat: int, ending: Ending) -> Text:
    """What the turn comes to: a shot, a penalty, a corner, a goal conceded, or the ball left to the other side."""
    facing = ending.facing
    if facing == GOAL_AGAINST:
        return WORDS.text("why_let_in" if len(match.moves(seat)) > 1 else "why_must_let_in")
    if facing == SHOT:
        return WORDS.text("why_shot", {"share": percent(outlook.shot_goal(outlook.cut_follows(ending)))})
    odds = match.odds(move, seat)
    if facing == CORNER_CUT:
        if odds is None or odds.share == 1:
            return WORDS.text("why_sure_corner")
        return WORDS.text("why_corner", {"share": percent(float(odds.share))})
    if facing == PENALTY_TAKEN:
        return WORDS.text(
            "why_penalty", {"share": percent(outlook.penalty_goal() if odds is None else float(odds.share))}
        )
    if outlook.brings_penalty(ending):
        return WORDS.text("why_into_area", {"share": percent(outlook.penalty_goal())})
    left = _left(match, outlook, ending)
    return WORDS.text("why_save", {"what": left}) if match.facing == SHOT else left


def _left(match: FootballMatch, outlook: Outlook, ending: Ending) -> Text:
    """Where the ball is left to the other side, and how likely it can shoot from there, or take a penalty."""
    rules = match.rules
    if match.clock != RUNNING:
        return WORDS.text("why_no_shot_in_last_turn")
    start = min(outlook.opponent_starts(ending), key=outlook.left_on)
    shot = outlook.shot_chance(start)
    penalty = outlook.held(outlook.count("penalty"))
    in_own_area = rules.pitch.in_area[match.end][start]
    rows = rules.pitch.rows - outlook.forward(start)
    values: dict[str, object] = {
        "square": rules.pitch.names[ending.square],
        "share": percent(shot),
        "rows": WORDS.text("why_row" if rows == 1 else "why_rows", {"number": rows}),
    }
    if in_own_area and penalty * outlook.penalty_goal() > shot * outlook.price_of_a_shot():
        return WORDS.text("why_left_in_own_area", {**values, "share": percent(penalty)})
    range_of = "" if shot > 0 else "_out_of_range"
    return WORDS.text(f"why_left_{LEFT[ending.facing]}{range_of}", values)


def percent(share: float) -> int:
    """A share as people say it; what can happen is not said to be impossible."""
    return max(1, round(100 * share)) if share > 0 else 0
