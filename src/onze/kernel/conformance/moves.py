"""Checks of moves: listed ones are accepted, others refused; phrases, answers together."""

import random
from typing import Any

from onze.kernel.chance import Chance, NoChance, ScriptError, Seeded
from onze.kernel.conformance.state import after, check_cards
from onze.kernel.conformance.witness import A_DOZEN, Witness, alike, frozen, objection
from onze.kernel.events import Event
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.steps import Together
from onze.kernel.words import LANGUAGES, Refused

__all__ = ["check_game_untouched", "check_listed", "check_openings_apart", "check_unlisted"]


def check_listed(witness: Witness) -> None:
    """Every listed move of every seat asked is accepted, and does the same each time."""
    match = witness.match
    if len(match.asked) > 1:
        check_any_order(witness)
    for seat in match.asked:
        for move in witness.tried(match.moves(seat)):
            luck = witness.luck.below(1 << 30)
            name = witness.game.name(move)
            first = check_same_twice(witness, seat, move, luck)
            decision = match.decision
            assert decision is not None
            if isinstance(decision, Together) and len(match.asked) > 1:
                check_sealed_answer(witness, seat, move)
            if not decision.commits(match, move, seat):
                check_uncommitted(witness, seat, move)
            check_after(witness, first, name)


def check_same_twice(witness: Witness, seat: int, move: int, luck: int) -> Match:
    """A move does and throws the same with the same luck, whether somebody listens or not; what it leads to."""
    match, name = witness.match, witness.game.name(move)
    told: list[Event] = []
    first, first_luck = match.clone(), Seeded(luck)
    random.seed(1)
    first.play(move, first_luck, None, seat)
    heard, heard_luck = match.clone(), Seeded(luck)
    random.seed(2)
    heard.play(move, Named(heard_luck), told.append, seat)
    left = first.position()
    frozen(left)
    if not alike(left, heard.position()) or first_luck.below(1 << 30) != heard_luck.below(1 << 30):
        random.seed(2)
        again = after(match, move, seat, luck)
        same = alike(left, again.position())
        witness.demand(same, f"{name!r} with the same luck does not do the same twice")
        raise witness.fail(f"{name!r} does or throws something else when somebody listens")
    return first


class Named(Chance):
    """Luck that a record can write down: dice, coins, cuts and shuffles, no bare numbers."""

    def __init__(self, luck: Chance) -> None:
        self._luck = luck

    def below(self, count: int) -> int:
        raise ScriptError("a record names dice, coins, cuts and shuffles, not bare numbers")

    def die(self, sides: int) -> int:
        return self._luck.die(sides)

    def coin(self) -> bool:
        return self._luck.coin()

    def cut(self, size: int) -> int:
        return self._luck.cut(size)

    def shuffle(self, items: list[int]) -> None:
        self._luck.shuffle(items)


def check_after(witness: Witness, clone: Match, name: str) -> None:
    """What a move leaves behind: the cards, no luck, and somebody who can go on."""
    own = list(vars(clone).values()) if hasattr(clone, "__dict__") else []
    own += [getattr(clone, fact) for fact in clone.state_names()]
    kept = any(isinstance(value, Chance) for value in own)
    witness.demand(not clone.lent and not kept, f"after {name!r} the match still holds luck or a listener")
    check_cards(witness, clone)
    if clone.outcome is None:
        witness.demand(all(clone.moves(other) for other in clone.asked), f"{name!r} leads into a dead end")


def check_uncommitted(witness: Witness, seat: int, move: int) -> None:
    """Part of a phrase draws no luck, tells nothing, is invisible to others and changes only the open decision."""
    name = witness.game.name(move)
    clone = played_quietly(witness, seat, move, f"{name!r} does not commit, but")
    witness.demand(seat in clone.asked, f"after {name!r}, which does not commit, the same seat is not asked")
    for viewer in witness.viewers:
        if viewer != seat:
            same = alike(clone.view(viewer), witness.view(viewer))
            witness.demand(same, f"{name!r} does not commit, but {viewer} sees a difference")
    witness.demand(
        alike(lasting(clone.position()), lasting(witness.position)),
        f"{name!r} does not commit, but changes more than the open decision",
    )


def lasting(position: dict[str, object]) -> dict[str, object]:
    """A position without what an unfinished phrase may change: the top step and the seat's sealed moves."""
    stack = position["stack"]
    assert isinstance(stack, list)
    return {**position, "stack": stack[:-1], "sealed": None}


