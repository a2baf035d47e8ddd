// Pyodide without what nobody calls: of the thousands of names that it offers to libraries and to
// scripts, those stay that our libraries import or its own script uses.

const EXPORTS = 7; // the number of the section in a WebAssembly file

/** The names that these libraries, as bytes, want to be given. */
export function wanted(libraries) {
  return new Set(libraries.flatMap((bytes) => WebAssembly.Module.imports(new WebAssembly.Module(bytes)).map(({ name }) => name)));
}

/** Pyodide's script and its WebAssembly file, with only what is used or wanted. */
export function trimmed(script, wasm, names) {
  const offer = /(?:[\w$]+=)?Module\["([\w$]+)"\]=wasmExports\["([\w$]+)"\];/g;
  const bare = script.replaceAll(offer, "");
  const used = new Map(); // how often each word is left
  for (const [word] of bare.matchAll(/[\w$]+/g)) used.set(word, (used.get(word) ?? 0) + 1);
  const kept = new Set(); // the exports that the script uses
  const small = script.replaceAll(offer, (whole, inside, name) => {
    // Once is where it is declared, with all the others.
    if ((used.get(inside) ?? 0) < 2 && !used.has(name)) return "";
    kept.add(name);
    return whole;
  });
  const stays = (name) => kept.has(name) || names.has(name) || used.has(name);
  return { script: small, wasm: withExports(wasm, stays) };
}

/** The WebAssembly file with only those exports that stay. */
function withExports(wasm, stays) {
  for (let at = 8; at < wasm.length; ) {
    const [size, inside] = number(wasm, at + 1);
    if (wasm[at] === EXPORTS) {
      const section = exportsOf(wasm, inside, stays);
      return Buffer.concat([wasm.subarray(0, at + 1), bytesOf(section.length), section, wasm.subarray(inside + size)]);
    }
    at = inside + size;
  }
  throw new Error("no exports");
}

function exportsOf(wasm, start, stays) {
  const found = [];
  let [count, at] = number(wasm, start);
  for (; count; count--) {
    const [length, name] = number(wasm, at);
    const [, end] = number(wasm, name + length + 1); // after the kind of the export
    if (stays(wasm.toString("utf8", name, name + length))) found.push(wasm.subarray(at, end));
    at = end;
  }
  return Buffer.concat([bytesOf(found.length), ...found]);
}

/** A whole number in seven bits a byte, the lowest first, and where it ends. */
function number(wasm, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = wasm[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

function bytesOf(value) {
  const found = [];
  for (; value > 127; value = Math.floor(value / 128)) found.push((value % 128) + 128);
  return Buffer.from([...found, value]);
}
