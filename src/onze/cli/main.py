"""The command line: ``onze play``, ``resume``, ``replay``, ``verify``, ``report``, ``rules``, ``check``, ``serve``.

Whoever hosts has more: ``host_commands``.
"""

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from onze.articles import FORMATS
from onze.cli.analyse import show_analysis
from onze.cli.archive import latest_record, new_record_path, read_replay
from onze.cli.commands import MACHINE, WANTED, command
from onze.cli.file_commands import AllCommands, BringingCommand, file_commands
from onze.cli.helping import Command
from onze.cli.holding import holding
from onze.cli.host_commands import add_host_commands
from onze.cli.ladder import climb
from onze.cli.own_files import FileKind, check_file, file_of_game, prepare_files, spelled_out
from onze.cli.play import Table, thinking_time
from onze.cli.report import show_report
from onze.cli.rules import rules_text, where_text
from onze.cli.screen import Leave, Screen, refused
from onze.cli.seating import Seating, sit_down, typed_words, words_to_resume
from onze.cli.serve import serve as serve_tables
from onze.cli.verify import show_verdict
from onze.cli.watch import watch
from onze.games import find_game, load
from onze.kernel.chance.committed import SEED_BYTES
from onze.kernel.data import unreadable
from onze.kernel.options import read_choices, settle_options
from onze.kernel.records.writer import go_on
from onze.kernel.words import Refused
from onze.lab.standings import SequentialTest
from onze.locales import LANGUAGES, say

__all__ = ["app"]

REFUSED = 2
OWN_CODES = {"record_without_seed": 3, "record_of_another_version": 4}
"""Refusals that a script may want to tell from others (docs/records.md)."""


def helped(key: str) -> str:
    """A sentence of help, in the language that is asked for."""
    return say(f"help-{key}", WANTED)


Language = Annotated[str, typer.Option(help=helped("lang"), metavar="en|fr", show_default=False)]
# Whether a file can be read is said by us, in both languages: typer is not to look.
RecordFile = Annotated[Path | None, typer.Argument(help=helped("file"), metavar=helped("file-name"), readable=False)]
OutsideGame = Annotated[str | None, typer.Option(help=helped("outside"), metavar=helped("folder"))]
Seconds = Annotated[str | None, typer.Option(help=helped("seconds"), metavar=helped("number"))]

