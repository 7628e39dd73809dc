"""The moves of a game, by number and by name."""

import pytest

from onze.kernel.vocabulary import Move, Verb, Vocabulary
from onze.kernel.words import Refused
from tests.plain import plain


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.add_each("play", ["card:corner-red", "card:corner-blue"])
    words.add("cut")
    words.add_each("start", ["square:d6", "square:e6"])
    return words


def test_a_move_is_a_verb_and_a_thing() -> None:
    assert Move("play", "card:penalty").name == "play card:penalty"
    assert Move("cut").name == "cut"


def test_a_moves_number_is_its_place() -> None:
    words = vocabulary()
    names = ("play card:corner-red", "play card:corner-blue", "cut", "start square:d6", "start square:e6")
    assert words.names() == names
    assert len(words) == 5
    for number, name in enumerate(names):
        assert words.name(number) == name
        assert words.number(name) == number
        assert words[number].name == name
    assert [move.verb for move in words] == ["play", "play", "cut", "start", "start"]


def test_adding_returns_the_number_of_the_first_move_added() -> None:
    words = vocabulary()
    assert words.add("pass") == 5
    assert words.add_each("aim", ["arrow:left-4", "arrow:right-4"]) == 6
    assert words.add_each("aim", []) == 8
    assert words.add("decline") == 8


@pytest.mark.parametrize(("verb", "thing"), [("cut", ""), ("start", "square:d6"), ("start square:d6", "")])
def test_a_double_is_refused_and_not_added(verb: str, thing: str) -> None:
    words = vocabulary()
    with pytest.raises(ValueError, match="twice"):
        words.add(verb, thing)
    assert len(words) == 5


def test_a_double_among_many_is_refused() -> None:
    with pytest.raises(ValueError, match="'start square:d6' stands twice"):
        vocabulary().add_each("start", ["square:c6", "square:d6"])


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("start square:d7", "start square:d6"), ("play card:corner-bleu", "play card:corner-blue"), ("cutt", "cut")],
)
def test_an_unknown_name_is_refused_with_the_nearest_ones_first(name: str, nearest: str) -> None:
    with pytest.raises(Refused) as refused:
        vocabulary().number(name)
    assert refused.value.reason.key == "unknown_move"
    sentence = refused.value.sentence("en").replace("The nearest one is:", "The nearest ones are:")
    assert sentence.startswith(f"“{name}” is not a move of this game. The nearest ones are: {nearest}")
    sentence = plain(refused.value.sentence("fr")).replace("Le plus proche est :", "Les plus proches sont :")
    assert sentence.startswith(f"« {name} » n’est pas un coup de ce jeu. Les plus proches sont : {nearest}")


def test_a_name_that_is_near_to_none_is_refused_with_the_verbs() -> None:
    with pytest.raises(Refused) as refused:
        vocabulary().number("show hand")
    assert refused.value.sentence("en").endswith("none is called anything like it. Moves begin with: play, cut, start.")


def test_names_are_taken_to_the_letter() -> None:
    for name in ("Cut", "cut ", " cut", ""):
        with pytest.raises(Refused):
            vocabulary().number(name)


# ---- verbs


def test_a_verb_knows_its_moves_and_their_things() -> None:
    words = vocabulary()
    aim = words.verb("aim", ["arrow:left-4", "arrow:right-4"])
    assert [words.name(aim.of(arrow)) for arrow in range(2)] == ["aim arrow:left-4", "aim arrow:right-4"]
    assert [aim.thing(move) for move in aim.of_each([1, 0])] == [1, 0]
    assert (len(aim), aim.first, aim.end) == (2, 5, 7)
    assert [move for move in range(len(words) + 2) if move in aim] == [5, 6]


def test_a_verb_counts_its_things_as_the_game_does() -> None:
    words = vocabulary()
    cards = ["attacker", "corner-red", "corner-blue"]
    discard = words.verb("discard", [f"card:{card}" for card in cards[1:]], lowest=1)
    assert words.name(discard.of(1)) == "discard card:corner-red"
    assert [discard.thing(move) for move in range(discard.first, discard.end)] == [1, 2]
    assert discard.of(0) not in discard
    assert discard.of(3) not in discard


def test_a_verb_without_things_has_no_moves() -> None:
    assert 5 not in Verb(5, 0)
