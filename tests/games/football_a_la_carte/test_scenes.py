"""Scenarios: every decision can be set up, and what cannot be is refused with a sentence."""

from typing import Any, Final

import pytest

from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.match import LAST_TURN, RUNNING, TIME_UP
from onze.kernel.chance import NoChance, Seeded
from onze.kernel.words import Refused

Facts = dict[str, Any]

GAME: Final = FootballALaCarte()
CHOSEN_START: Final = FootballALaCarte(starter="choose")
CUT_FOR_A_TIE: Final = FootballALaCarte(tie="penalty_cuts")
SWAP_ANY: Final = FootballALaCarte(dead_hand="swap_any")
AT_ONCE: Final = FootballALaCarte(half_end="at_once")
STRICTLY_BETWEEN: Final = FootballALaCarte(post_rule="strictly_between")
ADDED_PENALTIES: Final = FootballALaCarte(penalty_alone=False)

NO_ATTACKER: Final = ["goalkeeper-4-all", "goalkeeper-4-all", "goalkeeper-5-all", "corner-red", "corner-red",
                      "corner-blue", "corner-blue", "penalty"]  # fmt: skip


def refused(game: FootballALaCarte, decision: str, facts: Facts) -> Refused:
    """The refusal of a scenario, said in both languages."""
    with pytest.raises(Refused) as refusal:
        game.scenario(decision, **facts)
    assert refusal.value.sentence("en")
    assert refusal.value.sentence("fr")
    return refusal.value


def squares_of(game: FootballALaCarte, decision: str, **facts: Any) -> list[str]:
    """All the squares on which the ball can be said to lie."""
    possible: list[str] = []
    for square in game.pitch.names:
        try:
            game.scenario(decision, ball=square, **facts)
        except Refused:
            continue
        possible.append(square)
    return possible


# ---- what can be set up

DEFAULTS: Final[list[tuple[FootballALaCarte, str, Facts]]] = [
    (CHOSEN_START, "ChooseStarter", {}),
    (CHOSEN_START, "ChooseEnd", {}),
    (GAME, "KickOff", {}),
    (GAME, "KickOffCard", {"said": ["start square:d6"], "hands": {0: ["forward-1-red"]}}),
    (GAME, "Exchange", {}),
    (GAME, "OpenPlay", {}),
    (GAME, "OpenPlay", {"facing": "throw_in", "ball": "a5", "said": ["step square:b5"]}),
    (SWAP_ANY, "ChangeCards", {"said": ["discard card:corner-red"], "hands": {0: NO_ATTACKER}, "ball": "d5"}),
    (GAME, "AimFreeKick", {
        "said": ["play card:free-kick-3-all"], "ball": "d5", "hands": {0: ["free-kick-3-all", "forward-1-red"]},
    }),
    (GAME, "FollowUp", {
        "said": ["play card:free-kick-3-all", "aim arrow:left-3"], "ball": "d5",
        "hands": {0: ["free-kick-3-all", "forward-1-red"]},
    }),
    (GAME, "Clearance", {}),
    (GAME, "Clearance", {"facing": "clear_low"}),
    (GAME, "Clearance", {"facing": "clear_high"}),
    (GAME, "ClearanceCard", {"said": ["start square:d1"]}),
    (GAME, "Aim", {
        "facing": "shot", "said": ["play card:goalkeeper-4-all"], "hands": {0: ["goalkeeper-4-all"]},
    }),
    (GAME, "Save", {}),
    (STRICTLY_BETWEEN, "Save", {}),
    (GAME, "CornerCut", {}),
    (GAME, "PenaltyOption", {}),
    (GAME, "PenaltyCut", {}),
    (ADDED_PENALTIES, "PenaltyCut", {}),
    (GAME, "ThrowIn", {}),
    (GAME, "LastSave", {}),
    (AT_ONCE, "LastSave", {}),
    (CUT_FOR_A_TIE, "PenaltyCutForTheMatch", {}),
]  # fmt: skip