app = typer.Typer(cls=AllCommands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def say_version(wanted: bool) -> None:
    """Says the version and stops."""
    if wanted:
        print(f"onze {version('onze')}")
        raise typer.Exit


@app.callback(help=helped("onze"), subcommand_metavar=helped("command"))
def onze(
    of: Annotated[
        bool, typer.Option("--version", help=helped("version"), metavar="", callback=say_version, is_eager=True)
    ] = False,
    lang: Language = WANTED,
) -> None:
    """Football tabletop games at the terminal."""
    with at_the_terminal(lang):
        pass  # a language that we do not speak is refused; WANTED has handed any other on to the command


@app.command(cls=BringingCommand, help=helped("play"))
def play(
    game: Annotated[str | None, typer.Argument(help=helped("game"), metavar=helped("game-name"))] = None,
    seats: Annotated[str | None, typer.Option(help=helped("seats"), metavar="me,coach")] = None,
    bot: Annotated[list[str] | None, typer.Option(help=helped("bot"), metavar="my_bot.py:MyBot")] = None,
    lang: Language = WANTED,
    option: Annotated[list[str] | None, typer.Option(help=helped("option"), metavar=helped("choice"))] = None,
    seed: Annotated[int | None, typer.Option(help=helped("seed"), metavar=helped("number"))] = None,
    word: Annotated[list[str] | None, typer.Option(help=helped("word"), metavar=helped("text"))] = None,
    record: Annotated[
        Path | None, typer.Option(help=helped("record"), metavar=helped("file-name"), readable=False)
    ] = None,
    file: Annotated[list[str] | None, typer.Option(metavar=helped("file-choice"))] = None,
    seconds: Seconds = None,
) -> None:
    """Sits down, plays, and goes home politely whenever somebody wants to."""
    with at_the_terminal(lang) as screen:
        brought = [spelled_out(argument) for argument in file or []]
        seating = sit_down(screen, game, typed_words(seats, bot or ()), option or [], brought)
        seating.prepared = prepare_files(seating.game, seating.people, brought, screen.language)
        words = word or []
        if len(words) > len(seating.people):
            raise refused("too-many-words", words=len(words), people=len(seating.people))
        path = record or new_record_path(seating.game.id)
        if path.is_dir():
            raise refused("cannot-write", file=str(path), error="EISDIR")
        if path.exists():
            resume_it = command("resume", path, lang, seating.folder)
            raise refused("record-exists", file=str(path), command=resume_it)
        table = Table(seating, screen, path, thinking_time(seconds))
        sealed = secrets.token_bytes(SEED_BYTES) if seed is None else hashlib.sha256(f"onze {seed}".encode()).digest()
        with holding(path):
            recorded = table.begin(sealed, dict(zip(seating.people, words, strict=False)))
            with keeping_the_match(table):
                table.play(recorded)


@app.command(cls=Command, help=helped("resume"))
def resume(
    file: Annotated[
        Path | None, typer.Argument(help=helped("resume-file"), metavar=helped("file-name"), readable=False)
    ] = None,
    seats: Annotated[str | None, typer.Option(help=helped("resume-seats"), metavar="me,coach")] = None,
    lang: Language = WANTED,
    game: OutsideGame = None,
    seconds: Seconds = None,
) -> None:
    """Goes on with a match from its record."""
    with at_the_terminal(lang) as screen:
        path = file or latest_record(unfinished=True)
        if not path.is_file():
            read_replay(path, game)
        with holding(path):
            replay = read_replay(path, game)
            if replay.end:
                raise refused("match-is-over", command=command("replay", path, lang, game))
            recorded = go_on(replay)
            seating = Seating(replay.game, words_to_resume(replay, seats), game)
            table = Table(seating, screen, path, thinking_time(seconds))
            table.come_back_to(recorded)
            with keeping_the_match(table):
                table.play(recorded)


@app.command(cls=Command, help=helped("replay"))
def replay(
    file: RecordFile = None,
    lang: Language = WANTED,
    seat: Annotated[int | None, typer.Option(help=helped("replay-seat"), metavar=helped("number"))] = None,
    line: Annotated[int | None, typer.Option(help=helped("replay-line"), metavar=helped("number"))] = None,
    game: OutsideGame = None,
) -> None:
    """Steps through a match that was played."""
    with at_the_terminal(lang) as screen:
        watch(read_replay(file or latest_record(), game), screen, None if seat is None else seat - 1, line)


@app.command(cls=Command, help=helped("verify"))
def verify(file: RecordFile = None, lang: Language = WANTED, game: OutsideGame = None) -> None:
    """Checks a record from its first line to its last."""
    with at_the_terminal(lang) as screen:
        show_verdict(read_replay(file or latest_record(), game), screen)


@app.command(cls=Command, help=helped("report"))
def report(
    file: RecordFile = None,
    form: Annotated[
        str, typer.Option("--format", help=helped("report-format"), metavar="|".join(FORMATS), show_default=False)
    ] = FORMATS[0],
    lang: Language = WANTED,
    game: OutsideGame = None,
) -> None:
    """Writes the story of a match."""
    with at_the_terminal(lang) as screen:
        show_report(read_replay(file or latest_record(), game), screen, form)


@app.command("analyse", cls=Command, help=helped("analyse"))
def analyse_match(
    file: RecordFile = None,
    json: Annotated[
        Path | None, typer.Option(help=helped("analyse-json"), metavar=helped("file-name"), readable=False)
    ] = None,
    lang: Language = WANTED,
    game: OutsideGame = None,
) -> None:
    """Says what decided a match: moves that cost, and luck."""
    with at_the_terminal(lang) as screen:
        show_analysis(read_replay(file or latest_record(), game), screen, json)


@app.command(cls=Command, help=helped("ladder"))
def ladder(
    game: Annotated[str, typer.Argument(help=helped("game-of-bots"), metavar=helped("game-name"))],
    bots: Annotated[str, typer.Option(help=helped("ladder-bots"), metavar="random,coach")] = "",
    bot: Annotated[list[str] | None, typer.Option(help=helped("ladder-bot"), metavar="my_bot.py:MyBot")] = None,
    seats: Annotated[int | None, typer.Option(help=helped("ladder-seats"), metavar=helped("number"))] = None,
    option: Annotated[list[str] | None, typer.Option(help=helped("option"), metavar=helped("choice"))] = None,
    matches: Annotated[int, typer.Option(help=helped("ladder-matches"), metavar=helped("number"))] = 200,
    whole: Annotated[bool, typer.Option("--whole", help=helped("ladder-whole"), metavar="")] = False,
    seed: Annotated[int, typer.Option(help=helped("ladder-seed"), metavar=helped("number"))] = 1,
    seconds: Seconds = None,
    results: Annotated[
        Path | None, typer.Option(help=helped("ladder-results"), metavar=helped("file-name"), readable=False)
    ] = None,
    processes: Annotated[int | None, typer.Option(help=helped("ladder-processes"), metavar=helped("number"))] = None,
    lang: Language = WANTED,
) -> None:
    """Lets bots play everybody against everybody, and says how strong they are."""
    with at_the_terminal(lang) as screen:
        kind = find_game(game)
        chosen: dict[str, object] = {**settle_options(kind.id, kind.option_list, read_choices(option or []))}
        names = [name for name in typed_words(bots) or [] if name]
        climb(
            screen,
            load(game, seats, **chosen),
            [*names, *(bot or [])],
            results,
            seed,
            matches,
            None if whole else SequentialTest(),
            thinking_time(seconds),
            processes,
        )


@app.command(cls=Command, help=helped("rules"))
def rules(
    asked: Annotated[
        list[str] | None, typer.Argument(help=helped("rules-asked"), metavar=helped("rules-names"))
    ] = None,
    lang: Language = WANTED,
    search: Annotated[str | None, typer.Option(help=helped("rules-search"), metavar=helped("words"))] = None,
    where: Annotated[bool, typer.Option("--where", help=helped("rules-where"), metavar="")] = False,
) -> None:
    """Shows the rules, clause by clause."""
    with at_the_terminal(lang) as screen:
        if where:
            screen.show_pages(where_text(screen, [] if search else asked or []))
        else:
            screen.show_pages(rules_text(screen, " ".join(asked or []), search or ""))


@app.command(cls=Command, help=helped("check"))
def check(
    game: Annotated[str, typer.Argument(help=helped("check-game"), metavar=helped("game-name"))],
    file: Annotated[str, typer.Argument(help=helped("check-file"), metavar=helped("file-choice"))],
    lang: Language = WANTED,
) -> None:
    """Says what is wrong with a file for a game, if anything is."""
    with at_the_terminal(lang) as screen:
        kind = find_game(game)
        name, path = spelled_out(file)
        if not check_file(FileKind(kind, file_of_game(kind, name, screen.language)), path, screen):
            raise typer.Exit(REFUSED)


@app.command(cls=Command, help=helped("serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=helped("host"), metavar=helped("address"))] = None,
    port: Annotated[int | None, typer.Option(help=helped("port"), metavar=helped("number"))] = None,
    database_url: Annotated[str | None, typer.Option(help=helped("database"), metavar=helped("address"))] = None,
    lan: Annotated[bool, typer.Option("--lan", help=helped("lan"), metavar="")] = False,
    opens: Annotated[bool, typer.Option("--open", help=helped("open"), metavar="")] = False,
    lang: Language = WANTED,
) -> None:
    """Serves matches to browsers until told to stop."""
    with at_the_terminal(lang) as screen:
        serve_tables(screen, host, port, database_url, lan, opens)


@contextmanager
def at_the_terminal(language: str) -> Iterator[Screen]:
    """A screen in a language; what is refused is said in it, and whoever wants to leaves."""
    screen = Screen(language if language in LANGUAGES else MACHINE)
    try:
        if language not in LANGUAGES:
            raise refused("unknown-language", language=language)
        yield screen
    except Refused as refusal:
        screen.complain(refusal.reason)
        raise typer.Exit(OWN_CODES.get(refusal.reason.key, REFUSED)) from None
    except OSError as error:
        if error.filename is None:
            raise
        screen.complain(unreadable(Path(error.filename), error).reason)
        raise typer.Exit(REFUSED) from None
    except KeyboardInterrupt:
        screen.show("\n" + screen.say("goodbye"))
    except Leave:
        screen.show(screen.say("goodbye"))


@contextmanager
def keeping_the_match(table: Table) -> Iterator[None]:
    """Whoever leaves a match is told how to go on with it."""
    try:
        yield
    except (KeyboardInterrupt, Leave) as leaving:
        if isinstance(leaving, KeyboardInterrupt):
            table.screen.show()
        table.say_how_to_go_on()
        raise Leave from None
    except Refused:
        if table.path.is_file():
            table.say_how_to_go_on()
        raise


add_host_commands(app, at_the_terminal)
AllCommands.groups = staticmethod(lambda: file_commands(at_the_terminal))
