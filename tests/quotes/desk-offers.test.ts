import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, dayOf } from "~/platform/format/dates";
import {
  agreed,
  checkoutTokenOf,
  priceCheckout,
  type AgreedTerms,
} from "~/sales/orders/checkout-delivery.server";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import { findDeskOrder } from "~/sales/orders/desk-order.server";
import { beginDeskOrder } from "~/sales/orders/front/begin-desk-order.server";
import { addWords } from "~/sales/orders/front/change-desk-order.server";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { planOf } from "~/sales/orders/order-plan";
import { findOrderByToken } from "~/sales/orders/order.server";
import { acceptQuote } from "~/sales/quotes/front/accept-quote.server";
import { findQuoteRequest } from "~/sales/quotes/front/find-quote.server";
import { offerDesk } from "~/sales/quotes/front/offer-desk.server";
import { findCart } from "~/shop/cart/cart.server";
import { digestCart } from "~/shop/cart/digest.server";
import { addPlanToCart, addToCart, setQuantity } from "~/shop/cart/front/change-cart.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { wardrobePlan } from "../orders-placed";
import { buyerDetails, pieceId, pieces } from "../world";

const staff = { id: "ana", email: "ana@example.com" };
const today = dayOf(new Date().toISOString());
const asUsual: AgreedTerms = { discountBani: null, transportBani: null, advancePercent: null };

type Kind = "ready" | "design" | "plan" | "made in words" | "ready in words";
interface Wish {
  kind: Kind;
  quantity: number;
  priceBani: number;
  /** Of a piece in words: its own rate of VAT; the shop's, 19 %, where nothing is said. */
  vatPercent?: number | null;
}

async function openShop() {
  const db = await openCatalogue();
  await db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  const acceptedTexts = digestTexts(await findTextsToAccept("ro", db));
  return { db, acceptedTexts };
}

const sized = { material: "pal-alb", handle: "metal", width: 120, height: 200, depth: 60 };

/** Puts pieces into the cart of an order at the desk, or into one of the shop. */
async function fill(db: Db, wishes: Wish[], place: "desk" | "shop") {
  let desk = "";
  let cartId: string | undefined;
  if (place === "desk") {
    const typed = { fullName: "Maria Pop", phone: "0722 123 456", email: "" };
    desk = await beginDeskOrder({ userId: null, typed }, { form: randomUUID(), admin: staff }, db);
    cartId = (await findDeskOrder({ id: desk }, db))!.cartId;
  }
  for (const [at, wanted] of wishes.entries()) {
    await add(at, wanted);
    // Lines of the same moment would stand in any order.
    const added_at = new Date(Date.UTC(2000, 0, 1, 0, at)).toISOString();
    const isNew = db.updateTable("cart_lines").where("cart_id", "=", cartId!);
    await isNew.where("added_at", ">", "2001").set({ added_at }).execute();
  }
  return { desk, cartId: cartId! };

  async function add(at: number, { kind, quantity, priceBani, vatPercent = null }: Wish) {
    if (kind === "made in words" || kind === "ready in words") {
      const days = { from: 3, to: 5 + at };
      const isMadeToOrder = kind === "made in words";
      const piece = { title: `Piesa ${at}`, days, isMadeToOrder, vatPercent };
      const order = (await findDeskOrder({ id: desk }, db))!;
      await addWords(order, { ...piece, quantity, priceBani }, staff, db);
      return;
    }
    const productId = await pieceId(db, kind === "ready" ? pieces.bed : pieces.wardrobe);
    const added =
      kind === "plan"
        ? await addPlanToCart(cartId, { plan: wardrobePlan }, "ro", db)
        : await addToCart(
            cartId,
            kind === "ready" ? { productId } : { productId, configuration: sized },
            "ro",
            db,
          );
    if (added.kind !== "added") throw new Error(added.kind);
    cartId = added.cartId;
    const line = (await findCart(cartId, "ro", db))!.lines.at(-1)!;
    await setQuantity(cartId, line.id, quantity, "ro", db);
  }
}

/** What the page shows of a cart at such terms. */
async function shown(db: Db, cartId: string, details: OrderDetails, terms: AgreedTerms) {
  const cart = (await findCart(cartId, "ro", db))!;
  const asked = agreed(cart, terms);
  const priced = (await priceCheckout(asked, details, db, terms.transportBani))!;
  const [token = ""] = cart.checkout_token.split(".");
  const checkout_token = `${token}.${digestCart(asked)}`;
  return { checkoutToken: checkoutTokenOf({ checkout_token }, priced), priced };
}

