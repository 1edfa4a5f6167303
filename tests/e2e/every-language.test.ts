import type { Page } from "playwright/test";

import { languageCodes } from "~/platform/i18n/languages";

import { isFull, someOf } from "../promises/proof";
import { accountCookie } from "../promises/signed-in";
import type { ShopProcess } from "../shop-process";
import { pieces } from "../world";
import { complaints } from "./axe";
import { sidewaysExcess } from "./layout";
import { expect, fillCheckout, plannerStep, sendOrder, setStock, test } from "./shop";

const design = `${pieces.desk.path}?fila=personalizare`;
const addresses = [
  "/",
  "/produse",
  "/produse?cauta=dulap",
  pieces.desk.path,
  design,
  "/proiecteaza?nisa=217",
  plannerStep("impartirea"),
  plannerStep("aspect"),
  plannerStep("pret"),
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
  languages: someOf(["hu", "ru"], 2),
  addresses: ["/", design, plannerStep("impartirea"), "/contact", "/cos", "/finalizare-comanda"],
};

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
  await sendOrder(page);
  await page.waitForURL(/\/comanda\//);
  const order = new URL(page.url()).pathname;
  await page.goto("/cont/comenzi");
  const number = await page.locator("main a[href^='/cont/comenzi/']").first().getAttribute("href");
  return [order, number ?? "", "/cont/profil", "/cont/comenzi", "/cont/date"];
}

/** The new size of a window reaches the page with a frame, not with the command that set it. */
function waitForLayout(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** How the page overflows when its window is small or its text large, one line each way. */
async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  const measure = async (how: string) => {
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
  for (const width of [1240, 1024, 640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(waitForLayout);
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
  }) => {
    test.skip(!isFull && !few.languages.includes(code), "eight languages take minutes");
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
