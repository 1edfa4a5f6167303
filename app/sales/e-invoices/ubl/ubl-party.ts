import type { XMLBuilder } from "xmlbuilder2/lib/interfaces";

import { HOME_COUNTRY } from "~/platform/format/countries";
import { BUCHAREST } from "~/platform/settings/places";
import type { Party } from "~/sales/billing/document-content";

/** What stands for a buyer without a code of the authority's: never a personal one. */
const PERSONS_CODE = "0".repeat(13);

/** A code that is no VAT number, as the rules tell them apart. */
const OTHER_SCHEME = "FC";

/** Countries of the European Union whose VAT numbers begin with another code than the country's. */
const prefixes: Partial<Record<string, string>> = { GR: "EL" };

/** The most characters that the authority takes (BR-RO-L050, L100, L150, L200). */
const LONGEST = { street: 150, secondLine: 100, city: 50, name: 200 };

/** `isOutside`: whether nothing of the document is within VAT, so that nobody's VAT number may stand in it. */
export function writeSeller(parent: XMLBuilder, seller: Party, isOutside: boolean): void {
  const party = parent.ele("cac:AccountingSupplierParty").ele("cac:Party");
  writeAddress(party, seller);
  const digits = withoutPrefix(seller.taxCode);
  if (digits !== "") {
    if (isOutside) writeTaxCode(party, digits, OTHER_SCHEME);
    else writeTaxCode(party, HOME_COUNTRY + digits, "VAT");
  }
  writeLegalEntity(party, seller.name, seller.registryNumber || digits);
  if (seller.phone !== "" || seller.email !== "") {
    const contact = party.ele("cac:Contact");
    if (seller.phone !== "") contact.ele("cbc:Telephone").txt(seller.phone);
    if (seller.email !== "") contact.ele("cbc:ElectronicMail").txt(seller.email);
  }
}

/**
 * A company has its fiscal code as its legal one, and where it is registered for VAT its number too;
 * a person has thirteen zeros. How to reach the buyer is nothing that the authority needs.
 */
export function writeBuyer(parent: XMLBuilder, buyer: Party, isOutside: boolean): void {
  const party = parent.ele("cac:AccountingCustomerParty").ele("cac:Party");
  if (buyer.kind === "company" && buyer.registryNumber !== "") {
    party.ele("cac:PartyIdentification").ele("cbc:ID").txt(buyer.registryNumber);
  }
  writeAddress(party, buyer);
  if (buyer.kind === "person") {
    writeLegalEntity(party, buyer.name, PERSONS_CODE);
    return;
  }
  const vatNumber = vatNumberOf(buyer);
  if (vatNumber !== "" && !isOutside) writeTaxCode(party, vatNumber, "VAT");
  const isRomanian = buyer.country === HOME_COUNTRY;
  const code = isRomanian ? withoutPrefix(buyer.taxCode) : compact(buyer.taxCode);
  writeLegalEntity(party, buyer.name, code);
}

/** A company's VAT number, with its country's prefix; empty where its code is none. */
function vatNumberOf({ taxCode, country }: Party): string {
  const code = compact(taxCode);
  return code.startsWith(prefixes[country] ?? country) ? code : "";
}

function withoutPrefix(taxCode: string): string {
  return compact(taxCode).replace(/^RO/, "");
}

function compact(code: string): string {
  return code.replace(/\s/g, "").toUpperCase();
}

function writeTaxCode(party: XMLBuilder, code: string, scheme: string): void {
  const tax = party.ele("cac:PartyTaxScheme");
  tax.ele("cbc:CompanyID").txt(code);
  tax.ele("cac:TaxScheme").ele("cbc:ID").txt(scheme);
}

function writeLegalEntity(party: XMLBuilder, name: string, code: string): void {
  const entity = party.ele("cac:PartyLegalEntity");
  entity.ele("cbc:RegistrationName").txt(name.slice(0, LONGEST.name));
  if (code !== "") entity.ele("cbc:CompanyID").txt(code);
}

/** What is not known is left out, so that the rules say what is missing. */
function writeAddress(party: XMLBuilder, one: Party): void {
  const isRomanian = one.country === HOME_COUNTRY;
  const isSector = isRomanian && one.county === BUCHAREST && one.sector !== "";
  const [street, rest] = inTwoLines(one.street.trim());
  const address = party.ele("cac:PostalAddress");
  const write = (name: string, value: string) => {
    if (value !== "") address.ele(name).txt(value);
  };
  write("cbc:StreetName", street);
  write("cbc:AdditionalStreetName", rest);
  write("cbc:CityName", isSector ? `SECTOR${one.sector}` : one.city.slice(0, LONGEST.city));
  write("cbc:PostalZone", one.postalCode);
  write("cbc:CountrySubentity", isRomanian ? one.county : "");
  address.ele("cac:Country").ele("cbc:IdentificationCode").txt(one.country);
}

/** A street longer than a line goes on in the next, from a word on. */
function inTwoLines(street: string): [string, string] {
  if (street.length <= LONGEST.street) return [street, ""];
  const space = street.lastIndexOf(" ", LONGEST.street);
  const at = space > 0 ? space : LONGEST.street;
  return [street.slice(0, at), street.slice(at).trim().slice(0, LONGEST.secondLine)];
}
