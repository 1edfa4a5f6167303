import type { Locator } from "playwright/test";

import { signInAsAdmin } from "./office";
import { expect, test } from "./shop";

/** One page of each group, its group's heading and its own entry. */
const pages = [
  ["/admin/comenzi", "Vânzări", "Comenzi"],
  ["/admin/programari/zile-libere", "Vânzări", "Programări"],
  ["/admin/loturi", "Atelier", "Loturi"],
  ["/admin/feronerie/hinge", "Atelier", "Reguli și prețuri"],
  ["/admin/produse/import", "Catalog", "Produse"],
  ["/admin/documente/e-factura", "Bani", "e-Factura"],
  ["/admin/mesaje", "Clienți", "Mesaje"],
  ["/admin/lansare/deschidere", "Magazin", "Lansare"],
] as const;

/** That only this group is open, with this entry as the current one, and both in the window. */
async function expectOpen(menu: Locator, group: string, entry: string): Promise<void> {
  await expect(menu.locator("details[open] > summary")).toHaveText(group);
  const current = menu.locator("[aria-current=page]");
  await expect(current).toHaveText(entry);
  await expect(current).toBeInViewport({ ratio: 1 });
}

test("the menu opens at the group of the page, its entry in view, and another by one press", async ({
  page,
  shop,
}) => {
  await signInAsAdmin(page, shop);
  await page.setViewportSize({ width: 1280, height: 900 });
  const menu = page.locator("header nav").last();
  for (const [path, group, entry] of pages) {
    await page.goto(path);
    await expectOpen(menu, group, entry);
    // The longest group leaves the last row in view too.
    await expect(page.getByRole("button", { name: "Deconectare" }).last()).toBeInViewport();
  }
  await menu.locator("summary", { hasText: "Bani" }).click();
  await menu.getByRole("link", { name: "Extrase" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Extrase");
  await expectOpen(menu, "Bani", "Extrase");
  await page.goto("/admin");
  await expect(menu.locator("details[open]")).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  const small = page.locator("header > details");
  for (const [path, group, entry] of pages) {
    await page.goto(path);
    await small.locator("> summary").click();
    await expectOpen(small.locator("nav"), group, entry);
  }
});
