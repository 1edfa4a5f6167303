import type { SawCut } from "~/furniture/cutting/saw-sequence";
import { short } from "~/furniture/drawing/svg";
import { formatDay } from "~/platform/format/dates";
import type { TFunction } from "~/platform/i18n/translate";
import { translateIn } from "~/platform/i18n/translate.server";
import { writeMaterial } from "~/workshop/stock/article";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { LayoutRun } from "../layout-run.server";
import type { Batch } from "./batch.server";
import type { LayoutPdf } from "./layout-pdf.server";
import { labelOf, type StockOffcut } from "./offcut.server";
import { materialNames, shortName, showLayout } from "./shown-layouts.server";

/** A cut in a line: what is cut, which way and at what size, and the parts that are ready with it. */
export function writeCut(
  { panel, along, at, isTrim, parts }: SawCut,
  index: number,
  t: TFunction<"office-batches">,
): string {
  const size = `${short(panel.length)} × ${short(panel.width)}`;
  const text = t(`cutText.${along}`, { index, panel: size, at: short(at) });
  if (isTrim) return `${text} (${t("trimCut")})`;
  return parts.length === 0 ? text : `${text} → ${parts.map(shortName).join(", ")}`;
}

/** The pages that the saw's operator prints, always in Romanian: each sheet with its cuts. */
export async function printLayouts(
  batch: Batch,
  run: LayoutRun,
  db: Db = shopDatabase(),
): Promise<LayoutPdf> {
  const t = translateIn("ro", "office-batches");
  const layouts = run.best?.layouts ?? [];
  const keys = [...new Set(layouts.map(({ material }) => material))];
  const names = await materialNames(keys, "ro", t, db);
  const pages = layouts.map((layout, index) => {
    const { pieces, cuts, sum } = showLayout(layout, run, t);
    const { length, width, material, offcut } = layout;
    const sheet = t("sheetOf", { index: index + 1, number: layouts.length });
    const size = `${short(length)} × ${short(width)} mm`;
    const meters = (sum.run / 1000).toLocaleString("ro", { maximumFractionDigits: 1 });
    const from = offcut === null ? [] : [t("offcutOf", { label: offcut })];
    return {
      heading: [batch.number, sheet, names.get(material) ?? material].join(" · "),
      facts: [size, ...from, t("cutSum", { number: sum.count, meters })].join(" · "),
      length,
      width,
      pieces,
      cuts: cuts.map((cut, at) => writeCut(cut, at + 1, t)),
    };
  });
  return { title: batch.number, madeAt: run.reported_at, pages, labels: [] };
}

/** The label of an offcut, always in Romanian. */
export async function printLabel(offcut: StockOffcut, db: Db = shopDatabase()): Promise<LayoutPdf> {
  const t = translateIn("ro", "office-batches");
  const key = writeMaterial(offcut);
  const names = await materialNames([key], "ro", t, db);
  const name = labelOf(offcut.id);
  const lines = [
    names.get(key) ?? key,
    `${short(offcut.length)} × ${short(offcut.width)} mm`,
    formatDay(offcut.added_at, "ro"),
  ];
  return { title: name, madeAt: offcut.added_at, pages: [], labels: [{ name, lines }] };
}
