"""Dynasties in the browser: a bot, a third player's agent, an Envoy, one device for four, card texts."""

from __future__ import annotations

import re
from typing import Callable

from playwright.sync_api import FilePayload, Locator, Page, expect
from tests.e2e.dealt import dealt
from tests.e2e.table import PHONE, axe, create, lit, moves, named, press, shot, tab, touch, wait_for_move

Visit = Callable[..., Page]

QUIET = re.compile("^(Pass|Done|Keep|Hold it|Take 1)")
ENOUGH = 600  # decisions: no game is as long
GOES_ON = """([n, chosen]) => {
  const count = document.querySelector('.replay')?.innerText.match(/(\\d+)\\s*\\/\\s*(\\d+)/);
  return (count && Number(count[2]) > n) || document.querySelectorAll('.item.chosen').length > chosen }"""
# Seat 0 marches on seat 1; seat 2 holds an agent and looks on.
BATTLE_HANDS = ["n3m r4t1 r1t1", "n2t r2t1 r3t1", "n3m a6"]
BATTLE = [
    "0: play n3m", "0: force r4t1", "0: muster n3m", "1: play n2t", "1: force r2t1", "1: muster n2t",
    "2: play n3m", "2: play a6", "0: attack n3m p2", "1: defend n2t",
]  # fmt: skip


def open_file(page: Page, text: str) -> None:
    page.goto("/")
    file = FilePayload(name="some.game", mimeType="text/plain", buffer=text.encode())
    page.get_by_label("Open a game file").set_input_files(file)
    page.wait_for_url(re.compile("/m/"))


def be_there(page: Page, name: str) -> None:
    """Whoever is named takes the device."""
    page.get_by_role("button", name=f"I am {name}, show the board").click()
    expect(page.locator(".prompt.turn")).to_be_visible()


def button(page: Page, name: str) -> Locator:
    return page.locator(".bar button.act:enabled").filter(has_text=re.compile(f"^{name}"))


def touch_on(page: Page, first: str) -> None:
    """An item, then whatever follows it, until a move is made."""
    before = moves(page)
    assert touch(page, first), f"{first} cannot be seen"
    for _ in range(4):
        page.wait_for_function(GOES_ON, arg=[before, 0])
        if moves(page) > before:
            return
        chosen = page.locator(".item.chosen").count()
        choice = page.locator("[data-choice]")
        if choice.count():
            choice.first.click()
            wait_for_move(page, before)
            return
        assert any(touch(page, item) for item in lit(page)), "nothing that glows can be seen"
        page.wait_for_function(GOES_ON, arg=[before, chosen])
    raise AssertionError("no move was made")


def decide(page: Page, bold: bool) -> bool:
    """One decision; whoever is not bold says no where that can be said. False: the game is over."""
    page.wait_for_selector(".ending, .prompt.turn .dot")
    if page.locator(".ending").count():
        return False
    page.wait_for_selector(".item.lit, .bar button.act:enabled")
    before = moves(page)
    quiet = page.locator(".bar button.act:enabled").filter(has_text=QUIET)
    glows = lit(page)
    if quiet.count() and not (bold and glows):
        quiet.first.click()
        wait_for_move(page, before)
    elif glows:
        touch_on(page, next(item for item in glows if visible(page, item)))
    else:
        page.locator(".bar button.act:enabled").first.click()
        wait_for_move(page, before)
    return True


def visible(page: Page, item: str) -> bool:
    return page.locator(f'[data-item="{item}"]').is_visible()


def whole_game(page: Page) -> int:
    """How many decisions the person had to take."""
    create(page, ["me", "bot:greedy"], "dynasties")
    decisions = 0
    while decisions < ENOUGH and decide(page, bold=decisions % 3 == 0):
        if decisions in (0, 12, 40):
            shot(page, f"dynasties-{decisions}")
        decisions += 1
    expect(page.locator(".ending")).to_contain_text(re.compile("Greedy bot wins|You win|nobody wins"))
    return decisions


