import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { findBilledOrder } from "~/sales/billing/issuing/find-billed-order.server";
import { checkoutTokenOf, priceCheckout } from "~/sales/orders/checkout-delivery.server";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { planOf } from "~/sales/orders/order-plan";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findCart } from "~/shop/cart/cart.server";
import { addToCart } from "~/shop/cart/front/change-cart.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import { saveZone, type ZoneValues } from "~/shop/delivery/front/save-zone.server";
import { listZones } from "~/shop/delivery/zones.server";
import type { Db } from "~db/engine";

import { addCategory, addProduct, openCatalogue } from "../memory-database";
import { placePieces, placePlans, shownToken, wardrobePlan } from "../orders-placed";
import { buyerDetails, pieces } from "../world";

const admin = { id: "ana", email: "ana@example.com" };
const upstairs = { carrying: "stairs", floor: "3", assembly: "yes" } as const;

/** A cart with a ready-made piece of 500 lei. */
async function cheapCart(db: Db): Promise<string> {
  const product = { categoryId: await addCategory(db, "rafturi"), number: 1, priceLei: 500 };
  const productId = await addProduct(db, product);
  const added = await addToCart(undefined, { productId }, "ro", db);
  if (added.kind !== "added") throw new Error(added.kind);
  return added.cartId;
}

async function requestOf(db: Db, cartId: string, details = buyerDetails) {
  return {
    cartId,
    details,
    language: "ro" as const,
    userId: null,
    uses: [],
    checkoutToken: await shownToken(cartId, db, { details }),
    acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
  };
}

async function placed(db: Db, details = buyerDetails) {
  const cartId = await cheapCart(db);
  const result = await placeOrder(await requestOf(db, cartId, details), db);
  expect(result.kind).toBe("placed");
  return db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
}

test("transport, carrying and assembly are part of the order's total", async () => {
  const order = await placed(await openCatalogue(), { ...buyerDetails, ...upstairs });
  expect(order).toMatchObject({
    transport_state: "agreed",
    transport_zone: "București și Ilfov",
    transport_from_days: 2,
    transport_to_days: 4,
    transport_bani: 150_00,
    carrying_bani: 120_00,
    assembly_bani: 200_00,
    total_bani: 970_00,
    advance_bani: 0,
    floor: "3",
  });
  expect(order.subtotal_bani).toBe(Math.round(970_00 / 1.19));
  expect(order.subtotal_bani + order.vat_bani).toBe(970_00);
});

test("where VAT is added, it is added to the transport too", async () => {
  const db = await openCatalogue();
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded: false }, db);
  const order = await placed(db);
  expect(order).toMatchObject({ subtotal_bani: 650_00, vat_bani: 123_50, total_bani: 773_50 });
  const { charges } = await findBilledOrder(order.id, db);
  expect(charges).toEqual([{ kind: "transport", grossBani: 178_50, netBani: 150_00 }]);
});

test("who comes for it pays no transport, and is asked for no floor", async () => {
  const order = await placed(await openCatalogue(), {
    ...buyerDetails,
    deliveryMethod: "pickup",
    carrying: "",
    floor: "",
    assembly: "",
  });
  expect(order).toMatchObject({ delivery_method: "pickup", total_bani: 500_00 });
  expect([order.transport_state, order.transport_zone]).toEqual(["agreed", ""]);
});

test("a zone's price changed meanwhile asks again, once", async () => {
  const db = await openCatalogue();
  const cartId = await cheapCart(db);
  const shown = await requestOf(db, cartId);
  const [{ id, version, ...zone }] = (await listZones(db)) as [
    ZoneValues & {
      id: string;
      version: number;
    },
  ];
  await saveZone({ ...zone, id, version, priceBani: 180_00 }, admin, db);
  expect(await placeOrder(shown, db)).toEqual({ kind: "other-delivery" });
  expect((await placeOrder(await requestOf(db, cartId), db)).kind).toBe("placed");
  const { total_bani } = await db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  expect(total_bani).toBe(680_00);
});

test("what is no longer offered is not ordered, and a form without a delivery neither", async () => {
  const db = await openCatalogue();
  const cartId = await cheapCart(db);
  const shown = await requestOf(db, cartId, { ...buyerDetails, ...upstairs });
  const none = { stairsBani: null, liftBani: null, assemblyBani: null };
  await changeSettings("delivery", none, db);
  expect(await placeOrder(shown, db)).toEqual({ kind: "other-delivery" });
  const cart = (await findCart(cartId, "ro", db))!;
  expect(await priceCheckout(cart, shown.details, db)).toBeUndefined();
  const plain = { ...shown, details: buyerDetails };
  for (const checkoutToken of [cart.checkout_token, checkoutTokenOf(cart, { digest: "" })]) {
    expect(await placeOrder({ ...plain, checkoutToken }, db)).toEqual({ kind: "other-delivery" });
  }
});

test("transport is paid with the rest of what is made to order", async () => {
  const db = await openCatalogue();
  const { delivery } = await findSettings(db);
  await changeSettings("delivery", { ...delivery, liftBani: 60_00 }, db);
  const order = await placePlans(db, [[wardrobePlan, 1]], {
    status: "new",
    details: { ...buyerDetails, carrying: "lift", floor: "2" },
  });
  const piece = order.total_bani - 60_00;
  expect(planOf(order).map(({ amountBani }) => amountBani)).toEqual([
    Math.round(piece / 2),
    order.total_bani - Math.round(piece / 2),
  ]);
});

test("outside of all zones nothing is due, and no step is taken but a cancellation", async () => {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.bed, 1]], {
    county: "RO-CJ",
    sector: "",
    city: "Cluj-Napoca",
    postalCode: "400001",
  });
  expect([order.transport_state, planOf(order)]).toEqual(["to_quote", []]);
  const move = { number: order.number, from: "new", note: "" } as const;
  expect(await changeOrderStatus({ ...move, to: "confirmed" }, admin, db)).toEqual({
    kind: "transport-open",
  });
  expect(await changeOrderStatus({ ...move, to: "cancelled" }, admin, db)).toEqual({
    kind: "moved",
  });
});
