"""Reaching a decision: by passing until it is asked; and why a scenario does not come to the one it names."""

from collections import deque
from typing import Any, Final

from onze.kernel.chance import Chance, NoChance
from onze.kernel.events import Listener
from onze.kernel.match import Match
from onze.kernel.steps import Decision, Step
from onze.kernel.words import KERNEL_WORDS, Refused, Text

__all__ = ["pass_until"]

TRIED: Final = 200
"""So many unfinished phrases are tried when a decision is looked for in them."""


def pass_until(
    match: Match,
    decision: str,
    chance: Chance | None = None,
    tell: Listener | None = None,
    seat: int | None = None,
    move: str = "pass",
) -> None:
    """Answers every question with ``pass`` until the named decision is asked, of that seat if one is given.

    Windows are asked also of those who can only pass, so that nobody learns what they hold; a test that is about what
    comes after them says ``pass_until(match, "Defend")``. A question that cannot be passed is refused, with its
    moves; ``chance`` throws what passing makes necessary, by default nothing.
    """
    if decision not in match.game.decisions():
        known = {"name": decision, "game": match.game.title, "known": match.game.decisions()}
        raise KERNEL_WORDS.refused("unknown_decision", values=known)
    luck = chance if chance is not None else NoChance()
    number = match.game.move(move)
    while match.decision is not None:
        if type(match.decision).__name__ == decision and (seat is None or seat in match.asked):
            return
        if number not in match.moves():
            names = [match.game.name(listed) for listed in match.moves()[:TRIED]]
            values = {"decision": type(match.decision).__name__, "move": move, "wanted": decision, "moves": names}
            raise KERNEL_WORDS.refused("no_passing_on", values=values)
        match.play(number, luck, tell)
    raise KERNEL_WORDS.refused("passed_to_the_end", values={"wanted": decision})


def not_reached(match: Match, wanted: type[Step[Any]], put_down: bool) -> Refused:
    """Why a scenario stands at another decision than the one it names, to be raised.

    ``put_down`` says whether the scene did put the decision down, so that it was passed over.
    """
    name = wanted.__name__
    rule = wanted.rule if issubclass(wanted, Decision) else ""
    said = leading_to(match, name)
    if said:
        why = KERNEL_WORDS.text("asked_later_in_the_phrase", {"wanted": name, "said": repr(said)})
    elif put_down:
        why = KERNEL_WORDS.text("nobody_is_asked", {"wanted": name})
    else:
        why = KERNEL_WORDS.text("asked_elsewhere", {"wanted": name})
    reached: str | Text = type(match.decision).__name__ if match.decision else KERNEL_WORDS.text("the_end")
    return KERNEL_WORDS.refused("not_the_decision_reached", rule, {"reached": reached, "wanted": name, "why": why})


def leading_to(match: Match, decision: str) -> list[str]:
    """The fewest moves of an unfinished phrase after which the named decision is asked; none where there are none."""
    waiting: deque[tuple[Match, list[str]]] = deque([(match, [])])
    for _ in range(TRIED):
        if not waiting:
            break
        at, said = waiting.popleft()
        if said and type(at.decision).__name__ == decision:
            return said
        for move in at.moves():
            if at.decision is not None and not at.decision.commits(at, move, at.seat):
                going_on = at.clone()
                going_on.play_listed(move, NoChance(), None, at.seat)
                waiting.append((going_on, [*said, at.game.name(move)]))
    return []
