"""The match in a few sentences, from its record: who won, and the goals of each half. What was drawn is left out."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from onze.articles import Article, Heading, Paragraph, Part
from onze.games.football_a_la_carte.box import DATA
from onze.games.football_a_la_carte.game import FootballALaCarte
from onze.games.football_a_la_carte.telling.commentary import capital, score_text, side_text
from onze.kernel.events import Event
from onze.kernel.records import Replay
from onze.kernel.words import read_words
from onze.typography import score

__all__ = ["REPORT_WORDS", "Half", "Report", "write"]

REPORT_WORDS: Final = read_words(DATA / "report.toml")
CALLED: Final = {"resignation": "resignation", "time": "time", "draw agreed": "agreed", "abandoned": "abandoned"}
"""What ended a match from outside, as keys."""


class Attempt(NamedTuple):
    """A shot or a penalty: whose it was and, if it went in, the score that it made."""

    kind: str
    seat: int
    goals: tuple[int, ...] = ()


class Half:
    """What a half was made of."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.shots: list[Attempt] = []
        self.worth_telling: list[Attempt] = []
        """Goals, and penalties that were stopped."""
        self.score: Sequence[int] | None = None
        """The score when it was over."""


class Report:
    """One language, and a match read from what everybody could see of it."""

    def __init__(
        self,
        game: FootballALaCarte,
        view: Mapping[str, Any],
        events: Sequence[Event],
        names: Sequence[str],
        language: str,
    ) -> None:
        self.game = game
        self.view = view
        """What a spectator saw last."""
        self.names = names
        self.language = language
        self.starter: int | None = None
        self.halves: list[Half] = []
        self._attempt = Attempt("shot", 0)
        for event in events:
            self._note(event)

    def _note(self, event: Event) -> None:
        details: Any = event.details
        if event.kind == "starter":
            self.starter = details["seat"]
        elif event.kind == "half":
            self.halves.append(Half(details["number"]))
        elif event.kind == "ball" and details["result"] == "shot":
            self._attempt = Attempt("shot", details["seat"])
            self.halves[-1].shots.append(self._attempt)
        elif event.kind == "card" and details["card"] == "card:penalty":
            self._attempt = Attempt("penalty", details["seat"])
        elif event.kind == "corner":
            self._attempt = Attempt("corner", self._attempt.seat)
        elif event.kind == "penalty stopped":
            self.halves[-1].worth_telling.append(self._attempt)
        elif event.kind == "goal":
            self.halves[-1].worth_telling.append(self._attempt._replace(goals=tuple(details["score"])))
        elif event.kind == "whistle":
            self.halves[-1].score = details["score"]

    # ---- words

    def say(self, key: str, **values: object) -> str:
        """A sentence filled in, with a capital at its beginning; both sides are known to it."""
        sides = {"side": self.side(0), "other": self.side(1)}
        return capital(REPORT_WORDS.say(key, self.language, {**sides, **values}))

    def side(self, side: int) -> str:
        """A side by the names of its players."""
        return side_text(self.game, side, self.names)

    def scored(self, goals: Sequence[int]) -> str:
        """A score as this language writes it."""
        return score(goals, self.language)

    def board(self, goals: Sequence[int]) -> str:
        """A score, and whose it is."""
        return score_text(self.game, goals, self.names, self.language)

    # ---- parts

    def headline(self) -> str:
        """How it ended, in a line."""
        outcome, goals = self.view["outcome"], self.view["score"]
        if outcome is None:
            return self.say("headline_unfinished")
        winner = next((side for side, seats in enumerate(self.game.sides) if outcome["values"][seats[0]] == 1), None)
        if winner is None:
            drawn = "draw" if any(goals) else "goalless"
            return self.say(f"headline_{CALLED.get(outcome['reason'], drawn)}", score=self.scored(goals))
        values = {"winner": self.side(winner), "loser": self.side(1 - winner)}
        won = "cuts" if goals[0] == goals[1] else "win"
        best_first = [goals[winner], goals[1 - winner]]
        return self.say(f"headline_{CALLED.get(outcome['reason'], won)}", **values, score=self.scored(best_first))

    def lead(self) -> list[str]:
        """The score with those that led to it, and who kicked off."""
        notes = [
            REPORT_WORDS.say("board_half_time", self.language, {"score": self.scored(half.score)})
            for half in self.halves[:1]
            if half.score is not None
        ]
        if any(self.view["penalty_cuts"]):
            notes.append(
                REPORT_WORDS.say("board_cuts", self.language, {"score": self.scored(self.view["penalty_cuts"])})
            )
        board = self.board(self.view["score"])
        about = [self.say("seats", game=self.game.title, seats=self.game.seats)]
        if self.starter is not None:
            about.append(self.say("starter", who=self.names[self.starter]))
        return [", ".join([board, *notes]), " ".join(about)]

    def story(self, half: Half) -> str:
        """The goals of a half in order, the shots of both sides, and the score at its end."""
        sentences = [self._told(attempt) for attempt in half.worth_telling]
        if not any(attempt.goals for attempt in half.worth_telling):
            sentences.append(self.say("no_goals"))
        by_side = [sum(self.game.side_of(shot.seat) == side for shot in half.shots) for side in (0, 1)]
        key = "shots" if half.shots else "no_shots"
        sentences.append(self.say(key, ours=by_side[0], theirs=by_side[1]))
        if half.score is not None:
            key = "half_time" if half.number == 1 else "full_time"
            sentences.append(self.say(key, board=self.board(half.score)))
        return " ".join(sentences)

    def _told(self, attempt: Attempt) -> str:
        who = self.names[attempt.seat]
        if not attempt.goals:
            return self.say("penalty_stopped", who=who)
        side = self.game.side_of(attempt.seat)
        ours, theirs = attempt.goals[side], attempt.goals[1 - side]
        key = (
            "equaliser" if ours == theirs else
            "reduce" if ours < theirs else
            "again" if ours > theirs + 1 and self._scored_before(attempt) == attempt.seat else
            "extend" if ours > theirs + 1 else
            "lead" if theirs else
            "opener"
        )  # fmt: skip
        how = REPORT_WORDS.say(f"how_{attempt.kind}", self.language) if attempt.kind != "shot" else ""
        return self.say(f"goal_{key}", who=who, how=how, score=self.scored(attempt.goals))

    def _scored_before(self, goal: Attempt) -> int:
        """Who scored the goal before this one."""
        goals = [attempt for half in self.halves for attempt in half.worth_telling if attempt.goals]
        return goals[sum(goal.goals) - 2].seat


def write(replay: Replay, names: Sequence[str], language: str) -> Article:
    """The report; ``names`` is what each seat is called."""
    digest = replay.record.final_hash
    frames = replay.standing_frames()
    game, view = replay.game, frames[-1].match.view(None)
    assert isinstance(game, FootballALaCarte)
    report = Report(game, view, [event for frame in frames for event in frame.events], names, language)
    parts: list[Part] = [Paragraph(words) for words in report.lead()]
    for half in report.halves:
        parts += [Heading(report.say(f"part_{half.number}")), Paragraph(report.story(half))]
    cuts = report.view["penalty_cuts"]
    if any(cuts):
        parts += [Heading(report.say("part_cuts")), Paragraph(report.say("cuts", board=report.board(cuts)))]
    parts.append(Paragraph(report.say("record", hash=digest[:16])))
    return Article(report.headline(), language, parts)
