"""What a seat sees of a match: everything but the hands of others and the cards of the draw pile."""

from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict

from onze.games.football_a_la_carte.box.pitch import FACINGS
from onze.games.football_a_la_carte.match import RUNNING, TIME_UP, FootballMatch
from onze.kernel.views import Hand, Pile, Question, question_for

__all__ = ["VIEW_VERSION", "Ends", "FootballQuestion", "FootballTable", "beside_for", "private_view_for", "table_for"]

VIEW_VERSION: Final = 2
"""Counts up when a key is renamed, removed or means something else."""


class Ends(TypedDict):
    """Which side defends which end."""

    south: int
    """The side that defends the south end, in front of row 1."""
    north: int
    """The side that defends the north end, in front of the last row."""


class FootballTable(TypedDict):
    """The table of Football à la carte."""

    view: int
    """The version of this view."""
    half: int
    """The half that is played: 1 or 2."""
    last_turn: bool
    """Whether the last turn of the half is played, or has been."""
    time_up: bool
    """Whether the last turn of the half is over."""
    score: list[int]
    """Goals by side."""
    penalty_cuts: list[int]
    """Penalty cuts scored by side after a tie."""
    ends: Ends
    """Which side defends which end, as the event ``ends`` tells it."""
    attacks: dict[str, str]
    """The end that each team attacks."""
    first_side: int
    """The side that kicked off the first half."""
    turn: int
    """Whose place in the cycle of turns it is."""
    to_play: int
    """The seat that plays."""
    next_player: int
    """The opponent next in order."""
    facing: str
    """What the player in turn faces: kick_off, open_play, throw_in, clear_low, clear_high, clear_area, shot …; a thing
    ``facing:open-play`` describes it. What a leg of the ball leads to, its ``result``, is the same kind of word."""
    ball: str
    """Where the ball lies: a square, a net or a spot."""
    resting: str | None
    """The square that the ball was last on, while it lies in a net or on a spot."""
    draw_pile: Pile
    """The draw pile, which is the clock of a half."""
    discard_pile: list[str]
    """The discards from the top, those laid in this turn among them."""
    laid: list[str]
    """The cards laid in this turn, the last one first."""
    hands: list[Hand]
    """The hands by seat."""


class FootballQuestion(Question):
    """The open question; whoever is not asked sees the one that opened the phrase."""

    square: NotRequired[str]
    """Where the ball is played from, as far as its player has said, or will lie (ChangeCards); where it went out
    (ThrowIn), lies (PenaltyOption), is cut for (CornerCut), or where a free kick has brought it (FollowUp)."""
    net: NotRequired[str]
    """The net that the ball is in (Save, LastSave)."""
    nobody_else: NotRequired[bool]
    """True where no team-mate can kick off in the kicker's place any more (KickOff)."""
    card: NotRequired[str]
    """The card whose arrow is chosen (Aim, AimFreeKick); the free kick that an attacker follows (FollowUp)."""
    arrow: NotRequired[str]
    """The dotted arrow that was chosen for the free kick (FollowUp)."""
    free_kick: NotRequired[str]
    """The free kick that the attacker follows (Aim)."""
    chosen: NotRequired[list[str]]
    """The cards that are to be changed, as far as they have been said (ChangeCards)."""
    flag: NotRequired[str]
    """The colour of the flag that makes the corner a goal: red or blue (CornerCut); described by ``symbol:red``."""
    seat: NotRequired[int]
    """Who takes the penalty (PenaltyCut)."""
    side: NotRequired[int]
    """The side that the cut is for (PenaltyCutForTheMatch)."""
    number: NotRequired[int]
    """Which of its cuts it is, from 1 (PenaltyCutForTheMatch)."""


def table_for(match: FootballMatch, seat: int | None) -> FootballTable:
    """The table as a seat sees it, in names; of the hands only its own (FAC-0.13, FAC-0.14)."""
    discards = match.discards()
    return {
        "view": VIEW_VERSION,
        "half": match.half,
        "last_turn": match.clock != RUNNING,
        "time_up": match.clock == TIME_UP,
        "score": list(match.goals),
        "penalty_cuts": list(match.cuts),
        "ends": {"south": match.south, "north": 1 - match.south},
        "attacks": match.attacks(),
        "first_side": match.first_side,
        "turn": match.turn,
        "to_play": match.to_play,
        "next_player": match.next_player,
        "facing": FACINGS[match.facing],
        "ball": match.ball_id(),
        "resting": resting(match),
        "draw_pile": match.seen_pile(match.draw_pile, seat),
        "discard_pile": discards,
        "laid": discards[: match.laid],
        "hands": [match.seen_hand(hand, seat) for hand in match.hands],
    }


def beside_for(match: FootballMatch) -> dict[str, object]:
    """What is shown beside the pitch: whose turn it is and what it is about, the clock, the cards laid in it; and the
    cards of hands that all have seen."""
    laid = match.discard_pile.cards[-match.laid :] if match.laid else []
    beside: dict[str, object] = {
        "last_turn": match.clock != RUNNING,
        "time_up": match.clock == TIME_UP,
        "first_side": match.first_side,
        "turn": match.turn,
        "to_play": match.to_play,
        "next_player": match.next_player,
        "facing": FACINGS[match.facing],
        "resting": resting(match),
        "laid": match.card_ids(reversed(laid)),
    }
    for seat, hand in enumerate(match.hands):
        beside[match.rules.hand_card_paths[seat]] = match.seen_hand(hand, None)["cards"]
    return beside


def resting(match: FootballMatch) -> str | None:
    """The square that the ball was last on, while it lies in a net or on a spot."""
    return match.rules.pitch.ids[match.ball] if match.ball >= 0 else None


def private_view_for(match: FootballMatch, seat: int, public: Mapping[str, object]) -> dict[str, object]:
    """What a seat sees besides or otherwise: its hand, cards of the draw pile that it knows, and what it is asked."""
    private: dict[str, object] = {"viewer": seat, "hands": [match.seen_hand(hand, seat) for hand in match.hands]}
    pile = match.seen_pile(match.draw_pile, seat)
    if pile != public["draw_pile"]:
        private["draw_pile"] = pile
    if seat in match.asked:
        private.update(question_for(match, seat))
    return private
