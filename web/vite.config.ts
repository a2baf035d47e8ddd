import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences, version } from "./licences.mjs";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), licences()],
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
  },
  test: { css: true },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
}));
