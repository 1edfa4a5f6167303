import axe from "axe-core";
import type { Page } from "playwright/test";

import { languageCodes } from "~/languages";

import { isFull } from "../promises/proof";
import { accountCookie } from "../promises/signed-in";
import type { ShopProcess } from "../shop-process";
import { pieces } from "../world";
import { sidewaysExcess } from "./layout";
import { expect, fillCheckout, setStock, test } from "./shop";

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

/** Signs in, orders a piece, and returns the addresses that only its customer sees. */
async function becomeCustomer(page: Page, shop: ShopProcess): Promise<string[]> {
  const value = await accountCookie(shop, { email: "client@example.com" });
  await page.context().addCookies([{ name: "account", value, url: shop.origin }]);
  await fillCart(page);
  await page.goto("/finalizare-comanda?lng=ro");
  await fillCheckout(page);
  await page.getByRole("button", { name: "Comandă cu obligație de plată" }).click();
  await page.waitForURL(/\/comanda\//);
  const order = new URL(page.url()).pathname;
  await page.goto("/cont/comenzi");
  const number = await page.locator("main a[href^='/cont/comenzi/']").first().getAttribute("href");
  return [order, number ?? "", "/cont/profil", "/cont/comenzi", "/cont/date"];
}

/** How the page overflows when its window is small or its text large, one line each way. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  const measure = async (how: string) => {
    // A changed window is drawn anew in the next frame, and what that moves in the one after.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const excess = await sidewaysExcess(page);
    if (excess > 0) found.push(`${how}: ${excess} px too wide`);
    // The top bar is fixed: what leaves the window there is out of reach and widens nothing.
    const lost = await page.evaluate(() =>
      [...document.querySelectorAll("header a, header summary, header button")]
        .filter(
          (one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1,
        )
        .map((one) => one.textContent),
    );
    found.push(...lost.map((text) => `${how}: "${text}" is out of the window`));
  };
  // A window of 1280 px at 200 % shows what one of 640 px does.
  for (const width of [1232, 1024, 640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await measure(`at ${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await measure("with text at 200 %");
  return found;
}

for (const code of languageCodes) {
  test(`in ${code} axe finds nothing, in light and forced colours, and nothing overflows enlarged`, async ({
    page,
    shop,
    javaScriptEnabled,
  }) => {
    test.skip(!isFull && !few.languages.includes(code), "eight languages take minutes");
    test.skip(!javaScriptEnabled, "axe is itself a script");
    test.setTimeout(360_000);
    await setStock(shop, pieces.desk, 50);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await fillCart(page);
    const found: string[] = [];
    const look = async (address: string) => {
      const separator = address.includes("?") ? "&" : "?";
      await page.goto(`${address}${separator}lng=${code}`);
      const note = (lines: string[]) => found.push(...lines.map((line) => `${address}: ${line}`));
      note(await complaints(page));
      await page.emulateMedia({ forcedColors: "active" });
      note(await complaints(page, { runOnly: ["color-contrast", "link-in-text-block"] }));
      await page.emulateMedia({ forcedColors: "none" });
      note(await overflows(page));
    };
    for (const address of isFull ? addresses : few.addresses) await look(address);
    if (isFull) for (const address of await becomeCustomer(page, shop)) await look(address);
    expect(found).toEqual([]);
  });
}
