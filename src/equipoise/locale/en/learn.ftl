# What `equipoise learn` says; its help is in cli.ftl.

learn-loss = loss { $loss }
learn-folder = There is no folder { $path } to write the weights into.
learn-unwritable = The weights cannot be written to { $path }: { $why }
learn-rival = “{ $given }” cannot be the rival, since it need not play the same again and so the weights could not be made again; allowed: { $allowed }
learn-done = { $games ->
        [one] One game
       *[other] { $games } games
    }, rules { $kind }; { $fitted ->
        [yes] loss of all positions
       *[no] loss of the last ones
    } { $loss }. The weights are in { $path }.
learn-nothing = Nothing was learned, and nothing is written: none of { $games ->
        [one] the one game
       *[other] the { $games } games
    } ended within { $steps } steps.
learn-no-opinion = No bot has an opinion on positions of { $game }, so that there are no weights to learn.
learn-by = { $path } has no weights to play by: { $why }
learn-positions = { $count ->
        [one] one position
       *[other] { $count } positions
    }
learn-fit-only = { $option } can only be given with --fit: without it games are played by looking one action ahead.
learn-fit-teams = In games of teams weights are learned without --fit: who of a team brought the win is not known.
learn-not-fit = { $option } cannot be given with --fit: there every position counts alike, by the result of its game alone.
