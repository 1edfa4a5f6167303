import { pieces } from "../world";
import { expect, fillCheckout, sendOrder, test } from "./shop";

for (const width of [360, 1280]) {
  test(`a visitor orders swatches of decors and is told of their price's return (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${pieces.bed.path}?fila=personalizare`);
    await page.getByRole("link", { name: "Comandă mostre" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mostre de decor" })).toBeVisible();

    const main = page.getByRole("main");
    const boxes = main.getByRole("checkbox");
    await expect(boxes).toHaveCount(6);
    for (const box of await boxes.all()) await box.check();
    await page.getByRole("button", { name: "Pune mostrele în coș" }).click();
    const summary = main.getByRole("alert");
    await expect(summary).toContainText("Poți lua cel mult 5 mostre");
    for (const box of await boxes.all()) await expect(box).toBeChecked();
    for (const box of (await boxes.all()).slice(2)) await box.uncheck();
    await page.getByRole("button", { name: "Pune mostrele în coș" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Coșul tău" })).toBeVisible();
    await expect(main.getByRole("heading", { name: /^Mostră: / })).toHaveCount(2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await page.getByRole("link", { name: "Finalizează comanda" }).click();
    await expect(page.getByText("Cum primești mostrele")).toBeVisible();
    await fillCheckout(page);
    await sendOrder(page);
    await expect(page).toHaveURL(/\/comanda\//);
    await expect(page.getByRole("heading", { name: "Prețul mostrelor, înapoi" })).toBeVisible();
  });
}
