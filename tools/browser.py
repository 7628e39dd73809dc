"""The browsers that the page is tested in, installed where they can be (``make browser``): the system's Chromium, and
Firefox and WebKit for one match each, without which those tests are skipped."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

__all__ = ["FLAGS", "find", "find_firefox", "find_webkit"]

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
OWN: Final = "ONZE_BROWSER"
"""The environment variable that names another one."""
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
"""How it is started: quietly, and also by root."""
MISSING: Final = (
    "The page is tested in Chromium, which was not found. Install it (Debian: “apt-get install chromium”, Fedora: “dnf "
    f"install chromium”), or say in {OWN} where it is."
)


def find() -> str | None:
    """Where the browser is, if there is one."""
    given = os.environ.get(OWN)
    if given:
        return shutil.which(given)
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def find_firefox() -> str | None:
    """Where Firefox is, if there is one."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def find_webkit() -> tuple[str, str, str] | None:
    """WebKit's driver, its small browser, and a screen that nobody sees, if there are all three."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(Path("/usr").glob("lib*/**/webkit2gtk-4.1/MiniBrowser"), None)
    return None if driver is None or screen is None or browser is None else (driver, str(browser), screen)


def _install(*packages: str, check: bool = True) -> None:
    """Installs packages of Debian."""
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quietly, check=check)
    install = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", *packages]
    subprocess.run(install, env=quietly, check=check, stdout=subprocess.DEVNULL)


def main() -> None:
    """Installs what is missing where this is Debian's root; else says what to do."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        if find() is None:
            _install("chromium")
        if find_firefox() is None:
            _install("firefox-esr", check=False)
        if find_webkit() is None:
            _install("webkit2gtk-driver", "xvfb", check=False)
    if find() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
