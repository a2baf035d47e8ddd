import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences, version } from "./licences.mjs";
import { moreTexts } from "./more-texts.mjs";

// Until a test that waits for what never comes is ended; no measure of speed. By itself vitest ends one after five
// seconds, which a busy machine needs to read what is tested.
const PATIENCE = 600_000; // milliseconds

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences(), moreTexts()],
  // It is served from any folder, so all addresses are relative.
  base: "./",
  worker: { format: "es" },
  define: { __VERSION__: JSON.stringify(version()) },
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/reihum/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    // One file for what every page needs and one for what every table needs, in place of one for
    // each module that two pages share: a table had 74 requests, which phones wait for. What begins
    // the page stays apart: it waits for others, who would wait for it if it were in their file.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], test: (id) => !/\/(main\.ts|index\.html)$/.test(id), priority: 2 },
            { name: "table", test: /\/(pages\/Table|games\/Frame|parts\/PlayerName)\.svelte/, priority: 1 },
          ],
        },
      },
    },
  },
  // In one process, which loads what they test once: in eight other orders they passed as well.
  test: { css: true, isolate: false, maxWorkers: 1, testTimeout: PATIENCE, hookTimeout: PATIENCE, teardownTimeout: PATIENCE },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
