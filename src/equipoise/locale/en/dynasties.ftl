# Balance of Power, the card game (Herbert Peppard, 2025). A rule's id is a message id; its attributes are refusals.
# Names of civilisations and cards, and the card texts, are inventions of this project.

dy-title = Balance of Power: Dynasties
dy-about = Lead a dynasty of cards: plant resources, court nobles, send envoys and march armies that nobody has seen. Hold the balance of power, or be the last who stands.
dy-notation = attack.n3m.p2 done
    .means = the army of noble n3m attacks player 2; done

dy-player = { $deck } (p{ $number })
dy-simple-player = p{ $number }
dy-suit-martial = Martial
dy-suit-population = Population
dy-suit-treasure = Treasure
dy-suit-diplomatic = Diplomatic
dy-suit-open-court = A { $suit } noble is in the Court; one of each suit there and in the Realm is Peace
dy-suit-open-realm = A { $suit } resource is in the Realm; one of each suit there and in the Court is Peace
dy-side-attacker = the attacker
dy-side-defender = the defender
dy-season-year-start = start of the year
dy-season-planting = Planting Season
dy-season-harvest = Harvest Season
dy-season-trade = Trade Season
dy-season-campaign = Campaign Season
dy-zone-court = Court
dy-zone-realm = Realm
dy-zone-frontier = Frontier
dy-zone-discard = Discard
dy-zone-deck = Deck
dy-nothing = nothing


## Log lines: chance

dy-say-first = { $who } is the first Lead Player.
dy-say-roll = The die shows { $number }: draw { $draws }, play { $plays }.
dy-say-toss = The coin falls for { $side }.
dy-say-draw = { $who } draws a card.
dy-say-draw-card = { $who } draws { $card }.
dy-say-pillaged = { $who } loses { $card } from the deck.


## Log lines: what others must not hear

dy-say-secret-planting = { $who } has chosen for Planting.
dy-say-secret-force = { $who } takes a card from hand for an army.
dy-say-secret-lay = { $who } lays out armies anew.
dy-say-secret-bury = { $who } puts a card under the deck.


## Log lines: words

dy-say-pass = { $who } passes.
dy-say-done = { $who } has finished.
dy-say-done-attacks = { $who } has sent the attacks.
dy-say-done-defence = { $who } has chosen the defence.
dy-say-hold = { $who } keeps the bribed army at home.
dy-say-keep = { $who } keeps the armies as they lie.
dy-say-reform = { $who } reforms.
dy-say-pillage = { $who } pillages.
dy-say-target-player = { $who } halves the share of { $target }.
dy-say-take = { $who } takes { $number }.
dy-say-win = { $who } gives the Clash to { $side }.
dy-say-play = { $who } plays { $card }.
dy-say-bury = { $who } puts { $card } under the deck.
dy-say-match = { $who } spends { $card } for a Match.
dy-say-intercept = { $who } intercepts with { $card }.
dy-say-agent = { $who } sends { $card } against { $side }.
dy-say-give = { $who } gives { $card } in exchange.
dy-say-muster = { $who } raises an army under { $card }.
dy-say-lure = { $who } lures { $card }.
dy-say-envoy = { $who } sends { $card } as an Envoy.
dy-say-from = { $who } matches { $card }.
dy-say-to = { $who } names { $card } to receive.
dy-say-receive = { $who } receives the Envoy with { $card }.
dy-say-bribe = { $who } bribes the army of { $card }.
dy-say-defend = { $who } defends with the army of { $card }.
dy-say-front = { $who } puts the top card of { $card } forward.
dy-say-slaughter = { $who } slaughters in the army of { $card }.
dy-say-crown = { $who } names { $card } Monarch.
dy-say-lead = { $who } lays out an army under { $card }.
dy-say-engage-draw = { $who } engages { $card } to draw a card.
dy-say-engage-play = { $who } engages { $card } to play a card.
dy-say-army = { $who } puts it into the army of { $card }, at place { $number } from the top.
dy-say-attack = { $who } sends the army of { $card } against { $target }.
dy-say-force = { $who } takes { $card } for an army.
dy-say-treasure = { $who } spends { $card } for its Treasure.
dy-say-population = { $who } spends { $card } for its Population.
dy-say-pay = { $who } engages { $card } for the lure.
dy-say-pay-bribe = { $who } pays with { $card }.
dy-say-with = { $who } assigns { $card }.
dy-say-with-added = { $who } adds { $card }.
dy-say-next = { $who } lays { $card } next.
dy-say-use = { $who } uses the text of { $card }.
dy-say-martial = { $who } spends { $card } for { $side }.
dy-say-raze = { $who } razes { $card }.
dy-say-target = { $who } aims at { $card }.


## What is asked

dy-ask-planting = Planting: play a card face up, or take one for an army.
dy-ask-planting-left = Planting: play a card face up, or take one for an army; { $left } to go.
dy-ask-harvest = Your Harvest turn: use cards, raise armies, lure a noble, or pass.
dy-ask-take = How many cards do you draw?
dy-ask-play = Play a card from your hand.
dy-ask-place = Into which army does the card go?
dy-ask-lure-pay = Engage a card to pay for the noble.
dy-ask-lure-pay-left = Engage a card to pay for the noble; { $left } to go.
dy-ask-trade = Your Trade turn: send an Envoy, make a Match, or pass.
dy-ask-with = Which Diplomatic card goes along?
dy-ask-from = Which noble is the sender's?
dy-ask-to = Which noble must receive it?
dy-ask-intercept = Intercept the Envoy with an agent, or pass.
dy-ask-receive = Receive the Envoy with a noble, or pass.
dy-ask-add = Add a Diplomatic card, or pass.
dy-ask-attack = Your Campaign turn: send an army against somebody.
dy-ask-bribe = Bribe one of the armies just sent, or pass.
dy-ask-bribe-pay = Pay for the bribe.
dy-ask-retarget = Your army was bribed: send it elsewhere, or hold it.
dy-ask-defend = You are attacked: choose armies for the defence.
dy-ask-front = Which army puts its top card forward?
dy-ask-agent = Spend an agent against a card, or pass.
dy-ask-martial = Spend a martial card for a side, or pass.
dy-ask-victory = You have won: take a Victory Action.
dy-ask-victory-left = You have won: take a Victory Action; you have { $left }.
dy-ask-reform = The battle is over: keep your armies as they lie, or reform.
dy-ask-lay = Lay out your armies: a leader, then its force cards from the top.
dy-ask-crown = Name your Monarch.
dy-ask-reaction = A card text of yours fits: use it, or pass.
dy-ask-target = What is the text aimed at?
dy-ask-give = Which resource do you give?
dy-ask-bury = Which card goes under your deck?
dy-ask-win = Who wins the Clash?
dy-prompt-over = The game is over.
dy-prompt-wait = Waiting for { $who }.
dy-prompt-wait-season = { $season }: waiting for { $who }.
dy-prompt-chance = Chance decides.


## Buttons and chips

dy-do-pass = Pass
dy-do-done = Done
dy-do-hold = Hold it
dy-do-keep = Keep
dy-do-reform = Reform
dy-do-pillage = Pillage
dy-do-take = Take { $number }
dy-chip-play = face up
dy-chip-force = for an army
dy-chip-treasure = treasure
dy-chip-population = population
dy-chip-engage-draw = draw a card
dy-chip-engage-play = play a card
dy-chip-use = use its text
dy-chip-army = place { $number }
dy-chip-envoy = Envoy
dy-chip-match = Match
dy-chip-agent-attacker = hit attacker
dy-chip-agent-defender = hit defender
dy-chip-martial-attacker = for attacker
dy-chip-martial-defender = for defender
dy-chip-lead = leads
dy-chip-next = comes next


## The table in pictures and in plain text

dy-table = The table
dy-field = Between the territories
dy-year = The year
dy-year-lead = Year { $year }: { $lead } leads
dy-year-alone = Year { $year }
dy-choices = What it does
dy-short-planting = Planting
dy-short-harvest = Harvest
dy-short-trade = Trade
dy-short-campaign = Campaign
dy-hand = Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dy-panel = Territory of { $who }
dy-heading = { $who } · hand { $hand }
dy-heading-out = { $who } · knocked out
dy-territory = p{ $number } { $who }: hand { $hand }, deck { $deck }
dy-territory-out = p{ $number } { $who }: knocked out
dy-calendar = Year { $year }, { $season }; Lead Player { $lead }
dy-state-of-play = State of Play { $die }: draw { $draws }, play { $plays }
dy-envoy = Envoy of { $who } on its way.
dy-battle = Battle: { $who } attacks { $target }.
dy-front = Put forward by { $who }, face down
dy-front-known = Put forward by { $who }: { $card }
dy-hidden = { $count ->
        [0] none hidden
       *[other] { $count } hidden
    }
