import { availableParallelism } from "node:os";

import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

import { filesBelow } from "./tests/house/files";
import { isFull } from "./tests/promises/proof";

/** Files that say so have a process for themselves. */
const needsProcess = /^\/\/ In a process of its own\b/m;
const all = [".test.ts", ".test.tsx"].flatMap((ending) => filesBelow("tests", ending));
/** With `TEST_ENGINE=postgres` all but those about SQLite itself, else all but those about PostgreSQL. */
const aboutSqlite = /from "~db\/sqlite\/|from "better-sqlite3"/;
const isOfEngine = ({ path, text }: { path: string; text: string }) =>
  process.env.TEST_ENGINE === "postgres"
    ? !aboutSqlite.test(text)
    : !path.startsWith("tests/postgres/");
const files = all.filter((file) => !file.path.startsWith("tests/e2e/") && isOfEngine(file));
const alone = files.filter(({ text }) => needsProcess.test(text));
const together = files.filter((file) => !alone.includes(file));

export default defineConfig({
  plugins: [tsconfigPaths()],
  // As React in production wants its elements.
  esbuild: { jsx: "automatic", jsxDev: false },
  test: {
    // The built shop runs inside some of the tests, as it runs in production.
    env: { NODE_ENV: "production" },
    globalSetup: ["tests/prepared-shop.ts"],
    setupFiles: ["tests/setup.ts"],
    // The build is read by Node itself: nothing in it is left to transform, and it has 3.5 MB.
    server: { deps: { external: [/\/node_modules\//, /\/build\/server\//] } },
    pool: "forks",
    // Two more than processors: much of some files is waiting for real limits.
    maxWorkers: availableParallelism() + 2,
    // Some proofs try ten thousand pieces; and a busy machine is slow, not wrong.
    testTimeout: isFull ? 600_000 : 180_000,
    hookTimeout: 120_000,
    // A failure is read in a log, where what is cut off cannot be asked for.
    chaiConfig: { truncateThreshold: 2_000 },
    projects: [
      {
        extends: true,
        test: { name: "alone", include: alone.map(({ path }) => path) },
      },
      {
        // The others share processes, and what has been imported there.
        extends: true,
        test: { name: "together", include: together.map(({ path }) => path), isolate: false },
      },
    ],
  },
});
