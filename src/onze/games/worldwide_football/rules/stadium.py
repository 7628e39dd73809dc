"""Paragraph 21: what the home team's stadium does for it, once in each half or at its start (WF-21.1, WF-21.2)."""

from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.hands import draw_actions, trim

__all__ = [
    "dribble_bonus",
    "extra_opening_cards",
    "extra_stars",
    "give_back_bonus",
    "give_back_bonus_to_come",
    "plays_at_home",
    "roll_bonus",
    "roll_bonus_to_come",
]

ROLL_BONUS = 2


def plays_at_home(match: WorldwideMatch, side: int, line: str) -> bool:
    """Whether a side is at home, in a stadium with that line."""
    return match.rules.switches.home == side and match.team(side).stadium == line


def _first_in_half(match: WorldwideMatch, side: int, line: str) -> bool:
    if match.stadium_used or not plays_at_home(match, side, line):
        return False
    match.stadium_used = True
    if match.heard:
        match.tell("stadium", {"side": side, "line": f"stadium:{line}"}, "WF-21.2")
    return True


def extra_opening_cards(match: WorldwideMatch, side: int) -> int:
    """One more Action card in each half's opening hand."""
    return 1 if plays_at_home(match, side, "kickoff_extra_action_cards") else 0


def dribble_bonus(match: WorldwideMatch, side: int) -> None:
    """The first Dribble validated in a half draws one card more."""
    if not match.rules.is_virtual(side) and _first_in_half(match, side, "first_dribble_extra_draw"):
        draw_actions(match, side, 1, "WF-21.2")
        trim(match, side)


def give_back_bonus(match: WorldwideMatch, side: int) -> None:
    """The first ball given back in a half draws one card more."""
    if not match.rules.is_virtual(side) and _first_in_half(match, side, "first_give_back_extra_draw"):
        draw_actions(match, side, 1, "WF-21.2")


def give_back_bonus_to_come(match: WorldwideMatch, side: int) -> int:
    """How many more cards the next ball given back would draw."""
    return 1 if not match.stadium_used and plays_at_home(match, side, "first_give_back_extra_draw") else 0


def extra_stars(match: WorldwideMatch, side: int) -> int:
    """One Star more is regained at half-time."""
    return 1 if plays_at_home(match, side, "half_time_extra_star") else 0


def roll_bonus(match: WorldwideMatch, side: int) -> int:
    """The first defensive roll of a half is better by 2."""
    return ROLL_BONUS if _first_in_half(match, side, "first_defence_roll_bonus") else 0


def roll_bonus_to_come(match: WorldwideMatch, side: int) -> int:
    """What the stadium would add to a side's next defensive roll."""
    return ROLL_BONUS if not match.stadium_used and plays_at_home(match, side, "first_defence_roll_bonus") else 0
