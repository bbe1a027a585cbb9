# What the house says in the browser, beside the games.

## Faults

web-late = Somebody was quicker: the match has moved on. Look again.
web-over = The match is over.
web-not-running = Not everybody is here yet.
web-not-over = The match is not over yet.
web-not-your-seat = That is not your seat.
web-not-your-match = You did not play this match.
web-not-your-view = While the match runs you can look back only as yourself or as a spectator.
web-no-position = There is no such position: the match has { $most } moves.
web-no-match = There is no match { $code }.
web-game-gone = The game of match { $code } is not installed here any more.
web-no-page = There is no such page.
web-seat-taken = That seat is taken.
web-no-seat = There is no such seat; seats are numbered from 0 to { $seats }.
web-too-late-to-leave = The match has begun; you can only resign.
web-no-clock = This table has no sandglass.
web-game-without-clock = This game is played without a sandglass.
web-bad-clock = A sandglass runs from { $least } to { $most } seconds; 0 is none.
web-clock-paused = The sandglass stands already.
web-clock-runs = The sandglass is not paused.
web-pause-used = You have had your pause: there is one for each player in a game.
web-not-your-pause = Only who asked for the pause can end it.
web-no-undo = There is no move of yours to take back.
web-quiet-over = That is over, so there is nothing you could be spared.
web-no-draw = A draw needs another person who can agree to it.
web-fallen = You are out of this game; the others decide it.
web-no-question = That is no longer the question.
web-no-code = No room could be opened just now. Try again.
web-no-name = A name has 1 to { $most } letters.
web-no-file-option = Option { $name } is not offered here.
web-no-file-here = No file can be named here for option { $name }; allowed: { $allowed }, or nothing.
web-bad-text = { $what ->
        [name] A name is one line of at most { $most } letters.
       *[other] Your own words for the dice are one line of at most { $most } letters.
    }
web-luck-too-early = Your own words for the dice come after the promise of the house: ask for its commitment first.
web-promise-gone = The house has made a new promise for the dice since. Look at it, then try again.
web-bad-sit = “{ $word }” cannot sit down; allowed: { $allowed }.
web-sit-count = Say for each of the { $seats } seats who sits there.
web-no-dictation = Nothing can be written now.
web-long-dictation = A text has at most { $most } letters.
web-unread = This cannot be read: { $why }
web-refused-line = Row { $line }: { $why }
web-too-long = Words have at most { $most } letters.
web-not-saved = The house could not save that, so it was not done. Try again.
web-too-fast = That was too fast. Wait a moment.
web-too-many-matches = You have opened many matches in a short time. Wait a moment.
web-too-large = That is too large: at most { $most } kilobytes are read.
web-bad-body = That cannot be used: { $why }
web-not-json = That is not JSON.
web-not-understood = The house did not understand that message.
web-wrong-origin = That came from the page of another house.
web-trouble = Something went wrong in the house. It has been noted.
web-watchers-are-quiet = Only players can talk.
web-no-talk-now = Nobody talks while orders are written. Talk before the match or after it.
web-proof-at-the-end = The dice are shown when the match is over.
web-proof-of-a-file = This match was opened from a game file, so its dice are not those of the house and prove nothing here. Check the file itself with “equipoise verify”.
web-file-unreadable = That is no game file the house can open: { $why }.
web-file-too-long = The house opens game files of at most { $most } moves.
web-file-illegal = Move { $number } of the file, “{ $move }”, is not allowed: { $why }
web-file-early = The file says that the game is over ({ $reason }), but by its moves it goes on.
web-file-ranks = The result in the file must be a rank from 1 to { $most } for each seat.
web-file-result = The result in the file is not the one its moves lead to.
web-no-client = The house is open, but its pages have not been built yet. Programs can talk to it; see docs/protocol.md.
web-allowed = Yes, you can do that now.

## The table

