import { availableParallelism } from "node:os";

import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";

import { filesBelow } from "./tests/house/files";
import { isFull, someOf } from "./tests/promises/proof";

// The database engine would end an older one without a word.
if (Number(process.versions.node.split(".")[0]) < 22) {
  throw new Error(
    `Node ${process.version} is too old: sh app/front/operations/run.sh npx vitest …`,
  );
}

/** Files that say so have a process for themselves. */
const needsProcess = /^\/\/ In a process of its own\b/m;
/**
 * Files that say so run for one commit in three, unless they are asked for: how the machinery bears what
 * seldom happens, tried with real processes, disks and waiting. Never in turns: who may do what, money, stock,
 * states, what is kept of whom.
 */
const takesTurns = /^\/\/ Takes turns\b/m;
const isAsked = process.argv.slice(2).some((argument) => /\btests\//.test(argument));
const all = [".test.ts", ".test.tsx"].flatMap((ending) => filesBelow("tests", ending));
const inTurns = all.filter(({ text }) => takesTurns.test(text));
const resting = isAsked ? [] : inTurns.filter((file) => !someOf(inTurns, 3).includes(file));
const files = all.filter((file) => !file.path.startsWith("tests/e2e/") && !resting.includes(file));
/** With `TEST_ENGINE=postgres` nothing runs on SQLite, and on PostgreSQL all but what is about SQLite itself. */
const isPostgresAsked = process.env.TEST_ENGINE === "postgres";
const onSqlite = files.filter(
  ({ path }) => !isPostgresAsked && !path.startsWith("tests/postgres/"),
);
const aboutSqlite = /from "~db\/sqlite\/|from "better-sqlite3"/;
/** What every run tries on PostgreSQL: its own tests, and the way from the cart to the refund. */
const alsoOnPostgres = /^tests\/(postgres\/|routes\/cart-to-refund\.)/;
const onPostgres = files.filter(
  ({ path, text }) =>
    !aboutSqlite.test(text) && (isFull || isPostgresAsked || alsoOnPostgres.test(path)),
);

type Files = typeof files;

/** Most files share processes, and what has been imported there. */
function projectsOf(engine: string, ofEngine: Files, settings: Partial<InlineConfig> = {}) {
  const alone = ofEngine.filter(({ text }) => needsProcess.test(text));
  const together = ofEngine.filter((file) => !alone.includes(file));
  const named = (name: string, some: Files, isolate: boolean) => ({
    extends: true as const,
    test: {
      ...settings,
      name: `${engine}, ${name}`,
      include: some.map(({ path }) => path),
      isolate,
    },
  });
  return [
    ...(alone.length > 0 ? [named("alone", alone, true)] : []),
    ...(together.length > 0 ? [named("together", together, false)] : []),
  ];
}

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
    // Room for what tests leave behind: collecting it in small steps is a tenth of the work.
    execArgv: [
      "--min-semi-space-size=32",
      "--max-semi-space-size=64",
      "--initial-old-space-size=800",
    ],
    // Two more than processors: much of some files is waiting for real limits.
    maxWorkers: availableParallelism() + 2,
    // Some proofs try ten thousand pieces; and a busy machine is slow, not wrong.
    testTimeout: isFull ? 600_000 : 180_000,
    hookTimeout: 120_000,
    // A failure is read in a log, where what is cut off cannot be asked for.
    chaiConfig: { truncateThreshold: 2_000 },
    projects: [
      ...projectsOf("postgres", onPostgres, {
        env: { TEST_ENGINE: "postgres" },
        globalSetup: ["tests/prepared-postgres.ts"],
      }),
      ...projectsOf("sqlite", onSqlite),
    ],
  },
});
