import { join } from "node:path";

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

/** A folder for pictures of the page, to be looked at; none are taken without it, as they take longer than the test. */
const { WALK_PICTURES } = process.env;

/** Pixels of one picture: a browser does not draw the whole of a long page at once. */
const HIGHEST = 2000;

async function takePictures(page: Page, begin: string): Promise<void> {
  const { width, height } = (await page.getByRole("main").first().boundingBox())!;
  for (let y = 0; y < height; y += HIGHEST) {
    const clip = { x: 0, y, width, height: Math.min(HIGHEST, height - y) };
    await page.screenshot({ path: `${begin}-${y / HIGHEST}.png`, fullPage: true, clip });
  }
}

/** What a field holds scrolls in it, and a list's longest option is as long as its owner wrote it. */
async function cutOff(page: Page): Promise<string[]> {
  const found = await narrowBoxes(page);
  return found.filter((one) => !/^(INPUT|TEXTAREA|option)\b/.test(one));
}

for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`every component fits and can be read in all of its states (${width} px, ${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/stil");
      if (WALK_PICTURES) await takePictures(page, join(WALK_PICTURES, `${width}-${colorScheme}`));
      expect(await cutOff(page)).toEqual([]);
      expect(await sidewaysExcess(page)).toBeLessThanOrEqual(0);
      expect(await spoiltTexts(page)).toEqual([]);
      expect(await complaints(page, { rules })).toEqual([]);
    });
  }
}
