# Power (Monte B. Young; Spear / Mattel, 1996). A rule's id is a message id; its attributes are refusals.
# Rules and refusals speak to the player; names and kinds stand in the middle of sentences.

pw-title = Power
pw-about = Four armies, five secret orders each, revealed at the same moment: out-think your neighbours, take their flags. Two to four players.
pw-notation = B:T B4 B0; B:2P XRV I
    .means = the blue tank from b4 to b0; blue buys a soldier for two Power Units


## Names

pw-green = green
pw-blue = blue
pw-yellow = yellow
pw-red = red
pw-pair = { $first } and { $second }
pw-mercenaries = the { $colour } mercenaries
pw-soldier = soldier
pw-tank = tank
pw-fighter = fighter
pw-destroyer = destroyer
pw-regiment = regiment
pw-heavy-tank = heavy tank
pw-bomber = bomber
pw-cruiser = cruiser
pw-missile = mega-missile
pw-sector = { $colour } { $number }
pw-hq = the { $colour } HQ
pw-lane = sea lane { $number }
pw-island-in = the North Island
pw-island-ie = the East Island
pw-island-is = the South Island
pw-island-iw = the West Island
pw-island-ix = the X Island
pw-reserve = the { $colour } Reserve
pw-counted = { $count } × { $kind } ({ $colour })
pw-listed = { $count } × { $kind }
pw-rest-power = Power for the rest
pw-nothing = nothing


## Rows of an order sheet

pw-row-take = { $colour }: { $kind } from { $place } to { $target }
pw-row-take-open = { $colour }: { $kind } from { $place } to …
pw-row-bring = { $colour }: { $kind } from the Reserve to the HQ
pw-row-buy = { $colour }: buy a { $kind }
pw-row-trade = { $colour }: 3 × { $kind } on { $place } become a { $large }
pw-row-make = { $colour }: a mega-missile on { $place } of { $pieces }
pw-row-launch = { $colour }: mega-missile from { $place } at { $target }
pw-row-launch-open = { $colour }: mega-missile from { $place } at …


## The log

pw-say-arbiter = The lot makes { $who } the first arbiter.
pw-say-seal = { $who } sealed the sheet.
pw-say-resolved =
    { $who } sealed the last sheet.
    { $story }
pw-say-answer =
    { $who } has decided.
    { $story }
pw-write-clear = The sheet is torn up.
pw-write-done = The list of the mega-missile is complete.
pw-write-fill = Power makes up what is missing to 100.
pw-write-add = A { $kind } goes into the mega-missile.
pw-write-target = … { $target }.
pw-write-open = Written: { $row }
pw-write-row = Written: { $row }.
pw-plan-row = { $row }.
pw-plan-prisoners = { $colour } takes the prisoners.
pw-plan-flag = { $colour } takes the flag.
pw-plan-seal = { $who }: seal the sheet.
pw-then =
    { $first }
    { $rest }
pw-quiet = Nothing else happens.
pw-event-round = Round { $number } begins; the arbiter is { $who }.{ $last ->
    [1] {" "}This is the last round.
   *[0] {""}
}
pw-act-on = The round goes on.
pw-act-sheet = The sheet of { $who } is read.
pw-act-captures = The prisoners change their colour and go into the Reserves.
pw-sheet-of = Order sheet of { $who }
pw-row-named = { $row }, { $told }
pw-row-lost = { $row }  (lost)
pw-event-sheets = The sheets are read: { $seats }.
pw-event-done = { $who }, row { $number }: { $row }.
pw-event-echo = { $who }, row { $number }: { $row }. Somebody else has ordered the same, so that it counts as done.
pw-event-lost = { $who }, row { $number }: { $row }. Lost ({ $rule }): { $why }
pw-event-penalty-power = { $who } has carried out nothing and pays one Power of { $colour }.
pw-event-penalty = { $who } has carried out nothing and pays with a { $kind } from { $place }.
pw-event-strike = A mega-missile hits { $target } and destroys { $pieces }{ $power ->
    [0] {""}
   *[other] {" "}and { $power } Power
}.
pw-event-wave = Step back, wave { $number }: { $pieces }.
pw-step-back = { $count } × { $kind } ({ $colour }) from { $sector } to { $back }
pw-event-standoff = A stand-off on { $sector } between { $sides }.
pw-event-fight = A fight on { $sector }: { $totals }. { $winner } wins; into the Reserve of { $colour } go { $prisoners }.
pw-total = { $who } { $total }
pw-event-spare = The box has no spares of { $colour }: { $pieces }{ $power ->
    [0] {""}
   *[other] {" "}and { $power } Power
} are lost.
pw-event-power = { $colour } gets { $gain } Power.
pw-event-flag = The flag of { $colour } falls to { $captor }; { $heir } takes all that { $colour } had.
pw-event-flag-ring = The flag of { $colour } falls to { $captor }, which falls at the same moment: nobody inherits.
pw-event-gone = All that { $colour } had leaves the game: { $pieces }{ $power ->
    [0] {""}
   *[other] {" "}and { $power } Power
}.
pw-event-out = { $who } is out of the game.
pw-event-end = The game is over: { $scores }.
pw-score = { $who } is number { $rank } with { $score }


