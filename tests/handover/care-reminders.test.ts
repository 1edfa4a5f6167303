import { expect, test } from "vitest";

import { anonymiseOrders } from "~/front/privacy/forgetting/anonymise-orders.server";
import { findSettings } from "~/platform/settings/settings.server";
import { remindOfCare } from "~/sales/handover/front/care-reminders.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { openForBusiness, pieces } from "../world";
import { bringTo } from "./fixtures";

const now = new Date("2026-11-25T10:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

async function openDesk() {
  const db = await openCatalogue();
  await openForBusiness(db);
  await db.updateTable("products").set({ stock_quantity: 100 }).execute();
  return db;
}

/** A bed that was delivered so many days ago. */
async function delivered(db: Db, days: number, language: "ro" | "fr" = "ro") {
  const order = await placePieces(db, [[pieces.bed, 2]], { language });
  await bringTo(db, order.number, "delivered", daysAgo(days));
  await db.deleteFrom("outbox").execute();
  return order;
}

async function mailsAt(at: Date, db: Db): Promise<{ subject: string; text: string }[]> {
  await db.deleteFrom("outbox").execute();
  await remindOfCare(await findSettings(db), at, db);
  return db.selectFrom("outbox").select(["subject", "text"]).execute();
}

test("a customer is written to once, a month after the delivery, in the order's language", async () => {
  const db = await openDesk();
  const [romanian, french] = [await delivered(db, 31), await delivered(db, 31, "fr")];
  const mails = await mailsAt(now, db);
  expect(mails.map(({ subject }) => subject).sort()).toEqual(
    [
      `Îngrijirea mobilei · ${romanian.number}`,
      `L’entretien de vos meubles · ${french.number}`,
    ].sort(),
  );
  const text = mails.find(({ subject }) => subject.includes(romanian.number))!.text;
  for (const part of ["balamalei", "bine stoarsă", "abur", "Garanția legală rămâne întreagă"]) {
    expect(text).toContain(part);
  }
  expect(text).toContain(`/comanda/${romanian.token}\n`);
  expect(text).toContain(`/comanda/${romanian.token}/reclamatii`);
  expect(await mailsAt(new Date(now.getTime() + 86_400_000), db)).toEqual([]);
});

test("nobody is written to before the month is over, in the night, or after two months", async () => {
  const db = await openDesk();
  await delivered(db, 29.9);
  await delivered(db, 60.1);
  expect(await mailsAt(now, db)).toEqual([]);
  // Five in the morning in Bucharest, a day later.
  expect(await mailsAt(new Date("2026-11-26T03:00:00.000Z"), db)).toEqual([]);
  expect(await mailsAt(new Date("2026-11-26T08:00:00.000Z"), db)).toHaveLength(1);
});

test("two runs at the same moment write one mail", async () => {
  const db = await openDesk();
  await delivered(db, 40);
  const settings = await findSettings(db);
  const counts = await Promise.all([
    remindOfCare(settings, now, db),
    remindOfCare(settings, now, db),
  ]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
});

test("trial orders, forgotten customers and orders that are not delivered are left alone", async () => {
  const db = await openDesk();
  const trial = await delivered(db, 40);
  await db.updateTable("orders").set({ is_trial: 1 }).where("id", "=", trial.id).execute();
  const forgotten = await delivered(db, 40);
  await anonymiseOrders([forgotten.id], now, db);
  const sent = await placePieces(db, [[pieces.bed, 1]]);
  await bringTo(db, sent.number, "in_delivery", daysAgo(40));
  expect(await mailsAt(now, db)).toEqual([]);
});

test("a withdrawal that waits holds the mail back; what was taken back is not cared for", async () => {
  const db = await openDesk();
  const { id, number } = await delivered(db, 40);
  const line = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("withdrawals")
    .values({
      id: "w",
      token: "w",
      digest: "w",
      order_id: id,
      order_number: number,
      known_by: "order-page",
      full_name: "",
      email: "",
      statement: "",
      language: "ro",
      declared_at: daysAgo(35).toISOString(),
    })
    .execute();
  expect(await mailsAt(now, db)).toEqual([]);
  await db
    .updateTable("withdrawals")
    .set({ accepted_at: daysAgo(34).toISOString() })
    .execute();
  const back = { withdrawal_id: "w", order_line_id: line.id, is_declared: 1 } as const;
  await db
    .insertInto("withdrawal_lines")
    .values({ ...back, returned_quantity: 2 })
    .execute();
  expect(await mailsAt(now, db)).toEqual([]);
  // One of two stays with the customer.
  await db.updateTable("withdrawal_lines").set({ returned_quantity: 1 }).execute();
  expect(await mailsAt(now, db)).toHaveLength(1);
});
