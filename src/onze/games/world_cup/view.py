"""What is seen of a tournament: everything but the hands of others and the cards that lie face down.

Things are named by whole ids (``game.things``), piles from the top, tokens from the innermost space outwards, and
whatever a match has two of left first. Only ``hands`` differ from seat to seat.
"""

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from onze.games.world_cup.box.edition import Group
from onze.games.world_cup.box.lines import Line, Result, lines_of
from onze.games.world_cup.box.rows import goals_without_dice, half_goals, is_vulnerable, size, tokens_in
from onze.games.world_cup.match import NO_TEAM, NOT_PLAYED, WorldCupMatch
from onze.kernel.cards import NOBODY
from onze.kernel.views import Hand, Pile, Question

__all__ = [
    "VIEW_VERSION",
    "DrawnParts",
    "PrivateTable",
    "PublicTable",
    "WorldCupQuestion",
    "WorldCupTable",
    "beside_of",
    "drawn_of",
    "hands_for",
    "public_table",
]

KNOWN_PARTS: Final = 5_000
"""So many drawn groups and matches are kept, some megabytes."""
VIEW_VERSION: Final = 1
"""Counts up when a key is renamed, removed or means something else."""


class RowView(TypedDict):
    """One side of a match."""

    row: str
    """Which row it is."""
    team: str | None
    """The team that plays there, as soon as it is known."""
    tokens: list[str]
    """What lies in it, innermost first; ``token:~A`` lies face down."""
    vulnerable: bool
    """Whether the outermost of them can be turned over."""
    free: int
    """How many of its spaces are free."""
    half_goals: int
    """The goals that its tokens make, counted in halves: an Attack is one."""
    goals: int
    """The goals that its tokens make without the dice, odd halves lost."""


class MatchView(TypedDict):
    """A match of the board, in whatever phase."""

    match: str
    """Which match it is; it stands in this list at the place that its fact ``number`` says."""
    rows: list[RowView]
    """Its two sides, left and right."""
    score: list[int] | None
    """Its goals as first played; none before it is scored."""
    replays: list[list[int]]
    """The goals of each time that it was played again."""
    shoot_out: list[int] | None
    """The kicks scored in its shoot-out; they are no goals."""
    winner: str | None
    """The team that won this knockout match."""


class LineView(TypedDict):
    """A team in the table of its group."""

    team: str
    """Which team it is."""
    played: int
    """How many matches count."""
    won: int
    """How many of them it has won."""
    drawn: int
    """How many it has drawn."""
    lost: int
    """How many it has lost."""
    goals_for: int
    """The goals that it has scored."""
    goals_against: int
    """The goals that it has conceded."""
    points: int
    """Its points."""


class GroupView(TypedDict):
    """A group."""

    group: str
    """Which group it is."""
    order: list[list[str]]
    """Its teams as they are ranked, best first, level ones together; empty before the group is scored."""
    table: list[LineView]
    """Its table, best first: as the tokens stand, without dice, until the group is scored."""


class DiscardsView(TypedDict):
    """The discard pile."""

    size: int
    """How many cards it holds."""
    top: str | None
    """The card on top."""
    cards: list[str]
    """Its cards from the top, as far as they may be looked through."""


