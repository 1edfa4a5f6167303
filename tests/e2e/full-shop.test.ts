import type { Page } from "playwright/test";

import { shapeOf } from "../promises/crawl";
import { someOf } from "../promises/proof";
import { signedInAt } from "../promises/signed-in";
import { fatten, lengthen } from "./fat-shop";
import { sidewaysExcess } from "./layout";
import { signInAsAdmin } from "./office";
import { fillWorld } from "./payload-world";
import { expect, shared, startShownShop, test as journeys } from "./shop";

/** A shop with something of every kind, ten times as many categories and decors, long words in all of it. */
const fatShop = shared(
  async () => {
    const shop = await startShownShop();
    const admin = await signedInAt(shop, { role: "administrator" });
    await fatten(shop.db);
    const { pages } = await fillWorld(shop, admin);
    await lengthen(shop.db);
    // Of a list that is filtered in many ways one is enough, of a page's tabs each is another page.
    const kinds = new Map(pages.map(({ path }) => [kindOf(path), path]));
    return { shop, addresses: [...kinds.values()] };
  },
  ({ shop }) => shop.dispose(),
);

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://shop");
  return [shapeOf(pathname), searchParams.get("fila")].join(" ");
}

const test = journeys.extend({
  shop: async ({}, use) => use((await fatShop()).shop),
  page: async ({ page }, use) => {
    // Pictures have their size from the page, and no shop needs to make them for this.
    await page.route(/\/(imagini|desen)\b/, (route) =>
      route.request().resourceType() === "image" ? route.abort() : route.continue(),
    );
    await use(page);
  },
});

// One shop is filled for all of them.
test.describe.configure({ mode: "default" });

const product = "/produse/mobilier-pentru-camera-1/1";

/** Pages that are wider than their window, on a phone and in a low window, and dialogs that cannot be left. */
async function faultsOf(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 700 });
      const excess = await sidewaysExcess(page);
      if (excess > 0) found.push(`${address} at ${width}: ${excess} px too wide`);
      if ((await page.locator("dialog[open]").count()) === 0) continue;
      for (const lost of await outOfReach(page, "dialog[open]")) {
        found.push(`${address} at ${width}: out of reach: ${lost}`);
      }
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

for (const [what, isOffice] of [
  ["a shop", false],
  ["an office", true],
] as const) {
  test(`with ten times as much in it, in long words, ${what} is as wide as its window`, async ({
    page,
    shop,
  }) => {
    await signInAsAdmin(page, shop);
    if (!isOffice) {
      await page.goto(product);
      await page.getByRole("button", { name: "Adaugă în coș" }).first().click();
      await page.getByText("Produs adăugat").first().waitFor();
    }
    const { addresses } = await fatShop();
    const some = addresses.filter((address) => address.startsWith("/admin") === isOffice);
    expect(some.length).toBeGreaterThan(40);
    const looked = [...(isOffice ? [] : [product]), ...someOf(some, 3)];
    expect(await faultsOf(page, looked)).toEqual([]);
  });
}

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
