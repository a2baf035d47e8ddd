// Made by reihum.server.net.typescript from the server's types. Do not edit.

/** Finito: the squares that the roll aims at, counted from 0, and what the board counts. */
export interface Aimed {
  targets: readonly (number)[];
  longest: number;
  finished: boolean;
}

/** What lies half done, for all to see. */
export interface Arrange {
  type: "arrange";
  seat: number;
  draft: Rummy.Lay;
}

/** What lies half done at this seat, and what is still wrong with it. */
export interface Arranging {
  type: "arranging";
  seat: number;
  draft: Rummy.Lay;
  problems: readonly (Rummy.Problem)[];
}

/** Which squares of a Finito board does a roll aim at, and what does the board count? */
export interface AtBoard {
  board: string;
  roll?: number | null;
}

/** Where does a Completto tile fit in a row? */
export interface AtRow {
  row: string;
  tile: string;
  options?: { [key: string]: boolean | number | string | null };
}

/** What do these rounds count? In Rummy what is left on each rack, or 0 for the winner. */
export interface AtSheet {
  game: string;
  lines: readonly (readonly (string)[])[];
  hands?: readonly (number)[];
  options?: { [key: string]: boolean | number | string | null };
}

/** What is new, after a move, in what everybody knows of a match. */
export interface Changes {
  standing?: StandingChanges;
  public?: ComplettoChanges | RummyChanges | FinitoChanges;
}

/** What is new in a round of Completto. */
export interface ComplettoChanges {
  game: "completto";
  rows?: readonly (readonly (number)[])[];
  tiles?: readonly (readonly (number)[])[];
  turned?: readonly (number)[];
  to_push?: readonly (number)[];
  pile_size?: number;
  face_up?: readonly (number)[];
  turn?: number;
  drawn?: number;
  extra_turn?: boolean;
}

/** A move, and how likely it is to win then. */
export interface ComplettoChoice {
  action: Completto.Push | Completto.Draw | Completto.Lay | Completto.Take | Completto.Shift;
  chance: number;
}

/** What a seat at a Completto table wants to do. */
export interface ComplettoMove {
  game: "completto";
  action: Completto.Push | Completto.Draw | Completto.Lay | Completto.Take | Completto.Shift | NextRound;
}

/** What would you do? A Completto table as this seat saw it in a game; the best choice first. */
export interface ComplettoPuzzle {
  game: "completto";
  seat: number;
  public: Completto.Public;
  own: Completto.Own;
  choices: readonly (ComplettoChoice)[];
  level: 1 | 2 | 3 | 4 | 5;
}

/** An answer in Completto, and what the learner sees then. */
export interface ComplettoWay {
  game: "completto";
  action: Completto.Push | Completto.Draw | Completto.Lay | Completto.Take | Completto.Shift;
  after: LessonView;
}

/** A seat for a computer player. */
export interface Computer {
  type: "computer";
  player: string;
}

/** The puzzles of a day, one of each game; another generator would make others. */
export interface Daily {
  date: string;
  generator: number;
  puzzles: readonly (ComplettoPuzzle | RummyPuzzle | FinitoPuzzle)[];
}

/** The deal of a day: everybody plays these tiles or rolls, at seat 0, against this player. */
export interface Deal {
  game: string;
  opponent: string;
  moves: number;
  points: readonly (number)[];
}

/** Sit down to the deal of a day in this game. */
export interface DealWish {
  game: string;
}

/** The deals of a day, one for each game. */
export interface Deals {
  date: string;
  deals: readonly (Deal)[];
}

/** How often each of some equally likely things came: faces, tiles, or seats that begin. */
export interface Drawn {
  game: string;
  kind: string;
  counts: { [key: string]: number };
}

/** What chance has brought on this server, in all matches that ended here. */
export interface Fairness {
  draws: readonly (Drawn)[];
}

