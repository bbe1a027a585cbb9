"""Macht & Ohnmacht in the browser: a bot, secret bids, the Serpent, one device for two, a phone."""

from __future__ import annotations

import re
from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import axe, click_first_path, create, moves, named, shot, wait_for_move

Visit = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def to_act(page: Page) -> bool:
    """Waits until somebody at this device is to act; False if the game is over."""
    page.wait_for_selector(".ending, .prompt.turn .dot")
    return not page.locator(".ending").count()


def act(page: Page) -> None:
    """A button if there is one, else the first path that glows."""
    before = moves(page)
    button = page.locator(".bar button.act")
    if button.count():
        button.first.click()
        wait_for_move(page, before)
    else:
        click_first_path(page)


def test_against_a_bot_to_the_end(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    create(page, ["me", "bot:greedy"], "macht")
    turns = 0
    while to_act(page):
        if turns in (0, 5, 20):
            shot(page, f"macht-turn-{turns}")
        act(page)
        turns += 1
    expect(page.locator(".ending")).to_contain_text(re.compile("Greedy bot wins|You win|A draw"))
    shot(page, "macht-end")
    assert axe(page) == []
