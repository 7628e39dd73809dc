"""Injured and change: pawns that leave and come back (FT-CARD-INJURED, FT-CARD-CHANGE)."""

from typing import ClassVar

from onze.games.footime.box.pawns import EXPELLED, INJURED, NO_PAWN, TEAM
from onze.games.footime.box.pitch import NO_POINT, Points
from onze.games.footime.box.words import WORDS
from onze.games.footime.match import REPLAY, FootimeMatch
from onze.games.footime.rules.ball import nearest_free
from onze.games.footime.rules.cards.cautions import FORFEIT
from onze.games.footime.rules.cards.effects import Effect
from onze.games.footime.rules.contacts import note_contacts
from onze.games.footime.rules.decisions import TurnDecision
from onze.games.footime.rules.foreseen import RunForeseen
from onze.games.footime.rules.hands import lay
from onze.kernel.words import Reason

__all__ = ["Change", "Injure", "InjuredPawn", "ReplacePawn", "ReturnTo", "ThrowAway"]


class Injure(Effect):
    """Names an opposing pawn, but not the goalkeeper, as injured, and plays again (FT-CARD-INJURED.1 to .3)."""

    needs: ClassVar[str] = "needs_pawn_to_injure"
    rule: ClassVar[str] = "FT-CARD-INJURED.1"

    def suits(self, match: FootimeMatch, card: int) -> bool:
        return len(match.pawns(1 - match.side)) > 1

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        match.then(InjuredPawn(card))


class InjuredPawn(TurnDecision):
    """Which opposing pawn is injured (FT-CARD-INJURED.1)."""

    fields: ClassVar[tuple[str, ...]] = ("card",)
    rule: ClassVar[str] = "FT-CARD-INJURED.1"

    def __init__(self, card: int) -> None:
        self.card = card

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        side = 1 - match.side
        return match.rules.choose.of_each([pawn for pawn in match.pawns(side) if pawn != match.keepers[side]])

    def take(self, match: FootimeMatch, move: int) -> None:
        pawn = match.rules.choose.thing(move)
        lay(match, self.card)
        origin = match.place_id(pawn)
        match.put_pawn(pawn, INJURED)
        match.result = REPLAY
        if match.heard:
            details: dict[str, object] = {"seat": match.to_play, "pawn": match.rules.pawn_ids[pawn], "from": origin}
            match.tell("injured", {**details, "to": match.place_id(pawn)}, self.rule)
        if not match.rules.switches.injured_count:
            match.then(FORFEIT)

    def foresee(self, match: FootimeMatch, move: int, seat: int) -> RunForeseen:
        """Where the pawn would be then."""
        return {"from": match.place_id(match.rules.choose.thing(move)), "to": "place:injured"}

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        pawn = match.rules.choose.thing(move)
        if pawn == match.keepers[1 - match.side]:
            return WORDS.reason("keepers_are_safe", self.rule)
        return super().why_not(match, move, seat)


class Change(Effect):
    """Throws away unwanted cards, and may replace one pawn; plays again (FT-CARD-CHANGE.1, FT-CARD-CHANGE.2)."""

    def commits(self, match: FootimeMatch, card: int) -> bool:
        return False

    def play(self, match: FootimeMatch, card: int) -> None:
        match.then(ThrowAway(card, ()))


