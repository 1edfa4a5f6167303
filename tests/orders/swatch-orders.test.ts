import { expect, test } from "vitest";

import { kindsForOrder } from "~/sales/appointments/front/order-meetings.server";
import { listIssued } from "~/sales/billing/issuing/issued-documents.server";
import { priceCheckout } from "~/sales/orders/checkout-delivery.server";
import { orderAgain } from "~/sales/orders/front/customer-order.server";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { listPopularProducts } from "~/sales/orders/front/popular-products.server";
import { listProduction } from "~/sales/orders/front/production-list.server";
import { removeTrialOrders } from "~/sales/orders/front/remove-trial-orders.server";
import { listSwatchOrders } from "~/sales/orders/front/swatch-orders.server";
import { findCart } from "~/shop/cart/cart.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { setSwatchStock } from "~/shop/swatches/swatch-stock.server";

import { cartOf, placePieces, placeSwatches, shownToken } from "../orders-placed";
import { addPerson } from "../people";
import { buyerDetails, elsewhere, pieces } from "../world";
import { decors, openSwatchDesk } from "./swatch-fixtures";

test("swatches alone go by post at one price everywhere in Romania, and free with furniture", async () => {
  const { db } = await openSwatchDesk();
  const cart = (await findCart(await cartOf(db, decors.slice(0, 2)), "ro", db))!;
  const { isDeliveredElsewhere: _, ...far } = elsewhere;
  for (const details of [buyerDetails, { ...buyerDetails, ...far }]) {
    expect(await priceCheckout(cart, details, db)).toMatchObject({
      offer: { state: "agreed", transportBani: 20_00, zone: "", days: null },
      totals: { totalBani: 30_00 },
    });
  }
  const pickup = { ...buyerDetails, deliveryMethod: "pickup" as const };
  expect((await priceCheckout(cart, pickup, db))!.totals.totalBani).toBe(10_00);
  const abroad = await priceCheckout(cart, { ...buyerDetails, country: "BG", county: "" }, db);
  expect(abroad!.offer).toMatchObject({ state: "to_quote", transportBani: 0 });
  // No team comes, so nothing is carried or put together.
  const carried = { ...buyerDetails, carrying: "lift" as const };
  expect(await priceCheckout(cart, carried, db)).toBeUndefined();
  expect(await priceCheckout(cart, { ...buyerDetails, assembly: "yes" }, db)).toBeUndefined();

  const mixed = (await findCart(await cartOf(db, ["pal-nuc"], [pieces.desk]), "ro", db))!;
  const withDesk = (await priceCheckout(mixed, { ...buyerDetails, carrying: "lift" }, db))!;
  const alone = mixed.lines.filter(({ swatch }) => !swatch);
  const desk = (await priceCheckout({ ...mixed, lines: alone }, buyerDetails, db))!;
  expect(withDesk.offer.transportBani).toBe(desk.offer.transportBani);
});

test("of twenty orders at once one gets the last swatch", async () => {
  const { db, admin, stockOf } = await openSwatchDesk();
  await setSwatchStock({ id: "pal-nuc", stock: 1, seen: 20 }, admin, db);
  const requests = [];
  for (let at = 0; at < 20; at += 1) {
    const cartId = await cartOf(db, ["pal-nuc", "pal-alb"]);
    requests.push({
      cartId,
      language: "ro" as const,
      userId: null,
      uses: [],
      checkoutToken: await shownToken(cartId, db),
      details: { ...buyerDetails, email: `nr${at}@example.com` },
      acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
    });
  }
  const results = await Promise.all(requests.map((request) => placeOrder(request, db)));
  const kinds = results.map(({ kind }) => kind).sort();
  expect(kinds).toEqual([...Array<string>(19).fill("out-of-stock"), "placed"]);
  // Those that were refused have taken nothing of the other decor either.
  expect([await stockOf("pal-nuc"), await stockOf("pal-alb")]).toEqual([0, 19]);
  const below = db.updateTable("swatches").set({ stock: -1 }).where("material_id", "=", "pal-nuc");
  await expect(below.execute()).rejects.toThrow(/check constraint/i);
});

