# Balance of Power (Brian and Brent Knudson, 2012). A rule's id is a message id; its attributes are refusals.
# Rules and refusals speak to the player; names and classes stand in the middle of sentences.

eu-title = Balance of Power: Europe 1815
eu-about = Lead an empire after Waterloo. Generals beat Kings, Kings beat Bankers, Bankers beat Generals: spread your pawns over Europe, hold lands and capitals, and be the first to reach the goal.
eu-notation = Klon-net Gcor+ .
    .means = King London to Netherlands; the General in Cornwall duplicates; done


## Classes, and what else a turn can have left

eu-king = King
eu-general = General
eu-banker = Banker
eu-bonus = the bonus
eu-nothing = nothing


## Empires

eu-empire-england = England
eu-empire-france = France
eu-empire-germany = Germany
eu-empire-austria = Austria
eu-empire-russia = Russia
eu-empire-constantinople = Constantinople


## Lands

eu-land-london = London
eu-land-cornwall = Cornwall
eu-land-midlands = Midlands
eu-land-wales = Wales
eu-land-scotland = Scotland
eu-land-ireland = Ireland
eu-land-malta = Malta
eu-land-paris = Paris
eu-land-normandy = Normandy
eu-land-brittany = Brittany
eu-land-gascony = Gascony
eu-land-burgundy = Burgundy
eu-land-provence = Provence
eu-land-lorraine = Lorraine
eu-land-berlin = Berlin
eu-land-netherlands = The Netherlands
eu-land-westphalia = Westphalia
eu-land-brunswick = Brunswick
eu-land-rhineland = Rhineland
eu-land-hesse = Hesse
eu-land-prussia = Prussia
eu-land-vienna = Vienna
eu-land-bohemia = Bohemia
eu-land-galicia = Galicia
eu-land-hungary = Hungary
eu-land-transylvania = Transylvania
eu-land-illyria = Illyria
eu-land-venetia = Venetia
eu-land-st_petersburg = St. Petersburg
eu-land-finland = Finland
eu-land-livonia = Livonia
eu-land-lithuania = Lithuania
eu-land-poland = Poland
eu-land-moscow = Moscow
eu-land-ukraine = Ukraine
eu-land-constantinople = Constantinople
eu-land-turkey = Turkey
eu-land-greece = Greece
eu-land-albania = Albania
eu-land-serbia = Serbia
eu-land-bulgaria = Bulgaria
eu-land-wallachia = Wallachia
eu-land-hanover = Hanover
eu-land-mecklenburg = Mecklenburg
eu-land-denmark = Denmark
eu-land-norway = Norway
eu-land-sweden = Sweden
eu-land-saxony = Saxony
eu-land-bavaria = Bavaria
eu-land-wurttemberg = Württemberg
eu-land-switzerland = Switzerland
eu-land-piedmont = Piedmont
eu-land-tuscany = Tuscany
eu-land-papal_states = Papal States
eu-land-naples = Naples
eu-land-sicily = Sicily
eu-land-portugal = Portugal
eu-land-castile = Castile
eu-land-aragon = Aragon
eu-land-caucasus = Caucasus


## Log lines

eu-say-empires = The empires in play are { $empires }.
eu-say-deal = { $empire } goes to { $who }.
eu-say-chooser = The first choice of an empire goes to { $who }.
eu-say-choose = { $empire } is chosen by { $who }.
eu-say-start = { $empire } starts.
eu-say-place = { $who } sets up a { $class } in { $land }.
eu-say-move = { $who } moves a { $class } from { $land } to { $target }.
eu-say-attack = { $who } attacks from { $land }: a { $class } enters { $target } and eliminates a { $prey } of { $empire }.
eu-say-attack-here = { $who } attacks in { $land }: a { $class } eliminates a { $prey } of { $empire }.
eu-say-duplicate = { $who } duplicates a { $class } in { $land }.
eu-say-respawn = { $who } brings a { $class } back in { $land }.
eu-say-call-end = { $who } calls the end of the game.
eu-say-done = { $who } ends the turn.


