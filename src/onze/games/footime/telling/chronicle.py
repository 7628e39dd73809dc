"""What a match was made of: its incidents in order, and what each team did, period by period, read from its events."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from onze.games.footime.box.pawns import TEAM
from onze.games.footime.box.periods import PERIODS, SHOOT_OUT
from onze.games.footime.game import Footime
from onze.games.footime.telling.incidents import Incident, Notes, Played, side_of
from onze.kernel.events import Event
from onze.kernel.records.reader import Replay

__all__ = ["Chronicle", "read_chronicle"]

Details = Mapping[str, Any]

BY_TACKLE: Final = "FT-CARD-TACKLE.4"
SECOND_YELLOW: Final = "FT-CARD-YELLOW.4"
"""The rules by which a pawn runs in a tackle, and by which a second yellow card expels."""
PASSED: Final = ("pass", "aerial")
KEPT_OUT: Final = {"save": "saved", "parry": "parried", "post": "post"}
"""What keeps a ball out of the goal, and how that is noted."""


def read_chronicle(replay: Replay) -> "Chronicle":
    """The chronicle of a record, without what was taken back."""
    game = replay.game
    assert isinstance(game, Footime)
    chronicle = Chronicle(game)
    spent = 0
    for frame in replay.standing_frames():
        for event in frame.events:
            chronicle.hear(event, spent + 1)
        view: Any = frame.match.view(None)
        spent = view["turns"]
    return chronicle


class Chronicle(Notes):
    """All that was told of a match and is worth a sentence, a line or a number."""

    def __init__(self, game: Footime) -> None:
        super().__init__()
        self.game = game
        self.score_after: dict[int, tuple[int, ...]] = {}
        """The score at the end of each period that was played out."""
        self.kicks: list[tuple[int, str]] = []
        """The shoot-out: who shot, and whether it was a ``goal``, ``saved`` or ``missed``."""
        self.last: Played | None = None
        self.passer = ""
        """The pawn whose pass found a team-mate, as long as its team has the ball."""
        self.by_tackle = False
        self.shot: Incident | None = None
        """The ball in the goal that is not settled yet."""
        self.foul: Incident | None = None
        """The foul given last."""
        self.appealing = 0
        """The side that last went to the VAR."""
        self.left = TEAM
        """The pawns of a team that had to forfeit the match."""

    def hear(self, event: Event, turn: int) -> None:
        """Takes in an event of that turn."""
        if event.kind in TAKEN_IN:
            self.turn = turn
            TAKEN_IN[event.kind](self, event.facts, event.rule)

    # ---- periods

    def begin_period(self, details: Details, rule: str) -> None:
        """A period begins."""
        self.periods.append(PERIODS.index(details["period"]) + 1)
        self.passer = ""

    def end_period(self, details: Details, rule: str) -> None:
        """The whistle."""
        self.score_after[self.periods[-1]] = tuple(details["score"])

    def captains(self, details: Details, rule: str) -> None:
        """The captains roll; for the first shot of a shoot-out there is no other sign that it begins."""
        if details["why"] == PERIODS[SHOOT_OUT - 1]:
            self.periods.append(SHOOT_OUT)

    def kick(self, details: Details, rule: str) -> None:
        """A shot of the shoot-out."""
        self.kicks.append((details["side"], details["result"]))

    # ---- the ball

    def ball(self, details: Details, rule: str) -> None:
        """The ball is kicked, thrown, saved or put beside the pawn."""
        how: str = details["how"]
        side: int = details["seat"] & 1
        here, there = self.game.pitch.named([details["from"], details["to"]])
        self.play_ball(details["pawn"], how, self.game.pitch.distance(here, there), there)
        if how in PASSED and not self.in_goal(there):
            self.add("pass", side)
        if how in KEPT_OUT:
            self.settle(KEPT_OUT[how])
            self.add("post" if how == "post" else "save", 1 - side if how == "post" else side)
        elif how == "penalty" and not self.in_goal(there):
            self.note("penalty short", details["pawn"])

    def ball_taken_along(self, details: Details, rule: str) -> None:
        """A pawn takes the ball along on its run."""
        (there,) = self.game.pitch.named([details["to"]])
        self.play_ball(details["pawn"], "tackle" if self.by_tackle else "run", 0, there)
        if self.by_tackle:
            self.add("tackle won", details["seat"] & 1)

    def play_ball(self, pawn: str, how: str, distance: int, to: int) -> None:
        """Notes who has played the ball now, and who had found him."""
        if self.passer and side_of(self.passer) != side_of(pawn):
            self.passer = ""
        self.last = Played(pawn, how, distance, to, self.passer if self.passer != pawn else "")
        self.add("touch", side_of(pawn))

    def in_goal(self, point: int) -> bool:
        """Whether a point belongs to a goal."""
        return bool(self.game.pitch.goals & self.game.pitch.bit[point])

    def run(self, details: Details, rule: str) -> None:
        """A pawn runs, in a tackle or by a card."""
        self.by_tackle = rule == BY_TACKLE
        if self.by_tackle:
            self.add("tackle", details["seat"] & 1)

    def retained(self, details: Details, rule: str) -> None:
        """The ball is kept."""
        if self.last is not None:
            self.passer = self.last.pawn
            if self.last.how in PASSED:
                self.add("found", details["seat"] & 1)

    def stopped(self, details: Details, rule: str) -> None:
        """Play is stopped: the next shot is nobody's pass."""
        self.passer = ""

    # ---- shots and goals

    def shoot(self, details: Details, rule: str) -> None:
        """The ball is in the goal, and can still be kept out."""
        assert self.last is not None
        self.shot = self.note("shot", self.last.pawn)
        self.shot.played = self.last
        self.add("shot", details["seat"] & 1)

    def settle(self, kind: str) -> None:
        """A shot has become a goal, or none."""
        if self.shot is not None:
            self.shot.kind = kind
        self.shot = None

    def goal(self, details: Details, rule: str) -> None:
        """A goal counts."""
        self.passer = ""
        shot = self.shot
        if shot is not None:
            self.settle("goal" if shot.side == details["side"] else "own goal")
            shot.goals = tuple(details["score"])

    def offside(self, details: Details, rule: str) -> None:
        """The flag is up."""
        self.add("offside", details["seat"] & 1)
        self.passer = ""

    def offside_not_called(self, details: Details, rule: str) -> None:
        """The opponent plays on: a ball in the goal is a shot after all."""
        side = 1 - (details["seat"] & 1)
        self.add("offside", side, -1)
        if self.last is not None and self.in_goal(self.last.to):
            self.shoot({"seat": side}, rule)

    # ---- fouls, cards and the VAR

    def give_foul(self, details: Details, rule: str) -> None:
        """A foul is given."""
        self.passer = ""
        self.foul = self.note("foul", details["offender"])

    def turn_foul_round(self, details: Details, rule: str) -> None:
        """The foul of the turn before is given the other way round; the cards shown for it stay."""
        before = self.foul
        self.give_foul(details, rule)
        if before is not None and self.foul is not None:
            before.stands = False
            self.foul.turned = before

    def show_card(self, details: Details, rule: str) -> None:
        """The offender is booked."""
        self.add_card("booked", details["pawn"])

    def send_off(self, details: Details, rule: str) -> None:
        """The offender is sent off, by a red card or by a second yellow one."""
        self.add_card("second yellow" if rule == SECOND_YELLOW else "sent off", details["pawn"])

    def change_keeper(self, details: Details, rule: str) -> None:
        """Somebody goes in goal for a goalkeeper who was sent off."""
        self.add_card("new goalkeeper", details["pawn"])

    def add_card(self, kind: str, pawn: str) -> None:
        """Notes what a foul has led to."""
        card = self.note(kind, pawn)
        if self.foul is not None:
            self.foul.cards.append(card)

    def set_piece(self, details: Details, rule: str) -> None:
        """The foul is a free kick or a penalty."""
        if self.foul is not None:
            self.foul.set_piece = details["what"]

    def appeal(self, details: Details, rule: str) -> None:
        """A goal or a foul goes to the VAR."""
        self.appealing = details["seat"] & 1
        self.add("appeal", self.appealing)

    def confirm(self, details: Details, rule: str) -> None:
        """The VAR finds nothing wrong."""
        contested = self.shot if details["about"] == "goal" else self.foul
        if contested is not None:
            contested.var = "confirmed"

    def annul(self, details: Details, rule: str) -> None:
        """The VAR takes back a goal, or a foul with all that came of it."""
        self.add("appeal won", self.appealing)
        foul = self.foul
        if details["about"] == "foul" and foul is not None:
            foul.var = "annulled"
            for incident in (foul, *foul.cards):
                incident.stands = False
            if foul.turned is not None:
                foul.turned.stands = True
        elif self.shot is not None:
            self.shot.var = "annulled"
        self.settle("ruled out")
        self.passer = ""

    # ---- all the rest

    def duel(self, details: Details, rule: str) -> None:
        """A duel is fought by whoever lays the card."""
        self.add("duel", details["seat"] & 1)
        if details["won"]:
            self.add("duel won", details["seat"] & 1)

    def out(self, details: Details, rule: str) -> None:
        """A corner, a throw-in or a goal kick."""
        self.add(details["restart"], details["seat"] & 1)
        self.passer = ""

    def waste(self, details: Details, rule: str) -> None:
        """A card does not suit, and the turn is lost."""
        self.add("wasted", details["seat"] & 1)

    def injure(self, details: Details, rule: str) -> None:
        """A pawn is hurt."""
        self.note("injured", details["pawn"])

    def forfeit(self, details: Details, rule: str) -> None:
        """A team has too few pawns to go on."""
        self.left = details["pawns"]

    def replace(self, details: Details, rule: str) -> None:
        """A booked or injured pawn is replaced."""
        self.note("replaced", details["pawn"])


