import { expect, test, vi } from "vitest";

import { anonymiseOrders } from "~/front/privacy/forgetting/anonymise-orders.server";
import type { Configuration } from "~/furniture/configurator/configuration";
import { today } from "~/platform/format/dates";
import { adoptLawfulRate } from "~/platform/settings/front/change-vat-rates.server";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { writeOrderMails } from "~/sales/orders/order-mail-queue.server";
import { findOrderByToken, findStaffOrder, type Order } from "~/sales/orders/order.server";
import type { OrderRequest } from "~/sales/orders/placing/order-request";
import { findCart } from "~/shop/cart/cart.server";
import { addToCart, setQuantity } from "~/shop/cart/front/change-cart.server";
import { isPlanned } from "~/shop/cart/line-design";
import { findAcceptedText } from "~/shop/content/front/find-accepted.server";
import { publishPage } from "~/shop/content/front/page.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { Db } from "~db/engine";
import { hu } from "~db/seed/translations/hu";
import { FlushError } from "~db/sqlite/flush-wal";

import { breakChange, refuseWrites } from "../engine";
import { countRows, openCatalogue } from "../memory-database";
import { placePieces, shownToken, type Wanted } from "../orders-placed";
import { buyer, buyerDetails as details, pieceId, pieces, type Piece } from "../world";

/** A cart with pieces in it, and its checkout form. */
async function fillCart(db: Db, ...wanted: [Piece, number][]): Promise<OrderRequest> {
  let cartId: string | undefined;
  for (const [piece, quantity] of wanted) {
    const result = await addToCart(cartId, { productId: await pieceId(db, piece) }, "ro", db);
    if (result.kind !== "added") throw new Error(result.kind);
    cartId = result.cartId;
    const line = (await findCart(cartId, "ro", db))!.lines.find(
      (one) => one.name === piece.product.name,
    )!;
    await setQuantity(cartId, line.id, quantity, "ro", db);
  }
  return {
    cartId,
    checkoutToken: await shownToken(cartId, db),
    acceptedTexts: digestTexts(await findTextsToAccept("ro", db)),
    details,
    language: "ro",
    userId: null,
    uses: [],
  };
}

async function stockOf(db: Db, piece: Piece): Promise<number> {
  const row = await db
    .selectFrom("products")
    .select("stock_quantity")
    .where("id", "=", await pieceId(db, piece))
    .executeTakeFirstOrThrow();
  return row.stock_quantity;
}

async function placed(db: Db, request: OrderRequest) {
  const result = await placeOrder(request, db);
  if (result.kind !== "placed") throw new Error(`not placed: ${result.kind}`);
  return (await findOrderByToken(result.token, db))!;
}

test("an order copies what was bought and for how much, with the VAT rate used", async () => {
  const db = await openCatalogue();
  const order = await placed(db, await fillCart(db, [pieces.bed, 2], [pieces.desk, 1]));
  const total = (pieces.bed.product.priceLei * 2 + pieces.desk.product.priceLei) * 100;
  const subtotal = Math.round(total / 1.19);
  expect(order).toMatchObject({
    full_name: buyer.fullName,
    email: buyer.email,
    phone: buyer.phone,
    address: buyer.address,
    city: buyer.city,
    postal_code: buyer.postalCode,
    notes: buyer.notes,
    payment_method: "bank_transfer",
    payment_status: "unpaid",
    status: "new",
    subtotal_bani: subtotal,
    vat_bani: total - subtotal,
    total_bani: total,
    vat_percent: 19,
    is_vat_included: true,
    lines: [
      {
        name: pieces.bed.product.name,
        unit_price_bani: pieces.bed.product.priceLei * 100,
        quantity: 2,
        line_total_bani: pieces.bed.product.priceLei * 200,
      },
      { name: pieces.desk.product.name, quantity: 1 },
    ],
    history: [{ status: "new", changed_at: order.placed_at }],
  });
});

test("what an order promises does not change with the catalogue", async () => {
  const db = await openCatalogue();
  const order = await placed(db, await fillCart(db, [pieces.bed, 1]));
  await db
    .updateTable("products")
    .set({ name: "Altceva", price_bani: 1 })
    .where("id", "=", await pieceId(db, pieces.bed))
    .execute();
  expect(await findOrderByToken(order.token, db)).toEqual(order);
});

