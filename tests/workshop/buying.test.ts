import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { addDays, today } from "~/platform/format/dates";
import { isWorkingDay, workingDaysAhead } from "~/platform/format/working-days";
import { listDeliveries, paidFor } from "~/workshop/stock/front/delivery.server";
import { draftValuesOf, editOrder } from "~/workshop/stock/front/edit-order.server";
import { listLacking, makeOrder } from "~/workshop/stock/front/make-order.server";
import { orderList } from "~/workshop/stock/front/order-list";
import { findOrderMail } from "~/workshop/stock/front/order-mail.server";
import { totalOf } from "~/workshop/stock/front/order-state";
import { receiveOrder } from "~/workshop/stock/front/receive-order.server";
import { newItem } from "~/workshop/stock/front/save-item.server";
import {
  endOrder,
  redateOrder,
  sendAgain,
  sendOrder,
} from "~/workshop/stock/front/step-order.server";
import {
  findSupplierOrder,
  listArrivals,
  sumOrdered,
} from "~/workshop/stock/front/supplier-order.server";
import { deleteSupplier, findSupplier, saveSupplier } from "~/workshop/stock/front/supplier.server";
import { findStockItem, type StockItem } from "~/workshop/stock/stock.server";
import { meanCost, unitCostOf } from "~/workshop/stock/stored/unit-cost";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { size } from "../promises/proof";
import { desk } from "./batches";
import { addDraft, addSupplier, keep } from "./buying";

const HINGE = "hardware hinge";
const GLIDE = "hardware glide";
const email = "comenzi@feronerie.example";

async function orderOf(db: Db, id: number) {
  return (await findSupplierOrder(String(id), db))!;
}

async function send(db: Db, id: number) {
  const { version } = await orderOf(db, id);
  return sendOrder({ number: String(id), version }, desk, db);
}

async function receive(
  db: Db,
  id: number,
  amounts: Record<string, number>,
  priceBani: number | null = 14_00,
) {
  const { version } = await orderOf(db, id);
  const lines = Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => [key, { amount, priceBani }]),
  );
  return receiveOrder(String(id), { version, note: "Aviz 7", lines }, desk, db);
}

/** Has something else done when the files of the next order are made, and before it is sent. */
function beforeItIsSent(db: Db, work: () => Promise<void>): void {
  const begin = db.transaction.bind(db);
  vi.spyOn(db, "transaction").mockImplementationOnce(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (send) => {
      await work();
      return execute(send);
    };
    return transaction;
  });
}

test("what is bought is enough, in whole packs, at least the article's least order, and no pack too many", () => {
  const amount = fc.nat({ max: 5_000 });
  fc.assert(
    fc.property(
      fc.record({ needed: amount, least: amount, onHand: fc.integer({ min: -500, max: 5_000 }) }),
      fc.record({
        coming: amount,
        pack: fc.integer({ min: 1, max: 600 }),
        minimum: fc.integer({ min: 1, max: 900 }),
      }),
      ({ needed, least, onHand }, { coming, pack, minimum }) => {
        const article = { kind: "hardware", code: "hinge", length: null } as const;
        const item = { ...newItem, id: HINGE, article, onHand, least, pack, minimum };
        const rows = orderList(
          [{ ...item, supplier: "", unitCost: null, version: 1 } satisfies StockItem],
          [{ article, amount: needed }],
          new Map([[HINGE, coming]]),
        );
        const short = needed + least - onHand - coming;
        expect(rows).toHaveLength(short > 0 ? 1 : 0);
        if (short <= 0) return;
        const { toOrder } = rows[0]!;
        expect(toOrder % pack).toBe(0);
        expect(toOrder).toBeGreaterThanOrEqual(Math.max(short, minimum));
        expect(toOrder - pack).toBeLessThan(Math.max(short, minimum));
      },
    ),
    { numRuns: size(100, 2_000) },
  );
});

