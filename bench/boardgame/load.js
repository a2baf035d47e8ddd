// Two players a match, each moves as soon as it may: `node load.js ADDRESS MATCHES SECONDS`.
// It says what boardgame.io's own client says; that one would work out the game as well, and so be
// the slower part of the two.
const { io } = require("socket.io-client");
const { Steps } = require("./game.js");

const [address, matches, seconds] = process.argv.slice(2);
const WARM_SECONDS = 2; // before anything is measured: Node compiles what is used often
const delays = [];
let moves = 0;
let going = false;

function sit(matchID, playerID, sent) {
  const socket = io(`${address}/${Steps.name}`, { transports: ["websocket"], forceNew: true });
  const action = { type: "MAKE_MOVE", payload: { type: "step", args: [], playerID } };
  let state;
  let answered = -1;
  const act = () => {
    if (!going || state.ctx.currentPlayer !== playerID || state.ctx.turn <= answered) return;
    answered = state.ctx.turn;
    if (sent.at) delays.push(performance.now() - sent.at);
    sent.at = performance.now();
    moves += 1;
    socket.emit("update", action, state._stateID, matchID, playerID);
  };
  const seen = (now) => {
    state = now;
    act();
  };
  socket.on("update", (_, now) => seen(now));
  return new Promise((done) => {
    socket.on("sync", (_, info) => {
      seen(info.state);
      done(act);
    });
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  });
}

async function main() {
  const acts = [];
  for (let n = 0; n < Number(matches); n += 1) {
    const sent = { at: 0 };
    acts.push(await sit(`match-${n}`, "0", sent)); // the match is made when first asked for
    acts.push(await sit(`match-${n}`, "1", sent));
  }
  console.log("ready");
  await new Promise((done) => process.stdin.once("data", done));
  going = true;
  acts.forEach((act) => act());
  await new Promise((done) => setTimeout(done, 1000 * WARM_SECONDS));
  moves = delays.length = 0;
  console.log("warm");
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  await new Promise((done) => setTimeout(done, 1000 * Number(seconds)));
  const took = (performance.now() - started) / 1000;
  const used = process.cpuUsage(cpu);
  delays.sort((a, b) => a - b);
  const at = (p) => delays[Math.floor((delays.length * p) / 100)];
  const client = (used.user + used.system) / 1e6 / took;
  console.log(JSON.stringify({ moves, seconds: took, client, p50: at(50), p99: at(99) }));
  process.exit(0);
}

main();
