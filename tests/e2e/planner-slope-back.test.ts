import type { Page } from "playwright/test";

import { expect, test } from "./shop";

const PHONE = { width: 360, height: 740 };
const next = (page: Page) => page.getByRole("button", { name: "Mai departe" });
const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

/** A low wall behind, from which the ceiling rises at 45°. */
const room = {
  slopeWidth: "180",
  slopeLow: "80",
  slopeHigh: "250",
  slopeRun: "170",
  nicheDepth: "50",
};

async function chooseSlope(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto("/proiecteaza");
  await page.getByRole("radio", { name: /Comodă/ }).check();
  await page.getByRole("radio", { name: /Sub pantă/ }).check();
  await page.getByLabel("Tavanul coboară", { exact: true }).selectOption("Spre spate");
}

test("what is asked of a ceiling that falls to the back is drawn and said otherwise than of one that falls to a side", async ({
  page,
}) => {
  await chooseSlope(page);
  const told = (text: string) => page.getByText(text, { exact: true });
  const seen = page.locator("svg.mark g:visible");
  const behind = await seen.evaluateAll((groups) => groups.map((group) => group.innerHTML));
  await expect(told("Până unde poate ieși piesa, de la peretele jos")).toBeVisible();
  await expect(told("De la peretele jos; lasă gol dacă nu e drept nicăieri")).toBeHidden();
  // A screen reader is told what is seen.
  await expect(field(page, "slopeRun")).toHaveAccessibleDescription(/chiar dincolo de piesă/);
  await expect(field(page, "slopeRun")).not.toHaveAccessibleDescription(/nicăieri/);
  await page.getByLabel("Tavanul coboară", { exact: true }).selectOption("Spre stânga");
  await expect(told("Până unde poate ieși piesa, de la peretele jos")).toBeHidden();
  await expect(told("De la peretele jos; lasă gol dacă nu e drept nicăieri")).toBeVisible();
  const aside = await seen.evaluateAll((groups) => groups.map((group) => group.innerHTML));
  // Steps and a slanted body have a picture each besides.
  expect(aside).toHaveLength(behind.length + 2);
  // A body on its way up, the place from above and the foot of its wall are the same.
  expect(aside.filter((drawn) => behind.includes(drawn))).toHaveLength(3);
});

test("a chest before a low wall goes from its measures to the cart", async ({ page }) => {
  await chooseSlope(page);
  for (const [name, text] of Object.entries(room)) await field(page, name).fill(text);
  await next(page).click();
  await page.waitForURL(/impartirea/);
  await expect(page.getByRole("main")).toContainText("Panta are 45° și coboară spre spate");
  await expect(page.getByRole("main")).not.toContainText("Așa nu se poate");
  for (const step of ["aspect", "pret"]) {
    await next(page).click();
    await page.waitForURL(new RegExp(step));
  }
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(page.getByRole("main")).toContainText(/Sub pantă spre spate: lățime 180 cm/i);
});

test("fields beside each other stand level, whichever of them errs", async ({ page }) => {
  await chooseSlope(page);
  for (const [name, text] of Object.entries(room)) await field(page, name).fill(text);
  const rows = [
    ["falls", "above"],
    ["slopeWidth", "slopeLow", "slopeHigh"],
    ["slopeRun", "slopeRaised"],
    ["nicheDepth", "skirting"],
  ];
  const uneven = async () => {
    const tops = await Promise.all(
      rows.map((row) =>
        Promise.all(
          row.map(async (name) => Math.round((await field(page, name).boundingBox())!.y)),
        ),
      ),
    );
    return tops.filter((row) => new Set(row).size > 1);
  };
  expect(await uneven()).toEqual([]);
  await field(page, "slopeLow").fill("jos");
  await field(page, "slopeRun").fill("departe");
  await next(page).click();
  await page.locator("[name=slopeLow][aria-invalid=true]").waitFor();
  expect(await uneven()).toEqual([]);
});