interface Asked {
  wishes: Wish[];
  details: OrderDetails;
  terms: AgreedTerms;
}

const moneyColumns = [
  "subtotal_bani",
  "vat_bani",
  "total_bani",
  "advance_bani",
  "advance_percent",
  "vat_percent",
  "discount_bani",
  "transport_state",
  "transport_bani",
  "carrying_bani",
  "assembly_bani",
  "delivery_method",
  "carrying",
  "floor",
  "assembly",
  "payment_method",
  "full_name",
] as const;

/** What an order comes to, line by line, and what is asked of it. */
async function soldAs(db: Db, token: string) {
  const row = await db
    .selectFrom("orders")
    .select(["id", ...moneyColumns])
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  const { id, ...money } = row;
  const lines = await db
    .selectFrom("order_lines")
    .select(["name", "product_id", "configuration", "quantity", "unit_price_bani"])
    .select(["line_total_bani", "discount_bani", "is_withdrawal_exempt", "vat_percent"])
    .select(["delivery_from_days", "delivery_to_days"])
    .where("order_id", "=", id)
    .orderBy("display_order")
    .execute();
  const plan = planOf((await findOrderByToken(token, db))!);
  return { ...money, lines, plan: plan.map(({ kind, amountBani }) => ({ kind, amountBani })) };
}

async function placed(
  { db, acceptedTexts }: Awaited<ReturnType<typeof openShop>>,
  { wishes, details, terms }: Asked,
  from: "desk" | "shop",
) {
  const { desk, cartId } = await fill(db, wishes, from);
  const { checkoutToken } = await shown(db, cartId, details, terms);
  const asked = { cartId, checkoutToken, acceptedTexts, details, userId: null, uses: [] };
  const byStaff = from === "desk" ? { desk: { id: desk, staff, terms, note: "Da" } } : {};
  const result = await placeOrder({ ...asked, language: "ro", ...byStaff }, db);
  if (result.kind !== "placed") throw new Error(result.kind);
  return soldAs(db, result.token);
}

async function offered({ db }: { db: Db }, { wishes, details, terms }: Asked) {
  const { desk, cartId } = await fill(db, wishes, "desk");
  const { checkoutToken, priced } = await shown(db, cartId, details, terms);
  const validUntil = addDays(today, 10);
  const offer = { id: desk, details, language: "ro", terms, checkoutToken, validUntil, note: "" };
  const result = await offerDesk({ ...offer, language: "ro" }, staff, db);
  if (result.kind !== "sent") throw new Error(result.kind);
  const request = (await findQuoteRequest({ id: result.requestId }, db))!;
  return { desk, cartId, request, priced, offer: { ...offer, language: "ro" as const } };
}

const wish = (kinds: Kind[]): fc.Arbitrary<Wish> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    quantity: fc.integer({ min: 1, max: 3 }),
    priceBani: fc.integer({ min: 1, max: 900_00 }),
    vatPercent: fc.constantFrom(null, 11, 21),
  });

const details = fc
  .record({
    way: fc.constantFrom("delivery", "pickup"),
    isUp: fc.boolean(),
    floor: fc.integer({ min: 1, max: 5 }),
    isAssembled: fc.boolean(),
  })
  .map(({ way, isUp, floor, isAssembled }): OrderDetails => {
    if (way === "pickup") return { ...buyerDetails, deliveryMethod: "pickup" };
    return {
      ...buyerDetails,
      ...(isUp && { carrying: "stairs", floor: String(floor) }),
      assembly: isAssembled ? "yes" : "no",
    };
  });

const terms = fc.record({
  discountBani: fc.option(fc.integer({ min: 1, max: 50_00 })),
  transportBani: fc.option(fc.integer({ min: 0, max: 400_00 })),
  advancePercent: fc.option(fc.integer({ min: 10, max: 100 })),
});

/** Each kind once, so that a kind is one line. */
const several = (kinds: Kind[]) =>
  fc.uniqueArray(wish(kinds), { minLength: 1, maxLength: 4, selector: ({ kind }) => kind });

const all: Kind[] = ["ready", "design", "plan", "made in words", "ready in words"];

