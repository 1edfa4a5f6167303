import { expect, test } from "./shop";

test.use({ viewport: { width: 360, height: 740 } });

test("on a phone the menu opens, shows one submenu at a time and closes behind a link", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.locator("summary[aria-label=Meniu]");
  const menu = page.getByRole("navigation", { name: "Meniu" });
  const kitchens = menu.getByRole("link", { name: "Bucătării" });
  const english = menu.getByRole("button", { name: "English" });
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(kitchens).toBeVisible();
  await expect(english).toBeHidden();
  await menu.locator("summary", { hasText: "Limba" }).click();
  await expect(english).toBeVisible();
  await expect(kitchens).toBeHidden();
  await menu.locator("summary", { hasText: "Produse" }).click();
  await expect(english).toBeHidden();
  await kitchens.click();
  await expect(page).toHaveURL("/produse/bucatarii");
  await expect(page.getByRole("heading", { level: 1, name: "Bucătării" })).toBeVisible();
  await expect(menu).toBeHidden();

  await opener.click();
  await menu.getByRole("link", { name: "Coș", exact: true }).click();
  await expect(page).toHaveURL("/cos");
  await expect(menu).toBeHidden();
});

test("on a phone the menu works from the keyboard alone", async ({ page, javaScriptEnabled }) => {
  await page.goto("/cos");
  const opener = page.locator("summary[aria-label=Meniu]");
  const menu = page.getByRole("navigation", { name: "Meniu" });
  const products = menu.locator("summary", { hasText: "Produse" });
  const desks = menu.getByRole("link", { name: "Birouri" });
  const tabTo = async (target: typeof opener) => {
    for (let press = 1; press <= 12; press += 1) {
      await page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
  await page.waitForLoadState("networkidle");

  await tabTo(opener);
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await tabTo(products);
  await page.keyboard.press("Space");
  await expect(desks).toBeHidden();
  await page.keyboard.press("Space");
  await expect(desks).toBeVisible();
  if (javaScriptEnabled) {
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
  }
  await tabTo(desks);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/produse/birouri");
  await expect(menu).toBeHidden();
});
