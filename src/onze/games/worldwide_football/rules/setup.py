"""Paragraphs 4 and 14: teams, ability cards, Stars and the coin toss."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.abilities import ABILITIES, AMATEUR_ABILITIES
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import Team
from onze.games.worldwide_football.box.things import ability_ids
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import NO_SIDE, WorldwideMatch, changed
from onze.games.worldwide_football.rules.decks import BuildDecks
from onze.games.worldwide_football.rules.foreseen import AbilitiesForeseen, TeamForeseen
from onze.games.worldwide_football.rules.halves import FullTime, Half, HalfTime
from onze.games.worldwide_football.rules.refusals import not_now
from onze.games.worldwide_football.rules.substitutions import TOKENS
from onze.kernel.menus import BUTTON
from onze.kernel.steps import Decision, Step, Together
from onze.kernel.words import Reason

__all__ = ["AMATEUR_STARS", "ChooseTeam", "ExtraAbilities", "Setup", "Toss"]

AMATEUR_STARS: Final = 4
"""Stars of each side without Team cards (WF-4.10, WF-10.1, WFS-A2.8, WFS-A2.14)."""
EXTRA_ABILITIES: Final = 2
"""Ability cards of one's own choice (WF-14.8)."""


class Setup(Step[WorldwideMatch]):
    """The Action cards are split, the tokens handed out (WF-4.1 to WF-4.8, WF-14.2 to WF-14.5, WF-20.1, WF-22.4)."""

    def run(self, match: WorldwideMatch) -> None:
        rules = match.rules
        for side in BOTH_SIDES:
            rules.lay_out_cards(match, side)
            if rules.switches.substitutions:
                match.tokens = changed(match.tokens, side, TOKENS)
        if match.heard:
            match.tell("ready", {}, "WF-4.1")
        match.then(ChooseTeam(0), ChooseTeam(1))
        if rules.switches.stars_plus:
            match.then(ExtraAbilities())
        if rules.switches.deck_building:
            match.then(BuildDecks(False))
        match.then(Toss(), Half(1), HalfTime(), Half(2), FullTime())


class ChooseTeam(Decision[WorldwideMatch]):
    """A team for a side, another one than the other side's; its Team card brings Stars and abilities.

    (WF-4.6, WF-14.4, WF-14.6, WF-24.5, WF-24.7, WF-24.14, WF-24.19, WFS-A2.19, WFS-P10a.4, WFS-P10a.6, WFS-P10a.11,
    WFS-P10a.17, WF-C-05)
    """

    rule: ClassVar[str] = "WF-4.6"
    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def asked(self, match: WorldwideMatch) -> tuple[int, ...]:
        rules = match.rules
        return rules.seat_alone[0 if rules.is_virtual(self.side) else self.side]

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        return rules.choose_team.of_each([team for team in range(len(rules.teams)) if team not in match.teams])

    def brings(self, match: WorldwideMatch, team: Team) -> tuple[int, int]:
        """The Stars and the abilities that a team brings to this side (WF-4.9, WF-14.7, WF-14.9, WF-18.1)."""
        rules = match.rules
        plus = rules.switches.stars_plus
        abilities = team.abilities if plus else AMATEUR_ABILITIES
        if rules.is_virtual(self.side):
            abilities = rules.virtual_abilities(team)
        return team.stars if plus else AMATEUR_STARS, abilities

    def place(self, match: WorldwideMatch, move: int, seat: int) -> str:
        return BUTTON

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> TeamForeseen:
        stars, abilities = self.brings(match, match.rules.teams[match.rules.choose_team.thing(move)])
        return {"stars": stars, "abilities": ability_ids(abilities)}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {"side": self.side}

    def take(self, match: WorldwideMatch, move: int) -> None:
        rules = match.rules
        match.teams = changed(match.teams, self.side, rules.choose_team.thing(move))
        team = match.team(self.side)
        match.stars[self.side], match.abilities[self.side] = self.brings(match, team)
        if match.heard:
            match.tell("team", {"side": self.side, "team": f"team:{team.id}"}, "WF-4.6")

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move in rules.choose_team:
            return WORDS.reason("team_taken", "WF-C-05", {"team": rules.teams[rules.choose_team.thing(move)].name})
        return not_now(match, self)


class ExtraAbilities(Together[WorldwideMatch]):
    """Each player adds two ability cards to the three on his Team card, in secret.

    (WF-14.8, WF-24.6, WFS-P10a.5, WF-C-23)
    """

    rule: ClassVar[str] = "WF-14.8"

    def everyone(self, match: WorldwideMatch) -> tuple[int, ...]:
        return match.rules.every_seat

    def complete(self, match: WorldwideMatch, seat: int, said: tuple[int, ...]) -> bool:
        return len(said) == EXTRA_ABILITIES

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        said = self.said(match, seat)
        free = [number for number in range(len(ABILITIES)) if not match.abilities[seat] >> number & 1]
        moves = match.rules.take_ability.of_each(free)
        return tuple([move for move in moves if move > said[-1]]) if said else moves[:-1]

    def place(self, match: WorldwideMatch, move: int, seat: int) -> str:
        return BUTTON

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AbilitiesForeseen:
        take = match.rules.take_ability
        bits = match.abilities[seat]
        for said in (*self.said(match, seat), move):
            bits |= 1 << take.thing(said)
        return {"abilities": ability_ids(bits)}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {"count": EXTRA_ABILITIES}

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        take = match.rules.take_ability
        if move not in take:
            return not_now(match, self)
        if match.abilities[seat] >> take.thing(move) & 1 or move in self.said(match, seat):
            return WORDS.reason("ability_twice", "WF-C-23")
        return WORDS.reason("abilities_in_order", "WF-14.8")

    def reveal(self, match: WorldwideMatch, answers: dict[int, tuple[int, ...]]) -> None:
        for side, said in answers.items():
            for move in said:
                match.abilities[side] |= 1 << match.rules.take_ability.thing(move)
            tell_abilities(match, side, "WF-14.8")


def tell_abilities(match: WorldwideMatch, side: int, rule: str) -> None:
    """A side's ability cards lie face up."""
    if match.heard:
        match.tell("abilities", {"side": side, "abilities": ability_ids(match.abilities[side])}, rule)


class Toss(Step[WorldwideMatch]):
    """A coin toss decides who kicks off (WF-4.11, WF-14.10, WF-24.16, WFS-A2.16, WFS-P10a.14)."""

    def run(self, match: WorldwideMatch) -> None:
        match.kicker = 0 if match.coin() else 1
        match.gave_back = NO_SIDE
        if match.heard:
            match.tell("toss", {"side": match.kicker}, "WF-4.11")
