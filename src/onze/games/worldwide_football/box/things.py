"""Everything that a move, a view or an event names, described for whoever draws it: cards, players, teams, numbers."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from onze.games.worldwide_football.box import DATA
from onze.games.worldwide_football.box.abilities import ABILITIES, AMATEUR_ABILITIES
from onze.games.worldwide_football.box.card_texts import (
    ability_name,
    ability_text,
    action_brief,
    action_effect,
    action_short,
    action_text,
    joined,
    listed,
    player_effect,
    player_text,
    signed,
    stadium_text,
)
from onze.games.worldwide_football.box.cards import MOST_PA, Action
from onze.games.worldwide_football.box.layout import BOTH_SIDES
from onze.games.worldwide_football.box.squads import ROLES, SLOTS, STADIUMS, Player, Team
from onze.games.worldwide_football.box.thing_facts import (
    AbilityFacts,
    CardFacts,
    DeckFacts,
    FootballerFacts,
    NumberFacts,
    PlaceFacts,
    PlayerFacts,
    SeatFacts,
    TeamFacts,
)
from onze.games.worldwide_football.box.words import WORDS
from onze.kernel.data import DataFile
from onze.kernel.things import Thing
from onze.kernel.words import LANGUAGES, Text

if TYPE_CHECKING:
    from onze.games.worldwide_football.game import WorldwideFootball

__all__ = ["ability_ids", "described", "footballer_id"]

OTHER: Final = "other"
"""What a team wears that nothing is known of."""
ABBREVIATED: Final = 3
"""So many letters are left of a name that is abbreviated."""


def described(game: "WorldwideFootball") -> Iterator[Thing]:
    """All things of a game as it is played at this table."""
    for action in game.actions:
        yield _action(game, action)
    for slot in range(len(SLOTS)):
        yield _slot(game, slot)
    for ability in range(len(ABILITIES)):
        yield _ability(ability)
    kits: Mapping[str, Any] = DataFile(DATA / "kits.toml").read()
    for team in game.teams:
        yield _team(team, kits.get(team.id, kits[OTHER]))
        for player in team.players:
            yield _footballer(game, team, player)
    for line in STADIUMS:
        said = {"stadium": stadium_text(line)}
        yield Thing(f"stadium:{line}", stadium_text(line), WORDS.text("thing_stadium", said))
    for pa in range(MOST_PA + 1):
        yield _pa(game, pa)
    for number in range(len(game.choose_number)):
        yield _number(number)
    for name, counts in game.decks.items():
        yield _deck(game, name, counts)
    for seat in range(game.seats):
        facts: SeatFacts = {"number": seat, "side": seat}
        yield Thing(f"seat:{seat}", WORDS.text("thing_seat", {"number": seat + 1}), facts=facts)


def ability_ids(bits: int) -> list[str]:
    """Abilities that are kept as bits, by their ids, in order."""
    return [f"ability:{name}" for number, name in enumerate(ABILITIES) if bits >> number & 1]


def footballer_id(team: Team, slot: int) -> str:
    """The player behind a Player card of a team."""
    return f"footballer:{team.id}.{SLOTS[slot]}"


# ---- Action cards


def _action(game: "WorldwideFootball", action: Action) -> Thing:
    """A card with its numbers as printed; of its risks those that are played."""
    said = action_text(action, game.switches.risks)
    if action.kind == "defence":
        full = WORDS.text("thing_defence", {"said": said})
    else:
        full = WORDS.text("thing_attack", {"said": said, "answers": listed(_answers(game, action))})
    risks = game.switches.risks
    facts: CardFacts = {
        "family": action.kind,
        "pa": action.pa,
        "at": list(action.need),
        "bonus": {str(pa): bonus for pa, bonus in action.bonus.items()},
        "effect": action.effect,
        "answered_by": {f"card:{name}": bonus for name, bonus in action.defence.items()},
        "restarts": list(action.restart),
        "number": action.printed,
        "foul": list(action.foul) if "foul" in risks else [],
        "yellow": list(action.yellow) if "yellow" in risks else [],
        "red": list(action.red) if "red" in risks else [],
        "each_side": action.count,
        "short": dict(action_short(action)),
        "does": dict(action_effect(action, game.switches.risks)),
        "brief": dict(action_brief(action, game.switches.risks)),
    }
    return Thing(f"card:{action.name}", action.text, full, facts, count=action.count * len(BOTH_SIDES))


def _answers(game: "WorldwideFootball", action: Action) -> list[Text]:
    """The defence cards that may answer a card, with their red bonuses."""
    names = {answer.name: answer.text for answer in game.actions}
    bonuses = {name: f" {signed(bonus)}" if bonus else "" for name, bonus in action.defence.items()}
    return [{language: names[name][language] + bonus for language in LANGUAGES} for name, bonus in bonuses.items()]


# ---- players and teams


def _slot(game: "WorldwideFootball", slot: int) -> Thing:
    """A Player card as both sides have it: whose it is follows from the team."""
    facts: PlayerFacts = {
        "role": ROLES[slot],
        "number": int(SLOTS[slot][1:]),
        "footballers": {f"team:{team.id}": footballer_id(team, slot) for team in game.teams},
    }
    full = WORDS.text("thing_player_full", {"role": WORDS.text(f"role_{ROLES[slot]}")})
    return Thing(
        f"player:{SLOTS[slot]}", WORDS.text("thing_player", {"slot": SLOTS[slot]}), full, facts, count=len(BOTH_SIDES)
    )


def _footballer(game: "WorldwideFootball", team: Team, player: Player) -> Thing:
    """A player of a team, with what his card does."""
    facts: FootballerFacts = {
        "team": f"team:{team.id}",
        "card": f"player:{SLOTS[player.slot]}",
        "name": player.name,
        "role": player.role,
        "specialist": player.specialist,
        "pa": player.pa,
        "moment": player.window,
        "on": [f"card:{name}" for name in player.on],
        "effect": player.effect,
        "amount": player.amount,
        "can_be_countered": player.can_be_countered,
        "does": dict(player_effect(player)),
    }
    title = dict.fromkeys(LANGUAGES, player.title())
    return Thing(footballer_id(team, player.slot), title, player_text(player, game.actions), facts)


def _team(team: Team, kit: Mapping[str, str]) -> Thing:
    names = [ability_name(name) for number, name in enumerate(ABILITIES) if team.abilities >> number & 1]
    values = {
        "name": team.name,
        "stars": team.stars,
        "abilities": joined(names, ", "),
        "stadium": stadium_text(team.stadium),
    }
    facts: TeamFacts = {
        "stars": team.stars,
        "abilities": ability_ids(team.abilities),
        "solo_abilities": ability_ids(team.solo_abilities),
        "stadium": f"stadium:{team.stadium}",
        "players": {f"player:{slot}": footballer_id(team, number) for number, slot in enumerate(SLOTS)},
        "the": dict(team.the),
        "of": dict(team.of),
        "short": {language: _abbreviated(name) for language, name in team.name.items()},
        "colours": {"shirt": kit["shirt"], "trim": kit["trim"], "cut": kit["cut"]},
    }
    return Thing(f"team:{team.id}", team.name, WORDS.text("thing_team", values), facts, count=1)


def _abbreviated(name: str) -> str:
    """A name as a scoreboard without room has it: ALL."""
    letters = [letter for letter in name if letter.isalnum()]
    return name if len(letters) <= ABBREVIATED else f"{''.join(letters[:ABBREVIATED])}."


# ---- the rest


def _ability(number: int) -> Thing:
    name = ABILITIES[number]
    facts: AbilityFacts = {"cost": 1, "amateur": bool(AMATEUR_ABILITIES >> number & 1)}
    return Thing(f"ability:{name}", ability_name(name), ability_text(name), facts, count=len(BOTH_SIDES))


def _pa(game: "WorldwideFootball", pa: int) -> Thing:
    """A place on the way to goal, with the Shots that may be laid there and what they add to the die."""
    shots = [action for action in game.actions if action.kind == "shot" and action.count and pa in action.need]
    text = WORDS.text("thing_pa", {"pa": pa})
    facts: PlaceFacts = {"number": pa, "shots": {f"card:{shot.name}": shot.bonus[pa] for shot in shots}}
    return Thing(f"pa:{pa}", text, WORDS.text("thing_pa_shots", {"pa": pa}) if shots else text, facts)


def _number(number: int) -> Thing:
    text = {language: WORDS.say("thing_numbers", language).split(" ")[number] for language in LANGUAGES}
    facts: NumberFacts = {"number": number}
    return Thing(f"number:{number}", text, WORDS.text("thing_number", {"number": number}), facts)


def _deck(game: "WorldwideFootball", name: str, counts: list[int]) -> Thing:
    values = {
        "name": WORDS.text(f"deck_name_{name}"),
        "size": sum(counts),
        "defence": sum(counts[game.first_defence :]),
    }
    facts: DeckFacts = {"cards": {f"card:{action.name}": counts[number] for number, action in enumerate(game.actions)}}
    return Thing(f"deck:{name}", WORDS.text("thing_deck", values), WORDS.text("thing_deck_full", values), facts)
