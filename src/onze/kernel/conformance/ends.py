"""Checks of ends: what an outcome says, what the referee may say, and that whoever resigns wins nothing."""

import json

from onze.kernel.conformance.drawings import Drawing
from onze.kernel.conformance.front_end import check_told
from onze.kernel.conformance.state import check_attributes, check_cards, check_position_after_end
from onze.kernel.conformance.witness import Witness, alike, frozen, named
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.playout import play_out
from onze.kernel.things import word_id
from onze.kernel.words import KERNEL_WORDS

__all__ = ["check_outcome", "check_quitter", "check_referee"]


def check_outcome(witness: Witness) -> None:
    """The end: a result that can be, and nothing left to play."""
    match = witness.match
    check_result(witness, match, "")
    nothing_left = match.asked == () and match.moves() == () and match.referee_moves() == () and not match.stack
    witness.demand(nothing_left, "the match is over, but something can still be played")
    witness.demand(match.why_not(0) is not None, "a move after the end is not refused")
    check_position_after_end(witness)


def check_result(witness: Witness, match: Match, when: str) -> None:
    """A value from 0 to 1 a seat, the same within a side, one win in all, and the score that the game counts.

    Those who resigned have won nothing, whatever the rest of their side has. Where a side has no seat, or there
    is only one, the game itself may win. Where a rule awards a score (a forfeit), ``game.score`` gives it too.
    """
    game, outcome = witness.game, match.outcome
    assert outcome is not None
    values_fit = len(outcome.values) == game.seats and all(0 <= value <= 1 for value in outcome.values)
    witness.demand(values_fit, f"{when}the outcome's values are {outcome.values}")
    for seat in match.resigned:
        witness.demand(outcome.values[seat] == 0, f"{when}seat {seat} resigned, but wins {outcome.values[seat]}")
    total = 0.0
    for side in game.sides:
        values = {outcome.values[seat] for seat in side if seat not in match.resigned}
        same = len(values) <= 1
        witness.demand(same, f"{when}the seats {side} win and lose together, but have {outcome.values}")
        total += sum(values)
    against_nobody = len(game.sides) == 1 or () in game.sides
    one_win = abs(total - 1) < 1e-9 or (against_nobody and total < 1)
    witness.demand(one_win, f"{when}the values {outcome.values} add up to {total} over the sides, not to 1")
    witness.demand(len(outcome.score) == len(game.sides), f"{when}the score {outcome.score} is not one number a side")
    score = tuple(game.score(match))
    witness.demand(outcome.score == score, f"{when}the outcome's score is {outcome.score}, but the game's is {score}")
    witness.demand(bool(outcome.reason), f"{when}the outcome has no reason")
    check_reason(witness, outcome.reason, when)


def check_reason(witness: Witness, reason: str, when: str) -> None:
    """Why a match ended is described, in a game that describes any reason of its own; a plain game need not."""
    things = witness.game.things()
    own = [thing.id for thing in things if thing.kind == "reason" and thing.id not in KERNEL_WORDS.sentences]
    id = word_id("reason", reason)
    witness.demand(
        not own or id in things,
        f"{when}nothing describes the reason {reason!r}: add a sentence headed {id!r} to words.toml",
    )


def check_referee(witness: Witness) -> None:
    """What the referee may say is accepted at any time, whoever is asked, and a match that it ends is over."""
    match, game = witness.match, witness.game
    for call in match.referee_moves():
        clone = match.clone()
        told: list[Event] = []
        drawing = Drawing(match)
        clone.referee(call, told.append)
        name = game.calls.name(call)
        over = clone.outcome is not None
        check_said(witness, clone, call, told, drawing)
        witness.demand(over == (clone.decision is None), f"after the referee says {name!r} somebody is still asked")
        check_cards(witness, clone)
        for viewer in witness.viewers:
            frozen(clone.view(viewer))
        if game.calls[call].verb == "resign":
            check_resigned(witness, clone, int(game.calls[call].thing.removeprefix("seat:")))
        elif over:
            check_result(witness, clone, f"after the referee says {name!r} ")
        witness.demand(name != "agree draw" or is_level(clone), "a draw that was agreed is none")
        witness.demand(name != "abandon" or over, "a match that is abandoned goes on")


def is_level(match: Match) -> bool:
    """Whether a match has ended with as much for everybody who has not resigned."""
    if match.outcome is None:
        return False
    playing = [seat for side in match.game.sides for seat in side if seat not in match.resigned]
    return len({match.outcome.values[seat] for seat in playing}) == 1


def check_said(witness: Witness, said: Match, call: int, told: list[Event], drawing: Drawing) -> None:
    """A call is told in full, does the same whoever listens, tells nobody a secret, and stands in the position."""
    name = witness.game.calls.name(call)
    silent = witness.match.clone()
    silent.referee(call)
    same = alike(silent.position(), said.position())
    witness.demand(same, f"what the referee’s {name!r} does depends on whether somebody listens")
    read_back = witness.game.from_position(json.loads(frozen(said.position())))
    kept = alike(read_back.position(), said.position()) and alike(said.clone().position(), said.position())
    witness.demand(kept, f"a clone, or the position read back, forgets that the referee has said {name!r}")
    check_attributes(witness, said, read_back)
    for viewer in witness.looking:
        twin, heard = witness.match.redealt(viewer, witness.try_aside()), list[Event]()
        twin.referee(call, heard.append)
        sounds = [event.seen_by(viewer) for event in told] == [event.seen_by(viewer) for event in heard]
        looks = alike(twin.view(viewer), said.view(viewer))
        witness.demand(sounds and looks, f"the referee’s {name!r} tells {named(viewer)} what it cannot know")
        kept = alike(said.redealt(viewer, witness.try_aside()).view(viewer), said.view(viewer))
        witness.demand(kept, f"a redeal for {named(viewer)} forgets that the referee has said {name!r}")
    check_told(witness, told, drawing, said)


def check_resigned(witness: Witness, match: Match, seat: int) -> None:
    """Whoever resigns has lost, or plays on without a prize."""
    if match.outcome is None:
        noticed = seat in match.resigned
        witness.demand(noticed, f"after seat {seat} resigns, the match goes on as if it had not")
        return
    won = match.outcome.values[seat]
    witness.demand(won == 0, f"seat {seat} resigns and wins {won}")
    check_result(witness, match, f"after seat {seat} resigns ")


def check_quitter(witness: Witness) -> None:
    """A match that goes on after somebody resigned ends without a prize for them, and with a winner.

    Nor does a seat of two sides win whose time is up.
    """
    seat = witness.aside.below(witness.game.seats)
    if len(witness.game.sides) == 2:
        late = witness.match.clone()
        late.lose_on_time(seat)
        assert late.outcome is not None
        witness.demand(late.outcome.values[seat] == 0, f"the time of seat {seat} is up, and it wins")
        check_result(witness, late, f"after the time of seat {seat} is up ")
    clone = witness.match.clone()
    clone.referee(witness.game.calls.number(f"resign seat:{seat}"))
    if clone.outcome is None:
        play_out(clone, witness.aside)
        check_result(witness, clone, f"(after seat {seat} resigned and the rest was played at random) ")
