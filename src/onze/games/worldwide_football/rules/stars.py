"""Paragraphs 10 and 18: abilities that the side with the ball uses while it builds its attack."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.abilities import ABILITIES, ATTACKING_PLAY, CREATIVITY, STAMINA, TACTICAL_PLAN
from onze.games.worldwide_football.box.card_texts import ability_effect, ability_name
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import WorldwideMatch
from onze.games.worldwide_football.rules.effects import recover
from onze.games.worldwide_football.rules.foreseen import TakenForeseen
from onze.games.worldwide_football.rules.hands import trim
from onze.games.worldwide_football.rules.menu import note_of, place_of
from onze.games.worldwide_football.rules.possession import go_on
from onze.games.worldwide_football.rules.refusals import not_now, why_not_recovered
from onze.kernel.steps import Decision
from onze.kernel.words import Reason, Text

__all__ = [
    "Creativity",
    "Stamina",
    "TacticalPlan",
    "can_be_creative",
    "can_plan",
    "can_recover_with_stamina",
    "use_in_attack",
]


def use_in_attack(match: WorldwideMatch, ability: int) -> None:
    """Attacking play gives 1 PA at once; the others ask which card is taken (WF-10.8, WF-10.10)."""
    if ability == ATTACKING_PLAY:
        match.pay_star(match.ball)
        match.pa += 1
        match.say_ability(match.ball, ATTACKING_PLAY, match.pa - 1)
        go_on(match)
    else:
        match.then(TAKE_A_CARD[ability])


def can_plan(match: WorldwideMatch, side: int) -> bool:
    """Tactical plan needs a card to draw or a Shot to recover (WF-C-17)."""
    return len(match.draws[side].cards) > 0 or _can_recover(match, side, match.rules.shots)


def can_be_creative(match: WorldwideMatch, side: int) -> bool:
    """Creativity needs a Cross or a Through ball in the pile or the discard (WF-C-74)."""
    wanted = match.rules.creative
    return any(wanted[card] for card in match.draws[side].cards) or _can_recover(match, side, wanted)


def can_recover_with_stamina(match: WorldwideMatch, side: int) -> bool:
    """Stamina needs an empty pile and a card in the discard (WF-C-76)."""
    return not match.draws[side].cards and match.has_recoverable(side)


def _can_recover(match: WorldwideMatch, side: int, wanted: list[bool]) -> bool:
    return any(wanted[card] for card in match.below_laid(side))


def _moves_with(cards: list[int], base: int, wanted: list[bool]) -> list[int]:
    """A move for each wanted kind among cards in any order; ``base`` is that of the move's verb."""
    there = [False] * len(wanted)
    for card in cards:
        there[card] = wanted[card]
    return [base + card for card in range(len(there)) if there[card]]


class TakeACard(Decision[WorldwideMatch]):
    """The attacker says which card an ability brings him."""

    ability: ClassVar[int] = TACTICAL_PLAN
    recovers_by: ClassVar[str] = ""
    """The rule by which a card comes back from the discard."""

    def asked(self, match: WorldwideMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.ball]

    def in_pile(self, match: WorldwideMatch) -> list[bool]:
        """The kinds that may be searched for in the draw pile."""
        return match.rules.no_cards

    def in_discard(self, match: WorldwideMatch) -> list[bool]:
        """The kinds that may be recovered."""
        return match.rules.all_cards

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        side = match.ball
        found = _moves_with(match.draws[side].cards, rules.search.base, self.in_pile(match))
        found += _moves_with(match.below_laid(side), rules.recover.base, self.in_discard(match))
        return tuple(found)

    def note(self, match: WorldwideMatch, move: int, seat: int) -> Text | None:
        return note_of(match, move, match.ball)

    def place(self, match: WorldwideMatch, move: int, seat: int) -> str:
        return place_of(match, move, match.ball)

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> TakenForeseen:
        side = match.ball
        return {"stars": match.stars[side] - 1, "hand": len(match.hands[side].cards) + 1}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {"side": match.ball, "ability": f"ability:{ABILITIES[self.ability]}"}

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        searches = move in rules.search
        if not searches and move not in rules.recover:
            return not_now(match, self)
        card = rules.search.thing(move) if searches else rules.recover.thing(move)
        if (self.in_pile(match) if searches else self.in_discard(match))[card]:
            missing = WORDS.reason("not_in_pile", self.rule, {"card": rules.actions[card].text})
            return why_not_recovered(match, move, self.recovers_by) or missing
        name = ABILITIES[self.ability]
        values = {"card": rules.actions[card].text, "ability": ability_name(name), "effect": ability_effect(name)}
        return WORDS.reason("not_brought", self.rule, values)

    def take(self, match: WorldwideMatch, move: int) -> None:
        rules = match.rules
        side = match.ball
        match.spend_star(side, self.ability)
        if move in rules.recover:
            recover(match, side, rules.recover.thing(move), self.recovers_by)
        else:
            openly = self.ability == TACTICAL_PLAN and rules.switches.tactical_plan_reveal
            search(match, side, rules.search.thing(move), openly, self.rule)
        go_on(match)


def search(match: WorldwideMatch, side: int, card: int, openly: bool, rule: str) -> None:
    """Takes a card out of one's draw pile, which is shuffled again; it is shown only where that is agreed (WF-C-17)."""
    match.give(card, match.draws[side], match.hands[side])
    match.shuffle(match.draws[side])
    if openly:
        match.show_card(card, match.hands[side])
    if match.heard:
        what: dict[str, object] = {"card": match.game.card_id(card)}
        moving = match.moving(side, "draw_pile", "hand")
        if openly:
            match.tell("search", {**moving, **what}, rule)
        else:
            match.tell("search", moving, rule, {side: what})
    trim(match, side)


class TacticalPlan(TakeACard):
    """Any Action card of one's draw pile, or a Shot of one's discard (WF-10.9 to WF-10.11, WF-C-17)."""

    rule: ClassVar[str] = "WF-10.10"
    recovers_by: ClassVar[str] = "WF-10.11"

    def in_pile(self, match: WorldwideMatch) -> list[bool]:
        return match.rules.all_cards

    def in_discard(self, match: WorldwideMatch) -> list[bool]:
        return match.rules.shots


class Creativity(TakeACard):
    """A Cross or a Through ball of one's draw pile or discard (WF-C-74)."""

    rule: ClassVar[str] = "WF-C-74"
    recovers_by: ClassVar[str] = "WF-C-74"
    ability: ClassVar[int] = CREATIVITY

    def in_pile(self, match: WorldwideMatch) -> list[bool]:
        return match.rules.creative

    def in_discard(self, match: WorldwideMatch) -> list[bool]:
        return match.rules.creative


class Stamina(TakeACard):
    """With an empty draw pile, any Action card of one's discard (WF-C-76)."""

    rule: ClassVar[str] = "WF-C-76"
    recovers_by: ClassVar[str] = "WF-C-76"
    ability: ClassVar[int] = STAMINA


TAKE_A_CARD: Final = {TACTICAL_PLAN: TacticalPlan(), CREATIVITY: Creativity(), STAMINA: Stamina()}
