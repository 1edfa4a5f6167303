import type { Page } from "playwright/test";

import { pieces } from "../world";
import { expect, scriptRuns, setStock, test } from "./shop";

test("what a visitor did to the listing before the script arrived stays done", async ({ page }) => {
  const deliver = await holdScript(page);
  const main = page.getByRole("main");
  const material = page.getByLabel("Lemn Masiv");
  await page.goto("/produse", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Caută" }).fill("nora");
  await main.locator("summary", { hasText: "Filtre" }).click();
  await material.check();
  await page.getByLabel("De la", { exact: true }).fill("500");
  await deliver();

  await expect(material).toBeVisible();
  await expect(material).toBeChecked();
  await expect(page.getByLabel("De la", { exact: true })).toHaveValue("500");
  await expect(page.getByRole("combobox", { name: "Caută" })).toHaveValue("nora");
  await page.getByRole("combobox", { name: "Caută" }).press("Enter");
  await expect(page).toHaveURL("/produse?cauta=nora&pretMin=500&material=lemn-masiv");
});

test("a menu opened before the script arrived stays open", async ({ page }) => {
  const deliver = await holdScript(page);
  const menu = page.getByRole("banner").getByRole("navigation", { name: "Navigare principală" });
  const kitchens = menu.getByRole("link", { name: "Bucătării" });
  await page.goto("/cos", { waitUntil: "commit" });
  await menu.locator("summary", { hasText: "Produse" }).click();
  await expect(kitchens).toBeVisible();
  await deliver();

  await expect(kitchens).toBeVisible();
  await kitchens.click();
  await expect(page).toHaveURL("/produse/bucatarii");
  await expect(kitchens).toBeHidden();
});

test("what was typed at the checkout before the script arrived stays typed", async ({
  page,
  shop,
}) => {
  await setStock(shop, pieces.desk, 9);
  await page.goto(pieces.desk.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).waitFor();
  const deliver = await holdScript(page);
  await page.goto("/finalizare-comanda", { waitUntil: "commit" });
  await page.getByLabel("Nume complet").fill("Ileana Țăranu");
  await page.getByLabel("Ramburs (plată la livrare)").check();
  await deliver();

  await expect(page.getByLabel("Nume complet")).toHaveValue("Ileana Țăranu");
  await expect(page.getByLabel("Ramburs (plată la livrare)")).toBeChecked();
  await page.getByRole("button", { name: "Continuă", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Nume complet")).toHaveValue("Ileana Țăranu");
});

test("the served drawing stays until the script that draws has arrived", async ({ page }) => {
  const release = await holdFile(page, /draw-perspective.*\.js$/);
  await page.goto(`${pieces.wardrobe.path}?fila=personalizare`);
  const drawing = page.getByRole("img", { name: /Desenul piesei/ });
  const slider = page.getByRole("slider", { name: "Lățime, cursor" });
  await slider.focus();
  await expect.poll(() => drawing.evaluate(isLoaded)).toBe(true);
  const served = await drawing.getAttribute("src");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const width = page.getByRole("textbox", { name: "Lățime" });
  const narrower = String(Number(await width.inputValue()) - 40);
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("ArrowLeft");
  await expect(width).toHaveValue(narrower);
  await expect(page).toHaveURL(new RegExp(`width=${narrower}`));
  await expect(drawing).toHaveAttribute("src", served!);
  release();

  await expect(drawing).toHaveAttribute("src", /^data:image\/svg\+xml,/);
  expect(asked.filter((path) => path === "/desen")).toEqual([]);
});

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

/** Keeps the script that takes over the page back; call the answer to let it come. */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const release = await holdFile(page, /entry\.client.*\.js$/);
  return async () => {
    release();
    await scriptRuns(page);
    // React has the page now; what its effects do to it comes directly after.
    await page.waitForTimeout(500);
  };
}

async function holdFile(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
