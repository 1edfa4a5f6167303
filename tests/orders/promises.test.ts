import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { translateIn } from "~/i18n/translate.server";
import { listPromiseMoves, MOST_MOVES, movePromise } from "~/orders/move-promise.server";
import { findOrderByToken } from "~/orders/order.server";
import { changeOrderStatus, recordPayment } from "~/orders/order-workflow.server";
import { promiseText } from "~/orders/promised-delivery";
import { findKeptPromises } from "~/orders/promises.server";
import { findSettings } from "~/shop/settings.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { approveDrawings, placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { openForBusiness, pieces } from "../world";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;
const email = "maria@example.com";

let db: Db;
let admin: { id: string; email: string };
beforeEach(async () => {
  vi.useFakeTimers({ now: new Date("2026-11-02T10:00:00.000Z"), toFake: ["Date"] });
  db = await openCatalogue();
  await openForBusiness(db);
  admin = { id: await addPerson(db, { email, role: "administrator" }), email };
});
afterEach(() => void vi.useRealTimers());

const on = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00.000Z`));

async function said({ token }: { token: string }): Promise<string | undefined> {
  const order = (await findOrderByToken(token, db))!;
  return promiseText(order, "ro", translateIn("ro", "cart"));
}

function pay({ number, advance_bani }: { number: string; advance_bani: number }) {
  const payment = { kind: "advance", method: "bank_transfer", remark: "" } as const;
  const paid = { ...payment, amountBani: advance_bani, formToken: number };
  return recordPayment(number, paid, admin, db);
}

async function deliver({ number, id }: { number: string; id: string }) {
  await approveDrawings(db, id);
  const steps = ["new", "confirmed", "in_production", "in_delivery", "delivered"] as OrderStatus[];
  for (const [index, to] of steps.slice(1).entries()) {
    const step = { number, from: steps[index]!, to, note: "" };
    const mail = { recipient: email, subject: "", text: "", html: "" };
    expect((await changeOrderStatus(step, admin, () => mail, db)).kind).toBe("moved");
  }
}

async function move(number: string, day: string, { reason = "Placa a întârziat", seen = 0 } = {}) {
  return (await movePromise(number, { day, reason, seen }, admin, await findSettings(db), db)).kind;
}

test("the last day is named from the day of the advance on, and the day it was moved to after that", async () => {
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  expect(await said(order)).toBe("20–30 de zile de la plata avansului");
  on("2026-11-05");
  await pay(order);
  expect(await said(order)).toBe(
    "20–30 de zile de la plata avansului, cel târziu pe 5 decembrie 2026",
  );
  expect(await move(order.number, "2026-12-18")).toBe("moved");
  expect(await said(order)).toContain("cel târziu pe 18 decembrie 2026");
  expect(await said(order)).toContain("Placa a întârziat");
});

test("who waits is told of the new day and why, once, in their language", async () => {
  const order = await placePieces(db, [[pieces.desk, 1, design]], { language: "hu" });
  const mails = () =>
    db
      .selectFrom("outbox")
      .select(["recipient", "subject", "text"])
      .where("text", "like", "%Elfogyott a lap%")
      .execute();
  const reason = "Elfogyott a lap";
  expect(await move(order.number, "2026-12-18", { reason })).toBe("moved");
  // The same form twice.
  expect(await move(order.number, "2026-12-18", { reason })).toBe("moved");
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail!.recipient).toBe(order.email);
  expect(mail!.subject).toContain("szállítási napja");
  expect(mail!.text).toContain("2026. december 18.");
  expect(await listPromiseMoves(order.id, db)).toHaveLength(1);
});

test("a colleague's move is not written over unseen, moves end, and a closed order has none", async () => {
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  expect(await move(order.number, "2026-12-18")).toBe("moved");
  expect(await move(order.number, "2026-12-20")).toBe("stale");
  for (let seen = 1; seen < MOST_MOVES; seen += 1) {
    expect(await move(order.number, `2026-12-${10 + seen}`, { seen })).toBe("moved");
  }
  expect(await move(order.number, "2026-12-30", { seen: MOST_MOVES })).toBe("too-often");
  expect(await move("AM-2026-999999", "2026-12-30")).toBe("unknown");
  const ready = await placePieces(db, [[pieces.bed, 1]]);
  await deliver(ready);
  expect(await move(ready.number, "2026-12-30")).toBe("unknown");
});

test("promises are kept by deliveries up to the day first promised, moved or not", async () => {
  const [kept, late, moved] = [
    await placePieces(db, [[pieces.desk, 1, design]]),
    await placePieces(db, [[pieces.desk, 1, design]]),
    await placePieces(db, [[pieces.desk, 1, design]]),
  ];
  for (const order of [kept, late, moved]) await pay(order);
  // Twenty to thirty days from 2 November end on 2 December.
  on("2026-12-02");
  await deliver(kept);
  await move(moved.number, "2026-12-20");
  on("2026-12-03");
  await deliver(late);
  await deliver(moved);
  expect(await findKeptPromises(30, new Date(), db)).toEqual({ delivered: 3, kept: 1 });
  on("2027-02-20");
  expect(await findKeptPromises(30, new Date(), db)).toEqual({ delivered: 0, kept: 0 });
});
