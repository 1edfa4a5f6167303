/**
 * What the law wants to be seen with a piece of furniture before it is bought: who makes it, which
 * piece it is, what is dangerous about it (Regulation 2023/988, art. 19), and how much formaldehyde
 * its boards give off (Regulation 2023/1464).
 */

/**
 * How much formaldehyde a piece gives off. `E05`: at most 0.062 mg/m³, the limit for furniture put on
 * the market after 6 August 2026; `E1`: at most 0.124, which earlier stock may still have; `none`: no
 * boards with added formaldehyde.
 */
export const emissionClasses = ["E05", "E1", "none"] as const;
export type EmissionClass = (typeof emissionClasses)[number];

/** The classes of a decor, without `E1`, because a piece made of it is put on the market today. */
export const decorEmissions = ["E05", "none"] as const satisfies EmissionClass[];

/** Texts that are still to be written are empty. */
export interface ProductSafety {
  /** A model or batch by which the piece is recognised. */
  identifier: string;
  /** Who makes it, where it is not the shop. */
  manufacturerName: string;
  manufacturerAddress: string;
  /** An e-mail or web address. */
  manufacturerContact: string;
  /** The importer or responsible person in the Union, for a maker outside it. */
  importer: string;
  emission: EmissionClass | "";
  /** One a line. */
  warnings: string;
  /** One a line. */
  care: string;
}

export type SafetyField = keyof ProductSafety;

/** The safety texts of a product for which nothing is written yet. */
export const noSafety: ProductSafety = {
  identifier: "",
  manufacturerName: "",
  manufacturerAddress: "",
  manufacturerContact: "",
  importer: "",
  emission: "",
  warnings: "",
  care: "",
};

export const safetyFields = Object.keys(noSafety) as SafetyField[];

export interface Maker {
  name: string;
  address: string;
  contact: string;
}

/** The shop as the maker of its pieces, from its settings. */
export function shopAsMaker({ company, general }: ShopFacts): Maker {
  return { name: company.name, address: company.seat || general.address, contact: general.email };
}

interface ShopFacts {
  company: { name: string; seat: string };
  general: { address: string; email: string };
}

/** Who makes a piece: the maker that its row names, else the shop. */
export function makerOf(safety: ProductSafety, shop: Maker): Maker {
  const own = {
    name: safety.manufacturerName,
    address: safety.manufacturerAddress,
    contact: safety.manufacturerContact,
  };
  return own.name || own.address || own.contact ? own : shop;
}

/**
 * The fields that a product still lacks to be shown in a shop that is open. Only the importer may be
 * left out. A piece whose row names no maker is the shop's own, which has to be known then.
 */
export function missingToPublish(safety: ProductSafety, shop: Maker): SafetyField[] {
  const maker = makerOf(safety, shop);
  const isMissing: Record<SafetyField, boolean> = {
    identifier: safety.identifier === "",
    manufacturerName: maker.name === "",
    manufacturerAddress: maker.address === "",
    manufacturerContact: maker.contact === "",
    importer: false,
    emission: safety.emission === "",
    warnings: safety.warnings === "",
    care: safety.care === "",
  };
  return safetyFields.filter((field) => isMissing[field]);
}
