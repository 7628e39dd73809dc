"""Gaps of the rulebook, in our reading and the other one: the deal, a turn without a card, the kick-off.

Games without an option named play the default reading.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import onze.games.football_a_la_carte
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Scripted, Seeded
from onze.kernel.playout import play_out
from tests.rules import rule
from tests.rules.football_a_la_carte.hands import STOPPERS, as_it_could_be, hand_with
from tests.rules.table import decision, kinds, moves, play, refusal

GAME = FootballALaCarte()

Options = Mapping[str, Any]


# ---- the deal


@rule("FAC-GAP.1", "FAC-GAP.37")
@pytest.mark.parametrize(
    ("options", "hands", "pile"),
    [({}, [8, 6, 6], 35), ({"pair_hand": "six_shared"}, [8, 3, 3], 41)],
)
def test_the_pair_holds_six_cards_each_or_three_each(options: Options, hands: list[int], pile: int) -> None:
    game = FootballALaCarte(3, **options)
    match = game.new_match(Seeded(1))
    assert [len(hand) for hand in match.hands] == hands
    assert len(match.draw_pile) == pile

    match = game.scenario("OpenPlay", seat=2, ball="d9", hands={2: ["forward-1-red"]})
    play(match, "play card:forward-1-red")

    assert [len(hand) for hand in match.hands] == hands


@rule("FAC-GAP.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draw_pile_lies_face_down(seats: int) -> None:
    match = FootballALaCarte(seats).new_match(Seeded(1))
    for viewer in (None, *range(seats)):
        pile: Any = match.view(viewer)["draw_pile"]
        assert pile["known"] == []


@rule("FAC-GAP.3")
@pytest.mark.parametrize("options", [{}, {"team_talk": "none"}])
def test_team_mates_may_talk_or_not_but_never_show_their_cards(options: Options) -> None:
    match = FootballALaCarte(4, **options).new_match(Seeded(1))
    hands: Any = match.view(0)["hands"]
    assert len(hands[0]["cards"]) == 6
    assert hands[2] == {"size": 6, "cards": []}


@rule("FAC-GAP.3")
def test_talk_between_team_mates_changes_nothing_in_play() -> None:
    ends = []
    for talk in ("free", "none"):
        luck = Seeded(5)
        match = FootballALaCarte(4, team_talk=talk).new_match(luck)
        play_out(match, luck)
        ends.append({**match.position(), "options": None})
    assert ends[0] == ends[1]


@rule("FAC-GAP.31")
@pytest.mark.parametrize(
    ("throws", "starter", "south"),
    [(["d2 1", "heads"], 0, 0), (["d2 2", "heads"], 1, 1), (["d2 1", "tails"], 0, 1), (["d2 2", "tails"], 1, 0)],
)
def test_starter_and_end_are_drawn_by_lot(throws: list[str], starter: int, south: int) -> None:
    with Scripted("keep order", *throws) as luck:
        match = GAME.new_match(luck)
    assert (match.to_play, match.view(None)["ends"]) == (starter, {"south": south, "north": 1 - south})


@rule("FAC-GAP.31")
def test_starter_and_end_can_be_chosen() -> None:
    with Scripted("keep order") as luck:
        match = FootballALaCarte(4, starter="choose").new_match(luck)
    assert moves(match) == ["kick-off seat:0", "kick-off seat:1", "kick-off seat:2", "kick-off seat:3"]
    play(match, "kick-off seat:3")
    assert (match.seat, moves(match)) == (3, ["defend end:south", "defend end:north"])
    play(match, "defend end:north")
    assert (decision(match), match.seat) == ("KickOff", 3)
    assert match.view(None)["ends"] == {"south": 0, "north": 1}


# ---- a turn without a card to play


@rule("FAC-GAP.4")
def test_nobody_passes_who_holds_a_card_that_he_may_play() -> None:
    match = GAME.scenario("OpenPlay", ball="d5", hands={0: hand_with("forward-1-red", among=STOPPERS)})
    assert moves(match) == ["play card:forward-1-red"]
    assert refusal(match, "pass").rule == "FAC-1.7"
    assert refusal(match, "discard card:corner-red").rule == "FAC-1.7"


@rule("FAC-GAP.5")
def test_without_a_playable_card_exactly_one_is_changed() -> None:
    match = GAME.scenario("OpenPlay", ball="d5", hands={0: STOPPERS}, draw_pile=["forward-4-red"], draw_pile_size=20)
    assert all(move.startswith("discard card:") for move in moves(match))

    play(match, "discard card:corner-red")

    assert match.ball_name() == "d5"
    assert sorted(match.card_names(match.hands[0].cards)) == sorted(
        hand_with("forward-4-red", *STOPPERS[:4], *STOPPERS[5:])
    )
    assert len(match.draw_pile) == 19
    assert (decision(match), match.seat) == ("OpenPlay", 1)


in_both_readings = pytest.mark.parametrize(("options", "done"), [({}, []), ({"dead_hand": "swap_any"}, ["pass"])])


@rule("FAC-GAP.5")
@in_both_readings
def test_a_throw_in_is_still_stepped_without_a_playable_card(options: Options, done: list[str]) -> None:
    match = FootballALaCarte(**options).scenario("ThrowIn", ball="h7", hands={0: STOPPERS})
    play(match, "step square:g6", "discard card:corner-red", *done)
    assert (match.ball_name(), decision(match), match.seat) == ("g6", "OpenPlay", 1)


@rule("FAC-GAP.5")
@in_both_readings
def test_a_clearance_is_still_placed_without_a_card_to_clear_with(options: Options, done: list[str]) -> None:
    corners = STOPPERS[4:]
    nothing_clears = ["free-kick-2-all", "free-kick-3-all", "free-kick-4-left-right", "penalty", *corners]
    match = FootballALaCarte(**options).scenario("Clearance", hands={0: nothing_clears})
    play(match, "start square:f2", "discard card:penalty", *done)
    assert (match.ball_name(), decision(match), match.seat) == ("f2", "OpenPlay", 1)


@rule("FAC-GAP.5")
@pytest.mark.parametrize("changed", [["corner-red"], ["goalkeeper-4-all", "corner-red"], [*STOPPERS]])
def test_or_as_many_cards_are_changed_as_one_likes(changed: list[str]) -> None:
    game = FootballALaCarte(dead_hand="swap_any")
    match = game.scenario("OpenPlay", ball="d5", hands={0: STOPPERS}, draw_pile_size=20)

    play(match, *(f"discard card:{card}" for card in changed), "pass")

    assert sorted(match.card_names(match.discard_pile.cards[-len(changed) :])) == sorted(changed)
    assert (len(match.hands[0]), len(match.draw_pile)) == (8, 20 - len(changed))
    assert (match.ball_name(), match.seat) == ("d5", 1)


# ---- kick-offs


@rule("FAC-GAP.7")
def test_a_kicker_without_attacker_changes_cards_until_one_appears() -> None:
    match = GAME.scenario("KickOff", hands={0: STOPPERS}, draw_pile=["penalty", "forward-4-red"])
    assert moves(match) == ["show hand"]
    play(match, "show hand", "discard card:corner-red")
    shown: Any = match.view(1)["hands"]
    assert sorted(shown[0]["cards"]) == sorted(f"card:{card}" for card in [*STOPPERS[:4], *STOPPERS[5:]])
    assert moves(match) == ["show hand"]

    play(match, "show hand", "discard card:penalty")

    assert moves(match) == ["start square:d6", "start square:e6"]


@rule("FAC-GAP.7")
def test_the_half_ends_when_the_pile_falls_to_three_before_an_attacker_appears() -> None:
    match = GAME.scenario("KickOff", seat=0, hands={0: STOPPERS}, draw_pile=["penalty"], draw_pile_size=4)
    play(match, "show hand", "discard card:corner-red")
    assert (len(match.draw_pile), match.half) == (3, 1)

    told = play(match, "show hand", throws=["keep order"])

    assert kinds(told)[:2] == ["hand shown", "whistle"]
    assert (match.half, decision(match), match.seat) == (2, "KickOff", 1)


@rule("FAC-GAP.7")
@pytest.mark.parametrize(
    ("options", "kicker"),
    [({}, "Exchange"), ({"no_attacker": "teammate_kicks"}, "KickOff")],
)
def test_a_team_mate_kicks_off_only_in_the_other_reading(options: Options, kicker: str) -> None:
    game = FootballALaCarte(4, **options)
    match = game.scenario("KickOff", hands={0: STOPPERS[:6], 2: ["forward-4-red"]})
    play(match, "show hand")
    assert decision(match) == kicker
    assert match.seat == (0 if kicker == "Exchange" else 2)


@rule("FAC-GAP.7")
def test_a_team_mate_kicks_off_with_his_own_card_in_the_turn_of_the_other() -> None:
    game = FootballALaCarte(4, no_attacker="teammate_kicks")
    match = game.scenario("KickOff", hands={0: STOPPERS[:6], 2: ["forward-4-red"]}, draw_pile_size=20)

    play(match, "show hand", "start square:d6", "play card:forward-4-red")

    assert match.ball_name() == "d10"
    assert ([len(hand) for hand in match.hands], len(match.draw_pile)) == ([6, 6, 6, 6], 19)
    assert sorted(match.card_names(match.hands[0].cards)) == sorted(STOPPERS[:6])
    assert (decision(match), match.seat) == ("OpenPlay", 1)


@rule("FAC-GAP.7")
@pytest.mark.parametrize(
    ("seats", "hands", "shown"),
    [
        (2, {0: STOPPERS}, 1),
        (3, {0: STOPPERS}, 1),
        (4, {0: STOPPERS[:6], 2: ["corner-blue", "corner-blue", *["free-kick-2-all", "free-kick-3-all"] * 2]}, 2),
    ],
)
def test_cards_are_changed_after_all_where_no_team_mate_can_kick_off(
    seats: int, hands: dict[int, list[str]], shown: int
) -> None:
    game = FootballALaCarte(seats, no_attacker="teammate_kicks")
    match = game.scenario("KickOff", hands=hands, draw_pile=["penalty", "forward-4-red"])
    play(match, *["show hand"] * shown)
    assert (decision(match), match.seat) == ("Exchange", 0)

    play(match, "discard card:corner-red", "show hand", "discard card:penalty")

    assert (moves(match), match.seat) == (["start square:d6", "start square:e6"], 0)


@rule("FAC-1.7", "FAC-1.8", "FAC-GAP.5")
@pytest.mark.parametrize("reading", ["swap_one", "swap_any"])
@pytest.mark.parametrize(("facing", "absent"), [("OpenPlay", {"attacker"}), ("Clearance", {"attacker", "goalkeeper"})])
def test_whoever_changes_a_card_has_shown_that_he_could_play_none(reading: str, facing: str, absent: set[str]) -> None:
    game = FootballALaCarte(dead_hand=reading)
    hand = ["free-kick-2-all", "free-kick-2-all", "free-kick-3-all", "corner-red", "corner-red", "corner-blue",
            "corner-blue", "penalty"]  # fmt: skip
    match = game.scenario(facing, hands={0: hand}, draw_pile=["forward-4-red"])
    start = ["start square:d2"] if facing == "Clearance" else []
    play(match, *start, "discard card:penalty", *(["pass"] if reading == "swap_any" else []))
    for other in as_it_could_be(match, 1):
        held = [game.families[card] for card in other.hands[0].cards]
        assert sum(held.count(family) for family in absent) <= 1, "only the card drawn since may be one"


@rule("FAC-5.3", "FAC-5.4")
def test_a_free_kick_with_a_single_arrow_is_aimed_and_followed_like_any_other(tmp_path: Path) -> None:
    cards = (Path(onze.games.football_a_la_carte.__file__).parent / "data" / "cards.toml").read_text(encoding="utf-8")
    single = tmp_path / "cards.toml"
    single.write_text(cards + '\n[[card]]\nfamily = "free_kick"\narrow = "forward"\nnumber = 6\n', encoding="utf-8")
    game = FootballALaCarte(cards=single)
    match = game.scenario("OpenPlay", ball="d3", hands={0: ["free-kick-6-forward", "left-1-blue"]})
    play(match, "play card:free-kick-6-forward", "aim arrow:forward-6", "play card:left-1-blue")
    assert match.ball_name() == "c10"
