import { writeDesign } from "~/furniture/boards/address";

import { wardrobe } from "../boards/designs";
import { pieces } from "../world";
import { complaints } from "./axe";
import { expect, setStock, test } from "./shop";

test("a visitor saves three pieces on a phone, compares them, shares one and takes the list along", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await setStock(shop, pieces.bed, 9);
  const main = page.getByRole("main");
  const look = async (place: string) => {
    const wide = await page.evaluate("document.documentElement.scrollWidth");
    expect([place, wide]).toEqual([place, 360]);
    if (javaScriptEnabled) expect(await complaints(page), place).toEqual([]);
  };

  await page.goto("/salvate");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Nu ai salvat încă nimic");
  await look("empty list");
  await page.goto(pieces.bed.path);
  await main.getByRole("button", { name: "Salvează" }).click();
  await expect(page).toHaveURL("/salvate");
  await page.goto(`${pieces.wardrobe.path}?fila=personalizare&width=150`);
  await main.getByRole("button", { name: "Salvează" }).click();
  await expect(main.getByRole("listitem")).toHaveCount(2);
  await expect(main.getByRole("listitem").first()).toContainText("150 × 250");
  await page.goto(`/proiecteaza?d=${writeDesign(wardrobe)}&pas=pret`);
  await main.getByRole("button", { name: "Salvează" }).click();
  await expect(main.getByRole("listitem")).toHaveCount(3);
  await look("list");

  for (const box of await main.getByRole("checkbox").all()) await box.check();
  await main.getByRole("button", { name: "Compară piesele bifate" }).click();
  await expect(page).toHaveURL(/\/compara\?m=/);
  await expect(main.getByRole("columnheader")).toHaveCount(4);
  await expect(main.getByRole("rowheader", { name: /^Greutate/ })).toBeVisible();
  await look("comparison");

  await main.getByRole("link", { name: "Vezi piesele salvate" }).click();
  await main.getByRole("button", { name: "Trimite mai departe: Dulap pe măsură" }).click();
  await expect(page).toHaveURL(/\/model\//);
  await expect(main).toContainText(/Modelul D-\d{4}-\d{5}/i);
  await look("shared design");
  await main.getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(page).toHaveURL("/cos");

  await page.goto("/salvate");
  await main.getByLabel("Email").fill("ana");
  await main.getByRole("button", { name: "Trimite linkul" }).click();
  await expect(main.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await look("mail refused");
  await main.getByLabel("Email").fill("ana.salvate@example.com");
  await main.getByRole("button", { name: "Trimite linkul" }).click();
  await expect(page.locator(".toast")).toContainText("Linkul este pe drum");
  await main.getByRole("button", { name: /^Elimină: Dulap/ }).click();
  await expect(main.getByRole("listitem")).toHaveCount(2);

  const { text } = await shop.db
    .selectFrom("outbox")
    .select("text")
    .where("recipient", "=", "ana.salvate@example.com")
    .orderBy("created_at", "desc")
    .executeTakeFirstOrThrow();
  await page.context().clearCookies();
  await page.goto(/(\/salvate\/[\w-]+)/.exec(text)![1]!);
  await expect(main.getByRole("listitem")).toHaveCount(2);
  await look("mailed list");
  await main.getByRole("button", { name: "Păstrează pe acest dispozitiv" }).click();
  await expect(page).toHaveURL("/salvate");
  await expect(main.getByRole("listitem")).toHaveCount(2);
});
