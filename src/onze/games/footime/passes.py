"""Passes and shots: the ball played by a pawn beside it (FT-CARD-PASS, FT-CARD-AERIAL, FT-CARD-SKILL)."""

from typing import ClassVar

from onze.games.footime.ball import ball_targets, judged, send_ball
from onze.games.footime.decisions import TurnDecision
from onze.games.footime.effects import Effect
from onze.games.footime.hands import lay
from onze.games.footime.match import NONE, OFFSIDE, REPLAY, TURN_OVER, FootimeMatch
from onze.games.footime.offside import is_offside
from onze.games.footime.refusals import point_taken
from onze.games.footime.words import WORDS
from onze.kernel.words import Reason, Text

__all__ = [
    "AerialPass",
    "AerialTo",
    "BallTo",
    "PassTo",
    "Passer",
    "Skill",
    "SkillTo",
    "aerial_targets",
    "has_passer",
    "passers",
    "play_pass",
    "skill_targets",
]


def has_passer(match: FootimeMatch) -> bool:
    """Whether the player in turn has a pawn at 1 point from the ball that may play it (FT-CARD-PASS.1)."""
    if match.rules.switches.any_use and match.rules.switches.offside_forbidden:
        return len(passers(match)) > 0
    return match.rules.pitch.near[match.ball] & match.standing(match.side) != 0


def passers(match: FootimeMatch) -> list[int]:
    """The pawns of the player in turn that may play the ball: those at 1 point from it (FT-CARD-PASS.3)."""
    switches = match.rules.switches
    beside = match.pawns_on(match.side, match.rules.pitch.near[match.ball])
    if switches.any_use and switches.offside_forbidden:
        return [pawn for pawn in beside if not is_offside(match, pawn)]
    return beside


def play_pass(match: FootimeMatch, card: int, booster: int, value: int) -> None:
    """Asks who passes, where several could, and where to."""
    found = passers(match)
    match.then(Passer(card, booster, value) if len(found) > 1 else PassTo(card, booster, value, found[0]))


