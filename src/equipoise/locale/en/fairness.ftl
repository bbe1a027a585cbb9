# What `equipoise fairness` says; its help is in cli.ftl.

fairness-one-bot = One bot plays against itself: name one, not “{ $given }”.
fairness-side = { $seats }
fairness-side-seat = seat { $number }
fairness-sides = { $seats } seats, { $games ->
        [one] one game
       *[other] { $games } games
    } of { $bot } with itself: by side, the fair share being { $share } %
fairness-order = { $seats } seats, { $games ->
        [one] one game
       *[other] { $games } games
    } of { $bot } with itself: by turn, the fair share being { $share } %
fairness-place = { $place ->
        [1] decides first
        [2] decides second
        [3] decides third
        [4] decides fourth
        [5] decides fifth
        [6] decides sixth
       *[other] decides as number { $place }
    }
fairness-column-side = side
fairness-column-games = games
fairness-column-rate = win rate
fairness-column-interval = 95 %
fairness-column-of-share = of share
fairness-column-verdict = verdict
fairness-verdict-fair = fair so far
fairness-verdict-less = wins less
fairness-verdict-more = wins more
fairness-verdict-weak = too weak
fairness-verdict-strong = too strong
fairness-verdicts = Wins less or more: chance alone would put at most one of 20 fair sides so far from its share (exact binomial test; the intervals are Wilson's, of 95 %). Too weak: besides, less than half of its share. Too strong: besides, more than double, or of two more than three quarters, so that the other is too weak.
fairness-times = × { $times }
fairness-rate = { $share } %
fairness-reach = { $low }–{ $high } %
fairness-caption = { $seats } players, { $games ->
        [one] one game
       *[other] { $games } games
    } of { $bot } with itself: win rate of each empire (fair: { $share } %)
fairness-agreed = { $count ->
        [one] One game stood still and was given up
       *[other] { $count } games stood still and were given up
    } as an agreed draw.
fairness-unended = { $count ->
        [one] One game had not ended after { arena-steps } and counts as drawn.
       *[other] { $count } games had not ended after { arena-steps } and count as drawn.
    }
fairness-forfeits = { $count ->
        [one] One seat was forfeited
       *[other] { $count } seats were forfeited
    }: the bot failed, and these figures say little about the game.
fairness-interrupted = Stopped: these figures are of the games so far.
fairness-lost = The games broke off: { $why }.
fairness-drawn = Drawn: { $path }