class PublicTable(TypedDict):
    """What everybody sees of the table (WCG-4.c.10, WCG-4.g.3, WCG-C-66, WCG-C-67)."""

    view: int
    """The version of this view."""
    edition: str
    """The name of the edition that is played; ``tournament:cup`` describes it."""
    phase: str
    """The group phase, or the round that is played."""
    run: int
    """The run through the deck in the group phase."""
    playing: list[int]
    """The seats that take turns, clockwise."""
    to_play: int
    """The seat whose turn it is."""
    last_turns: int
    """How many turns without a draw are left at the end of a phase."""
    dealer: int
    """The seat that dealt."""
    last_drawer: int
    """The seat that took the last card of the latest draw pile; the dealer before there was one."""
    decided: int | None
    """The seat that controls every team that can still win the cup."""
    score: list[int]
    """How far the best team of each seat has come: 0 the groups, then a number a round, the final, the cup."""
    reached: dict[str, int]
    """How far each team has come, counted alike."""
    teams: list[list[str]]
    """The teams that each seat controls."""
    in_play: list[str]
    """The matches in which tokens are put down just now."""
    replaying: list[str]
    """Those of them that are played again."""
    matches: list[MatchView]
    """All matches of the board, in order."""
    groups: list[GroupView]
    """All groups, in order."""
    draw_pile: Pile
    """The draw pile."""
    discard_pile: DiscardsView
    """The discard pile."""
    aside: Pile
    """The cards set aside, face down."""


class PrivateTable(TypedDict):
    """What a seat sees of the table otherwise than others."""

    hands: list[Hand]
    """The hands of all seats; the cards of one's own."""


class WorldCupTable(PublicTable, PrivateTable):
    """The table as a seat sees it."""


class WorldCupQuestion(Question):
    """What is asked. Whoever is not asked sees the question for a card only, until the whole turn has been said."""

    card: NotRequired[str]
    """The card that is being played, once it is named."""
    token: NotRequired[str]
    """In ``PlaceTokens`` the token of that card that a row is wanted for."""
    chosen: NotRequired[list[str | None]]
    """In ``PlaceTokens`` the rows of its tokens before that one; nothing for a token that is left out."""
    row: NotRequired[str]
    """In ``ChooseToken`` the row that a token is wanted for."""


def public_table(match: WorldCupMatch) -> PublicTable:
    """The table but for the hands."""
    rules = match.rules
    edition = rules.edition
    return {
        "view": VIEW_VERSION,
        "edition": edition.id,
        "phase": phase_of(match),
        "run": match.run,
        "playing": list(match.playing),
        "to_play": match.to_play,
        "last_turns": match.last_turns,
        "dealer": match.dealt_by,
        "last_drawer": match.last_drawer,
        "decided": decided_for(match),
        "score": list(rules.score(match)),
        "reached": dict(zip(edition.team_things, rules.reached(match), strict=True)),
        "teams": [teams_of(match, seat) for seat in range(rules.seats)],
        "in_play": in_play(match),
        "replaying": replayed(match),
        "matches": [match_view(match, fixture) for fixture in range(len(edition.fixtures))],
        "groups": [group_view(match, number) for number in range(len(edition.groups))],
        # What is known of cards face down, if anything, everybody knows from the discards.
        "draw_pile": match.seen_pile(match.draw_pile, None),
        "discard_pile": discards_view(match),
        "aside": match.seen_pile(match.aside, None),
    }


def hands_for(match: WorldCupMatch, seat: int | None) -> PrivateTable:
    """The hands as a seat (``None``: a spectator) sees them."""
    return {"hands": [match.seen_hand(hand, seat) for hand in match.hands]}


def phase_of(match: WorldCupMatch) -> str:
    """The phase that is played."""
    return f"phase:{match.rules.edition.phases[match.phase].id}"


def decided_for(match: WorldCupMatch) -> int | None:
    """The seat that controls every team that can still win the cup."""
    return None if match.decided == NOBODY else match.decided


def teams_of(match: WorldCupMatch, seat: int) -> list[str]:
    """The teams that a seat controls."""
    things = match.rules.edition.team_things
    return [things[team] for team, owner in enumerate(match.owner) if owner == seat]


def in_play(match: WorldCupMatch) -> list[str]:
    """The matches that are played just now: of the phase, or again."""
    edition = match.rules.edition
    fixtures = [number for number in edition.phases[match.phase].fixtures if not edition.fixtures[number].walkover]
    return [edition.match_things[fixture] for fixture in match.replaying or fixtures]


def replayed(match: WorldCupMatch) -> list[str]:
    """The matches that are played again just now."""
    return [match.rules.edition.match_things[fixture] for fixture in match.replaying]


