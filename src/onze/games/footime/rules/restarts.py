"""What restarts of play have in common: they are awarded, and send the ball by the value rolled (FT-OUT, FT-FOUL)."""

from typing import ClassVar

from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import send_ball
from onze.games.footime.rules.cards.passes import KickTo

__all__ = ["RestartTo", "award", "tell_taker"]


def award(match: FootimeMatch, what: str, origin: int, taker: int, rule: str) -> None:
    """Says that the player in turn has a restart, once the ball, which lay on ``origin``, lies ready for it.

    ``taker`` is -1 where the pawn that takes it is not chosen yet (FT-CARD-OUT.1).
    """
    if match.heard:
        rules = match.rules
        details: dict[str, object] = {
            "seat": match.to_play,
            "restart": what,
            "point": rules.point_ids[origin],
            "from": rules.point_ids[origin],
            "to": rules.point_ids[match.ball],
            "pawn": rules.pawn_ids[taker] if taker >= 0 else None,
        }
        match.tell("out of play", details, rule)


def tell_taker(match: FootimeMatch, pawn: int, origin: str, rule: str) -> None:
    """Says that whoever takes a free kick or a penalty stands ready, coming from ``origin``."""
    there = match.place_id(pawn)
    details: dict[str, object] = {"pawn": match.rules.pawn_ids[pawn], "point": there}
    ball = match.rules.point_ids[match.ball]
    match.tell("taker stands", {**details, "ball": ball, "from": origin, "to": there}, rule)


class RestartTo(KickTo):
    """Where a restart sends the ball, by the value rolled (FT-KICKOFF.7, FT-CARD-OUT.5)."""

    fields: ClassVar[tuple[str, ...]] = ("value", "passer")
    goes_back: ClassVar[bool] = False
    """Whether the goalkeeper has left its line to take it, and goes back at once (FT-MOVE.7)."""

    def take(self, match: FootimeMatch, move: int) -> None:
        origin = match.ball
        send_ball(match, move, self.passer, self.value, self.how, self.rule, self.goes_back)
        self.afterwards(match, origin)

    def afterwards(self, match: FootimeMatch, origin: int) -> None:
        """What whoever played the ball does next."""
