# All texts of the client. What belongs to a game comes from the house.

house = Equipoise
title-turn = ● Your turn: { $title }
title-table = { $title } { $code }
skip-main = Skip to the main part
skip-board = Skip to the board
skip-side = Skip to players, log and chat
skip-bar = Skip to what you can do
loading = One moment …
loading-table = The table is being set …
nowhere = There is nothing here
guest = Guest
you = you
yes = Yes
no = No
save = Save
close = Close
cancel = Cancel
show = Show
hide = Hide
copied = Copied
try-again = Try again
rename = Change your name
your-name = Your name
theme = Light or dark
error-no-house = The house does not answer. Is it running?
error-status = That did not work ({ $status }).

## Lobby
hero = Games of power and balance
hero-text = Play at once against the computer, or open a table and tell your friends four letters. No account needed.
games = Choose a game
players = { $fewest } to { $most } players
players-exactly = { $count ->
    [one] 1 player
   *[other] { $count } players
}
play-now = Play against the computer now
play-choose = Seats and options
level = Level
level-of = Level of the computer
play-friends = Play with friends
code-label = Somebody gave you four letters?
code-enter = Go
file-open = Open a game file
code-four = A code has four letters.
code-unknown = There is no table with the code { $code }.
list-mine = Your matches
list-mine-more = More matches of yours
list-open = Open tables
list-open-empty = Nobody is waiting for players right now.
list-running = Being played
list-running-empty = No match is being played right now.
list-over = Played to the end
row-open = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
row-running = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
row-over = Over after { $n } moves
age-now = just now
age-minutes = { $count } min ago
age-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
age-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}

## New table
new-title = A new table: { $title }
new-seats = How many play, and who sits where?
new-options = How it is played
new-link-help = Seats for others stay open: you get four letters and a link to share.
new-listed = Show the table in the lobby, so that anybody may join
new-clock = Play with the sandglass: { $minutes } minutes to decide
new-clock-help = When time is up the table answers for whoever has not. Each player may stop the glass once, for { $minutes } minutes at most.
new-create = Start
new-create-link = Open the table
game-unknown = This house has no such game.
chair = Seat { $seat }
chair-name = Name
chair-name-of = Name of the person at seat { $seat }
sit-me = Me
sit-link = Another person, by link
sit-device = Another person, on this device
sit-bot = Computer: { $name }
rule-link = Rule { $rule }

## Luck
luck-add = Add to the luck (optional)
luck-label = Your own words
luck-promise = Promise of the house, made before you write anything
luck-help = Chance is drawn from a secret of the house and from words of the players. The promise below binds the house to its secret before it knows your words, so that after the match everybody can check that nobody chose the luck.

## The sandglass
clock = Time left to decide
clock-pause = Pause
clock-pause-help = Stop the sandglass; you can do so once in a game
clock-paused = Stopped by { $name }:
clock-resume = Go on

## Table: turn and actions
your-turn = Your turn
chip-past = After move { $n }
chip-acts = Step { $n } of { $last }
chip-over = The end
chip-open = Waiting for players
chip-next = Next player
chip-watching = You are watching
chip-waiting = Not your turn
bots-thinking = { $count ->
    [one] { $names } is thinking
    [2] { $names } are thinking
   *[other] { $count } bots are thinking
}
waiting-for = Waiting for { $names }.
prompt-open = The game begins as soon as every seat is taken.
prompt-join = Take a seat, or watch.
past-start = The position at the start.
actions = What you can do
back = Back
sent = Sent …
no-answer = The house did not answer in time. Your move may or may not have arrived; here is the table as it stands.
no-sense = The house tells of a table this page does not know. Please load the page again.
hint-start = Touch something that glows.
hint-start-or = Touch something that glows, or press a button.
hint-confirm = Confirm, or touch on.
hint-next = { $count ->
    [one] Now touch the one that glows.
   *[other] Now touch one of { $count } that glow.
}
says-lit = can be touched now
tip-choices = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
}
tip-again = Touch again: { $text }
tip-let-go = Touch again to let go
undo = Undo
undo-ask = Ask to undo
undo-help = Take the last step back (u)
undo-ask-help = The others are asked whether you may take it back (u)
last-moves = Last moves
last-moves-help = Show again what happened since your last move
dictate = Write in letters
dictate-label = What you do, in letters
dictate-send = Write it
last-round = Last round
last-round-help = Show again, step by step, what happened in the last round
line-waiting = The connection is lost; trying again …
line-connecting = Connecting …

## Why not
why-title = Why not?
why-instead = You could instead:

