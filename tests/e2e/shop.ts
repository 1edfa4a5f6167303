import { symlinkSync } from "node:fs";
import { join } from "node:path";

import { test as base, type Page } from "playwright/test";

import { writeDesign } from "~/furniture/boards/address";
import { writeRun } from "~/furniture/boards/run-address";

import { wardrobe } from "../boards/designs";
import { workedKitchen } from "../boards/runs/runs";
import { anotherClient, anotherEmail } from "../promises/buying";
import { someOf } from "../promises/proof";
import { startShop, type ShopProcess } from "../shop-process";
import { buyer, pieceId, type Piece } from "../world";

export interface ShopOptions {
  isScriptLost: boolean;
}

interface JourneyFixtures extends ShopOptions {
  shop: ShopProcess;
  troubles: string[];
}

/**
 * The journeys' world: one shop a worker, and pages that fail when the console reports an error or
 * a hydration that did not match. A file that needs a shop of its own gives its tests another `shop`
 * (`shared`): a fixture of the worker's would have a worker and a browser started for it.
 */
export const test = base.extend<JourneyFixtures, { workersShop: ShopProcess }>({
  workersShop: [
    async ({}, use) => {
      const shop = await startShownShop();
      await use(shop);
      await shop.dispose();
    },
    { scope: "worker" },
  ],
  shop: async ({ workersShop }, use) => use(workersShop),
  // Every script is asked for and none arrives.
  isScriptLost: [false, { option: true }],
  // Everybody comes from an address of their own, as if through a proxy.
  extraHTTPHeaders: async ({}, use) => use(anotherClient()),
  page: async ({ page, isScriptLost, javaScriptEnabled }, use) => {
    if (isScriptLost) {
      await page.route(/\.js(\?|$)/, (route) => route.fulfill({ status: 404, body: "" }));
    } else if (javaScriptEnabled) {
      waitForScript(page);
    }
    await use(page);
  },
  baseURL: async ({ shop }, use) => use(shop.origin),
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on("console", (line) => {
        const text = line.text();
        // A page that answers 4xx is no trouble of the script's.
        if (line.type() === "error" && !text.startsWith("Failed to load resource")) {
          troubles.push(text);
        }
      });
      page.on("pageerror", (error) => troubles.push(error.message));
      await use(troubles);
      base.expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "playwright/test";

/** What the tests of a file share: made for the first of them, and put away after the last. */
export function shared<Made>(
  make: () => Promise<Made>,
  putAway: (made: Made) => Promise<unknown>,
): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  test.afterAll(async () => {
    if (made) await putAway(await made);
    made = undefined;
  });
  return () => (made ??= make());
}

/** A shop for browsers. A size of a picture that one shop has made, no other of the run makes again. */
export async function startShownShop(env: Record<string, string> = {}): Promise<ShopProcess> {
  const shop = await startShop(env);
  symlinkSync(join(process.env.PREPARED_SHOP!, "pictures"), join(shop.data, "pictures"));
  return shop;
}

/**
 * Script starts once a page is usable. The journeys with script go on when it runs, except where
 * they wait for less than the whole page ("commit"): those are about what comes before.
 */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    const isHtml = answer?.headers()["content-type"]?.startsWith("text/html");
    if (isHtml && options?.waitUntil === undefined) await scriptRuns(page);
    return answer;
  };
}

/** When React has taken over the page, or at once on a page that brings no script. */
export async function scriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector("script[data-start]") === null ||
      Object.keys(document).some((key) => key.startsWith("__reactContainer")),
    undefined,
    { timeout: 30_000 },
  );
}

/** Gives a piece a stock of its own choosing: the tests of a worker share their shop. */
export async function setStock(shop: ShopProcess, piece: Piece, quantity: number): Promise<void> {
  await shop.db
    .updateTable("products")
    .set({ stock_quantity: quantity })
    .where("id", "=", await pieceId(shop.db, piece))
    .execute();
}

/** Types the buyer into the checkout form, whichever language labels it. */
export async function fillCheckout(
  page: Page,
  labels = {
    fullName: "Nume complet",
    email: "Email",
    phone: "Telefon",
    address: "Adresă",
    postalCode: "Cod poștal",
  },
): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel(labels.fullName, { exact: true }).fill(buyer.fullName);
  await form.getByLabel(labels.email, { exact: true }).fill(anotherEmail());
  await form.getByLabel(labels.phone, { exact: true }).fill(buyer.phone);
  // The sector shows itself for Bucharest, and no town. Those of a delivery address of its own come after.
  await form.locator("[name=county]").selectOption(buyer.county);
  await form.locator("[name=sector]").selectOption(buyer.sector);
  await form.getByLabel(labels.postalCode, { exact: true }).first().fill(buyer.postalCode);
  await form.getByLabel(labels.address, { exact: true }).first().fill(buyer.address);
}

