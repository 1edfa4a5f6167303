import { sql } from "kysely";

import { inBatches } from "~/platform/basics/in-batches.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { Period } from "../front/period";
import { type FiscalDocument, readDocuments } from "./fiscal-document.server";

/** By which day a document belongs to a period: that of its issue, or the one on which its VAT falls due. */
type ByDay = "issued" | "taxed";

/** How many fiscal documents a period has by either day, those of orders on trial aside. */
export async function countFiscalDocuments(
  period: Period,
  by: ByDay,
  db: Db = shopDatabase(),
): Promise<number> {
  const { count } = await fiscal(period, by, db)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** The fiscal documents of a period in the order of those days and of their numbers, those of orders on trial aside. */
export async function listFiscalDocuments(
  period: Period,
  by: ByDay,
  db: Db = shopDatabase(),
): Promise<FiscalDocument[]> {
  const ids = await listFiscalIds(period, by, db);
  const documents: FiscalDocument[] = [];
  for await (const some of inBatches(ids, 200)) {
    const read = await readDocuments(some, db);
    for (const id of some) documents.push(...(read.get(id) ?? []));
  }
  return documents;
}

/** The ids of the same documents in the same order. */
export async function listFiscalIds(
  period: Period,
  by: ByDay,
  db: Db = shopDatabase(),
): Promise<string[]> {
  const rows = await fiscal(period, by, db)
    .select("documents.id")
    .orderBy(by === "taxed" ? taxDay : sql.ref("issued_on"))
    .orderBy("issued_on")
    .orderBy("prefix")
    .orderBy("documents.number")
    .execute();
  return rows.map(({ id }) => id);
}

/** As the index of documents_tax_days has it. */
const taxDay = sql<string>`coalesce(tax_on, issued_on)`;

function fiscal({ from, to }: Period, by: ByDay, db: Db) {
  const day = by === "taxed" ? taxDay : sql.ref<string>("issued_on");
  return db
    .selectFrom("documents")
    .where("is_trial", "=", 0)
    .where("kind", "<>", "proforma")
    .where(day, ">=", from)
    .where(day, "<=", to);
}

/** What is taxed at each rate over some documents, the highest first; bani. */
export function sumTaxes(documents: readonly FiscalDocument[]): FiscalDocument["taxes"] {
  const sums = new Map<number, FiscalDocument["taxes"][number]>();
  for (const { percent, netBani, vatBani } of documents.flatMap(({ taxes }) => taxes)) {
    const sum = sums.get(percent) ?? { percent, netBani: 0, vatBani: 0 };
    sum.netBani += netBani;
    sum.vatBani += vatBani;
    sums.set(percent, sum);
  }
  return [...sums.values()].sort((one, other) => other.percent - one.percent);
}

/** The documents whose sums by rate do not add up to their own total; there should be none. */
export function findUneven(documents: readonly FiscalDocument[]): string[] {
  return documents
    .filter(({ taxes, netBani, vatBani, totalBani }) => {
      const sum = (of: "netBani" | "vatBani") => taxes.reduce((all, one) => all + one[of], 0);
      const isEven = sum("netBani") === netBani && sum("vatBani") === vatBani;
      return !isEven || netBani + vatBani !== totalBani;
    })
    .map(({ name }) => name);
}
