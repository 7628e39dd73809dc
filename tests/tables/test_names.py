"""What the seats of a table are called, on the page and in the log."""

from dataclasses import replace

from onze.tables.names import bot_name, names_of
from onze.tables.store import SeatRow
from onze.tables.table import BOT, EMPTY, PERSON

NICKNAMES = {"a": "Ana", "b": "ana", "c": "Ana 2", "gone": None}


def seats(*sitting: str) -> list[SeatRow]:
    """Seats of people by their ids, of bots by their codes, and free ones."""
    kinds = {"coach": BOT, "random": BOT, "": EMPTY}
    return [
        SeatRow(
            "t1",
            number,
            kinds.get(who, PERSON),
            *((who, None) if kinds.get(who, PERSON) == PERSON else (None, who or None)),
        )
        for number, who in enumerate(sitting)
    ]


def test_somebody_with_several_seats_is_numbered_from_seat_to_seat() -> None:
    assert names_of(seats("a", "a"), NICKNAMES) == ("Ana 1", "Ana 2")
    assert names_of(seats("a", "coach", "a", "coach"), NICKNAMES, "en") == ("Ana 1", "Coach 1", "Ana 2", "Coach 2")


def test_somebody_else_at_the_same_screen_bears_a_name_of_their_own() -> None:
    first, second, third = seats("a", "a", "a")
    assert names_of([first, replace(second, called="Bo")], NICKNAMES) == ("Ana", "Bo")
    assert names_of([first, replace(second, called="Bo"), third], NICKNAMES) == ("Ana 1", "Bo", "Ana 2")
    assert names_of([first, replace(second, called="ana")], NICKNAMES) == ("Ana", "ana (2)")


def test_people_with_one_seat_go_by_their_nicknames_and_are_told_apart() -> None:
    assert names_of(seats("a", "b"), NICKNAMES) == ("Ana", "ana (2)")
    assert names_of(seats("a", "a", "c"), NICKNAMES) == ("Ana 1", "Ana 2", "Ana 2 (2)")


def test_bots_have_a_name_in_each_language_and_a_code_for_pages() -> None:
    assert names_of(seats("coach", "random"), {}, "en") == ("Coach", "Dice")
    assert names_of(seats("coach", "random"), {}, "fr") == ("Coach", "Dé")
    assert names_of(seats("coach", "random"), {}) == ("coach", "random")
    assert bot_name("somebody's own", "fr") == "somebody's own"


def test_a_free_seat_goes_by_its_number_and_whoever_was_forgotten_is_a_player_of_that_number() -> None:
    assert names_of(seats("", "gone", "gone"), NICKNAMES, "en") == ("1", "Player 2", "Player 3")
    assert names_of(seats("", "gone", "gone"), NICKNAMES, "fr") == ("1", "Joueur 2", "Joueur 3")


def test_pages_have_a_word_of_their_own_for_whoever_was_forgotten() -> None:
    assert names_of(seats("a", "gone", "gone"), NICKNAMES) == ("Ana", "", "")


def test_a_name_from_right_to_left_turns_nothing_of_a_sentence_round() -> None:
    assert names_of(seats("a", "b"), {"a": "Ana", "b": "מאיה"}, "en") == ("Ana", "\u2068מאיה\u2069")
    assert names_of(seats("a", "b"), {"a": "Ana", "b": "מאיה"}) == ("Ana", "מאיה")