TAKEN_IN: Final[Mapping[str, Callable[[Chronicle, Details, str], None]]] = {
    "period": Chronicle.begin_period,
    "whistle": Chronicle.end_period,
    "captains roll": Chronicle.captains,
    "shoot-out shot": Chronicle.kick,
    "ball": Chronicle.ball,
    "ball taken along": Chronicle.ball_taken_along,
    "ball placed": Chronicle.stopped,
    "run": Chronicle.run,
    "retained": Chronicle.retained,
    "shot": Chronicle.shoot,
    "goal": Chronicle.goal,
    "offside": Chronicle.offside,
    "offside not called": Chronicle.offside_not_called,
    "foul": Chronicle.give_foul,
    "foul reversed": Chronicle.turn_foul_round,
    "booked": Chronicle.show_card,
    "expelled": Chronicle.send_off,
    "new goalkeeper": Chronicle.change_keeper,
    "set piece": Chronicle.set_piece,
    "var": Chronicle.appeal,
    "confirmed": Chronicle.confirm,
    "annulled": Chronicle.annul,
    "duel": Chronicle.duel,
    "out of play": Chronicle.out,
    "turn lost": Chronicle.waste,
    "injured": Chronicle.injure,
    "replaced": Chronicle.replace,
    "forfeit": Chronicle.forfeit,
}
"""What is taken in of each kind of event; the others tell nothing that a report needs."""
