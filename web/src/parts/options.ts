import type { GameInfo } from "../messages.gen";

export type Value = string | number | boolean | null;
export interface Schema {
  enum?: string[];
  type?: string;
  default?: Value;
}
export type Schemas = Record<string, Schema>;
export type Values = Record<string, Value>;

/** What can be agreed on in a game. */
export function schemasOf(game: GameInfo): Schemas {
  const { $defs: types } = game.options as { $defs: Record<string, { properties: Schemas }> };
  return types["Options"]?.properties ?? {};
}

/** What is agreed on if nobody says anything. */
export function defaultsOf(schemas: Schemas): Values {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schema.default ?? null]));
}
