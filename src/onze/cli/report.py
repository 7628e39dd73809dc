"""The story of a match from its record: the game's own, by its room ``telling``, else a plain one."""

from onze.articles import FORMATS, Article, Heading, Listing, Paragraph
from onze.cli.result import result_text
from onze.cli.screen import Screen, refused
from onze.cli.seating import alone_at, opening_text, people_of, seat_names, words_of
from onze.games import telling_of
from onze.kernel.records.plays import BESIDE, beside
from onze.kernel.records.reader import Replay

__all__ = ["played_for", "show_article", "show_report"]


def show_report(replay: Replay, screen: Screen, form: str) -> None:
    """Writes the report of a match in one of the forms, or refuses a form that there is not."""
    if form not in FORMATS:
        raise refused("unknown-format", format=form, known=", ".join(FORMATS))
    show_article(_report(replay, screen), screen, form)


def show_article(article: Article, screen: Screen, form: str = "text") -> None:
    """Writes an article as it is, whatever the width of the terminal."""
    for line in article.written(form).splitlines():
        screen.show_whole(line)


def _report(replay: Replay, screen: Screen) -> Article:
    """The game's own report, or a plain one."""
    words = words_of(replay)
    names = seat_names(replay.game, words, screen)
    if alone_at(replay.game, words) is not None:
        for seat in people_of(words):
            names[seat] = screen.say("a-person")
    article = telling_of(replay.game).report(replay, names, screen.language) or _plain_report(replay, names, screen)
    played = played_for(replay)
    parts = [
        Paragraph(screen.say("report-played-for", name=names[seat], bot=bot, lines=", ".join(map(str, lines))))
        for (seat, bot), lines in played.items()
    ]
    article.parts = (*article.parts, *parts)
    return article


def played_for(replay: Replay) -> dict[tuple[int, str], list[int]]:
    """The lines that a bot has played for somebody else, by seat and bot: for a bot without an answer, say."""
    bots: dict[int, str] = {}
    played: dict[tuple[int, str], list[int]] = {}
    for play in replay.plays:
        if play.who in BESIDE:
            bots = beside(bots, play, replay.game.seats)
        elif play.seat in bots:
            played.setdefault((play.seat, bots[play.seat]), []).append(play.line)
    return played


def _plain_report(replay: Replay, names: list[str], screen: Screen) -> Article:
    """Who played, how it ended, and all that everybody could see, sentence by sentence."""
    game = replay.game
    telling = telling_of(game)
    frames = replay.standing_frames()
    outcome = frames[-1].match.outcome
    result = screen.say("unfinished") if outcome is None else result_text(screen, outcome, game, names)
    events = [event.seen_by(None) for frame in frames for event in frame.events]
    told = [telling.event_text(event, names, screen.language) for event in events]
    parts = [
        Paragraph(f"{opening_text(game, words_of(replay), screen)}."),
        Paragraph(result[:1].upper() + result[1:]),
        Heading(screen.say("report-log")),
        Listing([sentence[:1].upper() + sentence[1:] for sentence in told]),
    ]
    return Article(game.title[screen.language], screen.language, parts)
