import type { DocumentContent, Party, TaxSum } from "~/sales/billing/document-content";
import type { Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

import { addDocument as storeDocument } from "../billing/documents";

const party: Party = {
  kind: "person",
  name: "Ileana Țăranu",
  taxCode: "",
  registryNumber: "",
  country: "RO",
  county: "RO-CJ",
  sector: "",
  city: "Cluj-Napoca",
  street: "Eroilor 1",
  postalCode: "400001",
  email: "ileana@example.com",
  phone: "0722123456",
  bank: "",
  iban: "",
};

export interface AddedDocument {
  kind?: DocumentKind;
  issuedOn?: string;
  taxOn?: string;
  isTrial?: 0 | 1;
  buyer?: Partial<Party>;
  taxes: TaxSum[];
  cause?: string;
  correctsId?: string | null;
}

let lastNumber = 0;

/** Adds a document of an order as it would have been issued, and returns its id and its name. */
export async function addDocument(
  db: Db,
  order: { id: string; number: string },
  { kind = "final", issuedOn = "2026-10-15", isTrial = 0, ...document }: AddedDocument,
): Promise<{ id: string; name: string }> {
  lastNumber += 1;
  const { taxes, correctsId = null } = document;
  const sum = (of: "netBani" | "vatBani") => taxes.reduce((all, one) => all + one[of], 0);
  const [netBani, vatBani] = [sum("netBani"), sum("vatBani")];
  const prefix = { proforma: "PF", advance: "AV", final: "FF", storno: "ST" }[kind];
  const name = `${isTrial ? "PROBA-" : ""}${prefix}-${String(lastNumber).padStart(6, "0")}`;
  const buyer = { ...party, ...document.buyer };
  const corrects = correctsId
    ? { id: correctsId, name: `corrected ${correctsId}`, issuedOn }
    : null;
  const content: DocumentContent = {
    kind,
    taxOn: document.taxOn ?? null,
    name,
    issuedOn,
    deliveredOn: null,
    dueOn: null,
    language: "ro",
    orderNumber: order.number,
    isTrial: isTrial === 1,
    seller: party,
    buyer,
    lines: [],
    taxes,
    netBani,
    vatBani,
    totalBani: netBani + vatBani,
    corrects,
    method: "bank_transfer",
    discount: null,
    paidOnceBani: null,
  };
  const id = await storeDocument(db, content, {
    orderId: order.id,
    cause: document.cause,
  });
  return { id, name };
}
