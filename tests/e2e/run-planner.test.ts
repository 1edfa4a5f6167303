import { expect, fillCheckout, sendOrder, test } from "./shop";

test("a kitchen along a wall of 3,2 m is chosen, changed and ordered on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/proiecteaza");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Bucătărie" }).click();
  await expect(main).toContainText("Exemplu");
  await page.getByRole("textbox", { name: "Lățimea peretelui" }).fill("320");
  const next = page.getByRole("button", { name: "Mai departe" });
  await next.click();
  await expect(page).toHaveURL(/w3200x3200x3200.*pas=impartirea/);

  await page.getByText("2. Corp cu sertare", { exact: true }).click();
  await page.getByRole("combobox", { name: "Sertare" }).selectOption("2");
  await page.getByRole("button", { name: "Arată modificările" }).click();
  await expect(page).toHaveURL(/w900n2h/);
  // The module that was changed stands open, and drawing and price stay in view.
  await expect(page.getByRole("combobox", { name: "Sertare" })).toHaveValue("2");
  const drawing = page.getByRole("img", { name: /Bucătărie pe măsură/ });
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: "Corp îngust extractibil" }).scrollIntoViewIfNeeded();
  await expect(drawing).toBeInViewport();
  const { height } = (await drawing.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(96);
  const strip = page.getByRole("region", { name: "Bucătăria ta" });
  expect((await strip.boundingBox())!.height).toBeLessThanOrEqual(740 * 0.45);

  await next.click();
  await page.getByRole("group", { name: "Decorul fronturilor" }).getByText("MDF Mat").click();
  await next.click();
  const total = await page.locator("tfoot td").innerText();
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(main).toContainText("Bucătărie pe măsură");
  const price = /[\d.]+ Lei/.exec(total)![0];
  await expect(main).toContainText(price);

  await page.goto("/finalizare-comanda");
  await fillCheckout(page);
  await sendOrder(page);
  await expect(page.getByText("Comandă finalizată cu succes!")).toBeVisible();
  await expect(main).toContainText("Bucătărie pe măsură");
  await expect(main).toContainText(price);
});

test("a wall without a width is asked for again, and the nearest kitchen is one press away", async ({
  page,
}) => {
  await page.goto("/proiecteaza/bucatarie");
  await page.getByRole("textbox", { name: "Lățimea peretelui" }).fill("");
  await page.getByRole("button", { name: "Mai departe" }).click();
  const summary = page.getByRole("main").getByRole("alert");
  await expect(summary).toBeFocused();
  await page.getByRole("textbox", { name: "Lățimea peretelui" }).fill("25 cm");
  await page.getByRole("button", { name: "Mai departe" }).click();
  await page.getByRole("link", { name: "Folosește această variantă" }).click();
  await expect(page.getByRole("main")).not.toContainText("Așa nu se poate");
});

test("a kitchen in L is chosen from its picture, changed and put into the cart on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/proiecteaza/bucatarie");
  const field = (name: string) => page.getByRole("textbox", { name });
  await expect(field("Lățimea peretelui")).toBeVisible();
  await expect(field("Peretele din dreapta")).toBeHidden();
  await page.getByRole("group", { name: "Forma bucătăriei" }).getByText("În U").click();
  await expect(field("Peretele din mijloc")).toBeVisible();
  await page.getByRole("group", { name: "Forma bucătăriei" }).getByText("În L").click();
  await expect(field("Peretele din mijloc")).toBeHidden();
  await expect(field("Lățimea peretelui")).toBeHidden();
  await field("Peretele din stânga").fill("3,6 m");
  await field("Peretele din dreapta").fill("280");
  await page.getByRole("combobox", { name: "Peretele cu apa" }).selectOption("Peretele din stânga");
  const next = page.getByRole("button", { name: "Mai departe" });
  await next.click();
  await expect(page).toHaveURL(/w3600x3600x3600.*w2800x2800x2800/);

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Peretele din stânga" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Peretele din dreapta" })).toBeVisible();
  const corner = main.getByText(/^\d\. Corp de colț$/);
  await corner.click();
  await page
    .getByRole("combobox", { name: "Deasupra" })
    .locator("visible=true")
    .selectOption("Nimic");
  await page.getByRole("button", { name: "Arată modificările" }).click();
  await expect(page).toHaveURL(/c\d+(\.|r\.|_)/);
  const drawing = page.getByRole("img", { name: /Bucătărie pe măsură, în L/ });
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await next.click();
  await next.click();
  const total = /[\d.]+ Lei/.exec(await page.locator("tfoot td").innerText())![0];
  await page.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(main).toContainText(total);
  await expect(main).toContainText("în L");
});