## Advice
hint-title = A hint
hint-ask = Hint
hint-help = What would a strong bot do with what you know?
thinking = Thinking
hint-ways = Ways to go on, the best first:
hint-write = Write the best way down
reason-title = Why move { $n }?
reason-ask = Why did it do that?
reason-ask-of = Why? Ask about move { $n }

## Chances
chances = Chances to win
chances-about = How likely each was to win, judged by the computer from what they could know then.
chances-start = At the start
chances-end = At the end
chances-of = { $name } { $n } %
percent = { $n } %
chances-turns = Turning points
chances-turn = Move { $n }: { $name } from { $before } to { $after } %
chances-none = No single move turned the match.
chances-loading = The chances are being worked out

## Rules
rules = Rules
book-of = Rules of { $title }
book-search = Search the rules
book-none = No rule mentions “{ $search }”.
book-source = Source: { $source } ({ $standing })
copy-rule-link = Copy a link to this rule

## Seats, log, chat
side = Players, log and chat
tab-seats = Players
tab-log = Log
tab-chances = Chances
tab-chat = Chat
tab-more = Table
seat-open = free seat
seat-bot = computer ({ $level })
online = here
offline = away
to-move = to move
watchers = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
log = Log
log-empty = Nothing has happened yet.
look-at = Look at the position after move { $n }
chat = Chat
chat-empty = Say hello.
chat-players = What the players say to each other is shown here.
chat-say = Write something
chat-send = Send

## Sharing and joining
code = Code
share-title = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
share-how = Your friends open { $address } and type this code. Or send them the link.
share-alone = Only this computer reaches the house. To let others on your network in, close it and start it with --host 0.0.0.0.
copy-link = Copy link
leave-seat = Give up my seat
leave-seat-of = Give up the seat of { $name }
name-none = Choose a name
join-title = Join this table
join-how = { $count ->
    [one] One seat is free. Sit down, or just watch.
   *[other] { $count } seats are free. Sit down, or just watch.
}
sit-here = Take seat { $seat }

## Matters of the table
download = Game file
sound-on = Sound is on
sound-off = Sound is off
offer-draw = Offer a draw
quiet = Reactions
quiet-help = The table passes for you where you could only react.
quiet-always = Ask me
quiet-not = Do not ask me: { $what }
resign = Resign
resign-sure = Yes, I resign
resign-not = No, play on
commitment = Commitment to the luck
keys = Keys
key-arrows = ← ↑ → ↓
key-arrows-does = go to the neighbour in that direction
key-enter = Enter
key-enter-does = touch; confirm what is complete
key-next = n, p
key-next-does = next or previous one that glows; with Shift: of all
key-escape = Esc
key-escape-does = one step back
key-why = ?
key-why-does = why can this not be touched?
key-undo = u
key-undo-does = undo
key-digits = 1 … 9
key-digits-does = press a button
key-acts = , .
key-acts-does = while a round is shown: one step back or on; Esc skips the rest
hidden = Shown when the device has been handed over.
hand-over = Hand the device to { $name }
hand-over-text = Nobody else should look now. The board is shown when { $name } is ready.
hand-over-ready = I am { $name }, show the board

## What a move set off, piece by piece
acts = What happens
acts-show = Step by step
acts-back = One step back
acts-next = One step on
acts-play = Let it run
acts-pause = Stop here
acts-skip = Skip
acts-pace = Speed
pace-slow = slow
pace-usual = usual
pace-fast = fast

## Replay
replay = The whole match
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-slider = Position in the match
replay-of = after move { $n } of { $last }
replay-now = To the present
replay-end = To the end
share-position = Share
view-of = As seen by
view-by = Seen by { $name }
watcher = a watcher
boards = Boards
boards-one = Only { $name }
boards-all = All boards side by side
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-reset = The whole board

## The end
rank = { $rank ->
    [one] { $rank }st
    [two] { $rank }nd
    [few] { $rank }rd
   *[other] { $rank }th
}
score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
win-you = You win!
win-you-too = You share the win.
win-them = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
win-draw = A draw.
rematch = Play again
rematch-go = Go to the rematch
rematch-there = A rematch has been set up.
watch-again = Watch it again
to-lobby = To the lobby
to-table = Back to table { $code }
proof-link = Check the luck
proof-title = The luck of { $code }
proof-holds = Every draw follows from the secret and the words below.
proof-fails = The draws do not follow from the secret and the words below.
proof-secret = Secret of the house, shown after the end
proof-contribution = Words of { $who }
proof-draws = Draws
proof-no-draws = Nothing was left to chance in this match.
proof-n = Move
proof-text = What was drawn
proof-words = In the game file
proof-chance = Chance
proof-odds = { $odd } in { $all }