test("the cost of what is there lies between the costs it came at, and its value is what was paid", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          amount: fc.integer({ min: 1, max: 2_000 }),
          unitCost: fc.integer({ min: 0, max: 5_000_000 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      (deliveries) => {
        let there: { onHand: number; unitCost: number | null } = { onHand: 0, unitCost: null };
        let paid = 0;
        for (const came of deliveries) {
          const unitCost = meanCost(there, came);
          paid += came.amount * came.unitCost;
          there = { onHand: there.onHand + came.amount, unitCost };
        }
        const costs = deliveries.map(({ unitCost }) => unitCost);
        expect(there.unitCost).toBeGreaterThanOrEqual(Math.min(...costs));
        expect(there.unitCost).toBeLessThanOrEqual(Math.max(...costs));
        // Each delivery rounds by half a thousandth of a ban a unit at most.
        const off = Math.abs(there.onHand * there.unitCost! - paid);
        expect(off).toBeLessThanOrEqual((deliveries.length * there.onHand) / 2);
      },
    ),
    { numRuns: size(100, 2_000) },
  );
  expect(meanCost({ onHand: -40, unitCost: 900 }, { amount: 10, unitCost: 500 })).toBe(500);
  expect(meanCost({ onHand: 10, unitCost: null }, { amount: 10, unitCost: 500 })).toBe(500);
  expect(unitCostOf(45_00, 500)).toBe(9_000);
});

test("working days leave out weekends and holidays", () => {
  expect(workingDaysAhead("2026-11-27", 1)).toBe("2026-12-02");
  expect(workingDaysAhead("2026-11-27", 0)).toBe("2026-11-27");
  const day = fc.integer({ min: 0, max: 2_000 }).map((after) => addDays("2025-01-01", after));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 40 }), (from, count) => {
      const end = workingDaysAhead(from, count);
      let worked = 0;
      for (let at = addDays(from, 1); at <= end; at = addDays(at, 1))
        worked += isWorkingDay(at) ? 1 : 0;
      expect([worked, isWorkingDay(end)]).toEqual([count, true]);
    }),
    { numRuns: size(100, 2_000) },
  );
});

test("from what is lacking to what is here: in packs, sent with page and table, received in two parts at two prices", async () => {
  const db = await openCatalogue();
  const supplier = await addSupplier(db, { email, days: 3 });
  await keep(db, HINGE, { least: 25, pack: 10, supplierId: supplier, priceBani: 140_00 });
  await keep(db, GLIDE, { least: 1, minimum: 50, supplierId: supplier });
  const made = await makeOrder(supplier, [], desk, db);
  if (made.kind !== "made") throw new Error(made.kind);
  const { id } = made;
  const draft = await orderOf(db, id);
  expect(draft.lines.map(({ itemId, ordered }) => [itemId, ordered])).toEqual([
    [GLIDE, 50],
    [HINGE, 30],
  ]);
  expect([draft.state, totalOf(draft.lines)]).toEqual(["draft", { bani: 420_00, unpriced: 1 }]);
  expect(await listLacking([], db)).toEqual([]);
  expect(await listArrivals(db)).toEqual(new Map());
  expect((await makeOrder(supplier, [], desk, db)).kind).toBe("nothing");

  expect((await send(db, id)).kind).toBe("sent");
  const day = workingDaysAhead(today(), 3);
  expect((await listArrivals(db)).get(HINGE)).toEqual([{ amount: 30, day }]);
  const mail = await db
    .selectFrom("outbox")
    .select(["id", "recipient", "text"])
    .executeTakeFirstOrThrow();
  expect([mail.recipient, mail.text.includes(`CF-${id}`)]).toEqual([email, true]);
  const files = await db
    .selectFrom("outbox_files")
    .innerJoin("mail_files", "mail_files.id", "outbox_files.file_id")
    .select(["name", "type", "bytes"])
    .where("mail_id", "=", mail.id)
    .orderBy("position")
    .execute();
  expect(files.map(({ name }) => name)).toEqual([`CF-${id}.pdf`, `CF-${id}.csv`]);
  expect(Buffer.from(files[0]!.bytes).subarray(0, 5).toString()).toBe("%PDF-");
  expect(Buffer.from(files[1]!.bytes).toString()).toContain(
    `"Balama";"30";"buc.";"3";"140,00";"420,00"`,
  );

  expect((await receive(db, id, { [HINGE]: 10 }, 120_00)).kind).toBe("saved");
  expect((await orderOf(db, id)).state).toBe("partly");
  expect((await findStockItem(HINGE, db))!.unitCost).toBe(unitCostOf(120_00, 10));
  expect((await listArrivals(db)).get(HINGE)).toEqual([{ amount: 20, day }]);
  expect((await receive(db, id, { [HINGE]: 20, [GLIDE]: 55 }, 150_00)).kind).toBe("saved");
  const over = await orderOf(db, id);
  expect(over.state).toBe("received");
  // What was ordered stays as its mail says it; what was paid is told beside it: 12 × 10, 15 × 20, 150 × 55.
  expect(totalOf(over.lines)).toEqual({ bani: 420_00, unpriced: 1 });
  expect(paidFor(await listDeliveries(id, db))).toEqual({
    bani: 120_00 + 300_00 + 8250_00,
    unpriced: 0,
  });
  const hinges = (await findStockItem(HINGE, db))!;
  // Ten at 12 lei and twenty at 15 lei.
  expect([hinges.onHand, hinges.unitCost]).toEqual([30, 14_00_000]);
  expect((await findStockItem(GLIDE, db))!.onHand).toBe(55);
  expect(await listArrivals(db)).toEqual(new Map());
  expect((await receive(db, id, { [HINGE]: 1 })).kind).toBe("not-now");
});

