import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";

import remixConfig from "./remix.config.js";

/** Script and styles are made for the same browsers, also by the build that puts rules into pages. */
const browsers = ["es2020", "edge88", "firefox78", "chrome87", "safari14"];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig), tsconfigPaths()],
  define: {
    __LOCALES_VERSION__: JSON.stringify(localesVersion()),
    ...(isSsrBuild && { "process.env.NODE_ENV": JSON.stringify("production") }),
  },
  // Terser takes longer than esbuild and leaves a twentieth less script.
  build: {
    assetsInlineLimit: 0,
    target: isSsrBuild ? "node20" : browsers,
    cssTarget: browsers,
    minify: isSsrBuild ? false : "terser",
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: shellChunk } },
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, keep_fargs: false } },
  },
  // To read hundreds of packages' files one by one took half of a start. Outside stay the native ones
  // and the one that remix-serve reads anyway.
  ssr: {
    noExternal: command === "build" ? true : [],
    external: ["@node-rs/argon2", "@remix-run/node", "better-sqlite3"],
  },
  resolve: {
    // Only read by single fetch, which is off (remix.config.js): the browser need not carry it.
    alias: { "turbo-stream": join(import.meta.dirname, "app/rendering/no-turbo-stream.ts") },
  },
  server: { host: "127.0.0.1" },
  optimizeDeps: {
    // Found at once instead of on the way, where the dev server would load React twice.
    include: [
      "@conform-to/react",
      "@conform-to/zod/v4",
      "react-i18next",
      "remix-i18next/client",
      "zod",
    ],
  },
}));

/** What every page is made of: in one file it takes fewer requests, and compresses better. */
function shellChunk(id: string): string | undefined {
  const isShell =
    /\/app\/(languages|paths|format\/dates|i18n\/lang-of|media\/data-saver)\.ts$/.test(id) ||
    /\/app\/(layout\/(page-meta|error-page|toast)|rendering\/fragment|ui\/icon)\.tsx?$/.test(id) ||
    id.endsWith("/app/shop/opening-hours-list.tsx");
  return isShell || id.includes("/react-i18next/") ? "shell" : undefined;
}

/** The browser keeps a text group for ever under this version, so it changes with the texts. */
function localesVersion(): string {
  const hash = createHash("sha256");
  for (const name of readdirSync("locales", { recursive: true, encoding: "utf8" }).sort()) {
    if (name.endsWith(".json")) hash.update(readFileSync(join("locales", name)));
  }
  return hash.digest("hex").slice(0, 12);
}