## The table in plain text

# Referred to by the lines of the players below.
eu-pawns =
    { $kings ->
        [one] 1 King
       *[other] { $kings } Kings
    }, { $generals ->
        [one] 1 General
       *[other] { $generals } Generals
    }, { $bankers ->
        [one] 1 Banker
       *[other] { $bankers } Bankers
    }
eu-legend = k King, g General, b Banker, * capital. g beats k, k beats b, b beats g. { $limit } pawns fill a land.
eu-player = { $letter } { $empire }, seat { $number }: { eu-pawns }; home { $home }
eu-player-track = { $letter } { $empire }, seat { $number }: { eu-pawns }; token at { $token }; home { $home }
eu-player-out = { $letter } { $empire } (seat { $number }, capital { $capital }): out of the game
eu-setting-up = { $who } sets up a { $class } in one of these lands: { $lands }.
eu-turn = Round { $round }, { $who } to play for { $goal } points. Actions left: { $left }.
eu-turn-domination = Round { $round }, { $who } to play for total domination. Actions left: { $left }.


## Why a game ended

eu-reason-points = The goal was reached.
eu-reason-pawns-exhausted = The end was called with all pawns of a class on the board; the points decide.
eu-reason-last-empire = Only one player has pawns left on the board.
eu-reason-domination = One player has swept everybody else off the board.
eu-reason-deadlock = All pawns left are of one class, so nobody can win any more.
eu-reason-round-limit = The last round has been played.


## Options of a table

eu-option-bonus = Bonus action
    .help = Whether you earn the bonus by having a pawn in every land of your empire, or merely by keeping everybody else out of it.
eu-option-bonus-occupied = A pawn of yours in every land
eu-option-bonus-no-enemies = Nobody else in your empire
eu-option-empires = Empires
    .help = Whether chance hands out the empires or the players choose them.
eu-option-empires-random = Drawn and dealt by chance
eu-option-empires-chosen = Chosen by the players
eu-option-tougher-neutrals = Tougher Neutral Empires
    .help = The capital of an empire that nobody plays gives its 3 points only to a player who controls that whole empire.
eu-option-respawn = Re-spawn
    .help = A player who has lost a class may bring one pawn of it back.
eu-option-total-domination = Total Domination
    .help = Points do not matter; you win by removing everybody else from the board.
eu-option-track-points = Tracking Points
    .help = Everybody's points are shown, as they stood at the end of each player's latest turn.
eu-option-round-limit = Round limit
    .help = The game ends after this many rounds; 0 sets no limit.
eu-option-map = Map
    .help = Another map to play on. Two come with the game: fairer has no link from Ukraine to Constantinople; balanced lacks it too and has one from Gascony to Castile, and with two to four players the empires win most equally on it, between bots. In the terminal it can also be the file of a map of your own.
eu-option-map-usual = The usual map
eu-option-map-fairer = Fairer: no link from Ukraine to Constantinople
eu-option-map-balanced = Balanced, for two to four players


## Components

EU-R1 = The map is a simplified Europe as it was around 1815, cut up into lands.
EU-R2 = Each of the six colours comes with 45 pawns.
EU-R3 = Every class has 15 pawns in a colour: as many Kings as Generals as Bankers. You can never have more of a class on the board.
    .no-supply = You have no { $class } left to place: all { $supply } are on the board.
EU-R4 = The box also holds two spares for each class of a colour. They make good a loss and never add to the 15.
EU-R5 = Kings, Generals and Bankers are all called pawns; what is said of pawns is true of every class.
EU-R6 = For each empire there is a single token, and so one player at most. Look for its flag on the board to find the capital.
    .taken = { $empire } has been chosen already; two players cannot share an empire.
EU-R7 = A reference card reminds you what a turn allows and which class beats which.
EU-R8 = Without Tracking Points the scoring track is left in the box.


## Set-up

