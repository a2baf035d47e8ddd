// Plays games in the page's own Python, trimmed as it is there, and says their hash.
//
//   node games.mjs PYTHON_FOLDER GAMES
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [folder, games] = process.argv.slice(2);
process.on("uncaughtException", (problem) => {
  console.error(problem.message);
  process.exit(1);
});

const unpacked = (name) => gunzipSync(readFileSync(join(folder, name)));
const scratch = mkdtempSync(join(tmpdir(), "reihum-"));
for (const name of ["library.zip", "pyodide.asm.wasm"]) writeFileSync(join(scratch, name), unpacked(`${name}.gz`));
for (const name of ["pyodide.js", "pyodide.asm.js"]) copyFileSync(join(folder, name), join(scratch, name));
writeFileSync(join(scratch, "package.json"), '{ "type": "module" }');
const { lock } = JSON.parse(readFileSync(join(folder, "parts.json"), "utf8"));
const { loadPyodide } = await import(pathToFileURL(join(scratch, "pyodide.js")).href);
const python = await loadPyodide({ indexURL: scratch, stdLibURL: join(scratch, "library.zip"), lockFileContents: lock });

const archive = unpacked("reihum.tar.gz");
const text = (at, length) => archive.toString("utf8", at, at + length).replace(/\0.*$/s, "");
for (let at = 0; archive[at]; ) {
  const path = `/lib/python3.14/site-packages/${text(at, 100)}`;
  const size = parseInt(text(at + 124, 12), 8);
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, new Uint8Array(archive.subarray(at + 512, at + 512 + size)));
  at += 512 + Math.ceil(size / 512) * 512;
}
python.FS.writeFile("/games.py", readFileSync(new URL("games.py", import.meta.url), "utf8"));
python.runPython("import sys; sys.path.append('/')");
const told = python.runPython(`import hashlib, games; hashlib.sha256(games.transcripts(${Number(games)}).encode()).hexdigest()`);
console.log(told);
process.exit(0);
