# What `equipoise bench` says; its help is in cli.ftl.

bench-head = { $game }, rules { $kind }: random play, { $rounds ->
        [one] one round
       *[other] medians of { $rounds } interleaved rounds
    }
bench-what = what
bench-rate = steps/s
bench-first = to the first row
bench-peer = to { $peer }
bench-row-loop = { $game }, { $seats } seats, loop in the rules
bench-row-driven = { $game }, { $seats } seats, from Python
bench-row-interpreted = { $game }, { $seats } seats, from Python, interpreted
bench-row-peer = OpenSpiel { $peer }, from Python
bench-search-rate = rounds/s
bench-row-search = { $game }, { $seats } seats, search of the bots (judges positions)
bench-row-peer-search = OpenSpiel { $peer }, search in C++ (plays random games out)
bench-rounds = rounds/s
bench-row-rounds = { $game }, { $seats } seats, whole rounds planned and resolved
bench-row-phases = diplomacy, movement phases processed
bench-row-phases-drawn = diplomacy, the same with orders found and set
bench-sheets = a random sheet has { $orders } orders on average, { $moves } of them moves
bench-no-diplomacy = The package diplomacy is not installed: make bench-peers installs it, or pip install 'equipoise[peers]'
bench-no-peers = OpenSpiel is not installed: make bench-peers installs it, or pip install 'equipoise[peers]'
bench-calls = with the fewest seats: a copy { $copy } ns, an action { $action } ns (legal { $legal } ns, apply { $apply } ns)
bench-bytes = a position takes { $small } bytes with the fewest seats, { $large } with the most
bench-import = importing equipoise and all its games takes { $milliseconds } ms
