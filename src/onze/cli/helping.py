"""Help in the language asked for: typer's own words, where they are not the same, and the alphabet of any console."""

from collections.abc import Sequence
from typing import Any, Final, NoReturn

import typer
from typer import rich_utils
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from onze.cli.alphabet import suit_the_console
from onze.cli.commands import WANTED
from onze.locales import say

__all__ = ["Command", "Commands"]

USAGE: Final = say("help-usage", WANTED)

rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments-title", WANTED)
rich_utils.OPTIONS_PANEL_TITLE = say("help-options-title", WANTED)
rich_utils.COMMANDS_PANEL_TITLE = say("help-commands-title", WANTED)
rich_utils.ERRORS_PANEL_TITLE = say("help-errors-title", WANTED)
rich_utils.REQUIRED_LONG_STRING = f"[{say('help-required', WANTED)}]"
rich_utils.OptionHighlighter.highlights = [*rich_utils.OptionHighlighter.highlights, f"(?P<usage>{USAGE})"]
rich_utils.RICH_HELP = say("help-hint", WANTED, command="{command_path} {help_option}")


class Command(TyperCommand):
    """A command whose help speaks the language that is asked for, and names no types of the program."""

    def __init__(self, *args: Any, **extra: Any) -> None:
        super().__init__(*args, **extra)
        for param in self.params:
            if isinstance(param, TyperArgument):
                param.display_type_rich = lambda ctx: None  # type: ignore[method-assign]

    def get_help_option(self, ctx: typer.Context) -> TyperOption | None:  # type: ignore[override]
        return _in_our_words(super().get_help_option(ctx))

    def get_usage(self, ctx: Any) -> str:
        return super().get_usage(ctx).replace("Usage:", USAGE, 1)

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Reads what was typed behind the command, or fails with a sentence of ours."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except typer.TyperException as error:
            _fail(self.get_params(ctx), ctx, error)
        if rest:
            ctx.fail(say("too-many-arguments", WANTED, rest=" ".join(rest)))
        return rest


class Commands(TyperGroup):
    """All commands together."""

    def get_help_option(self, ctx: typer.Context) -> TyperOption | None:  # type: ignore[override]
        return _in_our_words(super().get_help_option(ctx))

    def get_usage(self, ctx: Any) -> str:
        return super().get_usage(ctx).replace("Usage:", USAGE, 1)

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Reads what was typed before the command, or fails with a sentence of ours."""
        try:
            rest = super().parse_args(ctx, args)
        except typer.TyperException as error:
            _fail(self.get_params(ctx), ctx, error)
        if not ctx.resilient_parsing and not (rest or ctx._protected_args or ctx.invoked_subcommand):
            ctx.fail(say("command-missing", WANTED, known=", ".join(self.commands)))
        return rest

    def resolve_command(self, ctx: typer.Context, args: list[str]) -> Any:  # type: ignore[override]
        """The command that was typed, or an error that lists those there are."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            ctx.fail(say("no-such-command", WANTED, name=args[0], known=", ".join(self.commands)))
        return super().resolve_command(ctx, args)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Runs a command; whatever it writes, the console can show it."""
        suit_the_console()
        return super().main(*args, **extra)


def _in_our_words(option: TyperOption | None) -> TyperOption | None:
    if option is not None:
        option.help = say("help-help", WANTED)
        option.metavar = ""
    return option


def _fail(params: Sequence[Any], ctx: typer.Context, error: typer.TyperException) -> NoReturn:
    """Says in a sentence of ours what is wrong with an option; what is wrong with nothing of the kind goes on."""
    known = [name for param in params for name in param.opts if name.startswith("--")]
    name = getattr(error, "option_name", None)
    if isinstance(error, typer.BadParameter) and isinstance(error.param, TyperArgument):
        # No argument is read by typer itself: one of them is missing.
        ctx.fail(say("argument-missing", WANTED, name=error.param.metavar or error.param.name or ""))
    if isinstance(error, typer.BadParameter):
        # Every option that typer reads itself is a number.
        ctx.fail(say("option-not-a-number", WANTED, name=error.param.opts[0] if error.param else ""))
    if name is None:
        raise error
    if name in known:
        ctx.fail(say("option-without-value", WANTED, name=name))
    ctx.fail(say("no-such-option", WANTED, name=name, known=", ".join(known)))
