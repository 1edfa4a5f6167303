import type { Result } from "~/furniture/cutting/layout";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import type { TFunction } from "~/platform/i18n/translate";
import { serverPaths } from "~/platform/paths/server-paths";
import { needsWithLayout, piecesOf } from "~/workshop/batches/front/batch-needs.server";
import { listParts, type BatchLine } from "~/workshop/batches/front/batch-parts.server";
import { findBatch, stateOf, readBatchLines } from "~/workshop/batches/front/batch.server";
import { writeCut } from "~/workshop/batches/front/print-layouts.server";
import {
  materialNames,
  partedStrips,
  showLayout,
  sumMaterials,
} from "~/workshop/batches/front/shown-layouts.server";
import { findRun } from "~/workshop/batches/layout-run.server";
import { articleKey, unitOf } from "~/workshop/stock/article";
import { nameArticle, placedTexts } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { listStockItems } from "~/workshop/stock/stock.server";

/** A batch as its page shows it; undefined for one there is not. */
export async function showBatch(id: string, request: Request, t: TFunction<"office-batches">) {
  const batch = await findBatch(id);
  if (!batch) return undefined;
  const run = await findRun(id);
  const { lines, orders } = await readBatchLines(id);
  const parts = await listParts(lines);
  const rows = sumMaterials(parts, run?.task, run?.best);
  const keys = rows.map(({ material }) => material);
  const names = await materialNames(keys, await requestLanguage(request), t);
  const { layouts = [], unplaced = [] } = run?.best ?? {};
  const state = stateOf(batch);
  return {
    id,
    number: batch.number,
    state,
    needs: state === "made" ? await showNeeds(lines, run?.best ?? null, request) : [],
    orders: orders.map(({ number }) => number),
    materials: rows.map((row) => ({ ...row, name: names.get(row.material) ?? row.material })),
    run: run && {
      state: run.state,
      rounds: run.rounds,
      sheets: run.sheets,
      seconds: run.seconds,
    },
    isReady:
      run?.best !== null && run !== undefined && run.state !== "running" && unplaced.length === 0,
    unplaced,
    parted: run ? partedStrips(run) : [],
    layouts: layouts.map((layout, index) => {
      const { cuts, sum } = showLayout(layout, run!, t);
      return {
        // Another address as soon as the drawing is another.
        picture: `${serverPaths.batchSheet(id, `${index + 1}.svg`)}?v=${run!.reported_at}`,
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

/** What the batch will take of the stock, beside what is there; null where an article is not kept. */
async function showNeeds(lines: readonly BatchLine[], best: Result | null, request: Request) {
  const t = await translateFor(request, ["office-stock", "workshop-parts"]);
  const { known } = await findKnownArticles(await requestLanguage(request));
  const onHand = new Map((await listStockItems()).map((item) => [item.id, item.onHand]));
  return needsWithLayout(await piecesOf(lines), best).map((need) => {
    const { article, amount } = need;
    const id = articleKey(article);
    return {
      id,
      name: nameArticle(article, known, t),
      placed: placedTexts(need, known, t),
      amount,
      unit: unitOf(article),
      onHand: onHand.get(id) ?? null,
    };
  });
}

export type ShownBatch = NonNullable<Awaited<ReturnType<typeof showBatch>>>;
