import type { ChargeKind } from "~/shop/delivery/order-charges";
import type { DocumentKind } from "~db/schema";

/** A party as a document names it; what is unknown is empty. Codes of places as in app/platform/settings/places.ts. */
export interface Party {
  kind: "person" | "company";
  name: string;
  /** With or without RO in front; empty for a person. */
  taxCode: string;
  registryNumber: string;
  /** ISO 3166-1, as `RO`. */
  country: string;
  /** ISO 3166-2, as `RO-CJ`; empty abroad. */
  county: string;
  /** 1 to 6 in Bucharest, else empty. */
  sector: string;
  city: string;
  street: string;
  postalCode: string;
  email: string;
  phone: string;
  bank: string;
  iban: string;
}

/** A document that another one names. */
export interface DocumentReference {
  id: string;
  name: string;
  issuedOn: string;
}

/**
 * A line. Amounts in bani with the sign of what they do: below zero in a storno, and where a final
 * invoice takes an advance back; `quantity` then is below zero too. `netBani` + `vatBani` is what the
 * line comes to with VAT.
 */
export interface DocumentLine {
  kind: "piece" | "advance" | "reduction" | ChargeKind;
  /** In Romanian; `buyersName` is in the order's language. */
  name: string;
  buyersName: string;
  quantity: number;
  netBani: number;
  vatBani: number;
  vatPercent: number;
  /** The order's line that a piece is, so that what came back of it can be taken back. */
  orderLineId: string | null;
  /** The document whose amount the line takes back: an advance's, in a final invoice. */
  refersTo: DocumentReference | null;
}

/** What is taxed at one rate, summed over the lines; bani. */
export interface TaxSum {
  percent: number;
  netBani: number;
  vatBani: number;
}

/** A document as it was issued: the whole of it, whatever becomes of order, rates and settings. */
export interface DocumentContent {
  kind: DocumentKind;
  name: string;
  issuedOn: string;
  /**
   * The day on which its VAT falls due, if that is not the day of its issue: for an advance it is the day on
   * which the money came (Fiscal Code, art. 282 par. 2). Null otherwise, and in older documents.
   */
  taxOn: string | null;
  /** The day of the delivery that a final invoice is for, else null. */
  deliveredOn: string | null;
  /** By when it is to be paid; null where it is paid already. */
  dueOn: string | null;
  /** The order's. */
  language: string;
  orderNumber: string;
  isTrial: boolean;
  seller: Party;
  buyer: Party;
  lines: DocumentLine[];
  /**
   * By how much a code has reduced the prices of the pieces, which are given as they are paid; bani,
   * with VAT. Null if no code was used, and in documents from before there were codes.
   */
  discount: { code: string; bani: number } | null;
  /**
   * For a proforma: how much its order will have been paid in all once this sum is paid; bani. Null for
   * other documents, and in those issued before it was noted.
   */
  paidOnceBani: number | null;
  /** One for each rate, the highest first. */
  taxes: TaxSum[];
  netBani: number;
  vatBani: number;
  /** What is to be paid for it, or was: below zero in a storno. */
  totalBani: number;
  /** What a storno takes back, in whole or in part; null elsewhere. */
  corrects: DocumentReference | null;
  /** How a payment was made or is to be made. */
  method: "bank_transfer" | "cash_on_delivery" | "card";
}