EU-R9 = Two to six people can play.
EU-R10 = Every player has one empire, so as many empires as players are in play.
    .count = { $count ->
        [one] Only one empire is
       *[other] { $count } empires are
    } named, but { $seats } players need { $seats }.
    .chance = The empires are still to be drawn, and no player decides which.
    .stage = First the empires in play have to be drawn.
EU-R11 = The empires in play should be neighbours. A drawn set hangs together: from each of them, neighbours lead to all the others.
    .unconnected = These empires do not hang together: some of them cannot be reached from the others through neighbours in play.
EU-R12 = Two empires are neighbours if a border or a dotted line joins any land of one to any land of the other.
EU-R13 = England has Constantinople for a neighbour, because a dotted line joins Malta and Turkey.
EU-R14 = England is no neighbour of Russia or Austria, and neither is France.
EU-R15 = Settle as you like which empires are used: roll for them, draw blindly, or find another way.
EU-R16 = An empire that nobody plays is neutral. Its lands are treated like those that belong to no empire.
EU-R17 = Chance decides who plays which of these empires.
    .chance = The empires are still being dealt, and chance does that.
    .stage = First every player has to be dealt an empire.
    .not-in-play = { $empire } was not drawn and cannot be dealt.
    .dealt = { $empire } has gone to a player already.
EU-R18 = Take the 45 pawns of a colour you like.
EU-R19 = Your capital is manned first: a King, a General and a Banker.
EU-R20 = Chance picks the player who starts.
    .chance = The starting player is still to be drawn, and no player decides who it is.
    .stage = Now the starting player has to be drawn.
    .not-in-play = Nobody plays { $empire }, so it cannot start.
EU-R21 = Whoever starts sets up another King, General and Banker, all of them in lands of the own empire.
    .stage = You are still setting up: place a pawn in a land of your empire.
    .foreign = { $land } does not belong to { $empire }; set-up pawns stay in your own empire.
EU-R22 = The capital is closed to these three pawns.
    .capital = { $land } is your capital; set-up pawns go to the other lands of your empire.
EU-R23 = Spread the three as you please: each by itself, two together or all in one land.
EU-R24 = In clockwise order, each of the other players then sets up three pawns in the same way.
    .other-seat = It is for { $who } to set up now.
EU-R25 = The starting player also takes the first turn. Turns pass on clockwise.
    .other-seat = It is the turn of { $who }.


## Turn

EU-R26 = Your turn has three actions: one for a King, one for a General and one for a Banker.
    .spent = You have no action left for a { $class } in this turn.
EU-R27 = Many pawns or few, you have these three actions.
EU-R28 = Only one pawn carries out an action, and it is of the class the action is for.
    .absent = You have no { $class } in { $land }.
EU-R29 = Nothing forces you to act: leave out as many actions as you wish, even all of them.
EU-R30 = Take your actions in whichever order suits you.
EU-R31 = Three pawns fill a land, whosever they are; a fourth never fits in.
EU-R32 = There are three things to do with an action: move, attack or duplicate.
    .stage = The set-up is over; in a turn your pawns can move, attack or duplicate.


## Move

EU-R33 = To move, a pawn steps into a neighbouring land.
    .not-linked = No way leads directly from { $land } to { $target }.
EU-R34 = You can only move to where there is room: no more than two pawns, anybody's, may stand there already.
    .full = { $land } already holds { $count } pawns; no land takes more than { $limit }.
EU-R35 = A dotted line across water makes two lands neighbours, and a long one is as good as a short one.
EU-R36 = While there is room, neither your own pawns nor those of others bar the way into a land.
EU-R37 = You may move your last pawn out of a land and leave nobody behind.
EU-R38 = Moving harms nobody, even if you arrive beside a pawn that you could have attacked.


## Attack

EU-R39 = A pawn attacks where it stands, or it enters a neighbouring land and attacks there.
    .not-linked = No way leads directly from { $land } to { $target }, so the attack cannot reach it.
