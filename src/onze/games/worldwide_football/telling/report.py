"""The match as a newspaper tells it, from its record: headline, lead, the story half by half, and the figures."""

from collections.abc import Sequence

from onze.articles import Article, Heading, Paragraph, Part
from onze.games.worldwide_football.game import WorldwideFootball
from onze.games.worldwide_football.telling.chronicle import Chronicle
from onze.games.worldwide_football.telling.commentary import side_name
from onze.games.worldwide_football.telling.headline import headline, lead, scoreboard
from onze.games.worldwide_football.telling.statistics import figures, glance, lineups
from onze.games.worldwide_football.telling.story import story
from onze.games.worldwide_football.telling.wording import Wording
from onze.kernel.records.reader import Replay

__all__ = ["write"]


def write(replay: Replay, names: Sequence[str], language: str) -> Article:
    """The report; ``names`` is what each seat is called."""
    digest = replay.record.final_hash
    frames = replay.standing_frames()
    last = frames[-1].match
    assert isinstance(last.game, WorldwideFootball)
    chronicle = Chronicle(last.game, last.view(None), [event for frame in frames for event in frame.events])
    wording = Wording(chronicle, language, digest)
    record = Paragraph(wording.say("record", hash=digest[:16]))
    if None in [side["team"] for side in chronicle.view["sides"]]:
        return Article(wording.say("headline_no_teams"), language, [Paragraph(wording.say("lead_no_teams")), record])
    parts: list[Part] = [
        scoreboard(wording),
        Paragraph(lead(wording)),
        Paragraph(_table(wording, names)),
        *story(wording),
    ]
    if wording.chronicle.halves:
        parts += [
            Heading(wording.say("part_figures")),
            glance(wording),
            figures(wording),
            Heading(wording.say("part_teams")),
            lineups(wording),
        ]
    return Article(headline(wording), language, [*parts, record])


def _table(wording: Wording, names: Sequence[str]) -> str:
    """Who played whom, in which mode, and at whose ground."""
    game = wording.chronicle.game
    who = [side_name(side, names, wording.language) for side in (0, 1)]
    switches = game.switches
    mode = wording.phrase(f"mode_{switches.mode}")
    values = {**wording.teams(0), "game": game.title, "mode": mode, "who": who[0], "other_who": who[1]}
    sentence = wording.say("seats", **values)
    if switches.home < 0:
        return sentence
    return f"{sentence} {wording.say('seats_stadium', home=wording.chronicle.team(switches.home).name)}"
