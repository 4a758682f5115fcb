// boardgame.io's server as it comes: its in-memory storage, its lobby, its Socket.IO transport, one game.
// The rules are those of ../server/endless.py: a line or a full board clears the board, so a match goes on for ever.

const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const empty = () => Array(9).fill(null);

const endless = {
  name: "endless",
  setup: () => ({ cells: empty() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      const line = LINES.some((cells) => cells.every((one) => G.cells[one] === playerID));
      if (line || !G.cells.includes(null)) G.cells = empty();
    },
  },
};

const [lobby] = process.argv.slice(2).map(Number);

// The lobby has a port of its own, which boardgame.io provides for: with the newest koa-compose it does not answer on the other.
Server({ games: [endless], origins: [] })
  .run({ port: 0, lobbyConfig: { apiPort: lobby } })
  .then(({ appServer }) => console.log(`listening ${appServer.address().port}`));