class ThrowAway(TurnDecision):
    """Which further cards a change throws away, in the order of their kinds (FT-CARD-CHANGE.1, FT-CARD-CHANGE.7)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "thrown")
    rule: ClassVar[str] = "FT-CARD-CHANGE.1"
    pass_says: ClassVar[str] = "move_no_more"

    def __init__(self, card: int, thrown: tuple[int, ...]) -> None:
        self.card = card
        self.thrown = thrown

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        hand = match.hands[seat].cards
        least = self.thrown[-1] if self.thrown else 0
        found: list[int] = []
        for card in match.kinds(seat):
            gone = self.thrown.count(card) + (1 if card == self.card else 0)
            if card >= least and hand.count(card) > gone:
                found.append(card)
        return (*rules.throw.of_each(found), rules.pass_on)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return move == match.rules.pass_on and not replaceable(match)

    def take(self, match: FootimeMatch, move: int) -> None:
        if move != match.rules.pass_on:
            match.then(ThrowAway(self.card, (*self.thrown, match.rules.throw.thing(move))))
        elif replaceable(match):
            match.then(ReplacePawn(self.card, self.thrown))
        else:
            finish_change(match, self.card, self.thrown, NO_PAWN, NO_POINT)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        card = rules.card_of(move)
        held = match.hands[seat].cards
        if move not in rules.throw or card not in held:
            return super().why_not(match, move, seat)
        if held.count(card) <= self.thrown.count(card) + (1 if card == self.card else 0):
            return WORDS.reason("none_left_to_throw", self.rule, {"card": rules.kinds[card].text})
        values: dict[str, object] = {"card": rules.kinds[card].text, "last": rules.kinds[self.thrown[-1]].text}
        return WORDS.reason("thrown_in_order", self.rule, values)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card), "thrown": match.card_ids(self.thrown)}


def replaceable(match: FootimeMatch) -> list[int]:
    """The pawns that a change can help: booked or injured ones, never expelled ones (FT-CARD-CHANGE.3 to .6)."""
    side = match.side
    team = range(side * TEAM, side * TEAM + TEAM)
    booked, at = match.booked, match.at
    return [pawn for pawn in team if at[pawn] == INJURED or (booked >> pawn & 1 and at[pawn] != EXPELLED)]


def way_back(match: FootimeMatch) -> Points:
    """The free points of the halfway line, or the nearest one to its middle (FT-CARD-CHANGE.4, FT-GAP.52)."""
    pitch = match.rules.pitch
    free = pitch.halfway & ~match.taken() & ~pitch.bit[match.ball]
    return free or pitch.bit[nearest_free(match, pitch.centre, pitch.whole & ~pitch.goals)]


class ReplacePawn(TurnDecision):
    """Which pawn is replaced, if any (FT-CARD-CHANGE.2)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "thrown")
    rule: ClassVar[str] = "FT-CARD-CHANGE.2"
    pass_says: ClassVar[str] = "move_no_replacement"

    def __init__(self, card: int, thrown: tuple[int, ...]) -> None:
        self.card = card
        self.thrown = thrown

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        return (*rules.choose.of_each(replaceable(match)), rules.pass_on)

    def commits(self, match: FootimeMatch, move: int, seat: int) -> bool:
        return move == match.rules.pass_on or match.at[match.rules.choose.thing(move)] != INJURED

    def take(self, match: FootimeMatch, move: int) -> None:
        if move == match.rules.pass_on:
            finish_change(match, self.card, self.thrown, NO_PAWN, NO_POINT)
            return
        pawn = match.rules.choose.thing(move)
        if match.at[pawn] == INJURED:
            match.then(ReturnTo(self.card, self.thrown, pawn))
        else:
            finish_change(match, self.card, self.thrown, pawn, NO_POINT)

    def why_not(self, match: FootimeMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        pawn = rules.choose.thing(move)
        if move in rules.choose and match.at[pawn] == EXPELLED:
            return WORDS.reason("expelled_for_good", "FT-CARD-CHANGE.6", {"pawn": rules.pawn_text(pawn)})
        return super().why_not(match, move, seat)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        return {"card": match.rules.card_id(self.card), "thrown": match.card_ids(self.thrown)}


class ReturnTo(TurnDecision):
    """On which free point of the halfway line an injured pawn comes back (FT-CARD-CHANGE.4, FT-CARD-INJURED.5)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "thrown", "pawn")
    rule: ClassVar[str] = "FT-CARD-CHANGE.4"
    point_says: ClassVar[str] = "move_pawn_to"
    points_are: ClassVar[str] = "on_the_halfway_line"

    def __init__(self, card: int, thrown: tuple[int, ...], pawn: int) -> None:
        self.card = card
        self.thrown = thrown
        self.pawn = pawn

    def moves(self, match: FootimeMatch, seat: int) -> tuple[int, ...]:
        return match.rules.pitch.points(way_back(match))

    def take(self, match: FootimeMatch, move: int) -> None:
        finish_change(match, self.card, self.thrown, self.pawn, move)

    def shown(self, match: FootimeMatch) -> dict[str, object]:
        pawn = match.rules.pawn_ids[self.pawn]
        return {"card": match.rules.card_id(self.card), "thrown": match.card_ids(self.thrown), "pawn": pawn}


def finish_change(match: FootimeMatch, card: int, thrown: tuple[int, ...], pawn: int, point: int) -> None:
    """Cards, or none, are thrown away; a pawn gets its base back where it stands, or returns: it recovers from both.

    (FT-CARD-CHANGE.7, FT-CARD-CHANGE.8, FT-GAP.26, FT-GAP.45)
    """
    lay(match, card)
    for unwanted in thrown:
        match.give(unwanted, match.hands[match.to_play], match.played)
    match.result = REPLAY
    if match.heard:
        cards: dict[str, object] = {"seat": match.to_play, "cards": match.card_ids(thrown)}
        match.tell("thrown away", {**cards, "from": f"hands.{match.to_play}", "to": "discard_pile"}, "FT-CARD-CHANGE.1")
    if pawn < 0:
        return
    match.booked &= ~(1 << pawn)
    origin = match.place_id(pawn)
    if point >= 0:
        match.put_pawn(pawn, point)
        note_contacts(match, pawn)
    if match.heard:
        there = match.place_id(pawn)
        details: dict[str, object] = {"seat": match.to_play, "pawn": match.rules.pawn_ids[pawn], "point": there}
        rule = "FT-CARD-CHANGE.4" if point >= 0 else "FT-CARD-CHANGE.3"
        match.tell("replaced", {**details, "from": origin, "to": there}, rule)
