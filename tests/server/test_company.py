"""Good company: who is muted, who was sent away, what is forgotten; and all of it after the server was started anew."""

from pathlib import Path
from typing import Any

from tests.server.club import FRIENDLY, Club, Guest, Tab, spend


async def at_table(club: Club) -> tuple[str, list[Guest], list[Tab]]:
    """Ana, who has opened the table, Bo, and Cy, who only looks on; each with a page."""
    id, ana, bo, opened = await club.table_for_two()
    cy = await club.guest("Cy")
    tabs = [await ana.tab(id, 0), await bo.tab(id, 1), await cy.tab(id, None, opened["spectators"])]
    return id, [ana, bo, cy], tabs


async def back(club: Club, guest: Guest) -> Guest:
    """Somebody with the same browser, at a server that was started anew."""
    again = club.stranger()
    again.http.cookies.update(guest.http.cookies)
    return again


def chat(tab: Tab) -> list[tuple[str, str, bool]]:
    return [(said["name"], said["text"], said["muted"]) for said in tab.state["chat"]]


def test_whoever_mutes_somebody_is_not_shown_what_they_say_and_everybody_else_is(tmp_path: Path) -> None:
    guests: list[Guest] = []
    tables: list[str] = []

    async def evening(club: Club) -> None:
        id, people, (ana, bo, cy) = await at_table(club)
        guests.extend(people)
        tables.append(id)
        said = (await bo.ask("chat", text="quel but"))["number"]
        await cy.quiet()
        assert (await cy.ask("mute", message=said))["type"] == "done"
        await cy.until_told(lambda state: bool(state["mine"]["mutes"]))
        assert chat(cy) == [("Bo", "", True)]
        assert cy.state["mine"]["mutes"] == [{"message": said, "name": "Bo", "for_all": False}]
        await bo.ask("chat", text="encore un")
        told = await cy.until("chat")
        assert (told["text"], told["muted"]) == ("", True)
        told = await ana.until(lambda message: message["type"] == "chat" and message["text"] == "encore un")
        assert not told["muted"]
        assert ana.state["mine"]["mutes"] == bo.state["mine"]["mutes"] == []
        assert (await bo.ask("mute", message=said))["key"] == "not_yourself"

    async def day_after(club: Club) -> None:
        cy = await back(club, guests[2])
        bo = await (await back(club, guests[1])).tab(tables[0], 1)
        await bo.ask("resign", seat=1)
        link = (await (await back(club, guests[0])).post(f"/tables/{tables[0]}/spectators/link"))["token"]
        tab = await cy.tab(tables[0], None, link)
        assert [text for _, text, _ in chat(tab)] == ["", ""]
        await tab.ask("unmute", message=tab.state["mine"]["mutes"][0]["message"])
        await tab.until_told(lambda state: not state["mine"]["mutes"])
        assert [text for _, text, _ in chat(tab)] == ["quel but", "encore un"]
        assert tab.state["mine"]["mutes"] == []

    spend(tmp_path, evening)
    spend(tmp_path, day_after)


