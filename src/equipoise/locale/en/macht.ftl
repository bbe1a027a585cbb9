# Macht & Ohnmacht (Andreas Steding, 2007). A rule's id is a message id; its attributes are refusals.
# Rules and refusals speak to the player; names of tiles, symbols and pieces stand in the middle of sentences.

mo-title = Macht & Ohnmacht
mo-about = Knights fight over borders, mages over symbols, and each has its turn. Two players struggle for the provinces of Britain with tiles, secret bids and an eye on the hourglass.
mo-notation = +Ic Ic>dei
    .means = takes Influence castle and uses it on Deira


## Players, pieces, cycles, symbols

mo-orange = Orange
mo-white = White
mo-knight = knight
mo-mage = mage
mo-magic = Magic
mo-sword = Sword
mo-castle = castle
mo-armour = armour
mo-tent = tent
mo-key = key
mo-nothing = nothing


## Tiles

mo-tile-influence-castle = Influence castle
mo-tile-influence-armour = Influence armour
mo-tile-influence-tent = Influence tent
mo-tile-influence-key = Influence key
mo-tile-bonus-castle = Bonus castle
mo-tile-bonus-armour = Bonus armour
mo-tile-bonus-tent = Bonus tent
mo-tile-bonus-key = Bonus key
mo-tile-movement = Movement
mo-tile-sea-move = Sea move
mo-tile-merlin = Merlin
mo-tile-serpent = Serpent
mo-tile-victory-point = Victory point
mo-tile-rebellion = Rebellion
mo-tile-marker-change = Marker change


## Provinces

mo-province-bernicia = Bernicia
mo-province-calchfynydd = Calchfynydd
mo-province-deira = Deira
mo-province-dumnonia = Dumnonia
mo-province-east_anglia = East Anglia
mo-province-elmet = Elmet
mo-province-gwent = Gwent
mo-province-gwynedd = Gwynedd
mo-province-kent = Kent
mo-province-lindsey = Lindsey
mo-province-mercia = Mercia
mo-province-powys = Powys
mo-province-rheged = Rheged
mo-province-strathclyde = Strathclyde
mo-province-wessex = Wessex


## Log lines

mo-say-lay = { $province } gets the marker { $symbol }.
mo-say-time = A time token is turned: { $number } cubes go into the hourglass.
mo-say-show = A tile is shown: { $tile }.
mo-say-start = { $who } starts the cycle.
mo-say-take = { $who } takes { $tile }.
mo-say-put = { $who } places a { $kind } in { $province }.
mo-say-recruit = { $who } recruits { $count ->
        [0] nobody, for the stock is empty
        [one] 1 { $kind }
       *[other] { $count } { $kind }s
    }.
mo-say-reinforce = { $who } uses { $tile } to reinforce { $province }.
mo-say-overturn = { $who } uses { $tile } to overturn { $province }: attack { $attack } against defence { $defence }.
mo-say-bonus = { $who } plays { $tile }: one more for every province with { $symbol } until the cycle ends.
mo-say-movement = { $who } uses { $tile } between { $first } and { $second }.
mo-say-sea-move = { $who } uses { $tile } from { $first } to { $second }.
mo-say-use-recruit = { $who } recruits with { $tile }: { mo-men }.
mo-say-place = { $who } places a { $kind } in { $province }.
mo-say-move = { $who } moves a { $kind } from { $province } to { $target }.
mo-say-retreat = { $who } saves a { $kind }, which retreats to { $province }.
mo-say-retreat-none = { $who } lets nobody retreat.
mo-say-occupy = { $who } occupies { $province } with a { $piece }.
mo-say-leave = { $who } leaves { $province } empty.
mo-say-cancel = { $who } plays the Serpent: { $tile } has no effect.
mo-say-let = { $who } keeps the Serpent and lets { $tile } be carried out.
mo-say-bid = { $who } has made a bid.
mo-say-bid-own = { $who } bids { $number }.
mo-say-auction-won = Bids for { $tile }: Orange { $orange }, White { $white }. { $who } wins it.
mo-say-auction-tied = Bids for { $tile }: Orange { $orange }, White { $white }. Nobody gets it.
mo-say-remove = { $who } drives a { $kind } of { $foe } out of { $province }.
mo-say-change = { $who } changes the marker of { $province } to { $symbol }.
mo-say-done = { $who } is done.
mo-say-cycle-ends = { $line } The { $cycle } cycle ends with { $orange } active provinces for Orange and { $white } for White; victory points { $orange-points } to { $white-points }.

