/** Texts that the start page does without: of all other pages, and of some of them. */
export type Part = "pages" | "rules" | "home" | "lessons" | "review";

const files = import.meta.glob<Record<Part, string>>("../texts/*.ftl", { query: "?more", import: "default" });

/** These texts; all of a language come in one file. */
export const partOf = async (part: Part, code: string): Promise<string> => (await files[`../texts/${code}.ftl`]?.())?.[part] ?? "";