def top_discard(match: WorldCupMatch) -> str | None:
    """The card on top of the discard pile."""
    cards = match.discard_pile.cards
    return match.rules.card_id(cards[-1]) if cards else None


def discards_view(match: WorldCupMatch) -> DiscardsView:
    """The discard pile from the top; where only the top card may be seen, that one (WCG-C-66)."""
    cards = match.discard_pile.cards
    seen = cards[-1:] if match.rules.switches.top_discard_only else cards[::-1]
    return {"size": len(cards), "top": top_discard(match), "cards": match.card_ids(seen)}


def match_view(match: WorldCupMatch, fixture: int) -> MatchView:
    """A match as it stands: its rows, and what it has come to."""
    edition = match.rules.edition
    left, right = 2 * fixture, 2 * fixture + 1
    winner = match.winner[fixture]
    return {
        "match": edition.match_things[fixture],
        "rows": [row_view(match, left), row_view(match, right)],
        "score": None if match.goals[left] == NOT_PLAYED else [match.goals[left], match.goals[right]],
        "replays": [goals for number, *goals in match.replays if number == fixture],
        "shoot_out": next((kicks for number, *kicks in match.kicks if number == fixture), None),
        "winner": None if winner == NO_TEAM else edition.team_things[winner],
    }


def row_view(match: WorldCupMatch, row: int) -> RowView:
    """A row as it stands."""
    rules = match.rules
    team, tokens = match.row_team[row], match.rows[row]
    return {
        "row": rules.edition.row_things[row],
        "team": None if team == NO_TEAM else rules.edition.team_things[team],
        "tokens": tokens_in(tokens, rules.material.token_things),
        "vulnerable": is_vulnerable(tokens),
        "free": 0 if team == NO_TEAM else rules.spaces[team] - size(tokens),
        "half_goals": half_goals(tokens),
        "goals": goals_without_dice(tokens),
    }


def group_view(match: WorldCupMatch, number: int) -> GroupView:
    """A group with its table: ranked once it is scored, before that as the tokens stand."""
    edition = match.rules.edition
    group = edition.groups[number]
    tiers = match.tiers[number] if number < len(match.tiers) else []
    lines = standing(match, group)
    order = [team for tier in tiers for team in tier] or in_order(group.teams, lines)
    return {
        "group": f"group:{group.id}",
        "order": [[edition.team_things[team] for team in tier] for tier in tiers],
        "table": [line_view(edition.team_things[team], lines[team]) for team in order],
    }


def standing(match: WorldCupMatch, group: Group, rows: Sequence[int] | None = None) -> dict[int, Line]:
    """The lines of a group's table; of a match that is not scored yet the tokens count, by default those that lie."""
    tokens = match.rows if rows is None else rows
    results: list[Result] = []
    for fixture in group.fixtures:
        left, right = 2 * fixture, 2 * fixture + 1
        scored = match.goals[left] != NOT_PLAYED
        goals = [match.goals[row] if scored else goals_without_dice(tokens[row]) for row in (left, right)]
        results.append((match.row_team[left], goals[0], goals[1], match.row_team[right]))
    return lines_of(group.teams, results, match.rules.edition.points)


def in_order(teams: Sequence[int], lines: dict[int, Line]) -> list[int]:
    """Teams by points, goal difference and goals, as a table in play is read; nothing is decided by it."""
    return sorted(teams, key=lambda team: (-lines[team].points, -lines[team].goal_difference, -lines[team].goals_for))


def line_view(team: str, line: Line) -> LineView:
    """A line of a table."""
    return {
        "team": team,
        "played": line.played,
        "won": line.won,
        "drawn": line.drawn,
        "lost": line.lost,
        "goals_for": line.goals_for,
        "goals_against": line.goals_against,
        "points": line.points,
    }


