"""Commands that follow from what the games declare: ``onze squad check``, and ``--squad`` for ``--file squad=…``.

Games are looked at only when such a command is typed or help is wanted: importing them all takes a while.
"""

from collections.abc import Callable
from typing import Annotated, Any

import typer

from onze.cli.commands import WANTED
from onze.cli.helping import Command, Commands
from onze.cli.own_files import FileKind, check_file, short_forms
from onze.cli.screen import Screen, refused
from onze.locales import say

__all__ = ["AllCommands", "BringingCommand", "file_commands"]

FILE = "--file"
REFUSED = 2
AtTheTerminal = Callable[[str], Any]


class BringingCommand(Command):
    """A command to which files may be brought; ``--squad`` is short for ``--file squad=…``."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Spells short forms out before anything is read."""
        return super().parse_args(ctx, self._spelled_out(ctx, args))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Help names the kinds of files that there are."""
        names = ", ".join(f"--{name}" for name in short_forms())
        for param in self.params:
            if FILE in param.opts:
                param.help = say("help-play-file", WANTED, names=names)  # type: ignore[attr-defined]
        super().format_help(ctx, formatter)

    def _spelled_out(self, ctx: typer.Context, args: list[str]) -> list[str]:
        known = {name for param in self.get_params(ctx) for name in param.opts}
        written: list[str] = []
        rest = list(args)
        while rest:
            typed = rest.pop(0)
            option, equals, value = typed.partition("=")
            if not option.startswith("--") or option in known or option[2:] not in short_forms():
                written.append(typed)
            elif not equals and not rest:
                ctx.fail(say("option-without-value", WANTED, name=option))
            else:
                written += [FILE, f"{option[2:]}={value if equals else rest.pop(0)}"]
        return written


class AllCommands(Commands):
    """All commands, those for the games' files among them."""

    groups: Callable[[], dict[str, Any]]
    """Makes the commands for files, by name; set by the command line."""

    def resolve_command(self, ctx: typer.Context, args: list[str]) -> Any:  # type: ignore[override]
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            self._add_groups()
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self._add_groups()
        super().format_help(ctx, formatter)

    def _add_groups(self) -> None:
        for name, group in type(self).groups().items():
            self.commands.setdefault(name, group)


def file_commands(at_the_terminal: AtTheTerminal) -> dict[str, Any]:
    """The commands of every kind of file that has a short form."""
    return {name: typer.main.get_command(_group(name, kind, at_the_terminal)) for name, kind in short_forms().items()}


def _group(name: str, kind: FileKind, at_the_terminal: AtTheTerminal) -> typer.Typer:
    """``onze squad check FILE``; and ``onze deck list`` where samples come with the game."""
    group = typer.Typer(
        cls=Commands, name=name, help=kind.file.text[WANTED], no_args_is_help=True, add_completion=False,
        subcommand_metavar=say("help-command", WANTED),
    )  # fmt: skip
    group.callback()(lambda: None)
    language = Annotated[str, typer.Option(help=say("help-lang", WANTED), metavar="en|fr", show_default=False)]
    file = Annotated[str | None, typer.Argument(help=kind.file.text[WANTED], metavar=say("help-file-name", WANTED))]

    @group.command(name="check", cls=Command, help=say("help-file-check", WANTED))
    def check(file: file = None, lang: language = WANTED) -> None:
        with at_the_terminal(lang) as screen:
            if file is None:
                raise refused("name-a-file", command=f"onze {name} check {kind.file.example}")
            if not check_file(kind, file, screen):
                raise typer.Exit(REFUSED)

    if kind.file.samples(kind.game, WANTED):

        @group.command(name="list", cls=Command, help=say("help-file-list", WANTED))
        def list_samples(lang: language = WANTED) -> None:
            with at_the_terminal(lang) as screen:
                _show_samples(kind, screen)

    return group


def _show_samples(kind: FileKind, screen: Screen) -> None:
    for line in kind.file.samples(kind.game, screen.language).splitlines():
        screen.show_whole(line)