test("placing an order takes the stock and empties the cart", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 3]);
  await placed(db, request);
  expect(await stockOf(db, pieces.bed)).toBe(pieces.bed.product.stock - 3);
  expect((await findCart(request.cartId, "ro", db))?.lines).toEqual([]);
});

test("the next order of the same cart has a form of its own", async () => {
  const db = await openCatalogue();
  const first = await fillCart(db, [pieces.bed, 1]);
  await placed(db, first);
  await addToCart(first.cartId, { productId: await pieceId(db, pieces.desk) }, "ro", db);
  const checkout_token = await shownToken(first.cartId, db);
  expect(checkout_token).not.toBe(first.checkoutToken);
  const second = await placed(db, { ...first, checkoutToken: checkout_token });
  expect(second.lines.map((line) => line.name)).toEqual([pieces.desk.product.name]);
});

test("the mails of an order come into the outbox once, unsent, tied to it", async () => {
  const db = await openCatalogue();
  const order = await placed(db, await fillCart(db, [pieces.bed, 1]));
  await Promise.all([writeOrderMails(db), writeOrderMails(db)]);
  const outbox = await db.selectFrom("outbox").selectAll().execute();
  const toBuyer = outbox.filter(({ recipient }) => recipient === buyer.email);
  expect(toBuyer).toMatchObject([{ order_id: order.id, sent_at: null, attempts: 0 }]);
  expect(toBuyer[0]!.subject).toContain(order.number);
  const toShop = outbox.filter(({ recipient }) => recipient !== buyer.email);
  expect(toShop).toMatchObject([{ order_id: order.id, reply_to: buyer.email, sent_at: null }]);
});

test("the mails are composed from the finished order, in its language and in Romanian", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  const acceptedTexts = digestTexts(await findTextsToAccept("hu", db));
  const order = await placed(db, { ...request, acceptedTexts, language: "hu" });
  expect(order.language).toBe("hu");
  await writeOrderMails(db);
  const mails = await db.selectFrom("outbox").select(["recipient", "text"]).execute();
  const texts = new Map(mails.map(({ recipient, text }) => [recipient === buyer.email, text]));
  expect(texts.get(true)).toContain(order.lines[0]!.name);
  expect(texts.get(false)).toContain(pieces.bed.product.name);
  expect(order.lines[0]!.name).not.toBe(pieces.bed.product.name);
});

test("an order's pieces have their buyer's names for the buyer and Romanian ones for staff", async () => {
  const db = await openCatalogue();
  const design = {
    material: "pal-nuc",
    handle: "wood",
    width: 140,
    height: 75,
    depth: 60,
  } as const;
  const wanted: Wanted[] = [
    [pieces.bed, 1],
    [pieces.desk, 1, design],
    [pieces.last, 1],
  ];
  const order = await placePieces(db, wanted, { language: "hu" });
  const namesOf = (read: Order) =>
    read.lines.map(({ name, design }) => {
      const ordered = design && !isPlanned(design) ? design : undefined;
      return [name, ordered?.materialName, ordered?.handleName];
    });
  const hungarian = wanted.map(
    ([{ category, product }]) => hu.products[`${category}-${product.number}`]?.name,
  );
  expect(namesOf(order)).toEqual([
    [hungarian[0], undefined, undefined],
    [hungarian[1], "Dió bútorlap", "Fa fogantyú"],
    [hungarian[2], undefined, undefined],
  ]);
  const romanian = [
    [pieces.bed.product.name, undefined, undefined],
    [pieces.desk.product.name, "PAL Nuc", "Mâner din lemn"],
    [pieces.last.product.name, undefined, undefined],
  ];
  expect(namesOf((await findStaffOrder(order.token, db))!)).toEqual(romanian);
  const due = db.selectFrom("order_mail_requests").select("low_stock");
  const { low_stock } = await due.executeTakeFirstOrThrow();
  expect(JSON.parse(low_stock)).toMatchObject([{ name: pieces.last.product.name }]);

  await db.updateTable("products").set({ name: "Altceva" }).execute();
  expect(namesOf((await findStaffOrder(order.token, db))!)).toEqual(romanian);
});

