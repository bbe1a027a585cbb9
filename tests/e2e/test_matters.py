"""Two people at one table: talking, asking, agreeing, giving up, beginning again."""

from __future__ import annotations

from typing import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import House
from tests.e2e.table import axe, create, moves, my_turn, named, press, shot, tab, wait_for_move

Visit = Callable[..., Page]
Two = tuple[Page, Page]


@pytest.fixture
def two(person: Visit) -> Two:
    """Ann and Bob before an empty board of noughts and crosses; Ann begins."""
    ann, bob = named(person(), "Ann"), named(person(), "Bob")
    code = create(ann, ["me", "link"], "noughts")
    expect(ann.locator(".share .code")).to_have_text(code)
    assert axe(ann) == []
    bob.goto("/")
    bob.get_by_label("Somebody gave you four letters?").fill(code.lower())
    bob.keyboard.press("Enter")
    bob.get_by_role("button", name="Take seat 2").click()
    my_turn(ann)
    expect(bob.locator(".prompt")).to_contain_text("x is to move.")
    return ann, bob


def mark(page: Page, cell: str) -> None:
    my_turn(page)
    before = moves(page)
    press(page, f"cell-{cell}")
    wait_for_move(page, before)


def test_a_draw_is_offered_declined_and_agreed(two: Two) -> None:
    ann, bob = two
    for answer in ("No", "Yes"):
        tab(ann, "Table")
        ann.get_by_role("button", name="Offer a draw").click()
        expect(ann.locator(".asks")).to_contain_text("The others are asked")
        expect(bob.get_by_role("alertdialog")).to_contain_text("Ann offers a draw.")
        assert axe(bob) == []
        bob.get_by_role("button", name=answer, exact=True).click()
        if answer == "No":
            expect(ann.locator(".asks")).to_contain_text("The draw is declined.")
    for page in two:
        expect(page.locator(".ending")).to_contain_text("A draw.")


def test_a_draw_is_not_offered_to_whoever_plays_bots_alone(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "bot:greedy"])
    my_turn(page)
    tab(page, "Table")
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)


def test_resigning_and_playing_again(two: Two) -> None:
    ann, bob = two
    mark(ann, "b2")
    tab(ann, "Table")
    ann.get_by_role("button", name="Resign").click()
    ann.get_by_role("button", name="No, play on").click()
    ann.get_by_role("button", name="Resign").click()
    ann.get_by_role("button", name="Yes, I resign").click()
    expect(ann.locator(".ending")).to_contain_text("Bob wins.")
    expect(bob.locator(".ending")).to_contain_text("You win!")
    code = bob.url.rsplit("/", 1)[1]
    bob.get_by_role("button", name="Play again").click()
    bob.wait_for_function("code => !location.pathname.endsWith(code)", arg=code)
    ann.get_by_role("button", name="Go to the rematch").click()
    ann.get_by_role("button", name="Take seat 2").click()  # who resigned sits down anew
    my_turn(bob)
    mark(bob, "a1")
    my_turn(ann)


def test_a_rematch_of_a_game_played_to_its_end(two: Two) -> None:
    ann, bob = two
    for page, cell in ((ann, "a1"), (bob, "b1"), (ann, "a2"), (bob, "b2"), (ann, "a3")):
        mark(page, cell)
    expect(ann.locator(".ending")).to_contain_text("You win! Three in a row.")
    ann.get_by_role("button", name="Play again").click()
    bob.get_by_role("button", name="Go to the rematch").click()
    my_turn(bob)  # everybody has moved on by one seat


def test_what_is_said_and_asked_survives_the_house(two: Two, house: House) -> None:
    ann, bob = two
    expect(ann.get_by_role("button", name="undo")).to_have_count(0)
    mark(ann, "a1")
    mark(bob, "b2")
    tab(ann, "Chat")
    ann.get_by_label("Write something").fill("Oops, may I?")
    ann.keyboard.press("Enter")
    expect(bob.get_by_role("tab", name="Chat")).to_contain_text("1")
    tab(bob, "Chat")
    expect(bob.get_by_role("log")).to_contain_text("Ann Oops, may I?")
    my_turn(ann)
    ann.get_by_role("button", name="Ask to undo").click()
    expect(bob.get_by_role("alertdialog")).to_contain_text("Ann asks to take back a move.")
    house.kill()
    expect(bob.locator("body")).to_contain_text("The connection is lost")
    house.start()
    bob.goto(bob.url)
    expect(bob.get_by_role("alertdialog")).to_contain_text("Ann asks to take back a move.")
    tab(bob, "Chat")
    expect(bob.get_by_role("log")).to_contain_text("Ann Oops, may I?")
    shot(bob, "asked")
    expect(ann.locator("body")).not_to_contain_text("The connection is lost", timeout=30_000)
    bob.get_by_role("button", name="Yes", exact=True).click()
    expect(ann.locator(".asks")).to_contain_text("The move is taken back.")
    expect(ann.locator(".replay output")).to_have_text("0/0")
    mark(ann, "c3")


def test_own_words_for_the_luck_come_after_the_promise(person: Visit) -> None:
    page = named(person(), "Ann")
    page.goto("/new/europe1815")
    page.get_by_text("Add to the luck").click()
    expect(page.get_by_label("Your own words")).to_be_enabled()
    promised = page.locator("details code").inner_text()
    page.get_by_label("Your own words").fill("seven storks")
    page.locator("#chair-1").select_option("bot:greedy")
    page.get_by_label("Round limit").fill("1")
    expect(page.get_by_label("Empires", exact=True)).to_contain_text("Drawn and dealt by chance")
    page.get_by_role("button", name="Start").click()
    my_turn(page)
    tab(page, "Table")
    assert page.locator("#side code").inner_text() == promised
    expect(page.locator("#side")).to_contain_text("Drawn and dealt by chance")
