import { buyer, pieces } from "../world";
import { expect, fillCheckout, sendOrder, test } from "./shop";

for (const width of [360, 1280]) {
  test(`a visitor finds a product, orders it and sees the order (${width} px)`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Vezi produsele" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Toate Produsele" })).toBeVisible();

    await page.getByRole("combobox", { name: "Caută" }).fill("nora");
    await page.getByRole("combobox", { name: "Caută" }).press("Enter");
    await expect(page).toHaveURL(/cauta=nora/);
    await page.getByRole("heading", { name: pieces.bed.product.name }).getByRole("link").click();

    await page.getByRole("button", { name: "Cumpără acum" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Coșul tău" })).toBeVisible();
    await expect(page.getByRole("status").first()).toContainText("adăugat în coș");
    await page.getByRole("link", { name: "Finalizează comanda" }).click();

    const email = page.getByLabel("Email");
    await email.fill("maria@");
    await page.getByRole("button", { name: "Continuă", exact: true }).click();
    await expect(email).toHaveAccessibleDescription(/Adresa de email nu este validă/);
    await expect(email).toHaveAttribute("aria-invalid", "true");
    const summary = page.getByRole("main").getByRole("alert");
    await summary.getByRole("link", { name: "Adresa de email nu este validă" }).click();
    await expect(email).toBeFocused();
    await expect(summary).toBeVisible();

    await fillCheckout(page);
    await page.getByLabel("Observații").fill(buyer.notes);
    await sendOrder(page);

    await expect(page).toHaveURL(/\/comanda\//);
    await expect(page.getByText("Comandă finalizată cu succes!")).toBeVisible();
    const number = (await page.getByRole("heading", { level: 1 }).innerText()).split(" ")[1]!;
    expect(number).toMatch(/^AM-\d{4}-\d{6}$/);
    await expect(page.getByText("Banca", { exact: true })).toBeVisible();

    const order = await shop.db
      .selectFrom("orders")
      .selectAll()
      .where("number", "=", number)
      .executeTakeFirstOrThrow();
    expect(order.full_name).toBe(buyer.fullName);
    expect(order.phone).toBe("+40722123456");
    expect(order.total_bani).toBe(pieces.bed.product.priceLei * 100);
  });
}
