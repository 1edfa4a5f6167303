import { sampleAddresses } from "~/platform/basics/rehearsal.server";
import type { Db } from "~db/engine";

/** The orders of sample people; one that obliges both sides is nobody's sample. */
export const sampleOrders = (db: Db) =>
  db
    .selectFrom("orders")
    .select("orders.id")
    .where("orders.email", "like", sampleAddresses)
    .where("orders.is_trial", "=", 1);
