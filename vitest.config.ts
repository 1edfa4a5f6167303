import { availableParallelism } from "node:os";

import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

import { filesBelow } from "./tests/house/files";
import { isFull } from "./tests/promises/proof";

/** Files that start the built shop, or open it in their own process, have a process for themselves. */
const needsProcess = /^tests\/(promises|routes|server)\/|\bopenShop\(/;
const all = [".test.ts", ".test.tsx"].flatMap((ending) => filesBelow("tests", ending));
const files = all.filter(({ path }) => !path.startsWith("tests/e2e/"));
const alone = files.filter(({ path, text }) => needsProcess.test(path) || needsProcess.test(text));
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
    // Three more than processors: much of some files is waiting for real limits.
    maxWorkers: availableParallelism() + 3,
    // Some proofs try ten thousand pieces; and a busy machine is slow, not wrong.
    testTimeout: isFull ? 600_000 : 180_000,
    hookTimeout: 120_000,
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
