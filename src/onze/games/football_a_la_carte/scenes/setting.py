"""The table, laid out as a scenario says: the position before a named decision, from a few facts.

``game.scenario("OpenPlay", seat=0, ball="d9", hands={0: ["forward-6-blue"]}, draw_pile_size=20)``. Decisions
within a phrase are reached with ``said``: ``game.scenario("KickOffCard", said=["start square:d6"])``.
What cannot be, or would say nothing, is refused.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.games.football_a_la_carte.box.pitch import CENTRE, FACINGS, SHOT
from onze.games.football_a_la_carte.box.words import WORDS
from onze.games.football_a_la_carte.match import LAST_TURN, TIME_UP, FootballMatch
from onze.games.football_a_la_carte.rules.halves import END_TURN, FullTime, Half, begin_turn
from onze.games.football_a_la_carte.rules.kick_off import Exchange
from onze.games.football_a_la_carte.rules.penalties import PENALTY_OPTION, PenaltyCut
from onze.games.football_a_la_carte.rules.setup import ChooseEnd, Setup, starts
from onze.games.football_a_la_carte.rules.ties import CUTS_EACH, PenaltyCutForTheMatch
from onze.games.football_a_la_carte.rules.turn import END_OF_HALF_PILE, Whistle
from onze.games.football_a_la_carte.scenes.facts import (
    FACED_AT,
    OPTIONS_NEEDED,
    SCENARIO_FACTS,
    possible_laid,
    possible_squares,
)
from onze.kernel.chance import Chance
from onze.kernel.scenes import PackLeft, Scene, Stock
from onze.kernel.steps import Step
from onze.kernel.words import Refused

__all__ = ["SCENARIO_FACTS", "set_scene"]


class BeginTurn(Step[FootballMatch]):
    """The turn that a scenario starts with."""

    def run(self, match: FootballMatch) -> None:
        begin_turn(match)


def set_scene(match: FootballMatch, decision: str, facts: Mapping[str, Any], chance: Chance) -> Sequence[Step[Any]]:
    """Lays out the table and returns the steps that wait."""
    _check_option(match, decision)
    scene = Scene(facts)
    if decision == "ChooseStarter":
        steps: Sequence[Step[Any]] = (Setup(),)
    elif decision == "ChooseEnd":
        steps = _before_the_match(match, scene, chance)
    elif decision == "PenaltyCutForTheMatch":
        steps = _after_a_tie(match, scene, chance)
    else:
        steps = _within_a_turn(match, scene, decision, chance)
    scene.refuse_unread(decision)
    return steps


def _check_option(match: FootballMatch, decision: str) -> None:
    """Some decisions are asked only with an option."""
    name, value = OPTIONS_NEEDED.get(decision, ("", ""))
    if name and match.rules.options[name] != value:
        rule = next(option.rule for option in match.rules.option_list if option.name == name)
        raise WORDS.refused("wanted_option", rule, {"decision": decision, "option": name, "value": value})


# ---- before, within and after the turns of a match


def _before_the_match(match: FootballMatch, scene: Scene, chance: Chance) -> Sequence[Step[Any]]:
    """The cards are dealt, and the starter is known."""
    starts(match, scene.number("seat", 0, 0, match.rules.seats - 1))
    stock = _set_hands(match, scene, "ChooseEnd", chance)
    stock.fill(match.draw_pile, len(match.draw_pile) + len(stock.cards))
    return (ChooseEnd(), Half(1), Half(2), FullTime())


def _within_a_turn(match: FootballMatch, scene: Scene, decision: str, chance: Chance) -> Sequence[Step[Any]]:
    """The turn in hand, and what waits after it."""
    match.half = scene.number("half", 1, 1, 2)
    match.goals = scene.numbers("goals", (0, 0), 0, 99)
    _set_sides(match, scene)
    _set_players(match, scene)
    _set_ball(match, scene, decision)
    stock = _set_hands(match, scene, decision, chance)
    usual = END_OF_HALF_PILE if decision == "LastSave" else len(match.draw_pile) + len(stock.cards)
    _set_piles(match, scene, stock, usual)
    _set_clock(match, scene, decision)
    turn = TURNS.get(decision, (BeginTurn(),))
    return (*turn, Whistle(), Half(2), FullTime()) if match.half == 1 else (*turn, Whistle(), FullTime())


def _after_a_tie(match: FootballMatch, scene: Scene, chance: Chance) -> Sequence[Step[Any]]:
    """All cards but the hands are in the pile, less one for each cut already made (FAC-GAP.27, FAC-GAP.36)."""
    match.half = scene.number("half", 2, 2, 2)
    match.clock = TIME_UP
    match.goals = scene.numbers("goals", (0, 0), 0, 99)
    if match.goals[0] != match.goals[1]:
        raise scene.wrong("goals", WORDS.text("wanted_level_goals"), "FAC-15.1")
    _set_sides(match, scene)
    number = scene.number("cut_number", 0, 0, match.rules.pack.size - 1)
    _set_cuts(match, scene, number)
    stock = _set_hands(match, scene, "PenaltyCutForTheMatch", chance)
    _set_piles(match, scene, stock, len(match.draw_pile) + len(stock.cards) - number)
    if len(match.draw_pile) < (1 if number % 2 else 2):
        raise _wrong_pile(scene, "wanted_cards_to_cut", "FAC-GAP.27")
    return (PenaltyCutForTheMatch(number),)


def _set_cuts(match: FootballMatch, scene: Scene, number: int) -> None:
    """The sides cut in turn, and from the fifth pair on the first difference ends the match (FAC-GAP.27)."""
    match.cuts = scene.numbers("cuts", (0, 0), 0, 99)
    most = [number // 2, number // 2]
    most[match.first_side] += number % 2
    if match.cuts[0] > most[0] or match.cuts[1] > most[1]:
        raise scene.wrong("cuts", WORDS.text("wanted_cuts", {"most": most, "number": number}), "FAC-GAP.27")
    lead = match.cuts[match.first_side] - match.cuts[1 - match.first_side]
    if number >= 2 * CUTS_EACH and not 0 <= lead <= number % 2:
        raise scene.wrong("cuts", WORDS.text("wanted_undecided_cuts"), "FAC-GAP.27")


# ---- sides, players and the ball


def _set_sides(match: FootballMatch, scene: Scene) -> None:
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
    faced = FACED_AT[decision]
    match.facing = FACINGS.index(scene.word("facing", faced[0], faced))
    if match.facing == SHOT:
        columns = pitch.net_columns[match.end]
        names = [chr(ord("a") + column - 1) for column in columns]
        match.net = columns[names.index(scene.word("net", names[0], names))]
    squares = possible_squares(match, decision)
    names = [pitch.names[square] for square in squares] or ["centre"]
    ball = scene.word("ball", names[len(names) // 2], names)
    match.ball = pitch.number(ball) if squares else CENTRE


# ---- cards


def _set_hands(match: FootballMatch, scene: Scene, decision: str, chance: Chance) -> Stock:
    """Lays the cards that are named, fills up the hands, and returns the rest."""
    rules = match.rules
    left = PackLeft(rules, [kind.count for kind in rules.pack.kinds])
    for seat, names in scene.names_by_seat("hands", rules.seats).items():
        left.lay(names, match.hands[seat])
    left.lay(scene.names("draw_pile"), match.draw_pile)
    if decision != "ChooseEnd":
        left.lay(scene.names("discard_pile"), match.discard_pile)
    sizes = list(rules.hand_sizes)
    if decision in ("PenaltyOption", "PenaltyCut"):
        _lay_cards_of_the_turn(match, scene, decision, left)
        sizes[match.to_play] -= match.laid
    for seat, size in enumerate(sizes):
        if len(match.hands[seat]) > size:
            raise scene.wrong("hands", WORDS.text("wanted_hand", {"size": size, "seat": seat}), "FAC-2.4")
    stock = left.shuffled(chance)
    if decision == "Exchange":
        _show_hands_without_attackers(match, scene, stock)
    for hand, size in zip(match.hands, sizes, strict=True):
        stock.fill(hand, size)
    return stock


def _lay_cards_of_the_turn(match: FootballMatch, scene: Scene, decision: str, left: PackLeft) -> None:
    """The cards of this turn lie on top of the discard pile; where they are not named, as few as possible."""
    rules = match.rules
    possible = possible_laid(rules, decision)
    laid = scene.names("laid")
    if "laid" not in scene.facts:
        of_family = {"attacker": rules.attacks, "penalty": rules.penalties}
        laid = [left.first_of(of_family[family]) for family in reversed(possible[0])]
    if [rules.families[rules.card(name)] for name in reversed(laid)] not in possible:
        wanted = "wanted_laid_before_a_penalty" if decision == "PenaltyOption" else "wanted_laid_with_a_penalty"
        raise scene.wrong("laid", WORDS.text(wanted), "FAC-9.1")
    left.lay(laid, match.discard_pile)
    match.laid = len(laid)


def _show_hands_without_attackers(match: FootballMatch, scene: Scene, stock: Stock) -> None:
    """The kicker, and a team-mate who could have kicked off for him, have shown their hands (FAC-3.10)."""
    rules = match.rules
    mate = rules.team_mate(match.to_play)
    kickers = [match.to_play] if mate is None else [match.to_play, mate]
    for seat in kickers:
        if match.held(seat, rules.attacks):
            raise scene.wrong("hands", WORDS.text("wanted_no_attacker", {"seats": kickers}), "FAC-3.10")
        stock.fill(match.hands[seat], rules.hand_sizes[seat], [not attacks for attacks in rules.attacks])
        match.show(match.hands[seat])


def _set_piles(match: FootballMatch, scene: Scene, stock: Stock, usual: int) -> None:
    """The draw pile has its size, or the usual one where that can be; the rest are discards."""
    named = len(match.draw_pile)
    most = named + len(stock.cards)
    size = scene.number("draw_pile_size", min(max(usual, named), most), named, most)
    stock.fill(match.draw_pile, size)
    stock.fill(match.discard_pile, len(match.discard_pile) + len(stock.cards))


def _set_clock(match: FootballMatch, scene: Scene, decision: str) -> None:
    """The last turn is the one that begins with three cards or fewer in the pile (FAC-12.2 to FAC-12.5)."""
    at_once = match.rules.switches.half_ends_at_once
    few_cards = len(match.draw_pile) <= END_OF_HALF_PILE
    if scene.flag("last_turn", few_cards) != few_cards:
        raise scene.wrong("last_turn", WORDS.text("wanted_last_turn"), "FAC-12.3")
    if decision == "LastSave" and not few_cards:
        raise _wrong_pile(scene, "wanted_few_cards", "FAC-12.5")
    if decision == "Exchange" and few_cards:
        raise _wrong_pile(scene, "wanted_more_cards", "FAC-GAP.7")
    if at_once and few_cards and decision != "LastSave":
        raise _wrong_pile(scene, "wanted_more_cards", "FAC-GAP.23")
    if few_cards:
        match.clock = TIME_UP if at_once else LAST_TURN


def _wrong_pile(scene: Scene, wanted: str, rule: str) -> Refused:
    """The refusal of the fact that made the draw pile what it is."""
    makers = ("draw_pile_size", "cut_number", "draw_pile", "discard_pile")
    return scene.wrong(next(name for name in makers if name in scene.facts), WORDS.text(wanted), rule)


TURNS: Final[Mapping[str, tuple[Step[Any], ...]]] = {
    "PenaltyOption": (PENALTY_OPTION, END_TURN),
    "PenaltyCut": (PenaltyCut(), END_TURN),
    "Exchange": (Exchange(), END_TURN),
}
"""Turns that a scenario enters in their middle; all others from their beginning."""
