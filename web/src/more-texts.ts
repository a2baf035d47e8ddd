/** Texts that the start page does without: of all other pages, and of some of them. */
export type Part = "pages" | "rules" | "home" | "lessons" | "review";

const files = import.meta.glob<string>("../texts/*/*.ftl", { query: "?raw", import: "default" });

export const partOf = async (part: Part, code: string): Promise<string> => (await files[`../texts/${part}/${code}.ftl`]?.()) ?? "";
