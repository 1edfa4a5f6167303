import { catalogueTranslations } from "~db/seed/translations";

import { mailsWritten } from "../promises/buying";
import { pieces } from "../world";
import { expect, fillCheckout, setStock, test } from "./shop";

test("a visitor who chooses English shops, orders and is written to in English", async ({
  page,
  shop,
}) => {
  const { kitchen } = pieces;
  const english = catalogueTranslations.en.products["bucatarii-1"]!;
  await setStock(shop, kitchen, 9);
  const menu = page.getByRole("banner").locator("details:visible").last();

  await page.goto(kitchen.path);
  await expect(page.locator("html")).toHaveAttribute("lang", "ro");
  await menu.locator("summary").click();
  await menu.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("status").filter({ hasText: "Language changed" })).toBeVisible();
  await expect(page).toHaveURL(kitchen.path);
  await expect(page.getByRole("heading", { level: 1, name: english.name })).toBeVisible();

  await page.goto("/produse?cauta=salvia");
  await menu.locator("summary").click();
  const current = menu.getByRole("button", { name: "English" });
  await expect(current).toHaveAttribute("aria-current", "true");
  await current.click();
  await expect(page.getByRole("heading", { level: 1, name: /salvia/ })).toBeVisible();
  await expect(page).toHaveURL("/produse?cauta=salvia");
  await expect(page.locator(".toast")).toHaveCount(0);

  await page.getByRole("heading", { name: english.name }).getByRole("link").click();
  await page.getByRole("button", { name: "Buy now" }).click();
  await page.getByRole("link", { name: "Go to checkout" }).click();
  await fillCheckout(page, {
    fullName: "Full name",
    email: "Email",
    phone: "Phone",
    address: "Address",
    postalCode: "Postcode",
  });
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Can be returned within 30 days")).toBeVisible();
  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(page.getByText("Order placed successfully!")).toBeVisible();
  const number = (await page.getByRole("heading", { level: 1 }).innerText()).split(" ")[1]!;

  await mailsWritten(shop);
  const mails = await shop.db
    .selectFrom("outbox")
    .innerJoin("orders", "orders.id", "outbox.order_id")
    .select(["recipient", "email", "subject", "text", "language"])
    .where("number", "=", number)
    .execute();
  expect(mails).toHaveLength(2);
  const confirmation = mails.find((mail) => mail.recipient === mail.email);
  expect(confirmation?.language).toBe("en");
  expect(confirmation?.subject).toBe(`[Trial order] Order ${number} at Atelier`);
  expect(confirmation?.text).toContain("Hello,\n\nThank you!");
  const note = mails.find((mail) => mail.recipient !== mail.email);
  expect(note?.subject).toContain(`Comandă nouă ${number}`);
});
