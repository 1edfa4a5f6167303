import type { Language } from "~/platform/i18n/languages";
import { describeModel, facts, type Fact, type FactText } from "~/shop/saved/compare.server";
import { modelAddress, MOST_COMPARED, type ShownModel } from "~/shop/saved/model";
import { readModel } from "~/shop/saved/read-model.server";
import { showModels } from "~/shop/saved/show-models.server";

export interface ComparedModel extends ShownModel {
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
  columns: ComparedModel[];
  rows: ComparedRow[];
  isTooMany: boolean;
  isLost: boolean;
}> {
  const different = [...new Set(asked)];
  const chosen = different.slice(0, MOST_COMPARED);
  const read = await Promise.all(
    chosen.map((query) => readModel(new URLSearchParams(query), language)),
  );
  const models = read.flatMap((one) => (one.kind === "model" ? [one.model] : []));
  const shown = await showModels(models, language);
  const described = await Promise.all(shown.map((model) => describeModel(model, language)));
  const rows = facts.map((fact) => {
    const cells = described.map((one) => one[fact]);
    return { fact, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
  });
  return {
    columns: shown.map((model) => ({ ...model, address: modelAddress(model) })),
    // What nothing is known of at all is no row.
    rows: rows.filter(({ cells }) => cells.some(({ text }) => text !== "")),
    isTooMany: different.length > MOST_COMPARED,
    isLost: models.length < chosen.length,
  };
}
