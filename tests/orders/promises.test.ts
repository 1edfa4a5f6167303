import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dayOf } from "~/platform/format/dates";
import { translateIn } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";
import { answerQuote } from "~/sales/orders/front/answer-transport.server";
import { findKeptPromises } from "~/sales/orders/front/kept-promises.server";
import {
  listPromiseMoves,
  MOST_MOVES,
  movePromise,
} from "~/sales/orders/front/move-promise.server";
import { makeQuote } from "~/sales/orders/front/transport-quote.server";
import { composeStatusMail } from "~/sales/orders/mails/status-mail.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { promiseSentence, promiseText } from "~/sales/orders/promised-delivery";
import { recordPayment } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { addAppointment } from "../appointments/teams";
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
  const when = { language: "ro", today: dayOf(new Date().toISOString()) };
  return promiseText(order, when, translateIn("ro", "cart"));
}

function pay({ number, advance_bani }: { number: string; advance_bani: number }) {
  const payment = { kind: "advance", method: "bank_transfer", remark: "" } as const;
  const paid = { ...payment, amountBani: advance_bani, formToken: number };
  return recordPayment(number, paid, admin, db);
}

const steps = ["new", "confirmed", "in_production", "in_delivery", "delivered"] as OrderStatus[];

/** Brings an order up to a status, from where it is. */
async function bring({ number }: { number: string }, to: OrderStatus, override = "") {
  const { status } = await db
    .selectFrom("orders")
    .select("status")
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  for (let at = steps.indexOf(status); steps[at] !== to; at += 1) {
    const to = steps[at + 1]!;
    const isBrought = to === "in_delivery" || to === "delivered";
    const said = isBrought ? "Plătește la primire." : override;
    const step = { number, from: steps[at]!, to, note: "", override: said };
    expect((await changeOrderStatus(step, admin, db)).kind).toBe("moved");
  }
}

async function deliver(order: { number: string; id: string }) {
  await approveDrawings(db, order.id);
  await bring(order, "delivered");
}

async function move(number: string, day: string, { reason = "Placa a întârziat", seen = 0 } = {}) {
  return (await movePromise(number, { day, reason, seen }, admin, await findSettings(db), db)).kind;
}

test("what is made to order names a day once the advance, the drawing and the confirmation are there", async () => {
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  expect(await said(order)).toBe("22–34 de zile de la prima plată și aprobarea desenului");
  on("2026-11-05");
  await pay(order);
  expect(await said(order)).toBe("22–34 de zile de la aprobarea desenului");
  on("2026-11-06");
  await approveDrawings(db, order.id);
  expect(await said(order)).toBe("22–34 de zile de la confirmarea comenzii");
  on("2026-11-07");
  await bring(order, "confirmed");
  expect(await said(order)).toBe("cel târziu pe 11 decembrie 2026");
  // The terms say that the day is told with the confirmation.
  const confirmed = (await findOrderByToken(order.token, db))!;
  expect(composeStatusMail(confirmed, await findSettings(db)).text).toContain(
    "Livrarea întregii comenzi: cel târziu pe 11 decembrie 2026",
  );
  on("2026-11-20");
  await bring(order, "in_production");
  expect(await said(order)).toBe("cel târziu pe 11 decembrie 2026");
  on("2026-12-12");
  expect(await said(order)).toBe("termenul, 11 decembrie 2026, a trecut; anunțăm ziua nouă");
  expect(await move(order.number, "2026-12-18")).toBe("moved");
  expect(await said(order)).toContain("cel târziu pe 18 decembrie 2026");
  expect(await said(order)).toContain("Placa a întârziat");
  const visit = { starts_at: "2026-12-16T08:00:00.000Z", ends_at: "2026-12-16T10:00:00.000Z" };
  await addAppointment(db, { ...visit, kind: "delivery", order_id: order.id });
  expect(await said(order)).toBe("pe 16 decembrie 2026, cum am stabilit");
  await bring(order, "delivered");
  expect(await said(order)).toBe("");
});

test("a shop that asks for no drawings waits for none, and work that began early counts from there", async () => {
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  await db.updateTable("orders").set({ are_drawings_required: 0 }).execute();
  expect(await said(order)).toBe("22–34 de zile de la prima plată");
  on("2026-11-04");
  await bring(order, "in_production", "Client vechi");
  expect(await said(order)).toBe("cel târziu pe 8 decembrie 2026");
  on("2026-11-10");
  await pay(order);
  expect(await said(order)).toBe("cel târziu pe 8 decembrie 2026");
});

const far = { county: "RO-CJ", sector: "", city: "Cluj-Napoca", postalCode: "400001" };

test("outside the zones nobody promises a day before the offer is accepted; then it counts from there", async () => {
  const [ready, made] = [
    await placePieces(db, [[pieces.bed, 1]], far),
    await placePieces(db, [[pieces.desk, 1, design]], far),
  ];
  for (const order of [ready, made]) {
    expect(await said(order)).toBe("Termenul de livrare vine odată cu oferta de transport.");
    expect(await move(order.number, "2026-12-18")).toBe("transport-open");
  }
  on("2026-11-12");
  for (const { number, token } of [ready, made]) {
    const offer = { priceBani: 400_00, days: { from: 6, to: 9 }, validUntil: "2026-11-26" };
    const { kind } = await makeQuote(number, { ...offer, drawn: 0 }, admin, db);
    expect(kind).toBe("made");
    expect(await said({ token })).toBe("Termenul de livrare vine odată cu oferta de transport.");
    await answerQuote(token, { number: 1, answer: "accepted" }, db);
  }
  // Days of the way beside those of the stock, from the day on which the offer was accepted.
  expect(await said(ready)).toBe("cel târziu pe 21 noiembrie 2026");
  expect(await said(made)).toBe("26–39 de zile de la prima plată și aprobarea desenului");
});

test("who fetches an order waits for no transport, and one that is over or taken back is promised nothing", async () => {
  const fetched = await placePieces(db, [[pieces.desk, 1, design]], { deliveryMethod: "pickup" });
  expect(await said(fetched)).toBe("20–30 de zile de la prima plată și aprobarea desenului");
  const sentence = promiseSentence(
    (await findOrderByToken(fetched.token, db))!,
    { language: "ro", today: "2026-11-02" },
    translateIn("ro", "cart"),
  );
  expect(sentence).toMatch(/^Toată comanda, gata de ridicat: 20–30 de zile/);
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  expect(await said(fetched)).toBe("");
  const back = { status: "confirmed", reduced_bani: fetched.total_bani } as const;
  await db.updateTable("orders").set(back).execute();
  expect(await said(fetched)).toBe("");
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
  for (const order of [kept, late, moved]) {
    await pay(order);
    await approveDrawings(db, order.id);
    await bring(order, "confirmed");
  }
  // Thirty days of making and four of the way from 2 November end on 6 December.
  on("2026-12-06");
  await deliver(kept);
  await move(moved.number, "2026-12-20");
  on("2026-12-07");
  await deliver(late);
  await deliver(moved);
  expect(await findKeptPromises(30, new Date(), db)).toEqual({ delivered: 3, kept: 1 });
  on("2027-02-20");
  expect(await findKeptPromises(30, new Date(), db)).toEqual({ delivered: 0, kept: 0 });
});