EU-R40 = A full land can be entered by an attack: three pawns of any players are no obstacle.
EU-R41 = There are still never more than three, for the beaten pawn makes room for the one that beat it.
EU-R42 = Generals beat Kings.
EU-R43 = Kings beat Bankers.
EU-R44 = Bankers beat Generals.
EU-R45 = Nothing else can be beaten; two pawns of the same class cannot harm each other.
    .not-beaten = A { $class } eliminates only a { $prey }, and { $empire } has none in { $target }.
EU-R46 = Each attack removes one enemy pawn, no fewer and no more.
    .own = You cannot attack your own pawns.
    .nobody = { $empire } has no pawn in { $target } to attack.
EU-R47 = A beaten pawn goes back into its owner's supply, from where it may return to the board.
EU-R48 = It can return only while its owner has another pawn of that class on the board.
EU-R49 = If an enemy pawn shares the land with yours, you can beat it without going anywhere.
EU-R50 = A pawn that has attacked where it stood stays there until your turn is over.
    .locked = Your { $class } in { $land } has attacked where it stood and cannot leave in this turn.


## Duplicate

EU-R51 = To duplicate, a pawn is joined in its land by another of its class from your supply.
EU-R52 = The copy needs room: with three pawns in the land nobody can duplicate there.
    .full = { $land } already holds { $count } pawns; no land takes more than { $limit }.


## Lost class

EU-R53 = Lose your last pawn of a class on the board, and the class is gone for good.
    .off = A lost { $class } cannot come back: this table plays without Re-spawn.
EU-R54 = You play on without a lost class and without its action.
    .lost = You have no { $class } on the board, so none can act.


## Achieving empire

EU-R55 = If your whole empire is yours alone when your turn begins, you have achieved empire and get a bonus: a fourth action.
EU-R56 = It is not yours alone if anybody else has a pawn in one of its lands. The table sets whether you also need a pawn in each.
EU-R57 = The bonus can be spent on moving, attacking or duplicating.
EU-R58 = You may give the bonus to a pawn that has done nothing in this turn.
EU-R59 = You may also give it to a pawn that has acted in this turn, which then acts a second time.
EU-R60 = Four actions are the most there can be: holding a second empire earns no fifth.
EU-R61 = With the bonus a pawn can do any two things one after the other, or one thing twice. Only a pawn that attacked where it stood cannot leave.


## Winning

EU-R62 = Points are not collected: your total is what the board shows at this moment, and it can shrink again.
EU-R63 = A land you control is worth 1 point.
EU-R64 = You control a land if you have pawns in it and nobody else has.
EU-R65 = A capital in which you have a King, a General and a Banker is worth another 3 points.
EU-R66 = Any capital will do, not just your own, and you may score as many as you can hold.
EU-R67 = A capital with only one or two of your classes brings none of these 3 points.
EU-R68 = The goal is 30 points for two players, 27 for three, 24 for four, 21 for five and 18 for six.
EU-R69 = Reach the goal in your own turn, and you have won there and then.
    .over = The game is over: the goal has been reached.
EU-R70 = If it is your turn and you want to duplicate, but your supply of that class is used up, the game is over on the spot.
    .over = The game is over: the end was called with all pawns of a class on the board.
    .call-end = You can call the end only if all { $supply } of your pawns of a class are on the board and nothing but that keeps one of them from duplicating.
    .no-supply = You have no { $class } left to place: all { $supply } are on the board. You may call the end of the game instead.
EU-R71 = After such an ending everybody's points are counted in the usual way, and most points win.
EU-R72 = Between players with the same points, the one with more pawns on the board is ahead.
EU-R73 = Players who have the same number of pawns as well share the win: it is a draw.


## Tracking Points

EU-R74 = Usually nobody keeps the score for you: count what you see.
EU-R75 = With this option every player's empire token stands on the scoring track for all to see.
EU-R76 = When your turn ends, your points are counted and your token is set to them.


## Selecting Empires

