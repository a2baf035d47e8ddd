/** The words of the lessons in a language; only who takes a lesson needs them. */
const files = import.meta.glob<string>("../../texts/lessons/*.ftl", { query: "?raw", import: "default" });

export const lessonTexts = async (code: string): Promise<string> => (await files[`../../texts/lessons/${code}.ftl`]?.()) ?? "";
