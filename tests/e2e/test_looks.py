"""How it looks and moves: tilting groups, gliding, stillness for those who want it, zoom, titles, weight."""

from __future__ import annotations

import re
from typing import Any, Callable

from playwright.sync_api import Page, expect
from tests.e2e.beam import TILT
from tests.e2e.table import (
    axe,
    create,
    lit,
    moves,
    my_turn,
    named,
    press,
    record_angles,
    set_up,
    shot,
    tab,
    wait_for_move,
)

Visit = Callable[..., Page]

GLIDES = """() => {
  window.glides = 0;
  addEventListener('transitionrun', (e) => {
    if (e.propertyName === 'transform' && e.target.matches('.item')) window.glides += 1 }) }"""


def tilted(page: Page) -> tuple[list[float], float]:
    """Takes from the pile until it tilts the beam; all angles it had on the way, and where it must rest."""
    create(page, ["me", "bot:uniform"], "beam")
    expect(page.locator('[data-item="left"]')).to_have_count(1)
    record_angles(page, "left")
    page.get_by_role("button", name="take 2").click()
    page.wait_for_function(
        "tilt => window.angles.at(-1) >= 2 * tilt && Number.isInteger(window.angles.at(-1) / tilt)", arg=TILT
    )
    angles: list[float] = page.evaluate("window.angles")
    return angles, angles[-1]


def test_a_group_swings_as_a_pendulum_and_its_items_turn_with_it(person: Visit) -> None:
    page = named(person(), "Ann")
    angles, rest = tilted(page)
    assert len(angles) > 5 and max(angles) > rest + 1, "it swings beyond the angle it comes to rest at"
    boxes = [page.locator(f'[data-item="{end}"]').bounding_box() for end in ("left", "right")]
    left, right = [box["y"] + box["height"] / 2 for box in boxes if box is not None]
    assert right > left + 10, "clockwise: the right end is down"
    shot(page, "beam")


def test_nothing_moves_for_those_who_want_stillness(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    angles, rest = tilted(page)
    assert angles == [0, rest]
    create(page, ["me", "device"])
    my_turn(page)
    set_up(page)
    my_turn(page)
    assert page.evaluate("document.getAnimations().length") == 0


def test_items_glide_and_the_last_moves_can_be_seen_again(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device"])
    for _ in range(2):
        my_turn(page)
        set_up(page)
    my_turn(page)
    page.evaluate(GLIDES)
    before = moves(page)
    press(page, next(item for item in lit(page) if item.startswith("pawn-")))
    press(page, next(item for item in lit(page) if item.startswith("land-")))
    wait_for_move(page, before)
    page.wait_for_function("() => window.glides > 0")
    page.get_by_role("button", name="Last moves").click()
    expect(page.locator(".prompt.past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.past")).to_have_count(0)
    page.get_by_role("button", name="Last moves").click()
    expect(page.locator(".prompt.past")).to_be_visible()
    expect(page.locator(".prompt.past")).to_have_count(0)  # it ends in the present by itself


def view_box(page: Page) -> list[float]:
    return [float(part) for part in str(page.locator("svg.board").get_attribute("viewBox")).split()]


def test_zoom_and_pan(person: Visit) -> None:
    page = named(person(), "Ann")
    create(page, ["me", "device"])
    my_turn(page)
    whole = view_box(page)
    page.get_by_role("button", name="Closer").click()
    close = view_box(page)
    assert close[2] < whole[2]
    n = moves(page)
    page.mouse.move(500, 400)
    page.mouse.down()
    page.mouse.move(430, 340, steps=4)
    page.mouse.up()
    assert view_box(page)[:2] != close[:2] and view_box(page)[2] == close[2]
    assert moves(page) == n and page.locator(".item.chosen, .why").count() == 0, "a drag is no touch"
    page.mouse.wheel(0, 5000)
    expect(page.get_by_role("button", name="The whole board")).to_be_disabled()
    assert view_box(page) == whole


def test_title_badge_and_sound(person: Visit) -> None:
    ann, bob = named(person(), "Ann"), named(person(), "Bob")
    code = create(ann, ["me", "link"], "noughts")
    bob.goto(f"/m/{code}")
    bob.get_by_role("button", name="Take seat").click()
    my_turn(ann)
    expect(ann).to_have_title(re.compile("^● Your turn"))
    expect(ann.locator('link[rel="icon"]')).to_have_attribute("href", re.compile("turn"))
    expect(bob).not_to_have_title(re.compile("Your turn"))
    press(ann, "cell-b2")
    expect(bob).to_have_title(re.compile("^● Your turn"))
    expect(ann).not_to_have_title(re.compile("Your turn"))
    expect(ann.locator('link[rel="icon"]')).not_to_have_attribute("href", re.compile("turn"))
    tab(ann, "Table")
    expect(ann.get_by_role("button", name="Sound is off")).to_have_attribute("aria-pressed", "false")


def test_the_first_load_is_light(person: Visit) -> None:
    page = person()
    weights: list[tuple[str, int]] = []

    def came(request: Any) -> None:
        weights.append((request.url, request.sizes()["responseBodySize"]))

    page.on("requestfinished", came)
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("button", name="Play against the computer now").first).to_be_visible()
    assert len(weights) > 4
    assert sum(size for _, size in weights) < 150_000, weights


def test_axe_finds_nothing_by_night_and_on_a_phone(person: Visit) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    for dark in (False, True):
        page = named(person(color_scheme="dark" if dark else "light", **(phone if dark else {})), "Ann")
        for path in ("/", "/new/europe1815", "/m/QQQQ", "/nowhere"):
            page.goto(path, wait_until="networkidle")
            assert axe(page) == [], path
        create(page, ["me", "link", "device"])
        expect(page.locator(".share")).to_be_visible()
        assert axe(page) == []
        create(page, ["me", "device"])
        my_turn(page)
        page.get_by_role("button", name="Rules").first.click()
        expect(page.get_by_role("dialog")).to_contain_text("EU-R1")
        assert axe(page) == []
        shot(page, f"book-{'dark' if dark else 'light'}")