EU-R77 = With this option nothing is drawn or dealt: you choose the empire you want.
    .stage = Choose an empire first.
EU-R78 = Chance names the first to choose; the others follow clockwise.
    .chance = The first chooser is still to be drawn, and no player decides who it is.
    .other-seat = It is for { $who } to choose now.
    .stage = First it has to be drawn who chooses first.
    .no-seat = There is no such seat; this table has { $seats }.
EU-R79 = Try to choose neighbours of empires already taken, most of all when there are only two or three of you.
EU-R80 = That is only advice: in the end any free empire may be chosen.


## Tougher Neutral Empires

EU-R81 = Usually, when fewer than six play, a King, a General and a Banker in a neutral empire's capital earn its 3 points right away.
EU-R82 = With this option, controlling such a capital still earns the 1 point of any land.
EU-R83 = Its 3 points wait until the whole of that neutral empire is yours alone.


## Re-spawn

EU-R84 = With this option a class you have lost is not gone: in a later turn its action can put one pawn of it into your capital.
    .on-board = You still have a { $class } on the board, so none can be brought back.
    .capital = You have a pawn in { $capital }, so a { $class } can only come back there, not in { $land }.
EU-R85 = There has to be room: a pawn cannot come back where three already stand.
    .full = { $land } already holds { $count } pawns; no land takes more than { $limit }.
EU-R86 = Without a pawn of yours in the capital, the pawn comes back in some other land where you have one.
    .nobody = You have no pawn in { $land }, so a { $class } cannot come back there.
EU-R87 = Of these lands, it has to be the nearest to your capital.
    .closer = { $land } is not the nearest to { $capital } of the lands where a { $class } can come back.
EU-R88 = Where several are just as near, the choice is yours.
EU-R89 = With a pawn of yours in the capital, enemy pawns beside it do not stop you.
EU-R90 = Coming back beats nobody, so it needs a capital with two pawns or fewer.
EU-R91 = If you have the bonus, the pawn may use it at once to eliminate an enemy pawn of the class it beats.


## Total Domination

EU-R92 = With this option points count for nothing.
    .call-end = Nobody can call the end under Total Domination, where points count for nothing.
EU-R93 = You win once nobody but you has a pawn on the board.
    .over = The game is over: only one player has pawns left.


## Additions

EU-R94 = Lose your last pawn, and you are out. Your turns are skipped, but the goal does not change and your lands still form your empire.
    .out = You have no pawns left and are out of the game.
EU-R95 = If everybody else is out, you win at once.
    .over = The game is over: only one player is left.
EU-R96 = A table can set a number of rounds. After the last, most points win, then most pawns; under Total Domination only pawns count.
    .over = The game is over: the last round has been played.
EU-R97 = Total Domination without Re-spawn is a draw between all players still in it when only one class is left on the board.
    .over = The game is over: with a single class left on the board nobody can win.
EU-R98 = Behind the winner, more points make the better place, then more pawns. Those who are out come last, whoever fell later ahead of the others; equals share a place.
EU-R99 = Your turn is over of its own accord if, after an action, there is nothing left that you could do.
EU-R100 = Set up your King first, then your General, then your Banker.
    .order = The next pawn to set up is your { $class }.


## Rulings

EU-A1 = You do: at least one pawn in each land, and nobody else's anywhere. A table may choose the milder reading, in which empty lands are fine.
    .question = Must you have a pawn in every land of your empire to achieve empire?
EU-A2 = Only your own, so there is never more than one bonus.
    .question = Which empires can earn you the bonus?
EU-A3 = Only as your turn begins. What you win or lose after that makes no difference until your next turn.
    .question = When is it decided whether you have the bonus?
EU-A4 = Any pawn of yours, for any kind of action, before, between or after the others.
    .question = Who may use the bonus, and when?
EU-A5 = No, and it cannot attack into another land either. It may duplicate, or attack once more where it stands.
    .question = Can the bonus move a pawn that has attacked where it stood?
