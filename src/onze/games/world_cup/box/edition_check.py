"""An edition file read: every mistake in teams, deck, tables and groups is a clear sentence."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from onze.games.world_cup.box.edition import CRITERIA, Edition
from onze.games.world_cup.box.edition_rounds import wrong_rounds
from onze.games.world_cup.box.edition_shape import wrong_shape
from onze.games.world_cup.box.material import Material
from onze.games.world_cup.box.words import WORDS
from onze.kernel.data import DataFile
from onze.kernel.words import Reason, Refused

__all__ = ["LEAST_TO_REPLAY", "MOST_SEATS", "edition_mistakes", "read_edition"]

SCHEMA: Final = 1
"""The version of the layout that is read here."""
MOST_SEATS: Final = 16
MOST_QUALIFIED: Final = 2
"""The slots of a round name winners and runners-up of groups."""
DECIDERS: Final = ("lots", "replay")
"""What a list of criteria ends with: it always decides."""
LEAST_TO_REPLAY: Final = 2
"""So many cards make a hand from which the last turns leave one for a replay."""
LEAST_FOR_THIRDS: Final = 3
"""So many teams make a group that has a third-placed one."""


def read_edition(file: DataFile, material: Material, pairing: str) -> Edition:
    """The edition in a file, or a refusal that says the first thing that is wrong."""
    data = file.read()
    mistakes = edition_mistakes(data, material)
    if mistakes:
        first = mistakes[0]
        text = WORDS.text("in_file", {"file": file.name, "mistake": first.text})
        raise Refused(Reason(first.key, first.rule, text))
    return Edition(data, material.colour_names, pairing)


def edition_mistakes(data: Mapping[str, Any], material: Material) -> list[Reason]:
    """Everything that is wrong in an edition, a sentence each."""
    found = wrong_shape(data)
    if found:
        return found
    if data["schema"] != SCHEMA:
        values = {"key": "schema", "value": data["schema"], "known": (SCHEMA,)}
        return [WORDS.reason("edition_value", "WCG-C-69", values)]
    found = [*_wrong_teams(data, material), *_wrong_deck(data, material), *_wrong_table(data), *_wrong_groups(data)]
    return found or wrong_rounds(data)


def _wrong_teams(data: Mapping[str, Any], material: Material) -> list[Reason]:
    found = []
    ids = [row["id"] for row in data["teams"]]
    for place, row in enumerate(data["teams"]):
        if row["id"] in ids[:place]:
            found.append(WORDS.reason("edition_team_twice", "WCG-4.b.1", {"team": row["id"]}))
        if row["colour"] not in material.colour_names:
            values = {"team": row["id"], "colour": row["colour"], "known": material.colour_names}
            found.append(WORDS.reason("edition_colour", "WCG-3.c.1", values))
    return found


def _wrong_deck(data: Mapping[str, Any], material: Material) -> list[Reason]:
    found = []
    counts = {kind.name: kind.count for kind in material.cards}
    for card in data["deck"].get("remove", ()):
        if card not in counts:
            found.append(WORDS.reason("edition_card", "WCG-4.f.1", {"card": card, "known": list(counts)}))
    if found:
        return found
    if data["deck"]["hand"] < 1 or (data["deck"]["group_passes"] < 1 and data.get("group")):
        found.append(WORDS.reason("edition_deck", "WCG-8.a.1"))
    least, most = data["players"]["min"], data["players"]["max"]
    if not 2 <= least <= most <= MOST_SEATS or most > len(data["teams"]):
        values = {"seats": MOST_SEATS, "teams": len(data["teams"])}
        found.append(WORDS.reason("edition_players", "WCG-C-15", values))
    size = sum(count for card, count in counts.items() if card not in data["deck"].get("remove", ()))
    if size <= most * data["deck"]["hand"]:
        found.append(WORDS.reason("edition_too_few_cards", "WCG-4.g.2", {"cards": size, "players": most}))
    last_turns_from = data["players"]["last_round_from"]
    replayed = bool(data.get("group")) and "replay" in data["table"]["tiebreak"]
    if data["deck"]["hand"] < LEAST_TO_REPLAY and replayed and last_turns_from <= most:
        values = {"least": LEAST_TO_REPLAY, "players": max(least, last_turns_from)}
        found.append(WORDS.reason("edition_hand", "WCG-C-06", values))
    if not data["points"]["win"] > data["points"]["draw"] >= data["points"]["loss"]:
        found.append(WORDS.reason("edition_points", "WCG-8.e.3"))
    return found


def _wrong_table(data: Mapping[str, Any]) -> list[Reason]:
    table = data["table"]
    found = []
    known = [*CRITERIA, *(f"h2h_{name}" for name in CRITERIA), *DECIDERS]
    found += _wrong_criteria("tiebreak", table["tiebreak"], known)
    if table.get("best_thirds", 0):
        found += _wrong_criteria("thirds_tiebreak", table.get("thirds_tiebreak", ()), [*CRITERIA, "lots"])
    if "replay" in table["tiebreak"] and not table.get("replay_cards_per_match", 0):
        found.append(WORDS.reason("edition_replay_cards", "WCG-9.b.2"))
    if data.get("group") and not 1 <= table["qualify"] <= MOST_QUALIFIED:
        found.append(WORDS.reason("edition_qualify", "WCG-8.e.5", {"most": MOST_QUALIFIED}))
    if table.get("dice", "per_group") not in ("per_group", "none"):
        values = {"key": "table.dice", "value": table["dice"], "known": ("per_group", "none")}
        found.append(WORDS.reason("edition_value", "WCG-8.d.1", values))
    return found


def _wrong_criteria(key: str, criteria: Sequence[str], known: Sequence[str]) -> list[Reason]:
    found = [
        WORDS.reason("edition_value", "WCG-10.0.1", {"key": key, "value": name, "known": known})
        for name in criteria
        if name not in known
    ]
    endings = [name for name in DECIDERS if name in known]
    if not criteria or criteria[-1] not in endings or any(name in endings for name in criteria[:-1]):
        found.append(WORDS.reason(f"edition_{key}_end", "WCG-10.4.1"))
    return found


def _wrong_groups(data: Mapping[str, Any]) -> list[Reason]:
    found = []
    teams = [row["id"] for row in data["teams"]]
    group_of: dict[str, str] = {}
    ids = [group["id"] for group in data.get("group", ())]
    for place, group in enumerate(data.get("group", ())):
        if group["id"] in ids[:place] or (len(group["id"]) > 1 and data["table"].get("best_thirds", 0)):
            found.append(WORDS.reason("edition_group_id", "WCG-3.a.1", {"group": group["id"]}))
        for number, team in enumerate(group["teams"]):
            values = {"team": team, "group": group["id"], "other": group_of.get(team, "")}
            if team not in teams:
                found.append(WORDS.reason("edition_unknown_team", "WCG-4.b.1", values))
            elif team in group["teams"][:number]:
                found.append(WORDS.reason("edition_team_twice_in_group", "WCG-3.a.2", values))
            elif team in group_of:
                found.append(WORDS.reason("edition_team_in_two_groups", "WCG-3.a.2", values))
            group_of[team] = group["id"]
        distinct = list(dict.fromkeys(group["teams"]))
        found += _wrong_group_matches(group, distinct)
        needed = LEAST_FOR_THIRDS if data["table"].get("best_thirds", 0) else max(2, data["table"]["qualify"])
        if len(distinct) < needed:
            values = {"group": group["id"], "teams": len(distinct), "needed": needed}
            found.append(WORDS.reason("edition_small_group", "WCG-8.e.5", values))
    return found


def _wrong_group_matches(group: Mapping[str, Any], teams: Sequence[str]) -> list[Reason]:
    """Every two teams of a group meet exactly once (WCG-3.a.3, WCG-3.b.5)."""
    found = []
    pairs = [frozenset(pair) for pair in group["matches"]]
    wanted = [frozenset(pair) for pair in combinations(teams, 2)]
    for pair, match in zip(pairs, group["matches"], strict=True):
        values = {"group": group["id"], "left": match[0], "right": match[1]}
        if pair not in wanted:
            found.append(WORDS.reason("edition_strange_match", "WCG-3.a.3", values))
        elif pairs.count(pair) > 1 and pairs.index(pair) == group["matches"].index(match):
            found.append(WORDS.reason("edition_match_twice", "WCG-3.a.3", values))
    for pair in wanted:
        if pair not in pairs:
            left, right = sorted(pair)
            values = {"group": group["id"], "left": left, "right": right}
            found.append(WORDS.reason("edition_match_missing", "WCG-3.a.3", values))
    if len(pairs) != len(wanted):
        values = {"group": group["id"], "teams": len(teams), "wanted": len(wanted), "matches": len(pairs)}
        found.append(WORDS.reason("edition_number_of_matches", "WCG-3.a.2", values))
    return found