# Referred to by other messages.
mo-men =
    { $knights ->
        [0] { $mages ->
            [0] nobody
            [one] 1 mage
           *[other] { $mages } mages
        }
        [one] 1 knight{ $mages ->
            [0] { "" }
            [one] { " and 1 mage" }
           *[other] { " and " }{ $mages } mages
        }
       *[other] { $knights } knights{ $mages ->
            [0] { "" }
            [one] { " and 1 mage" }
           *[other] { " and " }{ $mages } mages
        }
    }


## The table in plain text

mo-setting-up = The markers are being laid.
mo-cycle = Cycle { $number }, { $cycle }: { $kind }s are active. Hourglass: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }.
mo-legend = ~ coast, k knights, m mages of O Orange and W White; behind > the neighbours in this cycle.
mo-counted = { $count } { $what }
mo-chart-offer = Offer: { $tiles }
mo-chart-heaps = { $pile } tiles in the pile, { $discards } discarded; spare markers: { $spare }
mo-player = { $letter } { $who }: { $points } victory points + { $active } active provinces = { $total } of { $goal } points
mo-player-reserve = reserve { $knights } knights, { $mages } mages; stock { $stock-knights } knights, { $stock-mages } mages
mo-player-tiles = tiles: { $tiles }; Bonus in play: { $bonus }
mo-now-action = { $who } to act: { $actions ->
        [one] the last action of the turn
       *[other] { $actions } actions left in the turn
    }.
mo-now-more = { $who } to act: use another tile with this action, or be done.
mo-now-serpent = { $who } to act: { $foe } plays { $tile } { $aim }; the Serpent could cancel it.
mo-now-reinforce = { $who } to act: a knight or a mage for { $province }.
mo-now-bid = { $who } to bid for { $tile }, at most { $most }.
mo-now-rebellion = { $who } to act: the Rebellion drives out up to two pieces of one province.
mo-now-change = { $who } to act: a province may get another marker.
mo-now-retreat = { $who } to act: { $province } is lost, one piece may retreat.
mo-now-occupy = { $who } to act: occupy { $province }, or leave it empty.
mo-now-movement = { $who } to act: move pieces between { $province } and { $second }.
mo-now-sea-move = { $who } to act: move pieces from { $province } to { $second }.


## Why a game ended

mo-reason-twelve = One player has reached 12 points.
mo-reason-higher = Both players have reached 12 points; the higher total wins.
mo-reason-tied = Both players have reached 12 points with the same total.


## Options of a table

mo-option-tiles = Tiles
    .help = How the 40 tiles are divided: more Influence tiles, or more Bonus and Movement tiles.
mo-option-tiles-more-influence = More Influence tiles
mo-option-tiles-more-bonus = More Bonus and Movement tiles
mo-option-starter = Starting player
    .help = At equal victory points the player with fewer active provinces starts, counted for the new cycle or for the finished one.
mo-option-starter-new = Counted for the new cycle
mo-option-starter-finished = Counted for the finished cycle
mo-option-serpent = Serpent
    .help = Whether the Serpent can cancel every tile, or only plain tiles and no lightning tile.
mo-option-serpent-all = Cancels every tile
mo-option-serpent-plain = Cancels no lightning tile
mo-option-reinforce = Reinforcing
    .help = Whether an Influence tile places only an active piece, or a piece of either kind.
mo-option-reinforce-active = Active pieces only
mo-option-reinforce-any = Pieces of either kind


## Set-up

