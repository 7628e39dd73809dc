"""Passes and shots: the ball played by a pawn beside it (FT-CARD-PASS, FT-CARD-AERIAL, FT-CARD-SKILL)."""

from typing import ClassVar, Final

from onze.games.footime.box.cards import NO_CARD
from onze.games.footime.box.pitch import Points
from onze.games.footime.box.reached import FLAGGED, IN_GOAL, KEEPS_BALL, POSSIBLE
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import KEPT, OFFSIDE, PENDING, REPLAY, TURN_OVER, FootimeMatch
from onze.games.footime.rules.ball import ball_targets, foreseen_ball, judged, open_targets, send_ball
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.decisions import PawnDecision, TurnDecision, cards_laid
from onze.games.footime.rules.foreseen import BallForeseen, PasserForeseen
from onze.games.footime.rules.hands import lay
from onze.games.footime.rules.offside import is_offside
from onze.games.footime.rules.refusals import point_taken, wrong_path
from onze.kernel.words import Reason, Text

__all__ = [
    "AerialPass",
    "AerialTo",
    "BallTo",
    "KickTo",
    "PassTo",
    "Passer",
    "Skill",
    "SkillTo",
    "able_passers",
    "aerial_targets",
    "has_passer",
    "passers",
    "play_pass",
    "skill_targets",
]

FOLLOWS: Final = {KEPT: KEEPS_BALL, PENDING: IN_GOAL, OFFSIDE: FLAGGED}
"""How the ball reaches a point, by what follows there."""


def has_passer(match: FootimeMatch) -> bool:
    """Whether the player in turn has a pawn at 1 point from the ball that may play it (FT-CARD-PASS.1)."""
    if match.rules.switches.any_use and match.rules.switches.offside_forbidden:
        return len(passers(match)) > 0
    return bool(match.rules.pitch.near[match.ball] & match.standing(match.side))


def passers(match: FootimeMatch) -> list[int]:
    """The pawns of the player in turn that may play the ball: those at 1 point from it (FT-CARD-PASS.3)."""
    switches = match.rules.switches
    beside = match.pawns_on(match.side, match.rules.pitch.near[match.ball])
    if switches.any_use and switches.offside_forbidden:
        return [pawn for pawn in beside if not is_offside(match, pawn)]
    return beside


def able_passers(match: FootimeMatch, card: int) -> list[int]:
    """The pawns that can play the ball with a card: those beside it that find a point for it (FT-CARD-PASS.1)."""
    effect = match.rules.kinds[card].effect
    if effect == "aerial":
        return [pawn for pawn in passers(match) if aerial_targets(match, pawn)]
    if effect == "skill":
        return [pawn for pawn in passers(match) if skill_targets(match, pawn)]
    return passers(match)


def play_pass(match: FootimeMatch, card: int, booster: int, value: int) -> None:
    """Asks who plays the ball, where several could, and where to (FT-CARD-PASS.3)."""
    found = able_passers(match, card)
    match.then(Passer(card, booster, value) if len(found) > 1 else played_by(match, card, booster, value, found[0]))


def played_by(match: FootimeMatch, card: int, booster: int, value: int, passer: int) -> "BallTo":
    """The question where a pawn plays the ball to with a card."""
    effect = match.rules.kinds[card].effect
    if effect == "aerial":
        return AerialTo(card, passer)
    return SkillTo(card, passer) if effect == "skill" else PassTo(card, booster, value, passer)


class Passer(PawnDecision):
    """Which pawn plays the ball with the card laid (FT-CARD-PASS.3)."""

    rule: ClassVar[str] = "FT-CARD-PASS.3"

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.choose.of_each(able_passers(match, self.card))

    def take(self, match: FootimeMatch, move: int) -> None:
        match.then(played_by(match, self.card, self.booster, self.value, match.rules.choose.thing(move)))

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> PasserForeseen:
        """How many points the ball could be played to, and whether one is in the goal."""
        rules = match.rules
        passer = rules.choose.thing(move)
        targets = played_by(match, self.card, self.booster, self.value, passer).targets(match)
        return {
            "from": rules.point_ids[match.ball],
            "points": targets.bit_count(),
            "goal": targets & rules.pitch.goals != 0,
        }


class BallTo(TurnDecision):
    """Where the ball goes; a subclass says how far and by whom."""

    point_says: ClassVar[str] = "move_ball"
    points_are: ClassVar[str] = "ball_too_far"
    how: ClassVar[str] = ""
    """The way in which the ball is played."""

    def kicker(self, match: FootimeMatch) -> int:
        """The pawn that plays the ball."""
        raise NotImplementedError(type(self).__name__)

    def targets(self, match: FootimeMatch) -> Points:
        """The points that the ball may go to."""
        raise NotImplementedError(type(self).__name__)

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.pitch.points(self.targets(match))

    def move_text(self, match: FootimeMatch, move: int, seat: int) -> Text:
        """An offside is announced before the move is made (FT-GAP.15)."""
        if move in match.rules.place and judged(match, move, self.kicker(match), self.how)[0] == OFFSIDE:
            return match.rules.point_text("move_ball_offside", move)
        return super().move_text(match, move, seat)

    def reached(self, match: FootimeMatch, point: int) -> str:
        return FOLLOWS.get(judged(match, point, self.kicker(match), self.how)[0], POSSIBLE)

    def button(self, match: FootimeMatch, move: int, seat: int) -> Text | None:
        """A ball is played, or shot at the goal."""
        return WORDS.text("button_shoot" if self.reached(match, move) == IN_GOAL else "verb_play")

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> BallForeseen:
        """Where the ball would go, and what would follow."""
        return foreseen_ball(match, move, self.reached(match, move))

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move not in rules.place:
            return super().why_not(match, move, seat)
        here = rules.pitch.bit[move]
        value = self.shown(match).get("value")
        distance = rules.pitch.distance(match.ball, move)
        values: dict[str, object] = {"point": rules.pitch.names[move], "value": value, "distance": distance}
        if match.taken() & here:
            return point_taken(match, move, "ball_needs_free_point", "FT-MOVE.4")
        if move == match.ball:
            return WORDS.reason("ball_is_on", self.rule, values)
        if rules.pitch.goal[match.end(match.side)] & here:
            return WORDS.reason("no_own_goal", "FT-MOVE.11", values)
        if rules.switches.offside_forbidden and judged(match, move, self.kicker(match), self.how)[0] == OFFSIDE:
            return WORDS.reason("ball_to_offside", "FT-OFFSIDE.7", values)
        if isinstance(value, int) and distance <= value:
            reason = wrong_path(match, match.ball, move, value)
            if reason is not None:
                return reason
        return WORDS.reason(self.points_are, self.rule, values)


