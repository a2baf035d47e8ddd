// The smallest game there is: two players move in turn. No rules, no secrets.
exports.Steps = {
  name: "steps",
  setup: () => ({ steps: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => { G.steps += 1; } },
};
