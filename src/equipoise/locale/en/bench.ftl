bench-head = { $game }, rules { $kind }: random play, { $rounds } interleaved rounds, medians
bench-what = what
bench-rate = steps/s
bench-first = to the first row
bench-peer = to OpenSpiel breakthrough
bench-no-peers = OpenSpiel is not installed: make bench-peers installs it, or pip install 'equipoise[peers]'
bench-facts =
    one call, fewest seats: copy { $copy } ns, legal { $legal } ns, apply { $apply } ns
    a position takes { $small } bytes with the fewest seats, { $large } with the most
    importing equipoise and all its games takes { $import } ms