def test_every_decision_is_set_up_here() -> None:
    assert {decision for _, decision, _ in DEFAULTS} == set(GAME.decisions())


@pytest.mark.parametrize(("game", "decision", "facts"), DEFAULTS, ids=lambda part: part if type(part) is str else "")
def test_a_decision_is_set_up_from_few_facts_and_played_to_the_end(
    game: FootballALaCarte, decision: str, facts: Facts
) -> None:
    match = game.scenario(decision, **facts)
    assert type(match.decision).__name__ == decision
    assert sum(len(zone.cards) for zone in match.zones) == game.pack.size
    chance = Seeded(0)
    while match.outcome is None:
        moves = match.moves()
        match.play(moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("decision", ["KickOff", "Exchange", "PenaltyOption", "PenaltyCut", "LastSave", "Clearance"])
def test_a_decision_is_set_up_for_every_seat(decision: str, seats: int) -> None:
    game = FootballALaCarte(seats)
    for seat in range(seats):
        assert game.scenario(decision, seat=seat).to_play == seat


# ---- facts that say nothing


@pytest.mark.parametrize(
    ("game", "decision", "facts"),
    [
        (GAME, "OpenPlay", {"net": "d"}),
        (GAME, "OpenPlay", {"net": "zz"}),
        (GAME, "OpenPlay", {"cuts": [0, 0]}),
        (GAME, "OpenPlay", {"cut_number": 0}),
        (GAME, "OpenPlay", {"laid": ["forward-1-red"]}),
        (GAME, "CornerCut", {"laid": ["corner-red"]}),
        (CHOSEN_START, "ChooseStarter", {"ball": "zz"}),
        (CHOSEN_START, "ChooseStarter", {"goals": [3, 1]}),
        (CHOSEN_START, "ChooseEnd", {"goals": [3, 4]}),
        (CHOSEN_START, "ChooseEnd", {"half": 2}),
        (CHOSEN_START, "ChooseEnd", {"first_side": 1}),
        (CHOSEN_START, "ChooseEnd", {"discard_pile": ["penalty"]}),
        (CUT_FOR_A_TIE, "PenaltyCutForTheMatch", {"ball": "d5"}),
        (CUT_FOR_A_TIE, "PenaltyCutForTheMatch", {"seat": 1}),
    ],
)
def test_a_fact_that_says_nothing_at_a_decision_is_refused(game: FootballALaCarte, decision: str, facts: Facts) -> None:
    (name,) = facts
    refusal = refused(game, decision, facts)
    assert refusal.reason.key == "fact_not_read"
    assert f"“{name}” says nothing at the decision {decision}" in refusal.sentence("en")


@pytest.mark.parametrize(
    "facts",
    [
        {"hands": {0.0: ["penalty"]}},
        {"hands": {False: ["penalty"]}},
        {"hands": {2: ["penalty"]}},
        {"hands": {0: "penalty"}},
        {"hands": [["penalty"]]},
        {"draw_pile": "penalty"},
        {"draw_pile": None},
        {"ball": None},
        {"ball": ["d5"]},
        {"facing": 1},
        {"goals": [0]},
        {"goals": [True, 0]},
        {"half": 1.0},
        {"last_turn": 0},
        {"said": None},
        {"said": [3]},
    ],
)
def test_a_fact_of_another_type_is_refused(facts: Facts) -> None:
    assert refused(GAME, "OpenPlay", facts).reason.key == "wrong_fact"


# ---- options


@pytest.mark.parametrize(
    ("decision", "rule"),
    [
        ("ChooseStarter", "FAC-GAP.31"),
        ("ChooseEnd", "FAC-GAP.31"),
        ("ChangeCards", "FAC-GAP.5"),
        ("PenaltyCutForTheMatch", "FAC-GAP.27"),
    ],
)
def test_a_decision_of_another_reading_needs_its_option(decision: str, rule: str) -> None:
    assert refused(GAME, decision, {}).rule == rule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starter_defends_the_end_he_chooses(seats: int) -> None:
    game = FootballALaCarte(seats, starter="choose")
    for seat in range(seats):
        match = game.scenario("ChooseEnd", seat=seat)
        assert match.seat == seat
        match.play(game.move("defend end:south"), NoChance())
        assert match.south == match.first_side == game.side_of(seat)
        assert (type(match.decision).__name__, match.seat, match.end) == ("KickOff", seat, 0)


# ---- what is faced, and where the ball is


@pytest.mark.parametrize(
    ("decision", "facing"),
    [
        ("OpenPlay", "penalty_cut"),
        ("OpenPlay", "shot"),
        ("KickOff", "open_play"),
        ("Exchange", "shot"),
        ("ThrowIn", "open_play"),
        ("FollowUp", "clear_low"),
        ("Clearance", "open_play"),
        ("Save", "corner_cut"),
        ("CornerCut", "shot"),
        ("PenaltyOption", "kick_off"),
        ("PenaltyCut", "shot"),
        ("Aim", "corner_cut"),
    ],
)
def test_what_is_faced_belongs_to_the_decision(decision: str, facing: str) -> None:
    refusal = refused(GAME, decision, {"facing": facing})
    assert f"“facing” cannot be '{facing}'" in refusal.sentence("en")


def test_open_play_after_a_throw_in_needs_the_step() -> None:
    assert refused(GAME, "OpenPlay", {"facing": "throw_in"}).reason.key == "not_the_decision_reached"


def test_a_throw_in_is_taken_at_a_touchline() -> None:
    assert squares_of(GAME, "ThrowIn") == [f"{column}{row}" for row in range(1, 13) for column in "ah"]


@pytest.mark.parametrize(
    ("facing", "seat", "squares"),
    [
        ("clear_low", 0, ["a1", "b1", "c1", "d1"]),
        ("clear_high", 0, ["e1", "f1", "g1", "h1"]),
        ("clear_low", 1, ["a12", "b12", "c12", "d12"]),
        ("clear_high", 1, ["e12", "f12", "g12", "h12"]),
        ("clear_area", 0, ["a1", "c1", "d1", "e1", "f1", "h1", "c2", "d2", "e2", "f2"]),
        ("clear_area", 1, ["c11", "d11", "e11", "f11", "a12", "c12", "d12", "e12", "f12", "h12"]),
    ],
)
def test_a_ball_to_be_cleared_left_play_at_the_end_of_who_clears_it(facing: str, seat: int, squares: list[str]) -> None:
    assert squares_of(GAME, "Clearance", facing=facing, seat=seat) == squares


@pytest.mark.parametrize(
    ("game", "net", "squares"),
    [
        (GAME, "d", ["c1", "d1", "e1"]),
        (GAME, "e", ["d1", "e1", "f1"]),
        (STRICTLY_BETWEEN, "d", ["d1", "e1"]),
        (STRICTLY_BETWEEN, "e", ["d1", "e1"]),
    ],
)
def test_a_shot_came_from_a_square_that_one_can_shoot_from(
    game: FootballALaCarte, net: str, squares: list[str]
) -> None:
    assert squares_of(game, "Save", net=net) == squares


# ---- cards laid in the turn


@pytest.mark.parametrize(
    ("game", "decision", "laid", "families"),
    [
        (GAME, "PenaltyOption", None, ["attacker"]),
        (GAME, "PenaltyOption", ["forward-1-red", "free-kick-3-all"], ["free_kick", "attacker"]),
        (GAME, "PenaltyCut", None, ["penalty"]),
        (ADDED_PENALTIES, "PenaltyCut", None, ["attacker", "penalty"]),
        (GAME, "PenaltyCut", ["penalty", "forward-1-red", "free-kick-3-all"], ["free_kick", "attacker", "penalty"]),
    ],
)
def test_cards_laid_lie_on_the_discards_and_are_missing_from_the_hand(
    game: FootballALaCarte, decision: str, laid: list[str] | None, families: list[str]
) -> None:
    named: Facts = {} if laid is None else {"laid": laid}
    match = game.scenario(decision, discard_pile=["corner-red"], **named)
    assert match.laid == len(families)
    assert [game.families[card] for card in match.discard_pile.cards[-match.laid :]] == families
    assert match.card_names(match.discard_pile.cards)[-match.laid - 1] == "corner-red"
    assert [len(hand) for hand in match.hands] == [8 - match.laid, 8]


def test_an_attacker_laid_is_one_that_is_not_named_elsewhere() -> None:
    usual = GAME.scenario("PenaltyOption")
    card = usual.discard_pile.cards[-1]
    others = [GAME.cards[card]] * GAME.pack.kinds[card].count
    match = GAME.scenario("PenaltyOption", draw_pile=others)
    assert match.discard_pile.cards[-1] != card
    assert GAME.attacks[match.discard_pile.cards[-1]]


@pytest.mark.parametrize(
    ("game", "decision", "laid"),
    [
        (GAME, "PenaltyOption", []),
        (GAME, "PenaltyOption", ["penalty"]),
        (GAME, "PenaltyOption", ["corner-red"]),
        (GAME, "PenaltyOption", ["goalkeeper-4-all"]),
        (GAME, "PenaltyOption", ["free-kick-3-all"]),
        (GAME, "PenaltyOption", ["free-kick-3-all", "forward-1-red"]),
        (GAME, "PenaltyOption", ["forward-1-red", "forward-2-red"]),
        (GAME, "PenaltyOption", ["forward-1-red"] * 9),
        (GAME, "PenaltyCut", []),
        (GAME, "PenaltyCut", ["forward-1-red"]),
        (GAME, "PenaltyCut", ["forward-1-red", "penalty"]),
        (ADDED_PENALTIES, "PenaltyCut", ["penalty"]),
    ],
)
def test_cards_that_are_not_laid_before_a_penalty_are_refused(
    game: FootballALaCarte, decision: str, laid: list[str]
) -> None:
    assert refused(game, decision, {"laid": laid}).rule == "FAC-9.1"


# ---- a kick-off without an attacker


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("hand", [[], ["penalty", "corner-red"]])
def test_a_hand_to_exchange_from_is_filled_up_without_attackers(hand: list[str], seed: int) -> None:
    match = GAME.scenario("Exchange", Seeded(seed), hands={0: hand})
    assert len(match.hands[0]) == 8
    assert not match.held(0, GAME.attacks)


def test_a_team_mate_who_could_have_kicked_off_holds_no_attacker_either() -> None:
    game = FootballALaCarte(4, no_attacker="teammate_kicks")
    match = game.scenario("Exchange", seat=1)
    assert not match.held(1, game.attacks)
    assert not match.held(3, game.attacks)
    assert refused(game, "Exchange", {"seat": 1, "hands": {3: ["forward-1-red"]}}).rule == "FAC-3.10"


@pytest.mark.parametrize(
    ("facts", "rule"),
    [({"hands": {0: ["forward-1-red"]}}, "FAC-3.10"), ({"draw_pile_size": 3}, "FAC-GAP.7")],
)
def test_who_holds_an_attacker_or_has_no_pile_exchanges_nothing(facts: Facts, rule: str) -> None:
    assert refused(GAME, "Exchange", facts).rule == rule


# ---- the last turn


@pytest.mark.parametrize(
    ("game", "decision", "facts", "clock"),
    [
        (GAME, "OpenPlay", {}, RUNNING),
        (GAME, "OpenPlay", {"draw_pile_size": 4}, RUNNING),
        (GAME, "OpenPlay", {"draw_pile_size": 3}, LAST_TURN),
        (GAME, "OpenPlay", {"draw_pile_size": 0, "last_turn": True}, LAST_TURN),
        (GAME, "LastSave", {}, LAST_TURN),
        (GAME, "LastSave", {"draw_pile_size": 1}, LAST_TURN),
        (AT_ONCE, "LastSave", {}, TIME_UP),
    ],
)
def test_three_cards_or_fewer_make_the_last_turn(
    game: FootballALaCarte, decision: str, facts: Facts, clock: int
) -> None:
    assert game.scenario(decision, **facts).clock == clock


@pytest.mark.parametrize(
    ("game", "decision", "facts", "fact", "rule"),
    [
        (GAME, "OpenPlay", {"last_turn": True}, "last_turn", "FAC-12.3"),
        (GAME, "OpenPlay", {"last_turn": False, "draw_pile_size": 3}, "last_turn", "FAC-12.3"),
        (GAME, "LastSave", {"last_turn": False}, "last_turn", "FAC-12.3"),
        (GAME, "LastSave", {"draw_pile_size": 20}, "draw_pile_size", "FAC-12.5"),
        (GAME, "LastSave", {"draw_pile": ["corner-red"] * 2 + ["corner-blue"] * 2}, "draw_pile", "FAC-12.5"),
        (AT_ONCE, "OpenPlay", {"draw_pile_size": 3}, "draw_pile_size", "FAC-GAP.23"),
        (AT_ONCE, "KickOff", {"draw_pile_size": 0}, "draw_pile_size", "FAC-GAP.23"),
    ],
)
def test_a_pile_that_does_not_fit_the_turn_is_refused_by_the_fact_that_was_given(
    game: FootballALaCarte, decision: str, facts: Facts, fact: str, rule: str
) -> None:
    refusal = refused(game, decision, facts)
    assert refusal.rule == rule
    assert f"“{fact}” cannot be {facts[fact]!r}" in refusal.sentence("en")


# ---- cuts after a tie


@pytest.mark.parametrize(
    "facts",
    [
        {"half": 2, "goals": [3, 3]},
        {"cut_number": 1, "cuts": [1, 0]},
        {"cut_number": 1, "cuts": [0, 1], "first_side": 1},
        {"cut_number": 9, "cuts": [5, 0]},
        {"cut_number": 10, "cuts": [4, 4]},
        {"cut_number": 11, "cuts": [5, 4]},
        {"cut_number": 0, "draw_pile_size": 2},
        {"cut_number": 1, "draw_pile_size": 1},
    ],
)
def test_cuts_that_can_have_been_made_after_a_tie_are_set_up(facts: Facts) -> None:
    match = CUT_FOR_A_TIE.scenario("PenaltyCutForTheMatch", **facts)
    assert match.half == 2
    assert match.cuts == facts.get("cuts", [0, 0])


def test_every_cut_made_after_a_tie_has_set_a_card_aside() -> None:
    match = CUT_FOR_A_TIE.scenario("PenaltyCutForTheMatch", cut_number=7)
    assert (len(match.draw_pile), len(match.discard_pile)) == (32, 7)


@pytest.mark.parametrize(
    ("fact", "facts"),
    [
        ("goals", {"goals": [1, 0]}),
        ("half", {"half": 1}),
        ("cuts", {"cuts": [1, 0]}),
        ("cuts", {"cut_number": 1, "cuts": [0, 1]}),
        ("cuts", {"cut_number": 1, "cuts": [1, 0], "first_side": 1}),
        ("cuts", {"cut_number": 3, "cuts": [3, 0]}),
        ("cuts", {"cut_number": 10, "cuts": [4, 3]}),
        ("cuts", {"cut_number": 11, "cuts": [6, 4]}),
        ("cuts", {"cut_number": 11, "cuts": [4, 5]}),
        ("draw_pile_size", {"draw_pile_size": 1}),
        ("draw_pile_size", {"cut_number": 1, "draw_pile_size": 0}),
        ("cut_number", {"cut_number": 38}),
        ("cut_number", {"cut_number": 99}),
    ],
)
def test_cuts_that_cannot_have_been_made_after_a_tie_are_refused(fact: str, facts: Facts) -> None:
    refusal = refused(CUT_FOR_A_TIE, "PenaltyCutForTheMatch", facts)
    assert f"“{fact}” cannot be {facts[fact]!r}" in refusal.sentence("en")