/** What is new in a round of Finito. */
export interface FinitoChanges {
  game: "finito";
  rolls?: number;
  roll?: number;
  boards?: readonly (readonly (number)[])[];
  face_up?: readonly (readonly (number)[])[];
  face_down?: readonly (number)[];
  chosen?: readonly (boolean)[];
}

/** A move, and how likely it is to win then. */
export interface FinitoChoice {
  action: Finito.Place | Finito.Stay;
  chance: number;
}

/** What a seat at a Finito table wants to do. */
export interface FinitoMove {
  game: "finito";
  action: Finito.Place | Finito.Stay | NextRound;
}

/** What would you do? A Finito table as this seat saw it in a game; the best choice first. */
export interface FinitoPuzzle {
  game: "finito";
  seat: number;
  public: Finito.Public;
  own: Finito.Own;
  choices: readonly (FinitoChoice)[];
  level: 1 | 2 | 3 | 4 | 5;
}

/** An answer in Finito, and what the learner sees then. */
export interface FinitoWay {
  game: "finito";
  action: Finito.Place | Finito.Stay;
  after: LessonView;
}

/** Completto: every place where the tile fits; none if it fits nowhere. */
export interface Fitting {
  fits: readonly (Completto.Fit)[];
}

/** At how many tables somebody was forgotten. */
export interface Forgotten {
  tables: number;
}

/** The host frees a seat whose owner is gone; a computer player may sit down there. */
export interface Free {
  seat: number;
  player?: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules_version: number;
  options: readonly (OptionInfo)[];
  players: readonly (string)[];
  levels: readonly (string)[];
}

/** All games. */
export interface Games {
  games: readonly (GameInfo)[];
}

/** A seat for whoever opens its link first. */
export interface Guest {
  type: "guest";
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok";
}

/** What would a good player do? At tables that allow it. */
export interface Hint {
  type: "hint";
  seat: number;
}

/** A good move for this seat. */
export interface Hinted {
  type: "hinted";
  seat: number;
  hint: Completto.Hint | Rummy.Hint | Finito.Hint;
}

/** Who invites to which game, with which agreement: what one knows before sitting down. */
export interface Invitation {
  host: string;
  game: string;
  options: { [key: string]: boolean | number | string | null };
  hints: boolean;
  seats: readonly (SeatInfo)[];
}

/** What is this link an invitation to? */
export interface Invited {
  link: string;
}

/** Take the seat that this link is for. */
export interface Join {
  link: string;
  name: string;
}

/** What everybody knows of a match: how it stands, and the round that is played. */
export interface Known {
  standing: Standing;
  public: Completto.Public | Rummy.Public | Finito.Public;
}

/** Who made the last move, and whether the clock made it for them. */
export interface LastMove {
  seat: number;
  late: boolean;
}

/** A step as the page has it. */
export interface LessonStep {
  name: string;
  beside: "middle" | "own" | "tools";
  points: readonly (string)[];
  before: LessonView;
  ways: readonly (ComplettoWay | RummyWay | FinitoWay)[];
}

/** What the learner sees: how the match stands, what everybody knows, what is the own. */
export interface LessonView {
  standing: Standing;
  public: Completto.Public | Rummy.Public | Finito.Public;
  own: Completto.Own | Rummy.Own | Finito.Own;
}

/** A seat for the browser that asks; a name is needed where guests will see it. */
export interface Me {
  type: "me";
  name?: string | null;
}

/** What a move was worth, in chances to win the round. */
export interface Move {
  number: number;
  round: number;
  seat: number;
  action: string;
  before: readonly (number)[];
  after: readonly (number)[];
  luck: readonly (number)[];
  error: number | null;
  better: string | null;
  wins?: boolean;
}

/** A move as everybody saw it: who made it, and what it changed of what everybody sees. */
export interface Moved {
  seat: number;
  late: boolean;
  changed: Changes;
}

/** The tables at which this browser has a seat, newest first. */
export interface MyTables {
  tables: readonly (TableInfo)[];
}

