"""How The World Cup Game plays between equal coaches: seats, colours of teams, goals, dice, and the use of cards.

``python -m bench.world_cup_balance --edition 2002 --seats 4 --matches 1000``

The interval holds the true share in 95 cases of 100.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from multiprocessing import Pool
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.balance import AT_ONCE
from bench.ours import read_options, refusals_told
from onze.bots import find_bot, play_match
from onze.games.world_cup import WorldCup
from onze.kernel.chance import Seeded
from onze.kernel.events import Event
from onze.lab.standings import interval

__all__ = ["Score", "Tournament", "by_rank", "main", "read_tournament"]

USES: Final = ("place", "flip", "discard")


class Score(NamedTuple):
    """A match of a tournament, with and without what the dice added."""

    phase: str
    goals: tuple[int, int]
    without_dice: tuple[int, int]

    def changed_by_dice(self) -> bool:
        """Whether the dice made another result of it: a winner, a draw, or the other winner."""
        return outcome(self.goals) != outcome(self.without_dice)


class Tournament(NamedTuple):
    """What one tournament comes to."""

    winner: int
    """The seat that won."""
    champion: str
    """The team that won the cup."""
    dealer: int
    teams: tuple[tuple[str, ...], ...]
    """The teams of each seat."""
    scores: tuple[Score, ...]
    happened: Counter[tuple[str, str]]
    """Cards by name and use, and how often other things happened."""


def outcome(goals: Sequence[int]) -> int:
    """Who won: 1 left, -1 right, 0 nobody."""
    return (goals[0] > goals[1]) - (goals[0] < goals[1])


def read_tournament(game: WorldCup, events: Iterable[Event]) -> Tournament:
    """What the events of one tournament say."""
    edition = game.edition
    teams: dict[int, tuple[str, ...]] = {}
    scores: list[Score] = []
    happened: Counter[tuple[str, str]] = Counter()
    winner = dealer = -1
    champion = ""
    for event in events:
        facts: Any = event.facts
        if event.kind == "teams":
            teams[facts["seat"]] = (*facts["teams"], *([facts["left_over"]] if "left_over" in facts else []))
        elif event.kind == "dealer":
            dealer = facts["seat"]
        elif event.kind == "champion":
            winner, champion = facts["seat"], facts["team"]
        elif event.kind == "card":
            happened[facts["card"], facts["use"]] += 1
        elif event.kind == "result":
            name = phase_of(game, edition.fixture(facts["match"])) + (", played again" if facts["replay"] else "")
            scores.append(Score(name, tuple(facts["goals"]), tuple(facts["without_dice"])))
        elif event.kind in ("shoot-out", "replay", "lots", "decided"):
            happened[event.kind, ""] += 1
        elif event.kind == "penalty":
            happened["penalty", "scored" if facts["scored"] else "missed"] += 1
    return Tournament(
        winner, champion, dealer, tuple(teams[seat] for seat in range(game.seats)), tuple(scores), happened
    )


def phase_of(game: WorldCup, fixture: int) -> str:
    """What a match is counted under: its phase, and in the last one whether it leads to the cup."""
    edition = game.edition
    phase = edition.phases[edition.fixtures[fixture].phase].id
    in_bracket = phase == edition.phases[0].id or edition.leads_to_final[fixture]
    return phase if in_bracket else f"{phase}, third place"


def play(seats: int, options: dict[str, Any], bot: str, seeds: range) -> list[Tournament]:
    """Some tournaments between equals."""
    game = WorldCup(seats, **options)
    bots = [find_bot(bot, game)] * seats
    found = []
    for seed in seeds:
        events: list[Event] = []
        play_match(game, bots, Seeded(seed), events.append)
        found.append(read_tournament(game, events))
    return found


# ---- what is counted


def share(hits: Sequence[bool]) -> list[str]:
    """How many there were, how often it came true, and the interval."""
    mean, low, high = interval([1.0 if hit else 0.0 for hit in hits])
    return [str(len(hits)), f"{mean:.1%}", f"{low:.1%} to {high:.1%}"]


def by_seat(played: Sequence[Tournament], seats: int) -> Table:
    """What each place at the table won, counted from the dealer's left."""
    table = Table("from the dealer’s left", "tournaments", "won", "interval", title=f"Places (fair: {1 / seats:.1%})")
    for place in range(seats):
        hits = [(cup.dealer + 1 + place) % seats == cup.winner for cup in played]
        table.add_row(f"{place + 1}", *share(hits))
    return table


def by_colour(game: WorldCup, played: Sequence[Tournament]) -> Table:
    """What players won with so many black or red teams."""
    table = Table("teams of a player", "players", "won", "interval", title=f"Teams (fair: {1 / game.seats:.1%})")
    for name, wanted in (("black", ("black",)), ("red", ("red",)), ("black or red", ("black", "red"))):
        hits: dict[int, list[bool]] = {}
        for cup in played:
            for seat, teams in enumerate(cup.teams):
                held = sum(colour_of(game, team) in wanted for team in teams)
                hits.setdefault(held, []).append(seat == cup.winner)
        for held in sorted(hits):
            table.add_row(f"{held} {name}", *share(hits[held]))
    return table


