// A plugin for vite: all texts of a language that the start page does without are one module, `texts/de.ftl?more`, by the names of their folders.
// A file for each of them would be fifty, which the service worker would fetch and keep one by one.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export function moreTexts() {
  return {
    name: "more-texts",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (query !== "more") return null;
      const language = file.slice(dirname(file).length + 1);
      const found = readdirSync(dirname(file)).filter((part) => existsSync(join(dirname(file), part, language)));
      const texts = found.map((part) => [part, join(dirname(file), part, language)]);
      for (const [, text] of texts) this.addWatchFile(text);
      return `export default ${JSON.stringify(Object.fromEntries(texts.map(([part, text]) => [part, readFileSync(text, "utf8")])))};`;
    },
  };
}
