import type { Db } from "~db/engine";

import { MOST_ROWS } from "../front/journals";
import { isTooLong, type Period } from "../front/period";
import { countFiscalDocuments } from "./fiscal-documents.server";
import { countPayments } from "./listed-payments.server";

/** Why a period has no journals: more than 24 months, or more than 50,000 rows. */
export type PeriodRefusal = { kind: "too-long" } | { kind: "too-many" };

/** Refuses a period that is too long, or one of whose journals would have too many rows. */
export async function refusePeriod(period: Period, db: Db): Promise<PeriodRefusal | undefined> {
  if (isTooLong(period)) return { kind: "too-long" };
  const counts = [
    await countFiscalDocuments(period, "taxed", db),
    await countFiscalDocuments(period, "issued", db),
    await countPayments(period, db),
  ];
  return Math.max(...counts) > MOST_ROWS ? { kind: "too-many" } : undefined;
}
