"""Every question: what can be answered, and what an answer does. The top frame is the question."""

from __future__ import annotations

from mypy_extensions import i64

from equipoise.games.dynasties.actions import Deed
from equipoise.games.dynasties.handful import Offers
from equipoise.games.dynasties.rules import (
    attack,
    battle,
    checking,
    clash,
    envoy,
    harvest,
    luring,
    reaction,
    reform,
    texts,
    trade,
    victory,
)
from equipoise.games.dynasties.rules.cardtexts import MEASURED_WORDS
from equipoise.games.dynasties.rules.frames import (
    ASK_AGENT,
    ASK_ATTACK,
    ASK_BRIBE,
    ASK_BRIBE_PAY,
    ASK_BURY,
    ASK_CROWN,
    ASK_DEFEND,
    ASK_FROM,
    ASK_FRONT,
    ASK_GIVE,
    ASK_HARVEST,
    ASK_INTERCEPT,
    ASK_MARTIAL,
    ASK_PLACE,
    ASK_PLAY,
    ASK_REACTION,
    ASK_RECEIVE,
    ASK_REFORM,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TO,
    ASK_TRADE,
    ASK_VICTORY,
    ASK_WITH,
    value,
)
from equipoise.games.dynasties.state import Dynasties, Table


def offers(t: Table, s: Dynasties, seat: i64, kind: i64) -> Offers:
    """The ids of all answers to a question of that kind, ascending."""
    if kind < ASK_TRADE:
        return _home_offers(t, s, seat, kind)
    if kind < ASK_ATTACK:
        return _trade_offers(t, s, seat, kind)
    if kind < ASK_DEFEND:
        return _campaign_offers(t, s, seat, kind)
    if kind < ASK_CROWN:
        return _battle_offers(t, s, seat, kind)
    return _text_offers(t, s, seat, kind)


def answer(t: Table, s: Dynasties, seat: i64, deed: Deed, kind: i64) -> None:
    if kind < ASK_TRADE:
        _home_answer(t, s, seat, deed, kind)
    elif kind < ASK_ATTACK:
        _trade_answer(t, s, seat, deed, kind)
    elif kind < ASK_DEFEND:
        _campaign_answer(t, s, seat, deed, kind)
    elif kind < ASK_CROWN:
        _battle_answer(t, s, seat, deed, kind)
    else:
        _text_answer(t, s, seat, deed, kind)


def _home_offers(t: Table, s: Dynasties, seat: i64, kind: i64) -> Offers:
    if kind == ASK_HARVEST:
        return harvest.offers(t, s, seat)
    if kind == ASK_TAKE:
        return harvest.take_offers(t, s, seat)
    if kind == ASK_PLAY:
        return harvest.play_offers(t, s, seat)
    if kind == ASK_PLACE:
        return harvest.place_offers(t, s, seat)
    return luring.pay_offers(t, s, seat)


def _trade_offers(t: Table, s: Dynasties, seat: i64, kind: i64) -> list[object]:
    if kind == ASK_TRADE:
        return trade.offers(t, s, seat)
    if kind == ASK_WITH:
        return envoy.with_offers(t, s, seat)
    if kind == ASK_FROM:
        return envoy.from_offers(t, s, seat)
    if kind == ASK_TO:
        return envoy.to_offers(t, s, seat)
    if kind == ASK_INTERCEPT:
        return envoy.intercept_offers(t, s, seat)
    if kind == ASK_RECEIVE:
        return envoy.receive_offers(t, s, seat)
    return envoy.add_offers(t, s, seat)


def _campaign_offers(t: Table, s: Dynasties, seat: i64, kind: i64) -> list[object]:
    if kind == ASK_ATTACK:
        return attack.offers(t, s, seat)
    if kind == ASK_BRIBE:
        return attack.bribe_offers(t, s, seat)
    if kind == ASK_BRIBE_PAY:
        return attack.pay_offers(t, s, seat)
    return attack.retarget_offers(t, s, seat)


