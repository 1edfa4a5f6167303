import axe from "axe-core";
import type { Page } from "playwright/test";

import { languageCodes } from "~/languages";

import { isFull } from "../promises/proof";
import { pieces } from "../world";
import { sidewaysExcess } from "./layout";
import { expect, setStock, test } from "./shop";

const design = `${pieces.desk.path}?fila=personalizare`;
const addresses = [
  "/",
  "/produse",
  pieces.desk.path,
  design,
  "/galerie",
  "/galerie?imagine=2",
  "/despre",
  "/contact",
  "/newsletter",
  "/retragere",
  "/termeni",
  "/confidentialitate",
  "/cookies",
  "/accesibilitate",
  "/asistent",
  "/autentificare",
  "/inregistrare",
  "/resetare-parola",
  "/cos",
  "/finalizare-comanda",
];

/** What stands for all of them in `npm test`: the narrowest layouts in the longest languages. */
const few = {
  languages: ["hu", "ru"],
  addresses: ["/", design, "/contact", "/cos", "/finalizare-comanda"],
};

/** What axe finds, one line each; controls smaller than 24 px among it (WCAG 2.2, 2.5.8). */
async function complaints(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if ((await page.evaluate("typeof axe")) === "undefined") await page.evaluate(axe.source);
  const all: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    rules: { "target-size": { enabled: true } },
    ...options,
  };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, ${JSON.stringify(all)})`,
  );
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

/** Puts a piece into the cart, so that the checkout has something to show. */
async function fillCart(page: Page): Promise<void> {
  await page.goto(pieces.desk.path);
  await page.locator(".buy-bar button[value=add]").click();
  await page.getByRole("status").first().waitFor();
}

/** How the page overflows when it is enlarged, one line each way. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  const measure = async (how: string) => {
    const excess = await sidewaysExcess(page);
    if (excess > 0) found.push(`${how}: ${excess} px too wide`);
  };
  // A window of 1280 px at 200 % shows what one of 640 px does.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await measure(`at ${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await measure("with text at 200 %");
  // The top bar is fixed: what leaves the window there is out of reach and widens nothing.
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll("header a, header summary, header button")]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => `out of the window with text at 200 %: ${one.textContent}`),
  );
  return [...found, ...lost];
}

for (const code of languageCodes) {
  test(`in ${code} axe finds nothing, in light and forced colours, and nothing overflows enlarged`, async ({
    page,
    shop,
    javaScriptEnabled,
  }) => {
    test.skip(!isFull && !few.languages.includes(code), "eight languages take minutes");
    test.skip(!javaScriptEnabled, "axe is itself a script");
    test.setTimeout(240_000);
    await setStock(shop, pieces.desk, 50);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await fillCart(page);
    const found: string[] = [];
    for (const address of isFull ? addresses : few.addresses) {
      const separator = address.includes("?") ? "&" : "?";
      await page.goto(`${address}${separator}lng=${code}`);
      const note = (lines: string[]) => found.push(...lines.map((line) => `${address}: ${line}`));
      note(await complaints(page));
      await page.emulateMedia({ forcedColors: "active" });
      note(await complaints(page, { runOnly: ["color-contrast", "link-in-text-block"] }));
      await page.emulateMedia({ forcedColors: "none" });
      note(await overflows(page));
    }
    expect(found).toEqual([]);
  });
}
