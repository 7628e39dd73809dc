"""What restarts of play have in common: they are awarded, and send the ball by the value rolled (FT-OUT, FT-FOUL)."""

from typing import ClassVar

from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import send_ball
from onze.games.footime.rules.cards.passes import KickTo

__all__ = ["RestartTo", "award"]


def award(match: FootimeMatch, what: str, rule: str) -> None:
    """Says that the player in turn has a restart (FT-CARD-OUT.1)."""
    if match.heard:
        point = match.rules.pitch.names[match.ball]
        match.tell("out of play", {"seat": match.to_play, "restart": what, "point": point}, rule)


class RestartTo(KickTo):
    """Where a restart sends the ball, by the value rolled (FT-KICKOFF.7, FT-CARD-OUT.5)."""

    fields: ClassVar[tuple[str, ...]] = ("value", "passer")

    def take(self, match: FootimeMatch, move: int) -> None:
        origin = match.ball
        send_ball(match, move, self.passer, self.value, self.how, self.rule)
        self.afterwards(match, origin)

    def afterwards(self, match: FootimeMatch, origin: int) -> None:
        """What whoever played the ball does next."""
