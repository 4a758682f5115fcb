import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cut, FOLDER } from "./fonts";

// The server to develop against: TIANXIA_SERVER=http://localhost:8000 npm run dev
const server = process.env["TIANXIA_SERVER"] ?? "http://localhost:8000";
const client = process.env["TIANXIA_CLIENT"] ?? "../src/tianxia/server/client";

/** Text compressed once, here, and not by the server for each reader. */
function packed() {
  return {
    name: "packed",
    closeBundle() {
      for (const entry of readdirSync(client, { recursive: true, encoding: "utf8" })) {
        if (![".js", ".css", ".html", ".svg"].includes(extname(entry))) continue;
        const path = join(client, entry);
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), { name: "fonts", buildStart: cut }, { ...packed(), apply: "build" }],
  resolve: { alias: { "@fonts": FOLDER } },
  build: {
    outDir: client,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content-security policy allows no data: fonts or scripts
    target: "es2022",
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
