"""What stands at a line of Python or TOML."""

import pytest

from onze.cli.where.names import PythonNames, TomlNames

SOURCE = '''\
"""The module."""

# the comment above a constant
GOALS = 3
"""The docstring below it."""
"""No docstring of anything."""

if GOALS:
    WIDTH = 7


# the comment above a class

# and the one that belongs to it
@final
class Keeper:
    """Keeps goal."""

    rule = "TY-1.1"

    # why it dives
    def dive(self):
        side = 1
        try:
            pass
        except ValueError:
            def roll():
                return "TY-1.2"  # here
        return side

    async def wait(self):
        match self:
            case 1:
                def run():
                    pass
'''


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("The module", ""),
        ("comment above a constant", "GOALS"),
        ("GOALS = 3", "GOALS"),
        ("docstring below", "GOALS"),
        ("No docstring", ""),
        ("WIDTH", "WIDTH"),
        ("comment above a class", ""),
        ("the one that belongs", "Keeper"),
        ("@final", "Keeper"),
        ("Keeps goal", "Keeper"),
        ("rule =", "Keeper"),
        ("why it dives", "Keeper.dive"),
        ("side = 1", "Keeper.dive"),
        ("# here", "Keeper.dive.roll"),
        ("return side", "Keeper.dive"),
        ("async def", "Keeper.wait"),
        ("def run", "Keeper.wait.run"),
    ],
)
def test_a_line_of_python_stands_in_the_innermost_thing_with_a_name(words: str, name: str) -> None:
    line = next(number for number, text in enumerate(SOURCE.splitlines(), 1) if words in text)
    assert PythonNames(SOURCE).at(line) == name


TABLES = """\
# about the whole file

# about the dice
dice = [
  { id = "W1", faces = [1, 2] },
  { count = 2 },
]

[tie]
rule = "TY-1.1"
name_of_it = "no name"

[[card]]
rule = "TY-1.2"
name = "pass"
[[card]]
name = "power"  # strong
# about the next table
[plain."a.b"]
low = 1
# the last line
"""


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("whole file", ""),
        ("about the dice", "dice"),
        ("W1", "dice W1"),
        ("count", "dice"),
        ("TY-1.1", "[tie]"),
        ("TY-1.2", "[[card]] pass"),
        ("strong", "[[card]] power"),
        ("next table", '[plain."a.b"]'),
        ("low", '[plain."a.b"]'),
        ("last line", ""),
    ],
)
def test_a_line_of_toml_stands_in_its_table(words: str, name: str) -> None:
    line = next(number for number, text in enumerate(TABLES.splitlines(), 1) if words in text)
    assert TomlNames(TABLES).at(line) == name
