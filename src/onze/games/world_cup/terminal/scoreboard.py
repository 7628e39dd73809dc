"""Above and below the board: how far the tournament is, who controls which teams, and one's own hand."""

from itertools import groupby
from typing import Final

from onze.games.world_cup.box.edition import GROUPS
from onze.games.world_cup.terminal.sheet import GAP, WIDTH, Sheet, wrapped
from onze.typography import WIDE

__all__ = ["headline", "own_hand", "players"]

TO_PLAY: Final = "› "
TWO_COLUMNS: Final = 9
"""From so many players on, two of them share a line."""


def headline(sheet: Sheet) -> str:
    """The edition and the phase on the left, the piles on the right."""
    view, edition = sheet.view, sheet.edition
    phase = sheet.name(view["phase"])
    if view["replaying"]:
        phase = sheet.say("replay", phase=phase)
    left = f"{sheet.write(edition.text)} – {phase}"
    if sheet.over:
        right = sheet.say("over")
    elif view["last_turns"]:
        right = sheet.say("last_turns", count=view["last_turns"])
    else:
        many = sheet.phase == GROUPS and not view["replaying"] and edition.passes > 1
        values = {"run": view["run"], "runs": edition.passes}
        pile = sheet.say("pile_of_runs" if many else "pile", cards=view["draw_pile"]["size"], **values)
        right = f"{pile}, {sheet.say('discards', cards=view['discard_pile']['size'])}"
    return f"{left}{right:>{WIDTH - len(left)}}"


def players(sheet: Sheet) -> list[str]:
    """Everybody with their cards in number and their teams by colour, strongest first; whose turn it is."""
    view = sheet.view
    seats = range(len(view["hands"]))
    columns = 2 if len(seats) >= TWO_COLUMNS else 1
    room = WIDTH // columns - len(GAP) * (columns - 1)
    labels = [f"{sheet.names[seat]} ({view['hands'][seat]['size']})" for seat in seats]
    width = max(map(len, labels))
    entries: list[list[str]] = []
    for seat in seats:
        turn = TO_PLAY if not sheet.over and seat == view["to_play"] else GAP
        label = f"{turn}{labels[seat]:<{width}}{GAP}"
        teams = _teams(sheet, seat) or sheet.say("out")
        entries.append(wrapped(f"{label.replace(' ', WIDE)}{teams}", room, " " * len(label)))
    if columns == 1:
        return [line for entry in entries for line in entry]
    half = (len(entries) + 1) // 2
    left, right = ([line for entry in part for line in entry] for part in (entries[:half], entries[half:]))
    right += [""] * (len(left) - len(right))
    left += [""] * (len(right) - len(left))
    return [f"{one:<{room}}{GAP}{GAP}{other}".rstrip() for one, other in zip(left, right, strict=True)]


def own_hand(sheet: Sheet) -> list[str]:
    """One's own cards."""
    if sheet.seat is None or sheet.over:
        return []
    cards = [sheet.name(card).replace(" ", WIDE) for card in sheet.view["hands"][sheet.seat]["cards"]]
    return wrapped(sheet.say("hand", cards=", ".join(cards) or "–"))


def _teams(sheet: Sheet, seat: int) -> str:
    """A seat's teams that are still in, by colour: black BRA, blue ENG JPN."""
    colours = sheet.game.colours
    teams = [team for team in sheet.teams_left() if sheet.owner[team] == seat]
    said = []
    for colour, same in groupby(teams, key=lambda team: colours[team]):
        codes = " ".join(sheet.code(team) + sheet.mark(team).strip() for team in same)
        said.append(f"{sheet.write(sheet.game.material.colours[colour].text)} {codes}".replace(" ", WIDE))
    return ", ".join(said)
