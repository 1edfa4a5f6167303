import { setTimeout } from "node:timers/promises";

/**
 * A long list in parts. After each of them the process has as long again to answer others: a page
 * takes many short steps, and must not wait for a part of the list before each.
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
