// What the build says of the program: its version, and in licences.txt the licence of every package of which something is in the built client.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const read = (folder, name) => readFileSync(join(folder, name), "utf8");

// Some packages have a package.json without a version in their inner folders.
const isPackage = (folder) => existsSync(join(folder, "package.json")) && "version" in JSON.parse(read(folder, "package.json"));

/** The folder of the package that a file belongs to; null for a file of our own. */
function packageOf(file) {
  const at = file.lastIndexOf("/node_modules/");
  if (at < 0) return null;
  let folder = dirname(file);
  while (folder.length > at && !isPackage(folder)) folder = dirname(folder);
  return folder;
}

function described(folder) {
  const { name, version, license } = JSON.parse(read(folder, "package.json"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  // A package that names a licence and brings no text gets the text that the licence asks for.
  const text = file ? read(folder, file) : read(join(import.meta.dirname, "licences"), license);
  return `${name} ${version}\nLicence: ${license}\n\n${text.trim()}`;
}

/** The version that the project says it has. */
export function version() {
  return /^version = "(.*)"$/m.exec(read(join(import.meta.dirname, ".."), "pyproject.toml"))[1];
}

/** A plugin for vite that looks at what was bundled, not at what is installed. */
export function licences() {
  return {
    name: "licences",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? part.moduleIds : part.originalFileNames.map((name) => join(import.meta.dirname, name)),
      );
      const folders = new Set(files.map((file) => packageOf(file)).filter((folder) => folder !== null));
      const source = [...folders].sort().map(described).join(`\n\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: `${source}\n` });
    },
  };
}
