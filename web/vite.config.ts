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

/** What the places of the page begin with: `src/App.svelte` loads it when one of them is opened. */
const PLACES = {
  table: "src/table/TablePage.svelte",
  new: "src/home/NewMatch.svelte",
  rules: "src/rules/RulesPage.svelte",
  matches: "src/home/Matches.svelte",
  me: "src/me/MePage.svelte",
};

/** Beside `index.html` a file for each place, `table.html`: the same, but it names all that the place begins with, so that
 * a browser asks for it at once and not after the first script has run. */
const places = (): Plugin => ({
  name: "places",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
    const index = Object.values(bundle).find((one) => one.type === "asset" && one.fileName === "index.html");
    if (index?.type !== "asset") throw new Error("index.html is not built yet");
    const html = String(index.source);
    const needed = (name: string, seen = new Set<string>()): Set<string> => {
      const chunk = chunks.find((one) => one.fileName === name);
      if (!chunk || seen.has(name)) return seen;
      seen.add(name);
      chunk.viteMetadata?.importedCss.forEach((css) => seen.add(css));
      chunk.imports.forEach((other) => needed(other, seen));
      return seen;
    };
    for (const [place, source] of Object.entries(PLACES)) {
      const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(source));
      if (!chunk) throw new Error(`nothing is built of ${source}`);
      const links = [...needed(chunk.fileName)].filter((name) => !html.includes(name)).map((name) =>
        name.endsWith(".css") ? `<link rel="stylesheet" crossorigin href="/${name}">` : `<link rel="modulepreload" crossorigin href="/${name}">`);
      this.emitFile({ type: "asset", fileName: `${place}.html`, source: html.replace("</head>", `  ${links.join("\n    ")}\n  </head>`) });
    }
  },
});

/** What every table has, its board aside, comes in one piece: a browser asks an old server for six files at a time. */
const TABLE = /src\/(table\/(?!TableMenu|Orders|TablePage)|boards\/shared\/|later|gathering\/agreed|parts\/(Bubbles|Choices|Reason|CardBack|Gloves|Owner|Plates|offers|near|arrows))/;

// The page is built into the Python package, which serves it; while it is written, `npm run dev` asks a running server.
export default defineConfig({
  plugins: [svelte(), places(), packed()],
  build: {
    outDir: BUILT, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "table", test: TABLE }] } } },
  },
  server: { proxy: { "/api": { target: process.env["ONZE_SERVER"] ?? "http://127.0.0.1:1111", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/browser.ts"] },
});
