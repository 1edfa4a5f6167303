import { drawnPieces, type DrawnPiece } from "~/furniture/cutting/draw-layout";
import { fewestSheets } from "~/furniture/cutting/lay-out";
import type { Layout, Part, Result, Task } from "~/furniture/cutting/layout";
import { sawSequence, sumCuts, type SawCut } from "~/furniture/cutting/saw-sequence";
import { listKnown } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";
import type { TFunction } from "~/platform/i18n/translate";
import { nameMaterial, readMaterial } from "~/workshop/stock/article";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { readBoardId } from "../board-id";
import type { LayoutRun } from "../layout-run.server";

/** A board as a drawing names it: the order without prefix and year, so that it fits into small parts. */
export function shortName(id: string): string {
  const place = readBoardId(id);
  if (!place) return id;
  const order = place.order
    .split("-")
    .at(-1)!
    .replace(/^0+(?=.)/, "");
  return [order, place.line, place.copy, place.board].join(".");
}

/** The names of materials in a language, by their keys. */
export async function materialNames(
  keys: readonly string[],
  language: Language,
  t: TFunction<"office-batches">,
  db: Db = shopDatabase(),
): Promise<Map<string, string>> {
  const { decors } = await listKnown(language, db);
  const plain = {
    drawer: t("drawerBoard"),
    hdf: t("hdfBoard"),
    worktop: (decor: string) => t("worktopBoard", { decor }),
  };
  return new Map(keys.map((key) => [key, nameMaterial(readMaterial(key), decors, plain)] as const));
}

export interface MaterialRow {
  material: string;
  parts: number;
  /** Square metres. */
  area: number;
  /** As many as the parts need by their area at least; what the best layout takes, where there is one. */
  fewest: number | null;
  sheets: number | null;
  offcuts: number | null;
}

/** How many parts there are of each material, and how many sheets they take. */
export function sumMaterials(
  parts: readonly Part[],
  task?: Task,
  best?: Result | null,
): MaterialRow[] {
  const keys = [...new Set(parts.map(({ material }) => material))].sort();
  return keys.map((material) => {
    const own = parts.filter((part) => part.material === material);
    const sheet = task?.sheets.find((one) => one.material === material);
    const layouts = best?.layouts.filter((one) => one.material === material);
    return {
      material,
      parts: own.length,
      area: own.reduce((sum, { length, width }) => sum + length * width, 0) / 1e6,
      fewest: task && sheet ? fewestSheets(own, sheet, task.saw) : null,
      sheets: layouts ? layouts.filter(({ offcut }) => offcut === null).length : null,
      offcuts: layouts ? layouts.filter(({ offcut }) => offcut !== null).length : null,
    };
  });
}

export interface ShownLayout {
  layout: Layout;
  pieces: DrawnPiece[];
  cuts: SawCut[];
  sum: { count: number; run: number };
}

/** A layout with what stands in its drawing, and the cuts of the saw. */
export function showLayout(
  layout: Layout,
  { task: { saw, parts }, best }: Pick<LayoutRun, "task" | "best">,
  t: TFunction<"office-batches">,
): ShownLayout {
  const cuts = sawSequence(layout);
  const strips = new Map(parts.flatMap(({ id, strip }) => (strip ? [[id, strip] as const] : [])));
  const noteOf = (part: string) => {
    const strip = strips.get(part);
    if (!strip) return [];
    const { key, number, place, count: all } = strip;
    return [t(best?.parted.includes(key) ? "stripParted" : "strip", { number, place, all })];
  };
  const said = { nameOf: shortName, noteOf, rest: t("rest") };
  const pieces = drawnPieces(layout, { saw, parts }, said);
  return { layout, pieces, cuts, sum: sumCuts(cuts) };
}

/** The boards of each strip that no sheet of now holds whole, in their order. */
export function partedStrips({ task, best }: Pick<LayoutRun, "task" | "best">): string[][] {
  return (best?.parted ?? []).map((key) =>
    task.parts
      .flatMap(({ id, strip }) => (strip?.key === key ? [{ id, place: strip.place }] : []))
      .sort((one, other) => one.place - other.place)
      .map(({ id }) => id),
  );
}
