"""Whose turn it is in a scene, hands and piles."""

from typing import Final

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.box.edition_check import LEAST_TO_REPLAY
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Chance
from onze.kernel.scenes import PackLeft, Scene

__all__ = ["lay_cards", "set_turn"]

USUAL_PILE: Final = 10
"""How many cards the draw pile of a scene holds unless it says so."""
LARGEST_PILE: Final = 99


def set_turn(match: WorldCupMatch, scene: Scene, fixtures: list[int]) -> None:
    """Who takes part, whose turn it is, and how much of the phase is left."""
    rules = match.rules
    if match.replaying:
        match.playing = match.seats_of(fixtures)
    seat = scene.number("seat", match.playing[0], 0, rules.seats - 1)
    if seat not in match.playing:
        raise scene.wrong("seat", WORDS.text("wanted_player", {"seats": match.playing}), "WCG-11.0.1")
    match.turn = match.playing.index(seat)
    match.last_turns = scene.number("last_turns", 0, 0, len(match.playing))
    runs = max(1, rules.edition.passes)
    in_groups = match.phase == GROUPS and not match.replaying and not match.last_turns
    match.run = scene.number("run", runs, 1 if in_groups else runs, runs)
    if match.last_turns:
        _set_last_turns(match, scene)


def _set_last_turns(match: WorldCupMatch, scene: Scene) -> None:
    """Last turns are taken where the rules have them; whoever drew the last card takes the last (WCG-8.b.2)."""
    if not has_last_turns(match):
        raise scene.wrong("last_turns", WORDS.text("wanted_no_last_turns"), "WCG-C-03")
    drawer = match.playing[(match.turn + match.last_turns - 1) % len(match.playing)]
    if match.last_drawer != drawer and "last_drawer" in scene.facts:
        raise scene.wrong("last_drawer", WORDS.text("wanted_last_drawer", {"seat": drawer}), "WCG-C-76")
    match.last_drawer = drawer


def has_last_turns(match: WorldCupMatch) -> bool:
    """Whether this phase ends with a turn for everybody without a draw (WCG-8.b.1, WCG-C-03, WCG-C-05)."""
    rules = match.rules
    somewhere = rules.many_players and not match.replaying
    return somewhere and (match.phase == GROUPS or rules.switches.last_turns_always)


def lay_cards(match: WorldCupMatch, scene: Scene, still_in: list[int], chance: Chance) -> None:
    """Hands and piles; the rest are discards, or lie aside in a round.

    Whoever takes no part in a replay is still in the game and keeps his hand (WCG-C-43).
    """
    rules = match.rules
    left = PackLeft(rules, [kind.count for kind in rules.kinds])
    for seat, names in scene.names_by_seat("hands", rules.seats).items():
        if names and seat not in still_in:
            raise scene.wrong("hands", WORDS.text("wanted_hands_of_players", {"seats": still_in}), "WCG-11.0.1")
        if len(names) > rules.edition.hand:
            raise scene.wrong("hands", WORDS.text("wanted_hands", {"cards": rules.edition.hand}), "WCG-4.g.1")
        left.lay(names, match.hands[seat])
    size = _lay_piles(match, scene, left)
    hand = _hand_size(match, scene)
    stock = left.shuffled(chance)
    for seat in match.playing:
        stock.fill(match.hands[seat], hand)
    stock.fill(match.draw_pile, size)
    for seat in still_in:
        stock.fill(match.hands[seat], hand)
    rest = match.discard_pile if match.phase == GROUPS and not match.replaying else match.aside
    stock.fill(rest, len(rest) + len(stock.cards))


def _lay_piles(match: WorldCupMatch, scene: Scene, left: PackLeft) -> int:
    """Lays the cards named for the piles; returns how many the draw pile is to hold."""
    named = scene.names("draw_pile")
    left.lay(named, match.draw_pile)
    left.lay(scene.names("discard_pile"), match.discard_pile)
    if match.last_turns:
        if named or scene.number("draw_pile_size", 0, 0, LARGEST_PILE):
            wrong = "draw_pile" if named else "draw_pile_size"
            raise scene.wrong(wrong, WORDS.text("wanted_no_pile"), "WCG-8.b.2")
        return 0
    return scene.number("draw_pile_size", max(len(named), USUAL_PILE), max(len(named), 1), LARGEST_PILE)


def _hand_size(match: WorldCupMatch, scene: Scene) -> int:
    """How many cards each hand holds: after the last turns enough must be left for a replay (WCG-C-06)."""
    rules = match.rules
    edition = rules.edition
    can_replay = edition.replayed if match.phase == GROUPS else not edition.phases[match.phase].shoot_out
    spent = has_last_turns(match) and can_replay and not rules.switches.refill_before_replay
    return scene.number("hand_size", edition.hand, LEAST_TO_REPLAY if spent else 1, edition.hand)
