import { availableParallelism } from "node:os";

import { defineConfig } from "playwright/test";

import type { ShopOptions } from "./tests/e2e/shop";
import { someOf } from "./tests/promises/proof";

/** What only a browser with script can show, or only one without, which is quicker. */
const needScript =
  /\/(accessibility|back|dark|every-language|headings|late-script|layout-shift|only-our-script|passkey|planner-languages|style)\.test/;
const needNone = /\/(first-visit|forced-colors|full-shop|owner-day)\.test/;
/**
 * All but the way to an order and the desk: `npm test` shows a third of these journeys with script and another
 * third without, turned with the commit.
 */
const lesser = [
  /\/(account|asking|card-payment|contact|every-language|keyboard|mobile-menu|planner)\.test/,
  /\/(assistant|back|headings|language|late-script|passkey|pictures|print|saved|workshop-day)\.test/,
  /\/(accessibility|dark|gallery|first-visit|forced-colors|large-text|planner-languages|style|swatches|turn-model|upload|withdrawal)\.test/,
];
const allBut = (some: RegExp[]) => lesser.filter((third) => !some.includes(third));

/**
 * Every journey twice, with script and without (the lesser ones in turns), against the built shop; a
 * purchase once more with scripts that do not arrive.
 */
export default defineConfig<ShopOptions>({
  testDir: "tests/e2e",
  globalSetup: "tests/prepared-shop.ts",
  // A busy machine is slow, not wrong; the first test of a filled shop waits for it too.
  timeout: 300_000,
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
    {
      name: "script",
      testIgnore: [needNone, ...allBut(someOf(lesser, 3))],
      use: { javaScriptEnabled: true },
    },
    {
      name: "no-script",
      testIgnore: [needScript, ...allBut(someOf(lesser, 3, 1))],
      use: { javaScriptEnabled: false },
    },
    { name: "lost-script", testMatch: /purchase\.test\.ts/, use: { isScriptLost: true } },
  ],
});
