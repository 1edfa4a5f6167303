import { readFileSync } from "node:fs";

import { writeMails } from "../../routes/reading";
import { readCart } from "./read-cart";
import type { Stage } from "./stage";
import { buyerNames, cartOf, owedOf, paidOf, statusOf, type Order, type World } from "./world";

/** What model and shop must agree on, in one shape. */
export interface View {
  pieces: { name: string; priceBani: number; stock: number; isActive: boolean }[];
  /** Each buyer's cart, a text for each line. */
  carts: Record<string, string[]>;
  orders: Record<string, OrderView>;
}

interface OrderView {
  lines: string[];
  totalBani: number;
  isUnquoted: boolean;
  history: string[];
  status: string;
  payments: number[];
  paidBani: number;
  paymentStatus: string;
  withdrawals: number;
  /** How many drawings are approved. */
  approved: number;
  mails: string[];
}

export function viewOf(world: World): View {
  const carts = buyerNames.map((name): [string, string[]] => [
    name,
    (cartOf(world, name)?.lines ?? [])
      .map(({ piece, design, quantity, seenBani, isRemoved }) =>
        cartText(lineText(piece, design, quantity), seenBani, isRemoved),
      )
      .sort(),
  ]);
  return {
    pieces: world.pieces.map(({ name, priceBani, stock, isActive }) => ({
      name,
      priceBani,
      stock,
      isActive,
    })),
    carts: Object.fromEntries(carts),
    orders: Object.fromEntries(
      Object.entries(world.orders).map(([address, order]) => [address, orderView(order)]),
    ),
  };
}

function orderView(order: Order): OrderView {
  return {
    lines: order.lines
      .map(
        ({ piece, design, quantity, unitBani }) =>
          `${lineText(piece, design, quantity)} at ${unitBani}`,
      )
      .sort(),
    totalBani: order.totalBani,
    isUnquoted: order.isUnquoted,
    history: order.history,
    status: statusOf(order),
    payments: order.payments.map(({ bani }) => bani).sort(byAmount),
    paidBani: paidOf(order),
    paymentStatus: paymentStatusOf(order),
    withdrawals: order.withdrawals,
    approved: order.approved.length,
    mails: [...order.mails].sort(),
  };
}

function paymentStatusOf(order: Order): string {
  const paid = paidOf(order);
  if (paid > 0) return paid >= owedOf(order) ? "paid" : "advance_paid";
  return order.payments.some(({ isRefund }) => isRefund) ? "refunded" : "unpaid";
}

/** Reads what the shop holds of a run, once the mails of its orders are written. */
export async function lookAt(
  stage: Stage,
): Promise<{ view: View; numbers: Record<string, string> }> {
  const { db } = stage.shop;
  await writeMails(db);
  const ids = stage.products.map(({ id }) => id);
  const products = await db
    .selectFrom("products")
    .select(["id", "name", "price_bani", "stock_quantity", "status"])
    .where("id", "in", ids)
    .execute();
  const pieces = ids.map((id) => products.find((product) => product.id === id)!);
  const emails = [...new Set(Object.values(stage.buyers).map(({ email }) => email))];
  const orders = await db.selectFrom("orders").selectAll().where("email", "in", emails).execute();
  const carts: View["carts"] = {};
  for (const name of buyerNames) {
    const lines = await readCart(db, stage.buyers[name].browser);
    carts[name] = lines
      .map((line) => cartText(textOf(line, ids), line.seen_price_bani, line.removed_at !== null))
      .sort();
  }
  const view: View = {
    pieces: pieces.map((piece) => ({
      name: piece.name,
      priceBani: piece.price_bani,
      stock: piece.stock_quantity,
      isActive: piece.status === "active",
    })),
    carts,
    orders: {},
  };
  const numbers: Record<string, string> = {};
  for (const order of orders) {
    const address = `/comanda/${order.token}`;
    numbers[address] = order.number;
    view.orders[address] = await orderHeld(stage, order, ids);
  }
  return { view, numbers };
}

