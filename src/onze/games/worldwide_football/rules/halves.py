"""Paragraph 12: the halves, half-time, and the result."""

from typing import ClassVar, Final

from onze.games.worldwide_football.box.abilities import ABILITIES
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.things import ability_ids
from onze.games.worldwide_football.box.words import WORDS
from onze.games.worldwide_football.match import NO_SIDE, WorldwideMatch
from onze.games.worldwide_football.rules.decks import BuildDecks, ChooseTen
from onze.games.worldwide_football.rules.foreseen import AbilitiesForeseen
from onze.games.worldwide_football.rules.hands import draw_actions, draw_players, trim
from onze.games.worldwide_football.rules.possession import NEXT_ACTION, EndAttack, Whistle, start_attack
from onze.games.worldwide_football.rules.refusals import not_now
from onze.games.worldwide_football.rules.shoot_out import ShootOut
from onze.games.worldwide_football.rules.stadium import extra_opening_cards, extra_stars
from onze.kernel.menus import BUTTON
from onze.kernel.outcome import by_score
from onze.kernel.steps import Step, Together
from onze.kernel.words import Reason

__all__ = ["ExtraTime", "ExtraTimeToss", "FullTime", "Half", "HalfTime", "HalfTimeAbilities"]

OPENING_HAND: Final[tuple[int, ...]] = (7, 8)
"""Action cards of the other side, and of the side that kicks off (WF-4.12, WF-4.13, WF-14.11, WF-14.12)."""
OPENING_PLAYERS: Final = 2
HALF_TIME_STARS: Final = 2
"""Stars regained at half-time (WF-10.3, WF-18.6)."""
FIVE_ABILITIES: Final = 5
LEAST_PRINTED: Final = 2
"""Abilities of the Team card that must remain (WF-18.9)."""


class Half(Step[WorldwideMatch]):
    """A half, or a period of extra time: piles, opening hands, kick-off (WF-12.1, WF-12.4, WF-12.5, WF-C-22)."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, match: WorldwideMatch) -> None:
        match.half = self.number
        match.gave_back = NO_SIDE
        match.stadium_used = False
        kicker = match.kicker if self.number % 2 == 1 else 1 - match.kicker
        start_attack(match, kicker)
        kept = self.number == 2 and match.rules.switches.keep_hands
        # A deck that was built anew lies whole in its pile; any other one has cards in hand or discarded.
        rebuilt = [len(match.draws[side].cards) == match.rules.deck_size() for side in BOTH_SIDES]
        for side in BOTH_SIDES:
            match.rules.set_up_half(match, side, self.number)
        if match.heard:
            match.tell("half", {"half": self.number, "side": kicker}, "WF-12.5")
        match.rules.turn_up_first(match, self.number)
        for side in (kicker, 1 - kicker):
            if not match.rules.is_virtual(side):
                deal(match, side, side == kicker, kept and not rebuilt[side], kept)
        match.then(NEXT_ACTION, EndAttack(), Whistle())


def deal(match: WorldwideMatch, side: int, kicks_off: bool, hand_kept: bool, players_kept: bool) -> None:
    """Opening hands: 8 Action cards or 7, and 2 Player cards; red cards trim them.

    (WF-4.12, WF-4.13, WF-14.11, WF-14.12, WF-24.17, WF-24.18, WFS-A2.17, WFS-A2.18, WFS-P10a.15, WFS-P10a.16, WF-C-22)
    """
    rule = "WF-4.12" if kicks_off else "WF-4.13"
    if not hand_kept:  # WF-C-80
        draw_actions(match, side, OPENING_HAND[kicks_off] + extra_opening_cards(match, side), rule)
    if not players_kept:
        draw_players(match, side, OPENING_PLAYERS, rule)
    trim(match, side)


def set_up_piles(match: WorldwideMatch, side: int, number: int) -> None:
    """A side's Action and Player cards are shuffled into its piles again (WF-12.4, WF-C-06, WF-C-22)."""
    draw, pile = match.draws[side], match.piles[side]
    if number == 1:
        match.shuffle(draw)
        match.shuffle(pile)
    elif number == 2 and match.rules.switches.keep_hands:
        match.sweep_and_shuffle((draw, match.discards[side]), draw)
        match.sweep_and_shuffle((pile, match.used[side]), pile)
    else:
        match.sweep_and_shuffle((draw, match.hands[side], match.discards[side]), draw)
        match.sweep_and_shuffle((pile, match.squads[side], match.used[side]), pile)
    renew_players(match, side)


def renew_players(match: WorldwideMatch, side: int) -> None:
    """A side may hold any Player card again, except those that were substituted (WF-20.6, WF-C-59)."""
    match.fresh[side] = match.rules.all_slots
    if match.gone:
        for card in match.gone[side].cards:
            match.fresh[side] &= ~(1 << (card - match.rules.first_player))


class HalfTime(Step[WorldwideMatch]):
    """T12: Stars come back, abilities and decks may be changed (WF-10.3, WF-10.4, WF-18.6 to WF-18.9, WF-22.5)."""

    def run(self, match: WorldwideMatch) -> None:
        rules = match.rules
        for side in BOTH_SIDES:
            regain_stars(match, side, HALF_TIME_STARS + extra_stars(match, side))
        if rules.switches.stars_plus:
            match.then(HalfTimeAbilities())
        if rules.switches.deck_building:
            match.then(BuildDecks(True))