/** A table to be set up; a second `me` is another person on the same device. */
export interface NewTable {
  game: string;
  seats: readonly (Me | Guest | Computer)[];
  options?: { [key: string]: boolean | number | string | null };
  hints?: boolean;
}

/** Go on to the next round; it begins when every seat has said so. */
export interface NextRound {
  type: "next_round";
}

/** Something to agree on: what holds if nobody says anything, and what else there can be. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string | null;
  values?: readonly (boolean | number | string | null)[];
  least?: number;
  most?: number;
}

/** How a match ended: everybody's total, and the winner, or those who share the win. */
export interface Outcome {
  totals: readonly (number)[];
  winners: readonly (number)[];
}

/** Is the connection alive? */
export interface Ping {
  type: "ping";
}

/** A move; `nth` is how many moves the seat has made before, so that none counts twice. */
export interface Play {
  type: "play";
  seat: number;
  nth: number;
  move: ComplettoMove | RummyMove | FinitoMove;
}

/** A finished match after so many of its moves: what everybody saw then. */
export interface Ply {
  ply: number;
  plies: number;
  move: string | null;
  known: Known;
  own: readonly (Completto.Own | Rummy.Own | Finito.Own)[];
}

/** The connection is alive. */
export interface Pong {
  type: "pong";
}

/** A puzzle that nobody else was given; it is of the level wished for, or near it. */
export interface Posed {
  puzzle: ComplettoPuzzle | RummyPuzzle | FinitoPuzzle;
}

/** Who has gone away from the table, and for how many milliseconds; all others are here. */
export interface Presence {
  type: "presence";
  away: { [key: string]: number };
  host_looks_on?: boolean;
}

/** A puzzle of this game, and about this hard. */
export interface PuzzleWish {
  game: string;
  level: 1 | 2 | 3 | 4 | 5;
}

/** One of a few things to say, instead of a chat. */
export interface React {
  type: "react";
  seat: number;
  reaction: "good_game" | "hello" | "hurry" | "oh_no" | "thanks" | "well_played";
}

/** Somebody said something. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "good_game" | "hello" | "hurry" | "oh_no" | "thanks" | "well_played";
}

/** A match as it is kept: moves are `seat action` in the game's notation. */
export interface Record {
  game: string;
  rules: number;
  options: { [key: string]: boolean | number | string | null };
  seats: readonly (string)[];
  computers?: readonly (string | null)[];
  seed: string;
  seed_hash: string;
  moves: readonly (string)[];
  view?: { [key: string]: unknown };
  digest: string;
}

/** No, and why: a code, and the facts that a sentence about it needs. */
export interface Refusal {
  code: string;
  facts?: { [key: string]: string | number | number | boolean | null };
}

/** A message was refused, and why. It names the message's `type`, as `asked`, the seat that it was about and, if it was a move, its `nth`; none of them where the message could not be read. */
export interface Refused {
  type: "refused";
  code: string;
  facts?: { [key: string]: string | number | number | boolean | null };
  asked?: "arrange" | "hint" | "ping" | "play" | "react" | "taken" | null;
  seat?: number | null;
  nth?: number | null;
}

/** A whole match. */
export interface Review {
  game: string;
  seats: readonly (string)[];
  judgement: string;
  moves: readonly (Move)[];
  rounds: readonly (Round)[];
  manner?: "" | "holding" | "laying";
}

/** The review of a finished match or, until it is ready, how far it has come. */
export interface Reviewed {
  done: number;
  moves: number;
  review: Review | null;
}

/** What a round came to, for each seat. */
export interface Round {
  number: number;
  result: readonly (number)[] | null;
  deal: readonly (number)[];
  luck: readonly (number)[];
  skill: readonly (number)[];
  adjusted: readonly (number)[];
  decisions: readonly (number)[];
  lost: readonly (number)[];
}

