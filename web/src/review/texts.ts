const files = import.meta.glob<string>("../../texts/review/*.ftl", { query: "?raw", import: "default" });

/** The texts of a review, which only its pages need. */
export const reviewTexts = async (code: string): Promise<string> => (await files[`../../texts/review/${code}.ftl`]?.()) ?? "";
