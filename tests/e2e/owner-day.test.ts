import type { Page } from "playwright/test";

import { addDays, today } from "~/platform/format/dates";
import { listFiscalDocuments } from "~/sales/bookkeeping/journals/fiscal-documents.server";
import { listPayments } from "~/sales/bookkeeping/journals/listed-payments.server";

import { addBank, twoColumnFile } from "../payments/statements";
import { pieces } from "../world";
import { signInAsAdmin, takeCall } from "./office";
import { expect, setStock, test } from "./shop";

const day = today();
const yesterday = addDays(day, -1);

/** Presses a step of the order's page, with a reason where it asks for one. */
async function step(page: Page, button: string): Promise<void> {
  const why = page.getByLabel("De ce mergi totuși mai departe");
  if (await why.isVisible()) await why.fill("Așa am vorbit la telefon.");
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("button", { name: button })).toBeHidden();
}

test("the owner's day: a call, a change, yesterday's payment, its correction, two deliveries, found from five ends, and journals that add up", async ({
  page,
  shop,
}) => {
  const { db } = shop;
  await setStock(shop, pieces.desk, 9);
  await signInAsAdmin(page, shop);
  await takeCall(page, "Smaranda Olteanu", "0744 321 987");
  await page.locator("main [name=email]").fill("smaranda.olteanu@example.com");
  await page.getByLabel("Ce s-a spus la telefon").fill("Plătește prin transfer.");
  await page.getByRole("button", { name: "Acceptată la telefon: plasează" }).click();
  await expect(page.getByText("a fost plasată")).toBeVisible();
  const order = page.url();
  const number = order.split("/").pop()!;
  // She called the day before yesterday, and the shop sells in earnest.
  const placed_at = `${addDays(day, -2)}T09:00:00.000Z`;
  const isHers = db.updateTable("orders").where("number", "=", number);
  await isHers.set({ placed_at, is_trial: 0 }).execute();

  await page.goto(order);
  await page.getByRole("link", { name: "Schimbă comanda" }).click();
  await page.locator("[name=quantity-0]").fill("2");
  await page.getByRole("button", { name: "Arată diferența" }).click();
  await page.getByLabel("Ce s-a spus la telefon").fill("Da, două birouri.");
  await page.getByRole("button", { name: "A acceptat la telefon" }).click();
  await expect(page.getByText("Da, două birouri.")).toBeVisible();
  await step(page, "Confirmă comanda");

  // 100 typed for 1,000, with yesterday's day.
  await page.getByRole("textbox", { name: "Suma (RON)" }).first().fill("100");
  await page.getByLabel("Ziua plății").first().fill(yesterday);
  await page.getByRole("button", { name: "Înregistrează plata" }).click();
  await page.getByRole("link", { name: "Corectează", exact: true }).click();
  await page.getByLabel("Suma care a venit (RON)").fill("1000");
  await page.getByLabel("Ce a fost greșit").fill("un zero în minus");
  await page.getByRole("button", { name: "Corectează plata" }).click();
  await expect(page.getByText("corectată", { exact: true })).toBeVisible();

  const { total_bani } = await db
    .selectFrom("orders")
    .select("total_bani")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const rest = ((total_bani - 1_000_00) / 100).toFixed(2);
  const staff = { id: "", email: "" };
  const { id: bank } = await addBank(db, staff, { name: "Banca zilei" });
  await page.goto("/admin/extrase");
  await page.locator("[name=bank]").selectOption(bank);
  const row = { on: yesterday, lei: rest, details: `Rest ${number}` };
  const buffer = Buffer.from(twoColumnFile([row]));
  await page
    .locator("[name=file]")
    .setInputFiles({ name: "ieri.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Citește fișierul" }).click();
  await page.getByRole("button", { name: "Înregistrează rândurile bifate" }).click();
  await page.goto(order);
  await expect(page.getByText("Nu mai este nimic de plătit.")).toBeVisible();

  await step(page, "Trimite în producție");
  await step(page, "Pornește livrarea");
  await page.getByRole("link", { name: "Predă o parte din comandă" }).click();
  await page.locator("main [name^=pieces-]").first().fill("1");
  await page.getByRole("button", { name: "Notează predarea" }).click();
  await expect(page.getByText("Rămase: 1 din 2").first()).toBeVisible();
  await page.goto(order);
  await step(page, "Marchează livrată");

  const issued = await db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .select(["documents.name", "documents.kind", "documents.total_bani"])
    .where("orders.number", "=", number)
    .where("documents.kind", "<>", "proforma")
    .orderBy("issued_at")
    .execute();
  const invoices = issued.filter(({ kind }) => kind === "final");
  expect(invoices).toHaveLength(2);
  for (const { name } of invoices) {
    await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible();
  }

  const ends = [number, "smaranda olteanu", "0744 321 987", "smaranda.olteanu@example.com"];
  // She says only how her number ends.
  ends.push("…321 987");
  const found = async (end: string, link: string) => {
    await page.goto(`/admin/cauta?q=${encodeURIComponent(end)}`);
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(link) })
      .first()
      .click();
    await expect(page.getByRole("main"), end).toContainText(number);
  };
  for (const end of ends) await found(end, number);
  await found(invoices[0]!.name, invoices[0]!.name);

  // What came yesterday is yesterday's, whenever it was noted; the correction is today's, and so is what was handed over.
  const ofHers = <Row extends { order: string }>(rows: Row[]) =>
    rows.filter((one) => one.order === number);
  const money = async (on: string) =>
    ofHers(await listPayments({ from: on, to: on }, db)).reduce(
      (sum, { amountBani }) => sum + amountBani,
      0,
    );
  const taxed = async (on: string) =>
    ofHers(await listFiscalDocuments({ from: on, to: on }, "taxed", db)).reduce(
      (sum, { netBani, vatBani }) => sum + netBani + vatBani,
      0,
    );
  expect([await money(yesterday), await money(day)]).toEqual([total_bani + 100_00, -100_00]);
  expect([await taxed(yesterday), await taxed(day)]).toEqual([total_bani + 100_00, -100_00]);
  expect(issued.reduce((sum, one) => sum + one.total_bani, 0)).toBe(total_bani);
});