/** What is new in a round of Rummy. */
export interface RummyChanges {
  game: "rummy";
  starting_draws?: readonly (readonly (string | null)[])[];
  turn?: number;
  table?: readonly (readonly (string)[])[];
  racks?: readonly (readonly (string)[])[] | null;
  rack_sizes?: readonly (number)[];
  pool_size?: number;
  open_tile?: string | null;
  discards?: readonly (readonly (string)[])[];
  opened?: readonly (boolean)[];
  drawn?: boolean;
  must_draw_first?: boolean;
  idle_turns?: number;
}

/** What a seat at a Rummy table wants to do. */
export interface RummyMove {
  game: "rummy";
  action: Rummy.Lay | Rummy.Draw | Rummy.Discard | Rummy.Pass | NextRound;
}

/** Lay all of these tiles, on a table as it lay in a game; the player has opened. */
export interface RummyPuzzle {
  game: "rummy";
  table: readonly (readonly (string)[])[];
  tiles: readonly (string)[];
  level: 1 | 2 | 3 | 4 | 5;
  touched: number;
  steps: number;
}

/** An answer in Rummy, and what the learner sees then. */
export interface RummyWay {
  game: "rummy";
  action: Rummy.Lay | Rummy.Draw | Rummy.Discard | Rummy.Pass;
  after: LessonView;
}

/** The points of every round, everybody's total, and who is ahead. */
export interface Scored {
  lines: readonly (readonly (number)[])[];
  totals: readonly (number)[];
  ahead: readonly (number)[];
}

/** Who sits where, as everybody may know it. */
export interface SeatInfo {
  kind: "computer" | "guest" | "person";
  name: string | null;
  player?: string | null;
  yours?: boolean;
  yours_to_take_back?: boolean;
  host?: boolean;
  link?: string | null;
}

/** Which seat it is about. */
export interface SeatOnly {
  seat: number;
}

/** What only this seat knows, and how many moves it has made. */
export interface SeatView {
  own: Completto.Own | Rummy.Own | Finito.Own;
  nth: number;
}

/** How the table stands: who sits where, whether it has begun. */
export interface Seated {
  type: "seated";
  table: TableInfo;
}

/** The score sheet: a line of points for every finished round, and who is ready to go on. */
export interface Sheet {
  lines?: readonly (readonly (number)[])[];
  ready?: readonly (number)[];
}

/** The whole of what this browser may see, after `ply` moves of the match. */
export interface Shown {
  type: "shown";
  ply: number;
  known: Known | null;
  seats: { [key: string]: SeatView };
  clocks?: { [key: string]: number };
  last?: LastMove | null;
}

/** How a match stands, as everybody knows it. */
export interface Standing {
  round: number;
  round_over: boolean;
  waiting: readonly (number)[];
  sheet: Sheet;
  outcome: Outcome | null;
}

/** What is new in how the match stands. */
export interface StandingChanges {
  round?: number;
  round_over?: boolean;
  waiting?: readonly (number)[];
  sheet?: Sheet;
  outcome?: Outcome | null;
}

/** All that has happened at a table: what everybody saw at first, and move by move. */
export interface Story {
  start: Known | null;
  moves: readonly (Moved)[];
  before?: number;
}

/** A table as it stands, without what is played on it. */
export interface TableInfo {
  id: string;
  game: string;
  options: { [key: string]: boolean | number | string | null };
  hints: boolean;
  seats: readonly (SeatInfo)[];
  status: "abandoned" | "open" | "over" | "playing";
  host: boolean;
  seed_hash: string;
  seed: string | null;
  next: string | null;
}

/** Whoever sits there has taken the device that goes round: their time begins anew, once a turn. Only where all people sit round one device; it changes nothing where somebody else waits. */
export interface Taken {
  type: "taken";
  seat: number;
}

/** What runs here. */
export interface Version {
  version: string;
  rules: { [key: string]: number };
}

/** What was a move of this seat worth? Without one: which was the best? */
export interface Weigh {
  seat: number;
  move?: ComplettoMove | RummyMove | FinitoMove | null;
}

/** What a choice was worth: the chance to win then, the best one's, and the best move. */
export interface Weighed {
  chance: number | null;
  best: number;
  hint: Completto.Hint | Rummy.Hint | Finito.Hint;
}

