"""The command line: ``onze play``."""

import os
import secrets
from typing import Annotated

import typer

from onze.cli.play import Table
from onze.cli.screen import Leave, Screen, refused
from onze.cli.seating import sit_down
from onze.kernel.words import Refused
from onze.locales import LANGUAGES, preferred_language, say

__all__ = ["app"]

HERE = preferred_language(os.environ)
REFUSED = 2

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback(help=say("help-onze", HERE))
def onze() -> None:
    """Makes ``play`` a command of its own, beside those to come."""


@app.command(help=say("help-play", HERE))
def play(
    game: Annotated[str | None, typer.Argument(help=say("help-game", HERE), show_default=False)] = None,
    seats: Annotated[str | None, typer.Option(help=say("help-seats", HERE), metavar="me,coach")] = None,
    lang: Annotated[str, typer.Option(help=say("help-lang", HERE), metavar="en|fr")] = HERE,
    seed: Annotated[int | None, typer.Option(help=say("help-seed", HERE))] = None,
    option: Annotated[list[str] | None, typer.Option(help=say("help-option", HERE), metavar="name=value")] = None,
) -> None:
    """Sits down, plays, and goes home politely whenever somebody wants to."""
    screen = Screen(lang if lang in LANGUAGES else HERE)
    goodbye = "left-early"
    try:
        if lang not in LANGUAGES:
            raise refused("unknown-language", language=lang)
        seating = sit_down(screen, game, seats, option or [])
        table = Table(seating, screen, secrets.randbits(32) if seed is None else seed)
        goodbye = "left"
        table.play()
    except Refused as refusal:
        typer.echo(screen.reason(refusal.reason), err=True)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        screen.show()
        screen.show(screen.say(goodbye))
    except Leave:
        screen.show(screen.say(goodbye))
