import { expect, test } from "vitest";

import type { LaunchFacts } from "~/front/operations/launch-list.server";
import { closeShop, listOpeningDoubts, openShop } from "~/front/operations/open-shop.server";
import { countSamples } from "~/front/operations/sample-data.server";
import { isShopOpen } from "~/platform/settings/opening.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import { placeOrder } from "~/sales/orders/place-order.server";
import { addToCart } from "~/shop/cart/change-cart.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { Db } from "~db/engine";

import { addCategory, addProduct, countRows, openCatalogue } from "../memory-database";
import { placePieces, shownToken } from "../orders-placed";
import { buyerDetails, pieces } from "../world";

const admin = { id: "a1", email: "sefa@example.com" };

const facts: LaunchFacts = {
  hasSmtp: true,
  hasOrigin: true,
  backupAt: undefined,
  isBackupFresh: true,
  copies: { state: "fresh", copiedAt: undefined, drillState: "passed", drill: undefined },
  isFirstPasswordKnown: false,
};

const reasonFor = "Contabilul confirmă săptămâna viitoare.";

const reasonsOf = async (db: Db) =>
  Object.fromEntries((await listOpeningDoubts(facts, db)).map((item) => [item, reasonFor]));

/** A product of the owner's own in a cart, and what the checkout form carries. */
async function fillCart(db: Db) {
  const product = { categoryId: await addCategory(db, "rafturi"), number: 1, priceLei: 500 };
  const item = { productId: await addProduct(db, product), configuration: undefined };
  const added = await addToCart(undefined, item, "ro", db);
  if (added.kind !== "added") throw new Error(added.kind);
  const { cartId } = added;
  return { cartId, checkoutToken: await shownToken(cartId, db) };
}

const order = async (db: Db, cart: { cartId: string; checkoutToken: string }) =>
  placeOrder(
    {
      ...cart,
      acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
      details: buyerDetails,
      language: "ro",
      userId: null,
      uses: [],
    },
    db,
  );

test("each red line asks for its own reason, and the samples for none", async () => {
  const db = await openCatalogue();
  const doubts = await listOpeningDoubts(facts, db);
  expect(doubts).toContain("company");
  expect(doubts).not.toContain("samples");
  const reasons = await reasonsOf(db);
  for (const item of doubts) {
    const without = { ...reasons, [item]: "" };
    expect(await openShop(without, facts, admin, db), item).toBe("reasons-missing");
  }
  expect(await isShopOpen(db)).toBe(false);
  expect(await countSamples(db)).toBeGreaterThan(0);
});

test("opening removes samples and trial orders, numbers from 1, and the log keeps the reasons", async () => {
  const db = await openCatalogue();
  await placePieces(db, [[pieces.desk, 1]]);
  await placePieces(db, [[pieces.bed, 1]]);
  const reasons = await reasonsOf(db);
  expect(await openShop(reasons, facts, admin, db)).toBe("opened");
  expect(await openShop(reasons, facts, admin, db)).toBe("unchanged");
  expect(await countSamples(db)).toBe(0);
  expect(await countRows(db, "orders")).toBe(0);

  const placed = await order(db, await fillCart(db));
  const { number, is_trial } = (await findOrderByToken("token" in placed ? placed.token : "", db))!;
  expect(number).toMatch(/^AM-\d{4}-000001$/);
  expect(is_trial).toBe(0);

  const log = await db.selectFrom("audit_log").select(["action", "admin_email", "after"]).execute();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ action: "shop-opened", admin_email: admin.email });
  expect(JSON.parse(log[0]!.after!)).toMatchObject({
    trialOrders: 2,
    "reason.company": reasonFor,
    "reason.contact": reasonFor,
  });
});

test("a form that said 'trial order' does not oblige its buyer after the opening", async () => {
  const db = await openCatalogue();
  const cart = await fillCart(db);
  await openShop(await reasonsOf(db), facts, admin, db);
  expect(await order(db, cart)).toEqual({ kind: "stale-form" });
  const checkoutToken = await shownToken(cart.cartId, db);
  expect((await order(db, { ...cart, checkoutToken })).kind).toBe("placed");
});

test("the opening is taken back until somebody has really ordered", async () => {
  const db = await openCatalogue();
  expect(await closeShop(admin, db)).toBe("unchanged");
  await openShop(await reasonsOf(db), facts, admin, db);
  expect(await closeShop(admin, db)).toBe("closed");
  await openShop(await reasonsOf(db), facts, admin, db);
  await order(db, await fillCart(db));
  expect(await closeShop(admin, db)).toBe("has-orders");
  expect(await isShopOpen(db)).toBe(true);
});
