import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const BUILT = "../src/onze/page";
const PACKABLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;

/** Beside each file that packs well its brotli and gzip forms, so that the server packs nothing while somebody waits. */
const packed = (): Plugin => ({
  name: "packed",
  apply: "build",
  writeBundle() {
    for (const file of readdirSync(BUILT, { recursive: true, encoding: "utf-8" }).filter((name) => PACKABLE.test(name))) {
      const data = readFileSync(join(BUILT, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
      for (const [ending, form] of [[".br", brotliCompressSync(data, { params })], [".gz", gzipSync(data, { level: 9 })]] as const) {
        if (form.length < data.length) writeFileSync(join(BUILT, file + ending), form);
      }
    }
  },
});

// The page is built into the Python package, which serves it; while it is written, `npm run dev` asks a running server.
export default defineConfig({
  plugins: [svelte(), packed()],
  build: { outDir: BUILT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: process.env["ONZE_SERVER"] ?? "http://127.0.0.1:1111", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"] },
});
