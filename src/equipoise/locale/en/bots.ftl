# What a bot from outside can do wrong, and what becomes of its seat.

bot-fault-no-start = { $bot } did not start ({ $seen }).
bot-fault-died = { $bot } ended in the middle of the game ({ $seen }).
bot-fault-late = { $bot } did not answer within { $seen }.
bot-fault-unreadable = { $bot } did not answer with the JSON that was asked for: { $seen }.
bot-fault-illegal = { $bot } said what is not allowed: { $seen }.
bot-fault-error = { $bot } failed ({ $seen }).
bot-fault-replaced = Seat { $number }: { $fault } From here on chance alone moves for it.

## What was seen of it

bot-seen-closed = it closed its input or output
bot-seen-closed-said = { bot-seen-closed }, { $said }
bot-seen-error = { $error }
bot-seen-exit = exit code { $code }
bot-seen-exit-said = { bot-seen-exit }, { $said }
bot-seen-grace = { bot-seen-seconds } and the { $grace } s of grace that was left
bot-seen-lines = more than one line, “{ $text }”
bot-seen-no-command = the command is empty
bot-seen-no-words = there is no text in “words”
bot-seen-quote = “{ $text }”
bot-seen-seconds = { $seconds } s
bot-seen-system = { $program }: { $why }
bot-seen-too-long = a line of more than { $bytes } bytes
bot-seen-unreadable-command = the command cannot be read, { $why }
