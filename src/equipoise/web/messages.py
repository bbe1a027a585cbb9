"""What goes over the wire, as docs/protocol.md has it. Strict: what does not fit is refused whole."""

from __future__ import annotations

from typing import Any, Final, Literal, Union

import msgspec

from equipoise.play.lines import ANY

MOST_CHAT: Final = 300
MOST_ITEMS: Final = 12


class Incoming(msgspec.Struct, array_like=True, forbid_unknown_fields=True, gc=False):
    """A message from a browser: an array that begins with its word."""


class Act(Incoming, tag="act"):
    n: int
    seat: int
    words: str
    line: int = ANY


class Why(Incoming, tag="why"):
    seat: int
    words: str


class WhyItems(Incoming, tag="why-items"):
    seat: int
    items: list[str]


class Undo(Incoming, tag="undo"):
    n: int
    seat: int
    line: int = ANY


class Answer(Incoming, tag="answer"):
    id: int
    yes: bool


class Offer(Incoming, tag="offer"):
    kind: Literal["draw"]
    seat: int


class Resign(Incoming, tag="resign"):
    seat: int


class Pause(Incoming, tag="pause"):
    seat: int


class Resume(Incoming, tag="resume"):
    seat: int


class Quiet(Incoming, tag="quiet"):
    seat: int
    scope: str


class Look(Incoming, tag="look"):
    n: int
    seat: int


class Acts(Incoming, tag="acts"):
    n: int
    seat: int


class Hint(Incoming, tag="hint"):
    seat: int


class Reason(Incoming, tag="reason"):
    n: int


class Dictate(Incoming, tag="dictate"):
    n: int
    seat: int
    text: str
    line: int = ANY


class Ready(Incoming, tag="ready"):
    seat: int


class Chat(Incoming, tag="chat"):
    text: str


class Ping(Incoming, tag="ping"):
    pass


Matter = Union[Undo, Answer, Offer, Resign, Pause, Resume, Quiet]
AnyIncoming = Union[Act, Why, WhyItems, Matter, Look, Acts, Hint, Reason, Dictate, Ready, Chat, Ping]
DECODER: Final = msgspec.json.Decoder(AnyIncoming)
ENCODER: Final = msgspec.json.Encoder()


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request."""


class NameBody(Body):
    name: str


class CreateBody(Body):
    game: str
    seats: int
    sit: list[str]
    options: dict[str, Union[bool, int, str]] = {}
    names: list[str] = []
    listed: bool = True
    luck: str = ""
    commitment: str = ""
    clock: int = 0


class FileBody(Body):
    text: str


class JoinBody(Body):
    seat: int
    luck: str = ""


class LeaveBody(Body):
    seat: int


class Out(msgspec.Struct, gc=False):
    """Made, sent and forgotten; nothing in it leads back to it, so nobody need look for that."""


class AreaOut(msgspec.Struct, gc=False, frozen=True):
    id: str
    name: str
    kind: str
    seat: int
    width: int
    height: int
    backdrop: str


class ItemOut(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    id: str
    area: str
    sprite: str
    x: float
    y: float
    w: float
    h: float
    angle: float
    layer: int
    label: str
    name: str
    group: str
    tone: int
    region: bool
    near: list[str]
    kin: str
    stands_for: str
    comes_from: str = ""


class ActionOut(msgspec.Struct, gc=False, frozen=True):
    words: str
    touches: list[str]
    text: str
    kind: str = ""


class SceneOut(Out):
    areas: list[msgspec.Raw]  # [AreaOut]
    items: list[msgspec.Raw]  # [ItemOut]
    actions: list[msgspec.Raw]  # [ActionOut]
    groups: dict[str, Any]
    key: str


class SceneChangeOut(Out, omit_defaults=True):
    base: str
    key: str
    actions: list[msgspec.Raw]
    set: list[msgspec.Raw] = []
    gone: list[str] = []
    areas: list[msgspec.Raw] | None = None
    groups: dict[str, Any] | None = None


class SeatOut(Out):
    seat: int
    kind: str
    name: str
    yours: bool
    online: bool
    level: str
    tone: int


class LineOut(Out, omit_defaults=True):
    n: int
    seat: int
    text: str
    acts: bool = False
    reason: bool = False


class LogOut(Out, rename={"start": "from"}):
    start: int
    lines: list[LineOut]


class ActsOut(Out):
    seat: int
    texts: list[str]
    scenes: list[msgspec.Raw]  # the first one whole, then what changes


class OutcomeOut(Out):
    reason: str
    text: str
    ranks: list[int]
    scores: list[int]


class CanOut(Out, omit_defaults=True):
    undo: str
    draw: bool
    resign: bool
    hint: bool = False
    dictate: str = ""  # how
    rematch: bool = False


class ClockOut(Out):
    seconds: int
    left: float
    paused: int  # the seat that asked for the pause; -2: none
    pause_left: float
    may_pause: int  # the seat of this browser that may ask for one; -2: none
    may_resume: int  # the seat of this browser that may end it; -2: none


class ScopeOut(Out):
    scope: str
    text: str


class QuietOut(Out):
    now: str
    scopes: list[ScopeOut]


class ScreenOut(Out):
    n: int
    line: int
    seat: int
    yours: list[int]
    to_act: list[int]
    prompt: str
    scene: msgspec.Raw
    log: LogOut
    outcome: OutcomeOut | None
    seats: msgspec.Raw  # [SeatOut]
    can: CanOut
    hand_over: str | None
    quiet: QuietOut | None = None
