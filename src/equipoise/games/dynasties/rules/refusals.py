"""Why something cannot be said: the first rule that stands in the way, in the order of precedence.

Written apart from the offers on purpose: each says in its own way what is legal, and the laws hold them
against each other. Here: game over, out, not asked, not fit for the question; the conditions of each
word are in the refuse_ files. `no` names the rule, and the attribute of its message that is shown.
"""

from __future__ import annotations

from typing import Final

from equipoise.core.game import CHANCE, Refusal
from equipoise.games.dynasties import actions as a
from equipoise.games.dynasties.actions import Deed
from equipoise.games.dynasties.board import BIT
from equipoise.games.dynasties.rules import frames as f
from equipoise.games.dynasties.rules.draws import source
from equipoise.games.dynasties.rules.planting import choosing
from equipoise.games.dynasties.rules.refuse_battle import in_battle
from equipoise.games.dynasties.rules.refuse_campaign import in_campaign
from equipoise.games.dynasties.rules.refuse_home import at_home
from equipoise.games.dynasties.rules.refuse_text import of_a_text
from equipoise.games.dynasties.rules.refuse_trade import in_trade
from equipoise.games.dynasties.rules.refused import no
from equipoise.games.dynasties.state import (
    CAMPAIGN,
    FORM,
    RUNNING,
    SENT,
    SIDE_SEAT,
    TRADE,
    Dynasties,
    Table,
)

OVER_RULES: Final = ["", "R136", "R140", "R145"]

# By verb: the rule of its moment, and the questions it can answer.
MOMENTS: Final = {
    a.HOLD: ("R292", [f.ASK_RETARGET]),
    a.KEEP: ("R220", [f.ASK_REFORM]),
    a.REFORM: ("R220", [f.ASK_REFORM]),
    a.PILLAGE: ("R211", [f.ASK_VICTORY]),
    a.TARGET_SEAT: ("R309", [f.ASK_TARGET]),
    a.TAKE: ("R087", [f.ASK_TAKE]),
    a.WIN: ("R309", [f.ASK_WIN]),
    a.PLAY: ("R041", [f.ASK_PLANTING, f.ASK_PLAY]),
    a.BURY: ("R309", [f.ASK_BURY]),
    a.MATCH: ("R121", [f.ASK_TRADE]),
    a.INTERCEPT: ("R253", [f.ASK_INTERCEPT]),
    a.AGENT_SIDE: ("R113", [f.ASK_AGENT]),
    a.GIVE: ("R309", [f.ASK_GIVE]),
    a.MUSTER: ("R152", [f.ASK_PLANTING, f.ASK_PLACE]),
    a.LURE: ("R238", [f.ASK_HARVEST]),
    a.ENVOY: ("R248", [f.ASK_TRADE]),
    a.FROM: ("R274", [f.ASK_FROM]),
    a.TO: ("R274", [f.ASK_TO]),
    a.RECEIVE: ("R257", [f.ASK_RECEIVE]),
    a.BRIBE: ("R283", [f.ASK_BRIBE]),
    a.DEFEND: ("R175", [f.ASK_DEFEND]),
    a.FRONT: ("R180", [f.ASK_FRONT]),
    a.SLAUGHTER: ("R213", [f.ASK_VICTORY]),
    a.CROWN: ("R127", [f.ASK_CROWN]),
    a.LEAD: ("R223", [f.ASK_LAY]),
    a.ENGAGE: ("R101", [f.ASK_HARVEST]),
    a.ARMY: ("R157", [f.ASK_PLANTING, f.ASK_PLACE]),
    a.ATTACK: ("R165", [f.ASK_ATTACK, f.ASK_RETARGET]),
    a.FORCE: ("R152", [f.ASK_PLANTING, f.ASK_PLAY, f.ASK_HARVEST]),
    a.TREASURE_USE: ("R085", [f.ASK_HARVEST]),
    a.POPULATION_USE: ("R081", [f.ASK_HARVEST]),
    a.PAY: ("R241", [f.ASK_LURE_PAY, f.ASK_BRIBE_PAY]),
    a.WITH: ("R251", [f.ASK_WITH, f.ASK_ADD]),
    a.NEXT: ("R223", [f.ASK_LAY]),
    a.USE: ("R320", [f.ASK_HARVEST, f.ASK_TRADE, f.ASK_ATTACK, f.ASK_REACTION]),
    a.MARTIAL_SIDE: ("R076", [f.ASK_MARTIAL]),
    a.RAZE: ("R207", [f.ASK_VICTORY]),
    a.TARGET: ("R309", [f.ASK_TARGET]),
}
PASSING: Final = [
    f.ASK_HARVEST, f.ASK_TRADE, f.ASK_INTERCEPT, f.ASK_RECEIVE, f.ASK_ADD, f.ASK_BRIBE, f.ASK_AGENT,
    f.ASK_MARTIAL, f.ASK_REACTION,
]  # fmt: skip


