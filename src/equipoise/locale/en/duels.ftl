# Balance DUELS (Bum van Willigen, 2005). A rule's id is a message id; its attributes are refusals.
# Rules and refusals speak to the player; names stand in the middle of sentences.

du-title = Balance DUELS
du-about = Throw a die and walk your pawns along a swaying balance arm, from your right hand to your left. Whoever makes it tip has lost.
du-notation = s5x
    .means = the L pawn on START 5 moves and beats


## Names

du-player-a = A
du-player-b = B
du-player-c = C
du-player-d = D
du-l = L
du-m = M
du-start = START
du-finish = FINISH
du-start-1 = START 1
du-start-2 = START 2
du-start-3 = START 3
du-start-4 = START 4
du-start-5 = START 5
du-start-6 = START 6
du-start-7 = START 7
du-finish-1 = FINISH 1
du-finish-2 = FINISH 2
du-finish-3 = FINISH 3
du-finish-4 = FINISH 4
du-finish-5 = FINISH 5
du-finish-6 = FINISH 6
du-finish-7 = FINISH 7
du-south = south
du-north = north
du-nobody = nobody


## Log lines

du-say-throw-off = { $who } throws { $number } for the start{ $then }.
du-say-throw = { $who } throws { $number }{ $then }.
du-say-place = { $who } places an { $size } pawn on { $goal }{ $then }.
du-say-move = { $who } moves an { $size } pawn from { $place } to { $goal }{ $then }.
du-say-beat = { $who } moves an { $size } pawn from { $place } to { $goal } and beats a pawn of { $whom }{ $then }.
du-say-pass = { $who } passes{ $then }.
du-say-skip = { $who } can do nothing{ $then }.
du-say-hold = The arm trembles for { $who } and holds{ $then }.
du-say-slip = The arm trembles for { $who } and slips{ $then }.

# What comes of it, in the same sentence.
du-then-nothing = { "" }
du-then-begins = ; { $who } begins
du-then-again = ; the highest throw again
du-then-tips = : the arm comes to rest on the board
du-then-home = : all pawns are home
du-then-standstill = : nobody has done anything for too long


## The table in plain text

du-line-player = { $who } ({ $side }): stock { $stock }; { $home } of { $all } in FINISH
du-line-out = { $who } ({ $side }): out of the game
du-line-lost = { $who } ({ $side }): this colour is lost
du-turn-start = { $who } throws for the start.
du-turn-throw = { $who } is about to throw.
du-turn-act = { $who } has thrown { $number }.
du-turn-shake = { $who } has put the pawn; the arm trembles.
du-turn-home = { $who } has all pawns in FINISH.
du-turn-over = The game is over; the last turn was that of { $who }.
du-torque-level = torque 0 of { $limit }: the arm is level
du-torque-right = torque { $size } of { $limit } to the right
du-torque-left = torque { $size } of { $limit } to the left
du-torque-tips = the arm tips


## Why a game ended

du-reason-home = All pawns of a colour have come home while the arm was swinging free.
du-reason-tip = The arm came to rest on the board.
du-reason-standstill = Nobody placed or moved a pawn for too many turns.


## Options of a table

du-option-mode = Players
    .help = Each for himself, or two against two or against one in teams.
du-option-mode-individual = Each for himself
du-option-mode-teams = Teams
du-option-model = Model of the balance
    .help = How the holders are numbered. In a and b both players have the same number for a holder, in c and d the two add up to 7.
du-option-model-a = A: outwards on both sides
du-option-model-b = B: inwards on both sides
du-option-model-c = C: outwards from START, inwards in FINISH
du-option-model-d = D: inwards from START, outwards in FINISH
du-option-pawns = L pawns
    .help = How many pawns each of two players brings home; 8 only with two players, with model a or b and without four single holders.
du-option-singles = Single holders
    .help = Holders with one hole in place of two, on both halves at these distances from the pivot.
du-option-singles-none = None
du-option-singles-at-3 = Two, at distance 3
du-option-singles-at-3-4 = Four, at 3 and 4
du-option-singles-at-2 = Two, at distance 2
du-option-singles-at-2-5 = Four, at 2 and 5
du-option-singles-at-1 = Two, at distance 1
du-option-singles-at-1-6 = Four, at 1 and 6
du-option-arm = Arm
    .help = How much the arm bears before it tips: a nervous one less, a steady one more.
