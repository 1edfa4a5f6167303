import type { Page } from "playwright/test";

import { expect, test } from "./shop";

const placeOf = (page: Page) => page.getByRole("dialog").getByText(/\d+ din \d+/);

test("a visitor turns the gallery's pages around and comes back to where he was", async ({
  page,
}) => {
  await page.goto("/galerie");
  await page.getByRole("navigation", { name: "Filtrează galeria" }).getByText("Băi").click();
  await expect(page).toHaveURL("/galerie?categorie=bai");
  const pictures = page.getByRole("main").getByRole("listitem").getByRole("img");
  await expect(pictures).toHaveCount(2);

  await pictures.first().click();
  const dialog = page.getByRole("dialog", { name: "Imaginea mare" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await expect(placeOf(page)).toHaveText("1 din 2");
  await dialog.getByRole("link", { name: "Imaginea precedentă" }).click();
  await expect(placeOf(page)).toHaveText("2 din 2");
  await dialog.getByRole("link", { name: "Imaginea următoare" }).click();
  await expect(placeOf(page)).toHaveText("1 din 2");
  await dialog.getByRole("link", { name: "Înapoi la galerie" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/galerie?categorie=bai");
});

test("with script the keys turn the pages, keep the focus inside and lead back to it", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without script each picture is a page");
  await page.goto("/galerie");
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
  const second = page.locator("#imagine-2").getByRole("link");
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(placeOf(page)).toHaveText("2 din 12");
  expect(await page.locator("dialog:modal").count()).toBe(1);
  await page.keyboard.press("ArrowLeft");
  await expect(placeOf(page)).toHaveText("1 din 12");
  await page.keyboard.press("ArrowLeft");
  await expect(placeOf(page)).toHaveText("12 din 12");
  await page.keyboard.press("ArrowRight");
  await expect(placeOf(page)).toHaveText("1 din 12");
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    // Past the last control a browser may give the focus to its own bar, never to the page behind.
    const isBehind = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest("dialog") === null,
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/galerie");
  await expect(second).toBeFocused();
});

test("a finger that swipes across the picture turns the page", async ({
  browser,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without script there are links");
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 360, height: 740 },
    locale: "ro-RO",
  });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/galerie?imagine=3`);
  await expect(page.locator("dialog:modal")).toBeVisible();
  const swipe = (from: number, to: number) =>
    page.locator("dialog figure").evaluate(
      (figure, [start, end]) => {
        const touch = (clientX: number) =>
          new Touch({ identifier: 1, target: figure, clientX, clientY: 300 });
        const send = (type: string, x: number) =>
          figure.dispatchEvent(new TouchEvent(type, { bubbles: true, changedTouches: [touch(x)] }));
        send("touchstart", start ?? 0);
        send("touchend", end ?? 0);
      },
      [from, to],
    );
  await swipe(300, 80);
  await expect(placeOf(page)).toHaveText("4 din 12");
  await swipe(80, 300);
  await expect(placeOf(page)).toHaveText("3 din 12");
  await swipe(200, 190);
  await expect(placeOf(page)).toHaveText("3 din 12");
  await context.close();
});
