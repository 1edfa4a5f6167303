import type { PieceShape } from "~/furniture/drawing/piece-look";

import type { CategorySlug, CatalogueProduct } from "./catalogue";
import type { Texts } from "./content";
import { advice, type Advice } from "./safety-texts";

/** Pieces that tip over when a child climbs their drawers or doors. */
const tall = new Set<PieceShape>([
  "wardrobe",
  "chest",
  "bookcase",
  "shelf",
  "display-cabinet",
  "pantry",
  "tall-cabinet",
  "media-unit",
  "sideboard",
  "filing-cabinet",
]);

/**
 * The safety texts of a sample piece: what is dangerous about its shape and how its material is kept.
 * Its maker is the shop.
 */
export function safetyOf(category: CategorySlug, product: CatalogueProduct) {
  const words = JSON.stringify(product.specification).toLowerCase() + product.form;
  const warnings: Advice[] = ["assembly"];
  if (tall.has(product.form)) warnings.unshift("anchor");
  if (/sticl|oglind/.test(words)) warnings.push("glass");
  if (/led/.test(words)) warnings.push("electric");
  if (category === "bai" || category === "bucatarii") warnings.push("damp");
  const care: Advice[] = [product.material === "lemn-masiv" ? "oil" : "wipe"];
  if (/tapiț|țesătur|stof/.test(words)) care.push("fabric");
  care.push("sun");
  return {
    safety: {
      identifier: `AT-${category.slice(0, 3).toUpperCase()}-${String(product.number).padStart(3, "0")}`,
      emission: product.material === "lemn-masiv" ? "none" : "E05",
      warnings: textsOf(warnings).ro,
      care: textsOf(care).ro,
    },
    texts: { warnings: textsOf(warnings), care: textsOf(care) },
  };
}

/** Pieces of advice below each other, in every language. */
function textsOf(names: Advice[]): Texts {
  const [first = "assembly"] = names;
  const languages = Object.keys(advice[first]) as (keyof Texts)[];
  return Object.fromEntries(
    languages.map((language) => [language, names.map((name) => advice[name][language]).join("\n")]),
  ) as unknown as Texts;
}