du-option-arm-standard = Standard
du-option-arm-nervous = Nervous: tips sooner
du-option-arm-steady = Steady: tips later
du-option-shaky = Shaky hand
    .help = Close to the limit, chance decides whether the arm tips.
du-option-pact = Not to beat
    .help = Which players on opposite sides never beat each other: all of them, or pairs such as ac and bd. Who sits down at the table agrees to it.
du-option-pact-none = No pact
du-option-pact-all = Nobody beats anybody
du-option-pact-ac = A and C
du-option-pact-ac-ad = A and C; A and D
du-option-pact-ac-ad-bc = A and C; A and D; B and C
du-option-pact-ac-ad-bc-bd = A and C; A and D; B and C; B and D
du-option-pact-ac-ad-bd = A and C; A and D; B and D
du-option-pact-ac-bc = A and C; B and C
du-option-pact-ac-bc-bd = A and C; B and C; B and D
du-option-pact-ac-bd = A and C; B and D
du-option-pact-ad = A and D
du-option-pact-ad-bc = A and D; B and C
du-option-pact-ad-bc-bd = A and D; B and C; B and D
du-option-pact-ad-bd = A and D; B and D
du-option-pact-bc = B and C
du-option-pact-bc-bd = B and C; B and D
du-option-pact-bd = B and D
du-option-final = Final positions
    .help = Your pawns stay in FINISH where they arrived, or are set as level as possible when the last one would tip the arm.
du-option-final-any = Where the pawns arrived
du-option-final-rearrange = Set as level as possible
du-option-turns = Two against one
    .help = The sides take turns, or every player has one turn after the other.
du-option-turns-sides = The sides alternate
du-option-turns-players = Every player once
du-option-passing = Memory of a pass
    .help = Whether a pass binds the player alone or the whole team.
du-option-passing-player = The player
du-option-passing-team = The team
du-option-training = Training wheels
    .help = Shows how heavily the arm hangs and how each choice would change that.
du-option-file = Arm file
    .help = The file of another arm: its numbers, holders, weights and limits.


## Set-up

DU-01 = There are four colours. Each has eight large pawns, called L, and two medium ones, called M.
DU-02 = The arm as it comes carries twelve double holders, half of them left and half of them right of the bridge.
DU-03 = Whichever side you sit on, you count seven places on either half: 1 to 7.
DU-04 = START is the half at your right hand.
DU-05 = FINISH is the half at your left hand.
DU-06 = Whoever sits across from you sees it the other way round: your FINISH is their START.
DU-07 = There is room for two pawns on each of the places 1 to 6.
DU-08 = There is room for a single pawn on place 7.
DU-09 = Nothing stands on the arm when play begins.
DU-10 = Two players take a colour and six of its L pawns each.
DU-11 = Unless you agree on another, the holders are numbered by model A.


## Start of a round

DU-12 = Everybody who is still in the game throws the die once. The highest number starts.
    .chance = { $who } has to throw for the start first.
DU-13 = If the highest number was thrown more than once, those who threw it throw again.
    .chance = The highest throw was shared; { $who } has to throw again first.
DU-14 = Whoever starts throws once more: the first throw only gave the right to begin.
DU-15 = The very first turn leaves you two things to do: place a pawn, or pass.
DU-16 = The next player throws and places in turn, at their own right hand.
DU-17 = The order of turns is fixed. When it is not your turn, you do nothing.
    .other = It is the turn of { $who }.
DU-18 = The order is counted from the starter. If the starter has two turns in it, it is the one after which the lower seat of the other side follows.
DU-19 = In a team, too, each player throws for the start, as long as that player's colour is in the game.


## Turn

DU-20 = Before anything else in a turn, the die is thrown, once.
    .chance = { $who } has to throw first.
DU-21 = With the number thrown you place a pawn, move a pawn, or pass.
    .player = The die is thrown; now { $who } places, moves or passes.
    .thrown = You have thrown { $number }; now place, move or pass.
DU-22 = One throw is good for one pawn.
DU-23 = To place, take a pawn from your stock and put it on the START place with the number thrown.
    .thrown = You have thrown { $number }, so a pawn can only be placed on START { $number }.
