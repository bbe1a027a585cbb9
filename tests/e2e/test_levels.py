"""How strong the computer is, chosen in the lobby."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import axe, named

Visit = Callable[..., Page]


def test_the_level_of_the_computer_is_chosen_in_the_lobby_and_remembered(person: Visit) -> None:
    page = named(person(), "Ann")
    level = page.get_by_label("Level of the computer: Balance DUELS")
    assert level.locator("option").all_inner_texts() == ["Novice", "Casual", "Strong", "Master"]
    expect(level).to_have_value("casual")
    assert axe(page) == []
    level.select_option("strong")
    page.get_by_role("button", name="Play against the computer now: Balance DUELS").click()
    expect(page.locator(".seats")).to_contain_text("Strong bot")
    page.goto("/")
    expect(page.get_by_label("Level of the computer: Power")).to_have_value("strong")
    page.get_by_role("link", name="Seats and options: Power").click()
    chair = page.locator("#chair-1")
    expect(chair).to_have_value("bot:strong")
    offered = chair.locator("option").all_inner_texts()
    assert [name.partition(": ")[2] for name in offered if ": " in name] == [
        *("Novice", "Casual", "Strong", "Master"),
        *("Random", "Greedy"),
    ]
