"""Chapters V and VIII.b: a turn, drawing a card, and the last turns of a phase."""

from typing import ClassVar, Final

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.foreseen import CardForeseen, DiscardForeseen
from onze.games.world_cup.rules.laying_cards import lay
from onze.games.world_cup.rules.piles import tell_draw
from onze.games.world_cup.rules.placing_tokens import first_choice, place_with
from onze.games.world_cup.rules.targets import can_discard, can_place, can_turn, openness, rows_to_turn
from onze.kernel.steps import Decision, Step
from onze.kernel.words import Reason, Text

__all__ = ["EndTurn", "PlayCard", "begin_turns"]


class PlayCard(Decision[WorldCupMatch]):
    """Which card, and what for: to put tokens down, to turn one over, or nothing (WCG-5.b.1, WCG-5.b.2, WCG-6.h.1)."""

    rule: ClassVar[str] = "WCG-5.b.1"

    def asked(self, match: WorldCupMatch) -> tuple[int, ...]:
        return match.rules.seat_alone[match.playing[match.turn]]

    def moves(self, match: WorldCupMatch, seat: int) -> tuple[int, ...]:
        rules = match.rules
        held = 0
        for card in match.hands[seat].cards:
            held |= 1 << card
        place, flip, discard = uses(match, seat)
        return (
            rules.moves_with(0, held & place) + rules.moves_with(1, held & flip) + rules.moves_with(2, held & discard)
        )

    def commits(self, match: WorldCupMatch, move: int, seat: int) -> bool:
        # Of the moves that are listed here discards are the last: no question is asked more often.
        return move >= match.rules.discard.first

    def take(self, match: WorldCupMatch, move: int) -> None:
        rules = match.rules
        # Listed are, in this order, cards to put tokens down, to turn one over, and to discard.
        if move >= rules.discard.first:
            lay(match, move - rules.discard.base, "discard", "WCG-5.b.2")
        elif move >= rules.flip.first:
            match.then(rules.turn_steps[move - rules.flip.base])
        else:
            place_with(match, match.to_play, move - rules.place.base)

    def place(self, match: WorldCupMatch, move: int, seat: int) -> str | None:
        return f"hands.{seat}"

    def note(self, match: WorldCupMatch, move: int, seat: int) -> Text | None:
        """In how many rows a card can be used."""
        if move in match.rules.discard:
            return None
        return WORDS.text("note_rows", {"count": len(rows_open_to(match, move, seat))})

    def foresee(self, match: WorldCupMatch, move: int, seat: int) -> CardForeseen | DiscardForeseen:
        """The rows in which a card can be used; a discard ends the turn."""
        if move in match.rules.discard:
            return {"to": "discard_pile"}
        things = match.rules.edition.row_things
        return {"rows": [things[row] for row in rows_open_to(match, move, seat)]}

    def why_not(self, match: WorldCupMatch, move: int, seat: int) -> Reason:
        rules = match.rules
        used = [verb for verb in (rules.place, rules.flip, rules.discard) if move in verb]
        if not used:
            return WORDS.reason("card_first", self.rule, {"move": rules.move_text(self.moves(match, seat)[0])})
        card = used[0].thing(move)
        kind = rules.kinds[card]
        values = {"card": kind.text}
        if card not in match.hands[seat].cards:
            return WORDS.reason("no_such_card", "WCG-5.b.1", values)
        if move in rules.discard:
            return WORDS.reason("must_carry_out", "WCG-C-12", values)
        if move in rules.flip and not kind.flip:
            return WORDS.reason("turns_nothing", kind.place_rule, values)
        own_matches = rules.own_matches[match.phase]
        if move in rules.flip and own_matches and not rules.switches.turns_are_free:
            return WORDS.reason("nothing_to_turn_in_own_match", "WCG-C-57", values)
        if move in rules.flip:
            return WORDS.reason("nothing_to_turn", "WCG-7.0.3", values)
        if not kind.place:
            return WORDS.reason("places_nothing", "WCG-C-74", values)
        if own_matches:
            return WORDS.reason("nowhere_in_own_match", "WCG-C-57", values)
        return WORDS.reason("nowhere_to_place", "WCG-C-11" if len(kind.place) > 1 else "WCG-C-27", values)


