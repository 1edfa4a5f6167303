import { BUCHAREST, counties } from "~/platform/settings/places";
import { withoutVat } from "~/platform/settings/vat";
import type { DocumentLine, Party } from "~/sales/billing/document-content";

import type { FiscalContent } from "./fiscal-contents.server";

/** As SmartBill names its rates in a new account. The standard rate is 15 % or more (Directive 2006/112, art. 97). */
const rateName = (percent: number) => (percent >= 15 ? "Normala" : "Redusa");

/** What is done for the buyer, and not handed over. */
const services: readonly DocumentLine["kind"][] = ["transport", "carrying", "assembly", "advance"];

/**
 * A fiscal document as SmartBill Cloud takes an invoice (`POST /SBORO/api/invoice` of its published REST API), as a
 * draft in the series of the same name: the number is SmartBill's, so the mention says ours. A storno has quantities
 * below zero.
 */
export function smartBillInvoice({ content }: FiscalContent) {
  const { seller, buyer, corrects } = content;
  const mention = [
    `Document ${content.name}`,
    `comanda ${content.orderNumber}`,
    corrects && `stornează ${corrects.name}`,
  ];
  return {
    companyVatCode: seller.taxCode,
    client: clientOf(buyer),
    isDraft: true,
    issueDate: content.issuedOn,
    seriesName: content.name.slice(0, content.name.lastIndexOf("-")),
    currency: "RON",
    language: "RO",
    precision: 4,
    dueDate: content.dueOn ?? content.issuedOn,
    ...(content.deliveredOn !== null && { deliveryDate: content.deliveredOn }),
    mentions: mention.filter(Boolean).join(", "),
    products: content.lines.map(productOf),
  };
}

function clientOf(buyer: Party) {
  const isInBucharest = buyer.county === BUCHAREST;
  return {
    name: buyer.name,
    // A person has no code, and the authority wants a dash for it.
    vatCode: buyer.taxCode || "-",
    regCom: buyer.registryNumber,
    isTaxPayer: /^RO/i.test(buyer.taxCode),
    address: [buyer.street, buyer.postalCode].filter(Boolean).join(", ") || "-",
    city: (isInBucharest && buyer.sector ? `Sector ${buyer.sector}` : buyer.city) || "-",
    county: plain(counties[buyer.county as keyof typeof counties] ?? ""),
    country: plain(new Intl.DisplayNames(["ro"], { type: "region" }).of(buyer.country) ?? ""),
    email: buyer.email,
    phone: buyer.phone,
    bank: buyer.bank,
    iban: buyer.iban,
    saveToDb: false,
  };
}

function productOf(line: DocumentLine) {
  const { netBani, vatBani, vatPercent, quantity } = line;
  const isTaxIncluded = isRightWithVat(line);
  const bani = isTaxIncluded ? netBani + vatBani : netBani;
  return {
    name: line.name,
    isDiscount: false,
    measuringUnitName: "buc",
    currency: "RON",
    quantity,
    price: Number((bani / quantity / 100).toFixed(4)),
    // A seller who charges no VAT names none.
    ...(vatPercent > 0 && {
      isTaxIncluded,
      taxName: rateName(vatPercent),
      taxPercentage: vatPercent,
    }),
    saveToDb: false,
    isService: services.includes(line.kind),
  };
}

/**
 * Whether the price with VAT is sent: it gives the document's VAT exactly, or the price without VAT does not
 * either.
 */
function isRightWithVat({ netBani, vatBani, vatPercent }: DocumentLine): boolean {
  const [net, vat] = [Math.abs(netBani), Math.abs(vatBani)];
  const isRight = withoutVat(net + vat, vatPercent) === net;
  return isRight || Math.round((net * vatPercent) / 100) !== vat;
}

/** Names of places as SmartBill has them. */
function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "");
}
