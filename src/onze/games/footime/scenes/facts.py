"""What a scenario can say, from which question a phrase starts, and what a decision needs to be asked."""

from collections.abc import Mapping
from typing import Final

__all__ = ["OPTIONS_NEEDED", "SCENARIO_FACTS", "STARTS_FROM"]

SCENARIO_FACTS: Final[Mapping[str, str]] = {
    "seat": "whose turn it is; 0 by default",
    "before": "the seat whose turn was the one before; by default the one before in the order",
    "pawns": "where pawns are, {'h7': 'k9', 'a3': 'injured', 'a4': 'expelled'}; at LineUp only those off the pitch",
    "others": "where pawns that are not named are: in their line_up (by default), or injured",
    "keepers": "the goalkeepers: ['h1', 'a1']",
    "booked": "pawns on a yellow base: ['h7']",
    "ball": "the point that the ball lies on: i14",
    "west": "the side that defends the west end; 0, in the second period 1",
    "hands": "cards by seat, {0: ['move-3']}; a hand not named in full is filled up",
    "draw_pile": "the top cards of the draw pile, the top one first",
    "draw_pile_size": "how many cards the draw pile holds; the rest have been played",
    "played": "the top cards of the played pile, the top one first",
    "discard_pile": "another name for played",
    "goals": "goals by side: [0, 0]",
    "period": "1 or 2, 3 in extra time, 4 in the shoot-out",
    "turns": "how many turns of the period have been spent: 0",
    "whistled": "by the watch, whether the referee has said that time is up: false",
    "first_side": "the side that kicked off the match: 0",
    "captains": "the seat of each side's captain: [0, 1]",
    "contacts": "contacts of the turn before, the opponent's pawn first: [['a7', 'h3']]",
    "claimed": "the foul of the preceding opponent: {'offender': 'h7', 'victim': 'a3', 'cards': ['foul', 'yellow']}",
    "foul": "the foul of this turn, likewise; for Aggravate, ReplaceKeeper, set pieces, and before a retention",
    "was": "where pawns and the ball were before the foul or the shot, where that differs: {'h7': 'k9', 'ball': 'i14'}",
    "put_by_opponent": "whether the opponent put the ball where it lies in the turn before: false",
    "shot_value": "at SaveWindow, the value of the shot, 0 if undetermined",
    "role": "at LineUp, whether the team that is asked is kicking (by default) or receiving",
    "value": "what the die showed, where it has been rolled",
    "pawn": "the pawn that runs, plays the ball, is displaced or leaves",
    "about": "at Verdict, what is contested: goal or foul",
    "winner": "at Verdict, the seat that rolled higher; by default the player in turn",
    "kicks": "shots taken in the shoot-out by side: [0, 0]",
    "scored": "goals of the shoot-out by side: [0, 0]",
}

WITHIN_A_TURN: Final = (
    "Runner", "RunTo", "Touch", "PlaceBall", "Combine", "WasteWith", "JokerUse", "Passer", "PassTo", "AerialTo",
    "SkillTo", "ChooseContact", "InjuredPawn", "ThrowAway", "ReplacePawn", "ReturnTo", "SwapWith", "SwapCard",
    "Thrower", "CornerTaker", "GoalKickSpot", "GoalKickKeeper",
)  # fmt: skip

STARTS_FROM: Final[Mapping[str, str]] = {
    "PlaceShirt": "LineUp",
    "SaveTo": "SaveWindow",
    "PostTo": "SaveWindow",
    "Contest": "SaveWindow",
    **dict.fromkeys(WITHIN_A_TURN, "Turn"),
}
"""Decisions within a phrase, with the question that the phrase starts from: its moves are named in ``said``."""

OPTIONS_NEEDED: Final[Mapping[str, tuple[str, str]]] = {
    "NameCaptain": ("captains", "named"),
    "LineUp": ("placement", "sequential"),
    "PlaceShirt": ("placement", "sequential"),
    "LineUpTogether": ("placement", "hidden_simultaneous"),
    "CallOffside": ("offside", "called"),
    "ClaimGoalKick": ("post_goal_kick", "needs_out_card"),
    "ClearArea": ("clear_area", "choice"),
}
"""The option and its value without which a decision is never asked."""