test("an order of swatches is one step: confirmed, then sent; what is cancelled comes back", async () => {
  const { db, move, stockOf, read } = await openSwatchDesk();
  const order = await placeSwatches(db, ["pal-nuc", "mdf-mat"]);
  expect(order).toMatchObject({ has_only_swatches: 1, are_drawings_required: 0, advance_bani: 0 });
  expect(order.lines.map((line) => [line.name.split(":")[0], line.is_withdrawal_exempt])).toEqual([
    ["Mostră", false],
    ["Mostră", false],
  ]);
  expect(await stockOf("pal-nuc")).toBe(19);
  await move(order, "new", "confirmed");
  expect(await move(order, "confirmed", "in_production")).toEqual({ kind: "illegal" });
  expect(await move(order, "confirmed", "in_delivery")).toEqual({ kind: "moved" });
  expect(await move(order, "confirmed", "in_delivery")).toEqual({ kind: "moved-before" });
  expect(await kindsForOrder(await read(order), db)).toEqual([]);
  await move(order, "in_delivery", "cancelled");
  expect([await stockOf("pal-nuc"), await stockOf("mdf-mat")]).toEqual([20, 20]);

  const furniture = await placePieces(db, [[pieces.bed, 1]]);
  await move(furniture, "new", "confirmed");
  expect(await move(furniture, "confirmed", "in_delivery")).toEqual({ kind: "illegal" });
});

test("a swatch that comes back by a withdrawal is in stock again, and not once more by the cancellation", async () => {
  const { db, move, stockOf, declare, takeBack } = await openSwatchDesk();
  const order = await placeSwatches(db, ["pal-nuc", "mdf-mat"]);
  await move(order, "new", "confirmed");
  await move(order, "confirmed", "in_delivery");
  expect(await takeBack(await declare(order), [0])).toEqual({ kind: "done" });
  expect([await stockOf("pal-nuc"), await stockOf("mdf-mat")]).toEqual([20, 19]);
  await move(order, "in_delivery", "cancelled");
  expect([await stockOf("pal-nuc"), await stockOf("mdf-mat")]).toEqual([20, 20]);
});

