"""europe1815 to its natural end against a bot, and all that comes after: proof, file, replay, rematch."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import (
    axe,
    click_first_path,
    create,
    end_turn,
    lit,
    moves,
    my_turn,
    named,
    set_up,
    shot,
    tab,
)

Visit = Callable[..., Page]


def play_on(page: Page) -> bool:
    """One turn of the person, if the match is not over: one step by the first path, then its end."""
    page.wait_for_selector(".ending, .prompt.turn .dot")
    if page.locator(".ending").count():
        return False
    my_turn(page)
    if any(item.startswith("pawn-") for item in lit(page)):
        click_first_path(page)
        if page.locator(".ending").count():
            return False
    end_turn(page)
    return True


def test_to_the_natural_end_and_after_it(person: Visit, tmp_path: Path) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy"], bonus="no_enemies")
    my_turn(page)
    set_up(page)
    turns = 0
    while turns < 100 and play_on(page):
        turns += 1
    expect(page.locator(".ending")).to_contain_text(re.compile("Greedy bot wins|You win"))
    assert "The last round" not in page.locator(".ending").inner_text(), "nobody set a limit"
    assert turns > 5
    shot(page, "natural-end")
    tab(page, "Table")
    promised = page.locator("#side code").inner_text()
    proof(page, promised, tmp_path)
    replay(page)
    rematch(page)


def proof(page: Page, promised: str, folder: Path) -> None:
    page.get_by_role("link", name="Check the luck").first.click()
    expect(page.locator("body")).to_contain_text("✓ Every draw follows")
    expect(page.locator("body")).to_contain_text(promised)
    expect(page.locator("body")).to_contain_text("Words of Ann")
    expect(page.locator("body")).to_contain_text("goes to Greedy bot.")
    assert axe(page) == []
    shot(page, "proof")
    page.reload()
    expect(page.locator("body")).to_contain_text("✓ Every draw follows")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Game file").click()
    file = folder / "match.game"
    coming.value.save_as(file)
    command = [sys.executable, "-m", "equipoise.cli.main", "verify", str(file)]
    checked = subprocess.run(command, check=False, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    assert promised in file.read_text(encoding="utf-8")
    page.get_by_role("link", name="Back to table").click()
    expect(page.locator(".ending")).to_be_visible()


def replay(page: Page) -> None:
    last = moves(page)
    slider = page.get_by_role("slider")
    slider.fill("0")
    expect(page.locator('[data-item^="pawn-"]')).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("After move 0")
    slider.fill(str(last - 1))
    expect(page.locator(".prompt")).to_contain_text(f"After move {last - 1}")
    page.get_by_label("As seen by").select_option("Seen by Greedy bot")
    page.wait_for_url(re.compile(rf"/{last - 1}\?seat=1$"))
    expect(page.locator(".seat.own .name")).to_contain_text("Ann")
    assert axe(page) == []
    shot(page, "replay")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text(f"After move {last - 1}")
    expect(page.get_by_label("As seen by")).to_have_value("1")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".ending")).to_be_visible()


def rematch(page: Page) -> None:
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    my_turn(page)
    expect(page.locator(".seat").filter(has_text="Ann").locator(".mark")).to_have_text("2")
    set_up(page)
