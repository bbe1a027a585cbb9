# What `equipoise serve` says.

cli-help-serve = Open the house in the browser: play with friends, on one device, or against bots.
    .host = The address to listen on; 0.0.0.0 lets others on the network in.
    .port = The port; without it 8015, or the next that is free.
    .data = The folder of the database and the key. Without it ~/.local/share/equipoise.
    .browser = Whether to open the page in a browser.
    .workers = How many bots may think at the same time, and beside them as many quick ones (novice, casual, uniform, greedy; in duels strong too).
    .cores = On how many cores each of them thinks, if it is strong or master (in duels master alone).
    .limits = Whether one address may ask only so much in a short time. Without limits a class behind one router can play; strangers could overload the house.
cli-serve-ready = The house is open: { $address } (matches are kept in { $data }; Ctrl-C closes it)
cli-serve-others = Others on your network find it at { $address }
cli-serve-bye = The house is closed. Every match is saved.
cli-serve-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken.
cli-serve-no-port = No port from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) } is free.
cli-serve-address = The house cannot listen on { $host }: { $why }
cli-serve-folder = { $path } cannot be used: { $why }
cli-serve-folder-taken = Another house is open on { $path }; close it first, or give another --data folder.

## verify

cli-verify-result-beside = Result: the match ended before the rules ended it ({ $reason }).
