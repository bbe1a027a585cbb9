# What `equipoise arena` says; its help is in cli.ftl.

arena-head = { $game }, { $seats } seats: { $games ->
        [one] one game
       *[other] { $games } games
    } in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, seed { $seed }
arena-no-bots = Name at least one bot: --bots greedy,uniform
arena-no-ray = Ray is not installed: pip install 'equipoise[ray]'
arena-no-plot = No plot: matplotlib is not installed (pip install 'equipoise[plot]').
arena-folder = { $path } cannot be the folder of the report: { $why }
arena-folder-full = { $path } is not empty; name a new folder.
arena-elapsed = gone,
arena-remaining = left
arena-rate = { $bot } { $rate } %
arena-end-all = { $played ->
        [one] The one game was played.
       *[other] All { $played } games were played.
    }
arena-end-certain =
    Certain after { $played } of { $scheduled } games: the order of every two bots is settled, and the chance that
    any of it is wrong is at most { $error } %, however often one looks. (--all plays every game.)
arena-end-interrupted = Stopped after { $played } of { $scheduled } games.
arena-end-lost = The games broke off after { $played } of { $scheduled }: { $why }.
arena-lost-no-ray = there is no Ray at { $address }, which RAY_ADDRESS names
arena-lost-process = a process that played games died
arena-lost-ray = Ray said “{ $said }”
arena-lost-starts = { $games } games in a row without a start of { $bot }
arena-better = { $one } is stronger than { $other }, with a chance of error of at most { $error } %.
arena-rounds = Round by round, with the same luck in all games of a round: { $one } did better than { $other } in { $better }, worse in { $worse } and equally well in { $level }.
arena-rounds-chance = Between equals one is as clearly ahead in { $chance } of such contests.
arena-below = less than { $share }
arena-nothing = No game was played to its end, so there is nothing to report.
arena-intervals = Intervals of 95 % (Wilson's for rates). Shared wins count in parts; “decided”: won of the games with one winner. Elo 0 is the average of the field. Seconds are those of one decision: the mean, and the most; of the processor for bots of this house, of the wall for programs from outside.
arena-steps = { $steps ->
        [one] one decision
       *[other] { $steps } decisions
    }
arena-agreed = { $count ->
        [one] One game stood still and was
       *[other] { $count } games stood still and were
    } given up as an agreed draw: { $games }
arena-unended = { $count ->
        [one] One game had not ended after { arena-steps } and counts
       *[other] { $count } games had not ended after { arena-steps } and count
    } as drawn: { $games }
arena-forfeit = Game { $game }, seat { $number }: { $fault }
arena-forfeits-more = … and { $count ->
        [one] one more forfeit
       *[other] { $count } more forfeits
    }; all are in the report.
arena-written = The report and all games are in { $path }
arena-column-bot = bot
arena-column-rate = win rate
arena-column-interval = 95 %
arena-column-record = won–shared–lost
arena-column-decided = decided
arena-column-forfeits = forfeits
arena-column-elo = Elo
arena-column-mean = mean s
arena-column-slowest = most s
arena-percent = { $share } %
arena-reach = { $low }–{ $high } %
arena-elo = { $elo } ± { $reach }
arena-plot-title = { $game }, { $seats } seats, { $games ->
        [one] one game
       *[other] { $games } games
    }
arena-plot-rate = share of the wins of a seat, in %
arena-plot-elo = Elo
