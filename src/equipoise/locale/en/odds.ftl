# What `equipoise odds` says; its help is in cli.ftl.

odds-head = { $game }, rules { $kind }: two equal players, { $games ->
        [one] one game
       *[other] { $games } games
    } for each row
odds-games = Games
odds-table = arm
odds-player = player
odds-share = ended by tipping, %
odds-earlier = earlier, %
odds-difference = difference
odds-chance = by chance
odds-turns = turns
odds-turns-earlier = earlier
odds-player-random = random
odds-player-eye-2 = by eye, error 2
odds-player-eye-1 = by eye, error 1
odds-player-careful = careful
odds-none = no odds are measured for { $game }; allowed: { $allowed }
odds-no-plot = matplotlib is not installed: pip install 'equipoise[plot]', or leave out --plot
odds-plot-kind = --plot { $path }: the name of the picture must end in .svg, .png or .pdf
odds-plot-folder = --plot: there is no folder { $path }
odds-plot-failed = --plot { $path }: the picture cannot be written: { $why }
odds-plot-done = The picture is in { $path }.
odds-plot-title = { $game }: how often the arm tips, { $games } games for each bar
odds-plot-earlier = earlier simulation
