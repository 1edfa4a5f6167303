import { piecesOf, type Layout, type Saw, keptRests } from "~/furniture/cutting/layout";
import { startOfDay, addMonths } from "~/platform/format/dates";
import { findRun } from "~/workshop/batches/layout-run.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** No saw starts more batches in a month; what is beyond is said to be left out. */
const MOST_BATCHES = 200;

/** What was cut up and what became of it. Areas are whole square millimetres. */
export interface SheetUse {
  sheets: number;
  offcuts: number;
  /** Of the sheets and offcuts that were cut. */
  taken: number;
  /** Of the boards cut from them, at their cut sizes. */
  parts: number;
  /** Of the pieces that went back into the stock of offcuts. */
  kept: number;
}

export interface SheetUseReport {
  /** By material, as layouts name it, the most used first. */
  materials: (SheetUse & { material: string })[];
  sum: SheetUse;
  batches: number;
  /** Whether the month has more batches than these. */
  isCut: boolean;
}

/** How the sheets of the batches started in a month of Bucharest's calendar were used; none of undone ones. */
export async function findSheetUse(
  month: string,
  db: Db = shopDatabase(),
): Promise<SheetUseReport> {
  const started = await db
    .selectFrom("batches")
    .select("id")
    .where("started_at", ">=", startOfDay(`${month}-01`))
    .where("started_at", "<", startOfDay(`${addMonths(month, 1)}-01`))
    .where("undone_at", "is", null)
    .orderBy("started_at")
    .orderBy("id")
    .limit(MOST_BATCHES + 1)
    .execute();
  const batches = started.slice(0, MOST_BATCHES);
  const byMaterial = new Map<string, SheetUse>();
  // One after the other: the layouts of a large batch are a long text.
  for (const { id } of batches) {
    const run = await findRun(id, db);
    for (const layout of run?.best?.layouts ?? []) {
      const use = sumLayout(layout, run!.task.saw);
      byMaterial.set(layout.material, addUses([byMaterial.get(layout.material) ?? none, use]));
    }
  }
  const materials = [...byMaterial].map(([material, use]) => ({ material, ...use }));
  return {
    materials: materials.sort((one, other) => other.taken - one.taken),
    sum: addUses(materials),
    batches: batches.length,
    isCut: started.length > MOST_BATCHES,
  };
}

/**
 * The part of what was used up that became boards: what went back into stock is not used up. Null where
 * nothing was cut.
 */
export function percentUsed({ taken, parts, kept }: SheetUse): number | null {
  return taken > kept ? parts / (taken - kept) : null;
}

const none: SheetUse = { sheets: 0, offcuts: 0, taken: 0, parts: 0, kept: 0 };

function sumLayout(layout: Layout, saw: Saw): SheetUse {
  const parts = piecesOf(layout.panel).filter(({ kind }) => kind === "part");
  return {
    sheets: layout.offcut === null ? 1 : 0,
    offcuts: layout.offcut === null ? 0 : 1,
    taken: areaOf([layout]),
    parts: areaOf(parts),
    kept: areaOf(keptRests(layout, saw)),
  };
}

function areaOf(all: readonly { length: number; width: number }[]): number {
  return Math.round(all.reduce((sum, { length, width }) => sum + length * width, 0));
}

function addUses(all: readonly SheetUse[]): SheetUse {
  const total = (name: keyof SheetUse) => all.reduce((sum, one) => sum + one[name], 0);
  return {
    sheets: total("sheets"),
    offcuts: total("offcuts"),
    taken: total("taken"),
    parts: total("parts"),
    kept: total("kept"),
  };
}