test("mails that cannot be composed hold up no others, and are tried again", async () => {
  const db = await openCatalogue();
  const stuck = await placed(db, await fillCart(db, [pieces.bed, 1]));
  const other = await placed(db, await fillCart(db, [pieces.bed, 1]));
  const note = (low_stock: string) =>
    db
      .updateTable("order_mail_requests")
      .set({ low_stock })
      .where("order_id", "=", stuck.id)
      .execute();
  const mailed = async () => {
    const mails = db.selectFrom("outbox").select("order_id").where("recipient", "=", buyer.email);
    return (await mails.execute()).map(({ order_id }) => order_id);
  };
  await note("no list");
  await expect(writeOrderMails(db)).rejects.toThrow();
  expect(await mailed()).toEqual([other.id]);
  await note("[]");
  await writeOrderMails(db);
  expect(await mailed()).toEqual([other.id, stuck.id]);
});

test("mails that the disk does not take are left for later, all of them at once", async () => {
  const db = await openCatalogue();
  await placed(db, await fillCart(db, [pieces.bed, 1]));
  await placed(db, await fillCart(db, [pieces.bed, 1]));
  const disk = vi.spyOn(db, "transaction").mockImplementation(() => {
    throw new FlushError("full");
  });
  await expect(writeOrderMails(db)).rejects.toThrow("the disk did not take");
  expect(disk).toHaveBeenCalledTimes(1);
  disk.mockRestore();
  await writeOrderMails(db);
  // Of each order one to its buyer and one to the shop, and one that few beds are left.
  expect(await countRows(db, "outbox")).toBe(5);
});

test("a customer who is forgotten gets no mail any more", async () => {
  const db = await openCatalogue();
  const order = await placed(db, await fillCart(db, [pieces.bed, 1]));
  await db.updateTable("orders").set({ status: "cancelled" }).where("id", "=", order.id).execute();
  await anonymiseOrders([order.id], new Date(), db);
  await writeOrderMails(db);
  expect(await countRows(db, "outbox")).toBe(0);
});

test("an order that breaks half way leaves nothing behind", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 2]);
  const broken = { change: "insert", table: "order_mail_requests" } as const;
  const mend = await breakChange(db, broken, "no paper left");
  await expect(placeOrder(request, db)).rejects.toThrow("no paper left");
  for (const table of ["orders", "order_lines", "order_history", "order_numbers"] as const) {
    expect(await countRows(db, table)).toBe(0);
  }
  expect(await stockOf(db, pieces.bed)).toBe(pieces.bed.product.stock);
  expect((await findCart(request.cartId, "ro", db))?.lines).toHaveLength(1);
  await mend();
  expect((await placed(db, request)).number).toMatch(/-000001$/);
});

test("orders are numbered AM-YYYY-NNNNNN, one after the other", async () => {
  const db = await openCatalogue();
  const year = today().slice(0, 4);
  for (const number of ["000001", "000002", "000003"]) {
    const order = await placed(db, await fillCart(db, [pieces.bed, 1]));
    expect(order.number).toBe(`AM-${year}-${number}`);
  }
});

test("the year of a number is Bucharest's, and counts from 1 again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T21:59:00Z") });
  try {
    const db = await openCatalogue();
    expect((await placed(db, await fillCart(db, [pieces.bed, 1]))).number).toBe("AM-2026-000001");
    vi.setSystemTime(new Date("2026-12-31T22:01:00Z"));
    expect((await placed(db, await fillCart(db, [pieces.bed, 1]))).number).toBe("AM-2027-000001");
  } finally {
    vi.useRealTimers();
  }
});

test("tokens cannot be guessed, and an unknown one finds no order", async () => {
  const db = await openCatalogue();
  const order = await placed(db, await fillCart(db, [pieces.bed, 1]));
  expect(Buffer.from(order.token, "base64url")).toHaveLength(24);
  for (const token of ["", order.number, order.id, order.token.slice(0, -1), "%"]) {
    expect(await findOrderByToken(token, db)).toBeUndefined();
  }
});

test("the same form again leads to the first order and takes nothing more", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  const order = await placed(db, request);
  expect(await placeOrder(request, db)).toEqual({
    kind: "placed",
    token: order.token,
    isRepeat: true,
  });
  expect(await countRows(db, "orders")).toBe(1);
  await writeOrderMails(db);
  expect(await countRows(db, "outbox")).toBe(2);
  expect(await stockOf(db, pieces.bed)).toBe(pieces.bed.product.stock - 1);
});

