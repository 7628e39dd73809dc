"""A search deals worlds from what its seat can know, keeps to its budget, and departs from the coach only for good."""

import json
from statistics import pstdev
from typing import Any

import pytest

from onze.bots import ask_bot_phrase, find_bot, play_match
from onze.bots.scoring import guide_of, race, weigh
from onze.bots.search import Budget, Race
from onze.bots.search.averaging import averaged
from onze.bots.searcher import Searcher, budget_in
from onze.games import load
from onze.games.football_a_la_carte import FootballALaCarte
from onze.kernel.chance import Chance, Seeded
from onze.kernel.match import Match
from onze.kernel.phrases import phrases
from onze.kernel.words import Refused
from tests.kernel.toys import KickaboutGame

GAME = FootballALaCarte()
TABLES = [
    ("football-a-la-carte", 2),
    ("football-a-la-carte", 4),
    ("worldwide-football", 2),
    ("world-cup", 3),
    ("footime", 2),
]
QUICK = ["random", "coach", "rookie", "regular", "strong"]


class Metronome:
    """A watch that goes on by one second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.seconds = 0

    def __call__(self) -> float:
        self.seconds += 1
        return float(self.seconds)


def reached(game: Any, seed: int, phrases_played: int) -> Match:
    """A match between coaches after so many phrases, at a decision in which there is something to choose."""
    chance, coach = Seeded(seed), find_bot("coach", game)
    match: Match = game.new_match(chance)
    while match.outcome is None:
        if phrases_played <= 0 and match.decision is match.opened and len(match.moves()) > 2:
            return match
        phrases_played -= match.decision is match.opened
        moves = match.moves()
        move = moves[0] if len(moves) == 1 else coach(match.redealt(match.seat, chance), match.seat, chance)
        assert isinstance(move, int)
        match.play(move, chance)
    raise AssertionError("the match was over before")


@pytest.mark.parametrize(
    ("code", "budget"),
    [("search", (None, 1.0)), ("search:200", (200, None)), ("search:1.5s", (None, 1.5)), ("search:2s", (None, 2.0))],
)
def test_a_code_names_simulations_or_seconds(code: str, budget: tuple[int | None, float | None]) -> None:
    assert budget_in(code) == budget
    assert isinstance(find_bot(code, GAME), Searcher)


@pytest.mark.parametrize("code", ["search:0", "search:0s", "search:-1", "search:fast", "search:1.5", "search:1e3s"])
def test_a_budget_that_is_none_is_refused(code: str) -> None:
    assert budget_in(code) is None
    with pytest.raises(Refused):
        find_bot(code, GAME)


def test_the_phrases_that_are_tried_begin_with_the_coachs_own_and_are_all_that_there_are() -> None:
    match = reached(GAME, 3, 5)
    seat = match.seat
    found = guide_of(GAME).phrases(match, seat, 1000)
    assert sorted(found) == sorted(phrases(match, seat))
    coach: Any = find_bot("coach", GAME)
    assert found[0] in {tuple(ask_bot_phrase(coach, match, seat, Seeded(luck))) for luck in range(5)}


def test_where_only_the_first_question_is_searched_each_answer_to_it_is_tried_once() -> None:
    game = load("footime", 2)
    match = reached(game, 3, 5)
    guide = guide_of(game)
    guide.settings.follow = 1
    found = guide.phrases(match, match.seat, 1000)
    assert sorted(phrase[0] for phrase in found) == sorted(match.moves())
    assert max(map(len, found)) > 1
    guide.settings.follow = 0
    assert len(guide.phrases(match, match.seat, 1000)) > len(found)


def test_no_more_simulations_are_played_than_were_asked_for() -> None:
    match = reached(GAME, 3, 5)
    budget = Budget(simulations=50)
    budget.begin()
    race = Race(guide_of(GAME), match, match.seat, Seeded(1))
    assert race.run(budget, 1000) is False
    assert sum(runner.worlds for runner in race.runners) <= 50
    assert race.worlds == 50 // len(race.runners)


def test_no_simulation_is_begun_after_the_time_is_up() -> None:
    clock = Metronome()
    budget = Budget(seconds=20, clock=clock)
    budget.begin()
    simulations = 0
    while budget.spend():
        simulations += 1
    assert simulations == 19  # what is begun at 97 % of the time is still to end


def test_whoever_asks_may_give_less_time_than_the_bot_would_take() -> None:
    assert Budget(seconds=3.0).within(2.0).seconds == 2.0
    assert Budget(seconds=1.0).within(2.0).seconds == 1.0
    assert Budget(simulations=9).within(2.0).seconds == 2.0
    assert Budget(simulations=9).within(2.0).simulations == 9


def test_every_move_is_weighed_in_partial_results() -> None:
    match = reached(GAME, 3, 5)
    results = list(weigh(match, match.seat, Seeded(1), Budget(simulations=400)))
    assert len(results) > 1
    assert sorted(one.move for one in results[-1]) == sorted(match.moves())
    assert all(0.0 <= one.value <= 1.0 for one in results[-1])
    assert sum(one.visits for one in results[-1]) > sum(one.visits for one in results[0])


def test_nothing_is_weighed_for_a_seat_that_is_not_asked() -> None:
    match = reached(GAME, 3, 5)
    assert list(weigh(match, 1 - match.seat, Seeded(1), Budget(simulations=10))) == []


def test_a_phrase_that_wins_more_in_the_same_worlds_is_played_and_one_that_is_level_is_not() -> None:
    match = reached(GAME, 3, 5)
    race = Race(guide_of(GAME), match, match.seat, Seeded(1))
    anchor, other = race.runners[:2]
    race.worlds = 100
    for runner in race.runners:
        runner.racing = runner in (anchor, other)
        runner.worlds = 100
    anchor.total, anchor.products[0] = 50.0, 30.0
    other.total, other.products[1] = 51.0, 31.0
    anchor.products[1] = other.products[0] = 26.0
    assert race.winner() is anchor  # a gain of 0.01 with an error of 0.03
    other.total = 60.0
    assert race.winner() is other


def test_the_coach_s_own_phrase_leaves_the_race_only_when_it_is_clearly_behind() -> None:
    match = reached(GAME, 3, 5)
    race = Race(guide_of(GAME), match, match.seat, Seeded(1))
    anchor, leader, third = race.runners[:3]
    race.worlds = 100
    for runner in race.runners:
        runner.racing = runner.number < 3
        runner.worlds = 100
        runner.total = 50.0
        runner.products = [26.0] * len(race.runners)
        runner.products[runner.number] = 30.0
    leader.total = 56.0  # a lead of 0.06 with an error of 0.03
    race.look()
    assert (anchor.racing, leader.racing, third.racing) == (True, True, False)
    leader.total = 65.0
    race.look()
    assert (anchor.racing, leader.racing) == (False, True)


def test_worlds_are_dealt_by_what_the_coach_can_read_from_the_play_of_others() -> None:
    for game, reads in ((GAME, True), (load("world-cup", 3), False)):
        match = reached(game, 3, 5)
        race = Race(guide_of(game), match, match.seat, Seeded(1))
        assert (race.dealer.reading is not None) is reads


def test_where_all_moves_are_alike_to_the_coach_nothing_is_searched() -> None:
    """A team that nobody must be able to foresee: any, and at once."""
    game = load("worldwide-football")
    match = game.new_match(Seeded(1))
    assert len(match.moves()) > 1
    assert guide_of(game).leaves_it(match, match.seat)
    answers = {tuple(Searcher(game, 10**7).answer(match, match.seat, Seeded(luck), None)) for luck in range(20)}
    assert len(answers) > 1


def test_a_game_without_a_coach_is_searched_to_its_end() -> None:
    game = KickaboutGame()
    outcome = play_match(game, [find_bot("search:40", game), find_bot("random", game)], Seeded(5)).outcome
    assert outcome is not None


def hidden(match: Match) -> str:
    return json.dumps(match.position(), sort_keys=True, default=str)


def marked(match: Match, seat: int) -> Match:
    """The same match to a seat, with other cards where it cannot look."""
    for luck in range(100):
        twin = match.redealt(seat, Seeded(luck))
        if hidden(twin) != hidden(match):
            assert twin.view(seat) == match.view(seat)
            return twin
    raise AssertionError("nothing is hidden from this seat")


def said_by(code: str, game: Any, match: Match, seat: int) -> list[int]:
    """What a bot says that has just looked at another match: what it may remember is of no use to it."""
    elsewhere, coach = reached(game, 8, 2), find_bot("coach", game)
    coach(elsewhere, elsewhere.seat, Seeded(0))
    bot: Any = find_bot(code, game)
    return ask_bot_phrase(bot, match, seat, Seeded(11))


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_what_no_seat_can_see_changes_no_bots_answer(game_id: str, seats: int) -> None:
    game = load(game_id, seats)
    for seed in (1, 2, 3):
        match = reached(game, seed, 9)
        twin = marked(match, match.seat)
        for code in [*QUICK, "search:24"]:
            assert said_by(code, game, match, match.seat) == said_by(code, game, twin, match.seat)


def test_a_bot_that_did_peek_would_be_found_out() -> None:
    """The proof above can fail: what is compared does differ for whoever is handed the true cards."""

    def peeking(shown: Any, seat: int, chance: Chance) -> int:
        moves = shown.moves(seat)
        other: int = moves[sum(card * place for place, card in enumerate(shown.hands[1 - seat].cards)) % len(moves)]
        return other

    reached_so = [reached(GAME, seed, 9) for seed in (1, 2, 3)]
    pairs = [(match, marked(match, match.seat)) for match in reached_so]
    assert any(peeking(one, one.seat, Seeded(1)) != peeking(twin, one.seat, Seeded(1)) for one, twin in pairs)


def test_a_search_plays_a_whole_match_and_so_do_the_levels() -> None:
    for code in ("search:30", "rookie", "regular"):
        assert play_match(GAME, [find_bot(code, GAME), find_bot("coach", GAME)], Seeded(4)).outcome is not None


def test_averaged_luck_says_what_thrown_luck_says_with_less_doubt() -> None:
    game = load("worldwide-football", 2, mode="professional")
    match, luck = reached(game, 6, 40), Seeded(2)
    guide = guide_of(game)
    guide.settings.spells, guide.settings.phrases = 1, 1000
    phrase, dealer = guide.phrases(match, match.seat, 1)[0], match.dealer(match.seat)
    results: dict[float, list[float]] = {0.08: [], 2.0: []}  # nothing is averaged of less than two worlds
    for _ in range(80):
        world, throw = dealer.deal(luck), luck.below(1 << 32)
        for least, found in results.items():
            guide.settings.averaged = least
            found.append(averaged(guide, world, phrase, match.seat, Seeded(throw)))
    mean, thrown = (sum(found) / len(found) for found in results.values())
    doubt, of_thrown = (pstdev(found) for found in results.values())
    assert mean == pytest.approx(thrown, abs=3 * of_thrown / 80**0.5)
    assert doubt < of_thrown / 2


def test_a_second_spell_adds_what_its_end_is_worth_more_than_its_beginning() -> None:
    game = load("worldwide-football", 2, mode="professional")
    match, luck = reached(game, 6, 40), Seeded(2)
    guide = guide_of(game)
    phrase, dealer = guide.phrases(match, match.seat, 1)[0], match.dealer(match.seat)
    guide.settings.averaged = 0.08
    means = []
    for spells in (1, 3):
        guide.settings.spells = spells
        found = [averaged(guide, dealer.deal(luck), phrase, match.seat, luck) for _ in range(60)]
        means.append(sum(found) / len(found))
    assert all(0 < mean < 1 for mean in means)
    assert means[0] == pytest.approx(means[1], abs=0.08)


def test_a_race_ends_after_so_many_worlds_however_much_may_be_spent() -> None:
    game = load("world-cup", seats=4, edition="1930")
    guide = guide_of(game)
    match = reached(game, 3, 6)
    guide.settings.drop = 1e9  # nobody falls behind
    guide.settings.worlds = 24
    *_, last = race(guide, match, match.seat, Seeded(1), Budget(100_000))
    assert last.worlds == 24
    guide.settings.worlds = 0
    *_, last = race(guide, match, match.seat, Seeded(1), Budget(40 * len(last.runners)))
    assert last.worlds == 40


def test_the_world_cup_sets_such_an_end() -> None:
    assert guide_of(load("world-cup", seats=4, edition="1930")).settings.worlds == 200
