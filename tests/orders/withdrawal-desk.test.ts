import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { anonymiseOrders } from "~/front/privacy/forgetting/anonymise-orders.server";
import { leftToPay } from "~/sales/billing/payable";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import type { Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import type { WithdrawalState } from "~/sales/orders/withdrawal-rules";
import { acceptWithdrawal } from "~/sales/withdrawals/front/accept-withdrawal.server";
import { findReturnableOrder } from "~/sales/withdrawals/front/find-withdrawal.server";
import { payRefund } from "~/sales/withdrawals/front/pay-refund.server";
import { deleteOldWithdrawals } from "~/sales/withdrawals/front/personal-data.server";
import {
  closeWithdrawal,
  linkWithdrawal,
  receiveGoods,
  refuseWithdrawal,
} from "~/sales/withdrawals/front/withdrawal-desk.server";
import type { Declaration } from "~/sales/withdrawals/steps/statement-digest.server";
import {
  findWaitingWithdrawals,
  findDeskWithdrawal,
  listWithdrawals,
} from "~/sales/withdrawals/withdrawal-list.server";
import type { Db } from "~db/engine";

import { declare } from "../declare";
import { openCatalogue } from "../memory-database";
import { placePieces, type Wanted } from "../orders-placed";
import { addPerson } from "../people";
import { buyer, pieceId, pieces } from "../world";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;
const mixed: Wanted[] = [
  [pieces.bed, 3],
  [pieces.desk, 1, design],
];

async function openWorkshop(wanted: Wanted[] = mixed) {
  const db = await openCatalogue();
  await db.updateTable("products").set({ stock_quantity: 10 }).execute();
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "administrator" }), email };
  const order = await placePieces(db, wanted);
  const step = (id: string, from: WithdrawalState = "open") => ({
    id,
    from,
    admin,
  });
  return { db, admin, order, step };
}

/** Declares a withdrawal and returns its id. */
async function declareBack(
  db: Db,
  order: Pick<Order, "number">,
  changes: Partial<Declaration> = {},
): Promise<string> {
  const declaration: Declaration = {
    email: buyer.email,
    fullName: "",
    order: order.number,
    wording: "",
    pieces: [],
    statement: "Mă retrag.",
    language: "ro",
    declaredAt: "2026-11-23T12:00:00.000Z",
    ...changes,
  };
  return declare(db, declaration, changes.pieces && (order as Order).token);
}

async function pay(db: Db, order: Order, amountBani: number, admin: { id: string; email: string }) {
  const payment = { kind: "advance", method: "bank_transfer", remark: "" } as const;
  await recordPayment(order.number, { ...payment, amountBani, formToken: randomUUID() }, admin, db);
}

const linesOf = async (db: Db, id: string) => (await findDeskWithdrawal(id, db))!.order!.lines;
const stockOf = async (db: Db, piece: typeof pieces.bed) =>
  (
    await db
      .selectFrom("products")
      .select("stock_quantity")
      .where("id", "=", await pieceId(db, piece))
      .executeTakeFirstOrThrow()
  ).stock_quantity;
const actions = async (db: Db) =>
  (
    await db.selectFrom("audit_log").select("action").where("subject", "=", "withdrawal").execute()
  ).map(({ action }) => action);
const subjects = async (db: Db) =>
  (await db.selectFrom("outbox").select("subject").execute()).map(({ subject }) => subject);

