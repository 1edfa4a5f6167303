import { placePlans, wardrobePlan } from "../orders-placed";
import { signInAsAdmin } from "./office";
import { expect, test } from "./shop";

test("one more shelf in an ordered wardrobe: from its drawings through the planner to its customer", async ({
  page,
  shop,
}) => {
  const order = await placePlans(shop.db, [[wardrobePlan, 1]], { status: "new" });
  await signInAsAdmin(page, shop);
  await page.goto(`/admin/comenzi/${order.number}/desene`);
  await page.getByRole("link", { name: "Schimbă interiorul în planificator" }).click();
  await page.locator("#coloana-2").check({ force: true });
  await page.locator("[name=c1z0count]").fill("6");
  await page.getByRole("button", { name: "Arată modificările" }).click();
  await expect(page).toHaveURL(/lh\.rs6_/);
  await page.getByRole("link", { name: "4. Preț" }).click();
  await page.getByRole("button", { name: `Pune în schimbarea comenzii ${order.number}` }).click();
  const [staffs, buyers] = [
    "Poliță reglabilă: 5 (472 × 580 × 18 mm) → 6 (472 × 580 × 18 mm)",
    "Poliță reglabilă: 5 → 6",
  ];
  await expect(page.getByText(staffs)).toBeVisible();
  await page.getByRole("button", { name: "Trimite clientului" }).click();
  await expect(page.getByText("așteaptă răspunsul clientului")).toBeVisible();
  await page.goto(`/comanda/${order.token}`);
  await expect(page.getByText(buyers)).toBeVisible();
  await page.getByRole("button", { name: "Accept schimbarea, cu obligația de plată" }).click();
  await expect(page.getByText("Comanda a fost schimbată pe")).toBeVisible();
});
