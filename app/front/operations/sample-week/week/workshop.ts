import { makeBatch } from "~/workshop/batches/front/batch.server";
import { finishBatch, startBatch, undoBatch } from "~/workshop/batches/front/start-batch.server";
import { layOutNow } from "~/workshop/batches/layout-run.server";
import { boardSteps, type BoardStep } from "~/workshop/made-boards/board-steps";
import {
  findPlannedOrder,
  listTrackedBoards,
} from "~/workshop/made-boards/front/order-boards.server";
import { remakeBoard } from "~/workshop/made-boards/front/remake-board.server";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";

import { expectKind, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./lived-order";
import { fillPlan } from "./plan";
import { fillStock, fillShelf } from "./stock";
import type { OrderName } from "./story";

/** Stock, offcuts, batches in every state, and boards on their way through the workshop. */
export function livedWorkshop(shop: Workshop, named: ReadonlyMap<OrderName, LivedOrder>): Entry[] {
  const { db, hand } = shop;
  const batches = new Map<string, string>();
  const batch =
    (name: string, ...orders: OrderName[]) =>
    async () => {
      const numbers = orders.map((one) => named.get(one)!.number);
      const { id } = expectKind(await makeBatch(numbers, hand, db), "made", "make a batch");
      batches.set(name, id);
      await layOutNow(id, { seed: 1, rounds: 20 }, db);
    };
  const step = (work: typeof startBatch, name: string) => async () => {
    expectKind(await work(batches.get(name)!, hand, db), "done", `batch ${name}`);
  };
  const tick =
    (name: OrderName, upTo: BoardStep, share = 1) =>
    async () => {
      await tickAll(shop, named.get(name)!.number, upTo, share);
    };
  return [
    { daysAgo: 33, work: () => fillStock(shop) },
    { daysAgo: 33, work: () => fillPlan(shop) },
    { daysAgo: 30, work: () => fillShelf(shop) },
    { daysAgo: 14, work: batch("cut", "cut", "remade", "assembled") },
    { daysAgo: 13, work: step(startBatch, "cut") },
    { daysAgo: 12, work: step(finishBatch, "cut") },
    { daysAgo: 11, work: tick("assembled", "assembled") },
    { daysAgo: 10, work: tick("cut", "edged") },
    { daysAgo: 9, work: tick("cut", "drilled", 0.5) },
    { daysAgo: 9, work: tick("remade", "edged") },
    {
      daysAgo: 8,
      work: async () => {
        const { number } = named.get("remade")!;
        const [board] = await listTrackedBoards((await findPlannedOrder(number, db))!, db);
        const reason = "Cant sărit la colț.";
        const remade = await remakeBoard({ number, id: board!.id, reason }, hand, db);
        expectKind(remade, "remade", "make a board once more");
      },
    },
    { daysAgo: 6, work: batch("undone", "inSaw") },
    { daysAgo: 5.5, work: step(startBatch, "undone") },
    { daysAgo: 5, work: step(undoBatch, "undone") },
    { daysAgo: 3, work: batch("inSaw", "inSaw") },
    { daysAgo: 0.8, work: step(startBatch, "inSaw") },
    { daysAgo: 0.6, work: batch("toCut", "toCut", "alsoToCut") },
  ];
}

/** Does all steps up to one on a share of an order's boards. */
async function tickAll(
  { db, hand }: Workshop,
  number: string,
  upTo: BoardStep,
  share: number,
): Promise<void> {
  for (const step of boardSteps.slice(0, boardSteps.indexOf(upTo) + 1)) {
    const boards = await listTrackedBoards((await findPlannedOrder(number, db))!, db);
    const ids = boards.slice(0, Math.ceil(boards.length * share)).map(({ id }) => id);
    expectKind(await tickBoards({ number, ids, step }, hand, db), "ticked", "tick boards");
  }
}
