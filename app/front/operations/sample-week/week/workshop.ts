import { defaultRules } from "~/furniture/boards/rules";
import { listKnown } from "~/furniture/decors/list-decors.server";
import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { makeBatch } from "~/workshop/batches/front/batch.server";
import { addOffcut, discardOffcut } from "~/workshop/batches/front/offcut.server";
import { finishBatch, startBatch, undoBatch } from "~/workshop/batches/front/start-batch.server";
import { layOutNow } from "~/workshop/batches/layout-run.server";
import { boardSteps, type BoardStep } from "~/workshop/made-boards/board-steps";
import {
  findPlannedOrder,
  listTrackedBoards,
} from "~/workshop/made-boards/front/order-boards.server";
import { remakeBoard } from "~/workshop/made-boards/front/remake-board.server";
import { tickBoards } from "~/workshop/made-boards/front/tick-boards.server";
import { articleKey, unitOf, type Article } from "~/workshop/stock/article";
import { changeStock } from "~/workshop/stock/front/change-stock.server";
import { knownArticles } from "~/workshop/stock/front/known-articles";
import { newItem, saveStockItem } from "~/workshop/stock/front/save-item.server";
import { listSuppliers, saveSupplier } from "~/workshop/stock/front/supplier.server";
import { findStockItem } from "~/workshop/stock/stock.server";

import { keepRow } from "../kept/sample-rows";
import { expectKind, type Entry, type Workshop } from "./diary";
import type { LivedOrder } from "./order-steps";
import { fillPlan } from "./plan";
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

/** Keeps what the sample pieces are made of, where the shop keeps none of it yet. */
async function fillStock({ db, hand, pieces }: Workshop): Promise<void> {
  const known = await listKnown("ro", db);
  const ours = {
    decors: known.decors.filter(({ id }) => id === pieces.decor),
    handles: known.handles.filter(({ id }) => id === pieces.handle),
  };
  const supplierId = await addSupplier({ db, hand });
  for (const [place, article] of knownArticles(ours, defaultRules).entries()) {
    const id = articleKey(article);
    if (await findStockItem(id, db)) continue;
    const least = leastOf(article);
    const bought = { supplierId, supplierCode: `EX-${100 + place}`, priceBani: 5_00 };
    await saveStockItem(article, { ...newItem, least, ...bought }, hand, db);
    // Every fourth is below what is to be kept, so that something is to be ordered.
    const amount = place % 4 === 3 ? Math.floor(least / 2) : least * 3;
    const received = { reason: "received", amount, note: "Aviz 1042" } as const;
    if (amount > 0) expectKind(await changeStock(id, received, hand, db), "changed", "receive");
    const item = (await findStockItem(id, db))!;
    await keepRow({ source: "stock_items", id, amount: item.version }, db);
  }
}

/** Adds the supplier of the week's articles; nobody is ever written to at its address. */
async function addSupplier({ db, hand }: Pick<Workshop, "db" | "hand">): Promise<string> {
  const name = `Depozit Exemplu ${SAMPLE_MARK}`;
  const supplier = { name, email: "", phone: "0722000100", days: 5, minimumBani: 300_00 };
  const saved = await saveSupplier({ ...supplier, id: undefined, version: 0 }, hand, db);
  expectKind(saved, "saved", "save a supplier");
  const { id, version } = (await listSuppliers(db)).find((one) => one.name === name)!;
  await keepRow({ source: "suppliers", id, amount: version }, db);
  return id;
}

function leastOf(article: Article): number {
  if (article.kind === "sheet") return 4;
  return unitOf(article) === "metre" ? 50 : 20;
}

async function fillShelf({ db, hand, pieces }: Workshop): Promise<void> {
  const lengths = [1400, 900, 650, 500];
  for (const length of lengths) {
    const piece = { material: pieces.decor, thickness: 18, length, width: length - 200 };
    const id = await addOffcut(piece, hand, db);
    await keepRow({ source: "offcuts", id: String(id) }, db);
    if (length === 500) await discardOffcut(id, "Zgâriată pe față.", hand, db);
  }
}
