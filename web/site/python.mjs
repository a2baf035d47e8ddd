// Packs Python for a page that needs no server: Pyodide, what our modules import of the standard
// library, and our modules, compiled by the very Python that will run them.
//
//   node site/python.mjs small|quick FOLDER SOURCES...
//
// Small takes a minute the first time, quick does not and comes out a twentieth larger.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { trimmed, wanted } from "./trimmed.mjs";

const [manner, folder, ...sources] = process.argv.slice(2);
const pyodideFolder = dirname(fileURLToPath(import.meta.resolve("pyodide")));

// Node shows the source of what failed, which here is a line of a megabyte: say what failed instead.
process.on("uncaughtException", (problem) => {
  console.error(problem.message);
  process.exit(1);
});

const python = await loadPyodide();
sources.forEach((source, number) => python.mountNodeFS(`/sources${number}`, source));
python.globals.set("roots", python.toPy(sources.map((_, number) => `/sources${number}`)));
python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));

mkdirSync(folder, { recursive: true });
const packer = fileURLToPath(new URL("packed.py", import.meta.url));
const keep = fileURLToPath(new URL("../../build/site-packed", import.meta.url)); // packing takes its time: what is the same is packed once
const packedAs = {
  small: (bytes) => execFileSync("python", [packer, keep], { input: bytes, maxBuffer: bytes.length }),
  quick: (bytes) => gzipSync(bytes, { level: 9 }),
}[manner];
const libraries = sources.flatMap((source) =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".so"))
    .map((name) => readFileSync(join(source, name))),
);
const small = trimmed(
  readFileSync(join(pyodideFolder, "pyodide.asm.mjs"), "utf8"),
  readFileSync(join(pyodideFolder, "pyodide.asm.wasm")),
  wanted(libraries),
);
const sizes = {};
const sums = []; // of the library and of our modules, unpacked
const hash = createHash("sha256");
// Packed here, since not every web server packs what it serves; the worker unpacks it.
for (const [name, bytes] of [
  ["library.zip.gz", python.FS.readFile("/library.zip")],
  ["reihum.tar.gz", python.FS.readFile("/reihum.tar")],
  ["pyodide.asm.wasm.gz", small.wasm],
]) {
  const packed = packedAs(bytes);
  writeFileSync(join(folder, name), packed);
  sizes[name] = packed.length;
  hash.update(packed);
  if (bytes !== small.wasm) sums.push(createHash("sha256").update(bytes).digest("hex"));
}
const scripts = [];
for (const [name, script] of [
  ["pyodide.js", readFileSync(join(pyodideFolder, "pyodide.mjs"), "utf8")],
  ["pyodide.asm.js", small.script],
]) {
  // Nothing of ours is ever fetched from another host, so no such address is needed.
  // Many web servers do not know that .mjs is a script.
  const source = script.replaceAll(/https:\/\/cdn\.[^`"']*/g, "./").replaceAll("pyodide.asm.mjs", "pyodide.asm.js");
  writeFileSync(join(folder, name), source.replace(/\n\/\/# sourceMappingURL=.*/, ""));
  scripts.push(name);
  hash.update(source);
}
// Last of all, and at once: whoever finds it finds all the others.
const { info } = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));
const parts = { version: hash.digest("hex").slice(0, 12), files: [...Object.keys(sizes), ...scripts], sizes, sums, lock: { info, packages: {} } };
writeFileSync(join(folder, "parts.part"), JSON.stringify(parts));
renameSync(join(folder, "parts.part"), join(folder, "parts.json"));
// Beside what the client's build has noted: Pyodide, Python itself, the libraries inside it, and the packages from wheels.
const own = (name) => readFileSync(new URL(`../licences/${name}`, import.meta.url), "utf8").trim();
const notes = [`pyodide ${python.version}\nLicence: MPL-2.0\n\n${own("MPL-2.0")}`];
notes.push(`Python ${info.python}\nLicence: Python-2.0\n\n${own("Python-2.0")}`);
notes.push(own("inside-Python"));
for (const source of sources) {
  for (const name of readdirSync(source).filter((entry) => entry.endsWith(".dist-info"))) {
    const text = readFileSync(join(source, name, "licenses", "LICENSE"), "utf8").trim();
    notes.push(`${name.replace(".dist-info", "").replace("-", " ")}\n\n${text}`);
  }
}
writeFileSync(join(folder, "licences.txt"), notes.map((note) => `\n${"-".repeat(72)}\n\n${note}\n`).join(""));
process.exit(0); // Pyodide leaves a timer behind