test("of two people who receive at once the second is told, and what one form says is added once", async () => {
  const db = await openCatalogue();
  const id = await addDraft(db, await addSupplier(db));
  await send(db, id);
  const { version } = await orderOf(db, id);
  const came = { version, note: "", lines: { [HINGE]: { amount: 5, priceBani: 14_00 } } };
  const number = String(id);
  for (let press = 0; press < 2; press += 1) {
    expect((await receiveOrder(number, { ...came, form: "ana" }, desk, db)).kind).toBe("saved");
  }
  const second = await receiveOrder(number, { ...came, form: "bela" }, desk, db);
  expect(second).toMatchObject({
    kind: "stale",
    current: { version: (await orderOf(db, id)).version },
  });
  expect((await findStockItem(HINGE, db))!.onHand).toBe(5);
  const nothing = await receive(db, id, { [HINGE]: 0 });
  expect(nothing.kind).toBe("nothing");
});

test("a draft is edited in whole packs, gains articles of its supplier alone, and is never left without any", async () => {
  const db = await openCatalogue();
  const supplier = await addSupplier(db);
  const id = await addDraft(db, supplier, { [HINGE]: { least: 20, pack: 10 } });
  await keep(db, GLIDE, { supplierId: supplier, pack: 4, minimum: 10 });
  await keep(db, "hardware rail", { supplierId: await addSupplier(db) });
  const number = String(id);
  const edit = async (more: { ordered?: number; added?: string; version?: number }) => {
    const order = await orderOf(db, id);
    const { ordered = 20, added = "", version = order.version } = more;
    const lines = { ...draftValuesOf(order).lines, [HINGE]: { ordered, priceBani: 13_00 } };
    return editOrder(number, { expectedOn: "", note: "", lines, added, version }, desk, db);
  };
  expect(await edit({ ordered: 25 })).toEqual({ kind: "no-packs", itemId: HINGE, pack: 10 });
  expect((await edit({ ordered: 0 })).kind).toBe("empty");
  expect((await edit({ added: "hardware rail" })).kind).toBe("unknown-article");
  expect((await edit({ added: HINGE })).kind).toBe("unknown-article");
  expect((await edit({ ordered: 30, added: GLIDE })).kind).toBe("saved");
  const { lines } = await orderOf(db, id);
  expect(lines.map(({ itemId, ordered }) => [itemId, ordered])).toEqual([
    [GLIDE, 12],
    [HINGE, 30],
  ]);
  expect((await edit({ ordered: 40, version: 1 })).kind).toBe("stale");
  await send(db, id);
  expect((await edit({ ordered: 40 })).kind).toBe("not-now");
});

