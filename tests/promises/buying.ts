import { fillAndReview } from "../checkout-form";
import { eventually } from "../eventually";
import type { ShopProcess } from "../shop-process";
import { Visitor } from "../visitor";
import { buyer, pieceId, pieces, type Piece } from "../world";

let clients = 0;

/** Somebody with a browser and an address of their own in front of a running shop. */
export function visit(shop: ShopProcess, headers: Record<string, string> = {}): Visitor {
  return new Visitor((request) => fetch(request, { redirect: "manual" }), shop.origin, {
    ...anotherClient(),
    ...headers,
  });
}

/** The address of one more client, as a trusted proxy tells it. */
export function anotherClient(): { "X-Forwarded-For": string } {
  clients += 1;
  return { "X-Forwarded-For": `10.${clients >> 8}.${clients & 255}.1` };
}

/** An address that no other buyer has. */
export function anotherEmail(): string {
  clients += 1;
  return `cumparator.${clients}@example.com`;
}

/** A visitor with one piece in the cart, and the checkout form as filled in. */
export async function readyToOrder(
  shop: ShopProcess,
  piece: Piece = pieces.desk,
  headers: Record<string, string> = {},
): Promise<{ visitor: Visitor; form: Record<string, string> }> {
  const visitor = visit(shop, headers);
  await visitor.post("/cos", { intent: "add", productId: await pieceId(shop.db, piece) });
  return { visitor, form: await fillCheckout(visitor) };
}

/** What sends the order of whatever is in the visitor's cart: the checkout, filled in and read. */
export async function fillCheckout(visitor: Visitor): Promise<Record<string, string>> {
  return fillAndReview(visitor, { ...buyer, email: anotherEmail() });
}

export async function countRows(
  shop: ShopProcess,
  table: "orders" | "order_lines" | "order_mail_requests" | "outbox",
): Promise<number> {
  const row = await shop.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function stockOf(shop: ShopProcess, piece: Piece): Promise<number> {
  const row = await shop.db
    .selectFrom("products")
    .select("stock_quantity")
    .where("id", "=", await pieceId(shop.db, piece))
    .executeTakeFirstOrThrow();
  return row.stock_quantity;
}

/** Waits until the mails of every order are in the outbox. */
export function mailsWritten(shop: ShopProcess): Promise<void> {
  return eventually(
    "the mails of every order are written",
    async () => (await countRows(shop, "order_mail_requests")) === 0,
    120_000,
  );
}
