"""VAR: a goal, a foul or a card contested at the dice (FT-CARD-VAR)."""

from typing import ClassVar, Final

from onze.games.footime.box.pawns import NO_SIDE
from onze.games.footime.box.things import CALLS
from onze.games.footime.match import REPLAY, TURN_OVER, FootimeMatch
from onze.games.footime.rules.ball import restore
from onze.games.footime.rules.cards.cautions import short_side
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.decisions import SeatDecision, TurnDecision
from onze.games.footime.rules.dice import roll_off
from onze.games.footime.rules.foreseen import VerdictForeseen
from onze.games.footime.rules.goals import CONFIRMED, concede, with_goal
from onze.games.footime.rules.hands import lay

__all__ = ["ABOUT_GOAL", "CONTESTED", "Appeal", "Contest", "Var", "Verdict", "contests", "go_to_var"]

ABOUT_GOAL: Final = 0
ABOUT_FOUL: Final = 1
CONTESTED: Final = ("goal", "foul")
"""What a VAR can be about; a card is contested with its foul (FT-CARD-VAR.4)."""


def contests(match: FootimeMatch) -> list[int]:
    """What may be contested now: a goal to settle, and the foul that the preceding opponent claimed (FT-CARD-VAR.9)."""
    pitch = match.rules.pitch
    found: list[int] = []
    if pitch.goals & pitch.bit[match.ball]:
        found.append(ABOUT_GOAL)
    if match.claimed:
        found.append(ABOUT_FOUL)
    return found


class Var(Effect):
    """Contests the foul or card of the preceding opponent, as the first card of a turn (FT-CARD-VAR.1)."""

    needs: ClassVar[str] = "needs_something_to_contest"
    rule: ClassVar[str] = "FT-CARD-VAR.1"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return match.first_card and bool(match.claimed)

    def play(self, match: FootimeMatch, card: int) -> None:
        go_to_var(match, card, ABOUT_FOUL)


class Contest(TurnDecision):
    """Whether a VAR contests the goal or the foul before it (FT-CARD-VAR.9)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    rule: ClassVar[str] = "FT-CARD-VAR.9"

    def __init__(self, card: int) -> None:
        self.card = card

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.contest.of_each(contests(match))

    def take(self, match: FootimeMatch, move: int) -> None:
        go_to_var(match, self.card, match.rules.contest.thing(move))


def go_to_var(match: FootimeMatch, card: int, what: int) -> None:
    """Both players roll until the rolls differ; the higher one decides (FT-CARD-VAR.2 to FT-CARD-VAR.4)."""
    lay(match, card)
    rolls = roll_off(match)
    mine, theirs = rolls[-1]
    if match.heard:
        details: dict[str, object] = {"seat": match.to_play, "opponent": match.actor, "about": CALLS[what]}
        match.tell("var", {**details, "rolls": rolls}, "FT-CARD-VAR.2")
    match.then(Verdict(match.to_play if mine > theirs else match.actor, what))


class Verdict(SeatDecision):
    """Whether the higher roller confirms what is contested, which ends the turn, or annuls it.

    (FT-CARD-VAR.3, FT-CARD-VAR.4, FT-GAP.36)
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "what")
    rule: ClassVar[str] = "FT-CARD-VAR.3"

    def __init__(self, seat: int, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return (match.rules.confirm, match.rules.annul)

    def take(self, match: FootimeMatch, move: int) -> None:
        details: dict[str, object] = {"seat": self.seat, "about": CALLS[self.what]}
        if move == match.rules.annul:
            origin = match.ball
            self.annul(match)
            if match.heard:
                points = match.rules.point_ids
                ball = {"from": points[origin], "to": points[match.ball]}
                match.tell("annulled", {**details, **ball}, "FT-CARD-VAR.5")
            return
        if match.heard:
            match.tell("confirmed", details, "FT-CARD-VAR.7")
        match.result = TURN_OVER
        if self.goal_counts(match):
            concede(match, CONFIRMED)

    def goal_counts(self, match: FootimeMatch) -> bool:
        """Whether there is a goal to settle, which counts if nothing is annulled."""
        pitch = match.rules.pitch
        in_goal = pitch.goal[match.end(match.side)] & pitch.bit[match.ball] != 0
        return in_goal and short_side(match) == NO_SIDE

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> VerdictForeseen:
        """Where the ball would be again, or the score that would be."""
        if move == match.rules.annul:
            before = match.before_shot if self.what == ABOUT_GOAL else match.before_foul
            return {"from": match.rules.point_ids[match.ball], "to": match.rules.point_ids[before[0]]}
        return {"score": with_goal(match, 1 - match.side)} if self.goal_counts(match) else {}

    def annul(self, match: FootimeMatch) -> None:
        """The position before is restored, and the player of the card plays again (FT-CARD-VAR.5, FT-CARD-VAR.6)."""
        restore(match, match.before_shot if self.what == ABOUT_GOAL else match.before_foul)
        match.claimed = []
        match.result = REPLAY

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"about": CALLS[self.what]}


class Appeal(TurnDecision):
    """Whether the team that would forfeit contests the foul that cost it a pawn (FT-FORFEIT.4, FT-GAP.35)."""

    rule: ClassVar[str] = "FT-FORFEIT.4"
    pass_says: ClassVar[str] = "move_accept"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        found = [card for card in match.kinds(seat) if rules.kinds[card].effect == "var"]
        return (*rules.play.of_each(found), rules.pass_on)

    def take(self, match: FootimeMatch, move: int) -> None:
        if move != match.rules.pass_on:
            go_to_var(match, match.rules.play.thing(move), ABOUT_FOUL)
