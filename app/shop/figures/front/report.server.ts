import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { FigureStep } from "~db/schema";

import { figureKinds, figureSteps, type FigureKind } from "./figure";
import type { FigureFilter } from "./figure-filter";

/** How often each step was taken. */
export type StepCounts = Record<FigureStep, number>;

export interface FigureCell {
  kind: FigureKind;
  language: Language;
  counts: StepCounts;
}

/**
 * The figures of a period, one cell for each kind and language with any. Of months that are summed, those
 * whose first day is in the period count whole.
 */
export async function findFigures(
  { from, to, language }: FigureFilter,
  db: Db = shopDatabase(),
): Promise<FigureCell[]> {
  const rows = await db
    .selectFrom("figures")
    .select(["kind", "language", "step"])
    .select((eb) => eb.fn.sum<number>("count").as("count"))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .$if(language !== "", (query) => query.where("language", "=", language as Language))
    .groupBy(["kind", "language", "step"])
    .orderBy("kind")
    .orderBy("language")
    .execute();
  const cells = new Map<string, FigureCell>();
  for (const { kind: stored, language: spoken, step, count } of rows) {
    const kind = figureKinds.find((one) => one === stored) ?? "other";
    const key = `${kind} ${spoken}`;
    const cell = cells.get(key) ?? { kind, language: spoken, counts: noSteps() };
    cell.counts[step] += count;
    cells.set(key, cell);
  }
  return [...cells.values()];
}

/** The sums of cells by what `keyOf` says of them, those that were looked at most first. */
export function sumBy<Key extends string>(
  cells: readonly FigureCell[],
  keyOf: (cell: FigureCell) => Key,
): { key: Key; counts: StepCounts }[] {
  const sums = new Map<Key, StepCounts>();
  for (const cell of cells) {
    const key = keyOf(cell);
    const sum = sums.get(key) ?? noSteps();
    for (const step of figureSteps) sum[step] += cell.counts[step];
    sums.set(key, sum);
  }
  return [...sums]
    .map(([key, counts]) => ({ key, counts }))
    .sort(
      (one, other) =>
        figureSteps.map((step) => other.counts[step] - one.counts[step]).find(Boolean) ||
        (one.key < other.key ? -1 : 1),
    );
}

function noSteps(): StepCounts {
  return { view: 0, design: 0, cart: 0, order: 0 };
}