MO-R001 = Two players face each other, Orange and White.
MO-R002 = The map is divided into 15 provinces.
MO-R003 = You own 16 knights and 16 mages.
MO-R004 = Eight grey cubes measure the time of a cycle in the hourglass; a ninth shows which kind of cycle it is.
MO-R005 = A province marker bears one of four symbols: castle, armour, tent or key.
MO-R006 = Both scores begin at 0.
MO-R007 = Chance lays one marker on every province. Those left over are the spare markers.
    .chance = The markers are still being laid, and chance does that.
    .step = First every province has to get its marker.
    .order = { $province } is the next to get a marker.
    .none = There is no marker { $symbol } left.
MO-R008 = Your reserve begins with 3 knights and 3 mages; the rest of your pieces is your stock.
MO-R009 = For the first cycle 7 tiles are drawn and shown.
    .chance = The tiles of the first cycle are still being shown, and chance draws them.
    .step = First the tiles of the first cycle have to be shown.
    .none = There is no { $tile } left in the pile.
MO-R010 = The first cycle is one of Magic.
MO-R011 = The first cycle lasts 4 cubes, and no time token is turned for it.
MO-R012 = The first cycle brings reinforcements as well, so you set out with 3 knights and 5 mages.


## Terms

MO-R013 = Magic and Sword take turns, cycle by cycle.
MO-R014 = In a Sword cycle knights are active and mages are passive.
MO-R015 = In a Magic cycle mages are active and knights are passive.
MO-R016 = In a Sword cycle provinces are neighbours if they share a border; markers do not matter.
MO-R017 = In a Magic cycle provinces are neighbours if they bear the same symbol, however far apart they lie.
MO-R018 = A single piece of yours is enough to control a province.
MO-R019 = A province is active for you if more active than passive pieces of yours stand there.
MO-R020 = If there are as many of one as of the other, it is not active.
MO-R021 = The reserve holds the pieces you can use in your turn.
MO-R022 = Pieces that are neither on the map nor in your reserve are in your stock.
MO-R023 = Reinforcements and recruits come out of the stock into the reserve.
MO-R024 = Pieces that fall, and bids that are paid, go to the stock.


## Start of a cycle

MO-R025 = A cycle begins with reinforcements, then comes the time token, then the tiles, and then the turns.
MO-R026 = Each player is reinforced by 2 active pieces.
MO-R027 = If the stock has fewer, there are fewer.
MO-R028 = A turn never brings reinforcements, only a cycle does.
MO-R029 = For every cycle but the first a time token is turned.
    .chance = A time token is to be turned, and chance picks it.
    .step = First a time token has to be turned.
    .none = There is no unused time token with { $number }.
MO-R030 = As many cubes go into the hourglass as the token says.
MO-R031 = Before that, what is left of the old offer is discarded.
MO-R032 = The number on the token plus 3 is the number of tiles shown.
    .chance = The tiles of this cycle are still being shown, and chance draws them.
    .step = First the tiles of this cycle have to be shown.
    .none = There is no { $tile } left in the pile.
MO-R033 = If the pile runs out, the discarded tiles are shuffled and become the pile.
MO-R034 = Whoever has fewer victory points starts the cycle.
MO-R035 = At equal victory points, whoever has fewer active provinces starts.
MO-R036 = If that is equal as well, the lot decides.
    .chance = The starting player is drawn by lot; nobody can act yet.
    .step = Now the starting player has to be drawn.
MO-R037 = If the victory points are equal as the cycle starts, the first turn of the starting player has only 1 action.
MO-R038 = All other turns have 2 actions.
MO-R039 = Turns alternate until the cycle ends.
    .other-seat = It is the turn of { $who }.
MO-R040 = For each action choose freely: take a tile, place a piece, recruit or use tiles. You may do the same twice.
    .step = An action is to take a tile, to place a piece, to recruit or to use tiles.


## Take a tile

MO-R041 = Take one tile of those that lie face up.
    .absent = { $tile } is not among the tiles on offer.
