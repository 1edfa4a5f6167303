import { setImmediate as nextTurn } from "node:timers/promises";

import type { Transaction } from "kysely";

import { isOutcomeUnknown, isStorageTrouble, type Db } from "./engine";
import type { Database } from "./schema";

type Work<Result> = (trx: Transaction<Database>) => Promise<Result>;

interface Waiting {
  work: Work<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Upper bound for one transaction, because nothing else is answered while it runs. */
const MOST = 16;
/**
 * For how many turns of the event loop work waits for more: requests that arrived together are read
 * by then.
 */
const TURNS = 4;

const queues = new WeakMap<object, Waiting[]>();

/**
 * Runs work in one transaction together with other work that arrives within a few turns of the
 * event loop, because a commit costs as much as the rows of an order. Each sees what those before
 * it wrote.
 *
 * If one throws, all are rolled back and each runs again, alone; so the work must do nothing but
 * read and write through the transaction it is given. A disk failure fails all of them and is not
 * tried again.
 */
export function inSharedTransaction<Result>(db: Db, work: Work<Result>): Promise<Result> {
  const owner = db.getExecutor().adapter;
  const queue = queues.get(owner) ?? [];
  queues.set(owner, queue);
  return new Promise<Result>((resolve, reject) => {
    queue.push({ work, resolve: resolve as Waiting["resolve"], reject });
    if (queue.length === 1) void carryOutSoon(db, queue);
  });
}

async function carryOutSoon(db: Db, queue: Waiting[]): Promise<void> {
  for (let turn = 0; turn < TURNS && queue.length < MOST; turn += 1) await nextTurn();
  await carryOut(db, queue);
}

async function carryOut(db: Db, queue: Waiting[]): Promise<void> {
  const group = queue.splice(0, MOST);
  if (queue.length > 0) void carryOutSoon(db, queue);
  try {
    const results = await db.transaction().execute(async (trx) => {
      const done: unknown[] = [];
      for (const { work } of group) done.push(await work(trx));
      return done;
    });
    for (const [index, { resolve }] of group.entries()) resolve(results[index]);
  } catch (error) {
    const isFinal = group.length === 1 || isStorageTrouble(error) || isOutcomeUnknown(error);
    for (const { work, resolve, reject } of group) {
      if (isFinal) reject(error);
      else await db.transaction().execute(work).then(resolve, reject);
    }
  }
}
