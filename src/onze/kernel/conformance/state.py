"""Checks of a position: what is asked, what is written, what is conserved."""

import json
from typing import Final

from onze.kernel.chance import Seeded
from onze.kernel.conformance.witness import Witness, alike, card_counts, frozen, named, plain_view, told_error
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.steps import Together
from onze.kernel.words import Refused

__all__ = [
    "after",
    "check_attributes",
    "check_cards",
    "check_open_decision",
    "check_position",
    "check_position_after_end",
    "check_upgrade",
]

OF_THE_KERNEL: Final = ("_chance", "_hearing", "_mark", "_moves", "heard")
"""What the kernel keeps in a match while something is played, or to list moves only once."""
A_FEW: Final = 3
"""Positions of so many older versions are upgraded."""


def check_open_decision(witness: Witness) -> None:
    """Somebody is asked, everybody asked can answer, nobody else can, and asking changes nothing."""
    match, game = witness.match, witness.game
    decision = match.decision
    witness.demand(decision is not None and match.opened is not None, "nobody is asked, but the match is not over")
    asked = match.asked
    name = type(decision).__name__
    witness.demand(len(asked) > 0 and set(asked) <= set(range(game.seats)), f"{name} asks the seats {asked}")
    witness.demand(match.seat == asked[0], "match.seat is not the first of match.asked")
    alone = len(asked) == 1 or isinstance(decision, Together)
    witness.demand(alone, f"{name} asks several seats, but is not a Together")
    for seat in range(game.seats):
        moves = match.moves(seat)
        if seat not in asked:
            witness.demand(moves == (), f"seat {seat} is not asked by {name}, but has moves")
            continue
        witness.demand(len(moves) > 0, f"{name} asks seat {seat}, but lists no move")
        in_vocabulary = all(0 <= move < len(game.vocabulary) for move in moves)
        witness.demand(in_vocabulary, f"{name} lists a move that is not in the vocabulary")
        witness.demand(list(moves) == sorted(set(moves)), f"{name} does not list its moves once each, in order")
    for viewer in witness.viewers:
        witness.view(viewer)
    if not witness.unchanged():
        again = game.from_position(json.loads(witness.written))
        for viewer in witness.viewers:
            again.view(viewer)
        itself = not alike(again.position(), witness.position)
        witness.demand(not itself, f"listing moves or viewing {name} changed the match")
        raise witness.fail("a view holds a part of the match, which is changed with it")
    viewer = witness.viewers[len(witness.history) % len(witness.viewers)]
    same = match.view(viewer) == witness.view(viewer)
    witness.demand(same, f"a view of {named(viewer)} is another after somebody has changed the last one")


def check_position(witness: Witness) -> None:
    """The position, written and read again, is the same match: it says and does the same."""
    match, game = witness.match, witness.game
    known = {kind.__name__ for kind in game.step_kinds}
    for step in match.stack:
        name = type(step).__name__
        witness.demand(name in known, f"the step {name} is not among the game's step_kinds")
    again = game.from_position(json.loads(witness.written))
    witness.demand(frozen(again.position()) == witness.written, "a position read back is written differently")
    for viewer in witness.viewers:
        same = alike(again.view(viewer), witness.view(viewer))
        witness.demand(same, f"a position read back looks different to {viewer}")
    check_attributes(witness, match, again)
    seat = match.seat
    move = witness.pick(match.moves(seat))
    luck = witness.luck.below(1 << 30)
    witness.demand(
        alike(after(match, move, seat, luck).position(), after(again, move, seat, luck).position()),
        f"{game.name(move)!r} leads elsewhere from the position read back: something is not in it",
    )
    witness.demand(witness.unchanged(), "playing on a clone changed the match")


