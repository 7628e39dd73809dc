"""A game: options, seats, names, scenarios, and reading a position."""

import json
from pathlib import Path
from typing import Any

import pytest

from onze.kernel.chance import Seeded
from onze.kernel.options import Option, OptionValue, read_options
from onze.kernel.words import Refused
from onze.kernel.words.sentences import as_written
from tests.kernel.toys import KINDS, Aim, KickaboutGame
from tests.plain import plain
from tests.rules.table import decision, moves, play

GAME = KickaboutGame()
TEXT = {"en": "A question.", "fr": "Une question."}


def sentences(refused: Refused) -> tuple[str, str]:
    """What was said, in English and in French."""
    assert refused.sentence("en") != refused.sentence("fr")
    return refused.sentence("en"), refused.sentence("fr")


# ---- options


def test_options_that_are_not_chosen_have_their_defaults() -> None:
    assert GAME.options == {"hand_size": 3, "rounds": 2, "weather": "dry", "crowd": False}
    game = KickaboutGame(2, rounds=4, crowd=True)
    assert game.options == {"hand_size": 3, "rounds": 4, "weather": "dry", "crowd": True}


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("hand_size", 1, "not_in_range"),
        ("hand_size", 5, "not_in_range"),
        ("hand_size", "3", "not_in_range"),
        ("hand_size", 3.0, "not_in_range"),
        ("hand_size", True, "not_in_range"),
        ("hand_size", None, "not_in_range"),
        ("weather", "snow", "not_a_choice"),
        ("weather", 0, "not_a_choice"),
        ("weather", True, "not_a_choice"),
        ("weather", ["dry"], "not_a_choice"),
        ("crowd", 1, "not_a_flag"),
        ("crowd", "true", "not_a_flag"),
        ("crowd", None, "not_a_flag"),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(name: str, value: object, key: str) -> None:
    with pytest.raises(Refused) as refused:
        KickaboutGame(2, **{name: value})
    assert refused.value.reason.key == key
    option = next(option for option in GAME.option_list if option.name == name)
    assert refused.value.rule == option.rule
    for sentence in sentences(refused.value):
        assert name in sentence
        assert as_written(value) in sentence


@pytest.mark.parametrize(
    ("name", "values"),
    [("hand_size", [2, 3, 4]), ("rounds", [1, 5]), ("weather", ["dry", "rain"]), ("crowd", [True, False])],
)
def test_a_value_within_range_is_taken(name: str, values: list[OptionValue]) -> None:
    for value in values:
        assert KickaboutGame(2, **{name: value}).options[name] == value


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Refused) as refused:
        KickaboutGame(2, wether="rain")
    for sentence in sentences(refused.value):
        assert "wether" in sentence
        assert "crowd, hand_size, rounds, weather" in sentence


@pytest.mark.parametrize(
    ("option", "kind"),
    [
        (Option("o", "a", TEXT, choices=("a", "b")), "choice"),
        (Option("o", True, TEXT), "flag"),
        (Option("o", 1, TEXT, low=0, high=3), "number"),
    ],
)
def test_an_option_says_what_kind_it_is(option: Option, kind: str) -> None:
    assert option.kind == kind


def test_an_option_whose_default_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused):
        Option("o", 4, TEXT, low=0, high=3)
    with pytest.raises(Refused):
        Option("o", "c", TEXT, choices=("a", "b"))


def test_options_are_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "options.toml"
    path.write_text(
        """
        [half]
        rule = "KA-9"
        low = 10
        high = 45
        default = 20
        en = "Minutes of a half."
        fr = "Minutes d’une mi-temps."

        [ball]
        choices = ["leather", "rubber"]
        default = "rubber"
        en = "The ball."
        fr = "Le ballon."

        [lamps]
        default = false
        en = "By night."
        fr = "De nuit."
        """,
        encoding="utf-8",
    )
    half, ball, lamps = read_options(path)
    assert (half.name, half.kind, half.default, half.low, half.high, half.rule) == (
        "half",
        "number",
        20,
        10,
        45,
        "KA-9",
    )
    assert (ball.name, ball.kind, ball.default, ball.choices) == ("ball", "choice", "rubber", ("leather", "rubber"))
    assert (lamps.name, lamps.kind, lamps.default, lamps.rule) == ("lamps", "flag", False, "")
    assert half.text == {"en": "Minutes of a half.", "fr": "Minutes d’une mi-temps."}


