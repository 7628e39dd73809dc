"""The shoot-out: taker and keeper choose a face of the goal in secret. Its rules are in ``rules.toml``."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from onze.kernel.chance import Chance
from onze.kernel.event_kinds import read_event_kinds
from onze.kernel.game import Game
from onze.kernel.match import Match
from onze.kernel.options import Option
from onze.kernel.outcome import by_score
from onze.kernel.scenes import Scene
from onze.kernel.steps import Step, Together
from onze.kernel.words import Reason, Text, read_words

WORDS = read_words(Path(__file__).with_name("words.toml"))
FACES = ("low-left", "low-right", "middle", "top-left", "top-right")
TOP = FACES.index("top-left")  # from this face on, a shot may go over the bar
RULES = {"over": "PSO-3", "saved": "PSO-4", "goal": "PSO-5"}  # how a kick can end, and the rule that says so


class Penalties(Match):
    """A shoot-out in play: who kicks first, and how each side's kicks have ended."""

    state = ("first", "kicks")

    def __init__(self, rules: "Shootout", source: "Penalties | None" = None) -> None:
        super().__init__(rules, source)
        self.rules = rules
        self.first: int = 0 if source is None else source.first
        self.kicks: list[list[str]] = [[], []] if source is None else [kicks[:] for kicks in source.kicks]

    def taker(self) -> int:
        """The side that kicks now (PSO-1)."""
        return self.first if len(self.kicks[0]) == len(self.kicks[1]) else 1 - self.first

    def out_of_reach(self) -> bool:
        """Whether one side leads by more than the other can still score (PSO-6, PSO-7)."""
        score = self.rules.score(self)
        kicks_each = max(self.rules.kicks_each, len(self.kicks[self.first]))
        behind = self.kicks[score.index(min(score))]
        return max(score) - min(score) > kicks_each - len(behind)

    def table(self, seat: int | None) -> dict[str, object]:
        return {"sides": [self.shown(side) for side in (0, 1)]}

    def shown(self, side: int) -> dict[str, object]:
        """A side as everybody sees it."""
        kicks = self.kicks[side]
        return {"goals": kicks.count("goal"), "kicks": kicks[:], "first": side == self.first}


class Toss(Step[Penalties]):
    """A coin says who kicks first (PSO-1)."""

    def run(self, match: Penalties) -> None:
        match.first = 0 if match.coin() else 1
        if match.heard:
            match.tell("toss", {"seat": match.first}, "PSO-1")
        match.then(NextKick())


class NextKick(Step[Penalties]):
    """Another kick, unless the shoot-out is over (PSO-6 to PSO-8)."""

    def run(self, match: Penalties) -> None:
        rules, score = match.rules, match.rules.score(match)
        if match.out_of_reach():
            in_sudden_death = len(match.kicks[match.first]) > rules.kicks_each
            match.finish(by_score(rules.sides, score, "out of reach", "PSO-7" if in_sudden_death else "PSO-6"))
        elif min(len(kicks) for kicks in match.kicks) == rules.most_kicks:
            match.finish(by_score(rules.sides, score, "level", "PSO-8"))
        else:
            match.then(Kick(), NextKick())


class Kick(Together[Penalties]):
    """Taker and keeper choose a face each, sealed until both have answered (PSO-2)."""

    rule = "PSO-2"

    def everyone(self, match: Penalties) -> tuple[int, ...]:
        return (match.taker(), 1 - match.taker())

    def moves(self, match: Penalties, seat: int) -> tuple[int, ...]:
        verb = match.rules.shoot if seat == match.taker() else match.rules.dive
        return verb.of_each(range(len(FACES)))

    def why_not(self, match: Penalties, move: int, seat: int) -> Reason:
        return WORDS.reason("taker_shoots" if seat == match.taker() else "keeper_dives", self.rule)

    def shown(self, match: Penalties) -> dict[str, object]:
        return {"seat": match.taker(), "number": len(match.kicks[match.taker()]) + 1}

    def reveal(self, match: Penalties, answers: dict[int, tuple[int, ...]]) -> None:
        rules, taker = match.rules, match.taker()
        shot, dive = answers[taker][0], answers[1 - taker][0]
        face = rules.shoot.thing(shot)
        if face >= TOP and match.die(6) == 1:
            end = "over"
        elif face == rules.dive.thing(dive):
            end = "saved"
        else:
            end = "goal"
        match.kicks[taker].append(end)
        if match.heard:
            details = {"seat": taker, "shot": rules.name(shot), "dive": rules.name(dive)}
            match.tell(end, {**details, "score": list(rules.score(match))}, RULES[end])


class Shootout(Game[Penalties]):
    """A penalty shoot-out for two."""

    id = "shootout"
    title = WORDS.text("title")
    rules_version = 1
    seat_counts = (2,)
    option_list = (
        Option("kicks", 5, WORDS.text("option_kicks"), "PSO-6", low=1, high=11),
        Option("sudden_death", 10, WORDS.text("option_sudden_death"), "PSO-7", low=0, high=50),
    )
    step_kinds = (Toss, NextKick, Kick)
    event_kinds = read_event_kinds(Path(__file__).with_name("events.toml"))
    scenario_facts = {
        "first": "the side that kicks first: 0",
        "kicks": "how each side's kicks have ended: {0: ['goal', 'over'], 1: ['saved']}",
    }

    def __init__(self, seats: int = 2, **options: object) -> None:
        super().__init__(seats, options)
        self.kicks_each = int(self.options["kicks"])
        self.most_kicks = self.kicks_each + int(self.options["sudden_death"])
        faces = [f"face:{face}" for face in FACES]
        self.shoot = self.vocabulary.verb("shoot", faces)
        self.dive = self.vocabulary.verb("dive", faces)
        self.longest = 2 * 2 * self.most_kicks  # two sides, and two answers a kick

    def blank(self) -> Penalties:
        return Penalties(self)

    def opening(self) -> Step[Any]:
        return Toss()

    def score(self, match: Penalties) -> tuple[int, ...]:
        return tuple(kicks.count("goal") for kicks in match.kicks)

    def move_text(self, move: int) -> Text:
        verb, thing = self.vocabulary[move]
        return WORDS.text(f"move_{verb}", {"face": WORDS.text(thing.replace(":", "_").replace("-", "_"))})

    def broken(self, match: Penalties) -> list[str]:
        ends = [end for kicks in match.kicks for end in kicks]
        taken = [len(kicks) for kicks in match.kicks]
        if len(taken) != 2 or match.first not in (0, 1) or not set(ends) <= set(RULES):
            return ["the sides or their kicks cannot be"]
        in_turn = taken[match.first] - taken[1 - match.first] in (0, 1)
        return [] if in_turn and max(taken) <= self.most_kicks else ["a side has kicked twice in a row, or too often"]

    def set_scene(self, match: Penalties, decision: str, facts: Mapping[str, Any], chance: Chance) -> list[Step[Any]]:
        scene = Scene(facts)
        match.first = scene.number("first", 0, 0, self.seats - 1)
        to_come = {0: [], 1: [], **scene.names_by_seat("kicks", self.seats)}
        while to_come[match.taker()] and not match.out_of_reach():
            match.kicks[match.taker()].append(to_come[match.taker()].pop(0))
        if to_come[0] or to_come[1] or self.broken(match):
            raise scene.wrong("kicks", WORDS.text("wanted_kicks"), "PSO-1")
        return [NextKick()]
