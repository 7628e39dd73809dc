"""The coach plays by the rules, from what it can know, and well."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from onze.bots import play_match, random_bot
from onze.games.worldwide_football import WorldwideFootball
from onze.games.worldwide_football.box.options import NEEDS
from onze.games.worldwide_football.coach import WorldwideCoach
from onze.games.worldwide_football.match import WorldwideMatch
from onze.kernel.chance import NoChance, Seeded
from onze.kernel.options import Option
from onze.kernel.phrases import preview
from onze.kernel.steps import Decision
from tests.games.worldwide_football.matches import GAMES, names

choose = WorldwideCoach(WorldwideFootball()).choose

MODES = ("amateur", "professional", "international")
TABLES = [(2, mode) for mode in MODES] + [(1, "amateur"), (1, "professional")]
PROFESSIONAL = WorldwideFootball(mode="professional")


def values(option: Option) -> Iterable[object]:
    """What an option can be."""
    if isinstance(option.default, bool):
        return (True, False)
    return option.choices or range(option.low, option.high + 1)


READINGS: list[dict[str, object]] = [
    {option.name: value}
    for option in WorldwideFootball.option_list
    for value in values(option)
    if value != option.default and not option.name.startswith("solo_")
]
"""Every other reading of the rules for two, one at a time."""


def table(reading: dict[str, Any]) -> WorldwideFootball:
    """A table with a reading, and with whatever it needs besides."""
    chosen: dict[str, Any] = {"mode": "international", **reading}
    if reading.get("stadium", "neutral") != "neutral":
        chosen["mod_team_cards"] = "on"
    for name, (needed, _) in NEEDS.items():
        if reading.get(name) == "on":
            chosen[needed] = "on"
        elif reading.get(needed) == "off":
            chosen[name] = "off"
    return WorldwideFootball(**chosen)


def coached(match: WorldwideMatch) -> str:
    """The name of the move that the coach plays."""
    return match.game.name(choose(match, match.seat, NoChance()))


def positions(game: WorldwideFootball, seeds: range) -> Iterator[WorldwideMatch]:
    """Every position with a real choice in some matches, the coach and chance deciding by turns."""
    for seed in seeds:
        chance = Seeded(seed)
        match = game.new_match(chance)
        number = 0
        while match.outcome is None:
            number += 1
            if len(match.moves()) > 1:
                yield match
            by_coach = number % 3 != 0
            move = choose(match, match.seat, chance) if by_coach else random_bot(match, match.seat, chance)
            match.play(move, chance)


def test_the_coach_has_an_answer_to_every_question() -> None:
    asked = {kind.__name__ for kind in WorldwideFootball.step_kinds if issubclass(kind, Decision)}
    assert asked == {kind.__name__ for kind in WorldwideCoach.weighs}


@pytest.mark.parametrize("reading", [{}, *READINGS], ids=str)
def test_the_coach_only_plays_listed_moves_whatever_the_reading(reading: dict[str, Any]) -> None:
    asked = 0
    for match in positions(table(reading), range(3)):
        assert choose(match, match.seat, Seeded(1)) in match.moves()
        asked += 1
    assert asked > 100


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_same_view_gives_the_same_move_whatever_is_hidden(seats: int, mode: str) -> None:
    chance = Seeded(99)
    asked = set()
    for match in positions(WorldwideFootball(seats, mode=mode, draw_resolution="extra_time_then_shootout"), range(8)):
        seat = match.seat
        asked.add(type(match.decision).__name__)
        chosen = choose(match, seat, Seeded(5))
        for _ in range(2):
            redealt = match.redealt(seat, chance)
            assert choose(redealt, seat, Seeded(5)) == chosen
    assert asked >= {"BuildAttack", "Defend", "Recovery", "WithCards", "KeepGoal", "DiscardDown", "TacticalPlan"}


# ---- what moves are worth, why, and who wins


every_table = pytest.mark.parametrize("game", GAMES, ids=names)


@every_table
def test_the_moves_are_ranked_best_first_and_one_of_the_best_is_played(game: WorldwideFootball) -> None:
    coach = WorldwideCoach(game)
    for match in positions(game, range(2)):
        ranked = coach.rank(match, match.seat)
        assert sorted(one.move for one in ranked) == list(match.moves())
        worths = [one.worth for one in ranked]
        assert worths == sorted(worths, reverse=True)
        chosen = coach.choose(match, match.seat, Seeded(3))
        assert chosen in [one.move for one in ranked if one.worth == worths[0]]


@every_table
def test_what_the_coach_says_does_not_depend_on_what_is_hidden(game: WorldwideFootball) -> None:
    coach, chance = WorldwideCoach(game), Seeded(11)
    for number, match in enumerate(positions(game, range(2))):
        if number % 4 == 0:
            seat = match.seat
            said = [(one, coach.why(match, seat, one.move)) for one in coach.rank(match, seat)]
            value = coach.value(match, seat)
            for _ in range(2):
                redealt = match.redealt(seat, chance)
                assert [(one, coach.why(redealt, seat, one.move)) for one in coach.rank(redealt, seat)] == said
                assert coach.value(redealt, seat) == value


@every_table
def test_every_choice_has_a_reason_in_a_sentence(game: WorldwideFootball) -> None:
    coach = WorldwideCoach(game)
    for match in positions(game, range(2)):
        for move in match.moves():
            said = coach.why(match, match.seat, move)
            assert said is not None
            assert said["en"] != said["fr"]
            for sentence in said.values():
                assert re.fullmatch(r"[^{}.]+\.", sentence), sentence
                assert not re.search(r"\b1 (cards|cartes|Stars|Étoiles)\b", sentence), sentence


def test_a_reason_names_what_decided() -> None:
    coach = WorldwideCoach(PROFESSIONAL)

    def why(match: WorldwideMatch, move: str) -> str:
        said = coach.why(match, match.seat, PROFESSIONAL.move(move))
        assert said is not None
        return said["en"]

    facts: dict[str, Any] = {"hands": {0: ["shot-678", "dribble", "pass"]}, "players": {0: []}}
    shot = PROFESSIONAL.scenario("BuildAttack", pa=8, undefendable="card", **facts)
    assert why(shot, "lay card:shot-678") == "Shoot: nobody can stop it, and it is a goal in 67% of cases."
    behind = PROFESSIONAL.scenario(
        "BuildAttack", goals=[1, 0], half=2, gave_back="defender", **facts, draw_pile_sizes=[3, 0]
    )
    assert (
        why(behind, "give back")
        == "The match is over when you give the ball back now, and you lead 1\N{NO-BREAK SPACE}–\N{NO-BREAK SPACE}0."
    )
    keeper: dict[str, Any] = {"teams": ["spain", "germany"], "players": {1: ["G1"]}, "pa": 7, "card": "shot-678"}
    kept = PROFESSIONAL.scenario("KeepGoal", shot_die=4, shot_bonus=1, **keeper)
    assert why(kept, "play player:G1").startswith("No goal in ")
    assert why(kept, "pass") == "No goal in 33% of cases without a G card."


@every_table
def test_the_chances_to_win_add_up_and_end_as_the_match_does(game: WorldwideFootball) -> None:
    coach = WorldwideCoach(game)
    last: WorldwideMatch | None = None
    for match in positions(game, range(2)):
        values = [coach.value(match, seat) for seat in range(game.seats)]
        assert all(0.0 <= value <= 1.0 for value in values)
        if game.seats == 2:
            assert sum(values) == pytest.approx(1)
        last = match
    assert last is not None
    assert last.outcome is not None
    assert [coach.value(last, seat) for seat in range(game.seats)] == list(last.outcome.values)


def test_goals_time_and_the_ball_move_the_chance_to_win() -> None:
    coach = WorldwideCoach(PROFESSIONAL)

    def chance(decision: str = "BuildAttack", **facts: Any) -> float:
        return coach.value(PROFESSIONAL.scenario(decision, **facts), 0)

    assert 0.5 < chance(pa=0) < chance(pa=7) < chance(goals=[1, 0], pa=7)
    assert chance(attacker=1, pa=7) == pytest.approx(1 - chance(attacker=0, pa=7), abs=0.1)
    late: dict[str, Any] = {"half": 2, "goals": [1, 0], "draw_pile_sizes": [2, 2]}
    assert chance(goals=[1, 0]) < chance(**late) < 1
    assert chance("Penalty", goals=[0, 0]) > chance(pa=7)


def test_the_shoot_out_is_reckoned_kick_by_kick() -> None:
    game = WorldwideFootball(mode="amateur", draw_resolution="shootout")
    coach = WorldwideCoach(game)

    def chance(kicks: list[int], scored: list[int]) -> float:
        match = game.scenario("Penalty", shoot_out=True, half=2, kicks=kicks, scored=scored)
        return coach.value(match, 0)

    assert chance([0, 0], [0, 0]) == pytest.approx(0.5)
    assert chance([5, 5], [4, 4]) == pytest.approx(0.5)
    assert chance([4, 4], [4, 3]) == pytest.approx(1 - (1 / 6) * (5 / 6) / 2)


# ---- its strength


MATCHES = 24
"""So many matches show that somebody is clearly stronger."""


@pytest.mark.parametrize("mode", MODES)
def test_the_coach_clearly_beats_random_play(mode: str) -> None:
    game = WorldwideFootball(mode=mode)
    points = 0.0
    for number in range(MATCHES):
        side = number % 2
        outcome = play_match(game, [random_bot, choose] if side else [choose, random_bot], Seeded(number)).outcome
        assert outcome is not None
        points += outcome.values[side]
    assert points >= 0.85 * MATCHES


@pytest.mark.parametrize("mode", ["amateur", "professional"])
def test_the_coach_holds_its_own_against_the_virtual_opponent(mode: str) -> None:
    game = WorldwideFootball(1, mode=mode)
    points = 0.0
    for number in range(40):
        outcome = play_match(game, [choose], Seeded(number)).outcome
        assert outcome is not None
        own, other = outcome.score
        points += 0.5 * ((own >= other) + (own > other))
    assert points >= 0.4 * 40


# ---- before the match


def test_the_coach_takes_any_team_and_any_face() -> None:
    start = PROFESSIONAL.new_match(Seeded(1))
    assert len({choose(start, 0, Seeded(seed)) for seed in range(50)}) == 5
    penalty = PROFESSIONAL.scenario("Penalty")
    assert len({choose(penalty, seat, Seeded(seed)) for seed in range(80) for seat in (0, 1)}) == 6


def built_deck(game: WorldwideFootball, seed: int) -> str:
    """The name of the sample deck that the coach builds."""
    match, chance = game.scenario("BuildDecks"), Seeded(seed)
    counts = []
    while 0 in match.asked:
        move = choose(match, 0, chance)
        counts.append(game.choose_number.thing(move))
        match.play(move, Seeded(1), seat=0)
    return next(name for name, deck in game.decks.items() if deck == counts)


def test_the_coach_builds_a_sample_deck_that_nobody_can_foresee_and_keeps_it() -> None:
    game = WorldwideFootball(mode="international")
    assert {built_deck(game, seed) for seed in range(40)} == {"standard", "balanced", "defensive"}
    assert coached(game.scenario("BuildDecks", half_time=True)) == "keep"
    assert coached(game.scenario("HalfTimeAbilities")) == "keep"


# ---- with the ball


def test_the_coach_shoots_when_it_cannot_be_better_placed() -> None:
    match = PROFESSIONAL.scenario("BuildAttack", pa=8, hands={0: ["shot-678", "dribble", "pass"]}, players={0: []})
    assert coached(match) == "lay card:shot-678"


def test_the_coach_lays_a_through_ball_before_its_shot() -> None:
    hand = ["through-ball", "dribble", "shot-678", "tackle"]
    match = PROFESSIONAL.scenario("BuildAttack", pa=5, hands={0: hand}, players={0: []}, stars=[0, 4])
    assert coached(match) == "lay card:through-ball"


def test_the_coach_keeps_its_attack_for_a_hand_with_a_shot() -> None:
    hand = ["dribble", "cross", "tackle", "interception"]
    match = PROFESSIONAL.scenario("BuildAttack", hands={0: hand}, players={0: []}, stars=[0, 0])
    assert coached(match) == "give back"


def test_the_coach_does_not_let_a_leading_opponent_end_the_match() -> None:
    def late(goals: list[int], piles: list[int]) -> WorldwideMatch:
        hand = ["pass", "dribble", "pass", "shot-678"]
        facts: dict[str, Any] = {"hands": {0: hand}, "players": {0: []}, "stars": [0, 4], "half": 2}
        return PROFESSIONAL.scenario("BuildAttack", goals=goals, draw_pile_sizes=piles, **facts)

    assert coached(late([0, 1], [10, 2])) == "lay card:pass"
    assert coached(late([0, 1], [10, 10])) == "give back"
    assert coached(late([1, 0], [10, 2])) == "give back"


def test_the_coach_looks_for_a_shot_when_it_could_shoot() -> None:
    hand = ["tackle", "tackle", "interception"]
    facts: dict[str, Any] = {"hands": {0: hand}, "players": {0: []}, "abilities": {0: ["tactical-plan"]}}
    match = PROFESSIONAL.scenario("BuildAttack", pa=7, **facts)
    assert coached(match) == "use ability:tactical-plan"
    assert coached(preview(match, [match.game.move("use ability:tactical-plan")], 0)) == "search card:shot-678"


def test_the_coach_counter_attacks_with_a_shot_in_hand() -> None:
    hand = ["through-ball", "pass", "shot-678", "dribble"]
    facts: dict[str, Any] = {"hands": {0: hand}, "players": {0: []}, "abilities": {0: ["counter-attack"]}}
    match = PROFESSIONAL.scenario("Recovery", cause="give back", lost_at=1, **facts)
    assert coached(match) == "use ability:counter-attack"


@pytest.mark.parametrize("decision", ["DiscardForLongPass", "GiveBackDiscard"])
def test_the_coach_never_discards_its_only_shot(decision: str) -> None:
    hand = ["dribble", "dribble", "dribble", "pass", "shot-678", "tackle"]
    match = PROFESSIONAL.scenario(decision, pa=4, hands={0: hand}, players={0: []})
    assert coached(match) == "discard card:dribble"


# ---- without the ball


def defending(pa: int, card: str, hand: list[str], **facts: Any) -> WorldwideMatch:
    """The other side has laid a card."""
    facts = {"players": {1: []}, "stars": [4, 0], **facts}
    match = PROFESSIONAL.scenario("Defend", pa=pa, card=card, hands={1: hand}, **facts)
    assert isinstance(match, WorldwideMatch)
    return match


def test_the_coach_answers_when_there_is_much_to_lose() -> None:
    assert coached(defending(5, "through-ball", ["interception", "dribble"])) == "defend card:interception"
    assert coached(defending(7, "shot-678", ["pressing", "dribble"])) == "defend card:pressing"


def test_the_coach_draws_where_a_tackle_would_only_foul() -> None:
    assert coached(defending(0, "dribble", ["tackle", "dribble"])) == "draw"


def test_the_coach_blocks_a_dangerous_attack_with_cards_to_defend_on_it() -> None:
    def attacked(pa: int, hand: list[str]) -> WorldwideMatch:
        facts: dict[str, Any] = {"players": {1: []}, "abilities": {1: ["defensive-block"]}}
        return PROFESSIONAL.scenario("Block", pa=pa, card="pass", hands={1: hand}, **facts)

    assert coached(attacked(4, ["tackle", "pressing", "interception"])) == "use ability:defensive-block"
    assert coached(attacked(0, ["tackle", "pressing", "interception"])) == "pass"
    assert coached(attacked(4, ["interception", "dribble", "dribble"])) == "pass"


def test_the_coach_adds_to_a_roll_only_if_that_is_enough() -> None:
    facts: dict[str, Any] = {"teams": ["spain", "italy"], "players": {1: ["D1"]}, "pa": 5, "card": "through-ball"}
    enough = PROFESSIONAL.scenario("AfterRoll", defence="interception", roll=9, **facts)
    assert coached(enough) == "play player:D1"
    short = PROFESSIONAL.scenario("AfterRoll", defence="interception", roll=8, **facts)
    assert coached(short) == "pass"


def test_the_coach_plays_its_goalkeeper_where_he_can_save() -> None:
    facts: dict[str, Any] = {"teams": ["spain", "germany"], "players": {1: ["G1"]}, "pa": 7, "card": "shot-678"}
    assert coached(PROFESSIONAL.scenario("KeepGoal", shot_die=4, shot_bonus=1, **facts)) == "play player:G1"
    assert coached(PROFESSIONAL.scenario("KeepGoal", shot_die=6, shot_bonus=4, **facts)) == "pass"


def test_the_coach_substitutes_when_its_stars_are_out() -> None:
    facts: dict[str, Any] = {"players": {0: ["D2", "A1"]}, "teams": ["france", "italy"]}
    assert coached(PROFESSIONAL.scenario("Substitute", stars=[0, 4], **facts)) == "substitute player:D2"
    assert coached(PROFESSIONAL.scenario("Substitute", stars=[3, 4], **facts)) == "pass"