dy-martial-value = +{ $number }
dy-values = Martial cards: attacker +{ $ours }, defender +{ $theirs }.
dy-tip-resource = { $card } ({ $code }), { $suit } resource of rank { $rank }
dy-tip-noble = { $card } ({ $code }), { $suit } noble of rank { $rank }
dy-tip-agent = { $card } ({ $code }), agent
dy-tip-emblem = { $number } { $suit }
dy-tip-emblems = { $card }, emblems { $emblems }
dy-tip-lead = { $who } is the Lead Player
dy-tip-relations = Diplomatic Relations: { $who } and { $other } do not attack each other this year
dy-tip-march = The army of { $leader } marches on { $who }
dy-tip-monarch = { $card }, Monarch
dy-tip-engaged = { $card }, Engaged
dy-tip-text = { $card }. { $text }
dy-tip-back = Force card { $depth } of { $leader }, face down
dy-tip-remembered = Force card { $depth }: { $card }
dy-tip-deck = Deck of { $who }: { $count }, of them { $buried } put underneath
dy-tip-discard = Discard pile of { $who }, { $count }, from the top: { $cards }
dy-line = { $who }: hand { $hand }, deck { $deck }
dy-line-out = { $who }: knocked out
dy-army = army
dy-face-down = somewhere
dy-your-hand = Your hand
dy-chosen = chosen
dy-relations = Diplomatic Relations: { $pairs }
dy-legend = * Monarch, ~ Engaged, [top ... bottom] force cards, ?? unknown, (x) revealed, > attacks, x barred from

## What an action brought to light, behind its line in the log

dy-told-shown = { $said } Revealed: { $cards }.
dy-told-lost = { $said } To the discard pile: { $cards }.
dy-told-out = { $said } Knocked out: { $players }.

## The simple game

dy-simple-say-turn = The noble is { $card }.
dy-simple-say-draw = { $who } draws a card.
dy-simple-say-draw-card = { $who } draws { $card }.
dy-simple-say-secret = { $who } lays a card face down.
dy-simple-say-play = { $who } lays { $card }.
dy-simple-ask = Lay a card for the next noble.
dy-simple-round = Love, Money, Power, Death: round { $round } of { $rounds }
dy-simple-won = { $card } went to { $who }.
dy-simple-lost = { $card } went to nobody.
dy-simple-pile = Nobles still to come: { $count }
dy-simple-laid = Card laid by { $who }
dy-simple-laid-card = { $who } { $card }
dy-simple-told-won = The noble is { $card }; laid were { $laid }. It goes to { $who }.
dy-simple-told-lost = The noble is { $card }; laid were { $laid }. It goes to nobody.
dy-simple-banner = { $who } with { $sum } points, hand { $hand }, pile { $pile }
dy-simple-court = { $sum } points, hand { $hand }, pile { $pile }
dy-simple-line = { $who }: { $sum } points, hand { $hand }, pile { $pile }


## Why a game ended

dy-reason-peace = Four nobles and four resources of all suits lie open: Peace.
dy-reason-dominance = Only one player is left.
dy-reason-destruction = The last players went out together, so nobody wins.
dy-reason-nobles = All nobles have been turned up.
dy-quiet-battle = this battle
dy-quiet-season = this season


## Options of a table

dy-option-mode = Game
    .help = The Standard game, the Advanced game with card texts, or the simple game with one deck.
dy-option-mode-standard = Standard
dy-option-mode-advanced = Advanced
dy-option-mode-simple = Love, Money, Power, Death
dy-option-state-of-play = State of Play
    .help = The table of the die: steady as usual, or brisk with more cards.
dy-option-state-of-play-steady = steady
dy-option-state-of-play-brisk = brisk
dy-option-deck1 = Deck of p1
    .help = The civilisation of the first player; in the simple game the one deck.
dy-option-deck2 = Deck of p2
    .help = The civilisation of the second player.
dy-option-deck3 = Deck of p3
    .help = The civilisation of the third player.
dy-option-deck4 = Deck of p4
    .help = The civilisation of the fourth player.
dy-option-deck5 = Deck of p5
    .help = The civilisation of the fifth player.
dy-option-deck6 = Deck of p6
    .help = The civilisation of the sixth player.
dy-option-planting-play-exact = Exact Planting
    .help = Whether exactly the number on the die is played in Planting, or at most that many.
dy-option-returned-force-cards-engaged = Force cards come back Engaged
    .help = Whether cards that return from armies are Engaged.
dy-option-match-uses-envoy = Match instead of Envoy
    .help = Whether a Match takes the place of the Envoy; otherwise both can be made.
dy-option-interceptor-chooses-noble = Interceptor chooses
    .help = Whether the interceptor or the sender names the noble that receives.
dy-option-lure-pays-with-any-card = Lure with any card
    .help = Whether any card can pay for a lure, or resources only.
dy-option-agents-per-player-per-clash = Agents in a Clash
    .help = How many agents each player may spend in a Clash.
dy-option-martial-cards-per-player-per-clash = Martial cards in a Clash
    .help = How many martial cards each player may spend in a Clash.
dy-option-clash-window-starts-with-attacker = Attacker first
    .help = Whether the attacker or the Lead Player is first with agents and martial cards.
dy-option-pillage-last-card-knocks-out = Pillage can knock out
    .help = Whether losing the last card of the deck to Pillage knocks a player out.
dy-option-decks = Constructed decks
    .help = A file of decks to play with in place of the usual ones; everybody at the table has to agree to it.
dy-option-deck1-saltmere = Saltmere League
dy-option-deck1-tarnridge = Tarnridge Clans
dy-option-deck1-lantern = Lantern Synod
dy-option-deck1-osierhall = Osierhall Crown
dy-option-deck2-saltmere = Saltmere League
dy-option-deck2-tarnridge = Tarnridge Clans
dy-option-deck2-lantern = Lantern Synod
dy-option-deck2-osierhall = Osierhall Crown
dy-option-deck3-saltmere = Saltmere League
dy-option-deck3-tarnridge = Tarnridge Clans
dy-option-deck3-lantern = Lantern Synod
dy-option-deck3-osierhall = Osierhall Crown
dy-option-deck4-saltmere = Saltmere League
dy-option-deck4-tarnridge = Tarnridge Clans
dy-option-deck4-lantern = Lantern Synod
dy-option-deck4-osierhall = Osierhall Crown
dy-option-deck5-saltmere = Saltmere League
dy-option-deck5-tarnridge = Tarnridge Clans
dy-option-deck5-lantern = Lantern Synod
dy-option-deck5-osierhall = Osierhall Crown
dy-option-deck6-saltmere = Saltmere League
dy-option-deck6-tarnridge = Tarnridge Clans
dy-option-deck6-lantern = Lantern Synod
dy-option-deck6-osierhall = Osierhall Crown


## Decks

dy-deck-saltmere = Saltmere League
dy-deck-tarnridge = Tarnridge Clans
dy-deck-lantern = Lantern Synod
dy-deck-osierhall = Osierhall Crown


## Cards

