import { randomUUID } from "node:crypto";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { acceptWithdrawal } from "~/sales/withdrawals/front/accept-withdrawal.server";
import { findDeskWithdrawal } from "~/sales/withdrawals/withdrawal-list.server";
import type { OrderStatus } from "~db/schema";

import { declare } from "../declare";
import { openCatalogue } from "../memory-database";
import { addPerson } from "../people";
import { buyer, openForBusiness } from "../world";

export const decors = [
  "pal-alb",
  "pal-stejar-sonoma",
  "pal-nuc",
  "mdf-lucios",
  "pal-gri-modern",
  "mdf-mat",
];

/** An open shop with who works in it, and what becomes of its orders of swatches. */
export async function openSwatchDesk({ isVatIncluded = true }: { isVatIncluded?: boolean } = {}) {
  const db = await openCatalogue();
  await openForBusiness(db);
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded }, db);
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "administrator" }), email };
  return {
    db,
    admin,
    read: async ({ token }: Order) => (await findOrderByToken(token, db))!,
    stockOf: async (id: string) =>
      (await db.selectFrom("swatches").select("stock").where("material_id", "=", id).execute())[0]
        ?.stock,
    move: ({ number }: Order, from: OrderStatus, to: OrderStatus) =>
      changeOrderStatus({ number, from, to, note: "", override: "Plătește apoi." }, admin, db),
    pay: (order: Order, amountBani = order.total_bani, kind: "rest" | "refund" = "rest") => {
      const said = { method: "bank_transfer", remark: "", formToken: randomUUID() } as const;
      // What was wrongly noted as paid: the sum stays owed.
      const reason = kind === "refund" ? ("mistake" as const) : "";
      return recordPayment(order.number, { kind, reason, amountBani, ...said }, admin, db);
    },
    /** States a withdrawal by the buyer's address; its id. */
    declare: async ({ number, email: by }: Order) => {
      return declare(db, {
        email: by || buyer.email,
        fullName: "",
        order: number,
        wording: randomUUID(),
        pieces: [],
        statement: "Mă retrag.",
        language: "ro",
        declaredAt: new Date().toISOString(),
      });
    },
    /** Takes the pieces of some lines back. */
    takeBack: async (id: string, lines: number[]) => {
      const found = (await findDeskWithdrawal(id, db))!.order!;
      const returned = new Map(lines.map((at) => [found.lines[at]!.id, 1]));
      const step = { id, from: "open", admin, returned, refundBani: null } as const;
      return acceptWithdrawal(step, db);
    },
  };
}