DU-24 = START 7 cannot be reached from the stock: pawns are placed on START 1 to 6.
DU-25 = You cannot place where the holder has no free hole.
    .full = { $place } has no free hole.
DU-26 = If you have both sizes in stock, it is up to you whether an L or an M pawn is placed.
    .stock = You have no { $size } pawn left in stock.
DU-27 = To move, take one of your pawns on the arm forward by the number thrown, no more and no less.
    .nobody = You have no { $size } pawn on { $place }.
DU-28 = A 4 takes a pawn from START 2 to START 6, for instance.
DU-29 = A 4 takes a pawn from START 5 to FINISH 2, for instance.
DU-30 = The step after START 7 is FINISH 1.
DU-31 = You may come to stand on START 7.
DU-32 = Every holder on the way is counted, whether there is nobody, one pawn or two in it.
DU-33 = Nobody on the way can stop a pawn.
DU-34 = Where a move ends there must be a free hole.
    .full = { $place } has no free hole.
DU-35 = In FINISH a pawn may still go on, up to FINISH 7.
DU-36 = The path ends at FINISH 7; a pawn cannot be moved beyond it.
    .beyond = From { $place }, { $number } steps lead beyond FINISH 7.
DU-37 = A pawn never goes back.
DU-38 = Your turn lapses if there is nothing you could place or move. Otherwise it does not.
    .possible = There is something you can place or move.
DU-39 = You are free to do what will tip the arm; it is not forbidden, merely unwise.


## Beating

DU-40 = Once in FINISH, a pawn is an attacker.
DU-41 = An attacker that comes to stand beside a pawn of the other side may beat it.
    .nobody = Nobody stands beside you on { $place }.
DU-42 = Two pawns are beside each other if they share a holder.
DU-43 = With model A or B both players call the shared holder by the same number.
DU-44 = With model C or D their two numbers make 7 together: on your 3 you beat a pawn on their 4, and on your 4 one on their 3.
DU-45 = You never have to beat.
DU-46 = A beaten pawn goes to the stock of the player it belongs to.
DU-47 = From there it can be placed anew, like any other.
DU-48 = An attacker is safe: nobody can beat it.
DU-49 = A pawn may beat with the very step that brings it into FINISH.
DU-50 = A pawn that was in FINISH before may beat as it moves on.
DU-51 = Two pawns that share a holder protect each other, for there is no hole left to beat from.
DU-52 = On place 7 and in a single holder nobody can be beaten.
    .single = { $place } has a single hole, so there is nobody beside you.
DU-53 = You beat on arriving or not at all: standing beside somebody is not enough.
DU-54 = In START your pawns cannot beat.
    .start = { $place } is not in FINISH, and only there can you beat.
DU-55 = Pawns of your own side cannot be beaten, whether yours or your neighbour's.
    .own = The pawn beside you on { $place } is of your own side.
DU-56 = You may also come to stand beside a pawn of the other side and leave it in peace.


## Passing

DU-60 = You may pass, even with something to place or to move.
DU-61 = If you passed on your last turn, you have to place or move now, provided that you can.
    .bound = You passed on your last turn; this time you have to place or move.
DU-62 = If you cannot, your turn lapses, and on the turn after you are free to pass.
DU-63 = A turn that lapses does not count as a pass.
    .nothing = There is nothing you could place or move, so there is nothing to pass: say skip.
DU-64 = Once you have placed or moved, you may pass again.
DU-65 = Having to act means having to, even if everything you can do tips the arm.
DU-66 = Sixty turns one after the other without a pawn being placed or moved end the game in a draw.
    .over = The game is over: nobody placed or moved a pawn for too many turns.
DU-67 = Your pass binds nobody but you. A table may decide that it binds your partner too.


## Tipping

DU-70 = Only at the end of a turn does it matter how the arm hangs, when a beaten pawn has been taken away.
DU-71 = The arm has tipped if it then lies on the board and stays there.
DU-72 = If it only touches the board while swinging, nothing happens.
DU-73 = It stays there as soon as one side is heavier by 10 or more; on a nervous arm by 8, on a steady one by 12. An L pawn next to the bridge counts as 1.
DU-74 = A pawn counts as its weight times its distance from the bridge. The sums of both halves are compared.
DU-75 = An M pawn weighs two thirds of an L pawn.
DU-76 = In a game of two, whoever makes the arm tip has lost on the spot.
DU-77 = The arm cannot tip by a pass, or by a turn that lapses.
DU-78 = With a shaky hand, less than one and a half short of the limit is not safe: chance decides whether the arm stays up.
    .chance = The arm trembles; wait whether it holds.
