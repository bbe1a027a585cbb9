"""Monte-Carlo tree search on the interface of games: any number of seats, chance, secrets.

Each seat has a tree of its own, since each knows other things: its nodes are its decisions, told apart by
what it noticed since the one before and by what lies open to all. Where a game hides nothing all seats share
one tree, and ways that lead to the same position meet in one node: the actions of a turn may come in any
order. Every round starts from a fresh guess of what the searching seat cannot know; seats that choose at the
same time do so one after the other, but none notices what the others chose.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from equipoise.bots.search.dice import QuickDice
from equipoise.bots.search.node import OPENED, PLACE, WAY, Node, mark, nodes_below
from equipoise.bots.search.opinion import Opinion
from equipoise.bots.search.replies import Replies, Reply
from equipoise.core.fair import Bits
from equipoise.core.game import CHANCE, Game, State

MOST_STEPS: Final = 400  # of one round, chance included
PATIENCE: Final = 24  # visits before whole plans are made below the root: they cost much to make
WIDTH: Final = 3.0  # plans, times the root of the visits
HASTE: Final = 0.998  # what is one decision farther away is so much less certain: a near win is better
NOTHING: Final = 1 << 60  # was noticed since the latest decision
CLEARLY: Final = 2  # times as often as the next: a choice so clear is settled sooner
SURE: Final = 0.985  # a chance beyond which there is little left to find
FAMILIAR: Final = 8  # visits of a position after which the next search goes on from it, if some is hidden
GRAIN: Final = 1 << 20  # of luck
MOST_BYTES: Final = 2000  # of a tree, for each node that it may have


@final
class Search:
    """Thinks about one position for one seat; `round` may be called again and again."""

    def __init__(
        self, game: Game[Any], guess: State, seat: int, opinion: Opinion, bits: Bits, most_nodes: int,
        past: dict[int, int] | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.seat = seat
        self.opinion = opinion
        self.bits = bits
        self.dice = QuickDice(bits)
        self.most_nodes = most_nodes
        self.position = guess
        self.past = past if past is not None else {}  # positions of the game so far, by `Opinion.again`
        self.hides = game.hides()
        self.trees: list[Node] = [Node() for _ in range(game.seats if self.hides else 1)]
        self.nodes = len(self.trees)  # where ways meet, each that leads to a node counts
        self.bytes = self.nodes * WAY
        self.rounds_done = 0
        # By `mark` of the position; where something is hidden only those of the seat, and known well.
        self.familiar: dict[int, Node] = {}
        # The way of the round under way.
        self._at: list[Node] = []  # in each tree
        self._noticed: list[int] = []  # since then
        self._nodes: list[Node] = []
        self._places: list[int] = []
        self._seats: list[int] = []
        self._circles = False  # whether it has come to a position of the past
        self._lucky = False  # whether chance had a say
        self._luck = False  # the same in any round
        self._replies = Replies(game.seats, len(game.words))

    @property
    def root(self) -> Node:
        return self.trees[self.seat] if self.hides else self.trees[0]

    def go_on_from(self, node: Node, familiar: dict[int, Node]) -> None:
        """Keeps what an earlier search thought of this very position, and of those that follow from it."""
        self.trees[self.seat if self.hides else 0] = node
        below = nodes_below(node)
        for each in below:
            each.past = each.again in self.past  # it may have come since it was thought of
        node.past = False
        self.nodes = len(self.trees) + node.ways() + sum([each.ways() for each in below])
        self.bytes = len(self.trees) * WAY + node.size() + sum([each.size() for each in below])
        self.familiar = {number: each for number, each in familiar.items() if each in below}

    def is_sure(self) -> bool:
        """Whether all is lost, or won as far as that can be known, or only one thing can be done."""
        root = self.root
        chance = root.chance(root.favourites()[0])
        won = chance > SURE and (self.hides or self._luck or root.won >= 0)
        return won or chance < 1.0 - SURE or len(root.actions) == 1

    def is_clear(self) -> bool:
        """Whether the most tried action is tried far more often than the next, or it hardly matters."""
        root = self.root
        places = root.favourites()
        return self.is_sure() or root.visits[places[0]] >= CLEARLY * root.visits[places[1]]

    def round(self) -> None:
        """One more way through the tree, down to a position not yet looked at."""
        s = self._begin()
        self._at = self.trees[:]
        self._noticed = [NOTHING] * len(self.trees)
        self._nodes, self._places, self._seats = [], [], []
        self._circles = self._lucky = False
        for _ in range(MOST_STEPS):
            seats = self.game.to_act(s)
            if not seats:
                break
            # Of several the searching seat comes first, so that its choice stands at its root.
            seat = self.seat if self.seat in seats else seats[0]
            if seat == CHANCE:
                action = self._chance(s)
                self._lucky = self._luck = True
                self._notice(s, seat, action)
                self.game.apply(s, seat, action)
            elif not self._decide(s, seat):
                break
        even = self.opinion.even(self.game)
        chances = self.opinion.chances(self.game, s)
        if self._circles:  # nobody wins by them, and who loses has no use for them
            chances = [min(even, chance) for chance in chances]
        certain = HASTE ** len(self._nodes)
        for step in range(len(self._nodes)):
            chance = certain * chances[self._seats[step]] + (1.0 - certain) * even
            self._nodes[step].note(self._places[step], chance)
        if not self.hides and not self._lucky and self.game.outcome(s) is not None:
            self._prove(chances)
        self.rounds_done += 1
        self._remember_reply(chances[self.seat])

    def _prove(self, chances: list[float]) -> None:
        """Who has won by words of his own, without others or luck between them, wins by each of them."""
        step = len(self._seats) - 1
        while step >= 0 and self._seats[step] == self._seats[-1] and chances[self._seats[step]] == 1.0:
            self._nodes[step].won = self._places[step]
            step -= 1

    def _remember_reply(self, chance: float) -> None:
        """What the next other seat did after the choice at the root, and what came of it."""
        for step in range(1, len(self._seats)):
            if self._seats[step] != self.seat:
                words = self._nodes[step].words(self._places[step])
                first = int(self._nodes[step].actions[self._places[step]])
                reply = self._replies.add(self._places[0], self._seats[step], first, words, chance)
                if reply.count & (reply.count - 1) == 0:  # now and then: the later, the better thought of
                    ways = zip(self._nodes[:step], self._places)
                    reply.before = [word for node, place in ways for word in node.words(place)]
                return

    def feared(self) -> Reply | None:
        """The answer to the best choice that promises the seat least, among those that are often tried."""
        return self._replies.feared(self.root.favourites()[0]) if self.root.won < 0 else None

    def _begin(self) -> State:
        if self.hides:
            return self.opinion.imagine(self.game, self.position, self.seat, self.dice)
        return self.position.copy()

    def _decide(self, s: State, seat: int) -> bool:
        """Goes on by the choice of a seat; False where the way ends, at a position hardly known."""
        node = self._node(seat if self.hides else 0, s)
        if node.past:
            self._circles = True
            return False
        if len(node.actions) == 0 and self._turns_back(node, seat):
            node.count += 1
            return False
        if self.hides and seat == self.seat and node.count == FAMILIAR and node is not self.root:
            self.familiar.setdefault(mark(self.game, s, seat), node)  # the first is known best
        place = self._choose(node, s, seat)
        if place < 0:
            node.count += 1
            return False
        self._nodes.append(node)
        self._places.append(place)
        self._seats.append(seat)
        if node.plans is not None:
            self._carry_out(s, seat, node.plans[place], place)
        else:
            action = int(node.actions[place])
            self._notice(s, seat, action)
            self.game.apply(s, seat, action)
        return True

    def _turns_back(self, node: Node, seat: int) -> bool:
        """A node is opened when it is met again: most are met only once. Plans cost more to make, but all
        seats must have one before it shows what comes of them."""
        if self.root.plans is not None:
            return seat in self._seats and node.count < PATIENCE
        return (node.count == 0 or not self._has_room()) and node is not self.root

    def _has_room(self) -> bool:
        return self.bytes < self.most_nodes * MOST_BYTES

    def _chance(self, s: State) -> int:
        legal = self.game.legal(s, CHANCE)
        if len(legal) == 1:
            return legal[0]
        return legal[self.dice.pick(self.game.odds(s))]

    def _carry_out(self, s: State, seat: int, plan: list[int], place: int) -> None:
        """Many words, of which only the last tells the others something."""
        for action in plan[:-1]:
            self.game.apply(s, seat, action)
        last = plan[-1]
        self._notice(s, seat, last)
        if self.game.noticed(s, seat, last, seat) == last:
            # What the others plan is not out yet: the plan itself leads on.
            self._noticed[seat if self.hides else 0] = -2 - place
        self.game.apply(s, seat, last)

    def _notice(self, s: State, seat: int, action: int) -> None:
        """Each seat keeps in mind what it sees of the action about to be applied."""
        for tree in range(len(self._noticed)):
            noticed = self.game.noticed(s, seat, action, tree) if self.hides else action
            before = self._noticed[tree]
            if before == NOTHING:
                self._noticed[tree] = noticed
            elif noticed != -1:  # else not even how many words were said
                self._noticed[tree] = hash((before, noticed))

    def _node(self, tree: int, s: State) -> Node:
        """Where what was noticed leads to, and what came to light."""
        if self._noticed[tree] != NOTHING:
            shown = self.game.shown(s) if self.hides else 0
            noticed = self._noticed[tree] if shown == 0 else hash((self._noticed[tree], shown))
            self._at[tree] = self._kid(self._at[tree], noticed, s)
            self._noticed[tree] = NOTHING
        return self._at[tree]

    def _kid(self, node: Node, noticed: int, s: State) -> Node:
        kid = node.kid(noticed)
        if kid is not None:
            return kid
        number = 0
        if not self.hides:
            number = hash(s)
            kid = self.familiar.get(number)
        fresh = kid is None
        if kid is None:
            kid = Node()
            kid.again = self.opinion.again(self.game, s)
            kid.past = kid.again in self.past
        if self.nodes < self.most_nodes and self._has_room():
            self.nodes += 1
            self.bytes += WAY
            node.adopt(noticed, kid)
            if fresh and not self.hides:
                self.familiar[number] = kid
        return kid

    def _choose(self, node: Node, s: State, seat: int) -> int:
        """-1 where nothing that can be done is known, and there is no room for it."""
        if node.plans is not None or len(node.actions) == 0:
            self._plan(node, s, seat)
        if node.plans is not None:
            return node.best()
        if not self.hides:
            if len(node.actions) == 0:
                self._open(node, s, seat, list(self.game.legal(s, seat)))
            return node.best()
        legal = list(self.game.legal(s, seat))
        fresh = node.unplaced(legal)
        if fresh and (self._has_room() or node is self.root):
            self._open(node, s, seat, fresh)
        elif fresh:
            legal = [action for action in legal if action not in fresh]
        return node.best_of(legal) if legal else -1

    def _plan(self, node: Node, s: State, seat: int) -> None:
        """The more often a decision is met, the more plans are weighed; new ones begin with the best."""
        plans = node.plans
        if plans is not None:
            enough = WIDTH * math.sqrt(float(node.count) + 1.0)
            if len(plans) >= enough or not self._has_room():
                return
        best = node.favourites() if plans is not None else []
        known = [node.words(place) for place in best]
        plan = self.opinion.plan(self.game, s, seat, known, self.bits)
        if plan and plan not in known:
            node.add_plan(plan, node.chance(best[0]) if best else 0.5)
            self.bytes += PLACE * (1 + len(plan))

    def _open(self, node: Node, s: State, seat: int, actions: list[int]) -> None:
        """Looks one action ahead along each of these, and hopes accordingly."""
        variety = self.opinion.variety if node is self.root else 0.0
        self.bytes += PLACE * len(actions) + (0 if len(node.actions) else OPENED)
        forced = len(actions) == 1 and len(node.actions) == 0
        for action in actions:
            hope = 0.5
            if not forced:
                after = s.copy()
                self.game.apply(after, seat, action)
                hope = self.opinion.chance(self.game, after, seat)
                if variety > 0.0 and self.game.outcome(after) is None:
                    hope -= variety * (float(self.bits.below(GRAIN)) / GRAIN)
            if self.hides:
                node.add_placed(action, hope)
            else:
                node.add(action, hope)
        node.sharpen(self.opinion.sharpness)
