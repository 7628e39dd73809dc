"""What a seat sees of a match: everything but the hands of others and the cards of the draw pile."""

from onze.games.football_a_la_carte.box.pitch import ENDS, FACINGS
from onze.games.football_a_la_carte.match import RUNNING, FootballMatch

__all__ = ["table_for"]


def table_for(match: FootballMatch, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, in names; of the hands only its own (FAC-0.13, FAC-0.14)."""
    discards = match.card_names(match.discard_pile.cards)
    before = len(discards) - match.laid
    return {
        "half": match.half,
        "last_turn": match.clock != RUNNING,
        "goals": list(match.goals),
        "penalty_cuts": list(match.cuts),
        "ends": {ENDS[0]: match.south, ENDS[1]: 1 - match.south},
        "to_play": match.to_play,
        "next_player": match.next_player,
        "facing": FACINGS[match.facing],
        "ball": match.ball_name(),
        "draw_pile": match.seen(match.draw_pile, seat),
        "discard_pile": discards[:before],
        "laid": discards[before:],
        "hands": [match.seen(hand, seat) for hand in match.hands],
    }
