import { duration } from "../parts/options";
import { t } from "../texts.svelte";
import type { Told } from "./sentences";

/** A sentence of the rules in words. */
export function tell({ key, facts }: Told): string {
  return t(key, "time" in facts ? { ...facts, time: duration(Number(facts["time"])) } : facts);
}
