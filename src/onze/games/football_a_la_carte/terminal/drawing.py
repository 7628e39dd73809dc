"""The whole table as text: the pitch, beside it score, piles and hands.

``names`` is what each seat is called at this terminal.
"""

import textwrap
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from onze.games.football_a_la_carte.box.pitch import ENDS
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.games.football_a_la_carte.telling.commentary import capital, card_text, cards_text, score_text, side_text
from onze.games.football_a_la_carte.terminal.board import board_lines
from onze.kernel.things import bare, word_id

__all__ = ["draw"]

BESIDE: Final = 48
"""How wide the text beside the pitch is, so that both fit in 80 columns."""


def draw(game: FootballALaCarte, view: Mapping[str, Any], names: Sequence[str], language: str) -> str:
    """The table as whoever has this view sees it: the pitch with north up, and the rest beside it."""
    board = board_lines(game.pitch, _ball(view))
    beside: list[str] = []
    for line in _beside(game, view, names, language):
        beside += textwrap.wrap(line, BESIDE, subsequent_indent="    ") or [""]
    rows = [f"{left:<30} {right}".rstrip() for left, right in zip_longest(board, beside, fillvalue="")]
    return "\n".join([*rows, WORDS.say("drawing_legend", language)])


def _ball(view: Mapping[str, Any]) -> str:
    """The ball's place; in a move that its player has begun, where he has put it so far."""
    decision = view["decision"] or {}
    return str(bare(decision.get("square", view["ball"])))


def _beside(game: FootballALaCarte, view: Mapping[str, Any], names: Sequence[str], language: str) -> list[str]:
    """What is written beside the pitch."""

    def say(key: str, **values: object) -> str:
        return capital(WORDS.say(f"drawing_{key}", language, values))

    viewer = view["viewer"]
    lines = [
        say("end", end=WORDS.text(f"end_{end}"), side=side_text(game, _defends(view, f"end:{end}"), names))
        for end in reversed(ENDS)
    ]
    if viewer is not None:
        lines.append(say("upwards" if _defends(view, "end:south") == game.side_of(viewer) else "downwards"))
    lines.append(say("score", score=score_text(game, view["score"], names, language)))
    if any(view["penalty_cuts"]):
        lines.append(say("cuts", cuts=score_text(game, view["penalty_cuts"], names, language)))
    piles = {"draw_pile": view["draw_pile"]["size"], "discards": len(view["discard_pile"])}
    if view["outcome"] is None:
        half = WORDS.text(f"half_short_{view['half']}")
        lines.append(say("last_turn" if view["last_turn"] else "half", half_short=half, **piles))
        facing = WORDS.text(word_id("facing", view["facing"]))
        lines.append(say("to_play", who=names[view["to_play"]], facing=facing))
    lines += [_hand(game, view, seat, names, language) for seat in range(game.seats) if seat != viewer]
    if viewer is not None:
        hand = view["hands"][viewer]
        lines.append(say("own_hand", size=hand["size"]))
        lines += [f"  {card_text(game, card, language)}" for card in hand["cards"]]
    return lines


def _hand(game: FootballALaCarte, view: Mapping[str, Any], seat: int, names: Sequence[str], language: str) -> str:
    """Another player's hand: how many cards, and which of them are known."""
    hand = view["hands"][seat]
    cards = cards_text(game, hand["cards"], language)
    values = {"who": names[seat], "size": hand["size"], "cards": cards}
    key = f"drawing_{'known_hand' if cards else 'hand'}{'_one' if hand['size'] == 1 else ''}"
    return capital(WORDS.say(key, language, values))


def _defends(view: Mapping[str, Any], end: str) -> int:
    """The side that defends an end: the one whose team does not attack it."""
    return next(side for side, attacked in enumerate(view["attacks"].values()) if attacked != end)
