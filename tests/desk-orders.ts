import { randomUUID } from "node:crypto";

import { beginDeskOrder } from "~/sales/orders/front/begin-desk-order.server";
import type { Db } from "~db/engine";

/** Begins an order that staff write down for somebody, and returns its id. */
export function addDeskOrder(db: Db): Promise<string> {
  const typed = { fullName: "Maria Pop", phone: "0722 123 456", email: "" };
  const admin = { id: "ana", email: "ana@example.com" };
  return beginDeskOrder({ userId: null, typed }, { form: randomUUID(), admin }, db);
}
