"""How the coach chooses a pawn, or where one goes: at set pieces, line-ups, injuries and duels."""

from typing import Final

from onze.games.footime.box.formations import KICKING, RECEIVING
from onze.games.footime.box.pawns import PAWNS
from onze.games.footime.coach.outlook import Outlook
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.line_up import squad

__all__ = [
    "FREE_KICK_WORTH",
    "PENALTY_WORTH",
    "contact_worth",
    "foul_worth",
    "keeper_worth",
    "missed",
    "nearby",
    "out_of_the_game",
    "shirt_point",
    "shirt_worths",
    "taker_worth",
    "to_own_goal",
]

PENALTY_WORTH: Final = 0.6
"""What a penalty is worth, in shots: two rolls of six are short (FT-FOUL-PENALTY.7)."""
FREE_KICK_WORTH: Final = 0.7
"""What is left of an attack if the die says how far the first pass goes."""

A_STEP: Final = 0.002
"""What a step more or less is worth, in goals."""
GOAL_EMPTY: Final = 50
"""So many steps further away counts a goalkeeper who would have to leave his goal, or a pawn off the pitch."""
FAR: Final = 8
"""From so many steps on, a pawn is as good as out of play."""


def foul_worth(outlook: Outlook, victim: int) -> float:
    """What the set piece for a foul on a pawn is worth (FT-CARD-FOUL.6)."""
    pitch, match = outlook.pitch, outlook.match
    point = match.at[victim]
    if pitch.area[outlook.mine.end] & pitch.bit[point]:
        return PENALTY_WORTH * outlook.goal
    if match.is_keeper(victim):
        point = pitch.spot[match.end(outlook.side)]
    return FREE_KICK_WORTH * outlook.attack(point, outlook.hand)


def contact_worth(outlook: Outlook, pawn: int, is_victim: bool, pairs: list[int]) -> float:
    """What the foul of an offender, or the one on a victim, is worth at best."""
    victims = [pawn] if is_victim else [pair % PAWNS for pair in pairs if pair // PAWNS == pawn]
    return max([foul_worth(outlook, victim) for victim in victims])


def taker_worth(outlook: Outlook, pawn: int) -> float:
    """Who throws in or takes a corner: the nearest pawn but not the goalkeeper."""
    match = outlook.match
    away = outlook.pitch.distance(match.at[pawn], match.ball) + (GOAL_EMPTY if match.is_keeper(pawn) else 0)
    return -A_STEP * away


def missed(outlook: Outlook, pawn: int) -> float:
    """How much an opponent is missed who is injured: most beside the ball, or else the nearer to our goal."""
    match = outlook.match
    point = match.at[pawn]
    away = outlook.theirs.to_goal(point) + 1.5 * outlook.pitch.distance(point, match.ball)
    return -A_STEP * away


def out_of_the_game(outlook: Outlook, point: int) -> float:
    """Where the loser of a duel is sent: away from the ball, and out of the game."""
    away = min(FAR, outlook.pitch.distance(point, outlook.match.ball)) + 0.3 * outlook.theirs.to_goal(point)
    return A_STEP * away


def nearby(outlook: Outlook, pawn: int, point: int) -> float:
    """Where a pawn goes that has to leave its point: as near as it may."""
    return -A_STEP * outlook.pitch.distance(outlook.match.at[pawn], point)


def keeper_worth(outlook: Outlook, pawn: int) -> float:
    """Who goes in goal: the pawn that is nearest to it."""
    return -A_STEP * to_own_goal(outlook, pawn)


def to_own_goal(outlook: Outlook, pawn: int) -> int:
    """How far a pawn is from the own goal; very far if it is off the pitch."""
    match, pitch = outlook.match, outlook.pitch
    point = match.at[pawn]
    return pitch.distance(point, pitch.keeper[match.end(outlook.side)]) if point >= 0 else GOAL_EMPTY


def shirt_point(match: FootimeMatch, side: int, placed: int) -> int:
    """Where the next shirt stands, as the first formation says."""
    rules = match.rules
    role = KICKING if side == match.side else RECEIVING
    points = rules.formations[0].points[role][match.end(side)]
    last = placed == len(squad(match, side)) - 1
    return points[-1] if last else points[placed]


def shirt_worths(match: FootimeMatch, side: int, placed: int, moves: tuple[int, ...]) -> list[float]:
    """What it is worth to put the next shirt on each point: its own, else the nearest; staying out helps nobody."""
    rules = match.rules
    wanted = shirt_point(match, side, placed)
    return [
        -A_STEP * (rules.pitch.distance(move, wanted) if move in rules.place else rules.pitch.length) for move in moves
    ]