def rows_open_to(match: WorldCupMatch, move: int, seat: int) -> list[int]:
    """The rows that can be chosen once a card is named for its first token, or to turn one over."""
    rules = match.rules
    if move in rules.flip:
        return rows_to_turn(match, seat, rules.flip.thing(move))
    asked = first_choice(match, seat, rules.place.thing(move))
    return [row for row in asked.moves(match, seat) if row in rules.choose_row]


def uses(match: WorldCupMatch, seat: int) -> list[int]:
    """The cards that a seat could put tokens down with, turn one over with, and discard, each as a set of bits.

    They follow from the openness of the board, unless tokens can run out: found once, then known.
    """
    rules = match.rules
    if rules.switches.printed_supply:
        return find_uses(match, seat)
    state = openness(match, seat)
    known = rules.uses.get(state)
    if known is None:
        known = rules.uses[state] = find_uses(match, seat)
    return known


def find_uses(match: WorldCupMatch, seat: int) -> list[int]:
    """As ``uses``, found anew."""
    place = flip = discard = 0
    for card in range(len(match.rules.kinds)):
        place |= can_place(match, seat, card) << card
        flip |= can_turn(match, seat, card) << card
        discard |= can_discard(match, seat, card) << card
    return [place, flip, discard]


class EndTurn(Step[WorldCupMatch]):
    """The player draws, and the next one plays, until the pile is used up (WCG-5.a.4 to WCG-5.a.6, WCG-9.g.2).

    In the last turns nobody draws, so that hands are smaller by one (WCG-8.b.4, WCG-C-06). Nothing follows the last
    turn but what already waits: the scoring.
    """

    def run(self, match: WorldCupMatch) -> None:
        if match.last_turns:
            match.last_turns -= 1
            if match.last_turns == 0:
                return
        else:
            draw_card(match)
            if not match.draw_pile.cards and phase_is_over(match):
                return
        match.turn = (match.turn + 1) % len(match.playing)
        match.then(PLAY_CARD, END_TURN)


def begin_turns(match: WorldCupMatch, playing: list[int]) -> None:
    """Turns begin; the first player to the left of the last drawer starts (WCG-5.a.1, WCG-9.d.1, WCG-C-44, WCG-C-55).

    So it is in every round: WCG-11.c.5, WCG-11.g.3, WCG-11.k.4, WCG-11.m.3, WCG-11.o.3.
    """
    match.playing = playing
    match.turn = next((place for place, seat in enumerate(playing) if seat > match.last_drawer), 0)
    match.then(PLAY_CARD, END_TURN)


def draw_card(match: WorldCupMatch) -> None:
    """The top card of the draw pile ends the turn (WCG-5.0.1)."""
    seat = match.playing[match.turn]
    card = match.draw(match.draw_pile, match.hands[seat])
    if match.heard:
        tell_draw(match, seat, [card], "draw_pile", "WCG-5.0.1")


def phase_is_over(match: WorldCupMatch) -> bool:
    """The pile is used up: another run, the last turns, or the end of the phase.

    In the groups: WCG-8.a.1 to WCG-8.a.3, WCG-8.b.1, WCG-8.b.2, WCG-C-03, WCG-C-33. In replays and rounds: WCG-9.e.1,
    WCG-11.c.6, WCG-11.h.1, WCG-11.k.5, WCG-11.m.4, WCG-11.o.4, WCG-C-55.
    """
    rules = match.rules
    groups = match.phase == GROUPS and not match.replaying
    if groups and match.run < rules.edition.passes:
        match.run += 1
        match.sweep_and_shuffle([match.discard_pile], match.draw_pile)
        if match.heard:
            count = len(match.draw_pile.cards)
            match.tell("reshuffle", {"run": match.run, "count": count, "cards": count}, "WCG-8.a.2")
        return False
    match.last_drawer = match.to_play
    if rules.many_players and (groups or (rules.switches.last_turns_always and not match.replaying)):
        match.last_turns = len(match.playing)
        if match.heard:
            match.tell("last turns", {"count": match.last_turns}, "WCG-8.b.2")
        return False
    return True


PLAY_CARD: Final = PlayCard()
END_TURN: Final = EndTurn()
