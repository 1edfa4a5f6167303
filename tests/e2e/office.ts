import { expect, type Page } from "playwright/test";

import { accountCookie } from "../promises/signed-in";
import type { ShopProcess } from "../shop-process";
import { buyer, pieces } from "../world";

/** Signs the page's browser in as an administrator, as the sign-in form would. */
export async function signInAsAdmin(page: Page, shop: ShopProcess): Promise<void> {
  const value = await accountCookie(shop, { role: "administrator", email: "ana@example.com" });
  await page.context().addCookies([{ name: "account", value, url: shop.origin }]);
}

/** Begins for somebody who calls, and puts a piece of the catalogue and one in words together. */
export async function takeCall(page: Page, name: string, phone = "0722 123 456"): Promise<void> {
  await page.goto("/admin/comenzi/noua");
  const caller = page.locator("#caller");
  await caller.getByLabel("Nume complet").fill(name);
  await caller.getByLabel("Telefon").fill(phone);
  await caller.getByRole("button", { name: "Începe comanda" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.getByLabel("Observații").fill("La interfon 12");
  await page.getByLabel("Din catalog").fill(pieces.desk.product.name);
  await page.getByLabel("Din catalog").press("Enter");
  await page.getByRole("button", { name: `Adaugă: ${pieces.desk.product.name}` }).click();
  await page.getByLabel("Ce este").fill("Poliță pe colț");
  await page.locator("[name=wordsQuantity]").fill("2");
  await page.getByLabel("Preț bucată (RON, TVA inclus)").fill("350");
  await page.getByLabel("Cum este").selectOption("to-order");
  await page.getByLabel("În câte zile este gata").fill("20-30");
  await page.getByRole("button", { name: "Adaugă rândul" }).click();
  await expect(page.getByText("2 × 350,00")).toBeVisible();
  // Nothing of what was typed before is lost.
  await expect(page.getByLabel("Observații")).toHaveValue("La interfon 12");
  await page.locator("[name=city]").fill(buyer.city);
  await page.locator("[name=address]").fill(buyer.address);
  await page.locator("[name=county]").selectOption(buyer.county);
  await page.locator("[name=sector]").selectOption(buyer.sector);
  await page.locator("[name=postalCode]").fill(buyer.postalCode);
  await page.locator("[name=discount]").fill("50");
  await page.locator("[name=discountReason]").fill("client vechi");
  await page.getByRole("button", { name: "Salvează și calculează" }).click();
  await expect(page.getByText("Reducere convenită")).toBeVisible();
}
