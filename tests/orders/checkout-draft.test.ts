import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import {
  deleteOldCheckoutDrafts,
  findCheckoutDraft,
  findCustomersDraft,
} from "~/sales/orders/front/checkout-draft.server";
import { saveCheckoutDraft } from "~/sales/orders/front/keep-draft.server";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { addToCart } from "~/shop/cart/front/change-cart.server";
import { joinCarts } from "~/shop/cart/join-carts.server";
import type { Db } from "~db/engine";

import { addDiscount, fillCart, placeDiscounted } from "../discounts/fixtures";
import { openCatalogue } from "../memory-database";
import { addPerson } from "../people";
import { buyerDetails, pieceId, pieces } from "../world";

const HOUR = 60 * 60 * 1000;

/** What a browser knows: its cart, and the session in which something was typed. */
interface Browser {
  cartId: string;
  session: string;
}

/** A browser whose cart holds the desk, at whose checkout an address was typed. */
async function typing(db: Db, address: string, userId: string | null = null): Promise<Browser> {
  const added = await addToCart(
    undefined,
    { productId: await pieceId(db, pieces.desk), configuration: undefined },
    "ro",
    db,
  );
  if (added.kind !== "added") throw new Error(added.kind);
  const { cartId } = added;
  if (userId)
    await db.updateTable("carts").set({ user_id: userId }).where("id", "=", cartId).execute();
  const saved = await type(db, cartId, address, { userId });
  if (saved.kind !== "saved") throw new Error(saved.kind);
  return { cartId, session: saved.session };
}

function type(
  db: Db,
  cartId: string | undefined,
  address: string,
  { userId = null, uses = [] }: { userId?: string | null; uses?: Uses } = {},
) {
  const details = { ...buyerDetails, address };
  return saveCheckoutDraft({ cartId, details, language: "ro", userId, uses }, db);
}

type Uses = Parameters<typeof saveCheckoutDraft>[0]["uses"];

const addressOf = async (db: Db, browser: Partial<Browser>, userId: string | null = null) =>
  (await findCheckoutDraft({ ...browser, userId }, db))?.address;

test("what was typed is kept for its cart alone, the newest instead of the one before", async () => {
  const db = await openCatalogue();
  const first = await typing(db, "Strada Veche nr. 1");
  const second = await type(db, first.cartId, "Strada Nouă nr. 2");
  expect(await addressOf(db, { ...first, ...second })).toBe("Strada Nouă nr. 2");
  const other = await typing(db, "Strada Altcuiva nr. 3");
  expect(await addressOf(db, other)).toBe("Strada Altcuiva nr. 3");
  expect(await addressOf(db, { ...other, cartId: first.cartId })).toBeUndefined();
  expect(await addressOf(db, { session: other.session })).toBeUndefined();
});

test("posts on their way at the same time are of one session, whichever answer comes last", async () => {
  const db = await openCatalogue();
  const first = await typing(db, "Strada Veche nr. 1");
  const second = await type(db, first.cartId, "Strada Nouă nr. 2");
  for (const answer of [first, second]) {
    expect(await addressOf(db, { ...first, ...answer })).toBe("Strada Nouă nr. 2");
  }
});

test("it ends with the browser's session: neither the cart alone nor a guess finds it", async () => {
  const db = await openCatalogue();
  const browser = await typing(db, "Strada Veche nr. 1");
  const { cartId } = browser;
  expect(await addressOf(db, { cartId })).toBeUndefined();
  expect(await addressOf(db, { cartId, session: "" })).toBeUndefined();
  expect(await addressOf(db, { cartId, session: "ghicit" })).toBeUndefined();
  // A draft of before the sessions, as the migration left it.
  await db.updateTable("checkout_drafts").set({ session_hash: "" }).execute();
  for (const session of ["", browser.session, undefined]) {
    expect(await addressOf(db, { cartId, session })).toBeUndefined();
  }
});

test("what a customer typed is that customer's alone, and among the customer's data in any browser", async () => {
  const db = await openCatalogue();
  const ana = await addPerson(db, { email: "ana@example.com" });
  const ion = await addPerson(db, { email: "ion@example.com" });
  const browser = await typing(db, "Strada Anei nr. 1", ana);
  expect(await addressOf(db, browser, ana)).toBe("Strada Anei nr. 1");
  expect(await addressOf(db, browser, ion)).toBeUndefined();
  expect(await addressOf(db, browser)).toBeUndefined();
  expect((await findCustomersDraft(ana, db))?.address).toBe("Strada Anei nr. 1");
  expect(await findCustomersDraft(ion, db)).toBeUndefined();
});