def regain_stars(match: WorldwideMatch, side: int, count: int) -> None:
    """Stars come back, never more than a side began with (WF-10.4, WF-18.7)."""
    most = match.rules.most_stars(match, side)
    match.stars[side] = max(match.stars[side], min(match.stars[side] + count, most))
    if match.heard:
        match.tell("stars", {"side": side, "stars": match.stars[side]}, "WF-10.3")


class HalfTimeAbilities(Together[WorldwideMatch]):
    """Each player keeps his five abilities or names five, two of his Team card's among them (WF-18.8, WF-18.9)."""

    rule: ClassVar[str] = "WF-18.8"

    def everyone(self, match: WorldwideMatch) -> tuple[int, ...]:
        return match.rules.every_seat

    def complete(self, match: WorldwideMatch, seat: int, said: tuple[int, ...]) -> bool:
        return len(said) == FIVE_ABILITIES or said == (match.rules.keep,)

    def moves(self, match: WorldwideMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        printed = match.team(seat).abilities
        said = [rules.take_ability.thing(move) for move in self.said(match, seat)]
        rest = FIVE_ABILITIES - len(said) - 1
        found = []
        for number in range(said[-1] + 1 if said else 0, len(ABILITIES) - rest):
            if most_printed(printed, said, number) >= LEAST_PRINTED:
                found.append(rules.take_ability.of(number))
        return tuple(found) if said else (*found, rules.keep)

    def place(self, match: WorldwideMatch, move: int, seat: int) -> str:
        """Those that lie face up lie where they are; the others come out of the box."""
        rules = match.rules
        face_up = move in rules.take_ability and match.abilities[seat] >> rules.take_ability.thing(move) & 1
        return match.place(seat, "abilities") if face_up else BUTTON

    def foresee(self, match: WorldwideMatch, move: int, seat: int) -> AbilitiesForeseen:
        rules = match.rules
        if move == rules.keep:
            return {"abilities": ability_ids(match.abilities[seat])}
        bits = 0
        for said in (*self.said(match, seat), move):
            bits |= 1 << rules.take_ability.thing(said)
        return {"abilities": ability_ids(bits)}

    def shown(self, match: WorldwideMatch) -> dict[str, object]:
        return {"count": FIVE_ABILITIES, "printed": LEAST_PRINTED}

    def why_not(self, match: WorldwideMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        if move not in rules.take_ability:
            return not_now(match, self)
        number = rules.take_ability.thing(move)
        said = [rules.take_ability.thing(move) for move in self.said(match, seat)]
        if number in said:
            return WORDS.reason("ability_twice", "WF-C-23")
        if most_printed(match.team(seat).abilities, said, number) >= LEAST_PRINTED:
            return WORDS.reason("abilities_in_order", "WF-18.8")
        return WORDS.reason("printed_abilities", "WF-18.9", {"count": LEAST_PRINTED})

    def reveal(self, match: WorldwideMatch, answers: dict[int, tuple[int, ...]]) -> None:
        for side, said in answers.items():
            if said != (match.rules.keep,):
                match.abilities[side] = 0
                for move in said:
                    match.abilities[side] |= 1 << match.rules.take_ability.thing(move)
            if match.heard:
                match.tell("abilities", {"side": side, "abilities": ability_ids(match.abilities[side])}, "WF-18.8")


def most_printed(printed: int, said: list[int], number: int) -> int:
    """How many printed abilities a choice of five can hold at most, once this ability follows those said."""
    rest = FIVE_ABILITIES - len(said) - 1
    most = (printed >> number & 1) + min(rest, (printed >> (number + 1)).bit_count())
    for ability in said:
        most += printed >> ability & 1
    return most


class FullTime(Step[WorldwideMatch]):
    """More goals win; a level score stands, or is played off (WF-1.1, WF-12.6, WF-FAQ.20 to WF-FAQ.24)."""

    def run(self, match: WorldwideMatch) -> None:
        switches = match.rules.switches
        level = match.goals[0] == match.goals[1]
        if level and switches.extra_time and match.half == 2:
            match.then(ExtraTime())
        elif level and switches.shootout:
            match.then(ShootOut())
        else:
            match.finish(by_score(match.rules.sides, match.goals, "full time", "WF-FAQ.20" if level else "WF-1.1"))
            if match.heard:
                match.tell("full time", {"goals": list(match.goals), "score": list(match.goals)}, "WF-12.6")


class ExtraTime(Step[WorldwideMatch]):
    """Two periods with ten cards each, chosen before the rest of the set-up (WF-FAQ.21 to WF-FAQ.23, WF-C-38)."""

    def run(self, match: WorldwideMatch) -> None:
        for side in BOTH_SIDES:
            if match.rules.switches.extra_time_stars:
                regain_stars(match, side, match.rules.switches.extra_time_stars)
        match.then(ChooseTen(), ExtraTimeToss(), Half(3), ChooseTen(), Half(4), FullTime())


class ExtraTimeToss(Step[WorldwideMatch]):
    """A coin toss for the first kick-off of extra time, when both have chosen their ten cards (WF-FAQ.22, WF-C-38)."""

    def run(self, match: WorldwideMatch) -> None:
        match.kicker = 0 if match.coin() else 1
        if match.heard:
            match.tell("extra time", {"side": match.kicker}, "WF-FAQ.21")