dy-card-saltmere-r1m1 = Jetty Watch
dy-card-saltmere-r1m2 = Harpoon Crew
dy-card-saltmere-r2m1 = Tollboat Marines
dy-card-saltmere-r2m2 = Chain-Boom Gang
dy-card-saltmere-r3m1 = Causeway Pikes
dy-card-saltmere-r3m2 = Hired Crossbows
dy-card-saltmere-r4m1 = Ramming Galley
dy-card-saltmere-r4m2 = Black-Sail Convoy
dy-card-saltmere-r5m = Grand Flotilla
dy-card-saltmere-r1p1 = Mudlarks
dy-card-saltmere-r1p2 = Net Menders
dy-card-saltmere-r2p1 = Ropewalk Hands
dy-card-saltmere-r2p2 = Salt Rakers
dy-card-saltmere-r3p1 = Stilt Quarter
dy-card-saltmere-r3p2 = Dockside Guilds
dy-card-saltmere-r4p1 = Ferry Town
dy-card-saltmere-r4p2 = Lagoon Parishes
dy-card-saltmere-r5p = City of Seven Quays
dy-card-saltmere-r1t1 = Pot of Brine Coin
dy-card-saltmere-r1t2 = Ferry Toll
dy-card-saltmere-r2t1 = Bonded Cellar
dy-card-saltmere-r2t2 = Pepper Lot
dy-card-saltmere-r3t1 = Assay House
dy-card-saltmere-r3t2 = Amber Shipment
dy-card-saltmere-r4t1 = Letters of Credit
dy-card-saltmere-r4t2 = Insurance Pool
dy-card-saltmere-r5t = League Strongroom
dy-card-saltmere-r1d1 = Pilot's Favour
dy-card-saltmere-r1d2 = Letter of Passage
dy-card-saltmere-r2d1 = Harbour Feast
dy-card-saltmere-r2d2 = Shared Lighthouse
dy-card-saltmere-r3d1 = Consular Office
dy-card-saltmere-r3d2 = Charter of Anchorage
dy-card-saltmere-r4d1 = Marriage Contract
dy-card-saltmere-r4d2 = Fishing Accord
dy-card-saltmere-r5d = Treaty of the Bar
dy-card-saltmere-n3m = Admiral Odile Varr
dy-card-saltmere-n3p = Burgomaster Henk Tolliver
dy-card-saltmere-n3t = Banker Sefa Quill
dy-card-saltmere-n3d = Consul Ilse Marrow
dy-card-saltmere-n2m = Captain Bram Oakum
dy-card-saltmere-n2p = Reeve Nella Fenn
dy-card-saltmere-n2t = Factor Joss Pennant
dy-card-saltmere-n2d = Secretary Wim Lacey
dy-card-saltmere-n5t = Doge Amalric
dy-card-saltmere-n5d = Lady Perpetua of the Bar
dy-card-saltmere-a1 = Harbour Diplomat
dy-card-saltmere-a2 = Tide Smuggler
dy-card-saltmere-a3 = Ledger Spy
dy-card-saltmere-a4 = Wharf Knife
dy-card-saltmere-a5 = False Pilot
dy-card-saltmere-a6 = Quiet Notary
dy-card-tarnridge-r1m1 = Sling Herders
dy-card-tarnridge-r1m2 = Cattle Raiders
dy-card-tarnridge-r2m1 = Axe Kindred
dy-card-tarnridge-r2m2 = Ridge Scouts
dy-card-tarnridge-r3m1 = Shield Ring
dy-card-tarnridge-r3m2 = Mountain Riders
dy-card-tarnridge-r4m1 = Oath Band
dy-card-tarnridge-r4m2 = Bear-Coat Guard
dy-card-tarnridge-r5m = Host of the Nine Glens
dy-card-tarnridge-r1p1 = Crofters
dy-card-tarnridge-r1p2 = Peat Cutters
dy-card-tarnridge-r2p1 = Drover Camp
dy-card-tarnridge-r2p2 = Smithy Hamlet
dy-card-tarnridge-r3p1 = Hill-Fort Folk
dy-card-tarnridge-r3p2 = Wintering Kin
dy-card-tarnridge-r4p1 = Gathered Septs
dy-card-tarnridge-r4p2 = Valley of Hearths
dy-card-tarnridge-r5p = The Whole Kindred
dy-card-tarnridge-r1t1 = Silver Arm-Ring
dy-card-tarnridge-r1t2 = Wool Clip
dy-card-tarnridge-r2t1 = Stolen Herd
dy-card-tarnridge-r2t2 = Tin Vein
dy-card-tarnridge-r3t1 = Barrow Gold
dy-card-tarnridge-r3t2 = Toll of the Pass
dy-card-tarnridge-r4t1 = Garnet Mine
dy-card-tarnridge-r4t2 = Tribute Wagons
dy-card-tarnridge-r5t = Hoard under the Tarn
dy-card-tarnridge-r1d1 = Shared Salt
dy-card-tarnridge-r1d2 = Bard's Greeting
dy-card-tarnridge-r2d1 = Guest-Right
dy-card-tarnridge-r2d2 = Horse Gift
dy-card-tarnridge-r3d1 = Foster Son
dy-card-tarnridge-r3d2 = Blood-Price Paid
dy-card-tarnridge-r4d1 = Truce Stone
dy-card-tarnridge-r4d2 = Council of Elders
dy-card-tarnridge-r5d = Oath on the Ridge
dy-card-tarnridge-n3m = Brannoc Ironbrow
dy-card-tarnridge-n3p = Mother Aife of the Hearths
dy-card-tarnridge-n3t = Corrin Barrow-Lord
dy-card-tarnridge-n3d = Sorley Truce-Speaker
dy-card-tarnridge-n2m = Fergal Red-Glove
dy-card-tarnridge-n2p = Muirne Drover-Chief
dy-card-tarnridge-n2t = Tadg the Toll-Keeper
dy-card-tarnridge-n2d = Oona Song-Weaver
dy-card-tarnridge-n5m = High Chief Garvan
dy-card-tarnridge-n5p = Queen Derbail of the Glens
dy-card-tarnridge-a1 = Hearth Diplomat
dy-card-tarnridge-a2 = Crow-Feather Scout
dy-card-tarnridge-a3 = Poisoned Cup
dy-card-tarnridge-a4 = Changeling Guest
dy-card-tarnridge-a5 = Night Ford Guide
dy-card-tarnridge-a6 = Hedge Seer
dy-card-lantern-r1m1 = Temple Wardens
dy-card-lantern-r1m2 = Lamp Bearers
dy-card-lantern-r2m1 = Processional Guard
dy-card-lantern-r2m2 = Cloister Archers
dy-card-lantern-r3m1 = Penitent Spears
dy-card-lantern-r3m2 = Order of the Wick
dy-card-lantern-r4m1 = Brazier Riders
dy-card-lantern-r4m2 = Siege Choir
dy-card-lantern-r5m = March of the Long Night
dy-card-lantern-r1p1 = Almsfolk
dy-card-lantern-r1p2 = Candle Makers
dy-card-lantern-r2p1 = Pilgrim Column
dy-card-lantern-r2p2 = Choir School
dy-card-lantern-r3p1 = Hospice Town
dy-card-lantern-r3p2 = Scriptorium Wards
dy-card-lantern-r4p1 = Monastery Farms
dy-card-lantern-r4p2 = Festival Crowds
dy-card-lantern-r5p = Faithful of Every Parish
dy-card-lantern-r1t1 = Poor Box
dy-card-lantern-r1t2 = Wax Tithe
dy-card-lantern-r2t1 = Votive Silver
dy-card-lantern-r2t2 = Painted Folio
dy-card-lantern-r3t1 = Relic Casket
dy-card-lantern-r3t2 = Bequest Lands
dy-card-lantern-r4t1 = Golden Altarpiece
dy-card-lantern-r4t2 = Donors' Chest
dy-card-lantern-r5t = Vault beneath the Flame
dy-card-lantern-r1d1 = Blessing by Letter
dy-card-lantern-r1d2 = Kind Confessor
dy-card-lantern-r2d1 = Sanctuary Right
dy-card-lantern-r2d2 = Travelling Scholar
dy-card-lantern-r3d1 = Synodal Letter
dy-card-lantern-r3d2 = Arbitration Bench
dy-card-lantern-r4d1 = Holy Truce
dy-card-lantern-r4d2 = Legate's Retinue
dy-card-lantern-r5d = Concord of Lamps
dy-card-lantern-n3m = Marshal-Prior Edrun
dy-card-lantern-n3p = Abbess Clemency Voss
dy-card-lantern-n3t = Almoner Thaddeus Gild
dy-card-lantern-n3d = Legate Serafine
dy-card-lantern-n2m = Sister-Serjeant Ruth
dy-card-lantern-n2p = Provost Anselm
dy-card-lantern-n2t = Sacristan Dorcas
dy-card-lantern-n2d = Nuncio Pell
dy-card-lantern-n5d = Archlector Honorine
dy-card-lantern-n5p = Regent Matthis the Patient
dy-card-lantern-a1 = Cloister Diplomat
dy-card-lantern-a2 = Confessor's Ear
dy-card-lantern-a3 = Masked Inquirer
dy-card-lantern-a4 = Relic Thief
dy-card-lantern-a5 = Silent Sister
dy-card-lantern-a6 = Forger of Edicts
dy-card-osierhall-r1m1 = Orchard Levy
dy-card-osierhall-r1m2 = Bow Tenants
dy-card-osierhall-r2m1 = Hedge Riders
dy-card-osierhall-r2m2 = River Rangers
dy-card-osierhall-r3m1 = Willow Lancers
dy-card-osierhall-r3m2 = Castle Garrison
dy-card-osierhall-r4m1 = Household Horse
dy-card-osierhall-r4m2 = Green Banner Foot
dy-card-osierhall-r5m = The Royal Array
dy-card-osierhall-r1p1 = Gleaners
dy-card-osierhall-r1p2 = Cider Pressers
dy-card-osierhall-r2p1 = Millers' Row
dy-card-osierhall-r2p2 = Beekeepers
dy-card-osierhall-r3p1 = Market Borough
dy-card-osierhall-r3p2 = Basket Weavers
dy-card-osierhall-r4p1 = Crown Estates
dy-card-osierhall-r4p2 = Three River Towns
dy-card-osierhall-r5p = Realm at Harvest Home
dy-card-osierhall-r1t1 = Windfall Apples
dy-card-osierhall-r1t2 = Toll Bridge
dy-card-osierhall-r2t1 = Cider Excise
dy-card-osierhall-r2t2 = Honey Barrels
dy-card-osierhall-r3t1 = Timber Rights
dy-card-osierhall-r3t2 = Royal Mint
dy-card-osierhall-r4t1 = Wine Fleet Share
dy-card-osierhall-r4t2 = Jewel Coffer
dy-card-osierhall-r5t = Crown Regalia
dy-card-osierhall-r1d1 = Garden Invitation
dy-card-osierhall-r1d2 = Courteous Note
dy-card-osierhall-r2d1 = Hunting Party
dy-card-osierhall-r2d2 = Masque at Court
dy-card-osierhall-r3d1 = Royal Godparent
dy-card-osierhall-r3d2 = Ambassadors' Wing
dy-card-osierhall-r4d1 = Dowry Castle
dy-card-osierhall-r4d2 = Peace of the Weir
dy-card-osierhall-r5d = Grand Betrothal
dy-card-osierhall-n3m = Constable Rowan Thrale
dy-card-osierhall-n3p = Duchess Hazel Amory
dy-card-osierhall-n3t = Chancellor Piers Lockwood
dy-card-osierhall-n3d = Countess Linnet Vale
dy-card-osierhall-n2m = Sir Alder Quince
dy-card-osierhall-n2p = Dame Bryony Holt
dy-card-osierhall-n2t = Baron Medlar
dy-card-osierhall-n2d = Viscount Larch
dy-card-osierhall-n5m = Prince Sylvan Osier
dy-card-osierhall-n5t = Queen Eglantine Osier
dy-card-osierhall-a1 = Garden Diplomat
dy-card-osierhall-a2 = Masked Courtier
dy-card-osierhall-a3 = Kitchen Poisoner
dy-card-osierhall-a4 = Weir-Keeper's Boy
dy-card-osierhall-a5 = Falcon Messenger
dy-card-osierhall-a6 = Duelling Master


