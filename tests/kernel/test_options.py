"""Options as text: how they are chosen on a command line and written in a record."""

from pathlib import Path

import pytest

from onze.kernel.options import Option, OptionValue, read_choices, read_options, written_choice
from onze.kernel.words import Refused
from tests.kernel.toys import KickaboutGame

TEXT = {"en": "Something.", "fr": "Quelque chose."}


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "tie=true"),
        (False, "tie=false"),
        (0, "tie=0"),
        (12, "tie=12"),
        (-3, "tie=-3"),
        ("draw", "tie=draw"),
        ("4-4-2", "tie=4-4-2"),
        ("a=b", "tie=a=b"),
        ("True", "tie=True"),
    ],
)
def test_a_choice_is_read_as_it_is_written(value: OptionValue, text: str) -> None:
    assert written_choice("tie", value) == text
    chosen = read_choices([text])
    assert chosen == {"tie": value}
    assert type(chosen["tie"]) is type(value)


@pytest.mark.parametrize("value", ["--3", "1.5", "²", "٣", "1e3", "-", "", "9" * 10, "9" * 5000])
def test_what_is_no_number_is_a_word(value: str) -> None:
    assert read_choices([f"tie={value}"]) == {"tie": value}


@pytest.mark.parametrize("text", ["tie", "", "=draw", "="])
def test_what_has_no_name_or_no_value_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_choices([text])
    assert refused.value.reason.key == "not_an_option"


def test_the_options_of_a_game_are_read_as_they_are_written() -> None:
    game = KickaboutGame(2, hand_size=2, crowd=True, weather="rain")
    assert read_choices([written_choice(*option) for option in game.options.items()]) == game.options


@pytest.mark.parametrize("choice", ["true", "false", "007"])
def test_a_choice_that_would_be_read_as_something_else_cannot_be_offered(choice: str) -> None:
    with pytest.raises(ValueError, match=f"'{choice}' of 'formation' would be read as something else"):
        Option("formation", "wm", TEXT, choices=("wm", choice))


def test_a_choice_that_reads_as_a_number_is_taken_as_its_word() -> None:
    option = Option("formation", "442", TEXT, choices=("442", "433"))
    assert option.checked(read_choices(["formation=433"])["formation"]) == "433"
    with pytest.raises(Refused):
        option.checked(352)
    with pytest.raises(Refused):
        option.checked(True)


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('choices = ["wet"]', r"options.toml, line 2: the option 'weather': .*cannot be “dry”"),
        ("", r"options.toml, line 2: the option 'weather': .*whole number"),
        ('default = "wet"', "this is not valid TOML"),
    ],
)
def test_an_option_that_is_not_whole_is_refused_with_its_line(tmp_path: Path, line: str, what: str) -> None:
    file = tmp_path / "options.toml"
    file.write_text(f'\n[weather]\ndefault = "dry"\n{line}\nen = "x"\nfr = "x"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=what):
        read_options(file)


def test_an_option_without_a_default_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "options.toml"
    file.write_text('[weather]\nen = "x"\nfr = "x"\n', encoding="utf-8")
    with pytest.raises(ValueError, match="line 1: the option 'weather': it has no default"):
        read_options(file)
