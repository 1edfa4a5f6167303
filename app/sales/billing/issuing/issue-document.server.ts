import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { findSettings } from "~/platform/settings/settings.server";
import type { Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

import type { DocumentContent, DocumentLine, DocumentReference, Party } from "../document-content";
import { writeSheet } from "../front/document-sheet.server";
import { sumTaxes, totalOf } from "./amounts";
import type { BilledOrder } from "./billed-order.server";
import { takeNumber } from "./series.server";

/**
 * Bookkeeping papers are kept five years from 1 July of the year after theirs (Law 82/1991); six
 * calendar years cover that.
 */
const KEPT_YEARS = 6;

export interface NewDocument {
  kind: DocumentKind;
  /** What it is issued for; a second one for the same cause is not issued. */
  cause: string;
  lines: DocumentLine[];
  /** The day on which its VAT falls due; that of its issue where none is given. */
  taxOn?: string | undefined;
  deliveredOn?: string | null;
  dueOn?: string | null;
  /** The document that a storno takes back. */
  corrects?: DocumentReference | null;
  discount?: DocumentContent["discount"];
  /** What is to be paid of a proforma now; bani. */
  dueNowBani?: number;
}

/**
 * Issues a document for an order in the transaction that causes it: takes the next number of its
 * series and keeps parties, lines, rates and words as they are at this moment. Returns the document
 * of the same cause where there is one already.
 */
export async function issueDocument(
  order: BilledOrder,
  document: NewDocument,
  at: Date,
  trx: Db,
): Promise<DocumentReference> {
  const { kind, cause, lines, deliveredOn = null, dueOn = null, corrects = null } = document;
  const earlier = await trx
    .selectFrom("documents")
    .select(["id", "name", "issued_on as issuedOn"])
    .where("cause", "=", cause)
    .executeTakeFirst();
  if (earlier) return earlier;
  const { prefix, number, name } = await takeNumber(kind, order.isTrial, trx);
  const issuedOn = dayOf(at.toISOString());
  const taxOn = document.taxOn === issuedOn ? null : (document.taxOn ?? null);
  const sums = totalOf(lines);
  const content: DocumentContent = {
    kind,
    name,
    issuedOn,
    taxOn,
    deliveredOn,
    dueOn,
    language: order.language,
    orderNumber: order.number,
    isTrial: order.isTrial === 1,
    seller: await describeSeller(trx),
    buyer: order.buyer,
    lines,
    discount: document.discount ?? null,
    paidOnceBani: document.dueNowBani === undefined ? null : order.paidBani + document.dueNowBani,
    taxes: sumTaxes(lines),
    ...sums,
    corrects,
    method: order.method,
  };
  const id = randomUUID();
  await trx
    .insertInto("documents")
    .values({
      id,
      kind,
      prefix,
      number,
      name,
      cause,
      is_trial: order.isTrial,
      order_id: order.id,
      corrects_id: corrects?.id ?? null,
      issued_at: at.toISOString(),
      issued_on: issuedOn,
      tax_on: taxOn,
      kept_until: `${Number(issuedOn.slice(0, 4)) + KEPT_YEARS}-07-01`,
      buyer_kind: order.buyer.kind,
      net_bani: sums.netBani,
      vat_bani: sums.vatBani,
      total_bani: sums.totalBani,
      content: JSON.stringify(content),
      sheet: JSON.stringify(writeSheet(content, at.toISOString(), document.dueNowBani)),
    })
    .execute();
  return { id, name, issuedOn };
}

async function describeSeller(trx: Db): Promise<Party> {
  const { company, general } = await findSettings(trx);
  return {
    kind: "company",
    name: company.name,
    taxCode: company.taxCode,
    registryNumber: company.registryNumber,
    country: "RO",
    county: company.seatCounty,
    sector: company.seatSector,
    city: company.seatCity,
    street: company.seatStreet || company.seat,
    postalCode: company.seatPostalCode,
    email: general.email,
    phone: general.phone,
    bank: company.bank,
    iban: company.iban,
  };
}