# ---- seats and sides


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        KickaboutGame(seats)
    english, french = sentences(refused.value)
    assert english == f"Kickabout is for 2, 3 or 4 players, not {seats}."
    assert french == f"La petite partie se joue à 2, 3 ou 4 joueurs, et non à {seats}."


def test_a_seat_belongs_to_one_side() -> None:
    assert [KickaboutGame(3).side_of(seat) for seat in range(3)] == [0, 1, 2]
    assert [KickaboutGame(4).side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


# ---- names and numbers


def test_moves_have_numbers_and_names() -> None:
    for number, name in enumerate(GAME.vocabulary.names()):
        assert GAME.move(name) == number
        assert GAME.name(number) == name


def test_an_unknown_move_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(Refused) as refused:
        GAME.move("play card:shoot")
    for sentence in sentences(refused.value):
        assert "play card:shoot" in sentence
        assert ": play card:shot, " in sentence


def test_an_unknown_card_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(Refused) as refused:
        GAME.card("stars")
    for sentence in sentences(refused.value):
        assert "stars" in sentence
        assert ": star." in sentence
    assert [GAME.card(name) for name in KINDS] == [0, 1, 2, 3]


def test_an_unknown_card_that_is_near_to_none_is_refused_with_examples() -> None:
    with pytest.raises(Refused, match="Cards are called, for example: pass, shot, save, star"):
        GAME.card("wildcard")


def test_a_game_names_its_decisions() -> None:
    assert GAME.decisions() == ("ChooseCard", "Aim", "Power", "TrimHand", "Bench", "Penalty")


# ---- scenarios


def scenario_refused(name: str, **facts: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        GAME.scenario(name, **facts)
    sentences(refused.value)
    return refused.value


@pytest.mark.parametrize("name", GAME.decisions())
def test_a_scenario_waits_for_the_decision_it_names(name: str) -> None:
    said = {"Aim": ["play card:shot"], "Power": ["play card:shot", "aim side:left"]}.get(name, [])
    match = GAME.scenario(name, said=said, seat=1, hands={1: ["shot"]})
    assert decision(match) == name
    assert match.seat == (0 if name in ("Bench", "Penalty") else 1)
    assert match.moves()


def test_a_scenario_lays_the_cards_it_names_and_deals_the_rest() -> None:
    facts: dict[str, Any] = {"hands": {1: ["star", "star", "star"]}, "draw_pile": ["save", "pass"]}
    match = GAME.scenario("ChooseCard", Seeded(4), **facts)
    assert match.card_names(match.hands[1].cards) == ["star", "star", "star"]
    assert match.card_names(reversed(match.draw_pile.cards[-2:])) == ["save", "pass"]
    assert len(match.hands[0]) == 3
    laid = [card for zone in match.zones for card in zone.cards]
    assert [laid.count(card) for card in range(4)] == list(KINDS.values())
    assert GAME.scenario("ChooseCard", Seeded(5), **facts).position() != match.position()
    assert GAME.scenario("ChooseCard", Seeded(4), **facts).position() == match.position()


def test_a_scenario_can_be_played_on() -> None:
    match = GAME.scenario("Power", hands={0: ["shot"]}, said=["play card:shot", "aim side:left"])
    assert match.opened is not None
    assert type(match.opened).__name__ == "ChooseCard"
    play(match, "power number:3", throws=["d6 4"])
    assert match.goals == [1, 0]


def test_a_scenario_of_an_unknown_decision_is_refused() -> None:
    refused = scenario_refused("ChooseCart")
    assert refused.reason.key == "unknown_decision"
    for sentence in sentences(refused):
        assert "ChooseCart" in sentence
        assert "ChooseCard, Aim, Power" in sentence
    assert scenario_refused("EndRound").reason.key == "unknown_decision"


def test_a_scenario_with_an_unknown_fact_is_refused() -> None:
    refused = scenario_refused("ChooseCard", hand=["shot"])
    assert refused.reason.key == "unknown_fact"
    for sentence in sentences(refused):
        assert "“hand”" in sentence or "« hand »" in plain(sentence)
        assert "draw_pile, goals, hands, round, seat" in sentence


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"hands": {0: ["star", "star", "star"], 1: ["star"]}}, "too_many_of_a_card"),
        ({"hands": {0: ["stars"]}}, "unknown_card"),
        ({"draw_pile": ["pass"] * 8 + ["shot"] * 8 + ["save"] * 4}, "too_many_cards"),
        ({"hands": {2: ["star"]}}, "wrong_fact"),
        ({"hands": {"0": ["star"]}}, "wrong_fact"),
        ({"hands": ["star"]}, "wrong_fact"),
        ({"hands": {0: "star"}}, "wrong_fact"),
        ({"hands": {0: [3]}}, "wrong_fact"),
        ({"draw_pile": "star"}, "wrong_fact"),
        ({"draw_pile": [1]}, "wrong_fact"),
        ({"seat": 2}, "wrong_fact"),
        ({"seat": -1}, "wrong_fact"),
        ({"seat": True}, "wrong_fact"),
        ({"seat": "0"}, "wrong_fact"),
        ({"round": 3}, "wrong_fact"),
        ({"goals": [1]}, "wrong_fact"),
        ({"goals": [1, 10]}, "wrong_fact"),
        ({"goals": [1, True]}, "wrong_fact"),
        ({"goals": 3}, "wrong_fact"),
    ],
)
def test_a_scenario_with_an_impossible_fact_is_refused(facts: dict[str, Any], key: str) -> None:
    refused = scenario_refused("ChooseCard", **facts)
    assert refused.reason.key == key
    if key == "wrong_fact":
        ((name, value),) = facts.items()
        for sentence in sentences(refused):
            assert name in sentence
            assert repr(value) in sentence


