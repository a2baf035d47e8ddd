// Packs Python for the page that needs no server: Pyodide, what our modules import of the standard
// library, and our modules, compiled by the very Python that will run them.
//
//   node site/python.mjs FOLDER SOURCES...
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [folder, ...sources] = process.argv.slice(2);
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
const sizes = {};
// Packed here, since not every web server packs what it serves; the worker unpacks it.
for (const [name, bytes] of [
  ["library.zip.gz", python.FS.readFile("/library.zip")],
  ["reihum.tar.gz", python.FS.readFile("/reihum.tar")],
  ["pyodide.asm.wasm.gz", readFileSync(join(pyodideFolder, "pyodide.asm.wasm"))],
]) {
  const packed = gzipSync(bytes, { level: 9 });
  writeFileSync(join(folder, name), packed);
  sizes[name] = packed.length;
}
const { info } = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));
writeFileSync(join(folder, "parts.json"), JSON.stringify({ sizes, lock: { info, packages: {} } }));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) {
  // Nothing of ours is ever fetched from another host, so no such address is needed.
  const source = readFileSync(join(pyodideFolder, name), "utf8").replaceAll(/https:\/\/cdn\.[^`"']*/g, "./");
  writeFileSync(join(folder, name), source.replace(/\n\/\/# sourceMappingURL=.*/, ""));
}
process.exit(0); // Pyodide leaves a timer behind
