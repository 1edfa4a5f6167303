import { pieces } from "../world";
import { sidewaysExcess } from "./layout";
import { signInAsAdmin } from "./office";
import { expect, orderPiece, plannerStep, test } from "./shop";

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

test("a piece is printed with its sizes, and nothing to press lies over them", async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  for (const [address, text] of [
    [pieces.bed.path, "180 × 115 × 215"],
    [plannerStep("pret"), "2.368 Lei"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    for (const one of await page.locator("main :is(button, .button, nav)").all()) {
      await expect(one).toBeHidden();
    }
    const fixed = await page.locator("main *").evaluateAll((all) =>
      all.flatMap((one) => {
        const { position } = getComputedStyle(one);
        const isFixed = position === "sticky" || position === "fixed";
        return isFixed && one.checkVisibility() ? [one.getAttribute("class")] : [];
      }),
    );
    expect(fixed, address).toEqual([]);
    expect(await sidewaysExcess(page), address).toBeLessThanOrEqual(0);
  }
});

test("a list of the office is printed as wide as the paper, without its filter", async ({
  page,
  shop,
}) => {
  await orderPiece(page, shop, pieces.desk);
  await signInAsAdmin(page, shop);
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.goto("/admin/comenzi");
  await expect(page.getByRole("main").getByText("2.690,00 RON").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("search")).toBeHidden();
  expect(await sidewaysExcess(page)).toBeLessThanOrEqual(0);
});
