import type { Plugin } from "vite";
export function moreTexts(): Plugin;
