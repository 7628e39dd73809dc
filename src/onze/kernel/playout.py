"""Uniformly random play, the loop that search, studies and benchmarks run most."""

from onze.kernel.chance import Chance
from onze.kernel.match import Match

__all__ = ["Tally", "play_out"]


class Tally:
    """How many real decisions a playout took, and how many lone moves were played without asking."""

    def __init__(self) -> None:
        self.decisions = 0
        """Questions with more than one answer."""
        self.lone = 0
        """Moves that were the only one listed."""


def play_out(match: Match, chance: Chance, tally: Tally | None = None) -> None:
    """Plays this match to its end, every listed move being as likely as the others; ``tally`` counts on."""
    decisions = lone = 0
    while match.outcome is None:
        moves = match.moves()
        count = len(moves)
        if count == 1:
            lone += 1
            match.play_listed(moves[0], chance)
        else:
            decisions += 1
            match.play_listed(moves[chance.below(count)], chance)
    if tally is not None:
        tally.decisions += decisions
        tally.lone += lone
