import { test as base } from "playwright/test";

import { startShop, type ShopProcess } from "../shop-process";

/**
 * The journeys' world: one shop a worker, and pages that fail when the console reports an error or
 * a hydration that did not match.
 */
export const test = base.extend<{ troubles: string[] }, { shop: ShopProcess }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names from here
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.dispose();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on("console", (line) => {
        const text = line.text();
        // A page that answers 4xx is no trouble of the script's.
        if (line.type() === "error" && !text.startsWith("Failed to load resource")) {
          troubles.push(text);
        }
      });
      page.on("pageerror", (error) => troubles.push(error.message));
      await use(troubles);
      base.expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "playwright/test";