## How a game ends

pw-reason-flags = One player has taken the flags of all others.
pw-reason-ruin = The last players fell at the same moment.
pw-reason-limit = The last round has been played; the strength of the armies decides.


## Options

pw-option-pairs = Pairs
    .help = Which two neighbouring armies each of two players has: green and blue (north), or green and red (west).
pw-option-pairs-north = Green and blue against red and yellow
pw-option-pairs-west = Green and red against blue and yellow
pw-option-mercenary = Mercenaries
    .help = The colour that nobody plays when three play, and everybody may command.
pw-option-mercenary-red = Red
pw-option-mercenary-green = Green
pw-option-mercenary-blue = Blue
pw-option-mercenary-yellow = Yellow
pw-option-supply = Supply
    .help = Whether there are always enough pieces, or only those of the box.
pw-option-supply-unlimited = Always enough pieces
pw-option-supply-box = Only the pieces of the box
pw-option-sheets = Order sheets
    .help = Guided sheets offer only what is legal; on written ones anything may be ordered, and what proves illegal is lost.
pw-option-sheets-guided = Guided: only what is legal
pw-option-sheets-written = Written: anything, at your risk
pw-option-missiles = Mega-missiles
    .help = Whether they land together after all orders, or each when its row is read.
pw-option-missiles-together = Together, after all orders
pw-option-missiles-reading = Each when its row is read
pw-option-hq-power = HQ pays Power
    .help = Whether a piece in an enemy HQ earns Power like one in the territory.
pw-option-ship-diagonals = Ships go diagonally
    .help = Whether ships may cut across the corner of a sector 4.
pw-option-arbiter = First arbiter
    .help = The first seat, or drawn by lot.
pw-option-arbiter-first = The first seat
pw-option-arbiter-lot = Drawn by lot
pw-option-rounds = Rounds
    .help = After so many rounds the strongest player has won.


## The board in plain text and on screen

pw-legend = S soldier 2, T tank 3, F fighter 5, D destroyer 10; M mega-missile; gT2 are two green tanks.
pw-legend-more = R regiment 20, H heavy tank 30, B bomber 25, C cruiser 50. Dots continue a sea lane.
pw-head = Round { $number } of { $most }; the arbiter is { $who }.
pw-player = { $who }: strength { $score }, flags { $flags }. { $armies }
pw-army = { $colour }: { $power } Power, Reserve { $pieces }
pw-fallen = { $who } is out, in round { $round }.
pw-own-sheet = Your sheet, { $left ->
        [0] which is full
        [one] one row left
       *[other] { $left } rows left
    }:
pw-own-row = { $number }. { $row }
pw-last-sheets = The sheets of the last round:
pw-board = The board
pw-panel = { $colour }: Reserve and Power
pw-sheet-area = Your order sheet
pw-piece-at = { $count } × { $kind } ({ $colour }) on { $place }
pw-piece-in = { $count } × { $kind } in the Reserve of { $colour }
pw-sector-with = { $sector }: { $pieces }
pw-flag-here = The flag of { $colour }
pw-power-in = { $power } Power of { $colour }
pw-shop = Buy a { $kind } of { $colour } for { $price } Power
pw-tool-trade = Trade three for one
pw-tool-make = Make a mega-missile
pw-sealed = { $who }: sealed
pw-planning = { $who }: planning
pw-do-seal = Seal the sheet
pw-do-clear = Tear up the sheet
pw-do-done = The list is complete
pw-do-fill = Fill up with Power
pw-do-pay = Pay with this
pw-do-pay-power = Pay with the Power of { $colour }
pw-do-prisoners = { $colour } takes the prisoners
pw-do-flag = { $colour } takes the flag
pw-dictate = An order to a row, in English or French letters: piece, start, destination. For instance T HQG G4, or 2P XRV I; with FR in the first row it is read as French.
pw-prompt-over = The game is over.
pw-prompt-lot = The first arbiter is drawn by lot.
pw-prompt-plan = Round { $number } of { $most }: { $left ->
        [0] your sheet is full. Seal it, or tear it up and begin again.
        [one] touch a piece, then where it goes. One row left; seal when you are done.
       *[other] touch a piece, then where it goes. { $left } rows left; seal when you are done.
    }
