"""Paragraphs 15 and 23: penalties, with both faces chosen in secret."""

from fractions import Fraction
from typing import ClassVar, Final

from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import CAUSE_SAVE, WorldwideMatch
from onze.games.worldwide_football.rules.chances import saved_share
from onze.games.worldwide_football.rules.foreseen import FacesForeseen, PenaltyForeseen
from onze.games.worldwide_football.rules.hands import discard_player
from onze.games.worldwide_football.rules.possession import lose
from onze.games.worldwide_football.rules.refusals import not_now
from onze.games.worldwide_football.rules.shots import goal
from onze.games.worldwide_football.rules.windows import DefenderWindow
from onze.kernel.cards.odds import Odds
from onze.kernel.menus import BUTTON
from onze.kernel.steps import Step, Together
from onze.kernel.words import Reason, Text

__all__ = [
    "FACES",
    "KEEP_PENALTY",
    "JudgePenalty",
    "KeepPenalty",
    "Penalty",
    "choose_faces",
    "is_saved",
    "take_penalty",
]

FACES: Final = 6


def take_penalty(match: WorldwideMatch) -> None:
    """A penalty of the match (WF-15.17, WF-23.1)."""
    choose_faces(match, match.rules.switches.keeper_on_penalty)
    match.then(JUDGE_PENALTY)


def choose_faces(match: WorldwideMatch, keeper_cards: bool) -> None:
    """Both faces; a G card, where it may be used, before them or after they are shown (WF-15.18, WF-C-36)."""
    rules = match.rules
    match.keeper_card = False
    match.faces = [0, 0]
    after = rules.switches.keeper_card_after_reveal
    if keeper_cards and not after:
        rules.conduct[match.defender].keep_penalty(match)
    match.then(THROW_FACES if rules.switches.solo else Penalty())
    if keeper_cards and after:
        match.then(KEEP_AFTER_REVEAL)


class KeepPenalty(DefenderWindow):
    """The defending side may discard a G card openly (WF-23.1)."""

    rule: ClassVar[str] = "WF-23.1"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        return match.may_hold(side, match.rules.keeper_slots[match.teams[side]])

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        side = 1 - match.ball
        slots = match.held(side, rules.keeper_slots[match.teams[side]])
        return (*rules.discard_player.of_each(slots), rules.pass_on)

    def take(self, match: WorldwideMatch, move: int) -> None:
        if move != match.rules.pass_on:
            match.keeper_card = True
            discard_player(match, 1 - match.ball, match.rules.discard_player.thing(move), self.rule)

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        discard = match.rules.discard_player
        if move not in discard:
            return super().why_not(match, move, seat)
        side, slot = 1 - match.ball, discard.thing(move)
        key = "no_keeper" if match.held(side, 1 << slot) else "no_such_player"
        return WORDS.reason(key, self.rule, {"player": match.player(side, slot).name})

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> FacesForeseen:
        faces = 1 if move == match.rules.pass_on else 2
        return {**super().foresee(match, move, seat), "faces": faces}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {**super().shown(match), "faces": list(match.faces)}

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        with_card = move != match.rules.pass_on
        share = Fraction(stops(match, with_card)) if any(match.faces) else saved_share(with_card)
        return Odds(WORDS.text("odds_saved"), share)


class KeepAfterReveal(Step[WorldwideMatch]):
    """The G card is asked for when the faces are known (WF-C-36)."""

    def run(self, match: WorldwideMatch) -> None:
        match.rules.conduct[match.defender].keep_penalty(match)


