import { pieces } from "../world";
import { sidewaysExcess } from "./layout";
import { expect, orderPiece, test } from "./shop";

test("a legal page and an order are printed without the shop around them, as wide as the paper", async ({
  page,
  shop,
}) => {
  await orderPiece(page, shop, pieces.desk);
  const order = new URL(page.url()).pathname;
  // A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  for (const [address, text] of [
    ["/termeni", "Cine suntem"],
    ["/confidentialitate", "Cât timp le păstrăm"],
    [order, "IBAN"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(text).last()).toBeVisible();
    for (const part of ["header", "footer", "aside", "nav"]) {
      for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
    }
    expect(await sidewaysExcess(page), address).toBeLessThanOrEqual(0);
  }
});
