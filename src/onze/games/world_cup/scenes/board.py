"""The tokens in the rows of a scene."""

from collections.abc import Mapping

from onze.games.world_cup.box.rows import ONE_GOAL, THREE_GOALS, read_row, size
from onze.games.world_cup.box.words import WORDS
from onze.games.world_cup.match import WorldCupMatch
from onze.games.world_cup.rules.targets import supply_left
from onze.kernel.scenes import Scene

__all__ = ["lay_tokens"]


def lay_tokens(match: WorldCupMatch, scene: Scene, fixtures: list[int]) -> None:
    """Lays the tokens named in rows of these matches; a row goes by its id, or by its match and team."""
    rules = match.rules
    value = scene.facts.get("rows", {})
    scene.read.add("rows")
    names = rules.material.tokens
    if not isinstance(value, Mapping):
        raise scene.wrong("rows", WORDS.text("wanted_tokens_by_row"), "WCG-3.c.8")
    laid: set[int] = set()
    for name, tokens in value.items():
        row = _row_named(match, name, fixtures) if isinstance(name, str) else -1
        if row < 0 or row in laid:
            raise scene.wrong("rows", WORDS.text("wanted_rows", {"row": name}), "WCG-3.c.8")
        if not _possible_row(match, row, tokens):
            raise scene.wrong("rows", WORDS.text("wanted_tokens", _of_row(match, row)), "WCG-3.c.8")
        laid.add(row)
        match.set_row(row, read_row(list(tokens), names))
    if rules.switches.printed_supply:
        for token, text in enumerate(rules.material.token_texts, start=1):
            if supply_left(match, token) < 0:
                values = {"token": text, "supply": rules.material.supply[token - 1]}
                raise WORDS.refused("scene_too_many_tokens", "WCG-C-28", values)


def _row_named(match: WorldCupMatch, name: str, fixtures: list[int]) -> int:
    """A row in play by its id, ``B2.left``, by match and team, ``B2.ESP``, or by a team with one match; else -1."""
    edition = match.rules.edition
    fixture, _, side = name.rpartition(".")
    found = [
        row
        for number in fixtures
        for row in (2 * number, 2 * number + 1)
        if edition.rows[row] == name
        or (side == edition.team_ids[match.row_team[row]] and fixture in ("", edition.fixtures[number].id))
    ]
    return found[0] if len(found) == 1 else -1


def _of_row(match: WorldCupMatch, row: int) -> dict[str, object]:
    """What can lie in a row, for a sentence."""
    rules = match.rules
    team = match.row_team[row]
    return {
        "row": rules.edition.rows[row],
        "team": rules.edition.teams[team].text,
        "spaces": rules.spaces[team],
        "highest": rules.material.token_texts[rules.takes[team] - 1],
        "tokens": rules.material.tokens,
    }


def _possible_row(match: WorldCupMatch, row: int, tokens: object) -> bool:
    """Whether these tokens can lie in a row: not too many, none too high for the team, none wrongly face down."""
    rules = match.rules
    if not isinstance(tokens, (list, tuple)) or not all(isinstance(token, str) for token in tokens):
        return False
    names = rules.material.tokens
    if any(token.removeprefix("~") not in names or token in ("~D", "~P") for token in tokens):
        return False
    code = read_row(list(tokens), names)
    if size(code) > match.spaces(row):
        return False
    highest = rules.takes[match.row_team[row]]
    faces = [names.index(token.removeprefix("~")) + 1 for token in tokens]
    return all(not ONE_GOAL <= face <= THREE_GOALS or face <= highest for face in faces)
