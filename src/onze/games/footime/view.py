"""What a seat sees of a match: everything but the hands of others and the order of the pile (FT-SETUP.5)."""

from onze.games.footime.box.pawns import PAWNS, TEAM
from onze.games.footime.box.pitch import ENDS
from onze.games.footime.match import PERIODS, RESULTS, FootimeMatch

__all__ = ["table_for"]


def table_for(match: FootimeMatch, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, in names."""
    rules = match.rules
    return {
        "period": PERIODS[match.period - 1],
        "turns": match.spent,
        "time_up": match.time_is_up(),
        "score": list(match.goals),
        "to_play": match.to_play,
        "attacks": {"home": ENDS[1 - match.end(0)], "away": ENDS[1 - match.end(1)]},
        "ball": rules.pitch.names[match.ball],
        "result": RESULTS[match.result],
        "teams": [_team(match, side) for side in (0, 1)],
        "contacts": [[rules.pawns[pair // PAWNS], rules.pawns[pair % PAWNS]] for pair in match.contacts],
        "foul": match.foul_table(match.foul),
        "claimed": match.foul_table(match.claimed),
        "kicks": list(match.kicks),
        "scored": list(match.scored),
        "draw_pile": match.seen(match.draw_pile, seat),
        "played": match.card_names(match.played.cards),
        "hands": [match.seen(hand, seat) for hand in match.hands],
    }


def _team(match: FootimeMatch, side: int) -> dict[str, object]:
    """A team: where each pawn is, which are booked, who keeps goal, and which seat is its captain's."""
    pawns = match.rules.pawns
    team = range(side * TEAM, side * TEAM + TEAM)
    return {
        "pawns": {pawns[pawn]: match.place_name(pawn) for pawn in team},
        "booked": [pawns[pawn] for pawn in team if match.booked >> pawn & 1],
        "keeper": pawns[match.keepers[side]],
        "captain": match.captains[side],
    }
