import { addDays, dayOf } from "~/platform/format/dates";
import { findSettings } from "~/platform/settings/settings.server";
import { answerDrawing } from "~/sales/approvals/front/answer-drawing.server";
import { makeDrawing } from "~/sales/approvals/front/draw-version.server";
import { listDrawings } from "~/sales/approvals/front/find-drawings.server";
import { findDrawing } from "~/sales/approvals/front/found-drawing.server";
import { sendDrawing } from "~/sales/approvals/front/send-drawing.server";
import { findPartLines } from "~/sales/orders/deliver-part.server";
import { answerQuote } from "~/sales/orders/front/answer-transport.server";
import { deliverPart } from "~/sales/orders/front/hand-over-part.server";
import { movePromise } from "~/sales/orders/front/move-promise.server";
import { remarkOnOrder } from "~/sales/orders/front/remark-on-order.server";
import { makeQuote } from "~/sales/orders/front/transport-quote.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { countAssembled } from "~/workshop/made-boards/front/order-boards.server";

import { expectKind, newForm, type Workshop } from "./diary";
import { type LivedOrder, read, move, pay } from "./lived-order";

/** What happens to an order after it was placed, each by the function of the shop that does it. */
export const orderSteps = {
  confirm: (shop, order) => move(shop, order, "confirmed"),
  produce: (shop, order) => move(shop, order, "in_production"),
  bring: (shop, order) => move(shop, order, "in_delivery"),
  deliver: (shop, order) => move(shop, order, "delivered"),
  cancel: (shop, order) => move(shop, order, "cancelled", "Clientul s-a răzgândit."),
  payAdvance: async (shop, order) => {
    const { advance_bani } = await read(shop, order);
    await pay(shop, order, "advance", advance_bani);
  },
  payRest: async (shop, order) => {
    const { total_bani, paid_bani } = await read(shop, order);
    await pay(shop, order, "rest", total_bani - paid_bani);
  },
  payCash: async (shop, order) => {
    const { total_bani, paid_bani } = await read(shop, order);
    await pay(shop, order, "rest", total_bani - paid_bani, "cash_on_delivery");
  },
  refund: async (shop, order) => {
    const { paid_bani } = await read(shop, order);
    const back = { kind: "refund", method: "bank_transfer", amountBani: paid_bani } as const;
    const noted = { ...back, remark: "", reason: "cancelled", formToken: newForm() } as const;
    expectKind(await recordPayment(order.number, noted, shop.hand, shop.db), "recorded", "refund");
  },
  draft: (shop, order) => forEachDrawing(shop, order, () => Promise.resolve()),
  draw: (shop, order) =>
    forEachDrawing(shop, order, async (id) => {
      const drawing = { number: order.number, id, note: "Verifică te rog lățimea și sertarele." };
      expectKind(await sendDrawing(drawing, shop.hand, shop.db), "sent", "send a drawing");
    }),
  approve: (shop, order) => answerDrawings(shop, order, "approved", ""),
  sendBack: (shop, order) =>
    answerDrawings(shop, order, "returned", "Aș vrea sertarele în stânga, nu în dreapta."),
  offerTransport: async (shop, order) => {
    const validUntil = addDays(dayOf(new Date().toISOString()), 10);
    const offer = { priceBani: 480_00, days: { from: 4, to: 8 }, validUntil, drawn: 0 };
    expectKind(await makeQuote(order.number, offer, shop.hand, shop.db), "made", "offer transport");
  },
  acceptTransport: async (shop, order) => {
    const answer = { number: 1, answer: "accepted" } as const;
    expectKind(await answerQuote(order.token, answer, shop.db), "accepted", "accept transport");
  },
  deliverPart: async (shop, { number, token }) => {
    const { db, hand } = shop;
    const { id } = await read(shop, { number, token });
    const { lines, deliveries } = await findPartLines(id, db);
    const [first] = lines;
    const part = {
      pieces: new Map([[first!.id, 1]]),
      seen: deliveries,
      restOn: addDays(dayOf(new Date().toISOString()), 12),
      assembled: await countAssembled(number, db),
      override: "Clientul are nevoie de o piesă acum.",
    };
    expectKind(await deliverPart(number, part, hand, db), "delivered", "deliver a part");
  },
  postpone: async ({ db, hand }, { number }) => {
    const day = addDays(dayOf(new Date().toISOString()), 20);
    const later = { day, reason: "Furnizorul de balamale a întârziat.", seen: 0 };
    const settings = await findSettings(db);
    expectKind(await movePromise(number, later, hand, settings, db), "moved", "postpone");
  },
  remark: async ({ db, hand }, { number }) => {
    const text = "Sună înainte: interfonul nu merge.";
    await remarkOnOrder(number, { text, drawn: "" }, hand, db);
  },
} satisfies Record<string, (shop: Workshop, order: LivedOrder) => Promise<void>>;

export type OrderStep = keyof typeof orderSteps;

async function forEachDrawing(
  shop: Workshop,
  order: LivedOrder,
  work: (id: string) => Promise<void>,
): Promise<void> {
  const { db, hand } = shop;
  const { id } = await read(shop, order);
  for (const { line } of await listDrawings(id, "staff", db)) {
    const drawing = { number: order.number, line, remarks: "Cotele sunt finite, fără mânere." };
    const made = await makeDrawing(drawing, hand, db);
    await work(made.kind === "draft" ? made.id : expectKind(made, "made", "draw").id);
  }
}

async function answerDrawings(
  shop: Workshop,
  order: LivedOrder,
  answer: "approved" | "returned",
  note: string,
): Promise<void> {
  const { db } = shop;
  const { token } = order;
  const { id } = await read(shop, order);
  for (const { versions } of await listDrawings(id, "buyer", db)) {
    const [newest] = versions;
    const drawing = (await findDrawing(newest!.id, { token }, db))!;
    const given = { token, id: newest!.id, sha256: drawing.sha256, answer, note, pictures: [] };
    expectKind(await answerDrawing(given, db), "answered", "answer a drawing");
  }
}
