import { availableParallelism } from "node:os";

import { defineConfig } from "playwright/test";

import type { ShopOptions } from "./tests/e2e/shop";

/**
 * Every journey twice, with script and without, against the built shop; a purchase once more with
 * scripts that do not arrive.
 */
export default defineConfig<ShopOptions>({
  testDir: "tests/e2e",
  globalSetup: "tests/prepared-shop.ts",
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // One more than processors: a page waits for its shop now and then.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  outputDir: "test-results",
  use: {
    locale: "ro-RO",
    launchOptions: {
      executablePath: process.env.LIGHT_CHROMIUM_PATH ?? process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  projects: [
    { name: "script", use: { javaScriptEnabled: true } },
    { name: "no-script", use: { javaScriptEnabled: false } },
    { name: "lost-script", testMatch: /purchase\.test\.ts/, use: { isScriptLost: true } },
  ],
});
