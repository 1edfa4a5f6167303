import { isRegistryNumber, isTaxCode } from "~/platform/settings/company-identity";
import { BUCHAREST } from "~/platform/settings/places";
import { defaultSettings, type Settings } from "~/platform/settings/settings.server";

const isExample = (text: string) => /\bexemplu\b|\.example\b/i.test(text);

/** Whether the company behind the shop is named as the law asks (Law 365/2002, art. 5). */
export function isCompanyKnown(company: Settings["company"]): boolean {
  return (
    company.name !== "" &&
    !isExample(company.name) &&
    isTaxCode(company.taxCode) &&
    isRegistryNumber(company.registryNumber) &&
    company.seat !== "" &&
    !isExample(company.bank) &&
    company.iban !== "" &&
    !company.iban.includes("AAAA")
  );
}

/** Whether the seat stands in the parts that e-Factura asks for. */
export function isSeatKnown(company: Settings["company"]): boolean {
  const { seatStreet, seatCity, seatCounty, seatPostalCode, seatSector } = company;
  const isWhole = [seatStreet, seatCity, seatCounty, seatPostalCode].every((part) => part !== "");
  return isWhole && (seatCounty !== BUCHAREST || seatSector !== "");
}

/** Whether e-mail, telephone and address are the shop's own, and no longer those of a new shop. */
export function isContactKnown({ email, phone, address }: Settings["general"]): boolean {
  return (
    !isExample(email) &&
    ![defaultSettings.general.phone, ""].includes(phone) &&
    ![defaultSettings.general.address, ""].includes(address)
  );
}
