import type { Page } from "playwright/test";

import { complaints } from "./axe";
import { narrowBoxes, sidewaysExcess, spoiltTexts } from "./layout";
import { expect, shared, startShownShop, test as base } from "./shop";

const developed = shared(
  () => startShownShop({ NODE_ENV: "development" }),
  (shop) => shop.dispose(),
);
const test = base.extend({ shop: async ({}, use) => use(await developed()) });

/** What is said of whole pages; this one shows parts of many. */
const ofPages = [
  "aria-allowed-role",
  "duplicate-id-aria",
  "empty-table-header",
  "form-field-multiple-labels",
  "heading-order",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-main",
  "landmark-unique",
  "page-has-heading-one",
];
const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));

/** Pixels of one picture: a browser does not draw the whole of a long page at once. */
const HIGHEST = 2000;

/** What a field holds scrolls in it, and a list's longest option is as long as its owner wrote it. */
async function cutOff(page: Page): Promise<string[]> {
  const found = await narrowBoxes(page);
  return found.filter((one) => !/^(INPUT|TEXTAREA|option)\b/.test(one));
}

for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`every component fits and can be read in all of its states (${width} px, ${colorScheme})`, async ({
      page,
    }, info) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/stil");
      const { height } = (await page.getByRole("main").first().boundingBox())!;
      for (let y = 0; y < height; y += HIGHEST) {
        await page.screenshot({
          path: info.outputPath(`${width}-${colorScheme}-${y / HIGHEST}.png`),
          fullPage: true,
          clip: { x: 0, y, width, height: Math.min(HIGHEST, height - y) },
        });
      }
      expect(await cutOff(page)).toEqual([]);
      expect(await sidewaysExcess(page)).toBeLessThanOrEqual(0);
      expect(await spoiltTexts(page)).toEqual([]);
      expect(await complaints(page, { rules })).toEqual([]);
    });
  }
}
