"""The commands of whoever hosts: ``onze tables`` and ``onze backup``."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from onze.cli.commands import WANTED
from onze.cli.database import database_address
from onze.cli.helping import Command, Commands
from onze.locales import say

__all__ = ["add_host_commands"]

AtTheTerminal = Callable[[str], Any]


def _helped(key: str) -> str:
    return say(f"help-{key}", WANTED)


Language = Annotated[str, typer.Option(help=_helped("lang"), metavar="en|fr", show_default=False)]
DatabaseUrl = Annotated[str | None, typer.Option(help=_helped("database"), metavar=_helped("address"))]
TableId = Annotated[str, typer.Argument(help=_helped("table-id"), metavar="ID")]


def add_host_commands(app: typer.Typer, at_the_terminal: AtTheTerminal) -> None:
    """Adds them. What they are made of takes a while to load: it is imported when one of them is typed."""
    tables = typer.Typer(
        cls=Commands, name="tables", help=_helped("tables"), no_args_is_help=True, add_completion=False,
        subcommand_metavar=_helped("command"),
    )  # fmt: skip
    tables.callback()(lambda: None)
    app.add_typer(tables)

    @tables.command(name="list", cls=Command, help=_helped("tables-list"))
    def list_all(
        all_of_them: Annotated[bool, typer.Option("--all", help=_helped("tables-all"), metavar="")] = False,
        database_url: DatabaseUrl = None,
        lang: Language = WANTED,
    ) -> None:
        from onze.cli.hosting import list_tables  # noqa: PLC0415

        with at_the_terminal(lang) as screen:
            list_tables(screen, database_address(database_url), all_of_them)

    @tables.command(name="show", cls=Command, help=_helped("tables-show"))
    def show(table: TableId, database_url: DatabaseUrl = None, lang: Language = WANTED) -> None:
        from onze.cli.hosting import show_table  # noqa: PLC0415

        with at_the_terminal(lang) as screen:
            show_table(screen, database_address(database_url), table)

    @tables.command(name="end", cls=Command, help=_helped("tables-end"))
    def end(table: TableId, database_url: DatabaseUrl = None, lang: Language = WANTED) -> None:
        from onze.cli.hosting import end_table  # noqa: PLC0415

        with at_the_terminal(lang) as screen:
            end_table(screen, database_address(database_url), table)

    @app.command(name="backup", cls=Command, help=_helped("backup"))
    def backup(
        file: Annotated[
            Path, typer.Argument(help=_helped("backup-file"), metavar=_helped("file-name"), readable=False)
        ],
        database_url: DatabaseUrl = None,
        lang: Language = WANTED,
    ) -> None:
        from onze.cli.hosting import back_up  # noqa: PLC0415

        with at_the_terminal(lang) as screen:
            back_up(screen, database_address(database_url), file)
