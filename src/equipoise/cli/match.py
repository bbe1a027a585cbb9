"""One game in the terminal: the position, its record, the dice, and who plays which seat."""

from __future__ import annotations

from typing import Any, Callable, Final, final

from equipoise.bots import find_bot
from equipoise.bots.levels import Searcher
from equipoise.bots.outside import BotFault, Outside, dismiss
from equipoise.bots.seen import Seen, seen
from equipoise.bots.uniform import Uniform
from equipoise.core.fair import CheckableDice, Dice, PlainDice, SeededDice
from equipoise.core.game import CHANCE, WATCHER, Game, State
from equipoise.core.message import Message, named
from equipoise.core.record import Luck, Move, Record, new_record
from equipoise.core.referee import Player, play

LONG: Final = 0.5  # seconds: what is thought in less, nobody waits for


@final
class Source:
    """Where luck comes from. Dice can be had again from the start, to take moves back."""

    def __init__(self, seed: int | None, secret: str, contributions: list[str]) -> None:
        self.seed = seed
        self.secret = secret
        self.contributions = contributions

    def dice(self) -> Dice:
        if self.seed is not None:
            return SeededDice(self.seed)
        return CheckableDice(self.secret, self.contributions) if self.secret else PlainDice()

    def bot_dice(self) -> Dice:
        """Never the game's own: a bot that thinks longer must not change what is thrown."""
        return PlainDice() if self.seed is None else SeededDice(self.seed + 1)


@final
class Match:
    def __init__(self, game: Game[Any], bots: list[str], source: Source) -> None:
        self.game = game
        self.source = source
        self.bots = bots  # by seat; empty for a person
        self.players: list[Player | None] = [find_bot(name) if name else None for name in bots]
        self.decided: dict[int, State] = {}  # by seat of a bot: the guess that its latest move rests on
        self.faults: list[Message] = []  # what bots did wrong and nobody was told yet
        self.record: Record = new_record(game)
        people = [seat for seat, player in enumerate(self.players) if player is None]
        self.viewers = people or [WATCHER]
        self._bot_dice = source.bot_dice()
        self.rebuild([])

    def rebuild(self, moves: list[Move]) -> None:
        """From the start through these moves, the dice thrown along; Refused if a move is not legal."""
        self.record.moves = []
        self.state: State = self.game.start()
        self.dice = self.source.dice()
        self.told: list[list[Message]] = []  # for each move, a log line for each viewer
        for move in moves:
            if self.game.to_act(self.state) == [CHANCE]:
                self.dice.pick(self.game.odds(self.state))
            self.act(move.seat, move.words)

    def act(self, seat: int, words: str) -> None:
        """Refused, and nothing changed, if the words are not legal."""
        before = self.state.copy()
        action = play(self.game, self.state, seat, words)
        self.told.append([self.game.report(before, seat, action, viewer) for viewer in self.viewers])
        self.record.moves.append(Move(seat, self.game.words[action]))

    def advance(self, begins: Callable[[int], None] = lambda seat: None) -> int | None:
        """Lets chance and bots act until a person is to decide, and says who; None when the game is over.
        Whoever wants to is told of every bot that begins to think."""
        while seats := self.game.to_act(self.state):
            seat = seats[0]
            if seat == CHANCE:
                action = self.game.legal(self.state, CHANCE)[self.dice.pick(self.game.odds(self.state))]
            else:
                player = self.players[seat]
                if player is None:
                    return seat
                begins(seat)
                action = self._bot_choice(seat, player)
            self.act(seat, self.game.words[action])
        return None

    def _bot_choice(self, seat: int, player: Player) -> int:
        """A bot that does anything wrong loses the seat to chance."""
        guess = self.decided[seat] = self.game.guess(self.state, seat, self._bot_dice)
        try:
            return player.choose(self.game, guess, seat, self._bot_dice)
        except BotFault as fault:
            self._replace(seat, fault.kind, fault.seen)
        except Exception as error:  # noqa: BLE001  no game is lost by what a bot does wrong
            self._replace(seat, "error", seen("bot-seen-error", error=repr(error)))
        return Uniform().choose(self.game, guess, seat, self._bot_dice)

    def _replace(self, seat: int, kind: str, seen: Seen) -> None:
        told = Message(f"bot-fault-{kind}", {"bot": self.bots[seat], "seen": seen.told()})
        self.faults.append(Message("bot-fault-replaced", {"number": seat + 1, "fault": told}))
        self.players[seat] = Uniform()

    def thinks_long(self, seat: int) -> bool:
        """Whether one may wonder what the seat is doing."""
        player = self.players[seat]
        if isinstance(player, Searcher):
            return player.level.seconds >= LONG and len(self.game.legal(self.state, seat)) > 1
        return isinstance(player, Outside)

    def close(self) -> None:
        """Programs that play are ended."""
        dismiss([player for player in self.players if player is not None])

    def undo(self) -> bool:
        """Back to the latest decision of a person; what chance had answered before it stands."""
        moves = self.record.moves
        count = len(moves)
        while count and (moves[count - 1].seat == CHANCE or self.players[moves[count - 1].seat] is not None):
            count -= 1
        if count == 0:
            return False
        self.rebuild(moves[: count - 1])
        for move in moves[count - 1 :]:
            self.decided.pop(move.seat, None)
        return True

    def lines(self, viewer: int, first: int = 0) -> list[Message]:
        """The log from some move on, as this viewer may read it."""
        place = self.viewers.index(viewer)
        lines = [told[place] for told in self.told[first:] if told[place].id]
        return [named(line, self.record.names) for line in lines]

    def finish(self) -> None:
        """Puts the result into the record and shows the secret of the dice."""
        self.record.outcome = self.game.outcome(self.state)
        luck = self.record.luck
        if luck is not None:
            self.record.luck = Luck(luck.commitment, luck.contributions, self.source.secret)