pw-prompt-write = Round { $number } of { $most }: { $left ->
        [0] your sheet is full. Seal it, or tear it up and begin again.
        [one] touch a piece, or its kind in your panel and where you expect it; then where it goes. One row left; seal when you are done.
       *[other] touch a piece, or its kind in your panel and where you expect it; then where it goes. { $left } rows left; seal when you are done.
    }
pw-prompt-target = Touch where it goes.
pw-prompt-aim = Touch what the mega-missile hits: a sector, or a Reserve.
pw-prompt-list = Touch the pieces that become the mega-missile: { $worth } of 100.
pw-prompt-sealed = Your sheet is sealed. Waiting for { $who }.
pw-prompt-wait = Waiting for { $who }.
pw-prompt-penalty = { $who } carried out nothing: choose what pays the penalty.
pw-prompt-prisoners = { $who }: which of your two armies takes the prisoners on { $sector }?
pw-prompt-flag = { $who }: which of your two armies takes the flag of { $colour }?


## Material and aim

PW-001 = The box holds 192 pieces in four colours; each colour has 9 soldiers, 6 tanks, 3 heavy tanks, 6 fighters, 3 bombers, 6 destroyers, 3 cruisers, 1 mega-missile, 1 flag, 10 Power.
PW-002 = There are one board, four Reserves, one three-minute sandglass, four order pads and four pencils.
PW-003 = The aim is to beat every opponent by capturing his flag.
PW-004 = Each player has one territory and one army when four play.
    .watcher = Only those who play have an army to command.
PW-005 = The game is a series of rounds and lasts two hours at most.
PW-006 = All players prepare their orders at the same time, in secret.
PW-007 = The supply of pieces does not limit play unless the option says so.
    .spare = The box has no spare { $kind } for { $colour }.


## Board

PW-008 = The board has 57 sectors: 36 in four territories, 4 HQs, 5 islands, 12 sea lanes.
PW-009 = Each territory has nine sectors numbered 0 to 8 and one HQ beside it.
PW-010 = Islands and sea lanes are neutral.
PW-011 = Sector 4 of each territory is landlocked; its other eight sectors are coastal.
PW-012 = An HQ borders only its own sector 8 and two sea lanes.
PW-013 = Island X borders the four sectors 0 and lanes S1 to S4.
PW-014 = Islands N, E, S, W each border one sector 3, one sector 5 and three lanes.
PW-015 = Lanes S1 to S4 border six coastal sectors and two islands each.
PW-016 = Lanes S5 to S12 border three coastal sectors, one island and one HQ each.
PW-017 = No sea lane borders another.
PW-018 = Territories are joined for ground and air only through islands.
PW-019 = Several pieces, also of one player, may stand on one sector without limit.
PW-020 = The HQ is where the army starts and where the flag stands; losing the flag means losing the war.


## Pieces

PW-021 = Group I is soldier, tank, fighter, destroyer; group II is regiment, heavy tank, bomber, cruiser.
PW-022 = A group II piece moves exactly like its group I kind.
PW-023 = Soldiers and regiments move up to 2 sectors.
    .far = A { $kind } goes { $moves } sectors at most: { $end } is too far from { $start }.
PW-024 = Tanks and heavy tanks move up to 3 sectors.
    .far = A { $kind } goes { $moves } sectors at most: { $end } is too far from { $start }.
PW-025 = Fighters and bombers move up to 5 sectors.
    .far = A { $kind } flies { $moves } sectors at most: { $end } is too far from { $start }.
PW-026 = Destroyers and cruisers move 1 sector.
    .far = A { $kind } goes one sector at a time, and { $end } is not beside { $start } by water.
PW-027 = Powers: soldier 2, tank 3, fighter 5, destroyer 10, regiment 20, heavy tank 30, bomber 25, cruiser 50, mega-missile 0.
PW-028 = A regiment is one piece made of three soldiers.


## Movement

PW-029 = Pieces move horizontally, vertically and diagonally.
PW-030 = A piece may move less than its maximum, but must end on another sector.
    .start = The { $kind } is on { $start } already: a move must end somewhere else.
PW-031 = Ground pieces use only territory sectors, islands and HQs, never a sea lane.
    .ground = A { $kind } goes over land: it cannot enter { $end }.