test("20 posts of one form at once make one order", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  const results = await Promise.all(Array.from({ length: 20 }, () => placeOrder(request, db)));
  expect(new Set(results.map((result) => result.kind))).toEqual(new Set(["placed"]));
  expect(results.filter((result) => result.kind === "placed" && !result.isRepeat)).toHaveLength(1);
  expect(await countRows(db, "orders")).toBe(1);
  expect(await stockOf(db, pieces.bed)).toBe(pieces.bed.product.stock - 1);
});

test("a used form with other details is refused and names the first order", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  const order = await placed(db, request);
  const changed = { ...request, details: { ...details, address: "Altă stradă, numărul 5" } };
  expect(await placeOrder(changed, db)).toEqual({
    kind: "placed-before",
    number: order.number,
    token: order.token,
  });
  expect(await countRows(db, "orders")).toBe(1);
});

test("an empty, unknown or missing cart cannot be ordered", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  await setQuantity(
    request.cartId,
    (await findCart(request.cartId, "ro", db))!.lines[0]!.id,
    0,
    "ro",
    db,
  );
  for (const cartId of [request.cartId, "unknown", undefined]) {
    const checkoutToken = cartId === request.cartId ? request.checkoutToken : "new";
    expect(await placeOrder({ ...request, cartId, checkoutToken }, db)).toEqual({
      kind: "empty-cart",
    });
  }
});

test("a form that is not this cart's is refused", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  const other = await fillCart(db, [pieces.desk, 1]);
  for (const checkoutToken of ["", "invented", other.checkoutToken]) {
    expect(await placeOrder({ ...request, checkoutToken }, db)).toEqual({
      kind: "stale-form",
    });
  }
  expect(await countRows(db, "orders")).toBe(0);
});

test("a piece that is no longer sold holds the order up, by name", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.desk, 1], [pieces.bed, 1]);
  await db
    .updateTable("products")
    .set({ status: "inactive" })
    .where("id", "=", await pieceId(db, pieces.bed))
    .execute();
  expect(await placeOrder(request, db)).toEqual({
    kind: "unavailable",
    name: pieces.bed.product.name,
  });
  expect(await stockOf(db, pieces.desk)).toBe(pieces.desk.product.stock);
});

test("the last piece goes to one of ten buyers, the others are told", async () => {
  const db = await openCatalogue();
  const requests: OrderRequest[] = [];
  for (let buyers = 0; buyers < 10; buyers += 1)
    requests.push(await fillCart(db, [pieces.last, 1]));
  const results = await Promise.all(requests.map((request) => placeOrder(request, db)));
  expect(results.filter((result) => result.kind === "placed")).toHaveLength(1);
  const refusals = results.filter((result) => result.kind !== "placed");
  expect(refusals).toHaveLength(9);
  for (const refusal of refusals) {
    expect(refusal).toEqual({ kind: "out-of-stock", name: pieces.last.product.name, left: 0 });
  }
  expect(await stockOf(db, pieces.last)).toBe(0);
});

test("a price changed since it was seen is refused once, then agreed to by sending again", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  await db
    .updateTable("products")
    .set({ price_bani: 500_000 })
    .where("id", "=", await pieceId(db, pieces.bed))
    .execute();
  expect(await placeOrder(request, db)).toEqual({ kind: "repriced" });
  expect(await countRows(db, "orders")).toBe(0);
  // The refused page shows the new price; the old form sent a second time does not.
  expect(await placeOrder(request, db)).toEqual({ kind: "changed" });
  const checkoutToken = await shownToken(request.cartId, db);
  expect((await placed(db, { ...request, checkoutToken })).total_bani).toBe(500_000);
});

test("what was put into the cart in another tab is not ordered by a form that does not show it", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  await addToCart(request.cartId, { productId: await pieceId(db, pieces.desk) }, "ro", db);
  expect(await placeOrder(request, db)).toEqual({ kind: "changed" });
  expect(await countRows(db, "orders")).toBe(0);
  const checkoutToken = await shownToken(request.cartId, db);
  expect((await placed(db, { ...request, checkoutToken })).lines).toHaveLength(2);
});

/** With a phone in the form that it is kept in. */
const cash = {
  ...details,
  phone: "+40722123456",
  paymentMethod: "cash_on_delivery" as const,
};
const cashOfCompany = {
  ...cash,
  buyerKind: "company" as const,
  companyName: "Tâmplăria SRL",
  taxCode: "RO14343998",
};

