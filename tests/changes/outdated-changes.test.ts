import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { answerChange } from "~/sales/changes/front/answer-change.server";
import { findCurrent } from "~/sales/changes/front/current-version.server";
import { saveDraft } from "~/sales/changes/front/desk-change.server";
import type { DraftChange } from "~/sales/changes/front/draft-change.server";
import { startDraft } from "~/sales/changes/front/preview-change.server";
import { proposeChange } from "~/sales/changes/front/propose-change.server";
import { showChangeIn } from "~/sales/changes/versions/change-words.server";
import { isKept } from "~/sales/changes/versions/kept-lines";
import { findPartLines } from "~/sales/orders/deliver-part.server";
import { deliverPart } from "~/sales/orders/front/hand-over-part.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { MOST_LINES } from "~/shop/cart/cart-lines.server";
import { readPieceAddress } from "~/shop/catalogue/product.server";
import { makeBatch } from "~/workshop/batches/front/batch.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { confirmReady, placePieces, placePlans, wardrobePlan, type Wanted } from "../orders-placed";
import { pieces } from "../world";

const staff = { id: "ana", email: "ana@example.com" };
const sized = { material: "pal-alb", handle: "metal", width: 120, height: 200, depth: 60 };
const yes = { number: 1, answer: "accepted", note: "" } as const;

async function confirmed(wanted: Wanted[]) {
  const db = await openCatalogue();
  await db.updateTable("products").set({ stock_quantity: 50 }).execute();
  const order = await placePieces(db, wanted);
  await confirmReady(db, order.token);
  return { db, order };
}

async function propose(db: Db, { number }: Order, edit: (draft: DraftChange) => void) {
  const draft = startDraft((await findCurrent(number, db))!);
  edit(draft);
  const saved = await saveDraft(number, { draft, version: 0 }, staff, db);
  if (saved.kind !== "saved") return saved;
  const { version } = saved;
  return proposeChange(number, { way: "send", version, note: "" }, staff, db);
}

/** What an acceptance may write: the order, its lines, the stock and what was handed over. */
async function stateOf(db: Db, { id }: Order) {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).execute();
  const lines = await db.selectFrom("order_lines").selectAll().where("order_id", "=", id).execute();
  const stock = await db.selectFrom("products").select(["id", "stock_quantity"]).execute();
  const handed = await db.selectFrom("delivered_lines").selectAll().execute();
  return { order, lines, stock, handed };
}

/** The answer comes too late, and nothing is another for it. */
async function expectOutdated(db: Db, order: Order) {
  const before = await stateOf(db, order);
  expect(await answerChange(order.token, yes, db)).toEqual({ kind: "outdated" });
  expect(await stateOf(db, order)).toEqual(before);
}

const fewer = (draft: DraftChange) => {
  draft.lines[0]!.quantity = 1;
};

async function handOver(db: Db, { id, number }: Order, pieces: number) {
  const { lines, deliveries } = await findPartLines(id, db);
  const part = { seen: deliveries, restOn: "", assembled: new Map(), override: "O probă" };
  const handed = new Map([[lines[0]!.id, pieces]]);
  const result = await deliverPart(number, { ...part, pieces: handed }, staff, db);
  expect(result.kind).toBe("delivered");
}

test("a piece whose boards were cut after the proposal stays as they are cut", async () => {
  const db = await openCatalogue();
  const order = await placePlans(db, [[wardrobePlan, 1]]);
  const more = (draft: DraftChange) => (draft.lines[0]!.quantity = 2);
  expect((await propose(db, order, more)).kind).toBe("sent");
  expect((await makeBatch([order.number], staff, db)).kind).toBe("made");
  await expectOutdated(db, order);
});

test("what is handed over after the proposal is not taken back by it: fewer pieces, or the line taken out", async () => {
  for (const edit of [fewer, (draft: DraftChange) => void (draft.lines[0]!.quantity = 0)]) {
    const { db, order } = await confirmed([
      [pieces.desk, 3],
      [pieces.bed, 1],
    ]);
    expect((await propose(db, order, edit)).kind).toBe("sent");
    await handOver(db, order, 2);
    await expectOutdated(db, order);
  }
});

