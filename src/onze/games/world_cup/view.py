"""What a seat sees of a tournament: everything but the hands of others and the cards that lie face down."""

from onze.games.world_cup.box.rows import goals_without_dice, tokens_in
from onze.games.world_cup.match import NO_TEAM, NOT_PLAYED, WorldCupMatch
from onze.kernel.cards import NOBODY

__all__ = ["table_for"]


def table_for(match: WorldCupMatch, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it, in names (WCG-4.c.10, WCG-4.g.3, WCG-C-66, WCG-C-67)."""
    rules = match.rules
    edition = rules.edition
    ids = edition.team_ids
    discards = match.card_names(match.discard_pile.cards)
    return {
        "edition": edition.id,
        "phase": edition.phases[match.phase].id,
        "run": match.run,
        "playing": list(match.playing),
        "to_play": match.to_play,
        "last_turns": match.last_turns,
        "dealer": match.dealt_by,
        "last_drawer": match.last_drawer,
        "decided": None if match.decided == NOBODY else match.decided,
        "teams": [
            [ids[team] for team, owner in enumerate(match.owner) if owner == other] for other in range(rules.seats)
        ],
        "replaying": [edition.fixtures[fixture].id for fixture in match.replaying],
        "matches": _matches(match),
        "groups": {
            group.id: [[ids[team] for team in tier] for tier in tiers]
            for group, tiers in zip(edition.groups, match.tiers, strict=False)
        },
        "results": _results(match),
        "replays": [[edition.fixtures[fixture].id, left, right] for fixture, left, right in match.replays],
        "shoot_outs": [[edition.fixtures[fixture].id, left, right] for fixture, left, right in match.kicks],
        "draw_pile": match.seen(match.draw_pile, seat),
        "discard_pile": discards[-1:] if rules.switches.top_discard_only else discards,
        "discards": len(discards),
        "aside": match.seen(match.aside, seat),
        "hands": [match.seen(hand, seat) for hand in match.hands],
    }


def _matches(match: WorldCupMatch) -> dict[str, object]:
    """The matches of this phase as they stand: each side's team, tokens and goals without dice."""
    edition = match.rules.edition
    shown: dict[str, object] = {}
    for number in match.replaying or edition.phases[match.phase].fixtures:
        sides = []
        for row in (2 * number, 2 * number + 1):
            team = match.row_team[row]
            if team != NO_TEAM:
                tokens = [
                    thing.partition(":")[2] for thing in tokens_in(match.rows[row], match.rules.material.token_things)
                ]
                goals = goals_without_dice(match.rows[row])
                sides.append({"team": edition.team_ids[team], "tokens": tokens, "goals": goals})
        shown[edition.fixtures[number].id] = sides
    return shown


def _results(match: WorldCupMatch) -> dict[str, object]:
    """Every match that has been scored: the teams and their goals."""
    edition = match.rules.edition
    shown: dict[str, object] = {}
    for number, fixture in enumerate(edition.fixtures):
        left, right = 2 * number, 2 * number + 1
        if match.goals[left] != NOT_PLAYED:
            teams = [edition.team_ids[match.row_team[row]] for row in (left, right)]
            shown[fixture.id] = [teams[0], match.goals[left], match.goals[right], teams[1]]
    return shown
