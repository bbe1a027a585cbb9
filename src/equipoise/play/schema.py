"""The tables of the database. Words and named numbers as JSON text; never pickled objects."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA: Final = MetaData()

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # {"name": value}, every option
    Column("stage", Text, nullable=False),  # open, running or over
    Column("n", Integer, nullable=False),  # moves made: what compare-and-swap compares
    Column("draws", Integer, nullable=False),  # of the checkable dice
    Column("to_act", Text, nullable=False),  # [seats], so that lists need no position
    Column("outcome", Text),  # {"ranks", "scores", "reason"}
    Column("secret", Text, nullable=False),  # of the dice; shown at the end
    Column("listed", Integer, nullable=False),
    Column("rematch", Text),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("given", Integer, nullable=False, server_default="0"),  # moves of the file it was opened from
    Column("told", Integer, nullable=False, server_default="0"),  # moves that everybody was told of
    Column("clock", Text),  # {"seconds", "deadline", ..}; none: without
    Index("matches_by_stage", "stage", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.code"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, bot or open
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),  # of a bot
    Column("luck", Text, nullable=False),  # the person's own contribution to the dice
    Column("resigned", Integer, nullable=False),  # 0: no; 1 the first who did, 2 the next
    Column("quiet", Text, nullable=False, server_default=""),  # what it does not want to be asked in
    Index("seats_by_guest", "guest"),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("match", Text, ForeignKey("matches.code"), primary_key=True),
    Column("n", Integer, primary_key=True),  # from 1: the number of moves after it
    Column("seat", Integer, nullable=False),  # -1 is chance
    Column("words", Text, nullable=False),
    Column("draws", Integer, nullable=False),  # of the dice, after it
    Column("shown", Integer, nullable=False),  # 1 if it showed somebody what was hidden
    Column("at", Float, nullable=False),
    Column("unseen", Integer, nullable=False, server_default="0"),  # viewers who were not told, as bits
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("match", Text, ForeignKey("matches.code"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("state", Text, nullable=False),  # State.dump()
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", Text, ForeignKey("matches.code"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("who", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_by_match", "match", "id"),
)

QUESTIONS: Final = Table(
    "questions",
    METADATA,
    Column("match", Text, ForeignKey("matches.code"), primary_key=True),  # a table has one at a time
    Column("id", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # undo or draw
    Column("seat", Integer, nullable=False),
    Column("asker", Text, nullable=False),
    Column("waiting", Text, nullable=False),  # [guests] who have not answered yet
    Column(
        "n", Integer, nullable=False
    ),  # asked after so many moves that all were told of; gone when the match goes on
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("match", Text, ForeignKey("matches.code"), nullable=False),
    Column("n", Integer, nullable=False),  # after so many moves
    Column("seat", Integer, nullable=False),
    Column("word", Text, nullable=False),  # what happened beside the rules: resigned, drawn, bot-failed
    Index("notes_by_match", "match", "n"),
)
