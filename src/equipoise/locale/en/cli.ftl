# What the command `equipoise` says. Messages of `help-` are its help; an attribute is an option.

cli-help-equipoise =
    A house of five games of power and balance.

    Without a command: opens the house in the browser.
cli-version-compiled = Equipoise { $version }, compiled rules
cli-version-interpreted = Equipoise { $version }, rules in plain Python


## play

cli-help-play = Play in the terminal, against bots or several people at one keyboard.
    .seats = How many play. Without it: the fewest the game allows, or as many as there are names and bots.
    .bots = How many of the seats bots take, or their names: novice, casual, strong, master, greedy, uniform; master*2 thinks on two cores; cmd:COMMAND is a program of your own (docs/outside-bots.md). Without it: all seats but yours, or all but the named people's.
    .option = An option of the table, such as round_limit=12; may be given several times.
    .seed = Luck from this number: the same game every time, and no proof of fair dice.
    .luck = Ask for words of your own that every throw of the dice will depend on, after the fingerprint of the dice's secret has been shown.
    .resume = Go on with a saved game.
    .names = Names of the people, separated by commas.
    .plain = No colours.
cli-player = Player { $number }
cli-welcome = { $title }. You play in words; Tab completes them. “help” explains what there is.
cli-bot = bot { $bot }
cli-bot-thinks = { $name } thinks …
cli-luck-commitment = The dice are settled by a secret with the fingerprint { $commitment }. It is shown at the end, so that “equipoise verify” can check every throw.
cli-luck-ask = Now words of your own, whatever you like: every throw will depend on them too.
cli-luck-no-words = --luck needs a line with words of your own.
cli-luck-seeded = The dice are seeded with { $seed }.
cli-luck-lost = The secret of the dice is not beside the game file: from here on the dice cannot be checked.
cli-since = What happened:
cli-since-more = What happened ({ $count } more in “log”):
cli-your-turn = { $name }, it is your move: { $count ->
        [one] you can only say
       *[other] you can say { $count } things, for example
    } “{ $example }”.
cli-hint = Type words (Tab completes), “legal” for all you can say, “help” for the rest.
cli-no-notation = Nor is it notation: { $why }
cli-no-hint = Nobody here has learned this game: there is no hint.
cli-hint-only = You can only say: { $words }
cli-hint-best = Best (wins { $chance } in 100, as far as you can know):
cli-hint-next = Next best ({ $chance } in 100):
    .but = Next best ({ $chance } in 100), the same but for:
cli-hint-less-tried = Less tried, and so less certain ({ $chance } in 100):
    .but = Less tried, and so less certain ({ $chance } in 100), the same but for:
cli-hint-second = { $name } did the next best ({ $chance } in 100):
    .but = { $name } did the next best ({ $chance } in 100), the same but for:
cli-hint-otherwise = { $name } did otherwise:
    .but = { $name } did the same but for:
cli-hint-without = without { $words }
cli-hint-feared = To be feared after the best, from { $name } (it would leave { $chance } in 100):
cli-hint-text = The same in one line: { $text }
cli-reason-liked = { $name } liked best (wins { $chance } in 100, as it saw it):
cli-reason-later = Their reasons would tell what they alone know. After the end a move can be thought over again: { $command } replay FILE --why N
cli-reason-unended = The game in { $path } has not ended. Reasons would tell what a player alone knows; they can be asked for after the end.
cli-why-best = Best for { $name }, from what { $name } knew, thought over again as { $level } (wins { $chance } in 100):
cli-why-only = { $name } could only say { $words }
cli-why-chance = That was chance: nobody decided it.
cli-why-alone = --why only tells reasons: leave out { $options }.
cli-why-short = { $path } has { $all ->
        [0] no moves to ask about.
        [one] one move: ask about 1.
       *[other] { $all } moves: ask about 1 to { $all }.
    }
