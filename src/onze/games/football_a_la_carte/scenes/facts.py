"""What a scenario can say, and at which decision: facts, what is faced, squares, cards laid, options needed."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from onze.games.football_a_la_carte.box.pitch import CLEAR_AREA, CORNER_CUT, KICK_OFF, OPEN_PLAY, PENALTY_CUT
from onze.games.football_a_la_carte.match import FootballMatch

if TYPE_CHECKING:
    from onze.games.football_a_la_carte.game import FootballALaCarte

__all__ = ["FACED_AT", "OPTIONS_NEEDED", "SCENARIO_FACTS", "possible_laid", "possible_squares"]

SCENARIO_FACTS: Final[Mapping[str, str]] = {
    "seat": "whose turn it is; 0 by default",
    "next_seat": "with three players, whom the lone player is followed by",
    "facing": "what he faces: kick_off, open_play, throw_in, clear_low, clear_high, clear_area, shot, corner_cut …",
    "ball": "the square that the ball lies on, or was last on: d6",
    "net": "the column of the net that a shot entered: d or e",
    "hands": "cards by seat, {0: ['forward-4-red']}; a hand not named in full is filled up",
    "draw_pile": "the top cards of the draw pile, the top one first",
    "draw_pile_size": "how many cards the draw pile holds; the rest are discards",
    "discard_pile": "the top cards of the discard pile, the top one first",
    "laid": "at a penalty, the cards already laid in this turn, the last one first",
    "goals": "goals by side: [0, 0]",
    "cuts": "penalty cuts scored by side after a tie: [0, 0]",
    "cut_number": "how many penalty cuts after a tie have been made: 0",
    "half": "1 or 2",
    "last_turn": "whether this is the last turn of the half; true when the pile holds three cards or fewer",
    "south": "the side that defends the south end: 0",
    "first_side": "the side that kicked off the first half: 0",
}

ON_THE_PITCH: Final = ("open_play", "throw_in")
CLEARANCES: Final = ("clear_area", "clear_low", "clear_high")

FACED_AT: Final[Mapping[str, Sequence[str]]] = {
    "KickOff": ("kick_off",),
    "KickOffCard": ("kick_off",),
    "Exchange": ("kick_off",),
    "ThrowIn": ("throw_in",),
    "OpenPlay": ON_THE_PITCH,
    "AimFreeKick": ON_THE_PITCH,
    "FollowUp": ON_THE_PITCH,
    "Clearance": CLEARANCES,
    "ClearanceCard": CLEARANCES,
    "ChangeCards": (*ON_THE_PITCH, *CLEARANCES),
    "Aim": (*ON_THE_PITCH, *CLEARANCES, "kick_off", "shot"),
    "Save": ("shot",),
    "LastSave": ("shot",),
    "CornerCut": ("corner_cut",),
    "PenaltyOption": ("open_play",),
    "PenaltyCut": ("penalty_cut",),
}
"""What may be faced when the turn of a decision begins; the first where a scenario does not say."""

OPTIONS_NEEDED: Final[Mapping[str, tuple[str, str]]] = {
    "ChooseStarter": ("starter", "choose"),
    "ChooseEnd": ("starter", "choose"),
    "ChangeCards": ("dead_hand", "swap_any"),
    "PenaltyCutForTheMatch": ("tie", "penalty_cuts"),
}
"""The option and its value without which a decision is never asked."""


def possible_squares(match: FootballMatch, decision: str) -> Sequence[int]:
    """Where the ball can be, given what is faced; on no square before a kick-off."""
    pitch = match.rules.pitch
    if match.facing == KICK_OFF:
        return ()
    if match.facing == CORNER_CUT:
        return sorted(pitch.corners[1 - match.end].values())
    if match.facing == PENALTY_CUT or decision == "PenaltyOption":
        return pitch.area[1 - match.end]
    if match.facing == CLEAR_AREA:
        return sorted({*pitch.corners[match.end].values(), *pitch.area[match.end]})
    if match.facing == OPEN_PLAY:
        return range(len(pitch.names))
    return [square for square in range(len(pitch.names)) if _left_the_pitch(match, square)]


def _left_the_pitch(match: FootballMatch, square: int) -> bool:
    """Whether one step of the opponent from a square leads to what is faced now, and into the net entered."""
    pitch = match.rules.pitch
    opponent = 1 - match.end
    steps = [pitch.flight(opponent, arrow, 1, square) for arrow in pitch.steps[opponent]]
    return any((step.facing, step.net) == (match.facing, match.net) for step in steps)


def possible_laid(rules: "FootballALaCarte", decision: str) -> list[list[str]]:
    """The families of cards that can have been laid, in the order laid (FAC-5.4, FAC-9.1, FAC-9.2)."""
    moved = [["attacker"], ["free_kick", "attacker"]]
    if any(rules.in_sequence):
        moved.append(["goalkeeper"])  # all its arrows together can lead from one area to the other
    if decision == "PenaltyOption":
        return moved
    alone = [["penalty"]] if rules.switches.penalty_alone else []
    return [*alone, *([*cards, "penalty"] for cards in moved)]
