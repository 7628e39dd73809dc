"""How the coach chooses a pawn, or where one goes: at set pieces, line-ups, injuries and duels."""

from typing import Final

from onze.games.footime.box.formations import KICKING, RECEIVING
from onze.games.footime.box.pawns import PAWNS
from onze.games.footime.coach.outlook import Outlook
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.line_up import squad

__all__ = [
    "FREE_KICK_WORTH",
    "best_contact",
    "foul_worth",
    "injured_pawn",
    "keeper_for",
    "retreat",
    "shirt_point",
    "taker",
    "wing",
]

PENALTY_WORTH: Final = 0.6
"""What a penalty is worth, in shots: two rolls of six are short (FT-FOUL-PENALTY.7)."""
FREE_KICK_WORTH: Final = 0.7
"""What is left of an attack if the die says how far the first pass goes."""


def foul_worth(outlook: Outlook, victim: int) -> float:
    """What the set piece for a foul on a pawn is worth (FT-CARD-FOUL.6)."""
    pitch, match = outlook.pitch, outlook.match
    point = match.at[victim]
    if pitch.area[outlook.mine.end] & pitch.bit[point]:
        return PENALTY_WORTH * outlook.goal
    if match.is_keeper(victim):
        point = pitch.spot[match.end(outlook.side)]
    return FREE_KICK_WORTH * outlook.attack(point, outlook.hand)


def best_contact(outlook: Outlook, pawns: list[int], are_victims: bool, pairs: list[int]) -> int:
    """Of the pawns of contacts, the offender or the victim whose foul is worth most."""
    best, best_worth = pawns[0], -9.0
    for pawn in pawns:
        victims = [pawn] if are_victims else [pair % PAWNS for pair in pairs if pair // PAWNS == pawn]
        for victim in victims:
            worth = foul_worth(outlook, victim)
            if worth > best_worth:
                best, best_worth = pawn, worth
    return best


def taker(outlook: Outlook, pawns: list[int]) -> int:
    """Who throws in or takes a corner: the nearest pawn but not the goalkeeper."""
    match, pitch = outlook.match, outlook.pitch
    best, least = pawns[0], 99
    for pawn in pawns:
        away = pitch.distance(match.at[pawn], match.ball) + (50 if match.is_keeper(pawn) else 0)
        if away < least:
            best, least = pawn, away
    return best


def injured_pawn(outlook: Outlook, pawns: list[int]) -> int:
    """The opponent who is missed most: beside the ball, or else the one nearest our goal."""
    match, pitch = outlook.match, outlook.pitch
    best, best_worth = pawns[0], -99.0
    for pawn in pawns:
        point = match.at[pawn]
        worth = -float(outlook.theirs.to_goal(point)) - 1.5 * pitch.distance(point, match.ball)
        if worth > best_worth:
            best, best_worth = pawn, worth
    return best


def wing(outlook: Outlook, points: tuple[int, ...]) -> int:
    """Where the loser of a duel is sent: away from the ball, and out of the game."""
    match, pitch = outlook.match, outlook.pitch
    best, most = points[0], -99.0
    for point in points:
        away = min(8, pitch.distance(point, match.ball)) + 0.3 * outlook.theirs.to_goal(point)
        if away > most:
            best, most = point, away
    return best


def retreat(outlook: Outlook, pawn: int, points: tuple[int, ...]) -> int:
    """Where a pawn goes that has to leave its point: as near as it may."""
    match, pitch = outlook.match, outlook.pitch
    start = match.at[pawn]
    best, least = points[0], 99
    for point in points:
        away = pitch.distance(start, point)
        if away < least:
            best, least = point, away
    return best


def keeper_for(outlook: Outlook, pawns: list[int]) -> int:
    """Who goes in goal: the pawn that is nearest to it."""
    match, pitch = outlook.match, outlook.pitch
    goal = pitch.keeper[match.end(outlook.side)]
    best, least = pawns[0], 99
    for pawn in pawns:
        away = pitch.distance(match.at[pawn], goal) if match.at[pawn] >= 0 else 50
        if away < least:
            best, least = pawn, away
    return best


def shirt_point(match: FootimeMatch, side: int, placed: int, moves: tuple[int, ...]) -> int:
    """Where the next shirt stands, as the first formation says; the nearest point if that one is taken."""
    rules = match.rules
    role = KICKING if side == match.side else RECEIVING
    points = rules.formations[0].points[role][match.end(side)]
    last = placed == len(squad(match, side)) - 1
    wanted = points[-1] if last else points[placed]
    best, least = moves[0], 99
    for move in moves:
        if move in rules.place and rules.pitch.distance(move, wanted) < least:
            best, least = move, rules.pitch.distance(move, wanted)
    return best
