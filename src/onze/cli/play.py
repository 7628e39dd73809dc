"""A match played at one terminal: people in turn, bots in between."""

from onze.bots import ask_bot_phrase
from onze.cli.drawing import Drawing
from onze.cli.question import ask_phrase
from onze.cli.screen import Screen
from onze.cli.seating import Seating
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.phrases import play_phrase

__all__ = ["Table"]


class Table:
    """A match, those who play it, and what each person has not been told yet."""

    def __init__(self, seating: Seating, screen: Screen, seed: int) -> None:
        self.seating = seating
        self.game = seating.game
        self.screen = screen
        self.drawing = Drawing(seating.game)
        self.names = seating.names(screen)
        self.unread: dict[int | None, list[str]] = {viewer: [] for viewer in (*seating.people, None)}
        self.alone = seating.people[0] if len(seating.people) == 1 else None
        """The one person who plays against bots: the screen is theirs throughout."""
        self.looking = self.alone
        """Whose hand the screen may show; nobody's before the first person has sat down to it."""
        self.say_opening(seed)
        self.chance = Seeded(seed)
        # Bots think with luck of their own: the match's luck would tell what is thrown next.
        self.thinking = Seeded(self.chance.below(1 << 32))
        self.match: Match = self.game.new_match(self.chance, self.tell)

    def play(self) -> None:
        """Plays the match to its end."""
        while self.match.outcome is None:
            seat = self.match.seat
            bot = self.seating.bots[seat]
            moves = self.ask(seat) if bot is None else ask_bot_phrase(bot, self.match, seat, self.thinking)
            play_phrase(self.match, moves, self.chance, self.tell, seat)
        self.say_result()

    def ask(self, seat: int) -> list[int]:
        """Lets a person answer; what leaves no choice is only noted for that person."""
        parts = ask_phrase(self.match, seat, self.screen, self.drawing, lambda shown: self.show(shown, seat))
        for part in parts:
            if not part.chosen:
                text = self.game.move_text(part.move)[self.screen.language]
                line = self.screen.say("lone-move", name=self.names[seat], move=text)
                self.unread[seat].append(_log_line(line, part.rule))
        return [part.move for part in parts]

    def show(self, match: Match, seat: int) -> None:
        """Draws the table for the person to play, once the others look away, and tells what happened."""
        if self.looking != seat:
            self.screen.clear()
            self.screen.ask(self.screen.say("hand-over", name=self.names[seat]))
            self.looking = seat
        self.screen.show()
        self.screen.show(self.drawing.draw(match, seat, self.names, self.screen.language))
        self.show_unread(seat)
        self.unread[None].clear()

    def tell(self, event: Event) -> None:
        """Notes an event for everybody as they may know it; bots among themselves are reported at once."""
        for viewer, lines in self.unread.items():
            facts = event.seen_by(viewer)
            text = self.drawing.event_text(self.game, facts, self.names, self.screen.language)
            lines.append(_log_line(text, event.rule))
        if not self.seating.people:
            self.show_unread(None)

    def show_unread(self, viewer: int | None) -> None:
        """The log since this person (``None``: everybody at the table) last looked."""
        for line in self.unread[viewer]:
            self.screen.show(line)
        self.unread[viewer].clear()

    def say_opening(self, seed: int) -> None:
        """What is played, and by whom."""
        seats: list[str] = []
        for seat, name in enumerate(self.names):
            one_of_several = self.alone is None and seat in self.seating.people
            sitting = self.screen.say("a-person") if one_of_several else name
            seats.append(self.screen.say("opening-seat", seat=seat, name=sitting))
        title = self.game.title[self.screen.language]
        opening = self.screen.say("opening", game=title, seed=str(seed), seating=", ".join(seats))
        self.screen.show(opening, style="bold")

    def say_result(self) -> None:
        """The last events, the table as it was left, and who won."""
        outcome = self.match.outcome
        assert outcome is not None
        if self.looking != self.alone:
            self.screen.clear()
        self.screen.show()
        self.screen.show(self.drawing.draw(self.match, self.alone, self.names, self.screen.language))
        self.show_unread(self.alone)
        best = max(outcome.values)
        winners = [name for name, value in zip(self.names, outcome.values, strict=True) if value == best]
        drawn = len(winners) == len(self.names)
        score = " – ".join(str(goals) for goals in outcome.score)
        key, facts = ("drawn", {}) if drawn else ("won", {"winners": " & ".join(winners)})
        result = self.screen.say(key, score=score, **facts)
        self.screen.show(_log_line(result, outcome.rule), style="bold")


def _log_line(sentence: str, rule: str) -> str:
    line = f"· {sentence[:1].upper()}{sentence[1:]}"
    return f"{line} [{rule}]" if rule else line