PW-032 = Ground pieces go from one territory to another only by way of an island.
PW-033 = A ground piece that enters an island must stay there until the next round.
    .island = The { $kind } would have to pass an island or HQ on the way from { $start } to { $end }, and there it must stop.
PW-034 = A ground piece that enters an HQ must stay there until the next round.
PW-035 = That holds even if it used only one sector of its movement.
PW-036 = Planes may fly over an island without stopping; the island counts as one sector.
PW-037 = Planes may not enter or fly over a sea lane.
    .ground = A { $kind } cannot enter or fly over { $end }.
PW-038 = Planes go from one territory to another only by way of islands.
PW-039 = Ships use only sea lanes, coastal sectors, islands and HQs.
PW-040 = A ship can never enter a sector 4.
    .ground = A { $kind } cannot enter { $end }, which has no coast.
PW-041 = A ship must pass through an island, a territory or an HQ to get from one lane to another.
    .lanes = No two sea lanes touch: from { $start } to { $end } a { $kind } must pass a coast, an island or an HQ.
PW-042 = A ship may follow the shore from coast to coast over a printed border, not diagonally.
    .diagonal = A { $kind } follows the shore: from { $start } to { $end } it would cut across the land.
PW-043 = A ship may go straight between an HQ and its sector 8, and between an island and its corner sectors.
PW-044 = Other pieces, friendly or enemy, never block a path.
PW-045 = Two pieces that exchange sectors do not meet.
PW-046 = A mega-missile never moves; it is only launched.


## Exchanges

PW-047 = Power is the unit of currency; a piece costs as many Power as its power.
    .power = A { $kind } costs { $price } Power, and { $colour } has { $power }.
PW-048 = Power buys only group I pieces: soldier 2, tank 3, fighter 5, destroyer 10.
PW-049 = Power lies in the Reserve and is spent there; the bought piece appears in the Reserve.
    .elsewhere = Power lies in the Reserve: it cannot help to make a missile on { $place }.
PW-050 = Three group I pieces of one kind and colour on one sector may be exchanged for the group II piece of that kind.
PW-051 = The three must be on the same sector (or all in the Reserve) when the exchange is executed.
    .not-three = { $colour } has { $count } × { $kind } on { $place }, and three are needed.
PW-052 = Pieces of different kinds cannot be combined, except for a mega-missile.
PW-053 = The new piece stands where the three stood.
PW-054 = Every exchange is one order and gives one piece.
PW-055 = The amount paid must be exact except for a mega-missile.
PW-056 = A group II piece cannot be broken into group I pieces by choice.


## Set-up and arbiter

PW-057 = Players choose their HQ and take that colour's pieces and Reserve.
PW-058 = Each player starts with the flag, 2 soldiers, 2 tanks, 2 fighters and 2 destroyers in the HQ.
PW-059 = The Reserve starts empty, without Power.
PW-060 = One player is the first arbiter; he notes the starting time.
    .lot = The lot that names the first arbiter is still to be drawn.
    .named = Only the lot names an arbiter.
PW-061 = The office passes every round to the player on the arbiter's left, that is clockwise.
PW-062 = Eliminated players are skipped.
PW-063 = The arbiter starts each planning phase with a signal and the sandglass, and ends it.
PW-064 = The arbiter watches the two-hour limit and speeds up the settling of fights.
PW-065 = Each player may ask for one pause per game, of at most three minutes; it stops the sandglass.


## Round and orders

PW-066 = A round has six phases in fixed order: orders, execution, conflicts, captures, Power, flags.
    .other-seat = { $who } is asked first: { $question ->
        [penalty] what pays the penalty
        [prisoners] which army takes the prisoners
       *[flag] which army takes the flag
    }.
    .other-question = Another question comes first: { $question ->
        [penalty] what pays the penalty
        [prisoners] which army takes the prisoners
       *[flag] which army takes the flag
    }.
    .planning = Orders are being planned; nothing of that sort is asked now.
PW-067 = Planning lasts three minutes.
    .clears = The sheet was torn up { $most } times already this round.
PW-068 = A player gives at most five orders.
    .rows = All { $most } rows of the sheet are written.
PW-069 = A player must give at least one order.
PW-070 = An order is either a movement or an exchange (launching a missile counts as one order too).
PW-071 = Players do not talk to influence others while planning.
PW-072 = Orders are written with the common abbreviations, in three columns: piece, start, destination.
    .nothing-open = No order is being written that this belongs to.
    .other-order = This does not belong to the order that is being written.
    .unfinished = Finish the order that is being written first, or tear up the sheet.
