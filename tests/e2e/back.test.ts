import type { Page } from "playwright/test";

import { pieces } from "../world";
import { expect, setStock, test } from "./shop";

/** From where to where people go, and come back. */
const ways = [
  ["/", "/galerie"],
  ["/produse", pieces.bed.path],
  [pieces.bed.path, "/cos"],
  ["/contact", "/termeni"],
];

/**
 * A page of the whole browser, which alone has this memory; the driver turns it off unless told otherwise.
 */
const remembering = test.extend<{ kept: Page }>({
  kept: async ({ playwright, launchOptions, baseURL, locale }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: process.env.CHROMIUM_PATH,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    await use(await browser.newPage({ baseURL, locale }));
    await browser.close();
  },
});

/** Opens a page that says, when it is come back to, whether the browser had it in memory. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? "from memory" : "anew";
    });
  });
}

for (const [from = "", to = ""] of ways) {
  remembering(
    `going back from ${to} shows ${from} from the browser's memory, as it was left`,
    async ({ kept }) => {
      await open(kept, from);
      await kept.goto(to);
      await kept.goBack({ waitUntil: "commit" });
      await expect(kept.locator("html")).toHaveAttribute("data-shown", "from memory");
    },
  );
}

remembering("a page from the browser's memory shows today's cart", async ({ kept, shop }) => {
  await setStock(shop, pieces.desk, 9);
  const inBar = kept.getByRole("banner").getByRole("link", { name: /^Coș/ });
  await open(kept, "/cos");
  await expect(kept.getByRole("heading", { name: "Coșul tău este gol" })).toBeVisible();
  await open(kept, "/produse/birouri");
  await expect(inBar).toHaveAccessibleName("Coș");
  await kept.goto(pieces.desk.path, { waitUntil: "networkidle" });
  await kept.locator(".buy-bar button[value=add]").click();
  await expect(inBar).toHaveAccessibleName("Coș: 1 produs");
  while (new URL(kept.url()).pathname !== "/produse/birouri") {
    await kept.goBack({ waitUntil: "commit" });
  }
  await expect(kept.locator("html")).toHaveAttribute("data-shown", "from memory");
  await expect(inBar).toHaveAccessibleName("Coș: 1 produs");
  await kept.goBack({ waitUntil: "commit" });
  await expect(kept).toHaveURL("/cos");
  await expect(kept.getByLabel(`Cantitate: ${pieces.desk.product.name}`)).toHaveValue("1");
});

remembering(
  "without script no page that is gone back to tells another number of pieces",
  async ({ kept, shop, baseURL, locale }) => {
    await setStock(shop, pieces.desk, 9);
    const browser = kept.context().browser()!;
    const context = await browser.newContext({ baseURL, locale, javaScriptEnabled: false });
    const page = await context.newPage();
    const inBar = page.getByRole("banner").getByRole("link", { name: /^Coș/ });
    const add = async () => {
      await page.goto(pieces.desk.path);
      await page.locator(".buy-bar button[value=add]").click();
    };
    const back = async (to: string, name: string) => {
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL(to);
      await expect(inBar).toHaveAccessibleName(name);
    };
    await page.goto("/produse/birouri");
    await page.goto("/cos");
    await add();
    await expect(inBar).toHaveAccessibleName("Coș: 1 produs");
    await page.goto("/galerie");
    await page.goto("/cos");
    await add();
    await expect(inBar).toHaveAccessibleName("Coș: 2 produse");
    const [piece, two] = [pieces.desk.path, "Coș: 2 produse"];
    for (const to of [piece, "/cos", "/galerie", piece, piece, "/cos"]) await back(to, two);
    await expect(page.getByLabel(`Cantitate: ${pieces.desk.product.name}`)).toHaveValue("2");
    // From before the first piece, from memory: a cart without a number.
    await back("/produse/birouri", "Coș");
  },
);
