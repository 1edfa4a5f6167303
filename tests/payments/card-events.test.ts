import fc from "fast-check";
import { expect, test } from "vitest";

import { listIssued, sumInvoiced } from "~/sales/billing/issuing/issued-documents.server";
import { leftToPay } from "~/sales/billing/payable";
import { listCardPayments } from "~/sales/cards/front/card-payment.server";
import { takeCardEvent } from "~/sales/cards/front/take-event.server";
import type { CardEvent } from "~/sales/cards/providers/provider";
import { cardActor } from "~/sales/orders/office-order.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";
import { addAttempt, eventOf, outcomeOf, take } from "./card-world";

async function openOrder() {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.desk, 1]]);
  return { db, order, total: order.total_bani };
}

const waits = (kind: string, amount_bani: number | null, detail = "", currency = "RON") => ({
  kind,
  amount_bani,
  detail,
  currency,
});

test("a right payment is recorded once, by the card, with its event", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  const paid = eventOf(id, "paid", { amountBani: total });
  expect(await takeCardEvent("stripe", paid, db)).toBe("taken");
  expect(await takeCardEvent("stripe", paid, db)).toBe("known");
  // The provider says the same in another event.
  await take(db, [eventOf(id, "paid", { amountBani: total })]);
  expect(await outcomeOf(db, order)).toEqual({
    paid_bani: total,
    payment_status: "paid",
    payments: [{ kind: "rest", method: "card", amount_bani: total, recorded_by: cardActor.id }],
    states: ["paid"],
    tasks: [],
  });
  expect((await findOfficeOrder(order.number, db))!.payments[0]!.by).toBe("card");
});

test("refused and given up: nothing is recorded; a payment after that counts, a refusal after it not", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  const after = async (event: CardEvent) => {
    await take(db, [event]);
    const { states, paid_bani, tasks } = await outcomeOf(db, order);
    return [states[0], paid_bani, tasks.length];
  };
  expect(await after(eventOf(id, "checking"))).toEqual(["checking", 0, 0]);
  expect(await after(eventOf(id, "refused"))).toEqual(["refused", 0, 0]);
  expect(await after(eventOf(id, "expired"))).toEqual(["expired", 0, 0]);
  expect(await after(eventOf(id, "refused"))).toEqual(["expired", 0, 0]);
  expect(await after(eventOf(id, "paid", { amountBani: total }))).toEqual(["paid", total, 0]);
  expect(await after(eventOf(id, "expired"))).toEqual(["paid", total, 0]);
});

test.each([
  ["one ban less", { amountBani: -1 }, "RON"],
  ["one ban more", { amountBani: 1 }, "RON"],
  ["another currency", { amountBani: 0 }, "EUR"],
])(
  "%s than asked for goes to the desk, and nothing is recorded",
  async (_, { amountBani }, currency) => {
    const { db, order, total } = await openOrder();
    const id = await addAttempt(db, order, { amountBani: total });
    const wrong = { amountBani: total + amountBani, currency };
    await take(db, [eventOf(id, "paid", wrong)]);
    expect(await outcomeOf(db, order)).toEqual({
      paid_bani: 0,
      payment_status: "unpaid",
      payments: [],
      states: ["to_desk"],
      tasks: [waits("wrong_amount", wrong.amountBani, "", currency)],
    });
  },
);

test("a payment for a cancelled order is to be given back", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  await take(db, [eventOf(id, "paid", { amountBani: total })]);
  expect(await outcomeOf(db, order)).toEqual({
    paid_bani: 0,
    payment_status: "unpaid",
    payments: [],
    states: ["refund_due"],
    tasks: [waits("refund", total, "cancelled")],
  });
});

test("an order that is cancelled after its payment owes nothing because the provider repeats itself", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  await take(db, [eventOf(id, "paid", { amountBani: total })]);
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  await take(db, [eventOf(id, "paid", { amountBani: total })]);
  expect(await outcomeOf(db, order)).toMatchObject({ states: ["paid"], tasks: [] });
});

