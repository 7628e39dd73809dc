"""A game without a drawing of its own is shown in its words, and where it has none as plain facts."""

import pytest

from onze.doors import show
from onze.doors.outline import Outline, outline
from onze.games import telling_of, terminal_of
from onze.games.football_a_la_carte import FootballALaCarte
from onze.games.football_a_la_carte.telling import FootballTelling
from onze.games.football_a_la_carte.terminal import FootballTerminal
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.kernel.words import LANGUAGES, Text, Words
from tests.conftest import PlayOn
from tests.kernel.toys import KickaboutGame
from tests.plain import plain

NAMES = ("you", "Ada", "Bo", "Cy")


class SpokenGame(KickaboutGame):
    """A kickabout that says its moves in both languages."""

    def move_text(self, move: int) -> Text:
        return {"en": f"the move {move}", "fr": f"le coup {move}"}


def worded(**sentences: str) -> Outline:
    """An outline with these sentences, the same in both languages."""
    return Outline(Words({key: dict.fromkeys(LANGUAGES, sentence) for key, sentence in sentences.items()}))


def test_nested_values_are_indented_and_flat_ones_stand_on_one_line() -> None:
    view = {
        "half": 1,
        "last_turn": True,
        "ball": None,
        "goals": [1, 0],
        "draw_pile": {"size": 2, "known": []},
        "hands": [{"size": 1, "cards": ["corner-red"]}, {"size": 8, "cards": []}],
        "known": [[3, "penalty"]],
    }
    assert outline(view) == [
        "half: 1",
        "last turn: true",
        "ball: –",
        "goals: 1, 0",
        "draw pile: size 2; known –",
        "hands:",
        "  0: size 1; cards corner-red",
        "  1: size 8; cards –",
        "known:",
        "  0: 3, penalty",
    ]


@pytest.mark.parametrize(("lang", "won", "drawn"), [("en", " won, ", "A draw, "), ("fr", "Victoire : ", "Match nul, ")])
def test_a_game_without_a_drawing_is_played_to_its_end(play_on: PlayOn, lang: str, won: str, drawn: str) -> None:
    output = play_on(KickaboutGame(2).new_match(Seeded(3)), "1\n" * 1000, lang=lang)
    lines = output.splitlines()
    assert "hands:" in lines
    assert any(line.startswith("· Draw: seat 1; count ") and line.endswith("[KA-2]") for line in lines)
    assert any(won in line or drawn in line for line in lines)


def test_the_outline_shows_a_person_its_own_hand_only(play_on: PlayOn) -> None:
    match = KickaboutGame(2).scenario("ChooseCard", seat=0, hands={0: ["pass", "shot", "shot"], 1: ["star"] * 3})
    output = play_on(match, "q\n")
    assert "  0: size 3; cards pass, shot, shot" in output
    assert "  1: size 3; cards –" in output
    assert "moves:" not in output


def test_the_question_is_no_part_of_the_table_and_what_is_known_anyway_is_left_out() -> None:
    match = KickaboutGame(2).scenario("Aim", said=["play card:shot"], hands={0: ["shot"] * 3})
    bare, words = Outline(Words({})), worded(ask_Aim="Where to, with this {card}?")
    assert bare.question(show(match, 0, NAMES, "en")) == "decision: name Aim; rule KA-3; asked 0; card shot"
    assert words.question(show(match, 0, NAMES, "fr")) == "Where to, with this shot?"
    assert words.draw(show(match, 0, NAMES, "fr")).splitlines()[0] == "round: 1"


def test_the_question_stands_between_what_happened_and_the_moves(play_on: PlayOn) -> None:
    lines = play_on(KickaboutGame(2).new_match(Seeded(3)), "1\n" * 20 + "q\n").splitlines()
    asked = [place for place, line in enumerate(lines) if line.startswith("decision: name ")]
    assert lines.index("hands:") < asked[0]
    assert any(lines[place - 1].startswith("· ") for place in asked)
    assert all(lines[place + 1].strip().startswith("1. ") for place in asked)


def test_when_a_match_is_over_nothing_is_asked() -> None:
    match = KickaboutGame(2).new_match(Seeded(3))
    while match.outcome is None:
        match.play(match.moves()[0], Seeded(0))
    assert Outline(Words({})).question(show(match, 0, NAMES, "en")) == ""


def test_another_seat_is_shown_the_question_that_opened_the_phrase() -> None:
    match = KickaboutGame(2).scenario("Aim", said=["play card:shot"], hands={0: ["shot"] * 3})
    words = worded(ask_Aim="Where to?", ask_ChooseCard="Which card?")
    assert words.question(show(match, 1, NAMES, "en")) == "Which card?"


