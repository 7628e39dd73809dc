"""Looking at a record: stepping through a match that was played, move by move."""

from typing import Any

from onze.cli.answers import typed_number
from onze.cli.log import log_line
from onze.cli.result import result_text
from onze.cli.screen import Leave, Screen, refused
from onze.cli.seating import alone_at, opening_text, seat_names, words_of
from onze.doors import show
from onze.games import telling_of, terminal_of
from onze.kernel.game import Game
from onze.kernel.records.plays import DEAL, REFEREE, RULES, TAKE_BACK, Play
from onze.kernel.records.reader import Frame, Replay

__all__ = ["watch"]


def watch(replay: Replay, screen: Screen, seat: int | None, line: int | None) -> None:
    """Shows move after move as the person asks: forward, back, to a line, to the end."""
    viewer = Viewer(replay, screen, seat)
    screen.show(opening_text(replay.game, words_of(replay), screen, viewer.you), style="bold")
    viewer.show(0 if line is None else viewer.place_of(line))
    while True:
        viewer.go(screen.ask(screen.say("replay-prompt", line=viewer.line, last=viewer.last)).lower())


class Viewer:
    """A place in a record, and how it is shown: with the eyes of one seat, else of whoever is asked."""

    def __init__(self, replay: Replay, screen: Screen, seat: int | None) -> None:
        game: Game[Any] = replay.game
        if seat is not None and not 0 <= seat < game.seats:
            raise refused("no-such-seat", seat=seat + 1, last=game.seats)
        words = words_of(replay)
        alone = alone_at(game, words)
        self.screen = screen
        self.terminal = terminal_of(game)
        self.telling = telling_of(game)
        self.game = game
        self.you = alone if seat in (None, alone) else None
        """The seat of the only person in the match, unless it is looked at with other eyes."""
        self.names = seat_names(game, words, screen, self.you)
        self.seat = self.you if seat is None else seat
        self.moves = whole_moves(replay)
        self.place = 0

    @property
    def line(self) -> int:
        """The line of the record that is shown."""
        return self.moves[self.place][-1].play.line

    @property
    def last(self) -> int:
        """The last line of play."""
        return self.moves[-1][-1].play.line

    def go(self, answer: str) -> None:
        """Does what a person typed."""
        steps = {"": 1, "n": 1, "b": -1, "e": len(self.moves), "s": -len(self.moves)}
        if answer == "?":
            self.screen.show(self.screen.say("replay-help"))
        elif answer in steps:
            place = self.place + steps[answer]
            if answer in ("", "n") and place == len(self.moves):
                raise Leave
            self.show(min(max(place, 0), len(self.moves) - 1))
        elif (line := typed_number(answer)) is not None:
            self.show(self.place_of(line))
        else:
            self.screen.show(self.screen.reason(refused("replay-unknown", answer=answer).reason))

    def place_of(self, line: int) -> int:
        """The place of the move that a line of the record belongs to; the nearest one where there is none."""
        return next((place for place, move in enumerate(self.moves) if move[-1].play.line >= line), len(self.moves) - 1)

    def show(self, place: int) -> None:
        """Draws the table after a move, and what happened in it."""
        self.place = place
        move = self.moves[place]
        play, match, _ = move[-1]
        language = self.screen.language
        seat = self.seat
        if seat is None:
            seat = match.seat if match.asked else play.seat
        self.screen.show()
        if seat is not None and seat != self.you:
            self.screen.show(self.screen.say("replay-seen-by", name=self.names[seat]))
        shown = show(match, seat, self.names, language)
        self.screen.show(self.terminal.draw(shown), styles=self.terminal.styles(shown))
        self.screen.show(self.screen.say("replay-line", line=self.line, what=self.said()), style="bold")
        throws = [self.thrown(throw) for frame in move for throw in frame.play.throws]
        if throws:
            self.screen.show(self.screen.say("replay-throws", throws=", ".join(throws)))
        for frame in move:
            for event in frame.events:
                text = self.telling.event_text(event.seen_by(seat), self.names, language)
                if text:
                    self.screen.show(log_line(text, event.rule))
        question = self.telling.question(shown)
        if question:
            self.screen.show(question)
        if place == len(self.moves) - 1:
            self.show_end()

    def show_end(self) -> None:
        """The result, or that the match was left here."""
        outcome = self.moves[-1][-1].match.outcome
        if outcome is None:
            self.screen.show(self.screen.say("unfinished"), style="bold")
        else:
            result = result_text(self.screen, outcome, self.game, self.names)
            self.screen.show(log_line(result, outcome.rule), style="bold")

    def said(self) -> str:
        """A move in words."""
        plays = [frame.play for frame in self.moves[self.place]]
        if plays[0].seat is None:
            return self.said_from_outside(plays[0])
        before = [self.moves[self.place - 1][-1].match, *(frame.match for frame in self.moves[self.place])]
        texts = [
            match.move_text(self.game.move(play.what), play.seat)[self.screen.language]
            for match, play in zip(before, plays, strict=False)
        ]
        return f"{self.names[plays[0].seat]} – {' › '.join(texts)}"

    def said_from_outside(self, play: Play) -> str:
        """What nobody has played: the deal, the referee, clocks, and bots that play for somebody."""
        keys = {DEAL: "replay-deal", REFEREE: "replay-referee", TAKE_BACK: "replay-take-back", RULES: "replay-rules"}
        if play.who in keys:
            return self.screen.say(keys[play.who], what=play.what)
        name = self.names[int(play.what.partition(" ")[0].removeprefix("seat:"))]
        return self.screen.say(f"replay-{play.who.replace(' ', '-')}", name=name)

    def thrown(self, throw: str) -> str:
        """A throw in words."""
        kind, _, shown = throw.partition(" ")
        if kind in ("heads", "tails"):
            return self.screen.say(f"throw-{kind}")
        if kind == "cut":
            return self.screen.say("throw-cut", place=shown)
        if kind.startswith("d") and kind[1:].isdecimal():
            return self.screen.say("throw-die", sides=kind[1:], shown=shown)
        return self.screen.say("throw-order")


def whole_moves(replay: Replay) -> list[list[Frame]]:
    """The lines of play, those of one move together."""
    moves: list[list[Frame]] = []
    whole = True
    before = None
    for frame in replay.frames():
        play = frame.play
        if whole:
            moves.append([])
        moves[-1].append(frame)
        decision = before.decision if before is not None else None
        whole = (
            play.seat is None
            or decision is None
            or before is None
            or decision.commits(before, replay.game.move(play.what), play.seat)
        )
        before = frame.match
    return moves
