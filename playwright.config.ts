import { defineConfig } from "playwright/test";

/** Every journey twice, with script and without, against the built shop. */
export default defineConfig({
  testDir: "tests/e2e",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  outputDir: "test-results",
  use: {
    locale: "ro-RO",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
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
  ],
});
