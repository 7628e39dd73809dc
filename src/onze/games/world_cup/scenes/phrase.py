"""The moves already said in a scene, and the decision that they lead to."""

from collections.abc import Sequence
from typing import Final

from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.targets import can_place, can_turn, rows_for_one, tokens_for
from onze.kernel.words import Refused

__all__ = ["refuse_hand", "refuse_said", "said_to_the_end"]

FIRST_WORD: Final = {"PlaceTokens": "place", "ChooseToken": "place", "TurnToken": "flip"}
"""The verb that begins the phrase which leads to a decision."""
EXAMPLE: Final = {"PlaceTokens": "attack", "ChooseToken": "g3", "TurnToken": "offside"}
"""A card that leads to a decision."""


def refuse_said(decision: str, said: Sequence[str]) -> None:
    """Refuses moves already said that cannot lead to the decision, whatever the facts are."""
    if not said:
        return
    if decision == "PlayCard":
        raise WORDS.refused("scene_said_before_a_card", "WCG-5.b.1", {"said": repr(list(said))})
    verb = FIRST_WORD[decision]
    if not said[0].startswith(f"{verb} "):
        values = {
            "decision": decision,
            "verb": verb,
            "first": said[0],
            "said": repr([f"{verb} card:{EXAMPLE[decision]}"]),
        }
        raise WORDS.refused("scene_said_otherwise", "WCG-5.b.1", values)


def said_to_the_end(decision: str, said: Sequence[str]) -> Refused:
    """The refusal of moves said of which one ends the turn, to be raised."""
    key = "scene_said_to_the_end_ChooseToken" if decision == "ChooseToken" else "scene_said_to_the_end"
    rule = "WCG-C-10" if decision == "ChooseToken" else "WCG-6.0.3" if decision == "PlaceTokens" else "WCG-7.0.1"
    return WORDS.refused(key, rule, {"said": repr(list(said)), "decision": decision})


def refuse_hand(match: WorldCupMatch, decision: str) -> None:
    """Refuses a hand without a card that leads to the decision."""
    seat = match.to_play
    if decision != "PlayCard" and not any(_leads_to(match, seat, decision, card) for card in match.hands[seat].cards):
        values = {"decision": decision, "seat": seat, "hand": repr({seat: [EXAMPLE[decision]]})}
        raise WORDS.refused("scene_no_card_for", "WCG-5.b.1", values)


def _leads_to(match: WorldCupMatch, seat: int, decision: str, card: int) -> bool:
    """Whether a card in the hand of the seat to play leads to a decision."""
    if decision == "TurnToken":
        return can_turn(match, seat, card)
    if decision == "ChooseToken":
        single = match.rules.kinds[card].downgrade
        return single and any(len(tokens_for(match, card, row)) > 1 for row in rows_for_one(match, seat, card))
    return can_place(match, seat, card)
