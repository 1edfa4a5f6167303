import { randomUUID } from "node:crypto";

import { writeDesign } from "~/furniture/boards/address";
import type { Configuration } from "~/furniture/configurator/configuration";
import { answerDrawing } from "~/sales/approvals/front/answer-drawing.server";
import { makeDrawing } from "~/sales/approvals/front/draw-version.server";
import { listDrawings } from "~/sales/approvals/front/find-drawings.server";
import { findDrawing } from "~/sales/approvals/front/found-drawing.server";
import { sendDrawing } from "~/sales/approvals/front/send-drawing.server";
import { checkoutTokenOf, priceCheckout } from "~/sales/orders/checkout-delivery.server";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import { placeOrder } from "~/sales/orders/front/place-order.server";
import { addProforma } from "~/sales/orders/order-proforma.server";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import type { OrderRequest } from "~/sales/orders/placing/order-request";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { addSwatches } from "~/shop/cart/add-swatches.server";
import { findCart } from "~/shop/cart/cart.server";
import { addPlanToCart, addToCart, setQuantity } from "~/shop/cart/front/change-cart.server";
import { digestTexts, findTextsToAccept } from "~/shop/content/texts-to-accept.server";
import type { Db } from "~db/engine";

import { wardrobe } from "./boards/designs";
import { buyerDetails, pieceId, type Piece } from "./world";

export type Wanted = [piece: Piece, quantity: number, design?: Configuration];

/** Places an order as a guest and returns it. */
export async function placePieces(
  db: Db,
  wanted: Wanted[],
  details: Partial<OrderDetails & { language: OrderRequest["language"] }> = {},
): Promise<Order> {
  let cartId: string | undefined;
  const known = new Set<string>();
  for (const [piece, quantity, configuration] of wanted) {
    const added = await addToCart(
      cartId,
      { productId: await pieceId(db, piece), configuration },
      "ro",
      db,
    );
    if (added.kind !== "added") throw new Error(added.kind);
    cartId = added.cartId;
    const { lines } = (await findCart(cartId, "ro", db))!;
    // While the clock stands still, the newest line may be any of them.
    const line = lines.find(({ id }) => !known.has(id)) ?? lines.at(-1)!;
    known.add(line.id);
    await setQuantity(cartId, line.id, quantity, "ro", db);
  }
  const { language = "ro", ...changed } = details;
  return place(db, cartId, { language, details: { ...buyerDetails, ...changed } });
}

/** The design of the worked wardrobe (workshop.md), as its address. */
export const wardrobePlan = writeDesign(wardrobe);

/** Confirms an order by its token, with its advance paid and its drawings approved; its number. */
export async function confirmReady(db: Db, token: string): Promise<string> {
  const { id, number } = await db
    .updateTable("orders")
    .set((eb) => ({ status: "confirmed", paid_bani: eb.ref("advance_bani") }))
    .where("token", "=", token)
    .returning(["id", "number"])
    .executeTakeFirstOrThrow();
  await approveDrawings(db, id);
  return number;
}