MO-R042 = Keep a plain tile for later.
MO-R043 = Taking a plain tile costs no cube.
MO-R044 = A lightning tile takes effect as soon as it is taken, and is then discarded.
MO-R045 = A lightning tile costs a cube in every case.
MO-R046 = It counts as one action; if you have another, you go on with that.
MO-R047 = If it took the last cube, it is still carried out.
MO-R048 = Every lightning tile is put up for auction.
MO-R049 = Both players bid active pieces of their reserve, secretly and at the same time.
    .has-bid = Your bid is in and cannot be changed.
    .bidders = Only the two players bid.
    .step = Both players bid now, and nothing else can be done.
    .too-many = You cannot bid { $number }: there { $most ->
        [0] is no active piece
        [one] is 1 active piece
       *[other] are { $most } active pieces
    } in your reserve.
MO-R050 = The higher bid goes to the stock, and its owner carries out the tile.
MO-R051 = The lower bid stays in its reserve.
MO-R052 = After equal bids nobody gets the tile, and it is discarded.
MO-R053 = The cube and the action are spent all the same.
MO-R054 = After equal bids both players keep their pieces.
MO-R055 = Victory point: the winner of the auction gains 1 victory point.
MO-R056 = Rebellion: the winner of the auction may send up to 2 enemy pieces of any kind from one province to their stock.
    .other-seat = { $who } won the auction and decides on the Rebellion.
    .step = Choose a piece to drive out, or say that you are done.
    .begun = The Rebellion has begun in { $province } and stays there.
    .nobody = { $who } has no { $kind } in { $province }.
MO-R057 = Marker change: the winner of the auction may swap a marker on the map for a spare one with another symbol.
    .other-seat = { $who } won the auction and decides on the marker.
    .step = Choose a province and its new symbol, or say that you are done.
    .same = { $province } bears { $symbol } already.
    .spare = There is no spare marker { $symbol }.
MO-R058 = The province may be held by the opponent.


## Place

MO-R059 = Place one active piece of your reserve on the map.
    .reserve = You have no { $kind } in your reserve.
MO-R060 = The province must be empty or your own.
    .enemy = { $province } is held by your opponent.
MO-R061 = Where more than 3 pieces stand, none can be placed.
    .crowd = { $count } pieces stand in { $province }; with more than { $limit } none can be placed.
MO-R062 = Your pieces there may be of either kind.
MO-R063 = A passive piece cannot be placed in this way.
MO-R064 = Placing costs no cube.


## Recruit

MO-R065 = Recruiting brings passive pieces from your stock into your reserve.
MO-R066 = It costs a cube.
MO-R067 = The first to recruit in a cycle gets 3 pieces.
MO-R068 = From then on it brings 2.
MO-R069 = If the stock has fewer, you get fewer, or none.
MO-R070 = You may recruit even from an empty stock.
MO-R071 = If it costs the last cube, the cycle is over.


## Use tiles

MO-R072 = With one action you may use any number of your tiles, one after the other.
    .step = Use another tile, or say that you are done.
    .hand = You do not hold { $tile }.
MO-R073 = A used tile is discarded.
MO-R074 = Each tile costs a cube.
MO-R075 = A tile that took the last cube still has its effect.
MO-R076 = See what a tile has done before you decide on the next.
MO-R077 = The action is over when you have no tile to use, no cube is left, or you have had enough.


## Influence

MO-R078 = An Influence tile works only in a province that bears its symbol.
    .symbol = { $province } bears { $bears }, not { $symbol }.
MO-R079 = It either reinforces a province or overturns one.
MO-R080 = To reinforce, place a piece of your reserve; the stock is of no help.
    .other-seat = { $who } chooses the piece that reinforces.
    .step = Choose the kind of piece that you place.
    .reserve = You have no { $kind } in your reserve to reinforce with.
    .empty = Your reserve is empty, so you cannot reinforce.
MO-R081 = The province must be empty or yours, and passive pieces are enough to make it yours.
MO-R082 = It does not matter how many pieces stand there.
MO-R083 = To overturn, aim at an enemy province that bears the symbol of the tile.
MO-R084 = Your attack is the number of your active pieces in its neighbours.
MO-R085 = The defence is all the pieces in the province and the active pieces of their owner in its neighbours.
MO-R086 = The attack must be greater than the defence by at least 1.
    .weak = You cannot overturn { $province }: attack { $attack } against defence { $defence }.
