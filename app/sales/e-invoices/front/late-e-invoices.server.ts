import { dayOf } from "~/platform/format/dates";
import { workingDaysBack } from "~/platform/format/working-days";
import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { fiscal, type EInvoice } from "./e-invoice.server";

/** The working days within which a document has to reach the authority (OUG 89/2025). */
const LATE_DAYS = 5;

const MOST_LATE = 20;

/** How many documents have waited for the authority's number for the law's whole time or longer. */
export async function findLateEInvoices(now: Date, db: Db = shopDatabase()): Promise<Waiting> {
  return late(fiscal(db), now)
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("documents.issued_on").as("since"),
    ])
    .executeTakeFirstOrThrow();
}

/** The longest waiting of them, twenty at most. */
export async function listLateEInvoices(
  now: Date,
  db: Db = shopDatabase(),
): Promise<Pick<EInvoice, "id" | "name" | "issued_on">[]> {
  return late(fiscal(db), now)
    .select(["id", "name", "issued_on"])
    .orderBy("issued_on")
    .orderBy("name")
    .limit(MOST_LATE)
    .execute();
}

function late(documents: ReturnType<typeof fiscal>, now: Date) {
  const lastDay = workingDaysBack(dayOf(now.toISOString()), LATE_DAYS);
  return documents.where("e_invoice_number", "=", "").where("issued_on", "<=", lastDay);
}
