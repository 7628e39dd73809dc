"""A match as a view shows it, by the numbers of pawns and points: for whoever draws it or asks about it."""

from collections.abc import Mapping, Sequence
from typing import Any

from onze.games.footime.box.pawns import NO_PAWN, TEAM
from onze.games.footime.game import Footime
from onze.games.footime.telling.signs import pawn_sign
from onze.kernel.words import Text
from onze.typography import WIDE

__all__ = ["Seen"]


class Seen:
    """What a view says of pawns, cards and the open question; nothing here knows more than the view."""

    def __init__(self, game: Footime, view: Mapping[str, Any], language: str) -> None:
        self.game = game
        self.view = view
        self.language = language
        self.seat: int | None = view["viewer"]
        self.question: Mapping[str, Any] = view["decision"] or {}
        """The open question as this seat sees it; empty when the match is over."""
        places: dict[str, str] = {}
        for team in view["teams"]:
            places |= team["pawns"]
        self.places = [places[pawn] for pawn in game.pawn_ids]
        """Where each pawn is, by its number."""

    @property
    def asked(self) -> bool:
        """Whether it is this seat that must answer now."""
        return self.seat in self.question.get("asked", ())

    def write(self, text: Text) -> str:
        """A text in the reader's language."""
        return text[self.language]

    # ---- things by their ids

    def pawn(self, id: str) -> int:
        """The number of a pawn."""
        return self.game.pawn_ids.index(id)

    def sign(self, pawn: str) -> str:
        """A pawn as it is written in a line."""
        return pawn_sign(self.pawn(pawn))

    def cards(self, cards: Sequence[str]) -> list[str]:
        """Cards by name, those of one kind together: move 3 ×2."""
        said = []
        for card, kind in enumerate(self.game.kinds):
            count = cards.count(self.game.card_id(card))
            if count:
                name = self.write(kind.text)
                said.append((f"{name} ×{count}" if count > 1 else name).replace(" ", WIDE))
        return said

    # ---- shirts that are placed one by one at a kick-off

    def placed(self) -> list[str]:
        """Where the shirts before this one were put; under seal it is what was said after ``by hand``."""
        if "placed" in self.question:
            placed: list[str] = self.question["placed"]
            return placed
        return [move.rpartition(" ")[2] for move in self.view.get("said", ())[1:]]

    def shirts(self) -> list[int]:
        """The pawns that the viewer's team places, in the order of their shirts (FT-KICKOFF.10)."""
        assert self.seat is not None
        side = self.seat & 1
        keeper = self.pawn(self.view["teams"][side]["keeper"])
        team = range(side * TEAM, side * TEAM + TEAM)
        return [pawn for pawn in team if pawn != keeper and self.places[pawn] != "place:expelled"]

    def next_shirt(self) -> int:
        """The pawn that a team is about to place under seal; -1 if it has not said that it does so one by one."""
        if not self.asked or not self.view.get("said"):
            return NO_PAWN
        return self.shirts()[len(self.placed())]
