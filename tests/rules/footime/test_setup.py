"""Preparation: teams, cards, captains (FT-SETUP, FT-GAP.1)."""

from collections import Counter
from typing import Any

import pytest

from onze.games.footime import Footime
from onze.kernel.chance import Scripted, Seeded
from onze.kernel.words import Refused
from tests.rules import rule
from tests.rules.footime.course import asked, new_match, waste_turns
from tests.rules.footime.situations import A1, FOUR, H1, H2, scene
from tests.rules.table import moves, play, refusal

PACK = {
    "move-1": 6, "move-2": 6, "move-3": 7, "move-4": 7, "move-5": 6, "move-6": 6, "acceleration": 2,
    "pass-1": 3, "pass-2": 4, "pass-3": 4, "pass-4": 5, "pass-5": 5, "pass-6": 5, "power": 1,
    "joker-7": 1, "joker-9": 1, "aerial": 4, "skill": 3, "tackle": 9, "duel": 3, "injured": 2, "change": 2, "out": 3,
    "foul": 4, "yellow": 2, "red": 1, "var": 2, "save": 2, "parry": 3, "post": 1, "swap": 1, "redeal": 1,
}  # fmt: skip

for_every_table = pytest.mark.parametrize("seats", [2, 4, 6, 8])


def hands_of(view: dict[str, object]) -> Any:
    """The hands in a view."""
    return view["hands"]


@rule("FT-SETUP.1")
@for_every_table
def test_both_teams_have_the_same_number_of_players(seats: int) -> None:
    home, away = Footime(seats).sides
    assert len(home) == len(away) == seats // 2
    assert sorted(home + away) == list(range(seats))