test("what the order is no longer owed is to be given back: paid twice, or at the desk meanwhile", async () => {
  const { db, order, total } = await openOrder();
  const first = await addAttempt(db, order, { amountBani: total });
  const second = await addAttempt(db, order, { amountBani: total });
  const paid = { amountBani: total };
  await take(db, [eventOf(second, "paid", paid), eventOf(first, "paid", paid)]);
  expect(await outcomeOf(db, order)).toMatchObject({
    paid_bani: total,
    states: ["paid", "refund_due"],
    tasks: [waits("refund", total, "too-much")],
  });

  const other = await placePieces(db, [[pieces.bed, 1]]);
  const id = await addAttempt(db, other, { amountBani: other.total_bani });
  const cash = { kind: "advance", method: "bank_transfer", amountBani: 1, remark: "" } as const;
  await recordPayment(other.number, { ...cash, formToken: "x" }, { id: "", email: "" }, db);
  await take(db, [eventOf(id, "paid", { amountBani: other.total_bani })]);
  expect(await outcomeOf(db, other)).toMatchObject({ paid_bani: 1, states: ["refund_due"] });
});

test("refunds and disputes that the provider reports wait at the desk, and a dispute again at its end", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  const dispute = { detail: "dp_1", amountBani: total };
  await take(db, [
    eventOf(id, "paid", { amountBani: total }),
    eventOf(id, "refunded", { amountBani: 500 }),
    eventOf(id, "disputed", { ...dispute, status: "needs_response" }),
    eventOf(id, "refund-failed", { detail: "re_1", amountBani: 300, status: "failed" }),
  ]);
  expect((await outcomeOf(db, order)).tasks).toEqual([
    waits("dispute", total, "needs_response"),
    waits("refund_failed", 300, "failed"),
    waits("refunded_elsewhere", 500),
  ]);
  const done = { done_at: new Date().toISOString(), done_by: "x" };
  await db.updateTable("card_tasks").set(done).execute();
  await take(db, [
    eventOf(id, "dispute-closed", { ...dispute, status: "lost" }),
    eventOf(id, "disputed", { ...dispute, status: "under_review" }),
    eventOf(id, "refunded", { amountBani: 400 }),
  ]);
  expect((await outcomeOf(db, order)).tasks).toEqual([waits("dispute", total, "closed lost")]);
  await take(db, [eventOf(id, "refunded", { amountBani: 700 })]);
  expect((await outcomeOf(db, order)).tasks).toContainEqual(waits("refunded_elsewhere", 700));
});

test("paid by transfer and again by card, then given back at the provider: paid, and nothing to do", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  const transfer = {
    kind: "rest",
    method: "bank_transfer",
    amountBani: total,
    remark: "",
  } as const;
  await recordPayment(order.number, { ...transfer, formToken: "x" }, { id: "", email: "" }, db);
  await take(db, [eventOf(id, "paid", { amountBani: total })]);
  expect((await outcomeOf(db, order)).tasks).toEqual([waits("refund", total, "too-much")]);
  // A part of it goes back first: the rest of it is still to be given back.
  await take(db, [eventOf(id, "refunded", { amountBani: 500 })]);
  expect((await outcomeOf(db, order)).tasks).toEqual([waits("refund", total, "too-much")]);
  expect((await listCardPayments(order.id, db))[0]!.refundable_bani).toBe(total - 500);
  await take(db, [eventOf(id, "refunded", { amountBani: total })]);
  expect(await outcomeOf(db, order)).toEqual({
    paid_bani: total,
    payment_status: "paid",
    states: ["refund_due"],
    tasks: [],
    payments: [{ kind: "rest", method: "bank_transfer", amount_bani: total, recorded_by: "" }],
  });
  expect((await listCardPayments(order.id, db))[0]!.refundable_bani).toBe(0);
  const kinds = (await listIssued(order.id, db)).map(({ kind }) => kind);
  expect(kinds).toEqual(["advance"]);
});

