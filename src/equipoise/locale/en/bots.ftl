# What a bot from outside can do wrong, and what becomes of its seat.

bot-fault-no-start = { $bot } did not start ({ $seen }).
bot-fault-died = { $bot } ended in the middle of the game ({ $seen }).
bot-fault-late = { $bot } did not answer within { $seen }.
bot-fault-unreadable = { $bot } answered with something that is not the JSON that was asked for: “{ $seen }”.
bot-fault-illegal = { $bot } said what is not allowed: “{ $seen }”.
bot-fault-error = { $bot } failed ({ $seen }).
bot-fault-replaced = Seat { $number }: { $fault } From here on chance alone moves for it.
