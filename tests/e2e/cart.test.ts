import { pieces } from "../world";
import { expect, setStock, test } from "./shop";

test("a visitor changes quantities, is told what is left, removes, undoes and clears", async ({
  page,
  shop,
}) => {
  const { bed, desk } = pieces;
  await setStock(shop, bed, 3);
  await setStock(shop, desk, 9);
  const main = page.getByRole("main");
  const toast = page.locator(".toast");
  const inBar = page.getByRole("banner").getByRole("link", { name: /^Coș/ });
  const row = main.getByRole("row").filter({ hasText: bed.product.name });
  const quantity = page.getByLabel(`Cantitate: ${bed.product.name}`);

  await page.goto("/produse/birouri");
  await page.getByRole("button", { name: `Adaugă în coș: ${desk.product.name}` }).click();
  await expect(toast.getByRole("status")).toContainText(`${desk.product.name} adăugat în coș`);
  await expect(page).toHaveURL("/produse/birouri");
  await page.goto(bed.path);
  // The piece as it stands, not one designed further down.
  const buying = page.locator("form").filter({ hasText: "Cumpără acum" });
  await buying.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(toast.getByRole("status")).toContainText("Produs adăugat în coș");
  await expect(inBar).toHaveAccessibleName("Coș: 2 produse");

  await inBar.click();
  await expect(quantity).toHaveValue("1");
  await row.getByRole("button", { name: /^Încă o bucată/ }).click();
  await expect(quantity).toHaveValue("2");
  await expect(toast.getByRole("status")).toContainText("Produs actualizat");
  await expect(row).toContainText("6.998 Lei");
  await row.getByRole("button", { name: /^O bucată mai puțin/ }).click();
  await expect(quantity).toHaveValue("1");
  await expect(row).not.toContainText("6.998 Lei");

  await quantity.fill("12");
  await row.getByRole("button", { name: "Actualizează" }).click();
  await expect(quantity).toHaveAccessibleDescription(/Mai sunt doar 3 bucăți în stoc/);
  await expect(quantity).toHaveAttribute("aria-invalid", "true");
  await expect(quantity).toHaveValue("12");
  await main.getByRole("alert").getByRole("link", { name: "Mai sunt doar 3 bucăți" }).click();
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue("12");
  await quantity.fill("3");
  await quantity.press("Enter");
  await expect(inBar).toHaveAccessibleName("Coș: 4 produse");
  await expect(quantity).not.toHaveAttribute("aria-invalid");

  await row.getByRole("button", { name: `Elimină ${bed.product.name}` }).click();
  await expect(toast.getByRole("status")).toContainText(`${bed.product.name} eliminat din coș`);
  await expect(row).toBeHidden();
  await toast.getByRole("button", { name: "Anulează" }).click();
  await expect(quantity).toHaveValue("3");

  await page.getByRole("button", { name: "Golește coșul" }).click();
  await expect(page.getByRole("heading", { name: "Coșul tău este gol" })).toBeVisible();
  await expect(toast.getByRole("status")).toContainText("Toate produsele au fost eliminate");
  await toast.getByRole("button", { name: "Anulează" }).click();
  await expect(inBar).toHaveAccessibleName("Coș: 4 produse");
  await page.getByRole("button", { name: "Golește coșul" }).click();
  await main.getByRole("link", { name: "Vezi produsele" }).click();
  await expect(page).toHaveURL("/produse");
  await expect(inBar).toHaveAccessibleName("Coș");
});

test("going back shows the cart as it is now, not as it was", async ({ page, shop }) => {
  const { desk } = pieces;
  await setStock(shop, desk, 9);
  const inBar = page.getByRole("banner").getByRole("link", { name: /^Coș/ });
  await page.goto(desk.path);
  const buying = page.locator("form").filter({ hasText: "Cumpără acum" });
  await buying.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(inBar).toHaveAccessibleName("Coș: 1 produs");
  await page.goto("/galerie");
  await expect(inBar).toHaveAccessibleName("Coș: 1 produs");
  await page.goto("/cos");
  await page.getByRole("button", { name: "Golește coșul" }).click();
  await expect(page.getByRole("heading", { name: "Coșul tău este gol" })).toBeVisible();
  await page.goBack();
  if (new URL(page.url()).pathname !== "/galerie") await page.goBack();
  await expect(page).toHaveURL("/galerie");
  await expect(inBar).toHaveAccessibleName("Coș");
});
