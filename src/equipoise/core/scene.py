"""A position as a picture: areas with items, and what to touch for each legal action.

A game draws itself once; the browser, the notebook and the README show the same scene.
"""

from __future__ import annotations

from typing import Final, Generic, Hashable, Sequence, TypeVar, final

from equipoise.core.message import Message, Value

BOARD: Final = "board"
PANEL: Final = "panel"
HAND: Final = "hand"
TRACK: Final = "track"
CHOICES: Final = "choices"  # has no picture: what can be touched there next is shown as buttons

OWN_COLOUR: Final = -1

MOST_KEPT: Final = 20_000

T = TypeVar("T")
Key = tuple[Hashable, ...]


class Part:
    """What scenes are made of. Whoever shows it may keep with it how he does."""

    __slots__ = ("shown",)

    def __init__(self) -> None:
        self.shown: object = None


@final
class Area(Part):
    """A part of the screen with units of its own; kind says how a small screen may treat it.

    Boards that belong to seats stand side by side, or are shown one at a time.
    """

    __slots__ = ("backdrop", "height", "id", "kind", "name", "seat", "width")

    def __init__(
        self, id: str, name: Message, kind: str, width: int, height: int, backdrop: str = "", seat: int = -1
    ) -> None:
        super().__init__()
        self.id = id
        self.name = name
        self.kind = kind
        self.width = width
        self.height = height
        self.backdrop = backdrop  # a sprite drawn under everything
        self.seat = seat  # whose board or panel it is


@final
class Item(Part):
    """Something to see and perhaps to touch; without a sprite it is a line of text of height h.

    The same thing keeps its id, so that it can glide to its new place. Things that cannot be told
    apart have the same `kin`: where one goes and one of its kin comes, it is seen to have moved.
    Touching an item that `stands_for` another counts as touching that one. One that is new and
    `comes_from` another is seen to glide from where that one was.
    """

    __slots__ = (
        "angle", "area", "comes_from", "group", "h", "id", "kin", "label", "layer", "name", "near", "region",
        "sprite", "stands_for", "tone", "w", "x", "y",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        area: str,
        sprite: str,
        x: float,
        y: float,
        w: float,
        h: float,
        name: Value,
        label: Value = "",
        angle: float = 0.0,
        layer: int = 0,
        group: str = "",
        tone: int = OWN_COLOUR,
        region: bool = False,
        near: list[str] | None = None,
        kin: str = "",
        stands_for: str = "",
        comes_from: str = "",
    ) -> None:
        super().__init__()
        self.id = id
        self.area = area
        self.sprite = sprite
        self.x = x  # of its centre
        self.y = y
        self.w = w
        self.h = h
        self.name = name  # in full, for tooltips and screen readers; empty for what is decoration only
        self.label = label  # short, drawn on it
        self.angle = angle
        self.layer = layer
        self.group = group
        self.tone = tone  # the number of a seat's colour, or its own
        self.region = region  # a part of the backdrop
        self.near = near if near is not None else []  # where the arrow keys lead
        self.kin = kin
        self.stands_for = stands_for
        self.comes_from = comes_from


@final
class Group:
    """Items that turn together about a point; with a period they swing to it as a damped pendulum.

    With a stop they knock against something there, on both sides, and never swing beyond it.
    Seen from behind, angles are the other way round: whoever goes round the table sees no swing in that.
    """

    __slots__ = ("angle", "behind", "damping", "id", "period", "stop", "x", "y")

    def __init__(
        self,
        id: str,
        angle: float,
        x: float,
        y: float,
        period: float = 0.0,
        damping: float = 0.0,
        stop: float = 180.0,
        behind: bool = False,
    ) -> None:
        self.id = id
        self.angle = angle
        self.x = x
        self.y = y
        self.period = period
        self.damping = damping
        self.stop = stop
        self.behind = behind


@final
class Touch(Part):
    """A legal action, the items to touch for it in order, and what it does; without items a button."""

    __slots__ = ("action", "items", "text")

    def __init__(self, action: int, items: list[str], text: Message) -> None:
        super().__init__()
        self.action = action
        self.items = items
        self.text = text


@final
class Scene:
    __slots__ = ("areas", "groups", "items", "prompt", "touches")

    def __init__(
        self,
        areas: list[Area],
        items: list[Item],
        touches: list[Touch],
        prompt: Message,
        groups: list[Group] | None = None,
    ) -> None:
        self.areas = areas
        self.items = items
        self.touches = touches
        self.prompt = prompt  # what to do next, or whom one waits for
        self.groups = groups if groups is not None else []


@final
class Kept(Generic[T]):
    """What was made before, by all that it depends on. When it is full it begins anew."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._kept: dict[Key, T] = {}

    def get(self, key: Key) -> T | None:
        return self._kept.get(key)

    def keep(self, key: Key, made: T) -> T:
        if len(self._kept) >= self.most:
            self._kept.clear()
        self._kept[key] = made
        return made


@final
class Parts:
    """The parts of all scenes of a game. What is the same object as before need not be told or sent again."""

    def __init__(self) -> None:
        self.areas: Kept[list[Area]] = Kept()
        self.items: Kept[list[Item]] = Kept()
        self.touches: Kept[Touch] = Kept()


def scene_faults(scene: Scene, legal: Sequence[int]) -> list[str]:
    """The law of scenes: every legal action has a path of its own, made of items that are there."""
    found: list[str] = []
    ids = [item.id for item in scene.items]
    if len(set(ids)) != len(ids):
        found.append("two items have the same id")
    if sorted(touch.action for touch in scene.touches) != legal:
        found.append("the touches are not those of the legal actions")
    known = set(ids)
    paths: set[str] = set()
    for touch in scene.touches:
        for id in touch.items:
            if id not in known:
                found.append(f"action {touch.action} touches {id}, which is not in the scene")
        path = " ".join(touch.items)
        if path and path in paths:
            found.append(f"two actions have the path {path}")
        paths.add(path)
    areas = {area.id for area in scene.areas}
    found += [f"item {item.id} lies in no area" for item in scene.items if item.area not in areas]
    return found


def scene_text(scene: Scene) -> str:
    """All of a scene in one line of text: equal for equal scenes."""
    areas = [f"{a.id} {a.name!r} {a.kind} {a.width} {a.height} {a.backdrop} {a.seat}" for a in scene.areas]
    items = [_item_text(item) for item in scene.items]
    groups = [
        f"{g.id} {g.angle} {g.x} {g.y} {g.period} {g.damping} {g.stop} {g.behind}" for g in scene.groups
    ]
    touches = [f"{t.action} {t.items} {t.text!r}" for t in scene.touches]
    return repr([areas, items, groups, touches, scene.prompt])


def _item_text(i: Item) -> str:
    place = f"{i.id} {i.area} {i.sprite} {i.x} {i.y} {i.w} {i.h} {i.angle} {i.layer} {i.group} {i.tone}"
    return f"{place} {i.name!r} {i.label!r} {i.region} {i.near} {i.kin} {i.stands_for} {i.comes_from}"
