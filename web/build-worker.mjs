// Writes the service worker: with the names of all files that it keeps, and a version that changes with them.
// Fonts it keeps as they are used; Python with the rest, or when a page asks for it.
//
//   node build-worker.mjs FOLDER [python]
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, withPython] = process.argv.slice(2);
const built = pathToFileURL(`${folder}/`);
const assets = readdirSync(new URL("assets/", built)).filter((name) => /\.(js|css)$/.test(name));
const python = withPython ? readdirSync(new URL(`${withPython}/`, built)) : [];
const files = [
  ...["icon.svg", "icon-turn.svg", "icon-192.png", "manifest.webmanifest", "licences.txt"],
  ...assets.sort().map((name) => `assets/${name}`),
  ...python.sort().map((name) => `python/${name}`),
];
const page = readFileSync(new URL("index.html", built));
const hash = createHash("sha256").update(page).update(files.join());
for (const name of python) hash.update(readFileSync(new URL(`python/${name}`, built)));
const version = hash.digest("hex").slice(0, 12);
const source = readFileSync(new URL("worker.js", import.meta.url), "utf8")
  .replace("const FILES = [];", `const FILES = ${JSON.stringify(files)};`)
  .replace('const VERSION = "0";', `const VERSION = "${version}";`);
writeFileSync(new URL("worker.js", built), source);