class KickTo(BallTo):
    """Where a pawn sends the ball by a value: a pass, a shot or a restart (FT-MOVE.2, FT-MOVE.3)."""

    def __init__(self, value: int, passer: int) -> None:
        self.value = value
        self.passer = passer

    def kicker(self, match: FootimeMatch) -> int:
        return self.passer

    def targets(self, match: FootimeMatch) -> Points:
        return ball_targets(match, match.rules.paths.ball(match.ball, self.value), self.passer, self.how)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"value": self.value, "pawn": match.rules.pawn_ids[self.passer]}


class PassTo(KickTo):
    """Where a pass or shot goes (FT-CARD-PASS.2, FT-CARD-PASS.4)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "booster", "value", "passer")
    rule: ClassVar[str] = "FT-CARD-PASS.2"
    how: ClassVar[str] = "pass"

    def __init__(self, card: int, booster: int, value: int, passer: int) -> None:
        super().__init__(value, passer)
        self.card = card
        self.booster = booster

    def take(self, match: FootimeMatch, move: int) -> None:
        if self.booster >= 0:
            lay(match, self.booster)
        lay(match, self.card)
        send_ball(match, move, self.passer, self.value, self.how, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {**cards_laid(match, self.card, self.booster), **super().shown(match)}


# ---- cards without a value: aerial passes and technical moves


class BesideCard(Effect):
    """A card that puts the ball beside a pawn, for a pawn that has it (FT-CARD-AERIAL.1, FT-CARD-SKILL.1)."""

    needs: ClassVar[str] = "needs_passer"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return has_passer(match) and len(able_passers(match, card)) > 0

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        play_pass(match, card, NO_CARD, 0)


class BesideTo(BallTo):
    """Where such a card puts the ball; it has no value, for a post that answers it (FT-CARD-AERIAL.5)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "passer")

    def __init__(self, card: int, passer: int) -> None:
        self.card = card
        self.passer = passer

    def kicker(self, match: FootimeMatch) -> int:
        return self.passer

    def take(self, match: FootimeMatch, move: int) -> None:
        lay(match, self.card)
        send_ball(match, move, self.passer, 0, self.how, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card), "pawn": match.rules.pawn_ids[self.passer]}


def aerial_targets(match: FootimeMatch, passer: int) -> Points:
    """Free points beside another pawn of the team, however far (FT-CARD-AERIAL.2)."""
    pitch = match.rules.pitch
    others = match.standing(match.side) & ~pitch.bit[match.at[passer]]
    return open_targets(match, pitch.spread(others), passer, "aerial")


class AerialPass(BesideCard):
    """The ball goes beside any other pawn of the team (FT-CARD-AERIAL.1, FT-CARD-AERIAL.2)."""

    rule: ClassVar[str] = "FT-CARD-AERIAL.1"


class AerialTo(BesideTo):
    """Where an aerial pass goes (FT-CARD-AERIAL.2)."""

    rule: ClassVar[str] = "FT-CARD-AERIAL.2"
    points_are: ClassVar[str] = "beside_a_mate"
    how: ClassVar[str] = "aerial"

    def targets(self, match: FootimeMatch) -> Points:
        return aerial_targets(match, self.passer)


def skill_targets(match: FootimeMatch, pawn: int) -> Points:
    """The other free points at 1 point from the pawn that has the ball (FT-CARD-SKILL.2)."""
    return open_targets(match, match.rules.pitch.near[match.at[pawn]], pawn, "skill")


class Skill(BesideCard):
    """The ball goes round the pawn beside it, and its player plays again (FT-CARD-SKILL.1 to FT-CARD-SKILL.3)."""

    rule: ClassVar[str] = "FT-CARD-SKILL.1"


class SkillTo(BesideTo):
    """Where a technical move puts the ball; on a goal point there is no playing again (FT-CARD-SKILL.4, FT-GAP.12)."""

    rule: ClassVar[str] = "FT-CARD-SKILL.2"
    points_are: ClassVar[str] = "beside_the_pawn"
    how: ClassVar[str] = "skill"

    def targets(self, match: FootimeMatch) -> Points:
        return skill_targets(match, self.passer)

    def take(self, match: FootimeMatch, move: int) -> None:
        super().take(match, move)
        if match.result == TURN_OVER:
            match.result = REPLAY
        if match.uncalled == TURN_OVER:
            match.uncalled = REPLAY