/** Sets the limits so that one order of a bed reaches that of the kind of buyer exactly. */
async function limitCashToOneBed(db: Db, { lessBani = 0 } = {}): Promise<void> {
  await db.updateTable("products").set({ stock_quantity: 100 }).execute();
  const { trade } = await findSettings(db);
  const order = await placed(db, await fillCart(db, [pieces.bed, 1]));
  const limit = order.total_bani - lessBani;
  const limits = { cashLimitBani: limit, companyCashLimitBani: limit };
  await changeSettings("trade", { ...trade, ...limits }, db);
}

test.each([
  ["a person", cash],
  ["a company", cashOfCompany],
])("cash of %s is taken up to the legal limit and not a ban above it", async (_, details) => {
  const db = await openCatalogue();
  // The limits stand in the terms, so an order is about those that hold when its cart is filled.
  const request = async () => ({ ...(await fillCart(db, [pieces.bed, 1])), details });
  await limitCashToOneBed(db, { lessBani: 1 });
  expect(await placeOrder(await request(), db)).toMatchObject({
    kind: "no-cash",
    why: { kind: "limit" },
  });
  await limitCashToOneBed(db);
  expect((await placed(db, await request())).payment_method).toBe("cash_on_delivery");
});

test("a company's limit is its own", async () => {
  const db = await openCatalogue();
  const { trade } = await findSettings(db);
  expect(trade).toMatchObject({ cashLimitBani: 1_000_000, companyCashLimitBani: 500_000 });
  await changeSettings("trade", { ...trade, companyCashLimitBani: 100 }, db);
  const request = await fillCart(db, [pieces.bed, 1]);
  expect(await placeOrder({ ...request, details: cashOfCompany }, db)).toEqual({
    kind: "no-cash",
    why: { kind: "limit", limitBani: 100 },
  });
  expect((await placeOrder({ ...request, details: cash }, db)).kind).toBe("placed");
});

test("all orders of a day share the limit of their buyer, however the buyer is known", async () => {
  const db = await openCatalogue();
  await limitCashToOneBed(db);
  const order = async (details: OrderRequest["details"]) =>
    (await placeOrder({ ...(await fillCart(db, [pieces.bed, 1])), details }, db)).kind;
  const stranger = { ...cash, email: "altul@example.com", phone: "0733000000" };
  expect(await order(cash)).toBe("placed");
  expect(await order({ ...cash, phone: "0711000000", email: cash.email.toUpperCase() })).toBe(
    "no-cash",
  );
  expect(await order({ ...cash, email: "noua@example.com" })).toBe("no-cash");
  expect(await order(stranger)).toBe("placed");
  // A company is another buyer than the person who orders for it, and is known by its code.
  expect(await order(cashOfCompany)).toBe("placed");
  expect(await order({ ...cashOfCompany, ...stranger, ...ofCompany(cashOfCompany) })).toBe(
    "no-cash",
  );
  // What is cancelled is not paid; yesterday is another day.
  await db.updateTable("orders").set({ status: "cancelled" }).execute();
  expect(await order(cash)).toBe("placed");
  await db.updateTable("orders").set({ placed_at: "2026-01-05T10:00:00.000Z" }).execute();
  expect(await order(cash)).toBe("placed");
});

function ofCompany({ buyerKind, companyName, taxCode }: typeof cashOfCompany) {
  return { buyerKind, companyName, taxCode };
}

test("a piece made to order is not paid on delivery, whatever it costs", async () => {
  const db = await openCatalogue();
  const configuration: Configuration = {
    material: "pal-alb",
    handle: "metal",
    width: 120,
    height: 80,
    depth: 60,
  };
  const request = await fillCart(db, [pieces.bed, 1]);
  const productId = await pieceId(db, pieces.desk);
  const added = await addToCart(request.cartId, { productId, configuration }, "ro", db);
  expect(added.kind).toBe("added");
  const checkoutToken = await shownToken(request.cartId, db);
  expect(await placeOrder({ ...request, checkoutToken, details: cash }, db)).toEqual({
    kind: "no-cash",
    why: { kind: "made-to-order" },
  });
  const order = await placed(db, { ...request, checkoutToken });
  expect(order.lines.map(({ is_withdrawal_exempt }) => is_withdrawal_exempt)).toEqual([
    false,
    true,
  ]);
});

