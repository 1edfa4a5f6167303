import type { Page } from "playwright/test";

import { expect, test } from "./shop";

const PHONE = { width: 360, height: 740 };
/** A step is at most three of a phone's screens. */
const MOST_SCREENS = 3;
const next = (page: Page) => page.getByRole("button", { name: "Mai departe" });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

async function chooseDiagonal(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza");
  await page.getByRole("radio", { name: /Într-un colț/ }).check();
  await page.getByRole("radio", { name: /Pe diagonală/ }).check();
}

test("a piece across a corner asks for one length along both walls, and an L for two", async ({
  page,
}) => {
  await chooseDiagonal(page);
  const shared = ["endLeft", "endRight", "diagonal", "height", "depth", "ceiling", "skirting"];
  for (const name of ["cornerEach", ...shared]) await expect(field(page, name)).toBeVisible();
  for (const name of ["cornerLeft", "cornerRight", "width", "nicheWidth", "slopeWidth"])
    await expect(field(page, name)).toBeHidden();
  await page.getByRole("radio", { name: /^În L/ }).check();
  for (const name of ["cornerLeft", "cornerRight", ...shared])
    await expect(field(page, name)).toBeVisible();
  await expect(field(page, "cornerEach")).toBeHidden();
});

test("a wardrobe across a corner goes from its walls to the cart, and is priced at once", async ({
  page,
  javaScriptEnabled,
}) => {
  await chooseDiagonal(page);
  const lengths: number[] = [];
  const look = async () =>
    lengths.push(await page.locator("main").evaluate((main) => main.scrollHeight));
  await field(page, "cornerEach").fill("100");
  const strip = page.getByRole("region", { name: "Piesa ta" });
  const price = strip.locator(".figure");
  const before = await price.innerText();
  await field(page, "height").fill("200");
  if (javaScriptEnabled) await expect(price).not.toHaveText(before);
  await look();
  await next(page).click();
  await page.waitForURL(/impartirea/);
  const main = page.getByRole("main");
  await expect(main).not.toContainText("Așa nu se poate");
  await expect(page.getByRole("group", { name: /^Coloana 1/ })).toBeVisible();
  await expect(strip.getByRole("radio")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Împarte în două coloane/ })).toHaveCount(0);
  await look();
  for (const step of ["aspect", "pret"]) {
    await next(page).click();
    await page.waitForURL(new RegExp(step));
    await look();
  }
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(main).toContainText(/pe diagonală, în colț: 100 cm pe fiecare perete/i);
  expect(lengths.filter((length) => length > MOST_SCREENS * PHONE.height)).toEqual([]);
});
