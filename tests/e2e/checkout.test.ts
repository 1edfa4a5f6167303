import { startFront } from "../postgres/front";
import { buyer, pieces } from "../world";
import { expect, fillCheckout, plannerStep, setStock, test } from "./shop";

for (const width of [360, 1280]) {
  test(`what is typed at the checkout outlives another language, the cart and another tab (${width} px)`, async ({
    page,
    shop,
    context,
    javaScriptEnabled,
  }) => {
    await setStock(shop, pieces.desk, 9);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(pieces.desk.path);
    await page.getByRole("button", { name: "Cumpără acum" }).click();
    await page.getByRole("link", { name: "Finalizează comanda" }).click();
    const main = page.getByRole("main");
    await main.getByLabel("Nume complet").fill(buyer.fullName);
    await main.getByLabel("Observații").fill("Poarta verde");

    const language = page.getByRole("banner").locator("details:visible");
    await language.locator("summary").click();
    await language.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(main.getByLabel("Full name")).toHaveValue(buyer.fullName);
    await main.getByLabel("Full name").fill("Altă Ileana");
    await page.getByRole("banner").locator("button[value=cart]").click();
    await expect(page).toHaveURL("/cos");
    await page.getByRole("link", { name: "Go to checkout" }).click();
    await expect(main.getByLabel("Full name")).toHaveValue("Altă Ileana");
    await expect(main.getByLabel(/^Notes/)).toHaveValue("Poarta verde");

    await main.getByLabel(/^Notes/).fill("Poarta roșie");
    if (javaScriptEnabled) {
      // Leaving the field is enough.
      const kept = page.waitForResponse((answer) => answer.url().includes("_data="));
      await main.getByLabel("Full name").focus();
      await kept;
    } else {
      await main.locator("button[value=transport]:visible").click();
    }
    const tab = await context.newPage();
    await tab.goto("/finalizare-comanda");
    await expect(tab.getByLabel(/^Notes/)).toHaveValue("Poarta roșie");
    await tab.close();
  });
}

test("an answer that comes late takes nothing from what was sent after it", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "without script nothing is sent before the form");
  await setStock(shop, pieces.desk, 9);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  const line = await startFront((sent) =>
    sent.endsWith("intent=keep") && held++ === 0 ? released : Promise.resolve(),
  );
  line.backends.push(shop.origin);
  await page.goto(line.origin + pieces.desk.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  await fillCheckout(page);
  await page.getByRole("button", { name: "Continuă", exact: true }).click();
  const order = page.getByRole("button", { name: "Comandă cu obligație de plată" });
  await expect(order).toBeVisible();
  expect(held).toBeGreaterThan(1);
  release();
  await page.reload();
  await expect(order).toBeVisible();
  line.close();
});

test("transport and its days stand below the town as soon as they are known, and in the total", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await setStock(shop, pieces.last, 9);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pieces.last.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  const main = page.getByRole("main");
  const transport = main.locator("#transport");
  await expect(transport).toHaveText("Vezi cât costă transportul");
  await main.locator("[name=county]").selectOption({ label: "Prahova" });
  if (!javaScriptEnabled) await transport.getByRole("button").click();
  await expect(transport).toContainText("Transport în zona „Județele vecine”");
  await expect(transport).toContainText(/\d–\d+ (de )?zile/);
  const total = main.locator(".order-summary summary");
  const brought = await total.innerText();
  await main.getByLabel("La etaj, cu liftul").check();
  if (!javaScriptEnabled) await transport.getByRole("button").click();
  await expect(total).not.toHaveText(brought);
  await expect(main.getByLabel("La etaj, cu liftul")).toBeChecked();
  await main.getByLabel("Ridicare din showroom").check();
  await expect(transport).toBeHidden();
});

test("Enter goes on from any field, and to no language or cart", async ({ page, shop }) => {
  await setStock(shop, pieces.desk, 9);
  await page.goto(pieces.desk.path);
  await page.getByRole("button", { name: "Cumpără acum" }).click();
  await page.getByRole("link", { name: "Finalizează comanda" }).click();
  await fillCheckout(page);
  await page.getByLabel("Nume complet").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verifică și trimite comanda");
});

for (const kind of ["ready-made", "planned"]) {
  test(`a whole checkout for a delivery of a ${kind} piece is at most 3000 px high on a phone`, async ({
    page,
    shop,
  }) => {
    await setStock(shop, pieces.desk, 9);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(kind === "planned" ? plannerStep("pret") : pieces.desk.path);
    await page
      .getByRole("button", { name: kind === "planned" ? "Adaugă în coș" : "Cumpără acum" })
      .click();
    await page.getByRole("link", { name: "Finalizează comanda" }).click();
    await page.getByRole("main").locator("[name=county]").selectOption({ label: "Prahova" });
    await page.locator("#transport button").click();
    await expect(page.locator("#transport")).toContainText(/\d–\d+ (de )?zile/);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      3000,
    );
  });
}
