"""What is taken back where somebody wishes it: the last phrase in which they had a choice, as far as all can see.

Whether a seat had a choice often hangs on its hand. If the table went back past every phrase that was none, the line it
goes to would tell the others what that hand held. So a phrase is passed over only where everybody could see that it was
the only one; where the hand might have held more, it counts as chosen, whatever it truly held.
"""

from collections.abc import Sequence
from typing import Any, Final

from onze.kernel.chance import Scripted, Seeded
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import lone_phrase
from onze.kernel.records.plays import Play, play_line
from onze.tables.turns import Turns

__all__ = ["last_phrase"]

DEALS: Final = 50
"""In so many deals of what is hidden a phrase was the only one, if it is passed over. A choice that one hand in ten
gives is so missed once in two hundred times."""


async def last_phrase(game: Game[Any], plays: Sequence[Play], seat: int) -> int | None:
    """The first line of the last phrase that a seat may have chosen; nothing where it has chosen nothing yet.

    Two phrases in a row are two. Only the match itself knows where a phrase ends, so the lines are played again, as
    they are to take one back; others have their turn meanwhile.
    """
    turns = Turns()
    match: Match | None = None
    begun: list[tuple[int, Match]] = []
    begins = True
    for play in plays:
        if match is not None and play.seat == seat:
            decision = match.decision
            assert decision is not None, "somebody was asked"
            if begins:
                begun.append((play.line, match.clone()))
            begins = decision.commits(match, game.move(play.what), seat)
        match = play_line(game, match, play, Scripted(*play.throws))
        await turns.others()
    for line, stood in reversed(begun):
        if not await seen_alone(stood, line, seat, turns):
            return line
    return None


async def seen_alone(match: Match, line: int, seat: int, turns: Turns) -> bool:
    """Whether everybody can see that a seat has only one phrase to say.

    The true cards have no part in it: what is hidden is dealt for somebody who looks on, by luck that anybody can
    reckon, and such a deal is the same wherever the same is seen.
    """
    dealer = match.dealer(None)
    luck = Seeded(line)
    for _ in range(DEALS):
        if lone_phrase(dealer.deal(luck), seat) is None:
            return False
        await turns.others()
    return True
