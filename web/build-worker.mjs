// Writes the service worker: with the names of all files that it keeps, and a name for their cache.
// Fonts it keeps as they are used.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const built = new URL("../src/reihum/static/", import.meta.url);
const assets = readdirSync(new URL("assets/", built)).filter((name) => /\.(js|css)$/.test(name));
const files = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest", ...assets.sort().map((name) => `/assets/${name}`)];
const page = readFileSync(new URL("index.html", built));
const version = createHash("sha256").update(page).update(files.join()).digest("hex").slice(0, 12);
const source = readFileSync(new URL("worker.js", import.meta.url), "utf8")
  .replace("const FILES = [];", `const FILES = ${JSON.stringify(files)};`)
  .replace("reihum-0", `reihum-${version}`);
writeFileSync(new URL("worker.js", built), source);
