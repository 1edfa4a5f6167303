import { writeDesign } from "~/furniture/boards/address";
import { layOut } from "~/furniture/cutting/lay-out";
import { makeTask } from "~/workshop/batches/batch-parts.server";
import { makeBatch, readBatchLines } from "~/workshop/batches/batch.server";
import type { Db } from "~db/engine";

import { bookcase } from "../boards/designs";
import { placePlans } from "../orders-placed";

export const desk = { id: "desk", email: "atelier@example.com" };

/** A batch of orders of a bookcase each. */
export async function madeBatch(db: Db, orders = 1): Promise<{ id: string; numbers: string[] }> {
  const numbers: string[] = [];
  for (let index = 0; index < orders; index++) {
    numbers.push((await placePlans(db, [[writeDesign(bookcase), 1]])).number);
  }
  const made = await makeBatch(numbers, desk, db);
  if (made.kind !== "made") throw new Error(made.kind);
  return { id: made.id, numbers };
}

/** As a search leaves it that has ended: with a layout found in this process. */
export async function laidOutBatch(db: Db, orders = 1): Promise<{ id: string; numbers: string[] }> {
  const made = await madeBatch(db, orders);
  await layOutBatch(made.id, db);
  return made;
}

/** Lays out a batch with the offcuts that are in stock now. */
export async function layOutBatch(id: string, db: Db): Promise<void> {
  const { lines } = await readBatchLines(id, db);
  const task = await makeTask(lines, db);
  const best = layOut(task, { seed: 1, rounds: 40 });
  const sheets = best.layouts.filter(({ offcut }) => offcut === null).length;
  const now = new Date().toISOString();
  await db
    .insertInto("layout_runs")
    .values({
      id: `${id} ${now}`,
      batch_id: id,
      state: "done",
      seed: 1,
      seconds: 1,
      sheets,
      started_at: now,
      reported_at: now,
      ended_at: now,
      task: JSON.stringify(task),
      best: JSON.stringify(best),
    })
    .execute();
}
