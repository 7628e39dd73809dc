"""Paragraphs 12 to 15: the halves, the last turn of each, and the result."""

from typing import ClassVar, Final

from onze.games.football_a_la_carte.clearances import Clearance
from onze.games.football_a_la_carte.corners import CornerCut
from onze.games.football_a_la_carte.goals import goal
from onze.games.football_a_la_carte.kick_off import KickOff
from onze.games.football_a_la_carte.match import RUNNING, TIME_UP, FootballMatch
from onze.games.football_a_la_carte.open_play import OpenPlay
from onze.games.football_a_la_carte.pitch import CENTRE, Facing
from onze.games.football_a_la_carte.shots import Save, stoppers
from onze.games.football_a_la_carte.throw_ins import ThrowIn
from onze.games.football_a_la_carte.ties import PenaltyCutForTheMatch
from onze.games.football_a_la_carte.turn import EndTurn, TurnDecision, Whistle, lay, refill
from onze.games.football_a_la_carte.words import WORDS
from onze.kernel.outcome import by_score
from onze.kernel.steps import Decision, Step
from onze.kernel.words import Reason

__all__ = ["FullTime", "Half", "LastSave", "Turn"]


class Turn(Step[FootballMatch]):
    """The next player faces what the last one left him; then the turn ends and another begins (ledger 5.3)."""

    def run(self, match: FootballMatch) -> None:
        facing = match.facing
        if match.clock != RUNNING and self.ends_half(match):
            return
        if facing == Facing.OPEN_PLAY:
            match.then(OpenPlay(match.ball), END_TURN, self)
        else:
            match.then(RESTARTS[facing], END_TURN, self)

    def ends_half(self, match: FootballMatch) -> bool:
        """A shot is settled at once, a corner cut is waived, and after the last turn nothing follows.

        (FAC-12.5, FAC-12.11, FAC-12.12)
        """
        if match.facing == Facing.SHOT:
            match.then(LastSave())
            return True
        if match.facing == Facing.CORNER_CUT:
            if match.heard:
                match.tell("corner stopped", {"seat": match.next_player}, "FAC-12.12")
        elif match.clock != TIME_UP:
            return False
        match.skip_to(Whistle)
        return True


class LastSave(TurnDecision):
    """The last shot of a half is stopped by whoever is next and holds a card that can (FAC-12.5 to FAC-12.7)."""

    rule: ClassVar[str] = "FAC-12.5"

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return stoppers(match, seat) or (match.rules.decline,)

    def take(self, match: FootballMatch, move: int) -> None:
        """The ball is not moved, nothing is cut; the card is shown and spent (FAC-12.6, FAC-12.13)."""
        rules = match.rules
        if move == rules.decline:
            match.prove_absent(match.hands[match.to_play], rules.stoppers)
            goal(match, 1 - match.side, "FAC-12.7")
        elif rules.last_save_spends:
            lay(match, move)
        else:
            match.show_card(move, match.hands[match.to_play])
        if move != rules.decline and match.heard:
            match.tell("shot stopped", {"seat": match.to_play, "card": match.game.cards[move]}, "FAC-12.5")

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        if move == match.rules.decline:
            return WORDS.reason("must_stop_last_shot", "FAC-12.5")
        return super().why_not(match, move, seat)

    def why_not_card(self, match: FootballMatch, card: int) -> Reason:
        return WORDS.reason("only_stoppers", "FAC-7.2")


class Half(Step[FootballMatch]):
    """A half begins with a kick-off and lasts until the whistle (FAC-12.1, FAC-13)."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, match: FootballMatch) -> None:
        if self.number == 2:
            self.change_ends(match)
        match.half = self.number
        match.clock = RUNNING
        match.laid = 0
        match.to_play = match.rules.cycle[match.turn]
        match.ball = CENTRE
        match.net = 0
        match.facing = Facing.KICK_OFF
        if match.heard:
            match.tell("half", {"number": self.number, "seat": match.to_play}, "FAC-3.9")
        match.then(Turn(), Whistle())

    def change_ends(self, match: FootballMatch) -> None:
        """Hands are kept, the table is shuffled, hands are filled, ends change (FAC-13.1 to FAC-13.7)."""
        match.sweep_and_shuffle((match.draw_pile, match.discard_pile), match.draw_pile)
        for seat in range(match.rules.seats):
            refill(match, seat)
        match.south = 1 - match.south
        match.turn = match.rules.cycle.index(match.rules.sides[1 - match.first_side][0])


class FullTime(Step[FootballMatch]):
    """More goals win; equal scores are a draw, or cut for (FAC-14.1, FAC-15.1, FAC-15.2)."""

    def run(self, match: FootballMatch) -> None:
        rules = match.rules
        level = match.goals[0] == match.goals[1]
        if level and rules.penalty_cuts_after_tie:
            match.sweep_and_shuffle((match.draw_pile, match.discard_pile), match.draw_pile)
            match.laid = 0
            match.then(PenaltyCutForTheMatch(0))
        else:
            rule = "FAC-15.2" if level else "FAC-15.1"
            match.finish(by_score(rules.sides, match.goals, "full time", rule))


END_TURN: Final = EndTurn()

RESTARTS: Final[dict[int, Decision[FootballMatch]]] = {
    Facing.KICK_OFF: KickOff(),
    Facing.THROW_IN: ThrowIn(),
    Facing.CLEAR_LOW: Clearance(),
    Facing.CLEAR_HIGH: Clearance(),
    Facing.CLEAR_AREA: Clearance(),
    Facing.SHOT: Save(),
    Facing.CORNER_CUT: CornerCut(),
}
