import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

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
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