test("what the provider gives back is recorded where the order says why, and asked for where it does not", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  await take(db, [eventOf(id, "paid", { amountBani: total })]);
  const desk = { id: "", email: "" };
  // The desk has recorded by hand what it did at the provider: the news of it changes nothing.
  const lowered = { kind: "refund", reason: "price_lowered", method: "card", remark: "" } as const;
  const byHand = { ...lowered, amountBani: 300, formToken: "hand" };
  await recordPayment(order.number, byHand, desk, db);
  await take(db, [eventOf(id, "refunded", { amountBani: 300 })]);
  expect(await outcomeOf(db, order)).toMatchObject({ paid_bani: total - 300, tasks: [] });
  // Of what is more the order does not say why.
  await take(db, [eventOf(id, "refunded", { amountBani: 1_000 })]);
  expect((await outcomeOf(db, order)).tasks).toEqual([waits("refunded_elsewhere", 700)]);
  await db.updateTable("card_tasks").set({ done_at: "2026-11-27T10:00:00.000Z" }).execute();
  await recordPayment(order.number, { ...lowered, amountBani: 700, formToken: "b" }, desk, db);
  // A cancelled order's money goes back because it is cancelled.
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  await take(db, [eventOf(id, "refunded", { amountBani: total })]);
  const { payments, ...outcome } = await outcomeOf(db, order);
  expect(outcome).toMatchObject({ paid_bani: 0, payment_status: "refunded", tasks: [] });
  expect(payments.map(({ amount_bani }) => amount_bani)).toEqual([
    1_000 - total,
    -700,
    -300,
    total,
  ]);
});

test("a dispute that is lost takes the payment away, once; one that is won takes nothing", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  const about = { detail: "dp_1", amountBani: total };
  await take(db, [
    eventOf(id, "paid", { amountBani: total }),
    eventOf(id, "disputed", { ...about, status: "needs_response" }),
    eventOf(id, "dispute-closed", { ...about, detail: "dp_0", status: "won" }),
  ]);
  expect(await outcomeOf(db, order)).toMatchObject({ paid_bani: total, payment_status: "paid" });
  const lost = { ...about, status: "lost" };
  await take(db, [eventOf(id, "dispute-closed", lost), eventOf(id, "dispute-closed", lost)]);
  const outcome = await outcomeOf(db, order);
  expect(outcome).toMatchObject({ paid_bani: 0, payment_status: "unpaid" });
  expect(outcome.payments.map(({ kind, amount_bani }) => [kind, amount_bani])).toEqual([
    ["refund", -total],
    ["rest", total],
  ]);
  expect(outcome.tasks).toContainEqual(waits("dispute", total, "closed lost"));
  const [attempt] = await listCardPayments(order.id, db);
  expect([attempt!.refundable_bani, attempt!.lost_bani]).toEqual([0, total]);
  // What was owed is owed, and the advance that came with the money is no advance any more.
  const row = await db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  expect([leftToPay(row), row.reduced_bani]).toEqual([total, 0]);
  expect(sumInvoiced(await listIssued(order.id, db))).toBe(0);
});

test("of a dispute that is lost over money that goes back anyway nothing is recorded", async () => {
  const { db, order, total } = await openOrder();
  const id = await addAttempt(db, order, { amountBani: total });
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  const lost = { detail: "dp_1", amountBani: total, status: "lost" };
  await take(db, [eventOf(id, "paid", { amountBani: total }), eventOf(id, "dispute-closed", lost)]);
  expect(await outcomeOf(db, order)).toMatchObject({
    paid_bani: 0,
    payments: [],
    states: ["refund_due"],
    tasks: [waits("dispute", total, "closed lost")],
  });
});

