// boardgame.io with its default store, which keeps matches in memory: `node server.js PORT`.
const { Server, Origins } = require("boardgame.io/server");
const { Steps } = require("./game.js");

const server = Server({ games: [Steps], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
