/** The rules in a language; the start page does without them. */
const files = import.meta.glob<string>("../../texts/rules/*.ftl", { query: "?raw", import: "default" });

export const rulesTexts = async (code: string): Promise<string> => (await files[`../../texts/rules/${code}.ftl`]?.()) ?? "";
