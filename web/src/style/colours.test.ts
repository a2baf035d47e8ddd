import { expect, it } from "vitest";

import tokens from "./tokens.css?raw";

type Colour = [number, number, number];

function named(name: string, theme: "light" | "dark" = "light"): Colour {
  const found = new RegExp(`--${name}: (?:light-dark\\()?#(\\w{6})(?:, #(\\w{6}))?`).exec(tokens);
  const hex = (theme === "dark" && found?.[2]) || (found?.[1] ?? "");
  return [0, 2, 4].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as Colour;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

// How colours look to eyes that lack one kind of cone, or all (Viénot 1999, Brettel 1997, luminance).
const EYES: Record<string, Colour[]> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  deutan: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
  tritan: [[1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.805, 0.11911]],
};

const seen = (matrix: Colour[], [r, g, b]: Colour): Colour =>
  matrix.map(([x, y, z]) => Math.max(0, x * r + y * g + z * b)) as Colour;

/** Oklab, in which distances are as large as they look. */
function lab([r, g, b]: Colour): Colour {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const PRINTS = ["print-brown", "print-red", "print-blue", "print-white"];
const pairs = PRINTS.flatMap((one, at) => PRINTS.slice(at + 1).map((other) => [one, other] as const));

it.each(Object.keys(EYES))("Rummy's four colours keep apart for %s colour vision", (eyes) => {
  for (const [one, other] of pairs) {
    const [a, b] = [one, other].map((name) => lab(seen(EYES[eyes] ?? [], named(name)))) as [Colour, Colour];
    expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${one} and ${other}`).toBeGreaterThan(0.12);
  }
});

function contrast(one: string, other: string, theme: "light" | "dark"): number {
  const [a, b] = [one, other].map((name) => {
    const [r, g, bl] = named(name, theme);
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl + 0.05;
  }) as [number, number];
  return Math.max(a, b) / Math.min(a, b);
}

it.each([["print", "maple"], ["print-brown", "maple"], ["print-red", "maple"], ["print-blue", "maple"], ["print-white", "ebony"], ["print-white", "walnut"]])(
  "%s can be read on %s",
  (print, wood) => {
    expect(contrast(print, wood, "light")).toBeGreaterThan(4.5);
    expect(contrast(print, wood, "dark")).toBeGreaterThan(4.5);
  },
);

/** How far from grey. */
const chroma = (name: string, theme: "light" | "dark"): number => Math.hypot(...lab(named(name, theme)).slice(1));

it.each(["light", "dark"] as const)("what is called brown is brown, and the dark tile with white numbers is not, in the %s theme", (theme) => {
  expect(chroma("print-brown", theme)).toBeGreaterThan(0.06);
  expect(chroma("ebony", theme)).toBeLessThan(0.02);
});
