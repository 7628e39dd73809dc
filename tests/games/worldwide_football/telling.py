"""Matches told event by event, as the engine tells them, for reports on whatever can happen."""

from typing import Any

from onze.articles import Heading, Paragraph, Part
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.telling.chronicle import Chronicle
from onze.games.worldwide_football.telling.story import story
from onze.games.worldwide_football.telling.wording import Wording
from onze.kernel.events import Event
from onze.kernel.outcome import Outcome, by_score, shared
from tests.plain import plain

PROFESSIONAL = WorldwideFootball(mode="professional", draw_resolution="extra_time_then_shootout")
TEAMS = ("france", "brazil")


class Telling:
    """A match between France and Brazil that is told bit by bit; the last half whistled is its end."""

    def __init__(self) -> None:
        match = PROFESSIONAL.scenario("BuildAttack", teams=list(TEAMS))
        assert isinstance(match, WorldwideMatch)
        self.match = match
        self.events: list[Event] = []
        self.goals = [0, 0]

    def tell(self, kind: str, rule: str = "", **details: Any) -> "Telling":
        """Any event."""
        self.events.append(Event(kind, {**details, "teams": TEAMS}, rule))
        return self

    def half(self, number: int, side: int = 0) -> "Telling":
        """A kick-off."""
        return self.tell("half", half=number, side=side)

    def whistle(self, number: int) -> "Telling":
        """The end of a half."""
        return self.tell("whistle", half=number, goals=list(self.goals))

    def lay(self, side: int, card: str, minute: int, validated: bool = True) -> "Telling":
        """A card that comes off, or is still to be answered."""
        self.tell("lay", side=side, card=card, pa=0, minute=minute)
        return self.tell("validated", side=side, card=card, pa=0) if validated else self

    def shot(self, side: int, minute: int, after: str = "") -> "Telling":
        """A Shot, after another card if one is named, up to its die."""
        self.attack(side, minute)
        if after:
            self.lay(side, after, minute)
        self.lay(side, "shot-678", minute)
        return self.tell("shot", side=side, dice=[4], bonus=0, minute=minute)

    def attack(self, side: int, minute: int) -> "Telling":
        """The side has the ball."""
        return self.lost(1 - side, "give back", minute)

    def lost(self, side: int, cause: str, minute: int) -> "Telling":
        """The ball changes sides."""
        return self.tell("ball lost", side=side, cause=cause, pa=0, minute=minute)

    def player(self, side: int, slot: str, minute: int) -> "Telling":
        """A Player card."""
        return self.tell("player", side=side, player=f"player:{slot}", minute=minute)

    def goal(self, side: int, minute: int, slot: str = "", after: str = "through-ball") -> "Telling":
        """A goal from play."""
        return self.shot(side, minute, after).scores(side, minute, slot)

    def scores(self, side: int, minute: int, slot: str = "") -> "Telling":
        """A goal from whatever was told before."""
        self.goals[side] += 1
        named = {"player": f"player:{slot}"} if slot else {}
        self.tell("goal", side=side, goals=list(self.goals), minute=minute, **named)
        return self.lost(side, "goal", minute)

    def saved(self, side: int, minute: int, keeper: str = "", margin: int = 1) -> "Telling":
        """A shot by a side that is saved."""
        self.shot(side, minute)
        if keeper:
            self.player(1 - side, keeper, minute)
        self.tell("save roll", side=1 - side, keeper=4 + margin, quality=4)
        return self.tell("saved", side=1 - side, minute=minute).lost(side, "save", minute)

    # ---- the report

    def wording(self, language: str = "en", seed: str = "", outcome: Outcome | None = None) -> Wording:
        """The match as it stands, ended by its score unless something else is said."""
        self.match.goals = list(self.goals)
        self.match.finish(outcome or by_score(PROFESSIONAL.sides, self.goals, "full time"))
        return Wording(Chronicle(PROFESSIONAL, self.match.view(None), self.events), language, seed)

    def called(self, reason: str, winners: tuple[int, ...]) -> Outcome:
        """An end from outside."""
        return Outcome(shared(PROFESSIONAL.sides, winners), self.goals, reason)


def words_of(parts: list[Part]) -> list[str]:
    """The headings and paragraphs of an article with plain spaces."""
    return [plain(part.words) for part in parts if isinstance(part, (Heading, Paragraph))]


def simple() -> Telling:
    """A match that has just kicked off."""
    return Telling().half(1)


def second_half(telling: Telling) -> Telling:
    """Half-time, and the second kick-off."""
    return telling.whistle(1).half(2)


def told(telling: Telling, language: str = "en", seed: str = "") -> str:
    """The whole story in one line."""
    return " ".join(words_of(story(telling.wording(language, seed))))
