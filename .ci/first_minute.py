"""A newcomer's first minute: `make play` in a fresh clone, three commands in the page.

Run as `first_minute.py CLONE`; exits with an error if anything is not as it should be.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

CHROMIUM = "/usr/bin/chromium"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 20_000
"""Milliseconds that the page may take."""


def started(clone: Path) -> subprocess.Popen[str]:
    """Start `make play` without caches, on a database of its own."""
    environment = {
        **os.environ,
        "PIP_NO_CACHE_DIR": "1",
        "XDG_DATA_HOME": str(clone / "data"),
        "LANG": "C.UTF-8",
    }
    return subprocess.Popen(
        ["/usr/bin/make", "play", "ARGS=--no-browser"],
        cwd=clone,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def address_of(playing: subprocess.Popen[str]) -> str:
    """Return the address that is printed when the table is open."""
    assert playing.stdout is not None
    for line in playing.stdout:
        if line.startswith("http://"):
            return line.strip()
    raise SystemExit("make play ended without an address")


def typed(page: Page, command: str, answer: str) -> None:
    """Type *command* as the one who sits there, and wait for its answer."""
    page.locator("#draft").fill(command, timeout=PATIENCE)
    page.locator("#draft").press("Enter")
    expect(page.locator(".entry").last).to_contain_text(answer, timeout=PATIENCE)


def played(address: str) -> None:
    """Play three commands in the page."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        page = browser.new_page()
        page.goto(address)
        expect(page.locator("#entries")).to_contain_text(
            "The game begins", timeout=PATIENCE
        )
        page.locator("#people").get_by_text("umpire", exact=False).first.click()
        speaking = page.locator("#speaking-as")
        expect(speaking).to_contain_text("umpire", timeout=PATIENCE)
        typed(page, "/game status", "1688")
        typed(page, "/nine next", "Reinforcement")
        typed(page, "/nine odds", "36")
        browser.close()


def main() -> None:
    """Start, play, stop."""
    playing = started(Path(sys.argv[1]))
    try:
        played(address_of(playing))
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.wait(20)
    sys.stdout.write("first minute: a fresh clone plays\n")


if __name__ == "__main__":
    main()
