import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
/** Where `freehold serve` listens while the client is worked on. */
const server = process.env["FREEHOLD_SERVER"] ?? "http://127.0.0.1:8123";

export default defineConfig({
  root,
  plugins: [svelte(), icons(root)],
  build: {
    outDir: "../src/freehold/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is put into the page itself: the server allows no inline script and no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      "/api": server,
      "/texts": server,
      "/ws": { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node", globalSetup: "tests/setup.ts" },
});
