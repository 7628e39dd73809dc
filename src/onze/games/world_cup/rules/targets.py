"""Chapters VI and VII: the rows in which a card may be used."""

from typing import Final

from onze.games.world_cup.box.rows import ATTACK, FLIPPED, ONE_GOAL, THREE_GOALS, outermost
from onze.games.world_cup.match import WorldCupMatch

__all__ = [
    "LEFT_OUT",
    "can_discard",
    "can_place",
    "can_turn",
    "openness",
    "rows_for_next",
    "rows_for_one",
    "rows_to_turn",
    "supply_left",
    "tokens_for",
]

LEFT_OUT: Final = -1
"""Stands for a token of a multi-goal card that is not put down (WCG-11.p.3)."""


def rows_in_reach(match: WorldCupMatch, seat: int) -> list[int]:
    """The rows with a free space, of any team, where a seat may put tokens down (WCG-6.0.4, WCG-6.0.5, WCG-11.p.2)."""
    if match.rules.own_matches[match.phase]:
        return [row for row in match.open_rows if match.plays_in(seat, row)]
    return match.open_rows


def teams_in(match: WorldCupMatch, rows: list[int]) -> int:
    """The teams of these rows, as a set of bits."""
    row_team = match.row_team
    teams = 0
    for row in rows:
        teams |= 1 << row_team[row]
    return teams


def tokens_for(match: WorldCupMatch, card: int, row: int) -> list[int]:
    """The tokens that a card with one of them may put in a row, highest first (WCG-6.a.1 to WCG-6.b.2, WCG-C-10)."""
    rules = match.rules
    kind = rules.kinds[card]
    tokens = [kind.place[0]]
    if kind.downgrade:
        highest = min(kind.place[0], rules.takes[match.row_team[row]])
        tokens = list(range(highest, ONE_GOAL - 1, -1)) if rules.switches.lower_tokens else [highest]
    return [token for token in tokens if supply_left(match, token) > 0] if rules.switches.printed_supply else tokens


def rows_for_one(match: WorldCupMatch, seat: int, card: int) -> list[int]:
    """The rows for a card with one token, a Penalty card among them (WCG-6.0.5, WCG-C-16)."""
    rows = rows_in_reach(match, seat)
    return [row for row in rows if tokens_for(match, card, row)] if match.rules.switches.printed_supply else rows


def rows_to_turn(match: WorldCupMatch, seat: int, card: int) -> list[int]:
    """The rows whose vulnerable token a card may turn over or reduce (WCG-6.h.6, WCG-6.i.1, WCG-6.j.1, WCG-6.j.2).

    Those of one's own teams too (WCG-C-25); in the last phase of 2002 only those of one's own matches (WCG-C-53).
    """
    rules = match.rules
    flip = rules.kinds[card].flip
    rows: list[int]
    if ONE_GOAL not in flip:
        rows = match.exposed_attacks
    elif ATTACK not in flip:
        rows = match.exposed_goals
    else:
        rows = sorted(match.exposed_attacks + match.exposed_goals)
    if rules.own_matches[match.phase] and not rules.switches.turns_are_free:
        rows = [row for row in rows if match.plays_in(seat, row)]
    if rules.switches.printed_supply:
        rows = [row for row in rows if reducible(match, row)]
    return rows


def reducible(match: WorldCupMatch, row: int) -> bool:
    """Whether the box still holds the lower token that takes the place of a 2G or 3G (WCG-C-28)."""
    token = outermost(match.rows[row])
    return token <= ONE_GOAL or supply_left(match, token - 1) > 0


def supply_left(match: WorldCupMatch, token: int) -> int:
    """How many such tokens are left in the box; those face down still lie on the board (WCG-C-28)."""
    used = 0
    for tokens in match.rows:
        left = tokens
        while left:
            if left & ~FLIPPED & 15 == token:
                used += 1
            left >>= 4
    return match.rules.material.supply[token - 1] - used


