// Noughts and crosses as boardgame.io's tutorial builds it, in its server with the store in memory.
// As in our own, a full or won board is cleared for the next round, so that a match can go on.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const ROWS = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];
const ROUNDS = 1_000_000;

const won = (cells) => ROWS.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const Noughts = {
  name: "noughts",
  setup: () => ({ cells: Array(9).fill(null), wins: [0, 0], left: ROUNDS }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      const row = won(G.cells);
      if (row) G.wins[playerID] += 1;
      if (row || !G.cells.includes(null)) {
        G.left -= 1;
        if (G.left) G.cells = Array(9).fill(null);
      }
    },
  },
  endIf: ({ G }) => (G.left ? undefined : { wins: G.wins }),
};

const server = Server({ games: [Noughts], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