def check_game_untouched(witness: Witness) -> None:
    """Playing changes nothing but the match that it is played on: neither the game nor the match that was cloned.

    Each move is played twice, so that a game may remember the first time what it looks up. Of lists and dictionaries in
    a game, what lies within their parts is not looked at.
    """
    match, seat = witness.match, witness.match.seat
    for move in witness.some(match.moves(seat), A_DOZEN // 3):
        luck = witness.aside.below(1 << 30)
        after(match, move, seat, luck)
        before = of_the_game(witness.game)
        after(match, move, seat, luck)
        now = of_the_game(witness.game)
        changed = [name for name in now if name not in before or now[name] != before[name]]
        witness.demand(
            not changed,
            f"{witness.game.name(move)!r} changes {', '.join(changed)} of the game, which all matches share:"
            " keep it in the match and name it in `state`",
        )
    witness.demand(witness.unchanged(), "playing on a clone changed the match that was cloned")


def check_openings_apart(game: Game[Any], seed: int) -> None:
    """An opening changes nothing of the game, but for what is looked up once: other matches share it."""
    game.new_match(Seeded(seed))
    before = of_the_game(game)
    for number in range(1, A_DOZEN // 2):
        game.new_match(Seeded(seed + number))
    now = of_the_game(game)
    changed = [name for name in now if name not in before or now[name] != before[name]]
    if changed:
        kept = f"an opening changes {', '.join(changed)} of the game, which all matches share"
        raise objection(game, seed, f"{kept}: keep it in the match and name it in `state`")


def of_the_game(game: Game[Any]) -> dict[str, object]:
    """What a game holds in plain values, lists and dictionaries, copied."""
    held: dict[str, object] = {}
    for name, value in vars(game).items() if hasattr(game, "__dict__") else ():
        if isinstance(value, (list, dict, set)):
            held[name] = value.copy()
        elif value is None or isinstance(value, (int, float, str, tuple, frozenset)):
            held[name] = value
    return held


def check_sealed_answer(witness: Witness, seat: int, move: int) -> None:
    """An answer given while others are still asked draws no luck and shows nothing but that it was given."""
    name = witness.game.name(move)
    clone = played_quietly(witness, seat, move, f"the sealed answer {name!r}")
    for viewer in witness.viewers:
        if viewer != seat:
            same = alike(without_answered(clone.view(viewer)), without_answered(witness.view(viewer)))
            witness.demand(same, f"the sealed answer {name!r} can be seen by {viewer}")


def played_quietly(witness: Witness, seat: int, move: int, what: str) -> Match:
    """The match after a move that may neither draw luck nor tell anything."""
    clone = witness.match.clone()
    told: list[Event] = []
    try:
        clone.play(move, NoChance(), told.append, seat)
    except ScriptError:
        raise witness.fail(f"{what} draws luck") from None
    witness.demand(not told, f"{what} tells {told}")
    return clone


def without_answered(view: object) -> dict[str, object]:
    """A view without what tells who has answered."""
    assert isinstance(view, dict)
    rest = {key: value for key, value in view.items() if key != "answered"}
    decision = rest["decision"]
    if isinstance(decision, dict):
        rest["decision"] = {key: value for key, value in decision.items() if key != "asked"}
    return rest


def check_any_order(witness: Witness) -> None:
    """Answers together lead to the same match in whatever order they come."""
    match = witness.match
    luck = witness.luck.below(1 << 30)
    ends: list[object] = []
    for seats in (match.asked, match.asked[::-1]):
        clone = match.clone()
        together = clone.decision
        for seat in seats:
            while clone.decision is together and seat in clone.asked:
                moves = clone.moves(seat)
                clone.play(moves[(luck + seat) % len(moves)], Seeded(luck), None, seat)
        ends.append(clone.position())
    witness.demand(alike(ends[0], ends[1]), "answers given in another order lead to another match")


def check_unlisted(witness: Witness) -> None:
    """Every other move, and every move of a seat that is not asked, is refused with a reason and no change."""
    match, game = witness.match, witness.game
    for seat in range(game.seats):
        listed = match.moves(seat)
        unlisted = [move for move in range(-1, len(game.vocabulary) + 1) if move not in listed]
        if seat not in match.asked:
            unlisted = [-1, *witness.some(match.moves(), A_DOZEN // 3), *witness.some(unlisted, A_DOZEN)]
        for move in unlisted:
            check_refused(witness, seat, move)
    witness.demand(witness.unchanged(), "a refused move changed the match")


def check_refused(witness: Witness, seat: int, move: int) -> None:
    """The move is refused in both languages, before any luck is drawn or anything told."""
    match, game = witness.match, witness.game
    name = game.name(move) if 0 <= move < len(game.vocabulary) else str(move)
    told: list[Event] = []
    try:
        match.play(move, NoChance(), told.append, seat)
    except Refused as refused:
        sentences = [refused.sentence(language) for language in LANGUAGES]
        witness.demand(all(sentences), f"{name!r} is refused without a sentence")
    else:
        raise witness.fail(f"{name!r} is not listed for seat {seat}, but accepted")
    witness.demand(not told, f"{name!r} is refused, but told {told}")
    witness.demand(match.why_not(move, seat) is not None, f"why_not does not say why {name!r} is refused")