## Card texts of the Advanced game

dy-text-X01 = Break the camp. Trade, discard: one army of another player is disbanded.
dy-text-X02 = Cover the loss. When another card of yours is about to be razed, discard this: that card survives and becomes Engaged; the Victory Action is used up.
dy-text-X03 = Point of order. When another player engages a card for an Active Rule, discard this: that card is turned back, its rule fails and may not be tried again this season.
dy-text-X04 = Open the books. Harvest, engage: draw two cards, then put one card from your hand under your deck. Taking the last deck card on the way still knocks you out.
dy-text-X05 = Sealed at the altar. Trade, discard: match one of your Unengaged nobles with one of another player, using this card's emblems and no Agent. This is your Envoy for the season.
dy-text-X06 = Hold the line. When a Force Card of yours loses a Clash, discard this: the card goes face up and Engaged to your Realm or Court instead of being destroyed. The winner of the Clash still draws.
dy-text-X07 = Not today. When this noble itself is about to be razed or slaughtered, engage it: it survives in your Court and any army it led is disbanded; the Victory Action is used up.
dy-text-X08 = Lantern on the bank. Campaign, discard: look at all Force Cards of one army of another player, then put its top card underneath the others. You may still attack or pass.
dy-text-X09 = Reads the bones again. When the State of Play has been rolled, discard this: the Lead Player rolls again and the new result counts. (The card must still be Unengaged from last year.)
dy-text-X10 = Claim of sanctuary. When another player lures a noble from any Court, discard this: the noble stays, and the cards engaged for it stay face up and Engaged where they are.
dy-text-X11 = A few questions. Harvest, engage: one Unengaged card in another player's Court or Realm becomes Engaged; this sets off none of its own rules.
dy-text-X12 = Measured words. When the shares of an Envoy or Match are fixed and this noble is not part of it, engage it: one of the two players draws only half, rounded down.
dy-text-X13 = Bitter almonds. When a noble of another player, not a Monarch, is chosen to lead or receive an Envoy, discard this: destroy it. The Envoy fails and its other cards go back Unengaged; Agents already spent stay discarded.
dy-text-X14 = Sold in time. When another player is about to destroy, discard, take or engage this card, you may discard it for its Treasure use (up to three cards) in any season. It counts as your Treasure use of the year and is not possible after another one.
dy-text-X15 = A fair exchange. Trade, engage: swap a Resource of rank 1 or 2 in another player's Realm with one of yours of equal or higher rank. Both arrive Engaged and are marked like lured nobles.
dy-text-X16 = First blood. When a Clash in any battle is tied, engage this: you say who wins it and no coin is tossed.


## Players, decks, set-up

DY-R001 = At least two people play; there is no printed maximum.
DY-R002 = Two to six people can sit down to it here.
DY-R003 = Every player uses a deck of their own, standing for one civilisation.
DY-R004 = Each deck is shuffled face down before anything is drawn.
DY-R005 = Each player opens with a hand of seven cards from their deck.
DY-R006 = Hand size has no upper limit.
DY-R007 = There is no mulligan; a first hand without a noble (20.2% of hands) is kept.
DY-R008 = Chance picks the first Lead Player.
DY-R009 = Nobody starts with cards on the table, an army or a Monarch.
DY-R010 = A card's owner is the player whose deck it came from; its controller is the player in whose territory it lies.
DY-R011 = A card that is discarded or destroyed goes to its owner's discard pile, whoever controlled it.
DY-R012 = Two players may use the same civilisation list (needed at 5-6 seats); card instances stay distinct per seat.


## Calendar and order

DY-R013 = Play proceeds in turns called Lunar Years.
DY-R014 = A year holds four seasons in fixed order: Planting, Harvest, Trade, Campaign.
DY-R015 = After the Campaign Season the next year starts.
DY-R016 = The year opens with the Lead Player rolling for the State of Play.
DY-R017 = After the roll every player turns all their Engaged face-up cards back to Unengaged.
DY-R018 = That step includes nobles leading armies, because they lie face up in the territory.
DY-R019 = In each season the Lead Player is the first to activate.
    .chance = Chance has the word now, and no player speaks for it.
    .not-asked = It is for p{ $seat } to decide now.
    .pass = There is nothing to pass or to finish here; answer what is asked.
DY-R020 = Where everybody may act in one window, the Lead Player is entitled to the first slot.
    .not-asked = Everybody may speak in turn here, and now it is the turn of p{ $seat }.
DY-R021 = Turn order runs to the left from its starting seat.
DY-R022 = If a procedure names another starting seat, that seat is used instead of the Lead Player's.
DY-R023 = The Lead Player always takes the first slot; there is no deferring.
DY-R024 = When a year ends the Lead role goes to the seat on the previous Lead Player's left.
DY-R025 = Knocked-out seats are skipped when the Lead role moves and in every order.
    .out = You have been knocked out and take no further part.
DY-R026 = If the Lead Player is knocked out in mid-year, windows start at the next living seat to their left until the year ends; that seat then leads the next year.


## State of Play and Planting Season

DY-R027 = The die result fixes two numbers for the coming Planting Season: cards to draw (N) and cards to play (M).
DY-R028 = The same N and M bind every player.
DY-R029 = The die is an ordinary six-sided die.
DY-R030 = Result 1: draw 1, play 1.
DY-R031 = Result 2: draw 1, play 2.
DY-R032 = Result 3: draw 2, play 1.
DY-R033 = Result 4: draw 2, play 2.
DY-R034 = Result 5: draw 3, play 1.
DY-R035 = Result 6: draw 3, play 2.
DY-R036 = Planting is carried out by all players at the same time.
DY-R037 = Everybody draws before anybody plays.
DY-R038 = The N draws are compulsory.
DY-R039 = Exactly M cards must be played, or the whole hand if it is smaller.
    .finished = You have no Planting choice to make now; wait until everybody has chosen.
    .pass = The plays that the State of Play asks for have to be made.
DY-R040 = Planting plays are committed secretly and shown together; they are then applied in Lead order, each player's in the order chosen.
DY-R041 = A Planting play may use any destination allowed for that card type, including an army.
    .moment = You cannot play a card from your hand now.


## Territory and zones

DY-R042 = A territory has five zones: Deck, Discard Pile, Court, Realm, Frontier.
DY-R043 = Nobles and agents played face up go to the Court.
DY-R044 = Resource cards played face up go to the Realm.
DY-R045 = The Frontier holds armies and nothing else.
DY-R046 = The hand is not a zone of the territory.
    .not-in-hand = { $card } is not in your hand, or you have chosen it already.
DY-R047 = Discard piles lie face up in order and anyone may read them.
DY-R048 = Nobody may look into a deck, and a deck is never refilled from the discard pile.
    .not-in-deck = That card is not among those which can come next.
DY-R049 = Sizes of hands, decks and armies are public.


## Engage and Disengage (definition lost; completed)

DY-R050 = Every face-up card in Court or Realm, and every army leader, is either Unengaged (upright) or Engaged (turned sideways).
DY-R051 = A card played face up arrives Unengaged and may be used at once.
DY-R052 = To Engage a card is to turn it from Unengaged to Engaged as the price of one use.
DY-R053 = A card that is already Engaged can be neither engaged again nor spent for an emblem.
    .engaged = { $card } is Engaged and cannot pay for another use.
DY-R054 = 'Disengaged' and 'Unengaged' name the same state.
DY-R055 = An Engaged card keeps its rank and suit, counts for Peace and can still be chosen as a target.
DY-R056 = Where the text says a card engaged for a use is discarded immediately, it leaves play as the price of that use.
DY-R057 = Face-down force cards have no engagement state.
DY-R058 = A force card that goes from an army back to Court or Realm arrives Engaged.
DY-R059 = A leader who goes back to the Court keeps the state it had, unless a rule says otherwise.
DY-R060 = Declaring an army as attacker engages its leader.
DY-R061 = Taking command of a newly mustered army does not engage the noble.


## Card types, ranks, emblems

DY-R062 = Cards are Nobles, Agents or Resources.
DY-R063 = A Resource shows resource emblems and neither crown nor agent emblem.
DY-R064 = A Resource's rank is its number of emblems.
DY-R065 = A Noble's rank is its number of crowns.
DY-R066 = An Agent counts as rank 0 wherever a rank is asked for.
DY-R067 = There are four emblem types: Martial, Population, Treasure, Diplomatic.
DY-R068 = A card's suit is the emblem in its top-left corner; agents have none for this purpose.
DY-R069 = Any type of card may carry resource emblems.
DY-R070 = Giving up a card in the season that fits one of its emblems buys that emblem's use.
    .no-emblem = { $card } does not show the emblem that this use needs.