MO-R087 = Which provinces are neighbours depends on the cycle.
    .apart = { $province } is no neighbour of { $lost } in this cycle.
MO-R088 = All defenders have to leave.
MO-R089 = One of them may retreat to a neighbour that is empty or their own.
    .other-seat = { $who } decides who retreats.
    .step = Choose who retreats and where to, or that nobody does.
    .nobody = You have no { $kind } in { $lost }.
    .enemy = { $province } is held by the attacker.
MO-R090 = The others go to the stock.
MO-R091 = If there is nowhere to go, all of them go to the stock.
MO-R092 = Then the attacker may place one active piece of the reserve there, and no more than one.
    .other-seat = { $who } decides whether to occupy the province.
    .step = Occupy the province or leave it empty.
MO-R093 = Otherwise it stays empty.


## Bonus, Movement, Sea move, Merlin, Serpent

MO-R094 = A Bonus tile counts as one more piece whenever strength is compared, until the cycle ends.
MO-R095 = It helps in attack as well as in defence.
MO-R096 = It counts only for provinces that bear its symbol.
MO-R097 = Movement: rearrange your pieces between two neighbouring provinces.
    .other-seat = { $who } is moving pieces.
    .step = Move a piece, or say that you are done.
    .enemy = Your opponent holds { $first } or { $second }, so you cannot move pieces between them.
    .nobody-there = You have no piece in { $first } or { $second }.
    .outside = The Movement is between { $first } and { $second }, not { $province }.
    .back = A { $kind } has gone to { $province } with this tile, so none may come back from there.
    .nobody = You have no { $kind } in { $province }.
    .first = Move at least one piece first.
MO-R098 = For Movement too, the cycle tells which provinces are neighbours.
    .sword = { $first } and { $second } share no border.
    .magic = { $first } and { $second } do not bear the same symbol.
MO-R099 = Active and passive pieces may move, some or all of them, in both directions.
MO-R100 = One of the two provinces may be left empty.
MO-R101 = Sea move: bring some or all of your pieces from one coastal province to another.
    .other-seat = { $who } is moving pieces over the sea.
    .step = Move a piece, or say that you are done.
    .inland = { $province } does not lie on the coast.
    .not-own = You have no piece in { $first }.
    .outside = The Sea move starts in { $first }, not in { $province }.
    .nobody = You have no { $kind } in { $province }.
    .first = Move at least one piece first.
MO-R102 = The destination must be empty or your own.
    .enemy = { $second } is held by your opponent.
MO-R103 = Neither neighbours nor markers matter at sea.
MO-R104 = A Sea move goes in one direction only.
    .destination = The Sea move leads to { $province }; nobody can leave it with this tile.
MO-R105 = The province you set out from may be left empty.
MO-R106 = Nothing else moves pieces on the map, apart from a retreat.
MO-R107 = Merlin serves as an Influence tile of any symbol.
MO-R108 = Serpent: in your opponent's turn it cancels a tile.
    .other-seat = { $who } holds a Serpent and decides whether to cancel the tile.
    .step = Cancel the tile with your Serpent, or let it be.
MO-R109 = The cancelled tile is discarded and has no effect.
MO-R110 = Its cube is gone all the same.
MO-R111 = The Serpent itself costs another cube.
MO-R112 = Without that other cube the Serpent cannot be played.
MO-R113 = No other tile can be played outside your own turn.


## Recruiting with tiles

MO-R114 = Serpent, Merlin, Movement, Sea move and Bonus tiles can recruit in place of what they usually do.
MO-R115 = The tile shows which pieces it brings from your stock into your reserve.
    .same = With your stock as it is, this brings the same as the other choice of { $tile }.
MO-R116 = It costs a cube like every use of a tile.
MO-R117 = Merlin and Serpent bring 2 knights or 2 mages.
MO-R118 = A Sea move brings one active and one passive piece.
MO-R119 = A Serpent recruits only in its owner's turn.


## End