test("whatever is done with orders, what is on the way is what was ordered and is not here, and states follow", async () => {
  const step = fc.oneof(
    fc.constant({ kind: "make" as const }),
    fc.constant({ kind: "send" as const }),
    fc.constant({ kind: "end" as const }),
    fc.record({ kind: fc.constant("receive" as const), amount: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ kind: fc.constant("day" as const), after: fc.integer({ min: 0, max: 90 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const db = await openCatalogue();
      const supplier = await addSupplier(db);
      await keep(db, HINGE, { supplierId: supplier, least: 20, priceBani: 10_00 });
      // The newest order, beside the shop's own.
      let order: { id: number; state: string; left: number } | undefined;
      let onHand = 0;
      for (const one of steps) {
        const { kind } = one;
        if (kind === "make") {
          const made = await makeOrder(supplier, [], desk, db);
          const isFree =
            order === undefined || ["received", "cancelled", "short"].includes(order.state);
          const lacks = isFree ? Math.max(0, 20 - onHand) : Math.max(0, 20 - onHand - order!.left);
          expect(made.kind).toBe(lacks > 0 ? "made" : "nothing");
          if (made.kind !== "made") continue;
          if (!isFree) return;
          order = { id: made.id, state: "draft", left: lacks };
        }
        if (!order) continue;
        const number = String(order.id);
        const { version } = await orderOf(db, order.id);
        const isOpen = order.state === "sent" || order.state === "partly";
        if (kind === "send") {
          const sent = await sendOrder({ number, version }, desk, db);
          expect(sent.kind).toBe(order.state === "draft" ? "sent" : "not-now");
          if (order.state === "draft") order.state = "sent";
        } else if (kind === "receive") {
          const came = await receive(db, order.id, { [HINGE]: one.amount });
          expect(came.kind).toBe(isOpen ? "saved" : "not-now");
          if (!isOpen) continue;
          onHand += one.amount;
          order.left = Math.max(0, order.left - one.amount);
          order.state = order.left === 0 ? "received" : "partly";
        } else if (kind === "end") {
          const ended = await endOrder({ id: number, version }, desk, db);
          expect(ended.kind).toBe(isOpen || order.state === "draft" ? "ended" : "kept");
          if (ended.kind !== "ended") continue;
          order.state = order.state === "partly" ? "short" : "cancelled";
          order.left = 0;
        } else if (kind === "day") {
          const expectedOn = addDays(today(), one.after);
          const dated = await redateOrder({ number, version, expectedOn }, desk, db);
          expect(dated.kind).toBe(isOpen ? "saved" : "not-now");
          if (isOpen) expect((await orderOf(db, order.id)).expectedOn).toBe(expectedOn);
        }
        const isComing = order.state === "sent" || order.state === "partly";
        const coming = (await listArrivals(db)).get(HINGE) ?? [];
        expect(coming.reduce((sum, { amount }) => sum + amount, 0)).toBe(isComing ? order.left : 0);
        expect((await sumOrdered(db)).get(HINGE) ?? 0).toBe(
          isComing || order.state === "draft" ? order.left : 0,
        );
        expect((await orderOf(db, order.id)).state).toBe(order.state);
        expect((await findStockItem(HINGE, db))!.onHand).toBe(onHand);
      }
    }),
    { numRuns: size(25, 300) },
  );
});

test("a supplier who was ordered from stays, another goes and leaves its articles; an old form does neither", async () => {
  const db = await openCatalogue();
  const used = await addSupplier(db);
  await addDraft(db, used);
  expect((await deleteSupplier({ id: used, version: 1 }, desk, db)).kind).toBe("kept");
  const other = await addSupplier(db);
  await keep(db, GLIDE, { supplierId: other });
  const { version: _version, ...supplier } = (await findSupplier(other, db))!;
  await saveSupplier({ ...supplier, days: 9, version: 1 }, desk, db);
  expect((await saveSupplier({ ...supplier, days: 2, version: 1 }, desk, db)).kind).toBe("stale");
  expect((await deleteSupplier({ id: other, version: 1 }, desk, db)).kind).toBe("stale");
  expect((await deleteSupplier({ id: other, version: 2 }, desk, db)).kind).toBe("deleted");
  expect((await findStockItem(GLIDE, db))!.supplierId).toBe(null);
});

test("a mail that does not leave is seen at the order, and is sent again to the address of then", async () => {
  const db = await openCatalogue();
  const supplier = await addSupplier(db, { email: "gresit@feronerie.example" });
  const id = await addDraft(db, supplier);
  expect(await findOrderMail({ id }, db)).toBeUndefined();
  await send(db, id);
  const first = { kind: "order", state: "waiting", error: "" };
  expect(await findOrderMail({ id }, db)).toEqual(first);
  const fail = (failed_at: string | null) =>
    db.updateTable("outbox").set({ last_error: "550 no such user", failed_at }).execute();
  await fail(null);
  const failing = { ...first, state: "failing", error: "550 no such user" };
  expect(await findOrderMail({ id }, db)).toEqual(failing);
  await fail("2026-11-29T10:00:00.000Z");
  expect((await findOrderMail({ id }, db))!.state).toBe("failed");
  const { version, ...values } = (await findSupplier(supplier, db))!;
  await saveSupplier({ ...values, email, version }, desk, db);
  for (let press = 0; press < 2; press += 1) {
    expect((await sendAgain({ number: String(id), form: "again" }, desk, db)).kind).toBe("sent");
  }
  const to = await db.selectFrom("outbox").select("recipient").orderBy("created_at").execute();
  expect(to.map(({ recipient }) => recipient)).toEqual(["gresit@feronerie.example", email]);
  await endOrder({ id: String(id), version: (await orderOf(db, id)).version }, desk, db);
  const subjects = await db.selectFrom("outbox").select("subject").execute();
  expect(subjects.filter(({ subject }) => subject.includes("Anulăm comanda"))).toHaveLength(1);
  expect(await findOrderMail({ id }, db)).toEqual({ ...first, kind: "cancelled" });
});

test("an order of which a part is here is not mailed again, and none whose supplier has changed while its files were made", async () => {
  const db = await openCatalogue();
  const supplier = await addSupplier(db, { email });
  const id = await addDraft(db, supplier);
  const number = String(id);
  const { version } = await orderOf(db, id);
  const change = async () => {
    const { version: of, ...values } = (await findSupplier(supplier, db))!;
    await saveSupplier({ ...values, days: values.days + 1, version: of }, desk, db);
  };
  const mails = async () => (await db.selectFrom("outbox").select("id").execute()).length;
  beforeItIsSent(db, change);
  const sent = await sendOrder({ number, version }, desk, db);
  expect([sent.kind, await mails()]).toEqual(["moved", 0]);
  expect((await send(db, id)).kind).toBe("sent");
  beforeItIsSent(db, change);
  const again = await sendAgain({ number }, desk, db);
  expect([again.kind, await mails()]).toEqual(["moved", 1]);
  await receive(db, id, { [HINGE]: 5 });
  expect((await sendAgain({ number }, desk, db)).kind).toBe("not-now");
  expect(await mails()).toBe(1);
});

test("the log says that a supplier's address or number has changed, and never which they were", async () => {
  const db = await openCatalogue();
  const id = await addSupplier(db, { email });
  const { version, ...values } = (await findSupplier(id, db))!;
  await saveSupplier({ ...values, email: "", phone: "0722000111", version }, desk, db);
  const rows = await db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("subject_id", "=", id)
    .execute();
  expect(rows.map(({ after }) => after?.includes("contact_changed"))).toEqual([true, true]);
  expect(JSON.stringify(rows)).not.toMatch(/feronerie\.example|0722000111/);
});

test("a sent order stays named as its paper is, which is made anew where a fitting was renamed before", async () => {
  const db = await openCatalogue();
  const id = await addDraft(db, await addSupplier(db, { email }));
  const buy = (maker_code: string) =>
    db
      .updateTable("fittings")
      .set({ maker: "Blum", maker_code })
      .where("id", "=", "hinge")
      .execute();
  await buy("71B3550");
  const { version } = await orderOf(db, id);
  // The files are made and the order is refused.
  const which = { number: String(id), version: version + 1 };
  expect((await sendOrder(which, desk, db)).kind).toBe("stale");
  await buy("9071205");
  expect(await send(db, id)).toEqual({ kind: "sent" });
  const { bytes } = await db
    .selectFrom("outbox_files")
    .innerJoin("mail_files", "mail_files.id", "file_id")
    .select("bytes")
    .where("name", "like", "%.csv")
    .executeTakeFirstOrThrow();
  expect(Buffer.from(bytes).toString()).toContain('"Balama: Blum, 9071205"');
  await buy("1");
  expect((await orderOf(db, id)).lines[0]!.fitting).toBe("Blum, 9071205");
});
