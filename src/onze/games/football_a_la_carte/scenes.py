"""Scenarios: the position before a named decision, from a few facts.

``game.scenario("OpenPlay", seat=0, ball="d9", hands={0: ["forward-6-blue"]}, draw_pile_size=20)``. Decisions
within a phrase are reached with ``said``: ``game.scenario("KickOffCard", said=["start square:d6"])``.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.football_a_la_carte.halves import END_TURN, FullTime, Half, begin_turn
from onze.games.football_a_la_carte.kick_off import Exchange
from onze.games.football_a_la_carte.match import LAST_TURN, RUNNING, FootballMatch
from onze.games.football_a_la_carte.penalties import PENALTY_OPTION, PenaltyCut
from onze.games.football_a_la_carte.pitch import CENTRE, CORNER_CUT, FACINGS, KICK_OFF, SHOT
from onze.games.football_a_la_carte.setup import ChooseEnd, Setup
from onze.games.football_a_la_carte.ties import PenaltyCutForTheMatch
from onze.games.football_a_la_carte.turn import END_OF_HALF_PILE, Whistle
from onze.games.football_a_la_carte.words import WORDS
from onze.kernel.chance import Chance
from onze.kernel.scenes import PackLeft, Scene
from onze.kernel.steps import Step

__all__ = ["SCENARIO_FACTS", "set_scene"]

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
    "laid": "the cards already laid in this turn, the last one first",
    "goals": "goals by side: [0, 0]",
    "cuts": "penalty cuts scored by side after a tie: [0, 0]",
    "cut_number": "how many penalty cuts after a tie have been made: 0",
    "half": "1 or 2",
    "last_turn": "whether this is the last turn of the half; true when the pile holds three cards or fewer",
    "south": "the side that defends the south end: 0",
    "first_side": "the side that kicked off the first half: 0",
}

FACED_AT: Final = {
    "KickOff": "kick_off",
    "KickOffCard": "kick_off",
    "Exchange": "kick_off",
    "ThrowIn": "throw_in",
    "Clearance": "clear_area",
    "ClearanceCard": "clear_area",
    "Save": "shot",
    "LastSave": "shot",
    "CornerCut": "corner_cut",
    "PenaltyCut": "penalty_cut",
}
"""What is faced at a decision, where a scenario does not say; open play at all others."""


class BeginTurn(Step[FootballMatch]):
    """The turn that a scenario starts with."""

    def run(self, match: FootballMatch) -> None:
        begin_turn(match)


def set_scene(match: FootballMatch, decision: str, facts: Mapping[str, Any], chance: Chance) -> Sequence[Step[Any]]:
    """Lays out the table and returns the steps that wait."""
    if decision == "ChooseStarter":
        return (Setup(),)
    scene = Scene(facts)
    _set_clock(match, scene)
    _set_players(match, scene)
    _set_ball(match, scene, decision)
    _set_cards(match, scene, decision, chance)
    match.clock = RUNNING
    few_cards = len(match.draw_pile) <= END_OF_HALF_PILE
    if scene.flag("last_turn", few_cards or decision == "LastSave"):
        match.clock = LAST_TURN
    if few_cards != (match.clock == LAST_TURN) and decision not in ("ChooseEnd", "PenaltyCutForTheMatch"):
        raise scene.wrong("last_turn", WORDS.text("wanted_last_turn"), "FAC-12.3")
    return (*_steps(match, scene, decision), *_what_waits(match))


def _set_clock(match: FootballMatch, scene: Scene) -> None:
    match.half = scene.number("half", 1, 1, 2)
    match.goals = scene.numbers("goals", (0, 0), 0, 99)
    match.cuts = scene.numbers("cuts", (0, 0), 0, 99)
    match.south = scene.number("south", 0, 0, 1)
    match.first_side = scene.number("first_side", 0, 0, 1)


def _set_players(match: FootballMatch, scene: Scene) -> None:
    rules = match.rules
    match.give_turn(scene.number("seat", 0, 0, rules.seats - 1))
    turns = [turn for turn, seat in enumerate(rules.cycle) if seat == match.to_play]
    followers = [rules.cycle[(turn + 1) % len(rules.cycle)] for turn in turns]
    next_seat = scene.number("next_seat", followers[0], 0, rules.seats - 1)
    if next_seat not in followers:
        raise scene.wrong("next_seat", WORDS.text("wanted_next_seat", {"seats": followers}), "FAC-0.16")
    match.turn = turns[followers.index(next_seat)]


def _set_ball(match: FootballMatch, scene: Scene, decision: str) -> None:
    pitch = match.rules.pitch
    facing = scene.word("facing", FACED_AT.get(decision, "open_play"), FACINGS)
    match.facing = FACINGS.index(facing)
    if match.facing == SHOT:
        columns = pitch.net_columns[match.end]
        names = [chr(ord("a") + column - 1) for column in columns]
        match.net = columns[names.index(scene.word("net", names[0], names))]
    squares = _possible_squares(match, decision)
    names = [pitch.names[square] for square in squares] or ["centre"]
    ball = scene.word("ball", names[len(names) // 2], names)
    match.ball = pitch.number(ball) if squares else CENTRE


def _possible_squares(match: FootballMatch, decision: str) -> Sequence[int]:
    """Where the ball can be, given what is faced; on no square before a kick-off."""
    pitch = match.rules.pitch
    if match.facing == KICK_OFF:
        return ()
    if match.facing == SHOT:
        mouth = pitch.mouth(match.end, match.net)
        return (mouth - 1, mouth, mouth + 1)
    if match.facing == CORNER_CUT:
        return sorted(pitch.corners[1 - match.end].values())
    if decision in ("PenaltyOption", "PenaltyCut"):
        return pitch.area[1 - match.end]
    return range(len(pitch.names))


def _set_cards(match: FootballMatch, scene: Scene, decision: str, chance: Chance) -> None:
    rules = match.rules
    left = PackLeft(rules, [kind.count for kind in rules.pack.kinds])
    hands = scene.names_by_seat("hands", rules.seats)
    laid = scene.names("laid")
    match.laid = len(laid)
    sizes = list(rules.hand_sizes)
    sizes[match.to_play] -= len(laid)
    for seat, names in hands.items():
        if len(names) > sizes[seat]:
            raise scene.wrong("hands", WORDS.text("wanted_hand", {"size": sizes[seat], "seat": seat}), "FAC-2.4")
        left.lay(names, match.hands[seat])
    left.lay([*laid, *scene.names("discard_pile")], match.discard_pile)
    left.lay(scene.names("draw_pile"), match.draw_pile)
    stock = left.shuffled(chance)
    for seat, size in enumerate(sizes):
        stock.fill(match.hands[seat], size)
    most = len(match.draw_pile) + len(stock.cards)
    size = scene.number("draw_pile_size", most, len(match.draw_pile), most)
    stock.fill(match.draw_pile, size)
    stock.fill(match.discard_pile, len(match.discard_pile) + len(stock.cards))
    if decision == "Exchange":
        match.show(match.hands[match.to_play])


def _steps(match: FootballMatch, scene: Scene, decision: str) -> tuple[Step[Any], ...]:
    """The steps of the turn in hand."""
    if decision == "ChooseEnd":
        return (ChooseEnd(), Half(1))
    if decision == "PenaltyCutForTheMatch":
        return (PenaltyCutForTheMatch(scene.number("cut_number", 0, 0, 54)),)
    if decision == "PenaltyOption":
        return (PENALTY_OPTION, END_TURN)
    if decision == "PenaltyCut":
        return (PenaltyCut(), END_TURN)
    if decision == "Exchange":
        return (Exchange(), END_TURN)
    return (BeginTurn(),)


def _what_waits(match: FootballMatch) -> tuple[Step[Any], ...]:
    """The closing steps of the half and the match."""
    return (Whistle(), Half(2), FullTime()) if match.half == 1 else (Whistle(), FullTime())
