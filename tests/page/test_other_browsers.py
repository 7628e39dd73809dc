"""A match is played to its end in Firefox and in WebKit too, where the system has them: the end of a second half."""

import contextlib

import pytest

from onze.server.identity import COOKIE
from tests.page.other_browsers import BROWSERS
from tests.page.served import Served
from tests.scenes import Scene

TO_THE_END = """
    const errors = [];
    addEventListener("error", (event) => errors.push(event.message));
    addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
    const shown = () => new Promise((done) => setTimeout(done, 4));
    let said = 0;
    while (!document.querySelector(".over")) {
      const stub = document.querySelector(".ticket .stub:not(:disabled)");
      const moves = [...document.querySelectorAll(".moves li button")];
      const answer = stub ?? moves[(said * 7) % moves.length];
      if (answer && !document.querySelector("[aria-busy=true]")) {
        answer.click();
        said += 1;
      }
      await shown();
    }
    const cells = document.querySelectorAll("[role=gridcell]").length;
    return {said, errors, cells, over: document.querySelector(".over h2").textContent};
"""
"""Says whatever is listed, until the match is over."""


@pytest.mark.parametrize("name", BROWSERS)
def test_a_match_is_played_to_its_end(served: Served, tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    found, driven = BROWSERS[name]
    if found() is None:
        pytest.skip(f"this system has no {name}: “make browser” installs it as root on Debian")
    late = served.seat(Scene("OpenPlay", facts={"half": 2, "draw_pile_size": 10}), "Ana", [])
    ana, table = late.guest, late.table
    with contextlib.ExitStack() as started:
        try:
            browser = started.enter_context(driven(tmp_path_factory.mktemp(name)))
        except Exception as error:  # whatever keeps a browser of the system from starting is not the page's
            pytest.skip(f"{name} cannot be started on this system: {error!r}")
        browser.go(f"{served.url}/mark.svg")
        browser.keep(COOKIE, ana.cookie, "127.0.0.1")
        browser.go(served.url)
        browser.run("""localStorage.setItem("onze.speed", '"skip"');""")
        browser.go(f"{served.url}/table/{table}")
        played = browser.run(TO_THE_END)
    assert played["errors"] == []
    assert played["said"] > 3
    assert played["cells"] >= 96
    assert played["over"]
