"""What people do at a table, for tests."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHOTS = os.environ.get("EQUIPOISE_SHOTS", "")  # a folder for pictures to look at


def named(page: Page, name: str) -> Page:
    """First the name: a page that asks who it is at the same time would be somebody else."""
    answer = page.request.post("/api/me", data={"name": name})
    assert answer.ok, answer.text()
    page.goto("/")
    return page


def create(page: Page, sit: list[str], game: str = "europe1815", **options: Any) -> str:
    """Sets a table up and sits down at it."""
    promised = page.request.post("/api/luck").json()["commitment"]
    body = {"game": game, "seats": len(sit), "sit": sit, "options": options, "listed": False}
    answer = page.request.post("/api/matches", data={**body, "luck": "seven", "commitment": promised})
    assert answer.ok, answer.text()
    code = str(answer.json()["code"])
    page.goto(f"/m/{code}")
    return code


def lit(page: Page) -> list[str]:
    """The ids of what can be touched now."""
    found = page.locator(".item.lit").all()
    return [str(item.get_attribute("data-item")) for item in found]


def press(page: Page, item: str) -> None:
    """By keyboard: the focus on it, then Enter."""
    page.locator(f'[data-item="{item}"]').focus()
    page.keyboard.press("Enter")


POINT = """item => {
  const box = item.getBoundingClientRect();
  for (const step of [2, 3, 5, 8, 16, 32])
    for (let i = 1; i < step; i++) for (let j = 1; j < step; j++) {
      const [x, y] = [box.x + (box.width * i) / step, box.y + (box.height * j) / step];
      if (document.elementFromPoint(x, y)?.closest('[data-item]') === item) return [x, y];
    }
  return null }"""

GOES_ON = """([n, chosen]) => {
  const count = document.querySelector('.replay')?.innerText.match(/(\\d+)\\s*\\/\\s*(\\d+)/);
  if (count && Number(count[2]) > n) return true;
  return document.querySelectorAll('.item.chosen').length > chosen }"""


def touch(page: Page, item: str) -> bool:
    """By pointer: a click where it can be seen; whether there is such a place."""
    point = page.locator(f'[data-item="{item}"]').evaluate(POINT)
    if point is not None:
        page.mouse.click(*point)
    return point is not None


def click_first_path(page: Page) -> None:
    """Whatever glows first, until the move is made. What still flew when it was touched is touched again."""
    before = moves(page)
    for _ in range(8):
        chosen = page.locator(".item.chosen").count()
        assert any(touch(page, item) for item in lit(page)), "nothing that glows can be seen"
        with suppress(TimeoutError):
            page.wait_for_function(GOES_ON, arg=[before, chosen], timeout=4000)
        if moves(page) > before:
            return
    raise AssertionError("no move was made")


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def moves(page: Page) -> int:
    """How many moves the page knows of."""
    text = page.locator(".replay").inner_text()
    found = re.search(r"(\d+)\s*/\s*(\d+)", text)
    return int(found[2]) if found else -1


def set_up(page: Page) -> None:
    """The three pawns of one's own, each where it may go first."""
    for _ in range(3):
        before = moves(page)
        expect(page.locator(".item.region.lit").first).to_be_visible()
        press(page, lit(page)[0])
        wait_for_move(page, before)


def wait_for_move(page: Page, before: int) -> None:
    page.wait_for_function(
        "n => { const found = document.querySelector('.replay')?.innerText.match(/(\\d+)\\s*\\/\\s*(\\d+)/);"
        " return found && Number(found[2]) > n }",
        arg=before,
    )


def end_turn(page: Page) -> None:
    before = moves(page)
    page.get_by_role("button", name="End the turn").click()
    wait_for_move(page, before)


def resign(page: Page) -> None:
    tab(page, "Table")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()
    expect(page.locator(".ending")).to_be_visible()


def my_turn(page: Page) -> None:
    expect(page.locator("body")).to_contain_text("Your turn")
    expect(page.locator(".item.lit").first).to_be_visible()


def axe(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations.map(v => v.id + ': ' + v.nodes[0].html)")
    return [str(violation) for violation in found]


ANGLES = """item => {
  window.angles = [];
  const look = () => {
    const g = document.querySelector(`[data-item="${item}"]`)?.parentNode.getAttribute('transform');
    const angle = g ? Number(g.match(/rotate\\(([-\\d.e]+)/)[1]) : null;
    if (angle !== window.angles.at(-1)) window.angles.push(angle);
    requestAnimationFrame(look) };
  look() }"""


def record_angles(page: Page, item: str) -> None:
    """From now on `window.angles` gets every angle on screen of the group that the item is in."""
    page.evaluate(ANGLES, item)


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/{name}.png")
