import type { Page } from "playwright/test";

import { signInAsAdmin } from "./admin";
import { fatten } from "./fat-shop";
import { sidewaysExcess } from "./layout";
import { expect, shared, startShownShop, test as journeys } from "./shop";

const fatShop = shared(
  async () => {
    const shop = await startShownShop();
    await fatten(shop.db);
    return shop;
  },
  (shop) => shop.dispose(),
);

const test = journeys.extend({
  shop: async ({}, use) => use(await fatShop()),
  page: async ({ page }, use) => {
    // Pictures have their size from the page, and no shop needs to make them for this.
    await page.route(/\/imagini\//, (route) => route.abort());
    await use(page);
  },
});

const product = "/produse/mobilier-pentru-camera-1/1";

const shown = ["/", product, "/galerie", "/finalizare-comanda"];
const office = ["/admin/produse", "/admin/produse/nou", "/admin/categorii", "/admin/materiale"];

/** Pages that are wider than their window, on phones and in a low window. */
async function tooWide(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    for (const width of [1280, 390, 360]) {
      await page.setViewportSize({ width, height: 700 });
      const excess = await sidewaysExcess(page);
      if (excess > 0) found.push(`${address} at ${width}: ${excess} px`);
    }
  }
  return found;
}

/** Links and buttons of an open menu that cannot be brought into the window. */
function outOfReach(page: Page, menu: string): Promise<string[]> {
  return page
    .locator(menu)
    .first()
    .evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>("a, button, summary")]
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          one.scrollIntoView({ block: "nearest", inline: "nearest" });
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return left < 0 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1;
        })
        .map((one) => one.innerText.trim()),
    );
}

test("with ten times as much in it, in long words, a shop is as wide as its window", async ({
  page,
}) => {
  await page.goto(product);
  await page.getByRole("button", { name: "Adaugă în coș" }).first().click();
  await page.getByText("Produs adăugat").first().waitFor();
  expect(await tooWide(page, shown)).toEqual([]);
});

test("so is its office", async ({ page, shop }) => {
  await signInAsAdmin(page, shop);
  expect(await tooWide(page, office)).toEqual([]);
});

test("each of its menus can be reached to the end, in a low window and on a phone", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/");
  const menus = page.locator("header details[name=top-bar]");
  expect(await menus.count()).toBe(3);
  for (let index = 0; index < 3; index += 1) {
    await menus.nth(index).locator("summary").click();
    await menus.nth(index).locator("> div").waitFor();
    expect(await outOfReach(page, "header details[name=top-bar][open] > div")).toEqual([]);
  }
  await page.goto("/admin/produse");
  expect(await outOfReach(page, ".admin nav")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/");
  await page.locator("summary[aria-label=Meniu]").click();
  expect(await outOfReach(page, ".full-menu > nav")).toEqual([]);
});
