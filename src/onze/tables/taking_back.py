"""What is taken back where somebody wishes it: the last phrase in which they had a choice."""

from onze.kernel.chance import Scripted
from onze.kernel.match import Match
from onze.kernel.phrases import lone_phrase
from onze.kernel.records.plays import play_line
from onze.tables.hosted import HostedMatch

__all__ = ["last_phrase"]


def last_phrase(hosted: HostedMatch, seat: int) -> int | None:
    """The first line of the last phrase of a seat that still stands; nothing where it has chosen nothing yet.

    Two phrases in a row are two, and one that could not be said otherwise is passed over: it would be said again.
    Only the match itself knows where a phrase ends, so the lines are played again, as they are to take one back.
    """
    game = hosted.recorded.game
    match: Match | None = None
    last: int | None = None
    begins = True
    for play in hosted.recorded.plays:
        if match is not None and play.seat == seat:
            decision = match.decision
            assert decision is not None, "somebody was asked"
            if begins and lone_phrase(match, seat) is None:
                last = play.line
            begins = decision.commits(match, game.move(play.what), seat)
        match = play_line(game, match, play, Scripted(*play.throws))
    return last
