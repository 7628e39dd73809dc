"""Paragraph 0: dealing, who starts, and which end he defends."""

from typing import ClassVar

from onze.games.football_a_la_carte.box.pitch import ENDS
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import FootballMatch
from onze.games.football_a_la_carte.rules.halves import FullTime, Half
from onze.games.football_a_la_carte.rules.turn import refill
from onze.kernel.steps import Decision, Step
from onze.kernel.words import Reason

__all__ = ["ChooseEnd", "ChooseStarter", "Setup"]


class Setup(Step[FootballMatch]):
    """The pack is shuffled and dealt; the starter is drawn by lot or chosen.

    (FAC-0.5 to FAC-0.12, FAC-0.19, FAC-GAP.31)
    """

    def run(self, match: FootballMatch) -> None:
        rules = match.rules
        match.lay_out(match.draw_pile, rules.pack.cards())
        match.shuffle(match.draw_pile)
        for seat in range(rules.seats):
            refill(match, seat)
        if rules.switches.starter_is_chosen:
            match.then(ChooseStarter())
        else:
            starts(match, match.die(rules.seats) - 1)
            defends(match, 0 if match.coin() else 1)
        match.then(Half(1), Half(2), FullTime())


class ChooseStarter(Decision[FootballMatch]):
    """Who takes the opening kick-off; the first seat says what was agreed (FAC-0.19, FAC-0.20)."""

    rule: ClassVar[str] = "FAC-0.19"

    def asked(self, match: FootballMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[0]

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return match.rules.kick_off.of_each(range(match.rules.seats))

    def take(self, match: FootballMatch, move: int) -> None:
        starts(match, match.rules.kick_off.thing(move))
        match.then(ChooseEnd())

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        return WORDS.reason("starter_first", self.rule)


class ChooseEnd(Decision[FootballMatch]):
    """Which end the starter defends in the first half (FAC-0.19)."""

    rule: ClassVar[str] = "FAC-0.19"

    def asked(self, match: FootballMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.rules.cycle[match.turn]]

    def moves(self, match: FootballMatch, seat: int) -> tuple[int, ...]:
        return match.rules.defend.of_each(range(len(ENDS)))

    def take(self, match: FootballMatch, move: int) -> None:
        defends(match, match.rules.defend.thing(move))

    def why_not(self, match: FootballMatch, move: int, seat: int) -> Reason:
        return WORDS.reason("end_first", self.rule)


def starts(match: FootballMatch, seat: int) -> None:
    """The cycle of turns begins with this seat (FAC-0.16, FAC-0.20)."""
    match.turn = match.rules.cycle.index(seat)
    match.give_turn(seat)
    match.first_side = match.rules.side_of_seat[seat]
    if match.heard:
        match.tell("starter", {"seat": seat}, "FAC-0.20")


def defends(match: FootballMatch, end: int) -> None:
    """The starting side defends this end first."""
    match.south = match.first_side if end == 0 else 1 - match.first_side
    if match.heard:
        match.tell("ends", {ENDS[0]: match.south, ENDS[1]: 1 - match.south}, "FAC-0.19")
