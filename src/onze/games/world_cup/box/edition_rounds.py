"""The knockout rounds of an edition file: every slot must be filled by exactly one team."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

from onze.games.world_cup.box.edition import BYE, LEFT_AND_RIGHT
from onze.games.world_cup.box.edition_shape import readable
from onze.games.world_cup.box.words import WORDS
from onze.kernel.words import Reason

__all__ = ["assign", "wrong_rounds"]

VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "dice": ("per_round", "none"),
    "drawn": ("shootout", "replay"),
    "scope": ("any", "own_matches"),
    "multi_goal": ("all_or_nothing", "partial"),
}
"""What the words of a round may be."""


def wrong_rounds(data: Mapping[str, Any]) -> list[Reason]:
    """Everything that is wrong in the bracket, a sentence each."""
    found = _wrong_values(data)
    pairings = [data["round"], *_other_pairings(data, found)]
    for rounds in pairings if not found else ():
        bracket = Bracket(data, rounds)
        found += bracket.mistakes()
        if found:
            return found
    return found


def _wrong_values(data: Mapping[str, Any]) -> list[Reason]:
    """Words that a round does not know, rounds and matches of one name, and the one final."""
    found = []
    ids = [row["id"] for row in data["round"]]
    finals: list[str] = []
    for row in data["round"]:
        if ids.count(row["id"]) > 1 or row["id"] == "groups":
            found.append(WORDS.reason("edition_round_id", "WCG-3.b.2", {"round": row["id"]}))
        for key, known in VALUES.items():
            if row.get(key, known[0]) not in known:
                values = {"key": f"{row['id']}.{key}", "value": row[key], "known": known}
                found.append(WORDS.reason("edition_value", "WCG-C-69", values))
        if row["drawn"] == "replay" and "replay_pile" not in row:
            found.append(WORDS.reason("edition_replay_pile", "WCG-11.d.1", {"round": row["id"]}))
        matches = [match["id"] for match in row["matches"]]
        for match in matches:
            if matches.count(match) > 1:
                values = {"round": row["id"], "match": match}
                found.append(WORDS.reason("edition_round_match_twice", "WCG-C-69", values))
        finals += [row["id"] for match in row["matches"] if match.get("final", False)]
    if len(finals) != 1 or finals[0] != ids[-1]:
        found.append(WORDS.reason("edition_final", "WCG-1.0.1", {"finals": len(finals)}))
    return found


def _other_pairings(data: Mapping[str, Any], found: list[Reason]) -> list[list[dict[str, Any]]]:
    """The rounds as each other pairing has them."""
    others = []
    for number, row in enumerate(data["round"]):
        for name, pairs in row.get("pairings", {}).items():
            good = isinstance(pairs, list) and len(pairs) == len(row["matches"])
            if not good or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
                values = {"round": row["id"], "pairing": readable(name)}
                found.append(WORDS.reason("edition_pairing", "WCG-C-47", values))
                continue
            matches = [
                {**match, "left": str(left), "right": str(right)}
                for match, (left, right) in zip(row["matches"], pairs, strict=True)
            ]
            others.append([*data["round"][:number], {**row, "matches": matches}, *data["round"][number + 1 :]])
    return others


class Bracket:
    """The slots of all rounds, and who can fill them."""

    def __init__(self, data: Mapping[str, Any], rounds: list[Any]) -> None:
        self.table = data["table"]
        self.groups = [group["id"] for group in data.get("group", ())]
        self.teams = [row["id"] for row in data["teams"]]
        self.in_groups = [team for group in data.get("group", ()) for team in group["teams"]]
        self.rounds = rounds
        self.slots = [
            (f"{row['id']}.{match['id']}", match[side])
            for row in rounds
            for match in row["matches"]
            for side in LEFT_AND_RIGHT
        ]
        self.final = next(
            f"{row['id']}.{match['id']}" for row in rounds for match in row["matches"] if match.get("final", False)
        )

    def mistakes(self) -> list[Reason]:
        """Slots that nobody can fill, teams that go nowhere or twice."""
        unfilled = self._unfilled()
        # Which groups a slot speaks of is known only where all of them are there.
        thirds = [] if unfilled else self._wrong_thirds()
        return [*unfilled, *self._used_twice(), *self._going_nowhere(), *thirds]

    def _unfilled(self) -> list[Reason]:
        found = []
        played: list[str] = []
        for row in self.rounds:
            for match in row["matches"]:
                name = f"{row['id']}.{match['id']}"
                for slot in (match["left"], match["right"]):
                    if not self._can_be_filled(slot, played):
                        values = {"match": name, "slot": slot}
                        found.append(WORDS.reason("edition_slot_unfilled", "WCG-11.l.1", values))
                if match["left"] == match["right"] == BYE:
                    found.append(WORDS.reason("edition_two_byes", "WCG-C-69", {"match": name}))
            played += [f"{row['id']}.{match['id']}" for match in row["matches"]]
        return found

    def _can_be_filled(self, slot: str, played: list[str]) -> bool:
        kind, _, name = slot.partition(":")
        if kind in ("W", "R"):
            return name in self.groups and (kind == "W" or self.table["qualify"] > 1)
        if kind == "T":
            return bool(name) and all(group in self.groups for group in name)
        if kind in ("M", "L"):
            return name in played and not (kind == "L" and (name, BYE) in self.slots)
        return name in self.teams if kind == "S" else slot == BYE

    def _used_twice(self) -> list[Reason]:
        used = [slot for _, slot in self.slots if slot != BYE and not slot.startswith("T:")]
        found = [
            WORDS.reason("edition_slot_twice", "WCG-11.l.1", {"slot": slot})
            for slot in dict.fromkeys(used)
            if used.count(slot) > 1
        ]
        for slot in dict.fromkeys(used):
            team = slot.removeprefix("S:")
            if slot.startswith("S:") and team in self.in_groups:
                found.append(WORDS.reason("edition_seeded_in_group", "WCG-C-69", {"team": team}))
        return found

    def _going_nowhere(self) -> list[Reason]:
        """Whoever wins goes on, and every team takes part."""
        used = {slot for _, slot in self.slots}
        wanted = [f"W:{group}" for group in self.groups]
        if self.table["qualify"] > 1:
            wanted += [f"R:{group}" for group in self.groups]
        wanted += [f"M:{name}" for name, _ in self.slots[::2] if self._leads_on(name)]
        found = [
            WORDS.reason("edition_goes_nowhere", "WCG-11.l.1", {"slot": slot}) for slot in wanted if slot not in used
        ]
        for team in self.teams:
            if team not in self.in_groups and f"S:{team}" not in used:
                found.append(WORDS.reason("edition_idle_team", "WCG-4.b.1", {"team": team}))
        return found

    def _leads_on(self, name: str) -> bool:
        """Whether a match's winner must go on: all but the final and the matches of losers."""
        slots = [slot for match, slot in self.slots if match == name]
        return name != self.final and not all(slot.startswith("L:") for slot in slots)

    def _wrong_thirds(self) -> list[Reason]:
        """As many slots as best thirds, and whichever groups they come from, each finds a slot."""
        best = self.table.get("best_thirds", 0)
        allowed = [
            tuple(self.groups.index(group) for group in slot[2:]) for _, slot in self.slots if slot.startswith("T:")
        ]
        if len(allowed) != best or best > len(self.groups):
            return [WORDS.reason("edition_thirds", "WCG-C-69", {"best": best, "slots": len(allowed)})]
        table = self.table.get("third_table", {})
        if table and not best:
            return [WORDS.reason("edition_third_table_unused", "WCG-C-69")]
        chosen = list(combinations(range(len(self.groups)), best))
        keys = ["".join(self.groups[group] for group in groups) for groups in chosen]
        strange = [{"key": readable(key), "best": best, "example": keys[0]} for key in table if key not in keys]
        if strange:
            return [WORDS.reason("edition_third_table_key", "WCG-C-69", values) for values in strange]
        for key, groups in zip(keys, chosen, strict=True):
            official = table.get(key)
            fits = (
                len(assign(allowed, list(groups))) == best
                if official is None
                else sorted(official) == sorted(key)
                and all(self.groups.index(g) in slots for g, slots in zip(official, allowed, strict=True))
            )
            if not fits:
                return [WORDS.reason("edition_thirds_no_place", "WCG-C-69", {"groups": key})]
        return []


def assign(allowed: list[tuple[int, ...]], groups: list[int]) -> list[int]:
    """The first complete assignment, slots in board order and groups in alphabetical order; empty if there is none."""
    if not allowed:
        return []
    for group in groups:
        if group in allowed[0]:
            rest = assign(allowed[1:], [other for other in groups if other != group])
            if len(rest) == len(allowed) - 1:
                return [group, *rest]
    return []
