"""Two people with secrets on one device: each sees the board only when he says that he is there."""

from __future__ import annotations

from typing import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import House
from tests.e2e.table import axe, create, named


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("secrets"), "tests.play.secret")
    found.start()
    yield found
    found.kill()


def test_a_shared_screen_changes_hands(person: Callable[..., Page]) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device"], "secret")
    page.get_by_role("button", name="I am Ann, show the board").click()
    page.get_by_role("button", name="take 1").click()
    after = page.get_by_role("button", name="I am Ann 2, show the board")
    expect(after).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Next player")
    expect(page.get_by_text("0 takes 1")).to_have_count(0)
    assert axe(page) == []
    after.click()
    expect(page.get_by_role("button", name="take 1")).to_be_visible()
