import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";
import { answerQuote } from "~/sales/orders/front/answer-transport.server";
import { quoteState } from "~/sales/orders/front/transport-quote";
import { makeQuote } from "~/sales/orders/front/transport-quote.server";
import { countOrders } from "~/sales/orders/office-order-list.server";
import { planOf } from "~/sales/orders/order-plan";
import { addProforma } from "~/sales/orders/order-proforma.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";

const admin = { id: "ana", email: "ana@example.com" };
const today = dayOf(new Date().toISOString());
const offer = { priceBani: 420_00, days: { from: 5, to: 9 }, validUntil: addDays(today, 14) };

const countUnquoted = (db: Db) => {
  const all = { search: "", payment: "", from: "", to: "", page: 1 } as const;
  return countOrders({ ...all, status: "transport" }, db);
};

/** A shop with an order that goes outside all zones. */
async function openDesk() {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.bed, 1]], {
    county: "RO-CJ",
    sector: "",
    city: "Cluj-Napoca",
    postalCode: "400001",
    language: "en",
  });
  const { number, token } = order;
  return {
    db,
    order,
    make: (drawn = 0, changes = {}) =>
      makeQuote(number, { ...offer, drawn, ...changes }, admin, db),
    answer: (one: "accepted" | "declined", of = 1) =>
      answerQuote(token, { number: of, answer: one }, db),
    read: async () => (await findOrderByToken(token, db))!,
  };
}

const mailsOf = (db: Db) =>
  db.selectFrom("outbox").select(["recipient", "subject", "text"]).execute();

test("an accepted offer is a part of the total, of the plan and of what the desk may do", async () => {
  const { db, order, make, answer, read } = await openDesk();
  expect(await countUnquoted(db)).toBe(1);
  expect(await addProforma({ number: order.number }, admin, db)).toEqual({ kind: "nothing-due" });
  expect((await make()).kind).toBe("made");
  expect(await countUnquoted(db)).toBe(0);
  expect(planOf(await read())).toEqual([]);

  expect((await answer("accepted")).kind).toBe("accepted");
  const agreed = await read();
  const total = order.total_bani + 420_00;
  expect(agreed).toMatchObject({
    transport_state: "agreed",
    transport_bani: 420_00,
    total_bani: total,
    transport_from_days: 5,
    transport_to_days: 9,
    advance_bani: order.advance_bani,
  });
  expect(agreed.subtotal_bani).toBe(Math.round(total / 1.19));
  expect(planOf(agreed)).toMatchObject([{ amountBani: total, leftBani: total }]);
  expect((await addProforma({ number: order.number }, admin, db)).kind).toBe("issued");
  const actions = await db.selectFrom("audit_log").select(["action", "admin_email"]).execute();
  expect(actions).toContainEqual({ action: "transport-quoted", admin_email: admin.email });
  expect(actions).toContainEqual({ action: "transport-accepted", admin_email: "customer" });
});

test("the customer is written to in the order's language, the shop in Romanian", async () => {
  const { db, make, answer, order } = await openDesk();
  await make();
  await answer("accepted");
  const [toBuyer, toShop] = await mailsOf(db);
  expect(toBuyer!.recipient).toBe(order.email);
  expect(toBuyer!.text).toContain(`/comanda/${order.token}`);
  expect(toBuyer!.text).toContain("420 lei");
  expect(toBuyer!.subject).toContain(`Transport offer for order ${order.number}`);
  expect(toShop!.subject).toContain(`Transport acceptat: comanda ${order.number}`);
});

test("a declined offer waits for another one, and the new one counts", async () => {
  const { db, make, answer, read } = await openDesk();
  await make();
  expect((await answer("declined")).kind).toBe("declined");
  expect((await answer("accepted")).kind).toBe("answered");
  expect((await read()).transport_state).toBe("declined");
  expect(await countUnquoted(db)).toBe(1);
  expect((await make(1, { priceBani: 300_00 })).kind).toBe("made");
  expect((await answer("accepted", 1)).kind).toBe("replaced");
  expect((await answer("accepted", 2)).kind).toBe("accepted");
  expect((await read()).transport_bani).toBe(300_00);
});

test("an offer and an answer sent twice change nothing the second time", async () => {
  const { db, make, answer, read } = await openDesk();
  expect([await make(), await make()]).toEqual([{ kind: "made" }, { kind: "made" }]);
  expect(await make(0, { priceBani: 1 })).toMatchObject({ kind: "stale", newest: { number: 1 } });
  const answers = await Promise.all([answer("accepted"), answer("accepted")]);
  expect(answers.map(({ kind }) => kind)).toEqual(["accepted", "accepted"]);
  expect((await answer("declined")).kind).toBe("answered");
  expect(await db.selectFrom("transport_quotes").selectAll().execute()).toHaveLength(1);
  expect(await mailsOf(db)).toHaveLength(2);
  expect(await make(1)).toEqual({ kind: "not-waiting" });
  expect((await read()).transport_bani).toBe(420_00);
});

test("an expired offer, one of a cancelled order and one that was never made are not accepted", async () => {
  const { db, make, answer, read } = await openDesk();
  expect((await answer("accepted")).kind).toBe("unknown");
  await make(0, { validUntil: addDays(today, -1) });
  expect((await answer("accepted")).kind).toBe("expired");
  expect(await countUnquoted(db)).toBe(1);
  await make(1);
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  expect((await answer("accepted", 2)).kind).toBe("replaced");
  expect(await make(2)).toEqual({ kind: "not-waiting" });
  expect((await read()).transport_bani).toBe(0);
});

test("an order within a zone is made no offer", async () => {
  const db = await openCatalogue();
  const { number } = await placePieces(db, [[pieces.bed, 1]]);
  expect(await makeQuote(number, { ...offer, drawn: 0 }, admin, db)).toEqual({
    kind: "not-waiting",
  });
  expect(await makeQuote("AM-0", { ...offer, drawn: 0 }, admin, db)).toEqual({
    kind: "unknown",
  });
});

test("an offer is open until its last day is over, unless it is answered", () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-01-01", days));
  fc.assert(
    fc.property(day, day, (valid_until, now) => {
      const expected = now <= valid_until ? "open" : "expired";
      expect(quoteState({ answer: "", valid_until }, now)).toBe(expected);
      expect(quoteState({ answer: "declined", valid_until }, now)).toBe("declined");
    }),
  );
});