def test_a_part_of_the_table_is_said_by_its_sentence_once_or_for_each_seat() -> None:
    match = KickaboutGame(2).scenario("ChooseCard", round=2, hands={0: ["pass", "shot", "shot"]})
    words = worded(
        view_round="round {round} of 2",
        view_draw_pile="cards in the pile: {size}",
        view_hands="{who}: {size} cards, {cards}",
        cards_shot="a shot",
    )
    lines = words.draw(show(match, 0, NAMES, "en")).splitlines()
    assert "Round 2 of 2" in lines
    assert "Cards in the pile: 18" in lines
    assert "You: 3 cards, pass, a shot, a shot" in lines
    assert "Ada: 3 cards, –" in lines
    assert "lucky: 1" in lines, "what has no sentence stays plain"


def test_a_list_by_side_names_all_of_a_side() -> None:
    match = KickaboutGame(4).scenario("ChooseCard", goals=[2, 1])
    lines = worded(view_goals="{who}: {goals}").draw(show(match, 3, NAMES, "en")).splitlines()
    assert lines[1:3] == ["You & Bo: 2", "Ada & Cy: 1"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Ada: the move 12, off the post, 1 – 2."), ("fr", "Ada : le coup 12, sur le poteau, 1-2.")],
)
def test_an_event_is_said_with_names_scores_words_and_moves(language: str, sentence: str) -> None:
    words = Words(
        {
            "event_golden_goal": {"en": "{who}: {move}, {how}, {score}.", "fr": "{who} : {move}, {how}, {score}."},
            "how_by_the_post": {"en": "off the post", "fr": "sur le poteau"},
        }
    )
    facts = {"kind": "golden goal", "seat": 1, "move": "aim side:left", "how": "by-the-post", "score": [1, 2]}
    assert plain(Outline(words).event_text(SpokenGame(2), facts, NAMES, language)) == sentence


def test_those_who_are_told_more_are_said_more() -> None:
    words = worded(event_draw="{who} draws {count}.", event_draw_seen="{who}: drawn {cards}.")
    event = Event("draw", {"seat": 0, "count": 2}, "KA-2", {0: {"cards": ["pass", "shot"]}})
    game = KickaboutGame(2)
    assert words.event_text(game, event.seen_by(0), NAMES, "en") == "You: drawn pass, shot."
    assert words.event_text(game, event.seen_by(1), NAMES, "en") == "You draws 2."


def test_a_sentence_that_speaks_of_an_unknown_fact_gives_way_to_the_plain_facts() -> None:
    words = worded(event_draw="{wo} draws {count}.", view_round="Round {rond}", ask_Aim="{whom}?")
    match = KickaboutGame(2).scenario("Aim", said=["play card:shot"], hands={0: ["shot"] * 3})
    bare = Outline(Words({}))
    assert words.draw(show(match, 0, NAMES, "en")) == bare.draw(show(match, 0, NAMES, "en"))
    assert words.question(show(match, 0, NAMES, "en")) == bare.question(show(match, 0, NAMES, "en"))
    facts = {"kind": "draw", "seat": 0, "count": 2}
    assert words.event_text(match.game, facts, NAMES, "en") == "draw: seat 0; count 2"


def test_a_sentence_with_facts_of_its_own_is_not_taken_for_a_word() -> None:
    words = worded(event_call="{call}!", call_heads="I say {what}")
    assert words.event_text(KickaboutGame(2), {"kind": "call", "call": "heads"}, NAMES, "en") == "Heads!"


def test_an_event_without_a_sentence_is_its_kind_and_facts() -> None:
    bare = Outline(Words({}))
    game = KickaboutGame(2)
    assert bare.event_text(game, {"kind": "draw", "rule": "KA-2", "count": 2}, NAMES, "fr") == "draw: count 2"
    assert bare.event_text(game, {"kind": "whistle", "rule": "KA-5"}, NAMES, "fr") == "whistle"


def test_a_score_is_not_broken_over_two_lines() -> None:
    said = worded(event_goal="{score}").event_text(KickaboutGame(2), {"kind": "goal", "score": [2, 1]}, NAMES, "en")
    assert said.split(" ") == [said]


def test_a_game_with_a_drawing_keeps_it() -> None:
    game = FootballALaCarte()
    terminal = terminal_of(game)
    assert (type(terminal), type(telling_of(game))) == (FootballTerminal, FootballTelling)
    match = game.new_match(Seeded(3))
    asked = telling_of(game).question(show(match, match.seat, NAMES, "en"))
    assert asked == "Kick-off: from which square do you start?", "it asks in its own words"
