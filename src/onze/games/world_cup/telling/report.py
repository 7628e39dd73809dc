"""The tournament from its record: who won, the tables, every result, the bracket, and what the dice did."""

from collections.abc import Sequence
from typing import Final

from onze.articles import Article, Figure, Heading, Listing, Paragraph, Part, Table
from onze.games.world_cup.box import DATA
from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.match import NO_TEAM, WorldCupMatch
from onze.games.world_cup.rules.flags import stages
from onze.games.world_cup.rules.naming import BETWEEN, alphabetical, is_third_place, stage_texts
from onze.games.world_cup.rules.tables import lines_of, results_of
from onze.games.world_cup.telling.bracket_picture import bracket_svg
from onze.games.world_cup.telling.score_sheet import ScoreSheet
from onze.kernel.cards import NOBODY
from onze.kernel.records.reader import Replay
from onze.kernel.words import read_words

__all__ = ["write"]

SENTENCES: Final = read_words(DATA / "report.toml")


def write(replay: Replay, names: Sequence[str], language: str) -> Article:
    """The report; ``names`` is what each seat is called."""
    frames = replay.standing_frames()
    match = frames[-1].match
    assert isinstance(match, WorldCupMatch)
    sheet = ScoreSheet(match, [event for frame in frames for event in frame.events])
    return Report(sheet, names, language).article(replay.record.final_hash)