DU-79 = With free final positions, if your last pawn comes home and would make the arm tip, your pawns are first set in FINISH so that it hangs as level as it can.


## Winning, two players

DU-80 = If the arm tips, the player who did not do it has won.
    .over = The game is over: the arm has tipped.
DU-81 = You have won if you are the first with all your pawns in FINISH, six or eight, and the arm has not tipped.
    .over = The game is over: all pawns of a player are home.
DU-82 = It does not matter which places in FINISH they stand on.
DU-83 = A last pawn that comes home and tips the arm has not won: tipping is looked at first.


## Variations

DU-84 = Two players may take eight L pawns each.
DU-85 = You may number the holders by model B.
DU-86 = You may number them by model C or D, with no more than six L pawns each.
DU-87 = Single holders may be built in where double ones were.
DU-88 = With four single holders, nobody has more than six L pawns.
DU-89 = A single holder has room for one pawn.


## Teams

DU-90 = Teams play on the standard arm with model A. Three or four players each for themselves start from it too, but may choose differently.
DU-91 = Whoever plays alone against a team has two L and two M pawns of one colour.
DU-92 = Two who play together have two colours, with two L and two M pawns of each.
DU-93 = The teams have the balance between them.
DU-94 = What two players do in a turn, teams do as well: throwing, placing, moving, beating and passing.
DU-95 = A team plays its colours in the order in which they lay on the table.
DU-96 = The sides take turns. A table may decide that two against one play one by one instead.
DU-97 = Before the first throw, players who sit across from each other may agree that neither beats the other.
DU-98 = They keep to this until the end of the game.
    .pact = You and { $who } have agreed not to beat each other.
DU-99 = Whoever plays alone and tips the arm has lost.
DU-100 = If a pawn of a team tips the arm, the team loses that colour, all four pawns of it.
    .lost = Your colour is out of the game; your partner plays on.
DU-101 = All other pawns are taken from the arm and given back to their players.
DU-102 = The team plays on with its other colour.
DU-103 = A new round begins, with throws for the start.
DU-104 = Whoever plays alone wins with four pawns in FINISH while the arm has not tipped.
    .over = The game is over: the player without a partner has come home.
DU-105 = Whoever plays alone also wins when the team has tipped the arm twice.
    .over = The game is over: the team has tipped the arm twice.
DU-106 = A team wins with the four pawns of one colour in FINISH while the arm has not tipped.
    .over = The game is over: a team has brought a colour home.
DU-107 = Two win against one when the one tips the arm.
    .over = The game is over: the player without a partner has tipped the arm.
DU-108 = With two against two, a team has won when the other one has tipped the arm twice.
    .over = The game is over: a team has tipped the arm twice.
DU-109 = In a team game, too, any places in FINISH are good enough.


## Three and four players, each alone

DU-110 = Each player has two L and two M pawns of one colour.
DU-111 = What two players do in a turn, three and four do as well.
DU-112 = If you tip the arm, you are out, and so are your pawns.
    .out = You are out of the game.
DU-113 = The arm is cleared of all pawns.
DU-114 = Those who are left throw for the start of a new round.
DU-115 = Whoever is first to have four pawns in FINISH wins the whole game, in whichever round, if the arm has not tipped.
    .over = The game is over: all pawns of a player are home.
DU-116 = For this, too, any places in FINISH are good enough.
DU-117 = The last two play a final round with four pawns each, across from each other and by the rules for two.
DU-118 = If one of these two tips the arm, the other has won.
    .over = The game is over: the arm has tipped in the final round.
DU-119 = The variations for two players are open to three and four as well, but with two L and two M pawns at most.
DU-120 = A new round forgets who has passed.
DU-121 = If somebody wins, all others who are still in share the second place. Below them are those who are out, the latest first.
DU-122 = A team has one place for both its players, even if a colour was lost.


## Rulings

DU-Q1 = Yes. Whether the arm will tip makes nothing impossible, and only what is impossible need not be done.
    .question = Must you act after a pass if everything you can do tips the arm?
DU-Q2 = Yes, as after every throw.
    .question = May you pass on your very first turn?