def test_a_scenario_that_leads_elsewhere_is_refused() -> None:
    refused = scenario_refused("Aim")
    assert refused.reason.key == "not_the_decision_reached"
    for sentence in sentences(refused):
        assert "ChooseCard" in sentence
        assert "Aim" in sentence


def test_a_scenario_refuses_what_cannot_be_said() -> None:
    assert scenario_refused("Aim", said=["play card:star"], hands={0: ["shot"] * 3}).reason.key == "not_listed"
    assert scenario_refused("Aim", said=["play card:stars"]).reason.key == "unknown_move"


# ---- reading a position


@pytest.mark.parametrize(("what", "theirs"), [("game", "footime"), ("rules", 4), ("seats", 3)])
def test_a_position_of_another_game_is_refused(what: str, theirs: object) -> None:
    position = {**GAME.scenario("ChooseCard").position(), what: theirs}
    with pytest.raises(Refused) as refused:
        GAME.from_position(position)
    assert refused.value.reason.key == "other_position"
    for sentence in sentences(refused.value):
        assert what in sentence


def test_a_position_of_other_options_is_refused() -> None:
    position = KickaboutGame(2, crowd=True).scenario("ChooseCard").position()
    with pytest.raises(Refused) as refused:
        GAME.from_position(json.loads(json.dumps(position)))
    assert refused.value.reason.key == "other_position"
    sentences(refused.value)


def test_a_position_with_an_unknown_step_is_refused() -> None:
    position = GAME.scenario("ChooseCard").position()
    stack = position["stack"]
    assert isinstance(stack, list)
    with pytest.raises(Refused) as refused:
        GAME.from_position({**position, "stack": [["ExtraTime", 1], *stack]})
    assert refused.value.reason.key == "unknown_step"
    for sentence in sentences(refused.value):
        assert "ExtraTime" in sentence


def test_a_position_gives_back_everything() -> None:
    match = GAME.scenario("Bench", hands={0: ["pass", "pass", "save"], 1: ["star"]}, goals=[2, 1], round=2)
    match.play(GAME.move("bench card:pass"), Seeded(0), seat=0)
    match.show(match.hands[1], [0])
    match.prove_absent(match.hands[0], [3])
    match.sweep((match.draw_pile, match.discard_pile), match.draw_pile, Seeded(0))
    again = GAME.from_position(json.loads(json.dumps(match.position())))
    assert [(zone.cards, zone.marks) for zone in again.zones] == [(zone.cards, zone.marks) for zone in match.zones]
    assert again.absences == match.absences
    assert again.went_in == match.went_in
    assert again.sealed == match.sealed
    assert again.stack == match.stack
    assert again.opened == match.opened
    assert (again.round, again.goals, again.lucky) == (2, [2, 1], match.lucky)
    assert again.moves(0) == match.moves(0)


def test_a_position_before_the_first_step_can_be_read() -> None:
    assert GAME.from_position(GAME.blank().position()).position() == GAME.blank().position()


def test_a_position_within_a_phrase_can_be_read() -> None:
    match = GAME.scenario("Aim", hands={0: ["shot"]}, said=["play card:shot"])
    again = GAME.from_position(json.loads(json.dumps(match.position())))
    assert again.decision == Aim(0, 1)
    assert moves(again) == ["aim side:left", "aim side:right"]
