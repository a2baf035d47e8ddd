import type { Plugin } from "vite";
export function licences(): Plugin;
export function version(): string;