DU-Q3 = They may stand on any places there. Nothing is shifted before the arm is looked at, unless the table has chosen that.
    .question = What does it mean that the final places of the pawns are free?
DU-Q4 = No, it has to take the hole beside the other pawn by its own move.
    .question = Can an attacker beat a pawn that it stands beside already, or that comes to stand beside it?
DU-Q5 = No. You need the exact number, or a smaller one.
    .question = Can a pawn go beyond FINISH 7?
DU-Q6 = Those who share it throw again.
    .question = What if the highest throw for the start is shared?
DU-Q7 = The two colours take the turns of the team by turns, always in the same order.
    .question = In which order does a team use its colours?
DU-Q8 = Each side, so that whoever plays alone has every other turn. A table may choose otherwise.
    .question = With two against one, does each player get one turn, or each side?
DU-Q9 = The player, who has one colour. A table may choose the team.
    .question = Does a pass bind the player or the team?
DU-Q10 = The player it belongs to.
    .question = Who gets a beaten pawn?
DU-Q11 = No, only where the arm comes to rest.
    .question = Does it count if the arm touches the board in passing?
DU-Q12 = Any two who sit across at the start, with three or four players, for the whole game. A change of sides neither makes nor ends an agreement.
    .question = Who may agree not to beat each other, and for how long?
DU-Q13 = No, you may.
    .question = Do you have to beat?
DU-Q14 = No. Only pawns that have arrived in FINISH attack.
    .question = Does a pawn in START beat?
DU-Q15 = Yes, and it may beat when it arrives.
    .question = Can a pawn be moved within FINISH?
DU-Q16 = The player whose turn it was, and the pawn that was moved.
    .question = Who has tipped the arm if taking a beaten pawn away made it tip?
DU-Q17 = Never.
    .question = Can pawns be moved backwards?
DU-Q18 = The team wins.
    .question = The player without a partner tips the arm when the team has one colour left: who wins?
DU-Q19 = Only where each plays alone, with two L and two M pawns. Teams keep to the standard arm.
    .question = May three and four players use the other models and single holders?
DU-Q20 = After sixty such turns in a row it is a draw between those who are still in.
    .question = What if nobody ever places or moves again?
DU-Q21 = The one after which the lower seat of the other side is next.
    .question = Which turn does a starter take who has two turns in the order?
DU-Q22 = Every player whose colour is in the game, each alone.
    .question = Who throws for the start in a team game?
DU-Q23 = Nobody has to choose: it is done for you, only if the arm would tip, and so that it hangs as level as it can.
    .question = Who chooses the places with free final positions, and when?
DU-Q24 = Those still in share the place behind the winner; then come those who are out, the latest first. A team shares its place.
    .question = Who is second?
DU-Q25 = No, you say that you can do nothing, so that everybody sees your throw and what came of it.
    .question = Is a turn in which nothing is possible passed over in silence?


## The picture

du-board = The balance: { $title }
du-tray = Stock of { $who }: { $large } L, { $medium } M
du-tray-out = { $who } is out of the game
du-tray-lost = { $who }: this colour is lost
du-sign-out = out
du-sign-lost = lost
du-die = The die shows { $number }
du-die-waits = The die has not been thrown
du-gauge-level = Level gauge: the arm is level
du-gauge-left = Level gauge: the left end hangs lower
du-gauge-right = Level gauge: the right end hangs lower
du-pawn = { $size } pawn of { $who }
du-pawn-on = { $size } pawn of { $who } on { $place }
du-pawn-waiting = { $size } pawn of { $who } in stock
du-holder-empty = { $place }: empty
du-holder-with = { $place }: { $pawns }
du-do-pass = Pass
du-do-skip = Nothing possible: go on
du-training = { $told } Then: { $torque }.
du-prompt-over = The game is over.
du-prompt-tip = The arm has tipped: the game is over.
du-prompt-throw-off = { $who } throws for the start.
du-prompt-throw = { $who } throws.
du-prompt-shake = The arm trembles.
du-prompt-wait = { $who } has thrown { $number }. Waiting for { $who }.
du-prompt-skip = { $who }: you have thrown { $number } and can do nothing with it.
du-prompt-act = { $who }: you have thrown { $number }. Touch a pawn, then the holder it goes to; to beat, touch the pawn beside it.
