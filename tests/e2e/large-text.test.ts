import type { Page } from "playwright/test";

import { pieces } from "../world";
import { sidewaysExcess } from "./layout";
import { signInAsAdmin } from "./office";
import { expect, fillCheckout, plannerStep, setStock, test } from "./shop";

const PHONE = { width: 360, height: 740 };

// As a reader sets it in the browser: twice the usual 16 px.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    await use({ ...launchOptions, args });
  },
});

const product = pieces.bed.path;
const tabs = ["descriere", "personalizare", "specificatii", "recenzii"];
const steps = ["impartirea", "aspect", "pret"];
const places = `
  / /?harta=da /produse /produse?material=mdf /produse/bai?cauta=nimic /nu-exista /produse/bai/99
  /cos /salvate /compara /mostre /galerie /galerie?imagine=2 /despre /contact /contact?harta=da
  ${tabs.map((tab) => `${product}?fila=${tab}`).join(" ")} ${product}/intrebari
  ${product}?fila=recenzii&scrie=da ${product}?fila=personalizare&width=52
  ${product}?fila=personalizare&vedere=previzualizare
  /proiecteaza /proiecteaza?nisa=217 /proiecteaza?nisa=lat
  ${steps.map((step) => plannerStep(step)).join(" ")}
  /in-camera?${plannerStep("").split("?")[1]}
  /oferta /programare /asistent /retragere /newsletter /termeni /confidentialitate /cookies
  /accesibilitate /autentificare /inregistrare /resetare-parola /confirmare-email
`
  .trim()
  .split(/\s+/);
const ofAccount = ["profil", "adrese/noua", "comenzi", "date", "securitate"];

/** How far a page leaves a phone, and what leaves it in the top bar, which widens no page. */
async function excesses(page: Page): Promise<string[]> {
  const excess = await sidewaysExcess(page);
  const [size, ...lost] = await page.evaluate(() => [
    getComputedStyle(document.documentElement).fontSize,
    ...[...document.querySelectorAll("header :is(a, summary, button)")]
      .filter((one) => one.checkVisibility() && !one.matches(".sr-only"))
      .filter((one) => one.getBoundingClientRect().right > innerWidth)
      .map((one) => `“${one.textContent}” is out of the window`),
  ]);
  expect(size).toBe("32px");
  return excess > 0 ? [`${excess} px too wide`, ...lost] : lost;
}

test("with text at 200 % no page of a phone scrolls sideways, from the first to the order", async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE);
  const faults: string[] = [];
  const look = async (place: string) => {
    for (const fault of await excesses(page)) faults.push(`${place}: ${fault}`);
  };
  for (const place of places) {
    await page.goto(place);
    await look(place);
  }
  await setStock(shop, pieces.desk, 3);
  await page.goto(plannerStep("pret"));
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await page.waitForURL("/cos");
  await page.goto(pieces.desk.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByLabel(`Cantitate: ${pieces.desk.product.name}`).waitFor();
  await look("cart with a planned piece");
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
  const order = new URL(page.url()).pathname;
  await page.goto(`${order}/retragere`);
  await look("withdrawal of the order");
  await signInAsAdmin(page, shop);
  for (const place of ofAccount) {
    await page.goto(`/cont/${place}`);
    await look(place);
  }
  expect(faults).toEqual([]);
});
