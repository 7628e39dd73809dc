"""The API is what its description says: calls made up from it are answered as described, and nothing breaks."""

import asyncio
import json
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from onze.server.app import CALLS
from onze.server.openapi import openapi
from tests.server.club import Club, serving
from tests.soak import times

DESCRIPTION = json.loads(openapi(CALLS))
schema = schemathesis.openapi.from_dict(DESCRIPTION)
EXAMPLES = times(12, -(-10_000 // len(CALLS)))


class Running:
    """A server beside the test, and somebody who is known there."""

    def __init__(self) -> None:
        self.url = ""
        self.cookie = ""
        self.table = ""
        self.faults = 0
        self._ready, self._stop = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._ready.wait(120), "the server never was ready"

    def _run(self) -> None:
        async def evening(folder: Path) -> None:
            async with serving(folder) as club:
                await self._set_out(club)
                self._ready.set()
                await asyncio.to_thread(self._stop.wait)
                self.faults = club.desk.figures.faults

        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(evening(Path(folder)))

    async def _set_out(self, club: Club) -> None:
        id, ana, _, _ = await club.table_for_two()
        self.url, self.table, self.cookie = club.url, id, ana.http.cookies["onze"]

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(120)


@pytest.fixture(scope="module")
def running() -> Iterator[Running]:
    server = Running()
    yield server
    server.stop()
    assert server.faults == 0


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)
def test_calls_made_up_from_the_description_break_nothing(case: Any, running: Running) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = running.table
    response = case.call(base_url=running.url, cookies={"onze": running.cookie})
    case.validate_response(response, checks=(not_a_server_error,))
    if response.status_code >= 400:
        assert set(response.json()["text"]) == {"en", "fr"}


def test_every_call_is_described_with_its_forms(running: Running) -> None:
    served = httpx.get(f"{running.url}/api/openapi.json").json()
    assert served == DESCRIPTION
    described = {(method.upper(), path) for path, calls in served["paths"].items() for method in calls}
    assert described == {(call.method, call.path) for call in CALLS}
    for call in CALLS:
        operation = served["paths"][call.path][call.method.lower()]
        assert ("requestBody" in operation) == (call.body is not None)
        assert operation["description"]
