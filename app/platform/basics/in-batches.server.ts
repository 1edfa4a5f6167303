import { setTimeout } from "node:timers/promises";

/**
 * Yields a long list in batches. After each batch the process answers other requests for as long as the batch took,
 * because a page takes many short steps and must not wait for a batch before each of them.
 */
export async function* inBatches<Item>(
  items: readonly Item[],
  size = 100,
): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) {
    const began = performance.now();
    yield items.slice(at, at + size);
    await setTimeout(performance.now() - began);
  }
}

/**
 * Yields the rows of a table in the order of their ids, as `read` gives those behind an id, some at a time, until
 * none are left. Others are answered in between as with `inBatches`.
 */
export async function* inKeyOrder<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = ""; ;) {
    const began = performance.now();
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
    await setTimeout(performance.now() - began);
  }
}
