// Packs Python for the page that needs no server: Pyodide, what our modules import of the standard
// library, and our modules, compiled by the very Python that will run them.
//
//   node site/python.mjs FOLDER SOURCES...
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [folder, ...sources] = process.argv.slice(2);
const pyodideFolder = dirname(fileURLToPath(import.meta.resolve("pyodide")));

const python = await loadPyodide();
sources.forEach((source, number) => python.mountNodeFS(`/sources${number}`, source));
python.globals.set("roots", python.toPy(sources.map((_, number) => `/sources${number}`)));
python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));

mkdirSync(folder, { recursive: true });
const pack = (name, bytes) => writeFileSync(join(folder, name), gzipSync(bytes, { level: 9 }));

// Packed here, since not every web server packs what it serves; the worker unpacks it.
pack("library.zip.gz", python.FS.readFile("/library.zip"));
pack("reihum.tar.gz", python.FS.readFile("/reihum.tar"));
pack("pyodide.asm.wasm.gz", readFileSync(join(pyodideFolder, "pyodide.asm.wasm")));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs"]) copyFileSync(join(pyodideFolder, name), join(folder, name));
process.exit(0); // Pyodide leaves a timer behind
