import type { Page } from "playwright/test";

import { languageCodes } from "~/languages";

import { pieces } from "../world";
import { expect, fillCheckout, setStock, test, tour } from "./shop";

test("no page asks another origin, breaks the content policy or scrolls sideways", async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const foreign: string[] = [];
  const violations: string[] = [];
  const sideways: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== shop.origin && protocol !== "data:") foreign.push(request.url());
  });
  page.on("console", (line) => {
    if (line.text().includes("Content Security Policy")) violations.push(line.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.log(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });

  await tour(page, shop, pieces.desk, async (place) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const excess = await sidewaysExcess(page);
      if (excess > 0) sideways.push(`${place} at ${width} px: ${excess} px`);
    }
  });

  expect(foreign).toEqual([]);
  expect(violations).toEqual([]);
  expect(sideways).toEqual([]);
});

test("no language is too long for a narrow phone", async ({ page, shop, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled, "once is enough: the layout is the same");
  test.setTimeout(120_000);
  await setStock(shop, pieces.desk, 9);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pieces.desk.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("heading", { name: "Coșul tău" }).waitFor();
  const sideways: string[] = [];
  for (const language of languageCodes) {
    for (const path of ["/", "/produse", pieces.desk.path, "/cos", "/finalizare-comanda"]) {
      const address = `${path}?lng=${language}${path === "/produse" ? "&material=mdf" : ""}`;
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const excess = await sidewaysExcess(page);
      if (excess > 0) sideways.push(`${address}: ${excess} px`);
    }
  }
  expect(sideways).toEqual([]);
});

test("a purchase does not need a single script to arrive", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "nothing is asked for without script");
  await setStock(shop, pieces.desk, 9);
  let refused = 0;
  await page.route(/\.js(\?|$)/, (route) => {
    refused += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  await page.goto("/produse/birouri");
  await page.getByRole("heading", { name: pieces.desk.product.name }).getByRole("link").click();
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  await fillCheckout(page);
  await page.getByRole("button", { name: "Comandă cu obligație de plată" }).click();
  await expect(page.getByText("Comandă finalizată cu succes!")).toBeVisible();
  expect(refused).toBeGreaterThan(0);
});

test("a page keeps its words when the texts for script do not arrive", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "nothing is asked for without script");
  const refused: string[] = [];
  await page.route("**/locales/**", (route) => {
    refused.push(route.request().url());
    return route.fulfill({ status: 404, body: "" });
  });
  await page.goto("/cos", { waitUntil: "networkidle" });
  expect(refused).not.toEqual([]);
  await page.waitForTimeout(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coșul tău este gol");
  await page.getByRole("main").getByRole("link", { name: "Vezi produsele" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toate Produsele");
});

/** By how much the page is wider than its window. */
function sidewaysExcess(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