MO-R120 = A cycle is over the moment the last cube leaves the hourglass, even in the middle of a turn.
MO-R121 = The action that took it is completed.
MO-R122 = Whoever has more active provinces gains 1 victory point.
MO-R123 = If both have the same number, each gains 1.
MO-R124 = Then 12 points or more win, victory points and active provinces taken together.
    .over = The game is over: 12 points have been reached.
MO-R125 = This is looked at only when a cycle ends.
MO-R126 = You can win with fewer victory points than your opponent.
MO-R127 = If nobody has won, a cycle of the other kind begins with its reinforcements.


## Rulings

MO-Q01 = No. Only the tiles on offer are discarded; those you hold stay with you.
    .question = Do you lose your unused tiles when a cycle ends?
MO-Q02 = For the new cycle, unless the table has chosen the finished one.
    .question = For which cycle are active provinces counted to find the starting player?
MO-Q03 = Only an active one, unless the table allows both kinds.
    .question = Which piece may an Influence tile place?
MO-Q04 = Only placing as an action: at most 3 pieces may stand there before, so 4 afterwards. Nothing else is limited.
    .question = What limits the pieces in a province?
MO-Q05 = The defender, who may also choose that nobody does.
    .question = Who chooses the piece that retreats, and where to?
MO-Q06 = First the defender retreats, never to the lost province itself; then the attacker may come in.
    .question = What comes first after an overturn?
MO-Q07 = No. A province holds one colour only, and an attack counts nothing but active pieces in the neighbours.
    .question = Do passive neighbours help an attack?
MO-Q08 = No. The attack has to be greater.
    .question = Does an attack succeed if both sides are equal?
MO-Q09 = Whenever the province that is attacked bears its symbol, for either side, in both kinds of cycle, even with no piece near. Several add up.
    .question = When does a Bonus tile count?
MO-Q10 = Beside its owner until the cycle ends, then it is discarded.
    .question = Where does a played Bonus tile lie?
MO-Q11 = Yes, for it also helps you to defend.
    .question = May you play a Bonus tile without attacking?
MO-Q12 = Two neighbours, each empty or yours, one of them yours at least. Pieces may go both ways, and at least one has to go.
    .question = Between which provinces does Movement work?
MO-Q13 = No, any two provinces on the coast will do.
    .question = Must both provinces of a Sea move lie on the same coast?
MO-Q14 = Every tile that the opponent plays in the opponent's own turn, to act or to recruit, and lightning tiles too unless the table excludes them.
    .question = What can the Serpent cancel?
MO-Q15 = No. Only a Serpent that is used to recruit can be cancelled.
    .question = Can a Serpent cancel a Serpent that cancels?
MO-Q16 = Two before the tile is played: one for the tile and one for the Serpent.
    .question = How many cubes does cancelling need?
MO-Q17 = The player goes on using tiles if cubes are left. If the Serpent took the last one, the cycle is over.
    .question = What happens after a tile was cancelled?
MO-Q18 = When the tile and its aim are known, and before anything happens.
    .question = When is the Serpent played?
MO-Q19 = Yes, and two bids of 0 are a tie. Nobody wins with 0.
    .question = May you bid nothing?
MO-Q20 = Yes. The winner carries out the tile, and then the turn goes on.
    .question = Can the player win an auction whose turn it is not?
MO-Q21 = No. You may drive out fewer than 2 pieces or none, and you may keep all markers.
    .question = Must the winner make use of Rebellion or Marker change?
MO-Q22 = It joins the spare markers, and the neighbours change at once.
    .question = What becomes of the marker that was taken off?
MO-Q23 = No, but you can always recruit, even without getting anything.
    .question = May you pass?
MO-Q24 = It is lost.
    .question = What becomes of your second action if the cycle ends before it?
MO-Q25 = The first recruiting action of either player, even if it brought fewer than 3. Recruiting with tiles does not count.
    .question = What is the first recruiting of a cycle?
MO-Q26 = Yes, with your second action.
    .question = May you use a tile in the turn in which you took it?
