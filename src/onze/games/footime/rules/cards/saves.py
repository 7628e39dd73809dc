"""The save window: a ball on a goal point, and the cards that keep it out (FT-GOAL, FT-CARD-SAVE to FT-CARD-POST)."""

from typing import ClassVar, Final

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.pitch import Points
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import FootimeMatch
from onze.games.footime.rules.ball import ball_targets, send_ball
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.cards.passes import BallTo
from onze.games.footime.rules.cards.var import Contest, contests, go_to_var
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.dice import roll
from onze.games.footime.rules.foreseen import SaveForeseen
from onze.games.footime.rules.goal_kicks import GOAL_KICK_SPOT, GoalKickSpot
from onze.games.footime.rules.goals import NOT_SAVED, concede, with_goal
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.restarts import RestartTo
from onze.kernel.words import Reason

__all__ = ["SAVE_WINDOW", "ClaimGoalKick", "ParryTo", "PostTo", "SaveCard", "SaveTo", "SaveWindow"]

SAVE_CARDS: Final = ("save", "parry", "post", "var")
"""The save cards, by what they do (FT-GOAL.3)."""


class SaveCard(Effect):
    """A card for the save window only (FT-CARD-SAVE.1, FT-CARD-PARRY.1, FT-CARD-POST.1)."""

    needs: ClassVar[str] = "needs_ball_in_goal"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def why_not(self, match: FootimeMatch, card: int) -> Reason:
        kind = match.rules.kinds[card]
        return WORDS.reason(self.needs, kind.rule, {"card": kind.text})


class SaveWindow(TurnDecision):
    """What the next player does about a ball on his goal: a save card, or it counts.

    He is asked whatever he holds; no other card is taken (FT-GOAL.2, FT-GOAL.7, FT-GAP.16).
    """

    rule: ClassVar[str] = "FT-GOAL.2"
    pass_says: ClassVar[str] = "move_concede"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        found = [card for card in match.kinds(seat) if rules.kinds[card].effect in SAVE_CARDS]
        return (*rules.play.of_each(found), rules.pass_on)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        rules = match.rules
        if move == rules.pass_on:
            return True
        effect = rules.kinds[rules.play.thing(move)].effect
        if effect == "save" or (effect == "post" and match.shot_value > 0):
            return False
        return effect != "var" or len(contests(match)) == 1

    def take(self, match: FootimeMatch, move: int) -> None:
        rules = match.rules
        if move == rules.pass_on:
            concede(match, NOT_SAVED)
            return
        card = rules.play.thing(move)
        effect = rules.kinds[card].effect
        if effect == "save":
            match.then(SaveTo(card))
        elif effect == "parry":
            lay(match, card)
            match.then(ParryTo(roll(match, match.to_play, "parry", "FT-CARD-PARRY.2"), match.keepers[match.side]))
        elif effect == "post" and match.shot_value > 0:
            match.then(PostTo(card, match.shot_value))
        elif effect == "post":
            lay(match, card)
            match.then(PostTo(NO_CARD, roll(match, match.to_play, "post", "FT-CARD-POST.3")))
        elif len(contests(match)) == 1:
            go_to_var(match, card, contests(match)[0])
        else:
            match.then(Contest(card))

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> SaveForeseen:
        """The score, if the goal counts."""
        return {"score": with_goal(match, 1 - match.side)} if move == match.rules.pass_on else {}

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move in rules.play and rules.play.thing(move) in match.hands[seat].cards:
            values: dict[str, object] = {"card": rules.kinds[rules.play.thing(move)].text}
            return WORDS.reason("only_saves", "FT-GOAL.7", values)
        return super().why_not(match, move, seat)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {
            "ball": match.rules.point_ids[match.ball],
            "value": match.shot_value,
            "shooter": match.actor,
            "shot_by": match.rules.pawn_ids[match.shot_by] if match.shot_by >= 0 else None,
            "how": match.shot_how or None,
        }


SAVE_WINDOW: Final[SaveWindow] = SaveWindow()


class SaveTo(BallTo):
    """Where the ball is cleared to: any free point of the own half but the goal (FT-CARD-SAVE.2, FT-CARD-SAVE.3)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    rule: ClassVar[str] = "FT-CARD-SAVE.2"
    points_are: ClassVar[str] = "ball_in_own_half"
    how: ClassVar[str] = "save"

    def __init__(self, card: int) -> None:
        self.card = card

    def kicker(self, match: FootimeMatch) -> int:
        return match.keepers[match.side]

    def targets(self, match: FootimeMatch) -> Points:
        pitch = match.rules.pitch
        half = pitch.half[match.end(match.side)] & ~pitch.goals
        return ball_targets(match, half, self.kicker(match), self.how)

    def take(self, match: FootimeMatch, move: int) -> None:
        lay(match, self.card)
        send_ball(match, move, self.kicker(match), 0, self.how, self.rule)


class ParryTo(RestartTo):
    """Where a parried ball goes, by the value rolled (FT-CARD-PARRY.2, FT-CARD-PARRY.3)."""

    rule: ClassVar[str] = "FT-CARD-PARRY.3"
    how: ClassVar[str] = "parry"


class PostTo(BallTo):
    """Where the ball goes off the post, by the value of the shot; out is a goal kick. ``card`` is -1 if it is laid.

    (FT-CARD-POST.2, FT-CARD-POST.4)
    """

    fields: ClassVar[tuple[str, ...]] = ("card", "value")
    rule: ClassVar[str] = "FT-CARD-POST.2"
    how: ClassVar[str] = "post"

    def __init__(self, card: int, value: int) -> None:
        self.card = card
        self.value = value

    def kicker(self, match: FootimeMatch) -> int:
        return match.keepers[match.side]

    def targets(self, match: FootimeMatch) -> Points:
        reach = match.rules.paths.ball(match.ball, self.value)
        return ball_targets(match, reach, self.kicker(match), self.how)

    def take(self, match: FootimeMatch, move: int) -> None:
        pitch = match.rules.pitch
        if self.card >= 0:
            lay(match, self.card)
        send_ball(match, move, self.kicker(match), self.value, self.how, self.rule)
        if pitch.goal_line[match.end(match.side)] & pitch.bit[move]:
            if match.rules.switches.automatic_goal_kick:
                match.then(GOAL_KICK_SPOT)
            else:
                match.then(ClaimGoalKick())

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"value": self.value}


class ClaimGoalKick(TurnDecision):
    """Whether an out-of-play card makes a goal kick of a ball out after the post (FT-GAP.38, "needs out card")."""

    rule: ClassVar[str] = "FT-GAP.38"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        found = [card for card in match.kinds(seat) if rules.kinds[card].effect == "out"]
        return (*rules.play.of_each(found), rules.pass_on)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return move == match.rules.pass_on

    def take(self, match: FootimeMatch, move: int) -> None:
        if move != match.rules.pass_on:
            match.then(GoalKickSpot(match.rules.play.thing(move)))
        else:
            match.moved = False  # a ball out after the post is never the attackers' (FT-CARD-POST.6)
