"""People: nicknames that can be shown, tokens that cannot be guessed, pseudonyms that lead nowhere."""

import re
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onze.games import load
from onze.kernel.limits import is_name
from onze.kernel.records import kick_off
from onze.kernel.words import Refused
from onze.tables.people import (
    LONGEST_MESSAGE,
    LONGEST_NICKNAME,
    checked_message,
    checked_nickname,
    digest_of,
    new_id,
    new_pseudonym,
    new_token,
    opens,
    record_names,
    told_apart,
)
from onze.tables.store import Person

lawful = settings(max_examples=300, deadline=None, derandomize=True)
AWKWARD = "aA1 \u00a0\n\x1b\u0301\u0316\u034f\u200b\u200d\u202e\u2066\u2800\u3164\ufe0f\uffa0\ud800\ue000İßﬁ가⚽🏳"
texts = st.lists(st.sampled_from(AWKWARD) | st.integers(0, 0x10FFFF).map(chr), max_size=40).map("".join)
"""Texts of any letters, and of those that have been a nuisance elsewhere."""


# ---- nicknames


@pytest.mark.parametrize(
    "nickname",
    [
        "Ada",
        "Éloïse d’Arc",
        "名前",
        "أحمد",
        "דָּוִד",
        "Nguyễn Văn Ệ",
        "r2d2",
        "7",
        "⚽",
        "O'Neill-Smith",
        "x" * LONGEST_NICKNAME,
    ],
)
def test_names_of_all_languages_are_nicknames(nickname: str) -> None:
    assert checked_nickname(nickname) == unicodedata.normalize("NFC", nickname)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada  ", "Ada"),
        ("Ada   Lovelace", "Ada Lovelace"),
        ("Ada\u00a0\u2003Lovelace", "Ada Lovelace"),
        ("E\u0301lo\u00efse", "Éloïse"),
        ("❤\ufe0f", "❤"),
    ],
)
def test_a_nickname_is_tidied(typed: str, shown: str) -> None:
    assert checked_nickname(typed) == shown


