import { afterEach, expect, it, vi } from "vitest";

import { locale } from "./texts.svelte";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [["en-GB", "de"], "en-GB"],
  [["de-AT"], "en"], // the page is in English
  [["en-US@posix"], "en"], // what a browser on Linux calls a system without a language
  [["en_US", "en-AU"], "en-AU"],
])("writes dates as at home, where that is the language of the page and can be: %s", (languages, expected) => {
  vi.stubGlobal("navigator", { languages });
  expect(locale()).toBe(expected);
  expect(() => new Date().toLocaleDateString(locale())).not.toThrow();
});
