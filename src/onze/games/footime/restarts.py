"""What restarts of play have in common: they are awarded, and send the ball by the value rolled."""

from typing import ClassVar

from onze.games.footime.ball import ball_targets, send_ball
from onze.games.footime.match import FootimeMatch
from onze.games.footime.passes import BallTo

__all__ = ["RestartTo", "award"]


def award(match: FootimeMatch, what: str, rule: str) -> None:
    if match.heard:
        point = match.rules.pitch.names[match.ball]
        match.tell("out of play", {"seat": match.to_play, "restart": what, "point": point}, rule)


class RestartTo(BallTo):
    """Where a restart sends the ball, by the value rolled."""

    fields: ClassVar[tuple[str, ...]] = ("value", "passer")

    def __init__(self, value: int, passer: int) -> None:
        self.value = value
        self.passer = passer

    def kicker(self, match: FootimeMatch) -> int:
        return self.passer

    def targets(self, match: FootimeMatch) -> int:
        return ball_targets(match, match.rules.paths.ball(match.ball, self.value), self.passer, self.how)

    def take(self, match: FootimeMatch, move: int) -> None:
        origin = match.ball
        send_ball(match, move, self.passer, self.value, self.how, self.rule)
        self.afterwards(match, origin)

    def afterwards(self, match: FootimeMatch, origin: int) -> None:
        """What whoever played the ball does next."""

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"value": self.value, "pawn": match.rules.pawns[self.passer]}