export type Asked = Play | Arrange | Hint | React | Taken | Ping;

export type Told = Seated | Shown | Arranging | Hinted | Reacted | Presence | Refused | Pong;

export namespace Completto {
  /** Turn over a face-down tile from the middle (C8). */
  export interface Draw {
    type: "draw";
  }

  /** A place where a tile may be laid, and whether that earns an extra turn (C11, C12). */
  export interface Fit {
    slot: number;
    reading: number;
    extra_turn: boolean;
  }

  /** A good move. */
  export interface Hint {
    game: "completto";
    action: Completto.Push | Completto.Draw | Completto.Lay | Completto.Take | Completto.Shift;
  }

  /** Lay the drawn tile in the place of a face-down one (C8). */
  export interface Lay {
    type: "lay";
    reading: number;
    slot: number;
  }

  /** What a table can agree on; the defaults are the rulebook's. */
  export interface Options {
    pairs?: "anywhere" | "side_by_side";
    shift?: "anywhere" | "between";
    rounds?: number;
    starter?: number | null;
    decision_seconds?: number;
  }

  /** What only one seat knows. */
  export interface Own {
    game: "completto";
    fits: { [key: string]: readonly (Completto.Fit)[] };
  }

  /** What everybody knows of a round. */
  export interface Public {
    game: "completto";
    options: Completto.Options;
    rows: readonly (readonly (number)[])[];
    tiles: readonly (readonly (number)[])[];
    turned: readonly (number)[];
    to_push: readonly (number)[];
    pile_size: number;
    face_up: readonly (number)[];
    turn: number;
    drawn: number;
    extra_turn: boolean;
  }

  /** Push the tile just turned over into the row, so that it lies at this slot (C5). */
  export interface Push {
    type: "push";
    reading: number;
    slot: number;
  }

  /** Take a face-down tile out of the row and push it in so that it lies elsewhere (C10). */
  export interface Shift {
    type: "shift";
    slot: number;
    to: number;
  }

  /** Lay a face-up tile from the middle in the place of a face-down one (C9). */
  export interface Take {
    type: "take";
    tile: number;
    reading: number;
    slot: number;
  }

  export type Action = Push | Draw | Lay | Take | Shift;
}

export namespace Rummy {
  /** Rummy: a turn that lays tiles, and the way there. */
  export interface BestPlay {
    tiles: number;
    points: number;
    played: readonly (string)[];
    with_open_tile: boolean;
    stages: readonly (Rummy.Stage)[];
  }

  /** May a Rummy turn end like this? */
  export interface Check {
    before: string;
    after: string;
    rack: string;
    opened?: boolean;
    options?: { [key: string]: boolean | number | string | null };
    discard?: string | null;
    open_tile?: string | null;
  }

  /** What is wrong with a turn; nothing if it is legal. */
  export interface Checked {
    problems: readonly (Rummy.Problem)[];
  }

  /** Put a tile on the own stack, having laid none in this turn (R17). */
  export interface Discard {
    type: "discard";
    tile: string;
  }

  /** Draw a tile from the pool: instead of laying (R6), or to begin the turn (R17). */
  export interface Draw {
    type: "draw";
  }

  /** A good move; where tiles are laid, with the way there. */
  export interface Hint {
    game: "rummy";
    action: Rummy.Lay | Rummy.Draw | Rummy.Discard | Rummy.Pass;
    stages?: readonly (Rummy.Stage)[];
    kept?: Rummy.Laying | null;
  }

  /** Leave the table like this at the end of the turn, with tiles from the rack in it (R5, R7). */
  export interface Lay {
    type: "lay";
    table: readonly (readonly (string)[])[];
    with_discard?: boolean;
    with_open_tile?: boolean;
  }

  /** Tiles that could be laid, and the way there. */
  export interface Laying {
    action: Rummy.Lay;
    stages: readonly (Rummy.Stage)[];
  }

