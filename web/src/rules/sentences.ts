import type { Facts } from "../texts.svelte";
import type { GameName } from "../words";
import type { Values } from "../parts/options";

/** A sentence of the rules: when it holds, and the numbers it speaks of. */
interface Sentence {
  say: string;
  when?: (agreed: Values) => boolean;
  facts?: (agreed: Values) => Facts;
}

/** A part of the rules that has a heading, and often a picture. */
interface Chapter {
  name: string;
  sentences: readonly Sentence[];
}

/** A sentence that holds at a table: its text's name, and its numbers; seconds are told as `time`. */
export interface Told {
  key: string;
  facts: Facts;
}

export interface ToldChapter {
  name: string;
  title: string;
  sentences: readonly Told[];
}

const is =
  (option: string, value: unknown) =>
  (agreed: Values): boolean =>
    agreed[option] === value;
const not =
  (option: string, value: unknown) =>
  (agreed: Values): boolean =>
    agreed[option] !== value;
const severalRounds = (agreed: Values): boolean => Number(agreed["rounds"]) > 1;
const rounds = (agreed: Values): Facts => ({ rounds: Number(agreed["rounds"]) });
const limited: Chapter = {
  name: "time",
  sentences: [{ say: "limit", when: not("decision_seconds", 0), facts: (agreed) => ({ time: Number(agreed["decision_seconds"]) }) }],
};

const CHAPTERS: Record<GameName, readonly Chapter[]> = {
  completto: [
    { name: "aim", sentences: [{ say: "who" }, { say: "goal" }] },
    {
      name: "prepare",
      sentences: [
        { say: "tiles" },
        { say: "row" },
        { say: "tip" },
        { say: "drawn", when: is("starter", null) },
        { say: "named", when: not("starter", null), facts: (agreed) => ({ number: Number(agreed["starter"]) + 1 }) },
      ],
    },
    {
      name: "turn",
      sentences: [
        { say: "three" },
        { say: "anywhere", when: is("shift", "anywhere") },
        { say: "between", when: is("shift", "between") },
        { say: "next" },
      ],
    },
    { name: "fit", sentences: [{ say: "fit" }, { say: "drawn" }, { say: "unseen" }, { say: "empty" }] },
    { name: "upside", sentences: [{ say: "turn" }, { say: "fixed" }] },
    {
      name: "extra",
      sentences: [{ say: "side-by-side", when: is("pairs", "side_by_side") }, { say: "anywhere", when: is("pairs", "anywhere") }, { say: "once" }],
    },
    { name: "end", sentences: [{ say: "win" }, { say: "rounds" }, { say: "agreed", when: severalRounds, facts: rounds }] },
    limited,
  ],
  rummy: [
    { name: "aim", sentences: [{ say: "who" }, { say: "goal" }] },
    {
      name: "begin",
      sentences: [{ say: "tiles" }, { say: "colours" }, { say: "starter" }, { say: "deal" }, { say: "open-finish", when: is("open_tile", "finish") }, { say: "open-any", when: is("open_tile", "any") }],
    },
    { name: "sets", sentences: [{ say: "run" }, { say: "group" }] },
    {
      name: "open",
      sentences: [
        { say: "points", when: not("opening_points", 0), facts: (agreed) => ({ points: Number(agreed["opening_points"]) }) },
        { say: "any-points", when: is("opening_points", 0) },
        { say: "untouched", when: is("manipulate_when_opening", false) },
        { say: "manipulate", when: is("manipulate_when_opening", true) },
      ],
    },
    {
      name: "turn",
      sentences: [
        { say: "draw", when: is("draw_and_discard", false) },
        { say: "pass", when: is("draw_and_discard", false) },
        { say: "first", when: is("draw_and_discard", true) },
        { say: "discard", when: is("draw_and_discard", true) },
        { say: "last", when: is("draw_and_discard", true) },
      ],
    },
    { name: "change", sentences: [{ say: "change" }, { say: "must" }, { say: "back" }] },
    {
      name: "joker",
      sentences: [
        { say: "stands" },
        { say: "locked", when: is("jokers", "locked") },
        { say: "swap", when: is("jokers", "locked") },
        { say: "free", when: is("jokers", "free") },
        { say: "new", when: (agreed) => agreed["jokers"] === "locked" || agreed["draw_and_discard"] === true },
      ],
    },
    {
      name: "time",
      sentences: [
        { say: "limit", when: not("turn_seconds", 0), facts: (agreed) => ({ time: Number(agreed["turn_seconds"]) }) },
        { say: "untouched", when: (agreed) => agreed["turn_seconds"] !== 0 && agreed["draw_and_discard"] === false },
        { say: "no-penalty", when: (agreed) => agreed["turn_seconds"] !== 0 && agreed["draw_and_discard"] === true },
        { say: "none", when: is("turn_seconds", 0) },
      ],
    },
    {
      name: "end",
      sentences: [
        { say: "win" },
        { say: "stuck" },
        { say: "credit", when: is("winner_scores", true) },
        { say: "no-credit", when: is("winner_scores", false) },
        { say: "hand", when: is("hand_doubles", true) },
        { say: "rounds" },
        { say: "agreed", when: severalRounds, facts: rounds },
      ],
    },
  ],
  finito: [
    { name: "aim", sentences: [{ say: "who" }, { say: "goal" }] },
    { name: "board", sentences: [{ say: "order" }, { say: "begin" }] },
    { name: "roll", sentences: [{ say: "place" }, { say: "next" }] },
    { name: "full", sentences: [{ say: "nearest" }] },
    { name: "move", sentences: [{ say: "move" }, { say: "stay", when: is("must_move", false) }, { say: "must", when: is("must_move", true) }] },
    { name: "end", sentences: [{ say: "end" }] },
    {
      name: "points",
      sentences: [
        { say: "longest" },
        { say: "target" },
        { say: "agreed", when: not("target", null), facts: (agreed) => ({ points: Number(agreed["target"]) }) },
      ],
    },
    limited,
  ],
};

/** The rules of a table that has agreed on this: chapter by chapter the sentences that hold there. */
export function toldRules(game: GameName, agreed: Values): ToldChapter[] {
  const chapters = CHAPTERS[game].map(({ name, sentences }) => {
    const start = `rules-${game}-${name}`;
    const holding = sentences.filter((one) => one.when?.(agreed) ?? true);
    return {
      name,
      title: `${start}-title`,
      sentences: holding.map(({ say, facts }) => ({ key: `${start}-${say}`, facts: facts?.(agreed) ?? {} })),
    };
  });
  return chapters.filter(({ sentences }) => sentences.length);
}

/** What the rules would say if one thing were agreed otherwise, and do not say now. */
export function toldOtherwise(game: GameName, agreed: Values, option: string, value: Values[string]): Told[] {
  const now = new Set(toldRules(game, agreed).flatMap(({ sentences }) => sentences.map(({ key }) => key)));
  const then = toldRules(game, { ...agreed, [option]: value });
  return then.flatMap(({ sentences }) => sentences.filter(({ key }) => !now.has(key)));
}