web-undo-ask = { $name } asks to take back a move.
web-undo-asked = The others are asked whether you may take back your move.
web-undo-yes = The move is taken back.
web-undo-no = The move stands.
web-undo-lapsed = The match went on; the move stands.
web-draw-ask = { $name } offers a draw.
web-draw-asked = The others are asked whether they agree to a draw.
web-draw-yes = Everybody agrees: the match is drawn.
web-draw-no = The draw is declined.
web-draw-lapsed = The match went on; the offer of a draw is gone.
web-note-time-up = Time was up: the table answered for { $name }.
web-note-resigned = { $name } resigns.
web-note-takeover = { $name } resigns. A bot plays on for this seat, which is ranked last.
web-note-draw = The players agree on a draw.
web-note-bot-failed = The bot { $name } could not decide: a move was drawn for it.
web-reason-resigned = Everybody else has resigned.
web-reason-agreed-draw = The players agreed on a draw.
web-reason-forfeit = The game ended by forfeit: too few were left who had not failed.
web-guest = Guest

## Bots

web-bot-name = { $number ->
        [0] { $level } bot
       *[other] { $level } bot { $number }
    }
web-bot-uniform = Random
    .about = Does anything that is allowed.
web-bot-greedy = Greedy
    .about = Looks one action ahead and takes what it likes best.
web-bot-novice = Novice
    .about = Thinks a moment and slips often. Answers at once.
web-bot-casual = Casual
    .about = Thinks a little and slips now and then. Answers at once.
web-bot-strong = Strong
    .about = Thinks for up to a second over every decision, and does not slip.
web-bot-master = Master
    .about = The strongest. Thinks for up to five seconds over every decision.

## Dice

web-proof-shared = Every draw follows from the secret promised before the match and the players' own words. The promise was shown before any of these words were said, so the host did not choose the luck.
web-proof-alone = Every draw follows from the secret promised before the match. No player added words, so this does not show that the host took the first secret that came.

# Hints, reasons, chances.
web-hint-only = There is only one thing you can do.
web-times = { $chance ->
        [one] once
       *[other] { $chance } times
    } in a hundred
web-hint-best = Best seems: { $does } You would win about { web-times }.
    .plan = Best seems this; you would win about { web-times }:
web-hint-text = The same in letters: { $text }
web-reason-liked = It liked best: { $does } It expected to win { web-times }.
    .plan = It liked this best, and expected to win { web-times }:
web-reason-best = Looking at it again, it likes best: { $does } It expects to win { web-times }.
    .plan = Looking at it again, it likes this best, and expects to win { web-times }:
web-reason-rather = Looking at it again, it would rather do this: { $does } It expects to win { web-times }.
    .plan = Looking at it again, it would rather do this, and expects to win { web-times }:
web-reason-slips = Bots of its level do not always take what they like best.
web-reason-only = { $does } There was nothing else to do.
web-reason-uniform = { $does } It plays by chance and has no reasons.
web-reason-greedy = { $does } It takes what looks best at once and does not look ahead.
web-advice-next = Next best: { $does } ({ $chance } in a hundred.)
    .plan = Next best ({ $chance } in a hundred):
    .but = Next best ({ $chance } in a hundred), the same but for:
web-advice-less-tried = Less tried, and so less certain: { $does } ({ $chance } in a hundred.)
    .plan = Less tried, and so less certain ({ $chance } in a hundred):
    .but = Less tried, and so less certain ({ $chance } in a hundred), the same but for:
web-advice-second = It did the next best: { $does } ({ $chance } in a hundred.)
    .plan = It did the next best ({ $chance } in a hundred):
    .but = It did the next best ({ $chance } in a hundred), the same but for:
web-advice-otherwise = It did otherwise: { $does }
    .plan = It did otherwise:
    .but = It did the same but for:
web-advice-feared = The answer to fear most: { $does } (It would leave { $chance } in a hundred.)
    .plan = The answer to fear most (it would leave { $chance } in a hundred):
web-advice-order = – { $does }
web-advice-without = – without { $does }
web-no-hint-now = There is nothing for you to decide now.
web-no-hint-among-people = Hints are for games against bots: here other people play.
web-no-hint-here = No bot of this house has an opinion on this game.
web-no-advice = The bots found no answer. Try again.
web-no-reason = No bot made that move.
web-reason-later = Its reasons would tell what it alone knows. Ask when the match is over.
web-chances-at-the-end = The chances are shown when the match is over.

## The sandglass of a table
web-clock = Sandglass
web-clock-time = { $minutes ->
    [0] { $seconds } seconds
   *[other] { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }{ $seconds ->
        [0] { "" }
       *[other] { " " }{ $seconds } s
    }
}
