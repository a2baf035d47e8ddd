// Two clients a match, each moves as soon as it may: `node load.js ADDRESS MATCHES SECONDS`.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Steps } = require("./game.js");

const [address, matches, seconds] = process.argv.slice(2);
const delays = [];
let moves = 0;
let going = false;

function sit(matchID, playerID, sent) {
  const multiplayer = SocketIO({ server: address });
  const client = Client({ game: Steps, matchID, playerID, multiplayer, debug: false });
  let answered = -1;
  const act = () => {
    const state = client.getState();
    if (!going || !state || state.ctx.currentPlayer !== playerID || state.ctx.turn <= answered) return;
    answered = state.ctx.turn;
    if (sent.at) delays.push(performance.now() - sent.at);
    sent.at = performance.now();
    moves += 1;
    client.moves.step();
  };
  client.subscribe(act);
  client.start();
  return act;
}

async function main() {
  const acts = [];
  for (let n = 0; n < Number(matches); n += 1) {
    const sent = { at: 0 };
    acts.push(sit(`match-${n}`, "0", sent), sit(`match-${n}`, "1", sent)); // made when first asked for
  }
  await new Promise((done) => setTimeout(done, 1000));
  console.log("ready");
  await new Promise((done) => process.stdin.once("data", done));
  going = true;
  const started = performance.now();
  acts.forEach((act) => act());
  await new Promise((done) => setTimeout(done, 1000 * Number(seconds)));
  delays.sort((a, b) => a - b);
  const at = (p) => delays[Math.floor((delays.length * p) / 100)];
  const took = (performance.now() - started) / 1000;
  console.log(JSON.stringify({ moves, seconds: took, p50: at(50), p99: at(99) }));
  process.exit(0);
}

main();
