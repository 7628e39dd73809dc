"""The tournament from its record: who won, the tables, who goes on, every round, and what the dice did."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from onze.articles import Article, Figure, Heading, Listing, Paragraph, Part, Table
from onze.games.world_cup.box import DATA
from onze.games.world_cup.box.edition import GROUPS, Group
from onze.games.world_cup.game import WorldCup
from onze.games.world_cup.rules.naming import BETWEEN, alphabetical, is_third_place, stage_texts
from onze.games.world_cup.telling.bracket_picture import bracket_svg
from onze.games.world_cup.telling.going_on import group_lots, thirds, thirds_lots, through
from onze.games.world_cup.telling.score_sheet import ScoreSheet
from onze.kernel.records.reader import Replay
from onze.kernel.words import read_words

__all__ = ["write"]

SENTENCES: Final = read_words(DATA / "report.toml")


def write(replay: Replay, names: Sequence[str], language: str) -> Article:
    """The report; ``names`` is what each seat is called."""
    game = replay.game
    assert isinstance(game, WorldCup)
    frames = replay.standing_frames()
    sheet = ScoreSheet(game, frames[-1].match.view(None), [event for frame in frames for event in frame.events])
    return Report(sheet, names, language).article(replay.record.final_hash)


class Report:
    """A score sheet in the words of one language."""

    def __init__(self, sheet: ScoreSheet, names: Sequence[str], language: str) -> None:
        self.sheet = sheet
        self.edition = sheet.edition
        self.names = names
        self.language = language

    def article(self, digest: str) -> Article:
        """Everything, in the order in which people ask."""
        parts: list[Part] = [*map(Paragraph, self._lead()), Heading(self.say("part_players")), self._players()]
        parts += [*self._groups(), *self._thirds(), *self._rounds()]
        if self.sheet.played(range(len(self.edition.fixtures))):
            parts += [Heading(self.say("part_figures")), self._figures(), *self._records()]
        return Article(self._title(), self.language, [*parts, Paragraph(self.say("record", hash=digest[:16]))])

    def say(self, key: str, **values: object) -> str:
        """A sentence of the report."""
        return SENTENCES.say(key, self.language, values)

    # ---- head

    def _title(self) -> str:
        champion = self.sheet.winner[self.edition.final]
        if champion is not None:
            return self.say("title_won", edition=self.edition.text, team=self.team(champion))
        key = "title_stopped" if self.sheet.over else "title_open"
        return self.say(key, edition=self.edition.text)

    def _lead(self) -> list[str]:
        sheet, final = self.sheet, self.edition.final
        champion = sheet.winner[final]
        said: list[str] = []
        if champion is not None:
            finalists = {self.owner(team) for team in sheet.teams(final)}
            who = self.names[self.owner(champion)]
            said.append(self.say("lead_final", who=who, team=self.team(champion), result=self.result(final)))
            if len(finalists) == 1:
                said.append(self.say("lead_both", who=who))
            others = [f for f in sheet.played(self.edition.phases[-1].fixtures) if f != final]
            said += [self.say("lead_third", result=self.result(fixture)) for fixture in others]
        elif sheet.over and sheet.view["decided"] is not None:
            said.append(self.say("lead_decided", who=self.names[sheet.view["decided"]]))
        else:
            said.append(self.say("lead_open", phase=self.phase(sheet.phase)))
        paragraphs = [" ".join(said)]
        scores = [score for fixture in range(len(self.edition.fixtures)) for score in sheet.scores(fixture)]
        if scores:
            goals = sum(map(sum, scores))
            mean = self.number(goals / len(scores))
            paragraphs.append(self.say("lead_figures", goals=goals, matches=len(scores), mean=mean))
        return paragraphs

    def _players(self) -> Table:
        """Who controlled which teams, and how far the best of them came; the groups are reached by all alike."""
        things = self.edition.team_things
        reached = [self.sheet.view["reached"][team] for team in things]
        texts = stage_texts(self.edition)
        rows = []
        for seat, name in enumerate(self.names):
            teams = [team for team, owner in enumerate(self.sheet.owner) if owner == seat]
            furthest = max(reached[team] for team in teams)
            stage = texts[furthest][self.language]
            if furthest != GROUPS:
                best = self._nations([team for team in teams if reached[team] == furthest])
                stage = self.say("stage", stage=stage, teams=best)
            rows.append([name, self._nations(teams), stage])
        return Table([self.say(f"head_{column}") for column in ("player", "teams", "best")], rows)

    # ---- groups and rounds

    def _groups(self) -> list[Part]:
        """Each group that has been scored: its table, who goes on, and its results."""
        parts: list[Part] = []
        for group, seen in zip(self.edition.groups, self.sheet.view["groups"], strict=True):
            if seen["order"]:
                parts.append(Heading(self.say("part_group", group=group.id)))
                parts.append(Table(["", *self._columns()], self._table(seen), "><>>>>>>"))
                parts += map(Paragraph, [*self._lots(group_lots(self.sheet, group)), *self._through(group)])
                parts.append(Listing([self.result(fixture) for fixture in self.sheet.played(group.fixtures)]))
        return parts

    def _columns(self) -> list[str]:
        columns = ("team", "played", "won", "drawn", "lost", "goals", "points")
        return [self.say(f"head_{column}") for column in columns]

    def _table(self, group: Mapping[str, Any]) -> list[list[str]]:
        """The lines of a group's table, level teams with one place."""
        lines = {line["team"]: line for line in group["table"]}
        rows = []
        place = 1
        for tier in group["order"]:
            for team in tier:
                line = lines[team]
                counts = [str(line[column]) for column in ("played", "won", "drawn", "lost")]
                goals = self.score((line["goals_for"], line["goals_against"]))
                name = self.team(self.edition.team_things.index(team))
                rows.append([str(place), name, *counts, goals, str(line["points"])])
            place += len(tier)
        return rows

    def _through(self, group: Group) -> list[str]:
        """Who goes on from a group, and to which round."""
        said = []
        for number in range(GROUPS + 1, len(self.edition.phases)):
            for key, as_third in (("through", False), ("through_third", True)):
                teams = through(self.sheet, group, number, as_third=as_third)
                if teams:
                    name = self.phase(number)
                    within = name[:1].lower() + name[1:]
                    said.append(self.say(key, phase=within, teams=", ".join(map(self.team, teams))))
        return said

    def _lots(self, orders: Sequence[Sequence[int]]) -> list[str]:
        return [self.say("lots", teams=", ".join(map(self.team, order))) for order in orders]

    def _thirds(self) -> list[Part]:
        """The table of third-placed teams, where the best of them go on."""
        ranked = thirds(self.sheet)
        if not ranked:
            return []
        rows = []
        for place, third in enumerate(ranked, start=1):
            line = third.line
            counts = map(str, (line.played, line.won, line.drawn, line.lost))
            goals = self.score((line.goals_for, line.goals_against))
            against = self.say("third_out") if third.against is None else self.team(third.against)
            rows.append([str(place), self.team(third.team), *counts, goals, str(line.points), third.group.id, against])
        head = ["", *self._columns(), self.say("head_group"), self.say("head_against")]
        table = Table(head, rows, "><>>>>>><<")
        return [Heading(self.say("part_thirds")), table, *map(Paragraph, self._lots(thirds_lots(self.sheet)))]

    def _rounds(self) -> list[Part]:
        """Each round by its name with its results; then the bracket."""
        parts: list[Part] = []
        for phase in self.edition.phases[1:]:
            played = self.sheet.played(phase.fixtures)
            if played:
                parts += [Heading(phase.text[self.language]), Listing(list(map(self._in_round, played)))]
        return [*parts, Heading(self.say("part_bracket")), self._bracket()] if parts else []

    def _in_round(self, fixture: int) -> str:
        """A match of a round; where the final is not alone in its round, it is said which it is."""
        said = self.result(fixture)
        if len(self.edition.phases[self.edition.fixtures[fixture].phase].fixtures) == 1:
            return said
        if is_third_place(self.edition, fixture):
            return self.say("bracket_third", result=said)
        return self.say("bracket_final", result=said) if fixture == self.edition.final else said

    def _bracket(self) -> Figure:
        """The rounds as a picture; in words, who came to each of them."""
        final = self.edition.final
        lines = []
        for number in range(GROUPS + 1, len(self.edition.phases)):
            last = number == self.edition.fixtures[final].phase
            fixtures = [final] if last else self.edition.phases[number].fixtures
            teams = [team for fixture in fixtures for team in self.sheet.teams(fixture) if team is not None]
            if teams:
                stage = self.say("final") if last else self.phase(number)
                lines.append(self.say("stage", stage=stage, teams=self._nations(teams)))
        champion = self.sheet.winner[final]
        if champion is not None:
            lines.append(self.say("stage", stage=self.say("cup"), teams=self.team(champion)))
        picture = bracket_svg(self.sheet, self.language, self.say("bracket_legend"))
        return Figure(picture, lines, self.say("bracket_caption"))

    # ---- figures

    def _figures(self) -> Table:
        """Goals, draws and what the dice changed, phase by phase; a replay is a match of its own, as in the lead."""
        rows = []
        for number, phase in enumerate(self.edition.phases):
            played = self.sheet.played(phase.fixtures)
            if played:
                scores = [score for fixture in played for score in self.sheet.scores(fixture)]
                drawn = sum(left == right for left, right in scores)
                turned = sum(self.sheet.turned_by_dice(fixture) for fixture in played)
                counts = (len(scores), sum(map(sum, scores)), drawn, turned)
                rows.append([self.phase(number), *map(str, counts)])
        columns = ("phase", "matches", "goals", "draws", "by_dice")
        return Table([self.say(f"head_{column}") for column in columns], rows, "<>>>>")

    def _records(self) -> list[Part]:
        """The most goals and the biggest win."""
        goals = [self.sheet.goals_of(team) for team in range(len(self.edition.teams))]
        best = self._nations([team for team, count in enumerate(goals) if count == max(goals)])
        played = self.sheet.played(range(len(self.edition.fixtures)))
        widest = max(played, key=lambda fixture: (abs(self._margin(fixture)), sum(self.sheet.scores(fixture)[0])))
        parts: list[Part] = [Paragraph(self.say("figure_attack", teams=best, goals=max(goals)))]
        if self._margin(widest):
            parts.append(Paragraph(self.say("figure_win", result=self.result(widest))))
        return parts

    def _margin(self, fixture: int) -> int:
        left, right = self.sheet.scores(fixture)[0]
        return left - right

    # ---- words

    def owner(self, team: int | None) -> int:
        """The seat that controls a team that is in the tournament."""
        seat = None if team is None else self.sheet.owner[team]
        assert seat is not None
        return seat

    def team(self, team: int | None) -> str:
        """A nation's name."""
        assert team is not None
        return self.edition.teams[team].text[self.language]

    def _nations(self, teams: Sequence[int]) -> str:
        """Nations in the order of their names."""
        ordered = alphabetical([self.edition.teams[team] for team in teams], self.language)
        return ", ".join(team.text[self.language] for team in ordered)

    def score(self, goals: Sequence[int]) -> str:
        """Two numbers of goals as the language writes a score."""
        return BETWEEN[self.language].join(map(str, goals))

    def phase(self, number: int) -> str:
        """A phase's name."""
        return self.say("groups") if number == GROUPS else self.edition.phases[number].text[self.language]

    def number(self, value: float) -> str:
        """A number with one decimal, as the language writes it."""
        return f"{value:.1f}".replace(".", "," if self.language == "fr" else ".")

    def result(self, fixture: int) -> str:
        """A match in one line: both teams, the score, what came after it, and what it was before the dice."""
        left, right = self.sheet.teams(fixture)
        first, *again = self.sheet.scores(fixture)
        said = self.say("result", left=self.team(left), right=self.team(right), score=self.score(first))
        before = self.sheet.before_dice.get(self.edition.fixtures[fixture].id)
        if before is not None and self.sheet.turned_by_dice(fixture):
            said = self.say("result_dice", result=said, before=self.score(before))
        replays = [self.score(replay) for replay in again]
        if replays:
            said = self.say("result_replays", result=said, replays=", ".join(replays))
        kicks = self.sheet.kicks(fixture)
        if kicks is not None:
            said = self.say("result_kicks", result=said, kicks=self.score(kicks))
        elif self.sheet.by_lot(fixture):
            said = self.say("result_lots", result=said, team=self.team(self.sheet.winner[fixture]))
        return said