test("what production began with after the proposal stays, and nothing made to order comes to it", async () => {
  const added = (draft: DraftChange) =>
    void draft.lines.push({
      ...draft.lines[1]!,
      id: null,
      name: "Poliță",
      is_made: true,
      days: { from: 1, to: 9 },
    });
  const more = (draft: DraftChange) => void (draft.lines[0]!.quantity = 2);
  for (const edit of [added, more]) {
    const { db, order } = await confirmed([
      [pieces.wardrobe, 1, sized],
      [pieces.bed, 1],
    ]);
    expect((await propose(db, order, edit)).kind).toBe("sent");
    const step = { from: "confirmed", to: "in_production", note: "", override: "" } as const;
    const { number } = order;
    expect((await changeOrderStatus({ number, ...step }, staff, db)).kind).toBe("moved");
    await expectOutdated(db, order);
  }
});

test("money taken off after the proposal is not more than what the change leaves", async () => {
  const { db, order } = await confirmed([[pieces.desk, 3]]);
  const desk = order.lines[0]!.unit_price_bani;
  expect((await propose(db, order, fewer)).kind).toBe("sent");
  const paid = { kind: "rest", method: "bank_transfer", remark: "" } as const;
  const amountBani = order.total_bani;
  await db.updateTable("orders").set({ paid_bani: 0 }).where("id", "=", order.id).execute();
  await recordPayment(order.number, { ...paid, amountBani, formToken: "plata" }, staff, db);
  const back = { ...paid, kind: "refund", reason: "price_lowered" } as const;
  const most = order.total_bani - 2 * desk;
  await recordPayment(order.number, { ...back, amountBani: most, formToken: "inapoi" }, staff, db);
  await expectOutdated(db, order);
});

test("a promise moved after the proposal is not undone by its answer", async () => {
  const { db, order } = await confirmed([[pieces.desk, 3]]);
  expect((await propose(db, order, fewer)).kind).toBe("sent");
  await db
    .insertInto("promise_changes")
    .values({
      order_id: order.id,
      promised_on: "2027-03-01",
      reason: "Lipsesc plăci",
      changed_at: new Date(Date.now() + 1).toISOString(),
      changed_by: staff.id,
    })
    .execute();
  await expectOutdated(db, order);
});

test("what is not touched may be handed over or cut meanwhile", async () => {
  const { db, order } = await confirmed([
    [pieces.desk, 3],
    [pieces.bed, 1],
  ]);
  const another = (draft: DraftChange) => void (draft.lines[1]!.quantity = 2);
  expect((await propose(db, order, another)).kind).toBe("sent");
  await handOver(db, order, 2);
  expect(await answerChange(order.token, yes, db)).toEqual({ kind: "accepted" });
});

test("a version is kept just if each locked line is in it as it was, a price aside where it is only cut", async () => {
  const { db, order } = await confirmed([
    [pieces.desk, 3],
    [pieces.bed, 1],
  ]);
  const { version } = (await findCurrent(order.number, db))!;
  const lock = fc.constantFrom("cut", "work", "delivered", "swatch", undefined);
  const edit = fc.constantFrom("quantity", "unit_price_bani", "discount_bani", "gone", "same");
  fc.assert(
    fc.property(lock, edit, fc.nat(1), (held, what, at) => {
      const line = version.lines[at]!;
      const others = version.lines.flatMap((one) => {
        if (one !== line || what === "same") return [one];
        return what === "gone" ? [] : [{ ...one, [what]: one[what] + 1 }];
      });
      const locks = new Map(held ? [[line.id!, held]] : []);
      const isPiece = what === "quantity" || what === "gone";
      const isHeld = held === "delivered" || held === "swatch" || (held && isPiece);
      const current = { version, locks, isInProduction: false };
      expect(isKept(current, { ...version, lines: others })).toBe(what === "same" || !isHeld);
    }),
  );
});

test("another day alone leaves the discount where it is, and the first payment with it", async () => {
  const { db, order } = await confirmed([
    [pieces.desk, 1],
    [pieces.wardrobe, 1, sized],
  ]);
  const off = { discount_bani: 200_00 };
  await db.updateTable("order_lines").set(off).where("is_withdrawal_exempt", "=", 0).execute();
  // What is ready-made is paid first, and so is less by all that is off it.
  const advance_bani = order.advance_bani - 200_00;
  const sums = { ...off, advance_bani, total_bani: order.total_bani - 200_00 };
  await db.updateTable("orders").set(sums).where("id", "=", order.id).execute();
  const later = (draft: DraftChange) => void (draft.promised_on = draft.valid_until);
  expect((await propose(db, order, later)).kind).toBe("sent");
  expect(await answerChange(order.token, yes, db)).toEqual({ kind: "accepted" });
  const { order: after, lines } = await stateOf(db, order);
  expect(lines.map(({ discount_bani }) => discount_bani).sort()).toEqual([0, 200_00]);
  expect(after[0]!.advance_bani).toBe(advance_bani);
  expect((await findOrderByToken(order.token, db))!.moved_promise).not.toBe(null);
});