test("swatches of trial orders come back when the shop opens, and their codes go", async () => {
  const { db, move, pay, stockOf } = await openSwatchDesk();
  const order = await placeSwatches(db, ["pal-nuc"]);
  await db.updateTable("orders").set({ is_trial: 1 }).execute();
  await move(order, "new", "confirmed");
  await pay(order);
  await move(order, "confirmed", "in_delivery");
  expect(await db.selectFrom("discounts").select("id").execute()).toHaveLength(1);
  await removeTrialOrders(db);
  expect(await stockOf("pal-nuc")).toBe(20);
  for (const table of ["swatch_credits", "discounts", "orders"] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test("swatches are no furniture: not in production, not among what sells", async () => {
  const { db, move } = await openSwatchDesk();
  const alone = await placeSwatches(db, decors.slice(0, 5));
  const mixed = await placeSwatches(db, ["pal-nuc"], { pieces: [pieces.desk] });
  for (const order of [alone, mixed]) await move(order, "new", "confirmed");
  const { orders } = await listProduction({ page: 1 }, db);
  expect(orders.map(({ number, pieces: count }) => [number, count])).toEqual([[mixed.number, 1]]);
  const popular = await listPopularProducts(30, new Date(), db);
  expect(popular.map(({ name }) => name)).toEqual([pieces.desk.product.name]);
});

test("what is to be sent is listed, the oldest first, until it went", async () => {
  const { db, move } = await openSwatchDesk();
  const unconfirmed = await placeSwatches(db, ["pal-nuc"]);
  const mixed = await placeSwatches(db, ["mdf-mat"], { pieces: [pieces.desk] });
  const alone = await placeSwatches(db, ["pal-nuc", "pal-alb"]);
  const details = { ...buyerDetails, deliveryMethod: "pickup" as const };
  const fetched = await placeSwatches(db, ["pal-alb"], { details });
  for (const order of [mixed, alone, fetched]) await move(order, "new", "confirmed");
  const { orders } = await listSwatchOrders({ page: 1 }, db);
  expect(orders.map(({ number, isAlone, isPickedUp }) => [number, isAlone, isPickedUp])).toEqual([
    [mixed.number, false, false],
    [alone.number, true, false],
    [fetched.number, true, true],
  ]);
  expect(orders[1]!.decors).toHaveLength(2);
  expect(orders.map(({ number }) => number)).not.toContain(unconfirmed.number);
  const posted = async () => (await listSwatchOrders({ page: 1, isPosted: true }, db)).orders;
  expect((await posted()).map(({ number, phone }) => [number, phone])).toEqual([
    [alone.number, alone.phone],
  ]);
  await move(alone, "confirmed", "in_delivery");
  expect(await posted()).toEqual([]);
  await move(mixed, "confirmed", "in_production");
  await move(mixed, "in_production", "in_delivery");
  const left = await listSwatchOrders({ page: 9 }, db);
  expect(left.orders.map(({ number }) => number)).toEqual([fetched.number]);
});

test("an order of swatches is ordered again as far as there are any, each once", async () => {
  const { db, admin } = await openSwatchDesk();
  const userId = await addPerson(db, { email: "ana@example.com" });
  const order = await placeSwatches(db, decors.slice(0, 3), { userId, pieces: [pieces.desk] });
  await setSwatchStock({ id: decors[0]!, stock: 0, seen: 19 }, admin, db);
  await setSwatchStock({ id: decors[1]!, stock: null, seen: 19 }, admin, db);
  const again = (await orderAgain(userId, order.number, undefined, db))!;
  expect(again).toMatchObject({ added: 2 });
  expect(again.missing).toEqual(
    order.lines
      .slice(1, 3)
      .map(({ name }) => ({ name, why: expect.stringMatching(/^(gone|stock)$/) as string })),
  );
  const twice = (await orderAgain(userId, order.number, again.cartId, db))!;
  const { lines } = (await findCart(twice.cartId, "ro", db))!;
  // Both were put there at the same moment, so neither comes first for certain.
  const found = new Map(lines.map(({ swatch, quantity }) => [swatch?.id, quantity]));
  expect([lines.length, found.get(decors[2]), found.get(undefined)]).toEqual([2, 1, 2]);
});

test.each([
  // Three at 5 lei and the post at 20, VAT of 19 % in it: 35.00 = 29.41 + 5.59.
  { isVatIncluded: true, total: 35_00, net: 29_41, lines: [4_20, 4_20, 4_21, 16_80] },
  // The same without VAT, which is rounded for each piece: 3 × 5.95 and 23.80.
  { isVatIncluded: false, total: 41_65, net: 35_00, lines: [5_00, 5_00, 5_00, 20_00] },
])("an invoice of swatches, by hand: $total", async ({ isVatIncluded, total, net, lines }) => {
  const { db, move, pay, read, declare, takeBack } = await openSwatchDesk({ isVatIncluded });
  const order = await placeSwatches(db, decors.slice(0, 3));
  expect([order.vat_percent, order.total_bani, order.subtotal_bani]).toEqual([19, total, net]);
  await pay(order);
  await move(order, "new", "confirmed");
  await move(order, "confirmed", "in_delivery");
  await move(order, "in_delivery", "delivered");
  const issued = await listIssued(order.id, db);
  const final = issued.find(({ kind }) => kind === "final")!;
  const [one, two, three, post, deducted] = final.content.lines;
  const positive = [one!, two!, three!, post!];
  const gross = positive.map(({ netBani, vatBani }) => netBani + vatBani);
  expect(gross.reduce((sum, bani) => sum + bani)).toBe(total);
  expect(final.content.lines[0]!.name).toBe(order.lines[0]!.name);
  expect(deducted ? deducted.netBani + deducted.vatBani : -total).toBe(-total);
  expect(positive.map(({ netBani }) => netBani)).toEqual(lines);

  // One of them comes back: its price, not the post.
  await takeBack(await declare(order), [1]);
  const storno = (await listIssued(order.id, db)).find(({ kind }) => kind === "storno")!;
  expect(storno.totalBani).toBe(isVatIncluded ? -5_00 : -5_95);
  // The last two take the post with them.
  await takeBack(await declare(order), [0, 2]);
  expect((await read(order)).reduced_bani).toBe(total);
});