MO-Q27 = No, it needs a proper aim. Recruiting from too small a stock is allowed.
    .question = May you use a tile just to take a cube away?
MO-Q28 = The higher total wins; with equal totals it is a draw.
    .question = What if both players reach 12 points?
MO-Q29 = No. The game goes on until the cycle ends.
    .question = Do you win at once if an auction brings your twelfth point?
MO-Q30 = Yes, each of them gets 1.
    .question = Do both players gain a point if neither has an active province?
MO-Q31 = What is there is shown, then the discards are shuffled for the rest. If even they do not suffice, fewer are shown.
    .question = What if there are too few tiles to show?
MO-Q32 = They are put aside. When none is left, all of them are used again.
    .question = What becomes of used time tokens?
MO-Q33 = Only the order of the pile and of the tokens, and bids until both are made. Everything else lies open.
    .question = What is hidden?
MO-Q34 = It is a slip: placing a piece is meant.
    .question = Why does the printed example call the placing of a knight by the letter of taking a tile?
MO-Q35 = It makes no difference.
    .question = Is the marker of the cycle a cube or a disc?
MO-Q36 = No. Its symbol is that of the province it is used on.
    .question = Do you have to name a symbol for Merlin?
MO-Q37 = The tile, its use, and its provinces or what it recruits. Which pieces move, retreat or enter comes later, and so do bids.
    .question = What is known when the Serpent is decided on?
MO-Q38 = No. With one tile, pieces of a kind go one way only, and at least one piece has to move.
    .question = May a Movement carry a piece there and back?
MO-Q39 = When a tile is to be shown and the pile is empty. The old offer and the Bonus tiles of the last cycle are among them.
    .question = When exactly are the discards shuffled in?
MO-Q40 = Either kind, and it brings what is there. Two choices that would bring the same are one.
    .question = What can Merlin or Serpent recruit from a short stock?
MO-Q41 = Those of the cycle that has just ended, after its victory points were given.
    .question = Which active provinces count towards 12 points?
MO-Q42 = Yes, but then your bid is 0.
    .question = May you take a lightning tile without any active piece?
MO-Q43 = Two cubes and the action, but no pieces, for there is no auction.
    .question = What does a cancelled lightning tile cost?
MO-Q44 = No. The Serpent works only in the opponent's turn.
    .question = May you cancel, in your own turn, a lightning tile that the other has won?
MO-Q45 = Any one of them, active or passive.
    .question = Which piece may retreat?
MO-Q46 = Yes, but it lapses at once.
    .question = May you play a Bonus tile with the last cube?
MO-Q47 = No, one after the other, of either kind, but both in one province.
    .question = Must both pieces of a Rebellion be named together?
MO-Q48 = Yes.
    .question = May you use tiles with both actions of a turn?


## The picture

mo-board = The map of Britain, and beside it the cycle, the victory points and the tiles on offer
mo-area-offer = Tiles on offer
mo-panel = { $who }
mo-land-empty = { $province } ({ $symbol }): empty
mo-land-with = { $province } ({ $symbol }): { $pieces }
mo-count-knight = { $count ->
        [one] 1 knight
       *[other] { $count } knights
    } of { $who }
mo-count-mage = { $count ->
        [one] 1 mage
       *[other] { $count } mages
    } of { $who }
mo-marker = { $province } has the symbol { $symbol }
mo-piece = A { $kind } of { $who } in { $province }
mo-cycle-magic = Cycle { $number } is one of Magic: mages are active, and provinces with the same symbol are neighbours.
mo-cycle-sword = Cycle { $number } is one of the Sword: knights are active, and provinces that share a border are neighbours.
mo-cubes = Hourglass: { $count ->
        [one] 1 cube is left
       *[other] { $count } cubes are left
    }