def test_whoever_is_muted_for_all_says_nothing_more_until_the_owner_lets_them(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        _, _, (ana, bo, cy) = await at_table(club)
        said = (await cy.ask("chat", text="hors-jeu !"))["number"]
        assert (await bo.ask("mute", message=said, for_all=True))["key"] == "not_the_owner"
        await ana.ask("mute", message=said, for_all=True)
        refusal = await cy.ask("chat", text="mais si")
        assert refusal["key"] == "silenced"
        assert (await bo.ask("chat", text="ouf"))["type"] == "done"
        await ana.ask("look", seat=0)
        assert chat(ana)[0] == ("Cy", "hors-jeu !", False), "what was said stays until it is removed"
        assert ana.state["mine"]["mutes"] == [{"message": said, "name": "Cy", "for_all": True}]
        await ana.ask("unmute", message=said, for_all=True)
        assert (await cy.ask("chat", text="merci"))["type"] == "done"

    spend(tmp_path, evening)


def test_whoever_was_sent_away_stays_away_after_a_restart_until_the_match_is_over(tmp_path: Path) -> None:
    guests: list[Guest] = []
    opened: list[Any] = []

    async def evening(club: Club) -> None:
        id, people, (ana, _, cy) = await at_table(club)
        guests.extend(people)
        opened.append(id)
        await ana.quiet()
        [shown] = ana.state["mine"]["spectators"]
        await people[0].post(f"/tables/{id}/spectators/away", {"spectator": shown["number"]})
        assert (await cy.until("refused"))["key"] == "sent_away"

    async def day_after(club: Club) -> None:
        ana, _, cy = [await back(club, guest) for guest in guests]
        refused = await cy.call("GET", f"/tables/{opened[0]}")
        assert (refused.status_code, refused.json()["key"]) == (403, "sent_away")
        await (await ana.tab(opened[0], 0)).ask("resign", seat=0)
        assert (await cy.call("GET", f"/tables/{opened[0]}")).status_code == 200

    spend(tmp_path, evening)
    spend(tmp_path, day_after)


def test_a_rematch_is_found_after_a_restart(tmp_path: Path) -> None:
    guests: list[Guest] = []
    tables: list[str] = []

    async def evening(club: Club) -> None:
        id, people, (ana, _, _) = await at_table(club)
        guests.extend(people)
        await ana.ask("resign", seat=0)
        tables.extend([id, (await people[0].post(f"/tables/{id}/rematch"))["table"]["id"]])

    async def day_after(club: Club) -> None:
        bo = await back(club, guests[1])
        same = await bo.post(f"/tables/{tables[0]}/rematch")
        assert same["table"]["id"] == tables[1]

    spend(tmp_path, evening)
    spend(tmp_path, day_after)


def test_what_a_person_who_asks_to_be_forgotten_has_said_is_gone_at_once(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, people, (ana, _, cy) = await at_table(club)
        await cy.ask("chat", text="je m’appelle Cyrille")
        await ana.ask("chat", text="bonjour")
        await ana.quiet()
        assert (await people[2].call("DELETE", "/me")).status_code == 200
        await ana.until("state")
        gone, mine = ana.state["chat"]
        assert (gone["name"], gone["text"], gone["removed"]) == ("", "", True)
        assert gone["left"] == {"en": "a player who has left", "fr": "une personne qui est partie"}
        assert (mine["name"], mine["text"], mine["left"]) == ("Ana", "bonjour", None)
        assert "Cyrille" not in str([await club.desk.house.store.messages(id)])

    spend(tmp_path, evening)


def test_a_seated_person_who_asks_to_be_forgotten_has_no_name_beside_what_was_said(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        _, people, (ana, bo, _) = await at_table(club)
        await bo.ask("chat", text="à demain")
        await people[1].call("DELETE", "/me")
        await ana.until(lambda message: message["type"] == "state" and bool(message["chat"][0]["left"]))
        assert ana.state["chat"][0]["seats"] == [1]
        assert ana.state["chat"][0]["name"] == ""

    spend(tmp_path, evening)


def test_whoever_is_forgotten_has_no_page_open_and_is_away(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        _, people, (ana, bo, _) = await at_table(club)
        assert (await people[1].call("DELETE", "/me")).status_code == 200
        assert (await bo.until("refused"))["key"] == "who_are_you"
        await bo.connection.wait_closed()
        assert bo.connection.close_code == 4403
        await ana.quiet()
        assert ana.state["live"]["seats"][1]["away_since"] is not None

    spend(tmp_path, evening)


def test_whoever_was_sent_away_takes_no_seat_at_an_open_table(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana, bo, cy = [await club.guest(name) for name in ("Ana", "Bo", "Cy")]
        opened = await ana.post("/tables", {"agreement": {**FRIENDLY, "open": True}})
        id = opened["table"]["id"]
        page = await ana.tab(id, 0)
        await cy.tab(id)
        await page.until(lambda message: message.get("mine", {}).get("spectators"))
        [shown] = page.state["mine"]["spectators"]
        await ana.post(f"/tables/{id}/spectators/away", {"spectator": shown["number"]})
        assert (await cy.call("POST", f"/tables/{id}/seats/1/sit", {})).json()["key"] == "not_invited"
        await bo.post(f"/tables/{id}/seats/1/sit")
        await ana.post(f"/tables/{id}/seats/1/clear")
        for token in (None, opened["invitations"]["1"]):
            again = await bo.call("POST", f"/tables/{id}/seats/1/sit", {"token": token})
            assert again.json()["key"] == "not_invited"
        invited = (await ana.post(f"/tables/{id}/seats/1/link"))["token"]
        await bo.post(f"/tables/{id}/seats/1/sit", {"token": invited})

    spend(tmp_path, evening)


def test_a_stranger_neither_reads_nor_writes_at_a_table_that_is_over(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, _, (ana, bo, cy) = await at_table(club)
        said = (await ana.ask("chat", text="entre nous"))["number"]
        await ana.ask("resign", seat=0)
        stranger = await (await club.guest("Di")).tab(id)
        assert stranger.state["chat"] == []
        for do, fields in (("chat", {"text": "bravo"}), ("mute", {"message": said})):
            assert (await stranger.ask(do, **fields))["key"] == "not_company"
        await bo.ask("chat", text="bien joué")
        assert (await cy.until("chat"))["text"]
        await stranger.quiet()
        assert not [message for message in stranger.heard if message["type"] == "chat"]
        assert (await cy.ask("chat", text="merci"))["type"] == "done"

    spend(tmp_path, evening)


def test_a_watcher_without_a_name_is_sent_away_by_the_number_of_the_page(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        opened = await ana.post("/tables", {"agreement": FRIENDLY})
        id = opened["table"]["id"]
        page = await ana.tab(id, 0)
        watchers = [await club.stranger().tab(id, None, opened["spectators"]) for _ in range(2)]
        await page.until(lambda message: len(message.get("mine", {}).get("spectators", ())) == 2)
        number = min(shown["number"] for shown in page.state["mine"]["spectators"])
        await ana.post(f"/tables/{id}/spectators/away", {"spectator": number})
        assert (await watchers[0].until("refused"))["key"] == "sent_away"
        assert (await watchers[1].ask("ping"))["type"] == "pong"

    spend(tmp_path, evening)


def test_a_stranger_mutes_nobody(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        opened = await ana.post("/tables", {"agreement": {**FRIENDLY, "open": True}})
        id = opened["table"]["id"]
        said = (await (await ana.tab(id, 0)).ask("chat", text="salut"))["number"]
        stranger = await club.stranger().tab(id)
        for do in ("mute", "unmute"):
            assert (await stranger.ask(do, message=said))["key"] == "who_are_you"

    spend(tmp_path, evening)
