import { availableParallelism } from "node:os";

import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

import { isFull } from "./tests/promises/proof";

export default defineConfig({
  plugins: [tsconfigPaths()],
  // As React in production wants its elements.
  esbuild: { jsx: "automatic", jsxDev: false },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**"],
    // The built shop runs inside some of the tests, as it runs in production.
    env: { NODE_ENV: "production" },
    globalSetup: ["tests/prepared-shop.ts"],
    setupFiles: ["tests/setup.ts"],
    // The build is read by Node itself: nothing in it is left to transform, and it has 3.5 MB.
    server: { deps: { external: [/\/node_modules\//, /\/build\/server\//] } },
    pool: "forks",
    // Three more than processors: much of some files is waiting for real limits.
    maxWorkers: availableParallelism() + 3,
    // Some proofs try ten thousand pieces.
    testTimeout: isFull ? 600_000 : 60_000,
    hookTimeout: 60_000,
  },
});
