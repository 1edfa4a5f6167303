import { sql } from "kysely";

import { inBatches } from "~/platform/basics/in-batches.server";
import { readDocumentContent } from "~/sales/billing/stored-document.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

import type { Period } from "../front/journals";

/** A fiscal document as the journals name it; bani, below zero in a storno. */
export interface FiscalDocument {
  name: string;
  kind: Exclude<DocumentKind, "proforma">;
  issuedOn: string;
  /** The day on which its VAT falls due. */
  taxOn: string;
  order: string;
  buyer: string;
  /** Empty for a person. */
  taxCode: string;
  country: string;
  county: string;
  netBani: number;
  vatBani: number;
  totalBani: number;
  taxes: { percent: number; netBani: number; vatBani: number }[];
  eInvoiceNumber: string;
  /** What a storno takes back; empty elsewhere. */
  corrects: string;
}

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

async function readDocuments(
  ids: readonly string[],
  db: Db,
): Promise<Map<string, FiscalDocument[]>> {
  const rows = await db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .select([
      "documents.id",
      "documents.name",
      "kind",
      "issued_on",
      "tax_on",
      "orders.number",
      "net_bani",
      "documents.vat_bani",
      "documents.total_bani",
      "content",
      "e_invoice_number",
    ])
    .where("documents.id", "in", valuesOf(ids))
    .execute();
  return new Map(
    rows.map(({ id, ...row }) => {
      const { buyer, taxes, corrects } = readDocumentContent(row.content);
      const document: FiscalDocument = {
        name: row.name,
        kind: row.kind as FiscalDocument["kind"],
        issuedOn: row.issued_on,
        taxOn: row.tax_on ?? row.issued_on,
        order: row.number,
        buyer: buyer.name,
        taxCode: buyer.taxCode,
        country: buyer.country,
        county: buyer.county,
        netBani: row.net_bani,
        vatBani: row.vat_bani,
        totalBani: row.total_bani,
        taxes,
        eInvoiceNumber: row.e_invoice_number,
        corrects: corrects?.name ?? "",
      };
      return [id, [document]];
    }),
  );
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