EU-A6 = Yes, in any way.
    .question = Can a pawn that entered a land by attacking use the bonus?
EU-A7 = Yes. Only the pawn that attacked has to stay.
    .question = Two pawns of a class share a land and one attacks there: is the other free to leave?
EU-A8 = Yes: the copy may act just like the pawn it was made from, and nothing ties it to its land.
    .question = May a pawn made by duplicating use the bonus in the same turn?
EU-A9 = No. Without a pawn to eliminate there is no attack, so a full land cannot be entered that way.
    .question = Can you attack where there is nobody you can beat?
EU-A10 = Yes, if one of the others is an enemy of the class you beat. There will be three pawns afterwards as before.
    .question = Can you attack into a full land in which some pawns are your own?
EU-A11 = You do, by naming its empire.
    .question = Who decides which pawn is eliminated if several players have one?
EU-A12 = Yes, just as you can move along one.
    .question = Can you attack along a dotted line?
EU-A13 = No, it may leave and attack elsewhere.
    .question = Does a pawn have to deal with enemies in its own land first?
EU-A14 = Yes. You need an action for that class and a pawn of it in a land with room, so that only the empty supply stands in the way.
    .question = May you end the game on purpose once all your pawns of a class are on the board?
EU-A15 = Those 15 that are not on the board, beaten ones included. Spares never count.
    .question = Which pawns are in the supply of a class?
EU-A16 = The moment its last pawn is taken off the board. From then on not even the bonus can be used for it.
    .question = When exactly is a class lost?
EU-A17 = That player is out and has no more turns, but nothing changes about the goal or the empires. The last player left wins.
    .question = What becomes of a player without pawns?
EU-A18 = Only the player whose turn it is, as the turn begins and after every action. If you get there in somebody else's turn, you must still be there when yours begins.
    .question = Who can win by points, and when?
EU-A19 = No, since only one player can win at a time. Ties matter only when something else has ended the game.
    .question = Can two players reach the goal together?
EU-A20 = No. A land without your pawns gives you nothing, even in your own empire.
    .question = Do you score an empty land of your empire?
EU-A21 = There cannot be one: your three pawns fill the capital.
    .question = What if somebody else's pawn stands in a capital with your three classes?
EU-A22 = It does, unless you play with Tougher Neutral Empires.
    .question = Does the capital of a neutral empire bring the extra 3 points?
EU-A23 = No. The full capital is closed, and no other land gets more than the three pawns of one player.
    .question = Can there be too many pawns in a land during set-up?
EU-A24 = No, a chain is enough: each of them has to be reachable from the others by going from neighbour to neighbour.
    .question = Must every empire in play be a neighbour of every other?
EU-A25 = When empires are drawn, yes. When players choose them, it is only advice.
    .question = Do the empires in play have to be neighbours?
EU-A26 = The starting player, just as in the set-up.
    .question = Who has the first turn?
EU-A27 = Both all three classes in its capital and the whole empire to yourself. It counts for as long as both are true.
    .question = What earns the 3 points of a neutral capital with Tougher Neutral Empires?
EU-A28 = Nothing; their capitals score as usual.
    .question = What do Tougher Neutral Empires change for empires that somebody plays?
EU-A29 = No, any of your later turns will do, as long as the class is off the board.
    .question = Must a lost class be brought back in the very next turn?
EU-A30 = Not until there is room. You may use another action of the same turn to make some.
    .question = You have a pawn in your capital, but it is full: can a lost class come back?
EU-A31 = By the number of steps from your capital, along borders and dotted lines and past anybody. Full lands are left out, and it is judged when the pawn comes back.
    .question = How is the nearest land found in which a pawn can come back?
EU-A32 = No. Every place to come back to needs a pawn of yours, so you are out.
    .question = Can you come back after losing all your pawns?
EU-A33 = No, only the action of that class can do it. The pawn that came back may then use the bonus.
    .question = Can the bonus bring back a lost class?