def explain(t: Table, s: Dynasties, seat: int, deed: Deed) -> Refusal | None:
    if s.reason != RUNNING:
        return no(OVER_RULES[s.reason], "over")
    if 0 <= seat < t.seats and s.out[seat]:
        return no("R025", "out")
    kind = s.stack[-1][0]
    if kind <= f.TOSSING:
        return _chance(t, s, deed, kind) if seat == CHANCE else no("R019", "chance")
    if kind == f.ASK_PLANTING:
        if seat not in choosing(t, s):
            return no("R039", "finished")
    elif seat != s.stack[-1][1]:
        return no("R020" if kind in f.WINDOWS else "R019", "not-asked", {"seat": s.stack[-1][1] + 1})
    if deed.verb in (a.FIRST, a.ROLL, a.CARD):
        return no("R363", "chance")
    if deed.verb in (a.PASS, a.DONE):
        return _pass(t, s, seat, deed, kind)
    if not _fits(s, seat, deed, kind):
        return no(_moment(s, seat, deed, kind), "moment")
    return _conditions(t, s, seat, deed)


def _chance(t: Table, s: Dynasties, deed: Deed, kind: int) -> Refusal | None:
    verb = [a.FIRST, a.ROLL, a.CARD, a.CARD, a.WIN][kind]
    if deed.verb != verb:
        return no("R363", "other-word")
    if verb == a.CARD and not source(s) & BIT[deed.name]:
        return no("R048", "not-in-deck")
    return None


def _pass(t: Table, s: Dynasties, seat: int, deed: Deed, kind: int) -> Refusal | None:
    """`pass` and `done` where they are asked for."""
    if deed.verb == a.PASS:
        fits = kind in PASSING or kind == f.ASK_ATTACK and not s.sent
    elif kind == f.ASK_PLANTING:
        fits = not t.planting_exact and s.pending[seat] < 0
    elif kind == f.ASK_PLAY:
        fits = s.stack[-1][3] > 0
    else:
        fits = kind in (f.ASK_DEFEND, f.ASK_VICTORY) or kind == f.ASK_ATTACK and bool(s.sent)
    return None if fits else _no_pass(s, kind)


def _no_pass(s: Dynasties, kind: int) -> Refusal:
    if kind in f.WINDOWS:
        return no("R318", "pass")
    if kind == f.ASK_PLANTING:
        return no("R039", "pass")
    if kind == f.ASK_PLAY:
        return no("R084", "pass")
    if kind == f.ASK_VICTORY:
        return no("R205", "pass")
    if kind == f.ASK_ATTACK:
        return no("R170", "pass")
    return no("R249", "pass") if s.season == TRADE else no("R019", "pass")


def _fits(s: Dynasties, seat: int, deed: Deed, kind: int) -> bool:
    if kind not in MOMENTS[deed.verb][1]:
        return False
    if kind == f.ASK_PLANTING:  # a card on its way into an army first needs its place
        return (s.pending[seat] >= 0) == (deed.verb in (a.ARMY, a.MUSTER))
    return not (deed.verb == a.USE and kind == f.ASK_ATTACK and s.sent)


def _moment(s: Dynasties, seat: int, deed: Deed, kind: int) -> str:
    if deed.verb == a.PAY and s.season == CAMPAIGN:
        return "R285"
    if deed.verb in (a.FROM, a.TO) and (
        kind == f.ASK_INTERCEPT or kind == f.ASK_TO and s.envoy[FORM] == SENT
    ):
        return "R253"
    if deed.verb == a.FRONT and s.battle and s.battle[SIDE_SEAT + a.DEFENDER] == seat:
        return "R181"
    if deed.verb == a.USE and kind in f.WINDOWS:
        return "R310"
    return MOMENTS[deed.verb][0]


def _conditions(t: Table, s: Dynasties, seat: int, deed: Deed) -> Refusal | None:
    verb = deed.verb
    if verb in (a.ENVOY, a.WITH, a.MATCH, a.FROM, a.TO, a.INTERCEPT, a.RECEIVE):
        return in_trade(t, s, seat, deed)
    if verb in (a.ATTACK, a.HOLD, a.BRIBE) or verb == a.PAY and s.season == CAMPAIGN:
        return in_campaign(t, s, seat, deed)
    if verb in (a.USE, a.TARGET, a.TARGET_SEAT, a.GIVE, a.BURY, a.WIN):
        return of_a_text(t, s, seat, deed)
    home = (
        a.PLAY,
        a.FORCE,
        a.ARMY,
        a.MUSTER,
        a.TREASURE_USE,
        a.POPULATION_USE,
        a.TAKE,
        a.ENGAGE,
        a.LURE,
        a.PAY,
    )
    return at_home(t, s, seat, deed) if verb in home else in_battle(t, s, seat, deed)