PW-073 = When time is up all writing stops at once.
    .sealed = The sheet is sealed; nothing can be written any more.
PW-074 = Only what is written is executed.
    .nothing = Nothing is written that could be torn up.
PW-075 = A piece moves at most once per round.
    .moved = Every { $kind } of { $colour } on { $place } has moved this round already.
PW-076 = A piece may move and then be exchanged in the same round (two orders).
PW-077 = A piece made on the board by exchange may not move in the same round.
    .made = The { $kind } on { $place } was made this round and cannot move before the next.
PW-078 = A piece in the Reserve may only move to its own HQ, and goes no further that round.
PW-079 = A piece exchanged in the Reserve may then move to the HQ in the same round.
PW-080 = Pieces in the Reserve may be exchanged several times in one round.
PW-081 = Buying, trading up and moving to the HQ are separate orders.
PW-082 = No order moves a piece into the Reserve.
PW-083 = A wrong abbreviation makes an order illegal: T never stands for a heavy tank.


## Execution

PW-084 = Orders are read and executed player by player, the arbiter first, then clockwise.
PW-085 = Each sheet is executed from top to bottom; earlier orders can make later ones possible or impossible.
PW-086 = Anybody may inspect any sheet during execution.
PW-087 = Legality is judged on the position at the moment of execution.
    .no-piece = { $colour } has no { $kind } on { $place }.
PW-088 = An illegal order is not executed and is lost; it cannot be corrected or replaced.
PW-089 = A player none of whose orders was executed pays one Power.
PW-090 = This holds for an empty sheet as for one with only illegal orders.
PW-091 = Without Power he converts his smallest piece, from board or Reserve, into Power, pays one and keeps the rest in the Reserve.
    .no-power = { $colour } has no Power that could pay.
    .has-power = There is Power to pay the penalty with; no piece is taken from { $place }.
    .not-smallest = The penalty takes a { $kind }, the smallest piece; none is on { $place }.
PW-092 = If his smallest piece is of group II it is first broken into three group I pieces, of which one becomes Power.
PW-093 = The two other pieces and the Power left over go to the Reserve.
PW-094 = Mega-missiles and flags are not taken for the penalty; who has nothing pays nothing.
PW-095 = Launched missiles take effect together after all orders, before ties.


## Conflicts

PW-096 = Fights are settled only after all players have executed their orders.
PW-097 = There is a fight on every sector where two or more opponents stand.
PW-098 = Each adds up the power of all his pieces on the sector.
PW-099 = The highest total wins and captures all enemy pieces on the sector.
PW-100 = The winner's pieces stay on the sector.
PW-101 = Ties are settled before all other conflicts.
PW-102 = Equal strongest opponents step back: their pieces that moved this round return to where they came from.
PW-103 = Pieces that did not move this round do not step back.
PW-104 = A piece that returns to a sector now held by another player starts a new conflict under the same rules.
PW-105 = A piece steps back at most once per round.
PW-106 = If a piece that stepped back ties again in its old sector, the other player steps back instead.
PW-107 = Three players, the two strongest equal: those two step back, the third stays.
PW-108 = Three players, the two weakest equal: the strongest captures both.
PW-109 = Four players, the two strongest equal: they step back and the other two fight.
PW-110 = If those two are equal as well they also step back.
PW-111 = All ties existing at one moment are settled simultaneously, in waves.
PW-112 = Equal pieces that cannot step back remain together in a stand-off.
PW-113 = A piece that came from the Reserve steps back to the Reserve.
PW-114 = A piece made by exchange this round does not step back.
PW-115 = An enemy in one's HQ (a blockade) makes bringing pieces out of the Reserve a fight, not an illegal order.


## Captures

PW-116 = Captured pieces leave the board, take the winner's colour and go to his Reserve.
PW-117 = They are ordinary pieces of his army from then on, usable from the next round.
PW-118 = A captured mega-missile goes to the winner's Reserve and may be launched from there.


## Power

PW-119 = Power is collected after all conflicts.
PW-120 = An army gets one Power for each enemy territory in which it has at least one piece.
PW-121 = The number of pieces and sectors does not matter.
PW-122 = One's own territory gives nothing.
PW-123 = Islands and sea lanes give nothing.
PW-124 = An HQ gives nothing.
PW-125 = A territory whose flag has been taken gives nothing; it is neutral from then on.
PW-126 = So at most three Power per round are possible.
PW-127 = Power stays in the Reserve until spent.
PW-128 = Power that is not collected at the end of the round is lost; here nobody can forget it.


## Flags