EU-A34 = No. You just cannot duplicate that class any more.
    .question = Does an empty supply end the game under Total Domination?
EU-A35 = The player who is the last to have pawns.
    .question = Who wins Total Domination with more than two players?
EU-A36 = No. It waits for the end of a turn, while reaching the goal wins at once.
    .question = Does the token on the scoring track decide who has won?
EU-A37 = Yes, as often as you like. Players may agree on a draw, and a table may limit the rounds.
    .question = Can you let a whole turn pass?
EU-A38 = Every other player is your enemy in the eyes of the rules, and no promise binds anybody.
    .question = Are there alliances?
EU-A39 = Every set of neighbouring empires of the right size is equally likely to be drawn, and so is every way of dealing it out.
    .question = How does chance hand out the empires?
EU-A40 = No. Colours are picked along with the seats and change nothing.
    .question = Is the choice of a colour part of the game?
EU-A41 = Not always: chance names each of them separately, and everybody is equally likely each time.
    .question = Does the first to choose an empire also start?
EU-A42 = Whenever play reaches the starting player's seat again, a round is over, even if that player is out. After the last one the standings decide before anybody else can reach the goal: points, then pawns, or only pawns under Total Domination.
    .question = How does a round limit end the game?
EU-A43 = Without Re-spawn nobody can win once a single class is left, because no class beats itself. The players still in it then share a draw.
    .question = What if nobody can beat anybody any more under Total Domination?
EU-A44 = More points, then more pawns; under Total Domination only pawns. Players who are out rank below the rest, later ones first, and equals share. Whoever reached the goal is first in any case.
    .question = How are the places after the first decided?
EU-A45 = King, General, Banker, one by one. No choice is lost by it, for nobody else acts in between.
    .question = In which order do you place your set-up pawns?
EU-A46 = You may do so whenever you want. After an action it also ends without a word if you can do nothing more, but a new turn always waits for you.
    .question = Do you have to say that your turn is over?
EU-A47 = A table does not accept them: Tougher Neutral Empires needs a neutral empire, and it needs points to count, as does Tracking Points.
    .question = What about options that would have no effect?
EU-A48 = No, only empires that nobody was given at the start are neutral. What makes one yours alone is the same as for the bonus at that table.
    .question = With Tougher Neutral Empires, does an empire turn neutral when its player is out?
EU-A49 = At 0, and there it returns when its player is out.
    .question = Where does a token on the scoring track start?
EU-A50 = The action of its class, if you still have it; otherwise the bonus. This never costs you a possibility.
    .question = Is an action paid for with the class's own action or with the bonus?
EU-A51 = No, not even if nobody is there. You have to use the nearest land in which you do have a pawn.
    .question = Can a lost class come back in your capital when you have no pawn there?

## The picture

eu-board = The map: { $title }
eu-panel = { $empire }, seat { $number }
eu-land-empty = { $land }: nobody
eu-land-with = { $land }: { $pawns }
eu-pawn = { $class } of { $empire }
eu-pawn-in = { $class } of { $empire } in { $land }
eu-token = Points at the end of the last turn: { $count }
eu-class-ready = { $class }: { $count } on the board, { $supply } in the supply
eu-class-spent = { $class }: { $count } on the board, { $supply } in the supply; its action is spent
eu-class-lost = { $class }: none left on the board
eu-do-done = End the turn
eu-do-call-end = Call the end of the game
eu-prompt-over = The game is over.
eu-prompt-chance = Lots are drawn.
eu-prompt-wait = Waiting for { $who }.
eu-prompt-choose = Choose your empire: touch its capital.
eu-prompt-place = { $who }: set up your { $class }. Touch a land of your empire other than the capital. { $goal ->
        [0] You win by removing everybody else from the board.
       *[other] You play for { $goal } points: lands that you hold alone, and capitals with all three of your classes.
    }
eu-prompt-turn = { $who }: touch a pawn, then a land to move to, an enemy pawn to attack, or its own land to duplicate. Left: { $left }.