def check_upgrade(witness: Witness) -> None:
    """A game that upgrades older positions leaves one of its present rules as it is.

    A position that only calls itself older has all that the present rules know: of it a match comes too, or a refusal.
    """
    game = witness.game
    if type(game).upgrade is Game.upgrade:
        return
    try:
        upgraded = game.upgrade(json.loads(witness.written), game.rules_version)
        again = game.from_position(upgraded)
    except Exception as error:
        raise witness.fail(f"`upgrade` fails on a position of the present rules: {told_error(error)}") from error
    same = frozen(again.position()) == witness.written
    witness.demand(same, "`upgrade` makes another match of a position of the present rules")
    for version in range(max(1, game.rules_version - A_FEW), game.rules_version):
        older = {**json.loads(witness.written), "rules": version}
        given = frozen(older)
        try:
            upgraded = game.upgrade(older, version)
        except (Refused, LookupError):  # the latter becomes a refusal too: what it looks for was there then
            continue
        except Exception as error:
            raise witness.fail(f"`upgrade` fails on a position of version {version}: {told_error(error)}") from error
        witness.demand(frozen(older) == given, "`upgrade` changes the position that it is given: copy it")
        try:
            game.from_position(upgraded)
        except Refused as refused:
            wrong = f"what `upgrade` makes of a position of version {version} is refused: {refused}"
            raise witness.fail(wrong) from refused


def check_attributes(witness: Witness, match: Match, again: Match) -> None:
    """A match holds nothing that its position does not give back, but for what its class names in ``caches``.

    A secret in such a value would stay in a redealt match, and what it decides could not be played on from a position.
    An object must be one that all matches share, such as the game, or be the kernel's.
    """
    ours, theirs = attributes(match), attributes(again)
    bare = attributes(Match(match.game))
    kernel = {*OF_THE_KERNEL, *match.caches, *(name for name in bare if not is_plain(ours[name]))}
    for name, value in ours.items():
        if name in kernel or lies_on(match, value):
            continue
        other = theirs.get(name, ours)
        witness.demand(
            other == value if is_plain(value) else other is value,
            f"the match holds {name} = {value!r}, which its position does not give back: name it in `state`,"
            " or in `caches` where it only remembers what follows from the rest",
        )


def attributes(match: Match) -> dict[str, object]:
    """What a match holds, by name: a compiled class keeps it elsewhere than others."""
    names = [*getattr(type(match), "__mypyc_attrs__", ()), *getattr(match, "__dict__", ())]
    return {name: getattr(match, name) for name in names if name != "__dict__"}


def lies_on(match: Match, value: object) -> bool:
    """Whether a value is a place for cards of that match, or several of them."""
    places = value if isinstance(value, (list, tuple)) and value else [value]
    return all(any(place is zone for zone in match.zones) for place in places)


def is_plain(value: object) -> bool:
    """Whether a value is made of numbers and words alone."""
    if isinstance(value, (list, tuple, set, frozenset)):
        return all(is_plain(part) for part in value)
    if isinstance(value, dict):
        return all(is_plain(part) for pair in value.items() for part in pair)
    return value is None or isinstance(value, (bool, int, float, str))


def after(match: Match, move: int, seat: int, luck: int) -> Match:
    """The match that a move leads to, with given luck: a clone."""
    clone = match.clone()
    clone.play(move, Seeded(luck), None, seat)
    return clone


def check_cards(witness: Witness, match: Match) -> None:
    """No card is lost or made, every card has its mark, and the game's own invariants hold."""
    for zone in match.zones:
        witness.demand(len(zone.cards) == len(zone.marks), f"a card in {zone.place.name} has no mark")
    witness.demand(card_counts(match) == witness.pack, "a card was lost or made")
    for sentence in witness.game.broken(match):
        raise witness.fail(f"the game's own invariant is broken: {sentence}")


def check_position_after_end(witness: Witness) -> None:
    """A finished match can be written and read like any other."""
    written = frozen(witness.match.position())
    again = witness.game.from_position(json.loads(written))
    witness.demand(frozen(again.position()) == written, "a finished match read back is written differently")
    for viewer in witness.everybody:
        plain_view(witness, witness.match.view(viewer), viewer)
