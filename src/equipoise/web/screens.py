"""Views as screens: a scene is drawn once for each kind of viewer and move, and only what changed is sent."""

from __future__ import annotations

import secrets
from typing import Any, Final, final

import msgspec
from mypy_extensions import mypyc_attr

from equipoise.core.message import Message, Value
from equipoise.core.scene import Area, Group, Item, Scene, Touch
from equipoise.play.table import Table
from equipoise.web.messages import ENCODER, ActionOut, AreaOut, ItemOut, SceneChangeOut, SceneOut
from equipoise.web.told import Teller

KEPT: Final = 2  # pictures of each kind of viewer: whoever has seen one of them is sent what changed


@final
@mypyc_attr(acyclic=True)
class Picture:
    """One viewer's scene of one position, told in one language.

    It holds little: what the game handed out, which pictures share, and the change from the one before.
    """

    __slots__ = ("_actions", "_areas", "_base", "_change", "_groups", "_items", "_teller", "key", "prompt")

    def __init__(
        self,
        key: str,
        scene: Scene,
        words: list[str],
        teller: Teller,
        past: bool = False,
        base: Picture | None = None,
    ) -> None:
        self.key = key
        self.prompt = teller.tell(scene.prompt)
        self._teller = teller
        self._items = scene.items
        self._areas = scene.areas
        self._groups = _groups(scene.groups) if scene.groups else {}
        # In a past position nothing can be done.
        self._actions = [] if past else [teller.once(t, _action, words[t.action]) for t in scene.touches]
        self._base, self._change = "", msgspec.Raw()
        if base is not None:
            self._base, self._change = base.key, self._since(base)

    def whole(self) -> msgspec.Raw:
        once = self._teller.once
        areas = [once(area, _area) for area in self._areas]
        items = [once(item, _item) for item in self._items]
        return msgspec.Raw(ENCODER.encode(SceneOut(areas, items, self._actions, self._groups, self.key)))

    def since(self, base: Picture) -> msgspec.Raw:
        return self._change if base.key == self._base else self._since(base)

    def _since(self, base: Picture) -> msgspec.Raw:
        change = SceneChangeOut(base.key, self.key, self._actions)
        if self._items is not base._items:
            change.set, change.gone = _changed(base._items, self._items, self._teller)
        if self._areas is not base._areas:
            once = self._teller.once
            areas = [once(area, _area) for area in self._areas]
            change.areas = areas if areas != [once(area, _area) for area in base._areas] else None
        if self._groups != base._groups:
            change.groups = self._groups
        return msgspec.Raw(ENCODER.encode(change))


def _changed(before: list[Item], after: list[Item], teller: Teller) -> tuple[list[msgspec.Raw], list[str]]:
    """What is new or otherwise than before, and the ids of what is gone.

    Games hand out the same object for the same item, so most need not be looked into.
    """
    if len(before) == len(after):
        once, found = teller.once, list[msgspec.Raw]()
        for old_item, item in zip(before, after):
            if old_item is not item:
                if old_item.id != item.id:
                    break
                text = once(item, _item)
                if text != once(old_item, _item):
                    found.append(text)
        else:  # nothing came or went
            return found, []
    old, new = set(map(id, before)), set(map(id, after))
    left = {item.id: item for item in before if id(item) not in new}
    changed: list[msgspec.Raw] = []
    for item in after:
        if id(item) not in old:
            was, text = left.pop(item.id, None), teller.once(item, _item)
            if was is None or teller.once(was, _item) != text:
                changed.append(text)
    return changed, list(left)


@final
class Wall:
    """The latest pictures of one kind of viewer, the newest last."""

    __slots__ = ("_begins", "_pictures", "_version", "_viewer")

    def __init__(self, viewer: int, begins: str) -> None:
        self._viewer = viewer
        self._begins = begins
        self._pictures: list[Picture] = []
        self._version = -1

    def newest(self, table: Table, teller: Teller) -> Picture:
        version = table.version_of(self._viewer)
        if version != self._version:
            pictures, game = self._pictures, table.game
            scene = game.scene(game.view(table.state, self._viewer))
            base = pictures[-1] if pictures else None
            pictures.append(Picture(f"{self._begins}{version}", scene, game.words, teller, base=base))
            del pictures[:-KEPT]
            self._version = version
        return self._pictures[-1]

    def known(self, key: str) -> Picture | None:
        for picture in self._pictures:
            if picture.key == key:
                return picture
        return None


@final
class Gallery:
    """The latest pictures of one table.

    A key says whose picture it is and counts what he could see; it begins otherwise whenever the table is
    loaded, when nobody's picture is known any more.
    """

    def __init__(self) -> None:
        self._begins = f"{secrets.randbits(32):x}"
        self._walls: dict[tuple[int, str], Wall] = {}

    def wall(self, viewer: int, language: str) -> Wall:
        found = self._walls.get((viewer, language))
        if found is None:
            found = self._walls[viewer, language] = Wall(viewer, f"{self._begins}.{viewer}.{language}.")
        return found


def gallery(table: Table) -> Gallery:
    if not isinstance(table.drawn, Gallery):
        table.drawn = Gallery()
    return table.drawn


def _action(touch: Touch, teller: Teller, words: str) -> ActionOut:
    return ActionOut(words, touch.items, teller.tell(touch.text))


def _item(i: Item, teller: Teller, _: str) -> ItemOut:
    label, name = _text(i.label, teller), _text(i.name, teller)
    return ItemOut(
        i.id, i.area, i.sprite, i.x, i.y, i.w, i.h, i.angle, i.layer, label, name, i.group,
        i.tone, i.region, i.near, i.kin, i.stands_for, i.comes_from,
    )  # fmt: skip


def _text(value: Value, teller: Teller) -> str:
    return teller.tell(value) if isinstance(value, Message) else str(value)


def _area(a: Area, teller: Teller, _: str) -> AreaOut:
    return AreaOut(a.id, teller.tell(a.name), a.kind, a.seat, a.width, a.height, a.backdrop)


def _groups(groups: list[Group]) -> dict[str, Any]:
    return {
        g.id: {
            "angle": g.angle,
            "x": g.x,
            "y": g.y,
            "behind": g.behind,
            "swing": {"period": g.period, "damping": g.damping, "stop": g.stop} if g.period else None,
        }
        for g in groups
    }


def reason_text(reason: str, prefix: str, teller: Teller) -> str:
    slug = reason.replace(" ", "-").replace("_", "-")
    ours = teller.optional(f"{prefix.lower()}-reason-{slug}")
    return ours or teller.optional(f"web-reason-{slug}") or reason
