import type { Page } from "playwright/test";

import { languageCodes } from "~/platform/i18n/languages";

import { someOf } from "../promises/proof";
import { pieces } from "../world";
import { expect, test } from "./shop";

const places = [
  "/",
  "/produse",
  pieces.bed.path,
  "/proiecteaza?nisa=217",
  "/galerie",
  "/despre",
  "/contact",
  "/cos",
  "/nu-exista",
  "/termeni",
  "/autentificare",
];

for (const width of [360, 1280]) {
  for (const language of someOf(languageCodes, 4, width)) {
    test(`in ${language} nothing moves when the headings' face comes (${width} px)`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const place of places) {
        await context.clearCookies();
        let bring = () => {};
        const brought = new Promise<void>((come) => (bring = come));
        await page.route("**/*.woff2", async (route) => {
          await brought;
          await route.continue();
        });
        const address = `${place}${place.includes("?") ? "&" : "?"}lng=${language}`;
        const asked = page.waitForRequest("**/*.woff2");
        await page.goto(address, { waitUntil: "commit" });
        await asked;
        expect(await standIns(page), address).not.toEqual([]);
        bring();
        expect(await shifts(page), address).toEqual([]);
        await page.unroute("**/*.woff2");
      }
    });
  }
}

/** The faces in which headings are shown while theirs is under way. */
function standIns(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const faces = [...document.fonts].filter(({ status }) => status === "loaded");
    return faces.map(({ family }) => family);
  });
}

/** Everything that moved on a page until its headings' face was there. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((shift) => JSON.stringify(shift))),
    );
    observer.observe({ type: "layout-shift", buffered: true });
    for (const _ of [1, 2, 3]) await new Promise((shown) => requestAnimationFrame(shown));
    return shifts;
  });
}
