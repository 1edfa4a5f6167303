import { afterEach, expect, test, vi } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";
import { remindOfPayments } from "~/sales/orders/front/payment-reminders.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { openForBusiness, pieces } from "../world";

afterEach(() => void vi.useRealTimers());

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;

async function openDesk() {
  vi.useFakeTimers({ now: new Date("2026-11-02T10:00:00.000Z"), toFake: ["Date"] });
  const db = await openCatalogue();
  await openForBusiness(db);
  const email = "maria@example.com";
  return { db, admin: { id: await addPerson(db, { email, role: "administrator" }), email } };
}

async function remindOn(day: string, db: Db): Promise<string[]> {
  const before = await db.selectFrom("outbox").select("id").execute();
  vi.setSystemTime(new Date(`${day}T08:00:00.000Z`));
  await remindOfPayments(await findSettings(db), new Date(), db);
  // A second run on the same day writes nothing.
  await remindOfPayments(await findSettings(db), new Date(), db);
  const mails = await db
    .selectFrom("outbox")
    .select(["id", "subject", "text"])
    .where("id", "not in", before.length > 0 ? before.map(({ id }) => id) : [""])
    .execute();
  return mails.map(({ subject, text }) => `${subject}\n${text}`);
}

test("a customer is reminded once before the day of the advance and once after it, then of the rest", async () => {
  const { db, admin } = await openDesk();
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  const move = (
    from: "new" | "confirmed" | "in_production",
    to: "confirmed" | "in_production" | "in_delivery",
  ) =>
    changeOrderStatus(
      { number: order.number, from, to, note: "", override: "desen din catalog" },
      admin,
      db,
    );
  // Before the shop has confirmed it nothing is owed, however long that takes.
  expect(await remindOn("2026-12-20", db)).toEqual([]);
  vi.setSystemTime(new Date("2026-11-02T10:00:00.000Z"));
  await move("new", "confirmed");
  expect(await remindOn("2026-11-04", db)).toEqual([]);
  const [soon] = await remindOn("2026-11-05", db);
  expect(soon).toContain(order.number);
  expect(soon).toContain("7 noiembrie 2026");
  expect(soon).toContain("Începem lucrul");
  expect(await remindOn("2026-11-06", db)).toEqual([]);
  const [late] = await remindOn("2026-11-09", db);
  expect(late).toContain("a întârziat");
  expect(await remindOn("2026-11-10", db)).toEqual([]);

  const pay = async (amountBani: number, formToken: string) =>
    recordPayment(
      order.number,
      { kind: "advance", method: "bank_transfer", amountBani, remark: "", formToken },
      admin,
      db,
    );
  await pay(order.advance_bani, "advance");
  expect(await remindOn("2026-12-20", db)).toEqual([]);
  // Once all is made the rest is asked for: it is due in five days.
  await move("confirmed", "in_production");
  await move("in_production", "in_delivery");
  expect(await remindOn("2026-12-22", db)).toEqual([]);
  const [rest] = await remindOn("2026-12-23", db);
  expect(rest).toContain("se apropie de livrare");
  await pay(order.total_bani - order.advance_bani, "rest");
  expect(await remindOn("2027-01-20", db)).toEqual([]);
});

test.each([
  ["ro", "pus deoparte", "lucrul"],
  ["en", "set aside", "work"],
  ["tr", "ayrıldı", "işe başla"],
  ["bg", "отделено", "работа"],
  ["hu", "félretettük Önnek", "munká"],
  ["it", "messo da parte", "lavoro"],
  ["fr", "mis de côté", "travail"],
  ["ru", "отложено", "работ"],
] as const)(
  "pieces that are ready are put aside until they are paid, and no work is spoken of: %s",
  async (language, aside, work) => {
    const { db } = await openDesk();
    await placePieces(db, [[pieces.bed, 1]], { language });
    const mails = [await remindOn("2026-11-06", db), await remindOn("2026-11-09", db)];
    expect(mails).toEqual([[expect.stringContaining(aside)], [expect.stringContaining(aside)]]);
    expect(mails.flat().join().toLocaleLowerCase(language)).not.toContain(work);
  },
);

test.each([
  ["ro", "lucrul", ["Începem", "Nu începem"]],
  ["en", "the work", ["We begin", "do not begin"]],
  ["tr", "İşe", ["başlarız", "başlamayız"]],
  ["bg", "работа", ["Започваме", "Не започваме"]],
  ["hu", "munkát", ["kezdjük el"]],
  ["it", "il lavoro", ["Iniziamo", "Non iniziamo"]],
  ["fr", "le travail", ["Nous commençons", "ne commençons pas"]],
  ["ru", "работу", ["начнём", "не начинаем"]],
] as const)(
  "an order whose work was let begin unpaid is not told that the work waits: %s",
  async (language, work, untrue) => {
    const { db, admin } = await openDesk();
    const { number } = await placePieces(db, [[pieces.desk, 1, design]], { language });
    for (const [from, to] of [
      ["new", "confirmed"],
      ["confirmed", "in_production"],
    ] as const) {
      const change = { number, from, to, note: "", override: "client de mult timp" };
      await changeOrderStatus(change, admin, db);
    }
    const mails = [...(await remindOn("2026-11-05", db)), ...(await remindOn("2026-11-09", db))];
    expect(mails).toEqual([expect.stringContaining(work), expect.stringContaining(work)]);
    for (const word of untrue) expect(mails.join()).not.toContain(word);
  },
);

test("nobody is reminded who pays at the delivery, has cancelled, or ordered on trial", async () => {
  const { db, admin } = await openDesk();
  await placePieces(db, [[pieces.bed, 1]], { paymentMethod: "cash_on_delivery" });
  const cancelled = await placePieces(db, [[pieces.bed, 1]]);
  const change = { number: cancelled.number, from: "new", to: "cancelled", note: "" } as const;
  await changeOrderStatus(change, admin, db);
  const trial = await placePieces(db, [[pieces.bed, 1]]);
  await db.updateTable("orders").set({ is_trial: 1 }).where("id", "=", trial.id).execute();
  expect(await remindOn("2026-11-06", db)).toEqual([]);
});