def _battle_offers(t: Table, s: Dynasties, seat: i64, kind: i64) -> list[object]:
    if kind == ASK_DEFEND:
        return battle.defend_offers(t, s, seat)
    if kind == ASK_FRONT:
        return clash.front_offers(t, s, seat)
    if kind == ASK_AGENT:
        return clash.agent_offers(t, s, seat)
    if kind == ASK_MARTIAL:
        return clash.martial_offers(t, s, seat)
    if kind == ASK_VICTORY:
        return victory.offers(t, s, seat)
    if kind == ASK_REFORM:
        return reform.offers(t, s, seat)
    return reform.lay_offers(t, s, seat)


def _text_offers(t: Table, s: Dynasties, seat: i64, kind: i64) -> list[object]:
    if kind == ASK_CROWN:
        return checking.crown_offers(t, s, seat)
    if kind == ASK_REACTION:
        return reaction.offers(t, s, seat)
    if kind == ASK_TARGET:
        return reaction.share_offers(t, s, seat) if _is_share(t, s) else texts.target_offers(t, s, seat)
    if kind == ASK_GIVE:
        return texts.give_offers(t, s, seat)
    if kind == ASK_BURY:
        return texts.bury_offers(t, s, seat)
    return reaction.win_offers(t)


def _home_answer(t: Table, s: Dynasties, seat: i64, deed: Deed, kind: i64) -> None:
    if kind == ASK_HARVEST:
        harvest.act(t, s, seat, deed)
    elif kind == ASK_TAKE:
        harvest.take(t, s, seat, deed)
    elif kind == ASK_PLAY:
        harvest.play(t, s, seat, deed)
    elif kind == ASK_PLACE:
        harvest.place(t, s, seat, deed)
    else:
        luring.pay(t, s, seat, deed)


def _trade_answer(t: Table, s: Dynasties, seat: i64, deed: Deed, kind: i64) -> None:
    if kind == ASK_TRADE:
        trade.act(t, s, seat, deed)
    elif kind == ASK_WITH:
        envoy.assign(t, s, seat, deed)
    elif kind == ASK_FROM:
        envoy.send_from(t, s, seat, deed)
    elif kind == ASK_TO:
        envoy.send_to(t, s, seat, deed)
    elif kind == ASK_INTERCEPT:
        envoy.intercept(t, s, seat, deed)
    elif kind == ASK_RECEIVE:
        envoy.receive(t, s, seat, deed)
    else:
        envoy.add(t, s, seat, deed)


def _campaign_answer(t: Table, s: Dynasties, seat: i64, deed: Deed, kind: i64) -> None:
    if kind == ASK_ATTACK:
        attack.act(t, s, seat, deed)
    elif kind == ASK_BRIBE:
        attack.bribe(t, s, seat, deed)
    elif kind == ASK_BRIBE_PAY:
        attack.pay(t, s, seat, deed)
    else:
        attack.retarget(t, s, seat, deed)


def _battle_answer(t: Table, s: Dynasties, seat: i64, deed: Deed, kind: i64) -> None:
    if kind == ASK_DEFEND:
        battle.defend(t, s, seat, deed)
    elif kind == ASK_FRONT:
        clash.front(t, s, seat, deed)
    elif kind == ASK_AGENT:
        clash.agent(t, s, seat, deed)
    elif kind == ASK_MARTIAL:
        clash.martial(t, s, seat, deed)
    elif kind == ASK_VICTORY:
        victory.act(t, s, seat, deed)
    elif kind == ASK_REFORM:
        reform.choose(t, s, seat, deed)
    else:
        reform.lay(t, s, seat, deed)


def _text_answer(t: Table, s: Dynasties, seat: i64, deed: Deed, kind: i64) -> None:
    if kind == ASK_CROWN:
        checking.crown(t, s, seat, deed)
    elif kind == ASK_REACTION:
        reaction.act(t, s, seat, deed)
    elif kind == ASK_TARGET:
        if _is_share(t, s):
            reaction.halve(t, s, seat, deed)
        else:
            texts.aim(t, s, seat, deed)
    elif kind == ASK_GIVE:
        texts.give(t, s, seat, deed)
    elif kind == ASK_BURY:
        texts.bury(t, s, seat, deed)
    else:
        reaction.say_winner(t, s, deed)


def _is_share(t: Table, s: Dynasties) -> bool:
    """X12 is aimed at a player, all other texts at cards."""
    return t.text[value(s, 2)] == MEASURED_WORDS