/** Approves drawings of all that is made to order, as its customer would. */
export async function approveDrawings(db: Db, orderId: string): Promise<void> {
  const { number, token } = await db
    .selectFrom("orders")
    .select(["number", "token"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const staff = { id: "", email: "" };
  const mails = db.selectFrom("outbox").select("id").where("order_id", "=", orderId);
  const before = (await mails.execute()).map(({ id }) => id);
  for (const { line, versions } of await listDrawings(orderId, "staff", db)) {
    if (versions[0]?.state === "approved") continue;
    const made = await makeDrawing({ number, line, remarks: "" }, staff, db);
    if (made.kind !== "made") throw new Error(made.kind);
    await sendDrawing({ number, id: made.id, note: "" }, staff, db);
    const { sha256 } = (await findDrawing(made.id, { token }, db))!;
    const answer = { token, id: made.id, sha256, answer: "approved", note: "" } as const;
    const { kind } = await answerDrawing({ ...answer, pictures: [] }, db);
    if (kind !== "answered") throw new Error(kind);
  }
  // What tests read in the outbox is about what they do.
  await db
    .deleteFrom("outbox")
    .where("order_id", "=", orderId)
    .where("id", "not in", [...before, ""])
    .execute();
}

/**
 * Places an order of planned pieces, by the texts of their designs; confirmed with its advance paid and
 * its drawings approved, if nothing else is said.
 */
export async function placePlans(
  db: Db,
  wanted: [plan: string, quantity: number][],
  {
    status = "confirmed",
    ...changes
  }: Partial<OrderRequest & { status: "new" | "confirmed" }> = {},
): Promise<Order> {
  const { language = "ro" } = changes;
  let cartId: string | undefined;
  for (const [plan, quantity] of wanted) {
    const added = await addPlanToCart(cartId, { plan }, language, db);
    if (added.kind !== "added") throw new Error(added.kind);
    cartId = added.cartId;
    const line = (await findCart(cartId, language, db))!.lines.at(-1)!;
    await setQuantity(cartId, line.id, quantity, language, db);
  }
  const placed = await place(db, cartId, { language, ...changes });
  const paid_bani = status === "confirmed" ? placed.advance_bani : 0;
  if (status === "confirmed") await approveDrawings(db, placed.id);
  await db.updateTable("orders").set({ status, paid_bani }).where("id", "=", placed.id).execute();
  return { ...placed, status, paid_bani };
}

/** Orders swatches of decors, by their ids, and pieces with them. */
export async function placeSwatches(
  db: Db,
  decors: string[],
  { pieces: others = [], ...changes }: Partial<OrderRequest> & { pieces?: Piece[] } = {},
): Promise<Order> {
  const { language = "ro" } = changes;
  return place(db, await cartOf(db, decors, others), { language, ...changes });
}

/** A cart with swatches and ready-made pieces. */
export async function cartOf(db: Db, decors: string[], others: Piece[] = []): Promise<string> {
  let cartId: string | undefined;
  for (const piece of others) {
    const added = await addToCart(cartId, { productId: await pieceId(db, piece) }, "ro", db);
    if (added.kind !== "added") throw new Error(added.kind);
    cartId = added.cartId;
  }
  const added = await addSwatches({ cartId, userId: undefined }, decors, "ro", db);
  if (added.kind !== "added") throw new Error(added.kind);
  return added.cartId;
}

/** Orders what is in a cart, as a guest if nothing else is said. */
async function place(
  db: Db,
  cartId: string | undefined,
  { language, ...changes }: Partial<OrderRequest> & Pick<OrderRequest, "language">,
): Promise<Order> {
  const { details = buyerDetails } = changes;
  const checkoutToken = await shownToken(cartId, db, { language, details });
  const acceptedTexts = digestTexts(await findTextsToAccept(language, db));
  const request = { cartId, checkoutToken, acceptedTexts, language };
  const asked = { details: buyerDetails, userId: null, uses: [], ...changes };
  const result = await placeOrder({ ...request, ...asked }, db);
  if (result.kind !== "placed") throw new Error(result.kind);
  return (await findOrderByToken(result.token, db))!;
}

/** What the page read before ordering carries of a cart and its delivery. */
export async function shownToken(
  cartId: string | undefined,
  db: Db,
  {
    language = "ro",
    details = buyerDetails,
  }: Partial<Pick<OrderRequest, "language" | "details">> = {},
): Promise<string> {
  const cart = (await findCart(cartId, language, db))!;
  return checkoutTokenOf(cart, (await priceCheckout(cart, details, db))!);
}

/** A proforma for an order, by its id. */
export async function placeProforma(db: Db, orderNumber: string): Promise<string> {
  const issued = await addProforma({ number: orderNumber }, { id: "", email: "" }, db);
  if (issued.kind !== "issued") throw new Error(issued.kind);
  const row = db.selectFrom("documents").select("id").where("name", "=", issued.name);
  return (await row.executeTakeFirstOrThrow()).id;
}

/** Notes by hand that a leu came for an order, and returns the payment's id. */
export async function notedPayment(db: Db, number: string): Promise<string> {
  const formToken = randomUUID();
  const transfer = { kind: "advance", method: "bank_transfer", amountBani: 100 } as const;
  const noted = { ...transfer, remark: "", formToken };
  const { kind } = await recordPayment(number, noted, { id: "", email: "" }, db);
  if (kind !== "recorded") throw new Error(kind);
  const payment = db.selectFrom("payments").select("id").where("form_token", "=", formToken);
  return (await payment.executeTakeFirstOrThrow()).id;
}