DY-R071 = A card may carry emblems of more than one type.
DY-R072 = One discard uses one emblem type only.
DY-R073 = A card that another player is destroying, discarding, stealing or engaging cannot be spent for its emblem in reply, unless its own text allows it.
DY-R074 = The value of a card spent for an emblem type is the number of emblems of that type on it.
DY-R075 = In this project's decks a noble carries as many emblems of its suit as it has crowns, so counting rank or emblems gives the same value.


## Martial emblem

DY-R076 = An Unengaged card with a Martial emblem may be spent before a Clash is revealed; its value counts for the Force Card of the side chosen.
    .moment = Martial cards are spent in a Clash, when it is your turn to.
    .not-there = { $card } does not lie face up in your territory.
DY-R077 = Spending a leader disbands the army it led.
DY-R078 = Resources, nobles (leaders too) and agents with the emblem all qualify.
DY-R079 = Every player may take part, for either side, whether or not they are in the battle.
DY-R080 = Each player may spend at most one Martial card per Clash.


## Population emblem

DY-R081 = In their Harvest turn a player may spend one Unengaged Population card from Court or Realm and may then play as many as three hand cards.
    .moment = Population is used in your own Harvest turn.
    .not-there = { $card } is not in your Court or Realm.
    .empty-hand = You have no card in hand to play.
DY-R082 = Only one such use per player per year.
    .used = You have made your Population use of the year.
DY-R083 = A noble leading an army cannot be spent this way, since only Court and Realm qualify.
    .leads = { $card } leads an army and cannot be spent for Population.
DY-R084 = The player may stop after fewer than three cards, though not before the first.
    .pass = Play at least one card before you stop.


## Treasure emblem

DY-R085 = In their Harvest turn a player may spend one Unengaged Treasure card from Court or Realm and may then draw as many as three cards.
    .moment = Treasure is used in your own Harvest turn.
    .not-there = { $card } is not in your Court or Realm.
DY-R086 = Only one such use per player per year.
    .used = You have made your Treasure use of the year.
DY-R087 = The player names a number from 1 to 3, no more than the deck holds, and then draws that many.
    .moment = A number is named only after a Treasure card has been spent.
DY-R088 = Treasure cards may be spent in the Campaign Season as bribes.


## Diplomatic emblem

DY-R089 = An Unengaged Diplomatic card lets one noble of the same player form an Envoy in the Trade Season.
    .no-emblem = { $card } has no Diplomatic emblem.
DY-R090 = Its value is added to the number of cards an accepted Envoy yields.
DY-R091 = It is discarded only when the Envoy is accepted.
DY-R092 = Diplomatic cards may be spent in the Campaign Season as bribes.


## Resource cards: play and use

DY-R093 = When allowed to play a card, a Resource may go face up into the Realm.
DY-R094 = Or face down into an army of that player as a Force Card.
    .no-army = { $card } leads no army of yours.
DY-R095 = Or face down into the Frontier as the first Force Card of a new army led by an Unengaged noble from the Court.
DY-R096 = In the Harvest turn an Unengaged Resource in the Realm may be turned face down into an army.
DY-R097 = In the Harvest turn an Unengaged Resource in the Realm may start a new army.


## Noble cards: play and use

DY-R098 = When allowed to play a card, a Noble may go face up into the Court.
DY-R099 = Or face down into an army of that player as a Force Card.
DY-R100 = Or face down as the first Force Card of a new army; another, Unengaged noble of the Court must lead.
DY-R101 = In the Harvest turn an Unengaged noble in the Court may be engaged to draw one card or to play one card.
    .moment = Nobles are engaged to draw or play in your own Harvest turn.
    .not-there = { $card } is no noble in your Court.
    .empty-hand = You have no card in hand to play.
DY-R102 = A noble engaged for that stays in the Court.
DY-R103 = An Unengaged noble may be discarded in the matching season for one of its emblem types.
DY-R104 = Discarding a leader this way disbands its army at once.
DY-R105 = In the Harvest turn an Unengaged Court noble may be turned face down into an army.
DY-R106 = In the Harvest turn an Unengaged Court noble may start a new army as its first Force Card under another noble.
DY-R107 = In the Trade Season an Unengaged noble may become part of an Envoy.
DY-R108 = A noble leading an army cannot use the draw-or-play action.
    .leads = { $card } leads an army and cannot draw or play for you.


## Agent cards

DY-R109 = When allowed to play a card, an Agent may go face up into the Court.
DY-R110 = Or face down into an army as a Force Card.
DY-R111 = Or face down as the first Force Card of a new army led by an Unengaged Court noble.
DY-R112 = In the Harvest turn an Unengaged Agent may be turned face down into an army (also to start one).
DY-R113 = Before Martial cards are committed in a Clash an Agent may be spent to destroy the Force Card one side has put forward.
    .moment = Agents strike in a Clash, before martial cards, when it is your turn to.
    .not-there = { $card } is no agent in your Court.
DY-R114 = The Agent so used is discarded.
DY-R115 = Every player may do this against either side.
DY-R116 = Each player may spend at most one Agent per Clash.
DY-R117 = An Agent revealed as a Force Card goes back to its controller's Court and the Clash ends there; the battle goes on with the next one.
DY-R118 = Such a Clash has no winner: nobody draws and no card is destroyed.
DY-R119 = The opposing card stays revealed; if both are Agents, both go back.
DY-R120 = Martial cards already committed to such a Clash stay discarded.
DY-R121 = At the start of their own Trade turn a player may spend an Agent and so impose a Match on two Unengaged nobles in play.
    .moment = A Match is made in your own Trade turn.
    .not-there = { $card } is no agent in your Court.
DY-R122 = The player who spends the Agent also provides the Diplomatic card for it.
    .no-card = You have no Diplomatic card to go with the Match.
DY-R123 = The Agent so used is discarded.
DY-R124 = The 'Diplomat' passage is read as the printed text of one card: it applies in the Advanced game only.


## Monarch

DY-R125 = The first noble a player puts face up in their Court is their Monarch and is marked.
DY-R126 = A player whose Monarch is destroyed is knocked out.
DY-R127 = If the Monarch leaves play in any other way, its controller names a new Monarch among their face-up nobles.
    .moment = No Monarch has to be named now.
DY-R128 = Nobles leading armies are face up and may be named.
    .not-there = { $card } is no face-up noble of yours.
DY-R129 = With no face-up noble left, the next noble to come face up under that player's control becomes Monarch.
DY-R130 = If several come face up together, the player chooses.
DY-R131 = A player without a Monarch cannot be knocked out through it.
DY-R132 = The Monarch may lead an army.
DY-R133 = The Monarch may not be turned into a Force Card, not even by a Reform.
    .monarch = { $card } is your Monarch and cannot become a force card.
DY-R134 = A Monarch cannot be lured.
    .monarch = { $card } is a Monarch and cannot be lured.
DY-R135 = A player without a Monarch who lures a noble gains it as Monarch.


## Winning and being knocked out

DY-R136 = Peace: a player wins at once with four face-up nobles in their Court showing four different top-left emblems together with four face-up Resources in their Realm showing four different top-left emblems.
    .over = The game is over: somebody has reached Peace.
DY-R137 = Army leaders and face-down cards do not count towards Peace.
DY-R138 = Engaged cards count towards Peace; extra cards do no harm.
DY-R139 = Peace is tested after every single card that enters a Court or Realm, also when an opponent's action put it there.
DY-R140 = Dominance: the only player left wins at once.
    .over = The game is over: one player is left.
DY-R141 = Fall from Grace: losing the Monarch to destruction knocks a player out immediately.
DY-R142 = End of an Era: drawing the last card of one's deck knocks a player out immediately.
DY-R143 = If fewer cards remain than must be drawn, the player draws them all and is knocked out.
    .too-many = Your deck holds only { $count }.
DY-R144 = Losing the last deck card to Pillage is not a draw; the player goes out at their next draw instead.
DY-R145 = If one effect makes all remaining players (two or more) take their last card, nobody wins.
    .over = The game is over: nobody is left.
DY-R146 = If such an effect leaves exactly one player in the game, that player wins by Dominance.
DY-R147 = Draws caused by one effect happen together: knock-outs are assessed after all of them.
DY-R148 = A knocked-out player's hand, deck and territory leave the game.
DY-R149 = Foreign cards in that territory go to their owners' discard piles; their own cards controlled by others stay where they are.
DY-R150 = A battle with a knocked-out side stops at once without Victory Actions; the other side may Reform.
DY-R151 = With N at least 1 each year no game can last more than 45 years.


## Mustering and reinforcing

DY-R152 = An army may be mustered in the Harvest turn or whenever a card may be played from hand.
    .moment = No army can be raised or joined at this moment.
DY-R153 = Harvest: one Unengaged card of Court or Realm goes face down into the Frontier as first Force Card.
    .not-there = { $card } is not in your Court or Realm.
DY-R154 = From hand: one card goes face down into the Frontier as first Force Card, using up that play.
DY-R155 = An Unengaged noble of the Court then takes command and lies face up on top.
    .engaged = { $card } is Engaged and cannot take command.
    .no-place = There is no army with room for { $card } and no Unengaged noble to lead a new one.
    .not-court = { $card } is no noble in your Court.
