import type { Page } from "playwright/test";

import { pieces } from "../world";
import { signInAsAdmin } from "./office";
import { expect, plannerStep, test } from "./shop";

/** The longest that anything may take to come to rest, in milliseconds. */
const REST = 10;

/** What of a page would still be seen to move: by an element's name, what it does and for how long. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate((rest) => {
    const inMs = (list: string) =>
      Math.max(
        ...list.split(",").map((one) => parseFloat(one) * (one.trim().endsWith("ms") ? 1 : 1000)),
      );
    const found: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      const name = `${element.localName}.${element.getAttribute("class") ?? ""}`;
      for (const pseudo of [null, "::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        const transition = inMs(style.transitionDuration) + inMs(style.transitionDelay);
        if (transition > rest) found.push(`${name}: transition of ${transition} ms`);
        if (style.scrollBehavior === "smooth") found.push(`${name}: scrolls smoothly`);
        // What follows the scrolling moves with the reader's hand.
        if (style.animationName === "none" || style.animationTimeline?.startsWith("scroll("))
          continue;
        const times = style.animationIterationCount === "infinite" ? Infinity : 1;
        const animation = inMs(style.animationDuration) * times + inMs(style.animationDelay);
        if (animation > rest) found.push(`${name}: animation of ${animation} ms`);
      }
    }
    return found;
  }, REST);
}

const shown = [
  "/",
  "/produse",
  pieces.desk.path,
  plannerStep("impartirea"),
  "/galerie",
  "/galerie?imagine=1",
  "/despre",
  "/cos",
  "/contact",
];

test("nothing of the shop moves for a reader who asked for less motion, and something does for others", async ({
  page,
}) => {
  await page.goto("/galerie");
  expect(await moving(page)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of shown) {
    await page.goto(path);
    expect(await moving(page), path).toEqual([]);
    const hovered = page.locator("main a, main button").filter({ visible: true }).first();
    if ((await hovered.count()) > 0) await hovered.hover();
    expect(await moving(page), `${path}, pointed at`).toEqual([]);
  }
});

test("what says that a page is on its way pulses for nobody who asked for less motion", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "it is shown by script");
  await page.goto("/");
  await page.evaluate(() => {
    const bar = document.createElement("div");
    bar.className = "progress-bar";
    document.body.append(bar);
  });
  await expect.poll(() => moving(page)).toContain("div.progress-bar: animation of Infinity ms");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moving(page)).toEqual([]);
});

test("nothing of the office moves either", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/admin", "/admin/comenzi", "/admin/galerie", "/admin/azi"]) {
    await page.goto(path);
    expect(await moving(page), path).toEqual([]);
  }
});