cli-why-later = Why move N? It is thought over again by: { $command } replay { $path } --why N
cli-no-reason = There is no reason to tell yet: the bots have not moved, or could do only one thing.
cli-no-reasons = The bots here do not search, and so have no reasons to tell.
cli-hint-legal = “legal” lists all you can say now.
cli-rule = { $rule }: { $text }
cli-nearest = Near it and allowed: { $words }
cli-allowed = Yes, you can say that now.
cli-why-what = Say what you wonder about, for example: why { $example }
cli-no-legal = Nothing that you can say now begins like that.
cli-no-undo = There is no move of a person to take back.
cli-saved = Saved in { $path }
cli-not-in-span = “{ $given }” is no number from { $low } to { $high }.
cli-no-plain-file = There is something that is not a plain file
cli-not-saved = { $path } cannot be written: { $why }
cli-resume = To go on: { $command } play --resume { $path }{ $bots ->
        [none] {""}
       *[other] {" "}--bots { $bots }
    }
cli-no-program = No saved game starts a program: somebody here plays on for { $name }. With --bots it is started again.
cli-over =
    This game is over; its file was left as it is.
    To look at it: { $command } replay { $path } --step
    To check it: { $command } verify { $path }
cli-resume-ended =
    The game in { $path } is over: { $reason } Its file was left as it is.
    To look at it: { $command } replay { $file }
cli-window-small = The window has { $columns } columns and { $lines } lines; to see the whole board it needs { $wide } and { $high }.
cli-bye = Until next time.
cli-no-log = Nothing has happened yet.
cli-nobody = This table has no people: the bots play it to the end.
cli-no-rule-found = No rule has “{ $text }” in it.
cli-commands = What you can type:
cli-command-words = words
    .about = an action, such as: { $example }
cli-command-notation = notation
    .about = the same in short, for a whole turn in one line, such as: { $line } ({ $means })
cli-command-legal = legal [words]
    .about = all you can say now, or only what begins with these words
cli-command-why = why WORDS
    .about = why you cannot say that, by which rule, and what is near
cli-command-hint = hint
    .about = what a strong bot would do in your place, after a second's thought
cli-command-reasons = reasons
    .about = what the bots that search thought of their latest moves
cli-command-rules = rules [text]
    .about = look up a rule by its number or by a word in it; alone: all of them
cli-command-board = board
    .about = show the board again
cli-command-log = log [number]
    .about = what has happened, the latest last
cli-command-undo = undo
    .about = take back the latest move of a person
cli-command-save = save [FILE]
    .about = save the game
cli-command-quit = quit
    .about = save the game and leave; Ctrl-D does the same


## Files and tables

cli-file-missing = { $path } is not a file that can be read.
cli-file-unreadable = { $path } cannot be read: { $why }
cli-file-not-text = { $path } is not a game file: it is not UTF-8 text.
cli-not-text = “{ $given }” is not UTF-8 text.
cli-option-form = “{ $given }” is no option; write NAME=VALUE, for example round_limit=12.
cli-option-twice = Option { $name } is given twice.
cli-bots-form = The bots “{ $given }” cannot be read; write names with commas between them, and a command with a comma in double quotes.
cli-bots-empty = Among the bots “{ $given }” one has no name; write names with commas between them: greedy,strong.
cli-bot-command = The command “{ $command }” has a quotation mark too many or too few.
cli-bot-program = “{ $command }” does not begin with a program that can be started; write cmd:PROGRAM ARGUMENTS.
cli-worker-died = A process that played games died: there are no figures.
cli-no-level = The bot { $bot } cannot play { $game }; allowed: { $allowed }, cmd:COMMAND
cli-too-many-bots = { $bots } bots are too many for { $seats } seats.
cli-too-many-names = { $names } names are too many for { $people } people.
cli-seed-and-luck = --seed and --luck exclude each other: a seed leaves no luck to share in.
cli-resume-only = A saved game has its table already: leave out { $option }.


## games

cli-help-games = List the games, how many may play, and what may be chosen.
cli-games-seats = { $id }: { $title } ({ $fewest } to { $most } players)
cli-column-option = option
cli-column-values = allowed
cli-column-default = default
cli-column-help = what it does
cli-none = none


## book

cli-help-book = The rules of a game by number: all of them, one, or those with a text in them.
cli-book-source = Source: { $source }
cli-book-standing = Standing: { $standing ->
        [printed] printed in the rule book
        [added] added here, since the rule book leaves it open
        [firm] a ruling that follows from the text
        [choice] a ruling where the text is silent or says two things
       *[other] { $standing }
    }
cli-book-cites = How it is read: { $rules }


## replay