test("accepting puts the pieces back into stock, owes the money, tells the customer and is audited", async () => {
  const { db, admin, order, step } = await openWorkshop();
  await pay(db, order, order.total_bani, admin);
  const id = await declareBack(db, order);
  expect(await receiveGoods(step(id), db)).toEqual({ kind: "done" });
  const [bed] = await linesOf(db, id);
  const before = await stockOf(db, pieces.bed);
  const accept = {
    ...step(id, "received"),
    returned: new Map([[bed!.id, 2]]),
    refundBani: 200_000,
    amountReason: "Piesele au zgârieturi.",
  };
  expect(await acceptWithdrawal(accept, db)).toEqual({ kind: "done" });
  expect(await stockOf(db, pieces.bed)).toBe(before + 2);
  const record = await findDeskWithdrawal(id, db);
  expect(record).toMatchObject({
    amount_reason: "Piesele au zgârieturi.",
    state: "accepted",
    refund: { amount_bani: 200_000, due_on: "2026-12-07", paid_at: null },
  });
  expect((await findWaitingWithdrawals(db)).count).toBe(1);
  // A second press changes nothing more.
  expect(await acceptWithdrawal(accept, db)).toEqual({ kind: "moved-before" });
  expect(await stockOf(db, pieces.bed)).toBe(before + 2);

  expect(await payRefund({ ...step(id, "accepted"), method: "bank_transfer" }, db)).toEqual({
    kind: "done",
  });
  const row = await db
    .selectFrom("orders")
    .select("paid_bani")
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  expect(row.paid_bani).toBe(order.total_bani - 200_000);
  expect((await findDeskWithdrawal(id, db))!.state).toBe("refunded");
  expect((await findWaitingWithdrawals(db)).count).toBe(0);
  expect(await payRefund({ ...step(id, "accepted"), method: "bank_transfer" }, db)).toEqual({
    kind: "moved-before",
  });
  expect(await actions(db)).toEqual([
    "withdrawal-received",
    "withdrawal-accepted",
    "withdrawal-refunded",
  ]);
  // The shop is on trial, and every mail about an order says so.
  expect(await subjects(db)).toEqual([
    `[Comandă de probă] Am primit piesele înapoi · ${order.number}`,
    `[Comandă de probă] Am acceptat retragerea din contract · ${order.number}`,
    `[Comandă de probă] Ți-am dat banii înapoi · ${order.number}`,
  ]);
});

test("no more is taken back than was bought, none of what is exempt, and no more owed than was paid", async () => {
  const { db, admin, order, step } = await openWorkshop();
  await pay(db, order, 100_000, admin);
  const id = await declareBack(db, order);
  const [bed, desk] = await linesOf(db, id);
  const amountReason = "Așa ne-am înțeles.";
  const accept = (returned: [string, number][], refundBani: number) =>
    acceptWithdrawal({ ...step(id), returned: new Map(returned), refundBani, amountReason }, db);
  expect(await accept([], 0)).toEqual({ kind: "nothing-returned" });
  expect(await accept([[bed!.id, 4]], 0)).toEqual({ kind: "too-many", lineId: bed!.id, most: 3 });
  expect(await accept([[desk!.id, 1]], 0)).toEqual({ kind: "too-many", lineId: desk!.id, most: 0 });
  expect(await accept([[bed!.id, 1]], 100_001)).toEqual({ kind: "too-much", mostBani: 100_000 });
  expect((await findDeskWithdrawal(id, db))!.state).toBe("open");
  expect(await accept([[bed!.id, 1]], 60_000)).toEqual({ kind: "done" });

  // What one withdrawal took and owes, another cannot.
  const other = await declareBack(db, order, { wording: "și celelalte" });
  const [rest] = await linesOf(db, other);
  expect(rest).toMatchObject({ quantity: 3, left: 2 });
  const again = (pieces: number, refundBani: number) => {
    const returned = new Map([[rest!.id, pieces]]);
    return acceptWithdrawal({ ...step(other), returned, refundBani, amountReason }, db);
  };
  expect(await again(3, 0)).toMatchObject({ kind: "too-many", most: 2 });
  expect(await again(2, 40_001)).toEqual({ kind: "too-much", mostBani: 40_000 });
  expect(await again(2, 0)).toEqual({ kind: "done" });
  // Without money to return nothing waits for it.
  expect((await findDeskWithdrawal(other, db))!.refund).toBeUndefined();
});

test.each([
  // 3 × 3,499.00 lei of which a discount took nothing; the advance and the desk are not paid.
  [1, 349_900],
  [2, 699_800],
  [3, 1_049_700],
])(
  "%i of three pieces come to their price, and another sum needs a reason",
  async (count, bani) => {
    const { db, admin, order, step } = await openWorkshop([[pieces.bed, 3]]);
    await pay(db, order, order.total_bani, admin);
    const id = await declareBack(db, order);
    const [bed] = await linesOf(db, id);
    const returned = new Map([[bed!.id, count]]);
    const accept = (refundBani: number | null, amountReason = "") =>
      acceptWithdrawal({ ...step(id), returned, refundBani, amountReason }, db);
    for (const other of [bani - 1, bani + 1, 0]) {
      if (other > order.total_bani) continue;
      expect(await accept(other)).toEqual({ kind: "other-amount", computedBani: bani });
    }
    expect((await findDeskWithdrawal(id, db))!.state).toBe("open");
    expect(await accept(null)).toEqual({ kind: "done" });
    const record = (await findDeskWithdrawal(id, db))!;
    expect([record.refund!.amount_bani, record.amount_reason]).toEqual([bani, ""]);
  },
);