  /** What a table can agree on; the defaults are the rulebook's. */
  export interface Options {
    opening_points?: number;
    manipulate_when_opening?: boolean;
    turn_seconds?: number;
    jokers?: "free" | "locked";
    rounds?: number;
    draw_and_discard?: boolean;
    winner_scores?: boolean;
    open_tile?: "any" | "finish" | "off";
    hand_doubles?: boolean;
  }

  /** What only one seat knows. */
  export interface Own {
    game: "rummy";
    rack: readonly (string)[];
    discard: string | null;
  }

  /** Lay nothing while the pool is empty (R6). */
  export interface Pass {
    type: "pass";
  }

  /** One reason why a turn may not end with this table. */
  export interface Problem {
    code: string;
    sets?: readonly (number)[];
    tiles?: readonly (string)[];
    points?: number | null;
  }

  /** What everybody knows of a round. */
  export interface Public {
    game: "rummy";
    options: Rummy.Options;
    starting_draws: readonly (readonly (string | null)[])[];
    turn: number;
    table: readonly (readonly (string)[])[];
    racks: readonly (readonly (string)[])[] | null;
    rack_sizes: readonly (number)[];
    pool_size: number;
    open_tile: string | null;
    discards: readonly (readonly (string)[])[];
    opened: readonly (boolean)[];
    drawn: boolean;
    must_draw_first: boolean;
    idle_turns: number;
  }

  /** What is the best Rummy play for this table and this rack? */
  export interface Solve {
    table: string;
    rack: string;
    opened?: boolean;
    options?: { [key: string]: boolean | number | string | null };
    discard?: string | null;
    open_tile?: string | null;
    most?: "points" | "tiles";
    plays?: number;
    finish?: boolean;
  }

  /** The best plays, best first; none if nothing can be laid. */
  export interface Solved {
    plays: readonly (Rummy.BestPlay)[];
    complete?: boolean;
  }

  /** A step on the way to a play, and how everything lies after it. */
  export interface Stage {
    step: Rummy.Step;
    table: readonly (readonly (string)[])[];
    hand: readonly (string)[];
  }

  /** One thing that hands do on the way from the table before to the table after. `exchange`: a tile from the rack takes a joker's place (R12). `take`: tiles leave a set. `add`: tiles are laid on a set. `new`: tiles become a new set. */
  export interface Step {
    do: "add" | "exchange" | "new" | "take";
    tiles: readonly (string)[];
    set?: readonly (string)[];
    gives?: readonly (string)[];
    from_rack?: readonly (string)[];
  }

  /** Rummy: the way from one table to another, as hands would go it. */
  export interface Steps {
    stages: readonly (Rummy.Stage)[];
  }

  /** How is a Rummy table turned into another, in steps that hands can do? */
  export interface Way {
    before: string;
    after: string;
  }

  export type Action = Lay | Draw | Discard | Pass;
}

export namespace Finito {
  /** A good move. */
  export interface Hint {
    game: "finito";
    action: Finito.Place | Finito.Stay;
  }

  /** What a table can agree on; the defaults are the rulebook's. */
  export interface Options {
    must_move?: boolean;
    target?: number | null;
    decision_seconds?: number;
  }

  /** What only one seat knows. */
  export interface Own {
    game: "finito";
    choice: Finito.Place | Finito.Stay | null;
    targets: readonly (number)[];
  }

  /** Lay a counter on a target square: a face-up one (F6), later one from the board (F7). */
  export interface Place {
    type: "place";
    counter: number;
    square: number;
  }

  /** What everybody knows of a round. */
  export interface Public {
    game: "finito";
    options: Finito.Options;
    rolls: number;
    roll: number;
    boards: readonly (readonly (number)[])[];
    face_up: readonly (readonly (number)[])[];
    face_down: readonly (number)[];
    chosen: readonly (boolean)[];
  }

  /** Leave everything as it is, once all counters lie (F8). */
  export interface Stay {
    type: "stay";
  }

  export type Action = Place | Stay;
}

