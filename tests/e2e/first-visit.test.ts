import type { Page } from "playwright/test";

import { someOf } from "../promises/proof";
import { pieces } from "../world";
import { expect, test } from "./shop";

const pages = [
  "/",
  "/produse",
  pieces.bed.path,
  "/galerie",
  "/contact",
  "/despre",
  "/termeni",
  "/cos",
];

// What script would change is not in question, and fonts come when they come.
for (const width of someOf([360, 1280], 2)) {
  test(`a first visit looks as every later one (${width} px)`, async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.route("**/*.woff2", (route) => route.abort());
    for (const path of pages) {
      await context.clearCookies();
      await page.goto(path);
      await expect(page.locator("style")).not.toHaveCount(0);
      const first = await places(page);
      await page.goto(path);
      await expect(page.locator("style")).toHaveCount(0);
      // A browser may still be restyling what it has just loaded.
      await expect.poll(() => places(page), path).toEqual(first);
    }
  });
}

/** Where everything that shows on a page is, and how it looks. */
function places(page: Page): Promise<string[]> {
  return page.locator("body *:not(script, style)").evaluateAll((elements) =>
    elements.flatMap((element) => {
      if (!element.checkVisibility()) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderTopColor, fontSize } = getComputedStyle(element);
      return [
        element.tagName,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        borderTopColor,
        fontSize,
      ].join(" ");
    }),
  );
}
