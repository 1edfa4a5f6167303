import type { TFunction } from "i18next";

import { requestLanguage } from "~/i18n/i18n.server";
import { paths } from "~/paths";
import { listParts } from "~/workshop/batch-parts.server";
import { findBatch, readBatchLines, stateOf } from "~/workshop/batch.server";
import { findRun } from "~/workshop/layout-run.server";
import { writeCut } from "~/workshop/print-layouts.server";
import { materialNames, showLayout, sumMaterials } from "~/workshop/shown-layouts.server";
import { shopDatabase } from "~db/client.server";

/** A batch as its page shows it; undefined for one there is not. */
export async function showBatch(id: string, request: Request, t: TFunction<"admin-batches">) {
  const batch = await findBatch(id);
  if (!batch) return undefined;
  const run = await findRun(id);
  const { lines, orders } = await readBatchLines(id);
  const parts = await listParts(lines);
  const rows = sumMaterials(parts, run?.task, run?.best);
  const keys = rows.map(({ material }) => material);
  const names = await materialNames(keys, await requestLanguage(request), t, shopDatabase());
  const { layouts = [], unplaced = [] } = run?.best ?? {};
  return {
    id,
    number: batch.number,
    state: stateOf(batch),
    orders: orders.map(({ number }) => number),
    materials: rows.map((row) => ({ ...row, name: names.get(row.material) ?? row.material })),
    run: run && {
      ...{ state: run.state, rounds: run.rounds, sheets: run.sheets, seconds: run.seconds },
    },
    isReady:
      run?.best !== null && run !== undefined && run.state !== "running" && unplaced.length === 0,
    unplaced,
    layouts: layouts.map((layout, index) => {
      const { cuts, sum } = showLayout(layout, run!.task, t("rest"));
      return {
        // Another address as soon as the drawing is another.
        picture: `${paths.batchSheet(id, `${index + 1}.svg`)}?v=${run!.reported_at}`,
        material: names.get(layout.material) ?? layout.material,
        offcut: layout.offcut,
        length: layout.length,
        width: layout.width,
        sum: { number: sum.count, meters: Math.round(sum.run / 100) / 10 },
        cuts: cuts.map((cut, at) => writeCut(cut, at + 1, t)),
      };
    }),
  };
}

export type ShownBatch = NonNullable<Awaited<ReturnType<typeof showBatch>>>;