test("lines, discount, transport, VAT and the plan of an order at the desk add up to the ban, also as an offer", async () => {
  const shop = await openShop();
  await fc.assert(
    fc.asyncProperty(several(all), details, terms, async (wishes, at, agreedOn) => {
      const goods = wishes.some(({ kind }) => !kind.endsWith("words")) ? Infinity : 0;
      const words = wishes.reduce((sum, one) => sum + one.priceBani * one.quantity, 0);
      const most = Math.max(0, Math.max(goods, words) - 1);
      const discountBani =
        agreedOn.discountBani === null || most === 0 ? null : Math.min(agreedOn.discountBani, most);
      const asked = { wishes, details: at, terms: { ...agreedOn, discountBani } };
      const order = await placed(shop, asked, "desk");
      const lines = order.lines.reduce((sum, line) => sum + line.line_total_bani, 0);
      const charges = order.transport_bani + order.carrying_bani + order.assembly_bani;
      expect(order.discount_bani).toBe(discountBani ?? 0);
      expect(order.lines.reduce((sum, line) => sum + line.discount_bani, 0)).toBe(
        order.discount_bani,
      );
      expect(order.total_bani).toBe(lines - order.discount_bani + charges);
      const ofRate = new Map([[19, charges]]);
      for (const { vat_percent, line_total_bani, discount_bani } of order.lines) {
        const percent = vat_percent ?? 19;
        ofRate.set(percent, (ofRate.get(percent) ?? 0) + line_total_bani - discount_bani);
      }
      const nets = [...ofRate].map(([percent, bani]) => Math.round((bani * 100) / (100 + percent)));
      expect(order.subtotal_bani).toBe(nets.reduce((sum, net) => sum + net, 0));
      expect(order.subtotal_bani + order.vat_bani).toBe(order.total_bani);
      expect(order.plan.reduce((sum, due) => sum + due.amountBani, 0)).toBe(order.total_bani);
      const left = (isMade: 0 | 1) =>
        order.lines
          .filter(({ is_withdrawal_exempt }) => is_withdrawal_exempt === isMade)
          .reduce((sum, line) => sum + line.line_total_bani - line.discount_bani, 0);
      const isMade = order.lines.some(({ is_withdrawal_exempt }) => is_withdrawal_exempt === 1);
      const share = Math.max(1, Math.round((left(1) * order.advance_percent) / 100));
      expect(order.advance_bani).toBe(isMade ? Math.min(left(1), share) + left(0) : 0);
      for (const [line, one] of order.lines.map((line, index) => [line, wishes[index]!] as const)) {
        expect(line.line_total_bani).toBe(line.unit_price_bani * one.quantity);
        const isInWords = one.kind.endsWith("words");
        if (isInWords) expect(line.unit_price_bani).toBe(one.priceBani);
        expect(line.vat_percent).toBe(isInWords ? one.vatPercent : null);
      }

      const { request, priced } = await offered(shop, asked);
      expect(request.quotes[0]!.totals).toEqual(priced.totals);
      const acceptance = { version: 1, acceptedTexts: shop.acceptedTexts, userId: null, uses: [] };
      const answer = await acceptQuote(request.token, { ...acceptance, details: at }, shop.db);
      if (answer.kind !== "placed") throw new Error(answer.kind);
      expect(await soldAs(shop.db, answer.token)).toEqual(order);
    }),
    { numRuns: 30 },
  );
}, 60_000);

test("the same pieces come to the same at the desk, as an offer and in the shop", async () => {
  const shop = await openShop();
  await fc.assert(
    fc.asyncProperty(several(["ready", "design", "plan"]), details, async (wishes, at) => {
      const asked = { wishes, details: at, terms: asUsual };
      expect(await placed(shop, asked, "desk")).toEqual(await placed(shop, asked, "shop"));
    }),
    { numRuns: 15 },
  );
}, 60_000);

const cupboard: Asked = {
  wishes: [
    { kind: "ready", quantity: 2, priceBani: 1 },
    { kind: "made in words", quantity: 1, priceBani: 500_00 },
  ],
  details: buyerDetails,
  terms: { discountBani: 10_00, transportBani: 70_00, advancePercent: 40 },
};

