import { writeDesign } from "~/furniture/boards/address";
import { makeBatch } from "~/workshop/batches/front/batch.server";
import { layOutNow } from "~/workshop/batches/layout-run.server";
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
export function layOutBatch(id: string, db: Db): Promise<void> {
  return layOutNow(id, { seed: 1, rounds: 40 }, db);
}