@rule("FT-SETUP.2", "FT-GAP.1")
@pytest.mark.parametrize("seats", [0, 1, 3, 5, 7, 9, 10])
def test_no_other_number_of_seats_is_played(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        Footime(seats)
    assert refused.value.reason.key == "wrong_seats"


@rule("FT-GAP.1")
def test_somebody_who_takes_two_seats_does_not_make_an_odd_table() -> None:
    reading = "one_takes_two_seats"
    assert Footime.option_list[0].name == "odd_players"
    assert Footime().options["odd_players"] == "refuse"
    assert Footime(4, odd_players=reading).sides == ((0, 2), (1, 3))
    with pytest.raises(Refused):
        Footime(3, odd_players=reading)
    with pytest.raises(Refused):
        Footime(4, odd_players="three_seats")


@rule("FT-SETUP.3")
@for_every_table
def test_teams_sit_alternating(seats: int) -> None:
    game = Footime(seats)
    for seat in range(seats):
        match = game.scenario("Turn", seat=seat)
        assert game.side_of(match.next_seat) != game.side_of(seat)


@rule("FT-SETUP.4", "FT-GAP.55")
def test_the_pack_has_112_cards() -> None:
    assert {kind.name: kind.count for kind in FOUR.kinds} == PACK
    assert sum(PACK.values()) == 112


@rule("FT-SETUP.4")
@for_every_table
def test_eight_cards_of_the_pack_are_dealt_to_each_player(seats: int) -> None:
    match = Footime(seats).new_match(Seeded(3))
    assert [len(hand) for hand in match.hands] == [8] * seats
    cards = [card for zone in match.zones for card in zone.cards]
    assert Counter(match.card_names(cards)) == PACK


@rule("FT-SETUP.4")
def test_the_cards_are_shuffled() -> None:
    deals = {tuple(tuple(hand.cards) for hand in FOUR.new_match(Seeded(seed)).hands) for seed in range(5)}
    assert len(deals) == 5


@rule("FT-SETUP.5")
def test_nobody_sees_the_cards_of_another_not_even_of_a_team_mate() -> None:
    match = FOUR.new_match(Seeded(1))
    for viewer in (*range(4), None):
        for seat, hand in enumerate(hands_of(match.view(viewer))):
            assert hand["size"] == 8
            assert len(hand["cards"]) == (8 if seat == viewer else 0)


@rule("FT-SETUP.5")
def test_nobody_is_told_what_another_is_dealt_or_draws() -> None:
    _, told = new_match(5, 2)
    told += waste_turns(scene("Turn", {}, hands={H1: ["save"]}), 1)
    told = [event for event in told if event.kind in ("deal", "draw")]
    assert [event.kind for event in told] == ["deal", "draw"]
    for event in told:
        assert "cards" in str(event.seen_by(H1))
        assert "cards" not in str(event.seen_by(None))
    assert "cards" not in str(told[-1].seen_by(H2))


@rule("FT-SETUP.6")
@pytest.mark.parametrize(("seats", "left"), [(2, 96), (4, 80), (6, 64), (8, 48)])
def test_the_rest_is_the_draw_pile_face_down(seats: int, left: int) -> None:
    match = Footime(seats).new_match(Seeded(2))
    assert len(match.played) == 0
    for viewer in (*range(seats), None):
        assert match.view(viewer)["draw_pile"] == {"size": left, "known": []}


@rule("FT-SETUP.7")
def test_each_team_has_eleven_pawns_one_of_them_the_goalkeeper() -> None:
    teams: Any = FOUR.new_match(Seeded(0)).view(None)["teams"]
    for team, letter in zip(teams, "ha", strict=True):
        assert list(team["pawns"]) == [f"pawn:{letter}{shirt}" for shirt in range(1, 12)]
        assert team["keeper"] == f"pawn:{letter}1"


@rule("FT-SETUP.8", "FT-SETUP.9")
@pytest.mark.parametrize(("rolls", "captain"), [((6, 5), H1), ((1, 2), A1)])
def test_the_captain_of_the_higher_roll_kicks_off(rolls: tuple[int, int], captain: int) -> None:
    match, told = new_match(*rolls)
    assert (match.first_side, match.to_play) == (captain & 1, captain)
    assert asked(match) == ("LineUp", captain)
    (rolled,) = (event for event in told if event.kind == "captains roll")
    assert rolled.facts == {"rolls": [list(rolls)], "side": captain & 1, "why": "kick-off"}


@rule("FT-SETUP.9")
def test_captains_roll_again_as_often_as_they_tie() -> None:
    match, _ = new_match(4, 4, 1, 1, 6, 6, 2, 3)
    assert match.first_side == 1


@rule("FT-SETUP.10")
@pytest.mark.parametrize(("goals", "values"), [([2, 1], (1, 0, 1, 0)), ([0, 4], (0, 1, 0, 1)), ([3, 3], (0.5,) * 4)])
def test_the_aim_is_to_score_more_goals(goals: list[int], values: tuple[float, ...]) -> None:
    match = scene("Turn", {}, period=2, turns=89, goals=goals, hands={H1: ["save"]})
    waste_turns(match, 1)
    assert match.outcome is not None
    assert match.outcome.values == values
    assert match.outcome.score == tuple(goals)


# ---- captains who are named

NAMED = Footime(4, captains="named")


@rule("FT-SETUP.8", "FT-GAP.59")
def test_each_team_names_its_captain_before_they_roll() -> None:
    with Scripted("keep order") as chance:
        match = NAMED.new_match(chance)
    assert asked(match) == ("NameCaptain", H1)
    assert moves(match) == ["captain seat:0", "captain seat:2"]
    assert refusal(match, "captain seat:3").key == "captain_of_the_others"
    told = play(match, "captain seat:2")
    assert [(event.kind, event.facts) for event in told] == [("captain", {"seat": 2, "side": 0})]
    assert (asked(match), moves(match)) == (("NameCaptain", A1), ["captain seat:1", "captain seat:3"])
    play(match, "captain seat:1", throws=["d6 5", "d6 2"])
    assert asked(match) == ("LineUp", 2)
    assert [team["captain"] for team in match.table(None)["teams"]] == [2, 1]  # type: ignore[attr-defined]


@rule("FT-GAP.59")
@pytest.mark.parametrize("game", [Footime(2, captains="named"), Footime(2), Footime(4), Footime(8)])
def test_nobody_is_asked_for_a_captain_where_the_first_player_is_or_where_he_is_alone(game: Footime) -> None:
    match, _ = new_match(6, 1, game=game)
    assert (asked(match), match.captains) == (("LineUp", H1), [0, 1])


@rule("FT-SETUP.8", "FT-KICKOFF.12", "FT-EXTRA.3")
@pytest.mark.parametrize(("period", "rolls"), [(1, ()), (2, ("d6 1", "d6 6"))])
def test_a_captain_who_was_named_kicks_off_the_next_period(period: int, rolls: tuple[str, ...]) -> None:
    game = Footime(4, captains="named", period_turns=1, tie_break="extra_time")
    match = scene("Turn", {}, game=game, captains=[2, 3], period=period, hands={H1: ["duel"]})
    play(match, "waste card:duel", throws=["keep order", *rolls])
    assert asked(match) == ("LineUp", 3)


@rule("FT-SHOOTOUT.11", "FT-SETUP.8")
def test_a_captain_who_was_named_opens_the_shoot_out() -> None:
    game = Footime(6, captains="named", tie_break="shootout")
    match = game.scenario("ShootOutShot", captains=[2, 5])
    shooters = []
    for _ in range(4):
        shooters.append(match.seat)
        play(match, "roll", throws=["d6 3"])
        shooters.append(match.seat)
        play(match, "roll", throws=["d6 6"])
    assert shooters == [2, 5, 5, 2, 4, 1, 1, 4]
    assert game.scenario("ShootOutSave", captains=[2, 5]).seat == 5
