"""A match in play: what it refuses, clones, events, the referee, the position and the view."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from onze.games import load
from onze.kernel.chance import NoChance, Scripted, ScriptError, Seeded
from onze.kernel.events import Event
from onze.kernel.match import Match
from onze.kernel.outcome import Outcome
from onze.kernel.playout import Tally, play_out
from onze.kernel.steps import Decision
from onze.kernel.words import Reason, Refused
from tests.compiled import lost
from tests.kernel.toys import SHOT, ChooseCard, Kickabout, KickaboutGame
from tests.plain import plain
from tests.rules.table import kinds, moves, play, refusal

GAME = KickaboutGame()


def choosing(game: KickaboutGame = GAME) -> Kickabout:
    hands = {0: ["pass", "shot", "star"], 1: ["shot", "save", "save"]}
    return game.scenario("ChooseCard", hands=hands, draw_pile=["star", "save", "shot", "pass"])


def finished() -> Kickabout:
    match = GAME.new_match(Seeded(1))
    play_out(match, Seeded(2))
    return match


def refused(match: Match, move: int, seat: int | None = None) -> Reason:
    """Tries a move by its number and checks that it is refused with nothing drawn, told or changed."""
    before = match.position()
    told: list[Event] = []
    with pytest.raises(Refused) as raised:
        match.play(move, NoChance(), told.append, seat)
    assert match.position() == before
    assert told == []
    reason = match.why_not(move, seat)
    assert reason is not None
    assert str(reason) == str(raised.value)
    assert raised.value.sentence("en") != raised.value.sentence("fr")
    return raised.value.reason


# ---- refusals


def test_an_illegal_move_is_refused_with_what_may_be_played() -> None:
    reason = refusal(choosing(), "play card:save")
    assert reason.rule == "KA-3"
    assert "play card:pass, play card:shot, play card:star" in reason.sentence("en")
    assert "play card:pass, play card:shot, play card:star" in reason.sentence("fr")
    assert refused(choosing(), GAME.move("aim side:left")).key == "not_listed"


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    reason = refused(choosing(), SHOT, seat=1)
    assert reason.key == "not_asked"
    assert reason.rule == "KA-3"
    assert reason.sentence("en") == "It is not your decision now: seat 1 to play."
    assert plain(reason.sentence("fr")) == "Ce n’est pas à vous de décider : on attend la place 1."


@pytest.mark.parametrize("seat", [2, 17, -2])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    reason = refused(choosing(), SHOT, seat)
    assert reason.key == "not_a_seat"
    assert f"({seat}) at this table: its seats are 1 to 2" in reason.sentence("en")
    assert "les places 1 à 2" in plain(reason.sentence("fr"))


@pytest.mark.parametrize("move", [-1, -2, len(GAME.vocabulary), 10**6])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    reason = refused(choosing(), move)
    assert reason.key == "not_a_number_of_a_move"
    assert str(len(GAME.vocabulary) - 1) in reason.sentence("en")


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_match_that_is_over_refuses_every_move(seat: int) -> None:
    match = finished()
    assert refused(match, SHOT, seat).key == "match_over"
    assert match.moves() == match.moves(0) == ()
    assert match.asked == ()
    assert match.seat == -1


def test_why_not_says_nothing_of_a_move_that_may_be_played() -> None:
    match = choosing()
    for move in match.moves():
        assert match.why_not(move) is None
        assert match.why_not(move, 0) is None


def test_a_refused_move_leaves_the_next_one_possible() -> None:
    match = choosing()
    refused(match, -1)
    refused(match, SHOT, 1)
    play(match, "play card:shot", "aim side:left", "power number:1", throws=["d6 1"])
    assert match.seat == 1


# ---- moves are listed once


def test_moves_are_computed_once_and_shared_by_clones() -> None:
    game = KickaboutGame()
    match = choosing(game)
    listed = game.listings
    for _ in range(3):
        assert match.moves() == match.moves(0) == match.clone().moves()
    assert match.why_not(SHOT) is None
    assert game.listings == listed + 1


def test_moves_are_computed_anew_after_a_move() -> None:
    match = choosing()
    assert moves(match) == ["play card:pass", "play card:shot", "play card:star"]
    clone = match.clone()
    play(clone, "play card:star")
    assert moves(clone) == ["aim side:left", "aim side:right"]
    assert moves(match) == ["play card:pass", "play card:shot", "play card:star"]


@pytest.mark.parametrize("viewer", [1, None])
def test_moves_of_a_hidden_hand_are_computed_anew_in_a_redealt_match(viewer: int | None) -> None:
    match = choosing()
    match.moves()
    dealt = [match.redealt(viewer, Seeded(seed)) for seed in range(10)]
    assert len({other.moves() for other in dealt}) > 1
    for other in dealt:
        assert isinstance(other, Kickabout)
        assert set(other.moves()) == set(other.hands[0].cards)


# ---- clones


def test_a_clone_is_the_same_match() -> None:
    match = choosing()
    assert match.clone().position() == match.position()
    assert match.clone().view(0) == match.view(0)


def test_playing_on_a_clone_to_the_end_does_not_touch_the_match() -> None:
    match = GAME.new_match(Seeded(5))
    while match.outcome is None:
        before = json.dumps(match.position())
        play_out(match.clone(), Seeded(6))
        assert json.dumps(match.position()) == before
        match.play(match.moves()[0], Seeded(7))


def test_playing_on_does_not_touch_a_clone() -> None:
    match = GAME.new_match(Seeded(5))
    kept = match.clone()
    before = json.dumps(kept.position())
    play_out(match, Seeded(6))
    assert json.dumps(kept.position()) == before
    assert kept.outcome is None


# ---- events


def test_an_event_tells_its_seat_more_than_the_others() -> None:
    told = play(choosing(), "play card:pass", "aim side:left", "power number:1")
    assert kinds(told) == ["card", "draw"]
    draw = told[1]
    went = {"from": "draw_pile", "to": "hands.0"}
    public = {"kind": "draw", "seat": 0, "count": 2, **went, "rule": "KA-2"}
    assert draw.seen_by(1) == draw.seen_by(None) == public
    assert draw.seen_by(0) == {**public, "cards": ["card:star", "card:save"]}


def test_events_are_told_in_the_order_in_which_things_happen() -> None:
    match = choosing()
    told = play(match, "play card:shot", "aim side:left", "power number:1", throws=["d6 6"])
    assert kinds(told) == ["card", "goal"]
    assert told[1].seen_by(None)["goals"] == [1, 0]


def test_a_match_is_heard_only_while_somebody_listens() -> None:
    match = choosing()
    heard: list[bool] = []
    match.play(GAME.move("play card:shot"), NoChance())
    match.play(GAME.move("aim side:left"), NoChance())
    match.play(GAME.move("power number:1"), Scripted("d6 1"), lambda event: heard.append(match.heard))
    assert heard
    assert all(heard)
    assert not match.heard


def test_a_match_tells_nobody_when_nobody_listens() -> None:
    match = choosing()
    match.tell("goal", {"seat": 0})
    assert not match.heard


def test_set_up_is_told_too() -> None:
    told: list[Event] = []
    GAME.new_match(Seeded(0), told.append)
    assert kinds(told) == ["shuffle", "draw", "draw"]


def test_the_repr_of_an_event_keeps_its_secrets() -> None:
    event = Event("draw", {"count": 1}, "KA-2", {0: {"card": "star"}})
    assert "star" not in repr(event)
    assert "draw" in repr(event)


# ---- the referee


def referee(match: Match, call: str, told: list[Event] | None = None) -> None:
    match.referee(match.game.calls.number(call), None if told is None else told.append)


def over(match: Match) -> Outcome:
    """The outcome of a match that the referee has ended, with nothing left to play."""
    assert match.outcome is not None
    assert match.decision is None
    assert match.opened is None
    assert match.stack == []
    assert match.sealed == {}
    assert match.asked == ()
    assert match.referee_moves() == ()
    return match.outcome


def test_the_kernel_knows_resignation_agreement_and_abandonment() -> None:
    match = choosing()
    names = [GAME.calls.name(call) for call in match.referee_moves()]
    assert names == ["resign seat:0", "resign seat:1", "agree draw", "abandon", "whistle"]


@pytest.mark.parametrize(
    ("seats", "call", "values", "reason"),
    [
        (2, "resign seat:0", (0.0, 1.0), "resignation"),
        (2, "resign seat:1", (1.0, 0.0), "resignation"),
        (4, "resign seat:2", (0.0, 1.0, 0.0, 1.0), "resignation"),
        (2, "agree draw", (0.5, 0.5), "draw agreed"),
        (4, "agree draw", (0.5, 0.5, 0.5, 0.5), "draw agreed"),
        (4, "abandon", (0.5, 0.5, 0.5, 0.5), "abandoned"),
    ],
)
def test_what_the_referee_says_ends_the_match(seats: int, call: str, values: tuple[float, ...], reason: str) -> None:
    goals = [2, 3, 1][: 2 if seats == 4 else seats]
    match = KickaboutGame(seats).scenario("ChooseCard", goals=goals)
    referee(match, call)
    assert over(match) == Outcome(values, goals, reason)
    assert refused(match, SHOT).key == "match_over"


def test_with_more_than_two_sides_the_others_play_on_when_one_resigns() -> None:
    match = KickaboutGame(3).scenario("ChooseCard", goals=[2, 3, 1])
    referee(match, "resign seat:1")
    assert match.outcome is None
    assert match.view(None)["resigned"] == [1]
    assert "resign seat:1" not in [match.game.calls.name(call) for call in match.referee_moves()]
    assert match.game.from_position(match.position()).resigned == match.clone().resigned == (1,)
    play_out(match, Seeded(1))
    ended = over(match)
    assert ended.reason == "full time"
    assert ended.values[1] == 0.0
    assert sum(ended.values) == pytest.approx(1.0)


def test_the_last_who_has_not_resigned_wins() -> None:
    match = KickaboutGame(3).scenario("ChooseCard", goals=[2, 3, 1])
    referee(match, "resign seat:1")
    referee(match, "resign seat:0")
    assert over(match) == Outcome((0.0, 0.0, 1.0), (2, 3, 1), "resignation")


def test_the_referee_speaks_out_of_turn() -> None:
    match = choosing()
    assert match.seat == 0
    told: list[Event] = []
    referee(match, "resign seat:1", told)
    assert over(match).values == (1.0, 0.0)
    assert [event.seen_by(None) for event in told] == [{"kind": "referee", "call": "resign seat:1"}]
    assert not match.heard


def test_the_referee_speaks_while_answers_are_sealed() -> None:
    match = GAME.scenario("Penalty", seat=0)
    match.play(GAME.move("call side:left"), NoChance(), seat=1)
    referee(match, "agree draw")
    assert over(match).values == (0.5, 0.5)
    for viewer in (0, 1, None):
        assert "said" not in match.view(viewer)


def test_the_referee_speaks_while_a_phrase_is_unfinished() -> None:
    match = GAME.scenario("Aim", hands={0: ["shot"]}, said=["play card:shot"])
    referee(match, "resign seat:0")
    assert over(match).values == (0.0, 1.0)


@pytest.mark.parametrize("decision_name", ["ChooseCard", "Bench", "Penalty"])
def test_a_call_of_the_game_only_sets_a_fact(decision_name: str) -> None:
    match = GAME.scenario(decision_name)
    before = match.position()
    facts = before["facts"]
    assert isinstance(facts, dict)
    referee(match, "whistle")
    assert match.last_round
    assert match.position() == {**before, "facts": {**facts, "last_round": True}}


def test_a_fact_set_by_the_referee_is_read_at_the_next_test() -> None:
    match = GAME.scenario("ChooseCard", seat=1, hands={1: ["save"]})
    referee(match, "whistle")
    play(match, "play card:save", "aim side:left", "power number:1")
    assert match.outcome is not None
    assert match.round == 1


@pytest.mark.parametrize("call", [-1, 99])
def test_a_call_that_does_not_exist_is_refused(call: int) -> None:
    match = choosing()
    before = match.position()
    with pytest.raises(Refused) as raised:
        match.referee(call)
    assert raised.value.reason.key == "not_a_call"
    assert str(call) in raised.value.sentence("fr")
    assert match.position() == before


def test_the_referee_is_refused_when_the_match_is_over() -> None:
    match = finished()
    outcome = match.outcome
    with pytest.raises(Refused) as raised:
        referee(match, "abandon")
    assert raised.value.reason.key == "match_over"
    assert match.outcome == outcome


# ---- the outcome


def test_the_outcome_follows_the_sides() -> None:
    match = KickaboutGame(4).scenario("Penalty", seat=2, goals=[1, 0])
    for seat, side in enumerate(["left", "left", "right", "left"]):
        match.play(match.game.move(f"call side:{side}"), NoChance(), seat=seat)
    assert match.outcome == Outcome((1.0, 0.0, 1.0, 0.0), (2, 0), "full time", "KA-5")


def test_playing_out_counts_decisions_and_lone_moves() -> None:
    tally = Tally()
    match = GAME.new_match(Seeded(3))
    play_out(match, Seeded(4), tally)
    assert match.outcome is not None
    assert tally.decisions > 0
    assert 0 < tally.decisions + tally.lone <= GAME.longest


# ---- the position


def test_the_position_makes_the_round_trip_through_json_at_every_decision() -> None:
    for seed in range(10):
        game = KickaboutGame(2 + seed % 3, rounds=3)
        match = game.new_match(Seeded(seed))
        luck = Seeded(seed + 100)
        while match.outcome is None:
            again = through_json(match)
            move = match.moves()[luck.below(len(match.moves()))]
            match.play(move, Seeded(seed))
            again.play(move, Seeded(seed))
            assert again.position() == match.position()
        assert through_json(match).outcome == match.outcome


def through_json(match: Kickabout) -> Kickabout:
    """The match written and read again; it must look the same from everywhere."""
    written = json.dumps(match.position())
    again = match.rules.from_position(json.loads(written))
    assert json.dumps(again.position()) == written
    for viewer in (*range(match.rules.seats), None):
        assert again.view(viewer) == match.view(viewer)
    return again


def test_the_position_does_not_change_when_the_match_goes_on() -> None:
    match = GAME.new_match(Seeded(3))
    position = match.position()
    before = json.dumps(position)
    play_out(match, Seeded(4))
    assert json.dumps(position) == before


def test_matches_built_from_one_position_share_nothing() -> None:
    position = choosing().position()
    before = json.dumps(position)
    first, second = GAME.from_position(position), GAME.from_position(position)
    play(first, "play card:shot", "aim side:left", "power number:1", throws=["d6 6"])
    assert second.goals == [0, 0]
    assert json.dumps(second.position()) == before
    assert json.dumps(position) == before


# ---- the view


def test_a_seat_sees_its_own_hand_and_moves_and_only_the_size_of_other_hands() -> None:
    view = choosing().view(0)
    assert view["hands"] == [{"size": 3, "cards": ["card:pass", "card:shot", "card:star"]}, {"size": 3, "cards": []}]
    assert view["moves"] == ["play card:pass", "play card:shot", "play card:star"]
    assert view["draw_pile"] == {"size": 18, "known": []}
    assert view["decision"] == {"name": "ChooseCard", "rule": "KA-3", "asked": [0]}
    assert (view["game"], view["seats"], view["viewer"], view["outcome"]) == ("kickabout", 2, 0, None)


def test_a_seat_that_is_not_asked_sees_no_moves() -> None:
    view = choosing().view(1)
    assert "moves" not in view
    assert view["hands"] == [{"size": 3, "cards": []}, {"size": 3, "cards": ["card:shot", "card:save", "card:save"]}]


def test_a_spectator_sees_what_everybody_knows_and_nothing_else() -> None:
    match = choosing()
    view = match.view(None)
    assert view["hands"] == [{"size": 3, "cards": []}, {"size": 3, "cards": []}]
    assert view["viewer"] is None
    match.show(match.hands[1])
    assert match.view(None)["hands"] == [
        {"size": 3, "cards": []},
        {"size": 3, "cards": ["card:shot", "card:save", "card:save"]},
    ]


def test_a_known_card_of_a_pile_is_seen_with_its_place_from_the_top() -> None:
    match = choosing()
    match.show_spot(match.draw_pile, 17, [1])
    match.show_spot(match.draw_pile, 15)
    assert match.view(1)["draw_pile"] == {"size": 18, "known": [[1, "card:star"], [3, "card:shot"]]}
    assert match.view(0)["draw_pile"] == match.view(None)["draw_pile"] == {"size": 18, "known": [[3, "card:shot"]]}


def test_the_view_is_made_of_plain_values_only() -> None:
    match = GAME.new_match(Seeded(0))
    while match.outcome is None:
        for viewer in (0, 1, None):
            assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)
        match.play(match.moves()[-1], Seeded(1))
    assert match.view(0)["outcome"] == match.outcome.written()
    assert match.view(0)["decision"] is None


def test_the_view_never_changes_with_what_its_seat_cannot_know() -> None:
    for seed in range(6):
        game = KickaboutGame(2 + seed % 3, rounds=3)
        match = game.new_match(Seeded(seed))
        luck = Seeded(seed + 50)
        while match.outcome is None:
            for viewer in (*range(game.seats), None):
                dealt = match.redealt(viewer, luck)
                assert dealt.view(viewer) == match.view(viewer)
                assert dealt.redealt(viewer, luck).view(viewer) == match.view(viewer)
            seat = match.asked[luck.below(len(match.asked))]
            listed = match.moves(seat)
            match.play(listed[luck.below(len(listed))], luck, seat=seat)


# ---- what is no number, no seat, no whole step


@pytest.mark.parametrize("move", [0.0, "0", None])
def test_what_only_looks_like_a_move_is_refused_or_an_error_and_changes_nothing(move: Any) -> None:
    match = choosing()
    before = match.position()
    with pytest.raises((Refused, TypeError)):
        match.play(move, NoChance())
    assert match.position() == before


@pytest.mark.parametrize("seat", [-1, 3, 17])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    match = choosing()
    for look in (match.view, lambda seat: match.redealt(seat, Seeded(0))):
        with pytest.raises(Refused) as refusal:
            look(seat)
        assert refusal.value.reason.key == "not_a_seat"


def test_a_match_that_was_torn_by_an_error_is_not_played_on() -> None:
    match = choosing()
    play(match, "play card:shot", "aim side:left")
    with pytest.raises(ScriptError):
        play(match, "power number:1")
    assert match.moves() == ()
    with pytest.raises(Refused):
        match.play(0, NoChance())


@pytest.mark.parametrize(
    "damage", [{"zones": {}}, {"facts": {}}, {"stack": [["ChooseCard"]]}, {"sealed": 3}, {"opened": ["Round", 1]}]
)
def test_a_damaged_position_is_refused(damage: dict[str, object]) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.from_position({**choosing().position(), **damage})
    assert refusal.value.reason.key == "damaged_position"
    assert refusal.value.sentence("fr")


class NewRules(KickaboutGame):
    """A kickabout that counts corners by now, and expects that it always has."""

    rules_version = KickaboutGame.rules_version + 1

    def upgrade(self, position: Mapping[str, Any], from_version: int) -> Mapping[str, Any]:
        return {**position, "facts": {"corners": position["corners"]}}


def test_an_older_position_that_cannot_be_upgraded_is_refused() -> None:
    with pytest.raises(Refused) as refusal:
        NewRules(3).from_position(choosing().position())
    assert refusal.value.reason.key == "damaged_position"


class Speechless(ChooseCard):
    """A question that nobody can answer."""

    def moves(self, match: Kickabout, seat: int) -> tuple[int, ...]:
        return ()


class SpeechlessGame(KickaboutGame):
    step_kinds = (*KickaboutGame.step_kinds, Speechless)


def test_a_position_in_which_somebody_is_asked_and_has_no_move_is_refused() -> None:
    position: dict[str, Any] = choosing().position()
    position["stack"][-1] = position["opened"] = ["Speechless", 1]
    with pytest.raises(Refused, match="seat 1 is asked and has no move"):
        SpeechlessGame(GAME.seats).from_position(position)


# ---- spectators


def test_a_spectator_does_not_see_what_all_players_were_shown_in_private() -> None:
    match = choosing()
    match.show_spot(match.hands[0], 0, range(GAME.seats))
    assert match.hands[0].known_to(1, 0)
    assert not match.hands[0].known_to(None, 0)
    match.show_spot(match.hands[0], 0)
    assert match.hands[0].known_to(None, 0)


# ---- words of refusal


def test_after_a_failed_throw_nothing_can_be_played_and_it_is_said_why() -> None:
    game = KickaboutGame()
    match = game.scenario("Power", said=["play card:shot", "aim side:left"], hands={0: ["shot"] * 3})
    with pytest.raises(ScriptError):
        match.play(match.moves()[0], Scripted("heads"))
    reason = match.why_not(0)
    assert reason is not None
    assert reason.sentence("en").startswith("A rule failed half-way through the last move")
    assert reason.sentence("fr").startswith("Une règle a échoué")


@lost("say themselves what is no number")
def test_a_name_where_a_number_is_wanted_leads_to_its_number() -> None:
    match = KickaboutGame().scenario("ChooseCard", hands={0: ["shot"] * 3})
    with pytest.raises(Refused, match=r"not by its name: game\.move\('play card:shot'\) gives the number"):
        match.play("play card:shot", Scripted())  # type: ignore[arg-type]


def test_of_many_moves_a_refusal_gives_a_few_examples() -> None:
    game = load("footime", seats=2)
    match = game.new_match(Seeded(1))
    while len(match.moves()) <= 40:
        match.play_listed(match.moves()[0], Seeded(2))
    other = next(move for move in range(len(game.vocabulary)) if move not in match.moves())
    assert match.decision is not None
    reason = Decision.why_not(match.decision, match, other, match.seat).sentence("en")
    assert f"choose one of {len(match.moves())} moves" in reason
    assert reason.count(".") == 1
    assert len(reason) < 600


def test_a_thing_that_nobody_knows_is_answered_for_too() -> None:
    reason = choosing().why_not_thing("card:zzz")
    assert reason is not None
    assert "card:zzz" in reason.sentence("en")


def test_a_thing_that_can_be_used_now_needs_no_reason_and_another_has_one() -> None:
    match = choosing()
    assert match.why_not_thing("card:pass") is None
    reason = match.why_not_thing("card:save")
    assert reason is not None
    assert "save" in reason.sentence("en")