test("an order whose discount is all that its piece costs is promised for another day", async () => {
  const { db, order } = await confirmed([[pieces.desk, 1]]);
  const { id } = order;
  const discount_bani = order.lines[0]!.unit_price_bani;
  await db.updateTable("order_lines").set({ discount_bani }).where("order_id", "=", id).execute();
  const money = { transport_bani: 100_00, total_bani: 100_00, advance_bani: 100_00, paid_bani: 0 };
  const sums = { ...money, discount_bani };
  await db.updateTable("orders").set(sums).where("id", "=", id).execute();
  const later = (draft: DraftChange) => void (draft.promised_on = draft.valid_until);
  expect((await propose(db, order, later)).kind).toBe("sent");
  expect(await answerChange(order.token, yes, db)).toEqual({ kind: "accepted" });
});

test("by how many days it comes later is not said where the day was moved before", async () => {
  const { db, order } = await confirmed([[pieces.desk, 1]]);
  const before = (await findCurrent(order.number, db))!.version;
  const slower = before.lines.map((line) => ({ ...line, days: { from: 30, to: 40 } }));
  const change = { before, after: { ...before, lines: slower } };
  const reader = { language: "ro", names: "staff" } as const;
  expect(showChangeIn(order, change, reader).days).toBeGreaterThan(0);
  const moved = { ...order, moved_promise: { promised_on: "2027-03-01", reason: "Plăci" } };
  expect(showChangeIn(moved, change, reader).days).toBe(null);
});

test.each(["dormitoare/abc", "dormitoare/1.5", "dormitoare/99999999999", "dormitoare", "a/1/2"])(
  "what no piece is called is none: %s",
  async (product) => {
    expect(readPieceAddress(product)).toBe(undefined);
    const { db, order } = await confirmed([[pieces.desk, 1]]);
    const added = (draft: DraftChange) =>
      void draft.lines.push({ ...draft.lines[0]!, id: null, product });
    expect((await propose(db, order, added)).kind).toBe("unmade");
  },
);

/** An order of as many lines as a cart takes. */
async function fullOrder() {
  const { db, order } = await confirmed([[pieces.desk, 1]]);
  const row = await db.selectFrom("order_lines").selectAll().executeTakeFirstOrThrow();
  for (let at = 1; at < MOST_LINES; at += 1) {
    const other = { ...row, id: randomUUID(), display_order: at };
    await db.insertInto("order_lines").values(other).execute();
  }
  return { db, order };
}

test("an order of as many lines as a cart takes is changed; with one more line it has too many", async () => {
  const { db, order } = await fullOrder();
  const more = (draft: DraftChange) =>
    void draft.lines.push({ ...draft.lines[0]!, id: null, days: { from: 1, to: 2 } });
  expect((await propose(db, order, more)).kind).toBe("too-many-lines");
  const without = (draft: DraftChange) => void (draft.lines[MOST_LINES - 1]!.quantity = 0);
  expect((await propose(db, order, without)).kind).toBe("sent");
  expect(await answerChange(order.token, yes, db)).toEqual({ kind: "accepted" });
  expect((await findOrderByToken(order.token, db))!.lines).toHaveLength(MOST_LINES - 1);
});

test.each<[string, (draft: DraftChange) => void]>([
  ["is missing", (draft) => void draft.lines.pop()],
  ["is there twice", (draft) => void draft.lines.push(draft.lines[0]!)],
  ["is of another order", (draft) => void (draft.lines[0]!.id = "altul")],
])("a draft in which a line of the order %s is refused", async (_, edit) => {
  const { db, order } = await confirmed([
    [pieces.desk, 3],
    [pieces.bed, 1],
  ]);
  expect((await propose(db, order, edit)).kind).toBe("other-lines");
});