@pytest.mark.parametrize(
    ("nickname", "key"),
    [
        (None, "missing"),
        (7, "not_as_wanted"),
        ("", "nickname_empty"),
        ("   ", "nickname_empty"),
        ("\u00a0", "nickname_empty"),
        ("…!?", "nickname_empty"),
        ("a\nb", "nickname_unseen"),
        ("a\tb", "nickname_unseen"),
        ("a\x00", "nickname_unseen"),
        ("a\x1b[2J", "nickname_unseen"),
        ("a\u202eb", "nickname_unseen"),
        ("\u2066a", "nickname_unseen"),
        ("a\u200fb", "nickname_unseen"),
        ("a\u200bb", "nickname_unseen"),
        ("a\ufeff", "nickname_unseen"),
        ("a\u2028b", "nickname_unseen"),
        ("\ud800", "nickname_unseen"),
        ("\ue000", "nickname_unseen"),
        ("\u3164", "nickname_unseen"),
        ("\u2800", "nickname_unseen"),
        ("Ada\uffa0", "nickname_unseen"),
        ("a\u0316\u0317\u0318\u0319", "nickname_piled"),
        ("\u0301a", "nickname_piled"),
        ("x" * (LONGEST_NICKNAME + 1), "nickname_too_long"),
        ("x" * 1_000_000, "nickname_too_long"),
    ],
)
def test_what_cannot_be_shown_is_no_nickname(nickname: object, key: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_nickname(nickname)
    assert refused.value.reason.key == key
    for language in ("en", "fr"):
        assert refused.value.sentence(language).isprintable() or language == "fr"
        assert len(refused.value.sentence(language)) < 300


@lawful
@given(texts)
def test_a_nickname_that_is_taken_stays_as_it_is_and_can_be_shown_anywhere(text: str) -> None:
    try:
        nickname = checked_nickname(text)
    except Refused:
        return
    assert checked_nickname(nickname) == nickname
    assert is_name(nickname, LONGEST_NICKNAME)
    assert nickname == nickname.strip()


# ---- alike


def test_people_who_share_a_name_are_told_apart() -> None:
    assert told_apart(["Ada", "Bo", "ada", "ÀDA", "A da"]) == ("Ada", "Bo", "ada (2)", "ÀDA (3)", "A da (4)")
    assert told_apart([]) == ()


def test_nobody_takes_the_name_that_another_is_given() -> None:
    assert told_apart(["Ada", "Ada", "Ada (2)"]) == ("Ada", "Ada (2)", "Ada (2) (2)")


def test_wide_letters_deceive_nobody() -> None:
    assert told_apart(["Ada", "Ａｄａ"]) == ("Ada", "Ａｄａ (2)")


@lawful
@given(st.lists(st.sampled_from(["Ada", "ada", "Ada (2)", "Bo", "bo (3)"]), max_size=8))
def test_no_two_are_shown_alike(nicknames: list[str]) -> None:
    shown = told_apart(nicknames)
    assert len({name.lower() for name in shown}) == len(nicknames)
    assert all(name.startswith(nickname) for name, nickname in zip(shown, nicknames, strict=True))


# ---- messages


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Bien joué !", "Bien joué !"),
        ("one\ntwo\r\n\nthree", "one two three"),
        ("a\u202eb\u200b\x1b[2J", "ab[2J"),
        ("❤\ufe0f \u3164 ok", "❤ ok"),
        ("a" + "\u0316" * 50, "a" + "\u0316" * 3),
        ("x" * LONGEST_MESSAGE, "x" * LONGEST_MESSAGE),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ],
)
def test_a_message_is_shown_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    assert checked_message(typed) == shown


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (None, "missing"),
        ("", "message_empty"),
        (" \n\u200b\u3164", "message_empty"),
        ("x" * (LONGEST_MESSAGE + 1), "message_too_long"),
    ],
)
def test_a_message_that_says_nothing_or_too_much_is_refused(text: object, key: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_message(text)
    assert refused.value.reason.key == key


@lawful
@given(texts)
def test_every_message_that_is_taken_fits_on_one_line(text: str) -> None:
    try:
        message = checked_message(text)
    except Refused:
        return
    assert message.isprintable()
    assert message.strip() == message != ""


# ---- tokens


def test_a_token_opens_what_it_was_made_for_and_nothing_else() -> None:
    token, other = new_token(), new_token()
    assert opens(token, digest_of(token))
    assert not opens(other, digest_of(token))
    assert not opens(digest_of(token), digest_of(token)), "who reads the store cannot get in"


@pytest.mark.parametrize("token", [None, "", 3, b"bytes", "é", "\ud800", "x" * 1_000_000])
def test_what_is_no_token_opens_nothing(token: object) -> None:
    assert not opens(token, digest_of(new_token()))


def test_what_was_revoked_is_opened_by_nothing() -> None:
    assert not opens(new_token(), None)
    assert not opens("", digest_of(""))
    assert not opens(new_token(), "")


def test_a_long_token_is_not_taken_for_its_beginning() -> None:
    long = "x" * 100
    assert not opens(long, digest_of(long))
    assert not opens("x" * 64, digest_of(long))


@pytest.mark.parametrize(
    ("draw", "shape"),
    [(new_token, r"[A-Za-z0-9_-]{43}"), (new_id, r"[a-z2-7]{16}"), (new_pseudonym, r"p-[0-9a-f]{12}")],
)
def test_what_is_drawn_fits_into_an_address_and_never_comes_twice(draw: Callable[[], str], shape: str) -> None:
    drawn = [draw() for _ in range(1000)]
    assert all(re.fullmatch(shape, one) for one in drawn)
    assert len(set(drawn)) == 1000


def test_a_digest_is_no_token_and_shows_in_no_log() -> None:
    token = new_token()
    person = Person(new_id(), "Ada", digest_of(token), 0)
    assert token not in digest_of(token)
    assert digest_of(token) not in repr(person)


# ---- records


def test_a_record_knows_people_by_pseudonyms_and_bots_by_their_codes() -> None:
    names = record_names(["ada", None, "bo", "ada"], [None, "coach", None, None])
    assert names[1] == "coach"
    assert names[0] == names[3] != names[2]
    assert record_names(["ada"], [None]) != record_names(["ada"], [None]), "nothing leads from one match to another"


def test_a_seat_that_nobody_has_taken_stands_in_no_record() -> None:
    with pytest.raises(ValueError, match="nobody sits on seat 1"):
        record_names(["ada", None], [None, None])


def test_a_record_is_headed_by_pseudonyms() -> None:
    names = record_names(["ada", None], [None, "coach"])
    recorded = kick_off(load("football-a-la-carte", 2), bytes(32), names)
    assert f"seat:0 is {names[0]}" in recorded.record.lines
    assert "ada" not in "\n".join(recorded.record.lines)