test("it is kept for a day: then it is not shown, and goes at the next sweep", async () => {
  const db = await openCatalogue();
  const ana = await addPerson(db, { email: "ana@example.com" });
  const browser = await typing(db, "Strada Veche nr. 1", ana);
  const count = async () => (await db.selectFrom("checkout_drafts").selectAll().execute()).length;
  await deleteOldCheckoutDrafts(new Date(Date.now() + 23 * HOUR), db);
  expect(await count()).toBe(1);
  const typed_at = new Date(Date.now() - 25 * HOUR).toISOString();
  await db.updateTable("checkout_drafts").set({ typed_at }).execute();
  expect(await addressOf(db, browser, ana)).toBeUndefined();
  expect(await findCustomersDraft(ana, db)).toBeUndefined();
  await deleteOldCheckoutDrafts(new Date(), db);
  expect(await count()).toBe(0);
});

test("who signs in keeps what was typed as a visitor, and without that what is in the own cart", async () => {
  const db = await openCatalogue();
  const ana = await addPerson(db, { email: "ana@example.com" });
  const own = await typing(db, "Strada Proprie nr. 1", ana);
  const visitors = await typing(db, "Strada Vizitei nr. 2");
  expect((await join(db, ana, visitors)).cartId).toBe(own.cartId);
  const joined = { ...visitors, cartId: own.cartId };
  expect(await addressOf(db, joined, ana)).toBe("Strada Vizitei nr. 2");
  expect(await addressOf(db, joined)).toBeUndefined();
  expect(await addressOf(db, visitors, ana)).toBeUndefined();

  const untyped = await typing(db, "Strada Ștearsă nr. 3");
  await db.deleteFrom("checkout_drafts").where("cart_id", "=", untyped.cartId).execute();
  await join(db, ana, untyped);
  expect(await addressOf(db, joined, ana)).toBe("Strada Vizitei nr. 2");
});

test("who signs in does not get what somebody else had typed before the browser was closed", async () => {
  const db = await openCatalogue();
  const ana = await addPerson(db, { email: "ana@example.com" });
  const { cartId } = await typing(db, "Strada Altcuiva nr. 1");
  expect((await join(db, ana, { cartId })).cartId).toBe(cartId);
  expect(await findCustomersDraft(ana, db)).toBeUndefined();
  expect(await db.selectFrom("checkout_drafts").selectAll().execute()).toEqual([]);

  // The own draft, typed in another browser, stays: only its session is missing here.
  const own = await type(db, cartId, "Strada Proprie nr. 2", { userId: ana });
  await join(db, ana, { cartId });
  expect(await addressOf(db, { cartId, ...own }, ana)).toBe("Strada Proprie nr. 2");
});

function join(db: Db, userId: string, { cartId, session }: Partial<Browser>) {
  return joinCarts(userId, { cartId, checkout: session }, db);
}

test("no cart, an empty one or too many drafts: nothing is kept", async () => {
  const db = await openCatalogue();
  const address = "Strada Veche nr. 1";
  expect(await type(db, undefined, address)).toEqual({ kind: "empty-cart" });
  expect(await type(db, randomUUID(), address)).toEqual({ kind: "empty-cart" });
  const { cartId } = await typing(db, address);
  const uses = [{ limit: { name: "drafts", most: 1, minutes: 60 }, who: "somebody" }];
  const saved = await type(db, cartId, "Strada Nouă nr. 2", { uses });
  expect(saved.kind).toBe("saved");
  expect(await type(db, cartId, "Strada Prea Mult nr. 3", { uses })).toMatchObject({
    kind: "too-many",
  });
  expect(await addressOf(db, { cartId, ...saved })).toBe("Strada Nouă nr. 2");
});

test("what others ordered before changes nothing at the checkout, and a refusal is counted too", async () => {
  const db = await openCatalogue();
  await addDiscount(db, { code: "PRIMAVARA", is_once: 1 });
  const victim = { email: "victima@example.com", phone: "0722000999" };
  const cash = { ...victim, paymentMethod: "cash_on_delivery" as const };
  const order = await placeDiscounted(db, [[pieces.bed, 1]], cash);
  const { trade } = await findSettings(db);
  const most = { cashLimitBani: order.total_bani, companyCashLimitBani: order.total_bani };
  await changeSettings("trade", { ...trade, ...most }, db);
  const limit = { name: "drafts", most: 2, minutes: 60 };
  const uses = [{ limit, who: "stranger" }];
  const request = await fillCart(db, [[pieces.bed, 1]], cash);
  const draft = { ...request, details: { ...buyerDetails, ...cash }, uses };
  expect((await saveCheckoutDraft(draft, db)).kind).toBe("saved");
  const refused = { ...draft, cartId: undefined };
  expect((await saveCheckoutDraft(refused, db)).kind).toBe("empty-cart");
  expect((await saveCheckoutDraft(draft, db)).kind).toBe("too-many");
  // Only the order asks, and spends one of its own.
  const sent = { ...request, uses: [{ limit: { ...limit, most: 1 }, who: "orders" }] };
  expect((await placeOrder(sent, db)).kind).toBe("no-cash");
  expect((await placeOrder(sent, db)).kind).toBe("too-many");
});
