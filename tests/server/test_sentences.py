"""What is said where something is refused is true there, and says what to do."""

from pathlib import Path
from typing import Any

from tests.server.club import FRIENDLY, Club, spend


def test_the_same_again_is_for_later_while_a_match_is_played(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        refusal = await ana.call("POST", f"/tables/{id}/rematch")
        assert (refusal.status_code, refusal.json()["key"]) == (403, "rematch_later")

    spend(tmp_path, evening)


def test_who_has_resigned_is_told_why_the_seat_stays_with_the_bot(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        people = [await club.guest(name) for name in ("Ana", "Bo", "Cy")]
        opened = await people[0].post("/tables", {"agreement": {**FRIENDLY, "game": "world-cup", "seats": 3}})
        id = opened["table"]["id"]
        for seat in (1, 2):
            await people[seat].post(f"/tables/{id}/seats/{seat}/sit", {"token": opened["invitations"][str(seat)]})
        for seat, guest in enumerate(people):
            await guest.post(f"/tables/{id}/seats/{seat}/ready")
        tab = await people[2].tab(id, 2)
        assert (await tab.ask("come back", seat=2))["key"] == "no_bot_plays"
        assert (await tab.ask("resign", seat=2))["type"] == "done"
        refusal = await tab.ask("come back", seat=2)
        assert refusal["key"] == "has_resigned"
        assert "a bot plays on for you" in refusal["text"]["en"]

    spend(tmp_path, evening)


def test_who_may_not_look_at_a_table_is_told_of_the_table_and_not_of_a_seat(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        refusal: Any = await club.stranger().call("GET", f"/tables/{id}")
        assert (refusal.status_code, refusal.json()["key"]) == (403, "private_table")
        assert "seat" not in refusal.json()["text"]["en"]
        waiting = (await ana.post("/tables", {"agreement": FRIENDLY}))["table"]["id"]
        refusal = await (await club.guest("Cy")).call("POST", f"/tables/{waiting}/seats/1/sit", {})
        assert refusal.json()["key"] == "not_invited"

    spend(tmp_path, evening)


def test_a_seat_that_is_not_there_is_refused_without_counting_from_nought(tmp_path: Path) -> None:
    async def evening(club: Club) -> None:
        ana = await club.guest("Ana")
        id = (await ana.post("/tables", {"agreement": FRIENDLY}))["table"]["id"]
        refusal = await ana.call("POST", f"/tables/{id}/seats/2/sit", {})
        assert (refusal.status_code, refusal.json()["text"]["en"]) == (
            404,
            "There is no such seat: this table has 2 in all.",
        )

    spend(tmp_path, evening)