test("what was paid pays first for what is kept, so that a withdrawal leaves nothing to be asked for", async () => {
  const { db, admin, order, step } = await openWorkshop([[pieces.bed, 3]]);
  await pay(db, order, 800_000, admin);
  const id = await declareBack(db, order);
  const [bed] = await linesOf(db, id);
  const accept = { ...step(id), returned: new Map([[bed!.id, 1]]), refundBani: null };
  expect(await acceptWithdrawal(accept, db)).toEqual({ kind: "done" });
  const refunded = { ...step(id, "accepted"), method: "bank_transfer" as const };
  expect(await payRefund(refunded, db)).toEqual({ kind: "done" });
  const row = await db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  expect([row.paid_bani, leftToPay(row), row.payment_status]).toEqual([699_800, 0, "paid"]);
});

test("a repeat is the first record while that waits and says the same; what is left is a record of its own", async () => {
  const { db, admin, order, step } = await openWorkshop([[pieces.bed, 3]]);
  await pay(db, order, order.total_bani, admin);
  const line = await db.selectFrom("order_lines").select("id").executeTakeFirstOrThrow();
  const offered = async () => (await findReturnableOrder(order.token, db))!.lines[0]!.left;
  const say = (quantity: number) =>
    declareBack(db, order, { pieces: [{ lineId: line.id, quantity }] });
  const first = await say(3);
  expect(first).not.toBe("");
  // The same again, while nobody has decided, is the first; another number is not.
  expect(await say(3)).toBe("");
  await receiveGoods(step(first), db);
  expect(await say(3)).toBe("");
  const other = await say(1);
  expect((await linesOf(db, other))[0]).toMatchObject({ declared: 1, left: 3 });
  await closeWithdrawal({ ...step(other), answer: "A trimis alta." }, db);

  // One of the three comes back: the rest may be declared, in the same words too.
  const returned = new Map([[line.id, 1]]);
  await acceptWithdrawal({ ...step(first, "received"), returned, refundBani: null }, db);
  expect(await offered()).toBe(2);
  const rest = await say(3);
  expect(rest).not.toBe("");
  expect((await linesOf(db, rest))[0]).toMatchObject({ declared: 3, left: 2 });
  expect(await say(3)).toBe("");
  // After the desk has put that one aside, or refused it, they are a new record again.
  await closeWithdrawal({ ...step(rest), answer: "Din greșeală." }, db);
  const again = await say(3);
  await refuseWithdrawal({ ...step(again), answer: "Termenul a trecut." }, db);
  const last = await say(3);
  expect(new Set([first, other, rest, again, last, ""]).size).toBe(6);
  const all = new Map([[line.id, 2]]);
  await acceptWithdrawal({ ...step(last), returned: all, refundBani: null }, db);
  expect(await offered()).toBe(0);
});

test("a piece comes back into stock once, whether the order is cancelled before or after", async () => {
  for (const isCancelledFirst of [true, false]) {
    const { db, admin, order, step } = await openWorkshop([[pieces.bed, 3]]);
    const id = await declareBack(db, order);
    const [bed] = await linesOf(db, id);
    const move = { number: order.number, from: "new", to: "cancelled", note: "" } as const;
    const cancel = () => changeOrderStatus(move, admin, db);
    const accept = () =>
      acceptWithdrawal({ ...step(id), returned: new Map([[bed!.id, 2]]), refundBani: 0 }, db);
    for (const act of isCancelledFirst ? [cancel, accept] : [accept, cancel]) await act();
    expect((await findDeskWithdrawal(id, db))!.state).toBe("accepted");
    expect(await stockOf(db, pieces.bed), String(isCancelledFirst)).toBe(10);
  }
});