class Passer(TurnDecision):
    """Which pawn plays the ball with the card laid (FT-CARD-PASS.3)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "booster", "value")
    rule: ClassVar[str] = "FT-CARD-PASS.3"

    def __init__(self, card: int, booster: int, value: int) -> None:
        self.card = card
        self.booster = booster
        self.value = value

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        effect = rules.kinds[self.card].effect
        found = passers(match)
        if effect == "aerial":
            found = [pawn for pawn in found if aerial_targets(match, pawn)]
        elif effect == "skill":
            found = [pawn for pawn in found if skill_targets(match, pawn)]
        return tuple([rules.choose + pawn for pawn in found])

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return False

    def take(self, match: FootimeMatch, move: int) -> None:
        pawn = move - match.rules.choose
        effect = match.rules.kinds[self.card].effect
        if effect == "aerial":
            match.then(AerialTo(self.card, pawn))
        elif effect == "skill":
            match.then(SkillTo(self.card, pawn))
        else:
            match.then(PassTo(self.card, self.booster, self.value, pawn))

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.cards[self.card], "value": self.value}


class BallTo(TurnDecision):
    """Where the ball goes; a subclass says how far and by whom."""

    point_says: ClassVar[str] = "move_ball"
    points_are: ClassVar[str] = "ball_too_far"
    how: ClassVar[str] = ""
    """The way in which the ball is played."""

    def kicker(self, match: FootimeMatch) -> int:
        """The pawn that plays the ball."""
        raise NotImplementedError(type(self).__name__)

    def targets(self, match: FootimeMatch) -> int:
        """The points that the ball may go to."""
        raise NotImplementedError(type(self).__name__)

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.pitch.points(self.targets(match))

    def move_text(self, match: FootimeMatch, move: int, seat: int) -> Text:
        """An offside is announced before the move is made (FT-GAP.15)."""
        if move < match.rules.points and judged(match, move, self.kicker(match), self.how)[0] == OFFSIDE:
            return WORDS.text("move_ball_offside", {"point": match.rules.pitch.names[move]})
        return super().move_text(match, move, seat)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move >= rules.points:
            return super().why_not(match, move, seat)
        here = rules.pitch.bit[move]
        value = self.shown(match).get("value", 0)
        distance = rules.pitch.distance(match.ball, move)
        facts: dict[str, object] = {"point": rules.pitch.names[move], "value": value, "distance": distance}
        if match.taken() & here:
            return point_taken(match, move, "ball_needs_free_point", "FT-MOVE.4")
        if move == match.ball:
            return WORDS.reason("ball_is_on", self.rule, facts)
        if rules.pitch.goal[match.end(match.side)] & here:
            return WORDS.reason("no_own_goal", "FT-MOVE.11", facts)
        if rules.switches.offside_forbidden and judged(match, move, self.kicker(match), self.how)[0] == OFFSIDE:
            return WORDS.reason("ball_to_offside", "FT-OFFSIDE.7", facts)
        return WORDS.reason(self.points_are, self.rule, facts)


class PassTo(BallTo):
    """Where a pass or shot goes (FT-CARD-PASS.2, FT-CARD-PASS.4)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "booster", "value", "passer")
    rule: ClassVar[str] = "FT-CARD-PASS.2"
    how: ClassVar[str] = "pass"

    def __init__(self, card: int, booster: int, value: int, passer: int) -> None:
        self.card = card
        self.booster = booster
        self.value = value
        self.passer = passer

    def kicker(self, match: FootimeMatch) -> int:
        return self.passer

    def targets(self, match: FootimeMatch) -> int:
        return ball_targets(match, match.rules.paths.ball(match.ball, self.value), self.passer, self.how)

    def take(self, match: FootimeMatch, move: int) -> None:
        if self.booster >= 0:
            lay(match, self.booster)
        lay(match, self.card)
        send_ball(match, move, self.passer, self.value, self.how, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        rules = match.rules
        return {"card": rules.cards[self.card], "value": self.value, "pawn": rules.pawns[self.passer]}


# ---- aerial passes


def aerial_targets(match: FootimeMatch, passer: int) -> int:
    """Free points beside another pawn of the team, however far (FT-CARD-AERIAL.2)."""
    pitch = match.rules.pitch
    others = match.standing(match.side) & ~pitch.bit[match.at[passer]]
    beside = pitch.spread(others) & ~match.taken() & ~pitch.bit[match.ball]
    return ball_targets(match, beside, passer, "aerial") & beside


class AerialPass(Effect):
    """The ball goes beside any other pawn of the team (FT-CARD-AERIAL.1, FT-CARD-AERIAL.2)."""

    needs: ClassVar[str] = "needs_passer"
    rule: ClassVar[str] = "FT-CARD-AERIAL.1"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return has_passer(match) and any(aerial_targets(match, pawn) for pawn in passers(match))

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        found = [pawn for pawn in passers(match) if aerial_targets(match, pawn)]
        match.then(Passer(card, NONE, 0) if len(found) > 1 else AerialTo(card, found[0]))


class AerialTo(BallTo):
    """Where an aerial pass goes; it has no value (FT-CARD-AERIAL.2, FT-CARD-AERIAL.5)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "passer")
    rule: ClassVar[str] = "FT-CARD-AERIAL.2"
    points_are: ClassVar[str] = "beside_a_mate"
    how: ClassVar[str] = "aerial"

    def __init__(self, card: int, passer: int) -> None:
        self.card = card
        self.passer = passer

    def kicker(self, match: FootimeMatch) -> int:
        return self.passer

    def targets(self, match: FootimeMatch) -> int:
        return aerial_targets(match, self.passer)

    def take(self, match: FootimeMatch, move: int) -> None:
        lay(match, self.card)
        send_ball(match, move, self.passer, 0, self.how, self.rule)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.cards[self.card], "pawn": match.rules.pawns[self.passer]}


# ---- technical moves


def skill_targets(match: FootimeMatch, pawn: int) -> int:
    """The other free points at 1 point from the pawn that has the ball (FT-CARD-SKILL.2)."""
    pitch = match.rules.pitch
    beside = pitch.near[match.at[pawn]] & ~match.taken() & ~pitch.bit[match.ball]
    return ball_targets(match, beside, pawn, "skill") & beside


class Skill(Effect):
    """The ball goes round the pawn beside it, and its player plays again (FT-CARD-SKILL.1 to FT-CARD-SKILL.3)."""

    needs: ClassVar[str] = "needs_passer"
    rule: ClassVar[str] = "FT-CARD-SKILL.1"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return has_passer(match) and any(skill_targets(match, pawn) for pawn in passers(match))

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        found = [pawn for pawn in passers(match) if skill_targets(match, pawn)]
        match.then(Passer(card, NONE, 0) if len(found) > 1 else SkillTo(card, found[0]))


class SkillTo(BallTo):
    """Where a technical move puts the ball; on a goal point there is no playing again (FT-CARD-SKILL.4)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "passer")
    rule: ClassVar[str] = "FT-CARD-SKILL.2"
    points_are: ClassVar[str] = "beside_the_pawn"
    how: ClassVar[str] = "skill"

    def __init__(self, card: int, passer: int) -> None:
        self.card = card
        self.passer = passer

    def kicker(self, match: FootimeMatch) -> int:
        return self.passer

    def targets(self, match: FootimeMatch) -> int:
        return skill_targets(match, self.passer)

    def take(self, match: FootimeMatch, move: int) -> None:
        lay(match, self.card)
        send_ball(match, move, self.passer, 0, self.how, self.rule)
        if match.result == TURN_OVER:
            match.result = REPLAY
        if match.uncalled == TURN_OVER:
            match.uncalled = REPLAY

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.cards[self.card], "pawn": match.rules.pawns[self.passer]}
