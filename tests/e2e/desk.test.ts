import type { Page } from "playwright/test";

import { buyer, pieces } from "../world";
import { signInAsAdmin } from "./office";
import { expect, setStock, test } from "./shop";

/** Begins for somebody who calls, and puts a piece of the catalogue and one in words together. */
async function takeCall(page: Page, name: string): Promise<void> {
  await page.goto("/admin/comenzi/noua");
  const caller = page.locator("#caller");
  await caller.getByLabel("Nume complet").fill(name);
  await caller.getByLabel("Telefon").fill("0722 123 456");
  await caller.getByRole("button", { name: "Începe comanda" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.getByLabel("Observații").fill("La interfon 12");
  await page.getByLabel("Din catalog").fill(pieces.desk.product.name);
  await page.getByLabel("Din catalog").press("Enter");
  await page.getByRole("button", { name: `Adaugă: ${pieces.desk.product.name}` }).click();
  await page.getByLabel("Ce este").fill("Poliță pe colț");
  await page.locator("[name=wordsQuantity]").fill("2");
  await page.getByLabel(/Lei bucata/).fill("350");
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

test("a phone call becomes an order, and another one an offer that is accepted by its link", async ({
  page,
  shop,
}) => {
  await setStock(shop, pieces.desk, 5);
  await signInAsAdmin(page, shop);
  await takeCall(page, "Elena Dumitru");
  await page.getByLabel("Ce s-a spus la telefon").fill("Sună sâmbătă înainte.");
  await page.getByRole("button", { name: "Acceptată la telefon: plasează" }).click();
  await expect(page.getByText("a fost plasată")).toBeVisible();
  await expect(page.getByText("Acceptată la telefon: Sună sâmbătă înainte.")).toBeVisible();

  await takeCall(page, "Radu Ionescu");
  await page.getByLabel("Mesaj pentru client").fill("Cu drag, de la atelier.");
  await page.getByRole("button", { name: "Trimite oferta" }).click();
  await expect(
    page
      .getByRole("main")
      .getByText(/\/oferta\//)
      .first(),
  ).toBeVisible();
  const office = page.url();
  const link = await page
    .getByRole("main")
    .getByText(/\/cerere-oferta\/|\/oferta/)
    .first()
    .textContent();

  await page.context().clearCookies();
  await page.goto(new URL(link!.trim()).pathname);
  await expect(page.getByText("Cu drag, de la atelier.")).toBeVisible();
  await expect(page.getByText("Reducere convenită")).toBeVisible();
  await page.getByRole("link", { name: "Accept oferta" }).click();
  await expect(page.locator("[name=address]")).toHaveValue(buyer.address);
  // Whoever accepts by the link has an e-mail to be written to.
  await page.locator("main [name=email]").fill("radu.ionescu@example.com");
  await page.getByRole("main").locator("form button").last().click();
  await expect(page.getByText("Ofertă acceptată, comandă plasată")).toBeVisible();
  await expect(page.getByText("Poliță pe colț").first()).toBeVisible();

  await signInAsAdmin(page, shop);
  await page.goto(office);
  await expect(
    page.getByRole("main").getByText("Acceptată", { exact: true }).first(),
  ).toBeVisible();
});
