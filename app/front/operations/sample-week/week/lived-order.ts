import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { countOpenBoards } from "~/workshop/made-boards/front/order-boards.server";
import type { OrderStatus, PaymentMethod } from "~db/schema";

import { expectKind, newForm, type Workshop } from "./diary";

/** An order of the week; it is there from the entry that places it. */
export interface LivedOrder {
  token: string;
  number: string;
}

/** The order as it is now. */
export async function read({ db }: Workshop, { token }: LivedOrder): Promise<Order> {
  return (await findOrderByToken(token, db))!;
}

/** Moves an order to another status, as staff do. */
export async function move(
  shop: Workshop,
  order: LivedOrder,
  to: OrderStatus,
  override = "Am vorbit la telefon, e în regulă.",
): Promise<void> {
  const { db, hand } = shop;
  const { number } = order;
  const { status: from } = await read(shop, order);
  const openBoards = await countOpenBoards(number, db);
  const step = { number, from, to, note: "", override, openBoards };
  expectKind(await changeOrderStatus(step, hand, db), "moved", `${number} ${from} → ${to}`);
}

/** Records a payment of an order. */
export async function pay(
  { db, hand }: Workshop,
  { number }: LivedOrder,
  kind: "advance" | "rest",
  amountBani: number,
  method: PaymentMethod = "bank_transfer",
): Promise<void> {
  const payment = { kind, method, amountBani, remark: "", formToken: newForm() };
  expectKind(await recordPayment(number, payment, hand, db), "recorded", `${number} pays`);
}