class Report:
    """A score sheet in the words of one language."""

    def __init__(self, sheet: ScoreSheet, names: Sequence[str], language: str) -> None:
        self.sheet = sheet
        self.match = sheet.match
        self.edition = sheet.edition
        self.names = names
        self.language = language

    def article(self, digest: str) -> Article:
        """Everything, in the order in which people ask."""
        parts: list[Part] = [*map(Paragraph, self._lead()), Heading(self.say("part_players")), self._players()]
        parts += self._groups()
        if self.sheet.played(self._knockout()):
            parts += [Heading(self.say("part_bracket")), self._bracket()]
        if self.sheet.played(range(len(self.edition.fixtures))):
            parts += [Heading(self.say("part_figures")), self._figures(), *self._records()]
        return Article(self._title(), self.language, [*parts, Paragraph(self.say("record", hash=digest[:16]))])

    def say(self, key: str, **values: object) -> str:
        """A sentence of the report."""
        return SENTENCES.say(key, self.language, values)

    # ---- head

    def _title(self) -> str:
        champion = self.match.winner[self.edition.final]
        if champion != NO_TEAM:
            return self.say("title_won", edition=self.edition.text, team=self.team(champion))
        key = "title_open" if self.match.outcome is None else "title_stopped"
        return self.say(key, edition=self.edition.text)

    def _lead(self) -> list[str]:
        match, final = self.match, self.edition.final
        champion = match.winner[final]
        said: list[str] = []
        if champion != NO_TEAM:
            who = self.names[match.owner[champion]]
            said.append(self.say("lead_final", who=who, team=self.team(champion), result=self.result(final)))
            if len(match.seats_of([final])) == 1:
                said.append(self.say("lead_both", who=who))
            others = [f for f in self.sheet.played(self.edition.phases[-1].fixtures) if f != final]
            said += [self.say("lead_third", result=self.result(fixture)) for fixture in others]
        elif match.outcome is not None and match.decided != NOBODY:
            said.append(self.say("lead_decided", who=self.names[match.decided]))
        else:
            said.append(self.say("lead_open", phase=self.phase(match.phase)))
        paragraphs = [" ".join(said)]
        played = self.sheet.played(range(len(self.edition.fixtures)))
        if played:
            scores = [
                score for fixture in played for score in (self.sheet.score(fixture), *self.sheet.replays(fixture))
            ]
            goals = sum(map(sum, scores))
            mean = self.number(goals / len(scores))
            paragraphs.append(self.say("lead_figures", goals=goals, matches=len(scores), mean=mean))
        return paragraphs

    def _players(self) -> Table:
        """Who controlled which teams, and how far the best of them came; the groups are reached by all alike."""
        reached = stages(self.match)
        texts = stage_texts(self.edition)
        rows = []
        for seat, name in enumerate(self.names):
            teams = [team for team, owner in enumerate(self.match.owner) if owner == seat]
            furthest = max(reached[team] for team in teams)
            stage = texts[furthest][self.language]
            if furthest != GROUPS:
                best = self._nations([team for team in teams if reached[team] == furthest])
                stage = self.say("stage", stage=stage, teams=best)
            rows.append([name, self._nations(teams), stage])
        return Table([self.say(f"head_{column}") for column in ("player", "teams", "best")], rows)

    # ---- groups and rounds

    def _groups(self) -> list[Part]:
        """Each group that has been scored: its table and its results."""
        parts: list[Part] = []
        for group, tiers in zip(self.edition.groups, self.match.tiers, strict=False):
            lines = lines_of(group.teams, results_of(self.match, group.fixtures), self.edition.points)
            rows = []
            place = 1
            for tier in tiers:
                for team in tier:
                    line = lines[team]
                    goals = self.score((line.goals_for, line.goals_against))
                    counts = (line.played, line.won, line.drawn, line.lost)
                    rows.append([f"{place}", self.team(team), *map(str, counts), goals, str(line.points)])
                place += len(tier)
            columns = ("team", "played", "won", "drawn", "lost", "goals", "points")
            parts.append(Heading(self.say("part_group", group=group.id)))
            if rows and self.sheet.played(group.fixtures):
                head = ["", *(self.say(f"head_{column}") for column in columns)]
                parts.append(Table(head, rows, "><>>>>>>"))
                parts.append(Listing([self.result(fixture) for fixture in self.sheet.played(group.fixtures)]))
        return parts

    def _knockout(self) -> list[int]:
        return [number for number, fixture in enumerate(self.edition.fixtures) if fixture.phase != GROUPS]

    def _bracket(self) -> Figure:
        lines = []
        for phase in self.edition.phases[1:]:
            for fixture in self.sheet.played(phase.fixtures):
                key = "bracket_line"
                if fixture == self.edition.final:
                    key = "bracket_final"
                elif is_third_place(self.edition, fixture):
                    key = "bracket_third"
                lines.append(self.say(key, phase=phase.text, result=self.result(fixture)))
        return Figure(bracket_svg(self.sheet, self.language), lines, self.say("bracket_caption"))

    # ---- figures

    def _figures(self) -> Table:
        """Goals, draws and what the dice changed, phase by phase."""
        rows = []
        for number, phase in enumerate(self.edition.phases):
            played = self.sheet.played(phase.fixtures)
            if played:
                scores = [self.sheet.score(fixture) for fixture in played]
                drawn = sum(left == right for left, right in scores)
                turned = sum(self.sheet.turned_by_dice(fixture) for fixture in played)
                counts = (len(played), sum(map(sum, scores)), drawn, turned)
                rows.append([self.phase(number), *map(str, counts)])
        columns = ("phase", "matches", "goals", "draws", "by_dice")
        return Table([self.say(f"head_{column}") for column in columns], rows, "<>>>>")

    def _records(self) -> list[Part]:
        """The most goals and the biggest win."""
        goals = [self.sheet.goals_of(team) for team in range(len(self.edition.teams))]
        best = self._nations([team for team, count in enumerate(goals) if count == max(goals)])
        played = self.sheet.played(range(len(self.edition.fixtures)))
        widest = max(played, key=lambda fixture: (abs(self._margin(fixture)), sum(self.sheet.score(fixture))))
        parts: list[Part] = [Paragraph(self.say("figure_attack", teams=best, goals=max(goals)))]
        if self._margin(widest):
            parts.append(Paragraph(self.say("figure_win", result=self.result(widest))))
        return parts

    def _margin(self, fixture: int) -> int:
        left, right = self.sheet.score(fixture)
        return left - right

    # ---- words

    def team(self, team: int) -> str:
        """A nation's name."""
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
        score = self.score(self.sheet.score(fixture))
        said = self.say("result", left=self.team(left), right=self.team(right), score=score)
        before = self.sheet.before_dice.get(self.edition.fixtures[fixture].id)
        if before is not None and self.sheet.turned_by_dice(fixture):
            said = self.say("result_dice", result=said, before=self.score(before))
        replays = [self.score(replay) for replay in self.sheet.replays(fixture)]
        if replays:
            said = self.say("result_replays", result=said, replays=", ".join(replays))
        kicks = self.sheet.kicks(fixture)
        if kicks is not None:
            said = self.say("result_kicks", result=said, kicks=self.score(kicks))
        elif self.sheet.by_lot(fixture):
            said = self.say("result_lots", result=said, team=self.team(self.match.winner[fixture]))
        return said