/** Sends the filled in checkout, and on the page that is read once more the order. */
export async function sendOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continuă", exact: true }).click();
  await page.getByRole("button", { name: "Comandă cu obligație de plată" }).click();
}

/** Orders a piece as a guest and stays on the order's page. */
export async function orderPiece(page: Page, shop: ShopProcess, piece: Piece): Promise<void> {
  await setStock(shop, piece, 9);
  await page.goto(piece.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  await fillCheckout(page);
  await sendOrder(page);
  await page.getByText("Comandă finalizată cu succes!").waitFor();
}

const planned = writeDesign(wardrobe);
const kitchen = writeRun(workedKitchen);

/** A step of the planner with a design in it. */
export function plannerStep(step: string, design = planned): string {
  return `/proiecteaza?d=${design}&pas=${step}`;
}

/**
 * Shows every page of the shop, in each of its states, and lets `look` judge it. In the quick size each page
 * that has an address is shown with script on one day of four, and without on another.
 */
export async function tour(
  page: Page,
  shop: ShopProcess,
  piece: Piece,
  hasScript: boolean,
  look: (place: string) => Promise<void>,
): Promise<void> {
  await setStock(shop, piece, 3);
  const places: [place: string, address: string][] = [
    ["home", "/"],
    ["listing, panel open", "/produse?material=mdf"],
    ["listing, empty", "/produse/bai?cauta=nimic"],
    ["no such page", "/nu-exista"],
    ["no such product", "/produse/bai/99"],
    ["empty cart", "/cos"],
    ["gallery", "/galerie"],
    ["gallery, one picture", "/galerie?imagine=2"],
    ["about", "/despre"],
    ["contact", "/contact"],
    ["contact, sent", "/contact?trimis=da"],
    ["newsletter", "/newsletter"],
    ["terms", "/termeni"],
    ["privacy", "/confidentialitate"],
    ["cookies", "/cookies"],
    ["accessibility", "/accesibilitate"],
    ["design", `${piece.path}?fila=personalizare`],
    ["design, previewed", `${piece.path}?fila=personalizare&vedere=previzualizare`],
    ["design, out of bounds", `${piece.path}?fila=personalizare&width=52`],
    ["specification", `${piece.path}?fila=specificatii`],
    ["reviews", `${piece.path}?fila=recenzii&pagina=2`],
    ["review form", `${piece.path}?fila=recenzii&scrie=da`],
    ["planner", "/proiecteaza"],
    ["planner, division", plannerStep("impartirea")],
    ["planner, look", plannerStep("aspect")],
    ["planner, price", plannerStep("pret")],
    ["planner, not possible", plannerStep("pret", planned.replace("x600-", "x300-"))],
    ["kitchen's planner", "/proiecteaza/bucatarie"],
    ["kitchen's planner, modules", plannerStep("impartirea", kitchen)],
    ["kitchen's planner, look", plannerStep("aspect", kitchen)],
    ["kitchen's planner, price", plannerStep("pret", kitchen)],
    ["in your room", `/in-camera?d=${planned}`],
    ["assistant", "/asistent"],
    ["product", piece.path],
  ];
  for (const [place, address] of someOf(places, 4, hasScript ? 0 : 2)) {
    await page.goto(address);
    await look(place);
  }
  await page.goto("/contact");
  await page.getByRole("button", { name: "Trimite mesajul" }).click();
  await page.getByRole("main").getByRole("alert").waitFor();
  await look("refused message");
  await page.goto(piece.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByLabel(`Cantitate: ${piece.product.name}`).waitFor();
  await look("cart");
  const quantity = page.getByLabel(`Cantitate: ${piece.product.name}`);
  await quantity.fill("99");
  await quantity.press("Enter");
  await page.getByRole("main").getByRole("alert").waitFor();
  await look("refused cart");
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  const next = page.getByRole("button", { name: "Continuă", exact: true });
  await next.waitFor();
  await look("checkout");
  await next.click();
  await page.getByRole("main").getByRole("alert").waitFor();
  await look("refused checkout");
  await fillCheckout(page);
  await next.click();
  const send = page.getByRole("button", { name: "Comandă cu obligație de plată" });
  await send.waitFor();
  await look("review");
  await send.click();
  await page.getByText("Comandă finalizată cu succes!").waitFor();
  await look("order");
}