def rows_for_next(match: WorldCupMatch, seat: int, card: int, chosen: tuple[int, ...]) -> list[int]:
    """The rows for the next token of a multi-goal card, after those chosen: of other teams (WCG-C-13, WCG-C-14).

    (WCG-6.d.1 to WCG-6.d.3, WCG-6.d.5, WCG-6.e.1, WCG-6.f.1)
    """
    rules = match.rules
    place = rules.kinds[card].place
    token = place[len(chosen)]
    if rules.switches.printed_supply:
        taken = [row for number, row in enumerate(chosen) if row != LEFT_OUT and place[number] == token]
        if supply_left(match, token) <= len(taken):
            return []
    row_team = match.row_team
    receives = rules.receives[token]
    if rules.switches.rows_differ:
        return [row for row in rows_in_reach(match, seat) if receives[row_team[row]] and row not in chosen]
    if chosen:
        receives = receives[:]
        for row in chosen:
            if row != LEFT_OUT:
                receives[row_team[row]] = False
    return [row for row in rows_in_reach(match, seat) if receives[row_team[row]]]


def enough_for_all(match: WorldCupMatch, seat: int, card: int) -> bool:
    """Whether every token of a multi-goal card finds a team of its own (WCG-6.d.4, WCG-6.e.2, WCG-6.f.2, WCG-C-11)."""
    rules = match.rules
    place = rules.kinds[card].place
    if rules.switches.printed_supply and any(supply_left(match, token) < place.count(token) for token in place):
        return False
    reach = rows_in_reach(match, seat)
    teams = teams_in(match, reach)
    # Only the first token can be choosy, so that any choice for it leaves enough for the others.
    enough = len(reach) if rules.switches.rows_differ else teams.bit_count()
    return enough >= len(place) and teams & rules.takers[place[0]] != 0


def can_place(match: WorldCupMatch, seat: int, card: int) -> bool:
    """Whether a card can put down its tokens; in the last phase of 2002 one of them is enough (WCG-11.p.3)."""
    rules = match.rules
    place = rules.kinds[card].place
    if not place:
        return False
    if len(place) == 1:
        return bool(rows_for_one(match, seat, card))
    if rules.partial[match.phase]:
        return any(rows_for_next(match, seat, card, (LEFT_OUT,) * number) for number in range(len(place)))
    return enough_for_all(match, seat, card)


def openness(match: WorldCupMatch, seat: int) -> int:
    """All that decides for which purposes a seat can use its cards, as one number.

    How many teams have a free space, as far as a card can count, and the highest token that one of them takes;
    whether an Attack and whether a goal is exposed; whether a card may be carried out in part.
    """
    rules = match.rules
    phase = match.phase
    own_matches = rules.own_matches[phase]
    attacks, goals = match.exposed_attacks, match.exposed_goals
    if own_matches and not rules.switches.turns_are_free:
        attacks = [row for row in attacks if match.plays_in(seat, row)]
        goals = [row for row in goals if match.plays_in(seat, row)]
    flags = (1 if attacks else 0) + (2 if goals else 0) + (4 if rules.partial[phase] else 0)
    if len(match.open_rows) > rules.plenty and not own_matches:
        return flags + rules.all_open
    reach = rows_in_reach(match, seat)
    teams = teams_in(match, reach)
    takes = THREE_GOALS
    while takes >= ONE_GOAL and not teams & rules.takers[takes]:
        takes -= 1
    count = len(reach) if rules.switches.rows_differ else teams.bit_count()
    return flags + 8 * takes + 64 * min(count, rules.most_tokens)


def can_turn(match: WorldCupMatch, seat: int, card: int) -> bool:
    """Whether there is a token for a card to turn over."""
    return bool(match.rules.kinds[card].flip) and bool(rows_to_turn(match, seat, card))


def can_discard(match: WorldCupMatch, seat: int, card: int) -> bool:
    """Always, unless a multi-goal card must be carried out where it can be (WCG-5.b.3, WCG-C-12)."""
    rules = match.rules
    return not (rules.switches.multi_goal_forced and len(rules.kinds[card].place) > 1 and can_place(match, seat, card))