cli-help-replay = Show a game from its file: the position at the end, after some move, or step by step.
    .to = The number of moves to make; without it, all.
    .why = Think move N over again, from what its seat knew then: as the bot that made it, if the file names one that searches, else as strong.
    .step = Step through it with Enter.
    .drawing = Draw the board as a picture (SVG) into this file.
    .shot = Write what is shown as a picture (SVG) to this file.
    .plain = No colours.
cli-replay-title = { $title }: after { $count } of { $all } moves
cli-replay-line = { $number }. { $text }
cli-replay-illegal = { $path }: move { $number }, “{ $move }”, cannot be made. { $why }
cli-replay-short = { $path } has only { $all ->
        [one] one move
       *[other] { $all } moves
    }: ask for 0 to { $all }.
cli-replay-next = Enter: next move; q: stop.
cli-replay-version = The file was written by version { $theirs } of the rules; these are version { $ours }.
cli-shot-written = Picture written to { $path }


## verify

cli-help-verify = Check a game file: every move, the result, and the dice if they can be checked.
cli-verify-moves = Moves: all { $count } are legal.
cli-verify-illegal = Moves: number { $number }, “{ $move }”, is not legal. { $why }
cli-verify-result = Result: it is what the rules give ({ $reason }).
cli-verify-result-wrong = Result: the file says { $told }, the rules give { $true }.
cli-verify-outcome = ranks { $ranks }, scores { $scores }, reason { $reason }
cli-verify-result-early = Result: the file has one, but the game is not over after its last move.
cli-verify-result-none = Result: the file has none, so none was checked.
cli-verify-luck-none = Dice: the file has no promise about them. The throws are possible ones; whether they were fair cannot be checked.
cli-verify-luck-open = Dice: the secret is not shown yet, since the game is not over. The throws were not checked.
cli-verify-luck-bad = Dice: { $why }.
cli-verify-luck-wrong = Dice: throw { $draw } (move { $number }) should have been “{ $true }”, the file has “{ $move }”.
cli-verify-luck-shared = Dice: all { $count } throws follow from the promised secret and the players' own texts. The host did not choose the luck, provided the fingerprint was shown before the texts were given, as “play --luck” does it; the file alone cannot show that.
cli-verify-luck-alone = Dice: all { $count } throws follow from the promised secret. No player added a text (“play --luck” asks for one), so this does not show that the host took the first secret that came.
cli-verify-ok = Nothing wrong was found.
cli-verify-failed = Something is wrong with this game file.


## perft

cli-help-perft = Count the ways to play on, by depth.
    .seats = How many play.
    .option = An option of the table, such as empires=chosen; may be given several times.
    .depth = How many actions deep.
    .file = Count from a position of this game file.
    .at = The position after so many of its moves; without it, after all.
cli-column-depth = depth
cli-column-count = ways
cli-column-seconds = seconds
cli-perft-either = Name a game or give --file, not both.
cli-perft-at = --at needs --file.
cli-perft-table = --file has its table already: leave out --seats and --option.


## laws

cli-help-laws = Play random games and hold every position against the laws all games keep.
    .games = How many games for each number of seats, not in all.
    .seats = A number of seats; may be given several times. Without it: all the game allows.
    .seed = Where the luck starts from.
    .share = Test the dear laws in one of so many positions; 1 is all.
    .processes = How many processes share the work.
cli-laws-seats = { $seats } seats
cli-laws-done = { $seats } seats: { $games } games, { $positions } positions, { $judgements } judgements, every law held
cli-column-seats = seats
cli-column-games = games
cli-column-positions = positions
cli-column-judgements = judgements
cli-column-reasons = endings
cli-laws-ok = Every law held.
cli-laws-broken = Broken: { $law }
cli-laws-saved = The game that shows it is in { $path } ({ $command } replay { $path }).


## arena and fairness

