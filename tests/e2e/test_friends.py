"""Two friends: how they find the table, and each other, and come back."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import Page, expect
from tests.e2e.table import PHONE, create, moves, my_turn, named, press, set_up, shot, tab

Visit = Callable[..., Page]


def test_from_two_strangers_to_a_game(person: Visit) -> None:
    ann, bob = person(), person(**PHONE)
    ann.goto("/new/europe1815")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url("**/m/*")
    # The house of the tests listens on this machine alone, and nobody elsewhere could follow the link.
    expect(ann.locator(".share")).to_contain_text("Only this computer reaches the house")
    shot(ann, "waiting")
    bob.goto("/")
    field = bob.get_by_label("Somebody gave you four letters?")
    box = field.bounding_box()
    assert box is not None and box["y"] < 400, "a friend on a phone sees at once where the code goes"
    field.fill(ann.url.rsplit("/", 1)[1].lower())
    bob.get_by_role("button", name="Go").click()
    expect(bob.locator("body")).to_contain_text("Ann")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take seat 2").click()
    for page in (ann, bob):
        tab(page, "Log")
        expect(page.locator(".log li")).to_have_count(4)


def test_who_comes_back_finds_name_and_match(person: Visit) -> None:
    ann, bob = named(person(), "Ann"), named(person(), "Bob")
    code = create(ann, ["me", "link"])
    bob.goto(f"/m/{code}")
    expect(bob.get_by_label("Your name")).to_have_value("Bob")
    bob.get_by_role("button", name="Take seat").click()
    expect(bob.locator(".share")).to_have_count(0)
    bob.get_by_role("button", name="Change your name").click()
    bob.locator("#my-name").fill("Bobby")
    bob.keyboard.press("Enter")
    expect(ann.locator("body")).to_contain_text("Bobby")
    bob.goto("/")
    mine = bob.get_by_role("link").filter(has_text=code).first
    expect(mine).to_be_in_viewport()
    mine.click()
    expect(bob.locator(".replay")).to_be_visible()


def test_only_players_are_asked_to_talk(person: Visit) -> None:
    ann, watcher = named(person(), "Ann"), named(person(), "Eve")
    code = create(ann, ["me", "device"])
    watcher.goto(f"/m/{code}")
    for page in (ann, watcher):
        tab(page, "Chat")
    expect(ann.get_by_label("Write something")).to_be_visible()
    expect(watcher.locator("body")).to_contain_text("What the players say")
    expect(watcher.get_by_label("Write something")).to_have_count(0)


def test_the_log_follows_the_slider(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device", "device", "device"])
    for _ in range(4):
        my_turn(page)
        set_up(page)
    last = moves(page)
    newest, oldest = page.locator(".log li").last, page.locator(".log li").first
    expect(newest).to_be_in_viewport()
    expect(oldest).not_to_be_in_viewport()
    page.get_by_role("slider").fill("1")
    expect(page.locator(".log li.at")).to_have_count(1)
    expect(oldest).to_be_in_viewport()
    page.get_by_role("slider").fill(str(last - 1))
    expect(page.locator(".log li.at")).to_be_in_viewport()
    page.get_by_role("button", name="To the present").click()
    expect(newest).to_be_in_viewport()


def test_who_looks_back_hears_of_the_rematch(person: Visit) -> None:
    ann, bob = named(person(), "Ann"), named(person(), "Bob")
    code = create(ann, ["me", "link"], "noughts")
    bob.goto(f"/m/{code}")
    bob.get_by_role("button", name="Take seat").click()
    for n, cell in enumerate(["a1", "b1", "a2", "b2", "a3"]):
        mover = ann if n % 2 == 0 else bob
        my_turn(mover)
        press(mover, f"cell-{cell}")
    bob.get_by_role("button", name="One move back").click()
    ann.get_by_role("button", name="Play again").click()
    bob.get_by_role("button", name="Go to the rematch").click()
    expect(bob.locator("h1")).not_to_contain_text(code)
    bob.go_back()
    expect(bob.locator("h1")).to_contain_text(code)
    bob.get_by_role("button", name="To the end").click()
    bob.get_by_role("button", name="Hide").click()
    expect(bob.get_by_role("button", name="Go to the rematch")).to_be_visible()