PW-129 = Flags are settled last, after conflicts and Power.
PW-130 = A flag is captured by the side that won the enemy HQ, if a soldier or regiment took part.
PW-131 = Without a soldier or regiment the HQ can be won and held, but not the flag.
PW-132 = An undefended HQ falls to infantry as well.
PW-133 = The captured flag is placed in the captor's HQ.
PW-134 = The captor takes all pieces of the loser, on the board and in the Reserve, and his Power, into his own Reserve and colour.
PW-135 = The loser is out of the game for good.
    .out = This player's flag has fallen: he is out of the game.
    .army-out = The army of { $colour } is out of the game.
    .no-reserve = { $colour } is out of the game and has no Reserve any more.
PW-136 = Simultaneous captures follow the chain of captors; a ring eliminates all in it.
    .over = The game is over: the last players fell together.
PW-137 = The player on the arbiter's left is arbiter of the next round.


## Mega-missile

PW-138 = It is made from any mix of pieces, Power included, worth at least 100 in total.
    .place = All that { $colour } has on { $place } is worth { $worth }, and a mega-missile takes 100.
    .list = The listed pieces are worth { $worth }: { $missing } are missing to 100.
    .power = { $missing } are missing to 100, and { $colour } has { $power } Power.
    .most = At most { $most } pieces can be listed.
    .empty = Nothing is listed yet.
PW-139 = All of them must be in the same sector, or all in the Reserve, when it is made.
    .no-more = { $colour } has { $count } × { $kind } on { $place }, and the list would take more.
PW-140 = They may have been moved there in the same round.
PW-141 = Any excess over 100 is lost.
    .enough = The listed pieces are worth { $worth } already: no Power is needed.
PW-142 = It may be made on any sector, in an HQ or in the Reserve, as often as one likes.
PW-143 = It may be launched at any sector, HQ or Reserve, its own place and one's own side included.
PW-144 = It destroys every piece on the target, the launcher's own too; flags survive and are not captured.
PW-145 = A struck Reserve loses its pieces and its Power.
PW-146 = It is used up by the launch.
PW-147 = Two enemy missiles on the same sector are both used up, with everything there.
PW-148 = It may be made and launched in the same round, as two orders.
PW-149 = Unlaunched it has power 0 and is captured by any enemy piece that wins the sector.


## End

PW-150 = The first player to have captured all opponents' flags wins.
    .over = The game is over: one player is left.
PW-151 = If two hours end during a round, that round is completed before scoring.
PW-152 = The arbiter announces the last round at its start.
PW-153 = At the limit the player with the greatest power wins.
    .over = The game is over: the last round has been played.
PW-154 = Power counts all his pieces on the board and in the Reserve, Power units at 1 each.
PW-155 = At a tie the player with more flags wins; after that the win is shared.


## Two players

PW-156 = Each player runs two adjacent territories and their two armies.
    .other-player = The army of { $colour } belongs to the other player.
PW-157 = Planning lasts six minutes.
PW-158 = Each player has ten orders, five for each army.
    .rows = All { $most } rows for { $colour } are written.
PW-159 = The power of both armies of a player is added in every sector.
PW-160 = After a fight both allied armies stay on the sector.
PW-161 = Exchanges never combine pieces of two colours.
PW-162 = Captured pieces go to the Reserve of the army with more power in the fight; if equal the winner chooses.
    .not-equal = { $colour } is not one of the two equal armies.
PW-163 = Pieces never pass from one of a player's armies to the other.
PW-164 = Each army gets its own Power for each enemy territory it occupies, so at most two per round and army.
PW-165 = To win, both enemy flags must be captured.


## Three players

PW-166 = The fourth territory is mercenary: set up like the others, commanded by anybody.
PW-167 = Each player may move any mercenary piece with his own orders.
PW-168 = Different moves ordered by two or more players for the same mercenary piece cancel out; it stays.
    .cancelled = Other orders send the same mercenary piece elsewhere, so that it stays.
PW-169 = If the players order the same move for the same piece it is executed.
PW-170 = If there are enough pieces of that type on the sector for all orders, all are executed.
PW-171 = If more players want to move than there are pieces, all those orders are cancelled and the pieces stay.
    .cancelled = More orders than there are such mercenary pieces, with different ends: all stay.
PW-172 = A player may spend any number of his five orders on mercenaries.
PW-173 = Mercenary pieces are captured like enemy ones, and may be moved on purpose so as to be captured.
PW-174 = The mercenary territory pays Power while its flag stands, even after all its pieces are gone.
PW-175 = What mercenaries capture or earn goes to the mercenary Reserve.
PW-176 = Who captures the mercenary flag takes all mercenary pieces and Power; the mercenary army is out.
    .army-out = The mercenary flag has fallen: there is no mercenary army any more.
    .no-reserve = The mercenary army is out of the game and has no Reserve any more.
