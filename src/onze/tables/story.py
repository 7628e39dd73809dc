"""A match that is over, as it is told afterwards: its report in each language, and a line of all that happened."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from onze.articles import Article, Listing, Part, Score
from onze.doors.telling import GOAL, SHOT
from onze.games import telling_of
from onze.kernel.records import Replay
from onze.kernel.words import LANGUAGES, Text
from onze.tables.notes import notes
from onze.typography import score

__all__ = ["Said", "Story", "story_of"]


class Said(NamedTuple):
    """One sentence of the log, as everybody was told it."""

    version: int
    """The line of the record that brought it about."""
    event: Mapping[str, Any]
    """What happened; nothing where the table says something beside the game."""
    text: Text
    """The sentence, by language."""
    moment: str
    """What it is on the timeline: ``goal``, ``shot``, ``break`` or nothing."""


class Story(NamedTuple):
    """All that is told of a match when it is over."""

    articles: Mapping[str, Article]
    """The report, by language."""
    log: Sequence[Said]
    """What happened, sentence by sentence, what was taken back as well."""
    decisive: Said | None
    """What decided the match: the goal that was one too many, else the last shot."""
    picture: int
    """The version that shows it best: the one before a goal, as the ball is back in the middle after it."""


def story_of(replay: Replay, names: Mapping[str, Sequence[str]]) -> Story:
    """The story of a match; ``names`` is what each seat is called, by language."""
    frames = replay.standing_frames()
    log = _log(replay, names)
    standing = [frame.play.line for frame in frames]
    decisive = _decisive(replay, [said for said in log if said.version in set(standing)])
    picture = standing[-1]
    if decisive is not None:
        place = standing.index(decisive.version)
        picture = standing[place - 1] if "score" in decisive.event else decisive.version
    articles = {language: _article(replay, names[language], language) for language in LANGUAGES}
    return Story(articles, log, decisive, picture)


def _log(replay: Replay, names: Mapping[str, Sequence[str]]) -> list[Said]:
    telling = telling_of(replay.game)
    log: list[Said] = []
    for frame in replay.walk():
        line = frame.play.line
        for event in frame.events:
            told = event.seen_by(None)
            text = {language: telling.event_text(told, names[language], language) for language in LANGUAGES}
            if text["en"]:
                log.append(Said(line, told, text, telling.moment(told)))
        beside = notes(replay.record.lines[:line], line, replay.game, names)
        log += [Said(line, {}, text, "") for text in beside]
    return log


def _decisive(replay: Replay, log: Sequence[Said]) -> Said | None:
    """The goal with which the winner had more than the loser in the end; else the last goal, else the last shot."""
    goals = [said for said in log if said.moment == GOAL]
    outcome = replay.standing_frames()[-1].match.outcome
    if outcome is not None and len(outcome.score) == 2 and outcome.score[0] != outcome.score[1]:
        winner = outcome.score.index(max(outcome.score))
        needed = min(outcome.score) + 1
        for goal in goals:
            if list(goal.event.get("score", ()))[winner : winner + 1] == [needed]:
                return goal
    shots = [said for said in log if said.moment == SHOT]
    return next(reversed(goals or shots), None)


def _article(replay: Replay, names: Sequence[str], language: str) -> Article:
    """The game's own report, or the score and the log of a game that has none."""
    game = replay.game
    telling = telling_of(game)
    own = telling.report(replay, names, language)
    if own is not None:
        return own
    frames = replay.standing_frames()
    parts: list[Part] = []
    outcome = frames[-1].match.outcome
    if outcome is not None and len(game.sides) == 2 and len(outcome.score) == 2:
        sides = [" & ".join(names[seat] for seat in side) for side in game.sides]
        words = f"{sides[0]} {score(outcome.score, language)} {sides[1]}"
        parts.append(Score(words, sides, outcome.score))
    told = [event.seen_by(None) for frame in frames for event in frame.events]
    sentences = [telling.event_text(event, names, language) for event in told]
    parts.append(Listing([sentence[:1].upper() + sentence[1:] for sentence in sentences if sentence]))
    return Article(game.title[language], language, parts)
