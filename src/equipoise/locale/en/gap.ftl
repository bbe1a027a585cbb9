# What `equipoise gap` says; its help is in cli.ftl.

gap-head = { $game }: { $positions } decisions, one from each of so many games, searched for { $long } s each ({ $rounds } rounds on average). A seat has { $decisions } decisions in a game. Chances to win, as the long search sees them, in points of a hundred:
gap-positions = Positions
gap-bot = bot
gap-seconds = seconds
gap-same = the same choice
gap-lost = given away, a decision
gap-lost-game = given away, a game
gap-interval = 95 %
gap-more = { $one } gives away { $points } points more in a game than { $other } ({ $interval }). If it is so much, { $games } games of two seats have an even chance to show it.
gap-perhaps = { $one } gives away { $points } points more in a game than { $other } here, but it may be chance ({ $interval }). If it is so much, { $games } games of two seats have an even chance to show it.
gap-few = { $bot } gave anything away in only { $count } of { $positions } decisions: its interval says little, and is too narrow rather than too wide.
gap-nothing = { $one } gives away no more in a game than { $other } ({ $points }; { $interval }).
gap-died = A process died after { $done } of { $wanted } positions; each may take up to 4 GB, so perhaps fewer --processes.
gap-interrupted = Stopped after { $done } of { $wanted } positions.
gap-no-bots = Name at least one bot: --bots strong,master
gap-no-search = { $bot } does not search, and so cannot be compared with a longer search; allowed: { $allowed }, each also with seconds, as strong@0.2.
gap-sheets = In { $game } a decision is a sheet of many words: a longer search has hardly ever weighed the very sheet that a bot wrote. Use the arena.
gap-no-decisions = In these games of { $game } { $by } never had more than one thing to do: there is nothing to judge.