PW-177 = The mercenary flag is not needed to win.


## Tournament

PW-178 = One arbiter is appointed for the whole game and collects and executes all sheets.
PW-179 = The time limit is the same and strictly kept.
PW-180 = Sectors 4, 6, 7 and 8 are within two sectors of their HQ: infantry there can take the flag in one round.
PW-181 = From its HQ a plane's furthest enemy sectors are 0, 3 and 5, at exactly five.
PW-182 = A ship on S3 has six sectors and two islands to go to.
PW-183 = Two fighters into two enemy territories in round one give two Power; buying a soldier, bringing it out and trading three soldiers in the HQ gives a regiment in round two with three orders.
PW-184 = A bomber (25) beats two tanks and a destroyer (16) in an HQ, captures them and blockades it.
PW-185 = Three tanks (9) become a heavy tank (30) by one order.
PW-186 = Moving a tank or soldier over an island in one round, or a plane over a lane, is illegal.
PW-187 = Buying a piece and bringing it to the HQ with one order is illegal.


## Rulings

PW-R01 = A piece goes by the shortest way over sectors open to it. The way is not written down, so any will do.
    .question = How far is a move?
PW-R02 = Nothing bars a way: pieces pass through occupied sectors, and two may change places.
    .question = Does anything stand in the way of a piece?
PW-R03 = Planes need no rule about HQs.
    .question = May planes fly through an HQ?
PW-R04 = Ships go along the shore from one coast to the next over a printed border, never diagonally. A table may allow the diagonals.
    .question = May ships go along the shore from sector to sector?
PW-R05 = Ships use the slanted borders too: HQ to sector 8, island to the corner sectors, island X to the sectors 0.
    .question = May ships cross the slanted borders?
PW-R06 = A move must end somewhere else.
    .question = May a move end where it began?
PW-R07 = The Reserve is a place for making, launching, being struck and stepping back to, but no order moves a piece into it.
    .question = May a piece be moved into the Reserve?
PW-R08 = One order to move moves one piece, and one exchange makes one piece.
    .question = How many pieces does one order move or make?
PW-R09 = What is written as payment must be the exact price; only a mega-missile may be overpaid.
    .question = Must the price be paid exactly?
PW-R10 = Identical pieces stand for each other: a move takes one that may still move, an exchange takes moved ones first.
    .question = Which of several identical pieces does an order mean?
PW-R11 = On a typed sheet the letter O may stand for the figure 0, and case and blanks do not matter. Anything else that is unknown is refused.
    .question = How strictly is a typed sheet read?
PW-R12 = A piece made on the board this round cannot move and does not step back, but it may be spent in another exchange.
    .question = What may a piece do in the round in which it is made?
PW-R13 = Mega-missiles land after all orders, together, before ties. A table may choose that each lands when it is read.
    .question = When do mega-missiles land?
PW-R14 = A strike on a Reserve destroys its Power too.
    .question = Does a strike on a Reserve destroy its Power?
PW-R15 = A strike hits nothing of a missile that has left; one that has not been launched is destroyed.
    .question = Does a strike hit a mega-missile on its target?
PW-R16 = The penalty is taken after all orders and before strikes.
    .question = When is the penalty taken?
PW-R17 = Who cannot pay is not punished further.
    .question = What if a player has nothing to pay the penalty with?
PW-R18 = Ties are settled in waves, all tied sectors at the same moment.
    .question = In which order are ties settled?
PW-R19 = Tied pieces that cannot go back stay beside the enemy in a stand-off until something changes; weaker third parties fight only each other.
    .question = What becomes of equal pieces that cannot step back?
PW-R20 = An HQ is no part of the territory and pays no Power. A table may choose that it does.
    .question = Does a piece in an enemy HQ earn Power?
PW-R21 = A piece that left the Reserve and ties in its HQ returns to the Reserve.
    .question = Where does a piece step back to that came from the Reserve?
PW-R22 = Any piece occupies a territory, ships on its coast and missiles too; in a stand-off both sides do.
    .question = Which pieces occupy a territory?
PW-R23 = Power is collected by itself.
    .question = Must Power be collected by hand?
PW-R24 = An empty HQ falls to infantry as well, and the infantry need not have moved this round.
    .question = Does an empty HQ lose its flag?
PW-R25 = Only the side that is alone in the HQ after the fights takes the flag.
    .question = Who takes the flag if several are in the HQ?
