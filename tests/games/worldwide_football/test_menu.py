"""What a seat may say now: where its things lie, what is said beside it, and what would follow."""

from typing import Any

import pytest

from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import Seeded
from onze.kernel.menus import Entry
from tests.games.worldwide_football.matches import GAMES, moves_by_chance, names
from tests.games.worldwide_football.test_view import at
from tests.rules.worldwide_football.professional import hand, play_on

AMATEUR = WorldwideFootball(mode="amateur")
PROFESSIONAL = WorldwideFootball(mode="professional")
INTERNATIONAL = WorldwideFootball(mode="international")

every_game = pytest.mark.parametrize("game", GAMES, ids=names)


@every_game
def test_menu_and_foresight_know_only_what_their_seat_knows(game: WorldwideFootball) -> None:
    for number, played in enumerate(moves_by_chance(game, 4)):
        match = played.match
        if number % 6 == 0:
            for seat in match.asked:
                other = match.redealt(seat, Seeded(number))
                assert other.menu(seat) == match.menu(seat)
                assert other.foreseen(seat) == match.foreseen(seat)


@every_game
def test_every_entry_points_at_a_place_where_its_thing_lies(game: WorldwideFootball) -> None:
    for number, played in enumerate(moves_by_chance(game, 5)):
        if number % 6 == 0:
            for seat in played.match.asked:
                view = played.match.view(seat)
                for entry in played.match.menu(seat):
                    if entry["place"]:
                        lies: Any = at(view, str(entry["place"]))
                        assert entry["thing"] in (lies["cards"] if isinstance(lies, dict) else lies)


@every_game
def test_what_is_foreseen_of_pa_and_stars_comes_true_unless_somebody_answers(game: WorldwideFootball) -> None:
    for played in moves_by_chance(game, 6):
        before = played.before
        name = type(before.decision).__name__
        if name not in ("AfterCard", "Recovery", "Substitute", "Block") or played.seat not in before.asked:
            continue
        foreseen = before.foreseen(played.seat)
        for move, what in foreseen.items():
            after = before.clone()
            after.play(game.move(move), Seeded(1), None, played.seat)
            if "player" in move and type(after.decision).__name__ == "CounterPlayer":
                continue
            for fact in ("stars", "tokens"):
                if fact in what:
                    assert getattr(after, fact)[played.seat] == what[fact]
            if "block" in what:
                assert after.block == what["block"]
            if "pa" in what and type(after.decision).__name__ == name:
                assert after.pa == what["pa"]


def entry(match: WorldwideMatch, move: str) -> Entry:
    return next(entry for entry in match.menu() if entry["move"] == move)


def test_a_card_of_the_hand_and_one_of_the_discard_lie_in_different_places() -> None:
    facts: dict[str, Any] = {"hands": {0: ["pass"]}, "discards": {0: ["pass"]}, "players": {0: [], 1: []}}
    attack = AMATEUR.scenario("BuildAttack", **facts)
    assert entry(attack, "lay card:pass")["place"] == "hands.0"
    recovers = AMATEUR.scenario("RecoverAction", card="long-pass", **facts)
    assert entry(recovers, "recover card:pass")["place"] == "sides.0.discard_pile"


def test_an_ability_lies_face_up_and_a_team_is_a_button() -> None:
    match = AMATEUR.scenario("BuildAttack", pa=2)
    assert entry(match, "use ability:attacking-play")["place"] == "sides.0.abilities"
    assert entry(match, "give back")["place"] == ""
    assert all(entry["place"] == "" for entry in AMATEUR.scenario("ChooseTeam").menu())


def test_a_card_foresees_where_the_ball_goes_and_who_may_stop_it() -> None:
    match = PROFESSIONAL.scenario("BuildAttack", pa=2, hands={0: ["pass", "dribble"]}, teams=["germany", "spain"])
    foreseen = match.foreseen()["lay card:pass"]
    assert (foreseen["from"], foreseen["to"], foreseen["pa"]) == ("pa:2", "pa:4", 4)
    assert foreseen["stopped_by"] == {"card:interception": 19 - 2 - 1, "card:tackle": 16 - 2 - 1}


def test_a_shot_foresees_the_score() -> None:
    match = AMATEUR.scenario("BuildAttack", pa=7, cross=1, hands={0: ["shot-678"]}, goals=[1, 2])
    foreseen = match.foreseen()["lay card:shot-678"]
    assert (foreseen["bonus"], foreseen["score"]) == (2, [2, 2])


@pytest.mark.parametrize(("sizes", "ends"), [([3, 5], True), ([4, 5], False), ([5, 0], True)])
def test_giving_the_ball_back_foresees_the_whistle(sizes: list[int], ends: bool) -> None:
    match = AMATEUR.scenario("BuildAttack", gave_back="defender", draw_pile_sizes=sizes, players={0: [], 1: []})
    foreseen = match.foreseen()["give back"]
    assert foreseen["draws"] == 3
    assert foreseen["ends_half"] is ends
    told = play_on(match, "give back", f"discard card:{hand(match, 0)[0]}")
    assert ("whistle" in [event.kind for event in told]) is ends


def test_a_defence_foresees_its_number_and_its_risks() -> None:
    match = PROFESSIONAL.scenario("Defend", pa=3, card="pass", hands={1: ["tackle"]})
    foreseen = match.foreseen()["defend card:tackle"]
    assert (foreseen["die"], foreseen["needed"]) == (20, 16 - 3 - 1)
    assert (foreseen["foul"], foreseen["red"]) == ([1, 2, 3, 4, 5, 6], [1])
    assert match.foreseen()["draw"]["pa"] == 5


def test_who_answers_a_shot_foresees_how_likely_it_is_a_goal() -> None:
    """As likely as its attacker was told when he laid it, if nobody plays anything more."""
    laid = AMATEUR.scenario("BuildAttack", pa=7, hands={0: ["shot-678"], 1: ["tackle"]}, players={0: [], 1: []})
    odds = laid.odds(AMATEUR.move("lay card:shot-678"))
    match = AMATEUR.scenario("Defend", pa=7, card="shot-678", hands={1: ["tackle"]})
    foreseen = match.foreseen()["draw"]
    assert odds is not None
    assert foreseen["goal"] == float(odds.share)
    assert (foreseen["bonus"], foreseen["score"]) == (1, [1, 0])
    assert "goal" not in AMATEUR.scenario("Defend", pa=3, card="pass", hands={1: ["tackle"]}).foreseen()["draw"]


def test_a_deck_foresees_what_is_left() -> None:
    match = INTERNATIONAL.scenario("BuildDecks", said=["choose number:5"])
    assert match.foreseen()["choose number:6"] == {"card": "card:pass", "count": 11, "defence": 0, "left": 21}


def test_a_penalty_foresees_the_faces_that_save_it() -> None:
    match = PROFESSIONAL.scenario("Penalty", attacker=0)
    assert match.foreseen(0)["choose number:3"] == {"saved_on": [3]}
    assert match.foreseen(1)["choose number:6"] == {"saved_on": [6]}


def test_a_question_says_what_it_is_about() -> None:
    match = AMATEUR.scenario("CounterPlayer", teams=["brazil", "france"], playing="A2")
    shown: Any = match.view(None)["decision"]
    assert (shown["player"], shown["of"], shown["side"]) == ("player:A2", 0, 1)
    shown = AMATEUR.scenario("Defend", card="cross", pa=5).view(1)["decision"]
    assert shown["card"] == "card:cross"
