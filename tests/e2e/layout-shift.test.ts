import type { Page } from "playwright/test";

import { pieces } from "../world";
import { expect, scriptRuns, test } from "./shop";

for (const place of ["/", "/produse", pieces.wardrobe.path, "/proiecteaza?nisa=217"]) {
  test(`on a first visit nothing of ${place} moves, whatever comes late`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    // All but the page itself comes only once it is painted: styles, script, the headings' face, pictures.
    let bring = () => {};
    const painted = new Promise<void>((come) => (bring = come));
    await page.route("**/*", async (route) => {
      if (!route.request().isNavigationRequest()) await painted;
      await route.continue();
    });
    await page.goto(place, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    bring();
    await page.waitForLoadState("load");
    await scriptRuns(page);
    expect(await shiftsOnTheWayDown(page)).toEqual([]);
  });
}

/** Everything that moves until one has seen all of a page, and its pictures have come. */
function shiftsOnTheWayDown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shifts: string[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((shift) => JSON.stringify(shift))),
    );
    observer.observe({ type: "layout-shift", buffered: true });
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      const shown = [...document.images].filter((image) => {
        const { top: from, bottom } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && from < innerHeight;
      });
      await Promise.all(
        shown
          .filter((image) => !image.complete)
          .map((image) => new Promise((come) => (image.onload = image.onerror = come))),
      );
    }
    for (const _ of [1, 2, 3]) await frame();
    return shifts;
  });
}
