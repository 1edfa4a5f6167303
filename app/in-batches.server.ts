import { setImmediate } from "node:timers/promises";

/** A long list in parts; between two of them the process answers others. */
export async function* inBatches<Item>(
  items: readonly Item[],
  size = 200,
): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) {
    yield items.slice(at, at + size);
    await setImmediate();
  }
}