test("an order keeps the texts it accepted, as they were, when they are edited", async () => {
  const db = await openCatalogue();
  const publish = (text: string) =>
    publishPage({ page: "terms", language: "ro", text, published_by: "test" }, new Date(), db);
  await publish("# Termeni\n\n{{companyName}} vinde.");
  const { company } = await findSettings(db);
  await changeSettings("company", { ...company, name: "Întâi SRL" }, db);
  const first = await placed(db, await fillCart(db, [pieces.bed, 1]));
  await changeSettings("company", { ...company, name: "Apoi SRL" }, db);
  await publish("# Termeni noi\n\n{{companyName}} vinde altfel.");
  const second = await placed(db, await fillCart(db, [pieces.bed, 1]));
  const read = async ({ accepted }: typeof first) => {
    const text = await findAcceptedText(accepted[0]!.id, db);
    return [text?.text.split("\n")[0], text?.particulars.companyName?.text];
  };
  expect(await read(first)).toEqual(["# Termeni", "Întâi SRL"]);
  expect(await read(second)).toEqual(["# Termeni noi", "Apoi SRL"]);
  // Nobody can change or delete what was accepted, not even by hand.
  await expect(db.updateTable("page_versions").set({ text: "" }).execute()).rejects.toThrow();
  await expect(db.deleteFrom("page_versions").execute()).rejects.toThrow();
  await expect(db.deleteFrom("accepted_texts").execute()).rejects.toThrow();
});

test("a transfer above the cash limit is fine", async () => {
  const db = await openCatalogue();
  const order = await placed(db, await fillCart(db, [pieces.bed, 4]));
  expect(order.total_bani).toBeGreaterThan(1_000_000);
});

test("with VAT added to the prices, the total is the subtotal times 1.19", async () => {
  const db = await openCatalogue();
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded: false }, db);
  const order = await placed(db, await fillCart(db, [pieces.bed, 1]));
  expect(order.subtotal_bani).toBe(pieces.bed.product.priceLei * 100);
  expect(order.total_bani).toBe(pieces.bed.product.priceLei * 119);
  expect(order.is_vat_included).toBe(false);
});

test("an order keeps the rate of its own day when another one begins", async () => {
  const db = await openCatalogue();
  const before = await placed(db, await fillCart(db, [pieces.bed, 1]));
  await adoptLawfulRate(new Date(), { id: "ana", email: "ana@example.com" }, db);
  const after = await placed(db, await fillCart(db, [pieces.bed, 1]));
  expect(await findOrderByToken(before.token, db)).toEqual(before);
  expect(before).toMatchObject({ vat_percent: 19, subtotal_bani: 2_940_34, vat_bani: 558_66 });
  expect(after).toMatchObject({ vat_percent: 21, subtotal_bani: 2_891_74, vat_bani: 607_26 });
  expect([before.total_bani, after.total_bani]).toEqual([3_499_00, 3_499_00]);
});

test("a rate or a mode that changed since the form was shown is shown first", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  await adoptLawfulRate(new Date(), { id: "ana", email: "ana@example.com" }, db);
  expect(await placeOrder(request, db)).toEqual({ kind: "changed" });
  const cart = await findCart(request.cartId, "ro", db);
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded: false }, db);
  const shown = { ...request, checkoutToken: `${cart!.checkout_token}.any` };
  expect(await placeOrder(shown, db)).toEqual({ kind: "changed" });
  const again = await shownToken(request.cartId, db);
  const seen = { ...request, checkoutToken: again };
  // The terms name the mode.
  expect(await placeOrder(seen, db)).toEqual({ kind: "other-terms" });
  const acceptedTexts = digestTexts(await findTextsToAccept("ro", db));
  expect((await placed(db, { ...seen, acceptedTexts })).total_bani).toBe(4_233_79);
});

test("a database that cannot be written refuses the order in words and loses nothing", async () => {
  const db = await openCatalogue();
  const request = await fillCart(db, [pieces.bed, 1]);
  const allowWrites = await refuseWrites(db);
  expect(await placeOrder(request, db)).toEqual({ kind: "not-saved" });
  await allowWrites();
  expect((await findCart(request.cartId, "ro", db))?.lines).toHaveLength(1);
  await placed(db, request);
});
