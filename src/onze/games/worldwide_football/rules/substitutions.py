"""Paragraph 20: substitutions."""

from typing import ClassVar, Final

from onze.games.worldwide_football.match import WorldwideMatch, changed
from onze.games.worldwide_football.rules.foreseen import SubstituteForeseen
from onze.games.worldwide_football.rules.windows import SideWindow

__all__ = ["SUBSTITUTE", "TOKENS", "Substitute", "substitute"]

TOKENS: Final = 3
"""Substitution tokens of each side (WF-20.1)."""


class Substitute(SideWindow):
    """T11: a token and a Player card for a Star, when the ball changes sides or play stops (WF-20.2 to WF-20.5)."""

    rule: ClassVar[str] = "WF-20.2"

    def is_open(self, match: WorldwideMatch, side: int) -> bool:
        if not match.rules.switches.substitutions or match.tokens[side] == 0:
            return False
        return match.stars[side] < match.rules.most_stars(match, side) and len(match.squads[side].cards) > 0

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        return (*rules.substitute.of_each(match.held(self.of, rules.all_slots)), rules.pass_on)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> SubstituteForeseen:
        if move == match.rules.pass_on:
            return {}
        return {
            "stars": match.stars[self.of] + 1,
            "tokens": match.tokens[self.of] - 1,
            "players": len(match.squads[self.of].cards) - 1,
        }

    def take(self, match: WorldwideMatch, move: int) -> None:
        if move != match.rules.pass_on:
            substitute(match, self.of, match.rules.substitute.thing(move))
            match.then(self)


def substitute(match: WorldwideMatch, side: int, slot: int) -> None:
    """The Player card leaves the match for good, and the side has a Star more (WF-20.4 to WF-20.6, WF-C-33)."""
    match.give(match.rules.first_player + slot, match.squads[side], match.gone[side])
    match.fresh[side] &= ~(1 << slot)
    match.tokens = changed(match.tokens, side, match.tokens[side] - 1)
    match.stars[side] += 1
    if match.heard:
        moving = match.moving(side, "players", "substituted")
        details = {"player": match.player_id(slot), "stars": match.stars[side], "minute": match.minute()}
        match.tell("substitution", {**moving, **details}, "WF-20.4")


SUBSTITUTE: Final[tuple[SideWindow, ...]] = (Substitute(0), Substitute(1))
