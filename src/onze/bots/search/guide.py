"""The coach as a search uses it: which phrases are worth a try, how play goes on, what a world is worth."""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Any

from onze.doors import Coach
from onze.kernel.cards.reading import Reading
from onze.kernel.chance import Chance, NoChance
from onze.kernel.game import Game
from onze.kernel.match import Match

__all__ = ["Guide", "Settings"]


class Settings:
    """How a game is searched: ``[search]`` in the ``bots.toml`` of its data; what it leaves out is as here."""

    def __init__(self, written: Mapping[str, Any] | None = None) -> None:
        given: Mapping[str, Any] = {} if written is None else written
        self.phrases: int = given.get("phrases", 4)
        """Worlds are played on for so many phrases of the coaches before they are valued."""
        self.spells: int = given.get("spells", 0)
        """Or until the coach's ``spell`` has changed so often; 0 where only phrases count."""
        self.averaged: float = given.get("averaged", 0.0)
        """Luck is averaged instead of thrown until less than this share of a world is left; 0 where it is thrown."""
        self.candidates: int = given.get("candidates", 16)
        """So many phrases race at most: those that the coach ranks highest."""
        self.worlds: int = given.get("worlds", 0)
        """After so many worlds the race is over, however much time is left: what phrases that are so close still differ
        by says more of the value than of them; 0 for no such end."""
        self.follow: int = given.get("follow", 0)
        """In the further questions of a phrase only so many of the coach's best answers are tried; 0 for all."""
        self.doubt: float = given.get("doubt", 1.0)
        """By so many standard errors a phrase must be better than the coach's to be played instead."""
        self.drop: float = given.get("drop", 1.5)
        """By so many standard errors a phrase is worse than the leader when it leaves the race."""
        self.to_the_coach: tuple[str, ...] = tuple(given.get("to_the_coach", ()))
        """Decisions, by name, in which the coach's own answer is as good as any."""


def is_over(match: Match) -> bool:
    """Whether a match is over: asked of a function where a type checker, and so compiled code, would know better."""
    return match.outcome is not None


class Guide:
    """A game's coach with its settings; without a coach, play goes on at random and to the end."""

    def __init__(self, game: Game[Any], coach: Coach[Any] | None) -> None:
        self.game = game
        """The game that is searched."""
        self.coach = coach
        """Its own bot, if it has one."""
        advice: Mapping[str, Any] = {} if coach is None else coach.advice
        self.settings = Settings(advice.get("search"))
        """How it is searched."""
        kept: Mapping[str, float] = advice.get("kept", {})
        self.kept: list[float] = [float(kept.get(card, 1.0)) for card in game.cards]
        """For each card how much rather than others people keep it in hand."""

    def leaves_it(self, match: Match, seat: int) -> bool:
        """Whether the coach's own answer is taken unsearched: it is among its decisions, or all moves are alike to it.

        Moves that nobody must be able to foresee are worth the same to a coach, and a search adds nothing to luck.
        """
        coach, decision = self.coach, match.decision
        if coach is None or decision is None:
            return False
        if type(decision).__name__ in self.settings.to_the_coach:
            return True
        worths = [ranked.worth for ranked in coach.rank(match, seat)]
        return worths[0] == worths[-1]

    def phrase(self, match: Match, seat: int, chance: Chance) -> tuple[int, ...]:
        """What the coach itself says, up to the move that commits."""
        said: list[int] = []
        going_on = match
        while True:
            decision = going_on.decision
            assert decision is not None
            move = self.choose(going_on, seat, chance)
            said.append(move)
            if decision.commits(going_on, move, seat):
                return tuple(said)
            going_on = going_on.clone()
            going_on.play_listed(move, NoChance(), None, seat)

    def choose(self, match: Match, seat: int, chance: Chance) -> int:
        """The coach's move; any, where there is no coach."""
        if self.coach is not None:
            return self.coach.choose(match, seat, chance)
        moves = match.moves(seat)
        return moves[chance.below(len(moves))]

    def phrases(self, match: Match, seat: int, most: int) -> list[tuple[int, ...]]:
        """The phrases that are worth a try, the coach's own first.

        They come in the order of the sum of their moves' ranks; moves that are worth the same rank the same.
        """
        found: list[tuple[int, ...]] = []
        waiting: list[tuple[int, int, tuple[int, ...], Match | None]] = [(0, 0, (), match)]
        order = 0
        while waiting and len(found) < most:
            cost, _, said, here = heappop(waiting)
            if here is None:
                found.append(said)
                continue
            decision = here.decision
            assert decision is not None
            ranked = self.ranked(here, seat)
            if said and self.settings.follow:
                ranked = ranked[: self.settings.follow]
            for rank, move in ranked:
                order += 1
                following: Match | None = None
                if not decision.commits(here, move, seat):
                    following = here.clone()
                    following.play_listed(move, NoChance(), None, seat)
                heappush(waiting, (cost + rank, order, (*said, move), following))
        return found

    def ranked(self, match: Match, seat: int) -> list[tuple[int, int]]:
        """The listed moves with their places in the coach's ranking, 0 for the best."""
        if self.coach is None:
            return [(0, move) for move in match.moves(seat)]
        found: list[tuple[int, int]] = []
        place, before = 0, 0.0
        for number, ranked in enumerate(self.coach.rank(match, seat)):
            if number and ranked.worth != before:
                place += 1
            before = ranked.worth
            found.append((place, ranked.move))
        return found

    def reading(self, match: Match, seat: int) -> Reading | None:
        """What the play of others says of their cards, where the game's coach can read it."""
        return None if self.coach is None else self.coach.reading(match, seat)

    def play_on(self, match: Match, chance: Chance) -> None:
        """Coaches play for all seats, as far as the settings say; lone moves at the end are played too."""
        coach = self.coach
        if coach is None:
            self._play_out(match, chance)
            return
        phrases, spells = self.settings.phrases, self.settings.spells
        spell = coach.spell(match) if spells else 0
        while match.outcome is None:
            moves = match.moves()
            if len(moves) == 1:
                match.play_listed(moves[0], chance)
                continue
            if phrases <= 0 and match.decision is match.opened:
                break
            seat = match.asked[0]
            decision = match.decision
            assert decision is not None
            move = coach.choose(match, seat, chance)
            if decision.commits(match, move, seat):
                phrases -= 1
            match.play_listed(move, chance)
            if spells and not is_over(match):
                now = coach.spell(match)
                if now != spell:
                    spell = now
                    spells -= 1
                    if spells == 0:
                        phrases = 0

    def _play_out(self, match: Match, chance: Chance) -> None:
        while match.outcome is None:
            moves = match.moves()
            match.play_listed(moves[0] if len(moves) == 1 else moves[chance.below(len(moves))], chance)

    def value(self, match: Match, seat: int) -> float:
        """What a world is worth to a seat, all cards as they lie in it."""
        if match.outcome is not None:
            return match.outcome.values[seat]
        assert self.coach is not None
        return self.coach.value_of_world(match, seat)
