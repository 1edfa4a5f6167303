import type { Language } from "~/platform/i18n/languages";
import {
  describeSavedDesign,
  facts,
  type Fact,
  type FactText,
} from "~/shop/saved/front/compare.server";
import { priceDesigns } from "~/shop/saved/front/price-designs.server";
import { readSavedDesign } from "~/shop/saved/front/read-saved-design.server";
import {
  savedDesignAddress,
  MOST_COMPARED,
  type PricedDesign,
} from "~/shop/saved/front/saved-design";

export interface ComparedDesign extends PricedDesign {
  address: string | null;
}

/** A row of the comparison: what is said of each piece, and whether it is not the same of all. */
export interface ComparedRow {
  fact: Fact;
  cells: FactText[];
  differs: boolean;
}

/**
 * What an address compares: the first three of its pieces, each once. `isTooMany`: it names more;
 * `isLost`: it names what the shop no longer has or never had.
 */
export async function compareAsked(
  asked: string[],
  language: Language,
): Promise<{
  columns: ComparedDesign[];
  rows: ComparedRow[];
  isTooMany: boolean;
  isLost: boolean;
}> {
  const different = [...new Set(asked)];
  const chosen = different.slice(0, MOST_COMPARED);
  const read = await Promise.all(
    chosen.map((query) => readSavedDesign(new URLSearchParams(query), language)),
  );
  const designs = read.flatMap((one) => (one.kind === "design" ? [one.design] : []));
  const shown = await priceDesigns(designs, language);
  const described = await Promise.all(shown.map((model) => describeSavedDesign(model, language)));
  const rows = facts.map((fact) => {
    const cells = described.map((one) => one[fact]);
    return { fact, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
  });
  return {
    columns: shown.map((model) => ({ ...model, address: savedDesignAddress(model) })),
    // A row without any known value is left out.
    rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== "")),
    isTooMany: different.length > MOST_COMPARED,
    isLost: designs.length < chosen.length,
  };
}
