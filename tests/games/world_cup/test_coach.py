"""The coach plays by the rules, from what it can know, and well."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from onze.bots import play_match, random_bot
from onze.games.world_cup import WorldCup
from onze.games.world_cup.box.rows import goals, read_row
from onze.games.world_cup.coach import WorldCupCoach
from onze.games.world_cup.coach.forecast import forecast_of
from onze.games.world_cup.coach.outlook import LAST, Outlook, turns_after
from onze.games.world_cup.coach.race import going_on
from onze.games.world_cup.match import WorldCupMatch
from onze.kernel.chance import Chance, Seeded
from tests.games.world_cup.editions import KNOCKOUT_ONLY as LITTLE
from tests.plain import plain
from tests.rules.table import play

COACH = WorldCupCoach(WorldCup())
choose = COACH.choose

OTHER_READINGS: dict[str, list[object]] = {
    option.name: [value for value in option.choices or (True, False) if value != option.default]
    for option in WorldCup.option_list
    if option.kind != "number" and option.name != "edition"
}
"""Every other reading of the rules."""

URUGUAY_AND_ARGENTINA = {"W:3": "URU", "W:1": "ARG", "M:SF.2": "URU", "M:SF.1": "ARG"}
"""The final of 1930 as it was."""


def coached(match: WorldCupMatch) -> str:
    """The name of the move that the coach plays."""
    return match.game.name(choose(match, match.seat, Seeded(1)))


def coached_phrase(match: WorldCupMatch) -> list[str]:
    """The moves of a whole turn of the coach, up to the last row that it chooses."""
    seat, said = match.seat, [coached(match)]
    play(match, said[-1])
    while type(match.decision).__name__ != "PlayCard" and match.outcome is None:
        assert match.seat == seat
        said.append(coached(match))
        decision = match.decision
        assert decision is not None
        if decision.commits(match, match.game.move(said[-1]), seat):
            break
        play(match, said[-1])
    return said


def positions(game: WorldCup, seeds: range, by_chance: int = 1) -> Iterator[WorldCupMatch]:
    """Every position with a real choice in some tournaments; chance decides so many times as often as the coach."""
    for seed in seeds:
        chance = Seeded(seed)
        match = game.new_match(chance)
        number = 0
        while match.outcome is None:
            number += 1
            if len(match.moves()) > 1:
                yield match
            by_coach = number % 7 * (1 + by_chance) < 7
            move = choose(match, match.seat, chance) if by_coach else random_bot(match, match.seat, chance)
            match.play(move, chance)


# ---- by the rules, from what it can know


@pytest.mark.parametrize(("edition", "seats"), [("1930", 2), ("1930", 13), ("2002", 2), ("2002", 5), ("2002", 16)])
def test_the_coach_ranks_exactly_the_listed_moves_and_plays_one_of_the_best(edition: str, seats: int) -> None:
    asked = 0
    for match in positions(WorldCup(seats, edition=edition), range(1)):
        ranked = COACH.rank(match, match.seat)
        assert sorted(one.move for one in ranked) == sorted(match.moves())
        worths = [one.worth for one in ranked]
        assert worths == sorted(worths, reverse=True)
        assert choose(match, match.seat, Seeded(asked)) in [one.move for one in ranked if one.worth == worths[0]]
        asked += 1
    assert asked > 100


@pytest.mark.parametrize("edition", ["1930", "2002"])
@pytest.mark.parametrize("reading", [(name, value) for name, values in OTHER_READINGS.items() for value in values])
def test_the_coach_only_plays_listed_moves_whatever_the_reading(reading: tuple[str, object], edition: str) -> None:
    options: dict[str, Any] = {"edition": edition, reading[0]: reading[1]}
    asked = 0
    for match in positions(WorldCup(9 if edition == "1930" else 3, **options), range(1), by_chance=4):
        asked += 1
        if asked % 4 == 0:
            assert choose(match, match.seat, Seeded(asked)) in match.moves()
    assert asked > 100


@pytest.mark.parametrize(("edition", "seats"), [("1930", 3), ("1930", 10), ("2002", 4)])
def test_the_same_view_gives_the_same_answers_whatever_is_hidden(edition: str, seats: int) -> None:
    chance = Seeded(99)
    for number, match in enumerate(positions(WorldCup(seats, edition=edition), range(2))):
        if number % 5 == 0:
            seat = match.seat
            redealt = match.redealt(seat, chance)
            ranked = COACH.rank(match, seat)
            LAST.clear()  # looked at anew, not remembered
            assert COACH.rank(redealt, seat) == ranked
            for one in (ranked[0], ranked[-1]):
                assert COACH.why(redealt, seat, one.move) == COACH.why(match, seat, one.move)
            for other in range(seats):
                chance_of_it = COACH.value(redealt, other)
                LAST.clear()
                assert COACH.value(match, other) == chance_of_it


def test_what_was_found_a_question_ago_is_what_would_be_found_anew() -> None:
    asked = set()
    for match in positions(WorldCup(4), range(1)):
        worths = COACH.rank(match, match.seat)
        LAST.clear()
        assert COACH.rank(match, match.seat) == worths
        asked.add(type(match.decision).__name__)
    assert {"PlayCard", "PlaceTokens", "TurnToken"} <= asked


@pytest.mark.parametrize(("edition", "seats", "least"), [("1930", 4, 16), ("2002", 4, 10), ("1930", 9, 8)])
def test_one_coach_among_random_players_clearly_wins(edition: str, seats: int, least: int) -> None:
    game = WorldCup(seats, edition=edition)
    tournaments = 20 if edition == "1930" else 12
    won = 0.0
    for number in range(tournaments):
        bots = [choose if seat == number % seats else random_bot for seat in range(seats)]
        outcome = play_match(game, bots, Seeded(number)).outcome
        assert outcome is not None
        won += outcome.values[number % seats]
    assert won >= least


# ---- the chance of the cup


@pytest.mark.parametrize(
    "rules", [WorldCup(2, edition="1930"), WorldCup(13, edition="1930"), WorldCup(5), WorldCup(2, own_edition=LITTLE)]
)
def test_the_chances_of_all_seats_make_one_and_are_the_outcome_in_the_end(rules: WorldCup) -> None:
    for match in positions(rules, range(1)):
        chances = [COACH.value(match, seat) for seat in range(rules.seats)]
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        out = [seat for seat in range(rules.seats) if match.phase and not match.replaying and seat not in match.playing]
        assert all(chances[seat] == 0.0 for seat in out)
    while match.outcome is None:
        match.play(match.moves()[-1], Seeded(1))
    assert match.outcome is not None
    assert [COACH.value(match, seat) for seat in range(rules.seats)] == list(match.outcome.values)


def test_a_lead_in_the_final_is_a_better_chance() -> None:
    level, ahead, safe = (
        COACH.value(final(["attack"], {"FIN.F.right": tokens}), 0) for tokens in ([], ["1G"], ["3G", "3G", "D"])
    )
    assert 0.3 < level < ahead < safe
    assert safe > 0.95


def test_whoever_has_resigned_has_no_chance() -> None:
    match = WorldCup(3, edition="1930").new_match(Seeded(1))
    others = [COACH.value(match, seat) for seat in (1, 2)]
    match.referee(match.game.calls.number("resign seat:0"))
    assert COACH.value(match, 0) == 0.0
    assert COACH.value(match, 1) + COACH.value(match, 2) == pytest.approx(1.0)
    assert COACH.value(match, 1) > others[0]


def test_the_chances_are_worth_more_than_giving_everybody_the_same() -> None:
    """Summed over the seats and squared, they are nearer to the outcome."""
    off = even = 0.0
    for seed in range(8):
        chance, seen = Seeded(seed), []
        match = WorldCup(4, edition="1930").new_match(chance)
        while match.outcome is None:
            seen.append([COACH.value(match, seat) for seat in range(4)])
            match.play(choose(match, match.seat, chance), chance)
        values = match.outcome.values
        for chances in seen:
            off += sum((one - value) ** 2 for one, value in zip(chances, values, strict=True))
            even += sum((1 / 4 - value) ** 2 for value in values)
    assert off < 0.95 * even


# ---- reasons

OTHERS = re.compile(r"[{}]|\bNone\b")
"""What no sentence may hold."""


@pytest.mark.parametrize(
    "rules",
    [WorldCup(2, edition="1930"), WorldCup(9, edition="1930"), WorldCup(5, voluntary_downgrade=True), WorldCup(2)],
)
def test_every_choice_has_a_reason_in_both_languages(rules: WorldCup) -> None:
    chance = Seeded(3)
    match = rules.new_match(chance)
    while match.outcome is None:
        seat, moves = match.seat, match.moves()
        best = choose(match, seat, chance)
        for move in (best, moves[chance.below(len(moves))]) if len(moves) > 1 else ():
            said = COACH.why(match, seat, move)
            assert said is not None
            assert said["en"] != said["fr"]
            for sentence in said.values():
                assert sentence.endswith(".")
                assert sentence.count(". ") == 0
                assert not OTHERS.search(sentence)
        match.play(best, chance)


def test_what_is_not_listed_has_no_reason() -> None:
    match = final(["foul", "attack", "defence"], {})
    assert COACH.why(match, 0, match.game.move("flip card:foul")) is None
    assert COACH.why(match, 1, match.moves()[0]) is None


def reason(match: WorldCupMatch, move: str, language: str = "en") -> str:
    """Why a move is good or bad."""
    said = COACH.why(match, match.seat, match.game.move(move))
    assert said is not None
    return plain(said[language])


def test_a_reason_says_what_a_card_does_for_whom() -> None:
    match = final(["foul", "attack", "defence"], {"FIN.F.left": ["D", "1G"], "FIN.F.right": ["1G"]})
    assert re.fullmatch(
        r"Your team Uruguay would win the cup in \d+% of cases instead of \d+%\.", reason(match, "flip card:foul")
    )
    assert re.fullmatch(
        r"Votre équipe \(Uruguay\) gagnerait la coupe dans \d+ % des cas au lieu de \d+ %\.",
        reason(match, "flip card:foul", "fr"),
    )
    play(match, "flip card:foul")
    assert re.fullmatch(
        r"Your team Uruguay would win the cup in only \d+% of .*", reason(match, "choose row:FIN.F.right")
    )


def test_a_reason_names_the_card_that_is_kept_wasted_or_harmful() -> None:
    rows = {"FIN.F.left": ["1G"], "FIN.F.right": ["3G"]}
    match = final(["foul", "attack", "defence"], rows, draw_pile_size=8)
    assert (
        reason(match, "flip card:foul")
        == "“Foul” is better kept for the last turns, when nobody can answer it any more."
    )
    assert reason(match, "discard card:attack").startswith(
        "Put to use, “Attack” would bring your chance of the cup from "
    )
    only_own = final(["foul", "foul", "foul"], {"FIN.F.right": ["1G"]})
    assert reason(only_own, "discard card:foul") == "Wherever it is used, “Foul” would only help others."
    nothing = final(["foul", "foul", "foul"], {})
    assert reason(nothing, "discard card:foul") == "“Foul” cannot be used on this board, so nothing is lost with it."


def test_at_the_end_of_a_phase_the_better_cards_are_kept() -> None:
    match = WorldCup(2, edition="1930").scenario(
        "PlayCard", phase="SF", seat=0, teams={0: ["ARG", "URU"], 1: ["USA", "YUG"]},
        qualified={"W:1": "ARG", "W:2": "YUG", "W:3": "URU", "W:4": "USA"},
        hands={0: ["attack", "g3", "g3"]}, draw_pile_size=1,
    )  # fmt: skip
    assert isinstance(match, WorldCupMatch)
    for row in match.open_rows:
        if match.owner[match.row_team[row]] == 0:
            match.set_row(row, read_row(["1G", "D"], match.rules.material.tokens))
    assert coached(match) == "place card:attack"
    assert reason(match, "place card:g3") == "“3 Goals” will be worth more in the next phase than it is here."


def test_goals_for_several_teams_are_weighed_by_the_cup() -> None:
    said = reason(groups(["g11", "g11", "g11"], {}), "place card:g11")
    assert re.fullmatch(r"Your chance of the cup would rise from \d+% to \d+%, with tokens for \w+, \w+\.", said)


# ---- the forecast


@pytest.mark.parametrize(
    ("left", "right"),
    [(["1G"], ["A"]), (["A"], []), (["A", "A", "A"], ["1G"]), (["2G", "~2G", "D"], ["A", "1G"]), (["P"], ["A", "A"])],
)
def test_a_match_without_cards_to_come_is_left_to_the_dice(left: list[str], right: list[str]) -> None:
    game = WorldCup(2)
    forecast = forecast_of(game, True)
    rows = [read_row(tokens, game.material.tokens) for tokens in (left, right)]
    for colours in product(range(len(game.material.colours)), repeat=2):
        spaces = [game.material.colours[colour].spaces for colour in colours]
        if spaces[0] < len(left) or spaces[1] < len(right):
            continue
        wins = draws = throws = 0
        for faces in product(*(die.colours for die in game.material.dice)):
            scored = [goals(row, faces.count(colour)) for row, colour in zip(rows, colours, strict=True)]
            throws += 1
            wins += scored[0] > scored[1]
            draws += scored[0] == scored[1]
        standings = [forecast.standing(row, colour) for row, colour in zip(rows, colours, strict=True)]
        duel = forecast.duel(standings[0], standings[1], 0)
        assert duel == pytest.approx((wins / throws, draws / throws, 1 - (wins + draws) / throws))


def test_without_the_dice_a_lone_attack_is_nothing() -> None:
    game = WorldCup(2, modification_dice=False)
    forecast = forecast_of(game, False)
    attack = read_row(["A"], game.material.tokens)
    assert forecast.duel(forecast.standing(attack, 0), forecast.standing(0, 0), 0) == (0.0, 1.0, 0.0)


def test_what_lies_open_may_be_lost_and_what_is_covered_may_not() -> None:
    game = WorldCup(2)
    forecast = forecast_of(game, True)
    tokens = game.material.tokens
    green = game.material.colour_names.index("green")
    goal_open, goal_covered, opponent = (
        forecast.standing(read_row(row, tokens), green) for row in (["D", "D", "1G"], ["1G", "D", "D"], ["D", "D", "D"])
    )
    assert forecast.duel(goal_open, opponent, 0) == forecast.duel(goal_covered, opponent, 0)
    assert forecast.duel(goal_open, opponent, 8)[0] < forecast.duel(goal_covered, opponent, 8)[0]
    assert sum(forecast.spread(goal_open, 8)) == pytest.approx(1.0)


def test_better_colours_are_stronger() -> None:
    strength = forecast_of(WorldCup(2), True).strength
    assert strength == sorted(strength, reverse=True)


def test_every_place_of_a_group_is_taken() -> None:
    for places in (1, 2, 2.5):
        chances = going_on([4.0, 3.0, 3.0, 1.0], [2.0, 2.0, 2.0, 2.0], places)
        assert sum(chances) == pytest.approx(places, abs=0.05)
        assert chances[0] > chances[1] == chances[2] > chances[3]


def test_a_seat_counts_the_turns_that_are_left() -> None:
    for edition, seats in (("1930", 4), ("1930", 9), ("2002", 3), ("2002", 9)):
        game = WorldCup(seats, edition=edition)
        chance = Seeded(5)
        match = game.new_match(chance)
        expected = turns_after(match)
        while match.phase == 0 and not match.replaying and match.outcome is None:
            if type(match.decision).__name__ == "PlayCard":
                assert turns_after(match) == expected
                expected -= 1
            match.play(random_bot(match, match.seat, chance), chance)
        assert expected == -1


def test_a_team_of_ones_own_is_worth_more_than_any_other() -> None:
    match = WorldCup(2, edition="1930").scenario(
        "PlayCard", phase="FIN", teams={0: ["URU"], 1: ["ARG"]}, qualified=URUGUAY_AND_ARGENTINA, seat=0
    )
    assert isinstance(match, WorldCupMatch)
    ((won, drawn, lost),) = Outlook(match, match.seat).payoffs.values()
    own_on_the_right = match.owner[match.row_team[match.open_rows[1]]] == match.seat
    assert (lost > drawn > won) if own_on_the_right else (won > drawn > lost)


# ---- single decisions


def final(
    hand: list[str], rows: dict[str, list[str]], draw_pile_size: int = 1, chance: Chance | None = None
) -> WorldCupMatch:
    """The final of 1930: seat 0 has Uruguay on the right, seat 1 Argentina on the left."""
    match = WorldCup(2, edition="1930").scenario(
        "PlayCard", chance, phase="FIN", seat=0, teams={0: ["URU"], 1: ["ARG"]}, qualified=URUGUAY_AND_ARGENTINA,
        hands={0: hand}, rows=rows, draw_pile_size=draw_pile_size,
    )  # fmt: skip
    assert isinstance(match, WorldCupMatch)
    return match


def test_the_last_card_takes_away_the_equaliser() -> None:
    match = final(["foul", "attack", "defence"], {"FIN.F.left": ["D", "1G"], "FIN.F.right": ["1G"]})
    assert coached_phrase(match) == ["flip card:foul", "choose row:FIN.F.left"]


def test_a_foul_is_kept_while_there_is_time() -> None:
    rows = {"FIN.F.left": ["1G"], "FIN.F.right": ["3G"]}
    assert coached(final(["foul", "attack", "defence"], rows, draw_pile_size=8)) == "place card:attack"
    assert coached(final(["foul", "attack", "defence"], {"FIN.F.left": ["1G"]})) == "flip card:foul"


def test_a_lead_is_covered() -> None:
    rows = {"FIN.F.left": ["A", "1G", "D", "D"], "FIN.F.right": ["D", "2G"]}
    match = final(["defence", "foul", "foul"], rows, draw_pile_size=4)
    assert coached_phrase(match) == ["place card:defence", "choose row:FIN.F.right"]


def test_a_row_of_the_opponent_is_closed() -> None:
    rows = {"FIN.F.left": ["D", "D", "1G"], "FIN.F.right": ["1G", "P", "D", "D"]}
    match = final(["defence", "attack", "penalty"], rows, draw_pile_size=2)
    assert coached_phrase(match) == ["place card:defence", "choose row:FIN.F.left"]


def test_the_dice_are_reckoned_with() -> None:
    """A black team makes a goal of a lone Attack more often than not; a second one on two would be lost."""
    match = final(["attack", "attack", "attack"], {"FIN.F.left": ["1G"], "FIN.F.right": ["1G"]})
    assert coached_phrase(match) == ["place card:attack", "choose row:FIN.F.right"]


def test_a_card_that_could_only_harm_is_discarded() -> None:
    match = final(["foul", "foul", "foul"], {"FIN.F.right": ["1G"]})
    assert coached(match) == "discard card:foul"


def groups(hand: list[str], rows: dict[str, list[str]]) -> WorldCupMatch:
    """The last turn of the groups of 2002; seat 0 has France and England."""
    match = WorldCup(16).scenario(
        "PlayCard", seat=0, teams={0: ["FRA", "ENG"]}, hands={0: hand, 1: ["g3"]}, rows=rows,
        draw_pile_size=0, last_turns=1,
    )  # fmt: skip
    assert isinstance(match, WorldCupMatch)
    return match


def test_a_goal_goes_to_the_team_that_needs_it() -> None:
    france_is_through = {"A1.left": ["2G", "P", "D"], "A3.left": ["2G", "P", "D"], "A5.right": ["2G", "P"]}
    england_has_won_and_lost = {"F6.right": ["2G", "D"], "F4.left": ["2G", "1G", "P"]}
    england_is_just_behind = {"F2.right": ["1G", "D", "D"]}
    rows = {**france_is_through, **england_has_won_and_lost, **england_is_just_behind}
    match = groups(["g1", "attack", "defence"], rows)
    assert coached_phrase(match) == ["place card:g1", "choose row:F2.left"]


def test_several_goals_go_to_teams_of_ones_own_first() -> None:
    match = groups(["g11", "g11", "g11"], {})
    said = coached_phrase(match)
    edition = match.rules.edition
    rows = [edition.rows.index(move.removeprefix("choose row:")) for move in said[1:]]
    assert sorted(edition.team_ids[match.row_team[row]] for row in rows) == ["ENG", "FRA"]


def test_in_the_last_phase_nothing_is_given_to_the_opponent() -> None:
    match = WorldCup(2).scenario(
        "PlayCard", phase="FIN", seat=0, teams={0: ["BRA", "TUR"], 1: ["GER", "KOR"]},
        qualified={
            "W:C": "BRA", "M:R16.6": "BRA", "M:QF.W": "BRA", "M:SF.1": "BRA",
            "W:E": "GER", "M:R16.1": "GER", "M:QF.X": "GER", "M:SF.2": "GER",
        },
        hands={0: ["g111", "g111", "g111"]}, draw_pile_size=1,
    )  # fmt: skip
    assert isinstance(match, WorldCupMatch)
    edition = match.rules.edition
    for move in coached_phrase(match)[1:]:
        if move != "leave out":
            row = edition.rows.index(move.removeprefix("choose row:"))
            assert match.owner[match.row_team[row]] == 0


def test_the_third_place_is_played_for_when_the_cup_is_lost() -> None:
    match = WorldCup(4).scenario("PlayCard", phase="FIN", seat=0, hands={0: ["g2", "g2", "g2"]}, draw_pile_size=1)
    assert isinstance(match, WorldCupMatch)
    own = [row for row in match.open_rows if match.owner[match.row_team[row]] == 0]
    assert [match.rules.edition.rows[row] for row in own] == ["FIN.3P.left"]
    assert coached_phrase(match) == ["place card:g2", "choose row:FIN.3P.left"]
