import { languageCodes } from "~/platform/i18n/languages";

import { isFull, someOf } from "../promises/proof";
import { pieces } from "../world";
import { complaints } from "./axe";
import { sidewaysExcess, spoiltTexts } from "./layout";
import { expect, setStock, test, tour } from "./shop";

test("no page asks another origin, breaks the content policy, scrolls sideways or has axe complain", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  // A colour on its way from one to another is not judged.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const foreign: string[] = [];
  const violations: string[] = [];
  const faults: string[] = [];
  let looked = 0;
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

  await tour(page, shop, pieces.desk, javaScriptEnabled, async (place) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const excess = await sidewaysExcess(page);
      if (excess > 0) faults.push(`${place} at ${width} px: ${excess} px too wide`);
    }
    // Axe is itself a script. In the quick size it judges a phone's page and a desk's in turns.
    looked += 1;
    const widths = isFull ? [360, 1280] : [[360, 1280][looked % 2]!];
    for (const width of javaScriptEnabled ? widths : []) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await complaints(page)) faults.push(`${place} at ${width} px: ${fault}`);
    }
  });

  expect(foreign).toEqual([]);
  expect(violations).toEqual([]);
  expect(faults).toEqual([]);
});

for (const [number, language] of languageCodes.entries()) {
  test(`on a narrow phone no text in ${language} is cut off, covered or too wide`, async ({
    page,
    shop,
    javaScriptEnabled,
  }) => {
    test.skip(javaScriptEnabled, "once is enough: the layout is the same");
    await setStock(shop, pieces.desk, 9);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${pieces.desk.path}?lng=${language}`);
    await page.locator("button[value=buy]").click();
    await page.waitForURL("/cos");
    const found: string[] = [];
    const addresses = [
      "/",
      "/produse?material=mdf",
      pieces.desk.path,
      `${pieces.desk.path}?fila=personalizare`,
      `${pieces.desk.path}?fila=specificatii`,
      "/cos",
      "/finalizare-comanda",
      "/galerie?imagine=1",
      "/despre",
      "/contact",
      "/newsletter",
      "/termeni",
      "/confidentialitate",
      "/cookies",
      "/accesibilitate",
    ];
    // In the quick size each page is shown in one or two of the languages.
    for (const path of someOf(addresses, 8, number)) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const excess = await sidewaysExcess(page);
      if (excess > 0) found.push(`${path}: ${excess} px too wide`);
      for (const text of await spoiltTexts(page)) found.push(`${path}: ${text}`);
    }
    expect(found).toEqual([]);
  });
}

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
  await page.goto("/cos", { waitUntil: "load" });
  await expect.poll(() => refused).not.toEqual([]);
  await page.waitForTimeout(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coșul tău este gol");
  await page.getByRole("main").getByRole("link", { name: "Vezi produsele" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toate Produsele");
});
