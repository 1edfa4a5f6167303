import type { PlannedKind } from "~/furniture/planner/planned";
import { isRehearsal } from "~/platform/basics/rehearsal.server";
import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { compiledQuery } from "~db/compiled-query";
import { valuesIn, type Db } from "~db/engine";
import type { FigureStep } from "~db/schema";

import { addFigures } from "./counting/add-figures.server";
import { kindOfShape, type FigureKind } from "./front/figure";

/** A piece that is put into a cart or ordered: a product, or a planned piece of a kind. */
export interface CountedPiece {
  productId: string | null;
  planned: PlannedKind | null;
}

/**
 * Counts pieces that were put into a cart or ordered together, each kind among them once, within the
 * transaction that does it; nothing within a rehearsal.
 */
export async function countSale(
  step: Extract<FigureStep, "cart" | "order">,
  pieces: readonly CountedPiece[],
  language: Language,
  at: Date,
  trx: Db,
): Promise<void> {
  if (isRehearsal()) return;
  const day = dayOf(at.toISOString());
  const kinds = await kindsOf(pieces, trx);
  await addFigures(
    [...kinds].map((kind) => ({ day, kind, language, step, count: 1 })),
    trx,
  );
}

async function kindsOf(pieces: readonly CountedPiece[], trx: Db): Promise<Set<FigureKind>> {
  const ids = pieces.flatMap(({ productId }) => productId ?? []);
  const rows = ids.length > 0 ? await readShapes({ ids: JSON.stringify(ids) }, trx) : [];
  const made = pieces
    .filter(({ productId }) => productId === null)
    .map(({ planned }): FigureKind => (planned ? `planned-${planned}` : "other"));
  return new Set([...rows.map(({ form }) => kindOfShape(form)), ...made]);
}

const readShapes = compiledQuery((db, { ids }: { ids: string }) =>
  db.selectFrom("products").select("form").distinct().where("id", "in", valuesIn<string>(ids)),
);