/** What can be asked by HTTP: what each takes, in its path and as a body, and gives. */
export interface Endpoints {
  "GET /health": { path?: never; body?: never; reply: Health };
  "GET /health/live": { path?: never; body?: never; reply: Health };
  "GET /api/version": { path?: never; body?: never; reply: Version };
  "GET /api/games": { path?: never; body?: never; reply: Games };
  "GET /api/tables": { path?: never; body?: never; reply: MyTables };
  "POST /api/tables": { path?: never; body: NewTable; reply: TableInfo };
  "POST /api/invitation": { path?: never; body: Invited; reply: Invitation };
  "POST /api/join": { path?: never; body: Join; reply: TableInfo };
  "POST /api/records": { path?: never; body: Record; reply: TableInfo };
  "POST /api/forget": { path?: never; body?: never; reply: Forgotten };
  "GET /api/tables/{id}": { path: { id: string }; body?: never; reply: TableInfo };
  "POST /api/tables/{id}/start": { path: { id: string }; body?: never; reply: TableInfo };
  "POST /api/tables/{id}/leave": { path: { id: string }; body: SeatOnly; reply: TableInfo };
  "POST /api/tables/{id}/free": { path: { id: string }; body: Free; reply: TableInfo };
  "POST /api/tables/{id}/take-back": { path: { id: string }; body: SeatOnly; reply: TableInfo };
  "POST /api/tables/{id}/rematch": { path: { id: string }; body?: never; reply: TableInfo };
  "GET /api/tables/{id}/story": { path: { id: string }; body?: never; reply: Story };
  "GET /api/tables/{id}/plies/{ply}": { path: { id: string; ply: number }; body?: never; reply: Ply };
  "POST /api/tables/{id}/plies/{ply}/weigh": { path: { id: string; ply: number }; body: Weigh; reply: Weighed };
  "GET /api/tables/{id}/review": { path: { id: string }; body?: never; reply: Reviewed };
  "GET /api/tables/{id}/record": { path: { id: string }; body?: never; reply: Record };
  "POST /api/completto/fits": { path?: never; body: AtRow; reply: Fitting };
  "POST /api/finito/board": { path?: never; body: AtBoard; reply: Aimed };
  "GET /api/fairness": { path?: never; body?: never; reply: Fairness };
  "POST /api/scores": { path?: never; body: AtSheet; reply: Scored };
  "POST /api/rummy/solve": { path?: never; body: Rummy.Solve; reply: Rummy.Solved };
  "POST /api/rummy/steps": { path?: never; body: Rummy.Way; reply: Rummy.Steps };
  "POST /api/puzzles": { path?: never; body: PuzzleWish; reply: Posed };
  "GET /api/daily/{date}": { path: { date: string }; body?: never; reply: Daily };
  "GET /api/daily/{date}/deals": { path: { date: string }; body?: never; reply: Deals };
  "POST /api/daily/{date}/deals": { path: { date: string }; body: DealWish; reply: TableInfo };
  "POST /api/rummy/check": { path?: never; body: Rummy.Check; reply: Rummy.Checked };
}

export const OPTIONS = {
  completto: {
    pairs: {"default":"side_by_side","values":["anywhere","side_by_side"]},
    shift: {"default":"anywhere","values":["anywhere","between"]},
    rounds: {"default":1},
    starter: {"default":null},
    decision_seconds: {"default":0},
  },
  rummy: {
    opening_points: {"default":30},
    manipulate_when_opening: {"default":false,"values":[false,true]},
    turn_seconds: {"default":120},
    jokers: {"default":"locked","values":["free","locked"]},
    rounds: {"default":1},
    draw_and_discard: {"default":false,"values":[false,true]},
    winner_scores: {"default":true,"values":[false,true]},
    open_tile: {"default":"off","values":["any","finish","off"]},
    hand_doubles: {"default":false,"values":[false,true]},
  },
  finito: {
    must_move: {"default":false,"values":[false,true]},
    target: {"default":null},
    decision_seconds: {"default":0},
  },
} as const;
