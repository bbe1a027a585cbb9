"""The sandglass in the browser: it runs, is stopped once by each player, and everybody sees by whom."""

from __future__ import annotations

import re
from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import axe, named, shot

LONG = re.compile(r"^5\d:\d\d$")  # of an hour: whatever the machine is doing, it does not run out here


def test_a_glass_is_stopped_and_runs_on(person: Callable[..., Page]) -> None:
    ann, bob = named(person(), "Ann"), named(person(viewport={"width": 390, "height": 844}), "Bob")
    body = {"game": "power", "seats": 2, "sit": ["me", "link"], "listed": False, "clock": 3599}
    code = ann.request.post("/api/matches", data=body).json()["code"]
    assert bob.request.post(f"/api/matches/{code}/join", data={"seat": 1}).ok
    for page in (ann, bob):
        page.goto(f"/m/{code}")
        expect(page.get_by_role("timer")).to_have_text(LONG)
    ann.get_by_role("button", name="Pause").click()
    for page in (ann, bob):
        expect(page.locator(".glass")).to_contain_text("Stopped by Ann")
        expect(page.get_by_role("button", name="Pause")).to_have_count(0)
    expect(bob.get_by_role("button", name="Go on")).to_have_count(0)
    shot(ann, "glass-paused")
    shot(bob, "glass-paused-phone")
    assert axe(ann) == []
    ann.get_by_role("button", name="Go on").click()
    expect(bob.locator(".glass")).not_to_contain_text("Stopped")
    expect(ann.get_by_role("button", name="Pause")).to_have_count(0)
    expect(bob.get_by_role("button", name="Pause")).to_be_visible()


def test_a_glass_is_chosen_for_a_new_table(person: Callable[..., Page]) -> None:
    ann = named(person(), "Ann")
    ann.goto("/new/power")
    ann.get_by_label("Play with the sandglass: 6 minutes to decide").check()
    ann.locator(".count").filter(has_text="4").click()
    expect(ann.get_by_label("Play with the sandglass: 3 minutes to decide")).to_be_checked()
    shot(ann, "glass-new")
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.locator("body")).to_contain_text("Waiting for players")
    code = ann.url.rsplit("/", 1)[1]
    told = ann.request.get(f"/api/matches/{code}").json()["told_options"]
    assert {"label": "Sandglass", "value": "3 minutes"} in told
