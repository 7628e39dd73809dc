"""A move of several parts, as a person says it: in the order of the rules, or in any order where that is allowed."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from onze.cli.answers import numbered
from onze.kernel.match import Match
from onze.kernel.phrases import phrases, preview

__all__ = ["FreePhrase", "Part", "Phrase"]


class Part(NamedTuple):
    """One move of a phrase, also in words, the rule behind its question, and whether it was chosen or the only one."""

    move: int
    text: str
    rule: str
    chosen: bool


class Phrase:
    """What a person has said of a move so far; the match is not changed."""

    def __init__(self, match: Match, seat: int, language: str) -> None:
        self.match = match
        self.seat = seat
        self.language = language
        self.parts: tuple[Part, ...] = ()

    @property
    def begun(self) -> bool:
        """Whether anything was chosen yet."""
        return any(part.chosen for part in self.parts)

    def shown(self) -> Match:
        """The match as its player sees it now; once the move is whole, as it was before the last part."""
        said = [part.move for part in self.parts]
        return preview(self.match, said[:-1] if self.whole() else said, self.seat)

    def moves(self) -> Sequence[int]:
        """What may be said next."""
        return self.shown().moves(self.seat)

    def menu(self) -> dict[int, int]:
        """What may be said next, by number."""
        return numbered(self.match.game, self.moves())

    def next_menu(self, menu: Mapping[int, int]) -> Mapping[int, int]:
        """What may be said behind a comma, by number; what may be said in any order keeps the numbers that it had."""
        return self.menu()

    def whole(self) -> bool:
        """Whether the move is complete."""
        if not self.parts:
            return False
        before = preview(self.match, [part.move for part in self.parts[:-1]], self.seat)
        assert before.decision is not None
        return before.decision.commits(before, self.parts[-1].move, self.seat)

    def answer(self) -> tuple[Part, ...]:
        """The parts in the order in which they are played."""
        return self.parts

    def say(self, move: int) -> None:
        """Adds a part that may be said next."""
        shown = self.shown()
        assert shown.decision is not None
        text = shown.move_text(move, self.seat)[self.language]
        self.parts = (*self.parts, Part(move, text, shown.decision.behind(shown), len(self.moves()) > 1))

    def drop_last_choice(self) -> None:
        """Takes back the last choice, and what followed from it by itself."""
        last = max(place for place, part in enumerate(self.parts) if part.chosen)
        self.parts = self.parts[:last]


class FreePhrase(Phrase):
    """A move whose parts may be said in any order, though the rules know one order only."""

    def __init__(self, match: Match, seat: int, language: str) -> None:
        super().__init__(match, seat, language)
        self.phrases = list(phrases(match, seat))

    def shown(self) -> Match:
        return self.match

    def moves(self) -> Sequence[int]:
        said = {part.move for part in self.parts}
        return sorted({move for phrase in self.phrases if said <= set(phrase) for move in phrase} - said)

    def next_menu(self, menu: Mapping[int, int]) -> Mapping[int, int]:
        open_now = self.moves()
        return {number: move for number, move in menu.items() if move in open_now}

    def whole(self) -> bool:
        return sorted(part.move for part in self.parts) in [sorted(phrase) for phrase in self.phrases]

    def answer(self) -> tuple[Part, ...]:
        parts = {part.move: part for part in self.parts}
        (phrase,) = [phrase for phrase in self.phrases if set(phrase) == set(parts)]
        return tuple(parts[move] for move in phrase)