DY-R156 = Leader and first Force Card are different cards; without a second noble a noble cannot start an army.
    .itself = { $card } is the force card and cannot lead itself.
DY-R157 = Further Force Cards may be added by engaging cards in the Harvest turn or by playing from hand.
    .moment = There is no card on its way into an army.
DY-R158 = Agents count among the cards that can be added.
DY-R159 = A new Force Card may be slid in at any depth.
    .depth = The army of { $card } is not that deep; the lowest place is { $count }.
DY-R160 = Placed Force Cards may be neither looked at nor reordered, even by their owner, until a Reform or Disband.
DY-R161 = An army never holds more Force Cards than its leader's rank; the limit applies to every addition, not just to Reforms.
    .full = The army of { $card } is full: { $count } force cards at most.
DY-R162 = The number of armies is unlimited.
DY-R163 = No army exists without a leader.
DY-R164 = There is no action for breaking up one's own army at will.


## Campaign Season, attack, defence

DY-R165 = From the Lead Player on, players in turn attack or pass; the round repeats until all have passed.
    .moment = Attacks are declared in your own Campaign turn.
DY-R166 = A pass is final for that season.
DY-R167 = A player with no army able to attack passes automatically.
DY-R168 = One activation may send any number of armies with Unengaged leaders, each against any one other player.
    .no-army = { $card } leads no army of yours.
    .engaged = { $card } is Engaged and cannot attack.
    .no-target = p{ $seat } cannot be attacked by you.
DY-R169 = An army attacks at most once per season.
    .attacked = The army of { $card } has attacked in this season.
DY-R170 = An activation that is not a pass names at least one attacking army.
    .pass = Name an attack or pass; after the first attack, finish with done.
DY-R171 = Armies sent against the same player in one activation fight one common battle.
DY-R172 = Battles of one activation are fought in the order in which the attacker listed the targets.
DY-R173 = If a target leaves the game before its battle, that attack lapses; the armies count as having attacked and their leaders stay Engaged.
DY-R174 = A player may not attack someone with whom they had Diplomatic Relations in that year.
    .relations = You have Diplomatic Relations with p{ $seat } this year.
DY-R175 = The defender may use any number of their armies, repeatedly in a season, even under Engaged leaders.
    .moment = Armies are chosen for defence only when you are attacked.
    .chosen = The army of { $card } defends already.
DY-R176 = Only the attacked player's own armies may defend.
    .no-army = { $card } leads no army of yours.
DY-R177 = An undefended attack is won outright, but only Raze and Pillage are then allowed.
    .undefended = Nobody defended, so there is nobody to slaughter.
DY-R178 = Such a win gives one Victory Action per Force Card in the attacking armies.
DY-R179 = The defender decides after all bribes for that activation are settled.


## Battle and Clash

DY-R180 = Step 1: the attacker picks which participating army puts forward its top hidden Force Card.
    .moment = You need not put a card forward now.
DY-R181 = Step 2: the defender does the same.
    .moment = You need not put a card forward now.
DY-R182 = Step 3: the attacker may spend an Agent.
DY-R183 = Step 4: then, from the Lead Player on, every other player may.
DY-R184 = Step 5: a side whose card was destroyed by an Agent must at once put forward another top card.
DY-R185 = A side that cannot do so has lost the battle.
DY-R186 = Players later in the order face the replacement card.
DY-R187 = Step 6: the attacker may spend a Martial card for either side.
DY-R188 = Step 7: then, from the Lead Player on, every other player may.
DY-R189 = Step 8: both cards are revealed together.
DY-R190 = Step 9: the higher sum of rank and Martial values wins the Clash.
DY-R191 = The losing Force Card is destroyed.
DY-R192 = The winning card stays face up in its army in order of revelation.
DY-R193 = The winner of the Clash has to draw one card.
DY-R194 = A tie is settled by chance.
DY-R195 = The chance is an even coin; the defender's choice of method is cosmetic and no decision point.
DY-R196 = Only armies taking part in the battle supply Force Cards.
    .not-in-battle = The army of { $card } is not on your side of this battle.
DY-R197 = If spending a leader disbands the army that supplied the current card, that side must replace the card as in step 5.
DY-R198 = Clashes go on until one side has no hidden Force Card left.
    .nothing-hidden = The army of { $card } has no hidden card left.
DY-R199 = A card revealed in this battle does not fight again in it.
DY-R200 = If both sides run out together the battle is drawn and the armies stay in their Frontiers.
DY-R201 = The side that still has hidden Force Cards wins.
DY-R202 = Hidden cards of armies outside the battle do not count.
DY-R203 = A card put forward but not revealed still counts as hidden.


## Victory Actions

DY-R204 = The winner may take one Victory Action per own hidden Force Card left in the battle.
DY-R205 = Each is optional.
    .pass = Say done to take no more Victory Actions.
DY-R206 = Those Force Cards need not be shown.
DY-R207 = Raze (attacker): one card of the losing player, in Court or Realm, is destroyed.
    .moment = Razing is a Victory Action of an attacker who has won.
    .not-there = { $card } is not in the Court or Realm of the loser.
DY-R208 = The Monarch can be razed only when nothing else is left there.
    .monarch = { $card } is the Monarch; all else in Court and Realm has to fall first.
DY-R209 = 'There' means Court and Realm together.
DY-R210 = Cards in the Frontier cannot be razed, so a Monarch leading an army is out of its reach.
    .in-army = { $card } is in an army and out of reach.
DY-R211 = Pillage (attacker): the loser's top deck card goes to their discard pile and the winner draws one card.
    .moment = Pillage is a Victory Action of an attacker who has won.
DY-R212 = Pillage cannot be chosen against an empty deck.
    .empty-deck = The loser has no deck left to pillage.
DY-R213 = Slaughter (either winner): one revealed Force Card of the losing side is destroyed.
    .moment = Slaughter is a Victory Action.
DY-R214 = Within an army the card revealed last dies first.
DY-R215 = A leader can be slaughtered only when no Force Card is left in that army.
DY-R216 = If that leader was the loser's Monarch, the loser is knocked out.
DY-R217 = Only armies that took part can be slaughtered.
    .not-losing = { $card } leads no losing army of this battle.
DY-R218 = A winning defender has Slaughter only.
    .defender = You defended: a winning defender can only slaughter.
DY-R219 = After the last Victory Action the battle is over.


## Reform

DY-R220 = All surviving armies of the battle, on both sides, may Reform.
    .moment = Armies are kept or reformed after a battle.
DY-R221 = This holds after a drawn battle too.
DY-R222 = The attacker Reforms first, then the defender.
DY-R223 = The owner picks up leader and Force Cards, looks at them, and lays them down again in any order, Force Cards face down, a noble on top.
    .moment = No army is being laid out now.
DY-R224 = A noble found among the Force Cards may take command of an army.
    .no-noble = { $card } is no noble and cannot lead.
DY-R225 = An army may be split; every part needs a leading noble and at least one Force Card.
    .empty = The army before needs a force card first.
    .no-army = Name a leader first.
DY-R226 = No part may hold more Force Cards than its leader's rank.
    .no-fit = With { $card } there the rest could not be laid out.
DY-R227 = Several armies of one player from the same battle may be pooled and redistributed.
DY-R228 = Every card of the pool must end up in an army; none may be put back into Court, Realm or hand.
    .not-in-pool = { $card } is not among the cards still to be laid out.
DY-R229 = Without a Reform revealed survivors are turned face down in their places.
DY-R230 = Armies made in a Reform count as having attacked, or as barred from a target, if one of the armies they were made from is.
DY-R231 = A noble promoted from Force Card to leader arrives Engaged.


## Disband

DY-R232 = An army is disbanded when its leader leaves play or goes to the Court, or when its last Force Card is gone.
DY-R233 = Its Resources go face up to the Realm.
DY-R234 = Its Nobles and Agents go face up to the Court.
DY-R235 = A surviving leader of an emptied army goes to the Court.
DY-R236 = During a battle an army without Force Cards stays in place until the battle ends, so that its leader can be slaughtered.
DY-R237 = The cards go to their controller's zones, a lured noble included.


## Lure

DY-R238 = In their Harvest turn a player may lure a noble from a rival's Court.
    .moment = Nobles are lured in your own Harvest turn.
DY-R239 = The noble must be in the Court and not be the Monarch.
    .not-there = { $card } is no noble in the Court of another player.
DY-R240 = The noble may be Engaged or not and keeps its state.
DY-R241 = The lurer engages as many of their own face-up cards as the noble has rank.
    .moment = Nothing has to be paid now.
    .too-few = { $card } costs { $count } of your Unengaged cards, and you have { $means } to pay with.
DY-R242 = Any Unengaged card in Court or Realm except the own Monarch may be used, not Resources only.
    .not-there = { $card } is not in your Court or Realm.
    .monarch = { $card } is your Monarch and cannot serve as payment.
    .no-resource = { $card } is no resource, and at this table only resources pay for a lure.
DY-R243 = Those cards become the Force Cards of a new army.
DY-R244 = The noble moves across as leader of that army.
DY-R245 = It is marked and goes back to its owner when destroyed or when the game ends.
DY-R246 = Until then the lurer controls it in every respect.
DY-R247 = A player may lure more than once in a Harvest turn.


## Diplomatic Envoy