def drawn_of(match: WorldCupMatch) -> dict[str, object]:
    """What is drawn of the table, by paths of the view: the same paths from the first card to the cup."""
    rules = match.rules
    edition = rules.edition
    found: dict[str, object] = {
        "phase": phase_of(match),
        "run": match.run,
        "playing": list(match.playing),
        "in_play": in_play(match),
        "replaying": replayed(match),
        "decided": decided_for(match),
        "score": list(rules.score(match)),
        "draw_pile.size": len(match.draw_pile.cards),
        "discard_pile.size": len(match.discard_pile.cards),
        "discard_pile.top": top_discard(match),
        "aside.size": len(match.aside.cards),
    }
    for seat, hand in enumerate(match.hands):
        found[f"hands.{seat}.size"] = len(hand.cards)
        found[f"teams.{seat}"] = teams_of(match, seat)
    for number in range(len(edition.groups)):
        found.update(rules.drawn_parts.group(match, number))
    for fixture in range(len(edition.fixtures)):
        found.update(rules.drawn_parts.fixture(match, fixture))
    return found


Drawn = dict[str, object]


class DrawnParts:
    """Groups and matches as they were drawn: most of them stay as they are while a card is played.

    Each is known by all that it is drawn from. What is handed out is never changed: events bear copies of it.
    """

    def __init__(self) -> None:
        self._known: dict[object, Drawn] = {}

    def group(self, match: WorldCupMatch, number: int) -> Drawn:
        """A group's table, by paths of the view."""
        rows, goals, teams = match.rows, match.goals, match.row_team
        sides = match.rules.edition.groups[number].rows
        tiers = match.tiers[number] if number < len(match.tiers) else None
        key = (
            number,
            tuple([(teams[row], rows[row], goals[row]) for row in sides]),
            None if tiers is None else str(tiers),
        )
        found = self._known.get(key)
        if found is None:
            group = group_view(match, number)
            found = {f"groups.{number}.order": group["order"], f"groups.{number}.table": group["table"]}
            self._keep(key, found)
        return found

    def fixture(self, match: WorldCupMatch, fixture: int) -> Drawn:
        """A match with its rows, by paths of the view."""
        rows, goals, teams = match.rows, match.goals, match.row_team
        left, right = 2 * fixture, 2 * fixture + 1
        winner = match.winner[fixture]
        later = str((match.replays, match.kicks)) if match.replays or match.kicks else ""
        key = fixture, teams[left], teams[right], rows[left], rows[right], goals[left], goals[right], winner, later
        found = self._known.get(key)
        if found is None:
            shown = match_view(match, fixture)
            path = f"matches.{fixture}"
            found = {
                f"{path}.rows.0": shown["rows"][0],
                f"{path}.rows.1": shown["rows"][1],
                f"{path}.score": shown["score"],
                f"{path}.replays": shown["replays"],
                f"{path}.shoot_out": shown["shoot_out"],
                f"{path}.winner": shown["winner"],
            }
            self._keep(key, found)
        return found

    def _keep(self, key: object, found: Drawn) -> None:
        if len(self._known) >= KNOWN_PARTS:
            self._known.clear()
        self._known[key] = found


def beside_of(match: WorldCupMatch) -> dict[str, object]:
    """What is shown beside it: whose turn it is, the discards, what all know of cards, how far teams have come."""
    rules = match.rules
    found: dict[str, object] = {
        "to_play": match.to_play,
        "last_turns": match.last_turns,
        "dealer": match.dealt_by,
        "last_drawer": match.last_drawer,
        "draw_pile.known": match.seen_pile(match.draw_pile, None)["known"],
        "discard_pile.cards": discards_view(match)["cards"],
        "aside.known": match.seen_pile(match.aside, None)["known"],
    }
    for team, reached in zip(rules.edition.team_things, rules.reached(match), strict=True):
        found[f"reached.{team}"] = reached
    for seat, hand in enumerate(match.hands):
        found[f"hands.{seat}.cards"] = match.seen_hand(hand, None)["cards"]
    return found
