# What `equipoise report` says; its help is in cli.ftl.

report-head = { $game }, rules { $kind }: { $bot } in all seats, { $games ->
        [one] one game
       *[other] { $games } games
    } for each row; lengths that 10, 50 and 90 % of the games do not exceed
report-no-program = { $bot } is a program of its own, which a report does not start (play, arena and fairness do); allowed: { $allowed }
report-games = Games
report-seats = seats
report-unit = { $game ->
        [dynasties] { $mode ->
                [simple] rounds
               *[other] Lunar Years
            }
       *[other] length
    }
report-unit-decisions = decisions
report-earlier = earlier, { $players }
report-earlier-row = earlier
report-players-careless = careless
report-players-denial = denial
report-players-no-peace = no Peace
report-share = { $ending }, %
report-decisions = decisions a game
report-plot-title = { $game }: length and endings of { $games } games for each number of seats
report-plot-ours = here: { $bot }
report-plot-share = games, %
report-plot-failed = --plot { $path }: the picture cannot be written: { $why }
report-plot-done = The picture is in { $path }.