test("events of another payment change nothing", async () => {
  const { db, order, total } = await openOrder();
  await addAttempt(db, order, { amountBani: total });
  const before = await outcomeOf(db, order);
  const stranger = eventOf("stranger", "paid", { amountBani: total });
  expect(await takeCardEvent("stripe", stranger, db)).toBe("early");
  const id = await addAttempt(db, order, { amountBani: total });
  const elsewhere = eventOf(id, "paid", { amountBani: total });
  expect(await takeCardEvent("netopia", elsewhere, db)).toBe("early");
  const after = await outcomeOf(db, order);
  expect([after.paid_bani, after.tasks]).toEqual([before.paid_bani, before.tasks]);
});

// Every order of events, each as often as the provider likes, about one attempt that is paid in the end,
// with what may go before and after.
test("in whatever order and however often events arrive, the money ends the same", async () => {
  const { db, order, total } = await openOrder();
  const kinds = fc.constantFrom(
    "checking",
    "refused",
    "expired",
    "disputed",
    "refunded",
    "wrong",
    "lost",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(kinds, { maxLength: 7 }),
      fc.infiniteStream(fc.nat()),
      async (among, numbers) => {
        const events = (id: string) => [
          eventOf(id, "paid", { id: `paid ${id}`, amountBani: total }),
          ...among.map((kind) => {
            if (kind === "wrong") return eventOf(id, "paid", { id: `wrong ${id}`, amountBani: 1 });
            const money = { amountBani: 700, detail: `dp ${id}`, status: "needs_response" };
            if (kind === "lost") {
              const lost = { ...money, amountBani: total, status: "lost", id: `lost ${id}` };
              return eventOf(id, "dispute-closed", lost);
            }
            return eventOf(id, kind, { id: `${kind} ${id}`, ...money });
          }),
        ];
        const end = async (shuffle: (all: CardEvent[]) => CardEvent[]) => {
          for (const table of ["card_events", "card_tasks", "card_payments", "payments"] as const) {
            await db.deleteFrom(table).execute();
          }
          await db.updateTable("orders").set({ paid_bani: 0, payment_status: "unpaid" }).execute();
          await take(db, shuffle(events(await addAttempt(db, order, { amountBani: total }))));
          return outcomeOf(db, order);
        };
        const inOrder = await end((all) => all);
        const left = among.includes("lost") ? 0 : total;
        expect([inOrder.paid_bani, inOrder.states]).toEqual([left, ["paid"]]);
        const anyhow = await end((all) => shuffled([...all, ...all, ...all], numbers));
        expect(anyhow).toEqual(inOrder);
      },
    ),
    { numRuns: 100 },
  );
});

test("of several attempts that are all paid, what is recorded and what goes back is all that was paid", async () => {
  const { db, order, total } = await openOrder();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: total }), { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (amounts, numbers) => {
        for (const table of ["card_events", "card_tasks", "card_payments", "payments"] as const) {
          await db.deleteFrom(table).execute();
        }
        await db.updateTable("orders").set({ paid_bani: 0, payment_status: "unpaid" }).execute();
        const events = [];
        for (const amountBani of amounts) {
          const id = await addAttempt(db, order, { amountBani });
          events.push(eventOf(id, "paid", { amountBani }), eventOf(id, "expired"));
        }
        await take(db, shuffled([...events, ...events], numbers));
        const { paid_bani, tasks } = await outcomeOf(db, order);
        const back = tasks.reduce((sum, task) => sum + task.amount_bani!, 0);
        expect(paid_bani + back).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
        expect(paid_bani).toBeLessThanOrEqual(total);
      },
    ),
    { numRuns: 60 },
  );
});

function shuffled<Item>(items: Item[], numbers: Iterable<number>): Item[] {
  const left = [...items];
  const next = numbers[Symbol.iterator]();
  return items.map(() => left.splice(Number(next.next().value) % left.length, 1)[0]!);
}
