import type { LoaderFunctionArgs } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { guard } from "~/people/identity/front/auth.server";
import { inBatches } from "~/platform/basics/in-batches.server";
import { csvFile } from "~/platform/format/csv.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { needsWithLayout, piecesOf } from "~/workshop/batches/front/batch-needs.server";
import { findBatch, stateOf, readBatchLines } from "~/workshop/batches/front/batch.server";
import { findRun } from "~/workshop/batches/layout-run.server";
import { articleKey, unitOf } from "~/workshop/stock/article";
import { nameArticle, placedTexts } from "~/workshop/stock/front/known-articles";
import { findKnownArticles } from "~/workshop/stock/front/known-articles.server";
import { orderList } from "~/workshop/stock/front/order-list";
import { sumOrdered } from "~/workshop/stock/front/supplier-order.server";
import type { Need } from "~/workshop/stock/needs";
import { listStockItems } from "~/workshop/stock/stock.server";

/** What has to be bought, for a batch (`lot`) or for the least stock, by supplier, in Romanian. */
export async function loader({ request }: LoaderFunctionArgs) {
  await guard("workshop/stock-csv")(request);
  const t = translateIn("ro", ["office-stock", "workshop-parts"]);
  const { known } = await findKnownArticles("ro");
  const needs = await needsOfBatch(new URL(request.url).searchParams.get("lot"));
  const rows = orderList(await listStockItems(), needs, await sumOrdered());
  const placed = new Map(
    needs.map((need) => [articleKey(need.article), placedTexts(need, known, t)]),
  );
  return csvFile(
    "comanda-furnizori.csv",
    (
      [
        "supplier",
        "supplierCode",
        "article",
        "toOrder",
        "unit",
        "onHand",
        "coming",
        "needed",
      ] as const
    ).map((head) => t(head)),
    inBatches(rows),
    ({ id, supplier, supplierCode, article, toOrder, onHand, coming, needed }) => [
      supplier,
      supplierCode,
      [nameArticle(article, known, t), ...(placed.get(id) ?? [])].join("; "),
      String(toOrder),
      t(`unitNames.${unitOf(article)}`),
      String(onHand),
      String(coming),
      String(needed),
    ],
  );
}

/** What a batch will take when it is started; nothing without one, and of one that has taken it. */
async function needsOfBatch(id: string | null): Promise<Need[]> {
  if (id === null) return [];
  const batch = await findBatch(id);
  if (!batch) throw notThere();
  if (stateOf(batch) !== "made") return [];
  const { lines } = await readBatchLines(id);
  return needsWithLayout(await piecesOf(lines), (await findRun(id))?.best ?? null);
}
