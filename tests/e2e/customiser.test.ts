import { pieces } from "../world";
import { expect, test } from "./shop";

for (const width of [360, 1280]) {
  test(`a visitor designs a piece by keyboard, sees it drawn and orders it (${width} px)`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pieces.desk.path);
    await page.getByRole("radio", { name: /PAL Alb/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /PAL Nuc/ })).toBeChecked();
    const slider = page.getByRole("slider", { name: "Lățime, cursor" });
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const depth = page.getByRole("textbox", { name: "Adâncime" });
    await depth.fill("60");
    const total = pieces.desk.product.priceLei + 130 + 20 + Math.round((110 * 200 * 60) / 10_000);
    const shown = `${total.toLocaleString("ro-RO")} Lei`;
    if (!javaScriptEnabled) {
      await page.getByRole("button", { name: "Actualizează desenul și prețul" }).press("Enter");
    }
    await expect(page.locator("tfoot")).toContainText(shown);
    await expect(page).toHaveURL(/material=pal-nuc.*width=110.*depth=60/);
    await expect(page.getByRole("textbox", { name: "Lățime" })).toHaveValue("110");
    const drawing = page.getByRole("img", { name: /Desenul piesei/ });
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.getByRole("link", { name: "Previzualizare" }).press("Enter");
    await expect(page.getByText("Desen tehnic, cote în centimetri")).toBeVisible();
    await page.locator("#fila").getByRole("button", { name: "Adaugă în coș" }).press("Enter");
    await expect(page.getByText("Produs adăugat în coș")).toBeVisible();

    await page.goto("/cos");
    await expect(page.getByText("PAL Nuc · Mâner metalic · 110 × 200 × 60 cm")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(shown);
  });
}

test("a design out of bounds is refused beside its field and nothing typed is lost", async ({
  page,
}) => {
  await page.goto(pieces.desk.path);
  const height = page.getByRole("textbox", { name: "Înălțime" });
  await height.fill("301");
  await page.locator("#fila").getByRole("button", { name: "Adaugă în coș" }).click();
  await expect(height).toHaveValue("301");
  await expect(height).toHaveAccessibleDescription(/între 50 și 300 cm/);
  await expect(height).toHaveAttribute("aria-invalid", "true");
});