DY-R248 = Each player may send one Envoy, in their own Trade turn.
    .moment = An Envoy is sent in your own Trade turn.
DY-R249 = They may pass instead; the season ends when everyone has had their turn.
    .pass = That is no answer to what is asked here.
DY-R250 = Step 1: choose an Unengaged face-up noble in Court or Frontier.
    .not-there = { $card } is no face-up noble of yours.
    .engaged = { $card } is Engaged and cannot travel.
DY-R251 = Step 2: choose another Unengaged face-up card with a Diplomatic emblem in the territory.
    .moment = No card has to be assigned now.
    .no-card = You have no Diplomatic card to go with { $card }.
    .not-there = { $card } does not lie face up in your territory.
DY-R252 = The sender decides first whether to force the Match with an own Agent.
DY-R253 = Otherwise, from the Lead Player on, each other player may spend an Agent to intercept.
    .moment = Spend an agent to intercept, or pass.
    .not-there = { $card } is no agent in your Court.
DY-R254 = The first interception ends that window.
DY-R255 = The player who spent the Agent names the noble that must receive the Envoy.
DY-R256 = It may be any Unengaged face-up noble not controlled by the sender.
    .nobody = There is no Unengaged noble that could be made to receive the Envoy.
    .senders = { $card } belongs to the sender.
DY-R257 = Without an interception, from the sender's left on, each player may receive it or pass.
    .moment = There is no Envoy for you to receive.
DY-R258 = The first to accept receives it.
DY-R259 = Receiving takes an Unengaged noble of one's own, in Court or Frontier; its controller picks which.
    .not-there = { $card } is no face-up noble of yours.
    .engaged = { $card } is Engaged and cannot receive.
DY-R260 = The receiving player may discard one Unengaged Diplomatic card to raise the total.
DY-R261 = That option also exists when the reception was forced.
DY-R262 = If nobody receives it, noble and card go back Unengaged where they were.
DY-R263 = A leader sent out keeps the army meanwhile; the army is disbanded only if the Envoy is received.
DY-R264 = The total is the sum of both nobles' ranks and of the Diplomatic emblems on the cards assigned.
DY-R265 = Emblems on the two nobles themselves are not counted, and the receiver's card is counted once.
DY-R266 = The total is halved; an odd card goes to the sender.
DY-R267 = Both players draw their share; it is compulsory and simultaneous.
DY-R268 = Afterwards both nobles are Engaged and put in their controllers' Courts.
DY-R269 = If one of them led an army, that army is thereby disbanded.
DY-R270 = All other cards used are discarded.
DY-R271 = A reception gives the two players Diplomatic Relations.
DY-R272 = They cannot attack each other in that year's Campaign Season.
DY-R273 = Relations lapse with the year.


## Match

DY-R274 = A Match is a reception without consent: two nobles meet, the total is formed, halved and drawn as for an Envoy.
    .moment = No noble has to be named for a Match now.
DY-R275 = The two nobles belong to two different players.
    .no-partner = With { $card } the Match could not be completed.
    .same-player = { $card } belongs to the same player as the other noble.
DY-R276 = Both must be Unengaged; they may be anyone's, so the Agent's player need not be one of the parties.
    .engaged = { $card } is Engaged.
    .no-noble = { $card } is no noble in play.
    .no-two = There are no two Unengaged nobles that you could match.
    .not-own = { $card } is not yours.
DY-R277 = Leaders may be matched; their armies are disbanded afterwards.
DY-R278 = If a noble of the Agent's player takes part, that player counts as sender; otherwise the Agent's player says which party does.
    .own = { $card } is yours: name it as the sender's noble.
DY-R279 = A Match made with the sender's own Agent cannot be intercepted or refused.
DY-R280 = It takes the place of the player's Envoy for that season.
    .made = You have made your Match of the season.
DY-R281 = The Diplomatic card must differ from the Agent spent and from the nobles matched.
    .itself = { $card } is the noble itself; the card must be another.
DY-R282 = The two parties have Diplomatic Relations afterwards.


## Bribes

DY-R283 = After attackers are declared, from the Lead Player on, players may bribe any of the attacking armies or pass.
    .moment = Armies are bribed right after attacks are declared.
    .not-sent = The army of { $card } has not just been sent out.
DY-R284 = The attacker has no such option; everybody else has, target or not.
DY-R285 = Payment is made by discarding cards with Treasure and/or Diplomatic emblems.
    .moment = Nothing has to be paid now.
    .not-there = { $card } does not lie face up in your territory.
    .no-emblem = { $card } has neither a Treasure nor a Diplomatic emblem.
DY-R286 = The values must add up to at least the rank of the army's leader.
    .too-little = The army of { $card } costs { $count }, and your cards are worth { $means }.
DY-R287 = A card with both types counts for one of them only, the larger number.
DY-R288 = Unengaged army leaders may be spent too, disbanding their armies.
DY-R289 = Overpayment is lost; several players cannot pool one bribe.
DY-R290 = The leader becomes Unengaged again and the attacker may pick a new target for that army.
    .other-army = You are asked about another army.
DY-R291 = In that season the army may not be aimed again at the target it was bribed away from.
    .barred = The army of { $card } was bribed away from p{ $seat }.
DY-R292 = Without a new target the army has not attacked and may be used in a later activation against somebody else.
    .moment = No bribed army waits for your word.
DY-R293 = Retargeted armies open another bribe round, for them alone.


## Deck rules

DY-R294 = A deck has 52 cards.
DY-R295 = No card name appears twice in a deck.
DY-R296 = It holds 6 agents, 10 nobles and 36 resources.
DY-R297 = Four nobles are of rank 3, one per suit.
DY-R298 = Four nobles are of rank 2, one per suit.
DY-R299 = Two nobles are of rank 5, in two different suits.
DY-R300 = Each suit has two resources of each rank from 1 to 4.
DY-R301 = Each suit has one resource of rank 5.
DY-R302 = Ready-made decks are legal as they are.
DY-R303 = Constructed decks need everybody's consent.


## Standard and Advanced game

DY-R304 = Standard: printed card texts are ignored.
    .standard = Card texts are not used in the Standard game.
DY-R305 = Standard: there is no Civil War.
DY-R306 = Civil War is nowhere defined; it is left out of both games.
DY-R307 = Advanced: printed card texts may be used.
DY-R308 = The usual texts are Active Rules and Reactive Rules.
    .no-text = { $card } has no text.
DY-R309 = An Active Rule is used by engaging or discarding its card, as the text says.
    .moment = No card text asks for this now.
    .no-choice = The text cannot be aimed there.
    .no-target = The text cannot be aimed at { $card }.
    .nobody = The text of { $card } has nothing to be aimed at.
    .season = The text of { $card } does not work at this time.
DY-R310 = A Reactive Rule may be used by engaging or discarding its card when its condition occurs.
    .moment = In this window card texts are not used.
    .event = The text of { $card } does not answer what has happened.
DY-R311 = A Reactive Rule does not affect its own card unless it says so.
DY-R312 = The Reactive Rule used last has precedence and interrupts what is going on.
DY-R313 = A card destroyed, or stopped from engaging, by a Reactive Rule has its own rule fail.
    .barred = The text of { $card } is barred for now, or the card is bound to an Envoy.
DY-R314 = When some other card's rule removes or engages a card, that does not set off the card's own rules unless stated.
DY-R315 = Rules work only for cards in play, never from the hand.
DY-R316 = 'In play' means face up in Court or Realm or leading an army.
    .not-there = { $card } does not lie where its text works for you.
DY-R317 = Paying either cost requires the card to be Unengaged.
    .engaged = { $card } is Engaged, and its text with it.
DY-R318 = A reaction window polls players from the Lead Player on, one use at a time, and closes after a full round of passes.
    .pass = Say pass if you do not want to act.
DY-R319 = Each use opens its own window before it takes effect, so uses resolve last in, first out.
DY-R320 = An Active Rule is used in its controller's own activation of the season it names and does not end that activation.
    .moment = Card texts are used in your own turn, before anything else is under way.
DY-R321 = A failed rule does not give back a discarded card.


## Simple game: Love, Money, Power, Death

DY-R322 = It uses the same cards as the Standard game.
DY-R323 = One single deck serves all players.
DY-R324 = The other cards must number no fewer than nobles times players.
DY-R325 = With five players 8 nobles are used, with six players 7 (42 other cards).
DY-R326 = The unused nobles are the bottom ones of the shuffled noble pile and stay unseen.
DY-R327 = Nobles are separated from the rest.
DY-R328 = The shuffled nobles form a face-down pile in the middle.
DY-R329 = All other cards are dealt out evenly, face down.
DY-R330 = Cards that do not go round are set aside unseen.
DY-R331 = Nobody may look at the cards of their own pile.
DY-R332 = Each player takes the top three cards of their pile as a secret hand.
    .not-in-hand = { $card } is not in your hand.
DY-R333 = Each round all players lay one hand card face down at the same time.
    .not-asked = You have laid a card, or no card is asked for now.
