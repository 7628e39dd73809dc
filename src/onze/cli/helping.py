"""Help in the machine's language: typer's own words, where they are not the same, and the alphabet of any console."""

from typing import Any

import typer
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from onze.cli.alphabet import suit_the_console
from onze.cli.commands import MACHINE
from onze.locales import say

__all__ = ["Command", "Commands"]

rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments-title", MACHINE)
rich_utils.OPTIONS_PANEL_TITLE = say("help-options-title", MACHINE)
rich_utils.COMMANDS_PANEL_TITLE = say("help-commands-title", MACHINE)
rich_utils.ERRORS_PANEL_TITLE = say("help-errors-title", MACHINE)
rich_utils.RICH_HELP = say("help-hint", MACHINE, command="{command_path} {help_option}")


class Command(TyperCommand):
    """A command whose help speaks the machine's language, and names no types of the program."""

    def __init__(self, *args: Any, **extra: Any) -> None:
        super().__init__(*args, **extra)
        for param in self.params:
            if isinstance(param, TyperArgument):
                param.display_type_rich = lambda ctx: None  # type: ignore[method-assign]

    def get_help_option(self, ctx: typer.Context) -> TyperOption | None:  # type: ignore[override]
        return _in_our_words(super().get_help_option(ctx))

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Reads what was typed behind the command, or fails with a sentence of ours."""
        ctx.allow_extra_args = True
        known = [name for param in self.get_params(ctx) for name in param.opts if name.startswith("--")]
        try:
            rest = super().parse_args(ctx, args)
        except typer.BadParameter as error:
            # Every option that typer reads itself is a number.
            ctx.fail(say("option-not-a-number", MACHINE, name=error.param.opts[0] if error.param else ""))
        except typer.TyperException as error:
            name = getattr(error, "option_name", None)
            if name is None:
                raise
            if name in known:
                ctx.fail(say("option-without-value", MACHINE, name=name))
            ctx.fail(say("no-such-option", MACHINE, name=name, known=", ".join(known)))
        if rest:
            ctx.fail(say("too-many-arguments", MACHINE, rest=" ".join(rest)))
        return rest


class Commands(TyperGroup):
    """All commands together."""

    def get_help_option(self, ctx: typer.Context) -> TyperOption | None:  # type: ignore[override]
        return _in_our_words(super().get_help_option(ctx))

    def resolve_command(self, ctx: typer.Context, args: list[str]) -> Any:  # type: ignore[override]
        """The command that was typed, or an error that lists those there are."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            ctx.fail(say("no-such-command", MACHINE, name=args[0], known=", ".join(self.commands)))
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Runs a command; whatever it writes, the console can show it."""
        suit_the_console()
        return super().main(*args, **extra)


def _in_our_words(option: TyperOption | None) -> TyperOption | None:
    if option is not None:
        option.help = say("help-help", MACHINE)
        option.metavar = ""
    return option
