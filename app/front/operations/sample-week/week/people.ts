import { SAMPLE_DOMAIN, SAMPLE_MARK } from "~/platform/basics/rehearsal.server";

/** Somebody who buys in the sample week: everybody reads from the name that they are made up. */
export interface SamplePerson {
  fullName: string;
  email: string;
  phone: string;
  county: string;
  sector: string;
  city: string;
  address: string;
  postalCode: string;
}

const names = [
  "Ilinca Stejaru",
  "Radu Fagului",
  "Anca Teiușanu",
  "Mihai Nucșoară",
  "Sanda Cireșaru",
  "Dan Paltinu",
  "Oana Mestecăneanu",
  "Vlad Frăsinaru",
  "Ruxandra Măceșu",
  "Tudor Ulmeanu",
  "Corina Plopșor",
  "Horia Brăduleț",
  "Magda Arțaru",
  "Sorin Carpenaru",
  "Ioana Salcâmu",
  "Petru Alunaru",
  "Livia Tisaru",
  "Emil Jneapănu",
  "Simina Castanu",
  "Cezar Corcoduș",
] as const;

const towns = [
  { county: "RO-B", sector: "3", city: "București", postalCode: "030167" },
  { county: "RO-IF", sector: "", city: "Voluntari", postalCode: "077190" },
  { county: "RO-B", sector: "6", city: "București", postalCode: "060042" },
  { county: "RO-PH", sector: "", city: "Ploiești", postalCode: "100008" },
  { county: "RO-B", sector: "1", city: "București", postalCode: "010101" },
] as const;

/** The people of the week, always the same ones. */
export const people: readonly SamplePerson[] = names.map((name, index) => {
  const { county, sector, city, postalCode } = towns[index % towns.length]!;
  return {
    fullName: `${name} ${SAMPLE_MARK}`,
    email: `client${index + 1}@${SAMPLE_DOMAIN}`,
    phone: `07000000${String(index + 1).padStart(2, "0")}`,
    county,
    sector,
    city,
    address: `Strada Exemplului nr. ${index + 1}`,
    postalCode,
  };
});

/** Where nobody has a zone of delivery, so that the transport is offered. */
export const farAway = {
  county: "RO-CJ",
  sector: "",
  city: "Cluj-Napoca",
  postalCode: "400129",
} as const;

/** The company for which some of them buy. */
export const sampleCompany = {
  buyerKind: "company",
  companyName: `Cafeneaua din Exemplu SRL ${SAMPLE_MARK}`,
  taxCode: "RO12345674",
  registryNumber: "J40/1234/2020",
  iban: "RO49AAAA1B31007593840000",
} as const;
