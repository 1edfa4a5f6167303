import { sql, type RawBuilder } from "kysely";

import { inBatches } from "~/platform/basics/in-batches.server";
import { z } from "~/platform/basics/zod";
import type { Db } from "~db/engine";

import type { SampleSource } from "./sample-rows";

/** Counts that are taken back at a time. */
const AT_ONCE = 20;

const figureKey = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/** Takes away of each step of a day what the week has counted. */
export async function takeFiguresBack(trx: Db): Promise<void> {
  for await (const some of inBatches(await counted("figures", trx), AT_ONCE)) {
    for (const { row_id, amount } of some) {
      const [day, kind, language, step] = figureKey.parse(JSON.parse(row_id));
      const key = sql<boolean>`day = ${day} and kind = ${kind} and language = ${language} and step = ${step}`;
      await takeBack("figures", key, amount, trx);
    }
  }
}

const viewKey = z.tuple([z.string(), z.string()]);

/** The same of the days on which pieces were looked at. */
export async function takeViewsBack(trx: Db): Promise<void> {
  for await (const some of inBatches(await counted("product_views", trx), AT_ONCE)) {
    for (const { row_id, amount } of some) {
      const [day, id] = viewKey.parse(JSON.parse(row_id));
      const key = sql<boolean>`viewed_on = ${day} and product_id = ${id}`;
      await takeBack("product_views", key, amount, trx);
    }
  }
}

/** Takes so much off a count; a count of nothing is no row. */
async function takeBack(
  table: "figures" | "product_views",
  key: RawBuilder<boolean>,
  amount: number,
  trx: Db,
): Promise<void> {
  const one = table as "figures";
  await trx.deleteFrom(one).where(key).where("count", "<=", amount).execute();
  await trx
    .updateTable(one)
    .set((eb) => ({ count: eb("count", "-", amount) }))
    .where(key)
    .execute();
}

function counted(source: SampleSource, trx: Db) {
  const rows = trx.selectFrom("sample_rows").select(["row_id", "amount"]);
  return rows.where("source", "=", source).execute();
}
