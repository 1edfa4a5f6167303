import type { Page } from "playwright/test";

import { expect, test } from "./shop";

const PHONE = { width: 360, height: 740 };
/** A step is at most three of a phone's screens. */
const MOST_SCREENS = 3;
const next = (page: Page) => page.getByRole("button", { name: "Mai departe" });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

async function chooseCorner(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza");
  await page.getByRole("radio", { name: /Într-un colț/ }).check();
}

test("a corner asks for its walls and for what the piece measures, and for nothing of other places", async ({
  page,
}) => {
  await chooseCorner(page);
  const asked = ["cornerLeft", "cornerRight", "endLeft", "endRight", "diagonal"];
  for (const name of [...asked, "height", "depth", "ceiling", "skirting"])
    await expect(field(page, name)).toBeVisible();
  for (const name of ["width", "walls", "nicheWidth", "slopeWidth", "nicheDepth"])
    await expect(field(page, name)).toBeHidden();
  await expect(field(page, "diagonal")).toHaveAccessibleDescription(/100 cm .* 141,4 cm/);
  await page.getByRole("radio", { name: /La perete/ }).check();
  for (const name of ["width", "height", "walls"]) await expect(field(page, name)).toBeVisible();
  for (const name of [...asked, "skirting"]) await expect(field(page, name)).toBeHidden();
});

test("a wardrobe in a corner goes from its walls to the cart, both legs divided on the way", async ({
  page,
}) => {
  await chooseCorner(page);
  const lengths: number[] = [];
  const look = async () =>
    lengths.push(await page.locator("main").evaluate((main) => main.scrollHeight));
  await field(page, "cornerLeft").fill("220");
  await field(page, "cornerRight").fill("180");
  await field(page, "endRight").selectOption("wall");
  await look();
  await next(page).click();
  await page.waitForURL(/impartirea/);
  const main = page.getByRole("main");
  await expect(main).not.toContainText("Așa nu se poate");
  const strip = page.getByRole("region", { name: "Piesa ta" });
  await expect(strip.getByText("Peretele din stânga")).toBeVisible();
  await expect(strip.getByText("Peretele din dreapta")).toBeVisible();
  const columns = strip.getByRole("radio");
  const before = await columns.count();
  // A press on a column of the other leg shows its fields, and divides that leg.
  await strip
    .locator("label")
    .filter({ hasText: String(before) })
    .last()
    .click();
  const last = page.getByRole("group", { name: `Coloana ${before} · Peretele din dreapta` });
  await expect(last).toBeVisible();
  await look();
  await last.getByRole("button", { name: /Împarte în două coloane/ }).click();
  await expect(columns).toHaveCount(before + 1);
  for (const step of ["aspect", "pret"]) {
    await next(page).click();
    await page.waitForURL(new RegExp(step));
    await look();
  }
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(main).toContainText(/în L, pe colț: 220 cm pe peretele din stânga/i);
  expect(lengths.filter((length) => length > MOST_SCREENS * PHONE.height)).toEqual([]);
});