def test_against_a_bot_to_the_end(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    # The luck is the house's own: where a Monarch falls in the first year there is another game.
    assert any(whole_game(page) > 8 for _ in range(4))
    shot(page, "dynasties-end")
    assert axe(page) == []


def test_a_third_player_takes_part_in_a_battle(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    open_file(page, dealt(3, BATTLE_HANDS, BATTLE, until="2: agent a6 attacker"))
    be_there(page, "Ann 3")
    expect(page.locator(".prompt")).to_contain_text("Spend an agent against a card, or pass.")
    fronts = page.locator('[data-item="front-0"] use, [data-item="front-1"] use')
    hrefs = fronts.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert hrefs == ["#dynasties-back"] * 2, "what is put forward is seen by nobody"
    shot(page, "dynasties-battle")
    assert axe(page) == []
    press(page, "card-2-a6")
    expect(button(page, "hit attacker")).to_be_visible()
    expect(page.locator('[data-item="front-0"].lit')).to_be_visible()
    press(page, "front-1")  # the card itself can be aimed at
    # The only card of the defence is gone: the attacker has won.
    be_there(page, "Ann 1")
    log = page.locator("#side")
    expect(log).to_contain_text("sends Forger of Edicts against the defender")
    expect(page.locator(".prompt")).to_contain_text("You have won")
    expect(page.locator('[data-item="seat-1-deck"].lit')).to_be_visible()
    shot(page, "dynasties-won")
    press(page, "seat-1-deck")
    expect(log).to_contain_text("pillages")


def noble_of(page: Page, seat: int) -> bool:
    """Whether the seat has a noble face up that is not Engaged."""
    shown = page.get_by_role("group", name=re.compile(rf"Territory of .*\(p{seat + 1}\)"))
    return any(
        "Engaged" not in str(item.get_attribute("aria-label"))
        for item in shown.locator(f'[data-item^="card-{seat}-n"][aria-label]').all()
    )


def towards_an_envoy(page: Page, seat: int) -> None:
    """Nobles are planted first, then Diplomatic cards; an Envoy goes where there is a noble to receive it."""
    asked = page.locator(".prompt").inner_text()
    glows = lit(page)
    nobles = [item for item in glows if re.match(rf"card-{seat}-n", item)]
    if "Planting" in asked:
        ranks = [rf"card-{seat}-n", rf"card-{seat}-r\dd", "card-"]
        touch_on(page, next(item for rank in ranks for item in glows if re.match(rank, item)))
    elif "Trade" in asked and nobles and noble_of(page, 1 - seat):
        press(page, nobles[0])
        if button(page, "Envoy").count():
            button(page, "Envoy").click()
        expect(page.locator("#side")).to_contain_text("as an Envoy")
        shot(page, "dynasties-envoy")
    elif re.search("Diplomatic card goes along|Receive the Envoy", asked):
        touch_on(page, glows[0])
    else:
        decide(page, bold=False)


def test_an_envoy_between_two_browsers(person: Visit) -> None:
    pages = [named(person(reduced_motion="reduce"), name) for name in ("Ann", "Bob")]
    code = create(pages[0], ["me", "link"], "dynasties")
    assert pages[1].request.post(f"/api/matches/{code}/join", data={"seat": 1}).ok
    pages[1].goto(f"/m/{code}")
    received = re.compile("receives the Envoy with")
    decisions = 0
    while not pages[0].locator("#side").filter(has_text=received).count():
        acting = [page for page in pages if page.locator(".prompt.turn").count()]
        for page in acting[:1]:
            page.wait_for_selector(".item.lit, .bar button.act:enabled")
            towards_an_envoy(page, pages.index(page))
            decisions += 1
        assert decisions < ENOUGH and not pages[0].locator(".ending").count()
    for seat, page in enumerate(pages):
        expect(page.locator("#side")).to_contain_text(received)
        told = page.locator("#side").inner_text()
        other = "Tarnridge Clans (p2)" if seat == 0 else "Saltmere League (p1)"
        assert re.search(rf"{re.escape(other)} draws a card", told)
        assert not re.search(rf"{re.escape(other)} draws (?!a card)", told), "a rival's cards are his own"
    shot(pages[1], "dynasties-received")
    assert axe(pages[1]) == []


def test_a_simple_game_of_four_at_one_device(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    create(page, ["me", "device", "device", "device"], "dynasties", mode="simple")
    hands: dict[str, set[str]] = {}
    ready = page.get_by_role("button", name=re.compile("show the board"))
    for turn in range(40):  # ten rounds of four; who laid last may lay first in the next
        expect(ready.or_(page.locator(".hand .item.lit").first)).to_be_visible()
        if ready.count():
            assert page.locator(".item").count() == 0, "the board is covered"
            ready.click()
        expect(page.locator(".hand .item.lit")).not_to_have_count(0)
        seat, glows = page.locator(".seat.own .mark").inner_text(), lit(page)
        for other in set(hands) - {seat}:
            assert not hands[other].intersection(glows), "each sees the own hand alone"
        if turn in (0, 9):
            shot(page, f"dynasties-simple-{turn}")
        hands[seat] = set(glows[1:])
        press(page, glows[0])
        expect(page.locator(f'.hand [data-item="{glows[0]}"]')).to_have_count(0)
    assert len(hands) == 4
    expect(page.locator(".ending")).to_contain_text("All nobles have been turned up.")
    shot(page, "dynasties-simple-end")


def test_a_card_text_answers_the_die(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    hands = ["n3m r1t1 r1t2", "n3m a6 r1t1"]
    lines = ["0: play n3m", "0: play r1t1", "1: play n3m", "1: play a6"]
    open_file(page, dealt(2, hands, lines, until="1: use a6", mode="advanced"))
    be_there(page, "Ann 2")
    expect(page.locator(".prompt")).to_contain_text("A card text of yours fits")
    card = page.locator('[data-item="card-1-a6"]')
    card.focus()
    expect(page.locator(".tip")).to_contain_text("the Lead Player rolls again")
    shot(page, "dynasties-text")
    assert axe(page) == []
    tab(page, "Log")
    rolls = page.locator("#side").get_by_text("The die shows")
    before = rolls.count()
    press(page, "card-1-a6")
    expect(rolls).to_have_count(before + 1)
    expect(page.locator("#side")).to_contain_text("uses the text of Hedge Seer")


def test_one_territory_at_a_time_on_a_phone(person: Visit) -> None:
    for scheme in ("light", "dark"):
        page = named(person(color_scheme=scheme, reduced_motion="reduce", **PHONE), "Ann")
        open_file(page, dealt(3, BATTLE_HANDS, BATTLE[:8], until="0: attack n3m p2"))
        be_there(page, "Ann 1")
        tabs = page.get_by_role("tablist", name="Boards")
        expect(page.locator("svg.board")).to_have_count(1)
        expect(tabs.get_by_role("tab", selected=True)).to_contain_text("Ann 1")
        touch(page, "card-0-n3m")
        # Whom to attack is on another board: it comes into sight by itself.
        expect(tabs.get_by_role("tab", selected=True)).to_contain_text("Ann 2")
        expect(page.locator('[data-item="seat-1-banner"].lit')).to_be_visible()
        shot(page, f"dynasties-phone-{scheme}")
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out"
        tabs.get_by_role("tab", name="Ann 3").click()
        expect(page.locator('[data-item="seat-2-banner"]')).to_be_visible()
        touch(page, "seat-2-banner")
        expect(page.locator("#side, .prompt").first).not_to_contain_text("Your Campaign turn")


def test_one_board_large_and_all_again(person: Visit) -> None:
    page = named(person(reduced_motion="reduce"), "Ann")
    create(page, ["me", "bot:uniform", "bot:uniform", "bot:uniform"], "dynasties")
    boards = page.locator("svg.board")
    expect(boards).to_have_count(4)
    widths = boards.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(widths) > 400, "four are readable side by side"
    page.get_by_role("button", name=re.compile(r"Only Territory of .*\(p1\)")).click()
    expect(boards).to_have_count(1)
    shot(page, "dynasties-one")
    page.get_by_role("button", name="All boards side by side").click()
    expect(boards).to_have_count(4)


def test_a_finger_swipes_and_stays(person: Visit) -> None:
    page = named(person(reduced_motion="reduce", **PHONE), "Ann")
    hands, lines = ["n3m r1t1", "n3m a6"], ["0: play n3m", "0: play r1t1", "1: play n3m", "1: play a6"]
    open_file(page, dealt(2, hands, lines, until="1: use a6", mode="advanced"))
    be_there(page, "Ann 2")
    finger = page.context.new_cdp_session(page)

    def at(kind: str, x: float = 0, y: float = 0) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    shown = page.get_by_role("tablist", name="Boards").get_by_role("tab", selected=True)
    expect(shown).to_contain_text("Ann 2")
    box = page.locator('[data-item="card-1-a6"]').bounding_box()
    assert box is not None
    before = moves(page)
    at("touchStart", box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".tip")).to_contain_text("the Lead Player rolls again")
    at("touchEnd")
    shot(page, "dynasties-phone-read")
    assert moves(page) == before, "reading is no touch"
    for x in (330, 250, 170, 90):
        at("touchStart" if x == 330 else "touchMove", x, box["y"] + 40)
    at("touchEnd")
    expect(shown).to_contain_text("Ann 1")
    assert moves(page) == before
