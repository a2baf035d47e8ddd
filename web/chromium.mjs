// Puts a Chromium for the tests at the path given: the system's, or the one that npm carries.
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
const target = resolve(process.argv[2]);
const folder = dirname(target);

function found() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = folders.flatMap((one) => NAMES.map((name) => join(one, name)));
  return [process.env.CHROMIUM, ...paths].find((path) => path && existsSync(path));
}

/** The package holds the program and its libraries packed; they are unpacked side by side. */
async function unpacked() {
  execFileSync("npm", ["install", "--no-save", "--silent", "@sparticuz/chromium@153.0.0"], { cwd: import.meta.dirname });
  const own = mkdtempSync(join(folder, "unpacked-"));
  process.env.TMPDIR = own; // else it takes what lies in the machine's: another checkout may be unpacking there at this moment
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x"; // makes the package unpack its libraries too
  const { default: chromium } = await import("@sparticuz/chromium");
  const program = await chromium.executablePath();
  renameSync(program, join(folder, "program"));
  chmodSync(join(folder, "program"), 0o755);
  const libraries = (process.env.LD_LIBRARY_PATH ?? "").split(":").find((path) => existsSync(path));
  if (libraries) cpSync(libraries, join(folder, "lib"), { recursive: true });
  const start = `#!/bin/sh\nhere=$(dirname "$0")\nLD_LIBRARY_PATH="$here/lib" exec "$here/program" "$@"\n`;
  rmSync(own, { recursive: true });
  writeFileSync(target, start, { mode: 0o755 });
}

rmSync(target, { force: true });
mkdirSync(folder, { recursive: true });
const system = found();
if (system) symlinkSync(system, target);
else await unpacked();
