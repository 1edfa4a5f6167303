import type { Page } from "playwright/test";

import { expect, test } from "./shop";

const PHONE = { width: 360, height: 740 };
const next = (page: Page) => page.getByRole("button", { name: "Mai departe" });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const oblique = (page: Page) => page.getByRole("radio", { name: /^Oblic/ });

/** The room of the worked piece, whose ceiling falls to the left at 45°. */
const room = {
  slopeWidth: "240",
  slopeLow: "120",
  slopeHigh: "250",
  slopeRun: "130",
  nicheDepth: "70",
};

async function chooseSlope(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza");
  await page.getByRole("radio", { name: /Sub pantă/ }).check();
}

test("steps or a slanted body are asked with a picture each, of a ceiling that falls to a side alone", async ({
  page,
}) => {
  await chooseSlope(page);
  await expect(page.getByRole("radio", { name: /^În trepte/ })).toBeChecked();
  const pictures = page.getByRole("group", { name: "Cum se termină sus" }).locator("svg.mark");
  await expect(pictures).toHaveCount(2);
  const [one, other] = await pictures.evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(one).not.toBe(other);
  await page.getByLabel("Tavanul coboară", { exact: true }).selectOption("Spre spate");
  await expect(oblique(page)).toBeHidden();
  await page.getByLabel("Tavanul coboară", { exact: true }).selectOption("Spre dreapta");
  await expect(oblique(page)).toBeVisible();
});

test("a slanted wardrobe goes from its measures to the cart", async ({ page }) => {
  await chooseSlope(page);
  for (const [name, text] of Object.entries(room)) await field(page, name).fill(text);
  await oblique(page).check();
  await next(page).click();
  await page.waitForURL(/impartirea/);
  const main = page.getByRole("main");
  await expect(main).toContainText("Panta are 45°: un corp o urmează");
  await expect(main).not.toContainText("Așa nu se poate");
  for (const step of ["aspect", "pret"]) {
    await next(page).click();
    await page.waitForURL(new RegExp(step));
  }
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(main).toContainText(/Sub pantă: lățime 240 cm/i);
});

test("a steeper ceiling is answered by steps, and what is offered is taken by a button", async ({
  page,
}) => {
  await chooseSlope(page);
  for (const [name, text] of Object.entries(room)) await field(page, name).fill(text);
  await field(page, "slopeHigh").fill("290");
  await oblique(page).check();
  await next(page).click();
  await page.waitForURL(/impartirea/);
  const main = page.getByRole("main");
  await expect(main).toContainText("În trepte în loc de oblic: tavanul are 53°");
  await page.getByRole("link", { name: "Folosește această variantă" }).click();
  await expect(main).toContainText("fiecare coloană e un corp separat");
  await expect(main).not.toContainText("Așa nu se poate");
});

test("nothing of its pages is wider than a phone, whatever is drawn", async ({ page }) => {
  await chooseSlope(page);
  for (const [name, text] of Object.entries(room)) await field(page, name).fill(text);
  await oblique(page).check();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await next(page).click();
  await page.waitForURL(/impartirea/);
  const divided = page.url();
  for (const view of ["fata", "interior", "scara"]) {
    await page.goto(`${divided}&vedere=${view}`);
    expect(await overflow(), view).toBe(0);
  }
});