PW-R26 = Flags that fall at the same moment are settled together: property follows the chain of captors, and a ring of captors takes all of them out.
    .question = What if several flags fall in the same round?
PW-R27 = Flags that a fallen army held go to its captor.
    .question = Where do the flags go that a fallen army held?
PW-R28 = The HQ of a fallen army is a neutral sector: it still stops ground pieces and pays nothing.
    .question = What is the HQ of a fallen army?
PW-R29 = The supply of pieces is unlimited. A table may choose to play with the pieces of the box alone.
    .question = Are there ever too few pieces?
PW-R30 = In the final score a Power counts 1 and a mega-missile 0; a last tie is shared.
    .question = What do Power and mega-missiles count at the end?
PW-R31 = By a game clock, the last round is announced when no more than one planning time is left; in any case the round in which the clock runs out is the last.
    .question = Which round is the last when two hours run out?
PW-R32 = A pause stops the sandglass and not the game clock.
    .question = What does a pause stop?
PW-R33 = With two players the penalty is for the player, not for each colour, and infantry of either colour serves to take a flag.
    .question = Who pays the penalty, and whose infantry takes flags, if a player has two armies?
PW-R34 = Two players have green and blue against yellow and red, or green and red against blue and yellow, as the table chooses.
    .question = Which colours does each of two players have?
PW-R35 = Several rows of one player for the same mercenary piece each count, but rows of one player alone are no conflict.
    .question = When do several orders to one mercenary piece conflict?
PW-R36 = Mercenaries may be exchanged, brought out and launched by anybody, they can take flags, and they pay no penalty.
    .question = What may mercenaries do besides moving?
PW-R37 = The mercenary flag is not needed to win.
    .question = Must the mercenary flag be captured to win?
PW-R38 = In a tournament the first reader still changes, for the eye only.
    .question = Who reads first in a tournament?
PW-R39 = The first arbiter is the first seat, or is drawn by lot.
    .question = Who is the first arbiter?
PW-R40 = A blockade forbids nothing: pieces may come out of the Reserve into an occupied HQ and fight there, together if ordered together.
    .question = What does an enemy in one's HQ prevent?
PW-R41 = Nobody talks while orders are planned.
    .question = May players talk while they plan?
PW-R42 = What a player ordered who falls this round has been carried out all the same.
    .question = Do the orders of a player count who falls in the same round?
PW-R43 = The strength of an army shown during play is its final score.
    .question = How is the strength of an army shown during play?
PW-R44 = Equal strongest sides of which no piece can step back are left out, and the sides below them are settled by the same rules.
    .question = What about the others where the strongest can neither fight nor step back?
PW-R45 = Of identical pieces on a sector an exchange spends first those that moved this round, in the order of the sectors they came from with the Reserve last, then those made this round, then the others.
    .question = Which identical pieces does an exchange spend?
PW-R46 = The list of a mega-missile has at most 50 pieces. Power makes up only what the listed pieces lack to 100; more pieces may be listed and are lost.
    .question = How is a mega-missile paid for?
PW-R47 = Conflicts of mercenary moves and launches are judged before anything is carried out; the rest runs in reading order, and repeating what another has done counts as done.
    .question = In which order are mercenary orders carried out?
PW-R48 = Those still in rank before the fallen, by score, then by flags; the fallen rank by the round they fell in, later is better. If the last ones fall together they share the first place.
    .question = Who comes second?
PW-R49 = What a chain of captors leads into a ring leaves the game with the ring.
    .question = Who inherits if the captors take each other?
PW-R50 = With two players, if both armies of the captor are equal in the HQ, he chooses which takes the flag and the spoils.
    .question = Which of two allied armies takes a flag?
PW-R51 = With two players, if both armies have Power the player chooses which pays the penalty; without Power the smallest piece of both together counts.
    .question = Which of two allied armies pays the penalty?
PW-R52 = With the pieces of the box alone, taken or inherited pieces first leave their old armies all together; then each new owner takes in what he has spares for, dearest first.
    .question = Who gets the last pieces of the box?
PW-R53 = A game has a limit of 1 to 100 rounds, 20 unless the table says otherwise; the last one is announced, and scored as at two hours.
    .question = How long does a game last without a clock?
PW-R54 = Planning ends for a player when he seals his sheet, with or without orders; an unfinished order does not exist. He may tear up the sheet and start again three times a round.
    .question = When does planning end?
PW-R55 = Guided sheets offer only orders that are legal after one's own earlier rows. Written sheets take any order that can be said; what proves illegal when it is read is lost.
    .question = May a sheet hold an order that cannot be carried out?
