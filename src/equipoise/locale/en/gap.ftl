# What `equipoise gap` says; its help is in cli.ftl.

gap-head = { $game }: { $positions } decisions, one from each of so many games, searched for { $long } s each ({ $rounds } rounds on average). A seat has { $decisions } decisions in a game. Chances to win, as the long search sees them, in points of a hundred:
gap-positions = Positions
gap-bot = bot
gap-seconds = seconds
gap-same = the same choice
gap-lost = given away, a decision
gap-lost-game = given away, a game
gap-interval = 95 %
gap-more = { $one } gives away { $points } points more in a game than { $other } ({ $interval }). If it is so much, about { $games } games of two seats would show it.
gap-nothing = { $one } gives away no more in a game than { $other } ({ $points }; { $interval }).
gap-interrupted = Stopped after { $done } of { $wanted } positions.
gap-no-bots = Name at least one bot: --bots strong,master
gap-no-search = { $bot } does not search, and so cannot be compared with a longer search; allowed: { $allowed }, each also with seconds, as strong@0.2.
gap-sheets = In { $game } a decision is a sheet of many words: a longer search has hardly ever weighed the very sheet that a bot wrote. Use the arena.
gap-no-decisions = In these games of { $game } { $by } never had more than one thing to do: there is nothing to judge.
