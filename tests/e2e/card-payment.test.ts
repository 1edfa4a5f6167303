import { startStandIn, standInKeys } from "../payments/stand-in";
import { freePort, type ShopProcess } from "../shop-process";
import { pieces } from "../world";
import { signInAsAdmin } from "./office";
import { expect, orderPiece, shared, startShownShop, test as base } from "./shop";

const opened = shared(
  async () => {
    const PORT = String(await freePort());
    const standIn = await startStandIn(`http://127.0.0.1:${PORT}/plati/stripe/eveniment`);
    const env = { ...standInKeys, STRIPE_API_BASE: standIn.url, PORT };
    return { standIn, shop: await startShownShop(env) };
  },
  async ({ standIn, shop }) => {
    await shop.dispose();
    await standIn.stop();
  },
);

/** A shop that takes cards, from a provider whose page it leads to. */
const test = base.extend({ shop: async ({}, use) => use((await opened()).shop) });

test("an order is paid by card: refused, given up, paid, and given back from the desk", async ({
  page,
  shop,
}) => {
  await orderPiece(page, shop, pieces.desk);
  const order = new URL(page.url()).pathname;
  const press = (name: string) => page.getByRole("button", { name }).click();
  const follow = (name: string) => page.getByRole("link", { name }).click();
  const heading = page.getByRole("heading", { level: 1 });

  await follow("Plătește cu cardul");
  await expect(heading).toHaveText("Plata cu cardul");
  await press("Continuă spre plata");
  await expect(heading).toContainText("Mai ai un pas");
  await follow("Deschide pagina de plată");
  await press("card care este refuzat");
  await expect(heading).toHaveText("Plata a fost refuzată");

  await press("Încearcă din nou");
  await follow("Deschide pagina de plată");
  await press("Renunță la plată");
  await expect(heading).toHaveText("Plata nu s-a făcut");

  await press("Încearcă din nou");
  await follow("Deschide pagina de plată");
  await press("Plătește cu cardul de test");
  await expect(heading).toContainText("Mulțumim");
  await follow("Înapoi la comandă");
  await expect(page.getByText("Plătită", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Plătește cu cardul" })).toHaveCount(0);

  const number = await numberOf(shop, order);
  await signInAsAdmin(page, shop);
  await page.goto(`/admin/comenzi/${number}`);
  const amount = page.getByLabel("Suma de rambursat");
  const reason = page.locator("[id^=card-reason-]");
  await amount.fill("100,66");
  await reason.selectOption("price_lowered");
  await press("Rambursează");
  await expect(amount).toHaveAccessibleDescription(/refuzat \(insufficient_funds\)/);
  // The form for the next try comes with the list of those before.
  await expect(page.getByRole("list", { name: "Rambursări pe card" })).toBeVisible();
  await amount.fill("100");
  await reason.selectOption("price_lowered");
  await press("Rambursează");
  await expect(page.getByText("Suma a fost rambursată pe card")).toBeVisible();
  await expect(page.getByRole("cell", { name: "-100,00 RON" })).toBeVisible();
});

async function numberOf(shop: ShopProcess, order: string): Promise<string> {
  const token = order.split("/")[2]!;
  const row = shop.db.selectFrom("orders").select("number").where("token", "=", token);
  return (await row.executeTakeFirstOrThrow()).number;
}
