"""Paragraphs 12 to 15: the halves, the last turn of each, and the result."""

from typing import ClassVar, Final

from onze.games.football_a_la_carte.box.pitch import (
    CLEAR_AREA,
    CLEAR_HIGH,
    CLEAR_LOW,
    CORNER_CUT,
    KICK_OFF,
    OPEN_PLAY,
    SHOT,
    THROW_IN,
)
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import LAST_TURN, RUNNING, TIME_UP, FootballMatch
from onze.games.football_a_la_carte.rules.clearances import Clearance
from onze.games.football_a_la_carte.rules.corners import CornerCut
from onze.games.football_a_la_carte.rules.foreseen import SaveForeseen
from onze.games.football_a_la_carte.rules.goals import goal
from onze.games.football_a_la_carte.rules.kick_off import KickOff
from onze.games.football_a_la_carte.rules.shots import Save, let_in, stoppers
from onze.games.football_a_la_carte.rules.throw_ins import ThrowIn
from onze.games.football_a_la_carte.rules.ties import PenaltyCutForTheMatch
from onze.games.football_a_la_carte.rules.turn import END_OF_HALF_PILE, TurnDecision, Whistle, lay, refill
from onze.kernel.outcome import by_score
from onze.kernel.steps import Decision, Step
from onze.kernel.words import Reason

__all__ = ["END_TURN", "EndTurn", "FullTime", "Half", "LastSave", "begin_turn"]


def begin_turn(match: FootballMatch) -> None:
    """The next player faces what the last one left him (rules page, section 5.3)."""
    if match.clock != RUNNING and half_is_over(match):
        return
    match.note_turn()
    if match.facing == OPEN_PLAY:
        match.then(match.rules.open_play[match.ball], END_TURN)
    else:
        match.then(RESTARTS[match.facing], END_TURN)


def half_is_over(match: FootballMatch) -> bool:
    """A shot is settled at once, a corner cut is waived, and after the last turn nothing follows, in either half.

    (FAC-12.5, FAC-12.10 to FAC-12.12, FAC-14.2, FAC-GAP.24)
    """
    if match.facing == SHOT:
        match.then(LastSave())
        return True
    if match.facing == CORNER_CUT:
        if match.heard:
            match.tell("corner stopped", {"seat": match.next_player}, "FAC-12.12")
    elif match.clock != TIME_UP:
        return False
    match.skip_to(Whistle)
    return True


class EndTurn(Step[FootballMatch]):
    """The turn is over, with all its cuts: refill, look at the pile, and on to the next player.

    (FAC-2.3, FAC-9.11, FAC-12.3, FAC-12.4, FAC-GAP.20, FAC-GAP.23)
    """

    def run(self, match: FootballMatch) -> None:
        rules = match.rules
        refill(match, match.to_play)
        match.laid = 0
        if match.clock == LAST_TURN:
            match.clock = TIME_UP
        elif match.clock == RUNNING and len(match.draw_pile.cards) <= END_OF_HALF_PILE:
            match.clock = TIME_UP if rules.switches.half_ends_at_once else LAST_TURN
            if match.heard:
                match.tell("last turn", {}, "FAC-12.2")
        match.turn = turn = (match.turn + 1) % len(rules.cycle)
        match.give_turn(rules.cycle[turn])
        begin_turn(match)


class LastSave(TurnDecision):
    """The last shot of a half is stopped by whoever is next and holds a card that can; he chooses only which.

    (FAC-12.5 to FAC-12.7, FAC-GAP.34)
    """

    rule: ClassVar[str] = "FAC-12.5"

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return stoppers(match, seat) or (match.rules.decline,)

    def take(self, match: FootballMatch, move: int) -> None:
        """The ball is not moved, nothing is cut; the card is shown and spent (FAC-12.6, FAC-12.13, FAC-GAP.25)."""
        rules = match.rules
        if move == rules.decline:
            match.prove_absent(match.hands[match.to_play], rules.pack.of_family("goalkeeper", "corner"))
            goal(match, 1 - match.side, "last shot", "FAC-12.7")
        elif rules.switches.last_save_spends:
            lay(match, move)
        else:
            match.show_card(move, match.hands[match.to_play])
        if move != rules.decline and match.heard:
            match.tell("shot stopped", {"seat": match.to_play, "card": match.game.card_id(move)}, "FAC-12.5")

    def foresee(self, match: FootballMatch, move: int, seat: int) -> SaveForeseen:
        return let_in(match) if move == match.rules.decline else {"saved": True}

    def shown(self, match: FootballMatch) -> dict[str, object]:
        return {"net": match.ball_id()}

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        if move == match.rules.decline:
            return WORDS.reason("must_stop_last_shot", "FAC-12.5")
        return super().why_not(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("only_stoppers", "FAC-7.2")


class Half(Step[FootballMatch]):
    """A half begins with a kick-off and lasts until the whistle (FAC-12.1, FAC-13.5)."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, match: FootballMatch) -> None:
        if self.number == 2:
            self.change_ends(match)
        match.half = self.number
        match.turns = []
        match.clock = RUNNING
        match.give_turn(match.rules.cycle[match.turn])
        if match.heard:
            match.tell("half", {"number": self.number, "seat": match.to_play}, "FAC-3.9")
        begin_turn(match)
        match.then(Whistle())

    def change_ends(self, match: FootballMatch) -> None:
        """Hands are kept, the table is shuffled, hands are filled, ends change (FAC-13.1 to FAC-13.7, FAC-GAP.26)."""
        match.sweep_and_shuffle((match.draw_pile, match.discard_pile), match.draw_pile)
        for seat in range(match.rules.seats):
            refill(match, seat)
        match.south = 1 - match.south
        match.turn = match.rules.cycle.index(match.rules.sides[1 - match.first_side][0])


class FullTime(Step[FootballMatch]):
    """More goals win; equal scores are a draw, or cut for (FAC-0.21, FAC-14.1, FAC-15.1, FAC-15.2, FAC-GAP.27)."""

    def run(self, match: FootballMatch) -> None:
        rules = match.rules
        level = match.goals[0] == match.goals[1]
        if level and rules.switches.penalty_cuts_after_tie:
            match.sweep_and_shuffle((match.draw_pile, match.discard_pile), match.draw_pile)
            match.turns = []
            if match.heard:
                match.tell("level", {"score": list(match.goals)}, "FAC-GAP.27")
            match.then(PenaltyCutForTheMatch(0))
        else:
            rule = "FAC-15.2" if level else "FAC-15.1"
            match.finish(by_score(rules.sides, match.goals, "full time", rule))


END_TURN: Final = EndTurn()

RESTARTS: Final[dict[int, Decision[FootballMatch]]] = {
    KICK_OFF: KickOff(),
    THROW_IN: ThrowIn(),
    CLEAR_LOW: Clearance(),
    CLEAR_HIGH: Clearance(),
    CLEAR_AREA: Clearance(),
    SHOT: Save(),
    CORNER_CUT: CornerCut(),
}