mo-score = { $who }: { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
mo-bids = Last auction: Orange { $orange }, White { $white }
mo-tile-in-offer = { $tile }, on offer: { $does }
mo-tile-in-hand = { $tile }, in hand: { $does }
mo-tile-in-played = { $tile }, in play until the cycle ends
mo-does-influence = reinforces a province with { $symbol }, or overturns one where you are stronger
mo-does-bonus = counts 1 in attack and defence for every province with { $symbol } this cycle, or recruits a knight and a mage
mo-does-movement = moves pieces between two neighbours, or recruits a knight and a mage
mo-does-sea-move = moves pieces from coast to coast, or recruits a knight and a mage
mo-does-merlin = serves as an Influence tile of any symbol, or recruits two of a kind
mo-does-serpent = cancels a tile of your opponent, or recruits two of a kind
mo-does-victory-point = both bid in secret at once; the winner gets 1 victory point
mo-does-rebellion = both bid in secret at once; the winner drives up to two enemies out of one province
mo-does-marker-change = both bid in secret at once; the winner may change the marker of a province
mo-hint-magic = Mages are active, same symbols are neighbours
mo-hint-sword = Knights are active, borders make neighbours
mo-heaps = { $pile } tiles in the pile, { $discards } discarded
mo-spare = Spare markers
mo-spare-marker = Spare marker { $symbol }, { $count } of them
mo-sum = { $points } + { $active } = { $total } of 12
mo-sum-told = { $who }: { mo-sum } points, from victory points and active provinces
mo-reserve = Reserve
mo-stock = Stock
mo-stock-both = Recruit a knight and a mage from the stock
mo-slot = Bonus in play
mo-slot-told = Bonus in play: touch here to play a Bonus tile
mo-reserve-active = { $who }: { $count } active { $kind }s in the reserve
mo-reserve-passive = { $who }: { $count } passive { $kind }s in the reserve
mo-stock-active = { $who }: { $count } active { $kind }s in the stock
mo-stock-passive = { $who }: { $count } passive { $kind }s in the stock

mo-do-bid = Bid { $number }
mo-do-done = Done
mo-do-leave = Leave it empty
mo-do-let = Let the tile be
mo-do-cancel = Cancel the tile with the Serpent
mo-do-retreat-none = Nobody retreats

mo-aim-recruit = to recruit { mo-men }
mo-aim-pair = for { $first } and { $second }
mo-aim-auction = for an auction
mo-aim-bonus = for the rest of the cycle
mo-aim-overturn = to overturn { $province }
mo-aim-reinforce = to reinforce { $province }

mo-prompt-over = The game is over.
mo-prompt-chance = Chance decides.
mo-prompt-wait = Waiting for { $who }.
mo-prompt-bids = Secret bids are being made. Waiting for { $waiting }.
mo-prompt-action = { $who }: take a tile from the offer, place a { $kind } (touch the reserve, then a province), recruit (touch the stock), or use one of your tiles. { $actions ->
        [one] This is the last action of your turn
       *[other] { $actions } actions are left
    }; { $cubes ->
        [one] 1 cube is
       *[other] { $cubes } cubes are
    } in the hourglass.
mo-prompt-more = { $who }: use another tile with this action, or be done. { $cubes ->
        [one] 1 cube is
       *[other] { $cubes } cubes are
    } in the hourglass.
mo-prompt-serpent = { $who }: { $foe } plays { $tile } { $aim }. Touch your Serpent to cancel it, or let it be.
mo-prompt-reinforce = { $who }: place a knight or a mage in { $province }? Touch one in your reserve.
mo-prompt-bid = { $who }: bid for { $tile }, up to { $most } active pieces. Your opponent does not see it before both bids are in.
mo-prompt-rebellion = { $who }: Rebellion! Drive out up to two enemy pieces of one province, or be done.
mo-prompt-rebellion-more = { $who }: drive another piece out of { $province }, or be done.
mo-prompt-change = { $who }: touch a spare marker, then the province that gets it, or be done.
mo-prompt-retreat = { $who }: { $province } is lost. Touch a piece there, then the province it retreats to.
mo-prompt-occupy = { $who }: occupy { $province } with a { $kind } (touch the reserve, then the province), or leave it empty.
mo-prompt-movement = { $who }: move pieces between { $province } and { $second } by touching them. Pieces of a kind go one way only.
mo-prompt-sea-move = { $who }: move pieces from { $province } to { $second } by touching them.