test("an offer holds its prices, takes stock when it is accepted, and is accepted once", async () => {
  const shop = await openShop();
  const { db, acceptedTexts } = shop;
  const { desk, request } = await offered(shop, cupboard);
  const bed = await pieceId(db, pieces.bed);
  const [before] = await stock();
  const dearer = { price_bani: 9_999_00 };
  await db.updateTable("products").set(dearer).where("id", "=", bed).execute();
  const said = { staff, note: "Da, o luăm." };
  const acceptance = { version: 1, acceptedTexts, userId: null, uses: [], details: buyerDetails };
  const answers = await Promise.all(
    [0, 1, 2].map(() => acceptQuote(request.token, { ...acceptance, phone: said }, db)),
  );
  const made = answers.filter((one) => one.kind === "placed" && !one.isRepeat);
  expect([made.length, answers.every(({ kind }) => kind === "placed")]).toEqual([1, true]);
  expect(await stock()).toEqual([before! - 2]);
  const after = (await findQuoteRequest({ id: request.id }, db))!;
  const order = await soldAs(db, after.order!.token);
  expect(order.total_bani).toBe(request.quotes[0]!.totals.totalBani);
  const remarks = await db.selectFrom("order_remarks").select(["text", "written_by"]).execute();
  expect(remarks).toEqual([{ text: "Acceptată la telefon: Da, o luăm.", written_by: "ana" }]);
  expect((await findDeskOrder({ id: desk }, db))!.orderNumber).toBe(after.order!.number);

  async function stock() {
    const rows = await db
      .selectFrom("products")
      .select("stock_quantity")
      .where("id", "=", bed)
      .execute();
    return rows.map(({ stock_quantity }) => stock_quantity);
  }
});

test("an offer of a piece that is sold meanwhile makes no order, and may be accepted later", async () => {
  const shop = await openShop();
  const { db, acceptedTexts } = shop;
  const { request } = await offered(shop, cupboard);
  const acceptance = { version: 1, acceptedTexts, userId: null, uses: [], details: buyerDetails };
  await db.updateTable("products").set({ stock_quantity: 1 }).execute();
  const refused = await acceptQuote(request.token, acceptance, db);
  expect(refused).toMatchObject({ kind: "out-of-stock", name: pieces.bed.product.name });
  expect(await db.selectFrom("orders").select("id").execute()).toEqual([]);
  await db.updateTable("products").set({ stock_quantity: 2 }).execute();
  expect((await acceptQuote(request.token, acceptance, db)).kind).toBe("placed");
});

test("a second offer replaces the first; what the page did not show is not sent", async () => {
  const shop = await openShop();
  const { db, acceptedTexts } = shop;
  const { desk, cartId, request, offer } = await offered(shop, cupboard);
  expect(await offerDesk({ ...offer, checkoutToken: "x" }, staff, db)).toEqual({ kind: "changed" });
  const order = (await findDeskOrder({ id: desk }, db))!;
  const piece = { title: "Raft", days: { from: 1, to: 2 }, isMadeToOrder: true, vatPercent: null };
  await addWords(order, { ...piece, quantity: 1, priceBani: 100_00 }, staff, db);
  const { checkoutToken } = await shown(db, cartId, offer.details, offer.terms);
  expect(await offerDesk({ ...offer, checkoutToken }, staff, db)).toEqual({
    kind: "sent",
    requestId: request.id,
  });
  const acceptance = { acceptedTexts, userId: null, uses: [], details: buyerDetails };
  const old = await acceptQuote(request.token, { version: 1, ...acceptance }, db);
  expect(old.kind).toBe("replaced");
  const wrong = { ...buyerDetails, paymentMethod: "cash_on_delivery" as const };
  const inCash = { version: 2, ...acceptance, details: wrong };
  expect((await acceptQuote(request.token, inCash, db)).kind).toBe("no-cash");
  expect((await acceptQuote(request.token, { version: 2, ...acceptance }, db)).kind).toBe("placed");
  const { checkoutToken: late } = { checkoutToken };
  expect((await offerDesk({ ...offer, checkoutToken: late }, staff, db)).kind).toBe("unknown");
});

test("nothing is offered of an empty cart, nor where the transport has no price", async () => {
  const { db } = await openShop();
  const { desk, cartId } = await fill(db, [], "desk");
  const none = {
    id: desk,
    details: buyerDetails,
    language: "ro",
    terms: asUsual,
    note: "",
  } as const;
  const validUntil = addDays(today, 3);
  expect(await offerDesk({ ...none, checkoutToken: "", validUntil }, staff, db)).toEqual({
    kind: "empty",
  });
  const far = { ...buyerDetails, county: "RO-CJ", sector: "", city: "Cluj", postalCode: "400001" };
  await addToCart(cartId, { productId: await pieceId(db, pieces.bed) }, "ro", db);
  const { checkoutToken } = await shown(db, cartId, far, asUsual);
  const toFar = { ...none, details: far, checkoutToken, validUntil };
  expect(await offerDesk(toFar, staff, db)).toEqual({ kind: "transport" });
});