async function orderHeld(
  { shop: { db } }: Stage,
  order: Record<
    "id" | "email" | "number" | "status" | "payment_status" | "transport_state",
    string
  > &
    Record<"total_bani" | "paid_bani", number>,
  productIds: string[],
): Promise<OrderView> {
  const [lines, history, payments, withdrawals, approved, mails] = await Promise.all([
    db.selectFrom("order_lines").selectAll().where("order_id", "=", order.id).execute(),
    db
      .selectFrom("order_history")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("id")
      .execute(),
    db.selectFrom("payments").selectAll().where("order_id", "=", order.id).execute(),
    db.selectFrom("withdrawals").select("id").where("order_id", "=", order.id).execute(),
    db
      .selectFrom("drawing_versions")
      .innerJoin("order_lines", "order_lines.id", "drawing_versions.order_line_id")
      .select("drawing_versions.id")
      .where("order_id", "=", order.id)
      .where("answer", "=", "approved")
      .execute(),
    db
      .selectFrom("outbox")
      .select(["recipient", "subject"])
      .where("order_id", "=", order.id)
      // Those with documents are written when the shop comes to it.
      .where("subject", "not like", "%PROBA-__-0%")
      // Those about drawings are sent while a step is prepared.
      .where("subject", "not like", "%desenul%")
      .where("subject", "not like", "%Desen%")
      .execute(),
  ]);
  return {
    lines: lines.map((line) => `${textOf(line, productIds)} at ${line.unit_price_bani}`).sort(),
    totalBani: order.total_bani,
    isUnquoted: order.transport_state === "to_quote",
    history: history.map(({ status }) => status),
    status: order.status,
    payments: payments.map(({ amount_bani }) => amount_bani).sort(byAmount),
    paidBani: order.paid_bani,
    paymentStatus: order.payment_status,
    withdrawals: withdrawals.length,
    approved: approved.length,
    mails: mails.map((mail) => mailText(mail, order.email)).sort(),
  };
}

function textOf(
  line: { product_id: string | null; configuration: string; quantity: number },
  productIds: string[],
): string {
  const { configuration } = line;
  const width = /width(?:Cm"?:|=)(\d+)/.exec(configuration)?.[1];
  const design = configuration === "" ? null : width === "150" ? 0 : 1;
  return lineText(productIds.indexOf(line.product_id ?? ""), design, line.quantity);
}

/** What is taken out is kept for a while, to be put back. */
function cartText(line: string, seenBani: number, isRemoved: boolean): string {
  return `${line}, seen at ${seenBani}${isRemoved ? ", taken out" : ""}`;
}

function lineText(piece: number, design: number | null, quantity: number): string {
  return `${quantity} of piece ${piece + 1}${design === null ? "" : `, design ${design + 1}`}`;
}

const statusWords = (
  JSON.parse(readFileSync("locales/ro/order.json", "utf8")) as { status: Record<string, string> }
).status;

/** What a mail is, by its subject. */
const kinds: [RegExp, (found: string) => string][] = [
  [/^Comanda \S+ la /, () => "confirmation"],
  [/^Comandă nouă /, () => "new order"],
  [/^Stoc redus: (.+)$/, (name) => `few left of ${name}`],
  [
    /^Comanda \S+: (.+)$/,
    (words) => Object.keys(statusWords).find((key) => statusWords[key] === words)!,
  ],
  [/etrager/, () => "withdrawal"],
];

function mailText(
  { recipient, subject }: { recipient: string; subject: string },
  buyer: string,
): string {
  const to = recipient === buyer ? "buyer" : "shop";
  for (const [pattern, name] of kinds) {
    const found = pattern.exec(subject.replace("[Comandă de probă] ", ""));
    if (found) return `to the ${to}: ${name(found[1] ?? "")}`;
  }
  return `to the ${to}: ${subject}`;
}

function byAmount(one: number, other: number): number {
  return one - other;
}
