import { catalogue } from "~db/seed/catalogue";

import { expect, test } from "./shop";

const products = Object.values(catalogue).flat();
const empty = "Nu am găsit produse care să corespundă criteriilor de căutare.";

test("a visitor narrows the listing by material and price, sorts it, and goes back", async ({
  page,
  javaScriptEnabled,
}) => {
  const wooden = products
    .filter((product) => product.material === "lemn-masiv")
    .filter((product) => product.priceLei >= 1000 && product.priceLei <= 3000);
  const main = page.getByRole("main");
  const cards = main.getByRole("article").getByRole("heading");
  const panel = main.locator("summary", { hasText: "Filtre" });
  const material = page.getByLabel("Lemn Masiv");
  const from = page.getByLabel("De la", { exact: true });
  const to = page.getByLabel("Până la", { exact: true });
  const sort = page.getByLabel("Ordonează după");

  await page.goto("/produse");
  await expect(cards).toHaveCount(24);
  await expect(material).toBeHidden();
  await panel.click();
  await material.check();
  // Bounds the wrong way round are meant the right way round.
  await from.fill("3000");
  await to.fill("1000");
  await page.getByRole("button", { name: "Aplică filtrele" }).click();

  // Script makes the address short; without it the form's own is answered, which costs one trip.
  const narrowed = javaScriptEnabled
    ? "/produse?pretMin=1000&pretMax=3000&material=lemn-masiv"
    : /\/produse\?.*pretMin=3000&.*pretMax=1000&material=lemn-masiv$/;
  await expect(page).toHaveURL(narrowed);
  await expect(cards).toHaveCount(wooden.length);
  expect((await cards.allInnerTexts()).sort()).toEqual(wooden.map(({ name }) => name).sort());
  await expect(main.getByRole("status")).toHaveText(`${wooden.length} produse`);
  await expect(material).toBeChecked();
  await expect(from).toHaveValue("1000");
  await expect(to).toHaveValue("3000");

  await sort.selectOption("Preț crescător");
  if (!javaScriptEnabled) await page.getByRole("button", { name: "Aplică filtrele" }).click();
  await expect(page).toHaveURL(/ordine=pret-crescator/);
  const cheapestFirst = [...wooden].sort((one, other) => one.priceLei - other.priceLei);
  await expect(cards).toHaveText(cheapestFirst.map(({ name }) => name));

  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(cards).not.toHaveText(cheapestFirst.map(({ name }) => name));
  // Without script the browser itself puts back what was last chosen on the page it returns to.
  if (javaScriptEnabled) await expect(sort).toHaveValue("noi");
  await page.goBack();
  await expect(page).toHaveURL("/produse");
  await expect(cards).toHaveCount(24);
  if (javaScriptEnabled) {
    await expect(material).not.toBeChecked();
    await expect(from).toHaveValue("0");
    await expect(to).toHaveValue("10000");
  }
});

test("a search that finds nothing says so and can be reset; the listing has a second page", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await page.goto("/produse");
  await page.getByRole("combobox", { name: "Caută" }).fill("nimic de felul acesta");
  await page.getByRole("combobox", { name: "Caută" }).press("Enter");
  await expect(main.getByText(empty)).toBeVisible();
  await main.getByRole("link", { name: "Resetează filtrele" }).last().click();
  await expect(page).toHaveURL("/produse");
  await expect(page.getByRole("combobox", { name: "Caută" })).toHaveValue("");
  await expect(main.getByText(empty)).toBeHidden();

  const pages = page.getByRole("navigation", { name: "Pagini" });
  await pages.getByRole("link", { name: "Pagina 2" }).click();
  await expect(page).toHaveURL("/produse?pagina=2");
  await expect(main.getByRole("article")).toHaveCount(products.length - 24);
  await expect(pages.getByRole("link", { name: "Pagina 2" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.goBack();
  await expect(main.getByRole("article")).toHaveCount(24);
});

test("the price sliders work from the keyboard", async ({ page, javaScriptEnabled }) => {
  await page.goto("/produse/living?pretMax=9000");
  const from = page.getByLabel("De la, cursor");
  const to = page.getByLabel("Până la, cursor");
  await expect(to).toHaveValue("9000");
  // Script takes over the page a moment after it is shown.
  await page.waitForLoadState("networkidle");
  await from.focus();
  for (let step = 1; step <= 9; step += 1) await page.keyboard.press("ArrowRight");
  await to.focus();
  for (let step = 1; step <= 60; step += 1) await page.keyboard.press("ArrowLeft");
  if (javaScriptEnabled) {
    await expect(page.getByLabel("De la", { exact: true })).toHaveValue("900");
    await expect(page.getByLabel("Până la", { exact: true })).toHaveValue("3000");
  }
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(
    javaScriptEnabled
      ? "/produse/living?pretMin=900&pretMax=3000"
      : /glisorMin=900&.*glisorMax=3000/,
  );
  const affordable = catalogue.living.filter(({ priceLei }) => priceLei >= 900 && priceLei <= 3000);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(affordable.length);
});

test("a search costs one trip, and says that it is under way; leaving the page says nothing", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/produse", javaScriptEnabled ? {} : { waitUntil: "networkidle" });
  const results = page.getByRole("main").getByRole("status");
  const search = page.getByRole("combobox", { name: "Caută" });
  await search.fill("nora");
  const trips: string[] = [];
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/(produse|galerie)/, async (route) => {
    trips.push(route.request().url());
    if (javaScriptEnabled) await isLetThrough;
    await route.continue();
  });
  await search.press("Enter");
  if (javaScriptEnabled) await expect(results).toHaveText("Se încarcă produsele...");
  letThrough();
  await expect(page.getByRole("heading", { level: 1, name: /nora/ })).toBeVisible();
  await expect(results).toHaveText(/^\d+ produs/);
  expect(trips).toHaveLength(1);
});

test("who leaves the listing is not told that products are loading", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled);
  await page.goto("/produse");
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/galerie/, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Galerie" }).click();
  await expect(page.locator(".page-progress")).toContainText("Se încarcă");
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ de produse/);
  letThrough();
  await expect(page).toHaveURL("/galerie");
});

test("with script, what is typed brings words and names to choose from", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled);
  await page.goto("/produse");
  const options = page.locator("datalist option");
  const values = () =>
    options.evaluateAll((all: HTMLOptionElement[]) => all.map((one) => one.value));
  const before = await values();
  expect(before).toContain("dulapuri");
  await page.getByRole("combobox", { name: "Caută" }).pressSequentially("garder");
  await expect.poll(values).toContain("garderob");
  expect(before).not.toContain("garderob");
  await page.getByRole("combobox", { name: "Caută" }).fill("");
  await expect.poll(values).toEqual(before);
});