DY-R334 = Only then is the next noble turned up.
DY-R335 = Then the played cards are revealed.
DY-R336 = A card of the noble's suit wins it.
DY-R337 = Among several of that suit the highest rank wins.
DY-R338 = If nobody has the suit, the highest rank of any suit wins.
DY-R339 = A tie in suit and rank for first place discards the noble.
DY-R340 = A tie in rank for first place between different suits discards it too.
DY-R341 = A single Agent wins the noble outright.
DY-R342 = With two or more Agents the noble goes to the best of the other cards.
DY-R343 = If only Agents were played the noble is discarded.
DY-R344 = Nobles won lie face up as the winner's Court.
DY-R345 = Played cards are discarded face up after each round.
DY-R346 = After each round but the last everybody draws one card.
DY-R347 = With an empty pile nothing is drawn and play goes on from the hand.
DY-R348 = The game ends when all nobles have been turned up.
    .over = The game is over: all nobles have been turned up.
DY-R349 = The highest sum of noble ranks wins.
DY-R350 = Ties go to the player with fewer nobles.
DY-R351 = If still tied, the player whose highest noble is the lowest wins; compare the next ones if needed.
DY-R352 = Identical Courts share the victory.
DY-R353 = A player without nobles scores zero.


## Information

DY-R354 = A hand is known to its holder only; its size is public.
DY-R355 = Deck order is unknown to all.
DY-R356 = Face-down Force Cards are closed to everyone, their owner included.
DY-R357 = A card that was face up when it joined an army was seen by all, as was the depth at which it was put.
DY-R358 = A card played from hand into an army is known only to the player who played it.
DY-R359 = In a Reform the owner alone sees the cards; the others learn only the new leaders and sizes.
DY-R360 = A revealed Force Card is public while it lies face up.
DY-R361 = Destroyed, discarded and pillaged cards become public, also when they were never revealed.
DY-R362 = Planting choices of the others stay hidden until all have committed.
DY-R363 = The die result is public; the random source is not.
    .chance = Only chance says that.
    .other-word = Chance has something else to decide now.


## Rulings

DY-K01 = The one in the heading of its section: Love, Money, Power, Death.
    .question = Which name does the simple game have?
DY-K02 = Once a year, right after the roll for the State of Play.
    .question = When are Engaged cards turned back?
DY-K03 = No. Chance picks the first one, then the role moves to the left from year to year.
    .question = Is a Lead Player drawn in every round?
DY-K04 = No. The Lead Player always has the first slot.
    .question = May the Lead Player act later?
DY-K05 = Yes, as far as the hand reaches. A table may rule that it is an upper limit.
    .question = Is the number of Planting plays exact?
DY-K06 = No. Up to three, as the detailed section has it.
    .question = Must Treasure and Population be used for all three cards?
DY-K07 = No. Each has one uninterrupted turn until passing.
    .question = Do players alternate in Harvest?
DY-K08 = Yes. Three passages allow it and one merely leaves them out.
    .question = Can agents be added to armies?
DY-K09 = Yes, always. An army never outgrows its leader's rank.
    .question = Does the limit of force cards hold outside a Reform?
DY-K10 = From where the emblem's own rule says: Population and Treasure need Court or Realm.
    .question = From where may nobles be spent for emblems?
DY-K11 = By emblems. In these decks both give the same for nobles and resources.
    .question = Is a bribe measured by rank or by emblems?
DY-K12 = Yes. Nobles of Court and Frontier can travel.
    .question = May a leader become an Envoy?
DY-K13 = No, it replaces the Envoy. A table may rule that one Match comes before the Envoy.
    .question = Is a Match made besides the Envoy?
DY-K14 = No. Only the others intercept; the sender decides before.
    .question = May the sender intercept the own Envoy?
DY-K15 = Whoever spent the agent. A table may leave it to the sender.
    .question = Who names the noble after an interception?
DY-K16 = The player on the sender's left, not the Lead Player.
    .question = Who is asked first to receive an Envoy?
DY-K17 = No. Each card counts once, and the two nobles count by rank only.
    .question = Is the receiver's card counted twice?
DY-K18 = Yes. The total is both ranks and the Diplomatic emblems of the cards.
    .question = Do emblems belong to the total?
DY-K19 = Yes, like anybody who receives.
    .question = May the receiver of a Match add a card?
DY-K20 = The attacker, then the others from the Lead Player on. A table may let the Lead Player begin.
    .question = Who is first with agents and martial cards?
DY-K21 = The one that was put forward.
    .question = Which card does an agent strike?
DY-K22 = Any card with the emblem, one for each player and Clash; it leaves play at once and its value is remembered. A table may allow more.
    .question = Which cards and how many may be spent as martial cards?
DY-K23 = Raze and pillage. Nobody was revealed who could be slaughtered.
    .question = What may the winner of an undefended attack do?
DY-K24 = No, only those that take part.
    .question = May armies outside the battle supply cards for a Clash?
DY-K25 = Those of the armies that take part.
    .question = Whose hidden cards decide a battle?
DY-K26 = At the end of the battle, so that its leader can be slaughtered.
    .question = When does an army without force cards disband in a battle?
DY-K27 = Yes, one card.
    .question = Does the winner of a Clash draw?
DY-K28 = No. The word has no rule behind it.
    .question = Is something returned before the Victory Actions?
DY-K29 = When nothing else lies in Court and Realm together.
    .question = When can a Monarch be razed?
DY-K30 = No, both words mean the same.
    .question = Is reorganising something else than a Reform?
DY-K31 = Any Unengaged card of Court or Realm but the own Monarch. A table may allow resources only.
    .question = Which cards may pay for a lure?
DY-K32 = It may be sent against somebody else in this season, but not against that target; the attacker pays no bribes.
    .question = What does a bribed army do?
DY-K33 = Yes.
    .question = Does attacking engage the leader?
DY-K34 = One for each suit.
    .question = How many nobles of rank 2 and 3 are in a deck?
DY-K35 = No, only at the next draw. A table may rule otherwise.
    .question = Is a player out whose last card is pillaged?
DY-K36 = The lower highest noble, then the next ones; equal Courts share the victory.
    .question = What breaks the last tie of the simple game?
DY-K37 = Nobody, it is discarded.
    .question = Who wins the noble on equal ranks of different suits?
DY-K38 = 8 with five, 7 with six.
    .question = How many nobles are used with five and six players?
DY-K39 = No. It is the text of one card and belongs to the Advanced game.
    .question = Is the Diplomat's power that of all agents?
DY-K40 = No. It lies face up, so that everybody can see who it is.
    .question = May the Monarch become a force card?
DY-K41 = It waits, and disbands only if the Envoy is received.
    .question = What happens to the army of a leader who travels?
DY-K42 = The other card stays revealed, nobody draws, and spent martial cards are gone.
    .question = What follows when an agent is revealed?
DY-K43 = Engaged. A table may rule Unengaged.
    .question = In which state do force cards come back?
DY-K44 = By an even coin that nobody chooses.
    .question = How is a tied Clash settled?
DY-K45 = After the whole round, in the order of payment; then follows a round for those alone.
    .question = When are bribed armies sent elsewhere?
DY-K46 = No, one of them.
    .question = Do both emblem types of a card count in a bribe?
DY-K47 = They leave the game; foreign ones go to their owners' piles, own ones with others stay.
    .question = What becomes of the cards of a player who goes out?
DY-K48 = What was seen: the view remembers each card for those who saw it put in its place, until a Reform mixes the places.
    .question = What may be known of face-down cards?
DY-K49 = No. At least one card, and no more than the deck holds is named.
    .question = May a use be for nothing?
DY-K50 = The larger one.
    .question = Which emblem number counts in a bribe?
DY-K51 = If one army of the pool has attacked or is barred, all that are laid out are.
    .question = What of marks when armies are reformed?
DY-K52 = The next living seat to the left stands in until the year ends, and then leads.
    .question = Who leads after a Lead Player has gone out?
DY-K53 = No, only an Envoy that is sent, received or intercepted.
    .question = Does Bitter almonds answer a Match?
DY-K54 = Both draw; the sender's card goes; the sender's noble comes home, then the receiver's.
    .question = In which order is an Envoy settled?
DY-K55 = All that are face up once the army is disbanded; the Monarch is named before Peace is tested.
    .question = Which nobles can follow a Monarch spent as leader?
DY-K56 = Nobody, except in Planting, in Reform and in the simple game, where it would betray hidden cards.
    .question = Who is asked with one possible answer?
DY-K57 = No, they are bound until it is settled.
    .question = May cards of an Envoy under way be used?
DY-K58 = One by one; the first card lies on top, and nothing moves before the last.
    .question = In which order is a lure paid?
DY-K59 = In the place of its first naming.
    .question = When is a target fought that lost all its attackers and got a new one?
DY-K60 = The living share the rank after the winner; then come those who went out, the last first. If nobody wins, those out last share the first rank.
    .question = How are losers ranked?
DY-K61 = A raze, and the Masked Inquirer.
    .question = What can threaten the Jewel Coffer?
DY-K62 = After all others of the deck, the first buried first; who buried them knows them.
    .question = When are buried cards drawn?
DY-K63 = The same player is asked again before the next one.
    .question = In which order are several agents or martial cards of one player used?
DY-K64 = If the table rules so: one Match, then one Envoy; Sealed at the altar counts as the Envoy.
    .question = May a Match and an Envoy both be made?
DY-K65 = No.
    .question = Is a card drawn after the last round of the simple game?
