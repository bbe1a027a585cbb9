"""Views as screens: a scene is drawn once for each kind of viewer and move, and only what changed is sent."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final
from weakref import WeakKeyDictionary

import msgspec

from equipoise.core.game import Game, View
from equipoise.core.message import Message
from equipoise.core.scene import Area, Item, Scene, Touch
from equipoise.play.table import Table
from equipoise.web.messages import (
    ENCODER,
    ActionOut,
    AreaOut,
    ItemOut,
    SceneChangeOut,
    SceneOut,
)
from equipoise.web.told import Teller

KEPT: Final = 2  # pictures of each kind of viewer: whoever has seen one of them is sent what changed


@final
class Picture:
    """One viewer's scene of one position, told in one language.

    Its key is made from the key of the picture before it and what has changed since: the whole scene
    is written out only for those who have none.
    """

    def __init__(
        self, game: Game[Any], view: View, teller: Teller, past: bool = False, base: Picture | None = None
    ) -> None:
        source = game.scene(view)
        self.prompt = teller.tell(source.prompt)
        self.source = source
        self.scene = told(game, source, teller, past, base)
        # While others move there is nothing to touch; what there was before will mostly come again.
        self.latest_touches: list[Touch] = source.touches
        self.latest_actions: list[ActionOut] = self.scene.actions
        if base is not None and not source.touches:
            self.latest_touches, self.latest_actions = base.latest_touches, base.latest_actions
        self._items: dict[str, ItemOut] | None = None
        self._whole: msgspec.Raw | None = None
        self._changes: dict[str, msgspec.Raw] = {}
        if base is None:
            self.scene.key = self.key = _digest(ENCODER.encode(self.scene))
        else:
            change = ENCODER.encode(self._change(base))
            self.key = self.scene.key = _digest(change)
            self._changes[base.key] = self._with_key(change)

    def whole(self) -> msgspec.Raw:
        if self._whole is None:
            self._whole = msgspec.Raw(ENCODER.encode(self.scene))
        return self._whole

    def settle(self) -> None:
        """A newer picture is there: what only the making of it needed may go."""
        self.source = Scene([], [], [], self.source.prompt)
        self.latest_touches, self.latest_actions = [], []

    def items(self) -> dict[str, ItemOut]:
        if self._items is None:
            self._items = {item.id: item for item in self.scene.items}
        return self._items

    def since(self, base: Picture) -> msgspec.Raw:
        change = self._changes.get(base.key)
        if change is None:
            change = self._changes[base.key] = self._with_key(ENCODER.encode(self._change(base)))
        return change

    def _with_key(self, change: bytes) -> msgspec.Raw:
        """The key of a picture is made from what has changed, so it is put in afterwards."""
        return msgspec.Raw(change[:-1] + b',"key":"' + self.key.encode() + b'"}')

    def _change(self, base: Picture) -> SceneChangeOut:
        before, after = base.items(), self.items()
        scene = self.scene
        return SceneChangeOut(
            base.key,
            scene.actions,
            [item for item in scene.items if (old := before.get(item.id)) is not item and old != item],
            [id for id in before if id not in after],
            scene.areas if scene.areas is not base.scene.areas and scene.areas != base.scene.areas else None,
            scene.groups if scene.groups != base.scene.groups else None,
        )


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


@final
class Gallery:
    """The latest pictures of one table."""

    def __init__(self) -> None:
        self._pictures: dict[tuple[int, str], list[tuple[int, Picture]]] = {}

    def picture(self, table: Table, viewer: int, teller: Teller) -> Picture:
        kept = self._pictures.setdefault((viewer, teller.language), [])
        if not kept or kept[-1][0] != table.version:
            view = table.game.view(table.state, viewer)
            picture = Picture(table.game, view, teller, base=kept[-1][1] if kept else None)
            if kept:
                kept[-1][1].settle()
            kept.append((table.version, picture))
            del kept[:-KEPT]
        return kept[-1][1]

    def scene(self, table: Table, viewer: int, teller: Teller, seen: str) -> tuple[msgspec.Raw, Picture]:
        """What changes the scene of that key into the present one; the whole if the key is not known."""
        picture = self.picture(table, viewer, teller)
        for _, base in reversed(self._pictures[viewer, teller.language]):
            if base.key == seen:
                return picture.since(base), picture
        return picture.whole(), picture


_galleries: Final[WeakKeyDictionary[Table, Gallery]] = WeakKeyDictionary()


def gallery(table: Table) -> Gallery:
    found = _galleries.get(table)
    if found is None:
        found = _galleries[table] = Gallery()
    return found


def told(game: Game[Any], scene: Scene, teller: Teller, past: bool, base: Picture | None) -> SceneOut:
    if base is not None and base.source.areas is scene.areas:
        areas = base.scene.areas
    else:
        areas = [_area(area, teller) for area in scene.areas]
    # In a past position nothing can be done.
    actions = [] if past else _actions(game, scene, teller, base)
    return SceneOut(areas, _items(scene, teller, base), actions, _groups(scene))


def _items(scene: Scene, teller: Teller, base: Picture | None) -> list[ItemOut]:
    """Games may hand out the same object for the same item: then it is not told again."""
    if base is None:
        return [_item(item, teller) for item in scene.items]
    known = dict(zip(map(id, base.source.items), base.scene.items))
    before = base.items()
    return [known.get(id(item)) or _shared(_item(item, teller), before) for item in scene.items]


def _shared(item: ItemOut, before: dict[str, ItemOut]) -> ItemOut:
    """The old one if it is the same: two pictures then take little more room than one."""
    old = before.get(item.id)
    return old if old is not None and old == item else item


def _actions(game: Game[Any], scene: Scene, teller: Teller, base: Picture | None) -> list[ActionOut]:
    known: dict[int, ActionOut] = {}
    if base is not None:
        known = dict(zip(map(id, base.latest_touches), base.latest_actions))
    return [
        known.get(id(touch)) or ActionOut(game.words[touch.action], touch.items, teller.tell(touch.text))
        for touch in scene.touches
    ]


def _item(i: Item, teller: Teller) -> ItemOut:
    label = teller.tell(i.label) if isinstance(i.label, Message) else str(i.label)
    name = teller.tell(i.name) if isinstance(i.name, Message) else str(i.name)
    return ItemOut(
        i.id, i.area, i.sprite, i.x, i.y, i.w, i.h, i.angle, i.layer, label, name, i.group,
        i.tone, i.region, i.near, i.kin, i.stands_for,
    )  # fmt: skip


def _area(a: Area, teller: Teller) -> AreaOut:
    return AreaOut(a.id, teller.tell(a.name), a.kind, a.seat, a.width, a.height, a.backdrop)


def _groups(scene: Scene) -> dict[str, Any]:
    return {
        g.id: {
            "angle": g.angle,
            "x": g.x,
            "y": g.y,
            "swing": {"period": g.period, "damping": g.damping} if g.period else None,
        }
        for g in scene.groups
    }


def reason_text(reason: str, prefix: str, teller: Teller) -> str:
    slug = reason.replace(" ", "-").replace("_", "-")
    ours = teller.optional(f"{prefix.lower()}-reason-{slug}")
    return ours or teller.optional(f"web-reason-{slug}") or reason