cli-help-arena = Let bots play against each other, in every seat equally often, and say who is stronger.
    .bots = Who plays: names with commas between them; strong@0.2 is strong with 0.2 s of the processor for a decision; cmd:COMMAND is a program of your own (docs/outside-bots.md). As many as seats sit as they are given; of more, every choice plays; of fewer, each takes several seats.
    .games = How many games at most; rounded up, so that every bot sits in every seat equally often.
    .seats = How many play. Without it: the fewest the game allows.
    .option = An option of the table, such as round_limit=12; may be given several times.
    .seed = Where luck starts from: the same number gives the same games, if the bots look at no clock.
    .processes = How many games are played at the same time. Without it: one for each core.
    .cluster = Play on a Ray cluster (that of RAY_ADDRESS, else one on this machine).
    .budget = Seconds that a program from outside may take for a decision.
    .steps = How many decisions a game may have; one that has not ended by then counts as drawn, and is named.
    .to_the_end = Play every game, even if the result is certain before.
    .out = A new folder for the report, the plot and all games. Without it: one is named after the game and the time.
    .plain = No colours.
cli-help-fairness = Let a bot play against itself, and say whether all sides win equally often.
    .bots = Which bot plays all seats, such as greedy or strong@0.2 (0.2 s of the processor for a decision). Without it: strong@0.005, or where there are no levels the best there is.
    .games = How many games for each number of seats.
    .seats = A number of seats; may be given several times. Without it: all the game allows.
    .option = An option of the table, such as round_limit=12; may be given several times.
    .seed = Where luck starts from: the same number gives the same games, if the bot looks at no clock.
    .processes = How many games are played at the same time. Without it: one for each core.
    .cluster = Play on a Ray cluster (that of RAY_ADDRESS, else one on this machine).
    .steps = How many decisions a game may have; one that has not ended by then counts as drawn, and is named.
    .out = A new folder for the report, the pictures and all games. Without it: one is named after the game and the time.
    .plain = No colours.


## learn

cli-help-learn = Learn how much each feature of a position counts, from games of the search's opinion with itself.
    .games = How many games.
    .seats = How many play. Without it: the fewest the game allows.
    .option = An option of the table, such as round_limit=12; may be given several times.
    .seed = Where luck starts from: the same number gives the same weights.
    .rival = A bot that takes a seat in every second game, such as greedy: it shows dangers that the opinion itself is none.
    .trust = How much of what a position should have promised is the result of the game itself, step by step; the rest is what the positions after it promised. Without it: 0.9.
    .long_games = Let a game count by the number of its positions, so that long ones teach more. Without it: all games teach the same.
    .by = A file of weights by which the games are played. Without it: by those that are being learned; with --fit by those that bots go by.
    .fit = Play all games first, then take the weights under which their results were likeliest, every position counting alike.
    .rounds = With --fit: let a search of so many rounds make most decisions. Without it: the games are played by looking one action ahead.
    .out = The file for the weights. Without it: one named after the game. Those that bots go by are in the folder bots/weights of the package.


## bench

cli-help-bench = Measure the steps per second of random play, and what single calls take.
    .peers = Beside games of OpenSpiel.
    .rounds = How many rounds; in each, everything is measured in turn.
    .seconds = How long to measure each thing in each round.


## odds

cli-help-odds = Measure how often a game ends in a certain way, by the kind of player and of table.
    .games = How many games for each kind of player at each table.
    .seed = Where the luck starts from.
    .processes = How many processes share the work.
    .plot = Also draw it into this picture (.svg, .png or .pdf).


## report

cli-help-report = Measure how long games of bots last and how they end, by the number of seats.
    .games = How many games for each number of seats.
    .seats = For this number of seats only; may be given again.
    .option = An option of the table; may be given again.
    .bots = The bot in all seats, such as casual or strong@0.2 (0.2 s of the processor for a decision). Without it: the best that looks at no clock, which is greedy where the game has it.
    .seed = Where the luck starts from.
    .processes = How many processes share the work; all cores unless said otherwise.
    .plot = Also draw it into this picture (.svg, .png or .pdf).
    .json = Print it as JSON, with the length of every game.


## gap

cli-help-gap = Measure what a much longer search finds beyond what bots choose, in chances to win.
    .bots = The bots whose choices are judged, with commas between them; strong@0.2 is strong with 0.2 s of the processor for a decision.
    .long = Seconds of the processor for the long search of each position.
    .positions = How many decisions are looked at, each from a game of its own.
    .by = The bot that plays the games they are taken from.
    .seats = How many play. Without it: the fewest the game allows.
    .option = An option of the table; may be given again.
    .seed = Where the luck starts from.
    .processes = How many processes share the work; all cores unless said otherwise.


## Ranking

cli-column-rank = rank
cli-column-seat = seat
cli-column-player = player
cli-column-score = score
