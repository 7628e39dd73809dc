"""What whoever watches a table is told: one version of a match after the other, built once however many watch."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from onze.doors import Shown
from onze.games import telling_of
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.phrases import lone_phrase
from onze.kernel.words import LANGUAGES, Text
from onze.tables.odds import menu_without_odds, view_without_odds

__all__ = ["Update", "Voice"]


class Voice:
    """Says what happens and what is asked, in both languages, with the names of those who play."""

    def __init__(self, game: Game[Any], names: Mapping[str, Sequence[str]]) -> None:
        self.names = names
        """What each seat is called, by language."""
        self._telling = telling_of(game)

    def sentence(self, told: Mapping[str, Any]) -> Text:
        """The log's sentence for an event as somebody is told it; empty where there is nothing to say."""
        return {language: self._telling.event_text(told, self.names[language], language) for language in LANGUAGES}

    def question(self, game: Game[Any], view: Mapping[str, Any], menu: Sequence[Mapping[str, Any]]) -> Text:
        """What a seat is asked, or who is; empty when the match is over. No question needs what is foreseen."""
        return {
            language: self._telling.question(Shown(game, view, menu, {}, self.names[language], language))
            for language in LANGUAGES
        }


class Update:
    """A version of a match, and what happened since the version before.

    ``match`` is never changed any more: what is played next is played on a copy. Whatever everybody may see is built
    once; a seat is shown that and its own part.
    """

    def __init__(
        self,
        version: int,
        match: Match,
        events: Sequence[Event],
        voice: Voice,
        since: int = 0,
        numbers: Sequence[int] = (),
        notes: Sequence[Text] = (),
        late: int | None = None,
        odds: bool = True,
        asked_again: Collection[int] = (),
    ) -> None:
        self.version = version
        """The number of the last line of the record: it only ever grows."""
        self.since = since
        """The version before, so that whoever has missed one knows."""
        self.match = match
        """The match after that line."""
        self.events = events
        """What happened since the version before."""
        self.voice = voice
        """Says what happened."""
        self.numbers = numbers
        """Which question it is that is put to each seat."""
        self.notes = notes
        """What the table has to say beside the game; the same for everybody."""
        self.late = late
        """The seat whose time is up, while its opponent decides what follows: nobody has anything to say then."""
        self.odds = odds
        """Whether anybody is told how likely luck makes something."""
        self.asked_again = asked_again
        """The seats whose question was come back to by taking back: they answer it themselves, whatever it is."""
        self.made_of_it: Any = None
        """What whoever tells it has made of it, for all whom it is told."""
        self.foreseen_made: dict[int, bytes] = {}
        """The same of what would follow the moves of a seat, which is told later."""
        self._public: dict[str, object] | None = None
        self._told_to_all: list[dict[str, object]] | None = None
        self._private: dict[int, dict[str, object]] = {}
        self._views: dict[int | None, dict[str, object]] = {}
        self._menus: dict[int, list[Any]] = {}
        self._alone: dict[int, tuple[int, ...] | None] = {}

    def let_go(self) -> None:
        """Everybody has been told: what has happened and how it was drawn is given back while it is at hand.

        Whoever comes now is shown the match as it stands, which is drawn anew.
        """
        self.events = ()
        self._public = self._told_to_all = self.made_of_it = None
        self._private, self._views, self._menus = {}, {}, {}

    @property
    def public(self) -> dict[str, object]:
        """The part of the view that everybody sees."""
        if self._public is None:
            view = self.match.public_view()
            self._public = view if self.odds else view_without_odds(self.match, view)
        return self._public

    def private(self, seat: int | None) -> dict[str, object]:
        """The part of a seat's view that is its own; nothing for a spectator."""
        if seat is None:
            return {}
        if seat not in self._private:
            own = self.match.private_view(seat, self.public)
            hidden = () if self.odds else self.match.likely
            self._private[seat] = {name: part for name, part in own.items() if name not in hidden} if hidden else own
        return self._private[seat]

    def number(self, seat: int | None) -> int | None:
        """The number of the question that is put to a seat, if one is."""
        return None if seat is None or seat not in self.match.asked else self.numbers[seat]

    def view(self, seat: int | None) -> dict[str, object]:
        """Everything that a seat (``None``: a spectator) sees."""
        if seat not in self._views:
            self._views[seat] = {**self.public, **self.private(seat)}
        return self._views[seat]

    @property
    def told_to_all(self) -> list[dict[str, object]]:
        """The events as everybody is told them, each with its sentence."""
        if self._told_to_all is None:
            self._told_to_all = [self._told(event, None) for event in self.events]
        return self._told_to_all

    def told(self, seat: int | None) -> list[dict[str, object]]:
        """The events as a seat (``None``: a spectator) is told them."""
        if seat is None or not [event for event in self.events if seat in event.private]:
            return self.told_to_all
        return [
            self._told(event, seat) if seat in event.private else public
            for event, public in zip(self.events, self.told_to_all, strict=True)
        ]

    def _told(self, event: Event, seat: int | None) -> dict[str, object]:
        told = event.seen_by(seat)
        text = self.voice.sentence(told)
        told["after"] = event.after if self.odds else view_without_odds(self.match, event.after)
        told["text"] = text
        return told

    def question(self, seat: int | None) -> Text:
        """What a seat is asked, or who is, in both languages; empty when the match is over."""
        menu = [] if seat is None else self._listed(seat)
        return self.voice.question(self.match.game, self.view(seat), menu)

    def menu(self, seat: int) -> list[Any]:
        """What a seat may say; nothing where it is not asked, or has nothing to choose: the table answers for it then.
        Nothing either while somebody's time is up.

        A gesture is the person's own, though there is nothing to choose, and so is what was come back to.
        """
        return self._listed(seat) if self.leaves_to(seat) else []

    def leaves_to(self, seat: int) -> bool:
        """Whether it is left to a seat what it says: whether its menu has anything in it."""
        if seat not in self.match.asked or self.late is not None:
            return False
        return self.is_gesture or seat in self.asked_again or self.lone_phrase(seat) is None

    def _listed(self, seat: int) -> list[Any]:
        if seat not in self._menus:
            asked = seat in self.match.asked
            menu = self.match.menu(seat, self.view(seat)) if asked else []
            self._menus[seat] = menu if self.odds else menu_without_odds(menu)
        return self._menus[seat]

    def lone_phrase(self, seat: int) -> tuple[int, ...] | None:
        """The only phrase that a seat can say, which is never a question; nothing where it has a choice."""
        if seat not in self._alone:
            self._alone[seat] = lone_phrase(self.match, seat)
        return self._alone[seat]

    @property
    def is_gesture(self) -> bool:
        """Whether a person's own hand does what is asked: a cut, a roll, a kick."""
        decision = self.match.decision
        return decision is not None and decision.gesture
