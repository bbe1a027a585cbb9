nc-title = Noughts and Crosses
nc-about = Three in a row wins. The smallest game there is, and the template of how to add one.
nc-reason-row = Three in a row.
nc-reason-full = The board is full.
nc-cell = column { $column }, row { $row }
nc-empty = { $cell }: empty
nc-marked = { $cell }: { $mark }
nc-board = The board
nc-put = Mark { $cell }
nc-say-put = { $mark } marks { $cell }.
nc-prompt-you = Mark an empty square: you play { $mark }.
nc-prompt-wait = { $mark } is to move.
nc-prompt-over = The game is over.

NC-1 = The players take turns, crosses first.
    .not-to-act = It is not your turn.
NC-2 = A mark goes into an empty square.
    .taken = { $cell } is taken.
NC-3 = The game ends with three in a row or a full board.
    .over = The game is over.

nc-option-rounds = Rounds
    .help = How many boards are played; who wins more of them wins.
