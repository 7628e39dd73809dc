"""Letters as a keyboard types them."""

import pytest

from onze.kernel.words.letters import plain_letters


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("Coup d’envoi", "coup d'envoi"),
        ("À la carte", "a la carte"),
        ("l’ÉQUIPE", "l'equipe"),
        ("ça", "ca"),
        ("Noël", "noel"),
        ("e\u0301quipe", "equipe"),
        ("le cœur de l’Œuvre", "le coeur de l'oeuvre"),
        ("Lætitia", "laetitia"),
        ("Straße", "strasse"),
        ("  deux   espaces\tet\nune ligne ", "deux espaces et une ligne"),
        ("« corner\u00a0»\u202f!", "« corner » !"),
        ("FAC-3.1", "fac-3.1"),
        ("", ""),
    ],
)
def test_what_is_written_with_care_is_typed_plainly(written: str, typed: str) -> None:
    assert plain_letters(written) == typed


@pytest.mark.parametrize("text", ["Œuvre", "l’été", "ÎLE  D’OLÉRON"])
def test_plain_letters_stay_as_they_are(text: str) -> None:
    assert plain_letters(plain_letters(text)) == plain_letters(text)
