import { setTimeout } from "node:timers/promises";

/**
 * Yields a long list in batches. After each one the process answers other requests for as long as
 * the batch took: a page takes many short steps, and must not wait for a batch before each of them.
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