def by_rank(game: WorldCup, played: Sequence[Tournament]) -> list[list[bool]]:
    """Whether the player with the best set of teams won, the second best, and so on; a set is worth its cups."""
    cups = cups_a_team(game, played)
    ranks: list[list[bool]] = [[] for _ in range(game.seats)]
    for cup in played:
        worth = [sum(cups[colour_of(game, team)] for team in teams) for teams in cup.teams]
        order = sorted(range(game.seats), key=lambda seat: -worth[seat])
        for rank, seat in enumerate(order):
            ranks[rank].append(seat == cup.winner)
    return ranks


def rank_table(game: WorldCup, played: Sequence[Tournament]) -> Table:
    """The same as a table."""
    table = Table("set of teams", "tournaments", "won", "interval", title="Best to worst set by colours")
    for rank, hits in enumerate(by_rank(game, played)):
        table.add_row(f"{rank + 1}", *share(hits))
    return table


def cups_a_team(game: WorldCup, played: Sequence[Tournament]) -> dict[str, float]:
    """How many cups one team of each colour won in a tournament."""
    colours = [colour_of(game, team) for team in game.edition.team_ids]
    won = Counter(colour_of(game, cup.champion) for cup in played)
    return {colour: won[colour] / colours.count(colour) / len(played) for colour in set(colours)}


def champion_table(game: WorldCup, played: Sequence[Tournament]) -> Table:
    """Which colours won the cup."""
    colours = [colour_of(game, team) for team in game.edition.team_ids]
    cups = cups_a_team(game, played)
    table = Table("colour", "teams", "cups", "a team", "times fair", title="Champions")
    for colour in game.material.colour_names:
        if colour in cups:
            count = colours.count(colour)
            fair = cups[colour] * len(colours)
            table.add_row(colour, str(count), f"{cups[colour] * count:.1%}", f"{cups[colour]:.2%}", f"{fair:.2f}")
    return table


def phase_table(played: Sequence[Tournament]) -> Table:
    """Goals, draws and what the dice changed, phase by phase."""
    table = Table("phase", "matches a cup", "goals", "by dice", "drawn", "changed by dice", title="Matches")
    scores = [score for cup in played for score in cup.scores]
    for phase in dict.fromkeys(score.phase for score in scores):
        of_phase = [score for score in scores if score.phase == phase]
        count = len(of_phase)
        goals = sum(sum(score.goals) for score in of_phase) / count
        dice = goals - sum(sum(score.without_dice) for score in of_phase) / count
        drawn = sum(outcome(score.goals) == 0 for score in of_phase) / count
        changed = sum(score.changed_by_dice() for score in of_phase) / count
        table.add_row(
            phase, f"{count / len(played):.2f}", f"{goals:.2f}", f"{dice:.2f}", f"{drawn:.1%}", f"{changed:.1%}"
        )
    return table


def card_table(game: WorldCup, played: Sequence[Tournament]) -> Table:
    """How often each card was used for what, in a tournament."""
    happened: Counter[tuple[str, str]] = Counter()
    for cup in played:
        happened.update(cup.happened)
    table = Table("card", "placed", "turned over", "discarded", title="Cards a tournament")
    for card in game.cards:
        table.add_row(card, *[f"{happened[card, use] / len(played):.2f}" for use in USES])
    others = [f"{kind} {happened[kind, ''] / len(played):.2f}" for kind in ("shoot-out", "replay", "lots", "decided")]
    scored, missed = happened["penalty", "scored"], happened["penalty", "missed"]
    table.caption = f"{', '.join(others)}; penalties scored {scored / max(1, scored + missed):.1%}"
    return table


def colour_of(game: WorldCup, team: str) -> str:
    """The colour of a team by its three letters."""
    return game.material.colour_names[game.edition.teams[game.edition.team_ids.index(team)].colour]


def main() -> None:
    """Reads the command line, plays and prints what was counted."""
    parser = argparse.ArgumentParser(prog="python -m bench.world_cup_balance", description=__doc__)
    parser.add_argument("--edition", default="2002")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--bot", default="coach")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()

    options = {"edition": asked.edition, **read_options(asked.option)}
    with refusals_told(parser):
        game = WorldCup(asked.seats, **options)
    end = asked.seed + asked.matches
    shares = [range(first, min(first + AT_ONCE, end)) for first in range(asked.seed, end, AT_ONCE)]
    with Pool(asked.processes) as pool:
        work = pool.imap(partial(play, asked.seats, options, asked.bot), shares)
        played = [cup for part in track(work, "playing", total=len(shares), transient=True) for cup in part]
    console = Console(width=100)
    console.print(f"{asked.edition}, {asked.seats} players, {len(played)} tournaments of {asked.bot}", highlight=False)
    for table in (
        by_seat(played, asked.seats),
        by_colour(game, played),
        rank_table(game, played),
        champion_table(game, played),
        phase_table(played),
        card_table(game, played),
    ):
        console.print(table)


if __name__ == "__main__":
    main()