test("a refusal has a reason, is told, and can be taken back; putting aside is not told", async () => {
  const { db, order, step } = await openWorkshop();
  const id = await declareBack(db, order);
  const answer = "Termenul a trecut de două luni.";
  expect(await refuseWithdrawal({ ...step(id), answer }, db)).toEqual({ kind: "done" });
  const [mail] = await db.selectFrom("outbox").select(["recipient", "text"]).execute();
  expect(mail).toMatchObject({ recipient: buyer.email });
  expect(mail?.text).toContain(answer);
  // The audit log holds nothing that is said about customers.
  const [entry] = await db.selectFrom("audit_log").select("after").execute();
  expect(entry?.after).not.toContain("luni");
  const [bed] = await linesOf(db, id);
  const accept = { ...step(id, "refused"), returned: new Map([[bed!.id, 1]]), refundBani: 0 };
  expect(await acceptWithdrawal(accept, db)).toEqual({ kind: "done" });
  expect(await findDeskWithdrawal(id, db)).toMatchObject({ refused_at: null, answer: "" });

  const other = await declareBack(db, order, { wording: "din greșeală" });
  const mails = (await subjects(db)).length;
  expect(await closeWithdrawal({ ...step(other), answer: "A sunat." }, db)).toEqual({
    kind: "done",
  });
  expect(await subjects(db)).toHaveLength(mails);
  expect(await refuseWithdrawal({ ...step(other), answer }, db)).toEqual({ kind: "moved-before" });
});

test("a statement with a wrong number is tied to its order by the workshop", async () => {
  const { db, admin, order, step } = await openWorkshop();
  const id = await declareBack(db, { number: "AM-1999-000001" });
  const found = (await findDeskWithdrawal(id, db))!;
  expect(found).toMatchObject({ known_by: "nothing", candidates: [order.number] });
  expect(found.order).toBeUndefined();
  const accept = { ...step(id), returned: new Map<string, number>(), refundBani: 0 };
  expect(await acceptWithdrawal(accept, db)).toEqual({ kind: "no-order" });
  const link = (number: string) => linkWithdrawal({ id, number, seen: "", admin }, db);
  expect(await link("AM-1999-000002")).toEqual({ kind: "unknown-order" });
  expect(await link(order.number.toLowerCase())).toEqual({ kind: "done" });
  expect(await findDeskWithdrawal(id, db)).toMatchObject({
    known_by: "desk",
    order: { number: order.number },
  });
});

test("the list of what waits has what is undecided or unpaid, newest first, and pages end", async () => {
  const { db, order, step } = await openWorkshop();
  const first = await declareBack(db, order, { wording: "una" });
  await refuseWithdrawal({ ...step(first), answer: "nu" }, db);
  for (let count = 0; count < 31; count += 1) {
    await declareBack(db, order, { wording: `a ${count}-a` });
  }
  const waiting = await listWithdrawals({ isWaitingOnly: true, page: 9 }, db);
  expect(waiting).toMatchObject({ total: 31, page: 2, pageCount: 2 });
  expect(waiting.withdrawals).toHaveLength(1);
  expect((await listWithdrawals({ isWaitingOnly: false, page: 1 }, db)).total).toBe(32);
});

test("a forgotten customer leaves no word in a withdrawal; one that waits keeps the order open", async () => {
  const { db, order, step } = await openWorkshop();
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  const id = await declareBack(db, order);
  const textOf = async () => (await findDeskWithdrawal(id, db))!;
  await db.transaction().execute((trx) => anonymiseOrders([order.id], new Date(), trx));
  expect(await textOf()).toMatchObject({ email: buyer.email, statement: "Mă retrag." });
  await refuseWithdrawal({ ...step(id), answer: "nu" }, db);
  await db.transaction().execute((trx) => anonymiseOrders([order.id], new Date(), trx));
  expect(await textOf()).toMatchObject({ email: "", full_name: "", statement: "", answer: "" });
});

test("statements of no order go after five years, others stay with it", async () => {
  const { db, order } = await openWorkshop();
  const kept = await declareBack(db, order);
  const lost = await declareBack(db, { number: "?" });
  await deleteOldWithdrawals(new Date("2031-11-22T12:00:00Z"), db);
  expect(await findDeskWithdrawal(lost, db)).toBeDefined();
  await deleteOldWithdrawals(new Date("2031-11-24T12:00:00Z"), db);
  expect(await findDeskWithdrawal(lost, db)).toBeUndefined();
  expect(await findDeskWithdrawal(kept, db)).toBeDefined();
});
