import type { PersonalData } from "~db/personal-data";

import { listTagsOf } from "./customer-notes.server";
import { findCustomerOf } from "./whose.server";

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    customers: "as long as the shop has anything that they sent under their e-mail or phone",
    customer_records: "as the account, order, request, message or appointment that it is of",
    customer_notes: "as the customer, or until the customer's account is deleted",
    customer_tags: "as the customer, or until the customer's account is deleted",
    customer_merges: "as the customer, or until the customer's account is deleted",
  },
  exportOf: async ({ id }, db) => {
    const customer = await findCustomerOf("users", id, db);
    const notes = await db
      .selectFrom("customer_notes")
      .select(["text", "written_at"])
      .where("customer_id", "=", customer ?? "")
      .orderBy("written_at")
      .execute();
    return { staff_notes: { notes, tags: await listTagsOf(customer ?? "", db) } };
  },
  eraseOf: async ({ id }, trx) => {
    const customer = await findCustomerOf("users", id, trx);
    if (customer === null) return;
    for (const table of ["customer_notes", "customer_tags", "customer_merges"] as const) {
      await trx.deleteFrom(table).where("customer_id", "=", customer).execute();
    }
  },
} satisfies PersonalData;