class Penalty(Together[WorldwideMatch]):
    """Shooter and goalkeeper set a die to a face, hidden until both have (WF-15.18)."""

    rule: ClassVar[str] = "WF-15.18"

    def everyone(self, match: WorldwideMatch) -> tuple[int, ...]:
        return (0, 1)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        return match.rules.choose_number.of_each(range(1, FACES + 1))

    def move_text(self, match: WorldwideMatch, move: int, seat: int) -> Text:
        choose = match.rules.choose_number
        if move not in choose:
            return super().move_text(match, move, seat)
        return WORDS.text("move_choose_face", {"face": choose.thing(move)})

    def place(self, match: WorldwideMatch, move: int, seat: int) -> str:
        return BUTTON

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> PenaltyForeseen:
        """The faces of the other die with which the penalty is saved."""
        mine = match.rules.choose_number.thing(move)
        shoots = seat == match.ball
        pairs = [(mine, face) if shoots else (face, mine) for face in range(1, FACES + 1)]
        return {"saved_on": [face for face, pair in enumerate(pairs, 1) if stop_each_other(match, *pair)]}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {"side": match.ball, "keeper_card": match.keeper_card}

    def odds(self, match: WorldwideMatch, move: int, seat: int) -> Odds | None:
        saved = saved_share(match.keeper_card)
        shoots = seat == match.ball
        return Odds(WORDS.text("odds_goal" if shoots else "odds_saved"), 1 - saved if shoots else saved)

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        return not_now(match, self)

    def reveal(self, match: WorldwideMatch, answers: dict[int, tuple[int, ...]]) -> None:
        show_faces(match, [match.rules.choose_number.thing(answers[seat][0]) for seat in (0, 1)])


class ThrowFaces(Step[WorldwideMatch]):
    """In solo play both faces are thrown (WF-31.6, WFS-P10b.5, WF-C-61)."""

    def run(self, match: WorldwideMatch) -> None:
        shooter = match.die(FACES)
        keeper = match.die(FACES)
        show_faces(match, [shooter, keeper] if match.ball == 0 else [keeper, shooter])


def show_faces(match: WorldwideMatch, faces: list[int]) -> None:
    """Both faces are seen by all."""
    match.faces = faces
    if match.heard:
        details = {"side": match.ball, "shooter": faces[match.ball], "keeper": faces[1 - match.ball]}
        match.tell("faces", details, "WF-15.18")


def is_saved(match: WorldwideMatch) -> bool:
    """Whether the goalkeeper has stopped the penalty (WF-15.19, WF-15.20)."""
    return stops(match, match.keeper_card)


def stops(match: WorldwideMatch, keeper_card: bool) -> bool:
    """Whether the faces shown stop the ball."""
    return are_stopped(match, keeper_card, match.faces[match.ball], match.faces[1 - match.ball])


def stop_each_other(match: WorldwideMatch, shooter: int, keeper: int) -> bool:
    """Whether these faces would stop the ball of this penalty."""
    return are_stopped(match, match.keeper_card, shooter, keeper)


def are_stopped(match: WorldwideMatch, keeper_card: bool, shooter: int, keeper: int) -> bool:
    """The same face saves; with a G card two faces do (WF-15.20, WF-23.2 to WF-23.8, WF-C-35)."""
    if shooter == keeper:
        return True
    if not keeper_card:
        return False
    if match.rules.switches.keeper_covers:
        return shooter == keeper % FACES + 1
    return keeper == shooter % FACES + 1


class JudgePenalty(Step[WorldwideMatch]):
    """A goal, or a save and the ball for the defender (WF-15.19, WF-15.20, WF-31.7, WFS-P10b.6)."""

    def run(self, match: WorldwideMatch) -> None:
        if is_saved(match):
            if match.heard:
                match.tell("penalty saved", {"side": match.defender, "minute": match.minute()}, "WF-15.20")
            lose(match, CAUSE_SAVE)
        else:
            faces: dict[str, object] = {"shooter": match.faces[match.ball], "keeper": match.faces[match.defender]}
            goal(match, "WF-15.19", faces)


KEEP_PENALTY: Final = KeepPenalty()
KEEP_AFTER_REVEAL: Final = KeepAfterReveal()
PENALTY: Final = Penalty()
THROW_FACES: Final = ThrowFaces()
JUDGE_PENALTY: Final = JudgePenalty()
